package generated_test

import "reflect"

// A numpyRow is a function of ours, or a method, and what NumPy computes of the same arguments. It
// is tested on all element types that have it and that the row is on.
type numpyRow struct {
	name  string // that of a method after a point
	args  string // their names, in order: argumentDraws says what they are
	numpy string // in these names
	tolerance
	on kinds
}

// A tolerance is how far results may be from NumPy's.
type tolerance struct {
	ulps  float64 // units in the last place, beside half of one of NumPy's
	bound string  // an expression of how far each element may be: r is the result, nothing is NaN
	wide  bool    // whether NumPy computes with more digits
	zeros bool    // whether zeros of both signs are the same
}

var (
	exact = tolerance{}
	// NumPy does not say which zero is the larger one.
	zeros = tolerance{zeros: true}
	// README.md states that mathematics is within 1 ULP, and NumPy's, in fewer digits, is within 4.
	mathematics = tolerance{ulps: 1, wide: true}
)

// within is what a bound says, of results that NumPy computes with more digits.
func within(bound string) tolerance { return tolerance{bound: bound, wide: true, zeros: true} }

// window is the error of windows, which are near 1, where NumPy computes in float64.
var window = tolerance{bound: "8 * eps", wide: true, zeros: true}

// between is the error of interpolation between two elements.
var between = within("8 * eps * np.max(finite(x), axes, initial=0)")

// kinds are element types.
type kinds int

const (
	all kinds = iota
	floats
	integral
)

func (k kinds) has(t reflect.Type) bool {
	switch k {
	case floats:
		return isFloat(t)
	case integral:
		return !isFloat(t) && t.Kind() != reflect.Bool
	}
	return true
}

