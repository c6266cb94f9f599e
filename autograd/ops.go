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
	Tan(x T) T
	Asin(x T) T
	Acos(x T) T
	Atan(x T) T
	Atan2(x, y T) T
	Hypot(x, y T) T
	Erf(x T) T
	NormCDF(x T) T
	SinGrad(g, x T) T
	CosGrad(g, x T) T
	TanGrad(g, r T) T
	AsinGrad(g, x T) T
	AcosGrad(g, x T) T
	AtanGrad(g, x T) T
	Atan2GradX(g, x, y T) T
	Atan2GradY(g, x, y T) T
	HypotGradX(g, r, x T) T
	HypotGradY(g, r, y T) T
	ErfGrad(g, x T) T
	NormCDFGrad(g, x T) T
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
	GELUGrad(g, x T) T
	SigmoidGrad(g, r T) T
	SiLUGrad(g, x T) T
	HardClipGrad(g, x T) T
}

// Add returns x + y.
func Add[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := none[T]().Add(x.Value, y.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return g
		}
		return g
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return g
		}
		return g
	}, x, y)
}

// Sub returns x - y.
func Sub[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := none[T]().Sub(x.Value, y.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return g
		}
		return none[T]().Neg(g)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return g
		}
		return piecewise(func(g T) T {
			return none[T]().Neg(g)
		}, g)
	}, x, y)
}

// Mul returns x * y.
func Mul[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := none[T]().Mul(x.Value, y.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return none[T]().Mul(g, y.Value)
		}
		return none[T]().Mul(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return Mul(g, y)
		}
		return Mul(g, x)
	}, x, y)
}

// Div returns x / y; of integers, truncated toward zero.
func Div[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := none[T]().Div(x.Value, y.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return none[T]().Div(g, y.Value)
		}
		return none[T]().DivGradY(g, r, y.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return Div(g, y)
		}
		return Div(Mul(Neg(g), r), y)
	}, x, y)
}

// Rem returns the remainder of x / y, with the sign of x, as Go's % and C's fmod.
func Rem[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := none[T]().Rem(x.Value, y.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return g
		}
		return none[T]().RemGradY(g, x.Value, y.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return g
		}
		return Mul(Neg(g), Trunc(Div(x, y)))
	}, x, y)
}

// Mod returns the remainder of x / y, with the sign of y, as in NumPy.
func Mod[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := none[T]().Mod(x.Value, y.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return g
		}
		return none[T]().ModGradY(g, x.Value, y.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return g
		}
		return Mul(Neg(g), Floor(Div(x, y)))
	}, x, y)
}

// Maximum returns the larger of x and y, NaN if either is; +0 is larger than -0.
func Maximum[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := none[T]().Maximum(x.Value, y.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return none[T]().MaximumGradX(g, x.Value, y.Value)
		}
		return none[T]().MaximumGradY(g, x.Value, y.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return piecewise(func(g T) T {
				return none[T]().MaximumGradX(g, x.Value, y.Value)
			}, g)
		}
		return piecewise(func(g T) T {
			return none[T]().MaximumGradY(g, x.Value, y.Value)
		}, g)
	}, x, y)
}

// Minimum returns the smaller of x and y, NaN if either is; -0 is smaller than +0.
func Minimum[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := none[T]().Minimum(x.Value, y.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return none[T]().MinimumGradX(g, x.Value, y.Value)
		}
		return none[T]().MinimumGradY(g, x.Value, y.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return piecewise(func(g T) T {
				return none[T]().MinimumGradX(g, x.Value, y.Value)
			}, g)
		}
		return piecewise(func(g T) T {
			return none[T]().MinimumGradY(g, x.Value, y.Value)
		}, g)
	}, x, y)
}

// FMA returns x*y + w, rounded once.
func FMA[T Tensor[T]](x, y, w *Var[T]) *Var[T] {
	r := none[T]().FMA(x.Value, y.Value, w.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return none[T]().Mul(g, y.Value)
		}
		if operand == 1 {
			return none[T]().Mul(g, x.Value)
		}
		return g
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return Mul(g, y)
		}
		if operand == 1 {
			return Mul(g, x)
		}
		return g
	}, x, y, w)
}

// Lerp returns the linear interpolation x + w*(y - x).
func Lerp[T Tensor[T]](x, y, w *Var[T]) *Var[T] {
	r := none[T]().Lerp(x.Value, y.Value, w.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return none[T]().LerpGradX(g, w.Value)
		}
		if operand == 1 {
			return none[T]().Mul(g, w.Value)
		}
		return none[T]().LerpGradW(g, x.Value, y.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return Mul(g, Sub(r.number(1), w))
		}
		if operand == 1 {
			return Mul(g, w)
		}
		return Mul(g, Sub(y, x))
	}, x, y, w)
}

