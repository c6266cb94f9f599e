// Code generated from gen/ops and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF

typedef double T;

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

static ulong bits(T x) { return as_ulong(x); }
static T of(ulong b) { return as_double(b); }

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
static T word_sign(T x) { return of(bits(x) & (ulong)1 << (8 * sizeof(T) - 1)); }
static T word_clamp(T x, T low, T high) { x = x < low ? low : x; return x > high ? high : x; }

// scale returns x·2ᵏ, rounded once, of an integer k and x near 1.
static T word_scale(T x, T k) {
	T h = fma(k, 0.5, 6755399441056767.0);
	return word_addbits(x, word_shl(word_subbits(k + 6755399441056767.0, h), (int)52.0)) * (word_shl(h, (int)52.0));
}

// copysign returns the magnitude of x with the sign of y.
static T word_copysign(T x, T y) {
	return word_or(fabs(x), word_sign(y));
}

// mod returns the remainder of x / y with the sign of y.
static T word_mod(T x, T y) {
	T r = fmod(x, y);
	return (r == 0.0 ? word_copysign(r, y) : ((r < 0.0) == (y < 0.0) ? r : r + y));
}

// exponent returns n of a positive normal x = 2ⁿm, √½ ≤ m < √2.
static T word_exponent(T x) {
	return (word_or(word_shr(word_addbits(x, 1.303418089031685e-308), (int)52.0), 4503599627370496.0)) - 4503599627371519.0;
}

// mantissa returns m of a positive normal x = 2ⁿm, √½ ≤ m < √2.
static T word_mantissa(T x) {
	return word_addbits(word_and(word_addbits(x, 1.303418089031685e-308), 2.225073858507201e-308), 0.7071067811865476);
}

// expseries returns (eʳ - 1 - r)/r², |r| ≤ ½ ln 2.
static T word_expseries(T r) {
	return fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, 2.083937795419254e-09, 2.5111314299928335e-08), 2.755752378153681e-07), 2.755723726806648e-06), 2.4801587027705022e-05), 0.00019841269893518002), 0.0013888888889032533), 0.008333333333318461), 0.041666666666666415), 0.1666666666666668), 0.5);
}

// expedge returns eˣ = 2ᵏp where 2ᵏ or the result may be no normal number.
static T word_expedge(T x, T k, T p) {
	return (x > 710.0 ? INFINITY : (x < -746.0 ? 0.0 : word_scale(p, k)));
}

// exp returns e to the power x.
static T word_exp(T x) {
	T t = fma(x, 1.4426950408889634, 6755399441056767.0);
	T k = t - 6755399441056767.0;
	T r = fma(k, -2.3190468138462996e-17, fma(k, -0.6931471805599453, x));
	T p = fma(r * r, word_expseries(r), r);
	T s = word_shl(t, (int)52.0);
	return (!(fabs(x) < 708.0) ? word_expedge(x, k, 1.0 + p) : fma(s, p, s));
}

// exp2series returns (2ʳ - 1 - r ln 2)/r², |r| ≤ ½.
static T word_exp2series(T r) {
	return fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, 2.5508197044901678e-11, 4.45566311568822e-10), 7.055067783959338e-09), 1.0178058317338283e-07), 1.321548631108229e-06), 1.525273383801203e-05), 0.00015403530394049293), 0.0013333558146410875), 0.009618129107628055), 0.055504108664821604), 0.24022650695910072);
}

// exp2 returns 2 to the power x.
static T word_exp2(T x) {
	T t = x + 6755399441056767.0;
	T k = t - 6755399441056767.0;
	T r = x - k;
	T p = fma(r, 0.6931471805599453, r * (r * word_exp2series(r)));
	T s = word_shl(t, (int)52.0);
	return (!(fabs(x) < 1022.0) ? (x > 1024.0 ? INFINITY : (x < -1075.0 ? 0.0 : word_scale(1.0 + p, k))) : fma(s, p, s));
}

// expm1 returns e to the power x, less 1.
static T word_expm1(T x) {
	T t = fma(x, 1.4426950408889634, 6755399441056767.0);
	T k = t - 6755399441056767.0;
	T u = fma(k, -0.6931471805599453, x);
	T r = fma(k, -2.3190468138462996e-17, u);
	T z = r * r;
	T q = fma(z, word_expseries(r), fma(0.5, fma(r, r, -z), fma(k, -2.3190468138462996e-17, u - r)));
	T s = word_shl(t, (int)52.0);
	T b = s - 1.0;
	T h = fma(s, r, b);
	T e = fma(s, r, b - h) + (s - b - 1.0);
	T c = fma(s, q, e);
	T y = word_or((h + c), word_sign(x));
	return (!(fabs(x) < 708.0) ? (x < 0.0 ? -1.0 : word_expedge(x, k, 1.0 + (r + q))) : y);
}

// coshseries returns (cosh √z - 1)/z, √z ≤ ½ ln 2.
static T word_coshseries(T z) {
	return fma(z, fma(z, fma(z, fma(z, 2.763177767782817e-07, 2.4801488554021195e-05), 0.0013888888948336382), 0.0416666666665105), 0.5000000000000013);
}

// sinhseries returns (sinh √z / √z - 1)/z, √z ≤ ½ ln 2.
static T word_sinhseries(T z) {
	return fma(z, fma(z, fma(z, fma(z, fma(z, 1.7593535154191825e-10, 2.504673679838572e-08), 2.7557326270941075e-06), 0.00019841269837066438), 0.008333333333334428), 0.16666666666666666);
}

// sinh returns the hyperbolic sine of x.
static T word_sinh(T x) {
	T v = fabs(x);
	T t = fma(v, 1.4426950408889634, 6755399441056766.0);
	T k = t - 6755399441056766.0;
	T u = fma(k, -0.6931471805599453, v);
	T r = fma(k, -2.3190468138462996e-17, u);
	T z = r * r;
	T c = z * word_coshseries(z);
	T s = fma(r * z, word_sinhseries(z), fma(k, -2.3190468138462996e-17, u - r));
	T p = word_shl(t, (int)52.0);
	T i = word_shl((6755399441056766.0 - k), (int)52.0);
	T a = p - i;
	T b = p + i;
	T over = (v > 711.0 ? INFINITY : word_scale(1.0 + (r + (c + s)), k - 1.0));
	T h = fma(b, r, a);
	T e = fma(b, r, a - h) + (p - a - i);
	T y = h + fma(b, s, fma(a, c, e));
	return (!(v < 706.0) ? word_copysign(over, x) : word_copysign(y, x));
}

// cosh returns the hyperbolic cosine of x.
static T word_cosh(T x) {
	T v = fabs(x);
	T t = fma(v, 1.4426950408889634, 6755399441056766.0);
	T k = t - 6755399441056766.0;
	T u = fma(k, -0.6931471805599453, v);
	T r = fma(k, -2.3190468138462996e-17, u);
	T z = r * r;
	T c = z * word_coshseries(z);
	T s = fma(r * z, word_sinhseries(z), fma(k, -2.3190468138462996e-17, u - r));
	T p = word_shl(t, (int)52.0);
	T i = word_shl((6755399441056766.0 - k), (int)52.0);
	T a = p - i;
	T b = p + i;
	T over = (v > 711.0 ? INFINITY : word_scale(1.0 + (r + (c + s)), k - 1.0));
	T h = fma(a, r, b);
	T e = fma(a, r, b - h) + (p - b + i);
	return (!(v < 706.0) ? over : h + fma(a, s, fma(b, c, e)));
}

// tanh returns the hyperbolic tangent of x.
static T word_tanh(T x) {
	T v = word_clamp(fabs(x), 0.0, 20.0);
	T t = fma(v, 2.8853900817779268, 6755399441056767.0);
	T k = t - 6755399441056767.0;
	T u = fma(k, -0.6931471805599453, v + v);
	T r = fma(k, -2.3190468138462996e-17, u);
	T q = fma(r * r, word_expseries(r), fma(k, -2.3190468138462996e-17, u - r));
	T s = word_shl(t, (int)52.0);
	T b = s - 1.0;
	T m = fma(s, r, b);
	T n = fma(s, q, fma(s, r, b - m) + (s - b - 1.0));
	T h = m + n;
	T e = m - h + n;
	T d = h + 2.0;
	T g = fma(s, q, fma(s, r, s - d + 1.0));
	T i = 1.0 / d;
	T y = h * i;
	return word_copysign(fma(fma(-y, d, h) + fma(-y, g, e), i, y), x);
}

// logseries returns (2 artanh √z / √z - 2)/z, √z ≤ 3 - √8.
static T word_logseries(T z) {
	return fma(z, fma(z, fma(z * z, fma(z * z, 0.1479577832105291, 0.1818356319578575), 0.28571428742050575), fma(z * z, fma(z * z, 0.15314073215065074, 0.22222198600556659), 0.3999999999941663)), 0.6666666666666734);
}

// logrest returns ln(1 + f) - f + d, √½ ≤ 1 + f ≤ √2, of a small d.
static T word_logrest(T f, T d) {
	T s = f / (2.0 + f);
	T z = s * s;
	T h = 0.5 * f * f;
	return fma(s, fma(z, word_logseries(z), h), d) - h;
}

// lnsum returns ln(2ⁿ(1 + f)) + d, of a small d.
static T word_lnsum(T n, T f, T d) {
	T l = fma(n, 0.6931471805599453, f);
	return l + word_logrest(f, fma(n, 2.3190468138462996e-17, f - fma(n, -0.6931471805599453, l)) + d);
}

// logedge returns y, but what a logarithm is of no positive finite x.
static T word_logedge(T x, T y) {
	return (x > 0.0 && x < INFINITY ? y : (x == 0.0 ? -INFINITY : (x > 0.0 ? x : NAN)));
}

// log returns the natural logarithm of x.
static T word_log(T x) {
	return (!(x >= 2.2250738585072014e-308 && x < INFINITY) ? word_logedge(x, word_lnsum(word_exponent(x * 4503599627370496.0) - 52.0, word_mantissa(x * 4503599627370496.0) - 1.0, 0.0)) : word_lnsum(word_exponent(x), word_mantissa(x) - 1.0, 0.0));
}

// log2sum returns log₂(2ⁿ(1 + f)).
static T word_log2sum(T n, T f) {
	T g = f * 1.4426950408889634;
	T l = n + g;
	T d = fma(-f, 0.5 * f, 0.5 * f * f);
	T t = fma(word_logrest(f, d), 1.4426950408889634, fma(f, 2.0355273740931033e-17, fma(f, 1.4426950408889634, -g)));
	return l + (g - (l - n) + t);
}

// log2 returns the binary logarithm of x.
static T word_log2(T x) {
	return (!(x >= 2.2250738585072014e-308 && x < INFINITY) ? word_logedge(x, word_log2sum(word_exponent(x * 4503599627370496.0) - 52.0, word_mantissa(x * 4503599627370496.0) - 1.0)) : word_log2sum(word_exponent(x), word_mantissa(x) - 1.0));
}

// log10sum returns log₁₀(2ⁿ(1 + f)).
static T word_log10sum(T n, T f) {
	T p = n * 0.30102999566395283;
	T g = f * 0.4342944819032518;
	T l = p + g;
	T t = fma(word_logrest(f, 0.0), 0.4342944819032518, fma(f, 1.098319650216765e-17, fma(f, 0.4342944819032518, -g)));
	return l + (g - (l - p) + fma(n, 2.8363394551044964e-14, t));
}

// log10 returns the decimal logarithm of x.
static T word_log10(T x) {
	return (!(x >= 2.2250738585072014e-308 && x < INFINITY) ? word_logedge(x, word_log10sum(word_exponent(x * 4503599627370496.0) - 52.0, word_mantissa(x * 4503599627370496.0) - 1.0)) : word_log10sum(word_exponent(x), word_mantissa(x) - 1.0));
}

// lnpair returns ln(u + c), of a positive normal u and a c as small as its rounding error.
static T word_lnpair(T u, T c) {
	T n = word_exponent(u);
	T m = word_mantissa(u) - 1.0;
	T s = word_shl((6755399441056767.0 - n), (int)52.0);
	T f = fma(c, s, m);
	return word_lnsum(n, f, fma(c, s, m - f) * fma(f, f - 1.0, 1.0));
}

