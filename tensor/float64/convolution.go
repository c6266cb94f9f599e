// Code generated from templates/convolution.go.tmpl. DO NOT EDIT.

package f64

import (
	"fmt"
	"slices"

	"github.com/ashlar-go/ashlar/asm"
	kernels "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/sliding"
	"github.com/ashlar-go/ashlar/tensor"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// Conv1D returns the convolution of x, of shape [batch channels length], and filters w, of
// shape [filters channels/groups taps], as Conv2D does.
func Conv1D(x, w *Tensor, c tensor.Conv, bias ...*Tensor) *Tensor {
	return new(Tensor).conv("Conv1D", 1, x, w, c, bias)
}

// Conv2D returns the convolution of x, a batch of images of several channels of shape [batch
// channels height width], and filters w, of shape [filters channels/groups down across]. Of
// the shape [batch filters rows columns], each element is the sum of the products of a filter
// and of the elements that it meets:
//
//	z[n,o,i,j] = Σ x[n, c, i*stride + a*dilation - padding, j*stride + b*dilation - padding] * w[o,c,a,b]
//
// over a, b and the channels c of the group that o belongs to; elements outside of x are 0, of which
// the products with elements of w that are infinite or NaN are NaN. A bias, of shape [filters], is
// added to what each filter makes. As in other libraries for
// networks, filters are not reversed. It panics with a *tensor.ShapeError
// if the shapes do not fit or a filter is larger than the images with their padding, and
// with a *tensor.ValueError if c makes no sense or there are several biases.
func Conv2D(x, w *Tensor, c tensor.Conv, bias ...*Tensor) *Tensor {
	return new(Tensor).conv("Conv2D", 2, x, w, c, bias)
}

// Conv3D returns the convolution of x, of shape [batch channels depth height width], and filters w,
// of shape [filters channels/groups taps down across], as Conv2D does.
func Conv3D(x, w *Tensor, c tensor.Conv, bias ...*Tensor) *Tensor {
	return new(Tensor).conv("Conv3D", 3, x, w, c, bias)
}

// ConvTranspose returns the images of which a convolution with filters w, of shape [channels
// filters/groups …], makes images of the shape of x, of shape [batch channels …], of one to three
// dimensions: each element of x times the filter of its channel, added up where they overlap, and
// a bias of shape [filters]. With Same, there are as many elements as strides. It is the gradient
// of a convolution by its images. It panics as Conv2D does.
func ConvTranspose(x, w *Tensor, c tensor.Conv, bias ...*Tensor) *Tensor {
	const op = "ConvTranspose"
	shape, c := sliding.ConvTranspose(op, c, x.Shape(), w.Shape())
	v := sliding.Conv(op, len(shape)-2, c, shape, w.Shape())
	return new(Tensor).convTranspose(op, x, w, &v, shape, bias)
}

// conv sets z to the convolution of x, of so many dimensions, and w.
func (z *Tensor) conv(op string, dims int, x, w *Tensor, c tensor.Conv, bias []*Tensor) *Tensor {
	if len(c.OutputPadding) > 0 {
		panic(&tensor.ValueError{Op: op, Argument: "output padding", Value: c.OutputPadding, Want: "none"})
	}
	return z.convBy(op, dims, x, w, c, bias...)
}

// convBy is conv of a c which may have an OutputPadding, as those that ConvTranspose is the gradient of.
func (z *Tensor) convBy(op string, dims int, x, w *Tensor, c tensor.Conv, bias ...*Tensor) *Tensor {
	v := sliding.Conv(op, dims, c, x.Shape(), w.Shape())
	b := biasOf(op, v.Shape, bias)
	return z.slide(op, v.Shape, append([]*Tensor{x, w}, bias...), func(z *Tensor) {
		z.convSteps(op, x, w, &v, func(z, x, w *Tensor, by asm.Convolution) {
			kernels.Best.Conv(z.images(), x.images(), w.images(), by)
		})
		z.addBias(b)
	}, func(z *Tensor) {
		z.convSteps(op, x, w, &v, (*Tensor).convolve)
		z.addBias(b)
	})
}

// biasOf returns a bias as it is added to images of a shape, or nil if there is none. It panics unless
// it fits.
func biasOf(op string, shape tensor.Shape, bias []*Tensor) *Tensor {
	switch {
	case len(bias) == 0:
		return nil
	case len(bias) > 1:
		panic(&tensor.ValueError{Op: op, Argument: "bias", Value: len(bias), Want: "one at most"})
	}
	bias[0].want(op, shape[1:2])
	b := bias[0]
	for range shape[2:] {
		b = b.Unsqueeze(b.Rank())
	}
	return b
}

func (z *Tensor) addBias(b *Tensor) {
	if b != nil {
		z.Add(z, b)
	}
}

// convGradX sets z, of the given shape, to the gradient of x, where g is that of x ∗ w, by
// a convolution: the sums of the products of elements of g and of those filters that met an
// element of x there. It returns z, and panics as these do.
func (z *Tensor) convGradX(g, w *Tensor, c tensor.Conv, shape ...int) *Tensor {
	v := convolved("ConvGradX", g, shape, w.Shape(), c)
	return z.convTranspose("ConvGradX", g, w, &v, shape, nil)
}

// convTranspose sets z, of the given shape, to the gradient of the images of a convolution, where g is
// that of the result, and adds a bias.
func (z *Tensor) convTranspose(op string, g, w *Tensor, v *sliding.Windows, shape []int, bias []*Tensor) *Tensor {
	b := biasOf(op, shape, bias)
	return z.slide(op, shape, append([]*Tensor{g, w}, bias...), func(z *Tensor) {
		z.convGradXSteps(op, g, w, v, func(z, g, w *Tensor, by asm.Convolution) {
			kernels.Best.ConvGradX(z.images(), g.images(), w.images(), by)
		})
		z.addBias(b)
	}, func(z *Tensor) {
		z.convGradXSteps(op, g, w, v, (*Tensor).convolveGradX)
		z.addBias(b)
	})
}

// convGradW sets z, of the given shape, to the gradient of w, where g is that of x ∗ w, by
// a convolution: the sums of the products of elements of g and of what filters met there, zeros
// outside of x among it. It returns z, and panics as these do.
func (z *Tensor) convGradW(g, x *Tensor, c tensor.Conv, shape ...int) *Tensor {
	const op = "ConvGradW"
	v := convolved(op, g, x.Shape(), shape, c)
	return z.slide(op, shape, []*Tensor{g, x}, func(z *Tensor) {
		z.convGradWSteps(op, g.contiguous(op), x, &v, func(z, g, x *Tensor, by asm.Convolution) {
			kernels.Best.ConvGradW(z.images(), g.images(), x.images(), by)
		})
	}, func(z *Tensor) { z.convGradWSteps(op, g, x, &v, (*Tensor).convolveGradW) })
}

// convolved returns how filters move over images, and panics unless the shape of g is that of
// their convolution.
func convolved(op string, g *Tensor, x, w tensor.Shape, c tensor.Conv) sliding.Windows {
	v := sliding.Conv(op, min(max(g.Rank()-2, 1), 3), c, x, w)
	g.want(op, v.Shape)
	return v
}

// MaxPool returns the largest elements of windows of x, of shape [batch channels length], [batch
// channels height width] or [batch channels depth height width]; NaN if one is. It panics with a
// *tensor.ShapeError if a window is larger than the images with their padding, or meets nothing of
// them, and with a *tensor.ValueError if p makes no sense.
func MaxPool(x *Tensor, p tensor.Pool) *Tensor { return new(Tensor).maxPool(x, p) }

// maxPool sets z to what the function MaxPool returns, and returns z.
func (z *Tensor) maxPool(x *Tensor, p tensor.Pool) *Tensor {
	w := sliding.Pool("MaxPool", p, x.Shape())
	return z.slide("MaxPool", w.Shape, []*Tensor{x}, func(z *Tensor) {
		z.poolSteps("MaxPool", x, &w, func(z, x *Tensor, size [2]int, by asm.Convolution) {
			kernels.Best.MaxPool(z.images(), x.images(), size, by)
		})
	}, func(z *Tensor) { z.poolSteps("MaxPool", x, &w, (*Tensor).poolMax) })
}

// MaxPoolIndices returns the largest elements of windows of x, and where they are: row-major
// indices inside the image of a channel. Of equal ones, the first counts, and the first NaN if there is
// one. It panics as MaxPool does.
func MaxPoolIndices(x *Tensor, p tensor.Pool) (values *Tensor, indices *ints.Tensor) {
	const op = "MaxPoolIndices"
	w := sliding.Pool(op, p, x.Shape())
	indices = intsSupport.ResultOn(x.Device(), op, w.Shape...)
	if x.isOnHost() {
		places := indices.Data()
		sliding.Largest(&w, x.elementsOf(op), func(row, _ int, at []int) { copy(places[row:], at) })
	} else {
		x.largestOnDevice(op, indices, &w)
	}
	return MaxPool(x, p), indices
}

// elementsOf returns the elements of x in row-major order: its own if it is contiguous.
func (x *Tensor) elementsOf(op string) []float64 { return x.contiguous(op).raw().Flat() }

// poolSteps sets z, which is contiguous, to what pool makes of windows of x: of those along depth, if
// there is one, of what it makes of planes.
func (z *Tensor) poolSteps(op string, x *Tensor, w *sliding.Windows, pool func(z, x *Tensor, size [2]int, by asm.Convolution)) {
	size, by := w.Plane()
	if !w.HasDepth() {
		pool(z.asImages(), x.asImages(), size, by)
		return
	}
	planes := new(Tensor).resultOn(x.Device(), op, w.Planes(x.Dim(2))...)
	pool(planes.planesAsChannels(), x.planesAsChannels(), size, by)
	size, by = w.Depth()
	pool(z.planesAsRows(), planes.planesAsRows(), size, by)
	planes.Free()
}

// planesAsChannels returns images or filters of three dimensions as ones of two, which have a channel
// for each plane: a view if x is contiguous.
func (x *Tensor) planesAsChannels() *Tensor {
	s := x.Shape()
	return x.Reshape(s[0], s[1]*s[2], s[3], s[4])
}

// planesAsRows returns images of three dimensions as images whose rows are their planes.
func (x *Tensor) planesAsRows() *Tensor {
	s := x.Shape()
	return x.Reshape(s[0], s[1], s[2], s[3]*s[4])
}

// maxPoolGrad sets z to the gradient of x, where g is that of MaxPool(x, p): it goes to the
// first of the largest elements of each window. It returns z, and panics as MaxPool does.
func (z *Tensor) maxPoolGrad(g, x *Tensor, p tensor.Pool) *Tensor {
	const op = "MaxPoolGrad"
	w := sliding.Pool(op, p, x.Shape())
	g.want(op, w.Shape)
	return z.slide(op, x.Shape(), []*Tensor{g, x}, func(z *Tensor) {
		sums, from := z.Fill(0).Data(), g.elementsOf(op)
		sliding.Largest(&w, x.elementsOf(op), func(row, image int, at []int) {
			to := sums[image:]
			for j, v := range from[row:][:len(at)] {
				to[at[j]] += v
			}
		})
	}, func(z *Tensor) { z.poolMaxGrad(g, x, &w) })
}

// maxPoolTake sets z to those elements of y, of the shape of x, that are where MaxPool(x, p)
// finds the first of the largest elements of each window. It returns z, and panics as MaxPool
// does.
func (z *Tensor) maxPoolTake(y, x *Tensor, p tensor.Pool) *Tensor {
	const op = "MaxPoolTake"
	w := sliding.Pool(op, p, x.Shape())
	y.want(op, x.Shape())
	return z.slide(op, w.Shape, []*Tensor{y, x}, func(z *Tensor) {
		to, from := z.Data(), y.elementsOf(op)
		sliding.Largest(&w, x.elementsOf(op), func(row, image int, at []int) {
			for j, i := range at {
				to[row+j] = from[image+i]
			}
		})
	}, func(z *Tensor) { z.poolMaxTake(y, x, &w) })
}

// AvgPool returns the means of windows of x, as MaxPool does the largest elements. Padding
// counts as zeros, unless p excludes it; what windows have beyond that does not count.
func AvgPool(x *Tensor, p tensor.Pool) *Tensor { return new(Tensor).avgPool(x, p) }

// avgPool sets z to what the function AvgPool returns, and returns z.
func (z *Tensor) avgPool(x *Tensor, p tensor.Pool) *Tensor {
	w := sliding.Pool("AvgPool", p, x.Shape())
	return z.slide("AvgPool", w.Shape, []*Tensor{x}, func(z *Tensor) {
		z.poolSteps("AvgPool", x, &w, func(z, x *Tensor, size [2]int, by asm.Convolution) {
			kernels.Best.SumPool(z.images(), x.images(), size, by)
		})
	}, func(z *Tensor) { z.poolSteps("AvgPool", x, &w, (*Tensor).poolSum) }).divideCounts(&w, p)
}

// avgPoolGrad sets z, of the given shape, to the gradient of x, where g is that of AvgPool(x,
// p). It returns z, and panics as MaxPool does.
func (z *Tensor) avgPoolGrad(g *Tensor, p tensor.Pool, shape ...int) *Tensor {
	const op = "AvgPoolGrad"
	w := sliding.Pool(op, p, shape)
	g.want(op, w.Shape)
	means := g.clone(op).divideCounts(&w, p)
	defer means.Free()
	return z.slide(op, shape, []*Tensor{means}, func(z *Tensor) {
		z.poolGradSteps(op, means, &w, func(z, g *Tensor, size [2]int, by asm.Convolution) {
			by.Groups = max(g.Dim(1), 1)
			ones := Scalar(1).BroadcastTo(g.Dim(1), 1, size[0], size[1])
			kernels.Best.ConvGradX(z.images(), g.images(), ones.images(), by)
		})
	}, func(z *Tensor) { z.poolGradSteps(op, means, &w, (*Tensor).poolSumGrad) })
}

// poolGradSteps sets z, which is contiguous, to what gradient makes of g, which is contiguous, for
// images, as poolSteps does of images for g.
func (z *Tensor) poolGradSteps(op string, g *Tensor, w *sliding.Windows, gradient func(z, g *Tensor, size [2]int, by asm.Convolution)) {
	size, by := w.Plane()
	if !w.HasDepth() {
		gradient(z.asImages(), g.asImages(), size, by)
		return
	}
	planes := new(Tensor).resultOn(g.Device(), op, w.Planes(z.Dim(2))...)
	ofDepth, along := w.Depth()
	gradient(planes.planesAsRows(), g.planesAsRows(), ofDepth, along)
	gradient(z.planesAsChannels(), planes.planesAsChannels(), size, by)
	planes.Free()
}

// divideCounts divides z, the sums of windows, by how many elements of each count, and returns z.
func (z *Tensor) divideCounts(w *sliding.Windows, p tensor.Pool) *Tensor {
	if z.Size() == 0 {
		return z
	}
	each, shape, all := []float64{1}, []int{}, true
	for axis, n := range w.Shape[2:] {
		counts := w.Counts(axis, !p.ExcludePadding)
		all = all && counts == nil
		each, shape = sliding.Outer(each, counts, float64(p.Size[axis])), append(shape, n)
		if counts == nil {
			shape[axis] = 1
		}
	}
	if all {
		return z.divide(each[0])
	}
	counts, err := ofNumbers(each, shape...).To(z.Device())
	if err != nil {
		panic(err)
	}
	defer counts.Free()
	return z.Div(z, counts)
}

// want panics with a *tensor.ShapeError unless x has a shape.
func (x *Tensor) want(op string, shape tensor.Shape) {
	if !x.layout.HasShape(shape...) {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x.Shape()}, Want: fmt.Sprint("want ", shape)})
	}
}

