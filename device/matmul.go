package device

// MatMul queues a matrix product: it sets z, of shape [batch… m n], to the products of x,
// [batch… m k], and y, [batch… k n].
//
// It panics with a *tensor.DeviceError unless all are on one device.
func MatMul(dtype string, z, x, y Array) {
	z.check("MatMul", x)
	z.check("MatMul", y)
	if x.Buffer == z.Buffer {
		x = x.clone(dtype)
		defer x.Buffer.Free()
	}
	if y.Buffer == z.Buffer {
		y = y.clone(dtype)
		defer y.Buffer.Free()
	}
	last := z.Rank() - 1
	m, n, k := z.Dim(last-1), z.Dim(last), x.Dim(last)
	batch := make([]int, last-1)
	for i := range batch {
		batch[i] = i
	}
	zb, xb, yb := z.Permute("MatMul", batch...), x.Permute("MatMul", batch...), y.Permute("MatMul", batch...)
	w := newWalk(&zb, &xb, &yb)
	if z.Size() == 0 {
		return
	}
	args := []any{w.bytes(), int64(m), int64(n), int64(k)}
	for _, a := range []Array{z, x, y} {
		args = append(args, a.Buffer, int64(a.Stride(last-1)), int64(a.Stride(last)))
	}
	d := z.Buffer.Device()
	t := classOf(d.Info()).tiling[z.Width]
	d.Queue().Launch(Launch{
		Kernel: Kernel{Name: dtype + "_MatMul", Options: t.options()},
		Args:   args,
		Global: []int{roundUp(n, t.group*t.cols) / t.cols, roundUp(m, t.group*t.rows) / t.rows, w.n},
		Group:  []int{t.group, t.group, 1},
	})
}
