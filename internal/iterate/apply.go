// Package iterate runs loops over slices on tensors of any layout.
package iterate

import (
	"unsafe"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/parallel"
)

const (
	// callMost is how many elements a kernel gets at a time: some microseconds of
	// work, as Go cannot interrupt assembly.
	callMost = 1 << 14

	// blockLength is how many elements are packed at a time, so that those of all
	// operands fit in the L1 cache.
	blockLength = 512

	// Work on parallelFrom elements is split, into shares of shareLength. On two busy
	// cores, half as many were slower on two goroutines than on one: 31 µs against
	// 21 µs for Add of float32, 88 against 66 for Exp.
	parallelFrom = 1 << 19
	shareLength  = 1 << 16
)

// Apply1 sets z to what kernel makes of x, stretched to the shape of z, to which it fits. Like
// kernels of asm, it is elementwise; an operand of one element stands for all.
func Apply1[Z, X any](kernel func(z []Z, x []X), z layout.Strided[Z], x layout.Strided[X]) {
	if z.Size() <= callMost && z.IsContiguous() {
		to := z.Flat()
		xs, okX := direct(to, x)
		if okX {
			kernel(to, xs)
			return
		}
	}
	x, xl := beside(z, x)
	rows := layout.NewIterator(z.Layout, &xl)
	if n := z.Size(); n < parallelFrom || parallel.Threads() == 1 {
		run1(kernel, &rows, z.Data, x.Data, 0, n)
	} else {
		rows := rows
		share(n, func(from, to int) { run1(kernel, &rows, z.Data, x.Data, from, to) })
	}
}

func run1[Z, X any](kernel func(z []Z, x []X), rows *layout.Iterator, z []Z, x []X, from, to int) {
	p := newPieces(rows, 2, from, to)
	zp, xp := newPort(z, &p, 0), newPort(x, &p, 1)
	for p.next() {
		kernel(zp.out(&p), xp.in(&p))
		zp.store(&p)
	}
	xp.free()
}

// Apply2 sets z to what kernel makes of x and y. See Apply1.
func Apply2[Z, X, Y any](kernel func(z []Z, x []X, y []Y), z layout.Strided[Z], x layout.Strided[X],
	y layout.Strided[Y],
) {
	if z.Size() <= callMost && z.IsContiguous() {
		to := z.Flat()
		xs, okX := direct(to, x)
		ys, okY := direct(to, y)
		if okX && okY {
			kernel(to, xs, ys)
			return
		}
	}
	x, xl := beside(z, x)
	y, yl := beside(z, y)
	rows := layout.NewIterator(z.Layout, &xl, &yl)
	if n := z.Size(); n < parallelFrom || parallel.Threads() == 1 {
		run2(kernel, &rows, z.Data, x.Data, y.Data, 0, n)
	} else {
		rows := rows
		share(n, func(from, to int) { run2(kernel, &rows, z.Data, x.Data, y.Data, from, to) })
	}
}

func run2[Z, X, Y any](kernel func(z []Z, x []X, y []Y), rows *layout.Iterator, z []Z, x []X, y []Y,
	from, to int,
) {
	p := newPieces(rows, 3, from, to)
	zp, xp, yp := newPort(z, &p, 0), newPort(x, &p, 1), newPort(y, &p, 2)
	for p.next() {
		kernel(zp.out(&p), xp.in(&p), yp.in(&p))
		zp.store(&p)
	}
	xp.free()
	yp.free()
}

// Apply3 sets z to what kernel makes of x, y and w. See Apply1.
func Apply3[Z, X, Y, W any](kernel func(z []Z, x []X, y []Y, w []W), z layout.Strided[Z],
	x layout.Strided[X], y layout.Strided[Y], w layout.Strided[W],
) {
	if z.Size() <= callMost && z.IsContiguous() {
		to := z.Flat()
		xs, okX := direct(to, x)
		ys, okY := direct(to, y)
		ws, okW := direct(to, w)
		if okX && okY && okW {
			kernel(to, xs, ys, ws)
			return
		}
	}
	x, xl := beside(z, x)
	y, yl := beside(z, y)
	w, wl := beside(z, w)
	rows := layout.NewIterator(z.Layout, &xl, &yl, &wl)
	if n := z.Size(); n < parallelFrom || parallel.Threads() == 1 {
		run3(kernel, &rows, z.Data, x.Data, y.Data, w.Data, 0, n)
	} else {
		rows := rows
		share(n, func(from, to int) {
			run3(kernel, &rows, z.Data, x.Data, y.Data, w.Data, from, to)
		})
	}
}

func run3[Z, X, Y, W any](
	kernel func(z []Z, x []X, y []Y, w []W), rows *layout.Iterator, z []Z, x []X,
	y []Y, w []W, from, to int,
) {
	p := newPieces(rows, 4, from, to)
	zp, xp, yp, wp := newPort(z, &p, 0), newPort(x, &p, 1), newPort(y, &p, 2), newPort(w, &p, 3)
	for p.next() {
		kernel(zp.out(&p), xp.in(&p), yp.in(&p), wp.in(&p))
		zp.store(&p)
	}
	xp.free()
	yp.free()
	wp.free()
}

