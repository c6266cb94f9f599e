// Code generated from gen/ops and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF

typedef double T;

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

// exponent returns the exponent of a positive normal x.
static T word_exponent(T x) {
	return (word_or(word_shr(x, (int)52.0), 4503599627370496.0)) - 4503599627371519.0;
}

// exp returns e to the power x.
static T word_exp(T x) {
	T v = word_clamp(x, -746.0, 710.0);
	T k = rint(v * 1.4426950408889634);
	T r = fma(k, -2.3190468138462996e-17, fma(k, -0.6931471805599453, v));
	return word_scale(1.0 + fma(r * r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, 2.083937795419254e-09, 2.5111314299928335e-08), 2.755752378153681e-07), 2.755723726806648e-06), 2.4801587027705022e-05), 0.00019841269893518002), 0.0013888888889032533), 0.008333333333318461), 0.041666666666666415), 0.1666666666666668), 0.5), r), k);
}

// logplus returns ln x + d, of a small d.
static T word_logplus(T x, T d) {
	T v = (x < 2.2250738585072014e-308 ? x * 4503599627370496.0 : x);
	T e = word_exponent(v * 1.4142135623730951);
	T f = word_subbits(v, word_shl((e + 6755399441055744.0), (int)52.0)) - 1.0;
	T n = (x < 2.2250738585072014e-308 ? e - 52.0 : e);
	T l = fma(n, 0.6931471805599453, f);
	T t = fma(n, 2.3190468138462996e-17, f - fma(n, -0.6931471805599453, l)) + d;
	T s = f / (2.0 + f);
	T z = s * s;
	T h = 0.5 * f * f;
	T r = l + (fma(s, fma(z, fma(z, fma(z, fma(z * z, fma(z * z, 0.1479577832105291, 0.1818356319578575), 0.28571428742050575), fma(z * z, fma(z * z, 0.15314073215065074, 0.22222198600556659), 0.3999999999941663)), 0.6666666666666734), h), t) - h);
	return (x > 0.0 ? (x < INFINITY ? r : x) : (x == 0.0 ? -INFINITY : NAN));
}

// log returns the natural logarithm of x.
static T word_log(T x) {
	return word_logplus(x, 0.0);
}

// log1p returns the natural logarithm of 1 + x.
static T word_log1p(T x) {
	T u = 1.0 + x;
	T c = (x < 1.0 ? x - (u - 1.0) : 1.0 - (u - x));
	return (x == 0.0 ? x : word_logplus(u, c / u));
}

// tanh returns the hyperbolic tangent of x.
static T word_tanh(T x) {
	T a = fabs(x);
	T s = a * a;
	T small = fma(a * s, fma(s, fma(s, fma(s * s, fma(s * s, fma(s * s, fma(s * s, fma(s * s, fma(s * s, -1.0023057944447818e-07, -4.137717840110444e-06), -3.7542642272453125e-05), -0.00023872370820352318), -0.0014558057901134318), -0.008863235006283863), -0.05396825396656374), fma(s * s, fma(s * s, fma(s * s, fma(s * s, fma(s * s, fma(s * s, 8.989625037519805e-07, 1.3597475210940503e-05), 9.59450517093343e-05), 0.0005899016486540788), 0.0035921233812215994), 0.021869488497662896), 0.1333333333332956)), -0.33333333333333304), a);
	T large = 1.0 - 2.0 / (word_exp(2.0 * a) + 1.0);
	return word_copysign((a < 0.9 ? small : large), x);
}

// turn returns sin(a + qπ/2) of a ≥ 0 and q + integer.
static T word_turn(T a, T q) {
	T k = rint(a * 0.6366197723675814);
	T u = fma(k, -1.5707963267948966, a);
	T p = k * 6.123233995736766e-17;
	T r = u - p;
	T t = fma(k, 1.4973849048591698e-33, u - r - p - fma(k, 6.123233995736766e-17, -p));
	T s = fma(r, r, 2.0 * r * t);
	T i = k + q;
	T y = (signbit(word_shl(i, (int)63.0)) ? fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, -1.1358627221472729e-11, 2.0875703289449205e-09), -2.7557314203920226e-07), 2.480158728896743e-05), -0.001388888888887331), 0.041666666666666595), -0.5), 1.0) : r + fma(r * s, fma(s, fma(s, fma(s, fma(s, fma(s, 1.5895741405375527e-10, -2.505073748394302e-08), 2.755731354707345e-06), -0.00019841269829365152), 0.008333333333321842), -0.1666666666666663), t));
	return word_xor(y, word_sign(word_shl(i, (int)62.0)));
}

// sin returns the sine of x radians.
static T word_sin(T x) {
	return word_xor(word_turn(fabs(x), 6755399441055744.0), word_sign(x));
}

// cos returns the cosine of x radians.
static T word_cos(T x) {
	return word_turn(fabs(x), 6755399441055745.0);
}

// Add: z = x + y
__kernel void f64_add(ulong n, __global double *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] + y[i];
}

// Sub: z = x - y
__kernel void f64_sub(ulong n, __global double *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] - y[i];
}

