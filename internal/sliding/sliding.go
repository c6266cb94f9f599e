// Package sliding has the geometry of windows that move over images: of convolutions and
// pools.
package sliding

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// mostDims is how many dimensions images have at most.
const mostDims = 3

// An Axis says how windows move along one dimension of images.
type Axis struct {
	Length, Size     int // of images, and of windows
	Stride, Dilation int
	Before, After    int // padding; After is negative if windows leave out what is last
	Places           int // of windows
}

// still is an axis that images do not have.
var still = Axis{Length: 1, Size: 1, Stride: 1, Dilation: 1, Places: 1}

// reach returns how many elements there are from the first of a window to its last.
func (a Axis) reach() int { return (a.Size-1)*a.Dilation + 1 }

// floor returns a with as many places as windows have within images and their padding.
func (a Axis) floor() Axis {
	if free := a.Length + a.Before + a.After - a.reach(); free >= 0 {
		a.Places = free/a.Stride + 1
	}
	return a
}

// ceil returns a with one more place if elements are left over, unless the window there would
// begin after the image.
func (a Axis) ceil() Axis {
	if free := a.Length + a.Before + a.After - a.reach() + a.Stride - 1; free >= 0 {
		a.Places = free/a.Stride + 1
		if (a.Places-1)*a.Stride >= a.Length+a.Before {
			a.Places--
		}
	}
	return a
}

// met returns how many elements of the window at a place are at least at lo and before hi.
func (a Axis) met(place, lo, hi int) int {
	at := place*a.Stride - a.Before
	first := max(ceilDiv(lo-at, a.Dilation), 0)
	last := min(ceilDiv(hi-at, a.Dilation), a.Size)
	return max(last-first, 0)
}

func ceilDiv(n, by int) int {
	if n <= 0 {
		return n / by
	}
	return (n-1)/by + 1
}

// clip returns a without what of windows meets no image anywhere, and with the padding after
// images that windows meet.
func (a Axis) clip() Axis {
	first := max(a.Before-(a.Places-1)*a.Stride, 0) / a.Dilation
	last := min(a.Size-1, (a.Length-1+a.Before)/a.Dilation)
	a.Before, a.Size = a.Before-first*a.Dilation, last-first+1
	a.After = (a.Places-1)*a.Stride - a.Before + a.reach() - a.Length
	return a
}

// Windows are those of a convolution or of a pool: along depth, height and width, of which images
// may lack the first ones.
type Windows struct {
	Shape  tensor.Shape // of the result
	Axes   [mostDims]Axis
	Groups int
	whole  [mostDims]Axis // with what of windows of pools meets no image
}

// HasDepth reports whether windows are of three dimensions.
func (w *Windows) HasDepth() bool { return len(w.Shape) == 2+mostDims }

// Plane returns the size of windows along height and width, and how they move.
func (w *Windows) Plane() (size [2]int, by asm.Convolution) { return plane(w.Axes[1], w.Axes[2]) }

// Depth returns the size of windows along depth, and how they move over images of a row for each
// plane.
func (w *Windows) Depth() (size [2]int, by asm.Convolution) { return plane(w.Axes[0], still) }

func plane(rows, cols Axis) (size [2]int, by asm.Convolution) {
	by.Groups = 1
	for i, a := range [...]Axis{rows, cols} {
		size[i], by.Stride[i], by.Dilation[i] = a.Size, a.Stride, a.Dilation
		by.Padding[i], by.Extra[i] = a.Before, a.After-a.Before
	}
	return size, by
}

// Filters returns how filters move along height and width, in groups of channels.
func (w *Windows) Filters() asm.Convolution {
	_, by := w.Plane()
	by.Groups = w.Groups
	return by
}

// Planes returns the shape of the results of windows of planes, for images of a depth.
func (w *Windows) Planes(depth int) tensor.Shape {
	s := slices.Clone(w.Shape)
	s[2] = depth
	return s
}

// Counts returns how many elements of each window are of images, or else of these and their
// padding, for each place along an axis of images, or none if that is all of them.
func (w *Windows) Counts(axis int, padding bool) []float64 {
	a := w.whole[mostDims-len(w.Shape)+2+axis]
	lo, hi := 0, a.Length
	if padding {
		lo, hi = -a.Before, a.Length+a.After
	}
	if a.met(0, lo, hi) == a.Size && a.met(a.Places-1, lo, hi) == a.Size {
		return nil
	}
	counts := make([]float64, a.Places)
	for i := range counts {
		counts[i] = float64(a.met(i, lo, hi))
	}
	return counts
}

// Taken returns the places of windows at which a tap meets images, from first to before end, and
// the element that it meets at the first.
func (a Axis) Taken(tap int) (first, end, element int) {
	offset := tap*a.Dilation - a.Before
	first = min(max(ceilDiv(-offset, a.Stride), 0), a.Places)
	end = min(max(ceilDiv(a.Length-offset, a.Stride), first), a.Places)
	return first, end, first*a.Stride + offset
}

