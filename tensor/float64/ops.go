// Code generated from gen/ops. DO NOT EDIT.

package f64

import kernels "github.com/ashlar-go/ashlar/asm/float64"

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

// FMA returns x*y + w, rounded once.
func FMA(x, y, w *Tensor) *Tensor {
	return new(Tensor).FMA(x, y, w)
}

// FMA sets z to x*y + w, rounded once and returns z.
func (z *Tensor) FMA(x, y, w *Tensor) *Tensor {
	return z.apply3(kernels.Best.FMA, x, y, w)
}

// Lerp returns the linear interpolation x + w*(y - x).
func Lerp(x, y, w *Tensor) *Tensor {
	return new(Tensor).Lerp(x, y, w)
}

// Lerp sets z to the linear interpolation x + w*(y - x) and returns z.
func (z *Tensor) Lerp(x, y, w *Tensor) *Tensor {
	return z.apply3(kernels.Best.Lerp, x, y, w)
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

// Recip returns 1 / x.
func Recip(x *Tensor) *Tensor {
	return new(Tensor).Recip(x)
}

// Recip sets z to 1 / x and returns z.
func (z *Tensor) Recip(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Recip, x)
}

// Sqrt returns the square root of x.
func Sqrt(x *Tensor) *Tensor {
	return new(Tensor).Sqrt(x)
}

// Sqrt sets z to the square root of x and returns z.
func (z *Tensor) Sqrt(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Sqrt, x)
}

// DivGradY returns the gradient of operand y of Div, -g * r / y.
func DivGradY(g, r, y *Tensor) *Tensor {
	return new(Tensor).DivGradY(g, r, y)
}

// DivGradY sets z to the gradient of operand y of Div, -g * r / y and returns z.
func (z *Tensor) DivGradY(g, r, y *Tensor) *Tensor {
	return z.apply3(kernels.Best.DivGradY, g, r, y)
}

// RemGradY returns the gradient of operand y of Rem, -g * trunc(x / y).
func RemGradY(g, x, y *Tensor) *Tensor {
	return new(Tensor).RemGradY(g, x, y)
}

// RemGradY sets z to the gradient of operand y of Rem, -g * trunc(x / y) and returns z.
func (z *Tensor) RemGradY(g, x, y *Tensor) *Tensor {
	return z.apply3(kernels.Best.RemGradY, g, x, y)
}

// ModGradY returns the gradient of operand y of Mod, -g * floor(x / y).
func ModGradY(g, x, y *Tensor) *Tensor {
	return new(Tensor).ModGradY(g, x, y)
}

// ModGradY sets z to the gradient of operand y of Mod, -g * floor(x / y) and returns z.
func (z *Tensor) ModGradY(g, x, y *Tensor) *Tensor {
	return z.apply3(kernels.Best.ModGradY, g, x, y)
}

// MaximumGradX returns the gradient of operand x of Maximum, where(x >= y, g, 0).
func MaximumGradX(g, x, y *Tensor) *Tensor {
	return new(Tensor).MaximumGradX(g, x, y)
}

// MaximumGradX sets z to the gradient of operand x of Maximum, where(x >= y, g, 0) and returns z.
func (z *Tensor) MaximumGradX(g, x, y *Tensor) *Tensor {
	return z.apply3(kernels.Best.MaximumGradX, g, x, y)
}

// MaximumGradY returns the gradient of operand y of Maximum, where(x >= y, 0, g).
func MaximumGradY(g, x, y *Tensor) *Tensor {
	return new(Tensor).MaximumGradY(g, x, y)
}

// MaximumGradY sets z to the gradient of operand y of Maximum, where(x >= y, 0, g) and returns z.
func (z *Tensor) MaximumGradY(g, x, y *Tensor) *Tensor {
	return z.apply3(kernels.Best.MaximumGradY, g, x, y)
}

// MinimumGradX returns the gradient of operand x of Minimum, where(x <= y, g, 0).
func MinimumGradX(g, x, y *Tensor) *Tensor {
	return new(Tensor).MinimumGradX(g, x, y)
}

