package layout

import (
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
)

// A PadMode says which element of an axis of n elements is at an index i beyond it. It is NumPy's.
type PadMode func(i, n int) int

// Edge is the mode of the element nearest to the index.
func Edge(i, n int) int { return min(max(i, 0), n-1) }

// Reflect is the mode of the axis reflected at its first and last elements, again and again.
func Reflect(i, n int) int {
	if n == 1 {
		return 0
	}
	i = Wrap(i, 2*n-2)
	return min(i, 2*n-2-i)
}

// Wrap is the mode of the axis repeated again and again.
func Wrap(i, n int) int { return (i%n + n) % n }

// A Padding is elements around a tensor along an axis: where they are from there.
type Padding struct {
	Axis          int
	Before, After []int  // indices of the elements before the first and after the last
	Outer         Layout // of the result as far as this axis is padded, and those before it
}

// Pads returns the layout of what Pad makes of l, the part of it that is l, and how to pad axis
// after axis: from what Outer of the one before has. It panics as Padded does, and with a
// *tensor.ShapeError that names op if it is to pad an axis without elements.
func (l *Layout) Pads(op string, mode PadMode, widths [][2]int) (outer, inner Layout, pads []Padding) {
	outer, inner = l.padded(op, widths)
	for axis, w := range widths {
		n := l.Dim(axis)
		switch {
		case w == [2]int{}:
			continue
		case n == 0:
			const want = "want an element to pad an axis with"
			panic(shapeError(op, want, l.Shape()))
		case outer.size == 0:
			continue
		}
		p := Padding{Axis: axis, Outer: outer}
		for a := axis + 1; a < len(widths); a++ {
			p.Outer = p.Outer.Stretch(a, widths[a][0], widths[a][0]+l.Dim(a))
		}
		p.Before, p.After = MakeSlice[int](op, w[0]), MakeSlice[int](op, w[1])
		for i := range p.Before {
			p.Before[i] = mode(i-w[0], n)
		}
		for i := range p.After {
			p.After[i] = mode(n+i, n)
		}
		pads = append(pads, p)
	}
	return outer, inner, pads
}

// SplitSizes returns the views of parts of the given lengths along an axis. It panics with a
// *tensor.AxisError if there is no such axis, with a *tensor.ValueError if a length is negative,
// and with a *tensor.ShapeError unless they add up to that of the axis.
func (l *Layout) SplitSizes(axis int, sizes ...int) []Layout {
	axis = l.Axis("SplitSizes", axis)
	left := l.Dim(axis)
	for _, n := range sizes {
		if n < 0 {
			panic(valueError("SplitSizes", "length", n, "0 or more"))
		}
		if left -= n; left < 0 {
			break
		}
	}
	if left != 0 {
		const want = "want lengths that add up to that of the axis"
		panic(shapeError("SplitSizes", want, l.Shape(), tensor.Shape(slices.Clone(sizes))))
	}
	parts, at := MakeSlice[Layout]("SplitSizes", len(sizes)), 0
	for i, n := range sizes {
		parts[i] = l.Stretch(axis, at, at+n)
		at += n
	}
	return parts
}
