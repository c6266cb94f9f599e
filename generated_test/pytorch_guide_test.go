package generated_test

import (
	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// pytorchGuide returns docs/pytorch.md.
func pytorchGuide() guide {
	x := f64.Matrix(2, 3, 1, 2, 3, 4, 5, 6)
	y := f64.Of(10, 20, 30)
	i := ints.Of(2, 0)
	m := f64.Greater(x, f64.Scalar(2))
	return guide{
		path: "../docs/pytorch.md", library: "PyTorch",
		theirs: `x = np.array([[1., 2, 3], [4, 5, 6]])
y = np.array([10., 20, 30])
i = np.array([2, 0])
m = x > 2
`,
		sections: []guideSection{
			{"Making tensors", []guideLine{
				{"torch.tensor([1., 2.])", "np.array([1., 2])", func() any { return f64.Of(1, 2) }},
				{"torch.from_numpy(data)", "np.array([1., 2])", func() any {
					data := []float64{1, 2}
					return f64.New(data, 2)
				}},
				{"x.new_zeros(3)", "np.zeros(3)", func() any { return f64.Zeros(3) }},
				{
					"torch.full_like(x, 7)", "np.full_like(x, 7)",
					func() any { return f64.FullLike(7, x) },
				},
				{"x.clone()", "x.copy()", func() any { return x.Clone() }},
				{"x.float()", "x.astype(np.float32)", func() any { return convert.Float32(x) }},
				{"x.to(torch.int64)", "x.astype(int)", func() any { return convert.Int(x) }},
			}},
			{"Shapes and views", []guideLine{
				{"x.size(0)", "2", func() any { return x.Dim(0) }},
				{"x.numel()", "6", func() any { return x.Size() }},
				{"x.dim()", "2", func() any { return x.Rank() }},
				{"x.view(3, 2)", "x.reshape(3, 2)", func() any { return x.View(3, 2) }},
				{"x.permute(1, 0)", "x.T", func() any { return x.Transpose(1, 0) }},
				{"x.mT", "x.T", func() any { return x.T() }},
				{"x.unsqueeze(0)", "x[None]", func() any { return x.Unsqueeze(0) }},
				{
					"y.expand(2, 3)", "np.broadcast_to(y, (2, 3))",
					func() any { return y.BroadcastTo(2, 3) },
				},
				{
					"y.unfold(0, 2, 1)", "np.array([[10., 20], [20, 30]])",
					func() any { return y.Windows(2, 1) },
				},
				{"x.chunk(3, dim=1)", "np.split(x, 3, 1)", func() any { return x.Split(1, 3) }},
				{
					"x.narrow(1, 1, 2)", "x[:, 1:3]",
					func() any { return x.Slice(tensor.All, tensor.Range(1, 3)) },
				},
				{"x.select(1, 2)", "x[:, 2]", func() any { return x.Slice(tensor.All, tensor.At(2)) }},
				{"x.is_contiguous()", "True", func() any { return x.IsContiguous() }},
			}},
			{"Indexing", []guideLine{
				{"x.index_select(1, i)", "x[:, i]", func() any { return f64.Take(x, 1, i) }},
				{"x.masked_select(m)", "x[m]", func() any { return f64.Compress(m, x) }},
				{
					"x.masked_fill(m, 0)", "np.where(m, 0, x)",
					func() any { return f64.Where(m, f64.Scalar(0), x) },
				},
				{
					"torch.nonzero(m)", "np.argwhere(m)",
					func() any { return bools.NonZero[*ints.Tensor](m) },
				},
				{
					"x.gather(1, i[:, None])", "np.take_along_axis(x, i[:, None], 1)",
					func() any { return f64.Gather(x, 1, i.Unsqueeze(1)) },
				},
				{
					"x.scatter_(1, i[:, None], 7)", "x[[0, 1], i] = 7",
					func() any { x.Put(f64.Scalar(7), 1, i.Unsqueeze(1)); return x },
				},
				{
					"x.scatter_add_(1, i[:, None], y[:2, None])", "x[[0, 1], i] += y[:2]",
					func() any { x.ScatterAdd(f64.Of(10, 20).Unsqueeze(1), 1, i.Unsqueeze(1)); return x },
				},
				{
					"y.index_add_(0, i, y[:2])", "y[i] += y[:2]",
					func() any { y.IndexAdd(f64.Of(10, 20), 0, 2, 0); return y },
				},
			}},
			{"Elements", []guideLine{
				{"x.add_(y)", "x + y", func() any { return x.Add(x, y) }},
				{"x.mul(2)", "x * 2", func() any { return f64.MulC(x, 2) }},
				{"torch.fmod(x, y)", "np.fmod(x, y)", func() any { return f64.Rem(x, y) }},
				{"torch.remainder(x, y)", "x % y", func() any { return f64.Mod(x, y) }},
				{"x.clamp(2, 5)", "np.clip(x, 2, 5)", func() any { return f64.Clip(x, 2, 5) }},
				{"x.pow(2)", "x ** 2", func() any { return f64.PowC(x, 2) }},
				{"torch.lerp(x, y, w)", "x + 0.5 * (y - x)", func() any {
					w := f64.Scalar(0.5)
					return f64.Lerp(x, y, w)
				}},
				{"torch.addcmul(y, x, x)", "y + x * x", func() any { return f64.FMA(x, x, y) }},
				{"torch.rsqrt(x)", "1 / np.sqrt(x)", func() any { return f64.Rsqrt(x) }},
				{"F.relu(x)", "np.maximum(x, 0)", func() any { return f64.ReLU(x) }},
				{"F.silu(x)", "x / (1 + np.exp(-x))", func() any { return f64.SiLU(x) }},
				{"F.hardtanh(x)", "np.clip(x, -1, 1)", func() any { return f64.HardTanh(x) }},
				{"x.eq(y)", "x == y", func() any { return f64.Equal(x, y) }},
				{"torch.equal(x, x)", "True", func() any { return x.Same(x) }},
				{"m.logical_not()", "~m", func() any { return bools.Not(m) }},
			}},
			{"Reductions and order", []guideLine{
				{
					"x.sum(1, keepdim=True)", "x.sum(1, keepdims=True)",
					func() any { return f64.KeepDims(f64.Sum, x, 1) },
				},
				{"x.amax(1)", "x.max(1)", func() any { return f64.Max(x, 1) }},
				{"x.max(1).indices", "x.argmax(1)", func() any { return f64.ArgMax(x, 1) }},
				{"x.std(1)", "x.std(1, ddof=1)", func() any { return f64.Sqrt(f64.VarDDOF(x, 1, 1)) }},
				{"x.std(1, correction=0)", "x.std(1)", func() any { return f64.Std(x, 1) }},
				{
					"torch.logsumexp(x, 1)", "np.log(np.exp(x).sum(1))",
					func() any { return f64.LogSumExp(x, 1) },
				},
				{"x.norm()", "np.linalg.norm(x)", func() any { return f64.Norm(x) }},
				{
					"x.softmax(1)", "np.exp(x) / np.exp(x).sum(1, keepdims=True)",
					func() any { return f64.Softmax(x, 1) },
				},
				{"y.topk(2).indices", "np.array([2, 1])", func() any {
					_, places := f64.TopK(y, 2, 0)
					return places
				}},
				{"y.argsort()", "np.argsort(y)", func() any { return f64.ArgSort(y, 0) }},
				{"x.cumsum(1)", "np.cumsum(x, 1)", func() any { return f64.CumSum(x, 1) }},
			}},
			{"Moving elements and products", []guideLine{
				{
					"torch.cat([x, x], 1)", "np.concatenate([x, x], 1)",
					func() any { return f64.Concat(1, x, x) },
				},
				{"x.repeat(2, 1)", "np.tile(x, (2, 1))", func() any { return f64.Tile(x, 2, 1) }},
				{
					"x.repeat_interleave(2, 1)", "np.repeat(x, 2, 1)",
					func() any { return f64.Repeat(x, 1, 2) },
				},
				{
					"F.pad(y, (1, 2), value=7)", "np.pad(y, (1, 2), constant_values=7)",
					func() any { return f64.Pad(y, 7, [2]int{1, 2}) },
				},
				{"y.ger(y)", "np.outer(y, y)", func() any { return f64.Outer(y, y) }},
				{"x.mv(y)", "x @ y", func() any { return f64.MatMul(x, y) }},
				{
					"F.normalize(x, dim=1)", "x / np.linalg.norm(x, axis=1, keepdims=True)",
					func() any { return f64.Normalize(x, 1e-12, 1) },
				},
				{
					"F.layer_norm(x, (3,), w, b)",
					"(x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5) * y + y",
					func() any {
						w, b := y, y
						return f64.LayerNorm(x, w, b, 1e-5, 1)
					},
				},
			}},
			{"Differentiation", []guideLine{
				{"x.requires_grad_(); (x * x).sum().backward(); x.grad", "2 * x", func() any {
					v := autograd.New(x)
					autograd.Sum(autograd.Mul(v, v)).Backward()
					return v.Grad
				}},
				{"with torch.no_grad(): z = v * v", "x * x", func() any {
					v, z := autograd.New(x), (*autograd.Variable[*f64.Tensor])(nil)
					autograd.NoGrad(func() { z = autograd.Mul(v, v) })
					return z.Value
				}},
				{"v.detach()", "x", func() any { return autograd.New(x).Detach().Value }},
			}},
		},
	}
}