// MinimumGradX sets z to the gradient of operand x of Minimum, where(x <= y, g, 0) and returns z.
func (z *Tensor) MinimumGradX(g, x, y *Tensor) *Tensor {
	return z.apply3(kernels.Best.MinimumGradX, g, x, y)
}

// MinimumGradY returns the gradient of operand y of Minimum, where(x <= y, 0, g).
func MinimumGradY(g, x, y *Tensor) *Tensor {
	return new(Tensor).MinimumGradY(g, x, y)
}

// MinimumGradY sets z to the gradient of operand y of Minimum, where(x <= y, 0, g) and returns z.
func (z *Tensor) MinimumGradY(g, x, y *Tensor) *Tensor {
	return z.apply3(kernels.Best.MinimumGradY, g, x, y)
}

// LerpGradX returns the gradient of operand x of Lerp, g * (1 - w).
func LerpGradX(g, w *Tensor) *Tensor {
	return new(Tensor).LerpGradX(g, w)
}

// LerpGradX sets z to the gradient of operand x of Lerp, g * (1 - w) and returns z.
func (z *Tensor) LerpGradX(g, w *Tensor) *Tensor {
	return z.apply2(kernels.Best.LerpGradX, g, w)
}

// LerpGradW returns the gradient of operand w of Lerp, g * (y - x).
func LerpGradW(g, x, y *Tensor) *Tensor {
	return new(Tensor).LerpGradW(g, x, y)
}

// LerpGradW sets z to the gradient of operand w of Lerp, g * (y - x) and returns z.
func (z *Tensor) LerpGradW(g, x, y *Tensor) *Tensor {
	return z.apply3(kernels.Best.LerpGradW, g, x, y)
}

// AbsGrad returns the gradient of operand x of Abs, where(x < 0, -g, g).
func AbsGrad(g, x *Tensor) *Tensor {
	return new(Tensor).AbsGrad(g, x)
}

// AbsGrad sets z to the gradient of operand x of Abs, where(x < 0, -g, g) and returns z.
func (z *Tensor) AbsGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.AbsGrad, g, x)
}

// SquareGrad returns the gradient of operand x of Square, 2 * g * x.
func SquareGrad(g, x *Tensor) *Tensor {
	return new(Tensor).SquareGrad(g, x)
}

// SquareGrad sets z to the gradient of operand x of Square, 2 * g * x and returns z.
func (z *Tensor) SquareGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.SquareGrad, g, x)
}

// RecipGrad returns the gradient of operand x of Recip, -g * r * r.
func RecipGrad(g, r *Tensor) *Tensor {
	return new(Tensor).RecipGrad(g, r)
}

// RecipGrad sets z to the gradient of operand x of Recip, -g * r * r and returns z.
func (z *Tensor) RecipGrad(g, r *Tensor) *Tensor {
	return z.apply2(kernels.Best.RecipGrad, g, r)
}

// SqrtGrad returns the gradient of operand x of Sqrt, g / (2 * r).
func SqrtGrad(g, r *Tensor) *Tensor {
	return new(Tensor).SqrtGrad(g, r)
}

// SqrtGrad sets z to the gradient of operand x of Sqrt, g / (2 * r) and returns z.
func (z *Tensor) SqrtGrad(g, r *Tensor) *Tensor {
	return z.apply2(kernels.Best.SqrtGrad, g, r)
}

// Floor returns the greatest integer ≤ x.
func Floor(x *Tensor) *Tensor {
	return new(Tensor).Floor(x)
}

// Floor sets z to the greatest integer ≤ x and returns z.
func (z *Tensor) Floor(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Floor, x)
}

// Ceil returns the least integer ≥ x.
func Ceil(x *Tensor) *Tensor {
	return new(Tensor).Ceil(x)
}

// Ceil sets z to the least integer ≥ x and returns z.
func (z *Tensor) Ceil(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Ceil, x)
}

// Trunc returns the integer part of x.
func Trunc(x *Tensor) *Tensor {
	return new(Tensor).Trunc(x)
}

// Trunc sets z to the integer part of x and returns z.
func (z *Tensor) Trunc(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Trunc, x)
}

// Round returns the integer nearest to x, the even one of two.
func Round(x *Tensor) *Tensor {
	return new(Tensor).Round(x)
}