// slide has onHost or onDevice set z, as the place for a result of the given shape, or a tensor
// that is then assigned to z if z is not contiguous or overlaps an operand. It returns z, and
// panics with a *tensor.DeviceError unless all are on one device or on the host.
func (z *Tensor) slide(op string, shape []int, operands []*Tensor, onHost, onDevice func(z *Tensor)) *Tensor {
	d, set := operands[0].Device(), onHost
	if d != nil {
		set = onDevice
	}
	for _, x := range operands {
		deviceops.Check(op, d, x)
		if d == nil && !x.IsContiguous() { // kernels may copy what elements show in several places
			x.checkSize(op, x.Shape()...)
		}
	}
	z = z.resultOn(d, op, shape...)
	deviceops.Check(op, d, z)
	overlaps := func(x *Tensor) bool { return Overlap(z, x) }
	switch {
	case z.Size() == 0:
	case !z.IsContiguous() || slices.ContainsFunc(operands, overlaps):
		result := new(Tensor).resultOn(d, op, shape...)
		set(result)
		z.Assign(result)
		result.Free()
	default:
		set(z)
	}
	return z
}

// images returns x as images, of one row each if x has no height.
func (x *Tensor) images() kernels.Images {
	m := kernels.Images{Data: x.data, Start: x.layout.Start()}
	shape, strides := x.Shape(), x.Strides()
	if len(shape) == 3 {
		shape, strides = slices.Insert(shape, 2, 1), slices.Insert(strides, 2, shape[2])
	}
	m.Shape, m.Strides = [4]int(shape), [4]int(strides)
	for axis, stride := 3, 1; axis > 1; axis-- { // those that do not matter, as if contiguous
		if shape[axis] == 1 {
			m.Strides[axis] = stride
		}
		stride *= shape[axis]
	}
	return m
}
