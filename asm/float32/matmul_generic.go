// Code generated from templates/matmul_generic.go.tmpl. DO NOT EDIT.

package kernels

import (
	"unsafe"

	"github.com/ashlar-go/ashlar/asm"
)

var productsGeneric = microKernels{
	panel:          panelGeneric,
	packTransposed: packTransposedGeneric,
	packRuns:       packRunsGeneric,
	takeSecond:     takeSecondGeneric,
	add:            addGeneric,
	dots:           dotsGeneric,
	combine:        combineGeneric,
}

func matMulGeneric(c, a, b Matrix)    { multiply(&productsGeneric, &c, &a, &b, false) }
func matMulAddGeneric(c, a, b Matrix) { multiply(&productsGeneric, &c, &a, &b, true) }

func convGeneric(z, x, w Images, by asm.Convolution) { convolve(&productsGeneric, z, x, w, by) }
func convGradXGeneric(z, g, w Images, by asm.Convolution) {
	convolveBack(&productsGeneric, z, g, w, by)
}
func convGradWGeneric(z, g, x Images, by asm.Convolution) { correlate(&productsGeneric, z, g, x, by) }

func maxPoolGeneric(z, x Images, size [2]int, by asm.Convolution) {
	pool("float32.MaxPool", &productsGeneric, maximumGeneric, lowest, z, x, size, by)
}

func sumPoolGeneric(z, x Images, size [2]int, by asm.Convolution) {
	pool("float32.SumPool", &productsGeneric, addGeneric, 0, z, x, size, by)
}

// mulAdd returns s + x·y.
func mulAdd(x, y, s float32) float32 { return fma(x, y, s) }

// panelGeneric sets m rows of c, which has the n <= nr columns of b, to from + a·b,
// in tiles of 4 x 2. At an edge, a tile has the last row or column more than once.
func panelGeneric(m, n, k int, a *float32, ra, ca int, b *float32, rb int, packed, from *float32, rf int, c *float32, rc int, _ *float32, _ int) {
	if packed != nil {
		view{packed, k, n, nr, 1}.copy(view{b, k, n, rb, 1})
		b, rb = packed, nr
	}
	for i := 0; i < m; i += 4 {
		rows := [4]int{i, min(i+1, m-1), min(i+2, m-1), min(i+3, m-1)}
		for j := 0; j < n; j += 2 {
			cols := [2]int{j, min(j+1, n-1)}
			var s [4][2]float32
			for r, i := range rows {
				for q, j := range cols {
					s[r][q] = *offset(from, i*rf+j)
				}
			}
			s00, s01, s10, s11 := s[0][0], s[0][1], s[1][0], s[1][1]
			s20, s21, s30, s31 := s[2][0], s[2][1], s[3][0], s[3][1]
			for l := range k {
				y0, y1 := *offset(b, l*rb+cols[0]), *offset(b, l*rb+cols[1])
				x0, x1 := *offset(a, rows[0]*ra+l*ca), *offset(a, rows[1]*ra+l*ca)
				s00, s01 = mulAdd(x0, y0, s00), mulAdd(x0, y1, s01)
				s10, s11 = mulAdd(x1, y0, s10), mulAdd(x1, y1, s11)
				x2, x3 := *offset(a, rows[2]*ra+l*ca), *offset(a, rows[3]*ra+l*ca)
				s20, s21 = mulAdd(x2, y0, s20), mulAdd(x2, y1, s21)
				s30, s31 = mulAdd(x3, y0, s30), mulAdd(x3, y1, s31)
			}
			s = [4][2]float32{{s00, s01}, {s10, s11}, {s20, s21}, {s30, s31}}
			for r, i := range rows {
				for q, j := range cols {
					*offset(c, i*rc+j) = s[r][q]
				}
			}
		}
	}
}

func packTransposedGeneric(k int, to *float32, rt int, b *float32, cb, _ int) {
	view{to, k, lanes, rt, 1}.copy(view{b, k, lanes, 1, cb})
}

func packRunsGeneric(k int, to *float32, rt int, from *float32, taps *int, runs *[2]int, n int) {
	starts := unsafe.Slice(runs, n)
	for l, tap := range unsafe.Slice(taps, k) {
		row := unsafe.Slice(offset(to, l*rt), nr)
		for _, r := range starts {
			copy(row[r[0]:], unsafe.Slice(offset(from, tap+r[1]), nr))
		}
	}
}

func takeSecondGeneric(n int, to, from *float32) {
	y := unsafe.Slice(from, 2*n)
	for i := range unsafe.Slice(to, n) {
		*offset(to, i) = y[2*i]
	}
}

// dotsGeneric sums as the vectors of dotsAVX2 do.
func dotsGeneric(m, k int, a *float32, ra int, b, c *float32, stream bool) {
	for i := range m {
		chains := lanes
		if stream || i >= m/together*together {
			chains = together * lanes
		}
		*offset(c, i) += dot(unsafe.Slice(offset(a, i*ra), k), unsafe.Slice(b, k), chains)
	}
}

// dot returns x·y as the sum of interleaved chains. What is left goes to the first lanes.
func dot(x, y []float32, chains int) float32 {
	var sums [together * lanes]float32
	s := sums[:chains]
	for len(x) >= len(s) {
		for v := range s {
			s[v] = mulAdd(x[v], y[v], s[v])
		}
		x, y = x[len(s):], y[len(s):]
	}
	for l := range x {
		s[l%lanes] = mulAdd(x[l], y[l], s[l%lanes])
	}
	for _, size := range []int{lanes, 1} {
		for ; len(s) > size; s = s[:len(s)/2] {
			for v := range len(s) / 2 {
				s[v] = s[v/size*2*size+v%size] + s[v/size*2*size+v%size+size]
			}
		}
	}
	return s[0]
}

func combineGeneric(n, k int, a *float32, ca int, b *float32, rb int, c *float32) {
	z := unsafe.Slice(c, n)
	for l := range k {
		x, y := *offset(a, l*ca), unsafe.Slice(offset(b, l*rb), n)
		for j := range z {
			z[j] = mulAdd(x, y[j], z[j])
		}
	}
}
