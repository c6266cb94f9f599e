// Code generated from gen/table. DO NOT EDIT.

package autograd

import bools "github.com/ashlar-go/ashlar/tensor/bool"

// operations are the elementwise ones of a tensor type.
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
	Sin(x T) T
	Cos(x T) T
	Tan(x T) T
	Asin(x T) T
	Acos(x T) T
	Atan(x T) T
	Atan2(x, y T) T
	Hypot(x, y T) T
	Erf(x T) T
	Sinh(x T) T
	Cosh(x T) T
	Tanh(x T) T
	Asinh(x T) T
	Acosh(x T) T
	Atanh(x T) T
	ReLU(x T) T
	Softplus(x T) T
	GELU(x T) T
	Sigmoid(x T) T
	SiLU(x T) T
	Mish(x T) T
	HardTanh(x T) T
	Where(m *bools.Tensor, x, y T) T
}

// Scaled is a type of tensors with elements of type E, as those operations have it that take a
// number.
type Scaled[T, E any] interface {
	Tensor[T]
	Clip(x T, lo, hi E) T
	LeakyReLU(x T, slope E) T
	ELU(x T, alpha E) T
}

// Add returns x + y.
func Add[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Add", none[T]().Add(x.Value, y.Value), addRule[T]{}, x, y)
}

type addRule[T Tensor[T]] struct{}

func (p addRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	return g
}

func (p addRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return g
}

// AddC returns Add(x, y) for a y of which each element is the number y.
func AddC[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	return Add(x, x.Number(y))
}

// Sub returns x - y.
func Sub[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Sub", none[T]().Sub(x.Value, y.Value), subRule[T]{}, x, y)
}

type subRule[T Tensor[T]] struct{}

func (p subRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		return g
	}
	return z.Neg(g)
}

func (p subRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		return g
	}
	return Neg(g)
}

// SubC returns Sub(x, y) for a y of which each element is the number y.
func SubC[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	return Sub(x, x.Number(y))
}

// Mul returns x * y.
func Mul[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Mul", none[T]().Mul(x.Value, y.Value), mulRule[T]{}, x, y)
}

type mulRule[T Tensor[T]] struct{}

func (p mulRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		y := v.operand(1)
		return z.Mul(g, y.Value)
	}
	x := v.operand(0)
	return z.Mul(g, x.Value)
}

func (p mulRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		y := v.operand(1)
		return Mul(g, y)
	}
	x := v.operand(0)
	return Mul(g, x)
}

// MulC returns Mul(x, y) for a y of which each element is the number y.
func MulC[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	return Mul(x, x.Number(y))
}

// Div returns x / y; of integers, truncated toward zero.
func Div[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Div", none[T]().Div(x.Value, y.Value), divRule[T]{}, x, y)
}

type divRule[T Tensor[T]] struct{}

func (p divRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		y := v.operand(1)
		return z.Div(g, y.Value)
	}
	r, y := v.result(), v.operand(1)
	return of[T]().DivGradY(z, g, r.Value, y.Value)
}

func (p divRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		y := v.operand(1)
		return Div(g, y)
	}
	r, y := v.result(), v.operand(1)
	return Div(Mul(Neg(g), r), y)
}

// DivC returns Div(x, y) for a y of which each element is the number y.
func DivC[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	return Div(x, x.Number(y))
}

// Rem returns the remainder of x / y, with the sign of x, as Go's % and C's fmod.
func Rem[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Rem", none[T]().Rem(x.Value, y.Value), remRule[T]{}, x, y)
}

type remRule[T Tensor[T]] struct{}

func (p remRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		return g
	}
	x, y := v.operand(0), v.operand(1)
	return of[T]().RemGradY(z, g, x.Value, y.Value)
}

func (p remRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		return g
	}
	x, y := v.operand(0), v.operand(1)
	return Mul(Neg(g), Trunc(Div(x, y)))
}

// RemC returns Rem(x, y) for a y of which each element is the number y.
func RemC[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	return Rem(x, x.Number(y))
}

// Mod returns the remainder of x / y, with the sign of y, as in NumPy.
func Mod[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Mod", none[T]().Mod(x.Value, y.Value), modRule[T]{}, x, y)
}

type modRule[T Tensor[T]] struct{}

func (p modRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		return g
	}
	x, y := v.operand(0), v.operand(1)
	return of[T]().ModGradY(z, g, x.Value, y.Value)
}

