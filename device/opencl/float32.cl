// Code generated from gen/table and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL FP_CONTRACT OFF

typedef float T;

#ifndef __has_builtin
#define __has_builtin(name) 0
#endif

// VECTOR is the name of a type or a function, of vectors of n.
#define VECTOR(name, n) TOKEN(name, n)
#define TOKEN(a, b) a##b

// HARDLY is a condition that is rarely so, which compilers that have a word for it are told.
#if __has_builtin(__builtin_expect)
#define HARDLY(condition) __builtin_expect(condition, 0)
#else
#define HARDLY(condition) (condition)
#endif

// A V is what a work-item computes at a time: LANES numbers in programs with VECTORS of so many bytes, or one. A C
// is conditions on them.
#ifdef VECTORS
#if VECTORS == 32
#define LANES 8
#define NUMBERED 0, 1, 2, 3, 4, 5, 6, 7
#define SOME(c) HARDLY(as_ulong(convert_char8(c)) != 0)
#define ACROSS(v, join) \
	v = join(v, (v).s45670123); \
	v = join(v, (v).s23016745); \
	v = join(v, (v).s10325476);
#endif
#if VECTORS == 64
#define LANES 16
#define NUMBERED 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
#define SOME(c) HARDLY(as_ulong(convert_char8((c).lo | (c).hi)) != 0)
#define ACROSS(v, join) \
	v = join(v, (v).s89abcdef01234567); \
	v = join(v, (v).s45670123cdef89ab); \
	v = join(v, (v).s23016745ab89efcd); \
	v = join(v, (v).s1032547698badcfe);
#endif
#define WIDE(name) VECTOR(name, LANES)
typedef WIDE(float) V;
typedef WIDE(int) C;
#define MASK(m) ((C)((m) ? -1 : 0))
#define FIRST(v) (v).s0
#define VLOAD(x) WIDE(vload)(0, x)
#else
#define LANES 1
typedef T V;
typedef int C;
#define MASK(m) ((m) != 0)
#define SOME(c) HARDLY(c)
#define FIRST(v) (v)
#define VLOAD(x) (*(x))
#define ACROSS(v, join)
#endif
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
#else
// load returns the first of n elements that are step apart.
static V load(__global const T *x, long step, ulong n) {
	if (step == 0)
		return *x;
	if (step == 1 && n >= LANES)
		return VLOAD(x);
	V v = 0;
	for (int l = 0; l < LANES; l++)
		((T *)&v)[l] = l < n ? x[l * step] : 0;
	return v;
}

static C loadmask(__global const uchar *m, long step, ulong n) {
	if (step == 1 && n >= LANES)
		return WIDE(convert_int)(VLOAD(m)) != 0;
	C c = 0;
	for (int l = 0; l < LANES; l++)
		((int *)&c)[l] = l < n && m[l * step] ? -1 : 0;
	return c;
}

// storecached sets the first of n elements that are step apart. In programs with STREAM, store
// writes bypassing the caches where the compiler can.
static void storecached(__global T *z, long step, ulong n, V v) {
	if (step == 1 && n >= LANES) {
		WIDE(vstore)(v, 0, z);
		return;
	}
	for (int l = 0; l < LANES && l < n; l++)
		z[l * step] = ((T *)&v)[l];
}

static void store(__global T *z, long step, ulong n, V v) {
#if defined(STREAM) && __has_builtin(__builtin_nontemporal_store)
	if (step == 1 && n >= LANES && (ulong)z % sizeof(V) == 0) {
		__builtin_nontemporal_store(v, (__global V *)z);
		return;
	}
#endif
	storecached(z, step, n, v);
}

static void storemask(__global uchar *z, long step, ulong n, C c) {
	const WIDE(uchar) m = WIDE(convert_uchar)(c & 1);
	if (step == 1 && n >= LANES) {
		WIDE(vstore)(m, 0, z);
		return;
	}
	for (int l = 0; l < LANES && l < n; l++)
		z[l * step] = ((uchar *)&m)[l];
}
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

#if LANES == 1
typedef uint Bits;
#define bits(x) as_uint(x)
#define of(b) as_float(b)
#define integer(x) convert_uint(x)
static V gather(__constant T *list, V i) { return list[(int)i]; }
#else
typedef WIDE(uint) Bits;
#define bits(x) WIDE(as_uint)(x)
#define of(b) WIDE(as_float)(b)
#define integer(x) WIDE(convert_uint)(x)
static V gather(__constant T *list, V i) {
	V v;
	for (int l = 0; l < LANES; l++)
		((T *)&v)[l] = list[(int)((T *)&i)[l]];
	return v;
}
#endif

// NaN if either is, and +0 above -0.
static V word_max(V x, V y) { return x != x ? x : y != y ? y : x == y ? of(bits(x) & bits(y)) : x > y ? x : y; }
static V word_min(V x, V y) { return x != x ? x : y != y ? y : x == y ? of(bits(x) | bits(y)) : x < y ? x : y; }

static V word_shl(V x, V n) { return of(bits(x) << integer(n)); }
static V word_shr(V x, V n) { return of(bits(x) >> integer(n)); }
static V word_and(V x, V y) { return of(bits(x) & bits(y)); }
static V word_or(V x, V y) { return of(bits(x) | bits(y)); }
static V word_xor(V x, V y) { return of(bits(x) ^ bits(y)); }
static V word_addbits(V x, V y) { return of(bits(x) + bits(y)); }
static V word_subbits(V x, V y) { return of(bits(x) - bits(y)); }
static V word_sign(V x) { return of(bits(x) & (Bits)((uint)1 << (8 * sizeof(T) - 1))); }

static V word_rem(V x, V y) { return fmod(x, y); }

// Rounding adds WHOLE, from which on there are no fractions, to what is below it, and takes it off again. The
// functions of OpenCL take four times as many instructions on processors. Signs are kept, that of 0 too.
#define WHOLE 0x1p23f
static V word_round(V x) {
	const V a = fabs(x);
	return word_or(a < WHOLE ? a + WHOLE - WHOLE : a, word_sign(x));
}
static V word_floor(V x) {
	const V r = word_round(x);
	return r > x ? r - 1 : r;
}
static V word_ceil(V x) {
	const V r = word_round(x);
	return word_or(r < x ? r + 1 : r, word_sign(x));
}
static V word_trunc(V x) { return word_or(word_floor(fabs(x)), word_sign(x)); }
static V word_clamp(V x, V low, V high) { x = x < low ? low : x; return x > high ? high : x; }

// scale returns x·2ᵏ, rounded once, of an integer k and x near 1.
static V word_scale(V x, V k) {
	V h = fma(k, N(0.5f), N(12583039.0f));
	return word_addbits(x, word_shl(word_subbits(k + 12583039.0f, h), N(23.0f))) * (word_shl(h, N(23.0f)));
}

// copysign returns the magnitude of x with the sign of y.
static V word_copysign(V x, V y) {
	return word_or(fabs(x), word_sign(y));
}

// mod returns the remainder of x / y with the sign of y.
static V word_mod(V x, V y) {
	V r = word_rem(x, y);
	return (r == 0.0f ? word_copysign(r, y) : ((r < 0.0f) == (y < 0.0f) ? r : r + y));
}

// exponent returns n of a positive normal x = 2ⁿm, √½ ≤ m < √2.
static V word_exponent(V x) {
	return (word_or(word_shr(word_addbits(x, N(6.885887e-39f)), N(23.0f)), N(8388608.0f))) - 8388735.0f;
}

// mantissa returns m of a positive normal x = 2ⁿm, √½ ≤ m < √2.
static V word_mantissa(V x) {
	return word_addbits(word_and(word_addbits(x, N(6.885887e-39f)), N(1.1754942e-38f)), N(0.70710677f));
}

// expseries returns (eʳ - 1 - r)/r², |r| ≤ ½ ln 2.
static V word_expseries(V r) {
	return fma(r, fma(r, fma(r, fma(r, fma(r, N(0.00019733983f), N(0.0013935278f)), N(0.008333586f)), N(0.04166646f)), N(0.16666666f)), N(0.5f));
}

// expedge returns eˣ = 2ᵏp where 2ᵏ or the result may be no normal number.
static V word_expedge(V x, V k, V p) {
	return (x > 89.0f ? N(INFINITY) : (x < -104.0f ? N(0.0f) : word_scale(p, k)));
}

// exp returns e to the power x.
static V word_exp(V x) {
	V t = fma(x, N(1.442695f), N(12583039.0f));
	V k = t - 12583039.0f;
	V r = fma(k, N(1.9046542e-09f), fma(k, N(-0.6931472f), x));
	V p = fma(r * r, word_expseries(r), r);
	V s = word_shl(t, N(23.0f));
	C rare = !(fabs(x) < 87.0f);
	V result = fma(s, p, s);
	if (SOME(rare)) {
		result = rare ? word_expedge(x, k, 1.0f + p) : result;
	}
	return result;
}

// exp2series returns (2ʳ - 1 - r ln 2)/r², |r| ≤ ½.
static V word_exp2series(V r) {
	return fma(r, fma(r, fma(r, fma(r, fma(r, N(1.4632083e-05f), N(0.00015423239f)), N(0.0013334362f)), N(0.0096181175f)), N(0.055504106f)), N(0.2402265f));
}

// exp2 returns 2 to the power x.
static V word_exp2(V x) {
	V t = x + 12583039.0f;
	V k = t - 12583039.0f;
	V r = x - k;
	V p = fma(r, N(0.6931472f), r * (r * word_exp2series(r)));
	V s = word_shl(t, N(23.0f));
	C rare = !(fabs(x) < 126.0f);
	V result = fma(s, p, s);
	if (SOME(rare)) {
		result = rare ? (x > 128.0f ? N(INFINITY) : (x < -150.0f ? N(0.0f) : word_scale(1.0f + p, k))) : result;
	}
	return result;
}

// expm1 returns e to the power x, less 1.
static V word_expm1(V x) {
	V t = fma(x, N(1.442695f), N(12583039.0f));
	V k = t - 12583039.0f;
	V u = fma(k, N(-0.6931472f), x);
	V r = fma(k, N(1.9046542e-09f), u);
	V z = r * r;
	V q = fma(z, word_expseries(r), fma(N(0.5f), fma(r, r, -z), fma(k, N(1.9046542e-09f), u - r)));
	V s = word_shl(t, N(23.0f));
	V b = s - 1.0f;
	V h = fma(s, r, b);
	V e = fma(s, r, b - h) + (s - b - 1.0f);
	V c = fma(s, q, e);
	V y = word_or((h + c), word_sign(x));
	C rare = !(fabs(x) < 87.0f);
	V result = y;
	if (SOME(rare)) {
		result = rare ? (x < 0.0f ? N(-1.0f) : word_expedge(x, k, 1.0f + (r + q))) : result;
	}
	return result;
}

// coshseries returns (cosh √z - 1)/z, √z ≤ ½ ln 2.
static V word_coshseries(V z) {
	return fma(z, fma(z, N(0.0013935417f), N(0.04166646f)), N(0.5f));
}

// sinhseries returns (sinh √z / √z - 1)/z, √z ≤ ½ ln 2.
static V word_sinhseries(V z) {
	return fma(z, fma(z, N(0.00019974085f), N(0.008333175f)), N(0.16666667f));
}

// sinh returns the hyperbolic sine of x.
static V word_sinh(V x) {
	V v = fabs(x);
	V t = fma(v, N(1.442695f), N(12583038.0f));
	V k = t - 12583038.0f;
	V u = fma(k, N(-0.6931472f), v);
	V r = fma(k, N(1.9046542e-09f), u);
	V z = r * r;
	V c = z * word_coshseries(z);
	V s = fma(r * z, word_sinhseries(z), fma(k, N(1.9046542e-09f), u - r));
	V p = word_shl(t, N(23.0f));
	V i = word_shl((12583038.0f - k), N(23.0f));
	V a = p - i;
	V b = p + i;
	V over = (v > 90.0f ? N(INFINITY) : word_scale(1.0f + (r + (c + s)), k - 1.0f));
	V h = fma(b, r, a);
	V e = fma(b, r, a - h) + (p - a - i);
	V y = h + fma(b, s, fma(a, c, e));
	C rare = !(v < 86.0f);
	V result = word_copysign(y, x);
	if (SOME(rare)) {
		result = rare ? word_copysign(over, x) : result;
	}
	return result;
}

// cosh returns the hyperbolic cosine of x.
static V word_cosh(V x) {
	V v = fabs(x);
	V t = fma(v, N(1.442695f), N(12583038.0f));
	V k = t - 12583038.0f;
	V u = fma(k, N(-0.6931472f), v);
	V r = fma(k, N(1.9046542e-09f), u);
	V z = r * r;
	V c = z * word_coshseries(z);
	V s = fma(r * z, word_sinhseries(z), fma(k, N(1.9046542e-09f), u - r));
	V p = word_shl(t, N(23.0f));
	V i = word_shl((12583038.0f - k), N(23.0f));
	V a = p - i;
	V b = p + i;
	V over = (v > 90.0f ? N(INFINITY) : word_scale(1.0f + (r + (c + s)), k - 1.0f));
	V h = fma(a, r, b);
	V e = fma(a, r, b - h) + (p - b + i);
	C rare = !(v < 86.0f);
	V result = h + fma(a, s, fma(b, c, e));
	if (SOME(rare)) {
		result = rare ? over : result;
	}
	return result;
}

// tanh returns the hyperbolic tangent of x.
static V word_tanh(V x) {
	V v = word_clamp(fabs(x), N(0.0f), N(10.0f));
	V t = fma(v, N(2.88539f), N(12583039.0f));
	V k = t - 12583039.0f;
	V u = fma(k, N(-0.6931472f), v + v);
	V r = fma(k, N(1.9046542e-09f), u);
	V q = fma(r * r, word_expseries(r), fma(k, N(1.9046542e-09f), u - r));
	V s = word_shl(t, N(23.0f));
	V b = s - 1.0f;
	V m = fma(s, r, b);
	V n = fma(s, q, fma(s, r, b - m) + (s - b - 1.0f));
	V h = m + n;
	V e = m - h + n;
	V d = h + 2.0f;
	V g = fma(s, q, fma(s, r, s - d + 1.0f));
	V i = 1.0f / d;
	V y = h * i;
	return word_copysign(fma(fma(-y, d, h) + fma(-y, g, e), i, y), x);
}

// logseries returns (2 artanh √z / √z - 2)/z, √z ≤ 3 - √8.
static V word_logseries(V z) {
	return fma(z, fma(z, N(0.29870215f), N(0.39977592f)), N(0.66666776f));
}

// logrest returns ln(1 + f) - f + d, √½ ≤ 1 + f ≤ √2, of a small d.
static V word_logrest(V f, V d) {
	V s = f / (2.0f + f);
	V z = s * s;
	V h = 0.5f * f * f;
	return fma(s, fma(z, word_logseries(z), h), d) - h;
}

// lnsum returns ln(2ⁿ(1 + f)) + d, of a small d.
static V word_lnsum(V n, V f, V d) {
	V l = fma(n, N(0.6931472f), f);
	return l + word_logrest(f, fma(n, N(-1.9046542e-09f), f - fma(n, N(-0.6931472f), l)) + d);
}

// logedge returns y, but what a logarithm is of no positive finite x.
static V word_logedge(V x, V y) {
	return (x > 0.0f && x < INFINITY ? y : (x == 0.0f ? N(-INFINITY) : (x > 0.0f ? x : N(NAN))));
}

// log returns the natural logarithm of x.
static V word_log(V x) {
	C extreme = !(x >= 1.1754944e-38f && x < INFINITY);
	V u = x;
	V n = word_exponent(u);
	if (SOME(extreme)) {
		u = extreme ? (x < 1.1754944e-38f ? x * 8388608.0f : x) : u;
		n = extreme ? word_exponent(u) - (x < 1.1754944e-38f ? N(23.0f) : N(0.0f)) : n;
	}
	V f = word_mantissa(u) - 1.0f;
	V y = word_lnsum(n, f, N(0.0f));
	V result = y;
	if (SOME(extreme)) {
		result = extreme ? word_logedge(x, y) : result;
	}
	return result;
}

// log2sum returns log₂(2ⁿ(1 + f)).
static V word_log2sum(V n, V f) {
	V g = f * 1.442695f;
	V l = n + g;
	V d = fma(-f, 0.5f * f, 0.5f * f * f);
	V t = fma(word_logrest(f, d), N(1.442695f), fma(f, N(1.925963e-08f), fma(f, N(1.442695f), -g)));
	return l + (g - (l - n) + t);
}

// log2 returns the binary logarithm of x.
static V word_log2(V x) {
	C extreme = !(x >= 1.1754944e-38f && x < INFINITY);
	V u = x;
	V n = word_exponent(u);
	if (SOME(extreme)) {
		u = extreme ? (x < 1.1754944e-38f ? x * 8388608.0f : x) : u;
		n = extreme ? word_exponent(u) - (x < 1.1754944e-38f ? N(23.0f) : N(0.0f)) : n;
	}
	V f = word_mantissa(u) - 1.0f;
	V y = word_log2sum(n, f);
	V result = y;
	if (SOME(extreme)) {
		result = extreme ? word_logedge(x, y) : result;
	}
	return result;
}

