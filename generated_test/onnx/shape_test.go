package onnx_test

import (
	"math"
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// shapes are the operators that make tensors, and that move elements.
var shapes = ops{
	"Constant": {
		constant("New", "value", func(a *attribute) value { return tensorOf(a.tensor) }),
		constant("Scalar", "value_float", func(a *attribute) value { return f32.Scalar(a.float) }),
		constant("Of", "value_floats", func(a *attribute) value { return f32.Of(a.floats...) }),
		constant("Scalar", "value_int", func(a *attribute) value { return ints.Scalar(a.integer) }),
		constant("Of", "value_ints", func(a *attribute) value { return ints.Of(a.ints...) }),
	},
	"ConstantOfShape": {one("Full", func(n *node, in operands) value {
		v := zeros(float)
		if a := n.attributes["value"]; a != nil {
			v = tensorOf(a.tensor)
		}
		return full(item(v), integersOf(in[0]))
	})},
	"EyeLike": {one("EyeOffset", func(n *node, in operands) value {
		of := elementType(n.int("dtype", 0))
		if of == 0 {
			return convertLike(ints.EyeOffset(dim(in[0], 0), dim(in[0], 1), n.int("k", 0)), in[0])
		}
		return converted(ints.EyeOffset(dim(in[0], 0), dim(in[0], 1), n.int("k", 0)), of)
	})},
	"Range": {one("Arange", func(_ *node, in operands) value {
		return arange(item(in[0]), item(in[1]), item(in[2]))
	})},
	"Shape": {one("x.Shape", func(n *node, in operands) value {
		s := shapeOf(in[0])
		from := tensor.Range(n.int("start", 0), n.int("end", len(s)))
		return ints.Of(s...).Slice(from)
	})},
	"Size": {one("x.Size", func(_ *node, in operands) value {
		return ints.Scalar(in[0].(array).Size())
	})},

	"Expand": {one("x.BroadcastTo", func(_ *node, in operands) value {
		return broadcastTo(in[0], []int(tensor.Broadcast(shapeOf(in[0]), integersOf(in[1]))))
	})},
	"Flatten": {one("x.Reshape", func(n *node, in operands) value {
		rows := 1
		for _, length := range shapeOf(in[0])[:positive(n.int("axis", 1), in[0])] {
			rows *= length
		}
		return reshape(in[0], rows, -1)
	})},
	"Reshape": {one("x.Reshape", func(n *node, in operands) value {
		shape := slices.Clone(integersOf(in[1]))
		for i, length := range shape {
			if length == 0 && !n.flag("allowzero", false) {
				shape[i] = dim(in[0], i)
			}
		}
		return reshape(in[0], shape)
	})},
	"Squeeze": {one("x.Squeeze", func(n *node, in operands) value {
		return squeeze(in[0], n.integers(in, 1, "axes"))
	})},
	"Unsqueeze": {
		one("x.Unsqueeze", func(n *node, in operands) value {
			axes := n.integers(in, 1, "axes")
			only(len(axes) == 1, "several axes")
			return unsqueeze(in[0], axes[0])
		}),
		several("x.Unsqueeze of each axis", func(n *node, in operands) value {
			x, axes := in[0], slices.Clone(n.integers(in, 1, "axes"))
			for i, axis := range axes {
				if axis < 0 {
					axes[i] += rank(x) + len(axes)
				}
			}
			slices.Sort(axes)
			for _, axis := range axes {
				x = unsqueeze(x, axis)
			}
			return x
		}),
	},
	"Transpose": {one("x.Transpose", func(n *node, in operands) value {
		return transpose(in[0], n.ints("perm"))
	})},

	"Compress": {
		one("Compress", func(n *node, in operands) value {
			only(n.attributes["axis"] != nil, "all elements")
			return compress(in[1], in[0], n.int("axis", 0))
		}),
		several("Compress(mask, x.Ravel, 0)", func(n *node, in operands) value {
			return compress(in[1], reshape(in[0], -1), 0)
		}),
	},
	"Concat": {one("Concat", func(n *node, in operands) value {
		return concat(n.int("axis", 0), in)
	})},
	"DepthToSpace": {several("x.Reshape.Transpose.Reshape", func(n *node, in operands) value {
		s, b := shapeOf(in[0]), n.int("blocksize", 1)
		if n.text("mode", "DCR") == "CRD" {
			x := reshape(in[0], s[0], s[1]/b/b, b, b, s[2], s[3])
			return reshape(transpose(x, 0, 1, 4, 2, 5, 3), s[0], s[1]/b/b, s[2]*b, s[3]*b)
		}
		x := reshape(in[0], s[0], b, b, s[1]/b/b, s[2], s[3])
		return reshape(transpose(x, 0, 3, 4, 1, 5, 2), s[0], s[1]/b/b, s[2]*b, s[3]*b)
	})},
	"SpaceToDepth": {several("x.Reshape.Transpose.Reshape", func(n *node, in operands) value {
		s, b := shapeOf(in[0]), n.int("blocksize", 1)
		x := reshape(in[0], s[0], s[1], s[2]/b, b, s[3]/b, b)
		return reshape(transpose(x, 0, 3, 5, 1, 2, 4), s[0], s[1]*b*b, s[2]/b, s[3]/b)
	})},
	"Gather": {one("Take", func(n *node, in operands) value {
		return take(in[0], n.int("axis", 0), toInt(in[1]))
	})},
	"GatherElements": {one("Gather", func(n *node, in operands) value {
		return gather(in[0], n.int("axis", 0), toInt(in[1]))
	})},
	"GatherND": {one("GatherND", func(n *node, in operands) value {
		return gatherND(in[0], n.int("batch_dims", 0), in[1])
	})},
	"ScatterND": {
		one("ScatterND", func(n *node, in operands) value {
			only(n.text("reduction", "none") == "none", n.text("reduction", ""))
			return scatterND(in[0], in[2], in[1])
		}),
		one("ScatterNDAdd", func(n *node, in operands) value {
			only(n.text("reduction", "none") == "add", n.text("reduction", ""))
			return scatterNDAdd(in[0], in[2], in[1])
		}),
		several("x.Clone.Select(Points(indices)).Mul", func(n *node, in operands) value {
			z := clone(in[0]).(*f32.Tensor)
			z.Select(tensor.Points(in[1].(*ints.Tensor))).Mul(in[2].(*f32.Tensor))
			return z
		}),
	},
	"Pad": {
		one("Pad", func(n *node, in operands) value {
			only(n.text("mode", "constant") == "constant", n.text("mode", ""))
			var v any = 0
			if in.has(2) {
				v = item(in[2])
			}
			return pad(in[0], v, widths(in))
		}),
		one("PadEdge", func(n *node, in operands) value {
			only(n.text("mode", "") == "edge", n.text("mode", ""))
			return padEdge(in[0], widths(in))
		}),
		one("PadReflect", func(n *node, in operands) value {
			return padReflect(in[0], widths(in))
		}),
	},
	"ReverseSequence": {several("x.Slice.Flip of each, Assign", func(n *node, in operands) value {
		x := clone(in[0])
		along, batch := n.int("time_axis", 0), n.int("batch_axis", 1)
		for i, length := range integersOf(in[1]) {
			part := func(x value) value {
				return slice(x, indices(x, map[int]tensor.Index{
					along: tensor.To(length), batch: tensor.Range(i, i+1),
				}))
			}
			assign(part(x), flip(part(in[0]), along))
		}
		return x
	})},
	"Scatter":         scatter,
	"ScatterElements": scatter,
	"Slice": {one("x.Slice", func(n *node, in operands) value {
		starts, ends := n.integers(in, 1, "starts"), n.integers(in, 2, "ends")
		axes, steps := n.integers(in, 3, "axes"), n.integers(in, 4, "steps")
		if axes == nil {
			axes = axesFrom(in[0], 0)[:len(starts)]
		}
		along := map[int]tensor.Index{}
		for i, axis := range axes {
			step := 1
			if steps != nil {
				step = steps[i]
			}
			along[axis] = tensor.Range(starts[i], ends[i]).By(step)
		}
		return slice(in[0], indices(in[0], along))
	})},
	"Split": {
		one("x.Split", func(n *node, in operands) value {
			only(n.integers(in, 1, "split") == nil, "sizes")
			return split(in[0], n.int("axis", 0), len(n.outputs))
		}),
		one("SplitSizes", func(n *node, in operands) value {
			return splitSizes(in[0], n.int("axis", 0), n.integers(in, 1, "split"))
		}),
	},
	"Tile": {one("Tile", func(_ *node, in operands) value {
		return tile(in[0], integersOf(in[1]))
	})},
	"Trilu": {
		one("Triu", func(n *node, in operands) value {
			only(n.flag("upper", true), "lower")
			return triu(in[0], diagonal(in))
		}),
		one("Tril", func(n *node, in operands) value { return tril(in[0], diagonal(in)) }),
	},

	"CumSum": {one("CumSum", func(n *node, in operands) value {
		var how []tensor.Scan
		if n.flag("exclusive", false) {
			how = append(how, tensor.Exclusive)
		}
		if n.flag("reverse", false) {
			how = append(how, tensor.Reversed)
		}
		return cumSum(in[0], integersOf(in[1])[0], how)
	})},
	"NonZero": {several("NonZero(x).T", func(_ *node, in operands) value {
		return nonZero(in[0]).(*ints.Tensor).T()
	})},
	"OneHot": {several("Where(OneHot(indices, depth).Transpose, on, off)",
		func(n *node, in operands) value {
			depth := integersOf(toInt(in[1]))[0]
			hot := lastTo(toBool(ints.OneHot(toInt(in[0]).(*ints.Tensor), depth)), n.int("axis", -1))
			off, on := slice(in[2], tensor.At(0)), slice(in[2], tensor.At(1))
			return where(hot, on, off)
		})},
	"TopK": {
		one("TopK", func(n *node, in operands) value {
			only(n.flag("largest", true), "smallest")
			return topK(in[0], integersOf(in[1])[0], n.int("axis", -1))
		}),
		one("BottomK", func(n *node, in operands) value {
			return bottomK(in[0], integersOf(in[1])[0], n.int("axis", -1))
		}),
	},
	"Unique": {
		one("UniqueAll", func(n *node, in operands) value {
			only(n.flag("sorted", true), "in another order")
			if n.attributes["axis"] != nil {
				return uniqueAll(in[0], n.int("axis", 0))
			}
			only(rank(in[0]) == 1, "indices in the shape of the operand")
			return uniqueAll(in[0])
		}),
		several("UniqueAll, in the order ArgSort(first)", func(n *node, in operands) value {
			axis := 0
			args := []any{reshape(in[0], -1)}
			if n.attributes["axis"] != nil {
				axis = n.int("axis", 0)
				args = []any{in[0], axis}
			}
			of := uniqueAll(args...).([]value)
			by := argSort(of[1], 0)
			inverse := take(argSort(by, 0), 0, of[2])
			return []value{take(of[0], axis, by), take(of[1], 0, by), inverse, take(of[3], 0, by)}
		}),
	},
}

// constant returns the entry of a constant of an attribute.
func constant(by, name string, of func(a *attribute) value) entry {
	return one(by, func(n *node, _ operands) value {
		a := n.attributes[name]
		only(a != nil, "without "+name)
		return of(a)
	})
}

// scatter is in z.Put, and on a copy.
var scatter = []entry{several("x.Clone.Put", func(n *node, in operands) value {
	only(n.text("reduction", "none") == "none", n.text("reduction", ""))
	return put(clone(in[0]), in[2], n.int("axis", 0), toInt(in[1]))
}), several("x.Clone.ScatterAdd", func(n *node, in operands) value {
	only(n.text("reduction", "none") == "add", n.text("reduction", ""))
	return scatterAdd(clone(in[0]), in[2], n.int("axis", 0), toInt(in[1]))
})}

// widths are those of Pad, of which an operand has the ones before all axes, and then those after.
func widths(in operands) [][2]int {
	widths := make([][2]int, rank(in[0]))
	for i, width := range integersOf(in[1]) {
		widths[i%len(widths)][i/len(widths)] = width
	}
	return widths
}

// lastTo returns x with its last axis where the given one is.
func lastTo(x value, axis int) value {
	axes := axesFrom(x, 0)
	last := len(axes) - 1
	return transpose(x, slices.Insert(axes[:last], positive(axis, x), last))
}

// diagonal is that of Trilu, whatever lies beyond the matrix.
func diagonal(in operands) int {
	if !in.has(1) {
		return 0
	}
	return max(min(integersOf(in[1])[0], math.MaxInt32), math.MinInt32)
}
