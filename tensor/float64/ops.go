// Code generated from gen/table. DO NOT EDIT.

package f64

import (
	kernels "github.com/ashlar-go/ashlar/asm/float64"
	deviceops "github.com/ashlar-go/ashlar/internal/deviceops"
	iterate "github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// Add returns x + y.
func Add(x, y *Tensor) *Tensor {
	return new(Tensor).Add(x, y)
}

// Add sets z to what the function Add returns, and returns z.
func (z *Tensor) Add(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAdd, x, y)
	}
	z = z.Result("Add", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Add, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Sub returns x - y.
func Sub(x, y *Tensor) *Tensor {
	return new(Tensor).Sub(x, y)
}

// Sub sets z to what the function Sub returns, and returns z.
func (z *Tensor) Sub(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSub, x, y)
	}
	z = z.Result("Sub", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Sub, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Mul returns x * y.
func Mul(x, y *Tensor) *Tensor {
	return new(Tensor).Mul(x, y)
}

// Mul sets z to what the function Mul returns, and returns z.
func (z *Tensor) Mul(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpMul, x, y)
	}
	z = z.Result("Mul", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Mul, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Div returns x / y; of integers, truncated toward zero.
func Div(x, y *Tensor) *Tensor {
	return new(Tensor).Div(x, y)
}

// Div sets z to what the function Div returns, and returns z.
func (z *Tensor) Div(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpDiv, x, y)
	}
	z = z.Result("Div", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Div, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Rem returns the remainder of x / y, with the sign of x, as Go's % and C's fmod.
func Rem(x, y *Tensor) *Tensor {
	return new(Tensor).Rem(x, y)
}

// Rem sets z to what the function Rem returns, and returns z.
func (z *Tensor) Rem(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpRem, x, y)
	}
	z = z.Result("Rem", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Rem, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Mod returns the remainder of x / y, with the sign of y, as in NumPy.
func Mod(x, y *Tensor) *Tensor {
	return new(Tensor).Mod(x, y)
}

// Mod sets z to what the function Mod returns, and returns z.
func (z *Tensor) Mod(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpMod, x, y)
	}
	z = z.Result("Mod", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Mod, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Maximum returns the larger of x and y, NaN if either is; +0 is larger than -0.
func Maximum(x, y *Tensor) *Tensor {
	return new(Tensor).Maximum(x, y)
}

// Maximum sets z to what the function Maximum returns, and returns z.
func (z *Tensor) Maximum(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpMaximum, x, y)
	}
	z = z.Result("Maximum", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Maximum, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Minimum returns the smaller of x and y, NaN if either is; -0 is smaller than +0.
func Minimum(x, y *Tensor) *Tensor {
	return new(Tensor).Minimum(x, y)
}

// Minimum sets z to what the function Minimum returns, and returns z.
func (z *Tensor) Minimum(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpMinimum, x, y)
	}
	z = z.Result("Minimum", &x.layout, &y.layout)
	iterate.Apply2(kernels.For(3*z.layout.Size(), z == x || z == y).Minimum, z.Raw(), x.Raw(), y.Raw())
	return z
}

// FMA returns x*y + w, rounded once.
func FMA(x, y, w *Tensor) *Tensor {
	return new(Tensor).FMA(x, y, w)
}

// FMA sets z to what the function FMA returns, and returns z.
func (z *Tensor) FMA(x, y, w *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() || !w.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpFMA, x, y, w)
	}
	z = z.Result("FMA", &x.layout, &y.layout, &w.layout)
	iterate.Apply3(kernels.For(4*z.layout.Size(), z == x || z == y || z == w).FMA, z.Raw(), x.Raw(), y.Raw(), w.Raw())
	return z
}

// Lerp returns the linear interpolation x + w*(y - x).
func Lerp(x, y, w *Tensor) *Tensor {
	return new(Tensor).Lerp(x, y, w)
}

// Lerp sets z to what the function Lerp returns, and returns z.
func (z *Tensor) Lerp(x, y, w *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() || !w.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLerp, x, y, w)
	}
	z = z.Result("Lerp", &x.layout, &y.layout, &w.layout)
	iterate.Apply3(kernels.For(4*z.layout.Size(), z == x || z == y || z == w).Lerp, z.Raw(), x.Raw(), y.Raw(), w.Raw())
	return z
}

// Neg returns -x.
func Neg(x *Tensor) *Tensor {
	return new(Tensor).Neg(x)
}

// Neg sets z to what the function Neg returns, and returns z.
func (z *Tensor) Neg(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpNeg, x)
	}
	z = z.Result("Neg", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Neg, z.Raw(), x.Raw())
	return z
}

// Abs returns the magnitude of x.
func Abs(x *Tensor) *Tensor {
	return new(Tensor).Abs(x)
}

// Abs sets z to what the function Abs returns, and returns z.
func (z *Tensor) Abs(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAbs, x)
	}
	z = z.Result("Abs", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Abs, z.Raw(), x.Raw())
	return z
}

// Sign returns -1, 0 or 1 as x is negative, zero or positive.
func Sign(x *Tensor) *Tensor {
	return new(Tensor).Sign(x)
}

// Sign sets z to what the function Sign returns, and returns z.
func (z *Tensor) Sign(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSign, x)
	}
	z = z.Result("Sign", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Sign, z.Raw(), x.Raw())
	return z
}

// Square returns x * x.
func Square(x *Tensor) *Tensor {
	return new(Tensor).Square(x)
}

// Square sets z to what the function Square returns, and returns z.
func (z *Tensor) Square(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSquare, x)
	}
	z = z.Result("Square", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Square, z.Raw(), x.Raw())
	return z
}

// Recip returns 1 / x.
func Recip(x *Tensor) *Tensor {
	return new(Tensor).Recip(x)
}

// Recip sets z to what the function Recip returns, and returns z.
func (z *Tensor) Recip(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpRecip, x)
	}
	z = z.Result("Recip", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Recip, z.Raw(), x.Raw())
	return z
}

