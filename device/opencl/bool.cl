// Code generated from gen/table and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL FP_CONTRACT OFF

typedef uchar T;

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

// op_Equal returns whether x is equal to y.
static V op_Equal(V x, V y) { return x == y; }

// op_NotEqual returns whether x is not equal to y.
static V op_NotEqual(V x, V y) { return x != y; }

// op_Where returns x where m holds and y elsewhere.
static V op_Where(V m, V x, V y) { return (m ? x : y); }

// op_And returns whether both x and y hold.
static V op_And(V x, V y) { return x && y; }

// op_Or returns whether x or y holds.
static V op_Or(V x, V y) { return x || y; }

// op_Xor returns whether just one of x and y holds.
static V op_Xor(V x, V y) { return x != y; }

// op_Not returns whether x does not hold.
static V op_Not(V x) { return !x; }

// op_Copy returns x.
static V op_Copy(V x) { return x; }

// What follows are the kernels; programs WITHOUT_KERNELS have their own.
#ifndef WITHOUT_KERNELS

// Equal: z = x == y
__kernel void bools_Equal(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Equal(LOAD(x, 1), LOAD(y, 2)));
}

// NotEqual: z = x != y
__kernel void bools_NotEqual(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	BY(LANES, 3)
		STORE(z, 0, op_NotEqual(LOAD(x, 1), LOAD(y, 2)));
}

// Where: z = where(m, x, y)
__kernel void bools_Where(const Walk walk, __global uchar *z, __global const uchar *m, __global const uchar *x, __global const uchar *y) {
	BY(LANES, 4)
		STORE(z, 0, op_Where(LOAD(m, 1), LOAD(x, 2), LOAD(y, 3)));
}

// And: z = x && y
__kernel void bools_And(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	BY(LANES, 3)
		STORE(z, 0, op_And(LOAD(x, 1), LOAD(y, 2)));
}

// Or: z = x || y
__kernel void bools_Or(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Or(LOAD(x, 1), LOAD(y, 2)));
}

// Xor: z = x != y
__kernel void bools_Xor(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Xor(LOAD(x, 1), LOAD(y, 2)));
}

// Not: z = !x
__kernel void bools_Not(const Walk walk, __global uchar *z, __global const uchar *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Not(LOAD(x, 1)));
}

// Copy: z = x
__kernel void bools_Copy(const Walk walk, __global T *z, __global const T *x) {
	EACH(2)
		z[PLACE(0)] = x[PLACE(1)];
}

// Take: z = x at offsets, which are tensor 2 of the walk
__kernel void bools_Take(const Walk walk, __global T *z, __global const T *x, __global const long *offsets) {
	EACH(3)
		z[PLACE(0)] = x[PLACE(1) + offsets[PLACE(2)]];
}

// Put: z at offsets, which are tensor 2 of the walk and differ, = y at others
__kernel void bools_Put(const Walk walk, __global T *z, __global const T *y, __global const long *to, __global const long *from) {
	EACH(3)
		z[PLACE(0) + to[PLACE(2)]] = y[PLACE(1) + from[PLACE(2)]];
}

// Tril: z = x, or 0 above the diagonal k of matrices; rows are those of the walk
__kernel void bools_Tril(const Walk walk, __global T *z, __global const T *x, ulong rows, ulong cols, long k) {
	EACH(2) {
		const long row = first / cols % rows, col = first % cols + i;
		z[PLACE(0)] = col - row <= k ? x[PLACE(1)] : 0;
	}
}

// Triu: z = x, or 0 below the diagonal k of matrices; rows are those of the walk
__kernel void bools_Triu(const Walk walk, __global T *z, __global const T *x, ulong rows, ulong cols, long k) {
	EACH(2) {
		const long row = first / cols % rows, col = first % cols + i;
		z[PLACE(0)] = col - row >= k ? x[PLACE(1)] : 0;
	}
}

// Fill: z = v
__kernel void bools_Fill(const Walk walk, __global uchar *z, uchar v) {
	EACH(1)
		z[PLACE(0)] = v;
}

// ToFloat32: z = x
__kernel void bools_ToFloat32(const Walk walk, __global float *z, __global const uchar *x) {
	EACH(2)
		z[PLACE(0)] = (float)x[PLACE(1)];
}

