// Code generated from gen/table. DO NOT EDIT.

package u8

import (
	kernels "github.com/ashlar-go/ashlar/asm/uint8"
	device "github.com/ashlar-go/ashlar/device"
	deviceops "github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// Add returns x + y.
func Add(x, y *Tensor) *Tensor {
	return new(Tensor).Add(x, y)
}

// Add sets z to what the function Add returns, and returns z.
func (z *Tensor) Add(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpAdd, x, y)
	}
	z = z.result("Add", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Add, z.raw(), x.raw(), y.raw())
	return z
}

// AddC returns Add(x, y) for a y of which each element is the number y.
func AddC(x *Tensor, y uint8) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Add, x, y)
	}
	z := new(Tensor).result("AddC", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).Add, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Sub returns x - y.
func Sub(x, y *Tensor) *Tensor {
	return new(Tensor).Sub(x, y)
}

// Sub sets z to what the function Sub returns, and returns z.
func (z *Tensor) Sub(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpSub, x, y)
	}
	z = z.result("Sub", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Sub, z.raw(), x.raw(), y.raw())
	return z
}

// SubC returns Sub(x, y) for a y of which each element is the number y.
func SubC(x *Tensor, y uint8) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Sub, x, y)
	}
	z := new(Tensor).result("SubC", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).Sub, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Mul returns x * y.
func Mul(x, y *Tensor) *Tensor {
	return new(Tensor).Mul(x, y)
}

// Mul sets z to what the function Mul returns, and returns z.
func (z *Tensor) Mul(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpMul, x, y)
	}
	z = z.result("Mul", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Mul, z.raw(), x.raw(), y.raw())
	return z
}

// MulC returns Mul(x, y) for a y of which each element is the number y.
func MulC(x *Tensor, y uint8) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Mul, x, y)
	}
	z := new(Tensor).result("MulC", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).Mul, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Div returns x / y; of integers, truncated toward zero.
func Div(x, y *Tensor) *Tensor {
	return new(Tensor).Div(x, y)
}

// Div sets z to what the function Div returns, and returns z.
func (z *Tensor) Div(x, y *Tensor) *Tensor {
	defer iterate.Division()
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpDiv, x, y, device.Fault{Err: tensor.ErrDivision})
	}
	z = z.result("Div", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Div, z.raw(), x.raw(), y.raw())
	return z
}

// DivC returns Div(x, y) for a y of which each element is the number y.
func DivC(x *Tensor, y uint8) *Tensor {
	defer iterate.Division()
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Div, x, y)
	}
	z := new(Tensor).result("DivC", &x.layout)
	iterate.Apply2(kernels.Best.Div, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Rem returns the remainder of x / y, with the sign of x, as Go's % and C's fmod.
func Rem(x, y *Tensor) *Tensor {
	return new(Tensor).Rem(x, y)
}

// Rem sets z to what the function Rem returns, and returns z.
func (z *Tensor) Rem(x, y *Tensor) *Tensor {
	defer iterate.Division()
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpRem, x, y, device.Fault{Err: tensor.ErrDivision})
	}
	z = z.result("Rem", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Rem, z.raw(), x.raw(), y.raw())
	return z
}

// RemC returns Rem(x, y) for a y of which each element is the number y.
func RemC(x *Tensor, y uint8) *Tensor {
	defer iterate.Division()
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Rem, x, y)
	}
	z := new(Tensor).result("RemC", &x.layout)
	iterate.Apply2(kernels.Best.Rem, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Mod returns the remainder of x / y, with the sign of y, as in NumPy.
func Mod(x, y *Tensor) *Tensor {
	return new(Tensor).Mod(x, y)
}

// Mod sets z to what the function Mod returns, and returns z.
func (z *Tensor) Mod(x, y *Tensor) *Tensor {
	defer iterate.Division()
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpMod, x, y, device.Fault{Err: tensor.ErrDivision})
	}
	z = z.result("Mod", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Mod, z.raw(), x.raw(), y.raw())
	return z
}

