// Code generated from gen/table. DO NOT EDIT.

package autograd

import (
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"math"
)

// Softmax returns the exponentials of x, divided by their sum. Rows of x lie along an axis. It
// panics with a *tensor.AxisError if x does not have the axis.
func Softmax[T Tensor[T]](x *Variable[T], axis int) *Variable[T] {
	value := none[T]().Softmax(x.Value, axis)
	return record("Softmax", value, rowRule[T]{nil, []int{axis}, softmaxGraph[T]}, x)
}

func softmaxGraph[T Tensor[T]](v *rows[T], _ int) *Variable[T] {
	g := v.g
	r := v.r
	total := v.fold(Sum, Mul(g, r))
	return Mul(r, Sub(g, total))
}

// LogSoftmax returns the logarithm of Softmax, without the loss of computing that first. Rows of x
// lie along an axis. It panics with a *tensor.AxisError if x does not have the axis.
func LogSoftmax[T Tensor[T]](x *Variable[T], axis int) *Variable[T] {
	value := none[T]().LogSoftmax(x.Value, axis)
	return record("LogSoftmax", value, rowRule[T]{nil, []int{axis}, logSoftmaxGraph[T]}, x)
}

func logSoftmaxGraph[T Tensor[T]](v *rows[T], _ int) *Variable[T] {
	g := v.g
	r := v.r
	total := v.fold(Sum, g)
	number := Neg(total)
	return FMA(Exp(r), number, g)
}

// LogSumExp returns the logarithm of the sum of the exponentials of x, computed without overflow.
// It is of the elements along axes, or of all of x if there are none. It panics with a
// *tensor.AxisError if x does not have an axis, or one is named twice, and with a
// *tensor.ShapeError if there are no elements.
func LogSumExp[T Tensor[T]](x *Variable[T], axes ...int) *Variable[T] {
	axes = x.orAll(axes)
	value := none[T]().LogSumExp(x.Value, axes...)
	return record("LogSumExp", value, rowRule[T]{nil, axes, logSumExpGraph[T]}, x)
}

func logSumExpGraph[T Tensor[T]](v *rows[T], _ int) *Variable[T] {
	g := v.g
	r := v.r
	x := v.x
	m1 := of[T]().Equal(x.Value, r.Value)
	e := Exp(Where(m1, v.Number(0), Sub(only(m1, false, x), only(m1, false, r))))
	total := v.fold(Sum, e)
	number := Div(g, total)
	return Mul(e, number)
}

// Var returns the variance of x, the mean of the squares of deviations from the mean. It is of the
// elements along axes, or of all of x if there are none. It panics with a *tensor.AxisError if x
// does not have an axis, or one is named twice.
func Var[T Tensor[T]](x *Variable[T], axes ...int) *Variable[T] {
	axes = x.orAll(axes)
	value := none[T]().Var(x.Value, axes...)
	return record("Var", value, rowRule[T]{nil, axes, varGraph[T]}, x)
}

func varGraph[T Tensor[T]](v *rows[T], _ int) *Variable[T] {
	g := v.g
	x := v.x
	n := v.length()
	total := v.fold(Sum, x)
	mean := Div(total, n)
	number := Mul(Div(v.Number(2), n), g)
	return Mul(Sub(x, mean), number)
}

// VarDDOF returns Var of x with ddof degrees of freedom less: n elements count as n - ddof, or 0 if
// that is negative. It is of the elements along axes, or of all of x if there are none. It panics
// with a *tensor.AxisError if x does not have an axis, or one is named twice.
func VarDDOF[T Tensor[T]](x *Variable[T], ddof int, axes ...int) *Variable[T] {
	axes = x.orAll(axes)
	value := of[T]().VarDDOF(x.Value, ddof, axes...)
	return record("VarDDOF", value, rowRule[T]{[]float64{float64(ddof)}, axes, varDDOFGraph[T]}, x)
}

