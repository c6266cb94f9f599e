// Code generated from templates/reduce.go.tmpl. DO NOT EDIT.

package ints

import (
	kernels "github.com/ashlar-go/ashlar/asm/int"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// A fold makes one number of many: on the host, and by a kernel of devices.
type fold struct {
	kernel deviceops.Op
	reduce.Fold[int, int]
}

// The folds, by kernels for rows and for columns.
var (
	sums = &fold{deviceops.OpSum, reduce.Fold[int, int]{
		Row: func(x []int, _ int) int { return kernels.Best.Sum(x) },
		Columns: func(z, x, _ []int, rows, stride int) {
			kernels.Best.SumColumns(z, x, rows, stride)
		},
		Combine: func(z, x []int) { kernels.Best.Add(z, z, x) },
		Start:   reduce.Copy[int],
	}}
	products = &fold{deviceops.OpProd, reduce.Fold[int, int]{
		Row: func(x []int, _ int) int { return kernels.Best.Prod(x) },
		Columns: func(z, x, _ []int, rows, stride int) {
			kernels.Best.ProdColumns(z, x, rows, stride)
		},
		Combine: func(z, x []int) { kernels.Best.Mul(z, z, x) },
		Start:   reduce.Copy[int],
	}}
	largest = &fold{deviceops.OpMax, reduce.Fold[int, int]{
		Row: func(x []int, _ int) int { return kernels.Best.Max(x) },
		Columns: func(z, x, _ []int, rows, stride int) {
			kernels.Best.MaxColumns(z, x, rows, stride)
		},
		Combine: func(z, x []int) { kernels.Best.Maximum(z, z, x) },
		Start:   reduce.Copy[int],
	}}
	smallest = &fold{deviceops.OpMin, reduce.Fold[int, int]{
		Row: func(x []int, _ int) int { return kernels.Best.Min(x) },
		Columns: func(z, x, _ []int, rows, stride int) {
			kernels.Best.MinColumns(z, x, rows, stride)
		},
		Combine: func(z, x []int) { kernels.Best.Minimum(z, z, x) },
		Start:   reduce.Copy[int],
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
	var numbers []int
	if c != nil {
		numbers = c.data
	}
	values := z.valuesFrom(x)
	f.Into(values, x.data, start, &kept, &folded, numbers)
	return z.setValues(values)
}

// valuesFrom returns memory for the values of z, in row-major order, that are made of x: its own
// where it is so and apart from that of x.
func (z *Tensor) valuesFrom(x *Tensor) []int {
	if z.IsContiguous() && !layout.Overlap(z.raw(), x.raw()) {
		return z.raw().Flat()
	}
	return make([]int, z.Size())
}

// setValues sets z to values that are in memory from valuesFrom, and returns z.
func (z *Tensor) setValues(values []int) *Tensor {
	if len(values) == 0 || &values[0] == &z.data[z.layout.Start()] {
		return z
	}
	return z.Assign(New(values, z.Shape()...))
}

// foldAll is fold of all elements of x, which follow one another.
func (z *Tensor) foldAll(op string, f *fold, x, c *Tensor) *Tensor {
	x.layout.CheckMade(op)
	var number int
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
	deviceops.Int.Fold(f.kernel, z.Array(), x.Array(), x.foldedAxes(axes), about...)
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
func ArgMax(x *Tensor, axes ...int) *Tensor {
	return places("ArgMax", kernels.Best.ArgMax, largest, x, axes)
}

// ArgMin returns where along axes the first of the smallest elements of x is, as ArgMax
// does of the largest.
func ArgMin(x *Tensor, axes ...int) *Tensor {
	return places("ArgMin", kernels.Best.ArgMin, smallest, x, axes)
}

// places is numbers, of at least one element: where the extreme is.
func places(op string, kernel func(x []int) int, extreme *fold, x *Tensor,
	axes []int) *Tensor {
	kept, folded := reduce.Split(op, &x.layout, axes)
	if folded.Size() == 0 {
		panic(nothing(op, x))
	}
	if !x.isOnHost() {
		z := intsSupport.ResultOn(x.Device(), op, kept.AppendLengths(nil)...)
		c := new(Tensor).fold(op, extreme, x, axes, nil)
		defer c.Free()
		deviceops.Int.Fold(deviceops.OpIndex, z.Array(), x.Array(), x.foldedAxes(axes), c.Array())
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
func CountNonzero(x *Tensor, axes ...int) *Tensor {
	if !x.isOnHost() {
		kept, _ := reduce.Split("CountNonzero", &x.layout, axes)
		z := intsSupport.ResultOn(x.Device(), "CountNonzero",
			kept.AppendLengths(nil)...)
		deviceops.Int.Fold(deviceops.OpCountNonzero, z.Array(), x.Array(), x.foldedAxes(axes))
		return z
	}
	return numbers("CountNonzero", kernels.Best.CountNonzero, x, axes)
}

// numbers returns what kernel says of the elements of x along axes.
func numbers(op string, kernel func(x []int) int, x *Tensor, axes []int) *Tensor {
	kept, folded := reduce.Split(op, &x.layout, axes)
	z := intsSupport.ResultOn(nil, op, kept.AppendLengths(nil)...)
	said := z.Data()
	reduce.EachRow(op, x.data, x.layout.Start(), &kept, &folded,
		func(i int, row []int) { said[i] = kernel(row) })
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
