// Code generated from gen/table. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

// Softmax sets each row of n elements of z to the exponentials of x, divided by their sum.
func (k *Kernels) Softmax(z, x []float32, n int) {
	lengths.AtLeast("float32.Softmax", "n", n, 1)
	lengths.Multiple("float32.Softmax", "len(x)", len(x), n)
	lengths.Equal("float32.Softmax", "len(z)", len(z), len(x))
	numbers := make([]float32, 1)
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		z, x := z[:n], x[:n]
		largest := k.Max(x)
		total := k.SoftmaxSum(z, x, largest)
		number := 1 / total
		numbers[0] = number
		k.Mul(z, z, numbers[0:1])
	}
}

// SoftmaxGrad sets each row of n elements of z to the gradient of Softmax.
func (k *Kernels) SoftmaxGrad(z, g, r []float32, n int) {
	lengths.AtLeast("float32.SoftmaxGrad", "n", n, 1)
	lengths.Multiple("float32.SoftmaxGrad", "len(g)", len(g), n)
	lengths.Equal("float32.SoftmaxGrad", "len(z)", len(z), len(g))
	lengths.Equal("float32.SoftmaxGrad", "len(r)", len(r), len(g))
	for ; len(g) > 0; z, g, r = z[n:], g[n:], r[n:] {
		z, g, r := z[:n], g[:n], r[:n]
		total := k.SumProducts(g, r, 0)
		k.SoftmaxGradRow(z, r, g, total)
	}
}

// LogSoftmax sets each row of n elements of z to the logarithm of Softmax, without the loss of
// computing that first.
func (k *Kernels) LogSoftmax(z, x []float32, n int) {
	lengths.AtLeast("float32.LogSoftmax", "n", n, 1)
	lengths.Multiple("float32.LogSoftmax", "len(x)", len(x), n)
	lengths.Equal("float32.LogSoftmax", "len(z)", len(z), len(x))
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		z, x := z[:n], x[:n]
		largest := k.Max(x)
		var total float32
		if &z[0] == &x[0] {
			total = k.SumExp(x, largest)
		} else {
			total = k.SoftmaxSum(z, x, largest) // brings z to the caches
		}
		number := log(total)
		k.LogSoftmaxRow(z, x, largest, number)
	}
}

// LogSoftmaxGrad sets each row of n elements of z to the gradient of LogSoftmax.
func (k *Kernels) LogSoftmaxGrad(z, g, r []float32, n int) {
	lengths.AtLeast("float32.LogSoftmaxGrad", "n", n, 1)
	lengths.Multiple("float32.LogSoftmaxGrad", "len(g)", len(g), n)
	lengths.Equal("float32.LogSoftmaxGrad", "len(z)", len(z), len(g))
	lengths.Equal("float32.LogSoftmaxGrad", "len(r)", len(r), len(g))
	for ; len(g) > 0; z, g, r = z[n:], g[n:], r[n:] {
		z, g, r := z[:n], g[:n], r[:n]
		total := k.Sum(g)
		number := -total
		k.LogSoftmaxGradRow(z, r, g, number)
	}
}

// LogSumExp returns the logarithm of the sum of the exponentials of x, computed without overflow.
func (k *Kernels) LogSumExp(x []float32) float32 {
	lengths.AtLeast("float32.LogSumExp", "len(x)", len(x), 1)
	largest := k.Max(x)
	finite := where(abs(largest) < inf, largest, 0)
	total := k.SumExp(x, finite)
	return finite + log(total)
}

// LogSumExpGrad sets each row of n elements of z to the gradient of LogSumExp.
func (k *Kernels) LogSumExpGrad(z, x, g, r []float32, n int) {
	lengths.AtLeast("float32.LogSumExpGrad", "n", n, 1)
	lengths.Multiple("float32.LogSumExpGrad", "len(x)", len(x), n)
	lengths.Equal("float32.LogSumExpGrad", "len(z)", len(z), len(x))
	lengths.Equal("float32.LogSumExpGrad", "len(g)", len(g), len(x)/n)
	lengths.Equal("float32.LogSumExpGrad", "len(r)", len(r), len(x)/n)
	numbers := make([]float32, 1)
	for ; len(x) > 0; z, x, g, r = z[n:], x[n:], g[1:], r[1:] {
		z, x, g, r := z[:n], x[:n], g[0], r[0]
		total := k.LogSumExpGradSum(z, x, r)
		number := g / total
		numbers[0] = number
		k.Mul(z, z, numbers[0:1])
	}
}

// Var returns the variance of x, the mean of the squares of deviations from the mean.
func (k *Kernels) Var(x []float32) float32 {
	moments := k.Moments(x)
	squares := moments.Squares
	return squares / float32(len(x))
}

// VarGrad sets each row of n elements of z to the gradient of Var.
func (k *Kernels) VarGrad(z, x, g []float32, n int) {
	lengths.AtLeast("float32.VarGrad", "n", n, 1)
	lengths.Multiple("float32.VarGrad", "len(x)", len(x), n)
	lengths.Equal("float32.VarGrad", "len(z)", len(z), len(x))
	lengths.Equal("float32.VarGrad", "len(g)", len(g), len(x)/n)
	for ; len(x) > 0; z, x, g = z[n:], x[n:], g[1:] {
		z, x, g := z[:n], x[:n], g[0]
		total := k.Sum(x)
		mean := total / float32(n)
		number := float32(2 / float32(n) * g)
		k.VarGradRow(z, x, mean, number)
	}
}