// numpyRows are our functions that NumPy has.
var numpyRows = []numpyRow{
	// elements
	{"Add", "x y", "x + y", exact, all},
	{"Sub", "x y", "x - y", exact, all},
	{"Mul", "x y", "x * y", exact, all},
	{"Div", "x y:divisor", "x / y", exact, floats},
	{"Div", "x y:divisor", "truncated(x, y)", exact, integral},
	{"Rem", "x y:divisor", "np.fmod(x, y)", exact, all},
	{"Mod", "x y:divisor", "np.mod(x, y)", exact, all},
	{"Maximum", "x y", "np.maximum(x, y)", zeros, all},
	{"Minimum", "x y", "np.minimum(x, y)", zeros, all},
	{"Neg", "x", "np.negative(x)", exact, all},
	{"Abs", "x", "np.abs(x)", exact, all},
	{"Sign", "x", "np.sign(x)", zeros, all},
	{"Square", "x", "np.square(x)", exact, all},
	{"Recip", "x", "np.reciprocal(x)", exact, all},
	{"Sqrt", "x", "np.sqrt(x)", exact, all},
	{"Clip", "x lo hi", "np.clip(x, lo, hi).astype(x.dtype)", zeros, all},
	{"Floor", "x", "np.floor(x)", exact, all},
	{"Ceil", "x", "np.ceil(x)", exact, all},
	{"Trunc", "x", "np.trunc(x)", exact, all},
	{"Round", "x", "np.rint(x)", exact, all},
	{"Exp", "x", "np.exp(x)", mathematics, all},
	{"Exp2", "x", "np.exp2(x)", mathematics, all},
	{"Expm1", "x", "np.expm1(x)", mathematics, all},
	{"Log", "x", "np.log(x)", mathematics, all},
	{"Log2", "x", "np.log2(x)", mathematics, all},
	{"Log10", "x", "np.log10(x)", mathematics, all},
	{"Log1p", "x", "np.log1p(x)", mathematics, all},
	{"Pow", "x y", "np.power(x, y)", mathematics, floats},
	{"Pow", "x y", "power(x, y)", exact, integral},
	{"Cbrt", "x", "np.cbrt(x)", mathematics, all},
	{"Rsqrt", "x", "1 / np.sqrt(x)", mathematics, all},
	{"Sin", "x", "np.sin(x)", mathematics, all},
	{"Cos", "x", "np.cos(x)", mathematics, all},
	{"Tan", "x", "np.tan(x)", mathematics, all},
	{"Asin", "x", "np.arcsin(x)", mathematics, all},
	{"Acos", "x", "np.arccos(x)", mathematics, all},
	{"Atan", "x", "np.arctan(x)", mathematics, all},
	{"Atan2", "x y", "np.arctan2(x, y)", mathematics, all},
	{"Hypot", "x y", "np.hypot(x, y)", mathematics, all},
	{"Sinh", "x", "np.sinh(x)", mathematics, all},
	{"Cosh", "x", "np.cosh(x)", mathematics, all},
	{"Tanh", "x", "np.tanh(x)", mathematics, all},
	{"Asinh", "x", "np.arcsinh(x)", mathematics, all},
	{"Acosh", "x", "np.arccosh(x)", mathematics, all},
	{"Atanh", "x", "np.arctanh(x)", mathematics, all},
	{"Sigmoid", "x", "1 / (1 + np.exp(-x))", mathematics, all},
	{"Softplus", "x", "np.logaddexp(0, x)", mathematics, all},
	{
		"SiLU", "x",
		"np.where(x == -np.inf, np.copysign(0, x), x / (1 + np.exp(-x)))",
		mathematics, all,
	},
	{"ReLU", "x", "np.maximum(x, x.dtype.type(0))", zeros, floats},
	{"HardTanh", "x", "np.clip(x, *x.dtype.type([-1, 1]))", exact, floats},
	{"LeakyReLU", "x c", "np.where(x < 0, c * x, x)", exact, all},
	{"ELU", "x c", "np.where(x > 0, x, c * np.expm1(x))", mathematics, all},
	{
		"SELU", "x",
		"np.where(x > 0, 1.0507009873554805 * x, 1.7580993408473769 * np.expm1(x))",
		tolerance{ulps: 3, wide: true},
		all,
	},
	{"HardSigmoid", "x", "np.clip(x + 3, 0, 6) / 6", tolerance{ulps: 2, wide: true}, all},
	{
		"Mish", "x",
		"np.where(x == -np.inf, np.copysign(0, x), x * np.tanh(np.logaddexp(0, x)))",
		mathematics, all,
	},
	{
		"NormCDF", "x", "(erfc(-x / math.sqrt(2)) / 2).astype(dtype)",
		within("eps * (8 + 2 * finite(x) ** 2) * np.abs(r) + tiny"), all,
	},
	{
		"GELU", "x", "np.where(x == -np.inf, 0, x * erfc(-x / math.sqrt(2)) / 2).astype(dtype)",
		within("eps * (8 + 2 * finite(x) ** 2) * np.abs(r) + tiny"), all,
	},
	{"Erf", "x", "erf(x).astype(dtype)", tolerance{ulps: 2}, all},
	{
		"FMA", "x y w", "x * y + w",
		within("arithmetic.sums(1, finite(x) * finite(y) + finite(w))"), all,
	},
	{
		"Lerp", "x y w", "x + w * (y - x)",
		within("arithmetic.sums(3, finite(x) + finite(w) * (finite(x) + finite(y)))"), all,
	},
	{"And", "x y", "np.bitwise_and(x, y)", exact, all},
	{"Or", "x y", "np.bitwise_or(x, y)", exact, all},
	{"Xor", "x y", "np.bitwise_xor(x, y)", exact, all},
	{"Not", "x", "np.invert(x)", exact, all},
	{"Shl", "x y", "np.left_shift(x, y)", exact, all},
	{"Shr", "x y", "np.right_shift(x, y)", exact, all},
	{"Equal", "x y", "np.equal(x, y)", exact, all},
	{"NotEqual", "x y", "np.not_equal(x, y)", exact, all},
	{"Less", "x y", "np.less(x, y)", exact, all},
	{"LessEqual", "x y", "np.less_equal(x, y)", exact, all},
	{"Greater", "x y", "np.greater(x, y)", exact, all},
	{"GreaterEqual", "x y", "np.greater_equal(x, y)", exact, all},
	{"IsNaN", "x", "np.isnan(x)", exact, all},
	{"IsInf", "x", "np.isinf(x)", exact, all},
	{"IsPosInf", "x", "np.isposinf(x)", exact, all},
	{"IsNegInf", "x", "np.isneginf(x)", exact, all},
	{"IsFinite", "x", "np.isfinite(x)", exact, all},
	{"IsClose", "x y", "np.isclose(x, y)", exact, all},
	{"AllClose", "x y", "np.allclose(x, y)", exact, all},
	{"Where", "m x y", "np.where(m, x, y)", exact, all},

	// reductions
	{"Sum", "x axes", "np.sum(x, axes)", within("arithmetic.sum(x, axes)"), all},
	{
		"Prod", "x axes", "np.prod(x, axes)",
		within("arithmetic.product(x.size + 1, r, x, axes)"), all,
	},
	{"Mean", "x axes", "np.mean(x, axes)", within("arithmetic.mean(x, axes)"), floats},
	{
		"Mean", "x axes",
		"np.mean(x.astype(np.longdouble), axes).astype(float)",
		tolerance{ulps: 1},
		integral,
	},
	{"Var", "x axes", "np.var(x, axes)", within("arithmetic.var(x, axes)"), all},
	{
		"VarDDOF", "x ddof axes",
		"np.var(x, axes, ddof=ddof)",
		within("arithmetic.var(x, axes, ddof)"), all,
	},
	{
		"Std", "x axes",
		"np.std(x, axes)",
		within("arithmetic.root(r * r, arithmetic.var(x, axes))"), all,
	},
	{
		"Norm", "x axes",
		"np.sqrt(np.sum(x * x, axes))",
		within("(x.size + 4) * eps * finite(r) + tiny"), all,
	},
	{
		"LogSumExp", "x axes", "log_sum_exp(x, axes)",
		within("eps * (x.size + 8 + 2 * finite(r) + finite(np.max(x, axes, initial=0)))"), all,
	},
	{"Max", "x axes", "np.max(x, axes)", zeros, all},
	{"Min", "x axes", "np.min(x, axes)", zeros, all},
	{"Any", "x axes", "np.any(x, axes)", exact, all},
	{"All", "x axes", "np.all(x, axes)", exact, all},
	{"Count", "x", "np.count_nonzero(x)", exact, all},
	{"CountNonzero", "x axes", "np.count_nonzero(x, axes)", exact, all},
	{"ArgMax", "x axes", "np.argmax(joined(x, axes), -1)", exact, all},
	{"ArgMin", "x axes", "np.argmin(joined(x, axes), -1)", exact, all},
	{
		"KeepDims", "x axes", "(np.all if x.dtype == bool else np.sum)(x, axes, keepdims=True)",
		within("arithmetic.sums(x.size, np.sum(finite(x), axes, keepdims=True))"), all,
	},
	{
		".SumTo", "x narrower",
		"sum_to(x, narrower)",
		within("arithmetic.sums(x.size + 1, sum_to(finite(x), narrower))"), all,
	},
	{
		"CumSum", "x axis", "np.cumsum(x, axis)",
		within("arithmetic.sums(x.shape[axis], np.cumsum(finite(x), axis))"), all,
	},
	{
		"CumProd", "x axis", "np.cumprod(x, axis)",
		within("arithmetic.product(x.shape[axis], r, x, axis, np.cumprod)"), all,
	},
	{"Diff", "x axis", "np.diff(x, axis=axis)", exact, all},
	{
		"Softmax", "x axis", "softmax(x, axis)",
		within("(x.size + 16) * eps * finite(r) * (1 + finite(largest(x, axis) - x)) + tiny"), all,
	},
	{
		"LogSoftmax", "x axis", "log_softmax(x, axis)",
		within("eps * (x.size + 16 + 2 * (finite(x) + finite(r) + finite(largest(x, axis))))"), all,
	},
	{
		"LayerNorm", "x:axial weight bias epsilon",
		"layer_norm(x, weight, bias, epsilon)",
		within("arithmetic.layer_norm(r, x, weight, bias, epsilon)"), all,
	},
	{
		"RMSNorm", "x:axial weight epsilon",
		"x / np.sqrt(np.mean(x * x, -1, keepdims=True) + epsilon) * weight",
		within("arithmetic.rms_norm(r, x, weight)"), all,
	},
	{
		"Normalize", "x:axial epsilon",
		"x / np.maximum(np.sqrt(np.sum(x * x, -1, keepdims=True)), epsilon)",
		within("(x.shape[-1] + 8) * eps * np.abs(r) + tiny"), all,
	},

	// order
	{"Sort", "x axis", "np.sort(x, axis)", zeros, all},
	{"ArgSort", "x axis", "np.argsort(x, axis, kind='stable')", exact, all},
	{"TopK", "x count axis", "top(x, count, axis)", zeros, all},
	{"BottomK", "x count axis", "bottom(x, count, axis)", zeros, all},
	{"Unique", "x", "np.unique(x)", zeros, all},
	{"Unique", "x axis", "np.unique(x, axis=axis)", exact, integral},
	{"UniqueAll", "x", "unique_all(x)", zeros, all},
	{"SearchSorted", "sorted x", "np.searchsorted(sorted, x)", exact, all},
	{"Histogram", "x edges", "np.histogram(x, edges)[0]", exact, all},
	{"Median", "x axes", "quantile(x, 0.5, axes)", between, all},
	{"Quantile", "x q axes", "quantile(x, q, axes)", between, all},

	// views, and what moves elements
	{".Transpose", "x order", "np.transpose(x, order)", exact, all},
	{".T", "x", "np.swapaxes(x, -1, -2)", exact, all},
	{".Reshape", "x shape", "np.reshape(x, shape)", exact, all},
	{".Ravel", "x", "np.ravel(x)", exact, all},
	{".Flatten", "x", "x.flatten()", exact, all},
	{".Clone", "x", "x.copy()", exact, all},
	{".Squeeze", "x", "np.squeeze(x)", exact, all},
	{".Unsqueeze", "x place", "np.expand_dims(x, place)", exact, all},
	{".Flip", "x axes", "np.flip(x, axes)", exact, all},
	{".Slice", "x slices", "x[slices]", exact, all},
	{".BroadcastTo", "x wider", "np.broadcast_to(x, wider)", exact, all},
	{"Broadcast", "x y", "np.broadcast_arrays(x, y)", exact, all},
	{".Diagonal", "x", "np.diagonal(x, 0, -2, -1)", exact, all},
	{".Windows", "x size:few step:few", "windows(x, size, step)", exact, all},
	{".Split", "x axis few", "np.array_split(x, few, axis)", exact, all},
	{"Concat", "along parts", "np.concatenate(parts, along)", exact, all},
	{"Stack", "between equals", "np.stack(equals, between)", exact, all},
	{"Take", "x axis selector", "np.take(x, selector, axis)", exact, all},
	{"Gather", "x axis places", "np.take_along_axis(x, places, axis)", exact, all},
	{"GatherND", "x points", "x[tuple(np.moveaxis(points, -1, 0))]", exact, all},
	{"ScatterND", "x scatter", "scatter_nd(x, points, y)", exact, all},
	{
		"ScatterNDAdd", "x scatter", "scatter_nd(x, points, y, True)",
		within("arithmetic.sums(points.size + 1, scatter_nd(finite(x), points, finite(y), True))"),
		floats,
	},
	{"ScatterNDAdd", "x scatter", "scatter_nd(x, points, y, True)", exact, integral},
	{".Put", "z put", "put(z, axis, places, y)", exact, all},
	{".ScatterAdd", "z put", "scatter(z, axis, places, y)", exact, integral},
	{
		".ScatterAdd", "z put", "scatter(z, axis, places, y)",
		within("arithmetic.sums(6, scatter(finite(z), axis, places, finite(y)))"), floats,
	},
	{".IndexAdd", "z add", "index_add(z, axis, indices, y)", exact, integral},
	{
		".IndexAdd", "z add",
		"index_add(z, axis, indices, y)",
		within("arithmetic.sums(6, index_add(finite(z), axis, indices, finite(y)))"), floats,
	},
	{"Roll", "x axis n", "np.roll(x, n, axis)", exact, all},
	{"Shift", "x axis n", "shifted(x, axis, n)", exact, all},
	{"Tile", "x times", "np.tile(x, times)", exact, all},
	{"Repeat", "x axis count", "np.repeat(x, count, axis)", exact, all},
	{"Pad", "x c widths", "np.pad(x, widths, constant_values=c)", exact, all},
	{"PadEdge", "x widths", "np.pad(x, widths, mode='edge')", exact, all},
	{"PadReflect", "x widths", "np.pad(x, widths, mode='reflect')", exact, all},
	{"PadWrap", "x widths", "wrapped(x, widths)", exact, all},
	{"SplitSizes", "x axis sizes", "np.split(x, np.cumsum(sizes)[:-1], axis)", exact, all},
	{"Tril", "x:matrix k", "np.tril(x, k)", exact, all},
	{"Triu", "x:matrix k", "np.triu(x, k)", exact, all},
	{"Compress", "m x", "x[np.broadcast_to(m, x.shape)]", exact, all},
	{"NonZero", "x", "np.argwhere(x)", exact, all},

	// products
	{
		"MatMul", "a b",
		"np.matmul(a, b)",
		within("arithmetic.products(a.shape[-1], np.matmul, a, b)"), all,
	},
	{
		"MatMul", "A B",
		"np.matmul(A, B)",
		within("arithmetic.products(A.shape[-1], np.matmul, A, B)"), all,
	},
	{"Dot", "u v", "np.dot(u, v)", within("arithmetic.products(u.size, np.dot, u, v)"), all},
	{
		"Inner", "a inner",
		"np.inner(a, inner)",
		within("arithmetic.products(a.shape[-1], np.inner, a, inner)"), all,
	},
	{"Outer", "x u", "np.outer(x, u)", within("eps * finite(r) + tiny"), all},
	{
		"TensorDot", "pairs", "np.tensordot(x, y, pairs)",
		within("arithmetic.products(x.size, np.tensordot, x, y, axes=pairs)"), all,
	},
	{
		"Einsum", "einsum", "np.einsum(einsum[0], *einsum[1])",
		within("arithmetic.einsum(*einsum)"), all,
	},
	{
		"VecDot", "x:vectors y:vectors", "np.sum(x * y, -1)",
		within("arithmetic.sum(x * y, -1)"), all,
	},
	{
		"MatVec", "x:square y:vectors", "np.matmul(x, y[..., None])[..., 0]",
		within("arithmetic.products(3, np.matmul, x, y[..., None])[..., 0]"), all,
	},
	{
		"Cross", "x:vectors y:vectors", "np.cross(x, y)",
		within("arithmetic.within_range(r, arithmetic.cross(x, y))"), all,
	},
	{
		"Det", "square", "determinant(square)",
		within("arithmetic.within_range(r, arithmetic.determinant(square))"), all,
	},
	{"Inv", "whole", "inverses(whole)", within("2 * eps * np.abs(r)"), all},

	// making
	{"Scalar", "c", "c", exact, all},
	{
		"Arange", "range", "start + step * np.arange(len(np.arange(*map(float, (start, stop, step)))))",
		tolerance{ulps: 0.5, wide: true},
		floats,
	},
	{
		"Arange", "range", "np.arange(int(start), int(stop), int(step)).astype(dtype)", exact, integral,
	},
	{
		"Linspace", "lo hi count",
		"np.linspace(lo, hi, count, dtype=np.longdouble)",
		within("2 * eps * (finite(lo) + finite(hi)) + tiny"), all,
	},
	{"Full", "c made", "np.full(made, c)", exact, all},
	{"FullLike", "c x", "np.full_like(x, c)", exact, all},
	{"Zeros", "made", "np.zeros(made, dtype)", exact, all},
	{"Ones", "made", "np.ones(made, dtype)", exact, all},
	{"ZerosLike", "x", "np.zeros_like(x)", exact, all},
	{"OnesLike", "x", "np.ones_like(x)", exact, all},
	{"Eye", "rows", "np.eye(rows, dtype=dtype)", exact, all},
	{"OneHot", "hot", "np.eye(n, dtype=dtype)[indices]", exact, all},
	{"EyeOffset", "rows cols k", "np.eye(rows, cols, k, dtype=dtype)", exact, all},
	{"Hann", "count", "np.hanning(count).astype(dtype)", window, all},
	{"Hamming", "count", "np.hamming(count).astype(dtype)", window, all},
	{"Blackman", "count", "np.blackman(count).astype(dtype)", window, all},
	{"Identity", "rows cols", "np.eye(rows, cols, dtype=dtype)", exact, all},
}