// log10sum returns log₁₀(2ⁿ(1 + f)).
static V word_log10sum(V n, V f) {
	V p = n * 0.3010254f;
	V g = f * 0.4342945f;
	V l = p + g;
	V t = fma(word_logrest(f, N(0.0f)), N(0.4342945f), fma(f, N(-1.010305e-08f), fma(f, N(0.4342945f), -g)));
	return l + (g - (l - p) + fma(n, N(4.605039e-06f), t));
}

// log10 returns the decimal logarithm of x.
static V word_log10(V x) {
	C extreme = !(x >= 1.1754944e-38f && x < INFINITY);
	V u = x;
	V n = word_exponent(u);
	if (SOME(extreme)) {
		u = extreme ? (x < 1.1754944e-38f ? x * 8388608.0f : x) : u;
		n = extreme ? word_exponent(u) - (x < 1.1754944e-38f ? N(23.0f) : N(0.0f)) : n;
	}
	V f = word_mantissa(u) - 1.0f;
	V y = word_log10sum(n, f);
	V result = y;
	if (SOME(extreme)) {
		result = extreme ? word_logedge(x, y) : result;
	}
	return result;
}

// lnpair returns ln(u + c), of a positive normal u and a c as small as its rounding error, n being exponent(u), or that of a multiple.
static V word_lnpair(V u, V c, V n) {
	V m = word_mantissa(u) - 1.0f;
	V s = word_shl((12583039.0f - word_exponent(u)), N(23.0f));
	V f = fma(c, s, m);
	return word_lnsum(n, f, fma(c, s, m - f) * fma(f, f - 1.0f, N(1.0f)));
}

// log1p returns the natural logarithm of 1 + x.
static V word_log1p(V x) {
	V s = 1.0f + x;
	C extreme = !(x > -1.0f && x < 8.507059e+37f);
	V u = s;
	V c = (x < 1.0f ? x - (s - 1.0f) : 1.0f - (s - x));
	V n = word_exponent(u);
	if (SOME(extreme)) {
		u = extreme ? 0.25f * x : u;
		c = extreme ? N(0.0f) : c;
		n = extreme ? word_exponent(u) + 2.0f : n;
	}
	V y = word_lnpair(u, c, n);
	V result = word_or(y, word_sign(x));
	if (SOME(extreme)) {
		result = extreme ? (x == -1.0f ? N(-INFINITY) : word_logedge(x, y)) : result;
	}
	return result;
}

// root returns √(q + e) - r, where r is √q.
static V word_root(V r, V q, V e) {
	return (fma(-r, r, q) + e) / (r + r);
}

// asinh returns the inverse hyperbolic sine of x.
static V word_asinh(V x) {
	V v = fabs(x);
	V p = v * v;
	V q = p + 1.0f;
	V e = (v < 1.0f ? p - (q - 1.0f) : 1.0f - (q - p)) + fma(v, v, -p);
	V r = sqrt(q);
	V s = r + v;
	C far = !(v < 1.1529215e+18f);
	V u = s;
	V c = v - (s - r) + word_root(r, q, e);
	V n = word_exponent(u);
	if (SOME(far)) {
		u = far ? 0.25f * v : u;
		c = far ? N(0.0f) : c;
		n = far ? word_exponent(u) + 3.0f : n;
	}
	V y = (v < 0.00024414063f ? v : word_lnpair(u, c, n));
	V result = word_copysign(y, x);
	if (SOME(far)) {
		result = far ? word_copysign((v < INFINITY ? y : v), x) : result;
	}
	return result;
}

// acosh returns the inverse hyperbolic cosine of x.
static V word_acosh(V x) {
	V p = x * x;
	V q = p - 1.0f;
	V r = sqrt(q);
	V s = x + r;
	C extreme = !(x > 1.0f && x < 1.1529215e+18f);
	V u = s;
	V c = r - (s - x) + word_root(r, q, p - q - 1.0f + fma(x, x, -p));
	V n = word_exponent(u);
	if (SOME(extreme)) {
		u = extreme ? 0.25f * x : u;
		c = extreme ? N(0.0f) : c;
		n = extreme ? word_exponent(u) + 3.0f : n;
	}
	V y = word_lnpair(u, c, n);
	V result = y;
	if (SOME(extreme)) {
		result = extreme ? (x == 1.0f ? N(0.0f) : (x > 1.0f ? (x < INFINITY ? y : x) : N(NAN))) : result;
	}
	return result;
}

// atanh returns the inverse hyperbolic tangent of x.
static V word_atanh(V x) {
	V v = fabs(x);
	V a = 1.0f + v;
	V b = 1.0f - v;
	V n = word_exponent(a / b);
	V w = word_shl((n + 12583039.0f), N(23.0f));
	V g = v - (a - 1.0f);
	V j = w * (1.0f - b - v);
	V h = fma(-w, b, a);
	V d = fma(w, b, a);
	V i = 1.0f / d;
	V s = h * i;
	V e = (fma(-s, d, h) + (g - j) - s * (fma(w, b, a - d) + (g + j))) * i;
	V z = s * s;
	V l = fma(n, N(0.6931472f), s + s);
	V t = fma(n, N(-1.9046542e-09f), s + s - fma(n, N(-0.6931472f), l)) + (e + e);
	V y = 0.5f * (l + fma(s * z, word_logseries(z), t));
	C rare = !(v < 1.0f);
	V result = word_copysign(y, x);
	if (SOME(rare)) {
		result = rare ? (v == 1.0f ? word_or(N(INFINITY), word_sign(x)) : N(NAN)) : result;
	}
	return result;
}

// cbrtof returns the cube root of a positive normal x.
static V word_cbrtof(V x) {
	V n = word_exponent(x);
	V m = word_mantissa(x);
	V q = word_round(n * 0.33333334f);
	V i = n - 3.0f * q;
	V v = word_addbits(m, word_shl((i + 12582912.0f), N(23.0f)));
	V y = fma(m, fma(m, fma(m, N(-0.15854973f), N(0.7133804f)), N(-1.2857794f)), N(1.7307279f)) * (i < 0.0f ? N(1.2599211f) : (i > 0.0f ? N(0.7937005f) : N(1.0f)));
	V b = v * (y * y);
	V e = fma(-b, y, N(1.0f));
	V a = fma(b * e, fma(e, N(0.5555556f), N(0.6666667f)), b);
	V d = a * a;
	V f = fma(-d, a, v) - fma(a, a, -d) * a;
	return word_addbits(fma(f * 0.33333334f, y * y, a), word_shl((q + 12582912.0f), N(23.0f)));
}

// cbrt returns the cube root of x.
static V word_cbrt(V x) {
	V v = fabs(x);
	C extreme = !(v >= 1.1754944e-38f && v < INFINITY);
	V u = v;
	if (SOME(extreme)) {
		u = extreme ? v * 16777216.0f : u;
	}
	V y = word_cbrtof(u);
	V result = word_copysign(y, x);
	if (SOME(extreme)) {
		result = extreme ? (v > 0.0f && v < INFINITY ? word_copysign(y * 0.00390625f, x) : x) : result;
	}
	return result;
}

// rsqrtof returns 1/√x of an x > 0 that is not very small.
static V word_rsqrtof(V x) {
	V s = sqrt(x);
	V y = 1.0f / s;
	return fma(y, fma(-0.5f * fma(-s, s, x) * y, y, fma(-y, s, N(1.0f))), y);
}

// rsqrt returns 1/√x.
static V word_rsqrt(V x) {
	C extreme = !(x > 7.888609e-31f && x < INFINITY);
	V u = x;
	if (SOME(extreme)) {
		u = extreme ? x * 1.8446744e+19f : u;
	}
	V y = word_rsqrtof(u);
	V result = y;
	if (SOME(extreme)) {
		result = extreme ? (x > 0.0f && x < INFINITY ? y * 4294967296.0f : 1.0f / sqrt(x)) : result;
	}
	return result;
}

// powseries returns (log₂((1 + s)/(1 - s)) / s - 2 log₂ e - ⅔ z log₂ e)/z² of z = s².
static V word_powseries(V z) {
	return fma(z, fma(z, N(0.33782253f), N(0.41184992f)), N(0.5770802f));
}

// powedge returns x to the power y, which is 2ᵉ = 2ᵏo of a positive finite x.
static V word_powedge(V x, V y, V e, V k, V o) {
	V v = fabs(x);
	V p = (e > 128.0f ? N(INFINITY) : (e < -150.0f ? N(0.0f) : word_scale(o, k)));
	V edge = (v == 0.0f ? (y < 0.0f ? N(INFINITY) : N(0.0f)) : (v == INFINITY ? (y < 0.0f ? N(0.0f) : N(INFINITY)) : (v == 1.0f ? N(1.0f) : p)));
	V w = word_xor(edge, (y == word_round(y) && 0.5f * y != word_round(0.5f * y) ? word_sign(x) : N(0.0f)));
	return (y == 0.0f || x == 1.0f ? N(1.0f) : (x != x || y != y || (x < 0.0f && v < INFINITY && y != word_round(y)) ? N(NAN) : w));
}

// pow returns x to the power y, as in C: NaN of a negative x unless y is an integer.
static V word_pow(V x, V y) {
	V v = fabs(x);
	C small = !(v >= 1.1754944e-38f);
	V u = v;
	V n = word_exponent(u);
	if (SOME(small)) {
		u = small ? v * 8388608.0f : u;
		n = small ? word_exponent(u) - (v < 1.1754944e-38f ? N(23.0f) : N(0.0f)) : n;
	}
	V m = word_mantissa(u);
	V d = m + 1.0f;
	V i = 1.0f / d;
	V f = m - 1.0f;
	V s = f * i;
	V sl = fma(-s, m - (d - 1.0f), fma(-s, d, f)) * i;
	V z = s * s;
	V zl = fma(s, sl + sl, fma(s, s, -z));
	V c = word_powseries(z);
	V b = fma(z, c, N(0.9617967f));
	V bl = fma(z, c, 0.9617967f - b) + -7.028462e-09f;
	V q = z * b;
	V ql = fma(z, b, -q) + fma(z, bl, zl * b);
	V a = 2.88539f + q;
	V al = 2.88539f - a + q + (ql + 3.851926e-08f);
	V l = s * a;
	V ll = fma(s, a, -l) + fma(s, al, sl * a);
	V g = n + l;
	V gl = n - g + l + ll;
	V e = y * g;
	V el = fma(y, gl, fma(y, g, -e));
	V t = e + 12583039.0f;
	V k = t - 12583039.0f;
	V r = e - k;
	V o = r * (r * word_exp2series(r));
	V p = fma(r, N(0.6931472f), fma(el * 0.6931472f, fma(r, N(0.6931472f), N(1.0f)) + o, o));
	V w = word_shl(t, N(23.0f));
	V h = word_xor(fma(w, p, w), (0.5f * y == word_round(0.5f * y) ? N(0.0f) : word_sign(x)));
	C rare = !(fabs(e) < 126.0f && (x > 0.0f && x < INFINITY || y == word_round(y)));
	V result = h;
	if (SOME(rare)) {
		result = rare ? word_powedge(x, y, e, k, 1.0f + p) : result;
	}
	return result;
}

// rest returns r of a = kπ/2 + r + t, of |a| ≤ turnmax.
static V word_rest(V a, V k) {
	return fma(k, N(-1.5707964f), a) - k * -4.371139e-08f;
}

// underrest returns t of a = kπ/2 + r + t, of |a| ≤ turnmax.
static V word_underrest(V a, V k) {
	V u = fma(k, N(-1.5707964f), a);
	return fma(k, N(1.7151245e-15f), fma(k, N(4.371139e-08f), u - (u - k * -4.371139e-08f)));
}

// modulo4 returns what x differs by from the nearest multiple of 4.
static V word_modulo4(V x) {
	return fma(N(-4.0f), word_round(0.25f * x), x);
}

// lost returns the rounding error of x + y.
static V word_lost(V x, V y) {
	V s = x + y;
	V v = s - x;
	return (x - (s - v)) + (y - v);
}

__constant T list0_reduced[] = {0.63661957f, 0.8577204f, 0.25516677f, 0.9399011f, 0.82014775f, 0.21655583f, 0.71156836f, 0.39430308f, 0.56350684f};

// reduced returns k modulo 4, r or t, as part is 0, 1 or 2, of any a = kπ/2 + r + t.
static V word_reduced(V a, V part) {
	V j = word_clamp(word_floor((word_exponent(a) - 23.0f - 2.5f) / 22.0f), N(0.0f), N(4.0f));
	V b = a * (word_shl((12583039.0f - j * 22.0f), N(23.0f)));
	V b1 = b * 2.3841858e-07f;
	V b2 = b1 * 2.3841858e-07f;
	V b3 = b2 * 2.3841858e-07f;
	V b4 = b3 * 2.3841858e-07f;
	V d = gather(list0_reduced, j);
	V d1 = gather(list0_reduced, j + 1.0f);
	V d2 = gather(list0_reduced, j + 2.0f);
	V d3 = gather(list0_reduced, j + 3.0f);
	V p = b * d;
	V p1 = b1 * d1;
	V p2 = b2 * d2;
	V p3 = b3 * d3;
	V o = word_modulo4(p);
	V i = word_modulo4(fma(b, d, -p));
	V x = word_modulo4(o + i);
	V y = word_modulo4(p1);
	V z = fma(b1, d1, -p1);
	V xyz = x + y + z;
	V k = word_round(xyz + p2);
	V e = word_lost(x, y) + word_lost(x + y, z);
	V f = e + word_lost(xyz, p2);
	V g = fma(b2, d2, -p2);
	V v = word_lost(o, i) + g;
	V w = f + v;
	V h = xyz + p2 - k;
	V l = fma(b3, d3, -p3) + b4 * gather(list0_reduced, j + 4.0f) + word_lost(word_lost(o, i), g) + word_lost(word_lost(x, y), word_lost(x + y, z)) + word_lost(e, word_lost(xyz, p2)) + word_lost(f, v) + word_lost(w, p3) + word_lost(h, w + p3);
	V q = h + (w + p3);
	V s = q + l;
	V r = s * 1.5707964f;
	V t = fma(s, N(1.5707964f), -r) + fma(s, N(-4.371139e-08f), (l - (s - q)) * 1.5707964f);
	return (part == 0.0f ? k : (part == 1.0f ? r : t));
}

// sinc returns (sin r - r) / r³ of s = r², |r| ≤ π/4.
static V word_sinc(V s) {
	return fma(s, fma(s, N(-0.00019518068f), N(0.008332188f)), N(-0.16666655f));
}

// cosc returns (cos r - 1) / r² of s = r², |r| ≤ π/4.
static V word_cosc(V s) {
	return fma(s, fma(s, fma(s, N(2.4432571e-05f), N(-0.0013887311f)), N(0.041666646f)), N(-0.5f));
}

// wave returns sin(kπ/2 + r + t) of i = k + integer.
static V word_wave(V i, V r, V t) {
	V s = fma(r, r, 2.0f * r * t);
	V z = r * r;
	V y = (signbit(word_shl(i, N(31.0f))) ? fma(s, word_cosc(z), N(1.0f)) : r + fma(r * s, word_sinc(z), t));
	return word_xor(y, word_sign(word_shl(i, N(30.0f))));
}

// turn returns sin(a + nπ/2) of a ≥ 0 and q = n + integer.
static V word_turn(V a, V q) {
	V near = fma(a, N(0.63661975f), q);
	V k = near - q;
	C far = !(a <= 131072.0f);
	V i = near;
	V r = word_rest(a, k);
	V t = word_underrest(a, k);
	if (SOME(far)) {
		i = far ? word_reduced(a, N(0.0f)) + q : i;
		r = far ? word_reduced(a, N(1.0f)) : r;
		t = far ? word_reduced(a, N(2.0f)) : t;
	}
	return word_wave(i, r, t);
}

// sin returns the sine of x radians.
static V word_sin(V x) {
	return word_xor(word_turn(fabs(x), N(12582912.0f)), word_sign(x));
}

// cos returns the cosine of x radians.
static V word_cos(V x) {
	return word_turn(fabs(x), N(12582913.0f));
}

// cotc returns (1 - r cot r) / r² of s = r², |r| ≤ π/4.
static V word_cotc(V s) {
	return fma(s, fma(s, fma(s, N(0.00024820986f), N(0.0020962688f)), N(0.022226539f)), N(0.33333305f));
}

// slope returns tan(kπ/2 + r + t) of i = k + integer.
static V word_slope(V i, V r, V t) {
	V y = r + t;
	V z = t - (y - r);
	V s = y * y;
	V u = fma(2.0f * y, z, fma(y, y, -s));
	V p = word_cotc(s);
	V c = fma(-s, p, N(1.0f));
	V d = fma(-u, p, fma(-s, p, 1.0f - c));
	C odd = signbit(word_shl(i, N(31.0f)));
	V over = (odd ? c : y);
	V under = (odd ? y : c);
	V v = 1.0f / under;
	V q = over * v;
	V e = fma(-q, under, over) + fma(-q, (odd ? z : d), (odd ? d : z));
	return word_xor(fma(e, v, q), word_sign(word_shl(i, N(31.0f))));
}

