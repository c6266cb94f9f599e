package linalg

import (
	"math"

	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/blas/blas64"
	"gonum.org/v1/gonum/lapack"
	"gonum.org/v1/gonum/lapack/lapack64"

	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// Solve returns x of a·x = b, for square matrices a of shape [… n n] and b of shape [… n k], or [n]
// for one column: by Gaussian elimination with partial pivoting. It returns a *SingularError if a
// matrix is singular.
func Solve[T Tensor](a, b T) (T, error) {
	x, err := solve("Solve", wide(a), wide(b))
	return narrow[T](x), err
}

func solve(op string, a, b *f64.Tensor) (*f64.Tensor, error) {
	as, bs, isColumn := readBoth(op, a, b, true)
	err := as.each(func(i int) located {
		lu, err := factor(op, as.at(i))
		if err != nil {
			return err
		}
		lapack64.Getrs(blas.NoTrans, lu.General, bs.at(i), lu.pivots)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return bs.columns(isColumn), nil
}

// An lu is a matrix as the product of a lower and an upper triangle, in the place of it, with the
// exchanges of rows.
type lu struct {
	blas64.General
	pivots []int
}

// decompose returns the triangles of a, in its place, and reports whether it is regular.
func decompose(a blas64.General) (f lu, isRegular bool) {
	f = lu{a, make([]int, min(a.Rows, a.Cols))}
	if len(f.pivots) == 0 {
		return f, true
	}
	return f, lapack64.Getrf(a, f.pivots)
}

// factor is decompose of a square matrix that must be regular.
func factor(op string, a blas64.General) (lu, located) {
	norm := lapack64.Lange(lapack.MaxColumnSum, a, make([]float64, a.Cols))
	f, isRegular := decompose(a)
	if !isRegular {
		return f, &SingularError{Op: op, Condition: math.Inf(1)}
	}
	if a.Rows == 0 || !isFinite(a) {
		return f, nil
	}
	reciprocal := lapack64.Gecon(lapack.MaxColumnSum, a, norm, make([]float64, 4*a.Rows),
		make([]int, a.Rows))
	if reciprocal < unit {
		return f, &SingularError{Op: op, Condition: 1 / reciprocal}
	}
	return f, nil
}

// Inv returns the inverses of square matrices a. It returns a *SingularError if one is singular.
func Inv[T Tensor](a T) (T, error) {
	z, err := inv("Inv", wide(a))
	return narrow[T](z), err
}

func inv(op string, a *f64.Tensor) (*f64.Tensor, error) {
	as := readSquare(op, a)
	if isSmall(as.rows) {
		if z := invSmall(a); z != nil {
			return z, nil
		}
	}
	err := as.each(func(i int) located {
		lu, err := factor(op, as.at(i))
		if err == nil {
			lu.invert()
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return as.tensor(), nil
}

// isSmall reports whether there are formulas for matrices of n rows.
func isSmall(n int) bool { return n >= 1 && n <= 4 }

// invSmall returns the inverses by cofactors, or nil unless all determinants are far from 0 and
// infinity, and all matrices from singular ones.
func invSmall(a *f64.Tensor) *f64.Tensor {
	const least, most, condition = 1e-290, 1e290, 1e8
	for d := range f64.Abs(f64.Det(a)).Elements() {
		if !(d > least && d < most) {
			return nil
		}
	}
	z := f64.Inv(a)
	sums := func(x *f64.Tensor) *f64.Tensor { return f64.Max(f64.Sum(f64.Abs(x), -2), -1) }
	for c := range f64.Mul(sums(a), sums(z)).Elements() {
		if !(c < condition) {
			return nil
		}
	}
	return z
}

// invert sets the matrix of f, which is regular, to the inverse of what it was.
func (f lu) invert() {
	if f.Rows == 0 {
		return
	}
	work := make([]float64, workspace(func(work []float64, length int) {
		lapack64.Getri(f.General, f.pivots, work, length)
	}))
	lapack64.Getri(f.General, f.pivots, work, len(work))
}

// workspace returns how many numbers a routine of LAPACK wants for its work, which it says if it is
// told that it has -1.
func workspace(routine func(work []float64, length int)) int {
	length := make([]float64, 1)
	routine(length, -1)
	return int(length[0])
}

// Det returns the determinants of square matrices a. That of a matrix without rows is 1.
func Det[T Tensor](a T) T {
	as := readSquare("Det", wide(a))
	if isSmall(as.rows) {
		return narrow[T](f64.Det(as.tensor()))
	}
	z := make([]float64, as.batch.Size())
	_ = as.each(func(i int) located {
		lu, _ := decompose(as.at(i))
		z[i] = lu.sign()
		for j := range lu.Rows {
			z[i] *= lu.Data[j*lu.Stride+j]
		}
		return nil
	})
	return narrow[T](as.numbers(z))
}

// SlogDet returns the signs of the determinants of square matrices a, and the logarithms of their
// absolute values, which neither overflow nor underflow. Those of a singular matrix are 0 and -Inf.
func SlogDet[T Tensor](a T) (sign, logarithm T) {
	as := readSquare("SlogDet", wide(a))
	n := as.batch.Size()
	signs, logs := make([]float64, n), make([]float64, n)
	_ = as.each(func(i int) located {
		lu, _ := decompose(as.at(i))
		signs[i] = lu.sign()
		for j := range lu.Rows {
			switch pivot := lu.Data[j*lu.Stride+j]; {
			case pivot == 0:
				signs[i], logs[i] = 0, math.Inf(-1)
				return nil
			case pivot < 0:
				signs[i] = -signs[i]
				logs[i] += math.Log(-pivot)
			default:
				logs[i] += math.Log(pivot)
			}
		}
		return nil
	})
	return narrow[T](as.numbers(signs)), narrow[T](as.numbers(logs))
}

// sign returns -1 if an odd number of rows was exchanged, or else 1.
func (f lu) sign() float64 {
	sign := 1.0
	for i, j := range f.pivots {
		if i != j {
			sign = -sign
		}
	}
	return sign
}

// LU returns the factors of a[p] = l·u, for matrices a of shape [… m n] and k the smaller of m and
// n: p of shape [… m] tells which row of a matrix is where, l of shape [… m k] is lower triangular
// with ones in its diagonal, and u of shape [… k n] is upper triangular.
func LU[T Tensor](a T) (p *ints.Tensor, l, u T) {
	as := read("LU", wide(a))
	k := min(as.rows, as.cols)
	ls, us := as.zeros(as.rows, k), as.zeros(k, as.cols)
	rows := make([]int, as.batch.Size()*as.rows)
	_ = as.each(func(i int) located {
		f, _ := decompose(as.at(i))
		order := rows[i*as.rows:][:as.rows]
		for j := range order {
			order[j] = j
		}
		for j, with := range f.pivots {
			order[j], order[with] = order[with], order[j]
		}
		lower, upper := ls.at(i), us.at(i)
		for j := range as.rows {
			from := f.Data[j*f.Stride:]
			copy(lower.Data[j*lower.Stride:], from[:min(j, k)])
			if j < k {
				lower.Data[j*lower.Stride+j] = 1
				copy(upper.Data[j*upper.Stride+j:], from[j:as.cols])
			}
		}
		return nil
	})
	shape := append(as.batch[:len(as.batch):len(as.batch)], as.rows)
	return ints.New(rows, shape...), narrow[T](ls.tensor()), narrow[T](us.tensor())
}

// Cholesky returns the lower triangles l of l·lᵀ = a, for symmetric matrices a, of which it reads
// the lower triangles. It returns a *DefiniteError if a matrix is not positive definite.
func Cholesky[T Tensor](a T) (T, error) {
	z, err := cholesky("Cholesky", wide(a))
	return narrow[T](z), err
}

func cholesky(op string, a *f64.Tensor) (*f64.Tensor, error) {
	as := readSquare(op, a)
	err := as.each(func(i int) located {
		m := as.at(i)
		if m.Rows == 0 {
			return nil
		}
		if _, ok := lapack64.Potrf(symmetric(m)); !ok {
			return &DefiniteError{Op: op}
		}
		for j := range m.Rows {
			clear(m.Data[j*m.Stride+j+1:][:m.Cols-j-1])
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return as.tensor(), nil
}

// symmetric returns the matrix of which m has the lower triangle.
func symmetric(m blas64.General) blas64.Symmetric {
	return blas64.Symmetric{N: m.Rows, Data: m.Data, Stride: m.Stride, Uplo: blas.Lower}
}

// CholeskySolve returns x of l·lᵀ·x = b, for what Cholesky returns, and b of shape [… n k] or [n].
func CholeskySolve[T Tensor](l, b T) T {
	ls, bs, isColumn := readBoth("CholeskySolve", wide(l), wide(b), true)
	_ = ls.each(func(i int) located {
		if ls.rows > 0 {
			lapack64.Potrs(triangle(ls.at(i), blas.Lower), bs.at(i))
		}
		return nil
	})
	return narrow[T](bs.columns(isColumn))
}

func triangle(m blas64.General, uplo blas.Uplo) blas64.Triangular {
	return blas64.Triangular{
		Uplo: uplo, Diag: blas.NonUnit, N: m.Rows, Data: m.Data, Stride: m.Stride,
	}
}

// TriangularSolve returns x of a·x = b, for triangular matrices a, of which it reads the upper
// triangles or the lower ones, and b of shape [… n k] or [n]. It returns a *SingularError if there
// is a 0 in a diagonal.
func TriangularSolve[T Tensor](a, b T, upper bool) (T, error) {
	const op = "TriangularSolve"
	as, bs, isColumn := readBoth(op, wide(a), wide(b), true)
	uplo := blas.Lower
	if upper {
		uplo = blas.Upper
	}
	err := as.each(func(i int) located {
		if as.rows > 0 && !lapack64.Trtrs(blas.NoTrans, triangle(as.at(i), uplo), bs.at(i)) {
			return &SingularError{Op: op, Condition: math.Inf(1)}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return narrow[T](bs.columns(isColumn)), nil
}
