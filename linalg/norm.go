package linalg

import (
	"math"
	"strconv"

	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// An Order says which norm of a matrix is meant.
type Order int

// The orders.
const (
	Frobenius Order = iota // the root of the sum of squares
	Nuclear                // the sum of singular values
	One                    // the largest sum of absolute values of a column
	Two                    // the largest singular value
	Inf                    // the largest sum of absolute values of a row
	MinusOne               // the smallest sum of absolute values of a column
	MinusTwo               // the smallest singular value
	MinusInf               // the smallest sum of absolute values of a row
)

// String returns the name of o.
func (o Order) String() string {
	if o < Frobenius || o > MinusInf {
		return "Order(" + strconv.Itoa(int(o)) + ")"
	}
	return [...]string{
		"Frobenius", "Nuclear", "One", "Two", "Inf", "MinusOne", "MinusTwo", "MinusInf",
	}[o]
}

// Norm returns a norm of each matrix of x. It panics with a *tensor.ValueError if there is no such
// order, or it is of the largest or smallest of nothing; and returns a *ConvergenceError if a
// matrix is not finite and the order needs singular values.
func Norm[T Tensor](x T, order Order) (T, error) {
	z, err := norm("Norm", wide(x), order)
	return narrow[T](z), err
}

func norm(op string, x *f64.Tensor, order Order) (*f64.Tensor, error) {
	if x.Rank() < 2 {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x.Shape()}, Want: "matrices"})
	}
	switch order {
	case Frobenius:
		return f64.Norm(x, -2, -1), nil
	case One:
		return largest(op, f64.Sum(f64.Abs(x), -2)), nil
	case Inf:
		return largest(op, f64.Sum(f64.Abs(x), -1)), nil
	case MinusOne:
		return smallest(op, f64.Sum(f64.Abs(x), -2)), nil
	case MinusInf:
		return smallest(op, f64.Sum(f64.Abs(x), -1)), nil
	case Nuclear, Two, MinusTwo:
		s, err := singularValues(op, x)
		switch {
		case err != nil:
			return nil, err
		case order == Nuclear:
			return f64.Sum(s, -1), nil
		case order == Two:
			return largest(op, s), nil
		}
		return smallest(op, s), nil
	}
	panic(&tensor.ValueError{Op: op, Argument: "order", Value: order, Want: "one of the orders"})
}

// largest returns the largest of the numbers of each matrix, of which there must be one.
func largest(op string, x *f64.Tensor) *f64.Tensor {
	checkAny(op, x)
	return f64.Max(x, -1)
}

func smallest(op string, x *f64.Tensor) *f64.Tensor {
	checkAny(op, x)
	return f64.Min(x, -1)
}

func checkAny(op string, x *f64.Tensor) {
	if x.Dim(-1) == 0 {
		panic(&tensor.ValueError{Op: op, Argument: "a length", Value: 0, Want: "at least 1"})
	}
}

// VectorNorm returns the norm of order p over the given axes, or over all: the sum of the absolute
// values to the power of p, to the power of 1/p. That of +Inf is the largest absolute value, that
// of -Inf the smallest, and that of 0 the number of elements that are not 0.
func VectorNorm[T Tensor](x T, p float64, axes ...int) T {
	values := wide(x)
	switch {
	case p == 2:
		return narrow[T](f64.Norm(values, axes...))
	case math.IsInf(p, 1):
		return narrow[T](f64.Max(f64.Abs(values), axes...))
	case math.IsInf(p, -1):
		return narrow[T](f64.Min(f64.Abs(values), axes...))
	case p == 0:
		return narrow[T](f64.Sum(f64.Abs(f64.Sign(values)), axes...))
	case p == 1:
		return narrow[T](f64.Sum(f64.Abs(values), axes...))
	}
	return narrow[T](f64.PowC(f64.Sum(f64.PowC(f64.Abs(values), p), axes...), 1/p))
}

// Cond returns the condition numbers of matrices a, by a norm: that of a square matrix times that
// of its inverse, or +Inf if there is none. By the orders Two and MinusTwo, matrices have any
// shape, and it is the largest singular value by the smallest, or the other way round. It panics
// and returns errors as Norm does.
func Cond[T Tensor](a T, order Order) (T, error) {
	const op = "Cond"
	if order == Two || order == MinusTwo {
		s, err := singularValues(op, wide(a))
		if err != nil {
			return nil, err
		}
		above, below := largest(op, s), smallest(op, s)
		if order == MinusTwo {
			above, below = below, above
		}
		return narrow[T](f64.Div(above, below)), nil
	}
	as := readSquare(op, wide(a))
	z, err := norm(op, wide(a), order)
	if err != nil {
		return nil, err
	}
	isSingular := make([]bool, as.batch.Size())
	_ = as.each(func(i int) located {
		f, isRegular := decompose(as.at(i))
		if isSingular[i] = !isRegular; isRegular {
			f.invert()
		} else {
			clear(f.Data)
		}
		return nil
	})
	ofInverse, err := norm(op, as.tensor(), order)
	if err != nil {
		return nil, err
	}
	values := ofInverse.Data()
	for i := range values {
		if isSingular[i] {
			values[i] = math.Inf(1)
		}
	}
	return narrow[T](f64.Mul(z, ofInverse)), nil
}