// log1p returns the natural logarithm of 1 + x.
static T word_log1p(T x) {
	T u = 1.0 + x;
	T c = (x < 1.0 ? x - (u - 1.0) : 1.0 - (u - x));
	return (!(x > -1.0 && x < 8.98846567431158e+307) ? (x == -1.0 ? -INFINITY : word_logedge(x, word_lnsum(word_exponent(x), word_mantissa(x) - 1.0, 0.0))) : word_or(word_lnpair(u, c), word_sign(x)));
}

// root returns √(q + e) - r, where r is √q.
static T word_root(T r, T q, T e) {
	return (fma(-r, r, q) + e) / (r + r);
}

// ln2x returns ln 2x, of a normal x > 0.
static T word_ln2x(T x) {
	return (x < INFINITY ? word_lnsum(word_exponent(x) + 1.0, word_mantissa(x) - 1.0, 0.0) : x);
}

// asinh returns the inverse hyperbolic sine of x.
static T word_asinh(T x) {
	T v = fabs(x);
	T p = v * v;
	T q = p + 1.0;
	T e = (v < 1.0 ? p - (q - 1.0) : 1.0 - (q - p)) + fma(v, v, -p);
	T r = sqrt(q);
	T u = r + v;
	T y = (v < 7.450580596923828e-09 ? v : word_lnpair(u, v - (u - r) + word_root(r, q, e)));
	return (!(v < 3.273390607896142e+150) ? word_copysign(word_ln2x(v), x) : word_copysign(y, x));
}

// acosh returns the inverse hyperbolic cosine of x.
static T word_acosh(T x) {
	T p = x * x;
	T q = p - 1.0;
	T r = sqrt(q);
	T u = x + r;
	return (!(x > 1.0 && x < 3.273390607896142e+150) ? (x == 1.0 ? 0.0 : (x > 1.0 ? word_ln2x(x) : NAN)) : word_lnpair(u, r - (u - x) + word_root(r, q, p - q - 1.0 + fma(x, x, -p))));
}

// atanh returns the inverse hyperbolic tangent of x.
static T word_atanh(T x) {
	T v = fabs(x);
	T a = 1.0 + v;
	T b = 1.0 - v;
	T n = word_exponent(a / b);
	T w = word_shl((n + 6755399441056767.0), (int)52.0);
	T g = v - (a - 1.0);
	T j = w * (1.0 - b - v);
	T h = fma(-w, b, a);
	T d = fma(w, b, a);
	T i = 1.0 / d;
	T s = h * i;
	T e = (fma(-s, d, h) + (g - j) - s * (fma(w, b, a - d) + (g + j))) * i;
	T z = s * s;
	T l = fma(n, 0.6931471805599453, s + s);
	T t = fma(n, 2.3190468138462996e-17, s + s - fma(n, -0.6931471805599453, l)) + (e + e);
	T y = 0.5 * (l + fma(s * z, word_logseries(z), t));
	return (!(v < 1.0) ? (v == 1.0 ? word_or(INFINITY, word_sign(x)) : NAN) : word_copysign(y, x));
}

// cbrtof returns the cube root of a positive normal x.
static T word_cbrtof(T x) {
	T n = word_exponent(x);
	T m = word_mantissa(x);
	T q = rint(n * 0.3333333333333333);
	T i = n - 3.0 * q;
	T v = word_addbits(m, word_shl((i + 6755399441055744.0), (int)52.0));
	T y = fma(m, fma(m, fma(m, fma(m, fma(m, fma(m, fma(m, -0.08196165842336231, 0.7012045681594237), -2.6155524828418235), 5.57150071785372), -7.4585066750749505), 6.527405069985722), -3.8543627073618225), 2.2102731269642777) * (i < 0.0 ? 1.2599210498948732 : (i > 0.0 ? 0.7937005259840998 : 1.0));
	T b = v * (y * y);
	T e = fma(-b, y, 1.0);
	T a = fma(b * e, fma(e, 0.5555555555555556, 0.6666666666666666), b);
	T d = a * a;
	T f = fma(-d, a, v) - fma(a, a, -d) * a;
	return word_addbits(fma(f * 0.3333333333333333, y * y, a), word_shl((q + 6755399441055744.0), (int)52.0));
}

// cbrt returns the cube root of x.
static T word_cbrt(T x) {
	T v = fabs(x);
	return (!(v >= 2.2250738585072014e-308 && v < INFINITY) ? (v > 0.0 && v < INFINITY ? word_copysign(word_cbrtof(v * 1.8014398509481984e+16) * 3.814697265625e-06, x) : x) : word_copysign(word_cbrtof(v), x));
}

// rsqrtof returns 1/√x of an x > 0 that is not very small.
static T word_rsqrtof(T x) {
	T s = sqrt(x);
	T y = 1.0 / s;
	return fma(y, fma(-0.5 * fma(-s, s, x) * y, y, fma(-y, s, 1.0)), y);
}

// rsqrt returns 1/√x.
static T word_rsqrt(T x) {
	return (!(x > 1.0261342003245941e-289 && x < INFINITY) ? (x > 0.0 && x < INFINITY ? word_rsqrtof(x * 3.402823669209385e+38) * 1.8446744073709552e+19 : 1.0 / sqrt(x)) : word_rsqrtof(x));
}

// powseries returns (log₂((1 + s)/(1 - s)) / s - 2 log₂ e - ⅔ z log₂ e)/z² of z = s².
static T word_powseries(T z) {
	return fma(z, fma(z, fma(z * z, fma(z * z, fma(z * z, 0.18625198678487012, 0.17001884267846673), 0.2219532508832783), 0.3205988979879842), fma(z * z, fma(z * z, fma(z * z, 0.14648208047554948, 0.19235038044393876), 0.26230818734425054), 0.41219858311108865)), 0.5770780163555854);
}

// powedge returns x to the power y, of any.
static T word_powedge(T x, T y) {
	T up = (fabs(x) < 2.2250738585072014e-308 ? 4503599627370496.0 : 1.0);
	T v = fabs(x) * up;
	T n = word_exponent(v) - (up > 1.0 ? 52.0 : 0.0);
	T m = word_mantissa(v);
	T d = m + 1.0;
	T i = 1.0 / d;
	T f = m - 1.0;
	T s = f * i;
	T sl = fma(-s, m - (d - 1.0), fma(-s, d, f)) * i;
	T z = s * s;
	T zl = fma(s, sl + sl, fma(s, s, -z));
	T c = word_powseries(z);
	T b = fma(z, c, 0.9617966939259756);
	T bl = fma(z, c, 0.9617966939259756 - b) + 5.0577616648125907e-17;
	T q = z * b;
	T ql = fma(z, b, -q) + fma(z, bl, zl * b);
	T a = 2.8853900817779268 + q;
	T al = 2.8853900817779268 - a + q + (ql + 4.0710547481862066e-17);
	T l = s * a;
	T ll = fma(s, a, -l) + fma(s, al, sl * a);
	T h = n + l;
	T hl = n - h + l + ll;
	T g = h + hl;
	T gl = h - g + hl;
	T u = word_clamp(y, -1.1805916207174113e+21, 1.1805916207174113e+21);
	T e = u * g;
	T el = fma(u, gl, fma(u, g, -e));
	T t = e + 6755399441056767.0;
	T k = t - 6755399441056767.0;
	T r = e - k;
	T j = r * 0.6931471805599453;
	T jl = fma(r * r, word_exp2series(r), fma(r, 2.3190468138462996e-17, fma(r, 0.6931471805599453, -j)));
	T o = 1.0 + j;
	T or = 1.0 - o + j + jl;
	T ol = fma(el * 0.6931471805599453, o + or, or);
	T p = (e > 1024.0 ? INFINITY : (e < -1075.0 ? 0.0 : word_scale(o + ol, k)));
	T edge = (v == 0.0 ? (y < 0.0 ? INFINITY : 0.0) : (v == INFINITY ? (y < 0.0 ? 0.0 : INFINITY) : p));
	T w = word_xor(edge, (y == rint(y) && 0.5 * y != rint(0.5 * y) ? word_sign(x) : 0.0));
	return (y == 0.0 || x == 1.0 ? 1.0 : (x != x || y != y || (x < 0.0 && v < INFINITY && y != rint(y)) ? NAN : w));
}

// pow returns x to the power y, as in C: NaN of a negative x unless y is an integer.
static T word_pow(T x, T y) {
	T v = fabs(x);
	T n = word_exponent(v);
	T m = word_mantissa(v);
	T d = m + 1.0;
	T i = 1.0 / d;
	T f = m - 1.0;
	T s = f * i;
	T sl = fma(-s, m - (d - 1.0), fma(-s, d, f)) * i;
	T z = s * s;
	T zl = fma(s, sl + sl, fma(s, s, -z));
	T c = word_powseries(z);
	T b = fma(z, c, 0.9617966939259756);
	T bl = fma(z, c, 0.9617966939259756 - b) + 5.0577616648125907e-17;
	T q = z * b;
	T ql = fma(z, b, -q) + fma(z, bl, zl * b);
	T a = 2.8853900817779268 + q;
	T al = 2.8853900817779268 - a + q + (ql + 4.0710547481862066e-17);
	T l = s * a;
	T ll = fma(s, a, -l) + fma(s, al, sl * a);
	T h = n + l;
	T hl = n - h + l + ll;
	T g = h + hl;
	T gl = h - g + hl;
	T e = y * g;
	T el = fma(y, gl, fma(y, g, -e));
	T t = e + 6755399441056767.0;
	T k = t - 6755399441056767.0;
	T r = e - k;
	T j = r * 0.6931471805599453;
	T jl = fma(r * r, word_exp2series(r), fma(r, 2.3190468138462996e-17, fma(r, 0.6931471805599453, -j)));
	T o = 1.0 + j;
	T or = 1.0 - o + j + jl;
	T ol = fma(el * 0.6931471805599453, o + or, or);
	T w = word_shl(t, (int)52.0);
	T p = word_xor(fma(w, ol, w * o), (0.5 * y == rint(0.5 * y) ? 0.0 : word_sign(x)));
	return (!(v >= 2.2250738585072014e-308 && v < INFINITY && fabs(e) < 1022.0 && (x > 0.0 || y == rint(y))) ? word_powedge(x, y) : p);
}

// rest returns r of a = kπ/2 + r + t, of |a| ≤ turnmax.
static T word_rest(T a, T k) {
	return fma(k, -1.5707963267948966, a) - k * 6.123233995736766e-17;
}

// underrest returns t of a = kπ/2 + r + t, of |a| ≤ turnmax.
static T word_underrest(T a, T k) {
	T u = fma(k, -1.5707963267948966, a);
	T p = k * 6.123233995736766e-17;
	return fma(k, 1.4973849048591698e-33, u - (u - p) - p - fma(k, 6.123233995736766e-17, -p));
}

// modulo4 returns what x differs by from the nearest multiple of 4.
static T word_modulo4(T x) {
	return fma(-4.0, rint(0.25 * x), x);
}

// lost returns the rounding error of x + y.
static T word_lost(T x, T y) {
	T s = x + y;
	T v = s - x;
	return (x - (s - v)) + (y - v);
}

