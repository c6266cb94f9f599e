// Code generated from templates/text.go.tmpl. DO NOT EDIT.

package strs

import (
	"fmt"
	"slices"

	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/internal/text"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// Equal returns whether x is y.
func Equal(x, y *Tensor) *bools.Tensor { return compared("Equal", text.Equal, x, y) }

// NotEqual returns whether x is not y.
func NotEqual(x, y *Tensor) *bools.Tensor { return compared("NotEqual", text.NotEqual, x, y) }

// Less returns whether x comes before y, in the order of their bytes.
func Less(x, y *Tensor) *bools.Tensor { return compared("Less", text.Less, x, y) }

// LessEqual returns whether x comes before y, or is y.
func LessEqual(x, y *Tensor) *bools.Tensor { return compared("LessEqual", text.LessEqual, x, y) }

// Greater returns whether x comes after y, in the order of their bytes.
func Greater(x, y *Tensor) *bools.Tensor {
	return compared("Greater", func(z []bool, x, y []string) { text.Less(z, y, x) }, x, y)
}

// GreaterEqual returns whether x comes after y, or is y.
func GreaterEqual(x, y *Tensor) *bools.Tensor {
	return compared("GreaterEqual", func(z []bool, x, y []string) { text.LessEqual(z, y, x) }, x, y)
}

// compared returns what a loop says of x and y.
func compared(op string, loop func(z []bool, x, y []string), x, y *Tensor) *bools.Tensor {
	z := boolsSupport.Result(op, &x.layout, &y.layout)
	iterate.Apply2(loop, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// Add returns each element of x followed by that of y. It panics with a *tensor.ShapeError if x and y
// do not fit together.
func Add(x, y *Tensor) *Tensor {
	z := new(Tensor).result("Add", &x.layout, &y.layout)
	iterate.Apply2(text.Join, z.raw(), x.raw(), y.raw())
	return z
}

// AddC returns each element of x followed by y.
func AddC(x *Tensor, y string) *Tensor {
	z := new(Tensor).result("AddC", &x.layout)
	iterate.Apply2(text.Join, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Len returns the number of bytes of each element of x.
func Len(x *Tensor) *ints.Tensor {
	z := intsSupport.Result("Len", &x.layout, nil)
	iterate.Apply1(text.Len, intsSupport.Raw(z), x.raw())
	return z
}

// Max returns the last of the elements of x along axes, or of all if there are none, in the order of
// their bytes. It panics with a *tensor.ShapeError if there is none, and with a *tensor.AxisError if x
// does not have an axis, or one is named twice.
func Max(x *Tensor, axes ...int) *Tensor { return extreme("Max", slices.Max[[]string], x, axes) }

// Min returns the first of the elements of x along axes, as Max does the last.
func Min(x *Tensor, axes ...int) *Tensor { return extreme("Min", slices.Min[[]string], x, axes) }

// extreme returns what of makes of the elements of x along axes, of at least one.
func extreme(op string, of func(row []string) string, x *Tensor, axes []int) *Tensor {
	if _, folded := reduce.Split(op, &x.layout, axes); folded.Size() == 0 {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x.Shape()},
			Want: "at least one element to choose from"})
	}
	return wrap(iterate.FoldRows(op, x.raw(), axes, of))
}

// distinct returns the elements of all, which it sorts, in ascending order, each once.
func distinct(all []string) []string {
	slices.Sort(all)
	return slices.Compact(all)
}

// SearchSorted returns for each element of x the first place in sorted, a vector in ascending
// order, where it could be put in. It panics with a *tensor.ShapeError if sorted is no vector.
func SearchSorted(sorted, x *Tensor) *ints.Tensor {
	if sorted.Rank() != 1 {
		panic(&tensor.ShapeError{Op: "SearchSorted", Shapes: []tensor.Shape{sorted.Shape()}, Want: "want a vector"})
	}
	z := intsSupport.Result("SearchSorted", &x.layout, nil)
	iterate.Apply1(text.Search(sorted.values("SearchSorted")), intsSupport.Raw(z), x.raw())
	return z
}

// FixedLength returns the bytes of the elements of x along a new last axis of n, each followed by as
// many of the byte pad as there is room for. The error is of an element that is longer, or that ends
// with pad, which FromFixedLength would take off. It panics with a *tensor.SizeError if no tensor can
// have that shape.
func FixedLength(x *Tensor, n int, pad byte) (*u8.Tensor, error) {
	z := u8Support.ResultOn(nil, "FixedLength", append(x.Shape(), n)...)
	if err := text.Pad(u8Support.Raw(z).Flat(), x.values("FixedLength"), n, pad); err != nil {
		return nil, fmt.Errorf("tensor: FixedLength: %w", err)
	}
	return z, nil
}

// FromFixedLength returns the strings of the bytes of x along its last axis, without those at the end
// that are pad: of FixedLength(x, n, pad) the tensor x. It panics with a *tensor.AxisError if x has no
// dimension, and with a *tensor.DeviceError if it is on a device.
func FromFixedLength(x *u8.Tensor, pad byte) *Tensor {
	deviceops.Check("FromFixedLength", nil, x)
	from := u8Support.Raw(x)
	n := from.Dim(from.Axis("FromFixedLength", -1))
	shape := x.Shape()
	z := new(Tensor).resultOf("FromFixedLength", shape[:len(shape)-1]...)
	text.Unpad(z.data, iterate.Clone("FromFixedLength", from).Data, n, pad)
	return z
}