// VarDDOF returns Var of x with ddof degrees of freedom less: n elements count as n - ddof, or 0 if
// that is negative.
func (k *Kernels) VarDDOF(x []float32, ddof float32) float32 {
	moments := k.Moments(x)
	squares := moments.Squares
	return squares / max(float32(len(x))-ddof, 0)
}

// VarDDOFGrad sets each row of n elements of z to the gradient of VarDDOF.
func (k *Kernels) VarDDOFGrad(z, x, g []float32, n int, ddof float32) {
	lengths.AtLeast("float32.VarDDOFGrad", "n", n, 1)
	lengths.Multiple("float32.VarDDOFGrad", "len(x)", len(x), n)
	lengths.Equal("float32.VarDDOFGrad", "len(z)", len(z), len(x))
	lengths.Equal("float32.VarDDOFGrad", "len(g)", len(g), len(x)/n)
	for ; len(x) > 0; z, x, g = z[n:], x[n:], g[1:] {
		z, x, g := z[:n], x[:n], g[0]
		total := k.Sum(x)
		mean := total / float32(n)
		number := float32(2 / max(float32(n)-ddof, 0) * g)
		k.VarGradRow(z, x, mean, number)
	}
}

// Std returns the standard deviation of x, the square root of Var.
func (k *Kernels) Std(x []float32) float32 {
	moments := k.Moments(x)
	squares := moments.Squares
	return sqrt(squares / float32(len(x)))
}

// StdGrad sets each row of n elements of z to the gradient of Std.
func (k *Kernels) StdGrad(z, x, g, r []float32, n int) {
	lengths.AtLeast("float32.StdGrad", "n", n, 1)
	lengths.Multiple("float32.StdGrad", "len(x)", len(x), n)
	lengths.Equal("float32.StdGrad", "len(z)", len(z), len(x))
	lengths.Equal("float32.StdGrad", "len(g)", len(g), len(x)/n)
	lengths.Equal("float32.StdGrad", "len(r)", len(r), len(x)/n)
	for ; len(x) > 0; z, x, g, r = z[n:], x[n:], g[1:], r[1:] {
		z, x, g, r := z[:n], x[:n], g[0], r[0]
		total := k.Sum(x)
		mean := total / float32(n)
		number := where(r > 0, g/(float32(n)*r), 0)
		k.VarGradRow(z, x, mean, number)
	}
}

// LayerNorm sets each row of n elements of z to x less its mean, divided by the square root of its
// variance plus epsilon, times weight, plus bias.
func (k *Kernels) LayerNorm(z, x, weight, bias []float32, n int, epsilon float32) {
	lengths.AtLeast("float32.LayerNorm", "n", n, 1)
	lengths.Multiple("float32.LayerNorm", "len(x)", len(x), n)
	lengths.Equal("float32.LayerNorm", "len(z)", len(z), len(x))
	lengths.Fit("float32.LayerNorm", "len(weight)", len(weight), n)
	lengths.Fit("float32.LayerNorm", "len(bias)", len(bias), n)
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		z, x := z[:n], x[:n]
		moments := k.Moments(x)
		mean := moments.Mean
		squares := moments.Squares
		centre := where(squares == inf, 0, mean)
		scale := 1 / sqrt(squares/float32(n)+epsilon)
		k.LayerNormRow(z, x, weight, bias, centre, scale)
	}
}

// LayerNormGrad sets each row of n elements of z to the gradient of LayerNorm. It adds that of each
// parameter to its n numbers, unless they are nil.
func (k *Kernels) LayerNormGrad(z, ofWeight, ofBias, g, x, weight []float32, n int, epsilon float32) {
	lengths.AtLeast("float32.LayerNormGrad", "n", n, 1)
	lengths.Multiple("float32.LayerNormGrad", "len(g)", len(g), n)
	lengths.Equal("float32.LayerNormGrad", "len(z)", len(z), len(g))
	lengths.Equal("float32.LayerNormGrad", "len(x)", len(x), len(g))
	lengths.Equal("float32.LayerNormGrad", "len(weight)", len(weight), n)
	if ofWeight != nil {
		lengths.Equal("float32.LayerNormGrad", "len(ofWeight)", len(ofWeight), n)
	}
	if ofBias != nil {
		lengths.Equal("float32.LayerNormGrad", "len(ofBias)", len(ofBias), n)
	}
	for ; len(g) > 0; z, g, x = z[n:], g[n:], x[n:] {
		z, g, x := z[:n], g[:n], x[:n]
		moments := k.Moments(x)
		mean := moments.Mean
		squares := moments.Squares
		centre := where(squares == inf, 0, mean)
		scale := 1 / sqrt(squares/float32(n)+epsilon)
		if ofWeight != nil {
			k.LayerNormRow(ofWeight, x, g, ofWeight, centre, scale)
		}
		if ofBias != nil {
			k.Add(ofBias, ofBias, g)
		}
		total2 := k.LayerNormGradSum(z, g, weight)
		total := k.SumProducts(x, z, centre)
		slope := where(scale == 0, 0, float32(-total*scale/float32(n)*scale*scale))
		mean2 := total2 / float32(n)
		number := float32(-mean2 * scale)
		k.LayerNormGradRow(z, x, z, centre, slope, scale, number)
	}
}

