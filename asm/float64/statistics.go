// Code generated from gen/table. DO NOT EDIT.

package kernels

// Mean returns the mean of x, NaN if there is none.
func (k *Kernels) Mean(x []float64) float64 {
	a := k.Sum(x)
	return a / float64(len(x))
}

// Norm returns the square root of the sum of the squares of x.
func (k *Kernels) Norm(x []float64) float64 {
	a := k.SumSquares(x, 0)
	return sqrt(a)
}

// LogSumExp returns the logarithm of the sum of exp(x), computed without overflow; it panics if there is no x.
func (k *Kernels) LogSumExp(x []float64) float64 {
	m := k.Max(x)
	c := where(abs(m) < inf, m, 0)
	a := k.SumExp(x, c)
	return c + log(a)
}