// reduced returns k modulo 4, r or t, as part is 0, 1 or 2, of any a = kπ/2 + r + t.
static T word_reduced(T a, T part) {
	T j = word_clamp(floor((word_exponent(a) - 52.0 - 2.5) / 50.0), 0.0, 19.0);
	T b = a * (word_shl((6755399441056767.0 - j * 50.0), (int)52.0));
	T b1 = b * 8.881784197001252e-16;
	T b2 = b1 * 8.881784197001252e-16;
	T b3 = b2 * 8.881784197001252e-16;
	T b4 = b3 * 8.881784197001252e-16;
	T d = ((const T[]){0.636619772367581, 0.33068755952925155, 0.32540679297213604, 0.39964395111064555, 0.31792711437062326, 0.5268031193200251, 0.8639831777135729, 0.5095885114856431, 0.9184065558140402, 0.6329474348412312, 0.28244935139302374, 0.09325506128194228, 0.22466011204652325, 0.06833165695263954, 0.6953054368476623, 0.3984982845762586, 0.35172159211398313, 0.9813937647621636, 0.9546503075161983, 0.5443922240974457, 0.8982159637446108, 0.8678175387119031, 0.7108622772701114, 0.08399653847947786})[(int)(j)];
	T d1 = ((const T[]){0.636619772367581, 0.33068755952925155, 0.32540679297213604, 0.39964395111064555, 0.31792711437062326, 0.5268031193200251, 0.8639831777135729, 0.5095885114856431, 0.9184065558140402, 0.6329474348412312, 0.28244935139302374, 0.09325506128194228, 0.22466011204652325, 0.06833165695263954, 0.6953054368476623, 0.3984982845762586, 0.35172159211398313, 0.9813937647621636, 0.9546503075161983, 0.5443922240974457, 0.8982159637446108, 0.8678175387119031, 0.7108622772701114, 0.08399653847947786})[(int)(j + 1.0)];
	T d2 = ((const T[]){0.636619772367581, 0.33068755952925155, 0.32540679297213604, 0.39964395111064555, 0.31792711437062326, 0.5268031193200251, 0.8639831777135729, 0.5095885114856431, 0.9184065558140402, 0.6329474348412312, 0.28244935139302374, 0.09325506128194228, 0.22466011204652325, 0.06833165695263954, 0.6953054368476623, 0.3984982845762586, 0.35172159211398313, 0.9813937647621636, 0.9546503075161983, 0.5443922240974457, 0.8982159637446108, 0.8678175387119031, 0.7108622772701114, 0.08399653847947786})[(int)(j + 2.0)];
	T d3 = ((const T[]){0.636619772367581, 0.33068755952925155, 0.32540679297213604, 0.39964395111064555, 0.31792711437062326, 0.5268031193200251, 0.8639831777135729, 0.5095885114856431, 0.9184065558140402, 0.6329474348412312, 0.28244935139302374, 0.09325506128194228, 0.22466011204652325, 0.06833165695263954, 0.6953054368476623, 0.3984982845762586, 0.35172159211398313, 0.9813937647621636, 0.9546503075161983, 0.5443922240974457, 0.8982159637446108, 0.8678175387119031, 0.7108622772701114, 0.08399653847947786})[(int)(j + 3.0)];
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
	T l = fma(b3, d3, -p3) + b4 * ((const T[]){0.636619772367581, 0.33068755952925155, 0.32540679297213604, 0.39964395111064555, 0.31792711437062326, 0.5268031193200251, 0.8639831777135729, 0.5095885114856431, 0.9184065558140402, 0.6329474348412312, 0.28244935139302374, 0.09325506128194228, 0.22466011204652325, 0.06833165695263954, 0.6953054368476623, 0.3984982845762586, 0.35172159211398313, 0.9813937647621636, 0.9546503075161983, 0.5443922240974457, 0.8982159637446108, 0.8678175387119031, 0.7108622772701114, 0.08399653847947786})[(int)(j + 4.0)] + word_lost(word_lost(o, i), g) + word_lost(word_lost(x, y), word_lost(x + y, z)) + word_lost(e, word_lost(xyz, p2)) + word_lost(f, v) + word_lost(w, p3) + word_lost(h, w + p3);
	T q = h + (w + p3);
	T s = q + l;
	T r = s * 1.5707963267948966;
	T t = fma(s, 1.5707963267948966, -r) + fma(s, 6.123233995736766e-17, (l - (s - q)) * 1.5707963267948966);
	return (part == 0.0 ? k : (part == 1.0 ? r : t));
}

// sinc returns (sin r - r) / r³ of s = r², |r| ≤ π/4.
static T word_sinc(T s) {
	return fma(s, fma(s, fma(s, fma(s, fma(s, 1.5895741405375527e-10, -2.505073748394302e-08), 2.755731354707345e-06), -0.00019841269829365152), 0.008333333333321842), -0.1666666666666663);
}

// cosc returns (cos r - 1) / r² of s = r², |r| ≤ π/4.
static T word_cosc(T s) {
	return fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, -1.1358627221472729e-11, 2.0875703289449205e-09), -2.7557314203920226e-07), 2.480158728896743e-05), -0.001388888888887331), 0.041666666666666595), -0.5);
}

// wave returns sin(kπ/2 + r + t) of i = k + integer.
static T word_wave(T i, T r, T t) {
	T s = fma(r, r, 2.0 * r * t);
	T y = (signbit(word_shl(i, (int)63.0)) ? fma(s, word_cosc(s), 1.0) : r + fma(r * s, word_sinc(s), t));
	return word_xor(y, word_sign(word_shl(i, (int)62.0)));
}

// turn returns sin(a + nπ/2) of a ≥ 0 and q = n + integer.
static T word_turn(T a, T q) {
	T i = fma(a, 0.6366197723675814, q);
	T k = i - q;
	return (!(a <= 1073741824.0) ? word_wave(word_reduced(a, 0.0) + q, word_reduced(a, 1.0), word_reduced(a, 2.0)) : word_wave(i, word_rest(a, k), word_underrest(a, k)));
}

// sin returns the sine of x radians.
static T word_sin(T x) {
	return word_xor(word_turn(fabs(x), 6755399441055744.0), word_sign(x));
}

// cos returns the cosine of x radians.
static T word_cos(T x) {
	return word_turn(fabs(x), 6755399441055745.0);
}

// cotc returns (1 - r cot r) / r² of s = r², |r| ≤ π/4.
static T word_cotc(T s) {
	return fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, 3.10335722638597e-09, 2.1025831757943694e-08), 2.2014892772416846e-07), 2.164007658880764e-06), 2.1377907592206734e-05), 0.00021164019376914147), 0.0021164021180678414), 0.022222222222146027), 0.33333333333333454);
}

// slope returns tan(kπ/2 + r + t) of i = k + integer.
static T word_slope(T i, T r, T t) {
	T y = r + t;
	T z = t - (y - r);
	T s = y * y;
	T u = fma(2.0 * y, z, fma(y, y, -s));
	T p = word_cotc(s);
	T c = fma(-s, p, 1.0);
	T d = fma(-u, p, fma(-s, p, 1.0 - c));
	bool odd = signbit(word_shl(i, (int)63.0));
	T over = (odd ? c : y);
	T under = (odd ? y : c);
	T v = 1.0 / under;
	T q = over * v;
	T e = fma(-q, under, over) + fma(-q, (odd ? z : d), (odd ? d : z));
	return word_xor(fma(e, v, q), word_sign(word_shl(i, (int)63.0)));
}

// tanturn returns tan a of a ≥ 0.
static T word_tanturn(T a) {
	T i = fma(a, 0.6366197723675814, 6755399441055744.0);
	T k = i - 6755399441055744.0;
	return (!(a <= 1073741824.0) ? word_slope(word_reduced(a, 0.0) + 6755399441055744.0, word_reduced(a, 1.0), word_reduced(a, 2.0)) : word_slope(i, word_rest(a, k), word_underrest(a, k)));
}

// tan returns the tangent of x radians.
static T word_tan(T x) {
	return word_xor(word_tanturn(fabs(x)), word_sign(x));
}

// angle returns b + q + mn + t, where b is pia or pi and stands for π/2 or π, or 0.
static T word_angle(T b, T q, T m, T n, T t) {
	T u = b + q;
	return u + fma(m, n, fma(b, 3.8981718325193755e-17, q - (u - b)) + t);
}

// sqrtrest returns √z - h, of h = sqrt(z).
static T word_sqrtrest(T z, T h) {
	return fma(-h, h, z) / fma(2.0, h, 2.2250738585072014e-308);
}

// asinc returns (asin q - q) / q³ of s = q², |q| ≤ ½.
static T word_asinc(T s) {
	return fma(s, fma(s, fma(s * s, fma(s * s, fma(s * s, fma(s * s, -0.016254441972768714, 0.0065212263062178226), 0.013885008834973522), 0.0223717566150211), 0.04464285682698376), fma(s * s, fma(s * s, fma(s * s, fma(s * s, fma(s * s, 0.03193334971279044, 0.019547128396309486), 0.012170737027699297), 0.01735972708690473), 0.030381959194759122), 0.07500000000338561)), 0.16666666666665403);
}

// asin returns the angle whose sine is x, within ±π/2.
static T word_asin(T x) {
	T a = fabs(x);
	bool high = a > 0.5;
	T z = (high ? fma(-0.5, a, 0.5) : a * a);
	T h = sqrt(z);
	T q = (high ? -2.0 * h : a);
	T l = (high ? -2.0 * word_sqrtrest(z, h) : 0.0);
	return word_or(word_angle((high ? 1.5707963267948966 : 0.0), q, q * z, word_asinc(z), l), word_sign(x));
}

// acos returns the angle whose cosine is x, within 0 and π.
static T word_acos(T x) {
	T a = fabs(x);
	bool high = a > 0.5;
	T z = (high ? fma(-0.5, a, 0.5) : a * a);
	T h = sqrt(z);
	T f = word_sign((high ? x : -x));
	T q = word_xor((high ? 2.0 * h : a), f);
	T l = word_xor((high ? 2.0 * word_sqrtrest(z, h) : 0.0), f);
	return word_angle((high ? (x < 0.0 ? 3.141592653589793 : 0.0) : 1.5707963267948966), q, q * z, word_asinc(z), l);
}

// atanc returns (atan q - q) / q³ of s = q² ≤ 1.
static T word_atanc(T s) {
	return fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, 1.3224111163270614e-05, -0.00015215671268926985), 0.0008313275844156037), -0.0028850045849399533), 0.007196806006817707), -0.013901180527893861), 0.021985720446164304), -0.029904739219358687), 0.036642581996283), -0.04219217938893743), 0.04722339593657586), -0.05253524491929763), 0.058805293596290685), -0.06666404359179777), 0.07692279882486201), -0.09090907007378063), 0.11111111007326287), -0.14285714282587858), 0.1999999999995175), -0.3333333333333307);
}

// atan returns the angle whose tangent is x, within ±π/2.
static T word_atan(T x) {
	T a = word_clamp(fabs(x), 0.0, 8.98846567431158e+307);
	bool high = a > 1.0;
	T n = (high ? -1.0 : a);
	T d = (high ? a : 1.0);
	T v = 1.0 / d;
	T q = n * v;
	T s = q * q;
	T l = fma(-q, d, n) * v;
	T c = word_atanc(s);
	T m = q * s;
	return word_or(word_angle((high ? 1.5707963267948966 : 0.0), q, m, c, fma(fma(q, s, -m), c, l * fma(-0.5, s, 1.0))), word_sign(x));
}

// lift returns a power of 2 that makes d, if small, large.
static T word_lift(T d) {
	return (d < 1.1830521861667747e-271 ? 1.0715086071862673e+301 : 1.0);
}

// ratio returns n/d of 0 ≤ n ≤ d, 0/0 being 0 and ∞/∞ 1.
static T word_ratio(T n, T d) {
	return (n == d ? (d == 0.0 ? 0.0 : 1.0) : n * word_lift(d) / (d * word_lift(d)));
}

// ratiorest returns what rounding loses of ratio(n, d).
static T word_ratiorest(T n, T d) {
	T e = d * word_lift(d);
	return (n == d || d == INFINITY ? 0.0 : fma(-word_ratio(n, d), e, n * word_lift(d)) / e);
}

// direction returns atan2(y, x), of q + l = |y/x| or |x/y|, the smaller.
static T word_direction(T y, T x, T q, T l) {
	bool steep = fabs(y) > fabs(x);
	T f = word_sign((steep ? -x : x));
	T b = (steep ? 1.5707963267948966 : (signbit(x) ? 3.141592653589793 : 0.0));
	T s = q * q;
	T c = word_atanc(s);
	T m = q * s;
	return word_or(word_angle(b, word_xor(q, f), word_xor(m, f), c, word_xor(fma(fma(q, s, -m), c, l * fma(-0.5, s, 1.0)), f)), word_sign(y));
}