// RMSNorm sets each row of n elements of z to x divided by the square root of the mean of its
// squares plus epsilon, times weight.
func (k *Kernels) RMSNorm(z, x, weight []float32, n int, epsilon float32) {
	lengths.AtLeast("float32.RMSNorm", "n", n, 1)
	lengths.Multiple("float32.RMSNorm", "len(x)", len(x), n)
	lengths.Equal("float32.RMSNorm", "len(z)", len(z), len(x))
	lengths.Fit("float32.RMSNorm", "len(weight)", len(weight), n)
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		z, x := z[:n], x[:n]
		total := k.SumSquares(x, 0)
		scale := 1 / sqrt(total/float32(n)+epsilon)
		k.RMSNormRow(z, x, weight, scale)
	}
}

// RMSNormGrad sets each row of n elements of z to the gradient of RMSNorm. It adds that of each
// parameter to its n numbers, unless they are nil.
func (k *Kernels) RMSNormGrad(z, ofWeight, g, x, weight []float32, n int, epsilon float32) {
	lengths.AtLeast("float32.RMSNormGrad", "n", n, 1)
	lengths.Multiple("float32.RMSNormGrad", "len(g)", len(g), n)
	lengths.Equal("float32.RMSNormGrad", "len(z)", len(z), len(g))
	lengths.Equal("float32.RMSNormGrad", "len(x)", len(x), len(g))
	lengths.Equal("float32.RMSNormGrad", "len(weight)", len(weight), n)
	if ofWeight != nil {
		lengths.Equal("float32.RMSNormGrad", "len(ofWeight)", len(ofWeight), n)
	}
	for ; len(g) > 0; z, g, x = z[n:], g[n:], x[n:] {
		z, g, x := z[:n], g[:n], x[:n]
		total := k.SumSquares(x, 0)
		scale := 1 / sqrt(total/float32(n)+epsilon)
		if ofWeight != nil {
			k.LayerNormRow(ofWeight, x, g, ofWeight, 0, scale)
		}
		k.Mul(z, g, weight)
		total2 := k.SumProducts(x, z, 0)
		slope := where(scale == 0, 0, float32(-total2*scale/float32(n)*scale*scale))
		k.RMSNormGradRow(z, x, z, slope, scale)
	}
}

// Normalize sets each row of n elements of z to x divided by its norm, the square root of the sum
// of its squares, or by epsilon if that is larger.
func (k *Kernels) Normalize(z, x []float32, n int, epsilon float32) {
	lengths.AtLeast("float32.Normalize", "n", n, 1)
	lengths.Multiple("float32.Normalize", "len(x)", len(x), n)
	lengths.Equal("float32.Normalize", "len(z)", len(z), len(x))
	numbers := make([]float32, 1)
	stored := make([]float32, min(n, len(x)))
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		z, x := z[:n], x[:n]
		k.Abs(stored, x)
		largest := k.Max(stored)
		highest := max(largest, epsilon)
		unit := where(highest > 0 && highest < inf, highest, 1)
		numbers[0] = unit
		k.Div(z, x, numbers[0:1])
		total := k.SumSquares(z, 0)
		norm := max(sqrt(total), epsilon/unit)
		numbers[0] = norm
		k.Div(z, z, numbers[0:1])
	}
}

// NormalizeGrad sets each row of n elements of z to the gradient of Normalize.
func (k *Kernels) NormalizeGrad(z, g, r, x []float32, n int, epsilon float32) {
	lengths.AtLeast("float32.NormalizeGrad", "n", n, 1)
	lengths.Multiple("float32.NormalizeGrad", "len(g)", len(g), n)
	lengths.Equal("float32.NormalizeGrad", "len(z)", len(z), len(g))
	lengths.Equal("float32.NormalizeGrad", "len(r)", len(r), len(g))
	lengths.Equal("float32.NormalizeGrad", "len(x)", len(x), len(g))
	stored := make([]float32, min(n, len(g)))
	for ; len(g) > 0; z, g, r, x = z[n:], g[n:], r[n:], x[n:] {
		z, g, r, x := z[:n], g[:n], r[:n], x[:n]
		k.Abs(stored, x)
		largest := k.Max(stored)
		highest := max(largest, epsilon)
		unit := where(highest > 0 && highest < inf, highest, 1)
		total := k.NormalizeGradSum(x, unit)
		norm := max(sqrt(total), epsilon/unit)
		total2 := k.SumProducts(g, r, 0)
		number := where(norm > epsilon/unit, total2, 0)
		number2 := float32(norm * unit)
		k.NormalizeGradRow(z, g, r, number, number2)
	}
}