// tanturn returns tan a of a ≥ 0.
static V word_tanturn(V a) {
	V near = fma(a, N(0.63661975f), N(12582912.0f));
	V k = near - 12582912.0f;
	C far = !(a <= 131072.0f);
	V i = near;
	V r = word_rest(a, k);
	V t = word_underrest(a, k);
	if (SOME(far)) {
		i = far ? word_reduced(a, N(0.0f)) + 12582912.0f : i;
		r = far ? word_reduced(a, N(1.0f)) : r;
		t = far ? word_reduced(a, N(2.0f)) : t;
	}
	return word_slope(i, r, t);
}

// tan returns the tangent of x radians.
static V word_tan(V x) {
	return word_xor(word_tanturn(fabs(x)), word_sign(x));
}

// angle returns b + q + mn + t, where b is pia or pi and stands for π/2 or π, or 0.
static V word_angle(V b, V q, V m, V n, V t) {
	V u = b + q;
	return u + fma(m, n, fma(b, N(-2.7827534e-08f), q - (u - b)) + t);
}

// sqrtrest returns √z - h, of h = sqrt(z).
static V word_sqrtrest(V z, V h) {
	return fma(-h, h, z) / fma(N(2.0f), h, N(1.1754944e-38f));
}

// asinc returns (asin q - q) / q³ of s = q², |q| ≤ ½.
static V word_asinc(V s) {
	return fma(s, fma(s, fma(s, fma(s, N(0.042165063f), N(0.02418146f)), N(0.045469653f)), N(0.07495307f)), N(0.16666752f));
}

// asin returns the angle whose sine is x, within ±π/2.
static V word_asin(V x) {
	V a = fabs(x);
	C high = a > 0.5f;
	V z = (high ? fma(N(-0.5f), a, N(0.5f)) : a * a);
	V h = sqrt(z);
	V q = (high ? -2.0f * h : a);
	V l = (high ? -2.0f * word_sqrtrest(z, h) : N(0.0f));
	return word_or(word_angle((high ? N(1.5707964f) : N(0.0f)), q, q * z, word_asinc(z), l), word_sign(x));
}

// acos returns the angle whose cosine is x, within 0 and π.
static V word_acos(V x) {
	V a = fabs(x);
	C high = a > 0.5f;
	V z = (high ? fma(N(-0.5f), a, N(0.5f)) : a * a);
	V h = sqrt(z);
	V f = word_sign((high ? x : -x));
	V q = word_xor((high ? 2.0f * h : a), f);
	V l = word_xor((high ? 2.0f * word_sqrtrest(z, h) : N(0.0f)), f);
	return word_angle((high ? (x < 0.0f ? N(3.1415927f) : N(0.0f)) : N(1.5707964f)), q, q * z, word_asinc(z), l);
}

// atanc returns (atan q - q) / q³ of s = q² ≤ 1.
static V word_atanc(V s) {
	return fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, N(-0.0017811509f), N(0.010862721f)), N(-0.031088552f)), N(0.057875447f)), N(-0.08399093f)), N(0.10950846f)), N(-0.14264014f)), N(0.1999853f)), N(-0.333333f));
}

// atan returns the angle whose tangent is x, within ±π/2.
static V word_atan(V x) {
	V a = word_clamp(fabs(x), N(0.0f), N(8.507059e+37f));
	C high = a > 1.0f;
	V n = (high ? N(-1.0f) : a);
	V d = (high ? a : N(1.0f));
	V v = 1.0f / d;
	V q = n * v;
	V s = q * q;
	V l = fma(-q, d, n) * v;
	V c = word_atanc(s);
	V m = q * s;
	return word_or(word_angle((high ? N(1.5707964f) : N(0.0f)), q, m, c, fma(fma(q, s, -m), c, l * fma(N(-0.5f), s, N(1.0f)))), word_sign(x));
}

// lift returns a power of 2 that makes d, if small, large.
static V word_lift(V d) {
	return (d < 8.6736174e-19f ? N(1.2379401e+27f) : N(1.0f));
}

// ratio returns n/d of 0 ≤ n ≤ d, 0/0 being 0 and ∞/∞ 1.
static V word_ratio(V n, V d) {
	return (n == d ? (d == 0.0f ? N(0.0f) : N(1.0f)) : n * word_lift(d) / (d * word_lift(d)));
}

// ratiorest returns what rounding loses of ratio(n, d).
static V word_ratiorest(V n, V d) {
	V e = d * word_lift(d);
	return (n == d || d == INFINITY ? N(0.0f) : fma(-word_ratio(n, d), e, n * word_lift(d)) / e);
}

// direction returns atan2(y, x), of q + l = |y/x| or |x/y|, the smaller.
static V word_direction(V y, V x, V q, V l) {
	C steep = fabs(y) > fabs(x);
	V f = word_sign((steep ? -x : x));
	V b = (steep ? N(1.5707964f) : (signbit(x) ? N(3.1415927f) : N(0.0f)));
	V s = q * q;
	V c = word_atanc(s);
	V m = q * s;
	return word_or(word_angle(b, word_xor(q, f), word_xor(m, f), c, word_xor(fma(fma(q, s, -m), c, l * fma(N(-0.5f), s, N(1.0f))), f)), word_sign(y));
}

// atan2 returns the angle from the x axis to the point (x, y), within ±π, as in C99.
static V word_atan2(V y, V x) {
	C steep = fabs(y) > fabs(x);
	V n = fabs((steep ? x : y));
	V d = fabs((steep ? y : x));
	V near = n / d;
	C extreme = !(d >= 8.6736174e-19f && d < INFINITY);
	V q = near;
	V l = fma(-near, d, n) / d;
	if (SOME(extreme)) {
		q = extreme ? word_ratio(n, d) : q;
		l = extreme ? word_ratiorest(n, d) : l;
	}
	return word_direction(y, x, q, l);
}

// norm returns √(m² + n²), of m ≥ n ≥ 0 whose squares are numbers.
static V word_norm(V m, V n) {
	V p = m * m;
	V q = n * n;
	V s = p + q;
	V h = sqrt(s);
	V e = p - s + q + (fma(m, m, -p) + fma(n, n, -q));
	return h + (fma(-h, h, s) + e) / fma(N(2.0f), h, N(1.1754944e-38f));
}

// hypot returns √(x² + y²).
static V word_hypot(V x, V y) {
	V a = fabs(x);
	V b = fabs(y);
	V m = (a > b ? a : b);
	V n = (a > b ? b : a);
	C extreme = !(m >= 9.094947e-13f && m <= 1.1529215e+18f);
	V f = (m > 1.0f ? N(7.888609e-31f) : N(1.2676506e+30f));
	V u = m;
	V v = n;
	if (SOME(extreme)) {
		u = extreme ? m * f : u;
		v = extreme ? n * f : v;
	}
	V h = word_norm(u, v);
	V result = h;
	if (SOME(extreme)) {
		result = extreme ? (m == INFINITY || n == INFINITY ? N(INFINITY) : h / f) : result;
	}
	return result;
}

// erf returns the error function of x, 2/√π times the integral of exp(-t²) from 0 to x.
static V word_erf(V x) {
	V u = word_clamp(fabs(x) - 0.9599609375f, N(0.0f), N(3.04f));
	V i = fma(u, fma(u, fma(u, fma(u, fma(u, fma(u, N(0.00027993802f), N(-0.0027518007f)), N(0.01488673f)), N(-0.062260125f)), N(-1.2090126f)), N(-3.7101145f)), N(-2.517925f));
	V k = i + 12582912.0f;
	V f = i - (k - 12582912.0f);
	V p = fma(f, N(0.6931472f), f * (f * word_exp2series(f)));
	V tail = word_addbits(1.0f + p, word_shl(k, N(23.0f)));
	return (fabs(x) >= 0.9599609375f ? word_or((1.0f - tail), word_sign(x)) : fma(x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, N(8.003234e-05f), N(-0.00080508634f)), N(0.0051924624f)), N(-0.02685574f)), N(0.11283626f)), N(-0.3761263f)), N(0.12837917f)), x));
}

// xexp returns xeˣ(1 - eˣ), of x < 0.
static V word_xexp(V x) {
	V t = fma(x, N(1.442695f), N(12583039.0f));
	V k = t - 12583039.0f;
	V u = fma(k, N(-0.6931472f), x);
	V r = fma(k, N(1.9046542e-09f), u);
	V p = fma(r * r, word_expseries(r), fma(k, N(1.9046542e-09f), u - r));
	V e = 1.0f + (r + p);
	V q = fma(-e, word_scale(e, word_clamp(k, N(-100.0f), N(0.0f))), p);
	V h = fma(x, r, x);
	return (x < -120.0f ? word_sign(x) : word_scale(h + fma(x, q, fma(x, r, x - h)), k));
}

// sigmoid returns the logistic function of x, 1/(1 + e⁻ˣ).
static V word_sigmoid(V x) {
	V t = fma(x, N(-1.442695f), N(12583039.0f));
	V k = t - 12583039.0f;
	V u = fma(k, N(-0.6931472f), -x);
	V r = fma(k, N(1.9046542e-09f), u);
	V p = fma(r * r, word_expseries(r), fma(k, N(1.9046542e-09f), u - r)) + r;
	V s = word_shl(t, N(23.0f));
	V d = fma(s, p, s + 1.0f);
	V g = fma(s, p, 1.0f - (d - s));
	V y = 1.0f / d;
	V z = fma(-y, g, fma(-y, d, N(1.0f))) * y;
	V i = 1.0f / (1.0f + p);
	V far = word_expedge(x, -k, fma(i, fma(-i, p, 1.0f - i) - word_scale(i, word_clamp(-k, N(-100.0f), N(0.0f))), i));
	C rare = !(x > -16.0f && x < 87.0f);
	V result = y + z;
	if (SOME(rare)) {
		result = rare ? (x > 0.0f ? N(1.0f) : far) : result;
	}
	return result;
}

// silu returns x/(1 + e⁻ˣ), and its limit -0 of -∞.
static V word_silu(V x) {
	V t = fma(x, N(-1.442695f), N(12583039.0f));
	V k = t - 12583039.0f;
	V u = fma(k, N(-0.6931472f), -x);
	V r = fma(k, N(1.9046542e-09f), u);
	V p = fma(r * r, word_expseries(r), fma(k, N(1.9046542e-09f), u - r)) + r;
	V s = word_shl(t, N(23.0f));
	V d = fma(s, p, s + 1.0f);
	V g = fma(s, p, 1.0f - (d - s));
	V y = 1.0f / d;
	V z = fma(-y, g, fma(-y, d, N(1.0f))) * y;
	C rare = !(x > -16.0f && x < 70.0f);
	V result = fma(x, y, x * z);
	if (SOME(rare)) {
		result = rare ? (x > 0.0f ? x : word_xexp(x)) : result;
	}
	return result;
}

// softplus returns ln(1 + eˣ).
static V word_softplus(V x) {
	V v = -fabs(x);
	V t = fma(v, N(1.442695f), N(12583039.0f));
	V k = t - 12583039.0f;
	V u = fma(k, N(-0.6931472f), v);
	V r = fma(k, N(1.9046542e-09f), u);
	V q = fma(r * r, word_expseries(r), fma(k, N(1.9046542e-09f), u - r));
	V s = word_shl(t, N(23.0f));
	V m = fma(s, r, s);
	V n = fma(s, q, fma(s, r, s - m));
	V h = m + n;
	V e = m - h + n;
	V a = 1.0f + h;
	V c = h - (a - 1.0f);
	V g = word_exponent(a);
	V w = word_shl((12583039.0f - g), N(23.0f));
	V o = word_mantissa(a) - 1.0f;
	V f = fma(c, w, o);
	V l = fma(g, N(0.6931472f), f);
	V b = (x > 0.0f ? x : N(0.0f));
	V d = fma(g, N(-1.9046542e-09f), f - fma(g, N(-0.6931472f), l)) + fma(e, w, fma(c, w, o - f)) * fma(f, f - 1.0f, N(1.0f));
	V y = b + l + word_logrest(f, word_lost(b, l) + d);
	C rare = !(v > -87.0f);
	V result = y;
	if (SOME(rare)) {
		result = rare ? (x > 0.0f ? x : word_expedge(x, k, 1.0f + (r + q))) : result;
	}
	return result;
}

// elu returns x, or alpha(eˣ - 1) of x ≤ 0.
static V word_elu(V x, V alpha) {
	V t = fma(x, N(1.442695f), N(12583039.0f));
	V k = t - 12583039.0f;
	V u = fma(k, N(-0.6931472f), x);
	V r = fma(k, N(1.9046542e-09f), u);
	V z = r * r;
	V q = fma(z, word_expseries(r), fma(N(0.5f), fma(r, r, -z), fma(k, N(1.9046542e-09f), u - r)));
	V s = word_shl(t, N(23.0f));
	V b = s - 1.0f;
	V h = fma(s, r, b);
	V e = fma(s, r, b - h) + (s - b - 1.0f);
	V c = fma(s, q, e);
	V y = word_or((h + c), word_sign(x));
	V p = word_or(fma(alpha, y, alpha * (h - y + c)), (word_xor(word_sign(x), word_sign(alpha))));
	V edge = alpha * (x < -87.0f ? N(-1.0f) : y);
	C rare = !(x > -87.0f && fabs(alpha) < INFINITY);
	V result = (x > 0.0f ? x : p);
	if (SOME(rare)) {
		result = rare ? (x > 0.0f ? x : edge) : result;
	}
	return result;
}

// mish returns x tanh(ln(1 + eˣ)), and its limit -0 of -∞.
static V word_mish(V x) {
	V v = word_clamp(x, N(-87.0f), N(10.0f));
	V t = fma(v, N(1.442695f), N(12583039.0f));
	V k = t - 12583039.0f;
	V u = fma(k, N(-0.6931472f), v);
	V r = fma(k, N(1.9046542e-09f), u);
	V q = fma(r * r, word_expseries(r), fma(k, N(1.9046542e-09f), u - r));
	V s = word_shl(t, N(23.0f));
	V m = fma(s, r, s);
	V n = fma(s, q, fma(s, r, s - m));
	V h = m + n;
	V e = m - h + n;
	V g = h + 2.0f;
	V a = h * g;
	V c = fma(e, g + h, fma(h, word_lost(h, N(2.0f)), fma(h, g, -a)));
	V d = a + 2.0f;
	V b = word_lost(a, N(2.0f)) + c;
	V i = 1.0f / d;
	V y = a * i;
	V z = (fma(-y, d, a) + fma(-y, b, c)) * i;
	C rare = !(fabs(x) < 70.0f);
	V result = word_or(fma(x, y, x * z), word_sign(x));
	if (SOME(rare)) {
		result = rare ? (x > 0.0f ? x : word_xexp(x)) : result;
	}
	return result;
}

// phi returns the normal distribution function at x, the integral of exp(-t²)/√2π up to x.
static V word_phi(V x) {
	V a = word_clamp(fabs(x), N(0.0f), N(14.4f));
	V g = a * a;
	V h = fma(a, a, -g);
	V k = word_round(-0.5f * g * 1.442695f);
	V b = fma(k, N(-0.6931472f), -0.5f * g);
	V s = fma(k, N(1.9046542e-09f), -0.5f * h);
	V r = b + s;
	V e = fma(r * r, word_expseries(r), s - (r - b));
	V d = a + 1.125f;
	V f = a + 4.0625f;
	V v = 1.0f / (d * f);
	V i = v * f;
	V j = v * d;
	V u = fma(N(-8.125f), j, N(1.0f));
	V t = fma(fma(N(-4.0625f), u + 1.0f, fma(-u, a, a)), j, u);
	V p = fma(t, fma(t, fma(t * t, fma(t * t, fma(t * t, N(-0.00012128039f), N(7.162362e-05f)), N(0.017506277f)), N(0.018292762f)), fma(t * t, fma(t * t, fma(t * t, fma(t * t, N(-7.833139e-05f), N(0.00067799527f)), N(-0.005613818f)), N(-0.028113626f)), N(0.030901048f))), N(-0.11753455f));
	V m = fma(t, p, N(0.48294157f));
	V w = fma(t, p, 0.48294157f - m);
	V n = fma(m, r, m);
	V l = fma(w, r + e, w) + fma(m, e, fma(m, r, m - n));
	V q = n * i;
	V y = (fma(-q, d, n) + fma(-q, word_lost(a, N(1.125f)), l)) * i;
	V z = word_shl((word_clamp(k, N(-100.0f), N(0.0f)) + 12583039.0f), N(23.0f));
	V high = 1.0f - q * z;
	V low = fma(-y, z, fma(-q, z, 1.0f - high));
	return (x < 0.0f ? word_scale(q + y, k) : high + low);
}