// Sqrt returns the square root of x.
func Sqrt(x *Tensor) *Tensor {
	return new(Tensor).Sqrt(x)
}

// Sqrt sets z to what the function Sqrt returns, and returns z.
func (z *Tensor) Sqrt(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSqrt, x)
	}
	z = z.Result("Sqrt", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Sqrt, z.Raw(), x.Raw())
	return z
}

// Clip returns the number nearest to x that is within [lo, hi], NaN if x is.
func Clip(x *Tensor, lo, hi float64) *Tensor {
	return new(Tensor).Clip(x, lo, hi)
}

// Clip sets z to what the function Clip returns, and returns z.
func (z *Tensor) Clip(x *Tensor, lo, hi float64) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpClip, x, lo, hi)
	}
	z = z.Result("Clip", &x.layout)
	iterate.Apply3(kernels.For(2*z.layout.Size(), z == x).Clip, z.Raw(), x.Raw(), tensor.RawScalar(lo), tensor.RawScalar(hi))
	return z
}

// DivGradY sets z to the gradient of operand y of Div, -g * r / y, and returns z.
func (z *Tensor) DivGradY(g, r, y *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpDivGradY, g, r, y)
	}
	z = z.Result("DivGradY", &g.layout, &r.layout, &y.layout)
	iterate.Apply3(kernels.Best.DivGradY, z.Raw(), g.Raw(), r.Raw(), y.Raw())
	return z
}

// RemGradY sets z to the gradient of operand y of Rem, -g * trunc(x / y), and returns z.
func (z *Tensor) RemGradY(g, x, y *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpRemGradY, g, x, y)
	}
	z = z.Result("RemGradY", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.RemGradY, z.Raw(), g.Raw(), x.Raw(), y.Raw())
	return z
}

// ModGradY sets z to the gradient of operand y of Mod, -g * floor(x / y), and returns z.
func (z *Tensor) ModGradY(g, x, y *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpModGradY, g, x, y)
	}
	z = z.Result("ModGradY", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.ModGradY, z.Raw(), g.Raw(), x.Raw(), y.Raw())
	return z
}

// MaximumGradX sets z to the gradient of operand x of Maximum, where(x >= y, g, 0), and returns z.
func (z *Tensor) MaximumGradX(g, x, y *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpMaximumGradX, g, x, y)
	}
	z = z.Result("MaximumGradX", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.MaximumGradX, z.Raw(), g.Raw(), x.Raw(), y.Raw())
	return z
}

// MaximumGradY sets z to the gradient of operand y of Maximum, where(x >= y, 0, g), and returns z.
func (z *Tensor) MaximumGradY(g, x, y *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpMaximumGradY, g, x, y)
	}
	z = z.Result("MaximumGradY", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.MaximumGradY, z.Raw(), g.Raw(), x.Raw(), y.Raw())
	return z
}

// MinimumGradX sets z to the gradient of operand x of Minimum, where(x <= y, g, 0), and returns z.
func (z *Tensor) MinimumGradX(g, x, y *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpMinimumGradX, g, x, y)
	}
	z = z.Result("MinimumGradX", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.MinimumGradX, z.Raw(), g.Raw(), x.Raw(), y.Raw())
	return z
}

// MinimumGradY sets z to the gradient of operand y of Minimum, where(x <= y, 0, g), and returns z.
func (z *Tensor) MinimumGradY(g, x, y *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpMinimumGradY, g, x, y)
	}
	z = z.Result("MinimumGradY", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.MinimumGradY, z.Raw(), g.Raw(), x.Raw(), y.Raw())
	return z
}

// LerpGradX sets z to the gradient of operand x of Lerp, g * (1 - w), and returns z.
func (z *Tensor) LerpGradX(g, w *Tensor) *Tensor {
	if !g.OnHost() || !w.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLerpGradX, g, w)
	}
	z = z.Result("LerpGradX", &g.layout, &w.layout)
	iterate.Apply2(kernels.Best.LerpGradX, z.Raw(), g.Raw(), w.Raw())
	return z
}

// LerpGradW sets z to the gradient of operand w of Lerp, g * (y - x), and returns z.
func (z *Tensor) LerpGradW(g, x, y *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLerpGradW, g, x, y)
	}
	z = z.Result("LerpGradW", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.LerpGradW, z.Raw(), g.Raw(), x.Raw(), y.Raw())
	return z
}

// AbsGrad sets z to the gradient of operand x of Abs, where(x < 0, -g, where(x > 0, g, 0)), and returns z.
func (z *Tensor) AbsGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAbsGrad, g, x)
	}
	z = z.Result("AbsGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AbsGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// SquareGrad sets z to the gradient of operand x of Square, 2 * g * x, and returns z.
func (z *Tensor) SquareGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSquareGrad, g, x)
	}
	z = z.Result("SquareGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.SquareGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// RecipGrad sets z to the gradient of operand x of Recip, -g * r * r, and returns z.
func (z *Tensor) RecipGrad(g, r *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpRecipGrad, g, r)
	}
	z = z.Result("RecipGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.RecipGrad, z.Raw(), g.Raw(), r.Raw())
	return z
}

// SqrtGrad sets z to the gradient of operand x of Sqrt, g / (2 * r), and returns z.
func (z *Tensor) SqrtGrad(g, r *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSqrtGrad, g, r)
	}
	z = z.Result("SqrtGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.SqrtGrad, z.Raw(), g.Raw(), r.Raw())
	return z
}

// ClipGrad sets z to the gradient of operand x of Clip, where(x < lo || x > hi, 0, g), and returns z.
func (z *Tensor) ClipGrad(g, x *Tensor, lo, hi float64) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpClipGrad, g, x, lo, hi)
	}
	z = z.Result("ClipGrad", &g.layout, &x.layout)
	iterate.Apply4(kernels.Best.ClipGrad, z.Raw(), g.Raw(), x.Raw(), tensor.RawScalar(lo), tensor.RawScalar(hi))
	return z
}

