// Code generated from gen/table. DO NOT EDIT.

package f64

import (
	kernels "github.com/ashlar-go/ashlar/asm/float64"
	deviceops "github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// Add returns x + y.
func Add(x, y *Tensor) *Tensor {
	return new(Tensor).Add(x, y)
}

// Add sets z to what the function Add returns, and returns z.
func (z *Tensor) Add(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAdd, x, y)
	}
	z = z.result("Add", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Add, z.raw(), x.raw(), y.raw())
	return z
}

// AddC returns Add(x, y) for a y of which each element is the number y.
func AddC(x *Tensor, y float64) *Tensor {
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
		return z.onDevice(deviceops.Float64, deviceops.OpSub, x, y)
	}
	z = z.result("Sub", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Sub, z.raw(), x.raw(), y.raw())
	return z
}

// SubC returns Sub(x, y) for a y of which each element is the number y.
func SubC(x *Tensor, y float64) *Tensor {
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
		return z.onDevice(deviceops.Float64, deviceops.OpMul, x, y)
	}
	z = z.result("Mul", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Mul, z.raw(), x.raw(), y.raw())
	return z
}

// MulC returns Mul(x, y) for a y of which each element is the number y.
func MulC(x *Tensor, y float64) *Tensor {
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
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpDiv, x, y)
	}
	z = z.result("Div", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Div, z.raw(), x.raw(), y.raw())
	return z
}

// DivC returns Div(x, y) for a y of which each element is the number y.
func DivC(x *Tensor, y float64) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Div, x, y)
	}
	z := new(Tensor).result("DivC", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).Div, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Rem returns the remainder of x / y, with the sign of x, as Go's % and C's fmod.
func Rem(x, y *Tensor) *Tensor {
	return new(Tensor).Rem(x, y)
}

// Rem sets z to what the function Rem returns, and returns z.
func (z *Tensor) Rem(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpRem, x, y)
	}
	z = z.result("Rem", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Rem, z.raw(), x.raw(), y.raw())
	return z
}

// RemC returns Rem(x, y) for a y of which each element is the number y.
func RemC(x *Tensor, y float64) *Tensor {
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
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpMod, x, y)
	}
	z = z.result("Mod", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Mod, z.raw(), x.raw(), y.raw())
	return z
}

// ModC returns Mod(x, y) for a y of which each element is the number y.
func ModC(x *Tensor, y float64) *Tensor {
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
		return z.onDevice(deviceops.Float64, deviceops.OpMaximum, x, y)
	}
	z = z.result("Maximum", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Maximum, z.raw(), x.raw(), y.raw())
	return z
}

// MaximumC returns Maximum(x, y) for a y of which each element is the number y.
func MaximumC(x *Tensor, y float64) *Tensor {
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
		return z.onDevice(deviceops.Float64, deviceops.OpMinimum, x, y)
	}
	z = z.result("Minimum", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Minimum, z.raw(), x.raw(), y.raw())
	return z
}

// MinimumC returns Minimum(x, y) for a y of which each element is the number y.
func MinimumC(x *Tensor, y float64) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Minimum, x, y)
	}
	z := new(Tensor).result("MinimumC", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).Minimum, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// FMA returns x*y + w, rounded once.
func FMA(x, y, w *Tensor) *Tensor {
	return new(Tensor).FMA(x, y, w)
}

// FMA sets z to what the function FMA returns, and returns z.
func (z *Tensor) FMA(x, y, w *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() || !w.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpFMA, x, y, w)
	}
	z = z.result("FMA", &x.layout, &y.layout, &w.layout)
	iterate.Apply3(kernels.For(4*z.layout.Size(), z == x || z == y || z == w).FMA, z.raw(), x.raw(), y.raw(), w.raw())
	return z
}

// Lerp returns the linear interpolation x + w*(y - x).
func Lerp(x, y, w *Tensor) *Tensor {
	return new(Tensor).Lerp(x, y, w)
}

// Lerp sets z to what the function Lerp returns, and returns z.
func (z *Tensor) Lerp(x, y, w *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() || !w.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLerp, x, y, w)
	}
	z = z.result("Lerp", &x.layout, &y.layout, &w.layout)
	iterate.Apply3(kernels.For(4*z.layout.Size(), z == x || z == y || z == w).Lerp, z.raw(), x.raw(), y.raw(), w.raw())
	return z
}

// Neg returns -x.
func Neg(x *Tensor) *Tensor {
	return new(Tensor).Neg(x)
}

// Neg sets z to what the function Neg returns, and returns z.
func (z *Tensor) Neg(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpNeg, x)
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
		return z.onDevice(deviceops.Float64, deviceops.OpAbs, x)
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
		return z.onDevice(deviceops.Float64, deviceops.OpSign, x)
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
		return z.onDevice(deviceops.Float64, deviceops.OpSquare, x)
	}
	z = z.result("Square", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Square, z.raw(), x.raw())
	return z
}

// Recip returns 1 / x.
func Recip(x *Tensor) *Tensor {
	return new(Tensor).Recip(x)
}

// Recip sets z to what the function Recip returns, and returns z.
func (z *Tensor) Recip(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpRecip, x)
	}
	z = z.result("Recip", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Recip, z.raw(), x.raw())
	return z
}

// Sqrt returns the square root of x.
func Sqrt(x *Tensor) *Tensor {
	return new(Tensor).Sqrt(x)
}

// Sqrt sets z to what the function Sqrt returns, and returns z.
func (z *Tensor) Sqrt(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSqrt, x)
	}
	z = z.result("Sqrt", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Sqrt, z.raw(), x.raw())
	return z
}

// Clip returns the number nearest to x that is within [lo, hi], NaN if x is.
func Clip(x *Tensor, lo, hi float64) *Tensor {
	return new(Tensor).Clip(x, lo, hi)
}

