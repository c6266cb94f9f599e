// Code generated from gen/table. DO NOT EDIT.

package f64

import (
	kernels "github.com/ashlar-go/ashlar/asm/float64"
	deviceops "github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/tensor"
)

// Softmax returns the exponentials of x, divided by their sum. Rows of x lie along an axis. It
// panics with a *tensor.AxisError if x does not have the axis.
func Softmax(x *Tensor, axis int) *Tensor {
	return new(Tensor).Softmax(x, axis)
}

// Softmax sets z to what the function Softmax returns, and returns z.
func (z *Tensor) Softmax(x *Tensor, axis int) *Tensor {
	return z.ofRows(&softmaxRows, &rowOperands{
		axes: []int{axis},
		rows: []*Tensor{x},
	})
}

var softmaxRows = rowKernel{
	device: deviceops.OpSoftmax,
	name:   "Softmax",
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		largestOf := p.fold(largest, x, nil)
		e := p.fuse("exp(x - largest)", x, largestOf)
		total := p.fold(sums, e, nil)
		number := p.fuse("1 / total", total)
		z.Fuse("e * number", e, number)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.Softmax(z, of[0], n)
	},
}

var softmaxGradRows = rowKernel{
	device: deviceops.OpSoftmaxGrad,
	name:   "SoftmaxGrad",
	parts: func(p *rowParts, z *Tensor) {
		g := p.rows[0]
		r := p.rows[1]
		total := p.fold(sums, p.fuse("g * r", g, r), nil)
		z.Fuse("r * (g - total)", r, g, total)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.SoftmaxGrad(z, of[0], of[1], n)
	},
}

// LogSoftmax returns the logarithm of Softmax, without the loss of computing that first. Rows of x
// lie along an axis. It panics with a *tensor.AxisError if x does not have the axis.
func LogSoftmax(x *Tensor, axis int) *Tensor {
	return new(Tensor).LogSoftmax(x, axis)
}

// LogSoftmax sets z to what the function LogSoftmax returns, and returns z.
func (z *Tensor) LogSoftmax(x *Tensor, axis int) *Tensor {
	return z.ofRows(&logSoftmaxRows, &rowOperands{
		axes: []int{axis},
		rows: []*Tensor{x},
	})
}

var logSoftmaxRows = rowKernel{
	device: deviceops.OpLogSoftmax,
	name:   "LogSoftmax",
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		largestOf := p.fold(largest, x, nil)
		total := p.fold(exponentials, x, largestOf)
		number := p.fuse("log(total)", total)
		z.Fuse("x - largest - number", x, largestOf, number)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.LogSoftmax(z, of[0], n)
	},
}

var logSoftmaxGradRows = rowKernel{
	device: deviceops.OpLogSoftmaxGrad,
	name:   "LogSoftmaxGrad",
	parts: func(p *rowParts, z *Tensor) {
		g := p.rows[0]
		r := p.rows[1]
		total := p.fold(sums, g, nil)
		number := p.fuse("-total", total)
		z.Fuse("fma(exp(r), number, g)", r, number, g)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.LogSoftmaxGrad(z, of[0], of[1], n)
	},
}

// LogSumExp returns the logarithm of the sum of the exponentials of x, computed without overflow.
// It is of the elements along axes, or of all of x if there are none. It panics with a
// *tensor.AxisError if x does not have an axis, or one is named twice, and with a
// *tensor.ShapeError if there are no elements.
func LogSumExp(x *Tensor, axes ...int) *Tensor {
	return new(Tensor).LogSumExp(x, axes...)
}

// LogSumExp sets z to what the function LogSumExp returns, and returns z.
func (z *Tensor) LogSumExp(x *Tensor, axes ...int) *Tensor {
	return z.ofRows(&logSumExpRows, &rowOperands{
		axes: x.orAll(axes),
		rows: []*Tensor{x},
	})
}

