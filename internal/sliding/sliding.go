// Package sliding has the geometry of windows that move over images: of convolutions and
// pools.
package sliding

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// Conv returns the shape of the convolution of x, of so many dimensions beside the batch
// and the channels, and filters w. It also returns how filters move over images of two
// dimensions, of which the first has length 1 if x has only the other. It panics with a
// *tensor.ShapeError or a *tensor.ValueError that names op if they do not fit.
func Conv(op string, dims int, c tensor.Conv, x, w tensor.Shape) (tensor.Shape, asm.Convolution) {
	misfit := func(want string) error {
		return &tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x, w}, Want: want}
	}
	if len(x) != dims+2 || len(w) != dims+2 {
		panic(misfit(fmt.Sprintf("want images and filters of rank %d", dims+2)))
	}
	by := asm.Convolution{
		Stride:   pair(op, "stride", dims, c.Stride, 1, 1),
		Padding:  pair(op, "padding", dims, c.Padding, 0, 0),
		Dilation: pair(op, "dilation", dims, c.Dilation, 1, 1),
		Groups:   c.Groups,
	}
	if by.Groups == 0 {
		by.Groups = 1
	}
	switch channels, filters := x[1], w[0]; {
	case by.Groups < 0 || channels%by.Groups != 0 || filters%by.Groups != 0:
		panic(&tensor.ValueError{
			Op: op, Argument: "groups", Value: c.Groups,
			Want: fmt.Sprintf("a number that divides %d channels and %d filters", channels,
				filters),
		})
	case channels/by.Groups != w[1]:
		panic(misfit("want filters with as many channels as a group of images"))
	}
	places, ok := places(x[2:], w[2:], by)
	if !ok {
		panic(misfit("want images that are, with their padding, as large as filters"))
	}
	return append(tensor.Shape{x[0], w[0]}, places...), by
}

// places returns how many places windows of a size have in images, if any.
func places(images, size []int, by asm.Convolution) (n []int, ok bool) {
	for i, length := range images {
		along := 2 - len(images) + i
		free := length + 2*by.Padding[along] - 1
		if size[i] < 1 || free < 0 || free/by.Dilation[along] < size[i]-1 {
			return nil, false
		}
		n = append(n, (free-(size[i]-1)*by.Dilation[along])/by.Stride[along]+1)
	}
	return n, true
}

// Windows are those of a pool, over images of two dimensions.
type Windows struct {
	Shape    tensor.Shape    // of the result
	Size     [2]int          // of windows, but for what meets no image
	By       asm.Convolution // how they move
	Elements int             // of a window, with that
}

// Pool returns the windows of a pool of x. It panics as Conv does.
func Pool(op string, p tensor.Pool, x tensor.Shape) Windows {
	dims := len(p.Size)
	if dims != 1 && dims != 2 {
		panic(&tensor.ValueError{
			Op: op, Argument: "size", Value: p.Size,
			Want: "one number or two",
		})
	}
	if len(x) != dims+2 {
		panic(&tensor.ShapeError{
			Op: op, Shapes: []tensor.Shape{x},
			Want: fmt.Sprintf("want images of rank %d", dims+2),
		})
	}
	size := pair(op, "size", dims, p.Size, 1, 1)
	by := asm.Convolution{
		Stride:   size,
		Padding:  pair(op, "padding", dims, p.Padding, 0, 0),
		Dilation: [2]int{1, 1},
		Groups:   max(x[1], 1),
	}
	if len(p.Stride) > 0 {
		by.Stride = pair(op, "stride", dims, p.Stride, 1, 1)
	}
	for i, padding := range by.Padding {
		if padding > size[i]/2 {
			panic(&tensor.ValueError{
				Op: op, Argument: "padding", Value: p.Padding,
				Want: "at most half of the size",
			})
		}
	}
	misfit := func(want string) error {
		return &tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x, p.Size}, Want: want}
	}
	places, ok := places(x[2:], size[2-dims:], by)
	if !ok || slices.Min(x[2:]) == 0 {
		panic(misfit("want images that are not empty, and with their padding as large as windows"))
	}
	w := Windows{append(tensor.Shape{x[0], x[1]}, places...), size, by, size[0] * size[1]}
	for i, length := range x[2:] {
		w.clip(2-dims+i, length)
	}
	taps := layout.For(op, w.Size[0], w.Size[1])
	taps.CheckBytes(op, strconv.IntSize/8) // where each of them begins
	return w
}

// clip leaves out what of windows meets no image of a length along an axis: of padding that is
// longer than it, which is at most half of a window, and as much at the end of windows.
func (w *Windows) clip(axis, length int) {
	excess := max(w.By.Padding[axis]-length, 0)
	w.By.Padding[axis] -= excess
	w.Size[axis] -= 2 * excess
}

// most is the largest number of elements to move by, so that sums of some do not overflow.
const most = 1 << 30

// pair returns the numbers of a list along height and width. It has one for each of the
// dimensions, of which 1 is the width alone, or one for all, or else they are as otherwise.
func pair(op, argument string, dims int, list []int, otherwise, least int) [2]int {
	pair := [2]int{otherwise, otherwise}
	switch {
	case len(list) == 0:
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
	default:
		copy(pair[2-dims:], list)
		if len(list) == 1 && dims == 2 {
			pair[1] = list[0]
		}
	}
	if dims == 1 {
		pair[0] = least
	}
	return pair
}
