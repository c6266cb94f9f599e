// Code generated from templates/half.go.tmpl. DO NOT EDIT.

package bf16

import (
	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/iterate"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// The functions of this file compare numbers, as float32.

// Equal returns whether x is equal to y.
func Equal(x, y *Tensor) *bools.Tensor { return compared("Equal", f32.Equal, x, y) }

// NotEqual returns whether x is not equal to y.
func NotEqual(x, y *Tensor) *bools.Tensor { return compared("NotEqual", f32.NotEqual, x, y) }

// Less returns whether x is less than y.
func Less(x, y *Tensor) *bools.Tensor { return compared("Less", f32.Less, x, y) }

// LessEqual returns whether x is less than y or equal to it.
func LessEqual(x, y *Tensor) *bools.Tensor { return compared("LessEqual", f32.LessEqual, x, y) }

// Greater returns whether x is greater than y.
func Greater(x, y *Tensor) *bools.Tensor { return compared("Greater", f32.Greater, x, y) }

// GreaterEqual returns whether x is greater than y or equal to it.
func GreaterEqual(x, y *Tensor) *bools.Tensor {
	return compared("GreaterEqual", f32.GreaterEqual, x, y)
}

// IsNaN returns whether x is not a number.
func IsNaN(x *Tensor) *bools.Tensor { return found("IsNaN", f32.IsNaN, x) }

// IsInf returns whether x is infinite.
func IsInf(x *Tensor) *bools.Tensor { return found("IsInf", f32.IsInf, x) }

// IsPosInf returns whether x is +Inf.
func IsPosInf(x *Tensor) *bools.Tensor { return found("IsPosInf", f32.IsPosInf, x) }

// IsNegInf returns whether x is -Inf.
func IsNegInf(x *Tensor) *bools.Tensor { return found("IsNegInf", f32.IsNegInf, x) }

// IsFinite returns whether x is neither infinite nor NaN.
func IsFinite(x *Tensor) *bools.Tensor { return found("IsFinite", f32.IsFinite, x) }

// Any returns whether any element of x along axes, or of all if there are none, is not 0, as NaN is
// not. It panics with a *tensor.AxisError if x does not have an axis, or one is named twice.
func Any(x *Tensor, axes ...int) *bools.Tensor {
	return found("Any", func(x *f32.Tensor) *bools.Tensor { return f32.Any(x, axes...) }, x)
}

// All returns whether all elements of x along axes, or all if there are none, are not 0, as Any does
// of any.
func All(x *Tensor, axes ...int) *bools.Tensor {
	return found("All", func(x *f32.Tensor) *bools.Tensor { return f32.All(x, axes...) }, x)
}

// CountNonzero returns how many elements of x along axes are not 0, or of all if there are none. It
// panics as Any does.
func CountNonzero(x *Tensor, axes ...int) *ints.Tensor {
	count := func(x *f32.Tensor) *ints.Tensor { return f32.CountNonzero(x, axes...) }
	return found("CountNonzero", count, x)
}

// NonZero returns the indices of the elements of x that are not zero, in row-major order, as the
// rows of a matrix.
func NonZero(x *Tensor) *ints.Tensor { return found("NonZero", f32.NonZero, x) }

// Max returns the largest of x along axes, or of all if there are none; NaN if any is. It panics
// with a *tensor.ShapeError if there is none, and with a *tensor.AxisError if x does not have an
// axis, or one is named twice.
func Max(x *Tensor, axes ...int) *Tensor {
	return narrowed("Max", x, func(x *f32.Tensor) *f32.Tensor { return f32.Max(x, axes...) })
}

// Min returns the smallest of x along axes, as Max does the largest.
func Min(x *Tensor, axes ...int) *Tensor {
	return narrowed("Min", x, func(x *f32.Tensor) *f32.Tensor { return f32.Min(x, axes...) })
}

// ArgMax returns where along axes the first of the largest elements of x is, or the first NaN: its
// index along one axis, or in row-major order among the elements along several or all. It panics
// with a *tensor.ShapeError if there is none.
func ArgMax(x *Tensor, axes ...int) *ints.Tensor {
	return found("ArgMax", func(x *f32.Tensor) *ints.Tensor { return f32.ArgMax(x, axes...) }, x)
}

// ArgMin returns where along axes the first of the smallest elements of x is, as ArgMax does of the
// largest.
func ArgMin(x *Tensor, axes ...int) *ints.Tensor {
	return found("ArgMin", func(x *f32.Tensor) *ints.Tensor { return f32.ArgMin(x, axes...) }, x)
}

// Sort returns the elements of x in ascending order along an axis, NaN last. It panics with a
// *tensor.AxisError if x does not have the axis.
func Sort(x *Tensor, axis int) *Tensor {
	return narrowed("Sort", x, func(x *f32.Tensor) *f32.Tensor { return f32.Sort(x, axis) })
}

// ArgSort returns where along an axis the elements of x are that Sort gives; equal ones keep their
// order.
func ArgSort(x *Tensor, axis int) *ints.Tensor {
	return found("ArgSort", func(x *f32.Tensor) *ints.Tensor { return f32.ArgSort(x, axis) }, x)
}

// TopK returns the k largest elements of x along an axis, in descending order, and where along it
// they are; of equal ones, the first come first, and NaN counts as largest. It panics with a
// *tensor.AxisError if x does not have the axis, and with a *tensor.ValueError if that has not that
// many.
func TopK(x *Tensor, k, axis int) (values *Tensor, places *ints.Tensor) {
	values = narrowed("TopK", x, func(x *f32.Tensor) (v *f32.Tensor) {
		v, places = f32.TopK(x, k, axis)
		return v
	})
	return values, places
}

// BottomK returns the k smallest elements of x along an axis, in ascending order, and where along it
// they are, as TopK does the largest.
func BottomK(x *Tensor, k, axis int) (values *Tensor, places *ints.Tensor) {
	values = narrowed("BottomK", x, func(x *f32.Tensor) (v *f32.Tensor) {
		v, places = f32.BottomK(x, k, axis)
		return v
	})
	return values, places
}

// Unique returns the elements of x in ascending order, each once; or, given an axis, the slices along
// it, in the order of their first elements that differ. It panics with a *tensor.AxisError if x does
// not have the axis.
func Unique(x *Tensor, axis ...int) *Tensor {
	return narrowed("Unique", x, func(x *f32.Tensor) *f32.Tensor { return f32.Unique(x, axis...) })
}

// UniqueAll returns what Unique does, and of each value: where the first is among the elements of x in
// row-major order, or along the axis; which of them each element is, in the shape of x, or each
// slice; and how many there are. It panics as Unique does.
func UniqueAll(x *Tensor, axis ...int) (values *Tensor, first, inverse, counts *ints.Tensor) {
	values = narrowed("UniqueAll", x, func(x *f32.Tensor) (v *f32.Tensor) {
		v, first, inverse, counts = f32.UniqueAll(x, axis...)
		return v
	})
	return values, first, inverse, counts
}

// SearchSorted returns for each element of x the first place in sorted, a vector in ascending
// order, where it could be put in. It panics with a *tensor.ShapeError if sorted is no vector.
func SearchSorted(sorted, x *Tensor) *ints.Tensor {
	return compared("SearchSorted", f32.SearchSorted, sorted, x)
}

// widened returns a copy of x, to be freed.
func (x *Tensor) widened(op string) *f32.Tensor {
	x.layout.CheckMade(op)
	z := f32Support.Result(op, &x.layout, nil)
	iterate.Apply1(half.Widen[half.BFloat16], f32Support.Raw(z), x.raw())
	return z
}

// found returns what of says of x.
func found[V any](op string, of func(x *f32.Tensor) V, x *Tensor) V {
	wide := x.widened(op)
	defer wide.Free()
	return of(wide)
}

// compared returns what of says of x and y.
func compared[V any](op string, of func(x, y *f32.Tensor) V, x, y *Tensor) V {
	return found(op, func(x *f32.Tensor) V {
		wide := y.widened(op)
		defer wide.Free()
		return of(x, wide)
	}, x)
}

// narrowed returns what of makes of x, of which all elements are some of x.
func narrowed(op string, x *Tensor, of func(x *f32.Tensor) *f32.Tensor) *Tensor {
	return found(op, func(x *f32.Tensor) *Tensor {
		wide := of(x)
		defer wide.Free()
		raw := f32Support.Raw(wide)
		z := new(Tensor).result(op, raw.Layout)
		iterate.Apply1(half.Narrow[half.BFloat16], z.raw(), raw)
		return z
	}, x)
}