func varDDOFGraph[T Tensor[T]](v *rows[T], _ int) *Variable[T] {
	g := v.g
	x := v.x
	ddof := v.Number(v.scalars[0])
	n := v.length()
	total := v.fold(Sum, x)
	mean := Div(total, n)
	number := Mul(Div(v.Number(2), Maximum(Sub(n, ddof), v.Number(0))), g)
	return Mul(Sub(x, mean), number)
}

// Std returns the standard deviation of x, the square root of Var. It is of the elements along
// axes, or of all of x if there are none. It panics with a *tensor.AxisError if x does not have an
// axis, or one is named twice.
func Std[T Tensor[T]](x *Variable[T], axes ...int) *Variable[T] {
	axes = x.orAll(axes)
	value := none[T]().Std(x.Value, axes...)
	return record("Std", value, rowRule[T]{nil, axes, stdGraph[T]}, x)
}

func stdGraph[T Tensor[T]](v *rows[T], _ int) *Variable[T] {
	g := v.g
	r := v.r
	x := v.x
	n := v.length()
	total := v.fold(Sum, x)
	mean := Div(total, n)
	m1 := of[T]().Greater(r.Value, v.Number(0).Value)
	number := Where(m1, Div(only(m1, true, g), Mul(only(m1, true, n), only(m1, true, r))), v.Number(0))
	return Mul(Sub(x, mean), number)
}

// LayerNorm returns x less its mean, divided by the square root of its variance plus epsilon, times
// weight, plus bias. Rows of x lie along axes, or along the last one if there are none. Its
// parameters stretch to the lengths of x along these, in ascending order; a nil weight is 1, and a
// nil bias is 0. It panics with a *tensor.AxisError if x does not have an axis, or one is named
// twice, and with a *tensor.ShapeError if a parameter does not fit.
func LayerNorm[T Tensor[T]](x, weight, bias *Variable[T], epsilon float64, axes ...int) *Variable[T] {
	if weight == nil {
		weight = x.Number(1)
	}
	if bias == nil {
		bias = x.Number(0)
	}
	axes = orLast(axes)
	value := none[T]().LayerNorm(x.Value, weight.Value, bias.Value, epsilon, axes...)
	return record("LayerNorm", value, rowRule[T]{[]float64{float64(epsilon)}, axes, layerNormGraph[T]}, x, weight, bias)
}

func layerNormGraph[T Tensor[T]](v *rows[T], operand int) *Variable[T] {
	if operand == 1 {
		g := v.g
		x := v.x
		epsilon := v.Number(v.scalars[0])
		n := v.length()
		mean, squares := v.deviations(x)
		m1 := of[T]().Equal(squares.Value, v.Number(math.Inf(1)).Value)
		centre := Where(m1, v.Number(0), only(m1, false, mean))
		scale := Div(v.Number(1), Sqrt(Add(Div(squares, n), epsilon)))
		return Mul(Mul(Sub(x, centre), scale), g)
	}
	if operand == 2 {
		g := v.g
		return g
	}
	g := v.g
	x := v.x
	weight := v.parameters[0]
	epsilon := v.Number(v.scalars[0])
	n := v.length()
	mean, squares := v.deviations(x)
	m1 := of[T]().Equal(squares.Value, v.Number(math.Inf(1)).Value)
	centre := Where(m1, v.Number(0), only(m1, false, mean))
	scale := Div(v.Number(1), Sqrt(Add(Div(squares, n), epsilon)))
	weighted := Mul(g, weight)
	total := v.fold(Sum, Mul(Sub(x, centre), weighted))
	m2 := of[T]().Equal(scale.Value, v.Number(0).Value)
	slope := Where(m2, v.Number(0), Mul(Mul(Div(Mul(Neg(only(m2, false, total)), only(m2, false, scale)), only(m2, false, n)), only(m2, false, scale)), only(m2, false, scale)))
	total2 := v.fold(Sum, weighted)
	mean2 := Div(total2, n)
	number := Mul(Neg(mean2), scale)
	return FMA(Sub(x, centre), slope, FMA(weighted, scale, number))
}