var logSumExpRows = rowKernel{
	device: deviceops.OpLogSumExp,
	name:   "LogSumExp",
	number: func(x, scalars []float64) float64 {
		return kernels.Best.LogSumExp(x)
	},
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		largestOf := p.fold(largest, x, nil)
		finite := p.fuse("where(abs(largest) < inf, largest, 0)", largestOf)
		total := p.fold(exponentials, x, finite)
		z.Fuse("finite + log(total)", finite, total)
	},
}

var logSumExpGradRows = rowKernel{
	device: deviceops.OpLogSumExpGrad,
	name:   "LogSumExpGrad",
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		g := p.numbers[0]
		r := p.numbers[1]
		e := p.fuse("exp(where(x == r, 0, x - r))", x, r)
		total := p.fold(sums, e, nil)
		number := p.fuse("g / total", g, total)
		z.Fuse("e * number", e, number)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.LogSumExpGrad(z, of[0], of[1], of[2], n)
	},
}

// Var returns the variance of x, the mean of the squares of deviations from the mean. It is of the
// elements along axes, or of all of x if there are none. It panics with a *tensor.AxisError if x
// does not have an axis, or one is named twice.
func Var(x *Tensor, axes ...int) *Tensor {
	return new(Tensor).Var(x, axes...)
}

// Var sets z to what the function Var returns, and returns z.
func (z *Tensor) Var(x *Tensor, axes ...int) *Tensor {
	return z.ofRows(&varRows, &rowOperands{
		axes: x.orAll(axes),
		rows: []*Tensor{x},
	})
}

var varRows = rowKernel{
	device: deviceops.OpVar,
	name:   "Var",
	number: func(x, scalars []float64) float64 {
		return kernels.Best.Var(x)
	},
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		n := p.length()
		_, squaresOf := p.deviations(x)
		z.Fuse("squares / n", squaresOf, n)
	},
}

var varGradRows = rowKernel{
	device: deviceops.OpVarGrad,
	name:   "VarGrad",
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		g := p.numbers[0]
		n := p.length()
		total := p.fold(sums, x, nil)
		mean := p.fuse("total / n", total, n)
		number := p.fuse("2 / n * g", n, g)
		z.Fuse("(x - mean) * number", x, mean, number)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.VarGrad(z, of[0], of[1], n)
	},
}

// VarDDOF returns Var of x with ddof degrees of freedom less: n elements count as n - ddof, or 0 if
// that is negative. It is of the elements along axes, or of all of x if there are none. It panics
// with a *tensor.AxisError if x does not have an axis, or one is named twice.
func VarDDOF(x *Tensor, ddof int, axes ...int) *Tensor {
	return new(Tensor).ofRows(&varDDOFRows, &rowOperands{
		axes:    x.orAll(axes),
		rows:    []*Tensor{x},
		scalars: []float64{float64(ddof)},
	})
}

var varDDOFRows = rowKernel{
	device: deviceops.OpVarDDOF,
	name:   "VarDDOF",
	number: func(x, scalars []float64) float64 {
		return kernels.Best.VarDDOF(x, scalars[0])
	},
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		ddof := p.scalar(0)
		n := p.length()
		_, squaresOf := p.deviations(x)
		z.Fuse("squares / max(n - ddof, 0)", squaresOf, n, ddof)
	},
}

var varDDOFGradRows = rowKernel{
	device: deviceops.OpVarDDOFGrad,
	name:   "VarDDOFGrad",
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		g := p.numbers[0]
		ddof := p.scalar(0)
		n := p.length()
		total := p.fold(sums, x, nil)
		mean := p.fuse("total / n", total, n)
		number := p.fuse("2 / max(n - ddof, 0) * g", n, ddof, g)
		z.Fuse("(x - mean) * number", x, mean, number)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.VarDDOFGrad(z, of[0], of[1], n, scalars[0])
	},
}

// Std returns the standard deviation of x, the square root of Var. It is of the elements along
// axes, or of all of x if there are none. It panics with a *tensor.AxisError if x does not have an
// axis, or one is named twice.
func Std(x *Tensor, axes ...int) *Tensor {
	return new(Tensor).Std(x, axes...)
}

