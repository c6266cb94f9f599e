// Package reduce folds arrays of any layout along some of their axes, with
// kernels that fold slices.
//
// Results do not depend on who computes what. Along rows the order of folding is that of
// package asm, whatever the layout; along columns it is a tree of blocks of rows.
package reduce

import (
	"math/bits"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/internal/slicepool"
)

// A Fold makes one number, an A, of many of type T, given a number c or, of many columns, one for
// each.
type Fold[A, T slicepool.Element] struct {
	Row func(x []T, c A) A // folds a row
	// folds rows of x, each a stride after the other, into z
	Columns func(z []A, x []T, c []A, rows, stride int)
	// combines each element of z, of a part, with that of x, of another
	Combine func(z, x []A)
	// sets z to what elements of x alone fold to; nil if nothing folds to 0
	Start func(z []A, x []T)
}

// Copy is the Start of folds that make of an element alone itself.
func Copy[T slicepool.Element](z, x []T) { copy(z, x) }

const (
	// panel is how many columns are folded at a time: few enough for their results to
	// stay in a near cache, and enough for memory to be read in long runs.
	panel = 4096

	// rowBlock is how many rows are folded one after another. Blocks of as many combine
	// in pairs.
	rowBlock = 64

	// rowsAtOnce is how many rows a kernel reads together: as many as the processor sees that
	// memory is read along.
	rowsAtOnce = 8

	// Work on parallelFrom elements is split, into shares of at least shareLength.
	parallelFrom = 1 << 18
	shareLength  = 1 << 16
)

// Into sets z, in row-major order over the kept axes, to the folds of x along the
// folded axes. The first element of x is x[start]. Of c there is one number for each
// of z, or none where the fold needs none.
func (f *Fold[A, T]) Into(z []A, x []T, start int, kept, folded *Axes, c []A) {
	if len(z) == 0 {
		return
	}
	w := work[A, T]{Fold: f, z: z, x: x, c: c, start: start}
	w.kept.merge(kept)
	w.folded.merge(folded)
	w.rows = w.folded.Size()
	pieces, elements := len(z), w.rows
	if n := w.kept.n - 1; n >= 0 && w.kept.axes[n].Stride == 1 {
		w.kept.n, w.columns = n, w.kept.axes[n].Length
		w.panels = (w.columns + panel - 1) / panel
		pieces, elements = w.kept.Size()*w.panels, w.rows*min(w.columns, panel)
	}
	if Alone(pieces * elements) {
		w.do(0, pieces)
		return
	}
	shared := w
	Share(pieces, elements, func(from, to int) { shared.do(from, to) })
}

// Run folds the elements of x, as Into does where they follow one another.
func (f *Fold[A, T]) Run(x []T, c A) A {
	if Alone(len(x)) {
		return f.Row(x, c)
	}
	w := work[A, T]{Fold: f, x: x}
	return w.row(nil, 0, 0, len(x), c)
}

// Alone reports whether so many elements are no work for several goroutines.
func Alone(n int) bool { return n < parallelFrom || parallel.Threads() == 1 }

// Pairs returns what of says of x, or of its parts on several goroutines if they are worth it,
// which combine in pairs as blocks of kernels do.
func Pairs[T slicepool.Element, V any](x []T, of func(x []T) V, combine func(a, b V) V) V {
	if Alone(len(x)) {
		return of(x)
	}
	half := asm.Half(len(x))
	halves, parts := [...][]T{x[:half], x[half:]}, make([]V, 2)
	parallel.For(2, func(i int) { parts[i] = Pairs(halves[i], of, combine) })
	return combine(parts[0], parts[1])
}

// EachRow calls f with the elements of x along the folded axes, in row-major order, for each
// place along the kept axes, numbered in that order, on several goroutines if they are worth
// it. The first element of x is x[start]. Rows are parts of x or copies, and valid during the
// call only. It panics with a *tensor.SizeError that names op if there is no memory for a copy.
func EachRow[T slicepool.Element](op string, x []T, start int, kept, folded *Axes,
	f func(i int, row []T),
) {
	SomeRows(op, x, start, kept, folded, nil, f)
}

// SomeRows is EachRow of the places that are wanted: all, if that is nil.
func SomeRows[T slicepool.Element](op string, x []T, start int, kept, folded *Axes, wanted []bool,
	f func(i int, row []T),
) {
	if kept.Size() == 0 {
		return
	}
	w := work[T, T]{x: x, start: start}
	w.kept.merge(kept)
	w.folded.merge(folded)
	n := w.folded.Size()
	Share(w.kept.Size(), n, func(from, to int) {
		var buffer []T
		if !w.folded.isRun() {
			buffer = layout.MakeSlice[T](op, n)
		}
		for i := from; i < to; i++ {
			at := w.start + w.kept.offset(i)
			switch {
			case wanted != nil && !wanted[i]:
			case buffer == nil:
				f(i, x[at:at+n])
			default:
				f(i, w.pack(buffer, at, 0))
			}
		}
	})
}

// Share does n pieces of work, on so many elements each, on several goroutines if
// they are worth it.
func Share(n, elements int, do func(from, to int)) {
	if Alone(n * elements) {
		do(0, n)
		return
	}
	pieces := max(1, shareLength/elements)
	parallel.For((n+pieces-1)/pieces, func(i int) { do(i*pieces, min(n, (i+1)*pieces)) })
}

