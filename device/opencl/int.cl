// Code generated from gen/ops and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL FP_CONTRACT OFF

typedef long T;

static T word_max(T x, T y) { return x > y ? x : y; }
// Add: z = x + y
__kernel void ints_add(ulong n, __global T *z, __global const T *x, __global const T *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] + y[i];
}

// Sub: z = x - y
__kernel void ints_sub(ulong n, __global T *z, __global const T *x, __global const T *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] - y[i];
}

// Mul: z = x * y
__kernel void ints_mul(ulong n, __global T *z, __global const T *x, __global const T *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] * y[i];
}

// Div: z = x / y
__kernel void ints_div(ulong n, __global T *z, __global const T *x, __global const T *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] / y[i];
}

// Max: z = max(x, y)
__kernel void ints_max(ulong n, __global T *z, __global const T *x, __global const T *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_max(x[i], y[i]);
}

// Neg: z = -x
__kernel void ints_neg(ulong n, __global T *z, __global const T *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -x[i];
}

// Square: z = x * x
__kernel void ints_square(ulong n, __global T *z, __global const T *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] * x[i];
}
