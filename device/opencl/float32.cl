// Code generated from gen/ops and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL FP_CONTRACT OFF

typedef float T;

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

static uint bits(T x) { return as_uint(x); }
static T of(uint b) { return as_float(b); }

// NaN if either is, and +0 above -0.
static T word_max(T x, T y) { return x != x ? x : y != y ? y : x == y ? of(bits(x) & bits(y)) : x > y ? x : y; }
static T word_min(T x, T y) { return x != x ? x : y != y ? y : x == y ? of(bits(x) | bits(y)) : x < y ? x : y; }

static T word_shl(T x, int n) { return of(bits(x) << n); }
static T word_shr(T x, int n) { return of(bits(x) >> n); }
static T word_and(T x, T y) { return of(bits(x) & bits(y)); }
static T word_or(T x, T y) { return of(bits(x) | bits(y)); }
static T word_xor(T x, T y) { return of(bits(x) ^ bits(y)); }
static T word_addbits(T x, T y) { return of(bits(x) + bits(y)); }
static T word_subbits(T x, T y) { return of(bits(x) - bits(y)); }
static T word_sign(T x) { return of(bits(x) & (uint)1 << (8 * sizeof(T) - 1)); }
static T word_clamp(T x, T low, T high) { x = x < low ? low : x; return x > high ? high : x; }

// scale returns x·2ᵏ, rounded once, of an integer k and x near 1.
static T word_scale(T x, T k) {
	T h = fma(k, 0.5f, 12583039.0f);
	return word_addbits(x, word_shl(word_subbits(k + 12583039.0f, h), (int)23.0f)) * (word_shl(h, (int)23.0f));
}

// copysign returns the magnitude of x with the sign of y.
static T word_copysign(T x, T y) {
	return word_or(fabs(x), word_sign(y));
}

// mod returns the remainder of x / y with the sign of y.
static T word_mod(T x, T y) {
	T r = fmod(x, y);
	return (r == 0.0f ? word_copysign(r, y) : ((r < 0.0f) == (y < 0.0f) ? r : r + y));
}

// exponent returns n of a positive normal x = 2ⁿm, √½ ≤ m < √2.
static T word_exponent(T x) {
	return (word_or(word_shr(word_addbits(x, 6.885887e-39f), (int)23.0f), 8388608.0f)) - 8388735.0f;
}

// mantissa returns m of a positive normal x = 2ⁿm, √½ ≤ m < √2.
static T word_mantissa(T x) {
	return word_addbits(word_and(word_addbits(x, 6.885887e-39f), 1.1754942e-38f), 0.70710677f);
}

// expseries returns (eʳ - 1 - r)/r², |r| ≤ ½ ln 2.
static T word_expseries(T r) {
	return fma(r, fma(r, fma(r, fma(r, fma(r, 0.00019733983f, 0.0013935278f), 0.008333586f), 0.04166646f), 0.16666666f), 0.5f);
}

// expedge returns eˣ = 2ᵏp where 2ᵏ or the result may be no normal number.
static T word_expedge(T x, T k, T p) {
	return (x > 89.0f ? INFINITY : (x < -104.0f ? 0.0f : word_scale(p, k)));
}

// exp returns e to the power x.
static T word_exp(T x) {
	T t = fma(x, 1.442695f, 12583039.0f);
	T k = t - 12583039.0f;
	T r = fma(k, 1.9046542e-09f, fma(k, -0.6931472f, x));
	T p = fma(r * r, word_expseries(r), r);
	T s = word_shl(t, (int)23.0f);
	return (!(fabs(x) < 87.0f) ? word_expedge(x, k, 1.0f + p) : fma(s, p, s));
}

// exp2series returns (2ʳ - 1 - r ln 2)/r², |r| ≤ ½.
static T word_exp2series(T r) {
	return fma(r, fma(r, fma(r, fma(r, fma(r, 1.4632083e-05f, 0.00015423239f), 0.0013334362f), 0.0096181175f), 0.055504106f), 0.2402265f);
}

// exp2 returns 2 to the power x.
static T word_exp2(T x) {
	T t = x + 12583039.0f;
	T k = t - 12583039.0f;
	T r = x - k;
	T p = fma(r, 0.6931472f, r * (r * word_exp2series(r)));
	T s = word_shl(t, (int)23.0f);
	return (!(fabs(x) < 126.0f) ? (x > 128.0f ? INFINITY : (x < -150.0f ? 0.0f : word_scale(1.0f + p, k))) : fma(s, p, s));
}

// expm1 returns e to the power x, less 1.
static T word_expm1(T x) {
	T t = fma(x, 1.442695f, 12583039.0f);
	T k = t - 12583039.0f;
	T u = fma(k, -0.6931472f, x);
	T r = fma(k, 1.9046542e-09f, u);
	T z = r * r;
	T q = fma(z, word_expseries(r), fma(0.5f, fma(r, r, -z), fma(k, 1.9046542e-09f, u - r)));
	T s = word_shl(t, (int)23.0f);
	T b = s - 1.0f;
	T h = fma(s, r, b);
	T e = fma(s, r, b - h) + (s - b - 1.0f);
	T c = fma(s, q, e);
	T y = word_or((h + c), word_sign(x));
	return (!(fabs(x) < 87.0f) ? (x < 0.0f ? -1.0f : word_expedge(x, k, 1.0f + (r + q))) : y);
}

// coshseries returns (cosh √z - 1)/z, √z ≤ ½ ln 2.
static T word_coshseries(T z) {
	return fma(z, fma(z, 0.0013935417f, 0.04166646f), 0.5f);
}

// sinhseries returns (sinh √z / √z - 1)/z, √z ≤ ½ ln 2.
static T word_sinhseries(T z) {
	return fma(z, fma(z, 0.00019974085f, 0.008333175f), 0.16666667f);
}

// sinh returns the hyperbolic sine of x.
static T word_sinh(T x) {
	T v = fabs(x);
	T t = fma(v, 1.442695f, 12583038.0f);
	T k = t - 12583038.0f;
	T u = fma(k, -0.6931472f, v);
	T r = fma(k, 1.9046542e-09f, u);
	T z = r * r;
	T c = z * word_coshseries(z);
	T s = fma(r * z, word_sinhseries(z), fma(k, 1.9046542e-09f, u - r));
	T p = word_shl(t, (int)23.0f);
	T i = word_shl((12583038.0f - k), (int)23.0f);
	T a = p - i;
	T b = p + i;
	T over = (v > 90.0f ? INFINITY : word_scale(1.0f + (r + (c + s)), k - 1.0f));
	T h = fma(b, r, a);
	T e = fma(b, r, a - h) + (p - a - i);
	T y = h + fma(b, s, fma(a, c, e));
	return (!(v < 86.0f) ? word_copysign(over, x) : word_copysign(y, x));
}

// cosh returns the hyperbolic cosine of x.
static T word_cosh(T x) {
	T v = fabs(x);
	T t = fma(v, 1.442695f, 12583038.0f);
	T k = t - 12583038.0f;
	T u = fma(k, -0.6931472f, v);
	T r = fma(k, 1.9046542e-09f, u);
	T z = r * r;
	T c = z * word_coshseries(z);
	T s = fma(r * z, word_sinhseries(z), fma(k, 1.9046542e-09f, u - r));
	T p = word_shl(t, (int)23.0f);
	T i = word_shl((12583038.0f - k), (int)23.0f);
	T a = p - i;
	T b = p + i;
	T over = (v > 90.0f ? INFINITY : word_scale(1.0f + (r + (c + s)), k - 1.0f));
	T h = fma(a, r, b);
	T e = fma(a, r, b - h) + (p - b + i);
	return (!(v < 86.0f) ? over : h + fma(a, s, fma(b, c, e)));
}

// tanh returns the hyperbolic tangent of x.
static T word_tanh(T x) {
	T v = word_clamp(fabs(x), 0.0f, 10.0f);
	T t = fma(v, 2.88539f, 12583039.0f);
	T k = t - 12583039.0f;
	T u = fma(k, -0.6931472f, v + v);
	T r = fma(k, 1.9046542e-09f, u);
	T q = fma(r * r, word_expseries(r), fma(k, 1.9046542e-09f, u - r));
	T s = word_shl(t, (int)23.0f);
	T b = s - 1.0f;
	T m = fma(s, r, b);
	T n = fma(s, q, fma(s, r, b - m) + (s - b - 1.0f));
	T h = m + n;
	T e = m - h + n;
	T d = h + 2.0f;
	T g = fma(s, q, fma(s, r, s - d + 1.0f));
	T i = 1.0f / d;
	T y = h * i;
	return word_copysign(fma(fma(-y, d, h) + fma(-y, g, e), i, y), x);
}

// logseries returns (2 artanh √z / √z - 2)/z, √z ≤ 3 - √8.
static T word_logseries(T z) {
	return fma(z, fma(z, 0.29870215f, 0.39977592f), 0.66666776f);
}

// logrest returns ln(1 + f) - f + d, √½ ≤ 1 + f ≤ √2, of a small d.
static T word_logrest(T f, T d) {
	T s = f / (2.0f + f);
	T z = s * s;
	T h = 0.5f * f * f;
	return fma(s, fma(z, word_logseries(z), h), d) - h;
}

// lnsum returns ln(2ⁿ(1 + f)) + d, of a small d.
static T word_lnsum(T n, T f, T d) {
	T l = fma(n, 0.6931472f, f);
	return l + word_logrest(f, fma(n, -1.9046542e-09f, f - fma(n, -0.6931472f, l)) + d);
}

// logedge returns y, but what a logarithm is of no positive finite x.
static T word_logedge(T x, T y) {
	return (x > 0.0f && x < INFINITY ? y : (x == 0.0f ? -INFINITY : (x > 0.0f ? x : NAN)));
}

// log returns the natural logarithm of x.
static T word_log(T x) {
	return (!(x >= 1.1754944e-38f && x < INFINITY) ? word_logedge(x, word_lnsum(word_exponent(x * 8388608.0f) - 23.0f, word_mantissa(x * 8388608.0f) - 1.0f, 0.0f)) : word_lnsum(word_exponent(x), word_mantissa(x) - 1.0f, 0.0f));
}

// log2sum returns log₂(2ⁿ(1 + f)).
static T word_log2sum(T n, T f) {
	T g = f * 1.442695f;
	T l = n + g;
	T d = fma(-f, 0.5f * f, 0.5f * f * f);
	T t = fma(word_logrest(f, d), 1.442695f, fma(f, 1.925963e-08f, fma(f, 1.442695f, -g)));
	return l + (g - (l - n) + t);
}

// log2 returns the binary logarithm of x.
static T word_log2(T x) {
	return (!(x >= 1.1754944e-38f && x < INFINITY) ? word_logedge(x, word_log2sum(word_exponent(x * 8388608.0f) - 23.0f, word_mantissa(x * 8388608.0f) - 1.0f)) : word_log2sum(word_exponent(x), word_mantissa(x) - 1.0f));
}

// log10sum returns log₁₀(2ⁿ(1 + f)).
static T word_log10sum(T n, T f) {
	T p = n * 0.3010254f;
	T g = f * 0.4342945f;
	T l = p + g;
	T t = fma(word_logrest(f, 0.0f), 0.4342945f, fma(f, -1.010305e-08f, fma(f, 0.4342945f, -g)));
	return l + (g - (l - p) + fma(n, 4.605039e-06f, t));
}

// log10 returns the decimal logarithm of x.
static T word_log10(T x) {
	return (!(x >= 1.1754944e-38f && x < INFINITY) ? word_logedge(x, word_log10sum(word_exponent(x * 8388608.0f) - 23.0f, word_mantissa(x * 8388608.0f) - 1.0f)) : word_log10sum(word_exponent(x), word_mantissa(x) - 1.0f));
}

// lnpair returns ln(u + c), of a positive normal u and a c as small as its rounding error.
static T word_lnpair(T u, T c) {
	T n = word_exponent(u);
	T m = word_mantissa(u) - 1.0f;
	T s = word_shl((12583039.0f - n), (int)23.0f);
	T f = fma(c, s, m);
	return word_lnsum(n, f, fma(c, s, m - f) * fma(f, f - 1.0f, 1.0f));
}

