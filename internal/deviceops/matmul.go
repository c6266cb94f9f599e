package deviceops

import "github.com/ashlar-go/ashlar/device"

// MatMul queues a matrix product: it sets z, of shape [batch… m n], to the products of x,
// [batch… m k], and y, [batch… k n].
//
// It panics with a *tensor.DeviceError unless all are on one device.
func (p *Program) MatMul(z, x, y device.Array) {
	d := z.Device()
	x.Check("MatMul", d)
	y.Check("MatMul", d)
	if x.Buffer == z.Buffer {
		x = p.clone(x)
		defer x.Buffer.Free()
	}
	if y.Buffer == z.Buffer {
		y = p.clone(y)
		defer y.Buffer.Free()
	}
	last := z.Rank() - 1
	m, n, k := z.Dim(last-1), z.Dim(last), x.Dim(last)
	batch := make([]int, last-1)
	for i := range batch {
		batch[i] = i
	}
	zb, xb, yb := z.Permute("MatMul", batch...), x.Permute("MatMul", batch...),
		y.Permute("MatMul", batch...)
	w := newWalk(&zb, &xb, &yb)
	if z.Size() == 0 {
		return
	}
	args := []any{&w, m, n, k}
	for _, a := range []device.Array{z, x, y} {
		args = append(args, a, a.Stride(last-1), a.Stride(last))
	}
	t := classOf(d.Info()).tiling[p.Element.Bytes]
	kernel, args := p.call(OpMatMul, args...)
	kernel.Options = t.options()
	d.Queue().Launch(device.Launch{
		Kernel: kernel, Args: args,
		Global: []int{
			roundUp(n, t.group*t.cols) / t.cols, roundUp(m, t.group*t.rows) / t.rows,
			w.n,
		},
		Group: []int{t.group, t.group, 1},
	})
}