// gelu returns x times the normal distribution function at x, and its limit -0 of -∞.
static V word_gelu(V x) {
	V a = word_clamp(fabs(x), N(0.0f), N(14.4f));
	V g = a * a;
	V h = fma(a, a, -g);
	V k = word_round(-0.5f * g * 1.442695f);
	V b = fma(k, N(-0.6931472f), -0.5f * g);
	V s = fma(k, N(1.9046542e-09f), -0.5f * h);
	V r = b + s;
	V e = fma(r * r, word_expseries(r), s - (r - b));
	V d = a + 1.125f;
	V f = a + 4.0625f;
	V v = 1.0f / (d * f);
	V i = v * f;
	V j = v * d;
	V u = fma(N(-8.125f), j, N(1.0f));
	V t = fma(fma(N(-4.0625f), u + 1.0f, fma(-u, a, a)), j, u);
	V p = fma(t, fma(t, fma(t * t, fma(t * t, fma(t * t, N(-0.00012128039f), N(7.162362e-05f)), N(0.017506277f)), N(0.018292762f)), fma(t * t, fma(t * t, fma(t * t, fma(t * t, N(-7.833139e-05f), N(0.00067799527f)), N(-0.005613818f)), N(-0.028113626f)), N(0.030901048f))), N(-0.11753455f));
	V m = fma(t, p, N(0.48294157f));
	V w = fma(t, p, 0.48294157f - m);
	V n = fma(m, r, m);
	V l = fma(w, r + e, w) + fma(m, e, fma(m, r, m - n));
	V q = n * i;
	V y = (fma(-q, d, n) + fma(-q, word_lost(a, N(1.125f)), l)) * i;
	V z = word_shl((word_clamp(k, N(-100.0f), N(0.0f)) + 12583039.0f), N(23.0f));
	V high = 1.0f - q * z;
	V low = fma(-y, z, fma(-q, z, 1.0f - high));
	return word_or((x < 0.0f ? word_scale(fma(-a, q, -a * y), k) : fma(x, high, a * low)), word_sign(x));
}

// op_Add returns x + y.
static V op_Add(V x, V y) { return x + y; }

// op_Sub returns x - y.
static V op_Sub(V x, V y) { return x - y; }

// op_Mul returns x * y.
static V op_Mul(V x, V y) { return x * y; }

// op_Div returns x / y; of integers, truncated toward zero.
static V op_Div(V x, V y) { return x / y; }

// op_Rem returns the remainder of x / y, with the sign of x, as Go's % and C's fmod.
static V op_Rem(V x, V y) { return word_rem(x, y); }

// op_Mod returns the remainder of x / y, with the sign of y, as in NumPy.
static V op_Mod(V x, V y) { return word_mod(x, y); }

// op_Maximum returns the larger of x and y, NaN if either is; +0 is larger than -0.
static V op_Maximum(V x, V y) { return word_max(x, y); }

// op_Minimum returns the smaller of x and y, NaN if either is; -0 is smaller than +0.
static V op_Minimum(V x, V y) { return word_min(x, y); }

// op_FMA returns x*y + w, rounded once.
static V op_FMA(V x, V y, V w) { return fma(x, y, w); }

// op_Lerp returns the linear interpolation x + w*(y - x).
static V op_Lerp(V x, V y, V w) { return fma(w, y - x, x); }

// op_Neg returns -x.
static V op_Neg(V x) { return -x; }

// op_Abs returns the magnitude of x.
static V op_Abs(V x) { return fabs(x); }

// op_Sign returns -1, 0 or 1 as x is negative, zero or positive.
static V op_Sign(V x) { return (x > 0.0f ? N(1.0f) : (x < 0.0f ? N(-1.0f) : x)); }

// op_Square returns x * x.
static V op_Square(V x) { return x * x; }

// op_Recip returns 1 / x.
static V op_Recip(V x) { return 1.0f / x; }

// op_Sqrt returns the square root of x.
static V op_Sqrt(V x) { return sqrt(x); }

// op_Clip returns the number nearest to x that is within [lo, hi], NaN if x is.
static V op_Clip(V x, V lo, V hi) { return word_clamp(x, lo, hi); }

// op_DivGradY returns the gradient of operand y of Div, -g * r / y.
static V op_DivGradY(V g, V r, V y) { return -g * r / y; }

// op_RemGradY returns the gradient of operand y of Rem, -g * trunc(x / y).
static V op_RemGradY(V g, V x, V y) { return -g * word_trunc(x / y); }

// op_ModGradY returns the gradient of operand y of Mod, -g * floor(x / y).
static V op_ModGradY(V g, V x, V y) { return -g * word_floor(x / y); }

// op_MaximumGradX returns the gradient of operand x of Maximum, where(x >= y, g, 0).
static V op_MaximumGradX(V g, V x, V y) { return (x >= y ? g : N(0.0f)); }

// op_MaximumGradY returns the gradient of operand y of Maximum, where(x >= y, 0, g).
static V op_MaximumGradY(V g, V x, V y) { return (x >= y ? N(0.0f) : g); }

// op_MinimumGradX returns the gradient of operand x of Minimum, where(x <= y, g, 0).
static V op_MinimumGradX(V g, V x, V y) { return (x <= y ? g : N(0.0f)); }

// op_MinimumGradY returns the gradient of operand y of Minimum, where(x <= y, 0, g).
static V op_MinimumGradY(V g, V x, V y) { return (x <= y ? N(0.0f) : g); }

// op_LerpGradX returns the gradient of operand x of Lerp, g * (1 - w).
static V op_LerpGradX(V g, V w) { return g * (1.0f - w); }

// op_LerpGradW returns the gradient of operand w of Lerp, g * (y - x).
static V op_LerpGradW(V g, V x, V y) { return g * (y - x); }

// op_AbsGrad returns the gradient of operand x of Abs, where(x < 0, -g, where(x > 0, g, 0)).
static V op_AbsGrad(V g, V x) { return (x < 0.0f ? -g : (x > 0.0f ? g : N(0.0f))); }

// op_SquareGrad returns the gradient of operand x of Square, 2 * g * x.
static V op_SquareGrad(V g, V x) { return 2.0f * g * x; }

// op_RecipGrad returns the gradient of operand x of Recip, -g * r * r.
static V op_RecipGrad(V g, V r) { return -g * r * r; }

// op_SqrtGrad returns the gradient of operand x of Sqrt, g / (2 * r).
static V op_SqrtGrad(V g, V r) { return g / (2.0f * r); }

// op_ClipGrad returns the gradient of operand x of Clip, where(x < lo || x > hi, 0, g).
static V op_ClipGrad(V g, V x, V lo, V hi) { return (x < lo || x > hi ? N(0.0f) : g); }

// op_Floor returns the greatest integer ≤ x.
static V op_Floor(V x) { return word_floor(x); }

// op_Ceil returns the least integer ≥ x.
static V op_Ceil(V x) { return word_ceil(x); }

// op_Trunc returns the integer part of x.
static V op_Trunc(V x) { return word_trunc(x); }

// op_Round returns the integer nearest to x, the even one of two.
static V op_Round(V x) { return word_round(x); }

// op_Exp returns e to the power x.
static V op_Exp(V x) { return word_exp(x); }

// op_Exp2 returns 2 to the power x.
static V op_Exp2(V x) { return word_exp2(x); }

// op_Expm1 returns e to the power x, less 1.
static V op_Expm1(V x) { return word_expm1(x); }

// op_Log returns the natural logarithm of x.
static V op_Log(V x) { return word_log(x); }

// op_Log2 returns the binary logarithm of x.
static V op_Log2(V x) { return word_log2(x); }

// op_Log10 returns the decimal logarithm of x.
static V op_Log10(V x) { return word_log10(x); }

// op_Log1p returns the natural logarithm of 1 + x.
static V op_Log1p(V x) { return word_log1p(x); }

// op_Pow returns x to the power y, as C's pow: NaN of a negative x unless y is an integer, and 1 of any x where y is 0.
static V op_Pow(V x, V y) { return word_pow(x, y); }

// op_Cbrt returns the cube root of x.
static V op_Cbrt(V x) { return word_cbrt(x); }

// op_Rsqrt returns the reciprocal of the square root of x.
static V op_Rsqrt(V x) { return word_rsqrt(x); }

// op_Exp2Grad returns the gradient of operand x of Exp2, 0.6931471805599453 * g * r.
static V op_Exp2Grad(V g, V r) { return 0.6931471805599453f * g * r; }

// op_Expm1Grad returns the gradient of operand x of Expm1, g * (r + 1).
static V op_Expm1Grad(V g, V r) { return g * (r + 1.0f); }

// op_Log2Grad returns the gradient of operand x of Log2, 1.4426950408889634 * g / x.
static V op_Log2Grad(V g, V x) { return 1.4426950408889634f * g / x; }

// op_Log10Grad returns the gradient of operand x of Log10, 0.4342944819032518 * g / x.
static V op_Log10Grad(V g, V x) { return 0.4342944819032518f * g / x; }

// op_Log1pGrad returns the gradient of operand x of Log1p, g / (1 + x).
static V op_Log1pGrad(V g, V x) { return g / (1.0f + x); }

// op_PowGradX returns the gradient of operand x of Pow, where(x == 0 && y == 0, 0, g * y * pow(x, y - 1)).
static V op_PowGradX(V g, V x, V y) { return (x == 0.0f && y == 0.0f ? N(0.0f) : g * y * word_pow(x, y - 1.0f)); }

// op_PowGradY returns the gradient of operand y of Pow, where(r == 0 || x == 0, 0, g * r * log(x)).
static V op_PowGradY(V g, V r, V x) { return (r == 0.0f || x == 0.0f ? N(0.0f) : g * r * word_log(x)); }

// op_CbrtGrad returns the gradient of operand x of Cbrt, g / (3 * r * r).
static V op_CbrtGrad(V g, V r) { return g / (3.0f * r * r); }

// op_RsqrtGrad returns the gradient of operand x of Rsqrt, -0.5 * g * r / x.
static V op_RsqrtGrad(V g, V r, V x) { return -0.5f * g * r / x; }

// op_Sin returns the sine of x radians.
static V op_Sin(V x) { return word_sin(x); }

// op_Cos returns the cosine of x radians.
static V op_Cos(V x) { return word_cos(x); }

// op_Tan returns the tangent of x radians.
static V op_Tan(V x) { return word_tan(x); }

// op_Asin returns the angle in radians whose sine is x, within ±π/2.
static V op_Asin(V x) { return word_asin(x); }

// op_Acos returns the angle in radians whose cosine is x, from 0 to π.
static V op_Acos(V x) { return word_acos(x); }

// op_Atan returns the angle in radians whose tangent is x, within ±π/2.
static V op_Atan(V x) { return word_atan(x); }

// op_Atan2 returns the angle in radians from the first axis to the point whose coordinate along it is y, and x across, within ±π, as C's atan2(x, y).
static V op_Atan2(V x, V y) { return word_atan2(x, y); }

// op_Hypot returns the square root of x*x + y*y, without overflow.
static V op_Hypot(V x, V y) { return word_hypot(x, y); }

// op_Erf returns the error function of x.
static V op_Erf(V x) { return word_erf(x); }

// op_NormCDF returns the standard normal distribution function at x.
static V op_NormCDF(V x) { return word_phi(x); }

// op_SinGrad returns the gradient of operand x of Sin, g * cos(x).
static V op_SinGrad(V g, V x) { return g * word_cos(x); }

// op_CosGrad returns the gradient of operand x of Cos, -g * sin(x).
static V op_CosGrad(V g, V x) { return -g * word_sin(x); }

// op_TanGrad returns the gradient of operand x of Tan, g * fma(r, r, 1).
static V op_TanGrad(V g, V r) { return g * fma(r, r, N(1.0f)); }

// op_AsinGrad returns the gradient of operand x of Asin, g / sqrt((1 - x) * (1 + x)).
static V op_AsinGrad(V g, V x) { return g / sqrt((1.0f - x) * (1.0f + x)); }

// op_AcosGrad returns the gradient of operand x of Acos, -g / sqrt((1 - x) * (1 + x)).
static V op_AcosGrad(V g, V x) { return -g / sqrt((1.0f - x) * (1.0f + x)); }

// op_AtanGrad returns the gradient of operand x of Atan, g / fma(x, x, 1).
static V op_AtanGrad(V g, V x) { return g / fma(x, x, N(1.0f)); }

// op_Atan2GradX returns the gradient of operand x of Atan2, g * y / (x * x + y * y).
static V op_Atan2GradX(V g, V x, V y) { return g * y / (x * x + y * y); }

// op_Atan2GradY returns the gradient of operand y of Atan2, -g * x / (x * x + y * y).
static V op_Atan2GradY(V g, V x, V y) { return -g * x / (x * x + y * y); }

// op_HypotGradX returns the gradient of operand x of Hypot, where(r == 0, 0, g * x / r).
static V op_HypotGradX(V g, V r, V x) { return (r == 0.0f ? N(0.0f) : g * x / r); }

// op_HypotGradY returns the gradient of operand y of Hypot, where(r == 0, 0, g * y / r).
static V op_HypotGradY(V g, V r, V y) { return (r == 0.0f ? N(0.0f) : g * y / r); }

// op_ErfGrad returns the gradient of operand x of Erf, 1.1283791670955126 * g * exp(-x * x).
static V op_ErfGrad(V g, V x) { return 1.1283791670955126f * g * word_exp(-x * x); }

// op_NormCDFGrad returns the gradient of operand x of NormCDF, g * (0.3989422804014327 * exp(-0.5 * x * x)).
static V op_NormCDFGrad(V g, V x) { return g * (0.3989422804014327f * word_exp(-0.5f * x * x)); }

// op_Sinh returns the hyperbolic sine of x.
static V op_Sinh(V x) { return word_sinh(x); }

// op_Cosh returns the hyperbolic cosine of x.
static V op_Cosh(V x) { return word_cosh(x); }

// op_Tanh returns the hyperbolic tangent of x.
static V op_Tanh(V x) { return word_tanh(x); }

// op_Asinh returns the inverse hyperbolic sine of x.
static V op_Asinh(V x) { return word_asinh(x); }

// op_Acosh returns the inverse hyperbolic cosine of x.
static V op_Acosh(V x) { return word_acosh(x); }

// op_Atanh returns the inverse hyperbolic tangent of x.
static V op_Atanh(V x) { return word_atanh(x); }

// op_SinhGrad returns the gradient of operand x of Sinh, g * cosh(x).
static V op_SinhGrad(V g, V x) { return g * word_cosh(x); }

// op_CoshGrad returns the gradient of operand x of Cosh, g * sinh(x).
static V op_CoshGrad(V g, V x) { return g * word_sinh(x); }

// op_TanhGrad returns the gradient of operand x of Tanh, g * (1 - r) * (1 + r).
static V op_TanhGrad(V g, V r) { return g * (1.0f - r) * (1.0f + r); }

// op_AsinhGrad returns the gradient of operand x of Asinh, g / sqrt(x*x + 1).
static V op_AsinhGrad(V g, V x) { return g / sqrt(x * x + 1.0f); }

// op_AcoshGrad returns the gradient of operand x of Acosh, g / (sqrt(x - 1) * sqrt(x + 1)).
static V op_AcoshGrad(V g, V x) { return g / (sqrt(x - 1.0f) * sqrt(x + 1.0f)); }

// op_AtanhGrad returns the gradient of operand x of Atanh, g / ((1 - x) * (1 + x)).
static V op_AtanhGrad(V g, V x) { return g / ((1.0f - x) * (1.0f + x)); }

// op_ReLU returns x, or 0 where x is negative.
static V op_ReLU(V x) { return word_max(x, N(0.0f)); }

// op_LeakyReLU returns x, or slope*x where x is negative.
static V op_LeakyReLU(V x, V slope) { return (x < 0.0f ? slope * x : x); }

// op_Softplus returns ln(1 + eˣ).
static V op_Softplus(V x) { return word_softplus(x); }

// op_GELU returns x times the standard normal distribution function at x.
static V op_GELU(V x) { return word_gelu(x); }

// op_Sigmoid returns the logistic function of x.
static V op_Sigmoid(V x) { return word_sigmoid(x); }

// op_SiLU returns x times the logistic function of x, also called swish.
static V op_SiLU(V x) { return word_silu(x); }

// op_ELU returns x, or alpha*(eˣ - 1) where x is negative.
static V op_ELU(V x, V alpha) { return word_elu(x, alpha); }

// op_Mish returns x tanh(ln(1 + eˣ)).
static V op_Mish(V x) { return word_mish(x); }

// op_HardTanh returns the number nearest to x that is within [-1, 1], also called hard tanh.
static V op_HardTanh(V x) { return word_clamp(x, N(-1.0f), N(1.0f)); }

// op_SELU returns the scaled exponential linear unit: 1.0507 x, or 1.7581 (eˣ - 1) where x is negative.
static V op_SELU(V x) { return (x > 0.0f ? 1.0507009873554804934193349852946f * x : 1.7580993408473768599402175208123f * word_expm1(x)); }

// op_HardSigmoid returns (x + 3)/6, or the number nearest to that within [0, 1].
static V op_HardSigmoid(V x) { return word_clamp(x + 3.0f, N(0.0f), N(6.0f)) / 6.0f; }

