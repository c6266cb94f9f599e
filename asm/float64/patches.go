// Code generated from templates/patches.go.tmpl. DO NOT EDIT.

package kernels

import (
	"slices"
	"sync"
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/lengths"
)

// Images are a batch of images of several channels, in a slice: element n, c, y, x is
// Data[Start+n*Strides[0]+c*Strides[1]+y*Strides[2]+x*Strides[3]]. Filters are images
// too: a batch with one for each channel of what they make.
type Images struct {
	Data           []float64
	Start          int
	Shape, Strides [4]int
}

// DenseImages returns images of a shape that follow one another in data, in row-major order.
func DenseImages(data []float64, shape [4]int) Images {
	return Images{data, 0, shape, [4]int{shape[1] * shape[2] * shape[3], shape[2] * shape[3], shape[3], 1}}
}

func (m Images) at(n, c, y, x int) int {
	return m.Start + n*m.Strides[0] + c*m.Strides[1] + y*m.Strides[2] + x*m.Strides[3]
}

// size returns how many elements m has.
func (m *Images) size() int { return m.Shape[0] * m.Shape[1] * m.Shape[2] * m.Shape[3] }

// check panics unless Data has all elements.
func (m *Images) check(kernel, name string) {
	lengths.Inside(kernel, name, len(m.Data), m.Start, m.Shape[:], m.Strides[:])
}

// checkResult panics unless Data has all elements, apart.
func (m *Images) checkResult(kernel, name string) {
	m.check(kernel, name)
	lengths.Apart(kernel, name, len(m.Data), m.Shape[:], m.Strides[:])
}