// Conv returns the windows of the convolution of x, of so many dimensions beside the batch and the
// channels, and filters w. Of an OutputPadding, windows leave out the last elements of x. It panics
// with a *tensor.ShapeError or a *tensor.ValueError that names op if they do not fit.
func Conv(op string, dims int, c tensor.Conv, x, w tensor.Shape) Windows {
	misfit := func(want string) error {
		return &tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x, w}, Want: want}
	}
	if dims < 1 || dims > mostDims || len(x) != dims+2 || len(w) != dims+2 {
		panic(misfit(fmt.Sprintf("want images and filters of rank %d", dims+2)))
	}
	v := Windows{Shape: tensor.Shape{x[0], w[0]}, Groups: groups(op, c, x[1], w[0])}
	v.Axes = movesOf(c).axes(op, x[2:], w[2:])
	if x[1]/v.Groups != w[1] {
		panic(misfit("want filters with as many channels as a group of images"))
	}
	cut := numbers(op, "output padding", dims, c.OutputPadding, make([]int, dims), 0)
	for i, a := range v.Axes[mostDims-dims:] {
		a.After -= cut[i]
		if a.Size > 0 {
			a = a.floor()
		}
		if a.Places == 0 {
			panic(misfit("want images that are, with their padding, as large as filters"))
		}
		v.Axes[mostDims-dims+i] = a
		v.Shape = append(v.Shape, a.Places)
	}
	return v
}

// groups returns how many groups c says. It panics with a *tensor.ValueError unless they divide
// channels and filters.
func groups(op string, c tensor.Conv, channels, filters int) int {
	n := c.Groups
	if n == 0 {
		n = 1
	}
	if n < 0 || channels%n != 0 || filters%n != 0 {
		panic(&tensor.ValueError{
			Op: op, Argument: "groups", Value: c.Groups,
			Want: fmt.Sprintf("a number that divides %d channels and %d filters", channels,
				filters),
		})
	}
	return n
}

// ConvTranspose returns the shape of the images of which c makes images of the shape of x by
// filters w, and a convolution that says how, with numbers in place of Same. It panics as Conv
// does.
func ConvTranspose(op string, c tensor.Conv, x, w tensor.Shape) (tensor.Shape, tensor.Conv) {
	dims := len(x) - 2
	misfit := func(want string) error {
		return &tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x, w}, Want: want}
	}
	if dims < 1 || dims > mostDims || len(w) != len(x) {
		panic(misfit("want images and filters of one rank, 3 to 5"))
	}
	shape := tensor.Shape{x[0], w[1] * groups(op, c, x[1], w[0])}
	if x[1] != w[0] {
		panic(misfit("want a filter for each channel of images"))
	}
	cut := slices.Clone(numbers(op, "output padding", dims, c.OutputPadding, make([]int, dims), 0))
	sides := make([]int, 2*dims)
	axes := movesOf(c).axes(op, x[2:], w[2:])
	for i, a := range axes[mostDims-dims:] {
		if a.Length > math.MaxInt/2/a.Stride {
			panic(&tensor.SizeError{Op: op, Shape: x})
		}
		all := (a.Length-1)*a.Stride + a.reach() + cut[i]
		if c.Same != 0 {
			cut[i] += max(a.Length*a.Stride-all, 0)
			all = max(all, a.Length*a.Stride)
			a.Before, a.After = split(c.Same, all-a.Length*a.Stride)
		}
		sides[i], sides[dims+i] = a.Before, a.After
		shape = append(shape, all-a.Before-a.After)
		if min(a.Length, a.Size, shape[2+i]) < 1 {
			panic(misfit("want images that are larger than their padding"))
		}
	}
	c.Padding, c.Same, c.OutputPadding = sides, 0, cut
	return shape, c
}