// op_ReLUGrad returns the gradient of operand x of ReLU, where(x > 0, g, 0).
static V op_ReLUGrad(V g, V x) { return (x > 0.0f ? g : N(0.0f)); }

// op_LeakyReLUGrad returns the gradient of operand x of LeakyReLU, where(x < 0, slope * g, g).
static V op_LeakyReLUGrad(V g, V x, V slope) { return (x < 0.0f ? slope * g : g); }

// op_SoftplusGrad returns the gradient of operand x of Softplus, g * sigmoid(x).
static V op_SoftplusGrad(V g, V x) { return g * word_sigmoid(x); }

// op_GELUGrad returns the gradient of operand x of GELU, g * fma(max(min(x, 1000), -1000) * 0.3989422804014327, exp(-0.5 * max(min(x, 1000), -1000) * max(min(x, 1000), -1000)), phi(x)).
static V op_GELUGrad(V g, V x) { return g * fma(word_max(word_min(x, N(1000.0f)), N(-1000.0f)) * 0.3989422804014327f, word_exp(-0.5f * word_max(word_min(x, N(1000.0f)), N(-1000.0f)) * word_max(word_min(x, N(1000.0f)), N(-1000.0f))), word_phi(x)); }

// op_SigmoidGrad returns the gradient of operand x of Sigmoid, g * r * (1 - r).
static V op_SigmoidGrad(V g, V r) { return g * r * (1.0f - r); }

// op_SiLUGrad returns the gradient of operand x of SiLU, g * sigmoid(x) * (1 + max(min(x, 1000), -1000) * (1 - sigmoid(x))).
static V op_SiLUGrad(V g, V x) { return g * word_sigmoid(x) * (1.0f + word_max(word_min(x, N(1000.0f)), N(-1000.0f)) * (1.0f - word_sigmoid(x))); }

// op_ELUGrad returns the gradient of operand x of ELU, where(x > 0, g, g * alpha * exp(x)).
static V op_ELUGrad(V g, V x, V alpha) { return (x > 0.0f ? g : g * alpha * word_exp(x)); }

// op_MishGrad returns the gradient of operand x of Mish, g * (sigmoid(x) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1)) * fma(4 * (max(min(x, 1000), -1000) * (1 - sigmoid(x))), (1 - sigmoid(x)) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1), 2 - sigmoid(x)).
static V op_MishGrad(V g, V x) { return g * (word_sigmoid(x) / fma(1.0f - word_sigmoid(x), 1.0f - word_sigmoid(x), N(1.0f))) * fma(4.0f * (word_max(word_min(x, N(1000.0f)), N(-1000.0f)) * (1.0f - word_sigmoid(x))), (1.0f - word_sigmoid(x)) / fma(1.0f - word_sigmoid(x), 1.0f - word_sigmoid(x), N(1.0f)), 2.0f - word_sigmoid(x)); }

// op_HardTanhGrad returns the gradient of operand x of HardTanh, where(x < -1 || x > 1, 0, g).
static V op_HardTanhGrad(V g, V x) { return (x < -1.0f || x > 1.0f ? N(0.0f) : g); }

// op_SELUGrad returns the gradient of operand x of SELU, where(x > 0, 1.0507009873554804934193349852946 * g, 1.7580993408473768599402175208123 * (g * exp(x))).
static V op_SELUGrad(V g, V x) { return (x > 0.0f ? 1.0507009873554804934193349852946f * g : 1.7580993408473768599402175208123f * (g * word_exp(x))); }

// op_HardSigmoidGrad returns the gradient of operand x of HardSigmoid, where(x > -3 && x < 3, g / 6, 0).
static V op_HardSigmoidGrad(V g, V x) { return (x > -3.0f && x < 3.0f ? g / 6.0f : N(0.0f)); }

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

// op_IsNaN returns whether x is not a number.
static C op_IsNaN(V x) { return x != x; }

// op_IsInf returns whether x is an infinity.
static C op_IsInf(V x) { return fabs(x) == INFINITY; }

// op_IsPosInf returns whether x is +Inf.
static C op_IsPosInf(V x) { return x == INFINITY; }

// op_IsNegInf returns whether x is -Inf.
static C op_IsNegInf(V x) { return x == -INFINITY; }

// op_IsFinite returns whether x is neither an infinity nor NaN.
static C op_IsFinite(V x) { return fabs(x) < INFINITY; }

// op_Where returns x where m holds and y elsewhere.
static V op_Where(C m, V x, V y) { return (m ? x : y); }

// op_WhereGradX returns the gradient of operand x of Where, where(m, g, 0).
static V op_WhereGradX(V g, C m) { return (m ? g : N(0.0f)); }

// op_WhereGradY returns the gradient of operand y of Where, where(m, 0, g).
static V op_WhereGradY(V g, C m) { return (m ? N(0.0f) : g); }

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
__kernel void f32_Add(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Add(LOAD(x, 1), LOAD(y, 2)));
}

// Sub: z = x - y
__kernel void f32_Sub(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Sub(LOAD(x, 1), LOAD(y, 2)));
}

// Mul: z = x * y
__kernel void f32_Mul(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Mul(LOAD(x, 1), LOAD(y, 2)));
}

// Div: z = x / y
__kernel void f32_Div(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Div(LOAD(x, 1), LOAD(y, 2)));
}

// Rem: z = x % y
__kernel void f32_Rem(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Rem(LOAD(x, 1), LOAD(y, 2)));
}

// Mod: z = mod(x, y)
__kernel void f32_Mod(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_Mod(LOAD(x, 1), LOAD(y, 2)));
}

// Maximum: z = max(x, y)
__kernel void f32_Maximum(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Maximum(LOAD(x, 1), LOAD(y, 2)));
}

// Minimum: z = min(x, y)
__kernel void f32_Minimum(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STORE(z, 0, op_Minimum(LOAD(x, 1), LOAD(y, 2)));
}

// FMA: z = fma(x, y, w)
__kernel void f32_FMA(const Walk walk, __global float *z, __global const float *x, __global const float *y, __global const float *w) {
	BY(LANES, 4)
		STORE(z, 0, op_FMA(LOAD(x, 1), LOAD(y, 2), LOAD(w, 3)));
}

// Lerp: z = fma(w, y - x, x)
__kernel void f32_Lerp(const Walk walk, __global float *z, __global const float *x, __global const float *y, __global const float *w) {
	BY(LANES, 4)
		STORE(z, 0, op_Lerp(LOAD(x, 1), LOAD(y, 2), LOAD(w, 3)));
}

// Neg: z = -x
__kernel void f32_Neg(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Neg(LOAD(x, 1)));
}

// Abs: z = abs(x)
__kernel void f32_Abs(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Abs(LOAD(x, 1)));
}

// Sign: z = where(x > 0, 1, where(x < 0, -1, x))
__kernel void f32_Sign(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Sign(LOAD(x, 1)));
}

// Square: z = x * x
__kernel void f32_Square(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Square(LOAD(x, 1)));
}

// Recip: z = 1 / x
__kernel void f32_Recip(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Recip(LOAD(x, 1)));
}

// Sqrt: z = sqrt(x)
__kernel void f32_Sqrt(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Sqrt(LOAD(x, 1)));
}

// Clip: z = clamp(x, lo, hi)
__kernel void f32_Clip(const Walk walk, __global float *z, __global const float *x, T lo, T hi) {
	BY(LANES, 2)
		STORE(z, 0, op_Clip(LOAD(x, 1), N(lo), N(hi)));
}

// DivGradY: z = -g * r / y
__kernel void f32_DivGradY(const Walk walk, __global float *z, __global const float *g, __global const float *r, __global const float *y) {
	BY(LANES, 4)
		STORE(z, 0, op_DivGradY(LOAD(g, 1), LOAD(r, 2), LOAD(y, 3)));
}

// RemGradY: z = -g * trunc(x / y)
__kernel void f32_RemGradY(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	BY(LANES, 4)
		STORE(z, 0, op_RemGradY(LOAD(g, 1), LOAD(x, 2), LOAD(y, 3)));
}

// ModGradY: z = -g * floor(x / y)
__kernel void f32_ModGradY(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	BY(LANES, 4)
		STORE(z, 0, op_ModGradY(LOAD(g, 1), LOAD(x, 2), LOAD(y, 3)));
}

// MaximumGradX: z = where(x >= y, g, 0)
__kernel void f32_MaximumGradX(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	BY(LANES, 4)
		STORE(z, 0, op_MaximumGradX(LOAD(g, 1), LOAD(x, 2), LOAD(y, 3)));
}

// MaximumGradY: z = where(x >= y, 0, g)
__kernel void f32_MaximumGradY(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	BY(LANES, 4)
		STORE(z, 0, op_MaximumGradY(LOAD(g, 1), LOAD(x, 2), LOAD(y, 3)));
}

// MinimumGradX: z = where(x <= y, g, 0)
__kernel void f32_MinimumGradX(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	BY(LANES, 4)
		STORE(z, 0, op_MinimumGradX(LOAD(g, 1), LOAD(x, 2), LOAD(y, 3)));
}

// MinimumGradY: z = where(x <= y, 0, g)
__kernel void f32_MinimumGradY(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	BY(LANES, 4)
		STORE(z, 0, op_MinimumGradY(LOAD(g, 1), LOAD(x, 2), LOAD(y, 3)));
}

// LerpGradX: z = g * (1 - w)
__kernel void f32_LerpGradX(const Walk walk, __global float *z, __global const float *g, __global const float *w) {
	BY(LANES, 3)
		STORE(z, 0, op_LerpGradX(LOAD(g, 1), LOAD(w, 2)));
}

// LerpGradW: z = g * (y - x)
__kernel void f32_LerpGradW(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	BY(LANES, 4)
		STORE(z, 0, op_LerpGradW(LOAD(g, 1), LOAD(x, 2), LOAD(y, 3)));
}

// AbsGrad: z = where(x < 0, -g, where(x > 0, g, 0))
__kernel void f32_AbsGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORE(z, 0, op_AbsGrad(LOAD(g, 1), LOAD(x, 2)));
}

// SquareGrad: z = 2 * g * x
__kernel void f32_SquareGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORE(z, 0, op_SquareGrad(LOAD(g, 1), LOAD(x, 2)));
}

// RecipGrad: z = -g * r * r
__kernel void f32_RecipGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	BY(LANES, 3)
		STORE(z, 0, op_RecipGrad(LOAD(g, 1), LOAD(r, 2)));
}

// SqrtGrad: z = g / (2 * r)
__kernel void f32_SqrtGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	BY(LANES, 3)
		STORE(z, 0, op_SqrtGrad(LOAD(g, 1), LOAD(r, 2)));
}

// ClipGrad: z = where(x < lo || x > hi, 0, g)
__kernel void f32_ClipGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x, T lo, T hi) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_ClipGrad(LOAD(g, 1), LOAD(x, 2), N(lo), N(hi)));
}

// Floor: z = floor(x)
__kernel void f32_Floor(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Floor(LOAD(x, 1)));
}

// Ceil: z = ceil(x)
__kernel void f32_Ceil(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Ceil(LOAD(x, 1)));
}

// Trunc: z = trunc(x)
__kernel void f32_Trunc(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Trunc(LOAD(x, 1)));
}

// Round: z = round(x)
__kernel void f32_Round(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_Round(LOAD(x, 1)));
}

// Exp: z = exp(x)
__kernel void f32_Exp(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Exp(LOAD(x, 1)));
}

// Exp2: z = exp2(x)
__kernel void f32_Exp2(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Exp2(LOAD(x, 1)));
}

// Expm1: z = expm1(x)
__kernel void f32_Expm1(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Expm1(LOAD(x, 1)));
}

// Log: z = log(x)
__kernel void f32_Log(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Log(LOAD(x, 1)));
}

// Log2: z = log2(x)
__kernel void f32_Log2(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Log2(LOAD(x, 1)));
}

// Log10: z = log10(x)
__kernel void f32_Log10(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Log10(LOAD(x, 1)));
}

// Log1p: z = log1p(x)
__kernel void f32_Log1p(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Log1p(LOAD(x, 1)));
}

// Pow: z = pow(x, y)
__kernel void f32_Pow(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_Pow(LOAD(x, 1), LOAD(y, 2)));
}

// Cbrt: z = cbrt(x)
__kernel void f32_Cbrt(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Cbrt(LOAD(x, 1)));
}

// Rsqrt: z = rsqrt(x)
__kernel void f32_Rsqrt(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Rsqrt(LOAD(x, 1)));
}

// Exp2Grad: z = 0.6931471805599453 * g * r
__kernel void f32_Exp2Grad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	BY(LANES, 3)
		STORE(z, 0, op_Exp2Grad(LOAD(g, 1), LOAD(r, 2)));
}

// Expm1Grad: z = g * (r + 1)
__kernel void f32_Expm1Grad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	BY(LANES, 3)
		STORE(z, 0, op_Expm1Grad(LOAD(g, 1), LOAD(r, 2)));
}

// Log2Grad: z = 1.4426950408889634 * g / x
__kernel void f32_Log2Grad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORE(z, 0, op_Log2Grad(LOAD(g, 1), LOAD(x, 2)));
}

// Log10Grad: z = 0.4342944819032518 * g / x
__kernel void f32_Log10Grad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORE(z, 0, op_Log10Grad(LOAD(g, 1), LOAD(x, 2)));
}

// Log1pGrad: z = g / (1 + x)
__kernel void f32_Log1pGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORE(z, 0, op_Log1pGrad(LOAD(g, 1), LOAD(x, 2)));
}

// PowGradX: z = where(x == 0 && y == 0, 0, g * y * pow(x, y - 1))
__kernel void f32_PowGradX(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	BY(LANES, 4)
		STORECACHED(z, 0, op_PowGradX(LOAD(g, 1), LOAD(x, 2), LOAD(y, 3)));
}

// PowGradY: z = where(r == 0 || x == 0, 0, g * r * log(x))
__kernel void f32_PowGradY(const Walk walk, __global float *z, __global const float *g, __global const float *r, __global const float *x) {
	BY(LANES, 4)
		STORECACHED(z, 0, op_PowGradY(LOAD(g, 1), LOAD(r, 2), LOAD(x, 3)));
}

// CbrtGrad: z = g / (3 * r * r)
__kernel void f32_CbrtGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	BY(LANES, 3)
		STORE(z, 0, op_CbrtGrad(LOAD(g, 1), LOAD(r, 2)));
}

// RsqrtGrad: z = -0.5 * g * r / x
__kernel void f32_RsqrtGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r, __global const float *x) {
	BY(LANES, 4)
		STORE(z, 0, op_RsqrtGrad(LOAD(g, 1), LOAD(r, 2), LOAD(x, 3)));
}

// Sin: z = sin(x)
__kernel void f32_Sin(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Sin(LOAD(x, 1)));
}

// Cos: z = cos(x)
__kernel void f32_Cos(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Cos(LOAD(x, 1)));
}

// Tan: z = tan(x)
__kernel void f32_Tan(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Tan(LOAD(x, 1)));
}

// Asin: z = asin(x)
__kernel void f32_Asin(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Asin(LOAD(x, 1)));
}

// Acos: z = acos(x)
__kernel void f32_Acos(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Acos(LOAD(x, 1)));
}

// Atan: z = atan(x)
__kernel void f32_Atan(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Atan(LOAD(x, 1)));
}

// Atan2: z = atan2(x, y)
__kernel void f32_Atan2(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_Atan2(LOAD(x, 1), LOAD(y, 2)));
}

// Hypot: z = hypot(x, y)
__kernel void f32_Hypot(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_Hypot(LOAD(x, 1), LOAD(y, 2)));
}

// Erf: z = erf(x)
__kernel void f32_Erf(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Erf(LOAD(x, 1)));
}

// NormCDF: z = phi(x)
__kernel void f32_NormCDF(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_NormCDF(LOAD(x, 1)));
}

// SinGrad: z = g * cos(x)
__kernel void f32_SinGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_SinGrad(LOAD(g, 1), LOAD(x, 2)));
}

// CosGrad: z = -g * sin(x)
__kernel void f32_CosGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_CosGrad(LOAD(g, 1), LOAD(x, 2)));
}

// TanGrad: z = g * fma(r, r, 1)
__kernel void f32_TanGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	BY(LANES, 3)
		STORE(z, 0, op_TanGrad(LOAD(g, 1), LOAD(r, 2)));
}

// AsinGrad: z = g / sqrt((1 - x) * (1 + x))
__kernel void f32_AsinGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORE(z, 0, op_AsinGrad(LOAD(g, 1), LOAD(x, 2)));
}

// AcosGrad: z = -g / sqrt((1 - x) * (1 + x))
__kernel void f32_AcosGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_AcosGrad(LOAD(g, 1), LOAD(x, 2)));
}

// AtanGrad: z = g / fma(x, x, 1)
__kernel void f32_AtanGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORE(z, 0, op_AtanGrad(LOAD(g, 1), LOAD(x, 2)));
}