// checkRuns panics unless elements along the axes of m from one on follow one another.
func (m *Images) checkRuns(kernel, name string, axis int) {
	for stride, i := 1, len(m.Shape)-1; i >= axis && m.size() > 0; i-- {
		if m.Shape[i] > 1 && m.Strides[i] != stride {
			lengths.Equal(kernel, "a stride of "+name, m.Strides[i], stride)
		}
		stride *= m.Shape[i]
	}
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
// the same tap. Taps share phases, unless they are so far apart that a phase for each
// is shorter.
type sampling struct {
	stride int
	phases []phase
	length int     // of each
	at     []place // where the first output meets each tap
}

// A phase begins at first, and is inside of the image from lo to hi.
type phase struct{ first, lo, hi int }

// A place is an element of a phase.
type place struct{ phase, index int }

// sample makes s the sampling of n outputs from start on, of an image of a length.
func (s *sampling) sample(a axis, start, n, length int) {
	lowest, furthest := a.taps[0].offset, a.taps[0].offset
	for _, t := range a.taps {
		lowest, furthest = min(lowest, t.offset), max(furthest, t.offset)
	}
	between := (furthest - lowest) / a.stride
	if between >= n*len(a.taps) {
		between = 0
	}
	*s = sampling{stride: a.stride, phases: s.phases[:0], length: n + between, at: s.at[:0]}
	for _, t := range a.taps {
		along := min((t.offset-lowest)/a.stride, between)
		first := (start-along)*a.stride + t.offset
		number := slices.IndexFunc(s.phases, func(p phase) bool { return p.first == first })
		if number < 0 {
			number = len(s.phases)
			lo := min(count(max(-first, 0), a.stride), s.length)
			hi := max(min(count(max(length-first, 0), a.stride), s.length), lo)
			s.phases = append(s.phases, phase{first, lo, hi})
		}
		s.at = append(s.at, place{number, along})
	}
}

// isInside reports whether the samples are one sequence, inside of the image.
func (s *sampling) isInside() bool {
	return len(s.phases) == 1 && s.phases[0].lo == 0 && s.phases[0].hi == s.length
}

// copy copies the samples of a phase from the row of data whose elements are step apart
// from the one at start. What is outside of it is the number around.
func (s *sampling) copy(kernels *microKernels, to, data []float64, p phase, start, step int, around float64) {
	fill(to[:p.lo], around)
	take(kernels, to[p.lo:p.hi], data, start+(p.first+p.lo*s.stride)*step, s.stride*step)
	fill(to[p.hi:], around)
}

// take copies elements of data that are step apart from the one at start.
func take(kernels *microKernels, to, data []float64, start, step int) {
	switch {
	case len(to) == 0:
		return
	case step == 1:
		copy(to, data[start:])
		return
	case step == 2 && len(to) > lanes:
		n := (len(to) - 1) / lanes * lanes // lest the last reads beyond data
		kernels.takeSecond(n, &to[0], &data[start:][:2*n][0])
		to, start = to[n:], start+2*n
	}
	for i := range to {
		to[i] = data[start]
		start += step
	}
}

func fill(to []float64, v float64) {
	for i := range to {
		to[i] = v
	}
}

// A rectangle is a part of an image.
type rectangle struct{ y, x, height, width int }

// Patches are what a rectangle of outputs depends on, as a matrix with a row for each
// channel of images and tap of filters, and a column for each output. In memory there is
// just the image, in which the rows overlap.
type patches struct {
	ys, xs sampling
	image  []float64 // an image in place, or phases of it in room
	room   []float64
	plane  int   // between channels of image
	pitch  int   // between rows
	taps   int   // of a channel
	starts []int // of the rows of the matrix in image
	of     rectangle
	runs   [][2]int // of the columns that are packed: see packRuns
}

var patchesPool = sync.Pool{New: func() any { return new(patches) }}

// newPatches returns the patches of some channels of image n of x, around which there
// is a number everywhere. The user frees them.
func newPatches(kernels *microKernels, x Images, n, channel, channels int, rows, cols axis, of rectangle, around float64) *patches {
	p := patchesPool.Get().(*patches)
	p.ys.sample(rows, of.y, of.height, x.Shape[2])
	p.xs.sample(cols, of.x, of.width, x.Shape[3])
	x.Start, x.Shape[1] = x.at(n, channel, 0, 0), channels
	if !p.inPlace(x) {
		p.copy(kernels, x, around)
	}
	p.taps, p.starts = len(p.ys.at)*len(p.xs.at), p.starts[:0]
	for c := range channels {
		for _, y := range p.ys.at {
			for _, x := range p.xs.at {
				row := (y.phase*len(p.xs.phases)+x.phase)*p.ys.length + y.index
				p.starts = append(p.starts, c*p.plane+row*p.pitch+x.index)
			}
		}
	}
	p.of = of
	if p.pitch == of.width { // rows follow one another
		p.of = rectangle{width: of.width * of.height, height: 1}
	}
	return p
}

// free gives p back, for patches to come.
func (p *patches) free() {
	p.image = nil // which may be memory of others
	patchesPool.Put(p)
}

// inPlace takes the image as it is, and reports whether it can be: if all is inside of it,
// neighbours are neighbours in memory, and nr elements follow.
func (p *patches) inPlace(x Images) bool {
	ys, xs := &p.ys, &p.xs
	if !ys.isInside() || !xs.isInside() || xs.stride*x.Strides[3] != 1 || min(x.Strides[1], x.Strides[2]) < 0 {
		return false
	}
	p.plane, p.pitch = x.Strides[1], ys.stride*x.Strides[2]
	first := x.at(0, 0, ys.phases[0].first, xs.phases[0].first)
	if first+(x.Shape[1]-1)*p.plane+(ys.length-1)*p.pitch+xs.length+nr > len(x.Data) {
		return false
	}
	p.image = x.Data[first:]
	return true
}

// copy copies the phases of the image to room: each a plane of its own, whose rows follow
// one another.
func (p *patches) copy(kernels *microKernels, x Images, around float64) {
	across := len(p.xs.phases)
	p.pitch, p.plane = p.xs.length, len(p.ys.phases)*across*p.ys.length*p.xs.length
	elements := x.Shape[1]*p.plane + nr
	p.room = slices.Grow(p.room[:0], elements)[:elements]
	p.image = p.room
	for c := range x.Shape[1] {
		to := p.room[c*p.plane:]
		for i := range p.ys.length {
			for down, y := range p.ys.phases { // neighbours in x
				for right, phase := range p.xs.phases {
					row := to[((down*across+right)*p.ys.length+i)*p.pitch:][:p.pitch]
					if i < y.lo || i >= y.hi {
						fill(row, around)
					} else {
						p.xs.copy(kernels, row, x.Data, phase, x.at(0, c, y.first+i*p.ys.stride, 0), x.Strides[3], around)
					}
				}
			}
		}
	}
}

// matrix returns the patches as they are in memory, if they are a matrix there: of filters
// with one tap.
func (p *patches) matrix() (m view, ok bool) {
	return view{&p.image[0], len(p.starts), p.of.width, p.plane, 1}, p.taps == 1 && p.of.height == 1
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
func (p *patches) pack(kernels *microKernels, row, rows int, to *float64, rt, j int) {
	p.columns(j)
	kernels.packRuns(rows, to, rt, unsafe.SliceData(p.image), &p.starts[row], &p.runs[0], len(p.runs))
}