// Pool returns the windows of a pool of x, without what of them meets no image. It panics as Conv
// does.
func Pool(op string, p tensor.Pool, x tensor.Shape) Windows {
	dims := len(p.Size)
	if dims < 1 || dims > mostDims {
		panic(&tensor.ValueError{
			Op: op, Argument: "size", Value: p.Size,
			Want: "one number, two or three",
		})
	}
	if len(x) != dims+2 {
		panic(&tensor.ShapeError{
			Op: op, Shapes: []tensor.Shape{x},
			Want: fmt.Sprintf("want images of rank %d", dims+2),
		})
	}
	size := numbers(op, "size", dims, p.Size, p.Size, 1)
	moves := moves{p.Stride, p.Padding, p.Dilation, p.Same}
	if len(p.Stride) == 0 {
		moves.stride = p.Size
	}
	w := Windows{Shape: tensor.Shape{x[0], x[1]}, Groups: 1}
	w.whole = moves.axes(op, x[2:], size)
	taps := layout.For(op)
	for i, a := range w.whole {
		if i < mostDims-dims {
			w.Axes[i] = a
			continue
		}
		if max(a.Before, a.After) >= a.reach() {
			panic(&tensor.ValueError{
				Op: op, Argument: "padding", Value: p.Padding,
				Want: "less than the size",
			})
		}
		if a = a.floor(); p.Ceil {
			a = a.ceil()
		}
		if a.Places == 0 || a.Length == 0 {
			panic(&tensor.ShapeError{
				Op: op, Shapes: []tensor.Shape{x, p.Size},
				Want: "want images that are not empty, and with their padding as large as windows",
			})
		}
		for place := 0; place < a.Places && place*a.Stride < a.Before; place++ {
			if a.met(place, 0, a.Length) == 0 {
				panic(&tensor.ShapeError{
					Op: op, Shapes: []tensor.Shape{x, p.Size},
					Want: "want windows with elements of images",
				})
			}
		}
		w.whole[i], w.Axes[i] = a, a.clip()
		w.Shape = append(w.Shape, a.Places)
		taps = layout.For(op, append(taps.Shape(), w.Axes[i].Size)...)
	}
	taps.CheckBytes(op, strconv.IntSize/8) // where each of them begins
	return w
}

// moves are what convolutions and pools say of how windows move.
type moves struct {
	stride, padding, dilation []int
	same                      tensor.Same
}

func movesOf(c tensor.Conv) moves { return moves{c.Stride, c.Padding, c.Dilation, c.Same} }

// axes returns how windows of a size move over images, but for their places.
func (m moves) axes(op string, images, size []int) (axes [mostDims]Axis) {
	dims := len(images)
	stride := numbers(op, "stride", dims, m.stride, slices.Repeat([]int{1}, dims), 1)
	dilation := numbers(op, "dilation", dims, m.dilation, slices.Repeat([]int{1}, dims), 1)
	before, after := m.sides(op, dims)
	first := mostDims - dims
	for i := range axes {
		if i < first {
			axes[i] = still
			continue
		}
		k := i - first
		axes[i] = Axis{
			Length: images[k], Size: size[k], Stride: stride[k], Dilation: dilation[k],
			Before: before[k], After: after[k],
		}
		if m.same != 0 {
			axes[i].Before, axes[i].After = padding(m.same, images[k], axes[i].reach(), stride[k])
		}
	}
	return axes
}

// sides returns the padding before and after images.
func (m moves) sides(op string, dims int) (before, after []int) {
	switch m.same {
	case 0, tensor.SameUpper, tensor.SameLower:
	default:
		panic(&tensor.ValueError{
			Op: op, Argument: "same", Value: int(m.same),
			Want: "SameUpper, SameLower or 0",
		})
	}
	if m.same != 0 && len(m.padding) > 0 {
		panic(&tensor.ValueError{
			Op: op, Argument: "padding", Value: m.padding,
			Want: "none beside Same, which says it",
		})
	}
	if len(m.padding) == 2*dims {
		both := numbers(op, "padding", 2*dims, m.padding, nil, 0)
		return both[:dims], both[dims:]
	}
	before = numbers(op, "padding", dims, m.padding, make([]int, dims), 0)
	return before, before
}

// most is the largest number of elements to move by, so that sums of some do not overflow.
const most = 1 << 30

// numbers returns the numbers of a list, that has one for each dimension or one for all, or else
// others if it is empty.
func numbers(op, argument string, dims int, list, otherwise []int, least int) []int {
	switch {
	case len(list) == 0:
		return otherwise
	case len(list) != 1 && len(list) != dims:
		panic(&tensor.ValueError{
			Op: op, Argument: argument, Value: list,
			Want: fmt.Sprintf("one number, or %d", dims),
		})
	case slices.Min(list) < least || slices.Max(list) > most:
		panic(&tensor.ValueError{
			Op: op, Argument: argument, Value: list,
			Want: fmt.Sprintf("%d to %d", least, most),
		})
	case len(list) < dims:
		return slices.Repeat(list, dims)
	}
	return list
}

// Outer returns the products of each of x with each of y, or with a number if there is no y.
func Outer(x, y []float64, number float64) []float64 {
	if y == nil {
		y = []float64{number}
	}
	products := make([]float64, 0, len(x)*len(y))
	for _, v := range x {
		for _, w := range y {
			products = append(products, v*w)
		}
	}
	return products
}

// padding returns what of it is before and after a dimension of images of a length, as s says,
// where windows reach over so many elements and move by a stride.
func padding(s tensor.Same, length, reach, stride int) (before, after int) {
	return split(s, max((ceilDiv(length, stride)-1)*stride+reach-length, 0))
}

// split returns padding as what is before and what is after images.
func split(s tensor.Same, all int) (before, after int) {
	if s == tensor.SameLower {
		return all - all/2, all / 2
	}
	return all / 2, all - all/2
}
