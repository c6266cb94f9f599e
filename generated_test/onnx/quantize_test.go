package onnx_test

import u8 "github.com/ashlar-go/ashlar/tensor/uint8"

// quantized are the operators on integers that stand for multiples of a scale.
var quantized = ops{
	"QuantizeLinear": {several(`convert.Uint8(Fuse("round(x/scale) + zero"))`,
		func(n *node, in operands) value {
			return quantize(in[0], alongAxis(n, in, 1), alongAxis(n, in, 2))
		})},
	"DequantizeLinear": {several(`Mul(Sub(convert.Float32(x), zero), scale)`,
		func(n *node, in operands) value {
			return dequantize(in[0], alongAxis(n, in, 1), alongAxis(n, in, 2))
		})},
	"DynamicQuantizeLinear": {several("Max and Min for the scale, and as QuantizeLinear",
		func(_ *node, in operands) value {
			all := []int{}
			low := minimumC(smallest(in[0], false, all), 0)
			high := maximumC(largest(in[0], false, all), 0)
			scale := fuse("(high - low) / 255", high, low)
			zero := toUint8(fuse("round(-low/scale)", low, scale))
			return []value{quantize(in[0], scale, zero), scale, zero}
		})},
	"QLinearMatMul": {several("MatMul of Sub(x, zero), and as QuantizeLinear",
		func(_ *node, in operands) value {
			z := matMul(centered(in[0], in[2]), centered(in[3], in[5]))
			return requantized(z, in[1], in[4], in[6], in[7])
		})},
	"MatMulInteger": {several("MatMul of Sub(x, zero), in int32",
		func(_ *node, in operands) value {
			return toInt32(matMul(centered(in[0], in.at(2)), centered(in[1], in.at(3))))
		})},
}

// alongAxis returns an operand that is one number, or one for each index along an axis of the
// first, in a shape that stretches to its.
func alongAxis(n *node, in operands, i int) value {
	if !in.has(i) || rank(in[i]) == 0 {
		return in.at(i)
	}
	shape := make([]int, rank(in[0]))
	for axis := range shape {
		shape[axis] = 1
	}
	shape[positive(n.int("axis", 1), in[0])] = -1
	return reshape(in[i], shape)
}

// quantize returns x as multiples of scale from zero on, which are in uint8.
func quantize(x, scale, zero value) value {
	if zero == nil {
		return toUint8(fuse("round(x/scale)", x, scale))
	}
	_, ok := zero.(*u8.Tensor)
	only(ok, "other than uint8")
	return toUint8(fuse("round(x/scale) + zero", x, scale, toFloat32(zero)))
}

func dequantize(x, scale, zero value) value {
	if zero == nil {
		return mul(toFloat32(x), scale)
	}
	return mul(sub(toFloat32(x), toFloat32(zero)), scale)
}

// centered returns x less what stands for zero, in int32.
func centered(x, zero value) value {
	if zero == nil {
		return toInt32(x)
	}
	return sub(toInt32(x), toInt32(zero))
}

// requantized returns sums of products of multiples of two scales as multiples of another.
func requantized(sums, scaleX, scaleY, scale, zero value) value {
	return quantize(mul(toFloat32(sums), mul(scaleX, scaleY)), scale, zero)
}