// ToInt: z = x
__kernel void bools_ToInt(const Walk walk, __global long *z, __global const uchar *x) {
	EACH(2)
		z[PLACE(0)] = (long)x[PLACE(1)];
}

// ToInt32: z = x
__kernel void bools_ToInt32(const Walk walk, __global int *z, __global const uchar *x) {
	EACH(2)
		z[PLACE(0)] = (int)x[PLACE(1)];
}

// ToUint8: z = x
__kernel void bools_ToUint8(const Walk walk, __global uchar *z, __global const uchar *x) {
	EACH(2)
		z[PLACE(0)] = (uchar)x[PLACE(1)];
}

#define PLUS(x, y) ((x) + (y))

// below returns the first n numbers of v, and the others of w.
#if LANES == 1
#define below(n, v, w) (v)
#endif

// fold_Any returns what the fold a of some elements becomes by another, x.
static V fold_Any(V a, V x) { return a || x; }

// join_Any returns the fold of elements whose folds are a and b.
static V join_Any(V a, V b) { return a || b; }

// Any: z = whether any of x holds; parts of a result follow one another
__kernel void bools_Any(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
			V b[WIDTH / LANES];
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				b[l] = a[l];
			const ulong whole = across ? run : run / WIDTH;
			for (ulong k = 0; k < whole; k++, at1 += next) {
				_Pragma("unroll")
				for (int l = 0; l < WIDTH / LANES; l++)
					b[l] = fold_Any(b[l], VLOAD(at1 + l * LANES));
			}
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				a[l] = b[l];
			done = across ? run : whole * WIDTH;
		}
		for (; done < run; done += across ? 1 : side, at1 += next) {
			const ulong n = across ? width : min(run - done, side);
			for (ulong l = 0; l < n; l += LANES) {
				const V f = fold_Any(a[l / LANES], load(at1 + (long)l * step, step, n - l));
				a[l / LANES] = below(n - l, f, a[l / LANES]);
			}
		}
	}
	for (ulong reach = across ? 0 : side / 2; reach >= LANES; reach /= 2)
		for (ulong l = 0; l < reach; l += LANES)
			a[l / LANES] = join_Any(a[l / LANES], a[(l + reach) / LANES]);
	if (!across) {
		ACROSS(a[0], join_Any)
	}
	T *folded = (T *)a;
	partial[id] = folded[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = FIRST(join_Any((V)(partial[id]), (V)(partial[id + reach])));
	}
	folded[0] = partial[id];
	for (ulong l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = folded[l];
}

// fold_All returns what the fold a of some elements becomes by another, x.
static V fold_All(V a, V x) { return a && x; }

// join_All returns the fold of elements whose folds are a and b.
static V join_All(V a, V b) { return a && b; }

// All: z = whether all of x hold; parts of a result follow one another
__kernel void bools_All(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
			V b[WIDTH / LANES];
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				b[l] = a[l];
			const ulong whole = across ? run : run / WIDTH;
			for (ulong k = 0; k < whole; k++, at1 += next) {
				_Pragma("unroll")
				for (int l = 0; l < WIDTH / LANES; l++)
					b[l] = fold_All(b[l], VLOAD(at1 + l * LANES));
			}
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				a[l] = b[l];
			done = across ? run : whole * WIDTH;
		}
		for (; done < run; done += across ? 1 : side, at1 += next) {
			const ulong n = across ? width : min(run - done, side);
			for (ulong l = 0; l < n; l += LANES) {
				const V f = fold_All(a[l / LANES], load(at1 + (long)l * step, step, n - l));
				a[l / LANES] = below(n - l, f, a[l / LANES]);
			}
		}
	}
	for (ulong reach = across ? 0 : side / 2; reach >= LANES; reach /= 2)
		for (ulong l = 0; l < reach; l += LANES)
			a[l / LANES] = join_All(a[l / LANES], a[(l + reach) / LANES]);
	if (!across) {
		ACROSS(a[0], join_All)
	}
	T *folded = (T *)a;
	partial[id] = folded[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = FIRST(join_All((V)(partial[id]), (V)(partial[id + reach])));
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
__kernel void bools_CountNonzero(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global long *z, __global const T *x, __local long *partial) {
	PARTS(2)
	long a = 0;
	for (ulong i = first + lane; i < last; i += lanes)
		a += x[element(&walk, kept, i, at[1])] != 0;
	STOREJOINED(PLUS)
}

#endif
