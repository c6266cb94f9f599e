// Code generated from gen/ops and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL FP_CONTRACT OFF

typedef uchar T;

// Equal: z = x == y
__kernel void bools_equal(ulong n, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] == y[i];
}

// NotEqual: z = x != y
__kernel void bools_notEqual(ulong n, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] != y[i];
}

// Where: z = where(m, x, y)
__kernel void bools_where(ulong n, __global uchar *z, __global const uchar *m, __global const uchar *x, __global const uchar *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (m[i] ? x[i] : y[i]);
}

// And: z = x && y
__kernel void bools_and(ulong n, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] && y[i];
}

// Or: z = x || y
__kernel void bools_or(ulong n, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] || y[i];
}

// Xor: z = x != y
__kernel void bools_xor(ulong n, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] != y[i];
}

// Not: z = !x
__kernel void bools_not(ulong n, __global uchar *z, __global const uchar *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = !x[i];
}
