// Package convert returns tensors with their elements converted to another type, as Go
// converts numbers: toward zero from float to int.
package convert

import (
	"github.com/ashlar-go/ashlar/internal/strided"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// A Number is an element type that others convert to.
type Number interface{ float32 | float64 | int }

// A Tensor has elements of type T, like *f32.Tensor those of float32.
type Tensor[T any] interface{ Raw() tensor.Raw[T] }

// Float32 returns x in float32.
func Float32[T Number](x Tensor[T]) *f32.Tensor {
	z := new(f32.Tensor).Result("Float32", x.Raw().Layout)
	strided.Apply1(number[float32, T], z.Raw(), x.Raw())
	return z
}

// Float64 returns x in float64.
func Float64[T Number](x Tensor[T]) *f64.Tensor {
	z := new(f64.Tensor).Result("Float64", x.Raw().Layout)
	strided.Apply1(number[float64, T], z.Raw(), x.Raw())
	return z
}

// Int returns x in int.
func Int[T Number](x Tensor[T]) *ints.Tensor {
	z := new(ints.Tensor).Result("Int", x.Raw().Layout)
	strided.Apply1(number[int, T], z.Raw(), x.Raw())
	return z
}

// Bool returns which elements of x are not 0.
func Bool[T Number](x Tensor[T]) *bools.Tensor {
	z := new(bools.Tensor).Result("Bool", x.Raw().Layout)
	strided.Apply1(func(z []bool, x []T) {
		for i := range z {
			z[i] = x[min(i, len(x)-1)] != 0
		}
	}, z.Raw(), x.Raw())
	return z
}

// FromBool returns ones where x holds, and zeros elsewhere.
func FromBool(x *bools.Tensor) *ints.Tensor {
	return ints.Where(x, ints.Scalar(1), ints.Scalar(0))
}

// number sets z[i] = x[i], or x[0] if that is all of x.
func number[Z, X Number](z []Z, x []X) {
	for i := range z {
		z[i] = Z(x[min(i, len(x)-1)])
	}
}
