// Package folding folds arrays of any layout along some of their axes, with
// kernels that fold slices.
//
// Results do not depend on who computes what. Along rows the order of folding is that of
// package asm, whatever the layout; along columns it is a tree of blocks of rows.
package folding

import (
	"math/bits"
	"slices"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/tensor"
)

// An Axis is one dimension of an array: how long it is, and how far apart in memory
// neighbours along it are.
type Axis struct{ Length, Stride int }

// A Fold makes one number of many.
type Fold[T any] struct {
	Row     func(x []T, c T) T // folds a row, given c
	Combine func(z, x []T)     // combines each element of z, of a part, with that of x, of another
	Itself  bool               // whether an element alone folds to itself
}

const (
	// panel is how many columns are folded at a time: few enough for their results to
	// stay in a near cache, and enough for memory to be read in long runs.
	panel = 4096

	// rowBlock is how many rows are folded one after another. Blocks of as many combine
	// in pairs.
	rowBlock = 64

	// Work on parallelFrom elements is split, into shares of at least shareLength.
	parallelFrom = 1 << 18
	shareLength  = 1 << 16
)

// Axes returns the axes of x that are kept and those that are folded, in order: those
// named, or all if none is. It panics with a *tensor.AxisError that names op if one is
// not there, or named twice.
func Axes(op string, x *tensor.Layout, named []int) (kept, folded []Axis) {
	set := x.AxisSet(op, named...)
	shape, strides := x.Shape(), x.Strides()
	for i := range shape {
		a := Axis{shape[i], strides[i]}
		if set[i] || len(named) == 0 {
			folded = append(folded, a)
		} else {
			kept = append(kept, a)
		}
	}
	return kept, folded
}

// Lengths returns how long axes are.
func Lengths(axes []Axis) []int {
	lengths := make([]int, len(axes))
	for i, a := range axes {
		lengths[i] = a.Length
	}
	return lengths
}

// Into sets z, in row-major order over the kept axes, to the folds of x along the
// folded axes. The first element of x is x[start]. Of c there is one number for each
// of z, or none where the fold needs none.
func (f Fold[T]) Into(z, x []T, start int, kept, folded []Axis, c []T) {
	kept, folded = merged(kept), merged(folded)
	rows := Size(folded)
	if rows == 0 {
		var none T
		for i := range z {
			z[i] = f.Row(nil, none)
		}
		return
	}
	if n := len(kept) - 1; n >= 0 && kept[n].Stride == 1 && f.Itself {
		columns := kept[n].Length
		panels := (columns + panel - 1) / panel
		Share(Size(kept[:n])*panels, rows*min(columns, panel), func(from, to int) {
			for k := from; k < to; k++ {
				i, low := k/panels, k%panels*panel
				w := walk[T]{Fold: f, x: x, at: start + offset(kept[:n], i) + low, axes: folded}
				w.columns(z[i*columns+low:i*columns+min(low+panel, columns)], 0, rows)
			}
		})
		return
	}
	Share(len(z), rows, func(from, to int) {
		buffer := make([]T, packing(folded, rows))
		for i := from; i < to; i++ {
			w := walk[T]{Fold: f, x: x, at: start + offset(kept, i), axes: folded}
			if len(c) > 0 {
				w.c = c[i]
			}
			z[i] = w.row(buffer, 0, rows)
		}
	})
}

// EachRow calls f with the elements of x along the folded axes, in row-major order, for each
// place along the kept axes, numbered in that order, on several goroutines if they are worth
// it. The first element of x is x[start]. Rows are parts of x or copies, and valid during the
// call only.
func EachRow[T any](x []T, start int, kept, folded []Axis, f func(i int, row []T)) {
	kept, folded = merged(kept), merged(folded)
	n := Size(folded)
	direct := packing(folded, n) == 0
	Share(Size(kept), n, func(from, to int) {
		var buffer []T
		if !direct {
			buffer = make([]T, n)
		}
		for i := from; i < to; i++ {
			w := walk[T]{x: x, at: start + offset(kept, i), axes: folded}
			if direct {
				f(i, x[w.at:w.at+n])
			} else {
				f(i, w.pack(buffer, 0))
			}
		}
	})
}