// Floor returns the greatest integer ≤ x.
func Floor(x *Tensor) *Tensor {
	return new(Tensor).Floor(x)
}

// Floor sets z to what the function Floor returns, and returns z.
func (z *Tensor) Floor(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpFloor, x)
	}
	z = z.Result("Floor", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Floor, z.Raw(), x.Raw())
	return z
}

// Ceil returns the least integer ≥ x.
func Ceil(x *Tensor) *Tensor {
	return new(Tensor).Ceil(x)
}

// Ceil sets z to what the function Ceil returns, and returns z.
func (z *Tensor) Ceil(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpCeil, x)
	}
	z = z.Result("Ceil", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Ceil, z.Raw(), x.Raw())
	return z
}

// Trunc returns the integer part of x.
func Trunc(x *Tensor) *Tensor {
	return new(Tensor).Trunc(x)
}

// Trunc sets z to what the function Trunc returns, and returns z.
func (z *Tensor) Trunc(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpTrunc, x)
	}
	z = z.Result("Trunc", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Trunc, z.Raw(), x.Raw())
	return z
}

// Round returns the integer nearest to x, the even one of two.
func Round(x *Tensor) *Tensor {
	return new(Tensor).Round(x)
}

// Round sets z to what the function Round returns, and returns z.
func (z *Tensor) Round(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpRound, x)
	}
	z = z.Result("Round", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).Round, z.Raw(), x.Raw())
	return z
}

// Exp returns e to the power x.
func Exp(x *Tensor) *Tensor {
	return new(Tensor).Exp(x)
}

// Exp sets z to what the function Exp returns, and returns z.
func (z *Tensor) Exp(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpExp, x)
	}
	z = z.Result("Exp", &x.layout)
	iterate.Apply1(kernels.Best.Exp, z.Raw(), x.Raw())
	return z
}

// Exp2 returns 2 to the power x.
func Exp2(x *Tensor) *Tensor {
	return new(Tensor).Exp2(x)
}

// Exp2 sets z to what the function Exp2 returns, and returns z.
func (z *Tensor) Exp2(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpExp2, x)
	}
	z = z.Result("Exp2", &x.layout)
	iterate.Apply1(kernels.Best.Exp2, z.Raw(), x.Raw())
	return z
}

// Expm1 returns e to the power x, less 1.
func Expm1(x *Tensor) *Tensor {
	return new(Tensor).Expm1(x)
}

// Expm1 sets z to what the function Expm1 returns, and returns z.
func (z *Tensor) Expm1(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpExpm1, x)
	}
	z = z.Result("Expm1", &x.layout)
	iterate.Apply1(kernels.Best.Expm1, z.Raw(), x.Raw())
	return z
}

// Log returns the natural logarithm of x.
func Log(x *Tensor) *Tensor {
	return new(Tensor).Log(x)
}

// Log sets z to what the function Log returns, and returns z.
func (z *Tensor) Log(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLog, x)
	}
	z = z.Result("Log", &x.layout)
	iterate.Apply1(kernels.Best.Log, z.Raw(), x.Raw())
	return z
}

// Log2 returns the binary logarithm of x.
func Log2(x *Tensor) *Tensor {
	return new(Tensor).Log2(x)
}

// Log2 sets z to what the function Log2 returns, and returns z.
func (z *Tensor) Log2(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLog2, x)
	}
	z = z.Result("Log2", &x.layout)
	iterate.Apply1(kernels.Best.Log2, z.Raw(), x.Raw())
	return z
}

// Log10 returns the decimal logarithm of x.
func Log10(x *Tensor) *Tensor {
	return new(Tensor).Log10(x)
}

// Log10 sets z to what the function Log10 returns, and returns z.
func (z *Tensor) Log10(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLog10, x)
	}
	z = z.Result("Log10", &x.layout)
	iterate.Apply1(kernels.Best.Log10, z.Raw(), x.Raw())
	return z
}

// Log1p returns the natural logarithm of 1 + x.
func Log1p(x *Tensor) *Tensor {
	return new(Tensor).Log1p(x)
}

// Log1p sets z to what the function Log1p returns, and returns z.
func (z *Tensor) Log1p(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLog1p, x)
	}
	z = z.Result("Log1p", &x.layout)
	iterate.Apply1(kernels.Best.Log1p, z.Raw(), x.Raw())
	return z
}

// Pow returns x to the power y, as C's pow: NaN of a negative x unless y is an integer, and 1 of any x where y is 0.
func Pow(x, y *Tensor) *Tensor {
	return new(Tensor).Pow(x, y)
}

// Pow sets z to what the function Pow returns, and returns z.
func (z *Tensor) Pow(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpPow, x, y)
	}
	z = z.Result("Pow", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Pow, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Cbrt returns the cube root of x.
func Cbrt(x *Tensor) *Tensor {
	return new(Tensor).Cbrt(x)
}

// Cbrt sets z to what the function Cbrt returns, and returns z.
func (z *Tensor) Cbrt(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpCbrt, x)
	}
	z = z.Result("Cbrt", &x.layout)
	iterate.Apply1(kernels.Best.Cbrt, z.Raw(), x.Raw())
	return z
}

// Rsqrt returns the reciprocal of the square root of x.
func Rsqrt(x *Tensor) *Tensor {
	return new(Tensor).Rsqrt(x)
}

// Rsqrt sets z to what the function Rsqrt returns, and returns z.
func (z *Tensor) Rsqrt(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpRsqrt, x)
	}
	z = z.Result("Rsqrt", &x.layout)
	iterate.Apply1(kernels.Best.Rsqrt, z.Raw(), x.Raw())
	return z
}