// ModC returns Mod(x, y) for a y of which each element is the number y.
func ModC(x *Tensor, y uint8) *Tensor {
	defer iterate.Division()
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Mod, x, y)
	}
	z := new(Tensor).result("ModC", &x.layout)
	iterate.Apply2(kernels.Best.Mod, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Maximum returns the larger of x and y, NaN if either is; +0 is larger than -0.
func Maximum(x, y *Tensor) *Tensor {
	return new(Tensor).Maximum(x, y)
}

// Maximum sets z to what the function Maximum returns, and returns z.
func (z *Tensor) Maximum(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpMaximum, x, y)
	}
	z = z.result("Maximum", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Maximum, z.raw(), x.raw(), y.raw())
	return z
}

// MaximumC returns Maximum(x, y) for a y of which each element is the number y.
func MaximumC(x *Tensor, y uint8) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Maximum, x, y)
	}
	z := new(Tensor).result("MaximumC", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).Maximum, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Minimum returns the smaller of x and y, NaN if either is; -0 is smaller than +0.
func Minimum(x, y *Tensor) *Tensor {
	return new(Tensor).Minimum(x, y)
}

// Minimum sets z to what the function Minimum returns, and returns z.
func (z *Tensor) Minimum(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpMinimum, x, y)
	}
	z = z.result("Minimum", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Minimum, z.raw(), x.raw(), y.raw())
	return z
}

// MinimumC returns Minimum(x, y) for a y of which each element is the number y.
func MinimumC(x *Tensor, y uint8) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Minimum, x, y)
	}
	z := new(Tensor).result("MinimumC", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).Minimum, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Neg returns -x.
func Neg(x *Tensor) *Tensor {
	return new(Tensor).Neg(x)
}

// Neg sets z to what the function Neg returns, and returns z.
func (z *Tensor) Neg(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpNeg, x)
	}
	z = z.result("Neg", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Neg, z.raw(), x.raw())
	return z
}

// Abs returns the magnitude of x.
func Abs(x *Tensor) *Tensor {
	return new(Tensor).Abs(x)
}

// Abs sets z to what the function Abs returns, and returns z.
func (z *Tensor) Abs(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpAbs, x)
	}
	z = z.result("Abs", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Abs, z.raw(), x.raw())
	return z
}

// Sign returns -1, 0 or 1 as x is negative, zero or positive.
func Sign(x *Tensor) *Tensor {
	return new(Tensor).Sign(x)
}

// Sign sets z to what the function Sign returns, and returns z.
func (z *Tensor) Sign(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpSign, x)
	}
	z = z.result("Sign", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Sign, z.raw(), x.raw())
	return z
}

// Square returns x * x.
func Square(x *Tensor) *Tensor {
	return new(Tensor).Square(x)
}

// Square sets z to what the function Square returns, and returns z.
func (z *Tensor) Square(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpSquare, x)
	}
	z = z.result("Square", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Square, z.raw(), x.raw())
	return z
}

// Clip returns the number nearest to x that is within [lo, hi], NaN if x is.
func Clip(x *Tensor, lo, hi uint8) *Tensor {
	return new(Tensor).Clip(x, lo, hi)
}

// Clip sets z to what the function Clip returns, and returns z.
func (z *Tensor) Clip(x *Tensor, lo, hi uint8) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpClip, x, lo, hi)
	}
	z = z.result("Clip", &x.layout)
	iterate.Apply3(kernels.For(2*z.layout.Size(), z == x).Clip, z.raw(), x.raw(), layout.Scalar(lo), layout.Scalar(hi))
	return z
}

// Equal returns whether x is equal to y.
func Equal(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Uint8, deviceops.OpEqual, x, y)
	}
	z := boolsSupport.Result("Equal", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Equal, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// NotEqual returns whether x is not equal to y.
func NotEqual(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Uint8, deviceops.OpNotEqual, x, y)
	}
	z := boolsSupport.Result("NotEqual", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.NotEqual, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// Less returns whether x is less than y.
func Less(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Uint8, deviceops.OpLess, x, y)
	}
	z := boolsSupport.Result("Less", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Less, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// LessEqual returns whether x is less than y or equal to it.
func LessEqual(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Uint8, deviceops.OpLessEqual, x, y)
	}
	z := boolsSupport.Result("LessEqual", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.LessEqual, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// Greater returns whether x is greater than y.
func Greater(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Uint8, deviceops.OpGreater, x, y)
	}
	z := boolsSupport.Result("Greater", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Greater, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// GreaterEqual returns whether x is greater than y or equal to it.
func GreaterEqual(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Uint8, deviceops.OpGreaterEqual, x, y)
	}
	z := boolsSupport.Result("GreaterEqual", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.GreaterEqual, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// Where returns x where m holds and y elsewhere.
func Where(m *bools.Tensor, x, y *Tensor) *Tensor {
	return new(Tensor).Where(m, x, y)
}

// Where sets z to what the function Where returns, and returns z.
func (z *Tensor) Where(m *bools.Tensor, x, y *Tensor) *Tensor {
	if m.Device() != nil || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpWhere, m, x, y)
	}
	z = z.result("Where", boolsSupport.Raw(m).Layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.For(3*z.layout.Size(), z == x || z == y).Where, z.raw(), boolsSupport.Raw(m), x.raw(), y.raw())
	return z
}