// Clip sets z to what the function Clip returns, and returns z.
func (z *Tensor) Clip(x *Tensor, lo, hi float64) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpClip, x, lo, hi)
	}
	z = z.result("Clip", &x.layout)
	iterate.Apply3(kernels.For(2*z.layout.Size(), z == x).Clip, z.raw(), x.raw(), layout.Scalar(lo), layout.Scalar(hi))
	return z
}

// divGradY sets z to the gradient of operand y of Div, -g * r / y, and returns z.
func (z *Tensor) divGradY(g, r, y *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpDivGradY, g, r, y)
	}
	z = z.result("DivGradY", &g.layout, &r.layout, &y.layout)
	iterate.Apply3(kernels.Best.DivGradY, z.raw(), g.raw(), r.raw(), y.raw())
	return z
}

// remGradY sets z to the gradient of operand y of Rem, -g * trunc(x / y), and returns z.
func (z *Tensor) remGradY(g, x, y *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpRemGradY, g, x, y)
	}
	z = z.result("RemGradY", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.RemGradY, z.raw(), g.raw(), x.raw(), y.raw())
	return z
}

// modGradY sets z to the gradient of operand y of Mod, -g * floor(x / y), and returns z.
func (z *Tensor) modGradY(g, x, y *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpModGradY, g, x, y)
	}
	z = z.result("ModGradY", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.ModGradY, z.raw(), g.raw(), x.raw(), y.raw())
	return z
}

// maximumGradX sets z to the gradient of operand x of Maximum, where(x >= y, g, 0), and returns z.
func (z *Tensor) maximumGradX(g, x, y *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpMaximumGradX, g, x, y)
	}
	z = z.result("MaximumGradX", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.MaximumGradX, z.raw(), g.raw(), x.raw(), y.raw())
	return z
}

// maximumGradY sets z to the gradient of operand y of Maximum, where(x >= y, 0, g), and returns z.
func (z *Tensor) maximumGradY(g, x, y *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpMaximumGradY, g, x, y)
	}
	z = z.result("MaximumGradY", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.MaximumGradY, z.raw(), g.raw(), x.raw(), y.raw())
	return z
}

// minimumGradX sets z to the gradient of operand x of Minimum, where(x <= y, g, 0), and returns z.
func (z *Tensor) minimumGradX(g, x, y *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpMinimumGradX, g, x, y)
	}
	z = z.result("MinimumGradX", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.MinimumGradX, z.raw(), g.raw(), x.raw(), y.raw())
	return z
}

// minimumGradY sets z to the gradient of operand y of Minimum, where(x <= y, 0, g), and returns z.
func (z *Tensor) minimumGradY(g, x, y *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpMinimumGradY, g, x, y)
	}
	z = z.result("MinimumGradY", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.MinimumGradY, z.raw(), g.raw(), x.raw(), y.raw())
	return z
}

// lerpGradX sets z to the gradient of operand x of Lerp, g * (1 - w), and returns z.
func (z *Tensor) lerpGradX(g, w *Tensor) *Tensor {
	if !g.isOnHost() || !w.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLerpGradX, g, w)
	}
	z = z.result("LerpGradX", &g.layout, &w.layout)
	iterate.Apply2(kernels.Best.LerpGradX, z.raw(), g.raw(), w.raw())
	return z
}

// lerpGradW sets z to the gradient of operand w of Lerp, g * (y - x), and returns z.
func (z *Tensor) lerpGradW(g, x, y *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLerpGradW, g, x, y)
	}
	z = z.result("LerpGradW", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.LerpGradW, z.raw(), g.raw(), x.raw(), y.raw())
	return z
}

// absGrad sets z to the gradient of operand x of Abs, where(x < 0, -g, where(x > 0, g, 0)), and returns z.
func (z *Tensor) absGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAbsGrad, g, x)
	}
	z = z.result("AbsGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AbsGrad, z.raw(), g.raw(), x.raw())
	return z
}

// squareGrad sets z to the gradient of operand x of Square, 2 * g * x, and returns z.
func (z *Tensor) squareGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSquareGrad, g, x)
	}
	z = z.result("SquareGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.SquareGrad, z.raw(), g.raw(), x.raw())
	return z
}

// recipGrad sets z to the gradient of operand x of Recip, -g * r * r, and returns z.
func (z *Tensor) recipGrad(g, r *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpRecipGrad, g, r)
	}
	z = z.result("RecipGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.RecipGrad, z.raw(), g.raw(), r.raw())
	return z
}

// sqrtGrad sets z to the gradient of operand x of Sqrt, g / (2 * r), and returns z.
func (z *Tensor) sqrtGrad(g, r *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSqrtGrad, g, r)
	}
	z = z.result("SqrtGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.SqrtGrad, z.raw(), g.raw(), r.raw())
	return z
}

// clipGrad sets z to the gradient of operand x of Clip, where(x < lo || x > hi, 0, g), and returns z.
func (z *Tensor) clipGrad(g, x *Tensor, lo, hi float64) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpClipGrad, g, x, lo, hi)
	}
	z = z.result("ClipGrad", &g.layout, &x.layout)
	iterate.Apply4(kernels.Best.ClipGrad, z.raw(), g.raw(), x.raw(), layout.Scalar(lo), layout.Scalar(hi))
	return z
}

// Floor returns the greatest integer ≤ x.
func Floor(x *Tensor) *Tensor {
	return new(Tensor).Floor(x)
}

// Floor sets z to what the function Floor returns, and returns z.
func (z *Tensor) Floor(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpFloor, x)
	}
	z = z.result("Floor", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Floor, z.raw(), x.raw())
	return z
}

// Ceil returns the least integer ≥ x.
func Ceil(x *Tensor) *Tensor {
	return new(Tensor).Ceil(x)
}

// Ceil sets z to what the function Ceil returns, and returns z.
func (z *Tensor) Ceil(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpCeil, x)
	}
	z = z.result("Ceil", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Ceil, z.raw(), x.raw())
	return z
}

// Trunc returns the integer part of x.
func Trunc(x *Tensor) *Tensor {
	return new(Tensor).Trunc(x)
}