// Atan2GradX: z = g * y / (x * x + y * y)
__kernel void f32_Atan2GradX(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	BY(LANES, 4)
		STORE(z, 0, op_Atan2GradX(LOAD(g, 1), LOAD(x, 2), LOAD(y, 3)));
}

// Atan2GradY: z = -g * x / (x * x + y * y)
__kernel void f32_Atan2GradY(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	BY(LANES, 4)
		STORECACHED(z, 0, op_Atan2GradY(LOAD(g, 1), LOAD(x, 2), LOAD(y, 3)));
}

// HypotGradX: z = where(r == 0, 0, g * x / r)
__kernel void f32_HypotGradX(const Walk walk, __global float *z, __global const float *g, __global const float *r, __global const float *x) {
	BY(LANES, 4)
		STORE(z, 0, op_HypotGradX(LOAD(g, 1), LOAD(r, 2), LOAD(x, 3)));
}

// HypotGradY: z = where(r == 0, 0, g * y / r)
__kernel void f32_HypotGradY(const Walk walk, __global float *z, __global const float *g, __global const float *r, __global const float *y) {
	BY(LANES, 4)
		STORE(z, 0, op_HypotGradY(LOAD(g, 1), LOAD(r, 2), LOAD(y, 3)));
}

// ErfGrad: z = 1.1283791670955126 * g * exp(-x * x)
__kernel void f32_ErfGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_ErfGrad(LOAD(g, 1), LOAD(x, 2)));
}

// NormCDFGrad: z = g * (0.3989422804014327 * exp(-0.5 * x * x))
__kernel void f32_NormCDFGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_NormCDFGrad(LOAD(g, 1), LOAD(x, 2)));
}

// Sinh: z = sinh(x)
__kernel void f32_Sinh(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Sinh(LOAD(x, 1)));
}

// Cosh: z = cosh(x)
__kernel void f32_Cosh(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Cosh(LOAD(x, 1)));
}

// Tanh: z = tanh(x)
__kernel void f32_Tanh(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Tanh(LOAD(x, 1)));
}

// Asinh: z = asinh(x)
__kernel void f32_Asinh(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Asinh(LOAD(x, 1)));
}

// Acosh: z = acosh(x)
__kernel void f32_Acosh(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Acosh(LOAD(x, 1)));
}

// Atanh: z = atanh(x)
__kernel void f32_Atanh(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Atanh(LOAD(x, 1)));
}

// SinhGrad: z = g * cosh(x)
__kernel void f32_SinhGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_SinhGrad(LOAD(g, 1), LOAD(x, 2)));
}

// CoshGrad: z = g * sinh(x)
__kernel void f32_CoshGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_CoshGrad(LOAD(g, 1), LOAD(x, 2)));
}

// TanhGrad: z = g * (1 - r) * (1 + r)
__kernel void f32_TanhGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	BY(LANES, 3)
		STORE(z, 0, op_TanhGrad(LOAD(g, 1), LOAD(r, 2)));
}

// AsinhGrad: z = g / sqrt(x*x + 1)
__kernel void f32_AsinhGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORE(z, 0, op_AsinhGrad(LOAD(g, 1), LOAD(x, 2)));
}

// AcoshGrad: z = g / (sqrt(x - 1) * sqrt(x + 1))
__kernel void f32_AcoshGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_AcoshGrad(LOAD(g, 1), LOAD(x, 2)));
}

// AtanhGrad: z = g / ((1 - x) * (1 + x))
__kernel void f32_AtanhGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORE(z, 0, op_AtanhGrad(LOAD(g, 1), LOAD(x, 2)));
}

// ReLU: z = max(x, 0)
__kernel void f32_ReLU(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_ReLU(LOAD(x, 1)));
}

// LeakyReLU: z = where(x < 0, slope * x, x)
__kernel void f32_LeakyReLU(const Walk walk, __global float *z, __global const float *x, T slope) {
	BY(LANES, 2)
		STORE(z, 0, op_LeakyReLU(LOAD(x, 1), N(slope)));
}

// Softplus: z = softplus(x)
__kernel void f32_Softplus(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Softplus(LOAD(x, 1)));
}

// GELU: z = gelu(x)
__kernel void f32_GELU(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_GELU(LOAD(x, 1)));
}

// Sigmoid: z = sigmoid(x)
__kernel void f32_Sigmoid(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Sigmoid(LOAD(x, 1)));
}

// SiLU: z = silu(x)
__kernel void f32_SiLU(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_SiLU(LOAD(x, 1)));
}

// ELU: z = elu(x, alpha)
__kernel void f32_ELU(const Walk walk, __global float *z, __global const float *x, T alpha) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_ELU(LOAD(x, 1), N(alpha)));
}

// Mish: z = mish(x)
__kernel void f32_Mish(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_Mish(LOAD(x, 1)));
}

// HardTanh: z = clamp(x, -1, 1)
__kernel void f32_HardTanh(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_HardTanh(LOAD(x, 1)));
}

// SELU: z = where(x > 0, 1.0507009873554804934193349852946 * x, 1.7580993408473768599402175208123 * expm1(x))
__kernel void f32_SELU(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORECACHED(z, 0, op_SELU(LOAD(x, 1)));
}

// HardSigmoid: z = clamp(x + 3, 0, 6) / 6
__kernel void f32_HardSigmoid(const Walk walk, __global float *z, __global const float *x) {
	BY(LANES, 2)
		STORE(z, 0, op_HardSigmoid(LOAD(x, 1)));
}

// ReLUGrad: z = where(x > 0, g, 0)
__kernel void f32_ReLUGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORE(z, 0, op_ReLUGrad(LOAD(g, 1), LOAD(x, 2)));
}

// LeakyReLUGrad: z = where(x < 0, slope * g, g)
__kernel void f32_LeakyReLUGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x, T slope) {
	BY(LANES, 3)
		STORE(z, 0, op_LeakyReLUGrad(LOAD(g, 1), LOAD(x, 2), N(slope)));
}

// SoftplusGrad: z = g * sigmoid(x)
__kernel void f32_SoftplusGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_SoftplusGrad(LOAD(g, 1), LOAD(x, 2)));
}

// GELUGrad: z = g * fma(max(min(x, 1000), -1000) * 0.3989422804014327, exp(-0.5 * max(min(x, 1000), -1000) * max(min(x, 1000), -1000)), phi(x))
__kernel void f32_GELUGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_GELUGrad(LOAD(g, 1), LOAD(x, 2)));
}

// SigmoidGrad: z = g * r * (1 - r)
__kernel void f32_SigmoidGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	BY(LANES, 3)
		STORE(z, 0, op_SigmoidGrad(LOAD(g, 1), LOAD(r, 2)));
}

// SiLUGrad: z = g * sigmoid(x) * (1 + max(min(x, 1000), -1000) * (1 - sigmoid(x)))
__kernel void f32_SiLUGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_SiLUGrad(LOAD(g, 1), LOAD(x, 2)));
}

// ELUGrad: z = where(x > 0, g, g * alpha * exp(x))
__kernel void f32_ELUGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x, T alpha) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_ELUGrad(LOAD(g, 1), LOAD(x, 2), N(alpha)));
}

// MishGrad: z = g * (sigmoid(x) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1)) * fma(4 * (max(min(x, 1000), -1000) * (1 - sigmoid(x))), (1 - sigmoid(x)) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1), 2 - sigmoid(x))
__kernel void f32_MishGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_MishGrad(LOAD(g, 1), LOAD(x, 2)));
}

// HardTanhGrad: z = where(x < -1 || x > 1, 0, g)
__kernel void f32_HardTanhGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_HardTanhGrad(LOAD(g, 1), LOAD(x, 2)));
}

// SELUGrad: z = where(x > 0, 1.0507009873554804934193349852946 * g, 1.7580993408473768599402175208123 * (g * exp(x)))
__kernel void f32_SELUGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_SELUGrad(LOAD(g, 1), LOAD(x, 2)));
}

// HardSigmoidGrad: z = where(x > -3 && x < 3, g / 6, 0)
__kernel void f32_HardSigmoidGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	BY(LANES, 3)
		STORECACHED(z, 0, op_HardSigmoidGrad(LOAD(g, 1), LOAD(x, 2)));
}

// Equal: z = x == y
__kernel void f32_Equal(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_Equal(LOAD(x, 1), LOAD(y, 2)));
}

// NotEqual: z = x != y
__kernel void f32_NotEqual(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_NotEqual(LOAD(x, 1), LOAD(y, 2)));
}

// Less: z = x < y
__kernel void f32_Less(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_Less(LOAD(x, 1), LOAD(y, 2)));
}

// LessEqual: z = x <= y
__kernel void f32_LessEqual(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_LessEqual(LOAD(x, 1), LOAD(y, 2)));
}

// Greater: z = x > y
__kernel void f32_Greater(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_Greater(LOAD(x, 1), LOAD(y, 2)));
}

// GreaterEqual: z = x >= y
__kernel void f32_GreaterEqual(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	BY(LANES, 3)
		STOREMASK(z, 0, op_GreaterEqual(LOAD(x, 1), LOAD(y, 2)));
}

// IsNaN: z = x != x
__kernel void f32_IsNaN(const Walk walk, __global uchar *z, __global const float *x) {
	BY(LANES, 2)
		STOREMASK(z, 0, op_IsNaN(LOAD(x, 1)));
}

// IsInf: z = abs(x) == inf
__kernel void f32_IsInf(const Walk walk, __global uchar *z, __global const float *x) {
	BY(LANES, 2)
		STOREMASK(z, 0, op_IsInf(LOAD(x, 1)));
}

// IsPosInf: z = x == inf
__kernel void f32_IsPosInf(const Walk walk, __global uchar *z, __global const float *x) {
	BY(LANES, 2)
		STOREMASK(z, 0, op_IsPosInf(LOAD(x, 1)));
}

// IsNegInf: z = x == -inf
__kernel void f32_IsNegInf(const Walk walk, __global uchar *z, __global const float *x) {
	BY(LANES, 2)
		STOREMASK(z, 0, op_IsNegInf(LOAD(x, 1)));
}

// IsFinite: z = abs(x) < inf
__kernel void f32_IsFinite(const Walk walk, __global uchar *z, __global const float *x) {
	BY(LANES, 2)
		STOREMASK(z, 0, op_IsFinite(LOAD(x, 1)));
}

// Where: z = where(m, x, y)
__kernel void f32_Where(const Walk walk, __global float *z, __global const uchar *m, __global const float *x, __global const float *y) {
	BY(LANES, 4)
		STORE(z, 0, op_Where(LOADMASK(m, 1), LOAD(x, 2), LOAD(y, 3)));
}

// WhereGradX: z = where(m, g, 0)
__kernel void f32_WhereGradX(const Walk walk, __global float *z, __global const float *g, __global const uchar *m) {
	BY(LANES, 3)
		STORE(z, 0, op_WhereGradX(LOAD(g, 1), LOADMASK(m, 2)));
}

// WhereGradY: z = where(m, 0, g)
__kernel void f32_WhereGradY(const Walk walk, __global float *z, __global const float *g, __global const uchar *m) {
	BY(LANES, 3)
		STORE(z, 0, op_WhereGradY(LOAD(g, 1), LOADMASK(m, 2)));
}

// Copy: z = x
__kernel void f32_Copy(const Walk walk, __global T *z, __global const T *x) {
	EACH(2)
		z[PLACE(0)] = x[PLACE(1)];
}

// Take: z = x at offsets, which are tensor 2 of the walk
__kernel void f32_Take(const Walk walk, __global T *z, __global const T *x, __global const long *offsets) {
	EACH(3)
		z[PLACE(0)] = x[PLACE(1) + offsets[PLACE(2)]];
}

// Put: z at offsets, which are tensor 2 of the walk and differ, = y at others
__kernel void f32_Put(const Walk walk, __global T *z, __global const T *y, __global const long *to, __global const long *from) {
	EACH(3)
		z[PLACE(0) + to[PLACE(2)]] = y[PLACE(1) + from[PLACE(2)]];
}

// IndexAdd: z at offsets, which are tensor 2 of the walk and differ, += one after the other of
// those of y at offsets that are numbered from first[…] on
__kernel void f32_IndexAdd(const Walk walk, __global T *z, __global const T *y, __global const long *to, __global const long *from, __global const long *starts) {
	EACH(3) {
		const long place = PLACE(0) + to[PLACE(2)];
		T sum = z[place];
		for (long s = starts[PLACE(2)]; s < starts[PLACE(2) + 1]; s++)
			sum += y[PLACE(1) + from[s]];
		z[place] = sum;
	}
}

// CumSum: z = the sums of n elements of x, from the first up to each
__kernel void f32_CumSum(const Walk walk, __global T *z, long zstep, __global const T *x, long xstep, long n) {
	EACH(2) {
		T sum = 0;
		for (long k = 0; k < n; k++)
			z[PLACE(0) + k * zstep] = sum += x[PLACE(1) + k * xstep];
	}
}

// CumProd: z = the products of n elements of x, from the first up to each
__kernel void f32_CumProd(const Walk walk, __global T *z, long zstep, __global const T *x, long xstep, long n) {
	EACH(2) {
		T product = 1;
		for (long k = 0; k < n; k++)
			z[PLACE(0) + k * zstep] = product *= x[PLACE(1) + k * xstep];
	}
}

// Tril: z = x, or 0 above the diagonal k of matrices; rows are those of the walk
__kernel void f32_Tril(const Walk walk, __global T *z, __global const T *x, ulong rows, ulong cols, long k) {
	EACH(2) {
		const long row = first / cols % rows, col = first % cols + i;
		z[PLACE(0)] = col - row <= k ? x[PLACE(1)] : 0;
	}
}

// Triu: z = x, or 0 below the diagonal k of matrices; rows are those of the walk
__kernel void f32_Triu(const Walk walk, __global T *z, __global const T *x, ulong rows, ulong cols, long k) {
	EACH(2) {
		const long row = first / cols % rows, col = first % cols + i;
		z[PLACE(0)] = col - row >= k ? x[PLACE(1)] : 0;
	}
}

// Fill: z = v
__kernel void f32_Fill(const Walk walk, __global float *z, float v) {
	EACH(1)
		z[PLACE(0)] = v;
}

// philox returns a number of a source by how many are before it; see tensor.Philox.
static ulong philox(ulong seed, ulong number) {
	uint4 c = (uint4)((uint)(number / 2), (uint)(number / 2 >> 32), 0, 0);
	uint2 k = (uint2)((uint)seed, (uint)(seed >> 32));
	for (int round = 0; round < 10; round++) {
		const uint2 factors = (uint2)(0xD2511F53, 0xCD9E8D57);
		const uint2 high = mul_hi(factors, c.xz), low = factors * c.xz;
		c = (uint4)(high.y ^ c.y ^ k.x, low.y, high.x ^ c.w ^ k.y, low.x);
		k += (uint2)(0x9E3779B9, 0xBB67AE85);
	}
	return number % 2 ? (ulong)c.w << 32 | c.z : (ulong)c.y << 32 | c.x;
}

// Rand: z = numbers of a source from one on, uniform in [0, 1), as math/rand/v2 makes them
__kernel void f32_Rand(const Walk walk, __global T *z, ulong seed, ulong number) {
	EACH(1) {
		const ulong r = philox(seed, number + first + i);
		z[PLACE(0)] = (T)(r >> 32 & 0xffffff) * 0x1p-24f;
	}
}

// ToInt: z = x
__kernel void f32_ToInt(const Walk walk, __global long *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = x[PLACE(1)] != x[PLACE(1)] ? 0 : convert_long_sat_rtz(x[PLACE(1)]);
}

// ToInt32: z = x
__kernel void f32_ToInt32(const Walk walk, __global int *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = x[PLACE(1)] != x[PLACE(1)] ? 0 : convert_int_sat_rtz(x[PLACE(1)]);
}

// ToUint8: z = x
__kernel void f32_ToUint8(const Walk walk, __global uchar *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = x[PLACE(1)] != x[PLACE(1)] ? 0 : convert_uchar_sat_rtz(x[PLACE(1)]);
}

// ToBool: z = x
__kernel void f32_ToBool(const Walk walk, __global uchar *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = x[PLACE(1)] != 0;
}

#define PLUS(x, y) ((x) + (y))
#define TIMES(x, y) ((x) * (y))

// below returns the first n numbers of v, and the others of w.
#if LANES == 1
#define below(n, v, w) (v)
#else
static V below(ulong n, V v, V w) { return (C)(NUMBERED) < (C)(min(n, (ulong)LANES)) ? v : w; }
#endif

// fold_Sum returns what the fold a of some elements becomes by another, x.
static V fold_Sum(V a, V x) { return a + x; }

// join_Sum returns the fold of elements whose folds are a and b.
static V join_Sum(V a, V b) { return a + b; }

