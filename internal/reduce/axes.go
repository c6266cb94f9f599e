package reduce

import (
	"math"
	"math/bits"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// An Axis is one dimension of an array: how long it is, and how far apart in memory
// neighbours along it are.
type Axis struct{ Length, Stride int }

// Axes are axes of an array, in order. They are of fixed size, so that to fold costs no memory.
type Axes struct {
	axes [tensor.MaxRank]Axis
	n    int
}

// Split returns the axes of x that are kept and those that are folded: those named, or all if
// none is. It panics with a *tensor.AxisError that names op if one is not there, or named
// twice.
func Split(op string, x *layout.Layout, named []int) (kept, folded Axes) {
	set := x.AxisSet(op, named...)
	for i := range x.Rank() {
		a := Axis{x.Dim(i), x.Stride(i)}
		if set[i] || len(named) == 0 {
			folded.add(a)
		} else {
			kept.add(a)
		}
	}
	return kept, folded
}

func (a *Axes) add(axis Axis) {
	a.axes[a.n] = axis
	a.n++
}

// AppendLengths appends how long the axes are to lengths.
func (a *Axes) AppendLengths(lengths []int) []int {
	for _, axis := range a.axes[:a.n] {
		lengths = append(lengths, axis.Length)
	}
	return lengths
}

// Size returns how many elements there are along the axes together, or the largest int if they are
// more, as they can be where the array has none.
func (a *Axes) Size() int {
	n := 1
	for _, axis := range a.axes[:a.n] {
		high, low := bits.Mul(uint(n), uint(axis.Length))
		if n = int(low); high > 0 || n < 0 {
			n = math.MaxInt
		}
	}
	return n
}

// merge appends to m, which is empty, the axes as few as they can be: two are one if the inner
// goes on where the outer's next element begins, and one of length 1 is none.
func (m *Axes) merge(a *Axes) {
	for _, axis := range a.axes[:a.n] {
		last := m.n - 1
		switch {
		case axis.Length == 1:
		case last >= 0 && m.axes[last].Stride == axis.Length*axis.Stride:
			m.axes[last] = Axis{m.axes[last].Length * axis.Length, axis.Stride}
		default:
			m.add(axis)
		}
	}
}

// IsRun reports whether elements along the axes follow one another in memory.
func (a *Axes) IsRun() bool {
	var merged Axes
	merged.merge(a)
	return merged.isRun()
}

// isRun is IsRun of merged axes.
func (a *Axes) isRun() bool { return a.n == 0 || a.n == 1 && a.axes[0].Stride == 1 }

// split returns the last axis, and those outside of it.
func (a *Axes) split() (outer Axes, inner Axis) {
	if a.n == 0 {
		return outer, Axis{1, 1}
	}
	outer = *a
	outer.n--
	return outer, a.axes[outer.n]
}

// offset returns how far from the first the i-th element in row-major order is.
func (a *Axes) offset(i int) (at int) {
	for k := a.n - 1; k > 0; k-- {
		at += i % a.axes[k].Length * a.axes[k].Stride
		i /= a.axes[k].Length
	}
	if a.n > 0 {
		at += i * a.axes[0].Stride
	}
	return at
}
