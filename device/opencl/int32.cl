// Code generated from gen/table and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL FP_CONTRACT OFF

typedef int T;

#ifndef __has_builtin
#define __has_builtin(name) 0
#endif

// VECTOR is the name of a type or a function, of vectors of n.
#define VECTOR(name, n) TOKEN(name, n)
#define TOKEN(a, b) a##b

// A V is what a work-item computes at a time: LANES numbers in programs with VECTORS of so many bytes, or one. A C
// is conditions on them.
#define LANES 1
typedef T V;
typedef uchar C;
#define MASK(m) (m)
#define FIRST(v) (v)
#define VLOAD(x) (*(x))
#define ACROSS(v, join)
#define N(number) ((V)(number))

// A Walk says where the elements of tensors of one shape are, the result first. It is
// package deviceops's.
typedef struct {
	ulong n;     // elements
	ulong share; // those of a work-item
	ulong rank;
	long start[6];
	ulong shape[12 + 1];
	long stride[12 + 1][6];
} Walk;

// places moves the places at of so many tensors to element i of dimensions from to to.
static void places(const Walk *walk, int from, int to, ulong i, int tensors, long *at) {
	for (int d = to - 1; d > from; d--) {
		const ulong along = i % walk->shape[d];
		i /= walk->shape[d];
		for (int k = 0; k < tensors; k++)
			at[k] += along * walk->stride[d][k];
	}
	for (int k = 0; k < tensors; k++)
		at[k] += i * walk->stride[from][k];
}

#ifndef FLAT
#define FLAT 0
#endif

// locate sets at to the places of element first of so many tensors, and returns how many elements
// follow it in steps, but for those from end on. In programs with FLAT, all follow one another.
static ulong locate(const Walk *walk, ulong first, ulong end, int tensors, long *at) {
	for (int k = 0; k < tensors; k++)
		at[k] = walk->start[k] + (FLAT ? first : 0);
	if (FLAT)
		return end - first;
	places(walk, 0, walk->rank, first, tensors, at);
	const ulong length = walk->shape[walk->rank - 1];
	return min(end - first, length - first % length);
}

// BY runs a statement for each so many elements of a work-item, of so many tensors of the shape of
// a walk, in any order; EACH for each. PLACE is where the first of them is of a tensor, and STEP
// how far from it the next.
#define EACH(tensors) BY(1, tensors)
#define BY(lanes, tensors) \
	long at[tensors]; \
	ulong run; \
	const ulong end = min((get_global_id(0) + 1) * walk.share, walk.n); \
	for (ulong first = get_global_id(0) * walk.share; first < end && (run = locate(&walk, first, end, tensors, at)); first += run) \
		_Pragma("clang loop vectorize(assume_safety)") \
		for (ulong i = 0; i < run; i += lanes)
#define STEP(k) (FLAT ? 1 : walk.stride[walk.rank - 1][k])
#define PLACE(k) at[k] + (long)i * STEP(k)

// LOAD, LOADMASK, STORE and STOREMASK are of what BY(LANES, …) runs a statement for, of tensor k.
// STORECACHED never writes bypassing the caches: to compute takes longer than to write there.
#define LOAD(x, k) load(x + PLACE(k), STEP(k), run - i)
#define LOADMASK(m, k) loadmask(m + PLACE(k), STEP(k), run - i)
#define STORE(z, k, v) store(z + PLACE(k), STEP(k), run - i, v)
#define STORECACHED(z, k, v) storecached(z + PLACE(k), STEP(k), run - i, v)
#define STOREMASK(z, k, c) storemask(z + PLACE(k), STEP(k), run - i, c)

#if LANES == 1
static V load(__global const T *x, long step, ulong n) { return *x; }
static C loadmask(__global const uchar *m, long step, ulong n) { return *m; }
static void store(__global T *z, long step, ulong n, V v) { *z = v; }
static void storecached(__global T *z, long step, ulong n, V v) { *z = v; }
static void storemask(__global uchar *z, long step, ulong n, C c) { *z = c; }
#endif