// Std sets z to what the function Std returns, and returns z.
func (z *Tensor) Std(x *Tensor, axes ...int) *Tensor {
	return z.ofRows(&stdRows, &rowOperands{
		axes: x.orAll(axes),
		rows: []*Tensor{x},
	})
}

var stdRows = rowKernel{
	device: deviceops.OpStd,
	name:   "Std",
	number: func(x, scalars []float64) float64 {
		return kernels.Best.Std(x)
	},
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		n := p.length()
		_, squaresOf := p.deviations(x)
		z.Fuse("sqrt(squares / n)", squaresOf, n)
	},
}

var stdGradRows = rowKernel{
	device: deviceops.OpStdGrad,
	name:   "StdGrad",
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		g := p.numbers[0]
		r := p.numbers[1]
		n := p.length()
		total := p.fold(sums, x, nil)
		mean := p.fuse("total / n", total, n)
		number := p.fuse("where(r > 0, g / (n * r), 0)", r, g, n)
		z.Fuse("(x - mean) * number", x, mean, number)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.StdGrad(z, of[0], of[1], of[2], n)
	},
}

// LayerNorm returns x less its mean, divided by the square root of its variance plus epsilon, times
// weight, plus bias. Rows of x lie along axes, or along the last one if there are none. Its
// parameters stretch to the lengths of x along these, in ascending order; a nil weight is 1, and a
// nil bias is 0. It panics with a *tensor.AxisError if x does not have an axis, or one is named
// twice, and with a *tensor.ShapeError if a parameter does not fit.
func LayerNorm(x, weight, bias *Tensor, epsilon float64, axes ...int) *Tensor {
	return new(Tensor).LayerNorm(x, weight, bias, epsilon, axes...)
}

// LayerNorm sets z to what the function LayerNorm returns, and returns z.
func (z *Tensor) LayerNorm(x, weight, bias *Tensor, epsilon float64, axes ...int) *Tensor {
	return z.ofRows(&layerNormRows, &rowOperands{
		axes:       orLast(axes),
		parameters: []*Tensor{weight, bias},
		rows:       []*Tensor{x},
		scalars:    []float64{float64(epsilon)},
	})
}

var layerNormRows = rowKernel{
	defaults: []float64{1, 0},
	device:   deviceops.OpLayerNorm,
	name:     "LayerNorm",
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		weight := p.parameters[0]
		bias := p.parameters[1]
		epsilon := p.scalar(0)
		n := p.length()
		mean, squaresOf := p.deviations(x)
		centre := p.fuse("where(squares == inf, 0, mean)", squaresOf, mean)
		scale := p.fuse("1 / sqrt(squares / n + epsilon)", squaresOf, n, epsilon)
		z.Fuse("fma((x - centre) * scale, weight, bias)", x, centre, scale, weight, bias)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.LayerNorm(z, of[0], of[1], of[2], n, scalars[0])
	},
}

var layerNormGradRows = rowKernel{
	defaults: []float64{1},
	device:   deviceops.OpLayerNormGrad,
	name:     "LayerNormGrad",
	parts: func(p *rowParts, z *Tensor) {
		g := p.rows[0]
		x := p.rows[1]
		weight := p.parameters[0]
		epsilon := p.scalar(0)
		n := p.length()
		mean, squaresOf := p.deviations(x)
		centre := p.fuse("where(squares == inf, 0, mean)", squaresOf, mean)
		scale := p.fuse("1 / sqrt(squares / n + epsilon)", squaresOf, n, epsilon)
		if len(p.sums) > 0 {
			p.sum(0, p.fuse("(x - centre) * scale * g", x, centre, scale, g))
		}
		if len(p.sums) > 1 {
			p.sum(1, g)
		}
		weighted := p.fuse("g * weight", g, weight)
		total := p.fold(sums, p.fuse("(x - centre) * weighted", x, centre, weighted), nil)
		slope := p.fuse("where(scale == 0, 0, -total * scale / n * scale * scale)", scale, total, n)
		total2 := p.fold(sums, weighted, nil)
		mean2 := p.fuse("total2 / n", total2, n)
		number := p.fuse("-mean2 * scale", mean2, scale)
		part1 := p.fuse("fma(weighted, scale, number)", weighted, scale, number)
		z.Fuse("fma(x - centre, slope, part1)", x, centre, slope, part1)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.LayerNormGrad(z, sums[0], sums[1], of[0], of[1], of[2], n, scalars[0])
	},
	sums: 2,
}

