// Code generated from gen/ops. DO NOT EDIT.

package autograd

// operations are those of a tensor type that differentiation calls.
type operations[T any] interface {
	Add(x, y T) T
	Sub(x, y T) T
	Mul(x, y T) T
	Div(x, y T) T
	Rem(x, y T) T
	Mod(x, y T) T
	Maximum(x, y T) T
	Minimum(x, y T) T
	FMA(x, y, w T) T
	Lerp(x, y, w T) T
	Neg(x T) T
	Abs(x T) T
	Sign(x T) T
	Square(x T) T
	Recip(x T) T
	Sqrt(x T) T
	DivGradY(g, r, y T) T
	RemGradY(g, x, y T) T
	ModGradY(g, x, y T) T
	MaximumGradX(g, x, y T) T
	MaximumGradY(g, x, y T) T
	MinimumGradX(g, x, y T) T
	MinimumGradY(g, x, y T) T
	LerpGradX(g, w T) T
	LerpGradW(g, x, y T) T
	AbsGrad(g, x T) T
	SquareGrad(g, x T) T
	RecipGrad(g, r T) T
	SqrtGrad(g, r T) T
	Floor(x T) T
	Ceil(x T) T
	Trunc(x T) T
	Round(x T) T
	Exp(x T) T
	Exp2(x T) T
	Expm1(x T) T
	Log(x T) T
	Log2(x T) T
	Log10(x T) T
	Log1p(x T) T
	Pow(x, y T) T
	Cbrt(x T) T
	Rsqrt(x T) T
	Exp2Grad(g, r T) T
	Expm1Grad(g, r T) T
	Log2Grad(g, x T) T
	Log10Grad(g, x T) T
	Log1pGrad(g, x T) T
	PowGradX(g, x, y T) T
	PowGradY(g, r, x T) T
	CbrtGrad(g, r T) T
	RsqrtGrad(g, r, x T) T
	Sin(x T) T
	Cos(x T) T
	SinGrad(g, x T) T
	CosGrad(g, x T) T
	Sinh(x T) T
	Cosh(x T) T
	Tanh(x T) T
	Asinh(x T) T
	Acosh(x T) T
	Atanh(x T) T
	SinhGrad(g, x T) T
	CoshGrad(g, x T) T
	TanhGrad(g, r T) T
	AsinhGrad(g, x T) T
	AcoshGrad(g, x T) T
	AtanhGrad(g, x T) T
	ReLU(x T) T
	Softplus(x T) T
	GELU(x T) T
	Sigmoid(x T) T
	SiLU(x T) T
	HardClip(x T) T
	ReLUGrad(g, x T) T
	SoftplusGrad(g, x T) T
	SigmoidGrad(g, r T) T
	SiLUGrad(g, x T) T
	HardClipGrad(g, x T) T
}

// Add returns x + y.
func Add[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := zero[T]().Add(x.Value, y.Value)
	return record(r, func(g T) {
		x.receive(g)
		y.receive(g)
	}, x, y)
}

// Sub returns x - y.
func Sub[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := zero[T]().Sub(x.Value, y.Value)
	return record(r, func(g T) {
		x.receive(g)
		y.receive(zero[T]().Neg(g))
	}, x, y)
}

// Mul returns x * y.
func Mul[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := zero[T]().Mul(x.Value, y.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Mul(g, y.Value))
		y.receive(zero[T]().Mul(g, x.Value))
	}, x, y)
}

// Div returns x / y; of integers, truncated toward zero.
func Div[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := zero[T]().Div(x.Value, y.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Div(g, y.Value))
		y.receive(zero[T]().DivGradY(g, r, y.Value))
	}, x, y)
}

// Rem returns the remainder of x / y, with the sign of x, as Go's % and C's fmod.
func Rem[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := zero[T]().Rem(x.Value, y.Value)
	return record(r, func(g T) {
		x.receive(g)
		y.receive(zero[T]().RemGradY(g, x.Value, y.Value))
	}, x, y)
}

// Mod returns the remainder of x / y, with the sign of y, as in NumPy.
func Mod[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := zero[T]().Mod(x.Value, y.Value)
	return record(r, func(g T) {
		x.receive(g)
		y.receive(zero[T]().ModGradY(g, x.Value, y.Value))
	}, x, y)
}

// Maximum returns the larger of x and y, NaN if either is; +0 is larger than -0.
func Maximum[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := zero[T]().Maximum(x.Value, y.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().MaximumGradX(g, x.Value, y.Value))
		y.receive(zero[T]().MaximumGradY(g, x.Value, y.Value))
	}, x, y)
}

// Minimum returns the smaller of x and y, NaN if either is; -0 is smaller than +0.
func Minimum[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := zero[T]().Minimum(x.Value, y.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().MinimumGradX(g, x.Value, y.Value))
		y.receive(zero[T]().MinimumGradY(g, x.Value, y.Value))
	}, x, y)
}