// log1p returns the natural logarithm of 1 + x.
static T word_log1p(T x) {
	T u = 1.0f + x;
	T c = (x < 1.0f ? x - (u - 1.0f) : 1.0f - (u - x));
	return (!(x > -1.0f && x < 1.7014118e+38f) ? (x == -1.0f ? -INFINITY : word_logedge(x, word_lnsum(word_exponent(x), word_mantissa(x) - 1.0f, 0.0f))) : word_or(word_lnpair(u, c), word_sign(x)));
}

// root returns √(q + e) - r, where r is √q.
static T word_root(T r, T q, T e) {
	return (fma(-r, r, q) + e) / (r + r);
}

// ln2x returns ln 2x, of a normal x > 0.
static T word_ln2x(T x) {
	return (x < INFINITY ? word_lnsum(word_exponent(x) + 1.0f, word_mantissa(x) - 1.0f, 0.0f) : x);
}

// asinh returns the inverse hyperbolic sine of x.
static T word_asinh(T x) {
	T v = fabs(x);
	T p = v * v;
	T q = p + 1.0f;
	T e = (v < 1.0f ? p - (q - 1.0f) : 1.0f - (q - p)) + fma(v, v, -p);
	T r = sqrt(q);
	T u = r + v;
	T y = (v < 0.00024414063f ? v : word_lnpair(u, v - (u - r) + word_root(r, q, e)));
	return (!(v < 1.1529215e+18f) ? word_copysign(word_ln2x(v), x) : word_copysign(y, x));
}

// acosh returns the inverse hyperbolic cosine of x.
static T word_acosh(T x) {
	T p = x * x;
	T q = p - 1.0f;
	T r = sqrt(q);
	T u = x + r;
	return (!(x > 1.0f && x < 1.1529215e+18f) ? (x == 1.0f ? 0.0f : (x > 1.0f ? word_ln2x(x) : NAN)) : word_lnpair(u, r - (u - x) + word_root(r, q, p - q - 1.0f + fma(x, x, -p))));
}

// atanh returns the inverse hyperbolic tangent of x.
static T word_atanh(T x) {
	T v = fabs(x);
	T a = 1.0f + v;
	T b = 1.0f - v;
	T n = word_exponent(a / b);
	T w = word_shl((n + 12583039.0f), (int)23.0f);
	T g = v - (a - 1.0f);
	T j = w * (1.0f - b - v);
	T h = fma(-w, b, a);
	T d = fma(w, b, a);
	T i = 1.0f / d;
	T s = h * i;
	T e = (fma(-s, d, h) + (g - j) - s * (fma(w, b, a - d) + (g + j))) * i;
	T z = s * s;
	T l = fma(n, 0.6931472f, s + s);
	T t = fma(n, -1.9046542e-09f, s + s - fma(n, -0.6931472f, l)) + (e + e);
	T y = 0.5f * (l + fma(s * z, word_logseries(z), t));
	return (!(v < 1.0f) ? (v == 1.0f ? word_or(INFINITY, word_sign(x)) : NAN) : word_copysign(y, x));
}

// cbrtof returns the cube root of a positive normal x.
static T word_cbrtof(T x) {
	T n = word_exponent(x);
	T m = word_mantissa(x);
	T q = rint(n * 0.33333334f);
	T i = n - 3.0f * q;
	T v = word_addbits(m, word_shl((i + 12582912.0f), (int)23.0f));
	T y = fma(m, fma(m, fma(m, -0.15854973f, 0.7133804f), -1.2857794f), 1.7307279f) * (i < 0.0f ? 1.2599211f : (i > 0.0f ? 0.7937005f : 1.0f));
	T b = v * (y * y);
	T e = fma(-b, y, 1.0f);
	T a = fma(b * e, fma(e, 0.5555556f, 0.6666667f), b);
	T d = a * a;
	T f = fma(-d, a, v) - fma(a, a, -d) * a;
	return word_addbits(fma(f * 0.33333334f, y * y, a), word_shl((q + 12582912.0f), (int)23.0f));
}

// cbrt returns the cube root of x.
static T word_cbrt(T x) {
	T v = fabs(x);
	return (!(v >= 1.1754944e-38f && v < INFINITY) ? (v > 0.0f && v < INFINITY ? word_copysign(word_cbrtof(v * 16777216.0f) * 0.00390625f, x) : x) : word_copysign(word_cbrtof(v), x));
}

// rsqrtof returns 1/√x of an x > 0 that is not very small.
static T word_rsqrtof(T x) {
	T s = sqrt(x);
	T y = 1.0f / s;
	return fma(y, fma(-0.5f * fma(-s, s, x) * y, y, fma(-y, s, 1.0f)), y);
}

// rsqrt returns 1/√x.
static T word_rsqrt(T x) {
	return (!(x > 7.888609e-31f && x < INFINITY) ? (x > 0.0f && x < INFINITY ? word_rsqrtof(x * 1.8446744e+19f) * 4294967296.0f : 1.0f / sqrt(x)) : word_rsqrtof(x));
}

// powseries returns (log₂((1 + s)/(1 - s)) / s - 2 log₂ e - ⅔ z log₂ e)/z² of z = s².
static T word_powseries(T z) {
	return fma(z, fma(z, 0.33782253f, 0.41184992f), 0.5770802f);
}

// powedge returns x to the power y, of any.
static T word_powedge(T x, T y) {
	T up = (fabs(x) < 1.1754944e-38f ? 8388608.0f : 1.0f);
	T v = fabs(x) * up;
	T n = word_exponent(v) - (up > 1.0f ? 23.0f : 0.0f);
	T m = word_mantissa(v);
	T d = m + 1.0f;
	T i = 1.0f / d;
	T f = m - 1.0f;
	T s = f * i;
	T sl = fma(-s, m - (d - 1.0f), fma(-s, d, f)) * i;
	T z = s * s;
	T zl = fma(s, sl + sl, fma(s, s, -z));
	T c = word_powseries(z);
	T b = fma(z, c, 0.9617967f);
	T bl = fma(z, c, 0.9617967f - b) + -7.028462e-09f;
	T q = z * b;
	T ql = fma(z, b, -q) + fma(z, bl, zl * b);
	T a = 2.88539f + q;
	T al = 2.88539f - a + q + (ql + 3.851926e-08f);
	T l = s * a;
	T ll = fma(s, a, -l) + fma(s, al, sl * a);
	T h = n + l;
	T hl = n - h + l + ll;
	T g = h + hl;
	T gl = h - g + hl;
	T u = word_clamp(y, -1099511627776.0f, 1099511627776.0f);
	T e = u * g;
	T el = fma(u, gl, fma(u, g, -e));
	T t = e + 12583039.0f;
	T k = t - 12583039.0f;
	T r = e - k;
	T j = r * 0.6931472f;
	T jl = fma(r * r, word_exp2series(r), fma(r, -1.9046542e-09f, fma(r, 0.6931472f, -j)));
	T o = 1.0f + j;
	T or = 1.0f - o + j + jl;
	T ol = fma(el * 0.6931472f, o + or, or);
	T p = (e > 128.0f ? INFINITY : (e < -150.0f ? 0.0f : word_scale(o + ol, k)));
	T edge = (v == 0.0f ? (y < 0.0f ? INFINITY : 0.0f) : (v == INFINITY ? (y < 0.0f ? 0.0f : INFINITY) : p));
	T w = word_xor(edge, (y == rint(y) && 0.5f * y != rint(0.5f * y) ? word_sign(x) : 0.0f));
	return (y == 0.0f || x == 1.0f ? 1.0f : (x != x || y != y || (x < 0.0f && v < INFINITY && y != rint(y)) ? NAN : w));
}

// pow returns x to the power y, as in C: NaN of a negative x unless y is an integer.
static T word_pow(T x, T y) {
	T v = fabs(x);
	T n = word_exponent(v);
	T m = word_mantissa(v);
	T d = m + 1.0f;
	T i = 1.0f / d;
	T f = m - 1.0f;
	T s = f * i;
	T sl = fma(-s, m - (d - 1.0f), fma(-s, d, f)) * i;
	T z = s * s;
	T zl = fma(s, sl + sl, fma(s, s, -z));
	T c = word_powseries(z);
	T b = fma(z, c, 0.9617967f);
	T bl = fma(z, c, 0.9617967f - b) + -7.028462e-09f;
	T q = z * b;
	T ql = fma(z, b, -q) + fma(z, bl, zl * b);
	T a = 2.88539f + q;
	T al = 2.88539f - a + q + (ql + 3.851926e-08f);
	T l = s * a;
	T ll = fma(s, a, -l) + fma(s, al, sl * a);
	T h = n + l;
	T hl = n - h + l + ll;
	T g = h + hl;
	T gl = h - g + hl;
	T e = y * g;
	T el = fma(y, gl, fma(y, g, -e));
	T t = e + 12583039.0f;
	T k = t - 12583039.0f;
	T r = e - k;
	T j = r * 0.6931472f;
	T jl = fma(r * r, word_exp2series(r), fma(r, -1.9046542e-09f, fma(r, 0.6931472f, -j)));
	T o = 1.0f + j;
	T or = 1.0f - o + j + jl;
	T ol = fma(el * 0.6931472f, o + or, or);
	T w = word_shl(t, (int)23.0f);
	T p = word_xor(fma(w, ol, w * o), (0.5f * y == rint(0.5f * y) ? 0.0f : word_sign(x)));
	return (!(v >= 1.1754944e-38f && v < INFINITY && fabs(e) < 126.0f && (x > 0.0f || y == rint(y))) ? word_powedge(x, y) : p);
}

// rest returns r of a = kπ/2 + r + t, of |a| ≤ turnmax.
static T word_rest(T a, T k) {
	return fma(k, -1.5707964f, a) - k * -4.371139e-08f;
}

// underrest returns t of a = kπ/2 + r + t, of |a| ≤ turnmax.
static T word_underrest(T a, T k) {
	T u = fma(k, -1.5707964f, a);
	T p = k * -4.371139e-08f;
	return fma(k, 1.7151245e-15f, u - (u - p) - p - fma(k, -4.371139e-08f, -p));
}

// modulo4 returns what x differs by from the nearest multiple of 4.
static T word_modulo4(T x) {
	return fma(-4.0f, rint(0.25f * x), x);
}

// lost returns the rounding error of x + y.
static T word_lost(T x, T y) {
	T s = x + y;
	T v = s - x;
	return (x - (s - v)) + (y - v);
}

