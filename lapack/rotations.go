package lapack

import (
	"github.com/ashlar-go/ashlar/asm"
	kernels "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/internal/parallel"
)

// Rotations are of the rows of a matrix, each of a row and the next:
//
//	x, y = c x + s y, c y - s x
//
// They are kept until there are many, which then go over a few columns after the others, while
// those are in a cache (Van Zee, van de Geijn and Quintana-Ortí, Restructuring the tridiagonal and
// bidiagonal QR algorithms for performance, 2014).
type rotations struct {
	data       []float64 // of rows, which are a stride apart
	rows, cols int
	stride     int
	kept       []rotation
}

// A rotation is one of rows first and first + 1.
type rotation struct {
	first int
	c, s  float64
}

// keptSweeps is how often rotations of all rows are kept.
var keptSweeps = 32

// row returns the elements of a row.
func (r *rotations) row(i int) []float64 {
	if r.cols == 0 {
		return nil
	}
	return r.data[i*r.stride:][:r.cols]
}

// add appends a rotation.
func (r *rotations) add(first int, c, s float64) {
	if r.cols == 0 {
		return
	}
	r.kept = append(r.kept, rotation{first, c, s})
	if len(r.kept) >= keptSweeps*r.rows {
		r.apply()
	}
}

// apply rotates, and leaves none.
func (r *rotations) apply() {
	width := max(32, min(256, asm.L2/2/8/max(r.rows, 1)/8*8))
	n := (r.cols + width - 1) / width
	if len(r.kept)*r.cols < 1<<14 {
		for i := range n {
			r.applyTo(i*width, min(width, r.cols-i*width))
		}
	} else {
		parallel.For(n, func(i int) { r.applyTo(i*width, min(width, r.cols-i*width)) })
	}
	r.kept = r.kept[:0]
}

// applyTo rotates n columns. The row that a rotation has in common with the next is carried in a
// buffer, so that every other one is written once.
func (r *rotations) applyTo(column, n int) {
	carried, next := make([]float64, n), make([]float64, n)
	at := -1 // the row that is carried
	row := func(i int) []float64 { return r.data[i*r.stride+column:][:n] }
	for i, q := range r.kept {
		if at >= 0 && at != q.first && at != q.first+1 {
			copy(row(at), carried)
			at = -1
		}
		x, y := row(q.first), row(q.first+1)
		inX, inY := x, y
		switch at {
		case q.first:
			inX = carried
		case q.first + 1:
			inY = carried
		}
		if i+1 < len(r.kept) && r.kept[i+1].first < q.first {
			combine(next, inX, inY, q.c, q.s)
			combine(y, inY, inX, q.c, -q.s)
			at = q.first
		} else {
			combine(next, inY, inX, q.c, -q.s)
			combine(x, inX, inY, q.c, q.s)
			at = q.first + 1
		}
		carried, next = next, carried
	}
	if at >= 0 {
		copy(row(at), carried)
	}
}

// combine sets z to a x + b y.
func combine(z, x, y []float64, a, b float64) { kernels.Best.RMSNormGradRow(z, x, y, a, b) }