// FMA returns x*y + w, rounded once.
func FMA[T Tensor[T]](x, y, w *Var[T]) *Var[T] {
	r := zero[T]().FMA(x.Value, y.Value, w.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Mul(g, y.Value))
		y.receive(zero[T]().Mul(g, x.Value))
		w.receive(g)
	}, x, y, w)
}

// Lerp returns the linear interpolation x + w*(y - x).
func Lerp[T Tensor[T]](x, y, w *Var[T]) *Var[T] {
	r := zero[T]().Lerp(x.Value, y.Value, w.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().LerpGradX(g, w.Value))
		y.receive(zero[T]().Mul(g, w.Value))
		w.receive(zero[T]().LerpGradW(g, x.Value, y.Value))
	}, x, y, w)
}

// Neg returns -x.
func Neg[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Neg(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Neg(g))
	}, x)
}

// Abs returns the magnitude of x.
func Abs[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Abs(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().AbsGrad(g, x.Value))
	}, x)
}

// Square returns x * x.
func Square[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Square(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().SquareGrad(g, x.Value))
	}, x)
}

// Recip returns 1 / x.
func Recip[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Recip(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().RecipGrad(g, r))
	}, x)
}

// Sqrt returns the square root of x.
func Sqrt[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Sqrt(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().SqrtGrad(g, r))
	}, x)
}

// Exp returns e to the power x.
func Exp[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Exp(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Mul(g, r))
	}, x)
}

// Exp2 returns 2 to the power x.
func Exp2[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Exp2(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Exp2Grad(g, r))
	}, x)
}

// Expm1 returns e to the power x, less 1.
func Expm1[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Expm1(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Expm1Grad(g, r))
	}, x)
}

// Log returns the natural logarithm of x.
func Log[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Log(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Div(g, x.Value))
	}, x)
}

// Log2 returns the binary logarithm of x.
func Log2[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Log2(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Log2Grad(g, x.Value))
	}, x)
}

// Log10 returns the decimal logarithm of x.
func Log10[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Log10(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Log10Grad(g, x.Value))
	}, x)
}

// Log1p returns the natural logarithm of 1 + x.
func Log1p[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Log1p(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Log1pGrad(g, x.Value))
	}, x)
}

// Pow returns x to the power y, as C's pow: NaN of a negative x unless y is an integer, and 1 of any x where y is 0.
func Pow[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := zero[T]().Pow(x.Value, y.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().PowGradX(g, x.Value, y.Value))
		y.receive(zero[T]().PowGradY(g, r, x.Value))
	}, x, y)
}

// Cbrt returns the cube root of x.
func Cbrt[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Cbrt(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().CbrtGrad(g, r))
	}, x)
}

// Rsqrt returns the reciprocal of the square root of x.
func Rsqrt[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Rsqrt(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().RsqrtGrad(g, r, x.Value))
	}, x)
}

// Sin returns the sine of x radians.
func Sin[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Sin(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().SinGrad(g, x.Value))
	}, x)
}

// Cos returns the cosine of x radians.
func Cos[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Cos(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().CosGrad(g, x.Value))
	}, x)
}

// Sinh returns the hyperbolic sine of x.
func Sinh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Sinh(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().SinhGrad(g, x.Value))
	}, x)
}

// Cosh returns the hyperbolic cosine of x.
func Cosh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Cosh(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().CoshGrad(g, x.Value))
	}, x)
}

// Tanh returns the hyperbolic tangent of x.
func Tanh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Tanh(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().TanhGrad(g, r))
	}, x)
}

// Asinh returns the inverse hyperbolic sine of x.
func Asinh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Asinh(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().AsinhGrad(g, x.Value))
	}, x)
}

// Acosh returns the inverse hyperbolic cosine of x.
func Acosh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Acosh(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().AcoshGrad(g, x.Value))
	}, x)
}

// Atanh returns the inverse hyperbolic tangent of x.
func Atanh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Atanh(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().AtanhGrad(g, x.Value))
	}, x)
}

// ReLU returns x, or 0 where x is negative.
func ReLU[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().ReLU(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().ReLUGrad(g, x.Value))
	}, x)
}

// Softplus returns ln(1 + eˣ).
func Softplus[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Softplus(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().SoftplusGrad(g, x.Value))
	}, x)
}

// Sigmoid returns the logistic function of x.
func Sigmoid[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Sigmoid(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().SigmoidGrad(g, r))
	}, x)
}

// SiLU returns x times the logistic function of x, also called swish.
func SiLU[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().SiLU(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().SiLUGrad(g, x.Value))
	}, x)
}

// HardClip returns the number nearest to x that is within [-1, 1], also called hard tanh.
func HardClip[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().HardClip(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().HardClipGrad(g, x.Value))
	}, x)
}
