package onnx_test

import (
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// A fold is a reduction of tensors of type T along axes, or along all, whose dimensions it keeps if
// it is to.
type fold[T, V any] func(x T, keep bool, axes []int) V

// keeping returns the fold that a function is, with KeepDims of its package.
func keeping[T, V any](
	f func(x T, axes ...int) V, keepDims func(f func(x T, axes ...int) V, x T, axes ...int) V,
) fold[T, V] {
	return func(x T, keep bool, axes []int) V {
		if keep {
			return keepDims(f, x, axes...)
		}
		return f(x, axes...)
	}
}

var (
	sum = over(
		keeping(f32.Sum, f32.KeepDims),
		keeping(f64.Sum, f64.KeepDims),
		keeping(ints.Sum, ints.KeepDims),
	)
	prod = over(
		keeping(f32.Prod, f32.KeepDims),
		keeping(f64.Prod, f64.KeepDims),
		keeping(ints.Prod, ints.KeepDims),
	)
	mean = over(
		keeping(f32.Mean, f32.KeepDims),
		keeping(f64.Mean, f64.KeepDims),
	)
	largest = over(
		keeping(f32.Max, f32.KeepDims),
		keeping(f64.Max, f64.KeepDims),
		keeping(ints.Max, ints.KeepDims),
	)
	smallest = over(
		keeping(f32.Min, f32.KeepDims),
		keeping(f64.Min, f64.KeepDims),
		keeping(ints.Min, ints.KeepDims),
	)
	norm = over(
		keeping(f32.Norm, f32.KeepDims),
		keeping(f64.Norm, f64.KeepDims),
	)
	logSumExp = over(
		keeping(f32.LogSumExp, f32.KeepDims),
		keeping(f64.LogSumExp, f64.KeepDims),
	)
	argMax = over(
		keeping(f32.ArgMax, f32.KeepDims),
		keeping(f64.ArgMax, f64.KeepDims),
	)
	argMin = over(
		keeping(f32.ArgMin, f32.KeepDims),
		keeping(f64.ArgMin, f64.KeepDims),
	)
	variance = over(
		keeping(f32.Var, f32.KeepDims),
		keeping(f64.Var, f64.KeepDims),
	)
)

// reductions are the operators that make one element of several.
var reductions = ops{
	"ReduceL1":        {several("Sum(Abs(x))", reduceOf(abs, sum, nil))},
	"ReduceL2":        {one("Norm", reduceOf(nil, norm, nil))},
	"ReduceLogSum":    {several("Log(Sum(x))", reduceOf(nil, sum, log))},
	"ReduceLogSumExp": {one("LogSumExp", reduceOf(nil, logSumExp, nil))},
	"ReduceMax":       {one("Max", reduceOf(nil, largest, nil))},
	"ReduceMean":      {one("Mean", reduceOf(nil, mean, nil))},
	"ReduceMin":       {one("Min", reduceOf(nil, smallest, nil))},
	"ReduceProd":      {one("Prod", reduceOf(nil, prod, nil))},
	"ReduceSum":       {one("Sum", reduceOf(nil, sum, nil))},
	"ReduceSumSquare": {several("Sum(Square(x))", reduceOf(square, sum, nil))},
	"ArgMax":          argOf("ArgMax", argMax),
	"ArgMin":          argOf("ArgMin", argMin),
}

// reduceOf runs a fold, of what a function makes of x, or which a function makes the result.
func reduceOf(before, fold, after function) func(n *node, in operands) value {
	return func(n *node, in operands) value {
		x, axes := in[0], n.integers(in, 1, "axes")
		if len(axes) == 0 && n.flag("noop_with_empty_axes", false) {
			return clone(x)
		}
		if before != nil {
			x = before(x)
		}
		x = fold(x, n.flag("keepdims", true), axes)
		if after != nil {
			x = after(x)
		}
		return x
	}
}

// argOf returns the entries of ArgMax or ArgMin.
func argOf(name string, arg function) []entry {
	return []entry{
		one(name, func(n *node, in operands) value {
			only(!n.flag("select_last_index", false), "the last of equal ones")
			return arg(in[0], n.flag("keepdims", true), []int{n.int("axis", 0)})
		}),
		several("n - 1 - "+name+"(Flip(x)), for the last of equal ones",
			func(n *node, in operands) value {
				axis := n.int("axis", 0)
				first := arg(flip(in[0], axis), n.flag("keepdims", true), []int{axis})
				return ints.Sub(ints.Scalar(dim(in[0], axis)-1), first.(*ints.Tensor))
			}),
	}
}