// Exp2Grad sets z to the gradient of operand x of Exp2, 0.6931471805599453 * g * r, and returns z.
func (z *Tensor) Exp2Grad(g, r *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpExp2Grad, g, r)
	}
	z = z.Result("Exp2Grad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.Exp2Grad, z.Raw(), g.Raw(), r.Raw())
	return z
}

// Expm1Grad sets z to the gradient of operand x of Expm1, g * (r + 1), and returns z.
func (z *Tensor) Expm1Grad(g, r *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpExpm1Grad, g, r)
	}
	z = z.Result("Expm1Grad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.Expm1Grad, z.Raw(), g.Raw(), r.Raw())
	return z
}

// Log2Grad sets z to the gradient of operand x of Log2, 1.4426950408889634 * g / x, and returns z.
func (z *Tensor) Log2Grad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLog2Grad, g, x)
	}
	z = z.Result("Log2Grad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.Log2Grad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// Log10Grad sets z to the gradient of operand x of Log10, 0.4342944819032518 * g / x, and returns z.
func (z *Tensor) Log10Grad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLog10Grad, g, x)
	}
	z = z.Result("Log10Grad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.Log10Grad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// Log1pGrad sets z to the gradient of operand x of Log1p, g / (1 + x), and returns z.
func (z *Tensor) Log1pGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLog1pGrad, g, x)
	}
	z = z.Result("Log1pGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.Log1pGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// PowGradX sets z to the gradient of operand x of Pow, where(x == 0 && y == 0, 0, g * y * pow(x, y - 1)), and returns z.
func (z *Tensor) PowGradX(g, x, y *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpPowGradX, g, x, y)
	}
	z = z.Result("PowGradX", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.PowGradX, z.Raw(), g.Raw(), x.Raw(), y.Raw())
	return z
}

// PowGradY sets z to the gradient of operand y of Pow, where(r == 0 || x == 0, 0, g * r * log(x)), and returns z.
func (z *Tensor) PowGradY(g, r, x *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpPowGradY, g, r, x)
	}
	z = z.Result("PowGradY", &g.layout, &r.layout, &x.layout)
	iterate.Apply3(kernels.Best.PowGradY, z.Raw(), g.Raw(), r.Raw(), x.Raw())
	return z
}

// CbrtGrad sets z to the gradient of operand x of Cbrt, g / (3 * r * r), and returns z.
func (z *Tensor) CbrtGrad(g, r *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpCbrtGrad, g, r)
	}
	z = z.Result("CbrtGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.CbrtGrad, z.Raw(), g.Raw(), r.Raw())
	return z
}

// RsqrtGrad sets z to the gradient of operand x of Rsqrt, -0.5 * g * r / x, and returns z.
func (z *Tensor) RsqrtGrad(g, r, x *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpRsqrtGrad, g, r, x)
	}
	z = z.Result("RsqrtGrad", &g.layout, &r.layout, &x.layout)
	iterate.Apply3(kernels.Best.RsqrtGrad, z.Raw(), g.Raw(), r.Raw(), x.Raw())
	return z
}

// Sin returns the sine of x radians.
func Sin(x *Tensor) *Tensor {
	return new(Tensor).Sin(x)
}

// Sin sets z to what the function Sin returns, and returns z.
func (z *Tensor) Sin(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSin, x)
	}
	z = z.Result("Sin", &x.layout)
	iterate.Apply1(kernels.Best.Sin, z.Raw(), x.Raw())
	return z
}

// Cos returns the cosine of x radians.
func Cos(x *Tensor) *Tensor {
	return new(Tensor).Cos(x)
}

// Cos sets z to what the function Cos returns, and returns z.
func (z *Tensor) Cos(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpCos, x)
	}
	z = z.Result("Cos", &x.layout)
	iterate.Apply1(kernels.Best.Cos, z.Raw(), x.Raw())
	return z
}

// Tan returns the tangent of x radians.
func Tan(x *Tensor) *Tensor {
	return new(Tensor).Tan(x)
}

// Tan sets z to what the function Tan returns, and returns z.
func (z *Tensor) Tan(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpTan, x)
	}
	z = z.Result("Tan", &x.layout)
	iterate.Apply1(kernels.Best.Tan, z.Raw(), x.Raw())
	return z
}

// Asin returns the angle in radians whose sine is x, within ±π/2.
func Asin(x *Tensor) *Tensor {
	return new(Tensor).Asin(x)
}

// Asin sets z to what the function Asin returns, and returns z.
func (z *Tensor) Asin(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAsin, x)
	}
	z = z.Result("Asin", &x.layout)
	iterate.Apply1(kernels.Best.Asin, z.Raw(), x.Raw())
	return z
}

// Acos returns the angle in radians whose cosine is x, from 0 to π.
func Acos(x *Tensor) *Tensor {
	return new(Tensor).Acos(x)
}

// Acos sets z to what the function Acos returns, and returns z.
func (z *Tensor) Acos(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAcos, x)
	}
	z = z.Result("Acos", &x.layout)
	iterate.Apply1(kernels.Best.Acos, z.Raw(), x.Raw())
	return z
}

// Atan returns the angle in radians whose tangent is x, within ±π/2.
func Atan(x *Tensor) *Tensor {
	return new(Tensor).Atan(x)
}

// Atan sets z to what the function Atan returns, and returns z.
func (z *Tensor) Atan(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAtan, x)
	}
	z = z.Result("Atan", &x.layout)
	iterate.Apply1(kernels.Best.Atan, z.Raw(), x.Raw())
	return z
}

// Atan2 returns the angle in radians from the first axis to the point whose coordinate along it is y, and x across, within ±π, as C's atan2(x, y).
func Atan2(x, y *Tensor) *Tensor {
	return new(Tensor).Atan2(x, y)
}

