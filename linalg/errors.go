package linalg

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/blas/blas64"

	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/tensor"
)

// A SingularError is that of a matrix without an inverse, or one so near to such a matrix that no
// digit of the inverse would be right.
type SingularError struct {
	Op        string
	Batch     []int   // the index of the matrix in its batch
	Condition float64 // an estimate of its condition number, or +Inf
}

func (e *SingularError) Error() string {
	return fmt.Sprintf("linalg: %s: matrix %v is singular: its condition number is %.2g", e.Op,
		e.Batch, e.Condition)
}

// A DefiniteError is that of a matrix which is not positive definite.
type DefiniteError struct {
	Op    string
	Batch []int // the index of the matrix in its batch
}

func (e *DefiniteError) Error() string {
	return fmt.Sprintf("linalg: %s: matrix %v is not positive definite", e.Op, e.Batch)
}

// A ConvergenceError is that of a matrix for which an iteration found no end, as is one with an
// element that is not finite.
type ConvergenceError struct {
	Op    string
	Batch []int // the index of the matrix in its batch
}

func (e *ConvergenceError) Error() string {
	return fmt.Sprintf("linalg: %s: no convergence for matrix %v", e.Op, e.Batch)
}

func (e *SingularError) locate(batch []int)    { e.Batch = batch }
func (e *DefiniteError) locate(batch []int)    { e.Batch = batch }
func (e *ConvergenceError) locate(batch []int) { e.Batch = batch }

// A located error is of a matrix.
type located interface {
	error
	locate(batch []int)
}

// each calls f for each matrix, on several goroutines if they are worth it. It returns the error of
// the first that f has one for.
func (m matrices) each(f func(i int) located) error {
	n := m.batch.Size()
	errs := make([]located, n)
	const worth = 1 << 16 // multiplications that are worth a goroutine
	together := 1 + worth/(1+m.rows*m.cols*min(m.rows, m.cols))
	parallel.For((n+together-1)/together, func(part int) {
		for i := part * together; i < min((part+1)*together, n); i++ {
			errs[i] = f(i)
		}
	})
	for i, err := range errs {
		if err != nil {
			err.locate(tensor.UnravelIndex(i, m.batch...))
			return err
		}
	}
	return nil
}

// isFinite reports whether all elements are.
func isFinite(m blas64.General) bool {
	var sum float64 // of zeros, unless one is not
	for _, v := range m.Data {
		sum += v - v
	}
	return !math.IsNaN(sum)
}
