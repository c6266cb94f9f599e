// Code generated from gen/ops and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL FP_CONTRACT OFF

typedef uchar T;

// A Walk says where the elements of tensors of one shape are, the result first. It is
// package device's.
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

// EACH runs a statement for each element of a work-item, of so many tensors of the shape of a walk,
// in any order. PLACE is where the element of a tensor is.
#define EACH(tensors) \
	long at[tensors]; \
	ulong run; \
	const ulong end = min((get_global_id(0) + 1) * walk.share, walk.n); \
	for (ulong first = get_global_id(0) * walk.share; first < end && (run = locate(&walk, first, end, tensors, at)); first += run) \
		_Pragma("clang loop vectorize(assume_safety)") \
		for (ulong i = 0; i < run; i++)
#define PLACE(k) at[k] + (long)i * (FLAT ? 1 : walk.stride[walk.rank - 1][k])
// PARTS gives lanes of work-items together one result; or, where row is more than 1, each of them up
// to WIDTH results that are neighbours, in rows of so many. They fold the elements from first to last,
// being number part of parts. The places at are those of the first result. The dimensions from kept
// on are those that are folded.
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

// A work-item folds WIDTH numbers at a time, side by side: elements of one result, or one of each of
// several.
#ifndef WIDTH
#define WIDTH 1
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
static uchar op_Equal(uchar x, uchar y) { return x == y; }

// op_NotEqual returns whether x is not equal to y.
static uchar op_NotEqual(uchar x, uchar y) { return x != y; }

// op_Where returns x where m holds and y elsewhere.
static uchar op_Where(uchar m, uchar x, uchar y) { return (m ? x : y); }

// op_And returns whether both x and y hold.
static uchar op_And(uchar x, uchar y) { return x && y; }

// op_Or returns whether x or y holds.
static uchar op_Or(uchar x, uchar y) { return x || y; }

// op_Xor returns whether just one of x and y holds.
static uchar op_Xor(uchar x, uchar y) { return x != y; }

// op_Not returns whether x does not hold.
static uchar op_Not(uchar x) { return !x; }

// op_Copy returns x.
static T op_Copy(T x) { return x; }

// What follows are the kernels; programs WITHOUT_KERNELS have their own.
#ifndef WITHOUT_KERNELS

// Equal: z = x == y
__kernel void bools_Equal(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	EACH(3)
		z[PLACE(0)] = op_Equal(x[PLACE(1)], y[PLACE(2)]);
}

// NotEqual: z = x != y
__kernel void bools_NotEqual(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	EACH(3)
		z[PLACE(0)] = op_NotEqual(x[PLACE(1)], y[PLACE(2)]);
}

