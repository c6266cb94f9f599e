// Package memcopy copies elements of any type, transposed or with non-temporal stores, and asks
// memory for them.
package memcopy

import (
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// best are the kernels that this machine can run; what is nil is done in Go.
var best struct {
	words32         transposeKernels[uint32]
	words64         transposeKernels[uint64]
	copyRows        rowsKernel
	nonTemporalRows rowsKernel
	fence           func()
	prefetch        func(x *byte, lines int)
}

// transposeKernels are for elements as large as W.
type transposeKernels[W any] struct {
	// copies as many columns of x as a vector has lanes, of k elements each, and has those fetched
	// that come so many elements later
	squares func(k int, z *W, zStride int, x *W, xStride, later int)
	// copies n columns of x, which it reads few elements of, to k rows of z
	split fewKernel[W]
	// copies k columns of x to n rows of z, which it writes few elements of
	join fewKernel[W]
}

type fewKernel[W any] = func(n int, z *W, zStride int, x *W, xStride, k int)

// Transpose sets z[r*zStride+c] = x[c*xStride+r] for each of some rows r and columns c. It panics
// with an *asm.LengthError if z or x has not all of them.
func Transpose[T any](z, x []T, rows, columns, zStride, xStride int) {
	const function = "memcopy.Transpose"
	if lacksElements(function, rows, columns, zStride, xStride) {
		return
	}
	lengths.AtLeast(function, "len(z)", len(z), lengths.Span(rows, columns, zStride))
	lengths.AtLeast(function, "len(x)", len(x), lengths.Span(columns, rows, xStride))
	switch size := unsafe.Sizeof(z[0]); {
	case size == 4 && !element.HasPointers[T]():
		best.words32.transpose(words[uint32](z), words[uint32](x), rows, columns, zStride, xStride)
	case size == 8 && !element.HasPointers[T]():
		best.words64.transpose(words[uint64](z), words[uint64](x), rows, columns, zStride, xStride)
	default:
		(&transposeKernels[T]{}).transpose(z, x, rows, columns, zStride, xStride)
	}
}

// words returns s as elements of the same size.
func words[W, T any](s []T) []W {
	return unsafe.Slice((*W)(unsafe.Pointer(unsafe.SliceData(s))), len(s))
}

// transpose is Transpose of elements that there are.
func (k *transposeKernels[W]) transpose(z, x []W, rows, columns, zStride, xStride int) {
	var m, n int // rows and columns of squares
	if lanes := lanes[W](); k.squares != nil && min(rows, columns) >= lanes {
		m, n = rows/lanes*lanes, columns/lanes*lanes
	}
	if n == 0 && rows > columns { // by columns, which are longer
		m = rows
	}
	// What joins columns may write over the next row, but for the last one, if the rows follow one
	// another: what comes later puts that right.
	overwrites := zStride == columns
	for c := n + (columns-n+few-1)/few*few - few; c >= n && m > 0; c -= few {
		k.joinColumns(z[c:], x[c*xStride:], m, min(few, columns-c), zStride, xStride, overwrites)
	}
	if n > 0 {
		k.transposeSquares(z, x, m, n, zStride, xStride)
	}
	for r := m; r < rows; r += few {
		k.splitRows(z[r*zStride:], x[r:], min(few, rows-r), columns, zStride, xStride)
	}
}

// lanes returns how many elements a vector has.
func lanes[W any]() int {
	const vectorBytes = 32
	return vectorBytes / max(int(unsafe.Sizeof(*new(W))), 1)
}

// few is how many rows or columns go together where they are shorter than vectors.
const few = 4

// wholeVectors returns how many of n spans, each a stride after the one before, go by vectors, for
// which few elements of each come before an end.
func wholeVectors[W any](n, stride, end int) int {
	if end < few {
		return 0
	}
	return min(n, (end-few)/max(stride, 1)+1) / lanes[W]() * lanes[W]()
}

// splitRows is transpose of 1 to few rows, each of which takes every other element of x.
func (k *transposeKernels[W]) splitRows(z, x []W, rows, columns, zStride, xStride int) {
	if k.split != nil {
		n := wholeVectors[W](columns, xStride, len(x))
		if n > 0 {
			k.split(n, &z[0], zStride, &x[0], xStride, rows)
		}
		if n == columns {
			return
		}
		z, x, columns = z[n:], x[n*xStride:], columns-n
	}
	row := func(r int) []W { return z[min(r, rows-1)*zStride:][:columns] }
	z0, z1, z2, z3 := row(0), row(1), row(2), row(3)
	switch rows {
	case 1:
		for c := range z0 {
			z0[c] = x[c*xStride]
		}
	case 2:
		for c := range z0 {
			of := x[c*xStride:][:2]
			z0[c], z1[c] = of[0], of[1]
		}
	case 3:
		for c := range z0 {
			of := x[c*xStride:][:3]
			z0[c], z1[c], z2[c] = of[0], of[1], of[2]
		}
	default:
		for c := range z0 {
			of := x[c*xStride:][:few]
			z0[c], z1[c], z2[c], z3[c] = of[0], of[1], of[2], of[3]
		}
	}
}

// joinColumns is transpose of 1 to few columns, each of which is every other element of z. It may
// write over what follows them in each row but the last, if overwrites.
func (k *transposeKernels[W]) joinColumns(z, x []W, rows, columns, zStride, xStride int,
	overwrites bool,
) {
	if k.join != nil && (columns == few || overwrites) {
		n := wholeVectors[W](rows, zStride, lengths.Span(rows, columns, zStride))
		if n > 0 {
			k.join(n, &z[0], zStride, &x[0], xStride, columns)
		}
		if n == rows {
			return
		}
		z, x, rows = z[n*zStride:], x[n:], rows-n
	}
	column := func(c int) []W { return x[min(c, columns-1)*xStride:][:rows] }
	x0, x1, x2, x3 := column(0), column(1), column(2), column(3)
	switch columns {
	case 1:
		for r, v := range x0 {
			z[r*zStride] = v
		}
	case 2:
		for r, v := range x0 {
			of := z[r*zStride:][:2]
			of[0], of[1] = v, x1[r]
		}
	case 3:
		for r, v := range x0 {
			of := z[r*zStride:][:3]
			of[0], of[1], of[2] = v, x1[r], x2[r]
		}
	default:
		for r, v := range x0 {
			of := z[r*zStride:][:few]
			of[0], of[1], of[2], of[3] = v, x1[r], x2[r], x3[r]
		}
	}
}

// lacksElements reports whether there are no elements to copy. It panics if there are fewer than
// none, or a stride is negative.
func lacksElements(function string, rows, n, zStride, xStride int) bool {
	lengths.AtLeast(function, "rows", rows, 0)
	lengths.AtLeast(function, "elements of a row", n, 0)
	lengths.AtLeast(function, "zStride", zStride, 0)
	lengths.AtLeast(function, "xStride", xStride, 0)
	return rows == 0 || n == 0
}

// Memory is fetched for transposes so many columns ahead, or bytes, if that is more. The processor
// does not do that itself, since columns are in other pages: transposes of 4096 by 4096 float64
// took 16.0 ms without, 9.9 with 8 or 16, and 11.0 with 64.
const (
	columnsAhead = 8
	bytesAhead   = 4 << 10
)

// transposeSquares is transpose of rows and columns that are multiples of the lanes of a vector.
func (k *transposeKernels[W]) transposeSquares(z, x []W, rows, columns, zStride, xStride int) {
	lanes := lanes[W]()
	for c := 0; c < columns; c += lanes {
		later := max(columnsAhead*xStride, bytesAhead/32*lanes)
		if c*xStride+later >= len(x) {
			later = 0
		}
		k.squares(rows, &z[c], zStride, &x[c*xStride], xStride, later)
	}
}

// LineBytes is the size of a line of the cache.
const LineBytes = 64

// A rowsKernel copies rows > 0 of lines > 0, at strides in bytes.
type rowsKernel = func(z *byte, zStride int, x *byte, xStride int, rows, lines int)

// Rows copies rows of n elements, each a stride after the other, from x to z. It panics with an
// *asm.LengthError if z or x has not all of them.
func Rows[T any](z, x []T, rows, n, zStride, xStride int) {
	copyRows("memcopy.Rows", best.copyRows, 0, z, x, rows, n, zStride, xStride)
}

// NonTemporalRows is Rows with non-temporal stores, for results of more memory than the caches
// hold, if their lines start at the same place of each row. Others may miss what it wrote until
// Fence has returned.
func NonTemporalRows[T any](z, x []T, rows, n, zStride, xStride int) {
	size := int(unsafe.Sizeof(*new(T)))
	before := int(-uintptr(unsafe.Pointer(unsafe.SliceData(z))) % LineBytes)
	kernel, first := best.copyRows, 0
	if before%size == 0 && zStride*size%LineBytes == 0 {
		kernel, first = best.nonTemporalRows, before/size
	}
	copyRows("memcopy.NonTemporalRows", kernel, first, z, x, rows, n, zStride, xStride)
}

// copyRows copies rows by a kernel, but for so many elements before the first line of each, and
// those after the last. It is called by a function.
func copyRows[T any](function string, kernel rowsKernel, first int, z, x []T, rows, n, zStride,
	xStride int,
) {
	if lacksElements(function, rows, n, zStride, xStride) {
		return
	}
	lengths.AtLeast(function, "len(z)", len(z), lengths.Span(rows, n, zStride))
	lengths.AtLeast(function, "len(x)", len(x), lengths.Span(rows, n, xStride))
	size := int(unsafe.Sizeof(z[0]))
	first = min(first, n)
	lines := (n - first) * size / LineBytes
	if kernel == nil || element.HasPointers[T]() {
		lines = 0
	}
	end := first + lines*LineBytes/size
	if lines > 0 {
		kernel((*byte)(unsafe.Pointer(&z[first])), zStride*size, (*byte)(unsafe.Pointer(&x[first])),
			xStride*size, rows, lines)
	}
	if end-first == n {
		return
	}
	for r := range rows {
		to, from := z[r*zStride:][:n], x[r*xStride:][:n]
		copy(to[:first], from)
		copy(to[end:], from[end:])
	}
}

// Fence lets what NonTemporalRows wrote be seen before what is written after it.
func Fence() {
	if best.fence != nil {
		best.fence()
	}
}

// Prefetch starts to bring x to the caches, and does not wait for it. Processors do a few dozen
// lines of the cache at a time.
func Prefetch[T any](x []T) {
	if bytes := len(x) * int(unsafe.Sizeof(*new(T))); bytes > 0 && best.prefetch != nil {
		best.prefetch((*byte)(unsafe.Pointer(&x[0])), (bytes+LineBytes-1)/LineBytes)
	}
}