// Neg returns -x.
func Neg[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Neg(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().Neg(g)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return piecewise(func(g T) T {
			return none[T]().Neg(g)
		}, g)
	}, x)
}

// Abs returns the magnitude of x.
func Abs[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Abs(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().AbsGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return piecewise(func(g T) T {
			return none[T]().AbsGrad(g, x.Value)
		}, g)
	}, x)
}

// Sign returns -1, 0 or 1 as x is negative, zero or positive.
func Sign[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Sign(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]()
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return nil
	}, x)
}

// Square returns x * x.
func Square[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Square(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().SquareGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(Mul(r.number(2), g), x)
	}, x)
}

// Recip returns 1 / x.
func Recip[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Recip(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().RecipGrad(g, r)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(Mul(Neg(g), r), r)
	}, x)
}

// Sqrt returns the square root of x.
func Sqrt[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Sqrt(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().SqrtGrad(g, r)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(g, Mul(r.number(2), r))
	}, x)
}

// Floor returns the greatest integer ≤ x.
func Floor[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Floor(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]()
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return nil
	}, x)
}

// Ceil returns the least integer ≥ x.
func Ceil[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Ceil(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]()
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return nil
	}, x)
}

// Trunc returns the integer part of x.
func Trunc[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Trunc(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]()
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return nil
	}, x)
}

// Round returns the integer nearest to x, the even one of two.
func Round[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Round(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]()
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return nil
	}, x)
}

// Exp returns e to the power x.
func Exp[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Exp(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().Mul(g, r)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(g, r)
	}, x)
}

// Exp2 returns 2 to the power x.
func Exp2[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Exp2(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().Exp2Grad(g, r)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(Mul(r.number(0.6931471805599453), g), r)
	}, x)
}

// Expm1 returns e to the power x, less 1.
func Expm1[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Expm1(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().Expm1Grad(g, r)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(g, Add(r, r.number(1)))
	}, x)
}

// Log returns the natural logarithm of x.
func Log[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Log(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().Div(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(g, x)
	}, x)
}

// Log2 returns the binary logarithm of x.
func Log2[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Log2(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().Log2Grad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(Mul(r.number(1.4426950408889634), g), x)
	}, x)
}

// Log10 returns the decimal logarithm of x.
func Log10[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Log10(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().Log10Grad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(Mul(r.number(0.4342944819032518), g), x)
	}, x)
}

// Log1p returns the natural logarithm of 1 + x.
func Log1p[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Log1p(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().Log1pGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(g, Add(r.number(1), x))
	}, x)
}

// Pow returns x to the power y, as C's pow: NaN of a negative x unless y is an integer, and 1 of any x where y is 0.
func Pow[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := none[T]().Pow(x.Value, y.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return none[T]().PowGradX(g, x.Value, y.Value)
		}
		return none[T]().PowGradY(g, r, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return Mul(Mul(g, y), Pow(x, Sub(y, r.number(1))))
		}
		return Mul(Mul(g, r), Log(x))
	}, x, y)
}

// Cbrt returns the cube root of x.
func Cbrt[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Cbrt(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().CbrtGrad(g, r)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(g, Mul(Mul(r.number(3), r), r))
	}, x)
}

// Rsqrt returns the reciprocal of the square root of x.
func Rsqrt[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Rsqrt(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().RsqrtGrad(g, r, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(Mul(Mul(Neg(r.number(0.5)), g), r), x)
	}, x)
}

// Sin returns the sine of x radians.
func Sin[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Sin(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().SinGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(g, Cos(x))
	}, x)
}

// Cos returns the cosine of x radians.
func Cos[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Cos(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().CosGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(Neg(g), Sin(x))
	}, x)
}

// Tan returns the tangent of x radians.
func Tan[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Tan(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().TanGrad(g, r)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(g, FMA(r, r, r.number(1)))
	}, x)
}

// Asin returns the angle in radians whose sine is x, within ±π/2.
func Asin[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Asin(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().AsinGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(g, Sqrt(Mul(Sub(r.number(1), x), Add(r.number(1), x))))
	}, x)
}

// Acos returns the angle in radians whose cosine is x, from 0 to π.
func Acos[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Acos(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().AcosGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(Neg(g), Sqrt(Mul(Sub(r.number(1), x), Add(r.number(1), x))))
	}, x)
}