// atan2 returns the angle from the x axis to the point (x, y), within ±π, as in C99.
static T word_atan2(T y, T x) {
	bool steep = fabs(y) > fabs(x);
	T n = fabs((steep ? x : y));
	T d = fabs((steep ? y : x));
	T q = n / d;
	return (!(d >= 1.1830521861667747e-271 && d < INFINITY) ? word_direction(y, x, word_ratio(n, d), word_ratiorest(n, d)) : word_direction(y, x, q, fma(-q, d, n) / d));
}

// norm returns √(m² + n²), of m ≥ n ≥ 0 whose squares are numbers.
static T word_norm(T m, T n) {
	T p = m * m;
	T q = n * n;
	T s = p + q;
	T h = sqrt(s);
	T e = p - s + q + (fma(m, m, -p) + fma(n, n, -q));
	return h + (fma(-h, h, s) + e) / fma(2.0, h, 2.2250738585072014e-308);
}

// scalednorm returns √(m² + n²), of any m and n ≥ 0.
static T word_scalednorm(T m, T n) {
	T f = (m > 1.0 ? 1.90109156629516e-211 : 5.260135901548374e+210);
	return (m == INFINITY || n == INFINITY ? INFINITY : word_norm(m * f, n * f) / f);
}

// hypot returns √(x² + y²).
static T word_hypot(T x, T y) {
	T a = fabs(x);
	T b = fabs(y);
	T m = (a > b ? a : b);
	T n = (a > b ? b : a);
	return (!(m >= 3.8725919148493183e-121 && m <= 3.273390607896142e+150) ? word_scalednorm(m, n) : word_norm(m, n));
}

// erf returns the error function of x, 2/√π times the integral of exp(-t²) from 0 to x.
static T word_erf(T x) {
	T u = word_clamp(fabs(x) - 0.9599609375, 0.0, 5.04);
	T i = fma(u, fma(u, fma(u * u, fma(u * u, fma(u * u, fma(u * u, fma(u * u, fma(u * u, fma(u * u, 2.138680523397778e-10, 1.5687850797024734e-08), 1.352765748795134e-07), -3.12206218517619e-06), -4.442662884692146e-05), 0.0003299208061324098), 0.015055150413843355), -1.209003348849938), fma(u * u, fma(u * u, fma(u * u, fma(u * u, fma(u * u, fma(u * u, fma(u * u, fma(u * u, -8.671630146439173e-12, -2.3861332368627205e-09), -6.422128186686645e-08), 1.9911927831393887e-07), 1.5127749051450043e-05), 5.1296579936308826e-05), -0.0029343407539007965), -0.06232455318470038), -3.7101147100452345)), -2.5179250346082163);
	T k = i + 6755399441055744.0;
	T f = i - (k - 6755399441055744.0);
	T p = fma(f, 0.6931471805599453, f * (f * word_exp2series(f)));
	T tail = word_addbits(1.0 + p, word_shl(k, (int)52.0));
	return (fabs(x) >= 0.9599609375 ? word_or((1.0 - tail), word_sign(x)) : fma(x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, fma(x * x, -8.062029710314519e-10, 1.3854310351454685e-08), -1.6237674543483556e-07), 1.645100439276948e-06), -1.4925008856601525e-05), 0.00012055308141217862), -0.0008548326387861139), 0.005223977615101053), -0.026866170644135746), 0.1128379167095016), -0.37612638903183654), 0.12837916709551256), x));
}

// xexp returns xeˣ(1 - eˣ), of x < 0.
static T word_xexp(T x) {
	T t = fma(x, 1.4426950408889634, 6755399441056767.0);
	T k = t - 6755399441056767.0;
	T u = fma(k, -0.6931471805599453, x);
	T r = fma(k, -2.3190468138462996e-17, u);
	T p = fma(r * r, word_expseries(r), fma(k, -2.3190468138462996e-17, u - r));
	T e = 1.0 + (r + p);
	T q = fma(-e, word_scale(e, word_clamp(k, -100.0, 0.0)), p);
	T h = fma(x, r, x);
	return (x < -760.0 ? word_sign(x) : word_scale(h + fma(x, q, fma(x, r, x - h)), k));
}

// sigmoid returns the logistic function of x, 1/(1 + e⁻ˣ).
static T word_sigmoid(T x) {
	T t = fma(x, -1.4426950408889634, 6755399441056767.0);
	T k = t - 6755399441056767.0;
	T u = fma(k, -0.6931471805599453, -x);
	T r = fma(k, -2.3190468138462996e-17, u);
	T p = fma(r * r, word_expseries(r), fma(k, -2.3190468138462996e-17, u - r)) + r;
	T s = word_shl(t, (int)52.0);
	T d = fma(s, p, s + 1.0);
	T g = fma(s, p, 1.0 - (d - s));
	T y = 1.0 / d;
	T z = fma(-y, g, fma(-y, d, 1.0)) * y;
	T i = 1.0 / (1.0 + p);
	T far = word_expedge(x, -k, fma(i, fma(-i, p, 1.0 - i) - word_scale(i, word_clamp(-k, -100.0, 0.0)), i));
	return (!(x > -36.0 && x < 708.0) ? (x > 0.0 ? 1.0 : far) : y + z);
}

// silu returns x/(1 + e⁻ˣ), and its limit -0 of -∞.
static T word_silu(T x) {
	T t = fma(x, -1.4426950408889634, 6755399441056767.0);
	T k = t - 6755399441056767.0;
	T u = fma(k, -0.6931471805599453, -x);
	T r = fma(k, -2.3190468138462996e-17, u);
	T p = fma(r * r, word_expseries(r), fma(k, -2.3190468138462996e-17, u - r)) + r;
	T s = word_shl(t, (int)52.0);
	T d = fma(s, p, s + 1.0);
	T g = fma(s, p, 1.0 - (d - s));
	T y = 1.0 / d;
	T z = fma(-y, g, fma(-y, d, 1.0)) * y;
	return (!(x > -36.0 && x < 670.0) ? (x > 0.0 ? x : word_xexp(x)) : fma(x, y, x * z));
}

// softplus returns ln(1 + eˣ).
static T word_softplus(T x) {
	T v = -fabs(x);
	T t = fma(v, 1.4426950408889634, 6755399441056767.0);
	T k = t - 6755399441056767.0;
	T u = fma(k, -0.6931471805599453, v);
	T r = fma(k, -2.3190468138462996e-17, u);
	T q = fma(r * r, word_expseries(r), fma(k, -2.3190468138462996e-17, u - r));
	T s = word_shl(t, (int)52.0);
	T m = fma(s, r, s);
	T n = fma(s, q, fma(s, r, s - m));
	T h = m + n;
	T e = m - h + n;
	T a = 1.0 + h;
	T c = h - (a - 1.0);
	T g = word_exponent(a);
	T w = word_shl((6755399441056767.0 - g), (int)52.0);
	T o = word_mantissa(a) - 1.0;
	T f = fma(c, w, o);
	T l = fma(g, 0.6931471805599453, f);
	T b = (x > 0.0 ? x : 0.0);
	T d = fma(g, 2.3190468138462996e-17, f - fma(g, -0.6931471805599453, l)) + fma(e, w, fma(c, w, o - f)) * fma(f, f - 1.0, 1.0);
	T y = b + l + word_logrest(f, word_lost(b, l) + d);
	return (!(v > -708.0) ? (x > 0.0 ? x : word_expedge(x, k, 1.0 + (r + q))) : y);
}

// elu returns x, or alpha(eˣ - 1) of x ≤ 0.
static T word_elu(T x, T alpha) {
	T t = fma(x, 1.4426950408889634, 6755399441056767.0);
	T k = t - 6755399441056767.0;
	T u = fma(k, -0.6931471805599453, x);
	T r = fma(k, -2.3190468138462996e-17, u);
	T z = r * r;
	T q = fma(z, word_expseries(r), fma(0.5, fma(r, r, -z), fma(k, -2.3190468138462996e-17, u - r)));
	T s = word_shl(t, (int)52.0);
	T b = s - 1.0;
	T h = fma(s, r, b);
	T e = fma(s, r, b - h) + (s - b - 1.0);
	T c = fma(s, q, e);
	T y = word_or((h + c), word_sign(x));
	T p = word_or(fma(alpha, y, alpha * (h - y + c)), (word_xor(word_sign(x), word_sign(alpha))));
	T edge = alpha * (x < -708.0 ? -1.0 : y);
	return (!(x > -708.0 && fabs(alpha) < INFINITY) ? (x > 0.0 ? x : edge) : (x > 0.0 ? x : p));
}

// mish returns x tanh(ln(1 + eˣ)), and its limit -0 of -∞.
static T word_mish(T x) {
	T v = word_clamp(x, -708.0, 20.0);
	T t = fma(v, 1.4426950408889634, 6755399441056767.0);
	T k = t - 6755399441056767.0;
	T u = fma(k, -0.6931471805599453, v);
	T r = fma(k, -2.3190468138462996e-17, u);
	T q = fma(r * r, word_expseries(r), fma(k, -2.3190468138462996e-17, u - r));
	T s = word_shl(t, (int)52.0);
	T m = fma(s, r, s);
	T n = fma(s, q, fma(s, r, s - m));
	T h = m + n;
	T e = m - h + n;
	T g = h + 2.0;
	T a = h * g;
	T c = fma(e, g + h, fma(h, word_lost(h, 2.0), fma(h, g, -a)));
	T d = a + 2.0;
	T b = word_lost(a, 2.0) + c;
	T i = 1.0 / d;
	T y = a * i;
	T z = (fma(-y, d, a) + fma(-y, b, c)) * i;
	return (!(fabs(x) < 670.0) ? (x > 0.0 ? x : word_xexp(x)) : word_or(fma(x, y, x * z), word_sign(x)));
}

// phi returns the normal distribution function at x, the integral of exp(-t²)/√2π up to x.
static T word_phi(T x) {
	T a = word_clamp(fabs(x), 0.0, 38.6);
	T g = a * a;
	T h = fma(a, a, -g);
	T k = rint(-0.5 * g * 1.4426950408889634);
	T b = fma(k, -0.6931471805599453, -0.5 * g);
	T s = fma(k, -2.3190468138462996e-17, -0.5 * h);
	T r = b + s;
	T e = fma(r * r, word_expseries(r), s - (r - b));
	T d = a + 1.125;
	T f = a + 4.0625;
	T v = 1.0 / (d * f);
	T i = v * f;
	T j = v * d;
	T u = fma(-8.125, j, 1.0);
	T t = fma(fma(-4.0625, u + 1.0, fma(-u, a, a)), j, u);
	T p = fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, -7.477414315568853e-10, -2.0693466212657215e-09), 4.0398830568995425e-09), 1.9488385290100303e-08), -2.74806467853909e-09), -1.0541678520213311e-07), -8.058462928153912e-08), 4.659514970011774e-07), 7.40634119822662e-07), -2.034884359154019e-06), -4.886672074624414e-06), 1.048434086477787e-05), 2.906946630760906e-05), -7.343732982293598e-05), -0.0001478456199588364), 0.000666364724177397), 8.10793300772119e-05), -0.005608858517021052), 0.01750473707685328), -0.02811441470563876), 0.018292873905489844), 0.030901090774683074), -0.11753454787888942);
	T m = fma(t, p, 0.48294156784473874);
	T w = fma(t, p, 0.48294156784473874 - m);
	T n = fma(m, r, m);
	T l = fma(w, r + e, w) + fma(m, e, fma(m, r, m - n));
	T q = n * i;
	T y = (fma(-q, d, n) + fma(-q, word_lost(a, 1.125), l)) * i;
	T z = word_shl((word_clamp(k, -100.0, 0.0) + 6755399441056767.0), (int)52.0);
	T high = 1.0 - q * z;
	T low = fma(-y, z, fma(-q, z, 1.0 - high));
	return (x < 0.0 ? word_scale(q + y, k) : high + low);
}