// Apply4 sets z to what kernel makes of x, y, w and v. See Apply1.
func Apply4[Z, X, Y, W, V any](kernel func(z []Z, x []X, y []Y, w []W, v []V), z layout.Strided[Z],
	x layout.Strided[X], y layout.Strided[Y], w layout.Strided[W], v layout.Strided[V],
) {
	if z.Size() <= callMost && z.IsContiguous() {
		to := z.Flat()
		xs, okX := direct(to, x)
		ys, okY := direct(to, y)
		ws, okW := direct(to, w)
		vs, okV := direct(to, v)
		if okX && okY && okW && okV {
			kernel(to, xs, ys, ws, vs)
			return
		}
	}
	x, xl := beside(z, x)
	y, yl := beside(z, y)
	w, wl := beside(z, w)
	v, vl := beside(z, v)
	rows := layout.NewIterator(z.Layout, &xl, &yl, &wl, &vl)
	if n := z.Size(); n < parallelFrom || parallel.Threads() == 1 {
		run4(kernel, &rows, z.Data, x.Data, y.Data, w.Data, v.Data, 0, n)
	} else {
		rows := rows
		share(n, func(from, to int) {
			run4(kernel, &rows, z.Data, x.Data, y.Data, w.Data, v.Data, from, to)
		})
	}
}

func run4[Z, X, Y, W, V any](kernel func(z []Z, x []X, y []Y, w []W, v []V), rows *layout.Iterator,
	z []Z, x []X, y []Y, w []W, v []V, from, to int,
) {
	p := newPieces(rows, 5, from, to)
	zp, xp, yp, wp, vp := newPort(z, &p, 0), newPort(x, &p, 1), newPort(y, &p, 2),
		newPort(w, &p, 3), newPort(v, &p, 4)
	for p.next() {
		kernel(zp.out(&p), xp.in(&p), yp.in(&p), wp.in(&p), vp.in(&p))
		zp.store(&p)
	}
	xp.free()
	yp.free()
	wp.free()
	vp.free()
}

// direct returns the elements of x, which stretches to the shape of z, of which to are all
// elements, and whether a kernel can read them as they are while it writes to those: x is one
// element or contiguous too, and apart from z or the same.
func direct[Z, X any](to []Z, x layout.Strided[X]) (xs []X, ok bool) {
	if !x.IsContiguous() || x.Size() != 1 && x.Size() != len(to) {
		return nil, false
	}
	xs = x.Flat()
	low, from := uintptr(unsafe.Pointer(unsafe.SliceData(to))),
		uintptr(unsafe.Pointer(unsafe.SliceData(xs)))
	high, end := low+bytes(to), from+bytes(xs)
	return xs, low == from && high == end || end <= low || high <= from
}

// NonTemporal reports whether n elements are so many that they are written bypassing the caches.
func NonTemporal[T any](n int) bool { return n*sizeOf[T]() >= asm.NonTemporalBytes }

func bytes[T any](s []T) uintptr { return uintptr(len(s) * sizeOf[T]()) }

func sizeOf[T any]() int {
	var zero T
	return int(unsafe.Sizeof(zero))
}

// beside returns x, or a copy of it if writing to z would change it before it is
// read, and its layout stretched to the shape of z.
func beside[Z, X any](z layout.Strided[Z], x layout.Strided[X]) (layout.Strided[X], layout.Layout) {
	l := x.Onto("Apply", z.Layout)
	if !layout.Overlap(z, x) || layout.SameElements(z, layout.Strided[X]{Layout: &l, Data: x.Data}) {
		return x, l
	}
	x = Clone("Apply", x)
	return x, x.Onto("Apply", z.Layout)
}

// share calls f on ranges of n elements, on several goroutines.
func share(n int, f func(from, to int)) {
	parallel.For((n+shareLength-1)/shareLength, func(i int) {
		f(i*shareLength, min((i+1)*shareLength, n))
	})
}

// Clone returns a copy of x in row-major order. It panics with a *tensor.ShapeError or a
// *tensor.SizeError that names op if there is none.
func Clone[T any](op string, x layout.Strided[T]) layout.Strided[T] {
	l := layout.Result(op, x.Layout)
	z := layout.Make[T](op, &l)
	Copy(z, x)
	return z
}

// Copy sets z to x, stretched to the shape of z.
func Copy[T any](z, x layout.Strided[T]) {
	if z.Size() <= callMost && z.IsContiguous() {
		to := z.Flat()
		if from, ok := direct(to, x); ok {
			Fill(to, from)
			return
		}
	}
	from, stretched := beside(z, x)
	if along, across, ok := crossing(z.Layout, &stretched); ok {
		l := stretched // which needs memory of its own then only
		transpose(z, layout.Strided[T]{Layout: &l, Data: from.Data}, along, across)
		return
	}
	Apply1(Fill[T], z, from)
}

// Fill sets z[i] = x[i], or x[0] if that is all of x.
func Fill[T any](z, x []T) {
	if len(x) == len(z) {
		copy(z, x)
		return
	}
	const near = 1024 // elements, which stay in the caches
	for done := copy(z, x); done < len(z); {
		done += copy(z[done:], z[:min(done, near)])
	}
}