// Atan2 sets z to what the function Atan2 returns, and returns z.
func (z *Tensor) Atan2(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAtan2, x, y)
	}
	z = z.Result("Atan2", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Atan2, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Hypot returns the square root of x*x + y*y, without overflow.
func Hypot(x, y *Tensor) *Tensor {
	return new(Tensor).Hypot(x, y)
}

// Hypot sets z to what the function Hypot returns, and returns z.
func (z *Tensor) Hypot(x, y *Tensor) *Tensor {
	if !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpHypot, x, y)
	}
	z = z.Result("Hypot", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Hypot, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Erf returns the error function of x.
func Erf(x *Tensor) *Tensor {
	return new(Tensor).Erf(x)
}

// Erf sets z to what the function Erf returns, and returns z.
func (z *Tensor) Erf(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpErf, x)
	}
	z = z.Result("Erf", &x.layout)
	iterate.Apply1(kernels.Best.Erf, z.Raw(), x.Raw())
	return z
}

// NormCDF returns the standard normal distribution function at x.
func NormCDF(x *Tensor) *Tensor {
	return new(Tensor).NormCDF(x)
}

// NormCDF sets z to what the function NormCDF returns, and returns z.
func (z *Tensor) NormCDF(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpNormCDF, x)
	}
	z = z.Result("NormCDF", &x.layout)
	iterate.Apply1(kernels.Best.NormCDF, z.Raw(), x.Raw())
	return z
}

// SinGrad sets z to the gradient of operand x of Sin, g * cos(x), and returns z.
func (z *Tensor) SinGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSinGrad, g, x)
	}
	z = z.Result("SinGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.SinGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// CosGrad sets z to the gradient of operand x of Cos, -g * sin(x), and returns z.
func (z *Tensor) CosGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpCosGrad, g, x)
	}
	z = z.Result("CosGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.CosGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// TanGrad sets z to the gradient of operand x of Tan, g * fma(r, r, 1), and returns z.
func (z *Tensor) TanGrad(g, r *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpTanGrad, g, r)
	}
	z = z.Result("TanGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.TanGrad, z.Raw(), g.Raw(), r.Raw())
	return z
}

// AsinGrad sets z to the gradient of operand x of Asin, g / sqrt((1 - x) * (1 + x)), and returns z.
func (z *Tensor) AsinGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAsinGrad, g, x)
	}
	z = z.Result("AsinGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AsinGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// AcosGrad sets z to the gradient of operand x of Acos, -g / sqrt((1 - x) * (1 + x)), and returns z.
func (z *Tensor) AcosGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAcosGrad, g, x)
	}
	z = z.Result("AcosGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AcosGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// AtanGrad sets z to the gradient of operand x of Atan, g / fma(x, x, 1), and returns z.
func (z *Tensor) AtanGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAtanGrad, g, x)
	}
	z = z.Result("AtanGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AtanGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// Atan2GradX sets z to the gradient of operand x of Atan2, g * y / (x * x + y * y), and returns z.
func (z *Tensor) Atan2GradX(g, x, y *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAtan2GradX, g, x, y)
	}
	z = z.Result("Atan2GradX", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.Atan2GradX, z.Raw(), g.Raw(), x.Raw(), y.Raw())
	return z
}

// Atan2GradY sets z to the gradient of operand y of Atan2, -g * x / (x * x + y * y), and returns z.
func (z *Tensor) Atan2GradY(g, x, y *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAtan2GradY, g, x, y)
	}
	z = z.Result("Atan2GradY", &g.layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.Best.Atan2GradY, z.Raw(), g.Raw(), x.Raw(), y.Raw())
	return z
}

// HypotGradX sets z to the gradient of operand x of Hypot, where(r == 0, 0, g * x / r), and returns z.
func (z *Tensor) HypotGradX(g, r, x *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpHypotGradX, g, r, x)
	}
	z = z.Result("HypotGradX", &g.layout, &r.layout, &x.layout)
	iterate.Apply3(kernels.Best.HypotGradX, z.Raw(), g.Raw(), r.Raw(), x.Raw())
	return z
}

// HypotGradY sets z to the gradient of operand y of Hypot, where(r == 0, 0, g * y / r), and returns z.
func (z *Tensor) HypotGradY(g, r, y *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpHypotGradY, g, r, y)
	}
	z = z.Result("HypotGradY", &g.layout, &r.layout, &y.layout)
	iterate.Apply3(kernels.Best.HypotGradY, z.Raw(), g.Raw(), r.Raw(), y.Raw())
	return z
}

// ErfGrad sets z to the gradient of operand x of Erf, 1.1283791670955126 * g * exp(-x * x), and returns z.
func (z *Tensor) ErfGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpErfGrad, g, x)
	}
	z = z.Result("ErfGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.ErfGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// NormCDFGrad sets z to the gradient of operand x of NormCDF, g * (0.3989422804014327 * exp(-0.5 * x * x)), and returns z.
func (z *Tensor) NormCDFGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpNormCDFGrad, g, x)
	}
	z = z.Result("NormCDFGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.NormCDFGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// Sinh returns the hyperbolic sine of x.
func Sinh(x *Tensor) *Tensor {
	return new(Tensor).Sinh(x)
}

// Sinh sets z to what the function Sinh returns, and returns z.
func (z *Tensor) Sinh(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSinh, x)
	}
	z = z.Result("Sinh", &x.layout)
	iterate.Apply1(kernels.Best.Sinh, z.Raw(), x.Raw())
	return z
}

// Cosh returns the hyperbolic cosine of x.
func Cosh(x *Tensor) *Tensor {
	return new(Tensor).Cosh(x)
}

// Cosh sets z to what the function Cosh returns, and returns z.
func (z *Tensor) Cosh(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpCosh, x)
	}
	z = z.Result("Cosh", &x.layout)
	iterate.Apply1(kernels.Best.Cosh, z.Raw(), x.Raw())
	return z
}

// Tanh returns the hyperbolic tangent of x.
func Tanh(x *Tensor) *Tensor {
	return new(Tensor).Tanh(x)
}