// And returns the bits of both x and y.
func And(x, y *Tensor) *Tensor {
	return new(Tensor).And(x, y)
}

// And sets z to what the function And returns, and returns z.
func (z *Tensor) And(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpAnd, x, y)
	}
	z = z.result("And", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).And, z.raw(), x.raw(), y.raw())
	return z
}

// AndC returns And(x, y) for a y of which each element is the number y.
func AndC(x *Tensor, y uint8) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).And, x, y)
	}
	z := new(Tensor).result("AndC", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).And, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Or returns the bits of x or y.
func Or(x, y *Tensor) *Tensor {
	return new(Tensor).Or(x, y)
}

// Or sets z to what the function Or returns, and returns z.
func (z *Tensor) Or(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpOr, x, y)
	}
	z = z.result("Or", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Or, z.raw(), x.raw(), y.raw())
	return z
}

// OrC returns Or(x, y) for a y of which each element is the number y.
func OrC(x *Tensor, y uint8) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Or, x, y)
	}
	z := new(Tensor).result("OrC", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).Or, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Xor returns the bits of either x or y.
func Xor(x, y *Tensor) *Tensor {
	return new(Tensor).Xor(x, y)
}

// Xor sets z to what the function Xor returns, and returns z.
func (z *Tensor) Xor(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpXor, x, y)
	}
	z = z.result("Xor", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Xor, z.raw(), x.raw(), y.raw())
	return z
}

// XorC returns Xor(x, y) for a y of which each element is the number y.
func XorC(x *Tensor, y uint8) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Xor, x, y)
	}
	z := new(Tensor).result("XorC", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).Xor, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Not returns the bits that x has not.
func Not(x *Tensor) *Tensor {
	return new(Tensor).Not(x)
}

// Not sets z to what the function Not returns, and returns z.
func (z *Tensor) Not(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpNot, x)
	}
	z = z.result("Not", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Not, z.raw(), x.raw())
	return z
}

// Shl returns x with its bits y places to the left; 0 where y, as an unsigned number, is no less than the bits of an element.
func Shl(x, y *Tensor) *Tensor {
	return new(Tensor).Shl(x, y)
}

// Shl sets z to what the function Shl returns, and returns z.
func (z *Tensor) Shl(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpShl, x, y)
	}
	z = z.result("Shl", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Shl, z.raw(), x.raw(), y.raw())
	return z
}

// ShlC returns Shl(x, y) for a y of which each element is the number y.
func ShlC(x *Tensor, y uint8) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Shl, x, y)
	}
	z := new(Tensor).result("ShlC", &x.layout)
	iterate.Apply2(kernels.Best.Shl, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Shr returns x with its bits y places to the right, the sign kept; 0 or -1 where y, as an unsigned number, is no less than the bits of an element.
func Shr(x, y *Tensor) *Tensor {
	return new(Tensor).Shr(x, y)
}

// Shr sets z to what the function Shr returns, and returns z.
func (z *Tensor) Shr(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Uint8, deviceops.OpShr, x, y)
	}
	z = z.result("Shr", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Shr, z.raw(), x.raw(), y.raw())
	return z
}

// ShrC returns Shr(x, y) for a y of which each element is the number y.
func ShrC(x *Tensor, y uint8) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Shr, x, y)
	}
	z := new(Tensor).result("ShrC", &x.layout)
	iterate.Apply2(kernels.Best.Shr, z.raw(), x.raw(), layout.Scalar(y))
	return z
}
