// Code generated from gen/ops. DO NOT EDIT.

package f32

import kernels "github.com/ashlar-go/ashlar/asm/float32"

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

// Div returns x / y.
func Div(x, y *Tensor) *Tensor {
	return new(Tensor).Div(x, y)
}

// Div sets z to x / y and returns z.
func (z *Tensor) Div(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Div, x, y)
}

// Max returns the larger of x and y.
func Max(x, y *Tensor) *Tensor {
	return new(Tensor).Max(x, y)
}

// Max sets z to the larger of x and y and returns z.
func (z *Tensor) Max(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Max, x, y)
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

// Sqrt returns the square root of x.
func Sqrt(x *Tensor) *Tensor {
	return new(Tensor).Sqrt(x)
}

// Sqrt sets z to the square root of x and returns z.
func (z *Tensor) Sqrt(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Sqrt, x)
}

// Square returns x * x.
func Square(x *Tensor) *Tensor {
	return new(Tensor).Square(x)
}

// Square sets z to x * x and returns z.
func (z *Tensor) Square(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Square, x)
}

// ReLU returns x, or 0 where x is negative.
func ReLU(x *Tensor) *Tensor {
	return new(Tensor).ReLU(x)
}

// ReLU sets z to x, or 0 where x is negative and returns z.
func (z *Tensor) ReLU(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.ReLU, x)
}

// Exp returns e to the power x.
func Exp(x *Tensor) *Tensor {
	return new(Tensor).Exp(x)
}

// Exp sets z to e to the power x and returns z.
func (z *Tensor) Exp(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Exp, x)
}

// Log returns the natural logarithm of x.
func Log(x *Tensor) *Tensor {
	return new(Tensor).Log(x)
}

// Log sets z to the natural logarithm of x and returns z.
func (z *Tensor) Log(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Log, x)
}

// Log1p returns the natural logarithm of 1 + x.
func Log1p(x *Tensor) *Tensor {
	return new(Tensor).Log1p(x)
}

// Log1p sets z to the natural logarithm of 1 + x and returns z.
func (z *Tensor) Log1p(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Log1p, x)
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

// Tanh returns the hyperbolic tangent of x.
func Tanh(x *Tensor) *Tensor {
	return new(Tensor).Tanh(x)
}

// Tanh sets z to the hyperbolic tangent of x and returns z.
func (z *Tensor) Tanh(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Tanh, x)
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

// DivGradY returns the gradient of an operand of Div.
func DivGradY(g, r, y *Tensor) *Tensor {
	return new(Tensor).DivGradY(g, r, y)
}

// DivGradY sets z to the gradient of an operand of Div and returns z.
func (z *Tensor) DivGradY(g, r, y *Tensor) *Tensor {
	return z.apply3(kernels.Best.DivGradY, g, r, y)
}

// MaxGradX returns the gradient of an operand of Max.
func MaxGradX(x, y, g *Tensor) *Tensor {
	return new(Tensor).MaxGradX(x, y, g)
}

// MaxGradX sets z to the gradient of an operand of Max and returns z.
func (z *Tensor) MaxGradX(x, y, g *Tensor) *Tensor {
	return z.apply3(kernels.Best.MaxGradX, x, y, g)
}

// MaxGradY returns the gradient of an operand of Max.
func MaxGradY(x, y, g *Tensor) *Tensor {
	return new(Tensor).MaxGradY(x, y, g)
}

// MaxGradY sets z to the gradient of an operand of Max and returns z.
func (z *Tensor) MaxGradY(x, y, g *Tensor) *Tensor {
	return z.apply3(kernels.Best.MaxGradY, x, y, g)
}

// AbsGrad returns the gradient of an operand of Abs.
func AbsGrad(x, g *Tensor) *Tensor {
	return new(Tensor).AbsGrad(x, g)
}

// AbsGrad sets z to the gradient of an operand of Abs and returns z.
func (z *Tensor) AbsGrad(x, g *Tensor) *Tensor {
	return z.apply2(kernels.Best.AbsGrad, x, g)
}

// SqrtGrad returns the gradient of an operand of Sqrt.
func SqrtGrad(g, r *Tensor) *Tensor {
	return new(Tensor).SqrtGrad(g, r)
}

// SqrtGrad sets z to the gradient of an operand of Sqrt and returns z.
func (z *Tensor) SqrtGrad(g, r *Tensor) *Tensor {
	return z.apply2(kernels.Best.SqrtGrad, g, r)
}

// SquareGrad returns the gradient of an operand of Square.
func SquareGrad(g, x *Tensor) *Tensor {
	return new(Tensor).SquareGrad(g, x)
}

// SquareGrad sets z to the gradient of an operand of Square and returns z.
func (z *Tensor) SquareGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.SquareGrad, g, x)
}

// ReLUGrad returns the gradient of an operand of ReLU.
func ReLUGrad(x, g *Tensor) *Tensor {
	return new(Tensor).ReLUGrad(x, g)
}

// ReLUGrad sets z to the gradient of an operand of ReLU and returns z.
func (z *Tensor) ReLUGrad(x, g *Tensor) *Tensor {
	return z.apply2(kernels.Best.ReLUGrad, x, g)
}

// Log1pGrad returns the gradient of an operand of Log1p.
func Log1pGrad(g, x *Tensor) *Tensor {
	return new(Tensor).Log1pGrad(g, x)
}

// Log1pGrad sets z to the gradient of an operand of Log1p and returns z.
func (z *Tensor) Log1pGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.Log1pGrad, g, x)
}

// SinGrad returns the gradient of an operand of Sin.
func SinGrad(g, x *Tensor) *Tensor {
	return new(Tensor).SinGrad(g, x)
}

// SinGrad sets z to the gradient of an operand of Sin and returns z.
func (z *Tensor) SinGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.SinGrad, g, x)
}

// CosGrad returns the gradient of an operand of Cos.
func CosGrad(g, x *Tensor) *Tensor {
	return new(Tensor).CosGrad(g, x)
}

// CosGrad sets z to the gradient of an operand of Cos and returns z.
func (z *Tensor) CosGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.CosGrad, g, x)
}

// TanhGrad returns the gradient of an operand of Tanh.
func TanhGrad(g, r *Tensor) *Tensor {
	return new(Tensor).TanhGrad(g, r)
}

// TanhGrad sets z to the gradient of an operand of Tanh and returns z.
func (z *Tensor) TanhGrad(g, r *Tensor) *Tensor {
	return z.apply2(kernels.Best.TanhGrad, g, r)
}

// SoftplusGrad returns the gradient of an operand of Softplus.
func SoftplusGrad(g, x *Tensor) *Tensor {
	return new(Tensor).SoftplusGrad(g, x)
}

// SoftplusGrad sets z to the gradient of an operand of Softplus and returns z.
func (z *Tensor) SoftplusGrad(g, x *Tensor) *Tensor {
	return z.apply2(kernels.Best.SoftplusGrad, g, x)
}

// SigmoidGrad returns the gradient of an operand of Sigmoid.
func SigmoidGrad(g, r *Tensor) *Tensor {
	return new(Tensor).SigmoidGrad(g, r)
}

// SigmoidGrad sets z to the gradient of an operand of Sigmoid and returns z.
func (z *Tensor) SigmoidGrad(g, r *Tensor) *Tensor {
	return z.apply2(kernels.Best.SigmoidGrad, g, r)
}
