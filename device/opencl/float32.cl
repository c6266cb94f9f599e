// Code generated from gen/ops and templates/kernels.cl.tmpl. DO NOT EDIT.

#pragma OPENCL FP_CONTRACT OFF

typedef float T;

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

// exponent returns the exponent of a positive normal x.
static T word_exponent(T x) {
	return (word_or(word_shr(x, (int)23.0f), 8388608.0f)) - 8388735.0f;
}

// exp returns e to the power x.
static T word_exp(T x) {
	T v = word_clamp(x, -104.0f, 89.0f);
	T k = rint(v * 1.442695f);
	T r = fma(k, 1.9046542e-09f, fma(k, -0.6931472f, v));
	return word_scale(1.0f + fma(r * r, fma(r, fma(r, fma(r, fma(r, fma(r, 0.00019733983f, 0.0013935278f), 0.008333586f), 0.04166646f), 0.16666666f), 0.5f), r), k);
}

// logplus returns ln x + d, of a small d.
static T word_logplus(T x, T d) {
	T v = (x < 1.1754944e-38f ? x * 8388608.0f : x);
	T e = word_exponent(v * 1.4142135f);
	T f = word_subbits(v, word_shl((e + 12582912.0f), (int)23.0f)) - 1.0f;
	T n = (x < 1.1754944e-38f ? e - 23.0f : e);
	T l = fma(n, 0.6931472f, f);
	T t = fma(n, -1.9046542e-09f, f - fma(n, -0.6931472f, l)) + d;
	T s = f / (2.0f + f);
	T z = s * s;
	T h = 0.5f * f * f;
	T r = l + (fma(s, fma(z, fma(z, fma(z, 0.29870215f, 0.39977592f), 0.66666776f), h), t) - h);
	return (x > 0.0f ? (x < INFINITY ? r : x) : (x == 0.0f ? -INFINITY : NAN));
}

// log returns the natural logarithm of x.
static T word_log(T x) {
	return word_logplus(x, 0.0f);
}

// log1p returns the natural logarithm of 1 + x.
static T word_log1p(T x) {
	T u = 1.0f + x;
	T c = (x < 1.0f ? x - (u - 1.0f) : 1.0f - (u - x));
	return (x == 0.0f ? x : word_logplus(u, c / u));
}

// tanh returns the hyperbolic tangent of x.
static T word_tanh(T x) {
	T a = fabs(x);
	T s = a * a;
	T small = fma(a * s, fma(s, fma(s, fma(s * s, fma(s * s, -0.00045551182f, -0.008265102f), -0.05392946f), fma(s * s, fma(s * s, 0.0025829864f, 0.021663971f), 0.13332981f)), -0.33333322f), a);
	T large = 1.0f - 2.0f / (word_exp(2.0f * a) + 1.0f);
	return word_copysign((a < 0.9f ? small : large), x);
}

// turn returns sin(a + qπ/2) of a ≥ 0 and q + integer.
static T word_turn(T a, T q) {
	T k = rint(a * 0.63661975f);
	T u = fma(k, -1.5707964f, a);
	T p = k * -4.371139e-08f;
	T r = u - p;
	T t = fma(k, 1.7151245e-15f, u - r - p - fma(k, -4.371139e-08f, -p));
	T s = fma(r, r, 2.0f * r * t);
	T i = k + q;
	T y = (signbit(word_shl(i, (int)31.0f)) ? fma(s, fma(s, fma(s, fma(s, 2.4432571e-05f, -0.0013887311f), 0.041666646f), -0.5f), 1.0f) : r + fma(r * s, fma(s, fma(s, -0.00019518068f, 0.008332188f), -0.16666655f), t));
	return word_xor(y, word_sign(word_shl(i, (int)30.0f)));
}

// sin returns the sine of x radians.
static T word_sin(T x) {
	return word_xor(word_turn(fabs(x), 12582912.0f), word_sign(x));
}

// cos returns the cosine of x radians.
static T word_cos(T x) {
	return word_turn(fabs(x), 12582913.0f);
}

// Add: z = x + y
__kernel void f32_add(ulong n, __global float *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] + y[i];
}

// Sub: z = x - y
__kernel void f32_sub(ulong n, __global float *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] - y[i];
}

// Mul: z = x * y
__kernel void f32_mul(ulong n, __global float *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] * y[i];
}

// Div: z = x / y
__kernel void f32_div(ulong n, __global float *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] / y[i];
}

// Rem: z = x % y
__kernel void f32_rem(ulong n, __global float *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fmod(x[i], y[i]);
}

// Mod: z = mod(x, y)
__kernel void f32_mod(ulong n, __global float *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_mod(x[i], y[i]);
}

// Maximum: z = max(x, y)
__kernel void f32_maximum(ulong n, __global float *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_max(x[i], y[i]);
}

// Minimum: z = min(x, y)
__kernel void f32_minimum(ulong n, __global float *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_min(x[i], y[i]);
}