// Round sets z to the integer nearest to x, the even one of two and returns z.
func (z *Tensor) Round(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Round, x)
}

// Exp returns e to the power x.
func Exp(x *Tensor) *Tensor {
	return new(Tensor).Exp(x)
}

// Exp sets z to e to the power x and returns z.
func (z *Tensor) Exp(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Exp, x)
}

// Exp2 returns 2 to the power x.
func Exp2(x *Tensor) *Tensor {
	return new(Tensor).Exp2(x)
}

// Exp2 sets z to 2 to the power x and returns z.
func (z *Tensor) Exp2(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Exp2, x)
}

// Expm1 returns e to the power x, less 1.
func Expm1(x *Tensor) *Tensor {
	return new(Tensor).Expm1(x)
}

// Expm1 sets z to e to the power x, less 1 and returns z.
func (z *Tensor) Expm1(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Expm1, x)
}

// Log returns the natural logarithm of x.
func Log(x *Tensor) *Tensor {
	return new(Tensor).Log(x)
}

// Log sets z to the natural logarithm of x and returns z.
func (z *Tensor) Log(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Log, x)
}

// Log2 returns the binary logarithm of x.
func Log2(x *Tensor) *Tensor {
	return new(Tensor).Log2(x)
}

// Log2 sets z to the binary logarithm of x and returns z.
func (z *Tensor) Log2(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Log2, x)
}

// Log10 returns the decimal logarithm of x.
func Log10(x *Tensor) *Tensor {
	return new(Tensor).Log10(x)
}

// Log10 sets z to the decimal logarithm of x and returns z.
func (z *Tensor) Log10(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Log10, x)
}

// Log1p returns the natural logarithm of 1 + x.
func Log1p(x *Tensor) *Tensor {
	return new(Tensor).Log1p(x)
}

// Log1p sets z to the natural logarithm of 1 + x and returns z.
func (z *Tensor) Log1p(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Log1p, x)
}

// Pow returns x to the power y, as C's pow: NaN of a negative x unless y is an integer, and 1 of any x where y is 0.
func Pow(x, y *Tensor) *Tensor {
	return new(Tensor).Pow(x, y)
}

// Pow sets z to x to the power y, as C's pow: NaN of a negative x unless y is an integer, and 1 of any x where y is 0 and returns z.
func (z *Tensor) Pow(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Pow, x, y)
}

// Cbrt returns the cube root of x.
func Cbrt(x *Tensor) *Tensor {
	return new(Tensor).Cbrt(x)
}

// Cbrt sets z to the cube root of x and returns z.
func (z *Tensor) Cbrt(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Cbrt, x)
}

// Rsqrt returns the reciprocal of the square root of x.
func Rsqrt(x *Tensor) *Tensor {
	return new(Tensor).Rsqrt(x)
}

// Rsqrt sets z to the reciprocal of the square root of x and returns z.
func (z *Tensor) Rsqrt(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Rsqrt, x)
}

// Exp2Grad returns the gradient of operand x of Exp2, 0.6931471805599453 * g * r.
func Exp2Grad(g, r *Tensor) *Tensor {
	return new(Tensor).Exp2Grad(g, r)
}

// Exp2Grad sets z to the gradient of operand x of Exp2, 0.6931471805599453 * g * r and returns z.
func (z *Tensor) Exp2Grad(g, r *Tensor) *Tensor {
	return z.apply2(kernels.Best.Exp2Grad, g, r)
}

// Expm1Grad returns the gradient of operand x of Expm1, g * (r + 1).
func Expm1Grad(g, r *Tensor) *Tensor {
	return new(Tensor).Expm1Grad(g, r)
}

// Expm1Grad sets z to the gradient of operand x of Expm1, g * (r + 1) and returns z.
func (z *Tensor) Expm1Grad(g, r *Tensor) *Tensor {
	return z.apply2(kernels.Best.Expm1Grad, g, r)
}

// Log2Grad returns the gradient of operand x of Log2, 1.4426950408889634 * g / x.
func Log2Grad(g, x *Tensor) *Tensor {
	return new(Tensor).Log2Grad(g, x)
}

