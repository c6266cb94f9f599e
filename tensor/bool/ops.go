// Code generated from gen/table. DO NOT EDIT.

package bools

import (
	kernels "github.com/ashlar-go/ashlar/asm/bool"
	deviceops "github.com/ashlar-go/ashlar/internal/deviceops"
	iterate "github.com/ashlar-go/ashlar/internal/iterate"
)

// Equal returns whether x is equal to y.
func Equal(x, y *Tensor) *Tensor {
	return new(Tensor).Equal(x, y)
}

// Equal sets z to what the function Equal returns, and returns z.
func (z *Tensor) Equal(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Bool, deviceops.OpEqual, x, y)
	}
	z = z.Result("Equal", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Equal, z.Raw(), x.Raw(), y.Raw())
	return z
}

// NotEqual returns whether x is not equal to y.
func NotEqual(x, y *Tensor) *Tensor {
	return new(Tensor).NotEqual(x, y)
}

// NotEqual sets z to what the function NotEqual returns, and returns z.
func (z *Tensor) NotEqual(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Bool, deviceops.OpNotEqual, x, y)
	}
	z = z.Result("NotEqual", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.NotEqual, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Where returns x where m holds and y elsewhere.
func Where(m, x, y *Tensor) *Tensor {
	return new(Tensor).Where(m, x, y)
}

// Where sets z to what the function Where returns, and returns z.
func (z *Tensor) Where(m, x, y *Tensor) *Tensor {
	if !m.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Bool, deviceops.OpWhere, m, x, y)
	}
	z = z.Result("Where", &m.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.Where, z.Raw(), m.Raw(), x.Raw(), y.Raw())
	return z
}

// And returns whether both x and y hold.
func And(x, y *Tensor) *Tensor {
	return new(Tensor).And(x, y)
}

// And sets z to what the function And returns, and returns z.
func (z *Tensor) And(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Bool, deviceops.OpAnd, x, y)
	}
	z = z.Result("And", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.And, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Or returns whether x or y holds.
func Or(x, y *Tensor) *Tensor {
	return new(Tensor).Or(x, y)
}

// Or sets z to what the function Or returns, and returns z.
func (z *Tensor) Or(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Bool, deviceops.OpOr, x, y)
	}
	z = z.Result("Or", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Or, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Xor returns whether just one of x and y holds.
func Xor(x, y *Tensor) *Tensor {
	return new(Tensor).Xor(x, y)
}

// Xor sets z to what the function Xor returns, and returns z.
func (z *Tensor) Xor(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Bool, deviceops.OpXor, x, y)
	}
	z = z.Result("Xor", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Xor, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Not returns whether x does not hold.
func Not(x *Tensor) *Tensor {
	return new(Tensor).Not(x)
}

// Not sets z to what the function Not returns, and returns z.
func (z *Tensor) Not(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Bool, deviceops.OpNot, x)
	}
	z = z.Result("Not", &x.layout)
	iterate.Apply1(kernels.Best.Not, z.Raw(), x.Raw())
	return z
}
