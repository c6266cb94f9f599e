// Code generated from templates/resize.go.tmpl. DO NOT EDIT.

package f64

import (
	kernels "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/internal/resample"
	"github.com/ashlar-go/ashlar/tensor"
)

// Resize returns x made longer or shorter along axes, as r says: each element is a weighted mean of
// those of x about it, along one axis after another, those that leave the fewest elements first. It
// computes what ONNX's Resize does. Sizes with ResizeLinear or ResizeCubic are what PyTorch's
// interpolate does; its nearest is that of ResizeAsymmetric and ResizeFloor. It panics with a
// *tensor.ValueError, a *tensor.AxisError or a *tensor.ShapeError if r makes no sense for x, and
// with a *tensor.DeviceError if x is on a device.
func Resize(x *Tensor, r tensor.Resize) *Tensor {
	const op = "Resize"
	p := resample.New(op, r, x.onHost(op).Shape())
	z := x
	for i := range p.Steps {
		z = z.resampled(op, &p.Steps[i], z != x)
	}
	if z == x {
		z = x.clonedTo(op, p.Shape)
	}
	for _, s := range p.Steps {
		for _, i := range s.Outside {
			z.view(z.layout.Sub(op, s.Axis, i)).Fill(float64(r.Extrapolation))
		}
	}
	return z
}

// clonedTo returns a copy of x, or of nothing if a shape has no elements.
func (x *Tensor) clonedTo(op string, shape tensor.Shape) *Tensor {
	if shape.Size() == 0 {
		return new(Tensor).resultOf(op, shape...)
	}
	return x.clone(op)
}

// resizeGrad returns the gradient of x, of a shape, where g is that of Resize(x, r).
func resizeGrad(g *Tensor, r tensor.Resize, shape ...int) *Tensor {
	const op = "ResizeGrad"
	p := resample.New(op, r, shape)
	g.want(op, p.Shape)
	if p.Shape.Size() == 0 {
		return Zeros(shape...)
	}
	z := g
	for i := len(p.Steps) - 1; i >= 0; i-- {
		s := p.Steps[i].Transpose()
		z = z.resampled(op, &s, z != g)
	}
	if z == g {
		return g.clone(op)
	}
	return z
}

// resampled returns what s makes of x, which it may free.
func (x *Tensor) resampled(op string, s *resample.Step, free bool) *Tensor {
	shape, inner := x.Shape(), 1
	shape[s.Axis] = s.Lengths[1]
	for _, n := range shape[s.Axis+1:] {
		inner *= n
	}
	z := new(Tensor).resultOf(op, shape...)
	resample.Apply(s, z.Data(), x.elementsOf(op), inner, resample.Kernels[float64]{Mul: kernels.Best.Mul, Add: kernels.Best.Add})
	if free {
		x.Free()
	}
	return z
}
