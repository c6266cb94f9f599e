// Code generated from templates/reduce.go.tmpl. DO NOT EDIT.

package f64

import (
	"math"

	kernels "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// A fold makes one number of many: on the host, and by a kernel of devices.
type fold struct {
	kernel deviceops.Op
	reduce.Fold[float64, float64]
}

// The folds, by kernels for rows and for columns.
var (
	sums = &fold{deviceops.OpSum, reduce.Fold[float64, float64]{
		Row: func(x []float64, _ float64) float64 { return kernels.Best.Sum(x) },
		Columns: func(z, x, _ []float64, rows, stride int) {
			kernels.Best.SumColumns(z, x, rows, stride)
		},
		Combine: func(z, x []float64) { kernels.Best.Add(z, z, x) },
		Start:   reduce.Copy[float64],
	}}
	products = &fold{deviceops.OpProd, reduce.Fold[float64, float64]{
		Row: func(x []float64, _ float64) float64 { return kernels.Best.Prod(x) },
		Columns: func(z, x, _ []float64, rows, stride int) {
			kernels.Best.ProdColumns(z, x, rows, stride)
		},
		Combine: func(z, x []float64) { kernels.Best.Mul(z, z, x) },
		Start:   reduce.Copy[float64],
	}}
	largest = &fold{deviceops.OpMax, reduce.Fold[float64, float64]{
		Row: func(x []float64, _ float64) float64 { return kernels.Best.Max(x) },
		Columns: func(z, x, _ []float64, rows, stride int) {
			kernels.Best.MaxColumns(z, x, rows, stride)
		},
		Combine: func(z, x []float64) { kernels.Best.Maximum(z, z, x) },
		Start:   reduce.Copy[float64],
	}}
	smallest = &fold{deviceops.OpMin, reduce.Fold[float64, float64]{
		Row: func(x []float64, _ float64) float64 { return kernels.Best.Min(x) },
		Columns: func(z, x, _ []float64, rows, stride int) {
			kernels.Best.MinColumns(z, x, rows, stride)
		},
		Combine: func(z, x []float64) { kernels.Best.Minimum(z, z, x) },
		Start:   reduce.Copy[float64],
	}}
	squares = &fold{deviceops.OpSumSquares, reduce.Fold[float64, float64]{
		Row: func(x []float64, c float64) float64 { return kernels.Best.SumSquares(x, c) },
		Columns: func(z, x, c []float64, rows, stride int) {
			kernels.Best.SumSquaresColumns(z, x, c, rows, stride)
		},
		Combine: sums.Combine,
	}}
	exponentials = &fold{deviceops.OpSumExp, reduce.Fold[float64, float64]{
		Row: func(x []float64, c float64) float64 { return kernels.Best.SumExp(x, c) },
		Columns: func(z, x, c []float64, rows, stride int) {
			kernels.Best.SumExpColumns(z, x, c, rows, stride)
		},
		Combine: sums.Combine,
	}}
)

// fold sets z to the folds of x along axes, given the numbers c, of its shape.
func (z *Tensor) fold(op string, f *fold, x *Tensor, axes []int, c *Tensor) *Tensor {
	if len(axes) == 0 && x.isOnHost() && x.IsContiguous() {
		return z.foldAll(op, f, x, c)
	}
	kept, folded := reduce.Split(op, &x.layout, axes)
	var lengths [tensor.MaxRank]int
	z = z.resultOn(x.Device(), op, kept.AppendLengths(lengths[:0])...)
	if !x.isOnHost() {
		f.onDevice(z, x, axes, c)
		return z
	}
	start := x.layout.Start()
	var numbers []float64
	if c != nil {
		numbers = c.data
	}
	values := z.valuesFrom(x)
	f.Into(values, x.data, start, &kept, &folded, numbers)
	return z.setValues(values)
}

// valuesFrom returns memory for the values of z, in row-major order, that are made of x: its own
// where it is so and apart from that of x.
func (z *Tensor) valuesFrom(x *Tensor) []float64 {
	if z.IsContiguous() && !layout.Overlap(z.raw(), x.raw()) {
		return z.raw().Flat()
	}
	return make([]float64, z.Size())
}

// setValues sets z to values that are in memory from valuesFrom, and returns z.
func (z *Tensor) setValues(values []float64) *Tensor {
	if len(values) == 0 || &values[0] == &z.data[z.layout.Start()] {
		return z
	}
	return z.Assign(New(values, z.Shape()...))
}

// foldAll is fold of all elements of x, which follow one another.
func (z *Tensor) foldAll(op string, f *fold, x, c *Tensor) *Tensor {
	x.layout.CheckMade(op)
	var number float64
	if c != nil {
		number = c.Item()
	}
	z = z.resultOf(op).onHost(op)
	z.data[z.layout.Start()] = f.Run(x.raw().Flat(), number)
	return z
}

// onDevice queues the fold of x along axes into z, given the numbers c.
func (f *fold) onDevice(z, x *Tensor, axes []int, c *Tensor) {
	var about []device.Array
	if c != nil {
		about = append(about, c.view(c.layout.Onto(f.kernel.String(), &z.layout)).Array())
	}
	deviceops.Float64.Fold(f.kernel, z.Array(), x.Array(), x.foldedAxes(axes), about...)
}

// foldedAxes returns the set of axes, or of all if there are none.
func (x *Tensor) foldedAxes(axes []int) layout.AxisSet {
	set := x.layout.AxisSet("fold", axes...)
	for i := range x.Rank() {
		set[i] = set[i] || len(axes) == 0
	}
	return set
}

// extreme is fold, of at least one element.
func (z *Tensor) extreme(op string, f *fold, x *Tensor, axes []int) *Tensor {
	if x.Size() == 0 {
		if _, folded := reduce.Split(op, &x.layout, axes); folded.Size() == 0 {
			panic(nothing(op, x))
		}
	}
	return z.fold(op, f, x, axes, nil)
}

// ArgMax returns where along axes the first of the largest elements of x is, or the
// first NaN: its index along one axis, or in row-major order among the elements along
// several or all. It panics with a *tensor.ShapeError if there is none.
func ArgMax(x *Tensor, axes ...int) *ints.Tensor {
	return places("ArgMax", kernels.Best.ArgMax, largest, x, axes)
}

// ArgMin returns where along axes the first of the smallest elements of x is, as ArgMax
// does of the largest.
func ArgMin(x *Tensor, axes ...int) *ints.Tensor {
	return places("ArgMin", kernels.Best.ArgMin, smallest, x, axes)
}

// places is numbers, of at least one element: where the extreme is.
func places(op string, kernel func(x []float64) int, extreme *fold, x *Tensor,
	axes []int) *ints.Tensor {
	kept, folded := reduce.Split(op, &x.layout, axes)
	if folded.Size() == 0 {
		panic(nothing(op, x))
	}
	if !x.isOnHost() {
		z := intsSupport.ResultOn(x.Device(), op, kept.AppendLengths(nil)...)
		c := new(Tensor).fold(op, extreme, x, axes, nil)
		defer c.Free()
		deviceops.Float64.Fold(deviceops.OpIndex, z.Array(), x.Array(), x.foldedAxes(axes), c.Array())
		return z
	}
	return numbers(op, kernel, x, axes)
}

// Any returns whether an element of x along axes is not 0, or of all of x if there are none. NaN is
// not 0. It panics with a *tensor.AxisError if x does not have an axis, or one is named twice.
func Any(x *Tensor, axes ...int) *bools.Tensor {
	m := x.nonzero("Any", axes)
	defer m.Free()
	return bools.Any(m, axes...)
}

// All returns whether no element of x along axes is 0, as Any does whether not all are.
func All(x *Tensor, axes ...int) *bools.Tensor {
	m := x.nonzero("All", axes)
	defer m.Free()
	return bools.All(m, axes...)
}

// nonzero returns where x is not 0, for a fold that op names along axes.
func (x *Tensor) nonzero(op string, axes []int) *bools.Tensor {
	x.layout.CheckMade(op)
	x.layout.AxisSet(op, axes...)
	zero := new(Tensor).resultOn(x.Device(), op).Fill(0)
	defer zero.Free()
	return NotEqual(x, zero)
}

// CountNonzero returns how many elements of x along axes are not 0. NaN counts.
func CountNonzero(x *Tensor, axes ...int) *ints.Tensor {
	if !x.isOnHost() {
		kept, _ := reduce.Split("CountNonzero", &x.layout, axes)
		z := intsSupport.ResultOn(x.Device(), "CountNonzero",
			kept.AppendLengths(nil)...)
		deviceops.Float64.Fold(deviceops.OpCountNonzero, z.Array(), x.Array(), x.foldedAxes(axes))
		return z
	}
	return numbers("CountNonzero", kernels.Best.CountNonzero, x, axes)
}

// numbers returns what kernel says of the elements of x along axes.
func numbers(op string, kernel func(x []float64) int, x *Tensor, axes []int) *ints.Tensor {
	kept, folded := reduce.Split(op, &x.layout, axes)
	z := intsSupport.ResultOn(nil, op, kept.AppendLengths(nil)...)
	said := z.Data()
	reduce.EachRow(op, x.data, x.layout.Start(), &kept, &folded,
		func(i int, row []float64) { said[i] = kernel(row) })
	return z
}

// nothing returns the error of choosing from no elements of x.
func nothing(op string, x *Tensor) error {
	return &tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x.Shape()},
		Want: "at least one element to choose from"}
}