// Mul: z = x * y
__kernel void f64_mul(ulong n, __global double *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] * y[i];
}

// Div: z = x / y
__kernel void f64_div(ulong n, __global double *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] / y[i];
}

// Rem: z = x % y
__kernel void f64_rem(ulong n, __global double *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fmod(x[i], y[i]);
}

// Mod: z = mod(x, y)
__kernel void f64_mod(ulong n, __global double *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_mod(x[i], y[i]);
}

// Maximum: z = max(x, y)
__kernel void f64_maximum(ulong n, __global double *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_max(x[i], y[i]);
}

// Minimum: z = min(x, y)
__kernel void f64_minimum(ulong n, __global double *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_min(x[i], y[i]);
}

// FMA: z = fma(x, y, w)
__kernel void f64_fMA(ulong n, __global double *z, __global const double *x, __global const double *y, __global const double *w) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fma(x[i], y[i], w[i]);
}

// Lerp: z = fma(w, y - x, x)
__kernel void f64_lerp(ulong n, __global double *z, __global const double *x, __global const double *y, __global const double *w) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fma(w[i], y[i] - x[i], x[i]);
}

// Neg: z = -x
__kernel void f64_neg(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -x[i];
}

// Abs: z = abs(x)
__kernel void f64_abs(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fabs(x[i]);
}

// Sign: z = where(x > 0, 1, where(x < 0, -1, x))
__kernel void f64_sign(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] > 0.0 ? 1.0 : (x[i] < 0.0 ? -1.0 : x[i]));
}

// Square: z = x * x
__kernel void f64_square(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] * x[i];
}

// Recip: z = 1 / x
__kernel void f64_recip(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = 1.0 / x[i];
}

// Sqrt: z = sqrt(x)
__kernel void f64_sqrt(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = sqrt(x[i]);
}

// Clip: z = clamp(x, lo, hi)
__kernel void f64_clip(ulong n, __global double *z, __global const double *x, T lo, T hi) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_clamp(x[i], lo, hi);
}

// DivGradY: z = -g * r / y
__kernel void f64_divGradY(ulong n, __global double *z, __global const double *g, __global const double *r, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -g[i] * r[i] / y[i];
}

// RemGradY: z = -g * trunc(x / y)
__kernel void f64_remGradY(ulong n, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -g[i] * trunc(x[i] / y[i]);
}

// ModGradY: z = -g * floor(x / y)
__kernel void f64_modGradY(ulong n, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -g[i] * floor(x[i] / y[i]);
}

// MaximumGradX: z = where(x >= y, g, 0)
__kernel void f64_maximumGradX(ulong n, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] >= y[i] ? g[i] : 0.0);
}

// MaximumGradY: z = where(x >= y, 0, g)
__kernel void f64_maximumGradY(ulong n, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] >= y[i] ? 0.0 : g[i]);
}

// MinimumGradX: z = where(x <= y, g, 0)
__kernel void f64_minimumGradX(ulong n, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] <= y[i] ? g[i] : 0.0);
}

// MinimumGradY: z = where(x <= y, 0, g)
__kernel void f64_minimumGradY(ulong n, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] <= y[i] ? 0.0 : g[i]);
}

// LerpGradX: z = g * (1 - w)
__kernel void f64_lerpGradX(ulong n, __global double *z, __global const double *g, __global const double *w) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] * (1.0 - w[i]);
}

// LerpGradW: z = g * (y - x)
__kernel void f64_lerpGradW(ulong n, __global double *z, __global const double *g, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] * (y[i] - x[i]);
}

// AbsGrad: z = where(x < 0, -g, g)
__kernel void f64_absGrad(ulong n, __global double *z, __global const double *g, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] < 0.0 ? -g[i] : g[i]);
}

// SquareGrad: z = 2 * g * x
__kernel void f64_squareGrad(ulong n, __global double *z, __global const double *g, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = 2.0 * g[i] * x[i];
}

// RecipGrad: z = -g * r * r
__kernel void f64_recipGrad(ulong n, __global double *z, __global const double *g, __global const double *r) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -g[i] * r[i] * r[i];
}

// SqrtGrad: z = g / (2 * r)
__kernel void f64_sqrtGrad(ulong n, __global double *z, __global const double *g, __global const double *r) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] / (2.0 * r[i]);
}

// ClipGrad: z = where(x < lo || x > hi, 0, g)
__kernel void f64_clipGrad(ulong n, __global double *z, __global const double *g, __global const double *x, T lo, T hi) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] < lo || x[i] > hi ? 0.0 : g[i]);
}

// Floor: z = floor(x)
__kernel void f64_floor(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = floor(x[i]);
}

// Ceil: z = ceil(x)
__kernel void f64_ceil(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = ceil(x[i]);
}

// Trunc: z = trunc(x)
__kernel void f64_trunc(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = trunc(x[i]);
}

// Round: z = round(x)
__kernel void f64_round(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = rint(x[i]);
}

// Exp: z = exp(x)
__kernel void f64_exp(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_exp(x[i]);
}

// Log: z = log(x)
__kernel void f64_log(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_log(x[i]);
}

// Log1p: z = log1p(x)
__kernel void f64_log1p(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_log1p(x[i]);
}