// reduced returns k modulo 4, r or t, as part is 0, 1 or 2, of any a = kπ/2 + r + t.
static T word_reduced(T a, T part) {
	T j = word_clamp(floor((word_exponent(a) - 23.0f - 2.5f) / 22.0f), 0.0f, 4.0f);
	T b = a * (word_shl((12583039.0f - j * 22.0f), (int)23.0f));
	T b1 = b * 2.3841858e-07f;
	T b2 = b1 * 2.3841858e-07f;
	T b3 = b2 * 2.3841858e-07f;
	T b4 = b3 * 2.3841858e-07f;
	T d = ((const T[]){0.63661957f, 0.8577204f, 0.25516677f, 0.9399011f, 0.82014775f, 0.21655583f, 0.71156836f, 0.39430308f, 0.56350684f})[(int)(j)];
	T d1 = ((const T[]){0.63661957f, 0.8577204f, 0.25516677f, 0.9399011f, 0.82014775f, 0.21655583f, 0.71156836f, 0.39430308f, 0.56350684f})[(int)(j + 1.0f)];
	T d2 = ((const T[]){0.63661957f, 0.8577204f, 0.25516677f, 0.9399011f, 0.82014775f, 0.21655583f, 0.71156836f, 0.39430308f, 0.56350684f})[(int)(j + 2.0f)];
	T d3 = ((const T[]){0.63661957f, 0.8577204f, 0.25516677f, 0.9399011f, 0.82014775f, 0.21655583f, 0.71156836f, 0.39430308f, 0.56350684f})[(int)(j + 3.0f)];
	T p = b * d;
	T p1 = b1 * d1;
	T p2 = b2 * d2;
	T p3 = b3 * d3;
	T o = word_modulo4(p);
	T i = word_modulo4(fma(b, d, -p));
	T x = word_modulo4(o + i);
	T y = word_modulo4(p1);
	T z = fma(b1, d1, -p1);
	T xyz = x + y + z;
	T k = rint(xyz + p2);
	T e = word_lost(x, y) + word_lost(x + y, z);
	T f = e + word_lost(xyz, p2);
	T g = fma(b2, d2, -p2);
	T v = word_lost(o, i) + g;
	T w = f + v;
	T h = xyz + p2 - k;
	T l = fma(b3, d3, -p3) + b4 * ((const T[]){0.63661957f, 0.8577204f, 0.25516677f, 0.9399011f, 0.82014775f, 0.21655583f, 0.71156836f, 0.39430308f, 0.56350684f})[(int)(j + 4.0f)] + word_lost(word_lost(o, i), g) + word_lost(word_lost(x, y), word_lost(x + y, z)) + word_lost(e, word_lost(xyz, p2)) + word_lost(f, v) + word_lost(w, p3) + word_lost(h, w + p3);
	T q = h + (w + p3);
	T s = q + l;
	T r = s * 1.5707964f;
	T t = fma(s, 1.5707964f, -r) + fma(s, -4.371139e-08f, (l - (s - q)) * 1.5707964f);
	return (part == 0.0f ? k : (part == 1.0f ? r : t));
}

// sinc returns (sin r - r) / r³ of s = r², |r| ≤ π/4.
static T word_sinc(T s) {
	return fma(s, fma(s, -0.00019518068f, 0.008332188f), -0.16666655f);
}

// cosc returns (cos r - 1) / r² of s = r², |r| ≤ π/4.
static T word_cosc(T s) {
	return fma(s, fma(s, fma(s, 2.4432571e-05f, -0.0013887311f), 0.041666646f), -0.5f);
}

// wave returns sin(kπ/2 + r + t) of i = k + integer.
static T word_wave(T i, T r, T t) {
	T s = fma(r, r, 2.0f * r * t);
	T y = (signbit(word_shl(i, (int)31.0f)) ? fma(s, word_cosc(s), 1.0f) : r + fma(r * s, word_sinc(s), t));
	return word_xor(y, word_sign(word_shl(i, (int)30.0f)));
}

// turn returns sin(a + nπ/2) of a ≥ 0 and q = n + integer.
static T word_turn(T a, T q) {
	T i = fma(a, 0.63661975f, q);
	T k = i - q;
	return (!(a <= 131072.0f) ? word_wave(word_reduced(a, 0.0f) + q, word_reduced(a, 1.0f), word_reduced(a, 2.0f)) : word_wave(i, word_rest(a, k), word_underrest(a, k)));
}

// sin returns the sine of x radians.
static T word_sin(T x) {
	return word_xor(word_turn(fabs(x), 12582912.0f), word_sign(x));
}

// cos returns the cosine of x radians.
static T word_cos(T x) {
	return word_turn(fabs(x), 12582913.0f);
}

// cotc returns (1 - r cot r) / r² of s = r², |r| ≤ π/4.
static T word_cotc(T s) {
	return fma(s, fma(s, fma(s, 0.00024820986f, 0.0020962688f), 0.022226539f), 0.33333305f);
}

// slope returns tan(kπ/2 + r + t) of i = k + integer.
static T word_slope(T i, T r, T t) {
	T y = r + t;
	T z = t - (y - r);
	T s = y * y;
	T u = fma(2.0f * y, z, fma(y, y, -s));
	T p = word_cotc(s);
	T c = fma(-s, p, 1.0f);
	T d = fma(-u, p, fma(-s, p, 1.0f - c));
	bool odd = signbit(word_shl(i, (int)31.0f));
	T over = (odd ? c : y);
	T under = (odd ? y : c);
	T v = 1.0f / under;
	T q = over * v;
	T e = fma(-q, under, over) + fma(-q, (odd ? z : d), (odd ? d : z));
	return word_xor(fma(e, v, q), word_sign(word_shl(i, (int)31.0f)));
}

// tanturn returns tan a of a ≥ 0.
static T word_tanturn(T a) {
	T i = fma(a, 0.63661975f, 12582912.0f);
	T k = i - 12582912.0f;
	return (!(a <= 131072.0f) ? word_slope(word_reduced(a, 0.0f) + 12582912.0f, word_reduced(a, 1.0f), word_reduced(a, 2.0f)) : word_slope(i, word_rest(a, k), word_underrest(a, k)));
}

// tan returns the tangent of x radians.
static T word_tan(T x) {
	return word_xor(word_tanturn(fabs(x)), word_sign(x));
}

// angle returns b + q + mn + t, where b is pia or pi and stands for π/2 or π, or 0.
static T word_angle(T b, T q, T m, T n, T t) {
	T u = b + q;
	return u + fma(m, n, fma(b, -2.7827534e-08f, q - (u - b)) + t);
}

// sqrtrest returns √z - h, of h = sqrt(z).
static T word_sqrtrest(T z, T h) {
	return fma(-h, h, z) / fma(2.0f, h, 1.1754944e-38f);
}

// asinc returns (asin q - q) / q³ of s = q², |q| ≤ ½.
static T word_asinc(T s) {
	return fma(s, fma(s, fma(s * s, 0.042165063f, 0.045469653f), fma(s * s, 0.02418146f, 0.07495307f)), 0.16666752f);
}

// asin returns the angle whose sine is x, within ±π/2.
static T word_asin(T x) {
	T a = fabs(x);
	bool high = a > 0.5f;
	T z = (high ? fma(-0.5f, a, 0.5f) : a * a);
	T h = sqrt(z);
	T q = (high ? -2.0f * h : a);
	T l = (high ? -2.0f * word_sqrtrest(z, h) : 0.0f);
	return word_or(word_angle((high ? 1.5707964f : 0.0f), q, q * z, word_asinc(z), l), word_sign(x));
}

// acos returns the angle whose cosine is x, within 0 and π.
static T word_acos(T x) {
	T a = fabs(x);
	bool high = a > 0.5f;
	T z = (high ? fma(-0.5f, a, 0.5f) : a * a);
	T h = sqrt(z);
	T f = word_sign((high ? x : -x));
	T q = word_xor((high ? 2.0f * h : a), f);
	T l = word_xor((high ? 2.0f * word_sqrtrest(z, h) : 0.0f), f);
	return word_angle((high ? (x < 0.0f ? 3.1415927f : 0.0f) : 1.5707964f), q, q * z, word_asinc(z), l);
}

// atanc returns (atan q - q) / q³ of s = q² ≤ 1.
static T word_atanc(T s) {
	return fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, -0.0017811509f, 0.010862721f), -0.031088552f), 0.057875447f), -0.08399093f), 0.10950846f), -0.14264014f), 0.1999853f), -0.333333f);
}

// atan returns the angle whose tangent is x, within ±π/2.
static T word_atan(T x) {
	T a = word_clamp(fabs(x), 0.0f, 1.7014118e+38f);
	bool high = a > 1.0f;
	T n = (high ? -1.0f : a);
	T d = (high ? a : 1.0f);
	T v = 1.0f / d;
	T q = n * v;
	T s = q * q;
	T l = fma(-q, d, n) * v;
	T c = word_atanc(s);
	T m = q * s;
	return word_or(word_angle((high ? 1.5707964f : 0.0f), q, m, c, fma(fma(q, s, -m), c, l * fma(-0.5f, s, 1.0f))), word_sign(x));
}

// lift returns a power of 2 that makes d, if small, large.
static T word_lift(T d) {
	return (d < 8.6736174e-19f ? 1.2379401e+27f : 1.0f);
}

// ratio returns n/d of 0 ≤ n ≤ d, 0/0 being 0 and ∞/∞ 1.
static T word_ratio(T n, T d) {
	return (n == d ? (d == 0.0f ? 0.0f : 1.0f) : n * word_lift(d) / (d * word_lift(d)));
}

// ratiorest returns what rounding loses of ratio(n, d).
static T word_ratiorest(T n, T d) {
	T e = d * word_lift(d);
	return (n == d || d == INFINITY ? 0.0f : fma(-word_ratio(n, d), e, n * word_lift(d)) / e);
}

// direction returns atan2(y, x), of q + l = |y/x| or |x/y|, the smaller.
static T word_direction(T y, T x, T q, T l) {
	bool steep = fabs(y) > fabs(x);
	T f = word_sign((steep ? -x : x));
	T b = (steep ? 1.5707964f : (signbit(x) ? 3.1415927f : 0.0f));
	T s = q * q;
	T c = word_atanc(s);
	T m = q * s;
	return word_or(word_angle(b, word_xor(q, f), word_xor(m, f), c, word_xor(fma(fma(q, s, -m), c, l * fma(-0.5f, s, 1.0f)), f)), word_sign(y));
}

// atan2 returns the angle from the x axis to the point (x, y), within ±π, as in C99.
static T word_atan2(T y, T x) {
	bool steep = fabs(y) > fabs(x);
	T n = fabs((steep ? x : y));
	T d = fabs((steep ? y : x));
	T q = n / d;
	return (!(d >= 8.6736174e-19f && d < INFINITY) ? word_direction(y, x, word_ratio(n, d), word_ratiorest(n, d)) : word_direction(y, x, q, fma(-q, d, n) / d));
}

// norm returns √(m² + n²), of m ≥ n ≥ 0 whose squares are numbers.
static T word_norm(T m, T n) {
	T p = m * m;
	T q = n * n;
	T s = p + q;
	T h = sqrt(s);
	T e = p - s + q + (fma(m, m, -p) + fma(n, n, -q));
	return h + (fma(-h, h, s) + e) / fma(2.0f, h, 1.1754944e-38f);
}

// scalednorm returns √(m² + n²), of any m and n ≥ 0.
static T word_scalednorm(T m, T n) {
	T f = (m > 1.0f ? 7.888609e-31f : 1.2676506e+30f);
	return (m == INFINITY || n == INFINITY ? INFINITY : word_norm(m * f, n * f) / f);
}

// hypot returns √(x² + y²).
static T word_hypot(T x, T y) {
	T a = fabs(x);
	T b = fabs(y);
	T m = (a > b ? a : b);
	T n = (a > b ? b : a);
	return (!(m >= 9.094947e-13f && m <= 1.1529215e+18f) ? word_scalednorm(m, n) : word_norm(m, n));
}

// erf returns the error function of x, 2/√π times the integral of exp(-t²) from 0 to x.
static T word_erf(T x) {
	T u = word_clamp(fabs(x) - 0.9599609375f, 0.0f, 3.04f);
	T i = fma(u, fma(u, fma(u * u, fma(u * u, 0.00027993802f, 0.01488673f), -1.2090126f), fma(u * u, fma(u * u, -0.0027518007f, -0.062260125f), -3.7101145f)), -2.517925f);
	T k = i + 12582912.0f;
	T f = i - (k - 12582912.0f);
	T p = fma(f, 0.6931472f, f * (f * word_exp2series(f)));
	T tail = word_addbits(1.0f + p, word_shl(k, (int)23.0f));
	return (fabs(x) >= 0.9599609375f ? word_or((1.0f - tail), word_sign(x)) : fma(x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, 8.003234e-05f, -0.00080508634f), 0.0051924624f), -0.02685574f), 0.11283626f), -0.3761263f), 0.12837917f), x));
}