// Sum returns the sum of x along axes, or of all of x if there are none. It panics
// with a *tensor.AxisError if x does not have an axis, or one is named twice.
func Sum(x *Tensor, axes ...int) *Tensor { return new(Tensor).Sum(x, axes...) }

// Sum sets z to what the function Sum returns, and returns z.
func (z *Tensor) Sum(x *Tensor, axes ...int) *Tensor { return z.fold("Sum", sums, x, axes, nil) }

// Prod returns the product of x along axes, as Sum does the sum.
func Prod(x *Tensor, axes ...int) *Tensor { return new(Tensor).Prod(x, axes...) }

// Prod sets z to what the function Prod returns, and returns z.
func (z *Tensor) Prod(x *Tensor, axes ...int) *Tensor {
	return z.fold("Prod", products, x, axes, nil)
}

// SumTo returns the sum of the elements of x over the dimensions that shape lacks or
// has of length 1, so that a result has the shape: the opposite of broadcasting. It is
// x itself if that has the shape, and panics with *tensor.ShapeError if shape does not
// broadcast to that of x.
func (x *Tensor) SumTo(shape ...int) *Tensor {
	if x.layout.HasShape(shape...) {
		return x
	}
	axes := layout.BroadcastAxes("SumTo", shape, x.Shape())
	return new(Tensor).fold("SumTo", sums, x, axes, nil).Reshape(shape...)
}