// Log2Grad sets z to the gradient of operand x of Log2, 1.4426950408889634 * g / x and returns z.
func (z *Tensor) Log2Grad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.Log2Grad, g, x)
}

// Log10Grad returns the gradient of operand x of Log10, 0.4342944819032518 * g / x.
func Log10Grad(g, x *Tensor) *Tensor {
	return new(Tensor).Log10Grad(g, x)
}

// Log10Grad sets z to the gradient of operand x of Log10, 0.4342944819032518 * g / x and returns z.
func (z *Tensor) Log10Grad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.Log10Grad, g, x)
}

// Log1pGrad returns the gradient of operand x of Log1p, g / (1 + x).
func Log1pGrad(g, x *Tensor) *Tensor {
	return new(Tensor).Log1pGrad(g, x)
}

// Log1pGrad sets z to the gradient of operand x of Log1p, g / (1 + x) and returns z.
func (z *Tensor) Log1pGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.Log1pGrad, g, x)
}

// PowGradX returns the gradient of operand x of Pow, where(y == 0, 0, g * y * pow(x, y - 1)).
func PowGradX(g, x, y *Tensor) *Tensor {
	return new(Tensor).PowGradX(g, x, y)
}

// PowGradX sets z to the gradient of operand x of Pow, where(y == 0, 0, g * y * pow(x, y - 1)) and returns z.
func (z *Tensor) PowGradX(g, x, y *Tensor) *Tensor {
	return z.apply3(kernels.Best.PowGradX, g, x, y)
}

// PowGradY returns the gradient of operand y of Pow, where(r == 0, 0, g * r * log(x)).
func PowGradY(g, r, x *Tensor) *Tensor {
	return new(Tensor).PowGradY(g, r, x)
}

// PowGradY sets z to the gradient of operand y of Pow, where(r == 0, 0, g * r * log(x)) and returns z.
func (z *Tensor) PowGradY(g, r, x *Tensor) *Tensor {
	return z.apply3(kernels.Best.PowGradY, g, r, x)
}

// CbrtGrad returns the gradient of operand x of Cbrt, g / (3 * r * r).
func CbrtGrad(g, r *Tensor) *Tensor {
	return new(Tensor).CbrtGrad(g, r)
}

// CbrtGrad sets z to the gradient of operand x of Cbrt, g / (3 * r * r) and returns z.
func (z *Tensor) CbrtGrad(g, r *Tensor) *Tensor {
	return z.apply2(kernels.Best.CbrtGrad, g, r)
}

// RsqrtGrad returns the gradient of operand x of Rsqrt, -0.5 * g * r / x.
func RsqrtGrad(g, r, x *Tensor) *Tensor {
	return new(Tensor).RsqrtGrad(g, r, x)
}

// RsqrtGrad sets z to the gradient of operand x of Rsqrt, -0.5 * g * r / x and returns z.
func (z *Tensor) RsqrtGrad(g, r, x *Tensor) *Tensor {
	return z.apply3(kernels.Best.RsqrtGrad, g, r, x)
}

// Sin returns the sine of x radians.
func Sin(x *Tensor) *Tensor {
	return new(Tensor).Sin(x)
}

// Sin sets z to the sine of x radians and returns z.
func (z *Tensor) Sin(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Sin, x)
}

// Cos returns the cosine of x radians.
func Cos(x *Tensor) *Tensor {
	return new(Tensor).Cos(x)
}

// Cos sets z to the cosine of x radians and returns z.
func (z *Tensor) Cos(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Cos, x)
}

// SinGrad returns the gradient of operand x of Sin, g * cos(x).
func SinGrad(g, x *Tensor) *Tensor {
	return new(Tensor).SinGrad(g, x)
}

// SinGrad sets z to the gradient of operand x of Sin, g * cos(x) and returns z.
func (z *Tensor) SinGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.SinGrad, g, x)
}

// CosGrad returns the gradient of operand x of Cos, -g * sin(x).
func CosGrad(g, x *Tensor) *Tensor {
	return new(Tensor).CosGrad(g, x)
}

// CosGrad sets z to the gradient of operand x of Cos, -g * sin(x) and returns z.
func (z *Tensor) CosGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.CosGrad, g, x)
}