func (p modRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		return g
	}
	x, y := v.operand(0), v.operand(1)
	return Mul(Neg(g), Floor(Div(x, y)))
}

// ModC returns Mod(x, y) for a y of which each element is the number y.
func ModC[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	return Mod(x, x.Number(y))
}

// Maximum returns the larger of x and y, NaN if either is; +0 is larger than -0.
func Maximum[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Maximum", none[T]().Maximum(x.Value, y.Value), maximumRule[T]{}, x, y)
}

type maximumRule[T Tensor[T]] struct{}

func (p maximumRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		x, y := v.operand(0), v.operand(1)
		return of[T]().MaximumGradX(z, g, x.Value, y.Value)
	}
	x, y := v.operand(0), v.operand(1)
	return of[T]().MaximumGradY(z, g, x.Value, y.Value)
}

func (p maximumRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return piecewise(p, v, operand, g)
}

// MaximumC returns Maximum(x, y) for a y of which each element is the number y.
func MaximumC[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	return Maximum(x, x.Number(y))
}

// Minimum returns the smaller of x and y, NaN if either is; -0 is smaller than +0.
func Minimum[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Minimum", none[T]().Minimum(x.Value, y.Value), minimumRule[T]{}, x, y)
}

type minimumRule[T Tensor[T]] struct{}

func (p minimumRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		x, y := v.operand(0), v.operand(1)
		return of[T]().MinimumGradX(z, g, x.Value, y.Value)
	}
	x, y := v.operand(0), v.operand(1)
	return of[T]().MinimumGradY(z, g, x.Value, y.Value)
}

func (p minimumRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return piecewise(p, v, operand, g)
}

// MinimumC returns Minimum(x, y) for a y of which each element is the number y.
func MinimumC[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	return Minimum(x, x.Number(y))
}

// FMA returns x*y + w, rounded once.
func FMA[T Tensor[T]](x, y, w *Variable[T]) *Variable[T] {
	return record("FMA", none[T]().FMA(x.Value, y.Value, w.Value), fmaRule[T]{}, x, y, w)
}

type fmaRule[T Tensor[T]] struct{}

func (p fmaRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		y := v.operand(1)
		return z.Mul(g, y.Value)
	}
	if operand == 1 {
		x := v.operand(0)
		return z.Mul(g, x.Value)
	}
	return g
}

func (p fmaRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		y := v.operand(1)
		return Mul(g, y)
	}
	if operand == 1 {
		x := v.operand(0)
		return Mul(g, x)
	}
	return g
}

// Lerp returns the linear interpolation x + w*(y - x).
func Lerp[T Tensor[T]](x, y, w *Variable[T]) *Variable[T] {
	return record("Lerp", none[T]().Lerp(x.Value, y.Value, w.Value), lerpRule[T]{}, x, y, w)
}

type lerpRule[T Tensor[T]] struct{}

func (p lerpRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		w := v.operand(2)
		return of[T]().LerpGradX(z, g, w.Value)
	}
	if operand == 1 {
		w := v.operand(2)
		return z.Mul(g, w.Value)
	}
	x, y := v.operand(0), v.operand(1)
	return of[T]().LerpGradW(z, g, x.Value, y.Value)
}

func (p lerpRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		w := v.operand(2)
		return Mul(g, Sub(v.Number(1), w))
	}
	if operand == 1 {
		w := v.operand(2)
		return Mul(g, w)
	}
	x, y := v.operand(0), v.operand(1)
	return Mul(g, Sub(y, x))
}

// Neg returns -x.
func Neg[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Neg", none[T]().Neg(x.Value), negRule[T]{}, x)
}

type negRule[T Tensor[T]] struct{}

func (p negRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	return z.Neg(g)
}

func (p negRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return Neg(g)
}

// Abs returns the magnitude of x.
func Abs[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Abs", none[T]().Abs(x.Value), absRule[T]{}, x)
}

type absRule[T Tensor[T]] struct{}

func (p absRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().AbsGrad(z, g, x.Value)
}

func (p absRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return piecewise(p, v, operand, g)
}

// Sign returns -1, 0 or 1 as x is negative, zero or positive.
// Its derivative is 0.
func Sign[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return Constant(none[T]().Sign(x.Value))
}

// Square returns x * x.
func Square[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Square", none[T]().Square(x.Value), squareRule[T]{}, x)
}

type squareRule[T Tensor[T]] struct{}

func (p squareRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().SquareGrad(z, g, x.Value)
}