// FMA: z = fma(x, y, w)
__kernel void f32_fMA(ulong n, __global float *z, __global const float *x, __global const float *y, __global const float *w) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fma(x[i], y[i], w[i]);
}

// Lerp: z = fma(w, y - x, x)
__kernel void f32_lerp(ulong n, __global float *z, __global const float *x, __global const float *y, __global const float *w) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fma(w[i], y[i] - x[i], x[i]);
}

// Neg: z = -x
__kernel void f32_neg(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -x[i];
}

// Abs: z = abs(x)
__kernel void f32_abs(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fabs(x[i]);
}

// Sign: z = where(x > 0, 1, where(x < 0, -1, x))
__kernel void f32_sign(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] > 0.0f ? 1.0f : (x[i] < 0.0f ? -1.0f : x[i]));
}

// Square: z = x * x
__kernel void f32_square(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] * x[i];
}

// Recip: z = 1 / x
__kernel void f32_recip(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = 1.0f / x[i];
}

// Sqrt: z = sqrt(x)
__kernel void f32_sqrt(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = sqrt(x[i]);
}

// Clip: z = clamp(x, lo, hi)
__kernel void f32_clip(ulong n, __global float *z, __global const float *x, T lo, T hi) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_clamp(x[i], lo, hi);
}

// DivGradY: z = -g * r / y
__kernel void f32_divGradY(ulong n, __global float *z, __global const float *g, __global const float *r, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -g[i] * r[i] / y[i];
}

// RemGradY: z = -g * trunc(x / y)
__kernel void f32_remGradY(ulong n, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -g[i] * trunc(x[i] / y[i]);
}

// ModGradY: z = -g * floor(x / y)
__kernel void f32_modGradY(ulong n, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -g[i] * floor(x[i] / y[i]);
}

// MaximumGradX: z = where(x >= y, g, 0)
__kernel void f32_maximumGradX(ulong n, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] >= y[i] ? g[i] : 0.0f);
}

// MaximumGradY: z = where(x >= y, 0, g)
__kernel void f32_maximumGradY(ulong n, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] >= y[i] ? 0.0f : g[i]);
}

// MinimumGradX: z = where(x <= y, g, 0)
__kernel void f32_minimumGradX(ulong n, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] <= y[i] ? g[i] : 0.0f);
}

// MinimumGradY: z = where(x <= y, 0, g)
__kernel void f32_minimumGradY(ulong n, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] <= y[i] ? 0.0f : g[i]);
}

// LerpGradX: z = g * (1 - w)
__kernel void f32_lerpGradX(ulong n, __global float *z, __global const float *g, __global const float *w) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] * (1.0f - w[i]);
}

// LerpGradW: z = g * (y - x)
__kernel void f32_lerpGradW(ulong n, __global float *z, __global const float *g, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] * (y[i] - x[i]);
}

// AbsGrad: z = where(x < 0, -g, g)
__kernel void f32_absGrad(ulong n, __global float *z, __global const float *g, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] < 0.0f ? -g[i] : g[i]);
}

// SquareGrad: z = 2 * g * x
__kernel void f32_squareGrad(ulong n, __global float *z, __global const float *g, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = 2.0f * g[i] * x[i];
}

// RecipGrad: z = -g * r * r
__kernel void f32_recipGrad(ulong n, __global float *z, __global const float *g, __global const float *r) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -g[i] * r[i] * r[i];
}

// SqrtGrad: z = g / (2 * r)
__kernel void f32_sqrtGrad(ulong n, __global float *z, __global const float *g, __global const float *r) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] / (2.0f * r[i]);
}

// ClipGrad: z = where(x < lo || x > hi, 0, g)
__kernel void f32_clipGrad(ulong n, __global float *z, __global const float *g, __global const float *x, T lo, T hi) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] < lo || x[i] > hi ? 0.0f : g[i]);
}

// Floor: z = floor(x)
__kernel void f32_floor(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = floor(x[i]);
}

// Ceil: z = ceil(x)
__kernel void f32_ceil(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = ceil(x[i]);
}

// Trunc: z = trunc(x)
__kernel void f32_trunc(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = trunc(x[i]);
}

// Round: z = round(x)
__kernel void f32_round(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = rint(x[i]);
}

// Exp: z = exp(x)
__kernel void f32_exp(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_exp(x[i]);
}

// Log: z = log(x)
__kernel void f32_log(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_log(x[i]);
}

// Log1p: z = log1p(x)
__kernel void f32_log1p(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_log1p(x[i]);
}

// Log1pGrad: z = g / (1 + x)
__kernel void f32_log1pGrad(ulong n, __global float *z, __global const float *g, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] / (1.0f + x[i]);
}

// Sin: z = sin(x)
__kernel void f32_sin(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_sin(x[i]);
}

// Cos: z = cos(x)
__kernel void f32_cos(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_cos(x[i]);
}

