// Code generated from templates/patches.go.tmpl. DO NOT EDIT.

package f32

import (
	"slices"
	"sync"
	"unsafe"
)

// Images are a batch of images of several channels, in a slice: element n, c, y, x is
// Data[Start+n*Strides[0]+c*Strides[1]+y*Strides[2]+x*Strides[3]]. Filters are images
// too: a batch with one for each channel of what they make.
type Images struct {
	Data           []float32
	Start          int
	Shape, Strides [4]int
}

func (m Images) at(n, c, y, x int) int {
	return m.Start + n*m.Strides[0] + c*m.Strides[1] + y*m.Strides[2] + x*m.Strides[3]
}

// check panics unless Data has all elements.
func (m Images) check() {
	lo, hi := m.Start, m.Start
	for i, n := range m.Shape {
		if n == 0 {
			return
		}
		last := (n - 1) * m.Strides[i]
		lo, hi = lo+min(last, 0), hi+max(last, 0)
	}
	_, _ = m.Data[lo], m.Data[hi]
}

// A tap is an element of a filter along one axis, and how far from where the filter is
// it meets the image.
type tap struct{ index, offset int }

// An axis is how filters move along one axis: output i and a tap meet the image at
// i*stride + offset.
type axis struct {
	stride int
	taps   []tap
}

// A sampling is the elements along an axis of an image that n outputs depend on. They
// are in phases: sequences of those that are a stride apart, so that neighbours meet
// the same tap.
type sampling struct {
	first, stride int
	phases        []int // distances of their starts from first
	length        int   // of each
	at            []int // where the first output meets each tap, in all phases in order
}

// sample returns the sampling of n outputs from start on.
func (a axis) sample(start, n int) sampling {
	lowest, furthest := a.taps[0].offset, a.taps[0].offset
	for _, t := range a.taps {
		lowest, furthest = min(lowest, t.offset), max(furthest, t.offset)
	}
	s := sampling{first: start*a.stride + lowest, stride: a.stride, length: n + (furthest-lowest)/a.stride}
	for _, t := range a.taps {
		phase := (t.offset - lowest) % a.stride
		number := slices.Index(s.phases, phase)
		if number < 0 {
			number = len(s.phases)
			s.phases = append(s.phases, phase)
		}
		s.at = append(s.at, number*s.length+(t.offset-lowest)/a.stride)
	}
	return s
}

// size returns how many elements there are in all phases.
func (s *sampling) size() int { return len(s.phases) * s.length }

// copy copies the samples of a row of n elements, step apart from the one at start of
// data. What is outside of the row is the number around.
func (s *sampling) copy(to, data []float32, start, n, step int, around float32) {
	for i, phase := range s.phases {
		first, row := s.first+phase, to[i*s.length:][:s.length]
		lo := min(count(max(-first, 0), s.stride), s.length)
		hi := max(min(count(max(n-first, 0), s.stride), s.length), lo)
		fill(row[:lo], around)
		fill(row[hi:], around)
		take(row[lo:hi], data, start+(first+lo*s.stride)*step, s.stride*step)
	}
}

// take copies elements of data that are step apart from the one at start.
func take(to, data []float32, start, step int) {
	if step == 1 {
		if len(to) > 0 {
			copy(to, data[start:])
		}
		return
	}
	for i := range to {
		to[i] = data[start]
		start += step
	}
}

func fill(to []float32, v float32) {
	for i := range to {
		to[i] = v
	}
}

// A rectangle is a part of an image.
type rectangle struct{ y, x, height, width int }

// Patches are what a rectangle of outputs depends on, as a matrix with a row for each
// channel of images and tap of filters, and a column for each output. In memory it is
// just the elements of the images, each once: the rows overlap.
type patches struct {
	image  []float32 // of the channels: the phases of the rows, and in each those of its elements
	plane  int       // elements of a channel
	pitch  int       // between rows
	starts []int     // of the rows of the matrix in image
	of     rectangle
	runs   [][2]int // of the columns that are packed: see packRuns
}

var patchesPool = sync.Pool{New: func() any { return new(patches) }}

// newPatches returns the patches of some channels of image n of x, around which there
// is a number everywhere. The user gives them to patchesPool.
func newPatches(x Images, n, channel, channels int, rows, cols axis, of rectangle, around float32) *patches {
	p := patchesPool.Get().(*patches)
	ys, xs := rows.sample(of.y, of.height), cols.sample(of.x, of.width)
	p.pitch, p.plane, p.of = xs.size(), ys.size()*xs.size(), of
	p.image = slices.Grow(p.image[:0], channels*p.plane+nr)[:channels*p.plane+nr]
	p.starts = p.starts[:0]
	to := p.image
	for c := range channels {
		for _, y := range ys.at {
			for _, x := range xs.at {
				p.starts = append(p.starts, c*p.plane+y*p.pitch+x)
			}
		}
		for _, phase := range ys.phases {
			for i := range ys.length {
				row := to[:p.pitch]
				if y := ys.first + phase + i*ys.stride; y < 0 || y >= x.Shape[2] {
					fill(row, around)
				} else {
					xs.copy(row, x.Data, x.at(n, channel+c, y, 0), x.Shape[3], x.Strides[3], around)
				}
				to = to[p.pitch:]
			}
		}
	}
	return p
}

// columns finds the runs of the nr columns from j on.
func (p *patches) columns(j int) {
	p.runs = p.runs[:0]
	y, x := j/p.of.width, j%p.of.width
	for at := 0; at < nr && y < p.of.height; y, x = y+1, 0 {
		p.runs = append(p.runs, [2]int{at, y*p.pitch + x})
		at += p.of.width - x
	}
}

// pack copies some rows of the nr columns from j on to rows that are rt apart, behind
// the last of which there is place for nr elements.
func (p *patches) pack(kernels *microKernels, row, rows int, to *float32, rt, j int) {
	p.columns(j)
	kernels.packRuns(rows, to, rt, unsafe.SliceData(p.image), &p.starts[row], &p.runs[0], len(p.runs))
}