// xexp returns xeˣ(1 - eˣ), of x < 0.
static T word_xexp(T x) {
	T t = fma(x, 1.442695f, 12583039.0f);
	T k = t - 12583039.0f;
	T u = fma(k, -0.6931472f, x);
	T r = fma(k, 1.9046542e-09f, u);
	T p = fma(r * r, word_expseries(r), fma(k, 1.9046542e-09f, u - r));
	T e = 1.0f + (r + p);
	T q = fma(-e, word_scale(e, word_clamp(k, -100.0f, 0.0f)), p);
	T h = fma(x, r, x);
	return (x < -120.0f ? word_sign(x) : word_scale(h + fma(x, q, fma(x, r, x - h)), k));
}

// sigmoid returns the logistic function of x, 1/(1 + e⁻ˣ).
static T word_sigmoid(T x) {
	T t = fma(x, -1.442695f, 12583039.0f);
	T k = t - 12583039.0f;
	T u = fma(k, -0.6931472f, -x);
	T r = fma(k, 1.9046542e-09f, u);
	T p = fma(r * r, word_expseries(r), fma(k, 1.9046542e-09f, u - r)) + r;
	T s = word_shl(t, (int)23.0f);
	T d = fma(s, p, s + 1.0f);
	T g = fma(s, p, 1.0f - (d - s));
	T y = 1.0f / d;
	T z = fma(-y, g, fma(-y, d, 1.0f)) * y;
	T i = 1.0f / (1.0f + p);
	T far = word_expedge(x, -k, fma(i, fma(-i, p, 1.0f - i) - word_scale(i, word_clamp(-k, -100.0f, 0.0f)), i));
	return (!(x > -16.0f && x < 87.0f) ? (x > 0.0f ? 1.0f : far) : y + z);
}

// silu returns x/(1 + e⁻ˣ), and its limit -0 of -∞.
static T word_silu(T x) {
	T t = fma(x, -1.442695f, 12583039.0f);
	T k = t - 12583039.0f;
	T u = fma(k, -0.6931472f, -x);
	T r = fma(k, 1.9046542e-09f, u);
	T p = fma(r * r, word_expseries(r), fma(k, 1.9046542e-09f, u - r)) + r;
	T s = word_shl(t, (int)23.0f);
	T d = fma(s, p, s + 1.0f);
	T g = fma(s, p, 1.0f - (d - s));
	T y = 1.0f / d;
	T z = fma(-y, g, fma(-y, d, 1.0f)) * y;
	return (!(x > -16.0f && x < 70.0f) ? (x > 0.0f ? x : word_xexp(x)) : fma(x, y, x * z));
}

// softplus returns ln(1 + eˣ).
static T word_softplus(T x) {
	T v = -fabs(x);
	T t = fma(v, 1.442695f, 12583039.0f);
	T k = t - 12583039.0f;
	T u = fma(k, -0.6931472f, v);
	T r = fma(k, 1.9046542e-09f, u);
	T q = fma(r * r, word_expseries(r), fma(k, 1.9046542e-09f, u - r));
	T s = word_shl(t, (int)23.0f);
	T m = fma(s, r, s);
	T n = fma(s, q, fma(s, r, s - m));
	T h = m + n;
	T e = m - h + n;
	T a = 1.0f + h;
	T c = h - (a - 1.0f);
	T g = word_exponent(a);
	T w = word_shl((12583039.0f - g), (int)23.0f);
	T o = word_mantissa(a) - 1.0f;
	T f = fma(c, w, o);
	T l = fma(g, 0.6931472f, f);
	T b = (x > 0.0f ? x : 0.0f);
	T d = fma(g, -1.9046542e-09f, f - fma(g, -0.6931472f, l)) + fma(e, w, fma(c, w, o - f)) * fma(f, f - 1.0f, 1.0f);
	T y = b + l + word_logrest(f, word_lost(b, l) + d);
	return (!(v > -87.0f) ? (x > 0.0f ? x : word_expedge(x, k, 1.0f + (r + q))) : y);
}

// elu returns x, or alpha(eˣ - 1) of x ≤ 0.
static T word_elu(T x, T alpha) {
	T t = fma(x, 1.442695f, 12583039.0f);
	T k = t - 12583039.0f;
	T u = fma(k, -0.6931472f, x);
	T r = fma(k, 1.9046542e-09f, u);
	T z = r * r;
	T q = fma(z, word_expseries(r), fma(0.5f, fma(r, r, -z), fma(k, 1.9046542e-09f, u - r)));
	T s = word_shl(t, (int)23.0f);
	T b = s - 1.0f;
	T h = fma(s, r, b);
	T e = fma(s, r, b - h) + (s - b - 1.0f);
	T c = fma(s, q, e);
	T y = word_or((h + c), word_sign(x));
	T p = word_or(fma(alpha, y, alpha * (h - y + c)), (word_xor(word_sign(x), word_sign(alpha))));
	T edge = alpha * (x < -87.0f ? -1.0f : y);
	return (!(x > -87.0f && fabs(alpha) < INFINITY) ? (x > 0.0f ? x : edge) : (x > 0.0f ? x : p));
}

// mish returns x tanh(ln(1 + eˣ)), and its limit -0 of -∞.
static T word_mish(T x) {
	T v = word_clamp(x, -87.0f, 10.0f);
	T t = fma(v, 1.442695f, 12583039.0f);
	T k = t - 12583039.0f;
	T u = fma(k, -0.6931472f, v);
	T r = fma(k, 1.9046542e-09f, u);
	T q = fma(r * r, word_expseries(r), fma(k, 1.9046542e-09f, u - r));
	T s = word_shl(t, (int)23.0f);
	T m = fma(s, r, s);
	T n = fma(s, q, fma(s, r, s - m));
	T h = m + n;
	T e = m - h + n;
	T g = h + 2.0f;
	T a = h * g;
	T c = fma(e, g + h, fma(h, word_lost(h, 2.0f), fma(h, g, -a)));
	T d = a + 2.0f;
	T b = word_lost(a, 2.0f) + c;
	T i = 1.0f / d;
	T y = a * i;
	T z = (fma(-y, d, a) + fma(-y, b, c)) * i;
	return (!(fabs(x) < 70.0f) ? (x > 0.0f ? x : word_xexp(x)) : word_or(fma(x, y, x * z), word_sign(x)));
}

// phi returns the normal distribution function at x, the integral of exp(-t²)/√2π up to x.
static T word_phi(T x) {
	T a = word_clamp(fabs(x), 0.0f, 14.4f);
	T g = a * a;
	T h = fma(a, a, -g);
	T k = rint(-0.5f * g * 1.442695f);
	T b = fma(k, -0.6931472f, -0.5f * g);
	T s = fma(k, 1.9046542e-09f, -0.5f * h);
	T r = b + s;
	T e = fma(r * r, word_expseries(r), s - (r - b));
	T d = a + 1.125f;
	T f = a + 4.0625f;
	T v = 1.0f / (d * f);
	T i = v * f;
	T j = v * d;
	T u = fma(-8.125f, j, 1.0f);
	T t = fma(fma(-4.0625f, u + 1.0f, fma(-u, a, a)), j, u);
	T p = fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, -7.833139e-05f, -0.00012128039f), 0.00067799527f), 7.162362e-05f), -0.005613818f), 0.017506277f), -0.028113626f), 0.018292762f), 0.030901048f), -0.11753455f);
	T m = fma(t, p, 0.48294157f);
	T w = fma(t, p, 0.48294157f - m);
	T n = fma(m, r, m);
	T l = fma(w, r + e, w) + fma(m, e, fma(m, r, m - n));
	T q = n * i;
	T y = (fma(-q, d, n) + fma(-q, word_lost(a, 1.125f), l)) * i;
	T z = word_shl((word_clamp(k, -100.0f, 0.0f) + 12583039.0f), (int)23.0f);
	T high = 1.0f - q * z;
	T low = fma(-y, z, fma(-q, z, 1.0f - high));
	return (x < 0.0f ? word_scale(q + y, k) : high + low);
}

// gelu returns x times the normal distribution function at x, and its limit -0 of -∞.
static T word_gelu(T x) {
	T a = word_clamp(fabs(x), 0.0f, 14.4f);
	T g = a * a;
	T h = fma(a, a, -g);
	T k = rint(-0.5f * g * 1.442695f);
	T b = fma(k, -0.6931472f, -0.5f * g);
	T s = fma(k, 1.9046542e-09f, -0.5f * h);
	T r = b + s;
	T e = fma(r * r, word_expseries(r), s - (r - b));
	T d = a + 1.125f;
	T f = a + 4.0625f;
	T v = 1.0f / (d * f);
	T i = v * f;
	T j = v * d;
	T u = fma(-8.125f, j, 1.0f);
	T t = fma(fma(-4.0625f, u + 1.0f, fma(-u, a, a)), j, u);
	T p = fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, -7.833139e-05f, -0.00012128039f), 0.00067799527f), 7.162362e-05f), -0.005613818f), 0.017506277f), -0.028113626f), 0.018292762f), 0.030901048f), -0.11753455f);
	T m = fma(t, p, 0.48294157f);
	T w = fma(t, p, 0.48294157f - m);
	T n = fma(m, r, m);
	T l = fma(w, r + e, w) + fma(m, e, fma(m, r, m - n));
	T q = n * i;
	T y = (fma(-q, d, n) + fma(-q, word_lost(a, 1.125f), l)) * i;
	T z = word_shl((word_clamp(k, -100.0f, 0.0f) + 12583039.0f), (int)23.0f);
	T high = 1.0f - q * z;
	T low = fma(-y, z, fma(-q, z, 1.0f - high));
	return word_or((x < 0.0f ? word_scale(fma(-a, q, -a * y), k) : fma(x, high, a * low)), word_sign(x));
}

// op_Add returns x + y.
static float op_Add(float x, float y) { return x + y; }

// op_Sub returns x - y.
static float op_Sub(float x, float y) { return x - y; }

// op_Mul returns x * y.
static float op_Mul(float x, float y) { return x * y; }

// op_Div returns x / y; of integers, truncated toward zero.
static float op_Div(float x, float y) { return x / y; }

// op_Rem returns the remainder of x / y, with the sign of x, as Go's % and C's fmod.
static float op_Rem(float x, float y) { return fmod(x, y); }

// op_Mod returns the remainder of x / y, with the sign of y, as in NumPy.
static float op_Mod(float x, float y) { return word_mod(x, y); }

// op_Maximum returns the larger of x and y, NaN if either is; +0 is larger than -0.
static float op_Maximum(float x, float y) { return word_max(x, y); }

// op_Minimum returns the smaller of x and y, NaN if either is; -0 is smaller than +0.
static float op_Minimum(float x, float y) { return word_min(x, y); }

// op_FMA returns x*y + w, rounded once.
static float op_FMA(float x, float y, float w) { return fma(x, y, w); }

// op_Lerp returns the linear interpolation x + w*(y - x).
static float op_Lerp(float x, float y, float w) { return fma(w, y - x, x); }

// op_Neg returns -x.
static float op_Neg(float x) { return -x; }

// op_Abs returns the magnitude of x.
static float op_Abs(float x) { return fabs(x); }

// op_Sign returns -1, 0 or 1 as x is negative, zero or positive.
static float op_Sign(float x) { return (x > 0.0f ? 1.0f : (x < 0.0f ? -1.0f : x)); }

// op_Square returns x * x.
static float op_Square(float x) { return x * x; }

// op_Recip returns 1 / x.
static float op_Recip(float x) { return 1.0f / x; }

// op_Sqrt returns the square root of x.
static float op_Sqrt(float x) { return sqrt(x); }

// op_Clip returns the number nearest to x that is within [lo, hi], NaN if x is.
static float op_Clip(float x, T lo, T hi) { return word_clamp(x, lo, hi); }

// op_DivGradY returns the gradient of operand y of Div, -g * r / y.
static float op_DivGradY(float g, float r, float y) { return -g * r / y; }

// op_RemGradY returns the gradient of operand y of Rem, -g * trunc(x / y).
static float op_RemGradY(float g, float x, float y) { return -g * trunc(x / y); }

// op_ModGradY returns the gradient of operand y of Mod, -g * floor(x / y).
static float op_ModGradY(float g, float x, float y) { return -g * floor(x / y); }

