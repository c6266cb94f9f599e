//go:build sleef

package main

/*
#cgo CFLAGS: -O3 -mavx2
#cgo pkg-config: sleef
#include <immintrin.h>
#include <sleef.h>

#define WORD(name, f32, f64) \
	static void name##_float32(float *z, const float *x, const float *y, long n) { \
		for (long i = 0; i < n; i += 8) _mm256_storeu_ps(z + i, f32); } \
	static void name##_float64(double *z, const double *x, const double *y, long n) { \
		for (long i = 0; i < n; i += 4) _mm256_storeu_pd(z + i, f64); }
#define UNARY(name) WORD(name, Sleef_##name##f8_u10avx2(_mm256_loadu_ps(x + i)),
	Sleef_##name##d4_u10avx2(_mm256_loadu_pd(x + i)))

UNARY(exp)
UNARY(log)
UNARY(sin)
UNARY(cos)
UNARY(tanh)
UNARY(erf)
WORD(pow, Sleef_powf8_u10avx2(_mm256_loadu_ps(x + i), _mm256_loadu_ps(y + i)),
	Sleef_powd4_u10avx2(_mm256_loadu_pd(x + i), _mm256_loadu_pd(y + i)))

typedef void (*word32)(float *, const float *, const float *, long);
typedef void (*word64)(double *, const double *, const double *, long);
static const word32 words32[] = {exp_float32, log_float32, sin_float32, cos_float32, tanh_float32,
	erf_float32, pow_float32};
static const word64 words64[] = {exp_float64, log_float64, sin_float64, cos_float64, tanh_float64,
	erf_float64, pow_float64};
static void run32(int w, float *z, const float *x, const float *y,
	long n) { words32[w](z, x, y, n); }
static void run64(int w, double *z, const double *x, const double *y,
	long n) { words64[w](z, x, y, n); }
*/
import "C"

import (
	"errors"
	"slices"
)

func init() { served["SLEEF"] = sleef }

// sleef does whole vectors only.
func sleef(w work) (func(), error) {
	word := C.int(slices.Index([]string{"exp", "log", "sin", "cos", "tanh", "erf", "pow"}, w.Op))
	n := C.long(w.size())
	switch {
	case word < 0 || n%8 != 0:
	case w.Type == "float32":
		x, y, z := span[C.float](n), span[C.float](n), span[C.float](n)
		return func() { C.run32(word, &z[0], &x[0], &y[0], n) }, nil
	case w.Type == "float64":
		x, y, z := span[C.double](n), span[C.double](n), span[C.double](n)
		return func() { C.run64(word, &z[0], &x[0], &y[0], n) }, nil
	}
	return nil, errors.New("SLEEF does no such work")
}

// span returns n numbers from 0.1 to 4.1.
func span[T C.float | C.double](n C.long) []T {
	x := make([]T, n)
	for i := range x {
		x[i] = 0.1 + 4*T(i*7919%1009)/1009
	}
	return x
}