// RMSNorm returns x divided by the square root of the mean of its squares plus epsilon, times
// weight. Rows of x lie along axes, or along the last one if there are none. Its parameters stretch
// to the lengths of x along these, in ascending order; a nil weight is 1. It panics with a
// *tensor.AxisError if x does not have an axis, or one is named twice, and with a
// *tensor.ShapeError if a parameter does not fit.
func RMSNorm[T Tensor[T]](x, weight *Variable[T], epsilon float64, axes ...int) *Variable[T] {
	if weight == nil {
		weight = x.Number(1)
	}
	axes = orLast(axes)
	value := none[T]().RMSNorm(x.Value, weight.Value, epsilon, axes...)
	return record("RMSNorm", value, rowRule[T]{[]float64{float64(epsilon)}, axes, rmsNormGraph[T]}, x, weight)
}

func rmsNormGraph[T Tensor[T]](v *rows[T], operand int) *Variable[T] {
	if operand == 1 {
		g := v.g
		x := v.x
		epsilon := v.Number(v.scalars[0])
		n := v.length()
		total := v.fold(Sum, Mul(x, x))
		scale := Div(v.Number(1), Sqrt(Add(Div(total, n), epsilon)))
		return Mul(Mul(x, scale), g)
	}
	g := v.g
	x := v.x
	weight := v.parameters[0]
	epsilon := v.Number(v.scalars[0])
	n := v.length()
	total := v.fold(Sum, Mul(x, x))
	scale := Div(v.Number(1), Sqrt(Add(Div(total, n), epsilon)))
	weighted := Mul(g, weight)
	total2 := v.fold(Sum, Mul(x, weighted))
	m1 := of[T]().Equal(scale.Value, v.Number(0).Value)
	slope := Where(m1, v.Number(0), Mul(Mul(Div(Mul(Neg(only(m1, false, total2)), only(m1, false, scale)), only(m1, false, n)), only(m1, false, scale)), only(m1, false, scale)))
	return FMA(x, slope, Mul(weighted, scale))
}

// Normalize returns x divided by its norm, the square root of the sum of its squares, or by epsilon
// if that is larger. Rows of x lie along axes, or along the last one if there are none. It panics
// with a *tensor.AxisError if x does not have an axis, or one is named twice.
func Normalize[T Tensor[T]](x *Variable[T], epsilon float64, axes ...int) *Variable[T] {
	axes = orLast(axes)
	value := of[T]().Normalize(x.Value, epsilon, axes...)
	return record("Normalize", value, rowRule[T]{[]float64{float64(epsilon)}, axes, normalizeGraph[T]}, x)
}

func normalizeGraph[T Tensor[T]](v *rows[T], _ int) *Variable[T] {
	g := v.g
	r := v.r
	x := v.x
	epsilon := v.Number(v.scalars[0])
	stored := Abs(x)
	largest := v.fold(Max, stored)
	highest := Maximum(largest, epsilon)
	m1 := bools.And(of[T]().Greater(highest.Value, v.Number(0).Value), of[T]().Less(highest.Value, v.Number(math.Inf(1)).Value))
	unit := Where(m1, only(m1, true, highest), v.Number(1))
	total := v.fold(Sum, Mul(Div(x, unit), Div(x, unit)))
	norm := Maximum(Sqrt(total), Div(epsilon, unit))
	total2 := v.fold(Sum, Mul(g, r))
	m2 := of[T]().Greater(norm.Value, none[T]().Div(epsilon.Value, unit.Value))
	number := Where(m2, only(m2, true, total2), v.Number(0))
	number2 := Mul(norm, unit)
	return Div(Sub(g, Mul(r, number)), number2)
}

// rowOperations are those of a tensor type.
type rowOperations[T any] interface {
	Softmax(x T, axis int) T
	LogSoftmax(x T, axis int) T
	LogSumExp(x T, axes ...int) T
	Var(x T, axes ...int) T
	Std(x T, axes ...int) T
	LayerNorm(x, weight, bias T, epsilon float64, axes ...int) T
	RMSNorm(x, weight T, epsilon float64, axes ...int) T
}