// RMSNorm returns x divided by the square root of the mean of its squares plus epsilon, times
// weight. Rows of x lie along axes, or along the last one if there are none. Its parameters stretch
// to the lengths of x along these, in ascending order; a nil weight is 1. It panics with a
// *tensor.AxisError if x does not have an axis, or one is named twice, and with a
// *tensor.ShapeError if a parameter does not fit.
func RMSNorm(x, weight *Tensor, epsilon float64, axes ...int) *Tensor {
	return new(Tensor).RMSNorm(x, weight, epsilon, axes...)
}

// RMSNorm sets z to what the function RMSNorm returns, and returns z.
func (z *Tensor) RMSNorm(x, weight *Tensor, epsilon float64, axes ...int) *Tensor {
	return z.ofRows(&rmsNormRows, &rowOperands{
		axes:       orLast(axes),
		parameters: []*Tensor{weight},
		rows:       []*Tensor{x},
		scalars:    []float64{float64(epsilon)},
	})
}

var rmsNormRows = rowKernel{
	defaults: []float64{1},
	device:   deviceops.OpRMSNorm,
	name:     "RMSNorm",
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		weight := p.parameters[0]
		epsilon := p.scalar(0)
		n := p.length()
		total := p.fold(sums, p.fuse("x * x", x), nil)
		scale := p.fuse("1 / sqrt(total / n + epsilon)", total, n, epsilon)
		z.Fuse("x * scale * weight", x, scale, weight)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.RMSNorm(z, of[0], of[1], n, scalars[0])
	},
}

var rmsNormGradRows = rowKernel{
	defaults: []float64{1},
	device:   deviceops.OpRMSNormGrad,
	name:     "RMSNormGrad",
	parts: func(p *rowParts, z *Tensor) {
		g := p.rows[0]
		x := p.rows[1]
		weight := p.parameters[0]
		epsilon := p.scalar(0)
		n := p.length()
		total := p.fold(sums, p.fuse("x * x", x), nil)
		scale := p.fuse("1 / sqrt(total / n + epsilon)", total, n, epsilon)
		if len(p.sums) > 0 {
			p.sum(0, p.fuse("x * scale * g", x, scale, g))
		}
		weighted := p.fuse("g * weight", g, weight)
		total2 := p.fold(sums, p.fuse("x * weighted", x, weighted), nil)
		slope := p.fuse("where(scale == 0, 0, -total2 * scale / n * scale * scale)", scale, total2, n)
		z.Fuse("fma(x, slope, weighted * scale)", x, slope, weighted, scale)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.RMSNormGrad(z, sums[0], of[0], of[1], of[2], n, scalars[0])
	},
	sums: 1,
}

// Normalize returns x divided by its norm, the square root of the sum of its squares, or by epsilon
// if that is larger. Rows of x lie along axes, or along the last one if there are none. It panics
// with a *tensor.AxisError if x does not have an axis, or one is named twice.
func Normalize(x *Tensor, epsilon float64, axes ...int) *Tensor {
	return new(Tensor).ofRows(&normalizeRows, &rowOperands{
		axes:    orLast(axes),
		rows:    []*Tensor{x},
		scalars: []float64{float64(epsilon)},
	})
}

var normalizeRows = rowKernel{
	device: deviceops.OpNormalize,
	name:   "Normalize",
	parts: func(p *rowParts, z *Tensor) {
		x := p.rows[0]
		epsilon := p.scalar(0)
		stored := p.fuse("abs(x)", x)
		largestOf := p.fold(largest, stored, nil)
		highest := p.fuse("max(largest, epsilon)", largestOf, epsilon)
		unit := p.fuse("where(highest > 0 && highest < inf, highest, 1)", highest)
		scaled := p.fuse("x / unit", x, unit)
		total := p.fold(sums, p.fuse("scaled * scaled", scaled), nil)
		norm := p.fuse("max(sqrt(total), epsilon / unit)", total, epsilon, unit)
		z.Fuse("scaled / norm", scaled, norm)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.Normalize(z, of[0], n, scalars[0])
	},
}

