// Package resample makes tensors longer or shorter along axes: along one after the other, by tables
// of which elements each result is the weighted sum of.
package resample

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/tensor"
)

// A Plan says what Resize makes of a tensor.
type Plan struct {
	Shape tensor.Shape // of the result
	Steps []Step       // in order
}

// A Step is along one axis.
type Step struct {
	Axis    int
	Lengths [2]int // of the operand and of the result
	Outside []int  // elements of the result that are outside of the operand

	starts, index []int // result i is the sum of elements index[starts[i]:starts[i+1]]
	weights       []float64
}

// New returns the plan of r for a tensor of a shape. It panics with a *tensor.ValueError, a
// *tensor.AxisError, a *tensor.ShapeError or a *tensor.SizeError that names op if r makes no sense
// or does not fit.
func New(op string, r tensor.Resize, shape tensor.Shape) Plan {
	wrong := func(argument string, value any, want string) error {
		return &tensor.ValueError{Op: op, Argument: argument, Value: value, Want: want}
	}
	n := len(r.Sizes) + len(r.Scales)
	axes := axesOf(op, r, shape, n)
	switch {
	case len(r.Sizes) > 0 && len(r.Scales) > 0 || n == 0 || n != len(axes):
		panic(wrong("sizes", fmt.Sprint(r.Sizes, r.Scales), "Sizes or Scales, one for each axis"))
	case r.Mode < 0 || r.Mode > tensor.ResizeCubic:
		panic(wrong("mode", int(r.Mode), "a ResizeMode"))
	case r.Coordinates < 0 || r.Coordinates > tensor.ResizeCrop:
		panic(wrong("coordinates", int(r.Coordinates), "a ResizeCoordinates"))
	case r.Rounding < 0 || r.Rounding > tensor.ResizeCeil:
		panic(wrong("rounding", int(r.Rounding), "a ResizeRounding"))
	case math.IsNaN(r.Cubic) || math.IsInf(r.Cubic, 0):
		panic(wrong("cubic", r.Cubic, "a finite number"))
	case r.Coordinates == tensor.ResizeCrop && len(r.Crop) != n:
		panic(wrong("crop", r.Crop, "a start and an end for each axis"))
	}
	p := Plan{Shape: slices.Clone(shape)}
	scales := make([]float64, n)
	for k, axis := range axes {
		length := shape[axis]
		if len(r.Sizes) > 0 {
			p.Shape[axis], scales[k] = r.Sizes[k], float64(r.Sizes[k])/float64(max(length, 1))
		} else {
			scales[k] = r.Scales[k]
			m := math.Floor(float64(length) * scales[k])
			if !(scales[k] > 0) || m > math.MaxInt/2 {
				panic(wrong("scales", r.Scales, "positive numbers that are not too large"))
			}
			p.Shape[axis] = int(m)
		}
		if m := p.Shape[axis]; m < 0 || m > 0 && length == 0 {
			panic(&tensor.ShapeError{
				Op: op, Shapes: []tensor.Shape{shape, p.Shape},
				Want: "want lengths that are not negative, and of 0 elements none",
			})
		}
	}
	l := layout.For(op, p.Shape...)
	if l.Size() == 0 {
		return p
	}
	l.CheckBytes(op, 1)
	for k, axis := range axes {
		s := Step{Axis: axis, Lengths: [2]int{shape[axis], p.Shape[axis]}}
		s.fill(r, k, scales[k])
		if !s.isIdentity() {
			p.Steps = append(p.Steps, s)
		}
	}
	// those that leave the fewest elements first, and else the last axis
	slices.SortStableFunc(p.Steps, func(a, b Step) int {
		of := func(s Step) float64 { return float64(s.Lengths[1]) / float64(s.Lengths[0]) }
		return cmp.Or(cmp.Compare(of(a), of(b)), b.Axis-a.Axis)
	})
	return p
}

// axesOf returns the axes of r, which says n lengths.
func axesOf(op string, r tensor.Resize, shape tensor.Shape, n int) []int {
	if len(r.Axes) == 0 {
		var axes []int
		for i := range min(n, len(shape)) {
			axes = append(axes, len(shape)-min(n, len(shape))+i)
		}
		return axes
	}
	l := layout.For(op, shape...)
	l.AxisSet(op, r.Axes...) // panics if one is named twice
	axes := make([]int, len(r.Axes))
	for i, axis := range r.Axes {
		axes[i] = l.Axis(op, axis)
	}
	return axes
}