// Trunc sets z to what the function Trunc returns, and returns z.
func (z *Tensor) Trunc(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpTrunc, x)
	}
	z = z.result("Trunc", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Trunc, z.raw(), x.raw())
	return z
}

// Round returns the integer nearest to x, the even one of two.
func Round(x *Tensor) *Tensor {
	return new(Tensor).Round(x)
}

// Round sets z to what the function Round returns, and returns z.
func (z *Tensor) Round(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpRound, x)
	}
	z = z.result("Round", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Round, z.raw(), x.raw())
	return z
}

// Exp returns e to the power x.
func Exp(x *Tensor) *Tensor {
	return new(Tensor).Exp(x)
}

// Exp sets z to what the function Exp returns, and returns z.
func (z *Tensor) Exp(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpExp, x)
	}
	z = z.result("Exp", &x.layout)
	iterate.Apply1(kernels.Best.Exp, z.raw(), x.raw())
	return z
}

// Exp2 returns 2 to the power x.
func Exp2(x *Tensor) *Tensor {
	return new(Tensor).Exp2(x)
}

// Exp2 sets z to what the function Exp2 returns, and returns z.
func (z *Tensor) Exp2(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpExp2, x)
	}
	z = z.result("Exp2", &x.layout)
	iterate.Apply1(kernels.Best.Exp2, z.raw(), x.raw())
	return z
}

// Expm1 returns e to the power x, less 1.
func Expm1(x *Tensor) *Tensor {
	return new(Tensor).Expm1(x)
}

// Expm1 sets z to what the function Expm1 returns, and returns z.
func (z *Tensor) Expm1(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpExpm1, x)
	}
	z = z.result("Expm1", &x.layout)
	iterate.Apply1(kernels.Best.Expm1, z.raw(), x.raw())
	return z
}

// Log returns the natural logarithm of x.
func Log(x *Tensor) *Tensor {
	return new(Tensor).Log(x)
}

// Log sets z to what the function Log returns, and returns z.
func (z *Tensor) Log(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLog, x)
	}
	z = z.result("Log", &x.layout)
	iterate.Apply1(kernels.Best.Log, z.raw(), x.raw())
	return z
}

// Log2 returns the binary logarithm of x.
func Log2(x *Tensor) *Tensor {
	return new(Tensor).Log2(x)
}

// Log2 sets z to what the function Log2 returns, and returns z.
func (z *Tensor) Log2(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLog2, x)
	}
	z = z.result("Log2", &x.layout)
	iterate.Apply1(kernels.Best.Log2, z.raw(), x.raw())
	return z
}

// Log10 returns the decimal logarithm of x.
func Log10(x *Tensor) *Tensor {
	return new(Tensor).Log10(x)
}

// Log10 sets z to what the function Log10 returns, and returns z.
func (z *Tensor) Log10(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLog10, x)
	}
	z = z.result("Log10", &x.layout)
	iterate.Apply1(kernels.Best.Log10, z.raw(), x.raw())
	return z
}

// Log1p returns the natural logarithm of 1 + x.
func Log1p(x *Tensor) *Tensor {
	return new(Tensor).Log1p(x)
}

// Log1p sets z to what the function Log1p returns, and returns z.
func (z *Tensor) Log1p(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLog1p, x)
	}
	z = z.result("Log1p", &x.layout)
	iterate.Apply1(kernels.Best.Log1p, z.raw(), x.raw())
	return z
}

// Pow returns x to the power y, as C's pow: NaN of a negative x unless y is an integer, and 1 of any x where y is 0.
func Pow(x, y *Tensor) *Tensor {
	return new(Tensor).Pow(x, y)
}

// Pow sets z to what the function Pow returns, and returns z.
func (z *Tensor) Pow(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpPow, x, y)
	}
	z = z.result("Pow", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Pow, z.raw(), x.raw(), y.raw())
	return z
}

// PowC returns Pow(x, y) for a y of which each element is the number y.
func PowC(x *Tensor, y float64) *Tensor {
	if z := smallPower(x, y); z != nil {
		return z
	}
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Pow, x, y)
	}
	z := new(Tensor).result("PowC", &x.layout)
	iterate.Apply2(kernels.Best.Pow, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Cbrt returns the cube root of x.
func Cbrt(x *Tensor) *Tensor {
	return new(Tensor).Cbrt(x)
}

// Cbrt sets z to what the function Cbrt returns, and returns z.
func (z *Tensor) Cbrt(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpCbrt, x)
	}
	z = z.result("Cbrt", &x.layout)
	iterate.Apply1(kernels.Best.Cbrt, z.raw(), x.raw())
	return z
}

// Rsqrt returns the reciprocal of the square root of x.
func Rsqrt(x *Tensor) *Tensor {
	return new(Tensor).Rsqrt(x)
}

// Rsqrt sets z to what the function Rsqrt returns, and returns z.
func (z *Tensor) Rsqrt(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpRsqrt, x)
	}
	z = z.result("Rsqrt", &x.layout)
	iterate.Apply1(kernels.Best.Rsqrt, z.raw(), x.raw())
	return z
}

// exp2Grad sets z to the gradient of operand x of Exp2, 0.6931471805599453 * g * r, and returns z.
func (z *Tensor) exp2Grad(g, r *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpExp2Grad, g, r)
	}
	z = z.result("Exp2Grad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.Exp2Grad, z.raw(), g.raw(), r.raw())
	return z
}

// expm1Grad sets z to the gradient of operand x of Expm1, g * (r + 1), and returns z.
func (z *Tensor) expm1Grad(g, r *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpExpm1Grad, g, r)
	}
	z = z.result("Expm1Grad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.Expm1Grad, z.raw(), g.raw(), r.raw())
	return z
}

// log2Grad sets z to the gradient of operand x of Log2, 1.4426950408889634 * g / x, and returns z.
func (z *Tensor) log2Grad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLog2Grad, g, x)
	}
	z = z.result("Log2Grad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.Log2Grad, z.raw(), g.raw(), x.raw())
	return z
}

