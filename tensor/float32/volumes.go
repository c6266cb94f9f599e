// Code generated from templates/volumes.go.tmpl. DO NOT EDIT.

package f32

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/sliding"
	"github.com/ashlar-go/ashlar/tensor"
)

// Filters of three dimensions are filters of planes with more channels: one for each channel and
// tap along depth, of images that have one for each plane which that tap meets. Such images are made
// of one after the other in a batch.

// convSteps sets z, which is contiguous, to what conv makes of x and w, of planes if there is a depth.
func (z *Tensor) convSteps(op string, x, w *Tensor, v *sliding.Windows, conv func(z, x, w *Tensor, by asm.Convolution)) {
	if !v.HasDepth() {
		conv(z, x, w, v.Filters())
		return
	}
	planes, filters := x.planesOf(op, z, v), w.planesAsChannels()
	for n := range z.Dim(0) {
		planes.takePlanes(x.Slice(tensor.At(n)), v.Axes[0])
		to := z.Slice(tensor.At(n)).Transpose(1, 0, 2, 3)
		if z.isOnHost() {
			conv(to, planes.planesAsChannels(), filters, v.Filters())
			continue
		}
		result := new(Tensor).resultOn(x.Device(), op, to.Shape()...) // since to is not contiguous
		conv(result, planes.planesAsChannels(), filters, v.Filters())
		to.Assign(result)
		result.Free()
	}
	freeAll(planes, filters)
}

// convGradXSteps sets z, which is contiguous, to the gradient of images of a convolution, where g is
// that of the result.
func (z *Tensor) convGradXSteps(op string, g, w *Tensor, v *sliding.Windows, gradient func(z, g, w *Tensor, by asm.Convolution)) {
	if !v.HasDepth() {
		gradient(z, g, w, v.Filters())
		return
	}
	planes, filters := z.planesOf(op, g, v), w.planesAsChannels()
	z.Fill(0)
	for n := range z.Dim(0) {
		gradient(planes.planesAsChannels(), g.Slice(tensor.At(n)).Transpose(1, 0, 2, 3), filters, v.Filters())
		z.Slice(tensor.At(n)).addPlanes(planes, v.Axes[0])
	}
	freeAll(planes, filters)
}

// convGradWSteps sets z, which is contiguous, to the gradient of filters of a convolution, where g,
// which is contiguous, is that of the result.
func (z *Tensor) convGradWSteps(op string, g, x *Tensor, v *sliding.Windows, gradient func(z, g, x *Tensor, by asm.Convolution)) {
	if !v.HasDepth() {
		gradient(z, g, x, v.Filters())
		return
	}
	planes, sums := x.planesOf(op, g, v), z.planesAsChannels()
	part := new(Tensor).resultOn(z.Device(), op, sums.Shape()...)
	z.Fill(0)
	for n := range g.Dim(0) {
		planes.takePlanes(x.Slice(tensor.At(n)), v.Axes[0])
		gradient(part, g.Slice(tensor.At(n)).Transpose(1, 0, 2, 3), planes.planesAsChannels(), v.Filters())
		sums.Add(sums, part)
	}
	freeAll(planes, part)
}

// planesOf returns a place for the planes of one of the images x that the windows of z meet: of shape
// [places channels taps height width].
func (x *Tensor) planesOf(op string, z *Tensor, v *sliding.Windows) *Tensor {
	a := v.Axes[0]
	return new(Tensor).resultOn(z.Device(), op, a.Places, x.Dim(1), a.Size, x.Dim(3), x.Dim(4))
}

// takePlanes sets z to the planes of x, of shape [channels depth height width], that each window along
// depth meets, or to zeros outside of x.
func (z *Tensor) takePlanes(x *Tensor, a sliding.Axis) {
	for tap := range a.Size {
		first, end, from := a.Taken(tap)
		at := func(places tensor.Index) *Tensor { return z.Slice(places, tensor.All, tensor.At(tap)) }
		at(tensor.To(first)).Fill(0)
		at(tensor.From(end)).Fill(0)
		if first < end {
			at(tensor.Range(first, end)).Assign(x.everyPlane(from, end-first, a.Stride))
		}
	}
}

// addPlanes adds those that takePlanes would take of z to z.
func (z *Tensor) addPlanes(planes *Tensor, a sliding.Axis) {
	for tap := range a.Size {
		if first, end, from := a.Taken(tap); first < end {
			to := z.everyPlane(from, end-first, a.Stride)
			to.Add(to, planes.Slice(tensor.Range(first, end), tensor.All, tensor.At(tap)))
		}
	}
}

// everyPlane returns n planes of x, of shape [channels depth height width], a step apart from one on,
// with their axis first.
func (x *Tensor) everyPlane(from, n, step int) *Tensor {
	return x.Slice(tensor.All, tensor.Range(from, from+(n-1)*step+1).By(step)).Transpose(1, 0, 2, 3)
}