// Max returns the largest of x along axes, as Sum does the sum; NaN if any is. It
// panics with a *tensor.ShapeError if there is none.
func Max(x *Tensor, axes ...int) *Tensor { return new(Tensor).Max(x, axes...) }

// Max sets z to what the function Max returns, and returns z.
func (z *Tensor) Max(x *Tensor, axes ...int) *Tensor { return z.extreme("Max", largest, x, axes) }

// Min returns the smallest of x along axes, as Sum does the sum; NaN if any is. It
// panics with a *tensor.ShapeError if there is none.
func Min(x *Tensor, axes ...int) *Tensor { return new(Tensor).Min(x, axes...) }

// Min sets z to what the function Min returns, and returns z.
func (z *Tensor) Min(x *Tensor, axes ...int) *Tensor { return z.extreme("Min", smallest, x, axes) }

// Mean returns the mean of x along axes, as Sum does the sum; NaN of nothing.
func Mean(x *Tensor, axes ...int) *Tensor { return new(Tensor).Mean(x, axes...) }

// Mean sets z to what the function Mean returns, and returns z.
func (z *Tensor) Mean(x *Tensor, axes ...int) *Tensor {
	return z.mean("Mean", x, axes)
}

// mean is Mean for op, which the errors name.
func (z *Tensor) mean(op string, x *Tensor, axes []int) *Tensor {
	return z.fold(op, sums, x, axes, nil).divide(count(op, x, axes))
}

// divide divides z by n, and returns z.
func (z *Tensor) divide(n float64) *Tensor {
	if z.isOnHost() {
		iterate.Apply2(kernels.Best.Div, z.raw(), z.raw(), layout.Scalar(float64(n)))
		return z
	}
	number := z.number(n)
	defer number.Free()
	return z.Div(z, number)
}

// Norm returns the square root of the sum of the squares of x along axes. Squares that overflow or
// underflow do no harm.
func Norm(x *Tensor, axes ...int) *Tensor { return new(Tensor).Norm(x, axes...) }

// Norm sets z to what the function Norm returns, and returns z.
func (z *Tensor) Norm(x *Tensor, axes ...int) *Tensor {
	if len(axes) == 0 && x.isOnHost() && x.IsContiguous() {
		return z.normOfAll(x)
	}
	kept, folded := reduce.Split("Norm", &x.layout, axes)
	var lengths [tensor.MaxRank]int
	z = z.resultOn(x.Device(), "Norm", kept.AppendLengths(lengths[:0])...)
	if !x.isOnHost() {
		zero := x.number(0)
		defer zero.Free()
		about := zero.view(zero.layout.Onto("Norm", &z.layout)).Array()
		deviceops.Float64.Norm(z.Array(), x.Array(), x.foldedAxes(axes), about)
		return z
	}
	values := z.valuesFrom(x)
	squares.Into(values, x.data, x.layout.Start(), &kept, &folded, nil)
	var beyond []bool
	for i, sum := range values {
		if !kernels.SquaresInRange(sum) {
			if beyond == nil {
				beyond = make([]bool, len(values))
			}
			beyond[i] = true
		}
	}
	kernels.Best.Sqrt(values, values)
	if beyond != nil {
		norm := func(i int, row []float64) { values[i] = kernels.Best.Norm(row) }
		reduce.SomeRows("Norm", x.data, x.layout.Start(), &kept, &folded, beyond, norm)
	}
	return z.setValues(values)
}

// normOfAll is Norm of all elements of x, which follow one another.
func (z *Tensor) normOfAll(x *Tensor) *Tensor {
	x.layout.CheckMade("Norm")
	z = z.resultOf("Norm").onHost("Norm")
	elements := x.raw().Flat()
	norm := squares.Run(elements, 0)
	if kernels.SquaresInRange(norm) {
		norm = float64(math.Sqrt(float64(norm)))
	} else {
		norm = kernels.Best.Norm(elements)
	}
	z.data[z.layout.Start()] = norm
	return z
}

// count returns how many elements of x a fold along axes makes one of.
func count(op string, x *Tensor, axes []int) float64 {
	_, folded := reduce.Split(op, &x.layout, axes)
	return float64(folded.Size())
}