// log10Grad sets z to the gradient of operand x of Log10, 0.4342944819032518 * g / x, and returns z.
func (z *Tensor) log10Grad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLog10Grad, g, x)
	}
	z = z.result("Log10Grad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.Log10Grad, z.raw(), g.raw(), x.raw())
	return z
}

// log1pGrad sets z to the gradient of operand x of Log1p, g / (1 + x), and returns z.
func (z *Tensor) log1pGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLog1pGrad, g, x)
	}
	z = z.result("Log1pGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.Log1pGrad, z.raw(), g.raw(), x.raw())
	return z
}

// powGradX sets z to the gradient of operand x of Pow, where(x == 0 && y == 0, 0, g * y * pow(x, y - 1)), and returns z.
func (z *Tensor) powGradX(g, x, y *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpPowGradX, g, x, y)
	}
	z = z.result("PowGradX", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.PowGradX, z.raw(), g.raw(), x.raw(), y.raw())
	return z
}

// powGradY sets z to the gradient of operand y of Pow, where(r == 0 || x == 0, 0, g * r * log(x)), and returns z.
func (z *Tensor) powGradY(g, r, x *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpPowGradY, g, r, x)
	}
	z = z.result("PowGradY", &g.layout, &r.layout, &x.layout)
	iterate.Apply3(kernels.Best.PowGradY, z.raw(), g.raw(), r.raw(), x.raw())
	return z
}

// cbrtGrad sets z to the gradient of operand x of Cbrt, g / (3 * r * r), and returns z.
func (z *Tensor) cbrtGrad(g, r *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpCbrtGrad, g, r)
	}
	z = z.result("CbrtGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.CbrtGrad, z.raw(), g.raw(), r.raw())
	return z
}

// rsqrtGrad sets z to the gradient of operand x of Rsqrt, -0.5 * g * r / x, and returns z.
func (z *Tensor) rsqrtGrad(g, r, x *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpRsqrtGrad, g, r, x)
	}
	z = z.result("RsqrtGrad", &g.layout, &r.layout, &x.layout)
	iterate.Apply3(kernels.Best.RsqrtGrad, z.raw(), g.raw(), r.raw(), x.raw())
	return z
}

// Sin returns the sine of x radians.
func Sin(x *Tensor) *Tensor {
	return new(Tensor).Sin(x)
}

// Sin sets z to what the function Sin returns, and returns z.
func (z *Tensor) Sin(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSin, x)
	}
	z = z.result("Sin", &x.layout)
	iterate.Apply1(kernels.Best.Sin, z.raw(), x.raw())
	return z
}

// Cos returns the cosine of x radians.
func Cos(x *Tensor) *Tensor {
	return new(Tensor).Cos(x)
}

// Cos sets z to what the function Cos returns, and returns z.
func (z *Tensor) Cos(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpCos, x)
	}
	z = z.result("Cos", &x.layout)
	iterate.Apply1(kernels.Best.Cos, z.raw(), x.raw())
	return z
}

// Tan returns the tangent of x radians.
func Tan(x *Tensor) *Tensor {
	return new(Tensor).Tan(x)
}

// Tan sets z to what the function Tan returns, and returns z.
func (z *Tensor) Tan(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpTan, x)
	}
	z = z.result("Tan", &x.layout)
	iterate.Apply1(kernels.Best.Tan, z.raw(), x.raw())
	return z
}

// Asin returns the angle in radians whose sine is x, within ±π/2.
func Asin(x *Tensor) *Tensor {
	return new(Tensor).Asin(x)
}

// Asin sets z to what the function Asin returns, and returns z.
func (z *Tensor) Asin(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAsin, x)
	}
	z = z.result("Asin", &x.layout)
	iterate.Apply1(kernels.Best.Asin, z.raw(), x.raw())
	return z
}

// Acos returns the angle in radians whose cosine is x, from 0 to π.
func Acos(x *Tensor) *Tensor {
	return new(Tensor).Acos(x)
}

// Acos sets z to what the function Acos returns, and returns z.
func (z *Tensor) Acos(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAcos, x)
	}
	z = z.result("Acos", &x.layout)
	iterate.Apply1(kernels.Best.Acos, z.raw(), x.raw())
	return z
}

// Atan returns the angle in radians whose tangent is x, within ±π/2.
func Atan(x *Tensor) *Tensor {
	return new(Tensor).Atan(x)
}

// Atan sets z to what the function Atan returns, and returns z.
func (z *Tensor) Atan(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAtan, x)
	}
	z = z.result("Atan", &x.layout)
	iterate.Apply1(kernels.Best.Atan, z.raw(), x.raw())
	return z
}

// Atan2 returns the angle in radians from the first axis to the point whose coordinate along it is y, and x across, within ±π, as C's atan2(x, y).
func Atan2(x, y *Tensor) *Tensor {
	return new(Tensor).Atan2(x, y)
}

// Atan2 sets z to what the function Atan2 returns, and returns z.
func (z *Tensor) Atan2(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAtan2, x, y)
	}
	z = z.result("Atan2", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Atan2, z.raw(), x.raw(), y.raw())
	return z
}

// Atan2C returns Atan2(x, y) for a y of which each element is the number y.
func Atan2C(x *Tensor, y float64) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Atan2, x, y)
	}
	z := new(Tensor).result("Atan2C", &x.layout)
	iterate.Apply2(kernels.Best.Atan2, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Hypot returns the square root of x*x + y*y, without overflow.
func Hypot(x, y *Tensor) *Tensor {
	return new(Tensor).Hypot(x, y)
}

// Hypot sets z to what the function Hypot returns, and returns z.
func (z *Tensor) Hypot(x, y *Tensor) *Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpHypot, x, y)
	}
	z = z.result("Hypot", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Hypot, z.raw(), x.raw(), y.raw())
	return z
}

