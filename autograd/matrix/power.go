package matrix

import (
	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/linalg"
)

// MatrixPower is linalg.MatrixPower.
func MatrixPower[T Tensor[T]](a *autograd.Variable[T], n int) (*autograd.Variable[T], error) {
	value, err := linalg.MatrixPower(a.Value, 0)
	if err != nil {
		return nil, err
	}
	if n < 0 {
		if a, err = Inv(a); err != nil {
			return nil, err
		}
		n = -n
	}
	z := autograd.Constant(value)
	for power := uint(n); power > 0; power >>= 1 {
		if power&1 == 1 {
			z = product(z, a)
		}
		if power > 1 {
			a = product(a, a)
		}
	}
	return z, nil
}

// Expm is linalg.Expm. The gradient is in the exponential of a matrix of twice the size (Higham,
// Functions of Matrices, theorem 3.6).
func Expm[T Tensor[T]](a *autograd.Variable[T]) *autograd.Variable[T] {
	gradient := func(_ int, g, _ *variable[T], x ...*variable[T]) *variable[T] {
		n, below := columnsOf(g), x[0].T()
		twice := autograd.Concat(-2, autograd.Concat(-1, below, g),
			autograd.Concat(-1, autograd.MulC(g, 0), below))
		return columns(rows(Expm(twice), 0, n), n, 2*n)
	}
	return result("Expm", linalg.Expm(a.Value), gradient, a)
}

// Kron is linalg.Kron.
func Kron[T Tensor[T]](x, y *autograd.Variable[T]) *autograd.Variable[T] {
	value := linalg.Kron(x.Value, y.Value)
	z := autograd.Mul(x.Unsqueeze(-3, -1), y.Unsqueeze(-4, -2))
	return z.Reshape(value.Shape()...)
}

// Trace is linalg.Trace.
func Trace[T Tensor[T]](x *autograd.Variable[T]) *autograd.Variable[T] {
	return autograd.Sum(x.Diagonal(), -1)
}

// Norm is linalg.Norm. Where several sums or singular values are the largest, or smallest, the
// gradient is that of the first.
func Norm[T Tensor[T]](x *autograd.Variable[T], order linalg.Order) (*autograd.Variable[T], error) {
	if _, err := linalg.Norm(x.Value, order); err != nil {
		return nil, err
	}
	switch order {
	case linalg.Frobenius:
		return autograd.Norm(x, -2, -1), nil
	case linalg.One:
		return autograd.Max(autograd.Sum(autograd.Abs(x), -2), -1), nil
	case linalg.Inf:
		return autograd.Max(autograd.Sum(autograd.Abs(x), -1), -1), nil
	case linalg.MinusOne:
		return autograd.Min(autograd.Sum(autograd.Abs(x), -2), -1), nil
	case linalg.MinusInf:
		return autograd.Min(autograd.Sum(autograd.Abs(x), -1), -1), nil
	}
	s, err := SVDVals(x)
	switch {
	case err != nil:
		return nil, err
	case order == linalg.Nuclear:
		return autograd.Sum(s, -1), nil
	case order == linalg.Two:
		return autograd.Max(s, -1), nil
	}
	return autograd.Min(s, -1), nil
}

// Cond is linalg.Cond. By other orders than Two and MinusTwo, it returns a *linalg.SingularError
// for a matrix that is singular.
func Cond[T Tensor[T]](a *autograd.Variable[T], order linalg.Order) (*autograd.Variable[T], error) {
	if _, err := linalg.Cond(a.Value, order); err != nil {
		return nil, err
	}
	if order == linalg.Two || order == linalg.MinusTwo {
		s, err := SVDVals(a)
		if err != nil {
			return nil, err
		}
		above, below := autograd.Max(s, -1), autograd.Min(s, -1)
		if order == linalg.MinusTwo {
			above, below = below, above
		}
		return autograd.Div(above, below), nil
	}
	inverse, err := Inv(a)
	if err != nil {
		return nil, err
	}
	x, err := Norm(a, order)
	if err != nil {
		return nil, err
	}
	y, err := Norm(inverse, order)
	if err != nil {
		return nil, err
	}
	return autograd.Mul(x, y), nil
}