// op_MaximumGradX returns the gradient of operand x of Maximum, where(x >= y, g, 0).
static float op_MaximumGradX(float g, float x, float y) { return (x >= y ? g : 0.0f); }

// op_MaximumGradY returns the gradient of operand y of Maximum, where(x >= y, 0, g).
static float op_MaximumGradY(float g, float x, float y) { return (x >= y ? 0.0f : g); }

// op_MinimumGradX returns the gradient of operand x of Minimum, where(x <= y, g, 0).
static float op_MinimumGradX(float g, float x, float y) { return (x <= y ? g : 0.0f); }

// op_MinimumGradY returns the gradient of operand y of Minimum, where(x <= y, 0, g).
static float op_MinimumGradY(float g, float x, float y) { return (x <= y ? 0.0f : g); }

// op_LerpGradX returns the gradient of operand x of Lerp, g * (1 - w).
static float op_LerpGradX(float g, float w) { return g * (1.0f - w); }

// op_LerpGradW returns the gradient of operand w of Lerp, g * (y - x).
static float op_LerpGradW(float g, float x, float y) { return g * (y - x); }

// op_AbsGrad returns the gradient of operand x of Abs, where(x < 0, -g, where(x > 0, g, 0)).
static float op_AbsGrad(float g, float x) { return (x < 0.0f ? -g : (x > 0.0f ? g : 0.0f)); }

// op_SquareGrad returns the gradient of operand x of Square, 2 * g * x.
static float op_SquareGrad(float g, float x) { return 2.0f * g * x; }

// op_RecipGrad returns the gradient of operand x of Recip, -g * r * r.
static float op_RecipGrad(float g, float r) { return -g * r * r; }

// op_SqrtGrad returns the gradient of operand x of Sqrt, g / (2 * r).
static float op_SqrtGrad(float g, float r) { return g / (2.0f * r); }

// op_ClipGrad returns the gradient of operand x of Clip, where(x < lo || x > hi, 0, g).
static float op_ClipGrad(float g, float x, T lo, T hi) { return (x < lo || x > hi ? 0.0f : g); }

// op_Floor returns the greatest integer ≤ x.
static float op_Floor(float x) { return floor(x); }

// op_Ceil returns the least integer ≥ x.
static float op_Ceil(float x) { return ceil(x); }

// op_Trunc returns the integer part of x.
static float op_Trunc(float x) { return trunc(x); }

// op_Round returns the integer nearest to x, the even one of two.
static float op_Round(float x) { return rint(x); }

// op_Exp returns e to the power x.
static float op_Exp(float x) { return word_exp(x); }

// op_Exp2 returns 2 to the power x.
static float op_Exp2(float x) { return word_exp2(x); }

// op_Expm1 returns e to the power x, less 1.
static float op_Expm1(float x) { return word_expm1(x); }

// op_Log returns the natural logarithm of x.
static float op_Log(float x) { return word_log(x); }

// op_Log2 returns the binary logarithm of x.
static float op_Log2(float x) { return word_log2(x); }

// op_Log10 returns the decimal logarithm of x.
static float op_Log10(float x) { return word_log10(x); }

// op_Log1p returns the natural logarithm of 1 + x.
static float op_Log1p(float x) { return word_log1p(x); }

// op_Pow returns x to the power y, as C's pow: NaN of a negative x unless y is an integer, and 1 of any x where y is 0.
static float op_Pow(float x, float y) { return word_pow(x, y); }

// op_Cbrt returns the cube root of x.
static float op_Cbrt(float x) { return word_cbrt(x); }

// op_Rsqrt returns the reciprocal of the square root of x.
static float op_Rsqrt(float x) { return word_rsqrt(x); }

// op_Exp2Grad returns the gradient of operand x of Exp2, 0.6931471805599453 * g * r.
static float op_Exp2Grad(float g, float r) { return 0.6931471805599453f * g * r; }

// op_Expm1Grad returns the gradient of operand x of Expm1, g * (r + 1).
static float op_Expm1Grad(float g, float r) { return g * (r + 1.0f); }

// op_Log2Grad returns the gradient of operand x of Log2, 1.4426950408889634 * g / x.
static float op_Log2Grad(float g, float x) { return 1.4426950408889634f * g / x; }

// op_Log10Grad returns the gradient of operand x of Log10, 0.4342944819032518 * g / x.
static float op_Log10Grad(float g, float x) { return 0.4342944819032518f * g / x; }

// op_Log1pGrad returns the gradient of operand x of Log1p, g / (1 + x).
static float op_Log1pGrad(float g, float x) { return g / (1.0f + x); }

// op_PowGradX returns the gradient of operand x of Pow, where(x == 0 && y == 0, 0, g * y * pow(x, y - 1)).
static float op_PowGradX(float g, float x, float y) { return (x == 0.0f && y == 0.0f ? 0.0f : g * y * word_pow(x, y - 1.0f)); }

// op_PowGradY returns the gradient of operand y of Pow, where(r == 0 || x == 0, 0, g * r * log(x)).
static float op_PowGradY(float g, float r, float x) { return (r == 0.0f || x == 0.0f ? 0.0f : g * r * word_log(x)); }

// op_CbrtGrad returns the gradient of operand x of Cbrt, g / (3 * r * r).
static float op_CbrtGrad(float g, float r) { return g / (3.0f * r * r); }

// op_RsqrtGrad returns the gradient of operand x of Rsqrt, -0.5 * g * r / x.
static float op_RsqrtGrad(float g, float r, float x) { return -0.5f * g * r / x; }

// op_Sin returns the sine of x radians.
static float op_Sin(float x) { return word_sin(x); }

// op_Cos returns the cosine of x radians.
static float op_Cos(float x) { return word_cos(x); }

// op_Tan returns the tangent of x radians.
static float op_Tan(float x) { return word_tan(x); }

// op_Asin returns the angle in radians whose sine is x, within ±π/2.
static float op_Asin(float x) { return word_asin(x); }

// op_Acos returns the angle in radians whose cosine is x, from 0 to π.
static float op_Acos(float x) { return word_acos(x); }

// op_Atan returns the angle in radians whose tangent is x, within ±π/2.
static float op_Atan(float x) { return word_atan(x); }

// op_Atan2 returns the angle in radians from the first axis to the point whose coordinate along it is y, and x across, within ±π, as C's atan2(x, y).
static float op_Atan2(float x, float y) { return word_atan2(x, y); }

// op_Hypot returns the square root of x*x + y*y, without overflow.
static float op_Hypot(float x, float y) { return word_hypot(x, y); }

// op_Erf returns the error function of x.
static float op_Erf(float x) { return word_erf(x); }

// op_NormCDF returns the standard normal distribution function at x.
static float op_NormCDF(float x) { return word_phi(x); }

// op_SinGrad returns the gradient of operand x of Sin, g * cos(x).
static float op_SinGrad(float g, float x) { return g * word_cos(x); }

// op_CosGrad returns the gradient of operand x of Cos, -g * sin(x).
static float op_CosGrad(float g, float x) { return -g * word_sin(x); }

// op_TanGrad returns the gradient of operand x of Tan, g * fma(r, r, 1).
static float op_TanGrad(float g, float r) { return g * fma(r, r, 1.0f); }

// op_AsinGrad returns the gradient of operand x of Asin, g / sqrt((1 - x) * (1 + x)).
static float op_AsinGrad(float g, float x) { return g / sqrt((1.0f - x) * (1.0f + x)); }

// op_AcosGrad returns the gradient of operand x of Acos, -g / sqrt((1 - x) * (1 + x)).
static float op_AcosGrad(float g, float x) { return -g / sqrt((1.0f - x) * (1.0f + x)); }

// op_AtanGrad returns the gradient of operand x of Atan, g / fma(x, x, 1).
static float op_AtanGrad(float g, float x) { return g / fma(x, x, 1.0f); }

// op_Atan2GradX returns the gradient of operand x of Atan2, g * y / (x * x + y * y).
static float op_Atan2GradX(float g, float x, float y) { return g * y / (x * x + y * y); }

// op_Atan2GradY returns the gradient of operand y of Atan2, -g * x / (x * x + y * y).
static float op_Atan2GradY(float g, float x, float y) { return -g * x / (x * x + y * y); }

// op_HypotGradX returns the gradient of operand x of Hypot, where(r == 0, 0, g * x / r).
static float op_HypotGradX(float g, float r, float x) { return (r == 0.0f ? 0.0f : g * x / r); }

// op_HypotGradY returns the gradient of operand y of Hypot, where(r == 0, 0, g * y / r).
static float op_HypotGradY(float g, float r, float y) { return (r == 0.0f ? 0.0f : g * y / r); }

// op_ErfGrad returns the gradient of operand x of Erf, 1.1283791670955126 * g * exp(-x * x).
static float op_ErfGrad(float g, float x) { return 1.1283791670955126f * g * word_exp(-x * x); }

// op_NormCDFGrad returns the gradient of operand x of NormCDF, g * (0.3989422804014327 * exp(-0.5 * x * x)).
static float op_NormCDFGrad(float g, float x) { return g * (0.3989422804014327f * word_exp(-0.5f * x * x)); }

// op_Sinh returns the hyperbolic sine of x.
static float op_Sinh(float x) { return word_sinh(x); }

// op_Cosh returns the hyperbolic cosine of x.
static float op_Cosh(float x) { return word_cosh(x); }

// op_Tanh returns the hyperbolic tangent of x.
static float op_Tanh(float x) { return word_tanh(x); }

// op_Asinh returns the inverse hyperbolic sine of x.
static float op_Asinh(float x) { return word_asinh(x); }

// op_Acosh returns the inverse hyperbolic cosine of x.
static float op_Acosh(float x) { return word_acosh(x); }

// op_Atanh returns the inverse hyperbolic tangent of x.
static float op_Atanh(float x) { return word_atanh(x); }

// op_SinhGrad returns the gradient of operand x of Sinh, g * cosh(x).
static float op_SinhGrad(float g, float x) { return g * word_cosh(x); }

// op_CoshGrad returns the gradient of operand x of Cosh, g * sinh(x).
static float op_CoshGrad(float g, float x) { return g * word_sinh(x); }

// op_TanhGrad returns the gradient of operand x of Tanh, g * (1 - r) * (1 + r).
static float op_TanhGrad(float g, float r) { return g * (1.0f - r) * (1.0f + r); }

// op_AsinhGrad returns the gradient of operand x of Asinh, g / sqrt(x*x + 1).
static float op_AsinhGrad(float g, float x) { return g / sqrt(x * x + 1.0f); }

// op_AcoshGrad returns the gradient of operand x of Acosh, g / (sqrt(x - 1) * sqrt(x + 1)).
static float op_AcoshGrad(float g, float x) { return g / (sqrt(x - 1.0f) * sqrt(x + 1.0f)); }

// op_AtanhGrad returns the gradient of operand x of Atanh, g / ((1 - x) * (1 + x)).
static float op_AtanhGrad(float g, float x) { return g / ((1.0f - x) * (1.0f + x)); }

// op_ReLU returns x, or 0 where x is negative.
static float op_ReLU(float x) { return word_max(x, 0.0f); }

// op_LeakyReLU returns x, or slope*x where x is negative.
static float op_LeakyReLU(float x, T slope) { return (x < 0.0f ? slope * x : x); }

// op_Softplus returns ln(1 + eˣ).
static float op_Softplus(float x) { return word_softplus(x); }

// op_GELU returns x times the standard normal distribution function at x.
static float op_GELU(float x) { return word_gelu(x); }

// op_Sigmoid returns the logistic function of x.
static float op_Sigmoid(float x) { return word_sigmoid(x); }

// op_SiLU returns x times the logistic function of x, also called swish.
static float op_SiLU(float x) { return word_silu(x); }

// op_ELU returns x, or alpha*(eˣ - 1) where x is negative.
static float op_ELU(float x, T alpha) { return word_elu(x, alpha); }

// op_Mish returns x tanh(ln(1 + eˣ)).
static float op_Mish(float x) { return word_mish(x); }

