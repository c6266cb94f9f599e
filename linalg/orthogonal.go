package linalg

import (
	"gonum.org/v1/gonum/blas/blas64"
	"gonum.org/v1/gonum/lapack"
	"gonum.org/v1/gonum/lapack/lapack64"

	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// QR returns the factors of a = q·r, for matrices a of shape [… m n] and k the smaller of m and n:
// q of shape [… m k] has orthonormal columns, and r of shape [… k n] is upper triangular.
func QR[T Tensor](a T) (q, r T) {
	as := read("QR", wide(a))
	return qr[T](as, min(as.rows, as.cols))
}

// QRComplete returns the factors of a = q·r, as QR does, with all columns of an orthonormal basis:
// q of shape [… m m], and r of shape [… m n].
func QRComplete[T Tensor](a T) (q, r T) {
	as := read("QRComplete", wide(a))
	return qr[T](as, as.rows)
}

// qr returns k columns of q, and as many rows of r.
func qr[T Tensor](as matrices, k int) (q, r T) {
	qs, rs := as.zeros(as.rows, k), as.zeros(k, as.cols)
	_ = as.each(func(i int) located {
		if min(as.cols, k) > 0 {
			orthogonalize(as.at(i), qs.at(i), rs.at(i))
		}
		return nil
	})
	return narrow[T](qs.tensor()), narrow[T](rs.tensor())
}

// orthogonalize sets q and r to the factors of a, which it overwrites, by reflections
// (Householder).
func orthogonalize(a, q, r blas64.General) {
	reflections := min(a.Rows, a.Cols)
	scales := make([]float64, reflections)
	work := make([]float64, workspace(func(work []float64, length int) {
		lapack64.Geqrf(a, scales, work, length)
	}))
	lapack64.Geqrf(a, scales, work, len(work))
	for j := range reflections {
		copy(r.Data[j*r.Stride+j:][:r.Cols-j], a.Data[j*a.Stride+j:])
	}
	for j := range q.Rows {
		copy(q.Data[j*q.Stride:][:reflections], a.Data[j*a.Stride:])
	}
	work = make([]float64, workspace(func(work []float64, length int) {
		lapack64.Orgqr(q, scales, work, length)
	}))
	lapack64.Orgqr(q, scales, work, len(work))
}

// SVD returns the factors of a = u·diag(s)·vt, for matrices a of shape [… m n] and k the smaller of
// m and n: u of shape [… m k] has orthonormal columns, vt of shape [… k n] orthonormal rows, and s
// of shape [… k] the singular values, the largest first. It returns a *ConvergenceError if a matrix
// is not finite.
func SVD[T Tensor](a T) (u, s, vt T, err error) {
	us, values, vts, err := svd("SVD", wide(a))
	return narrow[T](us), narrow[T](values), narrow[T](vts), err
}

func svd(op string, a *f64.Tensor) (u, s, vt *f64.Tensor, err error) {
	as := read(op, a)
	k := min(as.rows, as.cols)
	us, vts, values := as.zeros(as.rows, k), as.zeros(k, as.cols), as.zeros(1, k)
	err = as.each(func(i int) located {
		if !decomposeSingular(lapack.SVDStore, as.at(i), us.at(i), values.at(i).Data, vts.at(i)) {
			return &ConvergenceError{Op: op}
		}
		return nil
	})
	if err != nil {
		return nil, nil, nil, err
	}
	return us.tensor(), as.vectors(k, values.data), vts.tensor(), nil
}

// SVDVals returns the singular values that SVD does.
func SVDVals[T Tensor](a T) (T, error) {
	s, err := singularValues("SVDVals", wide(a))
	return narrow[T](s), err
}

func singularValues(op string, a *f64.Tensor) (*f64.Tensor, error) {
	as := read(op, a)
	k := min(as.rows, as.cols)
	values := as.zeros(1, k)
	err := as.each(func(i int) located {
		none := blas64.General{Stride: 1}
		if !decomposeSingular(lapack.SVDNone, as.at(i), none, values.at(i).Data, none) {
			return &ConvergenceError{Op: op}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return as.vectors(k, values.data), nil
}

// decomposeSingular sets u, s and vt to the factors of a, which it overwrites, and reports whether
// it could.
func decomposeSingular(job lapack.SVDJob, a, u blas64.General, s []float64,
	vt blas64.General,
) bool {
	if len(s) == 0 {
		return true
	}
	if !isFinite(a) {
		return false
	}
	work := make([]float64, workspace(func(work []float64, length int) {
		lapack64.Gesvd(job, job, a, u, vt, s, work, length)
	}))
	return lapack64.Gesvd(job, job, a, u, vt, s, work, len(work))
}

// Lstsq returns the shortest x for which a·x is nearest to b, for a of shape [… m n] and b of shape
// [… m k] or [m], and the ranks of the matrices, as MatrixRank does. It returns a *ConvergenceError
// if a matrix is not finite.
func Lstsq[T Tensor](a, b T, tolerance ...float64) (x T, rank *ints.Tensor, err error) {
	const op = "Lstsq"
	as, bs, isColumn := readBoth(op, wide(a), wide(b), false)
	z, rank, err := pseudoInverse(op, as.tensor(), relative[T](as, tolerance))
	if err != nil {
		return nil, nil, err
	}
	product := f64.MatMul(z, bs.tensor())
	if isColumn {
		product = product.Squeeze(-1)
	}
	return narrow[T](product), rank, nil
}

// Pinv returns the pseudo-inverses of matrices a of shape [… m n] (Moore and Penrose), of shape
// [… n m]. Singular values are taken for 0 up to the tolerance times the largest, by default the
// larger of m and n times the distance from 1 to the next larger element. It returns a
// *ConvergenceError if a matrix is not finite.
func Pinv[T Tensor](a T, tolerance ...float64) (T, error) {
	as := read("Pinv", wide(a))
	z, _, err := pseudoInverse("Pinv", as.tensor(), relative[T](as, tolerance))
	return narrow[T](z), err
}

// MatrixRank returns how many singular values of each matrix are above the tolerance times the
// largest, as Pinv says. It returns a *ConvergenceError if a matrix is not finite.
func MatrixRank[T Tensor](a T, tolerance ...float64) (*ints.Tensor, error) {
	as := read("MatrixRank", wide(a))
	s, err := singularValues("MatrixRank", as.tensor())
	if err != nil {
		return nil, err
	}
	return ints.New(ranks(as, s.Data(), relative[T](as, tolerance)), as.batch...), nil
}

// relative returns the tolerance, or that by default.
func relative[T Tensor](m matrices, tolerance []float64) float64 {
	if len(tolerance) > 0 {
		return tolerance[0]
	}
	return float64(max(m.rows, m.cols)) * epsilon[T]()
}

// ranks counts the singular values of each matrix that are not taken for 0.
func ranks(m matrices, s []float64, tolerance float64) []int {
	k, all := min(m.rows, m.cols), make([]int, m.batch.Size())
	for i := range all {
		for _, v := range s[i*k:][:k] {
			if v > tolerance*s[i*k] {
				all[i]++
			}
		}
	}
	return all
}

// pseudoInverse returns v·diag(1/s)·uᵀ of matrices, without the singular values that are taken for
// 0, and how many are not.
func pseudoInverse(op string, a *f64.Tensor, tolerance float64) (*f64.Tensor, *ints.Tensor, error) {
	as := read(op, a)
	u, s, vt, err := svd(op, a)
	if err != nil {
		return nil, nil, err
	}
	values, k := s.Data(), min(as.rows, as.cols)
	all := ranks(as, values, tolerance)
	for i, rank := range all {
		for j := range values[i*k:][:k] {
			v := &values[i*k+j]
			if *v = 1 / *v; j >= rank {
				*v = 0
			}
		}
	}
	scaled := f64.Mul(vt, s.Unsqueeze(-1))
	return f64.MatMul(scaled.T(), u.T()), ints.New(all, as.batch...), nil
}
