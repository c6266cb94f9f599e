//go:build openblas

package main

/*
#cgo pkg-config: openblas
#include <cblas.h>
*/
import "C"

import "errors"

func init() { served["OpenBLAS"] = openBLAS }

func openBLAS(w work) (func(), error) {
	switch w.Op {
	case "matvec", "vecmat":
		return openBLASVector(w)
	case "matmul", "matmulta", "matmultb":
		return openBLASMatrix(w)
	}
	return nil, errors.New("OpenBLAS does no such work")
}

// transposed returns how OpenBLAS names a matrix that is, or is not, and how far apart its
// rows are.
func transposed(is bool, rows, cols C.blasint) (uint32, C.blasint) {
	if is {
		return C.CblasTrans, rows
	}
	return C.CblasNoTrans, cols
}

func openBLASMatrix(w work) (func(), error) {
	m, k, n := C.blasint(w.Shape[0]), C.blasint(w.Shape[1]), C.blasint(w.Shape[2])
	ta, lda := transposed(w.Op == "matmulta", m, k)
	tb, ldb := transposed(w.Op == "matmultb", k, n)
	switch w.Type {
	case "float32":
		a, b, c := numbers[C.float](m*k), numbers[C.float](k*n), numbers[C.float](m*n)
		return func() {
			C.cblas_sgemm(C.CblasRowMajor, ta, tb, m, n, k, 1, &a[0], lda, &b[0], ldb, 0, &c[0], n)
		}, nil
	case "float64":
		a, b, c := numbers[C.double](m*k), numbers[C.double](k*n), numbers[C.double](m*n)
		return func() {
			C.cblas_dgemm(C.CblasRowMajor, ta, tb, m, n, k, 1, &a[0], lda, &b[0], ldb, 0, &c[0], n)
		}, nil
	}
	return nil, errors.New("OpenBLAS does no such work")
}

func openBLASVector(w work) (func(), error) {
	m, n := C.blasint(w.Shape[0]), C.blasint(w.Shape[1])
	t, _ := transposed(w.Op == "vecmat", m, n)
	switch w.Type {
	case "float32":
		a, x, y := numbers[C.float](m*n), numbers[C.float](max(m, n)), numbers[C.float](max(m, n))
		return func() { C.cblas_sgemv(C.CblasRowMajor, t, m, n, 1, &a[0], n, &x[0], 1, 0, &y[0], 1) }, nil
	case "float64":
		a, x, y := numbers[C.double](m*n), numbers[C.double](max(m, n)), numbers[C.double](max(m, n))
		return func() { C.cblas_dgemv(C.CblasRowMajor, t, m, n, 1, &a[0], n, &x[0], 1, 0, &y[0], 1) }, nil
	}
	return nil, errors.New("OpenBLAS does no such work")
}

func numbers[T C.float | C.double](n C.blasint) []T {
	x := make([]T, n)
	for i := range x {
		x[i] = T(i%97) / 97
	}
	return x
}