// Atan returns the angle in radians whose tangent is x, within ±π/2.
func Atan[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Atan(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().AtanGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(g, FMA(x, x, r.number(1)))
	}, x)
}

// Atan2 returns the angle in radians from the first axis to the point whose coordinate along it is y, and x across, within ±π, as C's atan2(x, y).
func Atan2[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := none[T]().Atan2(x.Value, y.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return none[T]().Atan2GradX(g, x.Value, y.Value)
		}
		return none[T]().Atan2GradY(g, x.Value, y.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return Div(Mul(g, y), Add(Mul(x, x), Mul(y, y)))
		}
		return Div(Mul(Neg(g), x), Add(Mul(x, x), Mul(y, y)))
	}, x, y)
}

// Hypot returns the square root of x*x + y*y, without overflow.
func Hypot[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := none[T]().Hypot(x.Value, y.Value)
	return record(r, func(operand int, g T) T {
		if operand == 0 {
			return none[T]().HypotGradX(g, r, x.Value)
		}
		return none[T]().HypotGradY(g, r, y.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		if operand == 0 {
			return Div(Mul(g, x), r)
		}
		return Div(Mul(g, y), r)
	}, x, y)
}

// Erf returns the error function of x.
func Erf[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Erf(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().ErfGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(Mul(r.number(1.1283791670955126), g), Exp(Mul(Neg(x), x)))
	}, x)
}

// NormCDF returns the standard normal distribution function at x.
func NormCDF[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().NormCDF(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().NormCDFGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(g, Mul(r.number(0.3989422804014327), Exp(Mul(Mul(Neg(r.number(0.5)), x), x))))
	}, x)
}

// Sinh returns the hyperbolic sine of x.
func Sinh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Sinh(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().SinhGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(g, Cosh(x))
	}, x)
}

// Cosh returns the hyperbolic cosine of x.
func Cosh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Cosh(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().CoshGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(g, Sinh(x))
	}, x)
}

// Tanh returns the hyperbolic tangent of x.
func Tanh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Tanh(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().TanhGrad(g, r)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(Mul(g, Sub(r.number(1), r)), Add(r.number(1), r))
	}, x)
}

// Asinh returns the inverse hyperbolic sine of x.
func Asinh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Asinh(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().AsinhGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(g, Sqrt(Add(Mul(x, x), r.number(1))))
	}, x)
}

// Acosh returns the inverse hyperbolic cosine of x.
func Acosh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Acosh(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().AcoshGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(g, Mul(Sqrt(Sub(x, r.number(1))), Sqrt(Add(x, r.number(1)))))
	}, x)
}

// Atanh returns the inverse hyperbolic tangent of x.
func Atanh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Atanh(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().AtanhGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Div(g, Mul(Sub(r.number(1), x), Add(r.number(1), x)))
	}, x)
}

// ReLU returns x, or 0 where x is negative.
func ReLU[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().ReLU(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().ReLUGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return piecewise(func(g T) T {
			return none[T]().ReLUGrad(g, x.Value)
		}, g)
	}, x)
}

// Softplus returns ln(1 + eˣ).
func Softplus[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Softplus(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().SoftplusGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(g, Sigmoid(x))
	}, x)
}

// GELU returns x times the standard normal distribution function at x.
func GELU[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().GELU(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().GELUGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(g, FMA(Mul(x, r.number(0.3989422804014327)), Exp(Mul(Mul(Neg(r.number(0.5)), x), x)), NormCDF(x)))
	}, x)
}

// Sigmoid returns the logistic function of x.
func Sigmoid[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().Sigmoid(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().SigmoidGrad(g, r)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(Mul(g, r), Sub(r.number(1), r))
	}, x)
}

// SiLU returns x times the logistic function of x, also called swish.
func SiLU[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().SiLU(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().SiLUGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return Mul(Mul(g, Sigmoid(x)), Add(r.number(1), Mul(x, Sub(r.number(1), Sigmoid(x)))))
	}, x)
}

// HardClip returns the number nearest to x that is within [-1, 1], also called hard tanh.
func HardClip[T Tensor[T]](x *Var[T]) *Var[T] {
	r := none[T]().HardClip(x.Value)
	return record(r, func(operand int, g T) T {
		return none[T]().HardClipGrad(g, x.Value)
	}, func(operand int, g, r *Var[T]) *Var[T] {
		return piecewise(func(g T) T {
			return none[T]().HardClipGrad(g, x.Value)
		}, g)
	}, x)
}