// Where: z = where(m, x, y)
__kernel void bools_Where(const Walk walk, __global uchar *z, __global const uchar *m, __global const uchar *x, __global const uchar *y) {
	EACH(4)
		z[PLACE(0)] = op_Where(m[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// And: z = x && y
__kernel void bools_And(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	EACH(3)
		z[PLACE(0)] = op_And(x[PLACE(1)], y[PLACE(2)]);
}

// Or: z = x || y
__kernel void bools_Or(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	EACH(3)
		z[PLACE(0)] = op_Or(x[PLACE(1)], y[PLACE(2)]);
}

// Xor: z = x != y
__kernel void bools_Xor(const Walk walk, __global uchar *z, __global const uchar *x, __global const uchar *y) {
	EACH(3)
		z[PLACE(0)] = op_Xor(x[PLACE(1)], y[PLACE(2)]);
}

// Not: z = !x
__kernel void bools_Not(const Walk walk, __global uchar *z, __global const uchar *x) {
	EACH(2)
		z[PLACE(0)] = op_Not(x[PLACE(1)]);
}

// Copy: z = x
__kernel void bools_Copy(const Walk walk, __global T *z, __global const T *x) {
	EACH(2)
		z[PLACE(0)] = op_Copy(x[PLACE(1)]);
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

// fold_Any returns what the fold a of some elements becomes by another, x.
static T fold_Any(T a, T x) { return a || x; }

// join_Any returns the fold of elements whose folds are a and b.
static T join_Any(T a, T b) { return a || b; }

// Any: z = whether any of x holds; parts of a result follow one another
__kernel void bools_Any(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
	PARTS(2)
	const bool across = row > 1;
	const int along = across ? kept - 1 : walk.rank - 1;
	const ulong length = walk.shape[walk.rank - 1], step = walk.stride[along][1];
	const int width = across ? min((ulong)WIDTH, row - block % blocks * WIDTH) : 1;
	int side = WIDTH; // numbers side by side
	while (!across && side > 1 && side / 2 >= share)
		side /= 2;
	T a[WIDTH];
	for (int l = 0; l < side; l++)
		a[l] = 0;
	ulong n;
	for (ulong i = first + lane; i < last; i += across ? 1 : lanes * n) {
		n = across ? width : min(min((ulong)side, last - i), length - i % length);
		const long place = element(&walk, kept, i, at[1]);
		for (ulong l = 0; l < n; l++)
			a[l] = fold_Any(a[l], x[place + l * step]);
	}
	for (int reach = across ? 0 : side / 2; reach > 0; reach /= 2)
		for (int l = 0; l < reach; l++)
			a[l] = join_Any(a[l], a[l + reach]);
	partial[id] = a[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = join_Any(partial[id], partial[id + reach]);
	}
	a[0] = partial[id];
	for (int l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = a[l];
}

// fold_All returns what the fold a of some elements becomes by another, x.
static T fold_All(T a, T x) { return a && x; }

// join_All returns the fold of elements whose folds are a and b.
static T join_All(T a, T b) { return a && b; }

// All: z = whether all of x hold; parts of a result follow one another
__kernel void bools_All(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
	PARTS(2)
	const bool across = row > 1;
	const int along = across ? kept - 1 : walk.rank - 1;
	const ulong length = walk.shape[walk.rank - 1], step = walk.stride[along][1];
	const int width = across ? min((ulong)WIDTH, row - block % blocks * WIDTH) : 1;
	int side = WIDTH; // numbers side by side
	while (!across && side > 1 && side / 2 >= share)
		side /= 2;
	T a[WIDTH];
	for (int l = 0; l < side; l++)
		a[l] = 1;
	ulong n;
	for (ulong i = first + lane; i < last; i += across ? 1 : lanes * n) {
		n = across ? width : min(min((ulong)side, last - i), length - i % length);
		const long place = element(&walk, kept, i, at[1]);
		for (ulong l = 0; l < n; l++)
			a[l] = fold_All(a[l], x[place + l * step]);
	}
	for (int reach = across ? 0 : side / 2; reach > 0; reach /= 2)
		for (int l = 0; l < reach; l++)
			a[l] = join_All(a[l], a[l + reach]);
	partial[id] = a[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = join_All(partial[id], partial[id + reach]);
	}
	a[0] = partial[id];
	for (int l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = a[l];
}

// JOINED sets z to what lanes have computed in a, joined by twos.
#define JOINED(join) \
	partial[id] = a; \
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) { \
		barrier(CLK_LOCAL_MEM_FENCE); \
		if (lane < reach) \
			partial[id] = join(partial[id], partial[id + reach]); \
	} \
	if (lane == 0 && some) \
		z[at[0] + part] = partial[id];
#define PLUS(x, y) ((x) + (y))

// CountNonzero: z = how many elements of x are not 0; parts of a result follow one another
__kernel void bools_CountNonzero(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global long *z, __global const T *x, __local long *partial) {
	PARTS(2)
	long a = 0;
	for (ulong i = first + lane; i < last; i += lanes)
		a += x[element(&walk, kept, i, at[1])] != 0;
	JOINED(PLUS)
}

#endif