// Sinh returns the hyperbolic sine of x.
func Sinh(x *Tensor) *Tensor {
	return new(Tensor).Sinh(x)
}

// Sinh sets z to the hyperbolic sine of x and returns z.
func (z *Tensor) Sinh(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Sinh, x)
}

// Cosh returns the hyperbolic cosine of x.
func Cosh(x *Tensor) *Tensor {
	return new(Tensor).Cosh(x)
}

// Cosh sets z to the hyperbolic cosine of x and returns z.
func (z *Tensor) Cosh(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Cosh, x)
}

// Tanh returns the hyperbolic tangent of x.
func Tanh(x *Tensor) *Tensor {
	return new(Tensor).Tanh(x)
}

// Tanh sets z to the hyperbolic tangent of x and returns z.
func (z *Tensor) Tanh(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Tanh, x)
}

// Asinh returns the inverse hyperbolic sine of x.
func Asinh(x *Tensor) *Tensor {
	return new(Tensor).Asinh(x)
}

// Asinh sets z to the inverse hyperbolic sine of x and returns z.
func (z *Tensor) Asinh(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Asinh, x)
}

// Acosh returns the inverse hyperbolic cosine of x.
func Acosh(x *Tensor) *Tensor {
	return new(Tensor).Acosh(x)
}

// Acosh sets z to the inverse hyperbolic cosine of x and returns z.
func (z *Tensor) Acosh(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Acosh, x)
}

// Atanh returns the inverse hyperbolic tangent of x.
func Atanh(x *Tensor) *Tensor {
	return new(Tensor).Atanh(x)
}

// Atanh sets z to the inverse hyperbolic tangent of x and returns z.
func (z *Tensor) Atanh(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Atanh, x)
}

// SinhGrad returns the gradient of operand x of Sinh, g * cosh(x).
func SinhGrad(g, x *Tensor) *Tensor {
	return new(Tensor).SinhGrad(g, x)
}

// SinhGrad sets z to the gradient of operand x of Sinh, g * cosh(x) and returns z.
func (z *Tensor) SinhGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.SinhGrad, g, x)
}

// CoshGrad returns the gradient of operand x of Cosh, g * sinh(x).
func CoshGrad(g, x *Tensor) *Tensor {
	return new(Tensor).CoshGrad(g, x)
}

// CoshGrad sets z to the gradient of operand x of Cosh, g * sinh(x) and returns z.
func (z *Tensor) CoshGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.CoshGrad, g, x)
}

// TanhGrad returns the gradient of operand x of Tanh, g * (1 - r) * (1 + r).
func TanhGrad(g, r *Tensor) *Tensor {
	return new(Tensor).TanhGrad(g, r)
}

// TanhGrad sets z to the gradient of operand x of Tanh, g * (1 - r) * (1 + r) and returns z.
func (z *Tensor) TanhGrad(g, r *Tensor) *Tensor {
	return z.apply2(kernels.Best.TanhGrad, g, r)
}

// AsinhGrad returns the gradient of operand x of Asinh, g / sqrt(x*x + 1).
func AsinhGrad(g, x *Tensor) *Tensor {
	return new(Tensor).AsinhGrad(g, x)
}

// AsinhGrad sets z to the gradient of operand x of Asinh, g / sqrt(x*x + 1) and returns z.
func (z *Tensor) AsinhGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.AsinhGrad, g, x)
}

// AcoshGrad returns the gradient of operand x of Acosh, g / (sqrt(x - 1) * sqrt(x + 1)).
func AcoshGrad(g, x *Tensor) *Tensor {
	return new(Tensor).AcoshGrad(g, x)
}

// AcoshGrad sets z to the gradient of operand x of Acosh, g / (sqrt(x - 1) * sqrt(x + 1)) and returns z.
func (z *Tensor) AcoshGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.AcoshGrad, g, x)
}

// AtanhGrad returns the gradient of operand x of Atanh, g / ((1 - x) * (1 + x)).
func AtanhGrad(g, x *Tensor) *Tensor {
	return new(Tensor).AtanhGrad(g, x)
}