// HypotC returns Hypot(x, y) for a y of which each element is the number y.
func HypotC(x *Tensor, y float64) *Tensor {
	if !x.isOnHost() {
		return new(Tensor).withNumber((*Tensor).Hypot, x, y)
	}
	z := new(Tensor).result("HypotC", &x.layout)
	iterate.Apply2(kernels.Best.Hypot, z.raw(), x.raw(), layout.Scalar(y))
	return z
}

// Erf returns the error function of x.
func Erf(x *Tensor) *Tensor {
	return new(Tensor).Erf(x)
}

// Erf sets z to what the function Erf returns, and returns z.
func (z *Tensor) Erf(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpErf, x)
	}
	z = z.result("Erf", &x.layout)
	iterate.Apply1(kernels.Best.Erf, z.raw(), x.raw())
	return z
}

// NormCDF returns the standard normal distribution function at x.
func NormCDF(x *Tensor) *Tensor {
	return new(Tensor).normCDF(x)
}

// normCDF sets z to what the function NormCDF returns, and returns z.
func (z *Tensor) normCDF(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpNormCDF, x)
	}
	z = z.result("NormCDF", &x.layout)
	iterate.Apply1(kernels.Best.NormCDF, z.raw(), x.raw())
	return z
}

// sinGrad sets z to the gradient of operand x of Sin, g * cos(x), and returns z.
func (z *Tensor) sinGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSinGrad, g, x)
	}
	z = z.result("SinGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.SinGrad, z.raw(), g.raw(), x.raw())
	return z
}

// cosGrad sets z to the gradient of operand x of Cos, -g * sin(x), and returns z.
func (z *Tensor) cosGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpCosGrad, g, x)
	}
	z = z.result("CosGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.CosGrad, z.raw(), g.raw(), x.raw())
	return z
}

// tanGrad sets z to the gradient of operand x of Tan, g * fma(r, r, 1), and returns z.
func (z *Tensor) tanGrad(g, r *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpTanGrad, g, r)
	}
	z = z.result("TanGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.TanGrad, z.raw(), g.raw(), r.raw())
	return z
}

// asinGrad sets z to the gradient of operand x of Asin, g / sqrt((1 - x) * (1 + x)), and returns z.
func (z *Tensor) asinGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAsinGrad, g, x)
	}
	z = z.result("AsinGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AsinGrad, z.raw(), g.raw(), x.raw())
	return z
}

// acosGrad sets z to the gradient of operand x of Acos, -g / sqrt((1 - x) * (1 + x)), and returns z.
func (z *Tensor) acosGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAcosGrad, g, x)
	}
	z = z.result("AcosGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AcosGrad, z.raw(), g.raw(), x.raw())
	return z
}

// atanGrad sets z to the gradient of operand x of Atan, g / fma(x, x, 1), and returns z.
func (z *Tensor) atanGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAtanGrad, g, x)
	}
	z = z.result("AtanGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AtanGrad, z.raw(), g.raw(), x.raw())
	return z
}

// atan2GradX sets z to the gradient of operand x of Atan2, g * y / (x * x + y * y), and returns z.
func (z *Tensor) atan2GradX(g, x, y *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAtan2GradX, g, x, y)
	}
	z = z.result("Atan2GradX", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.Atan2GradX, z.raw(), g.raw(), x.raw(), y.raw())
	return z
}

// atan2GradY sets z to the gradient of operand y of Atan2, -g * x / (x * x + y * y), and returns z.
func (z *Tensor) atan2GradY(g, x, y *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAtan2GradY, g, x, y)
	}
	z = z.result("Atan2GradY", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.Atan2GradY, z.raw(), g.raw(), x.raw(), y.raw())
	return z
}

// hypotGradX sets z to the gradient of operand x of Hypot, where(r == 0, 0, g * x / r), and returns z.
func (z *Tensor) hypotGradX(g, r, x *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpHypotGradX, g, r, x)
	}
	z = z.result("HypotGradX", &g.layout, &r.layout, &x.layout)
	iterate.Apply3(kernels.Best.HypotGradX, z.raw(), g.raw(), r.raw(), x.raw())
	return z
}

// hypotGradY sets z to the gradient of operand y of Hypot, where(r == 0, 0, g * y / r), and returns z.
func (z *Tensor) hypotGradY(g, r, y *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpHypotGradY, g, r, y)
	}
	z = z.result("HypotGradY", &g.layout, &r.layout, &y.layout)
	iterate.Apply3(kernels.Best.HypotGradY, z.raw(), g.raw(), r.raw(), y.raw())
	return z
}

// erfGrad sets z to the gradient of operand x of Erf, 1.1283791670955126 * g * exp(-x * x), and returns z.
func (z *Tensor) erfGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpErfGrad, g, x)
	}
	z = z.result("ErfGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.ErfGrad, z.raw(), g.raw(), x.raw())
	return z
}

// normCDFGrad sets z to the gradient of operand x of NormCDF, g * (0.3989422804014327 * exp(-0.5 * x * x)), and returns z.
func (z *Tensor) normCDFGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpNormCDFGrad, g, x)
	}
	z = z.result("NormCDFGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.NormCDFGrad, z.raw(), g.raw(), x.raw())
	return z
}

// Sinh returns the hyperbolic sine of x.
func Sinh(x *Tensor) *Tensor {
	return new(Tensor).Sinh(x)
}

// Sinh sets z to what the function Sinh returns, and returns z.
func (z *Tensor) Sinh(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSinh, x)
	}
	z = z.result("Sinh", &x.layout)
	iterate.Apply1(kernels.Best.Sinh, z.raw(), x.raw())
	return z
}

// Cosh returns the hyperbolic cosine of x.
func Cosh(x *Tensor) *Tensor {
	return new(Tensor).Cosh(x)
}

// Cosh sets z to what the function Cosh returns, and returns z.
func (z *Tensor) Cosh(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpCosh, x)
	}
	z = z.result("Cosh", &x.layout)
	iterate.Apply1(kernels.Best.Cosh, z.raw(), x.raw())
	return z
}

// Tanh returns the hyperbolic tangent of x.
func Tanh(x *Tensor) *Tensor {
	return new(Tensor).Tanh(x)
}

