package onnx_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor/convert"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

// elementwise are the operators on elements.
var elementwise = ops{
	"Abs":            {one("Abs", plain(abs))},
	"Acos":           {one("Acos", plain(acos))},
	"Acosh":          {one("Acosh", plain(acosh))},
	"Add":            {one("Add", plain(add))},
	"And":            {one("And", plain(and))},
	"Asin":           {one("Asin", plain(asin))},
	"Asinh":          {one("Asinh", plain(asinh))},
	"Atan":           {one("Atan", plain(atan))},
	"Atanh":          {one("Atanh", plain(atanh))},
	"Ceil":           {one("Ceil", plain(ceil))},
	"Cos":            {one("Cos", plain(cos))},
	"Cosh":           {one("Cosh", plain(cosh))},
	"Div":            {one("Div", plain(div))},
	"Equal":          {one("Equal", plain(equal))},
	"Erf":            {one("Erf", plain(erf))},
	"Exp":            {one("Exp", plain(exp))},
	"Floor":          {one("Floor", plain(floor))},
	"Greater":        {one("Greater", plain(greater))},
	"GreaterOrEqual": {one("GreaterEqual", plain(greaterEqual))},
	"IsNaN":          {one("IsNaN", plain(isNaN))},
	"Less":           {one("Less", plain(less))},
	"LessOrEqual":    {one("LessEqual", plain(lessEqual))},
	"Log":            {one("Log", plain(log))},
	"Mul":            {one("Mul", plain(mul))},
	"Neg":            {one("Neg", plain(neg))},
	"Not":            {one("Not", plain(not))},
	"Or":             {one("Or", plain(or))},
	"Reciprocal":     {one("Recip", plain(recip))},
	"Relu":           {one("ReLU", plain(relu))},
	"Round":          {one("Round", plain(round))},
	"Sigmoid":        {one("Sigmoid", plain(sigmoid))},
	"Sign":           {one("Sign", plain(sign))},
	"Sin":            {one("Sin", plain(sin))},
	"Sinh":           {one("Sinh", plain(sinh))},
	"Softplus":       {one("Softplus", plain(softplus))},
	"Sqrt":           {one("Sqrt", plain(sqrt))},
	"Sub":            {one("Sub", plain(sub))},
	"Tan":            {one("Tan", plain(tan))},
	"Tanh":           {one("Tanh", plain(tanh))},
	"Where":          {one("Where", plain(where))},
	"Xor":            {one("Xor", plain(xor))},

	"BitShift": {
		one("Shl", func(n *node, in operands) value {
			only(n.text("direction", "") == "LEFT", "to the right")
			return shl(in...)
		}),
		one("Shr", plain(shr)),
	},
	"Cast": {one("convert", func(n *node, in operands) value {
		return converted(in[0], elementType(n.int("to", 0)))
	})},
	"CastLike": {one("convert", func(n *node, in operands) value {
		return convertLike(in[0], in[1])
	})},
	"Celu": {several("Fuse", func(n *node, in operands) value {
		return fuse(format("max(0, x) + min(0, %[1]v*expm1(x/%[1]v))", n.float("alpha", 1)), in[0])
	})},
	"Clip": {
		one("Clip", func(n *node, in operands) value {
			return clip(in[0], item(in.at(1)), item(in.at(2)))
		}),
		one("MaximumC", func(n *node, in operands) value {
			only(!in.has(2), "")
			return maximumC(in[0], item(in.at(1)))
		}),
		one("MinimumC", func(n *node, in operands) value {
			only(!in.has(1), "")
			return minimumC(in[0], item(in.at(2)))
		}),
		one("Clone", func(n *node, in operands) value {
			only(!in.has(1) && !in.has(2), "bounds")
			return clone(in[0])
		}),
	},
	"Elu": {one("ELU", func(n *node, in operands) value {
		return elu(in[0], n.float("alpha", 1))
	})},
	"HardSigmoid": {several("Fuse", func(n *node, in operands) value {
		alpha, beta := n.float("alpha", 0.2), n.float("beta", 0.5)
		return fuse(format("clamp(%v*x + %v, 0, 1)", alpha, beta), in[0])
	})},
	"HardSwish": {several(`Fuse("x * clamp(x/6 + 0.5, 0, 1)")`, func(n *node, in operands) value {
		return fuse("x * clamp(x/6 + 0.5, 0, 1)", in[0])
	})},
	"Identity": {one("Clone", plain(clone))},
	"IsInf": {
		one("IsInf", func(n *node, in operands) value {
			only(n.flag("detect_positive", true) && n.flag("detect_negative", true), "of one sign")
			return isInf(in[0])
		}),
		one("IsPosInf", func(n *node, in operands) value {
			only(!n.flag("detect_negative", true), "of +Inf")
			return isPosInf(in[0])
		}),
		one("IsNegInf", plain(isNegInf)),
	},
	"LeakyRelu": {one("LeakyReLU", func(n *node, in operands) value {
		return leakyReLU(in[0], n.float("alpha", 0.01))
	})},
	"Max": chain("Maximum", maximum),
	"Min": chain("Minimum", minimum),
	"Sum": chain("Add", add),
	"Mean": {several("DivC of the sum", func(n *node, in operands) value {
		return divC(reduceAll(add, in), len(in))
	})},
	"Mod": {
		one("Mod", func(n *node, in operands) value {
			only(!n.flag("fmod", false), "of the sign of the dividend")
			return mod(in...)
		}),
		one("Rem", plain(rem)),
	},
	"Pow": {
		one("Pow", plain(pow)),
		several("Pow in float64, converted back", func(n *node, in operands) value {
			x, y := in[0], in[1]
			return convertLike(pow(toFloat64(x), toFloat64(y)), x)
		}),
	},
	"PRelu": {several(`Fuse("where(x < 0, slope*x, x)", x, slope)`,
		func(n *node, in operands) value {
			return fuse("where(x < 0, slope*x, x)", in[0], in[1])
		})},
	"Selu": {
		one("SELU", func(n *node, in operands) value {
			only(n.float("alpha", 1.67326319) == 1.67326319 && n.float("gamma", 1.05070102) == 1.05070102,
				"the scale of the paper")
			return selu(in[0])
		}),
		several("MulC(ELU(x, alpha), gamma)", func(n *node, in operands) value {
			return mulC(elu(in[0], n.float("alpha", 1.67326319)), n.float("gamma", 1.05070102))
		}),
	},
	"Shrink": {several(`Fuse("where(x < -lambd, x + bias, where(x > lambd, x - bias, 0))", x)`,
		func(n *node, in operands) value {
			const expr = "where(x < -%[1]v, x + %[2]v, where(x > %[1]v, x - %[2]v, 0))"
			return fuse(format(expr, n.float("lambd", 0.5), n.float("bias", 0)), in[0])
		})},
	"Softsign": {several(`Fuse("x / (1 + abs(x))", x)`, func(n *node, in operands) value {
		return fuse("x / (1 + abs(x))", in[0])
	})},
	"ThresholdedRelu": {several(`Fuse("where(x > alpha, x, 0)")`, func(n *node, in operands) value {
		return fuse(format("where(x > %v, x, 0)", n.float("alpha", 1)), in[0])
	})},
}