// fill makes the tables of s, along axis k of r.
func (s *Step) fill(r tensor.Resize, k int, scale float64) {
	sums := map[int]float64{}
	s.starts = append(s.starts, 0)
	for i := range s.Lengths[1] {
		x := s.place(r, k, scale, float64(i))
		if r.Coordinates == tensor.ResizeCrop && (x < 0 || x > float64(s.Lengths[0]-1)) {
			s.Outside = append(s.Outside, i)
		} else {
			s.add(r, x, scale, sums)
		}
		s.starts = append(s.starts, len(s.index))
	}
}

// place returns where element i of the result is in the operand.
func (s *Step) place(r tensor.Resize, k int, scale, i float64) float64 {
	n, m := float64(s.Lengths[0]), float64(s.Lengths[1])
	if len(r.Scales) > 0 { // before rounding, as in ONNX's reference
		m = n * scale
	}
	switch c := r.Coordinates; {
	case c == tensor.ResizeAsymmetric:
		return i / scale
	case c == tensor.ResizeTFHalfPixel:
		return (i + 0.5) / scale
	case c == tensor.ResizeHalfPixelSymmetric:
		return float64(n/2*(1-float64(s.Lengths[1])/(n*scale))) + (i+0.5)/scale - 0.5
	case c == tensor.ResizeHalfPixel, c == tensor.ResizePyTorchHalfPixel && m > 1:
		return (i+0.5)/scale - 0.5
	case c == tensor.ResizeCrop && m > 1:
		start, end := r.Crop[k][0], r.Crop[k][1]
		return float64(start*(n-1)) + i*(end-start)*(n-1)/(m-1)
	case c == tensor.ResizeCrop:
		return (r.Crop[k][0] + r.Crop[k][1]) / 2 * (n - 1)
	case m > 1:
		return i * (n - 1) / (m - 1)
	}
	return 0
}

// add adds a row to the tables: the elements that one at x is made of. Sums is empty, for use.
func (s *Step) add(r tensor.Resize, x, scale float64, sums map[int]float64) {
	last := s.Lengths[0] - 1
	inside := func(i float64) int { return int(min(max(i, 0), float64(last))) }
	if r.Mode == tensor.ResizeNearest {
		s.index, s.weights = append(s.index, inside(round(r.Rounding, x))), append(s.weights, 1)
		return
	}
	weight, reach := tent, 1.0
	if r.Mode == tensor.ResizeCubic {
		a := r.Cubic
		if a == 0 {
			a = -0.75
		}
		weight, reach = func(d float64) float64 { return cubic(d, a) }, 2
	}
	narrow := 1.0
	if r.Antialias {
		narrow = min(scale, 1)
	}
	base := math.Floor(x)
	first := math.Floor(-reach/narrow) + 1
	all := 0.0
	for i := first; i <= 1-first; i++ {
		w := weight((base + i - x) * narrow)
		if outside := base+i < 0 || base+i > float64(last); w == 0 || outside && r.ExcludeOutside {
			continue
		}
		at := inside(base + i)
		if _, there := sums[at]; !there {
			s.index = append(s.index, at)
		}
		sums[at] += w
		all += w
	}
	if !r.Antialias && !r.ExcludeOutside {
		all = 1
	}
	for _, at := range s.index[s.starts[len(s.starts)-1]:] {
		s.weights = append(s.weights, sums[at]/all)
	}
	clear(sums)
}

// tent is the weight of linear interpolation, at a distance.
func tent(d float64) float64 { return max(1-math.Abs(d), 0) }

// cubic is that of cubic convolution with a coefficient a: Keys, "Cubic Convolution Interpolation
// for Digital Image Processing", 1981. Conversions keep Go from fusing products and sums.
func cubic(d, a float64) float64 {
	switch d = math.Abs(d); {
	case d <= 1:
		return float64((float64((a+2)*d)-(a+3))*d*d) + 1
	case d < 2:
		return float64((float64((float64(a*d)-float64(5*a))*d)+float64(8*a))*d) - float64(4*a)
	}
	return 0
}

// round returns the integer that is nearest to x, as r says.
func round(r tensor.ResizeRounding, x float64) float64 {
	switch r {
	case tensor.ResizeRoundUp:
		return math.Floor(x + 0.5)
	case tensor.ResizeFloor:
		return math.Floor(x)
	case tensor.ResizeCeil:
		return math.Ceil(x)
	}
	return math.Ceil(x - 0.5)
}

