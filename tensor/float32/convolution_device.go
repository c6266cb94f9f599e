// Code generated from templates/convolution_device.go.tmpl. DO NOT EDIT.

package f32

import (
	"math"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/sliding"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// On a device, windows are views of images within their padding. What they meet is copied side by
// side, as matrices, whose products are convolutions.

// convolve sets z, which is contiguous, to the convolution of x and w on a device.
func (z *Tensor) convolve(x, w *Tensor, by asm.Convolution) {
	framed := x.framed(by, 0)
	patches, filters := framed.patches(w.taps(), by), w.dense()
	z.grouped(by).MatMul(filters.filterRows(by), patches.View(patchMatrices(patches, by)...))
	freeAll(framed, patches, filters)
}

// convolveGradX sets z, which is contiguous, to the gradient of the images of a convolution on a
// device, where g is that of the result.
func (z *Tensor) convolveGradX(g, w *Tensor, by asm.Convolution) {
	taps, out := w.taps(), g.asImages()
	results, filters := out.dense(), w.dense()
	patches := MatMul(filters.filterRows(by).T(), results.grouped(by))
	part := patches.View(z.Dim(0), z.Dim(1), taps[0], taps[1], out.Dim(2), out.Dim(3))
	z.spread(taps, out.Shape(), by, func(tap *Tensor, down, across int) {
		tap.Add(tap, part.Slice(tensor.All, tensor.All, tensor.At(down), tensor.At(across)))
	})
	freeAll(results, filters, patches)
}

// convolveGradW sets z, which is contiguous, to the gradient of the filters of a convolution on a
// device, where g is that of the result.
func (z *Tensor) convolveGradW(g, x *Tensor, by asm.Convolution) {
	framed, results := x.framed(by, 0), g.dense()
	patches := framed.patches(z.taps(), by)
	each := MatMul(results.grouped(by), patches.View(patchMatrices(patches, by)...).T())
	z.filterRows(by).Sum(each, 0)
	freeAll(framed, results, patches, each)
}

// poolMax sets z, which is contiguous, to the largest elements of windows of x on a device.
func (z *Tensor) poolMax(x *Tensor, w sliding.Windows) {
	framed := x.framed(w.By, float32(math.Inf(-1)))
	z.asImages().Max(framed.windows(w.Size, w.By), 2, 3)
	framed.Free()
}

// poolMaxGrad sets z, which is contiguous, to the gradient of x on a device, where g is that of the
// largest elements of its windows.
func (z *Tensor) poolMaxGrad(g, x *Tensor, w sliding.Windows) {
	g = g.asImages()
	framed, zero := x.framed(w.By, float32(math.Inf(-1))), g.number(0)
	largest := framed.largestTaps(w)
	z.spread(w.Size, g.Shape(), w.By, func(tap *Tensor, down, across int) {
		chosen := isTap(largest, down*w.Size[1]+across)
		part := Where(chosen, g, zero)
		tap.Add(tap, part)
		freeAll(chosen, part)
	})
	freeAll(framed, zero, largest)
}

// poolMaxTake sets z, which is contiguous, to those elements of y that are where the largest
// elements of windows of x are, on a device.
func (z *Tensor) poolMaxTake(y, x *Tensor, w sliding.Windows) {
	z = z.asImages()
	framed, values := x.framed(w.By, float32(math.Inf(-1))), y.framed(w.By, 0)
	largest := framed.largestTaps(w)
	for down := range w.Size[0] {
		for across := range w.Size[1] {
			chosen := isTap(largest, down*w.Size[1]+across)
			z.Where(chosen, values.tap(down, across, z.Shape(), w.By), z)
			chosen.Free()
		}
	}
	freeAll(framed, values, largest)
}

// largestTaps returns which taps of windows of x, images within their padding, have the first of
// the largest elements. The padding is as small as an element can be, and comes first: it is in
// place of the first tap beside it, which is before all others there.
func (x *Tensor) largestTaps(w sliding.Windows) *ints.Tensor {
	largest, by := ArgMax(x.windows(w.Size, w.By), 2, 3), w.By
	if by.Padding == [2]int{} {
		return largest
	}
	inside := ints.ZerosLike(largest.Slice(tensor.To(1), tensor.To(1)))
	for axis, taps := range [2]int{w.Size[1], 1} {
		windows := inside.Transpose(0, 1, 2+axis, 3-axis)
		for i := 0; i < windows.Dim(2) && i*by.Stride[axis] < by.Padding[axis]; i++ {
			some := windows.Slice(tensor.All, tensor.All, tensor.At(i))
			before := ints.FullLike((by.Padding[axis]-i*by.Stride[axis])*taps, some)
			some.Add(some, before)
			before.Free()
		}
	}
	defer inside.Free()
	return largest.Maximum(largest, inside)
}

// isTap returns where places are those of a tap of windows.
func isTap(places *ints.Tensor, tap int) *bools.Tensor {
	number := ints.FullLike(tap, places.Slice(tensor.To(1), tensor.To(1), tensor.To(1), tensor.To(1)))
	defer number.Free()
	return ints.Equal(places, number)
}

// poolSum sets z, which is contiguous, to the sums of windows of x on a device.
func (z *Tensor) poolSum(x *Tensor, w sliding.Windows) {
	framed := x.framed(w.By, 0)
	z.asImages().Sum(framed.windows(w.Size, w.By), 2, 3)
	framed.Free()
}

// poolSumGrad sets z, which is contiguous, to the gradient of images on a device, where g is that
// of the sums of windows.
func (z *Tensor) poolSumGrad(g *Tensor, w sliding.Windows) {
	g = g.asImages()
	z.spread(w.Size, g.Shape(), w.By, func(tap *Tensor, _, _ int) { tap.Add(tap, g) })
}

// spread sets z, which is contiguous, to zeros, to each tap of the windows of which, at so many
// places, add adds.
func (z *Tensor) spread(taps [2]int, places tensor.Shape, by asm.Convolution, add func(tap *Tensor, down, across int)) {
	outer, inner := z.asImages().layout.Padded(frame(by)...)
	framed := new(Tensor).resultOn(z.Device(), "Conv", outer.Shape()...).Fill(0)
	for down := range taps[0] {
		for across := range taps[1] {
			add(framed.tap(down, across, places, by), down, across)
		}
	}
	z.asImages().Assign(framed.view(inner))
	framed.Free()
}

// tap returns the view of the elements of x, images within their padding, that one tap of windows
// meets, at so many places.
func (x *Tensor) tap(down, across int, places tensor.Shape, by asm.Convolution) *Tensor {
	along := func(axis, first int) tensor.Index {
		first *= by.Dilation[axis]
		return tensor.Range(first, first+(places[2+axis]-1)*by.Stride[axis]+1).By(by.Stride[axis])
	}
	return x.Slice(tensor.All, tensor.All, along(0, down), along(1, across))
}

// taps returns the height and the width of the filters w.
func (w *Tensor) taps() [2]int {
	s := w.asImages().Shape()
	return [2]int{s[2], s[3]}
}

// patches returns a copy of windows, or a view if it is as contiguous.
func (x *Tensor) patches(size [2]int, by asm.Convolution) *Tensor {
	return x.windows(size, by).contiguous("Conv")
}

// patchMatrices returns the shape of patches as matrices of a column for each place: [batch groups
// taps places].
func patchMatrices(patches *Tensor, by asm.Convolution) []int {
	s := patches.Shape()
	return []int{s[0], by.Groups, s[1] / by.Groups * s[2] * s[3], s[4] * s[5]}
}

// grouped returns the view of contiguous results of filters as matrices of a row for each filter:
// [batch groups filters places].
func (x *Tensor) grouped(by asm.Convolution) *Tensor {
	s := x.asImages().Shape()
	return x.View(s[0], by.Groups, s[1]/by.Groups, s[2]*s[3])
}

// filterRows returns the view of contiguous filters as matrices of a row for each: [groups filters
// taps].
func (x *Tensor) filterRows(by asm.Convolution) *Tensor {
	s := x.asImages().Shape()
	return x.View(by.Groups, s[0]/by.Groups, s[1]*s[2]*s[3])
}

// dense returns a copy of x, or a view if x is contiguous: something to free in either case.
func (x *Tensor) dense() *Tensor { return x.view(x.layout).contiguous("Conv") }

// asImages returns the view of x as images, of one row each if x has no height.
func (x *Tensor) asImages() *Tensor {
	if x.Rank() == 3 {
		return x.Unsqueeze(2)
	}
	return x.view(x.layout)
}

// frame returns the widths of padding, for Pad.
func frame(by asm.Convolution) [][2]int {
	return [][2]int{{}, {}, {by.Padding[0], by.Padding[0]}, {by.Padding[1], by.Padding[1]}}
}

// framed returns images within their padding, of v: a copy, or a view if there is none.
func (x *Tensor) framed(by asm.Convolution, v float32) *Tensor {
	if by.Padding == [2]int{} {
		return x.asImages()
	}
	return Pad(x.asImages(), v, frame(by)...)
}

// windows returns the view of what windows meet of x, images within their padding, of shape [batch
// channels down across rows columns].
func (x *Tensor) windows(size [2]int, by asm.Convolution) *Tensor {
	along := func(x *Tensor, axis int) *Tensor {
		d := by.Dilation[axis]
		return x.Windows((size[axis]-1)*d+1, by.Stride[axis]).Slice(tensor.Ellipsis, tensor.Mod(d))
	}
	columns := along(x, 1) // [batch channels height columns across]
	return along(columns.Transpose(0, 1, 3, 4, 2), 0).Transpose(0, 1, 5, 3, 4, 2)
}

// freeAll frees tensors.
func freeAll(all ...interface{ Free() }) {
	for _, x := range all {
		x.Free()
	}
}