// EachPanel calls f with where panels of columns start, and how wide they are, of a number of
// elements in row-major order in which as many rows of inner elements follow one another along an
// axis; on several goroutines if they are worth it.
func EachPanel(elements, rows, inner int, f func(start, width int)) {
	if elements == 0 {
		return
	}
	panels := (inner + panel - 1) / panel
	Share(elements/(rows*inner)*panels, rows*min(inner, panel), func(from, to int) {
		for i := from; i < to; i++ {
			low := i % panels * panel
			f(i/panels*rows*inner+low, min(panel, inner-low))
		}
	})
}

// work is a call of Into.
type work[A, T slicepool.Element] struct {
	*Fold[A, T]
	z, c            []A
	x               []T
	start           int
	kept, folded    Axes // as few as they can be; kept without the one along columns
	rows            int  // elements folded into one
	columns, panels int  // results next to each other, and panels of them, if they are folded so
}

// do folds pieces: results one by one, or panels.
func (w *work[A, T]) do(from, to int) {
	switch {
	case w.rows == 0:
		var none A
		fill(w.z, w.Row(nil, none))
	case w.columns > 0:
		w.eachPanel(from, to)
	default:
		w.eachRow(from, to)
	}
}

func fill[T slicepool.Element](z []T, v T) {
	for i := range z {
		z[i] = v
	}
}

// eachRow folds the elements of results.
func (w *work[A, T]) eachRow(from, to int) {
	var buffer []T
	if !w.folded.isRun() {
		buffer = make([]T, min(w.rows, asm.FoldBlock))
	}
	var c A
	for i := from; i < to; i++ {
		if len(w.c) > 0 {
			c = w.c[i]
		}
		w.z[i] = w.row(buffer, w.start+w.kept.offset(i), 0, w.rows, c)
	}
}

// row folds the elements from one to another, in row-major order, of those whose first is at a
// place.
func (w *work[A, T]) row(buffer []T, at, from, to int, c A) A {
	n := to - from
	switch {
	case len(buffer) == 0 && Alone(n):
		return w.Row(w.x[at+from:at+to], c)
	case n <= asm.FoldBlock:
		return w.Row(w.pack(buffer[:n], at, from), c)
	}
	half := from + asm.Half(n)
	parts := make([]A, 2)
	if Alone(n) {
		parts[0], parts[1] = w.row(buffer, at, from, half, c), w.row(buffer, at, half, to, c)
	} else {
		shared, length, bounds := *w, len(buffer), [3]int{from, half, to}
		parallel.For(2, func(i int) {
			parts[i] = shared.row(make([]T, length), at, bounds[i], bounds[i+1], c)
		})
	}
	w.Combine(parts[:1], parts[1:])
	return parts[0]
}

// pack copies elements to buffer, from one on, of those whose first is at a place.
func (w *work[A, T]) pack(buffer []T, at, from int) []T {
	outer, inner := w.folded.split()
	for done := 0; done < len(buffer); {
		run, i := (from+done)/inner.Length, (from+done)%inner.Length
		first := at + outer.offset(run)
		n := min(inner.Length-i, len(buffer)-done)
		for j := range n {
			buffer[done+j] = w.x[first+(i+j)*inner.Stride]
		}
		done += n
	}
	return buffer
}

// eachPanel folds the columns of panels.
func (w *work[A, T]) eachPanel(from, to int) {
	var zeros []A // given where there are no numbers
	if len(w.c) == 0 && w.Start == nil {
		zeros = make([]A, min(panel, w.columns))
	}
	parts := slicepool.Make[A](min(panel, w.columns) * levels(w.rows))
	defer slicepool.Put(parts)
	for k := from; k < to; k++ {
		i, low := k/w.panels, k%w.panels*panel
		first, high := i*w.columns, min(low+panel, w.columns)
		c := zeros[:min(len(zeros), high-low)]
		if len(w.c) > 0 {
			c = w.c[first+low : first+high]
		}
		w.panel(w.z[first+low:first+high], parts, c, w.start+w.kept.offset(i)+low, 0, w.rows)
	}
}

// levels returns how many levels the tree of so many rows has above its blocks.
func levels(rows int) int { return bits.Len(uint((rows - 1) / rowBlock)) }

// panel sets z to the fold of the rows from one to another, each as long as z, of those whose
// first is at a place. It has memory for the parts of all levels of the tree.
func (w *work[A, T]) panel(z, parts, c []A, at, from, to int) {
	n := levels(to - from)
	if n == 0 {
		w.block(z, c, at, from, to)
		return
	}
	half := from + rowBlock<<(n-1)
	other, parts := parts[:len(z)], parts[len(z):]
	if Alone((to - from) * len(z)) {
		w.panel(z, parts, c, at, from, half)
		w.panel(other, parts, c, at, half, to)
	} else {
		shared, halves, bounds := *w, [2][]A{z, other}, [3]int{from, half, to}
		parallel.For(2, func(i int) {
			parts := parts
			if i > 0 {
				parts = slicepool.Make[A](len(parts))
				defer slicepool.Put(parts)
			}
			shared.panel(halves[i], parts, c, at, bounds[i], bounds[i+1])
		})
	}
	w.Combine(z, other)
}

// block is panel for rows of a block.
func (w *work[A, T]) block(z, c []A, at, from, to int) {
	outer, inner := w.folded.split()
	if w.Start != nil {
		w.Start(z, w.x[at+w.folded.offset(from):])
		from++
	} else {
		clear(z)
	}
	for from < to {
		run, i := from/inner.Length, from%inner.Length
		n, stride := 1, max(inner.Stride, 0)
		if stride > 0 {
			n = min(rowsAtOnce, inner.Length-i, to-from)
		}
		w.Columns(z, w.x[at+outer.offset(run)+i*inner.Stride:], c, n, stride)
		from += n
	}
}
