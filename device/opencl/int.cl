// Code generated from gen/ops and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL FP_CONTRACT OFF

typedef long T;

static T word_max(T x, T y) { return x > y ? x : y; }
static T word_min(T x, T y) { return x < y ? x : y; }
static T word_abs(T x) { return x < 0 ? -x : x; }
static T word_rem(T x, T y) { return x % y; }
static T word_mod(T x, T y) { T r = x % y; return r != 0 && (r < 0) != (y < 0) ? r + y : r; }
static T word_and(T x, T y) { return x & y; }
static T word_or(T x, T y) { return x | y; }
static T word_xor(T x, T y) { return x ^ y; }
static T word_shl(T x, T y) { return (ulong)y < 64 ? x << y : 0; }
static T word_shr(T x, T y) { return x >> ((ulong)y < 64 ? y : 63); }
static T word_clamp(T x, T low, T high) { x = x < low ? low : x; return x > high ? high : x; }
// Add: z = x + y
__kernel void ints_add(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] + y[i];
}

// Sub: z = x - y
__kernel void ints_sub(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] - y[i];
}

// Mul: z = x * y
__kernel void ints_mul(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] * y[i];
}

// Div: z = x / y
__kernel void ints_div(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] / y[i];
}

// Rem: z = x % y
__kernel void ints_rem(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_rem(x[i], y[i]);
}

// Mod: z = mod(x, y)
__kernel void ints_mod(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_mod(x[i], y[i]);
}

// Maximum: z = max(x, y)
__kernel void ints_maximum(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_max(x[i], y[i]);
}

// Minimum: z = min(x, y)
__kernel void ints_minimum(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_min(x[i], y[i]);
}

// Neg: z = -x
__kernel void ints_neg(ulong n, __global long *z, __global const long *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -x[i];
}

// Abs: z = abs(x)
__kernel void ints_abs(ulong n, __global long *z, __global const long *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_abs(x[i]);
}

// Sign: z = where(x > 0, 1, where(x < 0, -1, x))
__kernel void ints_sign(ulong n, __global long *z, __global const long *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] > 0 ? 1 : (x[i] < 0 ? -1 : x[i]));
}

// Square: z = x * x
__kernel void ints_square(ulong n, __global long *z, __global const long *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] * x[i];
}

// Clip: z = clamp(x, lo, hi)
__kernel void ints_clip(ulong n, __global long *z, __global const long *x, T lo, T hi) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_clamp(x[i], lo, hi);
}

// Equal: z = x == y
__kernel void ints_equal(ulong n, __global uchar *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] == y[i];
}

// NotEqual: z = x != y
__kernel void ints_notEqual(ulong n, __global uchar *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] != y[i];
}

// Less: z = x < y
__kernel void ints_less(ulong n, __global uchar *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] < y[i];
}

// LessEqual: z = x <= y
__kernel void ints_lessEqual(ulong n, __global uchar *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] <= y[i];
}

// Greater: z = x > y
__kernel void ints_greater(ulong n, __global uchar *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] > y[i];
}

// GreaterEqual: z = x >= y
__kernel void ints_greaterEqual(ulong n, __global uchar *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] >= y[i];
}

// Where: z = where(m, x, y)
__kernel void ints_where(ulong n, __global long *z, __global const uchar *m, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (m[i] ? x[i] : y[i]);
}

// And: z = x & y
__kernel void ints_and(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_and(x[i], y[i]);
}

// Or: z = x | y
__kernel void ints_or(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_or(x[i], y[i]);
}

// Xor: z = x ^ y
__kernel void ints_xor(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_xor(x[i], y[i]);
}

// Not: z = ^x
__kernel void ints_not(ulong n, __global long *z, __global const long *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = ~x[i];
}

// Shl: z = x << y
__kernel void ints_shl(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_shl(x[i], y[i]);
}

// Shr: z = x >> y
__kernel void ints_shr(ulong n, __global long *z, __global const long *x, __global const long *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_shr(x[i], y[i]);
}