// isIdentity reports whether results are the elements of the operand.
func (s *Step) isIdentity() bool {
	if s.Lengths[0] != s.Lengths[1] || len(s.index) != s.Lengths[1] {
		return false
	}
	for i, at := range s.index {
		if s.starts[i] != i || at != i || s.weights[i] != 1 {
			return false
		}
	}
	return true
}

// Transpose returns the step that is the transpose of s, as a linear map.
func (s *Step) Transpose() Step {
	t := Step{Axis: s.Axis, Lengths: [2]int{s.Lengths[1], s.Lengths[0]}}
	t.starts = make([]int, s.Lengths[0]+1)
	for _, at := range s.index {
		t.starts[at+1]++
	}
	for i := range s.Lengths[0] {
		t.starts[i+1] += t.starts[i]
	}
	next := slices.Clone(t.starts)
	t.index, t.weights = make([]int, len(s.index)), make([]float64, len(s.index))
	for i := range s.Lengths[1] {
		for k := s.starts[i]; k < s.starts[i+1]; k++ {
			at := s.index[k]
			t.index[next[at]], t.weights[next[at]] = i, s.weights[k]
			next[at]++
		}
	}
	return t
}

// Kernels work on slices of one length, but for the operand v of one element.
type Kernels[T any] struct {
	Mul func(z, x, v []T)
	Add func(z, x, y []T)
}

const (
	wide  = 32      // elements that kernels are faster for
	block = 1 << 11 // elements of a call
	worth = 1 << 14 // elements that are worth a goroutine
)

// Apply sets z to what s makes of x, where inner elements follow one another for each along the
// axis. Each product is rounded, and then each sum, from the first element to the last.
func Apply[T element.Float](s *Step, z, x []T, inner int, kernels Kernels[T]) {
	weights := make([]T, len(s.weights))
	for i, w := range s.weights {
		weights[i] = T(w)
	}
	n, m := s.Lengths[0], s.Lengths[1]
	rows := len(z) / inner // of inner elements
	if inner == 1 {
		rows = len(z) / m // of m elements
	}
	some := max(worth*rows/max(len(z), 1), 1)
	parallel.For((rows+some-1)/some, func(part int) {
		products := make([]T, min(inner, block))
		for row := part * some; row < min((part+1)*some, rows); row++ {
			if inner == 1 {
				line(s, z, x, weights, row)
				continue
			}
			o, i := row/m, row%m
			from, to := x[o*n*inner:][:n*inner], z[row*inner:][:inner]
			index, of := s.index[s.starts[i]:s.starts[i+1]], weights[s.starts[i]:s.starts[i+1]]
			for j := 0; j < inner; j += block {
				end := min(j+block, inner)
				combine(to[j:end], from[j:], index, of, inner, products, kernels)
			}
		}
	})
}

// line sets row i of z to what s makes of that of x.
func line[T element.Float](s *Step, z, x, w []T, i int) {
	x, z = x[i*s.Lengths[0]:][:s.Lengths[0]], z[i*s.Lengths[1]:][:s.Lengths[1]]
	for j := range z {
		k, end := s.starts[j], s.starts[j+1]
		switch end - k {
		case 0:
			z[j] = 0
		case 1:
			z[j] = w[k] * x[s.index[k]]
		case 2: // the conversion keeps Go from fusing product and sum
			z[j] = T(w[k]*x[s.index[k]]) + T(w[k+1]*x[s.index[k+1]])
		default:
			sum := T(w[k] * x[s.index[k]])
			for k++; k < end; k++ {
				sum += T(w[k] * x[s.index[k]])
			}
			z[j] = sum
		}
	}
}

// combine sets z to the sum of rows of x, which are so far apart, times weights.
func combine[T element.Float](z, x []T, rows []int, w []T, apart int, products []T,
	kernels Kernels[T],
) {
	n := len(z)
	switch {
	case len(rows) == 0:
		clear(z)
	case n < wide:
		for j := range z {
			sum := T(w[0] * x[rows[0]*apart+j])
			for k, row := range rows[1:] {
				sum += T(w[k+1] * x[row*apart+j])
			}
			z[j] = sum
		}
	default:
		if w[0] == 1 {
			copy(z, x[rows[0]*apart:])
		} else {
			kernels.Mul(z, x[rows[0]*apart:][:n], w[:1])
		}
		for k, row := range rows[1:] {
			kernels.Mul(products[:n], x[row*apart:][:n], w[k+1:k+2])
			kernels.Add(z, z, products[:n])
		}
	}
}
