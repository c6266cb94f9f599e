package onnx_test

import (
	"math"
	"slices"

	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// networks are the operators of networks but for those on images: norms, losses, optimizers.
var networks = ops{
	"Softmax": {one("Softmax", func(n *node, in operands) value {
		return softmax(in[0], n.int("axis", -1))
	})},
	"LogSoftmax": {one("LogSoftmax", func(n *node, in operands) value {
		return logSoftmax(in[0], n.int("axis", -1))
	})},
	"Hardmax": {several("OneHot(ArgMax(x, axis)).Transpose", func(n *node, in operands) value {
		x, axis := in[0].(*f32.Tensor), n.int("axis", -1)
		return lastTo(f32.OneHot(f32.ArgMax(x, axis), x.Dim(axis)), axis)
	})},
	"LayerNormalization": {
		several("LayerNorm; KeepDims(Mean), Rsqrt(AddC(KeepDims(Var), epsilon))",
			func(n *node, in operands) value {
				x, epsilon := in[0], n.float("epsilon", 1e-5)
				axes := axesFrom(x, positive(n.int("axis", -1), x))
				return []value{
					layerNorm(x, in[1], in.at(2), epsilon, axes), mean(x, true, axes),
					rsqrt(addC(variance(x, true, axes), epsilon)),
				}
			}),
	},
	"BatchNormalization": {
		several(`Fuse("(x - mean) / sqrt(var + epsilon) * weight + bias"); `+
			"in training with Mean and Var of x, the running ones by Fuse",
			func(n *node, in operands) value {
				x, average, spread := in[0], in[3], in[4]
				if !n.flag("training_mode", false) {
					return normalized(n, in, average, spread)
				}
				batch := append([]int{0}, axesFrom(x, 2)...)
				average, spread = mean(x, false, batch), variance(x, false, batch)
				momentum := n.float("momentum", 0.9)
				running := format("x*%v + y*%v", momentum, 1-momentum)
				return []value{
					normalized(n, in, average, spread),
					fuse(running, in[3], average), fuse(running, in[4], spread),
				}
			}),
	},
	"InstanceNormalization": {
		several(`Fuse("x*weight + bias", LayerNorm(x, nil, nil, epsilon, axes...))`,
			func(n *node, in operands) value {
				x := layerNorm(in[0], nil, nil, n.float("epsilon", 1e-5), axesFrom(in[0], 2))
				return fuse("x*w + b", x, perChannel(in[1], x), perChannel(in[2], x))
			}),
	},
	"MeanVarianceNormalization": {one("LayerNorm", func(n *node, in operands) value {
		return layerNorm(in[0], nil, nil, 0, n.ints("axes", 0, 2, 3))
	})},
	"LRN": {
		several(`Fuse("x / pow(bias + alpha/size*s, beta)"), s = Sum(Pad(Square(x)).Windows)`,
			func(n *node, in operands) value {
				size := n.int("size", 1)
				widths := make([][2]int, rank(in[0]))
				widths[1] = [2]int{(size - 1) / 2, size / 2}
				channels := transpose(pad(square(in[0]), 0, widths), 0, 2, 3, 1)
				s := transpose(sum(windows(channels, size, 1), false, []int{-1}), 0, 3, 1, 2)
				return fuse(format("x / pow(%v + %v*s, %v)", n.float("bias", 1),
					n.float("alpha", 1e-4)/float64(size), n.float("beta", 0.75)), in[0], s)
			}),
	},
	"Dropout": {several("Clone; bools.Ones", func(n *node, in operands) value {
		ratio := n.float("ratio", 0.5)
		if in.has(1) {
			ratio = numbers(in[1])[0]
		}
		only(!in.has(2) || integersOf(in[2])[0] == 0 || ratio == 0, "random numbers")
		return []value{clone(in[0]), bools.Ones(shapeOf(in[0])...)}
	})},

	"NegativeLogLikelihoodLoss": {
		several("Neg(Gather(x, 1, labels)), Mul by Take(weight, 0, labels), Where not ignored; Sum",
			func(n *node, in operands) value {
				return likelihood(n, in[0], in[1], in.at(2))
			}),
	},
	"SoftmaxCrossEntropyLoss": {
		several("NegativeLogLikelihoodLoss of LogSoftmax(x, 1)", func(n *node, in operands) value {
			x := logSoftmax(in[0], 1)
			return []value{likelihood(n, x, in[1], in.at(2)), x}
		}),
	},

	"Adagrad": {several(`Fuse("x - r*g/(sqrt(h) + epsilon)", …)`, func(n *node, in operands) value {
		rate, _, tensors := optimizer(in, 3)
		rate /= 1 + numbers(in[1])[0]*n.float("decay_factor", 0)
		return updated(tensors, func(of []value) []value {
			x, g, h := of[0], decayed(n, of), of[2]
			h = fuse("h + g*g", h, g)
			next := format("x - %v*g/(sqrt(h) + %v)", rate, n.float("epsilon", 1e-6))
			return []value{fuse(next, x, g, h), h}
		})
	})},
	"Adam": {several(`Fuse("x - r*v/(sqrt(h) + epsilon)", …)`, func(n *node, in operands) value {
		rate, step, tensors := optimizer(in, 4)
		alpha, beta := n.float("alpha", 0.9), n.float("beta", 0.999)
		if step > 0 {
			rate *= math.Sqrt(1-math.Pow(beta, step)) / (1 - math.Pow(alpha, step))
		}
		return updated(tensors, func(of []value) []value {
			x, g := of[0], decayed(n, of)
			v := fuse(format("v*%v + g*%v", alpha, 1-alpha), of[2], g)
			h := fuse(format("h*%v + g*g*%v", beta, 1-beta), of[3], g)
			next := format("(x - %v*v/(sqrt(h) + %v)) * %v", rate, n.float("epsilon", 1e-6),
				1-n.float("norm_coefficient_post", 0))
			return []value{fuse(next, x, v, h), v, h}
		})
	})},
	"Momentum": {several(`Fuse("x - r*v", …)`, func(n *node, in operands) value {
		rate, step, tensors := optimizer(in, 3)
		alpha, beta := n.float("alpha", 0), n.float("beta", 0)
		if step == 0 {
			beta = 1
		}
		return updated(tensors, func(of []value) []value {
			g := decayed(n, of)
			v := fuse(format("v*%v + g*%v", alpha, beta), of[2], g)
			if n.text("mode", "") == "nesterov" {
				return []value{fuse(format("x - %v*(g + %v*v)", rate, alpha), of[0], g, v), v}
			}
			return []value{fuse(format("x - %v*v", rate), of[0], v), v}
		})
	})},
}

// perChannel returns a vector in a shape that stretches to images.
func perChannel(v, images value) value {
	return reshape(v, append([]int{-1}, slices.Repeat([]int{1}, rank(images)-2)...))
}

// normalized returns x less a mean, in units of a standard deviation, times weight, plus bias.
func normalized(n *node, in operands, average, spread value) value {
	x := in[0]
	return fuse(format("(x - m) / sqrt(v + %v) * w + b", n.float("epsilon", 1e-5)), x,
		perChannel(average, x), perChannel(spread, x), perChannel(in[1], x), perChannel(in[2], x))
}

// likelihood returns the negative logarithms of likelihoods at labels, or their sum or mean.
func likelihood(n *node, x, labels, weight value) value {
	classes := toInt(labels).(*ints.Tensor)
	counted := convertLike(ints.OnesLike(classes), x)
	if n.attributes["ignore_index"] != nil {
		ignored := ints.Equal(classes, ints.Scalar(n.int("ignore_index", 0)))
		classes = ints.Where(ignored, ints.Scalar(0), classes)
		counted = convertLike(bools.Not(ignored), x)
	}
	if weight != nil {
		counted = mul(counted, take(weight, 0, classes))
	}
	loss := mul(neg(squeeze(gather(x, 1, classes.Unsqueeze(1)), 1)), counted)
	switch n.text("reduction", "mean") {
	case "sum":
		return sum(loss, false, []int{})
	case "mean":
		return div(sum(loss, false, []int{}), sum(counted, false, []int{}))
	}
	return loss
}

// optimizer returns the learning rate, the number of the step, and of each parameter a number of
// tensors: the parameter, its gradient and what the optimizer keeps.
func optimizer(in operands, each int) (rate, step float64, tensors [][]value) {
	all := in[2:]
	count := len(all) / each
	for i := range count {
		var of []value
		for j := range each {
			of = append(of, all[j*count+i])
		}
		tensors = append(tensors, of)
	}
	return numbers(in[0])[0], numbers(in[1])[0], tensors
}

// updated returns all parameters after a step, and then what is kept of each.
func updated(tensors [][]value, step func(of []value) []value) value {
	results := make([]value, len(tensors)*(len(tensors[0])-1))
	for i, of := range tensors {
		for j, v := range step(of) {
			results[j*len(tensors)+i] = v
		}
	}
	return results
}

// decayed returns a gradient with that of the norm of its parameter.
func decayed(n *node, of []value) value {
	return fuse(format("g + %v*x", n.float("norm_coefficient", 0)), of[1], of[0])
}
