// Code generated from templates/convert.go.tmpl. DO NOT EDIT.

// Package convert returns tensors with their elements converted to another type.
//
// Floats become integers toward zero, NaN 0, and what is beyond the integers of the type the lowest
// or the highest of them. Integers become others of their last bits, as in Go. Numbers become the
// nearest float, of two the even one. True is 1, and a number is true unless it is 0; NaN is true.
package convert

import (
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// An Element is an element type that others convert to.
type Element interface {
	float32 | float64 | int | bool
}

// A Tensor has elements of type T, like *f32.Tensor those of float32.
type Tensor[T any] interface {
	Shape() tensor.Shape
	Raw() tensor.Raw[T]
	OnHost() bool
	Device() device.Device
	Array() device.Array
}

// Float32 returns x in float32, on the device that x is on.
func Float32[T Element](x Tensor[T]) *f32.Tensor {
	c := toFloat32[T]()
	if !x.OnHost() {
		z := new(f32.Tensor).ResultOn(x.Device(), "Float32", x.Shape()...)
		device.Convert(c.onDevice, z.Array(), x.Array())
		return z
	}
	z := new(f32.Tensor).Result("Float32", x.Raw().Layout)
	iterate.Apply1(c.onHost, z.Raw(), x.Raw())
	return z
}

// toFloat32 returns what converts elements of type T to float32.
func toFloat32[T Element]() *conversion[float32, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32Float32
	case float64:
		c = &f64Float32
	case int:
		c = &intsFloat32
	case bool:
		c = &boolsFloat32
	}
	return c.(*conversion[float32, T])
}

// Float64 returns x in float64, on the device that x is on.
func Float64[T Element](x Tensor[T]) *f64.Tensor {
	c := toFloat64[T]()
	if !x.OnHost() {
		z := new(f64.Tensor).ResultOn(x.Device(), "Float64", x.Shape()...)
		device.Convert(c.onDevice, z.Array(), x.Array())
		return z
	}
	z := new(f64.Tensor).Result("Float64", x.Raw().Layout)
	iterate.Apply1(c.onHost, z.Raw(), x.Raw())
	return z
}

// toFloat64 returns what converts elements of type T to float64.
func toFloat64[T Element]() *conversion[float64, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32Float64
	case float64:
		c = &f64Float64
	case int:
		c = &intsFloat64
	case bool:
		c = &boolsFloat64
	}
	return c.(*conversion[float64, T])
}

// Int returns x in int, on the device that x is on.
func Int[T Element](x Tensor[T]) *ints.Tensor {
	c := toInt[T]()
	if !x.OnHost() {
		z := new(ints.Tensor).ResultOn(x.Device(), "Int", x.Shape()...)
		device.Convert(c.onDevice, z.Array(), x.Array())
		return z
	}
	z := new(ints.Tensor).Result("Int", x.Raw().Layout)
	iterate.Apply1(c.onHost, z.Raw(), x.Raw())
	return z
}

// toInt returns what converts elements of type T to int.
func toInt[T Element]() *conversion[int, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32Int
	case float64:
		c = &f64Int
	case int:
		c = &intsInt
	case bool:
		c = &boolsInt
	}
	return c.(*conversion[int, T])
}

// Bool returns x in bool, on the device that x is on.
func Bool[T Element](x Tensor[T]) *bools.Tensor {
	c := toBool[T]()
	if !x.OnHost() {
		z := new(bools.Tensor).ResultOn(x.Device(), "Bool", x.Shape()...)
		device.Convert(c.onDevice, z.Array(), x.Array())
		return z
	}
	z := new(bools.Tensor).Result("Bool", x.Raw().Layout)
	iterate.Apply1(c.onHost, z.Raw(), x.Raw())
	return z
}

// toBool returns what converts elements of type T to bool.
func toBool[T Element]() *conversion[bool, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32Bool
	case float64:
		c = &f64Bool
	case int:
		c = &intsBool
	case bool:
		c = &boolsBool
	}
	return c.(*conversion[bool, T])
}

// A conversion of elements is a loop over slices, of which x may be one element for all, and a kernel
// of devices.
type conversion[Z, X any] struct {
	onHost   func(z []Z, x []X)
	onDevice string
}

// The conversions, by the type from which and the one to which they convert.
var (
	f32Float32   = conversion[float32, float32]{iterate.Fill[float32], "f32_Copy"}
	f32Float64   = conversion[float64, float32]{number[float64, float32], "f64_From_f32"}
	f32Int       = conversion[int, float32]{truncated[int, float32], "f32_To_ints"}
	f32Bool      = conversion[bool, float32]{truth[float32], "f32_To_bools"}
	f64Float32   = conversion[float32, float64]{number[float32, float64], "f64_To_f32"}
	f64Float64   = conversion[float64, float64]{iterate.Fill[float64], "f64_Copy"}
	f64Int       = conversion[int, float64]{truncated[int, float64], "f64_To_ints"}
	f64Bool      = conversion[bool, float64]{truth[float64], "f64_To_bools"}
	intsFloat32  = conversion[float32, int]{number[float32, int], "ints_To_f32"}
	intsFloat64  = conversion[float64, int]{number[float64, int], "f64_From_ints"}
	intsInt      = conversion[int, int]{iterate.Fill[int], "ints_Copy"}
	intsBool     = conversion[bool, int]{truth[int], "ints_To_bools"}
	boolsFloat32 = conversion[float32, bool]{unit[float32], "bools_To_f32"}
	boolsFloat64 = conversion[float64, bool]{unit[float64], "f64_From_bools"}
	boolsInt     = conversion[int, bool]{unit[int], "bools_To_ints"}
	boolsBool    = conversion[bool, bool]{iterate.Fill[bool], "bools_Copy"}
)

// number sets z to x as Go converts numbers.
func number[Z, X element.Number](z []Z, x []X) {
	for i := range z {
		z[i] = Z(x[min(i, len(x)-1)])
	}
}

// truncated sets z to x toward zero, from the lowest to the highest integer. Go does not say what
// floats beyond these become.
func truncated[Z element.Integer, X element.Float](z []Z, x []X) {
	lowest, highest := element.Range[Z]()
	for i := range z {
		switch v := x[min(i, len(x)-1)]; {
		case v != v:
			z[i] = 0
		case v <= X(lowest):
			z[i] = lowest
		case v >= X(highest): // which may be rounded up, to what is no Z
			z[i] = highest
		default:
			z[i] = Z(v)
		}
	}
}

// truth sets z to where x is not 0.
func truth[X element.Number](z []bool, x []X) {
	for i := range z {
		z[i] = x[min(i, len(x)-1)] != 0
	}
}

// unit sets z to 1 where x holds, and to 0 elsewhere.
func unit[Z element.Number](z []Z, x []bool) {
	for i := range z {
		z[i] = 0
		if x[min(i, len(x)-1)] {
			z[i] = 1
		}
	}
}
