// Code generated from templates/gather.go.tmpl. DO NOT EDIT.

package u8

import (
	"slices"
	"sort"

	kernels "github.com/ashlar-go/ashlar/asm/uint8"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// Gather returns elements of x: at each index, the one of x at the same index, but for that along
// the axis, which indices has there. The shape of indices is that of x, or 1, along all other axes.
// It panics with a *tensor.AxisError, a *tensor.ShapeError or a *tensor.IndexError if x does not
// have them, and with a *tensor.DeviceError unless indices are on the host. NumPy calls it
// take_along_axis.
func Gather(x *Tensor, axis int, indices *ints.Tensor) *Tensor {
	return x.along("Gather", axis, indices).Tensor()
}

// Put sets the elements of z that Gather would return to those of y, stretched to their shape,
// and returns z. Of an index that comes twice, the last counts. It panics as Gather does, with a
// *tensor.ShapeError if y does not fit, and with tensor.ErrReadOnly if z is read-only.
func (z *Tensor) Put(y *Tensor, axis int, indices *ints.Tensor) *Tensor {
	z.along("Put", axis, indices).Set(y)
	return z
}

// along returns the elements of x at indices along an axis, as Gather does.
func (x *Tensor) along(op string, axis int, indices *ints.Tensor) Selection {
	deviceops.CheckHost(op, indices)
	shape, offsets := x.layout.Along(op, axis, indices)
	return x.elementsAt(op, shape, offsets)
}

// GatherND returns the elements of x at indices, of which each stretch along the last axis has one for
// each axis of x from the first on; where they end before the axes do, it is of slices. With batch
// axes, the first ones, in which x and indices are alike, it gathers in each part of x what the
// indices of the same part say. It panics with a *tensor.ShapeError or a *tensor.IndexError if x does
// not have them, and with a *tensor.DeviceError unless indices are on the host. ONNX calls it so.
func GatherND(x *Tensor, batch int, indices *ints.Tensor) *Tensor {
	return x.points("GatherND", batch, indices).Tensor()
}

// ScatterND returns x with the elements that GatherND would return, without batches, set to those of
// y, stretched to their shape; of an index that comes twice, the last counts. It panics as GatherND
// does, and with a *tensor.ShapeError if y does not fit. ONNX calls it so; its reductions are methods
// of Selection: of z.Select(tensor.Points(indices)), Mul(y), Max(y) and Min(y) set the elements in z.
func ScatterND(x, y *Tensor, indices *ints.Tensor) *Tensor {
	return x.scattered("ScatterND", Selection.Set, y, indices)
}

// scattered returns a copy of x in which set has been called on the elements at indices.
func (x *Tensor) scattered(op string, set func(s Selection, y *Tensor), y *Tensor, indices *ints.Tensor) *Tensor {
	z := x.clone(op)
	set(z.points(op, 0, indices), y)
	return z
}

// points returns the elements of x at indices along its first axes, or those after batch axes.
func (x *Tensor) points(op string, batch int, indices *ints.Tensor) Selection {
	deviceops.CheckHost(op, indices)
	p := layout.PointsOf(op, x.Shape(), batch, indices.Shape(), indices.Values())
	return x.chosen(op, x.layout.Choose(op, p))
}

// Compress returns the elements of x where m, stretched to its shape, holds, in row-major order;
// or, given an axis, the slices of x along it where the vector m holds, which may end before the
// axis does. It panics with a *tensor.ShapeError if m does not fit, with a *tensor.AxisError if
// there is no such axis, and with a *tensor.DeviceError if m is on a device.
func Compress(m *bools.Tensor, x *Tensor, axis ...int) *Tensor {
	if len(axis) == 0 {
		return x.held(m).Tensor()
	}
	isVector := x.Rank() == 1 && m.Rank() == 1 && m.Size() <= x.Size()
	if isVector && len(axis) == 1 { // slices are elements
		x.layout.Axis("Compress", axis[0])
		return x.view(x.layout.Stretch(0, 0, m.Size())).held(m).Tensor()
	}
	along, indices := x.heldAlong(m, axis)
	return Take(x, along, tensor.Incl(indices...))
}

// held returns the elements of x where m holds.
func (x *Tensor) held(m *bools.Tensor) Selection {
	deviceops.Check("Compress", nil, m)
	of := boolsSupport.Raw(m)
	if x.takesMask(m) && m.IsContiguous() {
		return x.masked("Compress", of.Flat())
	}
	offsets := iterate.Held("Compress", of, &x.layout)
	return x.elementsAt("Compress", tensor.Shape{len(offsets)}, offsets)
}

// heldAlong returns the axis that axes has, and the indices along it where m holds.
func (x *Tensor) heldAlong(m *bools.Tensor, axes []int) (axis int, indices []int) {
	deviceops.Check("Compress", nil, m)
	return iterate.HeldAlong("Compress", boolsSupport.Raw(m), &x.layout, axes)
}

// Shift returns x with its elements moved n places along an axis, toward higher indices as Roll
// does, or toward lower ones if n is negative; those that leave at one end are lost, and zeros come
// in at the other. It panics with a *tensor.AxisError if there is no such axis.
func Shift(x *Tensor, axis, n int) *Tensor {
	axis = x.layout.Axis("Shift", axis)
	length := x.Dim(axis)
	n = max(-length, min(n, length))
	var zero uint8
	z := new(Tensor).resultOn(x.Device(), "Shift", x.Shape()...).Fill(zero)
	z.view(z.layout.Stretch(axis, max(n, 0), length+min(n, 0))).Assign(x.view(x.layout.Stretch(axis, max(-n, 0), length-max(n, 0))))
	return z
}

// NonZero returns the indices of the elements of x that are not zero, in row-major order, as the
// rows of a matrix.
func NonZero(x *Tensor) *ints.Tensor {
	z := intsSupport.ResultOn(nil, "NonZero", numbers("NonZero", kernels.Best.CountNonzero, x.onHost("NonZero"), nil).Item(), x.Rank())
	found := z.Data()
	for index, v := range x.All() {
		if v != 0 {
			found = found[copy(found, index):]
		}
	}
	return z
}

// Diff returns the differences between neighbours in x along an axis, each less the one before. It
// panics with a *tensor.AxisError if there is no such axis.
func Diff(x *Tensor, axis int) *Tensor {
	axis = x.layout.Axis("Diff", axis)
	length := x.Dim(axis)
	after, before := x.view(x.layout.Stretch(axis, min(1, length), length)), x.view(x.layout.Stretch(axis, 0, max(length-1, 0)))
	return new(Tensor).resultOn(x.Device(), "Diff", after.Shape()...).Sub(after, before)
}

// Histogram returns how many elements of x are between each two neighbours of edges: not less than the
// one and less than the other, or equal to it if it is the last edge. What is outside counts nowhere.
// It panics with a *tensor.ValueError unless edges is a vector of two elements at least, in ascending order.
func Histogram(x, edges *Tensor) *ints.Tensor {
	e := edges.onHost("Histogram").Values()
	if edges.Rank() != 1 || len(e) < 2 || !slices.IsSorted(e) {
		panic(&tensor.ValueError{Op: "Histogram", Argument: "edges", Value: edges.Shape(), Want: "a vector in ascending order"})
	}
	counts, last := make([]int, len(e)-1), e[len(e)-1]
	for v := range x.onHost("Histogram").Elements() {
		bin := sort.Search(len(e), func(i int) bool { return !(e[i] <= v) }) - 1
		if v == last {
			bin = len(counts) - 1
		}
		if bin >= 0 && bin < len(counts) {
			counts[bin]++
		}
	}
	return ints.Of(counts...)
}
