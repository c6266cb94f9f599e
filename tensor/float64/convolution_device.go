// Code generated from templates/convolution_device.go.tmpl. DO NOT EDIT.

package f64

import (
	"math"
	"slices"

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

// lowest is not larger than any number.
var lowest = float64(math.Inf(-1))

// poolMax sets z, which is contiguous, to the largest elements of windows of x on a device.
func (z *Tensor) poolMax(x *Tensor, size [2]int, by asm.Convolution) {
	framed := x.framed(by, lowest)
	z.Max(framed.windows(size, by), 2, 3)
	framed.Free()
}

// largestTaps returns which taps of windows of x, images within their padding, have the first of
// the largest elements. The padding is as small as an element can be, and comes first: it is in
// place of the first tap beside it, which is before all others there.
func (x *Tensor) largestTaps(size [2]int, by asm.Convolution) *ints.Tensor {
	largest := ArgMax(x.windows(size, by), 2, 3)
	if by.Padding == [2]int{} {
		return largest
	}
	inside := ints.ZerosLike(largest.Slice(tensor.To(1), tensor.To(1)))
	for axis, taps := range [2]int{size[1], 1} {
		windows := inside.Transpose(0, 1, 2+axis, 3-axis)
		for i := 0; i < windows.Dim(2) && i*by.Stride[axis] < by.Padding[axis]; i++ {
			some := windows.Slice(tensor.All, tensor.All, tensor.At(i))
			outside := (by.Padding[axis] - i*by.Stride[axis] + by.Dilation[axis] - 1) / by.Dilation[axis]
			before := ints.FullLike(outside*taps, some)
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

// largestOnDevice sets z to where the largest elements of windows of x are in images, on a device.
func (x *Tensor) largestOnDevice(op string, z *ints.Tensor, w *sliding.Windows) {
	size, by := w.Plane()
	if !w.HasDepth() {
		x.asImages().largestInPlanes(z, size, by)
		return
	}
	planes, shape := new(Tensor).resultOn(x.Device(), op, w.Planes(x.Dim(2))...), w.Planes(x.Dim(2))
	flat := x.planesAsChannels()
	planes.planesAsChannels().poolMax(flat, size, by)
	at := intsSupport.ResultOn(x.Device(), op, shape...)
	flat.largestInPlanes(at.View(shape[0], shape[1]*shape[2], shape[3], shape[4]), size, by)
	starts := onDeviceOf(at, ints.Arange(0, shape[2], 1).View(shape[2], 1, 1))
	starts.Mul(starts, ints.FullLike(x.Dim(3)*x.Dim(4), starts))
	at.Add(at, starts)
	size, by = w.Depth()
	framed := planes.planesAsRows().framed(by, lowest)
	largest := framed.largestTaps(size, by)
	rows := ints.Pad(at.View(shape[0], shape[1], shape[2], shape[3]*shape[4]), 0, frame(by)...)
	z = z.View(largest.Shape()...)
	for tap := range size[0] {
		chosen := isTap(largest, tap)
		z.Where(chosen, rows.Slice(tapIndices(tap, 0, z.Shape(), by)...), z)
		chosen.Free()
	}
	freeAll(planes, flat, at, starts, framed, largest, rows)
}

// largestInPlanes sets z to where the largest elements of windows of x are in images of two
// dimensions, on a device: where the windows begin, and where in these the taps are.
func (x *Tensor) largestInPlanes(z *ints.Tensor, size [2]int, by asm.Convolution) {
	framed, width, shape := x.framed(by, lowest), x.Dim(3), z.Shape()
	largest := framed.largestTaps(size, by)
	starts := make([]int, 0, shape[len(shape)-1]*largest.Dim(2))
	for y := range largest.Dim(2) {
		for x := range largest.Dim(3) {
			starts = append(starts, (y*by.Stride[0]-by.Padding[0])*width+x*by.Stride[1]-by.Padding[1])
		}
	}
	first := onDeviceOf(z, ints.New(starts, largest.Dim(2), largest.Dim(3)))
	down := ints.DivC(largest, size[1])
	down.Mul(down, ints.FullLike(width*by.Dilation[0]-size[1]*by.Dilation[1], down))
	largest.Mul(largest, ints.FullLike(by.Dilation[1], largest))
	z = z.View(largest.Shape()...)
	z.Add(largest, first)
	z.Add(z, down)
	freeAll(framed, largest, first, down)
}

// onDeviceOf returns a copy of x where z is. It panics if there is no memory for it.
func onDeviceOf(z, x *ints.Tensor) *ints.Tensor {
	x, err := x.To(z.Device())
	if err != nil {
		panic(err)
	}
	return x
}

// poolMaxGrad sets z, which is contiguous, to the gradient of x on a device, where g is that of the
// largest elements of its windows: in steps as poolSteps, the last one first.
func (z *Tensor) poolMaxGrad(g, x *Tensor, w *sliding.Windows) {
	size, by := w.Plane()
	if !w.HasDepth() {
		z.asImages().spreadMax(g.asImages(), x.asImages(), size, by)
		return
	}
	const op = "MaxPoolGrad"
	planes := new(Tensor).resultOn(x.Device(), op, w.Planes(x.Dim(2))...)
	sums, flat, rows := new(Tensor).resultOn(x.Device(), op, planes.Shape()...), x.planesAsChannels(), g.planesAsRows()
	planes.planesAsChannels().poolMax(flat, size, by)
	ofDepth, along := w.Depth()
	sums.planesAsRows().spreadMax(rows, planes.planesAsRows(), ofDepth, along)
	z.planesAsChannels().spreadMax(sums.planesAsChannels(), flat, size, by)
	freeAll(planes, sums, flat, rows)
}

// spreadMax sets z to the gradient of x, where g is that of the largest elements of its windows.
func (z *Tensor) spreadMax(g, x *Tensor, size [2]int, by asm.Convolution) {
	framed, zero := x.framed(by, lowest), g.number(0)
	largest := framed.largestTaps(size, by)
	z.spread(size, g.Shape(), by, func(tap *Tensor, down, across int) {
		chosen := isTap(largest, down*size[1]+across)
		part := Where(chosen, g, zero)
		tap.Add(tap, part)
		freeAll(chosen, part)
	})
	freeAll(framed, zero, largest)
}

// poolMaxTake sets z, which is contiguous, to those elements of y that are where the largest
// elements of windows of x are, on a device: in steps as poolSteps.
func (z *Tensor) poolMaxTake(y, x *Tensor, w *sliding.Windows) {
	size, by := w.Plane()
	if !w.HasDepth() {
		z.asImages().takeMax(y.asImages(), x.asImages(), size, by)
		return
	}
	const op = "MaxPoolTake"
	planes := new(Tensor).resultOn(x.Device(), op, w.Planes(x.Dim(2))...)
	taken, flat, from := new(Tensor).resultOn(x.Device(), op, planes.Shape()...), x.planesAsChannels(), y.planesAsChannels()
	planes.planesAsChannels().poolMax(flat, size, by)
	taken.planesAsChannels().takeMax(from, flat, size, by)
	ofDepth, along := w.Depth()
	z.planesAsRows().takeMax(taken.planesAsRows(), planes.planesAsRows(), ofDepth, along)
	freeAll(planes, taken, flat, from)
}

// takeMax sets z to those elements of y that are where the largest elements of windows of x are.
func (z *Tensor) takeMax(y, x *Tensor, size [2]int, by asm.Convolution) {
	framed, values := x.framed(by, lowest), y.framed(by, 0)
	largest := framed.largestTaps(size, by)
	for down := range size[0] {
		for across := range size[1] {
			chosen := isTap(largest, down*size[1]+across)
			z.Where(chosen, values.Slice(tapIndices(down, across, z.Shape(), by)...), z)
			chosen.Free()
		}
	}
	freeAll(framed, values, largest)
}

// poolSum sets z, which is contiguous, to the sums of windows of x on a device.
func (z *Tensor) poolSum(x *Tensor, size [2]int, by asm.Convolution) {
	framed := x.framed(by, 0)
	z.Sum(framed.windows(size, by), 2, 3)
	framed.Free()
}

// poolSumGrad sets z, which is contiguous, to the gradient of images on a device, where g is that
// of the sums of windows.
func (z *Tensor) poolSumGrad(g *Tensor, size [2]int, by asm.Convolution) {
	z.spread(size, g.Shape(), by, func(tap *Tensor, _, _ int) { tap.Add(tap, g) })
}

// spread sets z, which is contiguous, to zeros, to each tap of the windows of which, at so many
// places, add adds.
func (z *Tensor) spread(taps [2]int, places tensor.Shape, by asm.Convolution, add func(tap *Tensor, down, across int)) {
	outer, inner := z.asImages().layout.Padded(frame(by)...)
	framed := new(Tensor).resultOn(z.Device(), "Conv", outer.Shape()...).Fill(0)
	for down := range taps[0] {
		for across := range taps[1] {
			add(framed.Slice(tapIndices(down, across, places, by)...), down, across)
		}
	}
	z.asImages().Assign(framed.view(inner))
	framed.Free()
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

// tapIndices are those of the elements of images within their padding that one tap of windows meets,
// at so many places.
func tapIndices(down, across int, places tensor.Shape, by asm.Convolution) []tensor.Index {
	along := func(axis, first int) tensor.Index {
		first *= by.Dilation[axis]
		return tensor.Range(first, first+(places[2+axis]-1)*by.Stride[axis]+1).By(by.Stride[axis])
	}
	return []tensor.Index{tensor.All, tensor.All, along(0, down), along(1, across)}
}

// frame returns the widths of padding, for Pad.
func frame(by asm.Convolution) [][2]int {
	widths := make([][2]int, 4)
	for i, before := range by.Padding {
		widths[2+i] = [2]int{before, max(before+by.Extra[i], 0)}
	}
	return widths
}

// framed returns images within their padding, of v: a copy, or a view if there is none. What windows
// do not meet at the end is not there.
func (x *Tensor) framed(by asm.Convolution, v float64) *Tensor {
	x = x.asImages()
	for i, before := range by.Padding {
		if left := before + by.Extra[i]; left < 0 {
			axes := []tensor.Index{tensor.All, tensor.All, tensor.All, tensor.All}
			axes[2+i] = tensor.To(x.Dim(2+i) + left)
			x = x.Slice(axes...)
		}
	}
	if slices.Max(slices.Concat(frame(by)[2][:], frame(by)[3][:])) == 0 {
		return x
	}
	return Pad(x, v, frame(by)...)
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
