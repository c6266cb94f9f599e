// Package convert returns tensors with their elements converted to another type, as Go
// converts numbers: toward zero from float to int.
package convert

import (
	"reflect"

	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// A Number is an element type that others convert to.
type Number interface{ float32 | float64 | int }

// A Tensor has elements of type T, like *f32.Tensor those of float32.
type Tensor[T any] interface {
	Raw() tensor.Raw[T]
	OnHost() bool
}

// A kernel of devices is one of a package of element types.
type kernel struct{ dtype, op string }

// kernels has those that convert from one element type to another.
var kernels = map[[2]reflect.Kind]kernel{
	{reflect.Float32, reflect.Float32}: {"f32", "Copy"},
	{reflect.Float32, reflect.Float64}: {"f64", "FromFloat32"},
	{reflect.Float32, reflect.Int}:     {"f32", "Int"},
	{reflect.Float32, reflect.Bool}:    {"f32", "Bool"},
	{reflect.Float64, reflect.Float32}: {"f64", "Float32"},
	{reflect.Float64, reflect.Float64}: {"f64", "Copy"},
	{reflect.Float64, reflect.Int}:     {"f64", "Int"},
	{reflect.Float64, reflect.Bool}:    {"f64", "Bool"},
	{reflect.Int, reflect.Float32}:     {"f32", "FromInt"},
	{reflect.Int, reflect.Float64}:     {"f64", "FromInt"},
	{reflect.Int, reflect.Int}:         {"ints", "Copy"},
	{reflect.Int, reflect.Bool}:        {"ints", "Bool"},
}

// onDevice sets z, of elements to, to x on the device that x is on.
func onDevice[T Number, V interface {
	OnDevice(dtype, op string, operands ...any) V
}](z V, to reflect.Kind, x Tensor[T]) V {
	k := kernels[[2]reflect.Kind{reflect.TypeFor[T]().Kind(), to}]
	return z.OnDevice(k.dtype, k.op, x)
}

// Float32 returns x in float32.
func Float32[T Number](x Tensor[T]) *f32.Tensor {
	if !x.OnHost() {
		return onDevice(new(f32.Tensor), reflect.Float32, x)
	}
	z := new(f32.Tensor).Result("Float32", x.Raw().Layout)
	iterate.Apply1(number[float32, T], z.Raw(), x.Raw())
	return z
}

// Float64 returns x in float64.
func Float64[T Number](x Tensor[T]) *f64.Tensor {
	if !x.OnHost() {
		return onDevice(new(f64.Tensor), reflect.Float64, x)
	}
	z := new(f64.Tensor).Result("Float64", x.Raw().Layout)
	iterate.Apply1(number[float64, T], z.Raw(), x.Raw())
	return z
}

// Int returns x in int.
func Int[T Number](x Tensor[T]) *ints.Tensor {
	if !x.OnHost() {
		return onDevice(new(ints.Tensor), reflect.Int, x)
	}
	z := new(ints.Tensor).Result("Int", x.Raw().Layout)
	iterate.Apply1(number[int, T], z.Raw(), x.Raw())
	return z
}

// Bool returns which elements of x are not 0.
func Bool[T Number](x Tensor[T]) *bools.Tensor {
	if !x.OnHost() {
		return onDevice(new(bools.Tensor), reflect.Bool, x)
	}
	z := new(bools.Tensor).Result("Bool", x.Raw().Layout)
	iterate.Apply1(func(z []bool, x []T) {
		for i := range z {
			z[i] = x[min(i, len(x)-1)] != 0
		}
	}, z.Raw(), x.Raw())
	return z
}

// FromBool returns ones where x holds, and zeros elsewhere.
func FromBool(x *bools.Tensor) *ints.Tensor {
	if !x.OnHost() {
		return new(ints.Tensor).OnDevice("ints", "FromBool", x)
	}
	return ints.Where(x, ints.Scalar(1), ints.Scalar(0))
}

// number sets z[i] = x[i], or x[0] if that is all of x.
func number[Z, X Number](z []Z, x []X) {
	for i := range z {
		z[i] = Z(x[min(i, len(x)-1)])
	}
}
