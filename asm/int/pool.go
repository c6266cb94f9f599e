// Code generated from templates/pool.go.tmpl. DO NOT EDIT.

package ints

import (
	"math"
	"unsafe"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/parallel"
)

// MaxPool sets elements of z to the largest of the elements of windows of x, or to NaN if
// one of these is.
func (k *Kernels) MaxPool(z, x Images, size [2]int, by asm.Convolution) {
	pool(k.Maximum, math.MinInt, z, x, size, by)
}

// SumPool sets elements of z to the sums of the elements of windows of x.
func (k *Kernels) SumPool(z, x Images, size [2]int, by asm.Convolution) {
	pool(k.Add, 0, z, x, size, by)
}

// pool sets elements of z to what combine makes of the elements of windows of x, a vector
// of neighbours at a time. Outside of x is a number that combine leaves others alone with.
func pool(combine func(z, x, y []int), around int, z, x Images, size [2]int, by asm.Convolution) {
	z.check()
	x.check()
	rows, cols := forward(size[0], 0, by), forward(size[1], 1, by)
	of := rectangle{height: z.Shape[2], width: z.Shape[3]}
	z.eachBlock(func(n, channel, channels int) {
		p := newPatches(x, n, channel, channels, rows, cols, of, around)
		z.part(n, channel, channels, of).write(func(c view) {
			for i := range channels {
				p.combine(combine, p.starts[i*p.taps:][:p.taps], unsafe.Slice(c.at(i, 0), c.cols))
			}
		})
		patchesPool.Put(p)
	})
}

// eachBlock calls f for some channels at a time of each image of m.
func (m Images) eachBlock(f func(n, channel, channels int)) {
	const enough = 1 << 14 // elements of a call
	some := min(max(enough/max(m.Shape[2]*m.Shape[3], 1), 1), max(m.Shape[1], 1))
	blocks := count(m.Shape[1], some)
	call := func(t int) {
		n, channel := t/blocks, t%blocks*some
		f(n, channel, min(some, m.Shape[1]-channel))
	}
	if tasks := m.Shape[0] * blocks; tasks > 1 {
		parallel.For(tasks, call)
	} else if tasks == 1 {
		call(0)
	}
}

// combine sets z, the outputs of a channel, to what combine makes of the patches that start
// there in their rows.
func (p *patches) combine(combine func(z, x, y []int), starts []int, z []int) {
	width := p.of.width
	for row := 0; len(z) > 0; row += p.pitch {
		patch := func(start int) []int { return p.image[start+row:][:width] }
		copy(z[:width], patch(starts[0]))
		for _, start := range starts[1:] {
			combine(z[:width], z[:width], patch(start))
		}
		z = z[width:]
	}
}

// MaxPoolGrad sets z to the gradient of x, where g is that of the largest elements of its
// windows: it goes to the first of them, or to the first NaN.
func MaxPoolGrad(z, g, x Images, size [2]int, by asm.Convolution) {
	z.clear()
	places(g, x, size, by, func(at, n, c, y, x int) { z.Data[z.at(n, c, y, x)] += g.Data[at] })
}

// MaxPoolTake sets z to those elements of y that are where the largest, or the first NaN,
// of the windows of x are.
func MaxPoolTake(z, y, x Images, size [2]int, by asm.Convolution) {
	places(z, x, size, by, func(at, n, c, row, col int) { z.Data[at] = y.Data[y.at(n, c, row, col)] })
}

// places calls f for each element of z, with where in x the first of the largest elements
// of its window is.
func places(z, x Images, size [2]int, by asm.Convolution, f func(at, n, c, y, x int)) {
	z.eachBlock(func(n, channel, channels int) {
		for c := channel; c < channel+channels; c++ {
			for i := range z.Shape[2] {
				y := i*by.Stride[0] - by.Padding[0]
				for j := range z.Shape[3] {
					x0 := j*by.Stride[1] - by.Padding[1]
					row, col := x.largest(n, c, max(y, 0), min(y+size[0], x.Shape[2]), max(x0, 0), min(x0+size[1], x.Shape[3]))
					f(z.at(n, c, i, j), n, c, row, col)
				}
			}
		}
	})
}

// largest returns where in rows y to end and columns x to last of an image the first NaN or
// else the first of its largest elements is.
func (m Images) largest(n, c, y, end, x, last int) (row, col int) {
	row, col = y, x
	best := m.Data[m.at(n, c, y, x)]
	for i := y; i < end; i++ {
		at := m.at(n, c, i, x)
		for j := x; j < last; j++ {
			if v := m.Data[at]; v > best {
				best, row, col = v, i, j
			}
			at += m.Strides[3]
		}
	}
	return row, col
}
