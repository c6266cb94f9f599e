// Code generated from gen/ops. DO NOT EDIT.

package f32

// Mean returns the mean of x, NaN if there is none.
func (k *Kernels) Mean(x []float32) float32 {
	a := k.Sum(x)
	return a / float32(len(x))
}

// Var returns the sum of the squares of the deviations of x from its mean, divided by len(x) - ddof.
func (k *Kernels) Var(x []float32, ddof int) float32 {
	c := k.Mean(x)
	a := k.SumSquares(x, c)
	return a / (float32(len(x)) - float32(ddof))
}

// Std returns the square root of Var.
func (k *Kernels) Std(x []float32, ddof int) float32 {
	c := k.Mean(x)
	a := k.SumSquares(x, c)
	return sqrt(a / (float32(len(x)) - float32(ddof)))
}

// Norm returns the square root of the sum of the squares of x.
func (k *Kernels) Norm(x []float32) float32 {
	a := k.SumSquares(x, 0)
	return sqrt(a)
}

// LogSumExp returns the logarithm of the sum of exp(x), computed without overflow; it panics if there is no x.
func (k *Kernels) LogSumExp(x []float32) float32 {
	m := k.Max(x)
	c := where(abs(m) < inf, m, 0)
	a := k.SumExp(x, c)
	return c + log(a)
}
