// Code generated from templates/map.go.tmpl. DO NOT EDIT.

package f32

import (
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// Map returns f of each element of x, called in row-major order.
func Map(x *Tensor, f func(v float32) float32) *Tensor {
	z := x.onHost("Map").Clone()
	for i, v := range z.data {
		z.data[i] = f(v)
	}
	return z
}

// Map2 returns f of each two elements of x and y, called in row-major order. It panics with
// a *tensor.ShapeError if x and y do not fit together.
func Map2(x, y *Tensor, f func(x, y float32) float32) *Tensor {
	z := new(Tensor).Result("Map2", &x.onHost("Map2").layout, &y.onHost("Map2").layout)
	z.Assign(x)
	ys := y.view(y.layout.Onto("Map2", &z.layout))
	i := 0
	for v := range ys.Elements() {
		z.data[i] = f(z.data[i], v)
		i++
	}
	return z
}

// MapIndexed returns f of each element of x and its index, called in row-major order. The
// index is valid during the call.
func MapIndexed(x *Tensor, f func(index []int, v float32) float32) *Tensor {
	z := tensor.NewLayout(x.onHost("MapIndexed").Shape()...)
	values := make([]float32, 0, x.Size())
	for index, v := range x.All() {
		values = append(values, f(index, v))
	}
	return Wrap(tensor.Raw[float32]{Layout: &z, Data: values})
}

// Same reports whether x and y have the same shape and equal elements.
func (x *Tensor) Same(y *Tensor) bool {
	if !x.OnHost() && x.Device() == y.Device() {
		return x.layout.SameShape(&y.layout) && holds(Equal(x, y))
	}
	return x.layout.SameShape(&y.layout) && slices.Equal(x.Values(), y.Values())
}

// A Tolerance is how far numbers may be from each other to be close: Absolute, plus
// Relative times the magnitude of the second.
type Tolerance struct{ Absolute, Relative float32 }

// IsClose returns whether x is within a tolerance of y: |x - y| ≤ Absolute + Relative·|y|,
// or both are the same infinity. Without one, it is {1e-8, 1e-5}. NaN is close to nothing. It
// panics with a *tensor.ShapeError if x and y do not fit together.
func IsClose(x, y *Tensor, tolerance ...Tolerance) *bools.Tensor {
	t := Tolerance{1e-8, 1e-5}
	if len(tolerance) > 0 {
		t = tolerance[0]
	}
	distance, most, relative, absolute := Sub(x, y), Abs(y), x.Number(float64(t.Relative)), x.Number(float64(t.Absolute))
	distance.Abs(distance)
	most.Add(most.Mul(most, relative), absolute)
	near, finite, same := LessEqual(distance, most), IsFinite(y), Equal(x, y)
	near.Or(near.And(near, finite), same)
	for _, passing := range []interface{ Free() }{distance, most, relative, absolute, finite, same} {
		passing.Free()
	}
	return near
}

// AllClose reports whether all of x is within a tolerance of y; see IsClose.
func AllClose(x, y *Tensor, tolerance ...Tolerance) bool {
	return holds(IsClose(x, y, tolerance...))
}

// holds reports whether all of x holds, and frees x.
func holds(x *bools.Tensor) bool {
	all := bools.All(x)
	defer all.Free()
	defer x.Free()
	return all.Item()
}