// PARTS gives lanes of work-items together one result; or, where row is more than 1, each of them
// up to WIDTH results that are neighbours, in rows of so many. They fold the elements from first to
// last, being number part of parts. The places at are those of the first result. The dimensions
// from kept on are those that are folded.
#define PARTS(tensors) \
	const size_t id = get_local_id(0); \
	const ulong lane = id % lanes; \
	const ulong number = (get_group_id(0) * get_local_size(0) + id) / lanes; \
	const ulong part = number % parts, block = number / parts, blocks = (row + WIDTH - 1) / WIDTH; \
	const bool some = block < walk.n / row * blocks; \
	const ulong result = some ? block / blocks * row + block % blocks * WIDTH : 0; \
	const ulong share = (count + parts - 1) / parts; \
	const ulong first = min(part * share, count); \
	const ulong last = some ? min(first + share, count) : first; \
	long at[tensors]; \
	for (int k = 0; k < tensors; k++) \
		at[k] = walk.start[k]; \
	places(&walk, 0, kept, result, tensors, at);

// A work-item folds WIDTH numbers at a time, side by side: elements of one result, or one of each
// of several.
#ifdef SIDE
#define WIDTH (SIDE / 4)
#else
#define WIDTH LANES
#endif

// element returns where element i is along the dimensions from kept on of the tensor that
// starts at a place.
static long element(const Walk *walk, int kept, ulong i, long at) {
	for (int d = walk->rank - 1; d > kept; d--) {
		at += i % walk->shape[d] * walk->stride[d][1];
		i /= walk->shape[d];
	}
	return at + i * walk->stride[kept][1];
}

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
static T word_shl(T x, T y) { return (uint)y < 32 ? x << y : 0; }
static T word_shr(T x, T y) { return x >> ((uint)y < 32 ? y : 32 - 1); }
static V word_clamp(V x, V low, V high) { x = x < low ? low : x; return x > high ? high : x; }
// op_Add returns x + y.
static V op_Add(V x, V y) { return x + y; }

// op_Sub returns x - y.
static V op_Sub(V x, V y) { return x - y; }

// op_Mul returns x * y.
static V op_Mul(V x, V y) { return x * y; }

// op_Div returns x / y; of integers, truncated toward zero.
static V op_Div(V x, V y, __global int *fault) { return word_div(x, y, fault); }

// op_Rem returns the remainder of x / y, with the sign of x, as Go's % and C's fmod.
static V op_Rem(V x, V y, __global int *fault) { return word_rem(x, y, fault); }

// op_Mod returns the remainder of x / y, with the sign of y, as in NumPy.
static V op_Mod(V x, V y, __global int *fault) { return word_mod(x, y, fault); }

// op_Maximum returns the larger of x and y, NaN if either is; +0 is larger than -0.
static V op_Maximum(V x, V y) { return word_max(x, y); }

// op_Minimum returns the smaller of x and y, NaN if either is; -0 is smaller than +0.
static V op_Minimum(V x, V y) { return word_min(x, y); }

// op_Neg returns -x.
static V op_Neg(V x) { return -x; }

// op_Abs returns the magnitude of x.
static V op_Abs(V x) { return word_abs(x); }

// op_Sign returns -1, 0 or 1 as x is negative, zero or positive.
static V op_Sign(V x) { return (x > 0 ? N(1) : (x < 0 ? N(-1) : x)); }

// op_Square returns x * x.
static V op_Square(V x) { return x * x; }

// op_Clip returns the number nearest to x that is within [lo, hi], NaN if x is.
static V op_Clip(V x, V lo, V hi) { return word_clamp(x, lo, hi); }

// op_Equal returns whether x is equal to y.
static C op_Equal(V x, V y) { return x == y; }

// op_NotEqual returns whether x is not equal to y.
static C op_NotEqual(V x, V y) { return x != y; }

// op_Less returns whether x is less than y.
static C op_Less(V x, V y) { return x < y; }

// op_LessEqual returns whether x is less than y or equal to it.
static C op_LessEqual(V x, V y) { return x <= y; }

// op_Greater returns whether x is greater than y.
static C op_Greater(V x, V y) { return x > y; }

// op_GreaterEqual returns whether x is greater than y or equal to it.
static C op_GreaterEqual(V x, V y) { return x >= y; }

