// Code generated from gen/table. DO NOT EDIT.

package bools

import (
	kernels "github.com/ashlar-go/ashlar/asm/bool"
	deviceops "github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
)

// Equal returns whether x is equal to y.
func Equal(x, y *Tensor) *Tensor {
	return new(Tensor).Equal(x, y)
}

// Equal sets z to what the function Equal returns, and returns z.
func (z *Tensor) Equal(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Bool, deviceops.OpEqual, x, y)
	}
	z = z.result("Equal", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Equal, z.raw(), x.raw(), y.raw())
	return z
}

// NotEqual returns whether x is not equal to y.
func NotEqual(x, y *Tensor) *Tensor {
	return new(Tensor).NotEqual(x, y)
}

// NotEqual sets z to what the function NotEqual returns, and returns z.
func (z *Tensor) NotEqual(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Bool, deviceops.OpNotEqual, x, y)
	}
	z = z.result("NotEqual", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.NotEqual, z.raw(), x.raw(), y.raw())
	return z
}

// Where returns x where m holds and y elsewhere.
func Where(m, x, y *Tensor) *Tensor {
	return new(Tensor).Where(m, x, y)
}

// Where sets z to what the function Where returns, and returns z.
func (z *Tensor) Where(m, x, y *Tensor) *Tensor {
	if !m.isOnHost() || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Bool, deviceops.OpWhere, m, x, y)
	}
	z = z.result("Where", &m.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.Where, z.raw(), m.raw(), x.raw(), y.raw())
	return z
}

// And returns whether both x and y hold.
func And(x, y *Tensor) *Tensor {
	return new(Tensor).And(x, y)
}

// And sets z to what the function And returns, and returns z.
func (z *Tensor) And(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Bool, deviceops.OpAnd, x, y)
	}
	z = z.result("And", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.And, z.raw(), x.raw(), y.raw())
	return z
}

// Or returns whether x or y holds.
func Or(x, y *Tensor) *Tensor {
	return new(Tensor).Or(x, y)
}

// Or sets z to what the function Or returns, and returns z.
func (z *Tensor) Or(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Bool, deviceops.OpOr, x, y)
	}
	z = z.result("Or", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Or, z.raw(), x.raw(), y.raw())
	return z
}

// Xor returns whether just one of x and y holds.
func Xor(x, y *Tensor) *Tensor {
	return new(Tensor).Xor(x, y)
}

// Xor sets z to what the function Xor returns, and returns z.
func (z *Tensor) Xor(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Bool, deviceops.OpXor, x, y)
	}
	z = z.result("Xor", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Xor, z.raw(), x.raw(), y.raw())
	return z
}

// Not returns whether x does not hold.
func Not(x *Tensor) *Tensor {
	return new(Tensor).Not(x)
}

// Not sets z to what the function Not returns, and returns z.
func (z *Tensor) Not(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Bool, deviceops.OpNot, x)
	}
	z = z.result("Not", &x.layout)
	iterate.Apply1(kernels.Best.Not, z.raw(), x.raw())
	return z
}
