package autograd

import (
	"math"
	"sync"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// Sort returns the elements of x in ascending order along an axis, NaN last; each has the gradient
// of its place there. Where they come from is read back from a device. It panics with a
// *tensor.AxisError if x does not have the axis.
func Sort[T Tensor[T]](x *Variable[T], axis int) *Variable[T] {
	x.axis("Sort", axis)
	return gatheredAt("Sort", x, axis, onHost(of[T]().ArgSort(x.Value, axis)))
}

// TopK returns the k largest elements of x along an axis, in descending order, and where along it
// they are, as TopK of tensors does. Where they come from is read back from a device.
func TopK[T Tensor[T]](x *Variable[T], k, axis int) (values *Variable[T], places *ints.Tensor) {
	v, places := of[T]().TopK(x.Value, k, axis)
	v.Free()
	return gatheredAt("TopK", x, axis, onHost(places)), places
}

// BottomK returns the k smallest elements of x along an axis, in ascending order, and where along
// it they are, as TopK does the largest.
func BottomK[T Tensor[T]](x *Variable[T], k, axis int) (values *Variable[T], places *ints.Tensor) {
	v, places := of[T]().BottomK(x.Value, k, axis)
	v.Free()
	return gatheredAt("BottomK", x, axis, onHost(places)), places
}

// gatheredAt is Gather for op, with indices that nobody changes.
func gatheredAt[T Tensor[T]](op string, x *Variable[T], axis int,
	indices *ints.Tensor,
) *Variable[T] {
	return gathered(
		op, x,
		func(x T) T { return of[T]().Gather(x, axis, indices) },
		func(sum, g T) { sum.ScatterAdd(g, axis, indices) },
	)
}

// onHost returns a copy of x that nobody changes, on the host. It panics with the error of the
// device if it cannot.
func onHost(x *ints.Tensor) *ints.Tensor {
	h, err := x.Host()
	if err != nil {
		panic(err)
	}
	if h == x {
		return x.Clone()
	}
	return h
}

// Median returns the element of x in the middle of their order along axes, or the mean of the two
// that are: Quantile for ½.
func Median[T Tensor[T]](x *Variable[T], axes ...int) *Variable[T] {
	return quantile("Median", func(x T) T { return of[T]().Median(x, -1) }, x, 0.5, axes)
}

// Quantile returns the number that a part q of the elements of x along axes is less than, as
// Quantile of tensors does. The one or two elements that it is of have its gradient: of equal ones
// those that ArgSort puts there. Where they are is read back from a device.
func Quantile[T Tensor[T]](x *Variable[T], q float64, axes ...int) *Variable[T] {
	return quantile("Quantile", func(x T) T { return of[T]().Quantile(x, q, -1) }, x, q, axes)
}

// quantile is value of x with axes as its last. Near x it is linear in the elements at two places
// of their order, which Backward looks for.
func quantile[T Tensor[T]](op string, value func(x T) T, x *Variable[T], q float64,
	axes []int,
) *Variable[T] {
	order, lengths := layout.Last(op, x.Shape(), axes...)
	if len(axes) == 0 {
		lengths = x.Shape()
	}
	n := lengths.Size()
	x = x.Transpose(order...)
	x = x.Reshape(append(x.Shape()[:len(order)-len(lengths)], n)...)
	low, part := math.Modf(q * float64(n-1))
	v := value(x.Value)
	if n == 0 {
		return Constant(v)
	}
	var result *Variable[T]
	places := sync.OnceValue(func() *ints.Tensor {
		return onHost(of[T]().ArgSort(result.operand(0).Value, -1))
	})
	at := func(i int) *ints.Tensor {
		i = min(i, n-1)
		return places().Slice(tensor.Ellipsis, tensor.Range(i, i+1))
	}
	forth := func(x T) T {
		lower, upper := of[T]().Gather(x, -1, at(int(low))), of[T]().Gather(x, -1, at(int(low)+1))
		return none[T]().Lerp(lower, upper, of[T]().Number(x, part)).Squeeze(-1)
	}
	add := func(sum, g T) {
		g = g.Unsqueeze(len(g.Shape()))
		upper := none[T]().Mul(g, of[T]().Number(g, part))
		sum.ScatterAdd(none[T]().Sub(g, upper), -1, at(int(low)))
		sum.ScatterAdd(upper, -1, at(int(low)+1))
	}
	result = record(op, v, gatheringOf(op, x.Shape(), forth, add), x)
	return result
}
