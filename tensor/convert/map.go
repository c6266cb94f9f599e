package convert

import (
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
)

// Map returns f of each element of x, called in row-major order, as a tensor whose type is to be
// named: convert.Map[*bools.Tensor](x, f) of an f that gives bools. It panics with a
// *tensor.DeviceError if x is on a device.
func Map[Z tensor.Tensor[U], U, T any](x tensor.Tensor[T], f func(v T) U) Z {
	return mapped[Z]("Map", x, f)
}

// MapInto sets z to f of each element of x, called in row-major order, stretched to the shape of z,
// and returns z, which may be x. It panics as Map does, with a *tensor.ShapeError if x does not fit
// z, and with tensor.ErrReadOnly if z is read-only.
func MapInto[Z interface {
	tensor.Tensor[U]
	Assign(x Z) Z
}, U, T any](z Z, x tensor.Tensor[T], f func(v T) U) Z {
	return z.Assign(mapped[Z]("MapInto", x, f))
}

// mapped is Map for op, which the errors name.
func mapped[Z tensor.Tensor[U], U, T any](op string, x tensor.Tensor[T], f func(v T) U) Z {
	if on, ok := x.(device.Tensor); ok {
		deviceops.Check(op, nil, on)
	}
	of := support.Of[support.Tensors[Z, U]]()
	z := of.ResultOn(nil, op, x.Shape()...)
	values := of.Raw(z).Flat()
	for i, v := range x.Values() {
		values[i] = f(v)
	}
	return z
}
