//go:build cblas

package main

/*
#cgo LDFLAGS: -ldl
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

enum { RowMajor = 101, NoTrans = 111, Trans = 112 };

// Products as the libraries have them, on matrices in rows.
typedef void (*sgemm_t)(int, int, int, int, int, int, float, const float *, int, const float *, int,
	float, float *, int);
typedef void (*dgemm_t)(int, int, int, int, int, int, double, const double *, int, const double *,
	int, double, double *, int);
typedef void (*sgemv_t)(int, int, int, int, float, const float *, int, const float *, int, float,
	float *, int);
typedef void (*dgemv_t)(int, int, int, int, double, const double *, int, const double *, int,
	double, double *, int);
typedef int (*dnnl_t)(char, char, int64_t, int64_t, int64_t, float, const float *, int64_t,
	const float *, int64_t, float, float *, int64_t);

static void sgemm(void *f, int ta, int tb, int m, int n, int k, const float *a, int lda,
	const float *b, int ldb, float *c) {
	((sgemm_t)f)(RowMajor, ta, tb, m, n, k, 1, a, lda, b, ldb, 0, c, n);
}
static void dgemm(void *f, int ta, int tb, int m, int n, int k, const double *a, int lda,
	const double *b, int ldb, double *c) {
	((dgemm_t)f)(RowMajor, ta, tb, m, n, k, 1, a, lda, b, ldb, 0, c, n);
}
static void sgemv(void *f, int t, int m, int n, const float *a, const float *x,
	float *y) { ((sgemv_t)f)(RowMajor, t, m, n, 1, a, n, x, 1, 0, y, 1); }
static void dgemv(void *f, int t, int m, int n, const double *a, const double *x,
	double *y) { ((dgemv_t)f)(RowMajor, t, m, n, 1, a, n, x, 1, 0, y, 1); }
static void dnnl_sgemm(void *f, int ta, int tb, int m, int n, int k, const float *a, int lda,
	const float *b, int ldb, float *c) {
	((dnnl_t)f)(ta == Trans ? 'T' : 'N', tb == Trans ? 'T' : 'N', m, n, k, 1, a, lda, b, ldb, 0,
		c, n);
}
*/
import "C"

import (
	"errors"
	"unsafe"
)

func init() {
	served["OpenBLAS"] = func(w work) (func(), error) { return cblas("libopenblas.so.0", w) }
	served["BLIS"] = func(w work) (func(), error) { return cblas("libblis.so.4", w) }
	served["oneDNN"] = oneDNN
}

// symbol returns a function of a shared library.
func symbol(library, name string) (unsafe.Pointer, error) {
	file, function := C.CString(library), C.CString(name)
	defer C.free(unsafe.Pointer(file))
	defer C.free(unsafe.Pointer(function))
	handle := C.dlopen(file, C.RTLD_NOW)
	if handle == nil {
		return nil, errors.New(C.GoString(C.dlerror()))
	}
	f := C.dlsym(handle, function)
	if f == nil {
		return nil, errors.New(C.GoString(C.dlerror()))
	}
	return f, nil
}

// cblas returns the work as done by a library that has the C interface of the BLAS, whose names
// start with the letter of the element type.
func cblas(library string, w work) (func(), error) {
	letter := map[string]string{"float32": "s", "float64": "d"}[w.Type]
	_, isMatrix := orders[w.Op]
	switch {
	case letter == "":
	case w.Op == "matvec" || w.Op == "vecmat":
		f, err := symbol(library, "cblas_"+letter+"gemv")
		return vector(f, w), err
	case isMatrix:
		f, err := symbol(library, "cblas_"+letter+"gemm")
		return matrix(f, w), err
	}
	return nil, errNoSuchWork
}

// oneDNN has a product of matrices of float32.
func oneDNN(w work) (func(), error) {
	if _, ok := orders[w.Op]; !ok || w.Type != "float32" {
		return nil, errNoSuchWork
	}
	f, err := symbol("libdnnl.so.2", "dnnl_sgemm")
	m, k, n := C.int(w.Shape[0]), C.int(w.Shape[1]), C.int(w.Shape[2])
	ta, tb, lda, ldb := layouts(w.Op, m, k, n)
	a, b, c := numbers[C.float](m*k), numbers[C.float](k*n), numbers[C.float](m*n)
	return func() { C.dnnl_sgemm(f, ta, tb, m, n, k, &a[0], lda, &b[0], ldb, &c[0]) }, err
}

// orders says of each product of matrices which of them are transposed in memory.
var orders = map[string][2]bool{"matmul": {}, "matmulta": {true, false}, "matmultb": {false, true}}

// layouts returns how the interface names the orders of a product's matrices, and how far apart
// their rows are.
func layouts(op string, m, k, n C.int) (ta, tb, lda, ldb C.int) {
	ta, tb, lda, ldb = C.NoTrans, C.NoTrans, k, n
	if orders[op][0] {
		ta, lda = C.Trans, m
	}
	if orders[op][1] {
		tb, ldb = C.Trans, k
	}
	return ta, tb, lda, ldb
}

func matrix(f unsafe.Pointer, w work) func() {
	m, k, n := C.int(w.Shape[0]), C.int(w.Shape[1]), C.int(w.Shape[2])
	ta, tb, lda, ldb := layouts(w.Op, m, k, n)
	if w.Type == "float32" {
		a, b, c := numbers[C.float](m*k), numbers[C.float](k*n), numbers[C.float](m*n)
		return func() { C.sgemm(f, ta, tb, m, n, k, &a[0], lda, &b[0], ldb, &c[0]) }
	}
	a, b, c := numbers[C.double](m*k), numbers[C.double](k*n), numbers[C.double](m*n)
	return func() { C.dgemm(f, ta, tb, m, n, k, &a[0], lda, &b[0], ldb, &c[0]) }
}

func vector(f unsafe.Pointer, w work) func() {
	m, n := C.int(w.Shape[0]), C.int(w.Shape[1])
	t := C.int(C.NoTrans)
	if w.Op == "vecmat" {
		t = C.Trans
	}
	if w.Type == "float32" {
		a, x, y := numbers[C.float](m*n), numbers[C.float](max(m, n)), numbers[C.float](max(m, n))
		return func() { C.sgemv(f, t, m, n, &a[0], &x[0], &y[0]) }
	}
	a, x, y := numbers[C.double](m*n), numbers[C.double](max(m, n)), numbers[C.double](max(m, n))
	return func() { C.dgemv(f, t, m, n, &a[0], &x[0], &y[0]) }
}

func numbers[T C.float | C.double](n C.int) []T {
	x := make([]T, n)
	for i := range x {
		x[i] = T(i%97) / 97
	}
	return x
}
