package onnx_test

import (
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// recurrents are the operators that go over sequences, in one direction.
var recurrents = ops{
	"RNN": {several("Tanh and MatMul at each time", func(n *node, in operands) value {
		r := recurrent(n, in, 1)
		return r.run(func(gates []*f32.Tensor) {
			r.h = f32.Tanh(f32.Add(gates[0], r.fromHidden(0, r.h)))
		})
	})},
	"GRU": {several("Sigmoid, Lerp and MatMul at each time", func(n *node, in operands) value {
		r := recurrent(n, in, 3)
		return r.run(func(gates []*f32.Tensor) {
			update := f32.Sigmoid(f32.Add(gates[0], r.fromHidden(0, r.h)))
			reset := f32.Sigmoid(f32.Add(gates[1], r.fromHidden(1, r.h)))
			var recalled *f32.Tensor
			if n.flag("linear_before_reset", false) {
				recalled = f32.Mul(reset, r.fromHidden(2, r.h))
			} else {
				recalled = r.fromHidden(2, f32.Mul(reset, r.h))
			}
			r.h = f32.Lerp(f32.Tanh(f32.Add(gates[2], recalled)), r.h, update)
		})
	})},
	"LSTM": {several("Sigmoid, FMA and MatMul at each time", func(n *node, in operands) value {
		r := recurrent(n, in, 4)
		r.c = r.initial(in.at(6))
		peepholes := f32.Zeros(3, r.h.Dim(-1)) // of the gates of input, output, forgetting
		if in.has(7) {
			peepholes = in[7].(*f32.Tensor).Reshape(3, -1)
		}
		gate := func(gates []*f32.Tensor, i int, c *f32.Tensor) *f32.Tensor {
			sum := f32.Add(gates[i], r.fromHidden(i, r.h))
			return f32.Sigmoid(f32.FMA(peepholes.Slice(tensor.At(i)), c, sum))
		}
		return r.run(func(gates []*f32.Tensor) {
			input, forget := gate(gates, 0, r.c), gate(gates, 2, r.c)
			cell := f32.Tanh(f32.Add(gates[3], r.fromHidden(3, r.h)))
			r.c = f32.FMA(forget, r.c, f32.Mul(input, cell))
			r.h = f32.Mul(gate(gates, 1, r.c), f32.Tanh(r.c))
		})
	})},
}

// A layer is a recurrent one: its input, weights and biases of each gate, and state.
type layer struct {
	x            *f32.Tensor   // of shape [times batch inputs]
	w, r, wb, rb []*f32.Tensor // for input and for h
	h, c         *f32.Tensor   // of shape [batch hidden]; c is nil of all but LSTM
	batchFirst   bool
}

// recurrent returns the layer that a node with so many gates is.
func recurrent(n *node, in operands, gates int) *layer {
	only(n.text("direction", "forward") == "forward", "backward")
	for i := 0; in.has(4) && i < len(integersOf(in[4])); i++ {
		only(integersOf(in[4])[i] == dim(in[0], 0), "several lengths")
	}
	l := &layer{x: in[0].(*f32.Tensor), batchFirst: n.flag("layout", false)}
	if l.batchFirst {
		l.x = l.x.Transpose(1, 0, 2)
	}
	first := func(x value) *f32.Tensor { return x.(*f32.Tensor).Slice(tensor.First) }
	l.w, l.r = first(in[1]).Split(0, gates), first(in[2]).Split(0, gates)
	biases := f32.Zeros(2 * gates * n.int("hidden_size", 0))
	if in.has(3) {
		biases = first(in[3])
	}
	parts := biases.Split(0, 2*gates)
	l.wb, l.rb = parts[:gates], parts[gates:]
	l.h = l.initial(in.at(5))
	return l
}

// initial returns a state before the first time: zeros, or an operand.
func (l *layer) initial(x value) *f32.Tensor {
	switch {
	case x == nil:
		return f32.Zeros(l.x.Dim(1), l.w[0].Dim(0))
	case l.batchFirst:
		return x.(*f32.Tensor).Slice(tensor.All, tensor.First)
	}
	return x.(*f32.Tensor).Slice(tensor.First)
}

// fromHidden returns what a gate takes of a state.
func (l *layer) fromHidden(gate int, h *f32.Tensor) *f32.Tensor {
	return f32.Add(f32.MatMul(h, l.r[gate].T()), l.rb[gate])
}

// run calls step at each time, with what gates take of the input. It returns h of all times, the
// last, and the last c.
func (l *layer) run(step func(gates []*f32.Tensor)) value {
	var all []*f32.Tensor
	for _, x := range l.x.Slices(0) {
		var gates []*f32.Tensor
		for i, w := range l.w {
			gates = append(gates, f32.Add(f32.MatMul(x, w.T()), l.wb[i]))
		}
		step(gates)
		all = append(all, l.h)
	}
	direction := 0
	y := f32.Stack(0, all...).Unsqueeze(1)
	if l.batchFirst {
		y, direction = f32.Stack(1, all...).Unsqueeze(2), 1
	}
	results := []value{y, l.h.Unsqueeze(direction)}
	if l.c != nil {
		results = append(results, l.c.Unsqueeze(direction))
	}
	return results
}