var normalizeGradRows = rowKernel{
	device: deviceops.OpNormalizeGrad,
	name:   "NormalizeGrad",
	parts: func(p *rowParts, z *Tensor) {
		g := p.rows[0]
		r := p.rows[1]
		x := p.rows[2]
		epsilon := p.scalar(0)
		stored := p.fuse("abs(x)", x)
		largestOf := p.fold(largest, stored, nil)
		highest := p.fuse("max(largest, epsilon)", largestOf, epsilon)
		unit := p.fuse("where(highest > 0 && highest < inf, highest, 1)", highest)
		total := p.fold(sums, p.fuse("x / unit * (x / unit)", x, unit), nil)
		norm := p.fuse("max(sqrt(total), epsilon / unit)", total, epsilon, unit)
		total2 := p.fold(sums, p.fuse("g * r", g, r), nil)
		number := p.fuse("where(norm > epsilon / unit, total2, 0)", norm, epsilon, unit, total2)
		number2 := p.fuse("norm * unit", norm, unit)
		z.Fuse("(g - r * number) / number2", g, r, number, number2)
	},
	rows: func(z []float64, sums, of [][]float64, n int, scalars []float64) {
		kernels.Best.NormalizeGrad(z, of[0], of[1], of[2], n, scalars[0])
	},
}

// rowGrad sets z to the gradient of x, of the gradient g of r, which the row operation op made of
// x, parameters and scalars along axes; and sums to those of the parameters, as many as there are,
// which have the lengths of x along axes, in ascending order. z must not be over x or r.
func (z *Tensor) rowGrad(op string, sums []*Tensor, g, r, x *Tensor, parameters []*Tensor, scalars []float64, axes ...int) *Tensor {
	switch op {
	case "Softmax":
		return z.ofRows(&softmaxGradRows, &rowOperands{
			axes: axes,
			rows: []*Tensor{g, r},
		})
	case "LogSoftmax":
		return z.ofRows(&logSoftmaxGradRows, &rowOperands{
			axes: axes,
			rows: []*Tensor{g, r},
		})
	case "LogSumExp":
		return z.ofRows(&logSumExpGradRows, &rowOperands{
			axes:    axes,
			numbers: []*Tensor{g, r},
			rows:    []*Tensor{x},
		})
	case "Var":
		return z.ofRows(&varGradRows, &rowOperands{
			axes:    axes,
			numbers: []*Tensor{g},
			rows:    []*Tensor{x},
		})
	case "VarDDOF":
		return z.ofRows(&varDDOFGradRows, &rowOperands{
			axes:    axes,
			numbers: []*Tensor{g},
			rows:    []*Tensor{x},
			scalars: scalars,
		})
	case "Std":
		return z.ofRows(&stdGradRows, &rowOperands{
			axes:    axes,
			numbers: []*Tensor{g, r},
			rows:    []*Tensor{x},
		})
	case "LayerNorm":
		return z.ofRows(&layerNormGradRows, &rowOperands{
			axes:       axes,
			parameters: parameters[:1],
			rows:       []*Tensor{g, x},
			scalars:    scalars,
			sums:       sums,
		})
	case "RMSNorm":
		return z.ofRows(&rmsNormGradRows, &rowOperands{
			axes:       axes,
			parameters: parameters[:1],
			rows:       []*Tensor{g, x},
			scalars:    scalars,
			sums:       sums,
		})
	case "Normalize":
		return z.ofRows(&normalizeGradRows, &rowOperands{
			axes:    axes,
			rows:    []*Tensor{g, r, x},
			scalars: scalars,
		})
	}
	panic(&tensor.ValueError{
		Argument: "op",
		Op:       "RowGrad",
		Value:    op,
		Want:     "a row operation",
	})
}