func (p squareRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Mul(Mul(v.Number(2), g), x)
}

// Recip returns 1 / x.
func Recip[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Recip", none[T]().Recip(x.Value), recipRule[T]{}, x)
}

type recipRule[T Tensor[T]] struct{}

func (p recipRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	r := v.result()
	return of[T]().RecipGrad(z, g, r.Value)
}

func (p recipRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	r := v.result()
	return Mul(Mul(Neg(g), r), r)
}

// Sqrt returns the square root of x.
func Sqrt[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Sqrt", none[T]().Sqrt(x.Value), sqrtRule[T]{}, x)
}

type sqrtRule[T Tensor[T]] struct{}

func (p sqrtRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	r := v.result()
	return of[T]().SqrtGrad(z, g, r.Value)
}

func (p sqrtRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	r := v.result()
	return Div(g, Mul(v.Number(2), r))
}

// Clip returns the number nearest to x that is within [lo, hi], NaN if x is.
func Clip[T Scaled[T, E], E float32 | float64](x *Variable[T], lo, hi E) *Variable[T] {
	return record("Clip", none[T]().Clip(x.Value, lo, hi), clipRule[T, E]{lo, hi}, x)
}

type clipRule[T Scaled[T, E], E float32 | float64] struct {
	lo, hi E
}

func (p clipRule[T, E]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return scaledOf[T, E]().ClipGrad(z, g, x.Value, p.lo, p.hi)
}

func (p clipRule[T, E]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return piecewise(p, v, operand, g)
}

// Floor returns the greatest integer ≤ x.
// Its derivative is 0.
func Floor[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return Constant(none[T]().Floor(x.Value))
}

// Ceil returns the least integer ≥ x.
// Its derivative is 0.
func Ceil[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return Constant(none[T]().Ceil(x.Value))
}

// Trunc returns the integer part of x.
// Its derivative is 0.
func Trunc[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return Constant(none[T]().Trunc(x.Value))
}

// Round returns the integer nearest to x, the even one of two.
// Its derivative is 0.
func Round[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return Constant(none[T]().Round(x.Value))
}

// Exp returns e to the power x.
func Exp[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Exp", none[T]().Exp(x.Value), expRule[T]{}, x)
}

type expRule[T Tensor[T]] struct{}

func (p expRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	r := v.result()
	return z.Mul(g, r.Value)
}

func (p expRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	r := v.result()
	return Mul(g, r)
}

// Exp2 returns 2 to the power x.
func Exp2[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Exp2", none[T]().Exp2(x.Value), exp2Rule[T]{}, x)
}

type exp2Rule[T Tensor[T]] struct{}

func (p exp2Rule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	r := v.result()
	return of[T]().Exp2Grad(z, g, r.Value)
}

func (p exp2Rule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	r := v.result()
	return Mul(Mul(v.Number(0.6931471805599453), g), r)
}

// Expm1 returns e to the power x, less 1.
func Expm1[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Expm1", none[T]().Expm1(x.Value), expm1Rule[T]{}, x)
}

type expm1Rule[T Tensor[T]] struct{}

func (p expm1Rule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	r := v.result()
	return of[T]().Expm1Grad(z, g, r.Value)
}

func (p expm1Rule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	r := v.result()
	return Mul(g, Add(r, v.Number(1)))
}

// Log returns the natural logarithm of x.
func Log[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Log", none[T]().Log(x.Value), logRule[T]{}, x)
}

type logRule[T Tensor[T]] struct{}

func (p logRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return z.Div(g, x.Value)
}

func (p logRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Div(g, x)
}

// Log2 returns the binary logarithm of x.
func Log2[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Log2", none[T]().Log2(x.Value), log2Rule[T]{}, x)
}

type log2Rule[T Tensor[T]] struct{}

func (p log2Rule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().Log2Grad(z, g, x.Value)
}

func (p log2Rule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Div(Mul(v.Number(1.4426950408889634), g), x)
}

// Log10 returns the decimal logarithm of x.
func Log10[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Log10", none[T]().Log10(x.Value), log10Rule[T]{}, x)
}

type log10Rule[T Tensor[T]] struct{}

func (p log10Rule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().Log10Grad(z, g, x.Value)
}

func (p log10Rule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Div(Mul(v.Number(0.4342944819032518), g), x)
}

// Log1p returns the natural logarithm of 1 + x.
func Log1p[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Log1p", none[T]().Log1p(x.Value), log1pRule[T]{}, x)
}