// Log1pGrad: z = g / (1 + x)
__kernel void f64_log1pGrad(ulong n, __global double *z, __global const double *g, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] / (1.0 + x[i]);
}

// Sin: z = sin(x)
__kernel void f64_sin(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_sin(x[i]);
}

// Cos: z = cos(x)
__kernel void f64_cos(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_cos(x[i]);
}

// SinGrad: z = g * cos(x)
__kernel void f64_sinGrad(ulong n, __global double *z, __global const double *g, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] * word_cos(x[i]);
}

// CosGrad: z = -g * sin(x)
__kernel void f64_cosGrad(ulong n, __global double *z, __global const double *g, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -g[i] * word_sin(x[i]);
}

// Tanh: z = tanh(x)
__kernel void f64_tanh(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_tanh(x[i]);
}

// TanhGrad: z = g * (1 - r) * (1 + r)
__kernel void f64_tanhGrad(ulong n, __global double *z, __global const double *g, __global const double *r) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] * (1.0 - r[i]) * (1.0 + r[i]);
}

// ReLU: z = max(x, 0)
__kernel void f64_relu(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_max(x[i], 0.0);
}

// LeakyReLU: z = where(x < 0, slope * x, x)
__kernel void f64_leakyReLU(ulong n, __global double *z, __global const double *x, T slope) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] < 0.0 ? slope * x[i] : x[i]);
}

// Softplus: z = max(x, 0) + log1p(exp(-abs(x)))
__kernel void f64_softplus(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_max(x[i], 0.0) + word_log1p(word_exp(-fabs(x[i])));
}

// GELU: z = x / (1 + exp(-1.5957691216057308 * (x + 0.044715 * x * x * x)))
__kernel void f64_gelu(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] / (1.0 + word_exp(-1.5957691216057308 * (x[i] + 0.044715 * x[i] * x[i] * x[i])));
}

// Sigmoid: z = 1 / (1 + exp(-x))
__kernel void f64_sigmoid(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = 1.0 / (1.0 + word_exp(-x[i]));
}

// HardClip: z = clamp(x, -1, 1)
__kernel void f64_hardClip(ulong n, __global double *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_clamp(x[i], -1.0, 1.0);
}

// ReLUGrad: z = where(x > 0, g, 0)
__kernel void f64_reluGrad(ulong n, __global double *z, __global const double *g, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] > 0.0 ? g[i] : 0.0);
}

// LeakyReLUGrad: z = where(x < 0, slope * g, g)
__kernel void f64_leakyReLUGrad(ulong n, __global double *z, __global const double *g, __global const double *x, T slope) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] < 0.0 ? slope * g[i] : g[i]);
}

// SoftplusGrad: z = g / (1 + exp(-x))
__kernel void f64_softplusGrad(ulong n, __global double *z, __global const double *g, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] / (1.0 + word_exp(-x[i]));
}

// SigmoidGrad: z = g * r * (1 - r)
__kernel void f64_sigmoidGrad(ulong n, __global double *z, __global const double *g, __global const double *r) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] * r[i] * (1.0 - r[i]);
}

// HardClipGrad: z = where(x < -1 || x > 1, 0, g)
__kernel void f64_hardClipGrad(ulong n, __global double *z, __global const double *g, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] < -1.0 || x[i] > 1.0 ? 0.0 : g[i]);
}

// Equal: z = x == y
__kernel void f64_equal(ulong n, __global uchar *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] == y[i];
}

// NotEqual: z = x != y
__kernel void f64_notEqual(ulong n, __global uchar *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] != y[i];
}

// Less: z = x < y
__kernel void f64_less(ulong n, __global uchar *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] < y[i];
}

// LessEqual: z = x <= y
__kernel void f64_lessEqual(ulong n, __global uchar *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] <= y[i];
}

// Greater: z = x > y
__kernel void f64_greater(ulong n, __global uchar *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] > y[i];
}

// GreaterEqual: z = x >= y
__kernel void f64_greaterEqual(ulong n, __global uchar *z, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] >= y[i];
}

// IsNaN: z = x != x
__kernel void f64_isNaN(ulong n, __global uchar *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] != x[i];
}

// IsInf: z = abs(x) == inf
__kernel void f64_isInf(ulong n, __global uchar *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fabs(x[i]) == INFINITY;
}

// IsFinite: z = abs(x) < inf
__kernel void f64_isFinite(ulong n, __global uchar *z, __global const double *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fabs(x[i]) < INFINITY;
}

// Where: z = where(m, x, y)
__kernel void f64_where(ulong n, __global double *z, __global const uchar *m, __global const double *x, __global const double *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (m[i] ? x[i] : y[i]);
}

// WhereGradX: z = where(m, g, 0)
__kernel void f64_whereGradX(ulong n, __global double *z, __global const double *g, __global const uchar *m) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (m[i] ? g[i] : 0.0);
}

// WhereGradY: z = where(m, 0, g)
__kernel void f64_whereGradY(ulong n, __global double *z, __global const double *g, __global const uchar *m) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (m[i] ? 0.0 : g[i]);
}
