// Code generated from gen/ops. DO NOT EDIT.

package autograd

// operations are those of a tensor type that differentiation calls.
type operations[T any] interface {
	Add(x, y T) T
	Sub(x, y T) T
	Mul(x, y T) T
	Div(x, y T) T
	Max(x, y T) T
	Neg(x T) T
	Abs(x T) T
	Sqrt(x T) T
	Square(x T) T
	ReLU(x T) T
	Exp(x T) T
	Log(x T) T
	Log1p(x T) T
	Sin(x T) T
	Cos(x T) T
	Tanh(x T) T
	Softplus(x T) T
	GELU(x T) T
	Sigmoid(x T) T
	DivGradY(g, r, y T) T
	MaxGradX(x, y, g T) T
	MaxGradY(x, y, g T) T
	AbsGrad(x, g T) T
	SqrtGrad(g, r T) T
	SquareGrad(g, x T) T
	ReLUGrad(x, g T) T
	Log1pGrad(g, x T) T
	SinGrad(g, x T) T
	CosGrad(g, x T) T
	TanhGrad(g, r T) T
	SoftplusGrad(g, x T) T
	SigmoidGrad(g, r T) T
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

// Div returns x / y.
func Div[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := zero[T]().Div(x.Value, y.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Div(g, y.Value))
		y.receive(zero[T]().DivGradY(g, r, y.Value))
	}, x, y)
}

// Max returns the larger of x and y.
func Max[T Tensor[T]](x, y *Var[T]) *Var[T] {
	r := zero[T]().Max(x.Value, y.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().MaxGradX(x.Value, y.Value, g))
		y.receive(zero[T]().MaxGradY(x.Value, y.Value, g))
	}, x, y)
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
		x.receive(zero[T]().AbsGrad(x.Value, g))
	}, x)
}

// Sqrt returns the square root of x.
func Sqrt[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Sqrt(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().SqrtGrad(g, r))
	}, x)
}

// Square returns x * x.
func Square[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Square(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().SquareGrad(g, x.Value))
	}, x)
}

// ReLU returns x, or 0 where x is negative.
func ReLU[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().ReLU(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().ReLUGrad(x.Value, g))
	}, x)
}

// Exp returns e to the power x.
func Exp[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Exp(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Mul(g, r))
	}, x)
}

// Log returns the natural logarithm of x.
func Log[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Log(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Div(g, x.Value))
	}, x)
}

// Log1p returns the natural logarithm of 1 + x.
func Log1p[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Log1p(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().Log1pGrad(g, x.Value))
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

// Tanh returns the hyperbolic tangent of x.
func Tanh[T Tensor[T]](x *Var[T]) *Var[T] {
	r := zero[T]().Tanh(x.Value)
	return record(r, func(g T) {
		x.receive(zero[T]().TanhGrad(g, r))
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