// Tanh sets z to what the function Tanh returns, and returns z.
func (z *Tensor) Tanh(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpTanh, x)
	}
	z = z.result("Tanh", &x.layout)
	iterate.Apply1(kernels.Best.Tanh, z.raw(), x.raw())
	return z
}

// Asinh returns the inverse hyperbolic sine of x.
func Asinh(x *Tensor) *Tensor {
	return new(Tensor).Asinh(x)
}

// Asinh sets z to what the function Asinh returns, and returns z.
func (z *Tensor) Asinh(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAsinh, x)
	}
	z = z.result("Asinh", &x.layout)
	iterate.Apply1(kernels.Best.Asinh, z.raw(), x.raw())
	return z
}

// Acosh returns the inverse hyperbolic cosine of x.
func Acosh(x *Tensor) *Tensor {
	return new(Tensor).Acosh(x)
}

// Acosh sets z to what the function Acosh returns, and returns z.
func (z *Tensor) Acosh(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAcosh, x)
	}
	z = z.result("Acosh", &x.layout)
	iterate.Apply1(kernels.Best.Acosh, z.raw(), x.raw())
	return z
}

// Atanh returns the inverse hyperbolic tangent of x.
func Atanh(x *Tensor) *Tensor {
	return new(Tensor).Atanh(x)
}

// Atanh sets z to what the function Atanh returns, and returns z.
func (z *Tensor) Atanh(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAtanh, x)
	}
	z = z.result("Atanh", &x.layout)
	iterate.Apply1(kernels.Best.Atanh, z.raw(), x.raw())
	return z
}

// sinhGrad sets z to the gradient of operand x of Sinh, g * cosh(x), and returns z.
func (z *Tensor) sinhGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSinhGrad, g, x)
	}
	z = z.result("SinhGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.SinhGrad, z.raw(), g.raw(), x.raw())
	return z
}

// coshGrad sets z to the gradient of operand x of Cosh, g * sinh(x), and returns z.
func (z *Tensor) coshGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpCoshGrad, g, x)
	}
	z = z.result("CoshGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.CoshGrad, z.raw(), g.raw(), x.raw())
	return z
}

// tanhGrad sets z to the gradient of operand x of Tanh, g * (1 - r) * (1 + r), and returns z.
func (z *Tensor) tanhGrad(g, r *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpTanhGrad, g, r)
	}
	z = z.result("TanhGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.TanhGrad, z.raw(), g.raw(), r.raw())
	return z
}

// asinhGrad sets z to the gradient of operand x of Asinh, g / sqrt(x*x + 1), and returns z.
func (z *Tensor) asinhGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAsinhGrad, g, x)
	}
	z = z.result("AsinhGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AsinhGrad, z.raw(), g.raw(), x.raw())
	return z
}

// acoshGrad sets z to the gradient of operand x of Acosh, g / (sqrt(x - 1) * sqrt(x + 1)), and returns z.
func (z *Tensor) acoshGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAcoshGrad, g, x)
	}
	z = z.result("AcoshGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AcoshGrad, z.raw(), g.raw(), x.raw())
	return z
}

// atanhGrad sets z to the gradient of operand x of Atanh, g / ((1 - x) * (1 + x)), and returns z.
func (z *Tensor) atanhGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpAtanhGrad, g, x)
	}
	z = z.result("AtanhGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AtanhGrad, z.raw(), g.raw(), x.raw())
	return z
}

// ReLU returns x, or 0 where x is negative.
func ReLU(x *Tensor) *Tensor {
	return new(Tensor).ReLU(x)
}

// ReLU sets z to what the function ReLU returns, and returns z.
func (z *Tensor) ReLU(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpReLU, x)
	}
	z = z.result("ReLU", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).ReLU, z.raw(), x.raw())
	return z
}

// LeakyReLU returns x, or slope*x where x is negative.
func LeakyReLU(x *Tensor, slope float64) *Tensor {
	return new(Tensor).LeakyReLU(x, slope)
}

// LeakyReLU sets z to what the function LeakyReLU returns, and returns z.
func (z *Tensor) LeakyReLU(x *Tensor, slope float64) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLeakyReLU, x, slope)
	}
	z = z.result("LeakyReLU", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).LeakyReLU, z.raw(), x.raw(), layout.Scalar(slope))
	return z
}

// Softplus returns ln(1 + eˣ).
func Softplus(x *Tensor) *Tensor {
	return new(Tensor).Softplus(x)
}

// Softplus sets z to what the function Softplus returns, and returns z.
func (z *Tensor) Softplus(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSoftplus, x)
	}
	z = z.result("Softplus", &x.layout)
	iterate.Apply1(kernels.Best.Softplus, z.raw(), x.raw())
	return z
}

// GELU returns x times the standard normal distribution function at x.
func GELU(x *Tensor) *Tensor {
	return new(Tensor).GELU(x)
}

// GELU sets z to what the function GELU returns, and returns z.
func (z *Tensor) GELU(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpGELU, x)
	}
	z = z.result("GELU", &x.layout)
	iterate.Apply1(kernels.Best.GELU, z.raw(), x.raw())
	return z
}

// Sigmoid returns the logistic function of x.
func Sigmoid(x *Tensor) *Tensor {
	return new(Tensor).Sigmoid(x)
}

// Sigmoid sets z to what the function Sigmoid returns, and returns z.
func (z *Tensor) Sigmoid(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSigmoid, x)
	}
	z = z.result("Sigmoid", &x.layout)
	iterate.Apply1(kernels.Best.Sigmoid, z.raw(), x.raw())
	return z
}

// SiLU returns x times the logistic function of x, also called swish.
func SiLU(x *Tensor) *Tensor {
	return new(Tensor).SiLU(x)
}

// SiLU sets z to what the function SiLU returns, and returns z.
func (z *Tensor) SiLU(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSiLU, x)
	}
	z = z.result("SiLU", &x.layout)
	iterate.Apply1(kernels.Best.SiLU, z.raw(), x.raw())
	return z
}