// Share does n pieces of work, on so many elements each, on several goroutines if
// they are worth it.
func Share(n, elements int, do func(from, to int)) {
	if n*elements < parallelFrom {
		do(0, n)
		return
	}
	pieces := max(1, shareLength/elements)
	parallel.For((n+pieces-1)/pieces, func(i int) { do(i*pieces, min(n, (i+1)*pieces)) })
}

// A walk is over the elements, or the rows, that are folded into one result, or into
// those of a panel of columns.
type walk[T any] struct {
	Fold[T]
	x    []T
	at   int // of the first element in x
	axes []Axis
	c    T // what a row is given
}

// row folds the elements from one to another, in row-major order.
func (w *walk[T]) row(buffer []T, from, to int) T {
	n := to - from
	switch {
	case len(buffer) == 0 && n < parallelFrom:
		return w.Row(w.x[w.at+from:w.at+to], w.c)
	case n <= asm.FoldBlock:
		return w.Row(w.pack(buffer[:n], from), w.c)
	}
	half := from + asm.Half(n)
	parts := make([]T, 2)
	if n < parallelFrom {
		parts[0], parts[1] = w.row(buffer, from, half), w.row(buffer, half, to)
	} else {
		bounds := [3]int{from, half, to}
		parallel.For(2, func(i int) {
			parts[i] = w.row(make([]T, len(buffer)), bounds[i], bounds[i+1])
		})
	}
	w.Combine(parts[:1], parts[1:])
	return parts[0]
}

// packing returns how long a buffer row needs: none if elements are in a row already.
func packing(axes []Axis, n int) int {
	if len(axes) == 0 || len(axes) == 1 && axes[0].Stride == 1 {
		return 0
	}
	return min(n, asm.FoldBlock)
}

// pack copies elements to buffer, from one on.
func (w *walk[T]) pack(buffer []T, from int) []T {
	last := len(w.axes) - 1
	length, stride := w.axes[last].Length, w.axes[last].Stride
	for done := 0; done < len(buffer); {
		outer, i := (from+done)/length, (from+done)%length
		at := w.at + offset(w.axes[:last], outer)
		n := min(length-i, len(buffer)-done)
		for j := range n {
			buffer[done+j] = w.x[at+(i+j)*stride]
		}
		done += n
	}
	return buffer
}

// columns sets z to the fold of the rows from one to another, each as long as z.
func (w *walk[T]) columns(z []T, from, to int) {
	if to-from <= rowBlock {
		copy(z, w.x[w.at+offset(w.axes, from):])
		for i := from + 1; i < to; i++ {
			w.Combine(z, w.x[w.at+offset(w.axes, i):][:len(z)])
		}
		return
	}
	half := from + rowBlock<<(bits.Len(uint((to-from-1)/rowBlock))-1)
	w.columns(z, from, half)
	other := make([]T, len(z))
	w.columns(other, half, to)
	w.Combine(z, other)
}

// merged returns axes as few as they can be: two are one if the inner goes on where
// the outer's next element begins, and one of length 1 is none.
func merged(axes []Axis) []Axis {
	var m []Axis
	for _, a := range axes {
		last := len(m) - 1
		switch {
		case a.Length == 1:
		case last >= 0 && m[last].Stride == a.Length*a.Stride:
			m[last] = Axis{m[last].Length * a.Length, a.Stride}
		default:
			m = append(m, a)
		}
	}
	return slices.Clip(m)
}

// Size returns how many elements there are along axes together.
func Size(axes []Axis) int {
	n := 1
	for _, a := range axes {
		n *= a.Length
	}
	return n
}

// offset returns how far from the first the i-th element in row-major order is.
func offset(axes []Axis, i int) (at int) {
	for k := len(axes) - 1; k > 0; k-- {
		at += i % axes[k].Length * axes[k].Stride
		i /= axes[k].Length
	}
	if len(axes) > 0 {
		at += i * axes[0].Stride
	}
	return at
}