// op_Where returns x where m holds and y elsewhere.
static V op_Where(C m, V x, V y) { return (m ? x : y); }

// op_And returns the bits of both x and y.
static V op_And(V x, V y) { return word_and(x, y); }

// op_Or returns the bits of x or y.
static V op_Or(V x, V y) { return word_or(x, y); }

// op_Xor returns the bits of either x or y.
static V op_Xor(V x, V y) { return word_xor(x, y); }

// op_Not returns the bits that x has not.
static V op_Not(V x) { return ~x; }

// op_Shl returns x with its bits y places to the left; 0 where y, as an unsigned number, is no less than the bits of an element.
static V op_Shl(V x, V y) { return word_shl(x, y); }

// op_Shr returns x with its bits y places to the right, the sign kept; 0 or -1 where y, as an unsigned number, is no less than the bits of an element.
static V op_Shr(V x, V y) { return word_shr(x, y); }

// mask_Equal returns whether x is equal to y.
static C mask_Equal(C x, C y) { return x == y; }

// mask_NotEqual returns whether x is not equal to y.
static C mask_NotEqual(C x, C y) { return x != y; }

// mask_Where returns x where m holds and y elsewhere.
static C mask_Where(C m, C x, C y) { return (m ? x : y); }

// mask_And returns whether both x and y hold.
static C mask_And(C x, C y) { return x && y; }

// mask_Or returns whether x or y holds.
static C mask_Or(C x, C y) { return x || y; }

// mask_Xor returns whether just one of x and y holds.
static C mask_Xor(C x, C y) { return x != y; }

// mask_Not returns whether x does not hold.
static C mask_Not(C x) { return !x; }

// op_Copy returns x.
static V op_Copy(V x) { return x; }

// What follows are the kernels; programs WITHOUT_KERNELS have their own.
#ifndef WITHOUT_KERNELS

// Add: z = x + y
__kernel void i32_Add(const Walk walk, __global int *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Add(LOAD(x, 1), LOAD(y, 2)));
}

// Sub: z = x - y
__kernel void i32_Sub(const Walk walk, __global int *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Sub(LOAD(x, 1), LOAD(y, 2)));
}

// Mul: z = x * y
__kernel void i32_Mul(const Walk walk, __global int *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Mul(LOAD(x, 1), LOAD(y, 2)));
}

// Div: z = x / y
__kernel void i32_Div(const Walk walk, __global int *z, __global const int *x, __global const int *y, __global int *fault) {
	BY(LANES, 3)
		STORE(z, 0, op_Div(LOAD(x, 1), LOAD(y, 2), fault));
}

// Rem: z = x % y
__kernel void i32_Rem(const Walk walk, __global int *z, __global const int *x, __global const int *y, __global int *fault) {
	BY(LANES, 3)
		STORE(z, 0, op_Rem(LOAD(x, 1), LOAD(y, 2), fault));
}

// Mod: z = mod(x, y)
__kernel void i32_Mod(const Walk walk, __global int *z, __global const int *x, __global const int *y, __global int *fault) {
	BY(LANES, 3)
		STORE(z, 0, op_Mod(LOAD(x, 1), LOAD(y, 2), fault));
}

// Maximum: z = max(x, y)
__kernel void i32_Maximum(const Walk walk, __global int *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Maximum(LOAD(x, 1), LOAD(y, 2)));
}

// Minimum: z = min(x, y)
__kernel void i32_Minimum(const Walk walk, __global int *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Minimum(LOAD(x, 1), LOAD(y, 2)));
}

// Neg: z = -x
__kernel void i32_Neg(const Walk walk, __global int *z, __global const int *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Neg(LOAD(x, 1)));
}

// Abs: z = abs(x)
__kernel void i32_Abs(const Walk walk, __global int *z, __global const int *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Abs(LOAD(x, 1)));
}

// Sign: z = where(x > 0, 1, where(x < 0, -1, x))
__kernel void i32_Sign(const Walk walk, __global int *z, __global const int *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Sign(LOAD(x, 1)));
}

// Square: z = x * x
__kernel void i32_Square(const Walk walk, __global int *z, __global const int *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Square(LOAD(x, 1)));
}