// ELU returns x, or alpha*(eˣ - 1) where x is negative.
func ELU(x *Tensor, alpha float64) *Tensor {
	return new(Tensor).ELU(x, alpha)
}

// ELU sets z to what the function ELU returns, and returns z.
func (z *Tensor) ELU(x *Tensor, alpha float64) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpELU, x, alpha)
	}
	z = z.result("ELU", &x.layout)
	iterate.Apply2(kernels.Best.ELU, z.raw(), x.raw(), layout.Scalar(alpha))
	return z
}

// Mish returns x tanh(ln(1 + eˣ)).
func Mish(x *Tensor) *Tensor {
	return new(Tensor).Mish(x)
}

// Mish sets z to what the function Mish returns, and returns z.
func (z *Tensor) Mish(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpMish, x)
	}
	z = z.result("Mish", &x.layout)
	iterate.Apply1(kernels.Best.Mish, z.raw(), x.raw())
	return z
}

// HardTanh returns the number nearest to x that is within [-1, 1], also called hard tanh.
func HardTanh(x *Tensor) *Tensor {
	return new(Tensor).HardTanh(x)
}

// HardTanh sets z to what the function HardTanh returns, and returns z.
func (z *Tensor) HardTanh(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpHardTanh, x)
	}
	z = z.result("HardTanh", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).HardTanh, z.raw(), x.raw())
	return z
}

// SELU returns the scaled exponential linear unit: 1.0507 x, or 1.7581 (eˣ - 1) where x is negative.
func SELU(x *Tensor) *Tensor {
	return new(Tensor).sELU(x)
}

// sELU sets z to what the function SELU returns, and returns z.
func (z *Tensor) sELU(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSELU, x)
	}
	z = z.result("SELU", &x.layout)
	iterate.Apply1(kernels.Best.SELU, z.raw(), x.raw())
	return z
}

// HardSigmoid returns (x + 3)/6, or the number nearest to that within [0, 1].
func HardSigmoid(x *Tensor) *Tensor {
	return new(Tensor).hardSigmoid(x)
}

// hardSigmoid sets z to what the function HardSigmoid returns, and returns z.
func (z *Tensor) hardSigmoid(x *Tensor) *Tensor {
	if !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpHardSigmoid, x)
	}
	z = z.result("HardSigmoid", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).HardSigmoid, z.raw(), x.raw())
	return z
}

// reluGrad sets z to the gradient of operand x of ReLU, where(x > 0, g, 0), and returns z.
func (z *Tensor) reluGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpReLUGrad, g, x)
	}
	z = z.result("ReLUGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.ReLUGrad, z.raw(), g.raw(), x.raw())
	return z
}

// leakyReLUGrad sets z to the gradient of operand x of LeakyReLU, where(x < 0, slope * g, g), and returns z.
func (z *Tensor) leakyReLUGrad(g, x *Tensor, slope float64) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpLeakyReLUGrad, g, x, slope)
	}
	z = z.result("LeakyReLUGrad", &g.layout, &x.layout)
	iterate.Apply3(kernels.Best.LeakyReLUGrad, z.raw(), g.raw(), x.raw(), layout.Scalar(slope))
	return z
}

// softplusGrad sets z to the gradient of operand x of Softplus, g * sigmoid(x), and returns z.
func (z *Tensor) softplusGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSoftplusGrad, g, x)
	}
	z = z.result("SoftplusGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.SoftplusGrad, z.raw(), g.raw(), x.raw())
	return z
}

// geluGrad sets z to the gradient of operand x of GELU, g * fma(max(min(x, 1000), -1000) * 0.3989422804014327, exp(-0.5 * max(min(x, 1000), -1000) * max(min(x, 1000), -1000)), phi(x)), and returns z.
func (z *Tensor) geluGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpGELUGrad, g, x)
	}
	z = z.result("GELUGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.GELUGrad, z.raw(), g.raw(), x.raw())
	return z
}

// sigmoidGrad sets z to the gradient of operand x of Sigmoid, g * r * (1 - r), and returns z.
func (z *Tensor) sigmoidGrad(g, r *Tensor) *Tensor {
	if !g.isOnHost() || !r.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSigmoidGrad, g, r)
	}
	z = z.result("SigmoidGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.SigmoidGrad, z.raw(), g.raw(), r.raw())
	return z
}

// siluGrad sets z to the gradient of operand x of SiLU, g * sigmoid(x) * (1 + max(min(x, 1000), -1000) * (1 - sigmoid(x))), and returns z.
func (z *Tensor) siluGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSiLUGrad, g, x)
	}
	z = z.result("SiLUGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.SiLUGrad, z.raw(), g.raw(), x.raw())
	return z
}

// eluGrad sets z to the gradient of operand x of ELU, where(x > 0, g, g * alpha * exp(x)), and returns z.
func (z *Tensor) eluGrad(g, x *Tensor, alpha float64) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpELUGrad, g, x, alpha)
	}
	z = z.result("ELUGrad", &g.layout, &x.layout)
	iterate.Apply3(kernels.Best.ELUGrad, z.raw(), g.raw(), x.raw(), layout.Scalar(alpha))
	return z
}

// mishGrad sets z to the gradient of operand x of Mish, g * (sigmoid(x) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1)) * fma(4 * (max(min(x, 1000), -1000) * (1 - sigmoid(x))), (1 - sigmoid(x)) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1), 2 - sigmoid(x)), and returns z.
func (z *Tensor) mishGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpMishGrad, g, x)
	}
	z = z.result("MishGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.MishGrad, z.raw(), g.raw(), x.raw())
	return z
}

// hardTanhGrad sets z to the gradient of operand x of HardTanh, where(x < -1 || x > 1, 0, g), and returns z.
func (z *Tensor) hardTanhGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpHardTanhGrad, g, x)
	}
	z = z.result("HardTanhGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.HardTanhGrad, z.raw(), g.raw(), x.raw())
	return z
}

