package generated_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// numpyGuide returns docs/numpy.md.
func numpyGuide() guide {
	x := f64.Matrix(2, 3, 1, 2, 3, 4, 5, 6)
	y := f64.Of(10, 20, 30)
	a := f64.Arange(0, 24, 1).Reshape(2, 3, 4)
	i := ints.Of(2, 0)
	m := f64.Greater(x, f64.Scalar(2))
	return guide{
		path: "../docs/numpy.md", library: "NumPy",
		theirs: `x = np.array([[1., 2, 3], [4, 5, 6]])
y = np.array([10., 20, 30])
a = np.arange(24.).reshape(2, 3, 4)
i = np.array([2, 0])
m = x > 2
`,
		sections: []guideSection{
			{"Making arrays", []guideLine{
				{"np.array([1., 2, 3])", "", func() any { return f64.Of(1, 2, 3) }},
				{"np.array([[1., 2], [3, 4]])", "", func() any { return f64.Matrix(2, 2, 1, 2, 3, 4) }},
				{"np.frombuffer(data).reshape(2, 2)", "np.array([[1., 2], [3, 4]])", func() any {
					data := []float64{1, 2, 3, 4}
					return f64.New(data, 2, 2)
				}},
				{"np.zeros((2, 3))", "", func() any { return f64.Zeros(2, 3) }},
				{"np.ones((2, 3))", "", func() any { return f64.Ones(2, 3) }},
				{"np.full((2, 3), 7.)", "", func() any { return f64.Full(7, 2, 3) }},
				{"np.zeros_like(x)", "", func() any { return f64.ZerosLike(x) }},
				{"np.full_like(x, 7)", "", func() any { return f64.FullLike(7, x) }},
				{"np.arange(0, 1, 0.1)", "", func() any { return f64.Arange(0, 1, 0.1) }},
				{"np.linspace(0, 1, 5)", "", func() any { return f64.Linspace(0, 1, 5) }},
				{"np.eye(3)", "", func() any { return f64.Eye(3) }},
				{"np.eye(2, 3)", "", func() any { return f64.Identity(2, 3) }},
				{"np.array(7.)", "", func() any { return f64.Scalar(7) }},
				{"x.copy()", "", func() any { return x.Clone() }},
				{"x.astype(np.float32)", "", func() any { return convert.Float32(x) }},
				{"x.astype(np.float16)", "", func() any { return convert.Float16(x) }},
				{"x.astype(int)", "", func() any { return convert.Int(x) }},
			}},
			{"Shapes and views", []guideLine{
				{"x.shape[0]", "", func() any { return x.Dim(0) }},
				{"x.ndim", "", func() any { return x.Rank() }},
				{"x.size", "", func() any { return x.Size() }},
				{"x.reshape(3, -1)", "", func() any { return x.Reshape(3, -1) }},
				{"x.T", "", func() any { return x.T() }},
				{"np.transpose(a)", "", func() any { return a.Transpose() }},
				{"np.transpose(a, (2, 0, 1))", "", func() any { return a.Transpose(2, 0, 1) }},
				{"np.swapaxes(a, -1, -2)", "", func() any { return a.T() }},
				{"x.ravel()", "", func() any { return x.Ravel() }},
				{"x.flatten()", "", func() any { return x.Flatten() }},
				{"np.expand_dims(x, 0)", "", func() any { return x.Unsqueeze(0) }},
				{
					"np.squeeze(x[:, :1])", "",
					func() any { return x.Slice(tensor.All, tensor.To(1)).Squeeze() },
				},
				{"np.broadcast_to(y, (2, 3))", "", func() any { return y.BroadcastTo(2, 3) }},
				{"np.flip(x)", "", func() any { return x.Flip() }},
				{"np.fliplr(x)", "", func() any { return x.Flip(1) }},
				{"np.diagonal(x)", "", func() any { return x.Diagonal() }},
				{
					"np.lib.stride_tricks.sliding_window_view(y, 2)", "",
					func() any { return y.Windows(2, 1) },
				},
				{"np.split(a, 3, axis=1)", "", func() any { return a.Split(1, 3) }},
				{"np.array_split(y, 2)", "", func() any { return y.Split(0, 2) }},
				{"np.shares_memory(x, x.T)", "", func() any { return f64.Overlap(x, x.T()) }},
			}},
			{"Indexing", []guideLine{
				{"x[1, 2]", "", func() any { return x.At(1, 2) }},
				{"x[1, 2] = 7", "", func() any { x.Set(7, 1, 2); return x }},
				{"x[1]", "", func() any { return x.Slice(tensor.At(1)) }},
				{"x[:, 1]", "", func() any { return x.Slice(tensor.All, tensor.At(1)) }},
				{"x[:, 1:3]", "", func() any { return x.Slice(tensor.All, tensor.Range(1, 3)) }},
				{"x[..., 1:]", "", func() any { return x.Slice(tensor.Ellipsis, tensor.From(1)) }},
				{"x[:, :-1]", "", func() any { return x.Slice(tensor.All, tensor.ButLast) }},
				{"x[::-1]", "", func() any { return x.Slice(tensor.All.By(-1)) }},
				{"x[:, ::2]", "", func() any { return x.Slice(tensor.All, tensor.Even) }},
				{"x[:, None]", "", func() any { return x.Slice(tensor.All, tensor.NewAxis) }},
				{"x[:, 1] = 0", "", func() any { x.Slice(tensor.All, tensor.At(1)).Fill(0); return x }},
				{"x[1] = y", "", func() any { x.Slice(tensor.At(1)).Assign(y); return x }},
				{
					"x[:, [2, 0]]", "",
					func() any { return x.Select(tensor.All, tensor.Incl(2, 0)).Tensor() },
				},
				{"x[:, i]", "", func() any { return x.Select(tensor.All, i).Tensor() }},
				{
					"x[:, [2, 0]] = 7", "",
					func() any { x.Select(tensor.All, tensor.Incl(2, 0)).Fill(7); return x },
				},
				{
					"np.take(x, [2, 0], axis=1)", "",
					func() any { return f64.Take(x, 1, tensor.Incl(2, 0)) },
				},
				{"np.delete(y, 1)", "", func() any { return y.Select(tensor.Excl(1)).Tensor() }},
				{"x[x > 2]", "", func() any { return f64.Compress(m, x) }},
				{"x[x > 2] = 0", "", func() any { x.Select(m).Fill(0); return x }},
				{"np.argwhere(m)", "", func() any { return bools.NonZero[*ints.Tensor](m) }},
			}},
			{"Elements", []guideLine{
				{"x + y", "", func() any { return f64.Add(x, y) }},
				{"x + 2", "", func() any { return f64.AddC(x, 2) }},
				{"x += y", "", func() any { return x.Add(x, y) }},
				{"x - y", "", func() any { return f64.Sub(x, y) }},
				{"x * y", "", func() any { return f64.Mul(x, y) }},
				{"x / y", "", func() any { return f64.Div(x, y) }},
				{"x % 4", "", func() any { return f64.ModC(x, 4) }},
				{"x ** 2", "", func() any { return f64.PowC(x, 2) }},
				{"-x", "", func() any { return f64.Neg(x) }},
				{"np.exp(x)", "", func() any { return f64.Exp(x) }},
				{"np.sqrt(x)", "", func() any { return f64.Sqrt(x) }},
				{"np.abs(x)", "", func() any { return f64.Abs(x) }},
				{"np.arctan2(x, y)", "", func() any { return f64.Atan2(x, y) }},
				{"np.rint(x)", "", func() any { return f64.Round(x) }},
				{"np.reciprocal(x)", "", func() any { return f64.Recip(x) }},
				{"np.fmod(x, 4)", "", func() any { return f64.RemC(x, 4) }},
				{"np.maximum(x, y)", "", func() any { return f64.Maximum(x, y) }},
				{"np.clip(x, 2, 5)", "", func() any { return f64.Clip(x, 2, 5) }},
				{"x > y", "", func() any { return f64.Greater(x, y) }},
				{"x == y", "", func() any { return f64.Equal(x, y) }},
				{"m & ~m", "", func() any { return bools.And(m, bools.Not(m)) }},
				{"np.isnan(x)", "", func() any { return f64.IsNaN(x) }},
				{"np.where(m, x, 0)", "", func() any { return f64.Where(m, x, f64.Scalar(0)) }},
				{"np.allclose(x, x)", "", func() any { return f64.AllClose(x, x) }},
				{"np.array_equal(x, x)", "", func() any { return x.Same(x) }},
				{"i << 1", "", func() any { return ints.ShlC(i, 1) }},
				{"np.vectorize(f)(x)", "2 * x", func() any {
					f := func(v float64) float64 { return 2 * v }
					return f64.Map(x, f)
				}},
				{"(x - y) * x / 2", "", func() any { return f64.Fuse("(x - y) * x / 2", x, y) }},
			}},
			{"Reductions", []guideLine{
				{"x.sum()", "", func() any { return f64.Sum(x).Item() }},
				{"x.sum(axis=0)", "", func() any { return f64.Sum(x, 0) }},
				{"a.sum(axis=(0, -1))", "", func() any { return f64.Sum(a, 0, -1) }},
				{"x.sum(axis=1, keepdims=True)", "", func() any { return f64.KeepDims(f64.Sum, x, 1) }},
				{"x.prod(axis=1)", "", func() any { return f64.Prod(x, 1) }},
				{"x.mean(axis=0)", "", func() any { return f64.Mean(x, 0) }},
				{"i.mean()", "", func() any { return ints.Mean[*f64.Tensor](i) }},
				{"x.var(axis=1)", "", func() any { return f64.Var(x, 1) }},
				{"x.std(axis=1, ddof=1)", "", func() any { return f64.Sqrt(f64.VarDDOF(x, 1, 1)) }},
				{"x.max(axis=1)", "", func() any { return f64.Max(x, 1) }},
				{"x.argmax(axis=1)", "", func() any { return f64.ArgMax(x, 1) }},
				{"m.any(axis=0)", "", func() any { return bools.Any(m, 0) }},
				{"np.count_nonzero(m)", "", func() any { return bools.Count(m) }},
				{"np.linalg.norm(x)", "", func() any { return f64.Norm(x) }},
				{"np.linalg.norm(x, axis=1)", "", func() any { return f64.Norm(x, 1) }},
				{"np.cumsum(x, axis=1)", "", func() any { return f64.CumSum(x, 1) }},
				{"np.diff(x, axis=1)", "", func() any { return f64.Diff(x, 1) }},
				{"np.median(x)", "", func() any { return f64.Median(x) }},
				{"np.quantile(x, 0.25, axis=0)", "", func() any { return f64.Quantile(x, 0.25, 0) }},
			}},
			{"Order", []guideLine{
				{"np.sort(x, axis=1)", "", func() any { return f64.Sort(x, 1) }},
				{"np.argsort(y, kind='stable')", "", func() any { return f64.ArgSort(y, 0) }},
				{"np.sort(y)[::-1][:2]", "", func() any {
					largest, _ := f64.TopK(y, 2, 0)
					return largest
				}},
				{"np.unique(x)", "", func() any { return f64.Unique(x) }},
				{"np.searchsorted(y, x)", "", func() any { return f64.SearchSorted(y, x) }},
				{"np.histogram(x, y)[0]", "", func() any { return f64.Histogram(x, y) }},
			}},
			{"Moving elements", []guideLine{
				{"np.concatenate([x, x], axis=1)", "", func() any { return f64.Concat(1, x, x) }},
				{"np.vstack([x, y])", "", func() any { return f64.Concat(0, x, y.Unsqueeze(0)) }},
				{"np.stack([y, y], axis=1)", "", func() any { return f64.Stack(1, y, y) }},
				{"np.tile(x, (2, 1))", "", func() any { return f64.Tile(x, 2, 1) }},
				{"np.repeat(x, 2, axis=1)", "", func() any { return f64.Repeat(x, 1, 2) }},
				{"np.roll(x, 1, axis=1)", "", func() any { return f64.Roll(x, 1, 1) }},
				{
					"np.pad(y, (1, 2), constant_values=7)", "",
					func() any { return f64.Pad(y, 7, [2]int{1, 2}) },
				},
				{"np.tril(x)", "", func() any { return f64.Tril(x, 0) }},
				{
					"np.take_along_axis(x, i[:, None], axis=1)", "",
					func() any { return f64.Gather(x, 1, i.Unsqueeze(1)) },
				},
				{
					"np.put_along_axis(x, i[:, None], 7, axis=1)", "x[[0, 1], i] = 7",
					func() any { x.Put(f64.Scalar(7), 1, i.Unsqueeze(1)); return x },
				},
				{
					"np.add.at(y, i, 1)", "y += [1, 0, 1]",
					func() any { y.ScatterAdd(f64.Scalar(1), 0, i); return y },
				},
				{"np.copyto(x, y)", "x[:] = y", func() any { x.Assign(y); return x }},
			}},
			{"Products", []guideLine{
				{"x @ x.T", "", func() any { return f64.MatMul(x, x.T()) }},
				{"x @ y", "", func() any { return f64.MatMul(x, y) }},
				{"np.dot(y, y)", "", func() any { return f64.Dot(y, y) }},
				{"np.inner(x, x)", "", func() any { return f64.Inner(x, x) }},
				{"np.outer(y, y)", "", func() any { return f64.Outer(y, y) }},
				{
					"np.tensordot(a, x, axes=([1], [1]))", "",
					func() any { return f64.TensorDot(a, x, []int{1}, []int{1}) },
				},
				{
					"np.einsum('ij,kj->ik', x, x)", "",
					func() any { return f64.Einsum("ij,kj->ik", x, x) },
				},
			}},
			{"Random", []guideLine{
				{"np.random.seed(1)", "0", func() any { tensor.Seed(1); return 0 }},
				{"np.random.rand(2, 3)", "", func() any { return f64.Rand(nil, 2, 3) }},
				{"np.random.randn(2, 3)", "", func() any { return f64.Randn(nil, 2, 3) }},
				{
					"np.random.uniform(-1, 1, (2, 3))", "",
					func() any { return f64.Uniform(nil, -1, 1, 2, 3) },
				},
				{
					"np.random.normal(5, 2, (2, 3))", "",
					func() any { return f64.Normal(nil, 5, 2, 2, 3) },
				},
				{
					"np.random.randint(10, size=(2, 3))", "",
					func() any { return ints.RandInt(nil, 10, 2, 3) },
				},
				{"np.random.permutation(5)", "", func() any { return ints.Permutation(nil, 5) }},
			}},
			{"Printing and elements", []guideLine{
				{"str(i)", "", func() any { return fmt.Sprint(i) }},
				{"x.item(0)", "", func() any { return x.At(0, 0) }},
				{"y.sum().item()", "", func() any { return f64.Sum(y).Item() }},
				{"x.ravel().copy()", "", func() any { return f64.New(x.Values(), 6) }},
				{"for v in x.flat: sum += v", "x.sum()", func() any {
					sum := 0.0
					for v := range x.Elements() {
						sum += v
					}
					return sum
				}},
				{
					"np.array([[1, 2], [3, 4]], np.float32)", "",
					func() any { return f32.Matrix(2, 2, 1, 2, 3, 4) },
				},
			}},
		},
	}
}
