// Code generated from gen/ops and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL FP_CONTRACT OFF

typedef long T;

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

static T word_max(T x, T y) { return x > y ? x : y; }
static T word_min(T x, T y) { return x < y ? x : y; }
static T word_abs(T x) { return x < 0 ? -x : x; }

// Division by 0 is reported. That by -1 could overflow, which stops some processors.
static T word_div(T x, T y, __global int *fault) {
	if (y == 0)
		*fault = 1;
	return y == 0 ? 0 : y == -1 ? -x : x / y;
}
static T word_rem(T x, T y, __global int *fault) {
	if (y == 0)
		*fault = 1;
	return y == 0 || y == -1 ? 0 : x % y;
}
static T word_mod(T x, T y, __global int *fault) {
	T r = word_rem(x, y, fault);
	return r != 0 && (r < 0) != (y < 0) ? r + y : r;
}
static T word_and(T x, T y) { return x & y; }
static T word_or(T x, T y) { return x | y; }
static T word_xor(T x, T y) { return x ^ y; }
static T word_shl(T x, T y) { return (ulong)y < 64 ? x << y : 0; }
static T word_shr(T x, T y) { return x >> ((ulong)y < 64 ? y : 63); }
static T word_clamp(T x, T low, T high) { x = x < low ? low : x; return x > high ? high : x; }
// Add: z = x + y
__kernel void ints_Add(const Walk walk, __global long *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] + y[at[2]];
}

// Sub: z = x - y
__kernel void ints_Sub(const Walk walk, __global long *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] - y[at[2]];
}

// Mul: z = x * y
__kernel void ints_Mul(const Walk walk, __global long *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] * y[at[2]];
}

// Div: z = x / y
__kernel void ints_Div(const Walk walk, __global long *z, __global const long *x, __global const long *y, __global int *fault) {
	PLACES(3)
	z[at[0]] = word_div(x[at[1]], y[at[2]], fault);
}

// Rem: z = x % y
__kernel void ints_Rem(const Walk walk, __global long *z, __global const long *x, __global const long *y, __global int *fault) {
	PLACES(3)
	z[at[0]] = word_rem(x[at[1]], y[at[2]], fault);
}

// Mod: z = mod(x, y)
__kernel void ints_Mod(const Walk walk, __global long *z, __global const long *x, __global const long *y, __global int *fault) {
	PLACES(3)
	z[at[0]] = word_mod(x[at[1]], y[at[2]], fault);
}

// Maximum: z = max(x, y)
__kernel void ints_Maximum(const Walk walk, __global long *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = word_max(x[at[1]], y[at[2]]);
}

// Minimum: z = min(x, y)
__kernel void ints_Minimum(const Walk walk, __global long *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = word_min(x[at[1]], y[at[2]]);
}

// Neg: z = -x
__kernel void ints_Neg(const Walk walk, __global long *z, __global const long *x) {
	PLACES(2)
	z[at[0]] = -x[at[1]];
}

// Abs: z = abs(x)
__kernel void ints_Abs(const Walk walk, __global long *z, __global const long *x) {
	PLACES(2)
	z[at[0]] = word_abs(x[at[1]]);
}

// Sign: z = where(x > 0, 1, where(x < 0, -1, x))
__kernel void ints_Sign(const Walk walk, __global long *z, __global const long *x) {
	PLACES(2)
	z[at[0]] = (x[at[1]] > 0 ? 1 : (x[at[1]] < 0 ? -1 : x[at[1]]));
}

// Square: z = x * x
__kernel void ints_Square(const Walk walk, __global long *z, __global const long *x) {
	PLACES(2)
	z[at[0]] = x[at[1]] * x[at[1]];
}

// Clip: z = clamp(x, lo, hi)
__kernel void ints_Clip(const Walk walk, __global long *z, __global const long *x, T lo, T hi) {
	PLACES(2)
	z[at[0]] = word_clamp(x[at[1]], lo, hi);
}

// Equal: z = x == y
__kernel void ints_Equal(const Walk walk, __global uchar *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] == y[at[2]];
}

// NotEqual: z = x != y
__kernel void ints_NotEqual(const Walk walk, __global uchar *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] != y[at[2]];
}

// Less: z = x < y
__kernel void ints_Less(const Walk walk, __global uchar *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] < y[at[2]];
}

// LessEqual: z = x <= y
__kernel void ints_LessEqual(const Walk walk, __global uchar *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] <= y[at[2]];
}

// Greater: z = x > y
__kernel void ints_Greater(const Walk walk, __global uchar *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] > y[at[2]];
}

// GreaterEqual: z = x >= y
__kernel void ints_GreaterEqual(const Walk walk, __global uchar *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = x[at[1]] >= y[at[2]];
}

// Where: z = where(m, x, y)
__kernel void ints_Where(const Walk walk, __global long *z, __global const uchar *m, __global const long *x, __global const long *y) {
	PLACES(4)
	z[at[0]] = (m[at[1]] ? x[at[2]] : y[at[3]]);
}

// And: z = x & y
__kernel void ints_And(const Walk walk, __global long *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = word_and(x[at[1]], y[at[2]]);
}

// Or: z = x | y
__kernel void ints_Or(const Walk walk, __global long *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = word_or(x[at[1]], y[at[2]]);
}

// Xor: z = x ^ y
__kernel void ints_Xor(const Walk walk, __global long *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = word_xor(x[at[1]], y[at[2]]);
}

// Not: z = ^x
__kernel void ints_Not(const Walk walk, __global long *z, __global const long *x) {
	PLACES(2)
	z[at[0]] = ~x[at[1]];
}

// Shl: z = x << y
__kernel void ints_Shl(const Walk walk, __global long *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = word_shl(x[at[1]], y[at[2]]);
}

// Shr: z = x >> y
__kernel void ints_Shr(const Walk walk, __global long *z, __global const long *x, __global const long *y) {
	PLACES(3)
	z[at[0]] = word_shr(x[at[1]], y[at[2]]);
}

// Copy: z = x
__kernel void ints_Copy(const Walk walk, __global long *z, __global const long *x) {
	PLACES(2)
	z[at[0]] = x[at[1]];
}

// Fill: z = v
__kernel void ints_Fill(const Walk walk, __global long *z, long v) {
	PLACES(1)
	z[at[0]] = v;
}

// ints_Truth: z = x != 0
__kernel void ints_Truth(const Walk walk, __global uchar *z, __global const long *x) {
	PLACES(2)
	z[at[0]] = x[at[1]] != 0;
}