// gelu returns x times the normal distribution function at x, and its limit -0 of -∞.
static T word_gelu(T x) {
	T a = word_clamp(fabs(x), 0.0, 38.6);
	T g = a * a;
	T h = fma(a, a, -g);
	T k = rint(-0.5 * g * 1.4426950408889634);
	T b = fma(k, -0.6931471805599453, -0.5 * g);
	T s = fma(k, -2.3190468138462996e-17, -0.5 * h);
	T r = b + s;
	T e = fma(r * r, word_expseries(r), s - (r - b));
	T d = a + 1.125;
	T f = a + 4.0625;
	T v = 1.0 / (d * f);
	T i = v * f;
	T j = v * d;
	T u = fma(-8.125, j, 1.0);
	T t = fma(fma(-4.0625, u + 1.0, fma(-u, a, a)), j, u);
	T p = fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, fma(t, -7.477414315568853e-10, -2.0693466212657215e-09), 4.0398830568995425e-09), 1.9488385290100303e-08), -2.74806467853909e-09), -1.0541678520213311e-07), -8.058462928153912e-08), 4.659514970011774e-07), 7.40634119822662e-07), -2.034884359154019e-06), -4.886672074624414e-06), 1.048434086477787e-05), 2.906946630760906e-05), -7.343732982293598e-05), -0.0001478456199588364), 0.000666364724177397), 8.10793300772119e-05), -0.005608858517021052), 0.01750473707685328), -0.02811441470563876), 0.018292873905489844), 0.030901090774683074), -0.11753454787888942);
	T m = fma(t, p, 0.48294156784473874);
	T w = fma(t, p, 0.48294156784473874 - m);
	T n = fma(m, r, m);
	T l = fma(w, r + e, w) + fma(m, e, fma(m, r, m - n));
	T q = n * i;
	T y = (fma(-q, d, n) + fma(-q, word_lost(a, 1.125), l)) * i;
	T z = word_shl((word_clamp(k, -100.0, 0.0) + 6755399441056767.0), (int)52.0);
	T high = 1.0 - q * z;
	T low = fma(-y, z, fma(-q, z, 1.0 - high));
	return word_or((x < 0.0 ? word_scale(fma(-a, q, -a * y), k) : fma(x, high, a * low)), word_sign(x));
}

// op_Add returns x + y.
static double op_Add(double x, double y) { return x + y; }

// op_Sub returns x - y.
static double op_Sub(double x, double y) { return x - y; }

// op_Mul returns x * y.
static double op_Mul(double x, double y) { return x * y; }

// op_Div returns x / y; of integers, truncated toward zero.
static double op_Div(double x, double y) { return x / y; }

// op_Rem returns the remainder of x / y, with the sign of x, as Go's % and C's fmod.
static double op_Rem(double x, double y) { return fmod(x, y); }

// op_Mod returns the remainder of x / y, with the sign of y, as in NumPy.
static double op_Mod(double x, double y) { return word_mod(x, y); }

// op_Maximum returns the larger of x and y, NaN if either is; +0 is larger than -0.
static double op_Maximum(double x, double y) { return word_max(x, y); }

// op_Minimum returns the smaller of x and y, NaN if either is; -0 is smaller than +0.
static double op_Minimum(double x, double y) { return word_min(x, y); }

// op_FMA returns x*y + w, rounded once.
static double op_FMA(double x, double y, double w) { return fma(x, y, w); }

// op_Lerp returns the linear interpolation x + w*(y - x).
static double op_Lerp(double x, double y, double w) { return fma(w, y - x, x); }

// op_Neg returns -x.
static double op_Neg(double x) { return -x; }

// op_Abs returns the magnitude of x.
static double op_Abs(double x) { return fabs(x); }

// op_Sign returns -1, 0 or 1 as x is negative, zero or positive.
static double op_Sign(double x) { return (x > 0.0 ? 1.0 : (x < 0.0 ? -1.0 : x)); }

// op_Square returns x * x.
static double op_Square(double x) { return x * x; }

// op_Recip returns 1 / x.
static double op_Recip(double x) { return 1.0 / x; }

// op_Sqrt returns the square root of x.
static double op_Sqrt(double x) { return sqrt(x); }

// op_Clip returns the number nearest to x that is within [lo, hi], NaN if x is.
static double op_Clip(double x, T lo, T hi) { return word_clamp(x, lo, hi); }

// op_DivGradY returns the gradient of operand y of Div, -g * r / y.
static double op_DivGradY(double g, double r, double y) { return -g * r / y; }

// op_RemGradY returns the gradient of operand y of Rem, -g * trunc(x / y).
static double op_RemGradY(double g, double x, double y) { return -g * trunc(x / y); }

// op_ModGradY returns the gradient of operand y of Mod, -g * floor(x / y).
static double op_ModGradY(double g, double x, double y) { return -g * floor(x / y); }

// op_MaximumGradX returns the gradient of operand x of Maximum, where(x >= y, g, 0).
static double op_MaximumGradX(double g, double x, double y) { return (x >= y ? g : 0.0); }

// op_MaximumGradY returns the gradient of operand y of Maximum, where(x >= y, 0, g).
static double op_MaximumGradY(double g, double x, double y) { return (x >= y ? 0.0 : g); }

// op_MinimumGradX returns the gradient of operand x of Minimum, where(x <= y, g, 0).
static double op_MinimumGradX(double g, double x, double y) { return (x <= y ? g : 0.0); }

// op_MinimumGradY returns the gradient of operand y of Minimum, where(x <= y, 0, g).
static double op_MinimumGradY(double g, double x, double y) { return (x <= y ? 0.0 : g); }

// op_LerpGradX returns the gradient of operand x of Lerp, g * (1 - w).
static double op_LerpGradX(double g, double w) { return g * (1.0 - w); }

// op_LerpGradW returns the gradient of operand w of Lerp, g * (y - x).
static double op_LerpGradW(double g, double x, double y) { return g * (y - x); }

// op_AbsGrad returns the gradient of operand x of Abs, where(x < 0, -g, where(x > 0, g, 0)).
static double op_AbsGrad(double g, double x) { return (x < 0.0 ? -g : (x > 0.0 ? g : 0.0)); }

// op_SquareGrad returns the gradient of operand x of Square, 2 * g * x.
static double op_SquareGrad(double g, double x) { return 2.0 * g * x; }

// op_RecipGrad returns the gradient of operand x of Recip, -g * r * r.
static double op_RecipGrad(double g, double r) { return -g * r * r; }

// op_SqrtGrad returns the gradient of operand x of Sqrt, g / (2 * r).
static double op_SqrtGrad(double g, double r) { return g / (2.0 * r); }

// op_ClipGrad returns the gradient of operand x of Clip, where(x < lo || x > hi, 0, g).
static double op_ClipGrad(double g, double x, T lo, T hi) { return (x < lo || x > hi ? 0.0 : g); }

// op_Floor returns the greatest integer ≤ x.
static double op_Floor(double x) { return floor(x); }

// op_Ceil returns the least integer ≥ x.
static double op_Ceil(double x) { return ceil(x); }

// op_Trunc returns the integer part of x.
static double op_Trunc(double x) { return trunc(x); }

// op_Round returns the integer nearest to x, the even one of two.
static double op_Round(double x) { return rint(x); }

// op_Exp returns e to the power x.
static double op_Exp(double x) { return word_exp(x); }

// op_Exp2 returns 2 to the power x.
static double op_Exp2(double x) { return word_exp2(x); }

// op_Expm1 returns e to the power x, less 1.
static double op_Expm1(double x) { return word_expm1(x); }

// op_Log returns the natural logarithm of x.
static double op_Log(double x) { return word_log(x); }

// op_Log2 returns the binary logarithm of x.
static double op_Log2(double x) { return word_log2(x); }

// op_Log10 returns the decimal logarithm of x.
static double op_Log10(double x) { return word_log10(x); }

// op_Log1p returns the natural logarithm of 1 + x.
static double op_Log1p(double x) { return word_log1p(x); }

// op_Pow returns x to the power y, as C's pow: NaN of a negative x unless y is an integer, and 1 of any x where y is 0.
static double op_Pow(double x, double y) { return word_pow(x, y); }

// op_Cbrt returns the cube root of x.
static double op_Cbrt(double x) { return word_cbrt(x); }

// op_Rsqrt returns the reciprocal of the square root of x.
static double op_Rsqrt(double x) { return word_rsqrt(x); }

// op_Exp2Grad returns the gradient of operand x of Exp2, 0.6931471805599453 * g * r.
static double op_Exp2Grad(double g, double r) { return 0.6931471805599453 * g * r; }

// op_Expm1Grad returns the gradient of operand x of Expm1, g * (r + 1).
static double op_Expm1Grad(double g, double r) { return g * (r + 1.0); }

// op_Log2Grad returns the gradient of operand x of Log2, 1.4426950408889634 * g / x.
static double op_Log2Grad(double g, double x) { return 1.4426950408889634 * g / x; }

// op_Log10Grad returns the gradient of operand x of Log10, 0.4342944819032518 * g / x.
static double op_Log10Grad(double g, double x) { return 0.4342944819032518 * g / x; }

// op_Log1pGrad returns the gradient of operand x of Log1p, g / (1 + x).
static double op_Log1pGrad(double g, double x) { return g / (1.0 + x); }

// op_PowGradX returns the gradient of operand x of Pow, where(x == 0 && y == 0, 0, g * y * pow(x, y - 1)).
static double op_PowGradX(double g, double x, double y) { return (x == 0.0 && y == 0.0 ? 0.0 : g * y * word_pow(x, y - 1.0)); }

// op_PowGradY returns the gradient of operand y of Pow, where(r == 0 || x == 0, 0, g * r * log(x)).
static double op_PowGradY(double g, double r, double x) { return (r == 0.0 || x == 0.0 ? 0.0 : g * r * word_log(x)); }

// op_CbrtGrad returns the gradient of operand x of Cbrt, g / (3 * r * r).
static double op_CbrtGrad(double g, double r) { return g / (3.0 * r * r); }

// op_RsqrtGrad returns the gradient of operand x of Rsqrt, -0.5 * g * r / x.
static double op_RsqrtGrad(double g, double r, double x) { return -0.5 * g * r / x; }

// op_Sin returns the sine of x radians.
static double op_Sin(double x) { return word_sin(x); }

// op_Cos returns the cosine of x radians.
static double op_Cos(double x) { return word_cos(x); }

// op_Tan returns the tangent of x radians.
static double op_Tan(double x) { return word_tan(x); }

// op_Asin returns the angle in radians whose sine is x, within ±π/2.
static double op_Asin(double x) { return word_asin(x); }

// op_Acos returns the angle in radians whose cosine is x, from 0 to π.
static double op_Acos(double x) { return word_acos(x); }

// op_Atan returns the angle in radians whose tangent is x, within ±π/2.
static double op_Atan(double x) { return word_atan(x); }

// op_Atan2 returns the angle in radians from the first axis to the point whose coordinate along it is y, and x across, within ±π, as C's atan2(x, y).
static double op_Atan2(double x, double y) { return word_atan2(x, y); }

// op_Hypot returns the square root of x*x + y*y, without overflow.
static double op_Hypot(double x, double y) { return word_hypot(x, y); }

// op_Erf returns the error function of x.
static double op_Erf(double x) { return word_erf(x); }

// op_NormCDF returns the standard normal distribution function at x.
static double op_NormCDF(double x) { return word_phi(x); }

// op_SinGrad returns the gradient of operand x of Sin, g * cos(x).
static double op_SinGrad(double g, double x) { return g * word_cos(x); }

// op_CosGrad returns the gradient of operand x of Cos, -g * sin(x).
static double op_CosGrad(double g, double x) { return -g * word_sin(x); }

// op_TanGrad returns the gradient of operand x of Tan, g * fma(r, r, 1).
static double op_TanGrad(double g, double r) { return g * fma(r, r, 1.0); }

// op_AsinGrad returns the gradient of operand x of Asin, g / sqrt((1 - x) * (1 + x)).
static double op_AsinGrad(double g, double x) { return g / sqrt((1.0 - x) * (1.0 + x)); }

