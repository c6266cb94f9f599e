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
var lowest = float32(math.Inf(-1))

// pool sets elements of z to what combine makes of the elements of windows of x, a vector
// of neighbours at a time. Outside of x is a number that combine leaves others alone with.
func pool(kernel string, kernels *microKernels, combine func(z, x, y []float32), around float32, z, x Images, size [2]int, by asm.Convolution) {
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
func (p *patches) combine(combine func(z, x, y []float32), starts []int, z []float32) {
	width := p.of.width
	for row := 0; len(z) > 0; row += p.pitch {
		patch := func(start int) []float32 { return p.image[start+row:][:width] }
		copy(z[:width], patch(starts[0]))
		for _, start := range starts[1:] {
			combine(z[:width], z[:width], patch(start))
		}
		z = z[width:]
	}
}

// MaxPoolGrad sets z to the gradient of x, where g is that of the largest elements of its
// windows: it goes to the first of them, or to the first NaN. All are contiguous, and at most half
// of a window is padding.
func MaxPoolGrad(z, g, x Images, size [2]int, by asm.Convolution) {
	const kernel = "float32.MaxPoolGrad"
	checkPlaces(kernel, [3]string{"g", "x", "z"}, &g, &x, &z, size, by)
	z.checkResult(kernel, "z")
	clear(z.Data[z.Start:][:z.Shape[0]*z.Shape[1]*z.Shape[2]*z.Shape[3]])
	places(g, x, size, by, func(row, image int, at []int) {
		to := z.Data[z.Start+image:]
		for j, v := range g.Data[g.Start+row:][:len(at)] {
			to[at[j]] += v
		}
	})
}

// MaxPoolTake sets z to those elements of y that are where the largest, or the first NaN,
// of the windows of x are. All are contiguous, and at most half of a window is padding.
func MaxPoolTake(z, y, x Images, size [2]int, by asm.Convolution) {
	const kernel = "float32.MaxPoolTake"
	checkPlaces(kernel, [3]string{"z", "x", "y"}, &z, &x, &y, size, by)
	z.checkResult(kernel, "z")
	places(z, x, size, by, func(row, image int, at []int) {
		from := y.Data[y.Start+image:]
		for j := range at {
			z.Data[z.Start+row+j] = from[at[j]]
		}
	})
}

// checkPlaces panics unless z has the shape of a pool of x, and y that of x, which a kernel calls
// by names, all are contiguous, and there are elements of x in each window.
func checkPlaces(kernel string, names [3]string, z, x, y *Images, size [2]int, by asm.Convolution) {
	for i, m := range [...]*Images{z, x, y} {
		m.check(kernel, names[i])
		m.checkRuns(kernel, names[i], 0)
	}
	checkPool(kernel, z, x, size, by)
	for i, n := range x.Shape {
		if y.Shape[i] != n {
			lengths.Equal(kernel, "a dimension of "+names[2], y.Shape[i], n)
		}
	}
	for i, n := range size {
		lengths.Equal(kernel, "by.Dilation", by.Dilation[i], 1)
		lengths.AtMost(kernel, "by.Padding", by.Padding[i], n/2)
	}
	if z.size() > 0 {
		lengths.AtLeast(kernel, "elements of x", x.size(), 1)
	}
}

// places calls f for each row of z: with where the row and its image of x begin in these,
// and where in that image the largest elements of the windows are.
func places(z, x Images, size [2]int, by asm.Convolution, f func(row, image int, at []int)) {
	height, width := x.Shape[2], x.Shape[3]
	z.eachBlock(size[0]*size[1], func(n, channel, channels int) {
		at := make([]int, z.Shape[3])
		for c := n*z.Shape[1] + channel; channels > 0; c, channels = c+1, channels-1 {
			image := c * height * width
			for i := range z.Shape[2] {
				y := i*by.Stride[0] - by.Padding[0]
				rows := x.Data[x.Start+image:][:min(y+size[0], height)*width]
				largest(at, rows, width, max(y, 0), size[1], by.Stride[1], by.Padding[1])
				f((c*z.Shape[2]+i)*z.Shape[3], image, at)
			}
		}
	})
}

// largest finds where in an image, in the rows from y on, the first NaN, or else the first
// of the largest elements, of windows of so many columns are. It chooses without jumps,
// which nobody could predict.
func largest(at []int, image []float32, width, y, size, stride, padding int) {
	for j := range at {
		x := j*stride - padding
		lo, hi := max(x, 0), min(x+size, width)
		place := y*width + lo
		best := image[place]
		for row := y * width; row < len(image); row += width {
			for i := row + lo; i < row+hi; i++ {
				v := image[i]
				if v > best {
					place = i
				}
				best = max(best, v)
			}
		}
		if best != best {
			place = firstNaN(image, width, y*width, lo, hi)
		}
		at[j] = place
	}
}

// firstNaN returns where in an image, in the rows from one on and columns lo to hi, a NaN is.
func firstNaN(image []float32, width, row, lo, hi int) int {
	for ; ; row += width {
		for i, v := range image[row+lo : row+hi] {
			if v != v {
				return row + lo + i
			}
		}
	}
}
