// Code generated from templates/pool.go.tmpl. DO NOT EDIT.

package kernels

import (
	"math"
	"unsafe"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/parallel"
)

// lowest is the number that is not larger than any other.
var lowest = float64(math.Inf(-1))

// pool sets elements of z to what combine makes of the elements of windows of x, a vector
// of neighbours at a time. Outside of x is a number that combine leaves others alone with.
func pool(kernel string, kernels *microKernels, combine func(z, x, y []float64), around float64, z, x Images, size [2]int, by asm.Convolution) {
	z.checkResult(kernel, "z")
	x.check(kernel, "x")
	checkPool(kernel, &z, &x, size, by)
	rows, cols := forward(size[0], 0, by), forward(size[1], 1, by)
	of := rectangle{height: z.Shape[2], width: z.Shape[3]}
	z.eachBlock(size[0]*size[1], func(n, channel, channels int) {
		p := newPatches(kernels, x, n, channel, channels, rows, cols, of, around)
		z.part(n, channel, channels, of).write(func(c view) {
			for i := range channels {
				p.combine(combine, p.starts[i*p.taps:][:p.taps], unsafe.Slice(c.at(i, 0), c.cols))
			}
		})
		p.free()
	})
}

// checkPool panics unless z has the shape of a pool of x.
func checkPool(kernel string, z, x *Images, size [2]int, by asm.Convolution) {
	lengths.Equal(kernel, "images in the pool", z.Shape[0], x.Shape[0])
	lengths.Equal(kernel, "channels of the pool", z.Shape[1], x.Shape[1])
	checkWindows(kernel, z, x, size, by)
}

// eachBlock calls f for some channels at a time of each image of m, the outputs of windows of so
// many taps.
func (m Images) eachBlock(taps int, f func(n, channel, channels int)) {
	const enough = 1 << 14 // elements of a call, and of all that is worth a second goroutine
	some := min(max(enough/max(m.Shape[2]*m.Shape[3], taps), 1), max(m.Shape[1], 1))
	blocks := count(m.Shape[1], some)
	call := func(t int) {
		n, channel := t/blocks, t%blocks*some
		f(n, channel, min(some, m.Shape[1]-channel))
	}
	tasks := m.Shape[0] * blocks
	if m.Shape[0]*m.Shape[1]*m.Shape[2]*m.Shape[3] > enough {
		parallel.For(tasks, call)
		return
	}
	for t := range tasks {
		call(t)
	}
}

// combine sets z, the outputs of a channel, to what combine makes of the patches that start
// there in their rows.
func (p *patches) combine(combine func(z, x, y []float64), starts []int, z []float64) {
	width := p.of.width
	for row := 0; len(z) > 0; row += p.pitch {
		patch := func(start int) []float64 { return p.image[start+row:][:width] }
		copy(z[:width], patch(starts[0]))
		for _, start := range starts[1:] {
			combine(z[:width], z[:width], patch(start))
		}
		z = z[width:]
	}
}