// AtanhGrad sets z to the gradient of operand x of Atanh, g / ((1 - x) * (1 + x)) and returns z.
func (z *Tensor) AtanhGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.AtanhGrad, g, x)
}

// ReLU returns x, or 0 where x is negative.
func ReLU(x *Tensor) *Tensor {
	return new(Tensor).ReLU(x)
}

// ReLU sets z to x, or 0 where x is negative and returns z.
func (z *Tensor) ReLU(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.ReLU, x)
}

// Softplus returns ln(1 + eˣ).
func Softplus(x *Tensor) *Tensor {
	return new(Tensor).Softplus(x)
}

// Softplus sets z to ln(1 + eˣ) and returns z.
func (z *Tensor) Softplus(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Softplus, x)
}

// GELU returns x times about the normal distribution at x (its form by tanh).
func GELU(x *Tensor) *Tensor {
	return new(Tensor).GELU(x)
}

// GELU sets z to x times about the normal distribution at x (its form by tanh) and returns z.
func (z *Tensor) GELU(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.GELU, x)
}

// Sigmoid returns the logistic function of x.
func Sigmoid(x *Tensor) *Tensor {
	return new(Tensor).Sigmoid(x)
}

// Sigmoid sets z to the logistic function of x and returns z.
func (z *Tensor) Sigmoid(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Sigmoid, x)
}

// SiLU returns x times the logistic function of x, also called swish.
func SiLU(x *Tensor) *Tensor {
	return new(Tensor).SiLU(x)
}

// SiLU sets z to x times the logistic function of x, also called swish and returns z.
func (z *Tensor) SiLU(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.SiLU, x)
}

// HardClip returns the number nearest to x that is within [-1, 1], also called hard tanh.
func HardClip(x *Tensor) *Tensor {
	return new(Tensor).HardClip(x)
}

// HardClip sets z to the number nearest to x that is within [-1, 1], also called hard tanh and returns z.
func (z *Tensor) HardClip(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.HardClip, x)
}

// ReLUGrad returns the gradient of operand x of ReLU, where(x > 0, g, 0).
func ReLUGrad(g, x *Tensor) *Tensor {
	return new(Tensor).ReLUGrad(g, x)
}

// ReLUGrad sets z to the gradient of operand x of ReLU, where(x > 0, g, 0) and returns z.
func (z *Tensor) ReLUGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.ReLUGrad, g, x)
}

// SoftplusGrad returns the gradient of operand x of Softplus, g * sigmoid(x).
func SoftplusGrad(g, x *Tensor) *Tensor {
	return new(Tensor).SoftplusGrad(g, x)
}

// SoftplusGrad sets z to the gradient of operand x of Softplus, g * sigmoid(x) and returns z.
func (z *Tensor) SoftplusGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.SoftplusGrad, g, x)
}

// SigmoidGrad returns the gradient of operand x of Sigmoid, g * r * (1 - r).
func SigmoidGrad(g, r *Tensor) *Tensor {
	return new(Tensor).SigmoidGrad(g, r)
}

// SigmoidGrad sets z to the gradient of operand x of Sigmoid, g * r * (1 - r) and returns z.
func (z *Tensor) SigmoidGrad(g, r *Tensor) *Tensor {
	return z.apply2(kernels.Best.SigmoidGrad, g, r)
}

// SiLUGrad returns the gradient of operand x of SiLU, g * sigmoid(x) * (1 + x * (1 - sigmoid(x))).
func SiLUGrad(g, x *Tensor) *Tensor {
	return new(Tensor).SiLUGrad(g, x)
}

// SiLUGrad sets z to the gradient of operand x of SiLU, g * sigmoid(x) * (1 + x * (1 - sigmoid(x))) and returns z.
func (z *Tensor) SiLUGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.SiLUGrad, g, x)
}

// HardClipGrad returns the gradient of operand x of HardClip, where(x < -1 || x > 1, 0, g).
func HardClipGrad(g, x *Tensor) *Tensor {
	return new(Tensor).HardClipGrad(g, x)
}

// HardClipGrad sets z to the gradient of operand x of HardClip, where(x < -1 || x > 1, 0, g) and returns z.
func (z *Tensor) HardClipGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.HardClipGrad, g, x)
}
