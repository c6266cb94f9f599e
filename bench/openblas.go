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
	if w.Op != "matmul" {
		return nil, errors.New("OpenBLAS does no such work")
	}
	m, k, n := C.blasint(w.Shape[0]), C.blasint(w.Shape[1]), C.blasint(w.Shape[2])
	switch w.Type {
	case "float32":
		a, b, c := numbers[C.float](m*k), numbers[C.float](k*n), numbers[C.float](m*n)
		return func() {
			C.cblas_sgemm(C.CblasRowMajor, C.CblasNoTrans, C.CblasNoTrans, m, n, k, 1, &a[0], k, &b[0], n, 0, &c[0], n)
		}, nil
	case "float64":
		a, b, c := numbers[C.double](m*k), numbers[C.double](k*n), numbers[C.double](m*n)
		return func() {
			C.cblas_dgemm(C.CblasRowMajor, C.CblasNoTrans, C.CblasNoTrans, m, n, k, 1, &a[0], k, &b[0], n, 0, &c[0], n)
		}, nil
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