// Tanh sets z to what the function Tanh returns, and returns z.
func (z *Tensor) Tanh(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpTanh, x)
	}
	z = z.Result("Tanh", &x.layout)
	iterate.Apply1(kernels.Best.Tanh, z.Raw(), x.Raw())
	return z
}

// Asinh returns the inverse hyperbolic sine of x.
func Asinh(x *Tensor) *Tensor {
	return new(Tensor).Asinh(x)
}

// Asinh sets z to what the function Asinh returns, and returns z.
func (z *Tensor) Asinh(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAsinh, x)
	}
	z = z.Result("Asinh", &x.layout)
	iterate.Apply1(kernels.Best.Asinh, z.Raw(), x.Raw())
	return z
}

// Acosh returns the inverse hyperbolic cosine of x.
func Acosh(x *Tensor) *Tensor {
	return new(Tensor).Acosh(x)
}

// Acosh sets z to what the function Acosh returns, and returns z.
func (z *Tensor) Acosh(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAcosh, x)
	}
	z = z.Result("Acosh", &x.layout)
	iterate.Apply1(kernels.Best.Acosh, z.Raw(), x.Raw())
	return z
}

// Atanh returns the inverse hyperbolic tangent of x.
func Atanh(x *Tensor) *Tensor {
	return new(Tensor).Atanh(x)
}

// Atanh sets z to what the function Atanh returns, and returns z.
func (z *Tensor) Atanh(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAtanh, x)
	}
	z = z.Result("Atanh", &x.layout)
	iterate.Apply1(kernels.Best.Atanh, z.Raw(), x.Raw())
	return z
}

// SinhGrad sets z to the gradient of operand x of Sinh, g * cosh(x), and returns z.
func (z *Tensor) SinhGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSinhGrad, g, x)
	}
	z = z.Result("SinhGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.SinhGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// CoshGrad sets z to the gradient of operand x of Cosh, g * sinh(x), and returns z.
func (z *Tensor) CoshGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpCoshGrad, g, x)
	}
	z = z.Result("CoshGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.CoshGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// TanhGrad sets z to the gradient of operand x of Tanh, g * (1 - r) * (1 + r), and returns z.
func (z *Tensor) TanhGrad(g, r *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpTanhGrad, g, r)
	}
	z = z.Result("TanhGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.TanhGrad, z.Raw(), g.Raw(), r.Raw())
	return z
}

// AsinhGrad sets z to the gradient of operand x of Asinh, g / sqrt(x*x + 1), and returns z.
func (z *Tensor) AsinhGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAsinhGrad, g, x)
	}
	z = z.Result("AsinhGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AsinhGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// AcoshGrad sets z to the gradient of operand x of Acosh, g / (sqrt(x - 1) * sqrt(x + 1)), and returns z.
func (z *Tensor) AcoshGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAcoshGrad, g, x)
	}
	z = z.Result("AcoshGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AcoshGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// AtanhGrad sets z to the gradient of operand x of Atanh, g / ((1 - x) * (1 + x)), and returns z.
func (z *Tensor) AtanhGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpAtanhGrad, g, x)
	}
	z = z.Result("AtanhGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.AtanhGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// ReLU returns x, or 0 where x is negative.
func ReLU(x *Tensor) *Tensor {
	return new(Tensor).ReLU(x)
}

// ReLU sets z to what the function ReLU returns, and returns z.
func (z *Tensor) ReLU(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpReLU, x)
	}
	z = z.Result("ReLU", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).ReLU, z.Raw(), x.Raw())
	return z
}

// LeakyReLU returns x, or slope*x where x is negative.
func LeakyReLU(x *Tensor, slope float64) *Tensor {
	return new(Tensor).LeakyReLU(x, slope)
}

// LeakyReLU sets z to what the function LeakyReLU returns, and returns z.
func (z *Tensor) LeakyReLU(x *Tensor, slope float64) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLeakyReLU, x, slope)
	}
	z = z.Result("LeakyReLU", &x.layout)
	iterate.Apply2(kernels.For(2*z.layout.Size(), z == x).LeakyReLU, z.Raw(), x.Raw(), tensor.RawScalar(slope))
	return z
}

// Softplus returns ln(1 + eˣ).
func Softplus(x *Tensor) *Tensor {
	return new(Tensor).Softplus(x)
}

// Softplus sets z to what the function Softplus returns, and returns z.
func (z *Tensor) Softplus(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSoftplus, x)
	}
	z = z.Result("Softplus", &x.layout)
	iterate.Apply1(kernels.Best.Softplus, z.Raw(), x.Raw())
	return z
}

// GELU returns x times the standard normal distribution function at x.
func GELU(x *Tensor) *Tensor {
	return new(Tensor).GELU(x)
}

// GELU sets z to what the function GELU returns, and returns z.
func (z *Tensor) GELU(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpGELU, x)
	}
	z = z.Result("GELU", &x.layout)
	iterate.Apply1(kernels.Best.GELU, z.Raw(), x.Raw())
	return z
}

// Sigmoid returns the logistic function of x.
func Sigmoid(x *Tensor) *Tensor {
	return new(Tensor).Sigmoid(x)
}

// Sigmoid sets z to what the function Sigmoid returns, and returns z.
func (z *Tensor) Sigmoid(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSigmoid, x)
	}
	z = z.Result("Sigmoid", &x.layout)
	iterate.Apply1(kernels.Best.Sigmoid, z.Raw(), x.Raw())
	return z
}

// SiLU returns x times the logistic function of x, also called swish.
func SiLU(x *Tensor) *Tensor {
	return new(Tensor).SiLU(x)
}

// SiLU sets z to what the function SiLU returns, and returns z.
func (z *Tensor) SiLU(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSiLU, x)
	}
	z = z.Result("SiLU", &x.layout)
	iterate.Apply1(kernels.Best.SiLU, z.Raw(), x.Raw())
	return z
}