// SinGrad: z = g * cos(x)
__kernel void f32_sinGrad(ulong n, __global float *z, __global const float *g, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] * word_cos(x[i]);
}

// CosGrad: z = -g * sin(x)
__kernel void f32_cosGrad(ulong n, __global float *z, __global const float *g, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = -g[i] * word_sin(x[i]);
}

// Tanh: z = tanh(x)
__kernel void f32_tanh(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_tanh(x[i]);
}

// TanhGrad: z = g * (1 - r) * (1 + r)
__kernel void f32_tanhGrad(ulong n, __global float *z, __global const float *g, __global const float *r) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] * (1.0f - r[i]) * (1.0f + r[i]);
}

// ReLU: z = max(x, 0)
__kernel void f32_relu(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_max(x[i], 0.0f);
}

// LeakyReLU: z = where(x < 0, slope * x, x)
__kernel void f32_leakyReLU(ulong n, __global float *z, __global const float *x, T slope) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] < 0.0f ? slope * x[i] : x[i]);
}

// Softplus: z = max(x, 0) + log1p(exp(-abs(x)))
__kernel void f32_softplus(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_max(x[i], 0.0f) + word_log1p(word_exp(-fabs(x[i])));
}

// GELU: z = x / (1 + exp(-1.5957691216057308 * (x + 0.044715 * x * x * x)))
__kernel void f32_gelu(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] / (1.0f + word_exp(-1.5957691216057308f * (x[i] + 0.044715f * x[i] * x[i] * x[i])));
}

// Sigmoid: z = 1 / (1 + exp(-x))
__kernel void f32_sigmoid(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = 1.0f / (1.0f + word_exp(-x[i]));
}

// HardClip: z = clamp(x, -1, 1)
__kernel void f32_hardClip(ulong n, __global float *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = word_clamp(x[i], -1.0f, 1.0f);
}

// ReLUGrad: z = where(x > 0, g, 0)
__kernel void f32_reluGrad(ulong n, __global float *z, __global const float *g, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] > 0.0f ? g[i] : 0.0f);
}

// LeakyReLUGrad: z = where(x < 0, slope * g, g)
__kernel void f32_leakyReLUGrad(ulong n, __global float *z, __global const float *g, __global const float *x, T slope) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] < 0.0f ? slope * g[i] : g[i]);
}

// SoftplusGrad: z = g / (1 + exp(-x))
__kernel void f32_softplusGrad(ulong n, __global float *z, __global const float *g, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] / (1.0f + word_exp(-x[i]));
}

// SigmoidGrad: z = g * r * (1 - r)
__kernel void f32_sigmoidGrad(ulong n, __global float *z, __global const float *g, __global const float *r) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = g[i] * r[i] * (1.0f - r[i]);
}

// HardClipGrad: z = where(x < -1 || x > 1, 0, g)
__kernel void f32_hardClipGrad(ulong n, __global float *z, __global const float *g, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (x[i] < -1.0f || x[i] > 1.0f ? 0.0f : g[i]);
}

// Equal: z = x == y
__kernel void f32_equal(ulong n, __global uchar *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] == y[i];
}

// NotEqual: z = x != y
__kernel void f32_notEqual(ulong n, __global uchar *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] != y[i];
}

// Less: z = x < y
__kernel void f32_less(ulong n, __global uchar *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] < y[i];
}

// LessEqual: z = x <= y
__kernel void f32_lessEqual(ulong n, __global uchar *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] <= y[i];
}

// Greater: z = x > y
__kernel void f32_greater(ulong n, __global uchar *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] > y[i];
}

// GreaterEqual: z = x >= y
__kernel void f32_greaterEqual(ulong n, __global uchar *z, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] >= y[i];
}

// IsNaN: z = x != x
__kernel void f32_isNaN(ulong n, __global uchar *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = x[i] != x[i];
}

// IsInf: z = abs(x) == inf
__kernel void f32_isInf(ulong n, __global uchar *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fabs(x[i]) == INFINITY;
}

// IsFinite: z = abs(x) < inf
__kernel void f32_isFinite(ulong n, __global uchar *z, __global const float *x) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = fabs(x[i]) < INFINITY;
}

// Where: z = where(m, x, y)
__kernel void f32_where(ulong n, __global float *z, __global const uchar *m, __global const float *x, __global const float *y) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (m[i] ? x[i] : y[i]);
}

// WhereGradX: z = where(m, g, 0)
__kernel void f32_whereGradX(ulong n, __global float *z, __global const float *g, __global const uchar *m) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (m[i] ? g[i] : 0.0f);
}

// WhereGradY: z = where(m, 0, g)
__kernel void f32_whereGradY(ulong n, __global float *z, __global const float *g, __global const uchar *m) {
	for (ulong i = get_global_id(0); i < n; i += get_global_size(0))
		z[i] = (m[i] ? 0.0f : g[i]);
}
