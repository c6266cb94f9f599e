package linalg

import (
	"math"

	"gonum.org/v1/gonum/mat"

	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// MatrixPower returns square matrices a multiplied n times with themselves, by repeated squaring:
// of a negative n their inverses, and of 0 the identity. It returns a *SingularError if n is
// negative and a matrix is singular.
func MatrixPower[T Tensor](a T, n int) (T, error) {
	const op = "MatrixPower"
	x := readSquare(op, wide(a)).tensor()
	if n < 0 {
		var err error
		if x, err = inv(op, x); err != nil {
			return nil, err
		}
		n = -n
	}
	z := f64.Eye(x.Dim(-1)).BroadcastTo(x.Shape()...).Clone()
	for power := uint(n); power > 0; power >>= 1 {
		if power&1 == 1 {
			z = f64.MatMul(z, x)
		}
		if power > 1 {
			x = f64.MatMul(x, x)
		}
	}
	return narrow[T](z), nil
}

// Expm returns the exponentials of square matrices a, the limits of their power series: by Padé
// approximants after scaling, and squaring (Higham, Functions of Matrices, algorithm 10.20). That
// of a matrix that is not finite is NaN.
func Expm[T Tensor](a T) T {
	as := readSquare("Expm", wide(a))
	_ = as.each(func(i int) located {
		m := as.at(i)
		switch {
		case m.Rows == 0:
		case !isFinite(m):
			for j := range m.Data {
				m.Data[j] = math.NaN()
			}
		default:
			z := mat.NewDense(m.Rows, m.Cols, m.Data)
			z.Exp(mat.DenseCopyOf(z))
		}
		return nil
	})
	return narrow[T](as.tensor())
}

// Kron returns the products of matrices x and y (Kronecker): a copy of y for each element of x,
// times that. Of shapes [… m n] and [… p q] it has shape [… m·p n·q].
func Kron[T Tensor](x, y T) T {
	const op = "Kron"
	a, b := wide(x), wide(y)
	if a.Rank() < 2 || b.Rank() < 2 {
		panic(&tensor.ShapeError{
			Op: op, Shapes: []tensor.Shape{a.Shape(), b.Shape()}, Want: "matrices",
		})
	}
	rows, cols := a.Dim(-2)*b.Dim(-2), a.Dim(-1)*b.Dim(-1)
	z := f64.Mul(a.Unsqueeze(-3, -1), b.Unsqueeze(-4, -2))
	shape := z.Shape()
	return narrow[T](z.Reshape(append(shape[:len(shape)-4:len(shape)-4], rows, cols)...))
}

// Trace returns the sums of the diagonals of matrices x.
func Trace[T Tensor](x T) T {
	a := wide(x)
	if a.Rank() < 2 {
		panic(&tensor.ShapeError{Op: "Trace", Shapes: []tensor.Shape{a.Shape()}, Want: "matrices"})
	}
	return narrow[T](f64.Sum(a.Diagonal(), -1))
}