// ELU returns x, or alpha*(eˣ - 1) where x is negative.
func ELU(x *Tensor, alpha float64) *Tensor {
	return new(Tensor).ELU(x, alpha)
}

// ELU sets z to what the function ELU returns, and returns z.
func (z *Tensor) ELU(x *Tensor, alpha float64) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpELU, x, alpha)
	}
	z = z.Result("ELU", &x.layout)
	iterate.Apply2(kernels.Best.ELU, z.Raw(), x.Raw(), tensor.RawScalar(alpha))
	return z
}

// Mish returns x tanh(ln(1 + eˣ)).
func Mish(x *Tensor) *Tensor {
	return new(Tensor).Mish(x)
}

// Mish sets z to what the function Mish returns, and returns z.
func (z *Tensor) Mish(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpMish, x)
	}
	z = z.Result("Mish", &x.layout)
	iterate.Apply1(kernels.Best.Mish, z.Raw(), x.Raw())
	return z
}

// HardTanh returns the number nearest to x that is within [-1, 1], also called hard tanh.
func HardTanh(x *Tensor) *Tensor {
	return new(Tensor).HardTanh(x)
}

// HardTanh sets z to what the function HardTanh returns, and returns z.
func (z *Tensor) HardTanh(x *Tensor) *Tensor {
	if !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpHardTanh, x)
	}
	z = z.Result("HardTanh", &x.layout)
	iterate.Apply1(kernels.For(2*z.layout.Size(), z == x).HardTanh, z.Raw(), x.Raw())
	return z
}

// ReLUGrad sets z to the gradient of operand x of ReLU, where(x > 0, g, 0), and returns z.
func (z *Tensor) ReLUGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpReLUGrad, g, x)
	}
	z = z.Result("ReLUGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.ReLUGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// LeakyReLUGrad sets z to the gradient of operand x of LeakyReLU, where(x < 0, slope * g, g), and returns z.
func (z *Tensor) LeakyReLUGrad(g, x *Tensor, slope float64) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpLeakyReLUGrad, g, x, slope)
	}
	z = z.Result("LeakyReLUGrad", &g.layout, &x.layout)
	iterate.Apply3(kernels.Best.LeakyReLUGrad, z.Raw(), g.Raw(), x.Raw(), tensor.RawScalar(slope))
	return z
}

// SoftplusGrad sets z to the gradient of operand x of Softplus, g * sigmoid(x), and returns z.
func (z *Tensor) SoftplusGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSoftplusGrad, g, x)
	}
	z = z.Result("SoftplusGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.SoftplusGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// GELUGrad sets z to the gradient of operand x of GELU, g * fma(x * 0.3989422804014327, exp(-0.5 * x * x), phi(x)), and returns z.
func (z *Tensor) GELUGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpGELUGrad, g, x)
	}
	z = z.Result("GELUGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.GELUGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// SigmoidGrad sets z to the gradient of operand x of Sigmoid, g * r * (1 - r), and returns z.
func (z *Tensor) SigmoidGrad(g, r *Tensor) *Tensor {
	if !g.OnHost() || !r.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSigmoidGrad, g, r)
	}
	z = z.Result("SigmoidGrad", &g.layout, &r.layout)
	iterate.Apply2(kernels.Best.SigmoidGrad, z.Raw(), g.Raw(), r.Raw())
	return z
}

// SiLUGrad sets z to the gradient of operand x of SiLU, g * sigmoid(x) * (1 + x * (1 - sigmoid(x))), and returns z.
func (z *Tensor) SiLUGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpSiLUGrad, g, x)
	}
	z = z.Result("SiLUGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.SiLUGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// ELUGrad sets z to the gradient of operand x of ELU, where(x > 0, g, g * alpha * exp(x)), and returns z.
func (z *Tensor) ELUGrad(g, x *Tensor, alpha float64) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpELUGrad, g, x, alpha)
	}
	z = z.Result("ELUGrad", &g.layout, &x.layout)
	iterate.Apply3(kernels.Best.ELUGrad, z.Raw(), g.Raw(), x.Raw(), tensor.RawScalar(alpha))
	return z
}

// MishGrad sets z to the gradient of operand x of Mish, g * (sigmoid(x) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1)) * fma(4 * (x * (1 - sigmoid(x))), (1 - sigmoid(x)) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1), 2 - sigmoid(x)), and returns z.
func (z *Tensor) MishGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpMishGrad, g, x)
	}
	z = z.Result("MishGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.MishGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// HardTanhGrad sets z to the gradient of operand x of HardTanh, where(x < -1 || x > 1, 0, g), and returns z.
func (z *Tensor) HardTanhGrad(g, x *Tensor) *Tensor {
	if !g.OnHost() || !x.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpHardTanhGrad, g, x)
	}
	z = z.Result("HardTanhGrad", &g.layout, &x.layout)
	iterate.Apply2(kernels.Best.HardTanhGrad, z.Raw(), g.Raw(), x.Raw())
	return z
}