// Clip: z = clamp(x, lo, hi)
__kernel void i32_Clip(const Walk walk, __global int *z, __global const int *x, T lo, T hi) {
	BY(LANES, 2)
		STORE(z, 0, op_Clip(LOAD(x, 1), N(lo), N(hi)));
}

// Equal: z = x == y
__kernel void i32_Equal(const Walk walk, __global uchar *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_Equal(LOAD(x, 1), LOAD(y, 2)));
}

// NotEqual: z = x != y
__kernel void i32_NotEqual(const Walk walk, __global uchar *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_NotEqual(LOAD(x, 1), LOAD(y, 2)));
}

// Less: z = x < y
__kernel void i32_Less(const Walk walk, __global uchar *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_Less(LOAD(x, 1), LOAD(y, 2)));
}

// LessEqual: z = x <= y
__kernel void i32_LessEqual(const Walk walk, __global uchar *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_LessEqual(LOAD(x, 1), LOAD(y, 2)));
}

// Greater: z = x > y
__kernel void i32_Greater(const Walk walk, __global uchar *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_Greater(LOAD(x, 1), LOAD(y, 2)));
}

// GreaterEqual: z = x >= y
__kernel void i32_GreaterEqual(const Walk walk, __global uchar *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_GreaterEqual(LOAD(x, 1), LOAD(y, 2)));
}

// Where: z = where(m, x, y)
__kernel void i32_Where(const Walk walk, __global int *z, __global const uchar *m, __global const int *x, __global const int *y) {
	BY(LANES, 4)
		STORE(z, 0, op_Where(LOADMASK(m, 1), LOAD(x, 2), LOAD(y, 3)));
}

// And: z = x & y
__kernel void i32_And(const Walk walk, __global int *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STORE(z, 0, op_And(LOAD(x, 1), LOAD(y, 2)));
}

// Or: z = x | y
__kernel void i32_Or(const Walk walk, __global int *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Or(LOAD(x, 1), LOAD(y, 2)));
}

// Xor: z = x ^ y
__kernel void i32_Xor(const Walk walk, __global int *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Xor(LOAD(x, 1), LOAD(y, 2)));
}

// Not: z = ^x
__kernel void i32_Not(const Walk walk, __global int *z, __global const int *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Not(LOAD(x, 1)));
}

// Shl: z = x << y
__kernel void i32_Shl(const Walk walk, __global int *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Shl(LOAD(x, 1), LOAD(y, 2)));
}

// Shr: z = x >> y
__kernel void i32_Shr(const Walk walk, __global int *z, __global const int *x, __global const int *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Shr(LOAD(x, 1), LOAD(y, 2)));
}

// Copy: z = x
__kernel void i32_Copy(const Walk walk, __global T *z, __global const T *x) {
	EACH(2)
		z[PLACE(0)] = x[PLACE(1)];
}

// Take: z = x at offsets, which are tensor 2 of the walk
__kernel void i32_Take(const Walk walk, __global T *z, __global const T *x, __global const long *offsets) {
	EACH(3)
		z[PLACE(0)] = x[PLACE(1) + offsets[PLACE(2)]];
}

// Put: z at offsets, which are tensor 2 of the walk and differ, = y at others
__kernel void i32_Put(const Walk walk, __global T *z, __global const T *y, __global const long *to, __global const long *from) {
	EACH(3)
		z[PLACE(0) + to[PLACE(2)]] = y[PLACE(1) + from[PLACE(2)]];
}

// IndexAdd: z at offsets, which are tensor 2 of the walk and differ, += one after the other of
// those of y at offsets that are numbered from first[…] on
__kernel void i32_IndexAdd(const Walk walk, __global T *z, __global const T *y, __global const long *to, __global const long *from, __global const long *starts) {
	EACH(3) {
		const long place = PLACE(0) + to[PLACE(2)];
		T sum = z[place];
		for (long s = starts[PLACE(2)]; s < starts[PLACE(2) + 1]; s++)
			sum += y[PLACE(1) + from[s]];
		z[place] = sum;
	}
}