// op_AcosGrad returns the gradient of operand x of Acos, -g / sqrt((1 - x) * (1 + x)).
static double op_AcosGrad(double g, double x) { return -g / sqrt((1.0 - x) * (1.0 + x)); }

// op_AtanGrad returns the gradient of operand x of Atan, g / fma(x, x, 1).
static double op_AtanGrad(double g, double x) { return g / fma(x, x, 1.0); }

// op_Atan2GradX returns the gradient of operand x of Atan2, g * y / (x * x + y * y).
static double op_Atan2GradX(double g, double x, double y) { return g * y / (x * x + y * y); }

// op_Atan2GradY returns the gradient of operand y of Atan2, -g * x / (x * x + y * y).
static double op_Atan2GradY(double g, double x, double y) { return -g * x / (x * x + y * y); }

// op_HypotGradX returns the gradient of operand x of Hypot, where(r == 0, 0, g * x / r).
static double op_HypotGradX(double g, double r, double x) { return (r == 0.0 ? 0.0 : g * x / r); }

// op_HypotGradY returns the gradient of operand y of Hypot, where(r == 0, 0, g * y / r).
static double op_HypotGradY(double g, double r, double y) { return (r == 0.0 ? 0.0 : g * y / r); }

// op_ErfGrad returns the gradient of operand x of Erf, 1.1283791670955126 * g * exp(-x * x).
static double op_ErfGrad(double g, double x) { return 1.1283791670955126 * g * word_exp(-x * x); }

// op_NormCDFGrad returns the gradient of operand x of NormCDF, g * (0.3989422804014327 * exp(-0.5 * x * x)).
static double op_NormCDFGrad(double g, double x) { return g * (0.3989422804014327 * word_exp(-0.5 * x * x)); }

// op_Sinh returns the hyperbolic sine of x.
static double op_Sinh(double x) { return word_sinh(x); }

// op_Cosh returns the hyperbolic cosine of x.
static double op_Cosh(double x) { return word_cosh(x); }

// op_Tanh returns the hyperbolic tangent of x.
static double op_Tanh(double x) { return word_tanh(x); }

// op_Asinh returns the inverse hyperbolic sine of x.
static double op_Asinh(double x) { return word_asinh(x); }

// op_Acosh returns the inverse hyperbolic cosine of x.
static double op_Acosh(double x) { return word_acosh(x); }

// op_Atanh returns the inverse hyperbolic tangent of x.
static double op_Atanh(double x) { return word_atanh(x); }

// op_SinhGrad returns the gradient of operand x of Sinh, g * cosh(x).
static double op_SinhGrad(double g, double x) { return g * word_cosh(x); }

// op_CoshGrad returns the gradient of operand x of Cosh, g * sinh(x).
static double op_CoshGrad(double g, double x) { return g * word_sinh(x); }

// op_TanhGrad returns the gradient of operand x of Tanh, g * (1 - r) * (1 + r).
static double op_TanhGrad(double g, double r) { return g * (1.0 - r) * (1.0 + r); }

// op_AsinhGrad returns the gradient of operand x of Asinh, g / sqrt(x*x + 1).
static double op_AsinhGrad(double g, double x) { return g / sqrt(x * x + 1.0); }

// op_AcoshGrad returns the gradient of operand x of Acosh, g / (sqrt(x - 1) * sqrt(x + 1)).
static double op_AcoshGrad(double g, double x) { return g / (sqrt(x - 1.0) * sqrt(x + 1.0)); }

// op_AtanhGrad returns the gradient of operand x of Atanh, g / ((1 - x) * (1 + x)).
static double op_AtanhGrad(double g, double x) { return g / ((1.0 - x) * (1.0 + x)); }

// op_ReLU returns x, or 0 where x is negative.
static double op_ReLU(double x) { return word_max(x, 0.0); }

// op_LeakyReLU returns x, or slope*x where x is negative.
static double op_LeakyReLU(double x, T slope) { return (x < 0.0 ? slope * x : x); }

// op_Softplus returns ln(1 + eˣ).
static double op_Softplus(double x) { return word_softplus(x); }

// op_GELU returns x times the standard normal distribution function at x.
static double op_GELU(double x) { return word_gelu(x); }

// op_Sigmoid returns the logistic function of x.
static double op_Sigmoid(double x) { return word_sigmoid(x); }

// op_SiLU returns x times the logistic function of x, also called swish.
static double op_SiLU(double x) { return word_silu(x); }

// op_ELU returns x, or alpha*(eˣ - 1) where x is negative.
static double op_ELU(double x, T alpha) { return word_elu(x, alpha); }

// op_Mish returns x tanh(ln(1 + eˣ)).
static double op_Mish(double x) { return word_mish(x); }

// op_HardClip returns the number nearest to x that is within [-1, 1], also called hard tanh.
static double op_HardClip(double x) { return word_clamp(x, -1.0, 1.0); }

// op_ReLUGrad returns the gradient of operand x of ReLU, where(x > 0, g, 0).
static double op_ReLUGrad(double g, double x) { return (x > 0.0 ? g : 0.0); }

// op_LeakyReLUGrad returns the gradient of operand x of LeakyReLU, where(x < 0, slope * g, g).
static double op_LeakyReLUGrad(double g, double x, T slope) { return (x < 0.0 ? slope * g : g); }

// op_SoftplusGrad returns the gradient of operand x of Softplus, g * sigmoid(x).
static double op_SoftplusGrad(double g, double x) { return g * word_sigmoid(x); }

// op_GELUGrad returns the gradient of operand x of GELU, g * fma(x * 0.3989422804014327, exp(-0.5 * x * x), phi(x)).
static double op_GELUGrad(double g, double x) { return g * fma(x * 0.3989422804014327, word_exp(-0.5 * x * x), word_phi(x)); }

// op_SigmoidGrad returns the gradient of operand x of Sigmoid, g * r * (1 - r).
static double op_SigmoidGrad(double g, double r) { return g * r * (1.0 - r); }

// op_SiLUGrad returns the gradient of operand x of SiLU, g * sigmoid(x) * (1 + x * (1 - sigmoid(x))).
static double op_SiLUGrad(double g, double x) { return g * word_sigmoid(x) * (1.0 + x * (1.0 - word_sigmoid(x))); }

// op_ELUGrad returns the gradient of operand x of ELU, where(x > 0, g, g * alpha * exp(x)).
static double op_ELUGrad(double g, double x, T alpha) { return (x > 0.0 ? g : g * alpha * word_exp(x)); }

// op_MishGrad returns the gradient of operand x of Mish, g * fma(x * sigmoid(x), (1 - tanh(softplus(x))) * (1 + tanh(softplus(x))), tanh(softplus(x))).
static double op_MishGrad(double g, double x) { return g * fma(x * word_sigmoid(x), (1.0 - word_tanh(word_softplus(x))) * (1.0 + word_tanh(word_softplus(x))), word_tanh(word_softplus(x))); }

// op_HardClipGrad returns the gradient of operand x of HardClip, where(x < -1 || x > 1, 0, g).
static double op_HardClipGrad(double g, double x) { return (x < -1.0 || x > 1.0 ? 0.0 : g); }

// op_Equal returns whether x is equal to y.
static uchar op_Equal(double x, double y) { return x == y; }

// op_NotEqual returns whether x is not equal to y.
static uchar op_NotEqual(double x, double y) { return x != y; }

// op_Less returns whether x is less than y.
static uchar op_Less(double x, double y) { return x < y; }

// op_LessEqual returns whether x is less than y or equal to it.
static uchar op_LessEqual(double x, double y) { return x <= y; }

// op_Greater returns whether x is greater than y.
static uchar op_Greater(double x, double y) { return x > y; }

// op_GreaterEqual returns whether x is greater than y or equal to it.
static uchar op_GreaterEqual(double x, double y) { return x >= y; }

// op_IsNaN returns whether x is not a number.
static uchar op_IsNaN(double x) { return x != x; }

// op_IsInf returns whether x is an infinity.
static uchar op_IsInf(double x) { return fabs(x) == INFINITY; }

// op_IsFinite returns whether x is neither an infinity nor NaN.
static uchar op_IsFinite(double x) { return fabs(x) < INFINITY; }

// op_Where returns x where m holds and y elsewhere.
static double op_Where(uchar m, double x, double y) { return (m ? x : y); }

// op_WhereGradX returns the gradient of operand x of Where, where(m, g, 0).
static double op_WhereGradX(double g, uchar m) { return (m ? g : 0.0); }

// op_WhereGradY returns the gradient of operand y of Where, where(m, 0, g).
static double op_WhereGradY(double g, uchar m) { return (m ? 0.0 : g); }

// op_Copy returns x.
static T op_Copy(T x) { return x; }

// op_Bool returns whether x is not 0.
static uchar op_Bool(T x) { return x != 0; }

// What follows are the kernels; programs WITHOUT_KERNELS have their own.
#ifndef WITHOUT_KERNELS

// Add: z = x + y
__kernel void f64_Add(const Walk walk, __global double *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Add(x[PLACE(1)], y[PLACE(2)]);
}

// Sub: z = x - y
__kernel void f64_Sub(const Walk walk, __global double *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Sub(x[PLACE(1)], y[PLACE(2)]);
}

// Mul: z = x * y
__kernel void f64_Mul(const Walk walk, __global double *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Mul(x[PLACE(1)], y[PLACE(2)]);
}

// Div: z = x / y
__kernel void f64_Div(const Walk walk, __global double *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Div(x[PLACE(1)], y[PLACE(2)]);
}

// Rem: z = x % y
__kernel void f64_Rem(const Walk walk, __global double *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Rem(x[PLACE(1)], y[PLACE(2)]);
}

// Mod: z = mod(x, y)
__kernel void f64_Mod(const Walk walk, __global double *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Mod(x[PLACE(1)], y[PLACE(2)]);
}

// Maximum: z = max(x, y)
__kernel void f64_Maximum(const Walk walk, __global double *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Maximum(x[PLACE(1)], y[PLACE(2)]);
}

// Minimum: z = min(x, y)
__kernel void f64_Minimum(const Walk walk, __global double *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Minimum(x[PLACE(1)], y[PLACE(2)]);
}

// FMA: z = fma(x, y, w)
__kernel void f64_FMA(const Walk walk, __global double *z, __global const double *x, __global const double *y, __global const double *w) {
	EACH(4)
		z[PLACE(0)] = op_FMA(x[PLACE(1)], y[PLACE(2)], w[PLACE(3)]);
}

// Lerp: z = fma(w, y - x, x)
__kernel void f64_Lerp(const Walk walk, __global double *z, __global const double *x, __global const double *y, __global const double *w) {
	EACH(4)
		z[PLACE(0)] = op_Lerp(x[PLACE(1)], y[PLACE(2)], w[PLACE(3)]);
}

// Neg: z = -x
__kernel void f64_Neg(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Neg(x[PLACE(1)]);
}

// Abs: z = abs(x)
__kernel void f64_Abs(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Abs(x[PLACE(1)]);
}

// Sign: z = where(x > 0, 1, where(x < 0, -1, x))
__kernel void f64_Sign(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Sign(x[PLACE(1)]);
}

// Square: z = x * x
__kernel void f64_Square(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Square(x[PLACE(1)]);
}

// Recip: z = 1 / x
__kernel void f64_Recip(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Recip(x[PLACE(1)]);
}

// Sqrt: z = sqrt(x)
__kernel void f64_Sqrt(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Sqrt(x[PLACE(1)]);
}

// Clip: z = clamp(x, lo, hi)
__kernel void f64_Clip(const Walk walk, __global double *z, __global const double *x, T lo, T hi) {
	EACH(2)
		z[PLACE(0)] = op_Clip(x[PLACE(1)], lo, hi);
}

// DivGradY: z = -g * r / y
__kernel void f64_DivGradY(const Walk walk, __global double *z, __global const double *g, __global const double *r, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_DivGradY(g[PLACE(1)], r[PLACE(2)], y[PLACE(3)]);
}