type log1pRule[T Tensor[T]] struct{}

func (p log1pRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().Log1pGrad(z, g, x.Value)
}

func (p log1pRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Div(g, Add(v.Number(1), x))
}

// Pow returns x to the power y, as C's pow: NaN of a negative x unless y is an integer, and 1 of any x where y is 0.
func Pow[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Pow", none[T]().Pow(x.Value, y.Value), powRule[T]{}, x, y)
}

type powRule[T Tensor[T]] struct{}

func (p powRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		x, y := v.operand(0), v.operand(1)
		return of[T]().PowGradX(z, g, x.Value, y.Value)
	}
	r, x := v.result(), v.operand(0)
	return of[T]().PowGradY(z, g, r.Value, x.Value)
}

func (p powRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		x, y := v.operand(0), v.operand(1)
		m1 := bools.And(of[T]().Equal(x.Value, v.Number(0).Value), of[T]().Equal(y.Value, v.Number(0).Value))
		return Where(m1, v.Number(0), Mul(Mul(g, only(m1, false, y)), Pow(only(m1, false, x), Sub(only(m1, false, y), v.Number(1)))))
	}
	r, x := v.result(), v.operand(0)
	m1 := bools.Or(of[T]().Equal(r.Value, v.Number(0).Value), of[T]().Equal(x.Value, v.Number(0).Value))
	return Where(m1, v.Number(0), Mul(Mul(g, only(m1, false, r)), Log(only(m1, false, x))))
}

// PowC returns Pow(x, y) for a y of which each element is the number y.
func PowC[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	if z := smallPower(x, y); z != nil {
		return z
	}
	return Pow(x, x.Number(y))
}

// Cbrt returns the cube root of x.
func Cbrt[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Cbrt", none[T]().Cbrt(x.Value), cbrtRule[T]{}, x)
}

type cbrtRule[T Tensor[T]] struct{}

func (p cbrtRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	r := v.result()
	return of[T]().CbrtGrad(z, g, r.Value)
}

func (p cbrtRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	r := v.result()
	return Div(g, Mul(Mul(v.Number(3), r), r))
}

// Rsqrt returns the reciprocal of the square root of x.
func Rsqrt[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Rsqrt", none[T]().Rsqrt(x.Value), rsqrtRule[T]{}, x)
}

type rsqrtRule[T Tensor[T]] struct{}

func (p rsqrtRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	r, x := v.result(), v.operand(0)
	return of[T]().RsqrtGrad(z, g, r.Value, x.Value)
}

func (p rsqrtRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	r, x := v.result(), v.operand(0)
	return Div(Mul(Mul(Neg(v.Number(0.5)), g), r), x)
}

// Sin returns the sine of x radians.
func Sin[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Sin", none[T]().Sin(x.Value), sinRule[T]{}, x)
}

type sinRule[T Tensor[T]] struct{}

func (p sinRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().SinGrad(z, g, x.Value)
}

func (p sinRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Mul(g, Cos(x))
}

// Cos returns the cosine of x radians.
func Cos[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Cos", none[T]().Cos(x.Value), cosRule[T]{}, x)
}

type cosRule[T Tensor[T]] struct{}

func (p cosRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().CosGrad(z, g, x.Value)
}

func (p cosRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Mul(Neg(g), Sin(x))
}

// Tan returns the tangent of x radians.
func Tan[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Tan", none[T]().Tan(x.Value), tanRule[T]{}, x)
}

type tanRule[T Tensor[T]] struct{}

func (p tanRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	r := v.result()
	return of[T]().TanGrad(z, g, r.Value)
}

func (p tanRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	r := v.result()
	return Mul(g, FMA(r, r, v.Number(1)))
}

// Asin returns the angle in radians whose sine is x, within ±π/2.
func Asin[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Asin", none[T]().Asin(x.Value), asinRule[T]{}, x)
}

type asinRule[T Tensor[T]] struct{}

func (p asinRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().AsinGrad(z, g, x.Value)
}

func (p asinRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Div(g, Sqrt(Mul(Sub(v.Number(1), x), Add(v.Number(1), x))))
}

// Acos returns the angle in radians whose cosine is x, from 0 to π.
func Acos[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Acos", none[T]().Acos(x.Value), acosRule[T]{}, x)
}

type acosRule[T Tensor[T]] struct{}

