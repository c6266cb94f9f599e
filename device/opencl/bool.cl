// Code generated from gen/ops and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL FP_CONTRACT OFF

typedef uchar T;

// A Walk says where the elements of tensors of one shape are, the result first. It is
// package device's.
typedef struct {
	ulong n; // elements
	ulong rank;
	ulong shape[12];
	long start[6];
	long stride[12][6];
} Walk;

// PLACES gives work-item i the places at of element i of so many tensors, or ends it. In
// programs with FLAT, elements follow one another in all of them.
#ifdef FLAT
#define PLACES(tensors) \
	long at[tensors]; \
	const ulong i = get_global_id(0); \
	if (i >= walk.n) \
		return; \
	for (int k = 0; k < tensors; k++) \
		at[k] = walk.start[k] + i;
#else
#define PLACES(tensors) \
	long at[tensors]; \
	const ulong i = get_global_id(0); \
	if (i >= walk.n) \
		return; \
	for (int k = 0; k < tensors; k++) \
		at[k] = walk.start[k]; \
	ulong outside = i; \
	for (int d = walk.rank - 1; d >= 0; d--) { \
		const ulong along = outside % walk.shape[d]; \
		outside /= walk.shape[d]; \
		for (int k = 0; k < tensors; k++) \
			at[k] += along * walk.stride[d][k]; \
	}
#endif

// Equal: z = x == y
__kernel void bools_Equal(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] == y[at[2]];
}

// NotEqual: z = x != y
__kernel void bools_NotEqual(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] != y[at[2]];
}

// Where: z = where(m, x, y)
__kernel void bools_Where(const Walk walk, __global uchar *z, __global const uchar *m, __global const uchar *x, __global const uchar *y) {
	PLACES(4)
	z[at[0]] = (m[at[1]] ? x[at[2]] : y[at[3]]);
}

// And: z = x && y
__kernel void bools_And(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] && y[at[2]];
}

// Or: z = x || y
__kernel void bools_Or(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] || y[at[2]];
}

// Xor: z = x != y
__kernel void bools_Xor(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] != y[at[2]];
}

// Not: z = !x
__kernel void bools_Not(const Walk walk, __global uchar *z, __global const uchar *x) {
	PLACES(2)
	z[at[0]] = !x[at[1]];
}

// Copy: z = x
__kernel void bools_Copy(const Walk walk, __global uchar *z, __global const uchar *x) {
	PLACES(2)
	z[at[0]] = x[at[1]];
}

// Fill: z = v
__kernel void bools_Fill(const Walk walk, __global uchar *z, uchar v) {
	PLACES(1)
	z[at[0]] = v;
}