// RemGradY: z = -g * trunc(x / y)
__kernel void f64_RemGradY(const Walk walk, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_RemGradY(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// ModGradY: z = -g * floor(x / y)
__kernel void f64_ModGradY(const Walk walk, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_ModGradY(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// MaximumGradX: z = where(x >= y, g, 0)
__kernel void f64_MaximumGradX(const Walk walk, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_MaximumGradX(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// MaximumGradY: z = where(x >= y, 0, g)
__kernel void f64_MaximumGradY(const Walk walk, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_MaximumGradY(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// MinimumGradX: z = where(x <= y, g, 0)
__kernel void f64_MinimumGradX(const Walk walk, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_MinimumGradX(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// MinimumGradY: z = where(x <= y, 0, g)
__kernel void f64_MinimumGradY(const Walk walk, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_MinimumGradY(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// LerpGradX: z = g * (1 - w)
__kernel void f64_LerpGradX(const Walk walk, __global double *z, __global const double *g, __global const double *w) {
	EACH(3)
		z[PLACE(0)] = op_LerpGradX(g[PLACE(1)], w[PLACE(2)]);
}

// LerpGradW: z = g * (y - x)
__kernel void f64_LerpGradW(const Walk walk, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_LerpGradW(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// AbsGrad: z = where(x < 0, -g, where(x > 0, g, 0))
__kernel void f64_AbsGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_AbsGrad(g[PLACE(1)], x[PLACE(2)]);
}

// SquareGrad: z = 2 * g * x
__kernel void f64_SquareGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_SquareGrad(g[PLACE(1)], x[PLACE(2)]);
}

// RecipGrad: z = -g * r * r
__kernel void f64_RecipGrad(const Walk walk, __global double *z, __global const double *g, __global const double *r) {
	EACH(3)
		z[PLACE(0)] = op_RecipGrad(g[PLACE(1)], r[PLACE(2)]);
}

// SqrtGrad: z = g / (2 * r)
__kernel void f64_SqrtGrad(const Walk walk, __global double *z, __global const double *g, __global const double *r) {
	EACH(3)
		z[PLACE(0)] = op_SqrtGrad(g[PLACE(1)], r[PLACE(2)]);
}

// ClipGrad: z = where(x < lo || x > hi, 0, g)
__kernel void f64_ClipGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x, T lo, T hi) {
	EACH(3)
		z[PLACE(0)] = op_ClipGrad(g[PLACE(1)], x[PLACE(2)], lo, hi);
}

// Floor: z = floor(x)
__kernel void f64_Floor(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Floor(x[PLACE(1)]);
}

// Ceil: z = ceil(x)
__kernel void f64_Ceil(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Ceil(x[PLACE(1)]);
}

// Trunc: z = trunc(x)
__kernel void f64_Trunc(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Trunc(x[PLACE(1)]);
}

// Round: z = round(x)
__kernel void f64_Round(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Round(x[PLACE(1)]);
}

// Exp: z = exp(x)
__kernel void f64_Exp(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Exp(x[PLACE(1)]);
}

// Exp2: z = exp2(x)
__kernel void f64_Exp2(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Exp2(x[PLACE(1)]);
}

// Expm1: z = expm1(x)
__kernel void f64_Expm1(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Expm1(x[PLACE(1)]);
}

// Log: z = log(x)
__kernel void f64_Log(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Log(x[PLACE(1)]);
}

// Log2: z = log2(x)
__kernel void f64_Log2(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Log2(x[PLACE(1)]);
}

// Log10: z = log10(x)
__kernel void f64_Log10(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Log10(x[PLACE(1)]);
}

// Log1p: z = log1p(x)
__kernel void f64_Log1p(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Log1p(x[PLACE(1)]);
}

// Pow: z = pow(x, y)
__kernel void f64_Pow(const Walk walk, __global double *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Pow(x[PLACE(1)], y[PLACE(2)]);
}

// Cbrt: z = cbrt(x)
__kernel void f64_Cbrt(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Cbrt(x[PLACE(1)]);
}

// Rsqrt: z = rsqrt(x)
__kernel void f64_Rsqrt(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Rsqrt(x[PLACE(1)]);
}

// Exp2Grad: z = 0.6931471805599453 * g * r
__kernel void f64_Exp2Grad(const Walk walk, __global double *z, __global const double *g, __global const double *r) {
	EACH(3)
		z[PLACE(0)] = op_Exp2Grad(g[PLACE(1)], r[PLACE(2)]);
}

// Expm1Grad: z = g * (r + 1)
__kernel void f64_Expm1Grad(const Walk walk, __global double *z, __global const double *g, __global const double *r) {
	EACH(3)
		z[PLACE(0)] = op_Expm1Grad(g[PLACE(1)], r[PLACE(2)]);
}

// Log2Grad: z = 1.4426950408889634 * g / x
__kernel void f64_Log2Grad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_Log2Grad(g[PLACE(1)], x[PLACE(2)]);
}

// Log10Grad: z = 0.4342944819032518 * g / x
__kernel void f64_Log10Grad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_Log10Grad(g[PLACE(1)], x[PLACE(2)]);
}

// Log1pGrad: z = g / (1 + x)
__kernel void f64_Log1pGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_Log1pGrad(g[PLACE(1)], x[PLACE(2)]);
}

// PowGradX: z = where(x == 0 && y == 0, 0, g * y * pow(x, y - 1))
__kernel void f64_PowGradX(const Walk walk, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_PowGradX(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// PowGradY: z = where(r == 0 || x == 0, 0, g * r * log(x))
__kernel void f64_PowGradY(const Walk walk, __global double *z, __global const double *g, __global const double *r, __global const double *x) {
	EACH(4)
		z[PLACE(0)] = op_PowGradY(g[PLACE(1)], r[PLACE(2)], x[PLACE(3)]);
}

// CbrtGrad: z = g / (3 * r * r)
__kernel void f64_CbrtGrad(const Walk walk, __global double *z, __global const double *g, __global const double *r) {
	EACH(3)
		z[PLACE(0)] = op_CbrtGrad(g[PLACE(1)], r[PLACE(2)]);
}

// RsqrtGrad: z = -0.5 * g * r / x
__kernel void f64_RsqrtGrad(const Walk walk, __global double *z, __global const double *g, __global const double *r, __global const double *x) {
	EACH(4)
		z[PLACE(0)] = op_RsqrtGrad(g[PLACE(1)], r[PLACE(2)], x[PLACE(3)]);
}

// Sin: z = sin(x)
__kernel void f64_Sin(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Sin(x[PLACE(1)]);
}

// Cos: z = cos(x)
__kernel void f64_Cos(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Cos(x[PLACE(1)]);
}

// Tan: z = tan(x)
__kernel void f64_Tan(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Tan(x[PLACE(1)]);
}

// Asin: z = asin(x)
__kernel void f64_Asin(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Asin(x[PLACE(1)]);
}

// Acos: z = acos(x)
__kernel void f64_Acos(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Acos(x[PLACE(1)]);
}

// Atan: z = atan(x)
__kernel void f64_Atan(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Atan(x[PLACE(1)]);
}

// Atan2: z = atan2(x, y)
__kernel void f64_Atan2(const Walk walk, __global double *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Atan2(x[PLACE(1)], y[PLACE(2)]);
}

// Hypot: z = hypot(x, y)
__kernel void f64_Hypot(const Walk walk, __global double *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Hypot(x[PLACE(1)], y[PLACE(2)]);
}

// Erf: z = erf(x)
__kernel void f64_Erf(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Erf(x[PLACE(1)]);
}

// NormCDF: z = phi(x)
__kernel void f64_NormCDF(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_NormCDF(x[PLACE(1)]);
}

// SinGrad: z = g * cos(x)
__kernel void f64_SinGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_SinGrad(g[PLACE(1)], x[PLACE(2)]);
}

// CosGrad: z = -g * sin(x)
__kernel void f64_CosGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_CosGrad(g[PLACE(1)], x[PLACE(2)]);
}

// TanGrad: z = g * fma(r, r, 1)
__kernel void f64_TanGrad(const Walk walk, __global double *z, __global const double *g, __global const double *r) {
	EACH(3)
		z[PLACE(0)] = op_TanGrad(g[PLACE(1)], r[PLACE(2)]);
}

// AsinGrad: z = g / sqrt((1 - x) * (1 + x))
__kernel void f64_AsinGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_AsinGrad(g[PLACE(1)], x[PLACE(2)]);
}

// AcosGrad: z = -g / sqrt((1 - x) * (1 + x))
__kernel void f64_AcosGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_AcosGrad(g[PLACE(1)], x[PLACE(2)]);
}

// AtanGrad: z = g / fma(x, x, 1)
__kernel void f64_AtanGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_AtanGrad(g[PLACE(1)], x[PLACE(2)]);
}

// Atan2GradX: z = g * y / (x * x + y * y)
__kernel void f64_Atan2GradX(const Walk walk, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_Atan2GradX(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// Atan2GradY: z = -g * x / (x * x + y * y)
__kernel void f64_Atan2GradY(const Walk walk, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_Atan2GradY(g[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// HypotGradX: z = where(r == 0, 0, g * x / r)
__kernel void f64_HypotGradX(const Walk walk, __global double *z, __global const double *g, __global const double *r, __global const double *x) {
	EACH(4)
		z[PLACE(0)] = op_HypotGradX(g[PLACE(1)], r[PLACE(2)], x[PLACE(3)]);
}

// HypotGradY: z = where(r == 0, 0, g * y / r)
__kernel void f64_HypotGradY(const Walk walk, __global double *z, __global const double *g, __global const double *r, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_HypotGradY(g[PLACE(1)], r[PLACE(2)], y[PLACE(3)]);
}

// ErfGrad: z = 1.1283791670955126 * g * exp(-x * x)
__kernel void f64_ErfGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_ErfGrad(g[PLACE(1)], x[PLACE(2)]);
}

// NormCDFGrad: z = g * (0.3989422804014327 * exp(-0.5 * x * x))
__kernel void f64_NormCDFGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_NormCDFGrad(g[PLACE(1)], x[PLACE(2)]);
}

// Sinh: z = sinh(x)
__kernel void f64_Sinh(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Sinh(x[PLACE(1)]);
}

// Cosh: z = cosh(x)
__kernel void f64_Cosh(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Cosh(x[PLACE(1)]);
}

// Tanh: z = tanh(x)
__kernel void f64_Tanh(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Tanh(x[PLACE(1)]);
}

// Asinh: z = asinh(x)
__kernel void f64_Asinh(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Asinh(x[PLACE(1)]);
}

// Acosh: z = acosh(x)
__kernel void f64_Acosh(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Acosh(x[PLACE(1)]);
}

// Atanh: z = atanh(x)
__kernel void f64_Atanh(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Atanh(x[PLACE(1)]);
}

// SinhGrad: z = g * cosh(x)
__kernel void f64_SinhGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_SinhGrad(g[PLACE(1)], x[PLACE(2)]);
}

// CoshGrad: z = g * sinh(x)
__kernel void f64_CoshGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_CoshGrad(g[PLACE(1)], x[PLACE(2)]);
}

// TanhGrad: z = g * (1 - r) * (1 + r)
__kernel void f64_TanhGrad(const Walk walk, __global double *z, __global const double *g, __global const double *r) {
	EACH(3)
		z[PLACE(0)] = op_TanhGrad(g[PLACE(1)], r[PLACE(2)]);
}

// AsinhGrad: z = g / sqrt(x*x + 1)
__kernel void f64_AsinhGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_AsinhGrad(g[PLACE(1)], x[PLACE(2)]);
}

// AcoshGrad: z = g / (sqrt(x - 1) * sqrt(x + 1))
__kernel void f64_AcoshGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_AcoshGrad(g[PLACE(1)], x[PLACE(2)]);
}

// AtanhGrad: z = g / ((1 - x) * (1 + x))
__kernel void f64_AtanhGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_AtanhGrad(g[PLACE(1)], x[PLACE(2)]);
}

// ReLU: z = max(x, 0)
__kernel void f64_ReLU(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_ReLU(x[PLACE(1)]);
}

// LeakyReLU: z = where(x < 0, slope * x, x)
__kernel void f64_LeakyReLU(const Walk walk, __global double *z, __global const double *x, T slope) {
	EACH(2)
		z[PLACE(0)] = op_LeakyReLU(x[PLACE(1)], slope);
}

// Softplus: z = softplus(x)
__kernel void f64_Softplus(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Softplus(x[PLACE(1)]);
}

// GELU: z = gelu(x)
__kernel void f64_GELU(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_GELU(x[PLACE(1)]);
}

// Sigmoid: z = sigmoid(x)
__kernel void f64_Sigmoid(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Sigmoid(x[PLACE(1)]);
}

// SiLU: z = silu(x)
__kernel void f64_SiLU(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_SiLU(x[PLACE(1)]);
}

// ELU: z = elu(x, alpha)
__kernel void f64_ELU(const Walk walk, __global double *z, __global const double *x, T alpha) {
	EACH(2)
		z[PLACE(0)] = op_ELU(x[PLACE(1)], alpha);
}

// Mish: z = mish(x)
__kernel void f64_Mish(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_Mish(x[PLACE(1)]);
}

// HardClip: z = clamp(x, -1, 1)
__kernel void f64_HardClip(const Walk walk, __global double *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_HardClip(x[PLACE(1)]);
}

// ReLUGrad: z = where(x > 0, g, 0)
__kernel void f64_ReLUGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_ReLUGrad(g[PLACE(1)], x[PLACE(2)]);
}

// LeakyReLUGrad: z = where(x < 0, slope * g, g)
__kernel void f64_LeakyReLUGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x, T slope) {
	EACH(3)
		z[PLACE(0)] = op_LeakyReLUGrad(g[PLACE(1)], x[PLACE(2)], slope);
}

// SoftplusGrad: z = g * sigmoid(x)
__kernel void f64_SoftplusGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_SoftplusGrad(g[PLACE(1)], x[PLACE(2)]);
}