func (p acosRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().AcosGrad(z, g, x.Value)
}

func (p acosRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Div(Neg(g), Sqrt(Mul(Sub(v.Number(1), x), Add(v.Number(1), x))))
}

// Atan returns the angle in radians whose tangent is x, within ±π/2.
func Atan[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Atan", none[T]().Atan(x.Value), atanRule[T]{}, x)
}

type atanRule[T Tensor[T]] struct{}

func (p atanRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().AtanGrad(z, g, x.Value)
}

func (p atanRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Div(g, FMA(x, x, v.Number(1)))
}

// Atan2 returns the angle in radians from the first axis to the point whose coordinate along it is y, and x across, within ±π, as C's atan2(x, y).
func Atan2[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Atan2", none[T]().Atan2(x.Value, y.Value), atan2Rule[T]{}, x, y)
}

type atan2Rule[T Tensor[T]] struct{}

func (p atan2Rule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		x, y := v.operand(0), v.operand(1)
		return of[T]().Atan2GradX(z, g, x.Value, y.Value)
	}
	x, y := v.operand(0), v.operand(1)
	return of[T]().Atan2GradY(z, g, x.Value, y.Value)
}

func (p atan2Rule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		x, y := v.operand(0), v.operand(1)
		return Div(Mul(g, y), Add(Mul(x, x), Mul(y, y)))
	}
	x, y := v.operand(0), v.operand(1)
	return Div(Mul(Neg(g), x), Add(Mul(x, x), Mul(y, y)))
}

// Atan2C returns Atan2(x, y) for a y of which each element is the number y.
func Atan2C[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	return Atan2(x, x.Number(y))
}

// Hypot returns the square root of x*x + y*y, without overflow.
func Hypot[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Hypot", none[T]().Hypot(x.Value, y.Value), hypotRule[T]{}, x, y)
}

type hypotRule[T Tensor[T]] struct{}

func (p hypotRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		r, x := v.result(), v.operand(0)
		return of[T]().HypotGradX(z, g, r.Value, x.Value)
	}
	r, y := v.result(), v.operand(1)
	return of[T]().HypotGradY(z, g, r.Value, y.Value)
}

func (p hypotRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		r, x := v.result(), v.operand(0)
		m1 := of[T]().Equal(r.Value, v.Number(0).Value)
		return Where(m1, v.Number(0), Div(Mul(g, only(m1, false, x)), only(m1, false, r)))
	}
	r, y := v.result(), v.operand(1)
	m1 := of[T]().Equal(r.Value, v.Number(0).Value)
	return Where(m1, v.Number(0), Div(Mul(g, only(m1, false, y)), only(m1, false, r)))
}

// HypotC returns Hypot(x, y) for a y of which each element is the number y.
func HypotC[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	return Hypot(x, x.Number(y))
}

// Erf returns the error function of x.
func Erf[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Erf", none[T]().Erf(x.Value), erfRule[T]{}, x)
}

type erfRule[T Tensor[T]] struct{}

func (p erfRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().ErfGrad(z, g, x.Value)
}

func (p erfRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Mul(Mul(v.Number(1.1283791670955126), g), Exp(Mul(Neg(x), x)))
}

// NormCDF returns the standard normal distribution function at x.
func NormCDF[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("NormCDF", of[T]().NormCDF(none[T](), x.Value), normCDFRule[T]{}, x)
}

type normCDFRule[T Tensor[T]] struct{}

func (p normCDFRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().NormCDFGrad(z, g, x.Value)
}

func (p normCDFRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Mul(g, Mul(v.Number(0.3989422804014327), Exp(Mul(Mul(Neg(v.Number(0.5)), x), x))))
}

// Sinh returns the hyperbolic sine of x.
func Sinh[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Sinh", none[T]().Sinh(x.Value), sinhRule[T]{}, x)
}

type sinhRule[T Tensor[T]] struct{}

func (p sinhRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().SinhGrad(z, g, x.Value)
}

func (p sinhRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Mul(g, Cosh(x))
}

// Cosh returns the hyperbolic cosine of x.
func Cosh[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Cosh", none[T]().Cosh(x.Value), coshRule[T]{}, x)
}

type coshRule[T Tensor[T]] struct{}

func (p coshRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().CoshGrad(z, g, x.Value)
}

func (p coshRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Mul(g, Sinh(x))
}

// Tanh returns the hyperbolic tangent of x.
func Tanh[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Tanh", none[T]().Tanh(x.Value), tanhRule[T]{}, x)
}