// Tril: z = x, or 0 above the diagonal k of matrices; rows are those of the walk
__kernel void i32_Tril(const Walk walk, __global T *z, __global const T *x, ulong rows, ulong cols, long k) {
	EACH(2) {
		const long row = first / cols % rows, col = first % cols + i;
		z[PLACE(0)] = col - row <= k ? x[PLACE(1)] : 0;
	}
}

// Triu: z = x, or 0 below the diagonal k of matrices; rows are those of the walk
__kernel void i32_Triu(const Walk walk, __global T *z, __global const T *x, ulong rows, ulong cols, long k) {
	EACH(2) {
		const long row = first / cols % rows, col = first % cols + i;
		z[PLACE(0)] = col - row >= k ? x[PLACE(1)] : 0;
	}
}

// Fill: z = v
__kernel void i32_Fill(const Walk walk, __global int *z, int v) {
	EACH(1)
		z[PLACE(0)] = v;
}

// ToFloat32: z = x
__kernel void i32_ToFloat32(const Walk walk, __global float *z, __global const int *x) {
	EACH(2)
		z[PLACE(0)] = (float)x[PLACE(1)];
}

// ToInt: z = x
__kernel void i32_ToInt(const Walk walk, __global long *z, __global const int *x) {
	EACH(2)
		z[PLACE(0)] = (long)x[PLACE(1)];
}

// ToUint8: z = x
__kernel void i32_ToUint8(const Walk walk, __global uchar *z, __global const int *x) {
	EACH(2)
		z[PLACE(0)] = (uchar)x[PLACE(1)];
}

// ToBool: z = x
__kernel void i32_ToBool(const Walk walk, __global uchar *z, __global const int *x) {
	EACH(2)
		z[PLACE(0)] = x[PLACE(1)] != 0;
}

// SaturateUint8: z = x
__kernel void i32_SaturateUint8(const Walk walk, __global uchar *z, __global const int *x) {
	EACH(2)
		z[PLACE(0)] = convert_uchar_sat(x[PLACE(1)]);
}

#define PLUS(x, y) ((x) + (y))

// below returns the first n numbers of v, and the others of w.
#if LANES == 1
#define below(n, v, w) (v)
#endif

// An A is what sums and products are of.
typedef long A;

// fold_Sum returns what the fold a of some elements becomes by another, x.
static A fold_Sum(A a, V x) { return a + x; }

// join_Sum returns the fold of elements whose folds are a and b.
static A join_Sum(A a, A b) { return a + b; }