// op_HardClip returns the number nearest to x that is within [-1, 1], also called hard tanh.
static float op_HardClip(float x) { return word_clamp(x, -1.0f, 1.0f); }

// op_ReLUGrad returns the gradient of operand x of ReLU, where(x > 0, g, 0).
static float op_ReLUGrad(float g, float x) { return (x > 0.0f ? g : 0.0f); }

// op_LeakyReLUGrad returns the gradient of operand x of LeakyReLU, where(x < 0, slope * g, g).
static float op_LeakyReLUGrad(float g, float x, T slope) { return (x < 0.0f ? slope * g : g); }

// op_SoftplusGrad returns the gradient of operand x of Softplus, g * sigmoid(x).
static float op_SoftplusGrad(float g, float x) { return g * word_sigmoid(x); }

// op_GELUGrad returns the gradient of operand x of GELU, g * fma(x * 0.3989422804014327, exp(-0.5 * x * x), phi(x)).
static float op_GELUGrad(float g, float x) { return g * fma(x * 0.3989422804014327f, word_exp(-0.5f * x * x), word_phi(x)); }

// op_SigmoidGrad returns the gradient of operand x of Sigmoid, g * r * (1 - r).
static float op_SigmoidGrad(float g, float r) { return g * r * (1.0f - r); }

// op_SiLUGrad returns the gradient of operand x of SiLU, g * sigmoid(x) * (1 + x * (1 - sigmoid(x))).
static float op_SiLUGrad(float g, float x) { return g * word_sigmoid(x) * (1.0f + x * (1.0f - word_sigmoid(x))); }

// op_ELUGrad returns the gradient of operand x of ELU, where(x > 0, g, g * alpha * exp(x)).
static float op_ELUGrad(float g, float x, T alpha) { return (x > 0.0f ? g : g * alpha * word_exp(x)); }

// op_MishGrad returns the gradient of operand x of Mish, g * fma(x * sigmoid(x), (1 - tanh(softplus(x))) * (1 + tanh(softplus(x))), tanh(softplus(x))).
static float op_MishGrad(float g, float x) { return g * fma(x * word_sigmoid(x), (1.0f - word_tanh(word_softplus(x))) * (1.0f + word_tanh(word_softplus(x))), word_tanh(word_softplus(x))); }

// op_HardClipGrad returns the gradient of operand x of HardClip, where(x < -1 || x > 1, 0, g).
static float op_HardClipGrad(float g, float x) { return (x < -1.0f || x > 1.0f ? 0.0f : g); }

// op_Equal returns whether x is equal to y.
static uchar op_Equal(float x, float y) { return x == y; }

// op_NotEqual returns whether x is not equal to y.
static uchar op_NotEqual(float x, float y) { return x != y; }

// op_Less returns whether x is less than y.
static uchar op_Less(float x, float y) { return x < y; }

// op_LessEqual returns whether x is less than y or equal to it.
static uchar op_LessEqual(float x, float y) { return x <= y; }

// op_Greater returns whether x is greater than y.
static uchar op_Greater(float x, float y) { return x > y; }

// op_GreaterEqual returns whether x is greater than y or equal to it.
static uchar op_GreaterEqual(float x, float y) { return x >= y; }

// op_IsNaN returns whether x is not a number.
static uchar op_IsNaN(float x) { return x != x; }

// op_IsInf returns whether x is an infinity.
static uchar op_IsInf(float x) { return fabs(x) == INFINITY; }

// op_IsFinite returns whether x is neither an infinity nor NaN.
static uchar op_IsFinite(float x) { return fabs(x) < INFINITY; }

// op_Where returns x where m holds and y elsewhere.
static float op_Where(uchar m, float x, float y) { return (m ? x : y); }

// op_WhereGradX returns the gradient of operand x of Where, where(m, g, 0).
static float op_WhereGradX(float g, uchar m) { return (m ? g : 0.0f); }

// op_WhereGradY returns the gradient of operand y of Where, where(m, 0, g).
static float op_WhereGradY(float g, uchar m) { return (m ? 0.0f : g); }

// op_Copy returns x.
static T op_Copy(T x) { return x; }

// op_Bool returns whether x is not 0.
static uchar op_Bool(T x) { return x != 0; }

// What follows are the kernels; programs WITHOUT_KERNELS have their own.
#ifndef WITHOUT_KERNELS

// Add: z = x + y
__kernel void f32_Add(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Add(x[PLACE(1)], y[PLACE(2)]);
}

// Sub: z = x - y
__kernel void f32_Sub(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Sub(x[PLACE(1)], y[PLACE(2)]);
}

// Mul: z = x * y
__kernel void f32_Mul(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Mul(x[PLACE(1)], y[PLACE(2)]);
}

// Div: z = x / y
__kernel void f32_Div(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Div(x[PLACE(1)], y[PLACE(2)]);
}

// Rem: z = x % y
__kernel void f32_Rem(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Rem(x[PLACE(1)], y[PLACE(2)]);
}

// Mod: z = mod(x, y)
__kernel void f32_Mod(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Mod(x[PLACE(1)], y[PLACE(2)]);
}

// Maximum: z = max(x, y)
__kernel void f32_Maximum(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Maximum(x[PLACE(1)], y[PLACE(2)]);
}

// Minimum: z = min(x, y)
__kernel void f32_Minimum(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Minimum(x[PLACE(1)], y[PLACE(2)]);
}

// FMA: z = fma(x, y, w)
__kernel void f32_FMA(const Walk walk, __global float *z, __global const float *x, __global const float *y, __global const float *w) {
	EACH(4)
		z[PLACE(0)] = op_FMA(x[PLACE(1)], y[PLACE(2)], w[PLACE(3)]);
}

// Lerp: z = fma(w, y - x, x)
__kernel void f32_Lerp(const Walk walk, __global float *z, __global const float *x, __global const float *y, __global const float *w) {
	EACH(4)
		z[PLACE(0)] = op_Lerp(x[PLACE(1)], y[PLACE(2)], w[PLACE(3)]);
}

// Neg: z = -x
__kernel void f32_Neg(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Neg(x[PLACE(1)]);
}

// Abs: z = abs(x)
__kernel void f32_Abs(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Abs(x[PLACE(1)]);
}

// Sign: z = where(x > 0, 1, where(x < 0, -1, x))
__kernel void f32_Sign(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Sign(x[PLACE(1)]);
}

// Square: z = x * x
__kernel void f32_Square(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Square(x[PLACE(1)]);
}

// Recip: z = 1 / x
__kernel void f32_Recip(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Recip(x[PLACE(1)]);
}

// Sqrt: z = sqrt(x)
__kernel void f32_Sqrt(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Sqrt(x[PLACE(1)]);
}

// Clip: z = clamp(x, lo, hi)
__kernel void f32_Clip(const Walk walk, __global float *z, __global const float *x, T lo, T hi) {
	EACH(2)
		z[PLACE(0)] = op_Clip(x[PLACE(1)], lo, hi);
}

// DivGradY: z = -g * r / y
__kernel void f32_DivGradY(const Walk walk, __global float *z, __global const float *g, __global const float *r, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_DivGradY(g[PLACE(1)], r[PLACE(2)], y[PLACE(3)]);
}

// RemGradY: z = -g * trunc(x / y)
__kernel void f32_RemGradY(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_RemGradY(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// ModGradY: z = -g * floor(x / y)
__kernel void f32_ModGradY(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_ModGradY(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// MaximumGradX: z = where(x >= y, g, 0)
__kernel void f32_MaximumGradX(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_MaximumGradX(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// MaximumGradY: z = where(x >= y, 0, g)
__kernel void f32_MaximumGradY(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_MaximumGradY(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// MinimumGradX: z = where(x <= y, g, 0)
__kernel void f32_MinimumGradX(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_MinimumGradX(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// MinimumGradY: z = where(x <= y, 0, g)
__kernel void f32_MinimumGradY(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_MinimumGradY(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// LerpGradX: z = g * (1 - w)
__kernel void f32_LerpGradX(const Walk walk, __global float *z, __global const float *g, __global const float *w) {
	EACH(3)
		z[PLACE(0)] = op_LerpGradX(g[PLACE(1)], w[PLACE(2)]);
}

// LerpGradW: z = g * (y - x)
__kernel void f32_LerpGradW(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_LerpGradW(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// AbsGrad: z = where(x < 0, -g, where(x > 0, g, 0))
__kernel void f32_AbsGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_AbsGrad(g[PLACE(1)], x[PLACE(2)]);
}

// SquareGrad: z = 2 * g * x
__kernel void f32_SquareGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_SquareGrad(g[PLACE(1)], x[PLACE(2)]);
}

// RecipGrad: z = -g * r * r
__kernel void f32_RecipGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	EACH(3)
		z[PLACE(0)] = op_RecipGrad(g[PLACE(1)], r[PLACE(2)]);
}

// SqrtGrad: z = g / (2 * r)
__kernel void f32_SqrtGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	EACH(3)
		z[PLACE(0)] = op_SqrtGrad(g[PLACE(1)], r[PLACE(2)]);
}

// ClipGrad: z = where(x < lo || x > hi, 0, g)
__kernel void f32_ClipGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x, T lo, T hi) {
	EACH(3)
		z[PLACE(0)] = op_ClipGrad(g[PLACE(1)], x[PLACE(2)], lo, hi);
}

// Floor: z = floor(x)
__kernel void f32_Floor(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Floor(x[PLACE(1)]);
}

// Ceil: z = ceil(x)
__kernel void f32_Ceil(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Ceil(x[PLACE(1)]);
}

// Trunc: z = trunc(x)
__kernel void f32_Trunc(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Trunc(x[PLACE(1)]);
}

// Round: z = round(x)
__kernel void f32_Round(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Round(x[PLACE(1)]);
}

// Exp: z = exp(x)
__kernel void f32_Exp(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Exp(x[PLACE(1)]);
}

// Exp2: z = exp2(x)
__kernel void f32_Exp2(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Exp2(x[PLACE(1)]);
}

// Expm1: z = expm1(x)
__kernel void f32_Expm1(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Expm1(x[PLACE(1)]);
}

// Log: z = log(x)
__kernel void f32_Log(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Log(x[PLACE(1)]);
}

// Log2: z = log2(x)
__kernel void f32_Log2(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Log2(x[PLACE(1)]);
}

// Log10: z = log10(x)
__kernel void f32_Log10(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Log10(x[PLACE(1)]);
}

// Log1p: z = log1p(x)
__kernel void f32_Log1p(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Log1p(x[PLACE(1)]);
}

// Pow: z = pow(x, y)
__kernel void f32_Pow(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Pow(x[PLACE(1)], y[PLACE(2)]);
}

// Cbrt: z = cbrt(x)
__kernel void f32_Cbrt(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Cbrt(x[PLACE(1)]);
}

// Rsqrt: z = rsqrt(x)
__kernel void f32_Rsqrt(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Rsqrt(x[PLACE(1)]);
}

// Exp2Grad: z = 0.6931471805599453 * g * r
__kernel void f32_Exp2Grad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	EACH(3)
		z[PLACE(0)] = op_Exp2Grad(g[PLACE(1)], r[PLACE(2)]);
}

// Expm1Grad: z = g * (r + 1)
__kernel void f32_Expm1Grad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	EACH(3)
		z[PLACE(0)] = op_Expm1Grad(g[PLACE(1)], r[PLACE(2)]);
}

// Log2Grad: z = 1.4426950408889634 * g / x
__kernel void f32_Log2Grad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_Log2Grad(g[PLACE(1)], x[PLACE(2)]);
}

// Log10Grad: z = 0.4342944819032518 * g / x
__kernel void f32_Log10Grad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_Log10Grad(g[PLACE(1)], x[PLACE(2)]);
}

// Log1pGrad: z = g / (1 + x)
__kernel void f32_Log1pGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_Log1pGrad(g[PLACE(1)], x[PLACE(2)]);
}

// PowGradX: z = where(x == 0 && y == 0, 0, g * y * pow(x, y - 1))
__kernel void f32_PowGradX(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_PowGradX(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// PowGradY: z = where(r == 0 || x == 0, 0, g * r * log(x))
__kernel void f32_PowGradY(const Walk walk, __global float *z, __global const float *g, __global const float *r, __global const float *x) {
	EACH(4)
		z[PLACE(0)] = op_PowGradY(g[PLACE(1)], r[PLACE(2)], x[PLACE(3)]);
}

// CbrtGrad: z = g / (3 * r * r)
__kernel void f32_CbrtGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	EACH(3)
		z[PLACE(0)] = op_CbrtGrad(g[PLACE(1)], r[PLACE(2)]);
}

// RsqrtGrad: z = -0.5 * g * r / x
__kernel void f32_RsqrtGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r, __global const float *x) {
	EACH(4)
		z[PLACE(0)] = op_RsqrtGrad(g[PLACE(1)], r[PLACE(2)], x[PLACE(3)]);
}

// Sin: z = sin(x)
__kernel void f32_Sin(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Sin(x[PLACE(1)]);
}

// Cos: z = cos(x)
__kernel void f32_Cos(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Cos(x[PLACE(1)]);
}

// Tan: z = tan(x)
__kernel void f32_Tan(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Tan(x[PLACE(1)]);
}

// Asin: z = asin(x)
__kernel void f32_Asin(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Asin(x[PLACE(1)]);
}

// Acos: z = acos(x)
__kernel void f32_Acos(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Acos(x[PLACE(1)]);
}

// Atan: z = atan(x)
__kernel void f32_Atan(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Atan(x[PLACE(1)]);
}

// Atan2: z = atan2(x, y)
__kernel void f32_Atan2(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Atan2(x[PLACE(1)], y[PLACE(2)]);
}

// Hypot: z = hypot(x, y)
__kernel void f32_Hypot(const Walk walk, __global float *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Hypot(x[PLACE(1)], y[PLACE(2)]);
}

// Erf: z = erf(x)
__kernel void f32_Erf(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Erf(x[PLACE(1)]);
}

// NormCDF: z = phi(x)
__kernel void f32_NormCDF(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_NormCDF(x[PLACE(1)]);
}

// SinGrad: z = g * cos(x)
__kernel void f32_SinGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_SinGrad(g[PLACE(1)], x[PLACE(2)]);
}

// CosGrad: z = -g * sin(x)
__kernel void f32_CosGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_CosGrad(g[PLACE(1)], x[PLACE(2)]);
}

// TanGrad: z = g * fma(r, r, 1)
__kernel void f32_TanGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	EACH(3)
		z[PLACE(0)] = op_TanGrad(g[PLACE(1)], r[PLACE(2)]);
}

// AsinGrad: z = g / sqrt((1 - x) * (1 + x))
__kernel void f32_AsinGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_AsinGrad(g[PLACE(1)], x[PLACE(2)]);
}