// GELUGrad: z = g * fma(x * 0.3989422804014327, exp(-0.5 * x * x), phi(x))
__kernel void f64_GELUGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_GELUGrad(g[PLACE(1)], x[PLACE(2)]);
}

// SigmoidGrad: z = g * r * (1 - r)
__kernel void f64_SigmoidGrad(const Walk walk, __global double *z, __global const double *g, __global const double *r) {
	EACH(3)
		z[PLACE(0)] = op_SigmoidGrad(g[PLACE(1)], r[PLACE(2)]);
}

// SiLUGrad: z = g * sigmoid(x) * (1 + x * (1 - sigmoid(x)))
__kernel void f64_SiLUGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_SiLUGrad(g[PLACE(1)], x[PLACE(2)]);
}

// ELUGrad: z = where(x > 0, g, g * alpha * exp(x))
__kernel void f64_ELUGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x, T alpha) {
	EACH(3)
		z[PLACE(0)] = op_ELUGrad(g[PLACE(1)], x[PLACE(2)], alpha);
}

// MishGrad: z = g * fma(x * sigmoid(x), (1 - tanh(softplus(x))) * (1 + tanh(softplus(x))), tanh(softplus(x)))
__kernel void f64_MishGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_MishGrad(g[PLACE(1)], x[PLACE(2)]);
}

// HardClipGrad: z = where(x < -1 || x > 1, 0, g)
__kernel void f64_HardClipGrad(const Walk walk, __global double *z, __global const double *g, __global const double *x) {
	EACH(3)
		z[PLACE(0)] = op_HardClipGrad(g[PLACE(1)], x[PLACE(2)]);
}

// Equal: z = x == y
__kernel void f64_Equal(const Walk walk, __global uchar *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Equal(x[PLACE(1)], y[PLACE(2)]);
}

// NotEqual: z = x != y
__kernel void f64_NotEqual(const Walk walk, __global uchar *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_NotEqual(x[PLACE(1)], y[PLACE(2)]);
}

// Less: z = x < y
__kernel void f64_Less(const Walk walk, __global uchar *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Less(x[PLACE(1)], y[PLACE(2)]);
}

// LessEqual: z = x <= y
__kernel void f64_LessEqual(const Walk walk, __global uchar *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_LessEqual(x[PLACE(1)], y[PLACE(2)]);
}

// Greater: z = x > y
__kernel void f64_Greater(const Walk walk, __global uchar *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_Greater(x[PLACE(1)], y[PLACE(2)]);
}

// GreaterEqual: z = x >= y
__kernel void f64_GreaterEqual(const Walk walk, __global uchar *z, __global const double *x, __global const double *y) {
	EACH(3)
		z[PLACE(0)] = op_GreaterEqual(x[PLACE(1)], y[PLACE(2)]);
}

// IsNaN: z = x != x
__kernel void f64_IsNaN(const Walk walk, __global uchar *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_IsNaN(x[PLACE(1)]);
}

// IsInf: z = abs(x) == inf
__kernel void f64_IsInf(const Walk walk, __global uchar *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_IsInf(x[PLACE(1)]);
}

// IsFinite: z = abs(x) < inf
__kernel void f64_IsFinite(const Walk walk, __global uchar *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = op_IsFinite(x[PLACE(1)]);
}

// Where: z = where(m, x, y)
__kernel void f64_Where(const Walk walk, __global double *z, __global const uchar *m, __global const double *x, __global const double *y) {
	EACH(4)
		z[PLACE(0)] = op_Where(m[PLACE(1)], x[PLACE(2)], y[PLACE(3)]);
}

// WhereGradX: z = where(m, g, 0)
__kernel void f64_WhereGradX(const Walk walk, __global double *z, __global const double *g, __global const uchar *m) {
	EACH(3)
		z[PLACE(0)] = op_WhereGradX(g[PLACE(1)], m[PLACE(2)]);
}

// WhereGradY: z = where(m, 0, g)
__kernel void f64_WhereGradY(const Walk walk, __global double *z, __global const double *g, __global const uchar *m) {
	EACH(3)
		z[PLACE(0)] = op_WhereGradY(g[PLACE(1)], m[PLACE(2)]);
}

// Copy: z = x
__kernel void f64_Copy(const Walk walk, __global T *z, __global const T *x) {
	EACH(2)
		z[PLACE(0)] = op_Copy(x[PLACE(1)]);
}

// Take: z = x at offsets, which are tensor 2 of the walk
__kernel void f64_Take(const Walk walk, __global T *z, __global const T *x, __global const long *offsets) {
	EACH(3)
		z[PLACE(0)] = x[PLACE(1) + offsets[PLACE(2)]];
}

// Put: z at offsets, which are tensor 2 of the walk and differ, = y at others
__kernel void f64_Put(const Walk walk, __global T *z, __global const T *y, __global const long *to, __global const long *from) {
	EACH(3)
		z[PLACE(0) + to[PLACE(2)]] = y[PLACE(1) + from[PLACE(2)]];
}

// AddTaken: z at offsets, which are tensor 2 of the walk and differ, += one after the other of
// those of y at offsets that are numbered from first[…] on
__kernel void f64_AddTaken(const Walk walk, __global T *z, __global const T *y, __global const long *to, __global const long *from, __global const long *starts) {
	EACH(3) {
		const long place = PLACE(0) + to[PLACE(2)];
		T sum = z[place];
		for (long s = starts[PLACE(2)]; s < starts[PLACE(2) + 1]; s++)
			sum += y[PLACE(1) + from[s]];
		z[place] = sum;
	}
}

// CumSum: z = the sums of n elements of x, from the first up to each
__kernel void f64_CumSum(const Walk walk, __global T *z, long zstep, __global const T *x, long xstep, long n) {
	EACH(2) {
		T sum = 0;
		for (long k = 0; k < n; k++)
			z[PLACE(0) + k * zstep] = sum += x[PLACE(1) + k * xstep];
	}
}

// CumProd: z = the products of n elements of x, from the first up to each
__kernel void f64_CumProd(const Walk walk, __global T *z, long zstep, __global const T *x, long xstep, long n) {
	EACH(2) {
		T product = 1;
		for (long k = 0; k < n; k++)
			z[PLACE(0) + k * zstep] = product *= x[PLACE(1) + k * xstep];
	}
}

// Tril: z = x, or 0 above the diagonal k of matrices; rows are those of the walk
__kernel void f64_Tril(const Walk walk, __global T *z, __global const T *x, ulong rows, ulong cols, long k) {
	EACH(2) {
		const long row = first / cols % rows, col = first % cols + i;
		z[PLACE(0)] = col - row <= k ? x[PLACE(1)] : 0;
	}
}

// Triu: z = x, or 0 below the diagonal k of matrices; rows are those of the walk
__kernel void f64_Triu(const Walk walk, __global T *z, __global const T *x, ulong rows, ulong cols, long k) {
	EACH(2) {
		const long row = first / cols % rows, col = first % cols + i;
		z[PLACE(0)] = col - row >= k ? x[PLACE(1)] : 0;
	}
}

// Fill: z = v
__kernel void f64_Fill(const Walk walk, __global double *z, double v) {
	EACH(1)
		z[PLACE(0)] = v;
}

// Bool: z = x != 0
__kernel void f64_Bool(const Walk walk, __global uchar *z, __global const double *x) {
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
__kernel void f64_Rand(const Walk walk, __global T *z, ulong seed, ulong number) {
	EACH(1) {
		const ulong r = philox(seed, number + first + i);
		z[PLACE(0)] = (T)(r & 0x1fffffffffffff) * 0x1p-53;
	}
}

// Int: z = x, toward zero
__kernel void f64_Int(const Walk walk, __global long *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = (long)x[PLACE(1)];
}

// FromInt: z = x
__kernel void f64_FromInt(const Walk walk, __global double *z, __global const long *x) {
	EACH(2)
		z[PLACE(0)] = (double)x[PLACE(1)];
}

// Float32: z = x
__kernel void f64_Float32(const Walk walk, __global float *z, __global const double *x) {
	EACH(2)
		z[PLACE(0)] = (float)x[PLACE(1)];
}

// FromFloat32: z = x
__kernel void f64_FromFloat32(const Walk walk, __global double *z, __global const float *x) {
	EACH(2)
		z[PLACE(0)] = x[PLACE(1)];
}

// fold_Sum returns what the fold a of some elements becomes by another, x.
static T fold_Sum(T a, T x) { return a + x; }

// join_Sum returns the fold of elements whose folds are a and b.
static T join_Sum(T a, T b) { return a + b; }

// Sum: z = the sum of x; parts of a result follow one another
__kernel void f64_Sum(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
		a[l] = 0.0;
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
__kernel void f64_Prod(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
		a[l] = 1.0;
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
__kernel void f64_Max(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
__kernel void f64_Min(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __local T *partial) {
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
__kernel void f64_SumSquares(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __global const T *c, __local T *partial) {
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
		a[l] = 0.0;
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
__kernel void f64_SumExp(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global T *z, __global const T *x, __global const T *c, __local T *partial) {
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
		a[l] = 0.0;
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
__kernel void f64_CountNonzero(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global long *z, __global const T *x, __local long *partial) {
	PARTS(2)
	long a = 0;
	for (ulong i = first + lane; i < last; i += lanes)
		a += x[element(&walk, kept, i, at[1])] != 0;
	JOINED(PLUS)
}

// Index: z = the first place of c in x, or count if it is not there; parts of a result follow one another
__kernel void f64_Index(const Walk walk, int kept, ulong count, ulong parts, ulong lanes, ulong row, __global long *z, __global const T *x, __global const T *c, __local long *partial) {
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
__kernel void f64_Merge(const Walk walk, ulong n, ulong length, int descending, __global T *z, __global long *to, __global const T *x, __global const long *from) {
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
__kernel void f64_SearchSorted(const Walk walk, __global long *z, __global const T *x, __global const T *sorted, ulong n) {
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
typedef VECTOR(double, COLS) Vector;

// MatMul: z = x * y, of batches of matrices: m by k, and k by n, of strides that rows and columns have
__kernel __attribute__((reqd_work_group_size(GROUP, GROUP, 1))) void f64_MatMul(const Walk walk, ulong m, ulong n, ulong k,
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