// Equal returns whether x is equal to y.
func Equal(x, y *Tensor) *bools.Tensor {
	if !x.OnHost() || !y.OnHost() {
		return new(bools.Tensor).OnDevice(deviceops.Float64, deviceops.OpEqual, x, y)
	}
	z := new(bools.Tensor).Result("Equal", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Equal, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Equal returns what the function Equal returns.
func (*Tensor) Equal(x, y *Tensor) *bools.Tensor {
	return Equal(x, y)
}

// NotEqual returns whether x is not equal to y.
func NotEqual(x, y *Tensor) *bools.Tensor {
	if !x.OnHost() || !y.OnHost() {
		return new(bools.Tensor).OnDevice(deviceops.Float64, deviceops.OpNotEqual, x, y)
	}
	z := new(bools.Tensor).Result("NotEqual", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.NotEqual, z.Raw(), x.Raw(), y.Raw())
	return z
}

// NotEqual returns what the function NotEqual returns.
func (*Tensor) NotEqual(x, y *Tensor) *bools.Tensor {
	return NotEqual(x, y)
}

// Less returns whether x is less than y.
func Less(x, y *Tensor) *bools.Tensor {
	if !x.OnHost() || !y.OnHost() {
		return new(bools.Tensor).OnDevice(deviceops.Float64, deviceops.OpLess, x, y)
	}
	z := new(bools.Tensor).Result("Less", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Less, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Less returns what the function Less returns.
func (*Tensor) Less(x, y *Tensor) *bools.Tensor {
	return Less(x, y)
}

// LessEqual returns whether x is less than y or equal to it.
func LessEqual(x, y *Tensor) *bools.Tensor {
	if !x.OnHost() || !y.OnHost() {
		return new(bools.Tensor).OnDevice(deviceops.Float64, deviceops.OpLessEqual, x, y)
	}
	z := new(bools.Tensor).Result("LessEqual", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.LessEqual, z.Raw(), x.Raw(), y.Raw())
	return z
}

// LessEqual returns what the function LessEqual returns.
func (*Tensor) LessEqual(x, y *Tensor) *bools.Tensor {
	return LessEqual(x, y)
}

// Greater returns whether x is greater than y.
func Greater(x, y *Tensor) *bools.Tensor {
	if !x.OnHost() || !y.OnHost() {
		return new(bools.Tensor).OnDevice(deviceops.Float64, deviceops.OpGreater, x, y)
	}
	z := new(bools.Tensor).Result("Greater", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.Greater, z.Raw(), x.Raw(), y.Raw())
	return z
}

// Greater returns what the function Greater returns.
func (*Tensor) Greater(x, y *Tensor) *bools.Tensor {
	return Greater(x, y)
}

// GreaterEqual returns whether x is greater than y or equal to it.
func GreaterEqual(x, y *Tensor) *bools.Tensor {
	if !x.OnHost() || !y.OnHost() {
		return new(bools.Tensor).OnDevice(deviceops.Float64, deviceops.OpGreaterEqual, x, y)
	}
	z := new(bools.Tensor).Result("GreaterEqual", &x.layout, &y.layout)
	iterate.Apply2(kernels.Best.GreaterEqual, z.Raw(), x.Raw(), y.Raw())
	return z
}

// GreaterEqual returns what the function GreaterEqual returns.
func (*Tensor) GreaterEqual(x, y *Tensor) *bools.Tensor {
	return GreaterEqual(x, y)
}

// IsNaN returns whether x is not a number.
func IsNaN(x *Tensor) *bools.Tensor {
	if !x.OnHost() {
		return new(bools.Tensor).OnDevice(deviceops.Float64, deviceops.OpIsNaN, x)
	}
	z := new(bools.Tensor).Result("IsNaN", &x.layout)
	iterate.Apply1(kernels.Best.IsNaN, z.Raw(), x.Raw())
	return z
}

// IsNaN returns what the function IsNaN returns.
func (*Tensor) IsNaN(x *Tensor) *bools.Tensor {
	return IsNaN(x)
}

// IsInf returns whether x is an infinity.
func IsInf(x *Tensor) *bools.Tensor {
	if !x.OnHost() {
		return new(bools.Tensor).OnDevice(deviceops.Float64, deviceops.OpIsInf, x)
	}
	z := new(bools.Tensor).Result("IsInf", &x.layout)
	iterate.Apply1(kernels.Best.IsInf, z.Raw(), x.Raw())
	return z
}

// IsInf returns what the function IsInf returns.
func (*Tensor) IsInf(x *Tensor) *bools.Tensor {
	return IsInf(x)
}

// IsFinite returns whether x is neither an infinity nor NaN.
func IsFinite(x *Tensor) *bools.Tensor {
	if !x.OnHost() {
		return new(bools.Tensor).OnDevice(deviceops.Float64, deviceops.OpIsFinite, x)
	}
	z := new(bools.Tensor).Result("IsFinite", &x.layout)
	iterate.Apply1(kernels.Best.IsFinite, z.Raw(), x.Raw())
	return z
}

// IsFinite returns what the function IsFinite returns.
func (*Tensor) IsFinite(x *Tensor) *bools.Tensor {
	return IsFinite(x)
}

// Where returns x where m holds and y elsewhere.
func Where(m *bools.Tensor, x, y *Tensor) *Tensor {
	return new(Tensor).Where(m, x, y)
}

// Where sets z to what the function Where returns, and returns z.
func (z *Tensor) Where(m *bools.Tensor, x, y *Tensor) *Tensor {
	if !m.OnHost() || !x.OnHost() || !y.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpWhere, m, x, y)
	}
	z = z.Result("Where", m.Raw().Layout, &x.layout, &y.layout)
	iterate.Apply3(kernels.For(3*z.layout.Size(), z == x || z == y).Where, z.Raw(), m.Raw(), x.Raw(), y.Raw())
	return z
}

// WhereGradX sets z to the gradient of operand x of Where, where(m, g, 0), and returns z.
func (z *Tensor) WhereGradX(g *Tensor, m *bools.Tensor) *Tensor {
	if !g.OnHost() || !m.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpWhereGradX, g, m)
	}
	z = z.Result("WhereGradX", &g.layout, m.Raw().Layout)
	iterate.Apply2(kernels.Best.WhereGradX, z.Raw(), g.Raw(), m.Raw())
	return z
}

// WhereGradY sets z to the gradient of operand y of Where, where(m, 0, g), and returns z.
func (z *Tensor) WhereGradY(g *Tensor, m *bools.Tensor) *Tensor {
	if !g.OnHost() || !m.OnHost() {
		return z.OnDevice(deviceops.Float64, deviceops.OpWhereGradY, g, m)
	}
	z = z.Result("WhereGradY", &g.layout, m.Raw().Layout)
	iterate.Apply2(kernels.Best.WhereGradY, z.Raw(), g.Raw(), m.Raw())
	return z
}
