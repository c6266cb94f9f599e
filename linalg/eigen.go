package linalg

import (
	"gonum.org/v1/gonum/blas/blas64"
	"gonum.org/v1/gonum/lapack"
	"gonum.org/v1/gonum/lapack/lapack64"

	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// EigSym returns the eigenvalues of symmetric matrices a of shape [… n n], of which it reads the
// lower triangles, and their eigenvectors: values of shape [… n], the smallest first, and vectors
// of shape [… n n] with orthonormal columns. It returns a *ConvergenceError if a matrix is not
// finite.
func EigSym[T Tensor](a T) (values, vectors T, err error) {
	w, v, err := eigSym("EigSym", lapack.EVCompute, wide(a))
	return narrow[T](w), narrow[T](v), err
}

// EigSymVals returns the eigenvalues that EigSym does.
func EigSymVals[T Tensor](a T) (T, error) {
	w, _, err := eigSym("EigSymVals", lapack.EVNone, wide(a))
	return narrow[T](w), err
}

func eigSym(op string, job lapack.EVJob, a *f64.Tensor) (values, vectors *f64.Tensor, err error) {
	as := readSquare(op, a)
	n, w := as.rows, as.zeros(1, as.rows)
	err = as.each(func(i int) located {
		if n == 0 {
			return nil
		}
		m, w := symmetric(as.at(i)), w.at(i).Data
		if !isFinite(as.at(i)) {
			return &ConvergenceError{Op: op}
		}
		work := make([]float64, workspace(func(work []float64, length int) {
			lapack64.Syev(job, m, w, work, length)
		}))
		if !lapack64.Syev(job, m, w, work, len(work)) {
			return &ConvergenceError{Op: op}
		}
		return nil
	})
	if err != nil {
		return nil, nil, err
	}
	return as.vectors(n, w.data), as.tensor(), nil
}

// A Complex tensor has its real parts and its imaginary ones, of the same shape.
type Complex[T Tensor] struct{ Re, Im T }

// Eig returns the eigenvalues of square matrices a of shape [… n n], of shape [… n] in no order but
// that pairs of conjugates follow one another, and their eigenvectors of length 1, as the columns
// of shape [… n n]. It returns a *ConvergenceError if a matrix is not finite.
func Eig[T Tensor](a T) (values, vectors Complex[T], err error) {
	const op = "Eig"
	as := readSquare(op, wide(a))
	n := as.rows
	re, im := as.zeros(1, n), as.zeros(1, n)
	vectorsRe, vectorsIm := as.zeros(n, n), as.zeros(n, n)
	err = as.each(func(i int) located {
		if n == 0 {
			return nil
		}
		if !isFinite(as.at(i)) ||
			!eigen(as.at(i), re.at(i).Data, im.at(i).Data, vectorsRe.at(i), vectorsIm.at(i)) {
			return &ConvergenceError{Op: op}
		}
		return nil
	})
	if err != nil {
		return values, vectors, err
	}
	values = Complex[T]{
		narrow[T](as.vectors(n, re.data)), narrow[T](as.vectors(n, im.data)),
	}
	vectors = Complex[T]{narrow[T](vectorsRe.tensor()), narrow[T](vectorsIm.tensor())}
	return values, vectors, nil
}

// eigen sets values and vectors to those of a, which it overwrites, and reports whether it could.
func eigen(a blas64.General, re, im []float64, vectorsRe, vectorsIm blas64.General) bool {
	left := blas64.General{Stride: 1}
	run := func(work []float64, length int) int {
		return lapack64.Geev(lapack.LeftEVNone, lapack.RightEVCompute, a, re, im, left, vectorsRe,
			work, length)
	}
	work := make([]float64, workspace(func(work []float64, length int) { run(work, length) }))
	if run(work, len(work)) > 0 {
		return false
	}
	// Of a pair of conjugates, LAPACK has the real parts of vectors in the first column and the
	// imaginary ones in the second.
	for j := 0; j < len(re); j++ {
		if im[j] == 0 {
			continue
		}
		for i := range re {
			row := i * vectorsRe.Stride
			v := vectorsRe.Data[row+j+1]
			vectorsRe.Data[row+j+1] = vectorsRe.Data[row+j]
			vectorsIm.Data[row+j], vectorsIm.Data[row+j+1] = v, -v
		}
		j++
	}
	return true
}
