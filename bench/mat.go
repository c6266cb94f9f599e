package main

import (
	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/blas/blas32"
	"gonum.org/v1/gonum/mat"

	"github.com/ashlar-go/ashlar/lapack"
)

// ofMat has functions of package mat on square matrices, of which the second is positive definite.
var ofMat = map[string]func(a *mat.Dense, b *mat.SymDense){
	"mat.Mul":      func(a *mat.Dense, b *mat.SymDense) { new(mat.Dense).Mul(a, a) },
	"mat.LU":       func(a *mat.Dense, b *mat.SymDense) { new(mat.LU).Factorize(a) },
	"mat.Inverse":  func(a *mat.Dense, b *mat.SymDense) { _ = new(mat.Dense).Inverse(a) },
	"mat.Cholesky": func(a *mat.Dense, b *mat.SymDense) { new(mat.Cholesky).Factorize(b) },
	"mat.QR":       func(a *mat.Dense, b *mat.SymDense) { new(mat.QR).Factorize(a) },
	"mat.SVD":      func(a *mat.Dense, b *mat.SymDense) { new(mat.SVD).Factorize(a, mat.SVDThin) },
	"mat.EigenSym": func(a *mat.Dense, b *mat.SymDense) { new(mat.EigenSym).Factorize(b, true) },
}

// onMat returns the work of a function of gonum's on square matrices, or nil.
func onMat(w work) func() {
	n := w.Shape[0]
	if w.Type == "float32" {
		return onBlas32(w.Op, n)
	}
	f, ok := ofMat[w.Op]
	if !ok {
		return nil
	}
	a := mat.NewDense(n, n, random[float64](n*n))
	b := mat.NewSymDense(n, nil)
	b.SymOuterK(1, a)
	for i := range n {
		b.SetSym(i, i, b.At(i, i)+1)
	}
	return func() { f(a, b) }
}

func onBlas32(op string, n int) func() {
	general := func() blas32.General {
		return blas32.General{Rows: n, Cols: n, Data: random[float32](n * n), Stride: n}
	}
	switch op {
	case "blas32.Gemm":
		a, b, c := general(), general(), general()
		return func() { blas32.Gemm(blas.NoTrans, blas.NoTrans, 1, a, b, 0, c) }
	case "blas32.Trsm":
		a, b := general(), general()
		for i := range a.Data { // so that solutions of solutions stay in range
			a.Data[i] /= float32(n * n)
		}
		for i := range n {
			a.Data[i*n+i] = 1
		}
		triangle := blas32.Triangular{
			Uplo: blas.Lower, Diag: blas.NonUnit, N: n, Data: a.Data, Stride: n,
		}
		return func() { blas32.Trsm(blas.Left, blas.NoTrans, 1, triangle, b) }
	}
	return nil
}

// onMatOverOurs is onMat with our routines below gonum's.
func onMatOverOurs(w work) func() {
	f := onMat(w)
	if f != nil {
		lapack.Use()
	}
	return f
}