// Sum: z = the sum of x; parts of a result follow one another
__kernel void f32_Sum(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
		a[l / LANES] = 0.0f;
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
				const V f = fold_Sum(a[l / LANES], load(at1 + (long)l * step, step, n - l));
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
	T *folded = (T *)a;
	partial[id] = folded[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = FIRST(join_Sum((V)(partial[id]), (V)(partial[id + reach])));
	}
	folded[0] = partial[id];
	for (ulong l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = folded[l];
}

// fold_Prod returns what the fold a of some elements becomes by another, x.
static V fold_Prod(V a, V x) { return a * x; }

// join_Prod returns the fold of elements whose folds are a and b.
static V join_Prod(V a, V b) { return a * b; }

// Prod: z = the product of x; parts of a result follow one another
__kernel void f32_Prod(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
		a[l / LANES] = 1.0f;
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
				const V f = fold_Prod(a[l / LANES], load(at1 + (long)l * step, step, n - l));
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
	T *folded = (T *)a;
	partial[id] = folded[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = FIRST(join_Prod((V)(partial[id]), (V)(partial[id + reach])));
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
__kernel void f32_Max(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
__kernel void f32_Min(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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

// fold_SumSquares returns what the fold a of some elements becomes by another, x.
static V fold_SumSquares(V a, V x, V c) { return a + ((x - c) * (x - c)); }

// join_SumSquares returns the fold of elements whose folds are a and b.
static V join_SumSquares(V a, V b) { return a + b; }

// SumSquares: z = the sum of the squares of x - c; parts of a result follow one another
__kernel void f32_SumSquares(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __global const T *c, __local T *partial) {
	PARTS(3)
	const bool across = row > 1;
	const int along = across ? kept - 1 : walk.rank - 1;
	const ulong length = walk.shape[walk.rank - 1];
	const long step = walk.stride[along][1];
	const ulong width = across ? min((ulong)WIDTH, row - block % blocks * WIDTH) : 1;
	ulong side = WIDTH; // numbers side by side
	while (!across && side > LANES && side / 2 >= share)
		side /= 2;
	V a[WIDTH / LANES];
	V about[WIDTH / LANES];
	for (ulong l = 0; l < (across ? width : side); l += LANES) {
		a[l / LANES] = 0.0f;
		about[l / LANES] = load(c + at[2] + (across ? (long)l * walk.stride[along][2] : 0), across ? walk.stride[along][2] : 0, width - l);
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
					b[l] = fold_SumSquares(b[l], VLOAD(at1 + l * LANES), about[l]);
			}
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				a[l] = b[l];
			done = across ? run : whole * WIDTH;
		}
		for (; done < run; done += across ? 1 : side, at1 += next) {
			const ulong n = across ? width : min(run - done, side);
			for (ulong l = 0; l < n; l += LANES) {
				const V f = fold_SumSquares(a[l / LANES], load(at1 + (long)l * step, step, n - l), about[l / LANES]);
				a[l / LANES] = below(n - l, f, a[l / LANES]);
			}
		}
	}
	for (ulong reach = across ? 0 : side / 2; reach >= LANES; reach /= 2)
		for (ulong l = 0; l < reach; l += LANES)
			a[l / LANES] = join_SumSquares(a[l / LANES], a[(l + reach) / LANES]);
	if (!across) {
		ACROSS(a[0], join_SumSquares)
	}
	T *folded = (T *)a;
	partial[id] = folded[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = FIRST(join_SumSquares((V)(partial[id]), (V)(partial[id + reach])));
	}
	folded[0] = partial[id];
	for (ulong l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = folded[l];
}

// fold_SumExp returns what the fold a of some elements becomes by another, x.
static V fold_SumExp(V a, V x, V c) { return a + (word_exp(x - c)); }

// join_SumExp returns the fold of elements whose folds are a and b.
static V join_SumExp(V a, V b) { return a + b; }

// SumExp: z = the sum of exp(x - c); parts of a result follow one another
__kernel void f32_SumExp(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __global const T *c, __local T *partial) {
	PARTS(3)
	const bool across = row > 1;
	const int along = across ? kept - 1 : walk.rank - 1;
	const ulong length = walk.shape[walk.rank - 1];
	const long step = walk.stride[along][1];
	const ulong width = across ? min((ulong)WIDTH, row - block % blocks * WIDTH) : 1;
	ulong side = WIDTH; // numbers side by side
	while (!across && side > LANES && side / 2 >= share)
		side /= 2;
	V a[WIDTH / LANES];
	V about[WIDTH / LANES];
	for (ulong l = 0; l < (across ? width : side); l += LANES) {
		a[l / LANES] = 0.0f;
		about[l / LANES] = load(c + at[2] + (across ? (long)l * walk.stride[along][2] : 0), across ? walk.stride[along][2] : 0, width - l);
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
					b[l] = fold_SumExp(b[l], VLOAD(at1 + l * LANES), about[l]);
			}
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				a[l] = b[l];
			done = across ? run : whole * WIDTH;
		}
		for (; done < run; done += across ? 1 : side, at1 += next) {
			const ulong n = across ? width : min(run - done, side);
			for (ulong l = 0; l < n; l += LANES) {
				const V f = fold_SumExp(a[l / LANES], load(at1 + (long)l * step, step, n - l), about[l / LANES]);
				a[l / LANES] = below(n - l, f, a[l / LANES]);
			}
		}
	}
	for (ulong reach = across ? 0 : side / 2; reach >= LANES; reach /= 2)
		for (ulong l = 0; l < reach; l += LANES)
			a[l / LANES] = join_SumExp(a[l / LANES], a[(l + reach) / LANES]);
	if (!across) {
		ACROSS(a[0], join_SumExp)
	}
	T *folded = (T *)a;
	partial[id] = folded[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = FIRST(join_SumExp((V)(partial[id]), (V)(partial[id + reach])));
	}
	folded[0] = partial[id];
	for (ulong l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = folded[l];
}

// fold_NormalizeGradSum returns what the fold a of some elements becomes by another, x.
static V fold_NormalizeGradSum(V a, V x, V c) { return a + (x / c * (x / c)); }

// join_NormalizeGradSum returns the fold of elements whose folds are a and b.
static V join_NormalizeGradSum(V a, V b) { return a + b; }

// NormalizeGradSum: z = the sum of x / c * (x / c); parts of a result follow one another
__kernel void f32_NormalizeGradSum(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __global const T *c, __local T *partial) {
	PARTS(3)
	const bool across = row > 1;
	const int along = across ? kept - 1 : walk.rank - 1;
	const ulong length = walk.shape[walk.rank - 1];
	const long step = walk.stride[along][1];
	const ulong width = across ? min((ulong)WIDTH, row - block % blocks * WIDTH) : 1;
	ulong side = WIDTH; // numbers side by side
	while (!across && side > LANES && side / 2 >= share)
		side /= 2;
	V a[WIDTH / LANES];
	V about[WIDTH / LANES];
	for (ulong l = 0; l < (across ? width : side); l += LANES) {
		a[l / LANES] = 0.0f;
		about[l / LANES] = load(c + at[2] + (across ? (long)l * walk.stride[along][2] : 0), across ? walk.stride[along][2] : 0, width - l);
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
					b[l] = fold_NormalizeGradSum(b[l], VLOAD(at1 + l * LANES), about[l]);
			}
			_Pragma("unroll")
			for (int l = 0; l < WIDTH / LANES; l++)
				a[l] = b[l];
			done = across ? run : whole * WIDTH;
		}
		for (; done < run; done += across ? 1 : side, at1 += next) {
			const ulong n = across ? width : min(run - done, side);
			for (ulong l = 0; l < n; l += LANES) {
				const V f = fold_NormalizeGradSum(a[l / LANES], load(at1 + (long)l * step, step, n - l), about[l / LANES]);
				a[l / LANES] = below(n - l, f, a[l / LANES]);
			}
		}
	}
	for (ulong reach = across ? 0 : side / 2; reach >= LANES; reach /= 2)
		for (ulong l = 0; l < reach; l += LANES)
			a[l / LANES] = join_NormalizeGradSum(a[l / LANES], a[(l + reach) / LANES]);
	if (!across) {
		ACROSS(a[0], join_NormalizeGradSum)
	}
	T *folded = (T *)a;
	partial[id] = folded[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = FIRST(join_NormalizeGradSum((V)(partial[id]), (V)(partial[id + reach])));
	}
	folded[0] = partial[id];
	for (ulong l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = folded[l];
}

// Norm: z = the square roots of z, which has sums of squares of elements of x. Where squares were
// out of range, they are summed up again, of elements scaled by a power of 2
__kernel void f32_Norm(const Walk walk, int kept, ulong count, ulong lanes, __global T *z, __global const T *x, __local T *partial) {
	const size_t id = get_local_id(0);
	const ulong lane = id % lanes, number = (get_group_id(0) * get_local_size(0) + id) / lanes;
	const bool some = number < walk.n;
	long at[2] = {walk.start[0], walk.start[1]};
	places(&walk, 0, kept, some ? number : 0, 2, at);
	const T squares = some ? z[at[0]] : 1;
	const bool beyond = squares < 0x1p-96f || squares == INFINITY;
	const ulong n = beyond ? count : 0;
	T largest = 0, again = 0;
	for (ulong i = lane; i < n; i += lanes)
		largest = fmax(largest, fabs(x[element(&walk, kept, i, at[1])]));
	partial[id] = largest;
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = fmax(partial[id], partial[id + reach]);
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	largest = partial[id - lane];
	const int most = 126;
	const bool scaled = largest > 0 && largest < INFINITY;
	const T scale = ldexp((T)1, scaled ? clamp(-ilogb(largest), -most, most) : 0);
	for (ulong i = lane; i < n; i += lanes) {
		const T v = x[element(&walk, kept, i, at[1])] * scale;
		again += v * v;
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	partial[id] = again;
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] += partial[id + reach];
	}
	if (lane == 0 && some)
		z[at[0]] = beyond ? sqrt(partial[id]) / scale : sqrt(squares);
}

// A kernel of rows gives lanes of work-items together a row, which is along the last dimension of
// its walk; of a row that there is not, run is 0. Where work-items compute vectors, each has rows
// of its own. They go over a row several times while it is in a cache, each over the same elements.
#define ROWS_OF(tensors) ROW(tensors, get_global_id(0) / lanes)
#define ROW(tensors, number) \
	const size_t id = get_local_id(0); \
	const ulong lane = id % lanes, row = number; \
	const bool some = row < walk.n; \
	const ulong length = walk.shape[walk.rank - 1], run = some ? length : 0; \
	long at[tensors]; \
	for (int k = 0; k < tensors; k++) \
		at[k] = walk.start[k]; \
	places(&walk, 0, walk.rank - 1, some ? row : 0, tensors, at);

// ALONG runs a statement for each LANES elements of a row that a work-item has.
#define ALONG for (ulong i = lane * LANES; i < run; i += lanes * LANES)

// FOLD sets a variable to the fold of a value of elements of a row. SUMS sets two, to the sums of
// two values that have a part v in common.
#define FOLD(name, join, start, value) \
	SIDES(name, start) \
	OVER(FOLDED(name, join, value)) \
	JOINED(name, join)
#define SUMS(v, part, first, firstvalue, second, secondvalue) \
	SIDES(first, N(0)) \
	SIDES(second, N(0)) \
	OVER(const V v = part; FOLDED(first, PLUS, firstvalue) FOLDED(second, PLUS, secondvalue)) \
	JOINED(first, PLUS) \
	JOINED(second, PLUS)

// SIDES declares folds that are made side by side, OVER folds elements to them by FOLDED, WIDTH at
// a time and then those that are left, and JOINED joins them, and those of all lanes.
#define SIDES(name, start) \
	V name##s[WIDTH / LANES]; \
	_Pragma("unroll") \
	for (int l = 0; l < WIDTH / LANES; l++) \
		name##s[l] = start;
#define FOLDED(name, join, value) name##s[l] = below(run - i, join(name##s[l], value), name##s[l]);
#define OVER(statements) { \
	ulong next = lane * WIDTH; \
	for (; next + WIDTH <= run; next += lanes * WIDTH) \
		_Pragma("unroll") \
		for (int l = 0; l < WIDTH / LANES; l++) { \
			const ulong i = next + l * LANES, run = i + LANES; \
			statements \
		} \
	for (ulong i = next; i < run; i += LANES) { \
		const int l = 0; \
		statements \
	} \
}
#define JOINED(name, join) \
	_Pragma("unroll") \
	for (int l = 1; l < WIDTH / LANES; l++) \
		name##s[0] = join(name##s[0], name##s[l]); \
	ACROSS(name##s[0], join) \
	T name = FIRST(name##s[0]); \
	TOGETHER(name, join)

// TOGETHER joins a variable of all lanes of a row.
#ifdef VECTORS
#define TOGETHER(name, join)
#else
#define TOGETHER(name, join) \
	barrier(CLK_LOCAL_MEM_FENCE); \
	partial[id] = name; \
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) { \
		barrier(CLK_LOCAL_MEM_FENCE); \
		if (lane < reach) \
			partial[id] = join(partial[id], partial[id + reach]); \
	} \
	barrier(CLK_LOCAL_MEM_FENCE); \
	name = partial[id - lane];
#endif

// kept returns v, which it stores as store does.
static V kept_at(__global T *z, long step, ulong n, V v) {
	store(z, step, n, v);
	return v;
}
#define KEEP(z, k, v) kept_at(z + PLACE(k), STEP(k), run - i, v)
#define SQUARE(x) ((x) * (x))

// MOMENTS sets mean to that of a row of x, which is tensor k, and squares to the sum of squares of
// deviations from it. It sums up deviations from the first element, and their squares. Where that
// is far from the mean, squares would lose digits, and are summed up again. Where they overflow, or
// the row is not finite, the mean is 0, and squares are infinite or NaN: an element that is not
// finite is NaN less itself.
#define MOMENTS(mean, squares, x, k) \
	T mean, squares; \
	{ \
		const T first = x[at[k]]; \
		SUMS(d, LOAD(x, k) - first, sum, d, sumsquares, SQUARE(d)) \
		const T excess = sum * sum / length; \
		mean = first + sum / length; \
		squares = sumsquares - excess; \
		const bool beyond = !(squares < INFINITY), far = excess > 4 * squares; \
		const ulong run = some && (beyond || far) ? length : 0; \
		FOLD(again, PLUS, N(0), beyond ? LOAD(x, k) - LOAD(x, k) : SQUARE(LOAD(x, k) - mean)) \
		squares = beyond ? INFINITY + again : far ? again : squares; \
		mean = beyond ? 0 : mean; \
	}

// Softmax: z = the exponentials of x, divided by their sum
__kernel void f32_Softmax(const Walk walk, ulong lanes, __global T *z, __global const T *x, __local T *partial) {
	ROWS_OF(2)
	SIDES(largest, N(-INFINITY))
	OVER(
		const V x_i = LOAD(x, 1);
		FOLDED(largest, word_max, x_i))
	JOINED(largest, word_max)
	SIDES(total, N(0))
	OVER(
		const V x_i = LOAD(x, 1);
		const V e = KEEP(z, 0, word_exp(x_i - largest));
		FOLDED(total, PLUS, e))
	JOINED(total, PLUS)
	const T number = 1.0f / total;
	ALONG {
		const V e = LOAD(z, 0);
		STORE(z, 0, e * number);
	}
}

// SoftmaxGrad: z = the gradient of Softmax
__kernel void f32_SoftmaxGrad(const Walk walk, ulong lanes, __global T *z, __global const T *g, __global const T *r, __local T *partial) {
	ROWS_OF(3)
	SIDES(total, N(0))
	OVER(
		const V g_i = LOAD(g, 1);
		const V r_i = LOAD(r, 2);
		FOLDED(total, PLUS, g_i * r_i))
	JOINED(total, PLUS)
	ALONG {
		const V g_i = LOAD(g, 1);
		const V r_i = LOAD(r, 2);
		STORE(z, 0, r_i * (g_i - total));
	}
}

// LogSoftmax: z = the logarithm of Softmax, without the loss of computing that first
__kernel void f32_LogSoftmax(const Walk walk, ulong lanes, __global T *z, __global const T *x, __local T *partial) {
	ROWS_OF(2)
	SIDES(largest, N(-INFINITY))
	OVER(
		const V x_i = LOAD(x, 1);
		FOLDED(largest, word_max, x_i))
	JOINED(largest, word_max)
	SIDES(total, N(0))
	OVER(
		const V x_i = LOAD(x, 1);
		FOLDED(total, PLUS, word_exp(x_i - largest)))
	JOINED(total, PLUS)
	const T number = FIRST(word_log(N(total)));
	ALONG {
		const V x_i = LOAD(x, 1);
		STORE(z, 0, x_i - largest - number);
	}
}

// LogSoftmaxGrad: z = the gradient of LogSoftmax
__kernel void f32_LogSoftmaxGrad(const Walk walk, ulong lanes, __global T *z, __global const T *g, __global const T *r, __local T *partial) {
	ROWS_OF(3)
	SIDES(total, N(0))
	OVER(
		const V g_i = LOAD(g, 1);
		FOLDED(total, PLUS, g_i))
	JOINED(total, PLUS)
	const T number = -total;
	ALONG {
		const V g_i = LOAD(g, 1);
		const V r_i = LOAD(r, 2);
		STORE(z, 0, fma(word_exp(r_i), N(number), g_i));
	}
}

// LogSumExp: z = the logarithm of the sum of the exponentials of x, computed without overflow
__kernel void f32_LogSumExp(const Walk walk, ulong lanes, __global T *z, __global const T *x, __local T *partial) {
	ROWS_OF(2)
	SIDES(largest, N(-INFINITY))
	OVER(
		const V x_i = LOAD(x, 1);
		FOLDED(largest, word_max, x_i))
	JOINED(largest, word_max)
	const T finite = (fabs(largest) < INFINITY ? largest : 0.0f);
	SIDES(total, N(0))
	OVER(
		const V x_i = LOAD(x, 1);
		FOLDED(total, PLUS, word_exp(x_i - finite)))
	JOINED(total, PLUS)
	if (lane == 0 && some)
		z[at[0]] = finite + FIRST(word_log(N(total)));
}

// LogSumExpGrad: z = the gradient of LogSumExp
__kernel void f32_LogSumExpGrad(const Walk walk, ulong lanes, __global T *z, __global const T *x, __global const T *g, __global const T *r, __local T *partial) {
	ROWS_OF(4)
	const T g_row = g[at[2]];
	const T r_row = r[at[3]];
	SIDES(total, N(0))
	OVER(
		const V x_i = LOAD(x, 1);
		const V e = KEEP(z, 0, word_exp((x_i == r_row ? N(0.0f) : x_i - r_row)));
		FOLDED(total, PLUS, e))
	JOINED(total, PLUS)
	const T number = g_row / total;
	ALONG {
		const V e = LOAD(z, 0);
		STORE(z, 0, e * number);
	}
}

// Var: z = the variance of x, the mean of the squares of deviations from the mean
__kernel void f32_Var(const Walk walk, ulong lanes, __global T *z, __global const T *x, __local T *partial) {
	ROWS_OF(2)
	const T n = length;
	MOMENTS(mean, squares, x, 1)
	if (lane == 0 && some)
		z[at[0]] = squares / n;
}

// VarGrad: z = the gradient of Var
__kernel void f32_VarGrad(const Walk walk, ulong lanes, __global T *z, __global const T *x, __global const T *g, __local T *partial) {
	ROWS_OF(3)
	const T g_row = g[at[2]];
	const T n = length;
	SIDES(total, N(0))
	OVER(
		const V x_i = LOAD(x, 1);
		FOLDED(total, PLUS, x_i))
	JOINED(total, PLUS)
	const T mean = total / n;
	const T number = 2.0f / n * g_row;
	ALONG {
		const V x_i = LOAD(x, 1);
		STORE(z, 0, (x_i - mean) * number);
	}
}

// VarDDOF: z = Var of x with ddof degrees of freedom less: n elements count as n - ddof, or 0 if that is negative
__kernel void f32_VarDDOF(const Walk walk, ulong lanes, __global T *z, __global const T *x, T ddof, __local T *partial) {
	ROWS_OF(2)
	const T n = length;
	MOMENTS(mean, squares, x, 1)
	if (lane == 0 && some)
		z[at[0]] = squares / FIRST(word_max(N(n - ddof), N(0.0f)));
}

// VarDDOFGrad: z = the gradient of VarDDOF
__kernel void f32_VarDDOFGrad(const Walk walk, ulong lanes, __global T *z, __global const T *x, __global const T *g, T ddof, __local T *partial) {
	ROWS_OF(3)
	const T g_row = g[at[2]];
	const T n = length;
	SIDES(total, N(0))
	OVER(
		const V x_i = LOAD(x, 1);
		FOLDED(total, PLUS, x_i))
	JOINED(total, PLUS)
	const T mean = total / n;
	const T number = 2.0f / FIRST(word_max(N(n - ddof), N(0.0f))) * g_row;
	ALONG {
		const V x_i = LOAD(x, 1);
		STORE(z, 0, (x_i - mean) * number);
	}
}

// Std: z = the standard deviation of x, the square root of Var
__kernel void f32_Std(const Walk walk, ulong lanes, __global T *z, __global const T *x, __local T *partial) {
	ROWS_OF(2)
	const T n = length;
	MOMENTS(mean, squares, x, 1)
	if (lane == 0 && some)
		z[at[0]] = sqrt(squares / n);
}

// StdGrad: z = the gradient of Std
__kernel void f32_StdGrad(const Walk walk, ulong lanes, __global T *z, __global const T *x, __global const T *g, __global const T *r, __local T *partial) {
	ROWS_OF(4)
	const T g_row = g[at[2]];
	const T r_row = r[at[3]];
	const T n = length;
	SIDES(total, N(0))
	OVER(
		const V x_i = LOAD(x, 1);
		FOLDED(total, PLUS, x_i))
	JOINED(total, PLUS)
	const T mean = total / n;
	const T number = (r_row > 0.0f ? g_row / (n * r_row) : 0.0f);
	ALONG {
		const V x_i = LOAD(x, 1);
		STORE(z, 0, (x_i - mean) * number);
	}
}

// LayerNorm: z = x less its mean, divided by the square root of its variance plus epsilon, times weight, plus bias
__kernel void f32_LayerNorm(const Walk walk, ulong lanes, __global T *z, __global const T *x, __global const T *weight, __global const T *bias, T epsilon, __local T *partial) {
	ROWS_OF(4)
	const T n = length;
	MOMENTS(mean, squares, x, 1)
	const T centre = (squares == INFINITY ? 0.0f : mean);
	const T scale = 1.0f / sqrt(squares / n + epsilon);
	ALONG {
		const V x_i = LOAD(x, 1);
		const V weight_i = LOAD(weight, 2);
		const V bias_i = LOAD(bias, 3);
		STORE(z, 0, fma((x_i - centre) * scale, weight_i, bias_i));
	}
}

// LayerNormGrad: z = the gradient of LayerNorm, and sums those of the parameters,
// as many as there are, over each of parts of so many rows together
__kernel void f32_LayerNormGrad(const Walk walk, ulong lanes, ulong together, __global T *z, __global const T *g, __global const T *x, __global const T *weight, __global T *sums, T epsilon, long parameters, long parts, __local T *partial) {
	const ulong part = get_global_id(0) / lanes;
	for (ulong r = 0; r < together; r++) {
		ROW(5, part * together + r)
		__global T *ofWeight = sums + (0 * parts + part) * length;
		__global T *ofBias = sums + (1 * parts + part) * length;
		const T n = length;
		MOMENTS(mean, squares, x, 2)
		const T centre = (squares == INFINITY ? 0.0f : mean);
		const T scale = 1.0f / sqrt(squares / n + epsilon);
		SIDES(total, N(0))
		SIDES(total2, N(0))
		OVER(
			const V x_i = LOAD(x, 2);
			const V g_i = LOAD(g, 1);
			const V weight_i = LOAD(weight, 3);
			const V weighted = g_i * weight_i;
			FOLDED(total, PLUS, (x_i - centre) * weighted)
			FOLDED(total2, PLUS, weighted))
		JOINED(total, PLUS)
		JOINED(total2, PLUS)
		const T slope = (scale == 0.0f ? 0.0f : -total * scale / n * scale * scale);
		const T mean2 = total2 / n;
		const T number = -mean2 * scale;
		ALONG {
			const V g_i = LOAD(g, 1);
			const V x_i = LOAD(x, 2);
			const V weight_i = LOAD(weight, 3);
			const V weighted = g_i * weight_i;
			if (parameters > 0)
				STORE(ofWeight, 4, (r > 0 ? LOAD(ofWeight, 4) : N(0)) + (x_i - centre) * scale * g_i);
			if (parameters > 1)
				STORE(ofBias, 4, (r > 0 ? LOAD(ofBias, 4) : N(0)) + g_i);
			STORE(z, 0, fma(x_i - centre, N(slope), fma(weighted, N(scale), N(number))));
		}
	}
}

// RMSNorm: z = x divided by the square root of the mean of its squares plus epsilon, times weight
__kernel void f32_RMSNorm(const Walk walk, ulong lanes, __global T *z, __global const T *x, __global const T *weight, T epsilon, __local T *partial) {
	ROWS_OF(3)
	const T n = length;
	SIDES(total, N(0))
	OVER(
		const V x_i = LOAD(x, 1);
		FOLDED(total, PLUS, x_i * x_i))
	JOINED(total, PLUS)
	const T scale = 1.0f / sqrt(total / n + epsilon);
	ALONG {
		const V x_i = LOAD(x, 1);
		const V weight_i = LOAD(weight, 2);
		STORE(z, 0, x_i * scale * weight_i);
	}
}

// RMSNormGrad: z = the gradient of RMSNorm, and sums those of the parameters,
// as many as there are, over each of parts of so many rows together
__kernel void f32_RMSNormGrad(const Walk walk, ulong lanes, ulong together, __global T *z, __global const T *g, __global const T *x, __global const T *weight, __global T *sums, T epsilon, long parameters, long parts, __local T *partial) {
	const ulong part = get_global_id(0) / lanes;
	for (ulong r = 0; r < together; r++) {
		ROW(5, part * together + r)
		__global T *ofWeight = sums + (0 * parts + part) * length;
		const T n = length;
		SIDES(total, N(0))
		OVER(
			const V x_i = LOAD(x, 2);
			FOLDED(total, PLUS, x_i * x_i))
		JOINED(total, PLUS)
		const T scale = 1.0f / sqrt(total / n + epsilon);
		SIDES(total2, N(0))
		OVER(
			const V x_i = LOAD(x, 2);
			const V g_i = LOAD(g, 1);
			const V weight_i = LOAD(weight, 3);
			const V weighted = g_i * weight_i;
			FOLDED(total2, PLUS, x_i * weighted))
		JOINED(total2, PLUS)
		const T slope = (scale == 0.0f ? 0.0f : -total2 * scale / n * scale * scale);
		ALONG {
			const V g_i = LOAD(g, 1);
			const V x_i = LOAD(x, 2);
			const V weight_i = LOAD(weight, 3);
			const V weighted = g_i * weight_i;
			if (parameters > 0)
				STORE(ofWeight, 4, (r > 0 ? LOAD(ofWeight, 4) : N(0)) + x_i * scale * g_i);
			STORE(z, 0, fma(x_i, N(slope), weighted * scale));
		}
	}
}

// Normalize: z = x divided by its norm, the square root of the sum of its squares, or by epsilon if that is larger
__kernel void f32_Normalize(const Walk walk, ulong lanes, __global T *z, __global const T *x, T epsilon, __local T *partial) {
	ROWS_OF(2)
	SIDES(largest, N(-INFINITY))
	OVER(
		const V x_i = LOAD(x, 1);
		const V stored = KEEP(z, 0, fabs(x_i));
		FOLDED(largest, word_max, stored))
	JOINED(largest, word_max)
	const T highest = FIRST(word_max(N(largest), N(epsilon)));
	const T unit = (highest > 0.0f && highest < INFINITY ? highest : 1.0f);
	SIDES(total, N(0))
	OVER(
		const V x_i = LOAD(x, 1);
		const V scaled = x_i / unit;
		FOLDED(total, PLUS, scaled * scaled))
	JOINED(total, PLUS)
	const T norm = FIRST(word_max(N(sqrt(total)), N(epsilon / unit)));
	ALONG {
		const V x_i = LOAD(x, 1);
		const V scaled = x_i / unit;
		STORE(z, 0, scaled / norm);
	}
}

// NormalizeGrad: z = the gradient of Normalize
__kernel void f32_NormalizeGrad(const Walk walk, ulong lanes, __global T *z, __global const T *g, __global const T *r, __global const T *x, T epsilon, __local T *partial) {
	ROWS_OF(4)
	SIDES(largest, N(-INFINITY))
	SIDES(total2, N(0))
	OVER(
		const V x_i = LOAD(x, 3);
		const V stored = fabs(x_i);
		const V g_i = LOAD(g, 1);
		const V r_i = LOAD(r, 2);
		FOLDED(largest, word_max, stored)
		FOLDED(total2, PLUS, g_i * r_i))
	JOINED(largest, word_max)
	JOINED(total2, PLUS)
	const T highest = FIRST(word_max(N(largest), N(epsilon)));
	const T unit = (highest > 0.0f && highest < INFINITY ? highest : 1.0f);
	SIDES(total, N(0))
	OVER(
		const V x_i = LOAD(x, 3);
		FOLDED(total, PLUS, x_i / unit * (x_i / unit)))
	JOINED(total, PLUS)
	const T norm = FIRST(word_max(N(sqrt(total)), N(epsilon / unit)));
	const T number = (norm > epsilon / unit ? total2 : 0.0f);
	const T number2 = norm * unit;
	ALONG {
		const V g_i = LOAD(g, 1);
		const V r_i = LOAD(r, 2);
		STORE(z, 0, (g_i - r_i * number) / number2);
	}
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
__kernel void f32_CountNonzero(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global long *z, __global const T *x, __local long *partial) {
	PARTS(2)
	long a = 0;
	for (ulong i = first + lane; i < last; i += lanes)
		a += x[element(&walk, kept, i, at[1])] != 0;
	STOREJOINED(PLUS)
}

// Index: z = the first place of c in x, or count if it is not there; parts of a result follow one
// another
__kernel void f32_Index(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global long *z, __global const T *x, __global const T *c, __local long *partial) {
	PARTS(3)
	long a = count;
	for (ulong i = first + lane; i < last; i += lanes)
		if (x[element(&walk, kept, i, at[1])] == c[at[2]] || x[element(&walk, kept, i, at[1])] != x[element(&walk, kept, i, at[1])] && c[at[2]] != c[at[2]])
			a = min(a, (long)i);
	STOREJOINED(min)
}

// comes reports whether x comes before y in ascending order, in which NaN is last.
static bool comes(T x, T y) { return x < y || y != y && x == x; }

// Merge: z = x with each two runs of so many elements, in rows of n, merged in ascending or
// descending order, of equal ones those of the first run first; to = from in the same order, which
// at first are places in rows
__kernel void f32_Merge(const Walk walk, ulong n, ulong length, int descending, __global T *z, __global long *to, __global const T *x, __global const long *from) {
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
__kernel void f32_SearchSorted(const Walk walk, __global long *z, __global const T *x, __global const T *sorted, ulong n) {
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

// Programs with ROWS have the product of matrices: GROUP by GROUP work-items compute ROWS by COLS
// elements each, DEPTH steps at a time from local memory. Columns of a work-item are pieces of
// PIECE neighbours, beside those of others, so that these read and write what is next to each
// other.
#ifdef ROWS
typedef VECTOR(float, PIECE) Vector;
#define PIECES (COLS / PIECE)

// MatMul: z = x * y, of batches of matrices: m by k, and k by n, of strides that rows and columns
// have
__kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1))) void f32_MatMul(const Walk walk, ulong m, ulong n, ulong k,
		__global T *z, long zr, long zc, __global const T *x, long xr, long xc, __global const T *y, long yr, long yc) {
	__local T a[DEPTH][GROUP * ROWS + 1]; // lest steps of one row are in one bank
	__local Vector b[DEPTH][PIECES * GROUP];
	const size_t col = get_local_id(0), row = get_local_id(1);
	const ulong top = get_group_id(1) * (GROUP * ROWS), left = get_group_id(0) * (GROUP * COLS);
	long at[3] = {walk.start[0], walk.start[1], walk.start[2]};
	places(&walk, 0, walk.rank, get_group_id(2), 3, at);
	Vector sum[ROWS][PIECES];
	for (int r = 0; r < ROWS; r++)
		for (int p = 0; p < PIECES; p++)
			sum[r][p] = 0;
	for (ulong from = 0; from < k; from += DEPTH) {
		for (int e = row * GROUP + col; e < DEPTH * GROUP * ROWS; e += GROUP * GROUP) {
			const ulong i = top + e / DEPTH, j = from + e % DEPTH;
			a[e % DEPTH][e / DEPTH] = i < m && j < k ? x[at[1] + (long)i * xr + (long)j * xc] : 0;
		}
		for (int e = row * GROUP + col; e < DEPTH * GROUP * COLS; e += GROUP * GROUP) {
			const ulong i = from + e / (GROUP * COLS), j = left + e % (GROUP * COLS);
			((__local T *)b)[e] = i < k && j < n ? y[at[2] + (long)i * yr + (long)j * yc] : 0;
		}
		barrier(CLK_LOCAL_MEM_FENCE);
		for (int d = 0; d < DEPTH; d++)
			for (int r = 0; r < ROWS; r++)
				for (int p = 0; p < PIECES; p++) {
					const Vector left = a[d][row * ROWS + r], right = b[d][p * GROUP + col];
					sum[r][p] = fma(left, right, sum[r][p]);
				}
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	for (int r = 0; r < ROWS; r++)
		for (int c = 0; c < COLS; c++) {
			const ulong i = top + row * ROWS + r, j = left + (c / PIECE * GROUP + col) * PIECE + c % PIECE;
			if (i < m && j < n)
				z[at[0] + (long)i * zr + (long)j * zc] = ((T *)&sum[r][c / PIECE])[c % PIECE];
		}
}
#endif
