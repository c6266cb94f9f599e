// Code generated from templates/reduce.go.tmpl. DO NOT EDIT.

package bools

import (
	kernels "github.com/ashlar-go/ashlar/asm/bool"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/tensor"
)

// A fold makes one number of many: on the host, and by a kernel of devices.
type fold struct {
	kernel deviceops.Op
	reduce.Fold[bool, bool]
}

// The folds, by kernels for rows and for columns.
var (
	some = &fold{deviceops.OpAny, reduce.Fold[bool, bool]{
		Row: func(x []bool, _ bool) bool { return kernels.Best.Any(x) },
		Columns: func(z, x, _ []bool, rows, stride int) {
			for r := range rows {
				kernels.Best.Or(z, z, x[r*stride:][:len(z)])
			}
		},
		Combine: func(z, x []bool) { kernels.Best.Or(z, z, x) },
		Start:   reduce.Copy[bool],
	}}
	every = &fold{deviceops.OpAll, reduce.Fold[bool, bool]{
		Row: func(x []bool, _ bool) bool { return kernels.Best.All(x) },
		Columns: func(z, x, _ []bool, rows, stride int) {
			for r := range rows {
				kernels.Best.And(z, z, x[r*stride:][:len(z)])
			}
		},
		Combine: func(z, x []bool) { kernels.Best.And(z, z, x) },
		Start:   reduce.Copy[bool],
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
	var numbers []bool
	if c != nil {
		numbers = c.data
	}
	values := z.valuesFrom(x)
	f.Into(values, x.data, start, &kept, &folded, numbers)
	return z.setValues(values)
}

// valuesFrom returns memory for the values of z, in row-major order, that are made of x: its own
// where it is so and apart from that of x.
func (z *Tensor) valuesFrom(x *Tensor) []bool {
	if z.IsContiguous() && !layout.Overlap(z.raw(), x.raw()) {
		return z.raw().Flat()
	}
	return make([]bool, z.Size())
}

// setValues sets z to values that are in memory from valuesFrom, and returns z.
func (z *Tensor) setValues(values []bool) *Tensor {
	if len(values) == 0 || &values[0] == &z.data[z.layout.Start()] {
		return z
	}
	return z.Assign(New(values, z.Shape()...))
}

// foldAll is fold of all elements of x, which follow one another.
func (z *Tensor) foldAll(op string, f *fold, x, c *Tensor) *Tensor {
	x.layout.CheckMade(op)
	var number bool
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
	deviceops.Bool.Fold(f.kernel, z.Array(), x.Array(), x.foldedAxes(axes), about...)
}

// foldedAxes returns the set of axes, or of all if there are none.
func (x *Tensor) foldedAxes(axes []int) layout.AxisSet {
	set := x.layout.AxisSet("fold", axes...)
	for i := range x.Rank() {
		set[i] = set[i] || len(axes) == 0
	}
	return set
}

// Any returns whether an element of x along axes holds, or of all of x if there are
// none. It panics with a *tensor.AxisError if x does not have an axis, or one is named
// twice.
func Any(x *Tensor, axes ...int) *Tensor { return new(Tensor).fold("Any", some, x, axes, nil) }

// All returns whether every element of x along axes holds, as Any does whether one does.
func All(x *Tensor, axes ...int) *Tensor { return new(Tensor).fold("All", every, x, axes, nil) }

// Count returns how many elements of x hold.
func Count(x *Tensor) int {
	if x.isOnHost() {
		return kernels.Best.Count(x.values("Count"))
	}
	l := layout.New()
	z := deviceops.Int.MakeArray(x.Device(), &l)
	defer z.Buffer.Free()
	deviceops.Bool.Fold(deviceops.OpCountNonzero, z, x.Array(), x.foldedAxes(nil))
	var n [1]int
	if err := x.Device().Queue().Read(deviceops.Memory(n[:]), z.Buffer, 0); err != nil {
		panic(err)
	}
	return n[0]
}