// Sum: z = the sum of x; parts of a result follow one another
__kernel void i32_Sum(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global A *z, __global const T *x, __local A *partial) {
	PARTS(2)
	const bool across = row > 1;
	const int along = across ? kept - 1 : walk.rank - 1;
	const ulong length = walk.shape[walk.rank - 1];
	const long step = walk.stride[along][1];
	const ulong width = across ? min((ulong)WIDTH, row - block % blocks * WIDTH) : 1;
	ulong side = WIDTH; // numbers side by side
	while (!across && side > LANES && side / 2 >= share)
		side /= 2;
	A a[WIDTH / LANES];
	for (ulong l = 0; l < (across ? width : side); l += LANES) {
		a[l / LANES] = 0;
	}
	ulong run; // elements that follow one another, or rows
	for (ulong i = first + lane * side; i < last; i += run + (across ? 0 : (lanes - 1) * side)) {
		run = min(last - i, length - i % length);
		if (lanes > 1)
			run = min(run, side);
		__global const T *at1 = x + element(&walk, kept, i, at[1]);
		const long next = across ? walk.stride[walk.rank - 1][1] : side * step;
		ulong done = 0;
		if (step == 1 && (across ? width : side) == WIDTH) {
			A b[WIDTH / LANES];
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				b[l] = a[l];
			const ulong whole = across ? run : run / WIDTH;
			for (ulong k = 0; k < whole; k++, at1 += next) {
				_Pragma("unroll")
				for (int l = 0; l < WIDTH / LANES; l++)
					b[l] = fold_Sum(b[l], VLOAD(at1 + l * LANES));
			}
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				a[l] = b[l];
			done = across ? run : whole * WIDTH;
		}
		for (; done < run; done += across ? 1 : side, at1 += next) {
			const ulong n = across ? width : min(run - done, side);
			for (ulong l = 0; l < n; l += LANES) {
				const A f = fold_Sum(a[l / LANES], load(at1 + (long)l * step, step, n - l));
				a[l / LANES] = below(n - l, f, a[l / LANES]);
			}
		}
	}
	for (ulong reach = across ? 0 : side / 2; reach >= LANES; reach /= 2)
		for (ulong l = 0; l < reach; l += LANES)
			a[l / LANES] = join_Sum(a[l / LANES], a[(l + reach) / LANES]);
	if (!across) {
		ACROSS(a[0], join_Sum)
	}
	A *folded = (A *)a;
	partial[id] = folded[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = FIRST(join_Sum((A)(partial[id]), (A)(partial[id + reach])));
	}
	folded[0] = partial[id];
	for (ulong l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = folded[l];
}

// fold_Prod returns what the fold a of some elements becomes by another, x.
static A fold_Prod(A a, V x) { return a * x; }

// join_Prod returns the fold of elements whose folds are a and b.
static A join_Prod(A a, A b) { return a * b; }

// Prod: z = the product of x; parts of a result follow one another
__kernel void i32_Prod(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global A *z, __global const T *x, __local A *partial) {
	PARTS(2)
	const bool across = row > 1;
	const int along = across ? kept - 1 : walk.rank - 1;
	const ulong length = walk.shape[walk.rank - 1];
	const long step = walk.stride[along][1];
	const ulong width = across ? min((ulong)WIDTH, row - block % blocks * WIDTH) : 1;
	ulong side = WIDTH; // numbers side by side
	while (!across && side > LANES && side / 2 >= share)
		side /= 2;
	A a[WIDTH / LANES];
	for (ulong l = 0; l < (across ? width : side); l += LANES) {
		a[l / LANES] = 1;
	}
	ulong run; // elements that follow one another, or rows
	for (ulong i = first + lane * side; i < last; i += run + (across ? 0 : (lanes - 1) * side)) {
		run = min(last - i, length - i % length);
		if (lanes > 1)
			run = min(run, side);
		__global const T *at1 = x + element(&walk, kept, i, at[1]);
		const long next = across ? walk.stride[walk.rank - 1][1] : side * step;
		ulong done = 0;
		if (step == 1 && (across ? width : side) == WIDTH) {
			A b[WIDTH / LANES];
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				b[l] = a[l];
			const ulong whole = across ? run : run / WIDTH;
			for (ulong k = 0; k < whole; k++, at1 += next) {
				_Pragma("unroll")
				for (int l = 0; l < WIDTH / LANES; l++)
					b[l] = fold_Prod(b[l], VLOAD(at1 + l * LANES));
			}
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				a[l] = b[l];
			done = across ? run : whole * WIDTH;
		}
		for (; done < run; done += across ? 1 : side, at1 += next) {
			const ulong n = across ? width : min(run - done, side);
			for (ulong l = 0; l < n; l += LANES) {
				const A f = fold_Prod(a[l / LANES], load(at1 + (long)l * step, step, n - l));
				a[l / LANES] = below(n - l, f, a[l / LANES]);
			}
		}
	}
	for (ulong reach = across ? 0 : side / 2; reach >= LANES; reach /= 2)
		for (ulong l = 0; l < reach; l += LANES)
			a[l / LANES] = join_Prod(a[l / LANES], a[(l + reach) / LANES]);
	if (!across) {
		ACROSS(a[0], join_Prod)
	}
	A *folded = (A *)a;
	partial[id] = folded[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = FIRST(join_Prod((A)(partial[id]), (A)(partial[id + reach])));
	}
	folded[0] = partial[id];
	for (ulong l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = folded[l];
}

// fold_Max returns what the fold a of some elements becomes by another, x.
static V fold_Max(V a, V x) { return word_max(a, x); }

// join_Max returns the fold of elements whose folds are a and b.
static V join_Max(V a, V b) { return word_max(a, b); }

// Max: z = the largest of x, NaN if any is; it panics if there is none; parts of a result follow one another
__kernel void i32_Max(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
	PARTS(2)
	const bool across = row > 1;
	const int along = across ? kept - 1 : walk.rank - 1;
	const ulong length = walk.shape[walk.rank - 1];
	const long step = walk.stride[along][1];
	const ulong width = across ? min((ulong)WIDTH, row - block % blocks * WIDTH) : 1;
	ulong side = WIDTH; // numbers side by side
	while (!across && side > LANES && side / 2 >= share)
		side /= 2;
	V a[WIDTH / LANES];
	for (ulong l = 0; l < (across ? width : side); l += LANES) {
		a[l / LANES] = load(x + element(&walk, kept, 0, at[1]) + (across ? (long)l * step : 0), across ? step : 0, width - l);
	}
	ulong run; // elements that follow one another, or rows
	for (ulong i = first + lane * side; i < last; i += run + (across ? 0 : (lanes - 1) * side)) {
		run = min(last - i, length - i % length);
		if (lanes > 1)
			run = min(run, side);
		__global const T *at1 = x + element(&walk, kept, i, at[1]);
		const long next = across ? walk.stride[walk.rank - 1][1] : side * step;
		ulong done = 0;
		if (step == 1 && (across ? width : side) == WIDTH) {
			V b[WIDTH / LANES];
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				b[l] = a[l];
			const ulong whole = across ? run : run / WIDTH;
			for (ulong k = 0; k < whole; k++, at1 += next) {
				_Pragma("unroll")
				for (int l = 0; l < WIDTH / LANES; l++)
					b[l] = fold_Max(b[l], VLOAD(at1 + l * LANES));
			}
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				a[l] = b[l];
			done = across ? run : whole * WIDTH;
		}
		for (; done < run; done += across ? 1 : side, at1 += next) {
			const ulong n = across ? width : min(run - done, side);
			for (ulong l = 0; l < n; l += LANES) {
				const V f = fold_Max(a[l / LANES], load(at1 + (long)l * step, step, n - l));
				a[l / LANES] = below(n - l, f, a[l / LANES]);
			}
		}
	}
	for (ulong reach = across ? 0 : side / 2; reach >= LANES; reach /= 2)
		for (ulong l = 0; l < reach; l += LANES)
			a[l / LANES] = join_Max(a[l / LANES], a[(l + reach) / LANES]);
	if (!across) {
		ACROSS(a[0], join_Max)
	}
	T *folded = (T *)a;
	partial[id] = folded[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = FIRST(join_Max((V)(partial[id]), (V)(partial[id + reach])));
	}
	folded[0] = partial[id];
	for (ulong l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = folded[l];
}

// fold_Min returns what the fold a of some elements becomes by another, x.
static V fold_Min(V a, V x) { return word_min(a, x); }

// join_Min returns the fold of elements whose folds are a and b.
static V join_Min(V a, V b) { return word_min(a, b); }

// Min: z = the smallest of x, NaN if any is; it panics if there is none; parts of a result follow one another
__kernel void i32_Min(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
	PARTS(2)
	const bool across = row > 1;
	const int along = across ? kept - 1 : walk.rank - 1;
	const ulong length = walk.shape[walk.rank - 1];
	const long step = walk.stride[along][1];
	const ulong width = across ? min((ulong)WIDTH, row - block % blocks * WIDTH) : 1;
	ulong side = WIDTH; // numbers side by side
	while (!across && side > LANES && side / 2 >= share)
		side /= 2;
	V a[WIDTH / LANES];
	for (ulong l = 0; l < (across ? width : side); l += LANES) {
		a[l / LANES] = load(x + element(&walk, kept, 0, at[1]) + (across ? (long)l * step : 0), across ? step : 0, width - l);
	}
	ulong run; // elements that follow one another, or rows
	for (ulong i = first + lane * side; i < last; i += run + (across ? 0 : (lanes - 1) * side)) {
		run = min(last - i, length - i % length);
		if (lanes > 1)
			run = min(run, side);
		__global const T *at1 = x + element(&walk, kept, i, at[1]);
		const long next = across ? walk.stride[walk.rank - 1][1] : side * step;
		ulong done = 0;
		if (step == 1 && (across ? width : side) == WIDTH) {
			V b[WIDTH / LANES];
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				b[l] = a[l];
			const ulong whole = across ? run : run / WIDTH;
			for (ulong k = 0; k < whole; k++, at1 += next) {
				_Pragma("unroll")
				for (int l = 0; l < WIDTH / LANES; l++)
					b[l] = fold_Min(b[l], VLOAD(at1 + l * LANES));
			}
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				a[l] = b[l];
			done = across ? run : whole * WIDTH;
		}
		for (; done < run; done += across ? 1 : side, at1 += next) {
			const ulong n = across ? width : min(run - done, side);
			for (ulong l = 0; l < n; l += LANES) {
				const V f = fold_Min(a[l / LANES], load(at1 + (long)l * step, step, n - l));
				a[l / LANES] = below(n - l, f, a[l / LANES]);
			}
		}
	}
	for (ulong reach = across ? 0 : side / 2; reach >= LANES; reach /= 2)
		for (ulong l = 0; l < reach; l += LANES)
			a[l / LANES] = join_Min(a[l / LANES], a[(l + reach) / LANES]);
	if (!across) {
		ACROSS(a[0], join_Min)
	}
	T *folded = (T *)a;
	partial[id] = folded[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = FIRST(join_Min((V)(partial[id]), (V)(partial[id + reach])));
	}
	folded[0] = partial[id];
	for (ulong l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = folded[l];
}

// STOREJOINED sets z to what lanes have computed in a, joined by twos.
#define STOREJOINED(join) \
	partial[id] = a; \
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) { \
		barrier(CLK_LOCAL_MEM_FENCE); \
		if (lane < reach) \
			partial[id] = join(partial[id], partial[id + reach]); \
	} \
	if (lane == 0 && some) \
		z[at[0] + part] = partial[id];

// CountNonzero: z = how many elements of x are not 0; parts of a result follow one another
__kernel void i32_CountNonzero(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global long *z, __global const T *x, __local long *partial) {
	PARTS(2)
	long a = 0;
	for (ulong i = first + lane; i < last; i += lanes)
		a += x[element(&walk, kept, i, at[1])] != 0;
	STOREJOINED(PLUS)
}

// Index: z = the first place of c in x, or count if it is not there; parts of a result follow one
// another
__kernel void i32_Index(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global long *z, __global const T *x, __global const T *c, __local long *partial) {
	PARTS(3)
	long a = count;
	for (ulong i = first + lane; i < last; i += lanes)
		if (x[element(&walk, kept, i, at[1])] == c[at[2]])
			a = min(a, (long)i);
	STOREJOINED(min)
}

// comes reports whether x comes before y in ascending order.
static bool comes(T x, T y) { return x < y; }

// Merge: z = x with each two runs of so many elements, in rows of n, merged in ascending or
// descending order, of equal ones those of the first run first; to = from in the same order, which
// at first are places in rows
__kernel void i32_Merge(const Walk walk, ulong n, ulong length, int descending, __global T *z, __global long *to, __global const T *x, __global const long *from) {
	EACH(1) {
		const ulong e = first + i, place = e % n, row = e - place;
		const ulong left = place - place % (2 * length), right = min(left + length, n);
		const bool isLeft = place < right;
		const T v = x[e];
		const ulong others = isLeft ? right : left;
		ulong low = others, high = isLeft ? min(right + length, n) : right;
		while (low < high) {
			const ulong middle = (low + high) / 2;
			const T w = x[row + middle];
			const bool goesFirst = descending ? comes(v, w) : comes(w, v), follows = descending ? comes(w, v) : comes(v, w);
			if (isLeft ? goesFirst : !follows)
				low = middle + 1;
			else
				high = middle;
		}
		const ulong target = row + left + place - (isLeft ? left : right) + low - others;
		z[target] = v;
		to[target] = length == 1 ? place : from[e];
	}
}

// SearchSorted: z = the first places in n elements in ascending order where those of x could be put
// in
__kernel void i32_SearchSorted(const Walk walk, __global long *z, __global const T *x, __global const T *sorted, ulong n) {
	EACH(2) {
		const T v = x[PLACE(1)];
		ulong low = 0, high = n;
		while (low < high) {
			const ulong middle = (low + high) / 2;
			if (comes(sorted[middle], v))
				low = middle + 1;
			else
				high = middle;
		}
		z[PLACE(0)] = low;
	}
}

#endif