func format(expr string, numbers ...any) string { return fmt.Sprintf(expr, numbers...) }

// chain returns the entries of an operator that takes any number of operands: a function of two, or
// that applied again.
func chain(by string, f function) []entry {
	return []entry{
		one(by, func(_ *node, in operands) value {
			only(len(in) == 2, "other than two operands")
			return f(in...)
		}),
		several(by+" of two, and of that and the next", func(_ *node, in operands) value {
			return reduceAll(f, in)
		}),
	}
}

func reduceAll(f function, in operands) value {
	x := clone(in[0])
	for _, y := range in[1:] {
		x = f(x, y)
	}
	return x
}

// converted returns a tensor with elements of another type.
func converted(x value, to elementType) value {
	if x, ok := x.(*strs.Tensor); ok {
		return parsed(x, to)
	}
	switch to {
	case texts:
		return toString(x)
	case float:
		return toFloat32(x)
	case double:
		return toFloat64(x)
	case int64s, uint32s, uint64s:
		return toInt(x)
	case int32s, int8s, int16s, uint16s:
		return toInt32(x)
	case uint8s:
		return toUint8(x)
	case booleans:
		return toBool(x)
	}
	panic(unsupported(fmt.Sprintf("to element type %d", to)))
}

// parsed returns the numbers that texts say.
func parsed(x *strs.Tensor, to elementType) value {
	only(to == float, "texts as other than float32")
	z, err := convert.ParseFloat32(x)
	if err != nil {
		panic(err)
	}
	return z
}

// convertLike returns x with elements of the type of y's.
func convertLike(x, y value) value {
	for _, to := range []elementType{float, double, int64s, int32s, uint8s, booleans, texts} {
		if fmt.Sprintf("%T", zeros(to)) == fmt.Sprintf("%T", y) {
			return converted(x, to)
		}
	}
	panic(unsupported(fmt.Sprintf("to %T", y)))
}
