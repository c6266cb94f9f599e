package matrix

import (
	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/linalg"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// Solve is linalg.Solve.
func Solve[T Tensor[T]](a, b *autograd.Variable[T]) (*autograd.Variable[T], error) {
	columns, isColumn := asColumns(b)
	value, err := linalg.Solve(a.Value, columns.Value)
	if err != nil {
		return nil, err
	}
	x := result("Solve", value, func(operand int, g, x *variable[T], of ...*variable[T]) *variable[T] {
		z, err := Solve(of[0].T(), g)
		if err != nil {
			panic(err) // the transpose of what has been regular
		}
		if operand == 1 {
			return z
		}
		return autograd.Neg(product(z, x.T()))
	}, a, columns)
	return likeColumns(x, isColumn), nil
}

// asColumns returns b with a second dimension, and whether it had none.
func asColumns[T Tensor[T]](b *variable[T]) (columns *variable[T], isColumn bool) {
	if len(b.Shape()) == 1 {
		return b.Unsqueeze(-1), true
	}
	return b, false
}

// likeColumns undoes asColumns.
func likeColumns[T Tensor[T]](x *variable[T], isColumn bool) *variable[T] {
	if isColumn {
		return x.Squeeze(-1)
	}
	return x
}

// Inv is linalg.Inv.
func Inv[T Tensor[T]](a *autograd.Variable[T]) (*autograd.Variable[T], error) {
	value, err := linalg.Inv(a.Value)
	if err != nil {
		return nil, err
	}
	return result("Inv", value, func(_ int, g, r *variable[T], _ ...*variable[T]) *variable[T] {
		return autograd.Neg(product(r.T(), g, r.T()))
	}, a), nil
}

// Det is linalg.Det. Its derivative panics with a *tensor.ValueError where a matrix of more than 4
// rows is singular, and its second derivative where one of fewer rows is.
func Det[T Tensor[T]](a *autograd.Variable[T]) *autograd.Variable[T] {
	value := linalg.Det(a.Value)
	if n := a.Shape()[len(a.Shape())-1]; n >= 1 && n <= 4 {
		return autograd.Det(a)
	}
	return result("Det", value, func(_ int, g, r *variable[T], x ...*variable[T]) *variable[T] {
		scale := autograd.Mul(g, r).Unsqueeze(-1, -2)
		return autograd.Mul(scale, inverse("Det", x[0]).T())
	}, a)
}

// SlogDet is linalg.SlogDet. The sign is a constant. The derivative panics with a
// *tensor.ValueError where a matrix is singular.
func SlogDet[T Tensor[T]](a *autograd.Variable[T]) (sign T, logarithm *autograd.Variable[T]) {
	sign, value := linalg.SlogDet(a.Value)
	gradient := func(_ int, g, _ *variable[T], x ...*variable[T]) *variable[T] {
		return autograd.Mul(g.Unsqueeze(-1, -2), inverse("SlogDet", x[0]).T())
	}
	return sign, result("SlogDet", value, gradient, a)
}

// Cholesky is linalg.Cholesky (the derivative: Murray, Differentiation of the Cholesky
// decomposition, 2016).
func Cholesky[T Tensor[T]](a *autograd.Variable[T]) (*autograd.Variable[T], error) {
	value, err := linalg.Cholesky(a.Value)
	if err != nil {
		return nil, err
	}
	gradient := func(_ int, g, l *variable[T], _ ...*variable[T]) *variable[T] {
		inverse := inverse("Cholesky", l)
		lower := autograd.Tril(product(l.T(), g), 0)
		half := autograd.Sub(lower, autograd.MulC(autograd.Mul(lower, identity(l)), 0.5))
		z := product(inverse.T(), half, inverse)
		return autograd.MulC(autograd.Add(z, z.T()), 0.5)
	}
	return result("Cholesky", value, gradient, symmetric(a)), nil
}

// CholeskySolve is linalg.CholeskySolve.
func CholeskySolve[T Tensor[T]](l, b *autograd.Variable[T]) (*autograd.Variable[T], error) {
	y, err := TriangularSolve(l, b, false)
	if err != nil {
		return nil, err
	}
	return TriangularSolve(l.T(), y, true)
}

// TriangularSolve is linalg.TriangularSolve.
func TriangularSolve[T Tensor[T]](a, b *autograd.Variable[T], upper bool) (
	*autograd.Variable[T], error,
) {
	columns, isColumn := asColumns(b)
	value, err := linalg.TriangularSolve(a.Value, columns.Value, upper)
	if err != nil {
		return nil, err
	}
	gradient := func(operand int, g, x *variable[T], of ...*variable[T]) *variable[T] {
		z, err := TriangularSolve(of[0].T(), g, !upper)
		switch {
		case err != nil:
			panic(err) // the transpose of what has been regular
		case operand == 1:
			return z
		case upper:
			return autograd.Neg(autograd.Triu(product(z, x.T()), 0))
		default:
			return autograd.Neg(autograd.Tril(product(z, x.T()), 0))
		}
	}
	return likeColumns(result("TriangularSolve", value, gradient, a, columns), isColumn), nil
}

// LU is linalg.LU.
func LU[T Tensor[T]](a *autograd.Variable[T]) (p *ints.Tensor, l, u *autograd.Variable[T]) {
	p, lower, upper := linalg.LU(a.Value)
	rows := p.Unsqueeze(-1).BroadcastTo(a.Shape()...)
	permuted := autograd.Gather(a, -2, rows.Clone())
	all := several("LU", permuted, luGradient[T], lower, upper)
	return p, all[0], all[1]
}

// luGradient returns the gradient of l·u. A part beside the square ones, below that of l or right
// of that of u, follows from the other factor.
func luGradient[T Tensor[T]](g, r []*variable[T], _ *variable[T]) *variable[T] {
	l, u := r[0], r[1]
	m, k, n := rowsOf(l), rowsOf(u), columnsOf(u)
	l1, u1, gl1, gu1 := rows(l, 0, k), columns(u, 0, k), rows(g[0], 0, k), columns(g[1], 0, k)
	lower, upper := product(l1.T(), gl1), product(gu1, u1.T())
	inverseL, inverseU := inverse("LU", l1).T(), inverse("LU", u1).T()
	if n > k {
		lower = autograd.Sub(lower, product(columns(g[1], k, n), columns(u, k, n).T()))
	}
	if m > k {
		upper = autograd.Sub(upper, product(rows(l, k, m).T(), rows(g[0], k, m)))
	}
	middle := autograd.Add(autograd.Tril(lower, -1), autograd.Triu(upper, 0))
	z := product(inverseL, middle, inverseU)
	if n > k {
		z = autograd.Concat(-1, z, product(inverseL, columns(g[1], k, n)))
	}
	if m > k {
		z = autograd.Concat(-2, z, product(rows(g[0], k, m), inverseU))
	}
	return z
}