// AcosGrad: z = -g / sqrt((1 - x) * (1 + x))
__kernel void f32_AcosGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_AcosGrad(g[PLACE(1)], x[PLACE(2)]);
}

// AtanGrad: z = g / fma(x, x, 1)
__kernel void f32_AtanGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_AtanGrad(g[PLACE(1)], x[PLACE(2)]);
}

// Atan2GradX: z = g * y / (x * x + y * y)
__kernel void f32_Atan2GradX(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_Atan2GradX(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// Atan2GradY: z = -g * x / (x * x + y * y)
__kernel void f32_Atan2GradY(const Walk walk, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_Atan2GradY(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// HypotGradX: z = where(r == 0, 0, g * x / r)
__kernel void f32_HypotGradX(const Walk walk, __global float *z, __global const float *g, __global const float *r, __global const float *x) {
	EACH(4)
		z[PLACE(0)] = op_HypotGradX(g[PLACE(1)], r[PLACE(2)], x[PLACE(3)]);
}

// HypotGradY: z = where(r == 0, 0, g * y / r)
__kernel void f32_HypotGradY(const Walk walk, __global float *z, __global const float *g, __global const float *r, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_HypotGradY(g[PLACE(1)], r[PLACE(2)], y[PLACE(3)]);
}

// ErfGrad: z = 1.1283791670955126 * g * exp(-x * x)
__kernel void f32_ErfGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_ErfGrad(g[PLACE(1)], x[PLACE(2)]);
}

// NormCDFGrad: z = g * (0.3989422804014327 * exp(-0.5 * x * x))
__kernel void f32_NormCDFGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_NormCDFGrad(g[PLACE(1)], x[PLACE(2)]);
}

// Sinh: z = sinh(x)
__kernel void f32_Sinh(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Sinh(x[PLACE(1)]);
}

// Cosh: z = cosh(x)
__kernel void f32_Cosh(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Cosh(x[PLACE(1)]);
}

// Tanh: z = tanh(x)
__kernel void f32_Tanh(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Tanh(x[PLACE(1)]);
}

// Asinh: z = asinh(x)
__kernel void f32_Asinh(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Asinh(x[PLACE(1)]);
}

// Acosh: z = acosh(x)
__kernel void f32_Acosh(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Acosh(x[PLACE(1)]);
}

// Atanh: z = atanh(x)
__kernel void f32_Atanh(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Atanh(x[PLACE(1)]);
}

// SinhGrad: z = g * cosh(x)
__kernel void f32_SinhGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_SinhGrad(g[PLACE(1)], x[PLACE(2)]);
}

// CoshGrad: z = g * sinh(x)
__kernel void f32_CoshGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_CoshGrad(g[PLACE(1)], x[PLACE(2)]);
}

// TanhGrad: z = g * (1 - r) * (1 + r)
__kernel void f32_TanhGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	EACH(3)
		z[PLACE(0)] = op_TanhGrad(g[PLACE(1)], r[PLACE(2)]);
}

// AsinhGrad: z = g / sqrt(x*x + 1)
__kernel void f32_AsinhGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_AsinhGrad(g[PLACE(1)], x[PLACE(2)]);
}

// AcoshGrad: z = g / (sqrt(x - 1) * sqrt(x + 1))
__kernel void f32_AcoshGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_AcoshGrad(g[PLACE(1)], x[PLACE(2)]);
}

// AtanhGrad: z = g / ((1 - x) * (1 + x))
__kernel void f32_AtanhGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_AtanhGrad(g[PLACE(1)], x[PLACE(2)]);
}

// ReLU: z = max(x, 0)
__kernel void f32_ReLU(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_ReLU(x[PLACE(1)]);
}

// LeakyReLU: z = where(x < 0, slope * x, x)
__kernel void f32_LeakyReLU(const Walk walk, __global float *z, __global const float *x, T slope) {
	EACH(2)
		z[PLACE(0)] = op_LeakyReLU(x[PLACE(1)], slope);
}

// Softplus: z = softplus(x)
__kernel void f32_Softplus(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Softplus(x[PLACE(1)]);
}

// GELU: z = gelu(x)
__kernel void f32_GELU(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_GELU(x[PLACE(1)]);
}

// Sigmoid: z = sigmoid(x)
__kernel void f32_Sigmoid(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Sigmoid(x[PLACE(1)]);
}

// SiLU: z = silu(x)
__kernel void f32_SiLU(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_SiLU(x[PLACE(1)]);
}

// ELU: z = elu(x, alpha)
__kernel void f32_ELU(const Walk walk, __global float *z, __global const float *x, T alpha) {
	EACH(2)
		z[PLACE(0)] = op_ELU(x[PLACE(1)], alpha);
}

// Mish: z = mish(x)
__kernel void f32_Mish(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Mish(x[PLACE(1)]);
}

// HardClip: z = clamp(x, -1, 1)
__kernel void f32_HardClip(const Walk walk, __global float *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_HardClip(x[PLACE(1)]);
}

// ReLUGrad: z = where(x > 0, g, 0)
__kernel void f32_ReLUGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_ReLUGrad(g[PLACE(1)], x[PLACE(2)]);
}

// LeakyReLUGrad: z = where(x < 0, slope * g, g)
__kernel void f32_LeakyReLUGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x, T slope) {
	EACH(3)
		z[PLACE(0)] = op_LeakyReLUGrad(g[PLACE(1)], x[PLACE(2)], slope);
}

// SoftplusGrad: z = g * sigmoid(x)
__kernel void f32_SoftplusGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_SoftplusGrad(g[PLACE(1)], x[PLACE(2)]);
}

// GELUGrad: z = g * fma(x * 0.3989422804014327, exp(-0.5 * x * x), phi(x))
__kernel void f32_GELUGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_GELUGrad(g[PLACE(1)], x[PLACE(2)]);
}

// SigmoidGrad: z = g * r * (1 - r)
__kernel void f32_SigmoidGrad(const Walk walk, __global float *z, __global const float *g, __global const float *r) {
	EACH(3)
		z[PLACE(0)] = op_SigmoidGrad(g[PLACE(1)], r[PLACE(2)]);
}

// SiLUGrad: z = g * sigmoid(x) * (1 + x * (1 - sigmoid(x)))
__kernel void f32_SiLUGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_SiLUGrad(g[PLACE(1)], x[PLACE(2)]);
}

// ELUGrad: z = where(x > 0, g, g * alpha * exp(x))
__kernel void f32_ELUGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x, T alpha) {
	EACH(3)
		z[PLACE(0)] = op_ELUGrad(g[PLACE(1)], x[PLACE(2)], alpha);
}

// MishGrad: z = g * fma(x * sigmoid(x), (1 - tanh(softplus(x))) * (1 + tanh(softplus(x))), tanh(softplus(x)))
__kernel void f32_MishGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_MishGrad(g[PLACE(1)], x[PLACE(2)]);
}

// HardClipGrad: z = where(x < -1 || x > 1, 0, g)
__kernel void f32_HardClipGrad(const Walk walk, __global float *z, __global const float *g, __global const float *x) {
	EACH(3)
		z[PLACE(0)] = op_HardClipGrad(g[PLACE(1)], x[PLACE(2)]);
}

// Equal: z = x == y
__kernel void f32_Equal(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Equal(x[PLACE(1)], y[PLACE(2)]);
}

// NotEqual: z = x != y
__kernel void f32_NotEqual(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_NotEqual(x[PLACE(1)], y[PLACE(2)]);
}

// Less: z = x < y
__kernel void f32_Less(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Less(x[PLACE(1)], y[PLACE(2)]);
}

// LessEqual: z = x <= y
__kernel void f32_LessEqual(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_LessEqual(x[PLACE(1)], y[PLACE(2)]);
}

// Greater: z = x > y
__kernel void f32_Greater(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_Greater(x[PLACE(1)], y[PLACE(2)]);
}

// GreaterEqual: z = x >= y
__kernel void f32_GreaterEqual(const Walk walk, __global uchar *z, __global const float *x, __global const float *y) {
	EACH(3)
		z[PLACE(0)] = op_GreaterEqual(x[PLACE(1)], y[PLACE(2)]);
}

// IsNaN: z = x != x
__kernel void f32_IsNaN(const Walk walk, __global uchar *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_IsNaN(x[PLACE(1)]);
}

// IsInf: z = abs(x) == inf
__kernel void f32_IsInf(const Walk walk, __global uchar *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_IsInf(x[PLACE(1)]);
}

// IsFinite: z = abs(x) < inf
__kernel void f32_IsFinite(const Walk walk, __global uchar *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_IsFinite(x[PLACE(1)]);
}

