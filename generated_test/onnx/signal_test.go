package onnx_test

import (
	"math"
	"strings"

	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// signals are the operators on signals.
var signals = ops{
	"HannWindow": windowOf("Hann", f32.Hann),
	"HammingWindow": windowOf("AddC(MulC(Hann, 21/23), 2/23)", func(n int) *f32.Tensor {
		return f32.AddC(f32.MulC(f32.Hann(n), 21./23), 2./23) // where NumPy has 0.92 and 0.08
	}),
	"BlackmanWindow": windowOf("Blackman", f32.Blackman),

	"DFT": {several("MatMul with Cos and Sin of the angles", func(n *node, in operands) value {
		axis := positive(n.int("axis", 1), in[0])
		x := in[0].(*f32.Tensor)
		length := x.Dim(axis)
		if in.has(1) {
			length = integersOf(in[1])[0]
		}
		only(length == x.Dim(axis), "another length")
		// Elements along the axis become the last but one dimension, before parts.
		perm := axesFrom(x, 0)
		perm[axis], perm[len(perm)-2] = perm[len(perm)-2], perm[axis]
		x = x.Transpose(perm...)
		re := x.Slice(tensor.Ellipsis, tensor.At(0))
		im := f32.ZerosLike(re)
		if x.Dim(-1) == 2 {
			im = x.Slice(tensor.Ellipsis, tensor.At(1))
		}
		inverse, half := n.flag("inverse", false), n.flag("onesided", false)
		return fourier(re, im, inverse, half).Transpose(perm...)
	})},
	"STFT": {several("DFT of Mul(x.Windows(size, step), window)", func(n *node, in operands) value {
		size := 0
		if in.has(3) {
			size = integersOf(in[3])[0]
		}
		frames := in[0].(*f32.Tensor).Slice(tensor.Ellipsis, tensor.At(0))
		window := f32.Ones(max(size, 1))
		if in.has(2) {
			window = in[2].(*f32.Tensor)
		}
		frames = f32.Mul(frames.Windows(window.Size(), integersOf(in[1])[0]), window)
		return fourier(frames, f32.ZerosLike(frames), false, n.flag("onesided", true))
	})},
	"MelWeightMatrix": {several("Fuse of two slopes", func(_ *node, in operands) value {
		arg := func(i int) float64 { return numbers(in[i])[0] }
		bins, length, rate := int(arg(0)), arg(1), arg(2)
		mel := func(frequency float64) float64 { return 2595 * math.Log10(1+frequency/700) }
		low, high := mel(arg(3)), mel(arg(4))
		step := (high - low) / float64(bins+2)
		mels := f64.AddC(f64.MulC(f64.Arange(0, float64(bins+2), 1), step), low)
		edges := f64.Fuse("floor(n * 700*(pow(10, m/2595) - 1) / rate)",
			f64.Scalar(length+1), mels, f64.Scalar(rate))
		from, top := edges.Slice(tensor.To(-2)), edges.Slice(tensor.Range(1, -1))
		to := edges.Slice(tensor.From(2))
		j := f64.Arange(0, math.Floor(length/2)+1, 1).Unsqueeze(1)
		return convert.Float32(f64.Fuse("where(j >= top && j < to, (to - j) / (to - top), "+
			"where(j == top, 1, where(j >= from && j < top, (j - from) / (top - from), 0)))",
			j, top, to, from))
	})},
}

// windowOf returns the entries of a window, periodic unless a node says that it is not.
func windowOf(by string, window func(n int) *f32.Tensor) []entry {
	symmetric := func(n *node, in operands) value {
		only(!n.flag("periodic", true), "periodic")
		return window(integersOf(in[0])[0])
	}
	whole := one(by, symmetric)
	if strings.Contains(by, "(") {
		whole = several(by, symmetric)
	}
	return []entry{whole, several(by+" of n+1, but for the last", func(_ *node, in operands) value {
		return window(integersOf(in[0])[0] + 1).Slice(tensor.ButLast)
	})}
}

// fourier returns the Fourier transform of the last dimension of complex numbers, whose parts are
// along one more in the result.
func fourier(re, im *f32.Tensor, inverse, half bool) *f32.Tensor {
	n := re.Dim(-1)
	count, turn, scale := n, -2*math.Pi/float64(n), 1.0
	if inverse {
		turn, scale = -turn, 1/float64(n)
	}
	if half {
		count = n/2 + 1
	}
	times := f64.Outer(f64.Arange(0, float64(n), 1), f64.Arange(0, float64(count), 1))
	angles := f64.MulC(f64.ModC(times, float64(n)), turn)
	cos := convert.Float32(f64.MulC(f64.Cos(angles), scale))
	sin := convert.Float32(f64.MulC(f64.Sin(angles), scale))
	return f32.Stack(-1,
		f32.Sub(f32.MatMul(re, cos), f32.MatMul(im, sin)),
		f32.Add(f32.MatMul(re, sin), f32.MatMul(im, cos)))
}