type tanhRule[T Tensor[T]] struct{}

func (p tanhRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	r := v.result()
	return of[T]().TanhGrad(z, g, r.Value)
}

func (p tanhRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	r := v.result()
	return Mul(Mul(g, Sub(v.Number(1), r)), Add(v.Number(1), r))
}

// Asinh returns the inverse hyperbolic sine of x.
func Asinh[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Asinh", none[T]().Asinh(x.Value), asinhRule[T]{}, x)
}

type asinhRule[T Tensor[T]] struct{}

func (p asinhRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().AsinhGrad(z, g, x.Value)
}

func (p asinhRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Div(g, Sqrt(Add(Mul(x, x), v.Number(1))))
}

// Acosh returns the inverse hyperbolic cosine of x.
func Acosh[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Acosh", none[T]().Acosh(x.Value), acoshRule[T]{}, x)
}

type acoshRule[T Tensor[T]] struct{}

func (p acoshRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().AcoshGrad(z, g, x.Value)
}

func (p acoshRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Div(g, Mul(Sqrt(Sub(x, v.Number(1))), Sqrt(Add(x, v.Number(1)))))
}

// Atanh returns the inverse hyperbolic tangent of x.
func Atanh[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Atanh", none[T]().Atanh(x.Value), atanhRule[T]{}, x)
}

type atanhRule[T Tensor[T]] struct{}

func (p atanhRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().AtanhGrad(z, g, x.Value)
}

func (p atanhRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Div(g, Mul(Sub(v.Number(1), x), Add(v.Number(1), x)))
}

// ReLU returns x, or 0 where x is negative.
func ReLU[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("ReLU", none[T]().ReLU(x.Value), reluRule[T]{}, x)
}

type reluRule[T Tensor[T]] struct{}

func (p reluRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().ReLUGrad(z, g, x.Value)
}

func (p reluRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return piecewise(p, v, operand, g)
}

// LeakyReLU returns x, or slope*x where x is negative.
func LeakyReLU[T Scaled[T, E], E float32 | float64](x *Variable[T], slope E) *Variable[T] {
	return record("LeakyReLU", none[T]().LeakyReLU(x.Value, slope), leakyReLURule[T, E]{slope}, x)
}

type leakyReLURule[T Scaled[T, E], E float32 | float64] struct {
	slope E
}

func (p leakyReLURule[T, E]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return scaledOf[T, E]().LeakyReLUGrad(z, g, x.Value, p.slope)
}

func (p leakyReLURule[T, E]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return piecewise(p, v, operand, g)
}

// Softplus returns ln(1 + eˣ).
func Softplus[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Softplus", none[T]().Softplus(x.Value), softplusRule[T]{}, x)
}

type softplusRule[T Tensor[T]] struct{}

func (p softplusRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().SoftplusGrad(z, g, x.Value)
}

func (p softplusRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Mul(g, Sigmoid(x))
}

// GELU returns x times the standard normal distribution function at x.
func GELU[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("GELU", none[T]().GELU(x.Value), geluRule[T]{}, x)
}

type geluRule[T Tensor[T]] struct{}

func (p geluRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().GELUGrad(z, g, x.Value)
}

func (p geluRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Mul(g, FMA(Mul(Maximum(Minimum(x, v.Number(1000)), Neg(v.Number(1000))), v.Number(0.3989422804014327)), Exp(Mul(Mul(Neg(v.Number(0.5)), Maximum(Minimum(x, v.Number(1000)), Neg(v.Number(1000)))), Maximum(Minimum(x, v.Number(1000)), Neg(v.Number(1000))))), NormCDF(x)))
}

// Sigmoid returns the logistic function of x.
func Sigmoid[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Sigmoid", none[T]().Sigmoid(x.Value), sigmoidRule[T]{}, x)
}

type sigmoidRule[T Tensor[T]] struct{}

func (p sigmoidRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	r := v.result()
	return of[T]().SigmoidGrad(z, g, r.Value)
}

func (p sigmoidRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	r := v.result()
	return Mul(Mul(g, r), Sub(v.Number(1), r))
}

// SiLU returns x times the logistic function of x, also called swish.
func SiLU[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("SiLU", none[T]().SiLU(x.Value), siluRule[T]{}, x)
}

type siluRule[T Tensor[T]] struct{}

func (p siluRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().SiLUGrad(z, g, x.Value)
}