// Where: z = where(m, x, y)
__kernel void f32_Where(const Walk walk, __global float *z, __global const uchar *m, __global const float *x, __global const float *y) {
	EACH(4)
		z[PLACE(0)] = op_Where(m[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// WhereGradX: z = where(m, g, 0)
__kernel void f32_WhereGradX(const Walk walk, __global float *z, __global const float *g, __global const uchar *m) {
	EACH(3)
		z[PLACE(0)] = op_WhereGradX(g[PLACE(1)], m[PLACE(2)]);
}

// WhereGradY: z = where(m, 0, g)
__kernel void f32_WhereGradY(const Walk walk, __global float *z, __global const float *g, __global const uchar *m) {
	EACH(3)
		z[PLACE(0)] = op_WhereGradY(g[PLACE(1)], m[PLACE(2)]);
}

// Copy: z = x
__kernel void f32_Copy(const Walk walk, __global T *z, __global const T *x) {
	EACH(2)
		z[PLACE(0)] = op_Copy(x[PLACE(1)]);
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

// AddTaken: z at offsets, which are tensor 2 of the walk and differ, += one after the other of
// those of y at offsets that are numbered from first[…] on
__kernel void f32_AddTaken(const Walk walk, __global T *z, __global const T *y, __global const long *to, __global const long *from, __global const long *starts) {
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

// Bool: z = x != 0
__kernel void f32_Bool(const Walk walk, __global uchar *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = op_Bool(x[PLACE(1)]);
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

// Int: z = x, toward zero
__kernel void f32_Int(const Walk walk, __global long *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = (long)x[PLACE(1)];
}

// FromInt: z = x
__kernel void f32_FromInt(const Walk walk, __global float *z, __global const long *x) {
	EACH(2)
		z[PLACE(0)] = (float)x[PLACE(1)];
}

// fold_Sum returns what the fold a of some elements becomes by another, x.
static T fold_Sum(T a, T x) { return a + x; }

// join_Sum returns the fold of elements whose folds are a and b.
static T join_Sum(T a, T b) { return a + b; }

// Sum: z = the sum of x; parts of a result follow one another
__kernel void f32_Sum(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
		a[l] = 0.0f;
	ulong n;
	for (ulong i = first + lane; i < last; i += across ? 1 : lanes * n) {
		n = across ? width : min(min((ulong)side, last - i), length - i % length);
		const long place = element(&walk, kept, i, at[1]);
		for (ulong l = 0; l < n; l++)
			a[l] = fold_Sum(a[l], x[place + l * step]);
	}
	for (int reach = across ? 0 : side / 2; reach > 0; reach /= 2)
		for (int l = 0; l < reach; l++)
			a[l] = join_Sum(a[l], a[l + reach]);
	partial[id] = a[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = join_Sum(partial[id], partial[id + reach]);
	}
	a[0] = partial[id];
	for (int l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = a[l];
}

// fold_Prod returns what the fold a of some elements becomes by another, x.
static T fold_Prod(T a, T x) { return a * x; }

// join_Prod returns the fold of elements whose folds are a and b.
static T join_Prod(T a, T b) { return a * b; }

// Prod: z = the product of x; parts of a result follow one another
__kernel void f32_Prod(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
		a[l] = 1.0f;
	ulong n;
	for (ulong i = first + lane; i < last; i += across ? 1 : lanes * n) {
		n = across ? width : min(min((ulong)side, last - i), length - i % length);
		const long place = element(&walk, kept, i, at[1]);
		for (ulong l = 0; l < n; l++)
			a[l] = fold_Prod(a[l], x[place + l * step]);
	}
	for (int reach = across ? 0 : side / 2; reach > 0; reach /= 2)
		for (int l = 0; l < reach; l++)
			a[l] = join_Prod(a[l], a[l + reach]);
	partial[id] = a[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = join_Prod(partial[id], partial[id + reach]);
	}
	a[0] = partial[id];
	for (int l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = a[l];
}

// fold_Max returns what the fold a of some elements becomes by another, x.
static T fold_Max(T a, T x) { return word_max(a, x); }

// join_Max returns the fold of elements whose folds are a and b.
static T join_Max(T a, T b) { return word_max(a, b); }

// Max: z = the largest of x, NaN if any is; it panics if there is none; parts of a result follow one another
__kernel void f32_Max(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
		a[l] = x[element(&walk, kept, 0, at[1]) + min(l, width - 1) * (long)step];
	ulong n;
	for (ulong i = first + lane; i < last; i += across ? 1 : lanes * n) {
		n = across ? width : min(min((ulong)side, last - i), length - i % length);
		const long place = element(&walk, kept, i, at[1]);
		for (ulong l = 0; l < n; l++)
			a[l] = fold_Max(a[l], x[place + l * step]);
	}
	for (int reach = across ? 0 : side / 2; reach > 0; reach /= 2)
		for (int l = 0; l < reach; l++)
			a[l] = join_Max(a[l], a[l + reach]);
	partial[id] = a[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = join_Max(partial[id], partial[id + reach]);
	}
	a[0] = partial[id];
	for (int l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = a[l];
}

// fold_Min returns what the fold a of some elements becomes by another, x.
static T fold_Min(T a, T x) { return word_min(a, x); }

// join_Min returns the fold of elements whose folds are a and b.
static T join_Min(T a, T b) { return word_min(a, b); }

// Min: z = the smallest of x, NaN if any is; it panics if there is none; parts of a result follow one another
__kernel void f32_Min(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
		a[l] = x[element(&walk, kept, 0, at[1]) + min(l, width - 1) * (long)step];
	ulong n;
	for (ulong i = first + lane; i < last; i += across ? 1 : lanes * n) {
		n = across ? width : min(min((ulong)side, last - i), length - i % length);
		const long place = element(&walk, kept, i, at[1]);
		for (ulong l = 0; l < n; l++)
			a[l] = fold_Min(a[l], x[place + l * step]);
	}
	for (int reach = across ? 0 : side / 2; reach > 0; reach /= 2)
		for (int l = 0; l < reach; l++)
			a[l] = join_Min(a[l], a[l + reach]);
	partial[id] = a[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = join_Min(partial[id], partial[id + reach]);
	}
	a[0] = partial[id];
	for (int l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = a[l];
}

// fold_SumSquares returns what the fold a of some elements becomes by another, x.
static T fold_SumSquares(T a, T x, T c) { return a + ((x - c) * (x - c)); }

// join_SumSquares returns the fold of elements whose folds are a and b.
static T join_SumSquares(T a, T b) { return a + b; }

// SumSquares: z = the sum of the squares of x - c; parts of a result follow one another
__kernel void f32_SumSquares(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __global const T *c, __local T *partial) {
	PARTS(3)
	const bool across = row > 1;
	const int along = across ? kept - 1 : walk.rank - 1;
	const ulong length = walk.shape[walk.rank - 1], step = walk.stride[along][1];
	const int width = across ? min((ulong)WIDTH, row - block % blocks * WIDTH) : 1;
	int side = WIDTH; // numbers side by side
	while (!across && side > 1 && side / 2 >= share)
		side /= 2;
	T a[WIDTH];
	for (int l = 0; l < side; l++)
		a[l] = 0.0f;
	ulong n;
	for (ulong i = first + lane; i < last; i += across ? 1 : lanes * n) {
		n = across ? width : min(min((ulong)side, last - i), length - i % length);
		const long place = element(&walk, kept, i, at[1]);
		for (ulong l = 0; l < n; l++)
			a[l] = fold_SumSquares(a[l], x[place + l * step], c[at[2] + (across ? l * walk.stride[along][2] : 0)]);
	}
	for (int reach = across ? 0 : side / 2; reach > 0; reach /= 2)
		for (int l = 0; l < reach; l++)
			a[l] = join_SumSquares(a[l], a[l + reach]);
	partial[id] = a[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = join_SumSquares(partial[id], partial[id + reach]);
	}
	a[0] = partial[id];
	for (int l = 0; l < width && lane == 0 && some; l++)
		z[at[0] + part + l * (across ? walk.stride[along][0] : 0)] = a[l];
}

// fold_SumExp returns what the fold a of some elements becomes by another, x.
static T fold_SumExp(T a, T x, T c) { return a + (word_exp(x - c)); }

// join_SumExp returns the fold of elements whose folds are a and b.
static T join_SumExp(T a, T b) { return a + b; }

// SumExp: z = the sum of exp(x - c); parts of a result follow one another
__kernel void f32_SumExp(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __global const T *c, __local T *partial) {
	PARTS(3)
	const bool across = row > 1;
	const int along = across ? kept - 1 : walk.rank - 1;
	const ulong length = walk.shape[walk.rank - 1], step = walk.stride[along][1];
	const int width = across ? min((ulong)WIDTH, row - block % blocks * WIDTH) : 1;
	int side = WIDTH; // numbers side by side
	while (!across && side > 1 && side / 2 >= share)
		side /= 2;
	T a[WIDTH];
	for (int l = 0; l < side; l++)
		a[l] = 0.0f;
	ulong n;
	for (ulong i = first + lane; i < last; i += across ? 1 : lanes * n) {
		n = across ? width : min(min((ulong)side, last - i), length - i % length);
		const long place = element(&walk, kept, i, at[1]);
		for (ulong l = 0; l < n; l++)
			a[l] = fold_SumExp(a[l], x[place + l * step], c[at[2] + (across ? l * walk.stride[along][2] : 0)]);
	}
	for (int reach = across ? 0 : side / 2; reach > 0; reach /= 2)
		for (int l = 0; l < reach; l++)
			a[l] = join_SumExp(a[l], a[l + reach]);
	partial[id] = a[0];
	for (ulong reach = lanes / 2; reach > 0; reach /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (lane < reach)
			partial[id] = join_SumExp(partial[id], partial[id + reach]);
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
__kernel void f32_CountNonzero(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global long *z, __global const T *x, __local long *partial) {
	PARTS(2)
	long a = 0;
	for (ulong i = first + lane; i < last; i += lanes)
		a += x[element(&walk, kept, i, at[1])] != 0;
	JOINED(PLUS)
}

// Index: z = the first place of c in x, or count if it is not there; parts of a result follow one another
__kernel void f32_Index(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global long *z, __global const T *x, __global const T *c, __local long *partial) {
	PARTS(3)
	long a = count;
	for (ulong i = first + lane; i < last; i += lanes)
		if (x[element(&walk, kept, i, at[1])] == c[at[2]] || x[element(&walk, kept, i, at[1])] != x[element(&walk, kept, i, at[1])] && c[at[2]] != c[at[2]])
			a = min(a, (long)i);
	JOINED(min)
}

// comes reports whether x comes before y in ascending order, in which NaN is last.
static bool comes(T x, T y) { return x < y || y != y && x == x; }

// Merge: z = x with each two runs of so many elements, in rows of n, merged in ascending or descending
// order, of equal ones those of the first run first; to = from in the same order, which at first are
// places in rows
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

// SearchSorted: z = the first places in n elements in ascending order where those of x could be put in
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

// Programs with ROWS have the product of matrices: GROUP by GROUP work-items compute ROWS by
// COLS elements each, DEPTH steps at a time from local memory.
#ifdef ROWS
#define JOIN(a, b) a##b
#define VECTOR(T, n) JOIN(T, n)
typedef VECTOR(float, COLS) Vector;

// MatMul: z = x * y, of batches of matrices: m by k, and k by n, of strides that rows and columns have
__kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1))) void f32_MatMul(const Walk walk, ulong m, ulong n, ulong k,
		__global T *z, long zr, long zc, __global const T *x, long xr, long xc, __global const T *y, long yr, long yc) {
	__local T a[DEPTH][GROUP * ROWS];
	__local Vector b[DEPTH][GROUP];
	const size_t col = get_local_id(0), row = get_local_id(1);
	const ulong top = get_group_id(1) * (GROUP * ROWS), left = get_group_id(0) * (GROUP * COLS);
	long at[3] = {walk.start[0], walk.start[1], walk.start[2]};
	places(&walk, 0, walk.rank, get_group_id(2), 3, at);
	Vector sum[ROWS];
	for (int r = 0; r < ROWS; r++)
		sum[r] = 0;
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
				sum[r] = fma((Vector)a[d][row * ROWS + r], b[d][col], sum[r]);
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	for (int r = 0; r < ROWS; r++)
		for (int c = 0; c < COLS; c++) {
			const ulong i = top + row * ROWS + r, j = left + col * COLS + c;
			if (i < m && j < n)
				z[at[0] + (long)i * zr + (long)j * zc] = ((T *)&sum[r])[c];
		}
}
#endif

#endif
