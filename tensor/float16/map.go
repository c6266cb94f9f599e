// Code generated from templates/map.go.tmpl. DO NOT EDIT.

package f16

import (
	"slices"

	"github.com/ashlar-go/ashlar/half"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// Map returns f of each element of x, called in row-major order.
func Map(x *Tensor, f func(v half.Float16) half.Float16) *Tensor {
	z := x.onHost("Map").clone("Map")
	for i, v := range z.data {
		z.data[i] = f(v)
	}
	return z
}

// Map2 returns f of each two elements of x and y, called in row-major order. It panics with
// a *tensor.ShapeError if x and y do not fit together.
func Map2(x, y *Tensor, f func(x, y half.Float16) half.Float16) *Tensor {
	z := new(Tensor).result("Map2", &x.onHost("Map2").layout, &y.onHost("Map2").layout)
	z.Assign(x)
	ys := y.view(y.layout.Onto("Map2", &z.layout))
	i := 0
	for v := range ys.Elements() {
		z.data[i] = f(z.data[i], v)
		i++
	}
	return z
}

// Map3 returns f of each three elements of x, y and w, called in row-major order. It panics with a
// *tensor.ShapeError if they do not fit together.
func Map3(x, y, w *Tensor, f func(x, y, w half.Float16) half.Float16) *Tensor {
	z := new(Tensor).result("Map3", &x.onHost("Map3").layout, &y.onHost("Map3").layout, &w.onHost("Map3").layout)
	z.Assign(x)
	ys := y.view(y.layout.Onto("Map3", &z.layout)).Scalars()
	ws := w.view(w.layout.Onto("Map3", &z.layout)).Scalars()
	for i := 0; ys.Next() && ws.Next(); i++ {
		z.data[i] = f(z.data[i], ys.Get(), ws.Get())
	}
	return z
}

// MapIndexed returns f of each element of x and its index, called in row-major order. The
// index is valid during the call.
func MapIndexed(x *Tensor, f func(index []int, v half.Float16) half.Float16) *Tensor {
	z, i := new(Tensor).resultOf("MapIndexed", x.onHost("MapIndexed").Shape()...), 0
	for index, v := range x.All() {
		z.data[i] = f(index, v)
		i++
	}
	return z
}

// Same reports whether x and y have the same shape and equal elements.
func (x *Tensor) Same(y *Tensor) bool {
	if !x.isOnHost() && x.Device() == y.Device() {
		return x.layout.SameShape(&y.layout) && holds(Equal(x, y))
	}
	return x.layout.SameShape(&y.layout) && slices.EqualFunc(x.values("Same"), y.values("Same"), half.Equal[half.Float16])
}

// holds reports whether all of x holds, and frees x.
func holds(x *bools.Tensor) bool {
	all := bools.All(x)
	defer all.Free()
	defer x.Free()
	return all.Item()
}