func (p siluRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Mul(Mul(g, Sigmoid(x)), Add(v.Number(1), Mul(Maximum(Minimum(x, v.Number(1000)), Neg(v.Number(1000))), Sub(v.Number(1), Sigmoid(x)))))
}

// ELU returns x, or alpha*(eˣ - 1) where x is negative.
func ELU[T Scaled[T, E], E float32 | float64](x *Variable[T], alpha E) *Variable[T] {
	return record("ELU", none[T]().ELU(x.Value, alpha), eluRule[T, E]{alpha}, x)
}

type eluRule[T Scaled[T, E], E float32 | float64] struct {
	alpha E
}

func (p eluRule[T, E]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return scaledOf[T, E]().ELUGrad(z, g, x.Value, p.alpha)
}

func (p eluRule[T, E]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	m1 := of[T]().Greater(x.Value, v.Number(0).Value)
	return Where(m1, g, Mul(Mul(g, v.Number(float64(p.alpha))), Exp(only(m1, false, x))))
}

// Mish returns x tanh(ln(1 + eˣ)).
func Mish[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("Mish", none[T]().Mish(x.Value), mishRule[T]{}, x)
}

type mishRule[T Tensor[T]] struct{}

func (p mishRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().MishGrad(z, g, x.Value)
}

func (p mishRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	return Mul(Mul(g, Div(Sigmoid(x), FMA(Sub(v.Number(1), Sigmoid(x)), Sub(v.Number(1), Sigmoid(x)), v.Number(1)))), FMA(Mul(v.Number(4), Mul(Maximum(Minimum(x, v.Number(1000)), Neg(v.Number(1000))), Sub(v.Number(1), Sigmoid(x)))), Div(Sub(v.Number(1), Sigmoid(x)), FMA(Sub(v.Number(1), Sigmoid(x)), Sub(v.Number(1), Sigmoid(x)), v.Number(1))), Sub(v.Number(2), Sigmoid(x))))
}

// HardTanh returns the number nearest to x that is within [-1, 1], also called hard tanh.
func HardTanh[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("HardTanh", none[T]().HardTanh(x.Value), hardTanhRule[T]{}, x)
}

type hardTanhRule[T Tensor[T]] struct{}

func (p hardTanhRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().HardTanhGrad(z, g, x.Value)
}

func (p hardTanhRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return piecewise(p, v, operand, g)
}

// SELU returns the scaled exponential linear unit: 1.0507 x, or 1.7581 (eˣ - 1) where x is negative.
func SELU[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("SELU", of[T]().SELU(none[T](), x.Value), sELURule[T]{}, x)
}

type sELURule[T Tensor[T]] struct{}

func (p sELURule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().SELUGrad(z, g, x.Value)
}

func (p sELURule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	m1 := of[T]().Greater(x.Value, v.Number(0).Value)
	return Where(m1, Mul(v.Number(1.0507009873554804934193349852946), g), Mul(v.Number(1.7580993408473768599402175208123), Mul(g, Exp(only(m1, false, x)))))
}

// HardSigmoid returns (x + 3)/6, or the number nearest to that within [0, 1].
func HardSigmoid[T Tensor[T]](x *Variable[T]) *Variable[T] {
	return record("HardSigmoid", of[T]().HardSigmoid(none[T](), x.Value), hardSigmoidRule[T]{}, x)
}

type hardSigmoidRule[T Tensor[T]] struct{}

func (p hardSigmoidRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	x := v.operand(0)
	return of[T]().HardSigmoidGrad(z, g, x.Value)
}

func (p hardSigmoidRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	m1 := bools.And(of[T]().Greater(x.Value, none[T]().Neg(v.Number(3).Value)), of[T]().Less(x.Value, v.Number(3).Value))
	return Where(m1, Div(g, v.Number(6)), v.Number(0))
}

// Where returns x where m holds and y elsewhere.
func Where[T Tensor[T]](m *bools.Tensor, x, y *Variable[T]) *Variable[T] {
	return record("Where", none[T]().Where(m, x.Value, y.Value), whereRule[T]{hold(m)}, x, y)
}

type whereRule[T Tensor[T]] struct {
	m mask
}

func (p whereRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand == 0 {
		return of[T]().WhereGradX(z, g, p.m.of(v.op))
	}
	return of[T]().WhereGradY(z, g, p.m.of(v.op))
}

func (p whereRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return piecewise(p, v, operand, g)
}