// sELUGrad sets z to the gradient of operand x of SELU, where(x > 0, 1.0507009873554804934193349852946 * g, 1.7580993408473768599402175208123 * (g * exp(x))), and returns z.
func (z *Tensor) sELUGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpSELUGrad, g, x)
	}
	z = z.result("SELUGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.SELUGrad, z.raw(), g.raw(), x.raw())
	return z
}

// hardSigmoidGrad sets z to the gradient of operand x of HardSigmoid, where(x > -3 && x < 3, g / 6, 0), and returns z.
func (z *Tensor) hardSigmoidGrad(g, x *Tensor) *Tensor {
	if !g.isOnHost() || !x.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpHardSigmoidGrad, g, x)
	}
	z = z.result("HardSigmoidGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.HardSigmoidGrad, z.raw(), g.raw(), x.raw())
	return z
}

// Equal returns whether x is equal to y.
func Equal(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Float64, deviceops.OpEqual, x, y)
	}
	z := boolsSupport.Result("Equal", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Equal, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// NotEqual returns whether x is not equal to y.
func NotEqual(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Float64, deviceops.OpNotEqual, x, y)
	}
	z := boolsSupport.Result("NotEqual", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.NotEqual, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// Less returns whether x is less than y.
func Less(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Float64, deviceops.OpLess, x, y)
	}
	z := boolsSupport.Result("Less", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Less, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// LessEqual returns whether x is less than y or equal to it.
func LessEqual(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Float64, deviceops.OpLessEqual, x, y)
	}
	z := boolsSupport.Result("LessEqual", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.LessEqual, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// Greater returns whether x is greater than y.
func Greater(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Float64, deviceops.OpGreater, x, y)
	}
	z := boolsSupport.Result("Greater", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Greater, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// GreaterEqual returns whether x is greater than y or equal to it.
func GreaterEqual(x, y *Tensor) *bools.Tensor {
	if !x.isOnHost() || !y.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Float64, deviceops.OpGreaterEqual, x, y)
	}
	z := boolsSupport.Result("GreaterEqual", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.GreaterEqual, boolsSupport.Raw(z), x.raw(), y.raw())
	return z
}

// IsNaN returns whether x is not a number.
func IsNaN(x *Tensor) *bools.Tensor {
	if !x.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Float64, deviceops.OpIsNaN, x)
	}
	z := boolsSupport.Result("IsNaN", &x.layout, nil)
	iterate.Apply1(kernels.Best.IsNaN, boolsSupport.Raw(z), x.raw())
	return z
}

// IsInf returns whether x is an infinity.
func IsInf(x *Tensor) *bools.Tensor {
	if !x.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Float64, deviceops.OpIsInf, x)
	}
	z := boolsSupport.Result("IsInf", &x.layout, nil)
	iterate.Apply1(kernels.Best.IsInf, boolsSupport.Raw(z), x.raw())
	return z
}

// IsPosInf returns whether x is +Inf.
func IsPosInf(x *Tensor) *bools.Tensor {
	if !x.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Float64, deviceops.OpIsPosInf, x)
	}
	z := boolsSupport.Result("IsPosInf", &x.layout, nil)
	iterate.Apply1(kernels.Best.IsPosInf, boolsSupport.Raw(z), x.raw())
	return z
}

// IsNegInf returns whether x is -Inf.
func IsNegInf(x *Tensor) *bools.Tensor {
	if !x.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Float64, deviceops.OpIsNegInf, x)
	}
	z := boolsSupport.Result("IsNegInf", &x.layout, nil)
	iterate.Apply1(kernels.Best.IsNegInf, boolsSupport.Raw(z), x.raw())
	return z
}

// IsFinite returns whether x is neither an infinity nor NaN.
func IsFinite(x *Tensor) *bools.Tensor {
	if !x.isOnHost() {
		return boolsSupport.OnDevice(deviceops.Float64, deviceops.OpIsFinite, x)
	}
	z := boolsSupport.Result("IsFinite", &x.layout, nil)
	iterate.Apply1(kernels.Best.IsFinite, boolsSupport.Raw(z), x.raw())
	return z
}

// Where returns x where m holds and y elsewhere.
func Where(m *bools.Tensor, x, y *Tensor) *Tensor {
	return new(Tensor).Where(m, x, y)
}

// Where sets z to what the function Where returns, and returns z.
func (z *Tensor) Where(m *bools.Tensor, x, y *Tensor) *Tensor {
	if m.Device() != nil || !x.isOnHost() || !y.isOnHost() {
		return z.onDevice(deviceops.Float64, deviceops.OpWhere, m, x, y)
	}
	z = z.result("Where", boolsSupport.Raw(m).Layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.For(3*z.layout.Size(), z == x || z == y).Where, z.raw(), boolsSupport.Raw(m), x.raw(), y.raw())
	return z
}

// whereGradX sets z to the gradient of operand x of Where, where(m, g, 0), and returns z.
func (z *Tensor) whereGradX(g *Tensor, m *bools.Tensor) *Tensor {
	if !g.isOnHost() || m.Device() != nil {
		return z.onDevice(deviceops.Float64, deviceops.OpWhereGradX, g, m)
	}
	z = z.result("WhereGradX", &g.layout, boolsSupport.Raw(m).Layout)
	iterate.Apply2(kernels.Best.WhereGradX, z.raw(), g.raw(), boolsSupport.Raw(m))
	return z
}

// whereGradY sets z to the gradient of operand y of Where, where(m, 0, g), and returns z.
func (z *Tensor) whereGradY(g *Tensor, m *bools.Tensor) *Tensor {
	if !g.isOnHost() || m.Device() != nil {
		return z.onDevice(deviceops.Float64, deviceops.OpWhereGradY, g, m)
	}
	z = z.result("WhereGradY", &g.layout, boolsSupport.Raw(m).Layout)
	iterate.Apply2(kernels.Best.WhereGradY, z.raw(), g.raw(), boolsSupport.Raw(m))
	return z
}
