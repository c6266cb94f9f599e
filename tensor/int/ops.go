// Code generated from gen/ops. DO NOT EDIT.

package ints

import kernels "github.com/ashlar-go/ashlar/asm/int"

// Add returns x + y.
func Add(x, y *Tensor) *Tensor {
	return new(Tensor).Add(x, y)
}

// Add sets z to x + y and returns z.
func (z *Tensor) Add(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Add, x, y)
}

// Sub returns x - y.
func Sub(x, y *Tensor) *Tensor {
	return new(Tensor).Sub(x, y)
}

// Sub sets z to x - y and returns z.
func (z *Tensor) Sub(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Sub, x, y)
}

// Mul returns x * y.
func Mul(x, y *Tensor) *Tensor {
	return new(Tensor).Mul(x, y)
}

// Mul sets z to x * y and returns z.
func (z *Tensor) Mul(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Mul, x, y)
}

// Div returns x / y; of integers, truncated toward zero.
func Div(x, y *Tensor) *Tensor {
	return new(Tensor).Div(x, y)
}

// Div sets z to x / y; of integers, truncated toward zero and returns z.
func (z *Tensor) Div(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Div, x, y)
}

// Rem returns the remainder of x / y, with the sign of x, as Go's % and C's fmod.
func Rem(x, y *Tensor) *Tensor {
	return new(Tensor).Rem(x, y)
}

// Rem sets z to the remainder of x / y, with the sign of x, as Go's % and C's fmod and returns z.
func (z *Tensor) Rem(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Rem, x, y)
}

// Mod returns the remainder of x / y, with the sign of y, as in NumPy.
func Mod(x, y *Tensor) *Tensor {
	return new(Tensor).Mod(x, y)
}

// Mod sets z to the remainder of x / y, with the sign of y, as in NumPy and returns z.
func (z *Tensor) Mod(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Mod, x, y)
}

// Maximum returns the larger of x and y, NaN if either is; +0 is larger than -0.
func Maximum(x, y *Tensor) *Tensor {
	return new(Tensor).Maximum(x, y)
}

// Maximum sets z to the larger of x and y, NaN if either is; +0 is larger than -0 and returns z.
func (z *Tensor) Maximum(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Maximum, x, y)
}

// Minimum returns the smaller of x and y, NaN if either is; -0 is smaller than +0.
func Minimum(x, y *Tensor) *Tensor {
	return new(Tensor).Minimum(x, y)
}

// Minimum sets z to the smaller of x and y, NaN if either is; -0 is smaller than +0 and returns z.
func (z *Tensor) Minimum(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Minimum, x, y)
}

// Neg returns -x.
func Neg(x *Tensor) *Tensor {
	return new(Tensor).Neg(x)
}

// Neg sets z to -x and returns z.
func (z *Tensor) Neg(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Neg, x)
}

// Abs returns the magnitude of x.
func Abs(x *Tensor) *Tensor {
	return new(Tensor).Abs(x)
}

// Abs sets z to the magnitude of x and returns z.
func (z *Tensor) Abs(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Abs, x)
}

// Sign returns -1, 0 or 1 as x is negative, zero or positive.
func Sign(x *Tensor) *Tensor {
	return new(Tensor).Sign(x)
}

// Sign sets z to -1, 0 or 1 as x is negative, zero or positive and returns z.
func (z *Tensor) Sign(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Sign, x)
}

// Square returns x * x.
func Square(x *Tensor) *Tensor {
	return new(Tensor).Square(x)
}

// Square sets z to x * x and returns z.
func (z *Tensor) Square(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Square, x)
}

// And returns the bits of both x and y.
func And(x, y *Tensor) *Tensor {
	return new(Tensor).And(x, y)
}

// And sets z to the bits of both x and y and returns z.
func (z *Tensor) And(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.And, x, y)
}

// Or returns the bits of x or y.
func Or(x, y *Tensor) *Tensor {
	return new(Tensor).Or(x, y)
}

// Or sets z to the bits of x or y and returns z.
func (z *Tensor) Or(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Or, x, y)
}

// Xor returns the bits of either x or y.
func Xor(x, y *Tensor) *Tensor {
	return new(Tensor).Xor(x, y)
}

// Xor sets z to the bits of either x or y and returns z.
func (z *Tensor) Xor(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Xor, x, y)
}

// Not returns the bits that x has not.
func Not(x *Tensor) *Tensor {
	return new(Tensor).Not(x)
}

// Not sets z to the bits that x has not and returns z.
func (z *Tensor) Not(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Not, x)
}

// Shl returns x with its bits y places to the left; 0 where y, as an unsigned number, is 64 or more.
func Shl(x, y *Tensor) *Tensor {
	return new(Tensor).Shl(x, y)
}

// Shl sets z to x with its bits y places to the left; 0 where y, as an unsigned number, is 64 or more and returns z.
func (z *Tensor) Shl(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Shl, x, y)
}

// Shr returns x with its bits y places to the right, the sign kept; 0 or -1 where y, as an unsigned number, is 64 or more.
func Shr(x, y *Tensor) *Tensor {
	return new(Tensor).Shr(x, y)
}

// Shr sets z to x with its bits y places to the right, the sign kept; 0 or -1 where y, as an unsigned number, is 64 or more and returns z.
func (z *Tensor) Shr(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Shr, x, y)
}
