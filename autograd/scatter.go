package autograd

import (
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// graphRule is a derivative that depends on no value: by operations on variables.
type graphRule[T Tensor[T]] func(operand int, g *Variable[T]) *Variable[T]

func (f graphRule[T]) Kernel(_ *Variable[T], operand int, g, _ T) T {
	return f(operand, Constant(g)).Value
}

func (f graphRule[T]) Graph(_ *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return f(operand, g)
}

// ScatterAdd returns x with those of y added to the elements that Gather would return, as often as
// an index comes. It panics as ScatterAdd of tensors does.
func ScatterAdd[T Tensor[T]](x, y *Variable[T], axis int, indices *ints.Tensor) *Variable[T] {
	indices = indices.Clone()
	value := x.Value.Clone().ScatterAdd(y.Value, axis, indices)
	return record("ScatterAdd", value, graphRule[T](func(operand int, g *Variable[T]) *Variable[T] {
		if operand == 0 {
			return g
		}
		return Gather(g, axis, indices)
	}), x, y)
}

// Put returns x with the elements that Gather would return set to those of y, stretched to their
// shape; of an index that comes twice, the last counts. It panics as Put of tensors does.
func Put[T Tensor[T]](x, y *Variable[T], axis int, indices *ints.Tensor) *Variable[T] {
	indices = indices.Clone()
	value := x.Value.Clone().Put(y.Value, axis, indices)
	shape, zero := x.Shape(), y.Number(0)
	return record("Put", value, graphRule[T](func(operand int, g *Variable[T]) *Variable[T] {
		if operand == 0 {
			return Put(g, zero, axis, indices)
		}
		last := lastOf(shape, func(numbers *ints.Tensor) *ints.Tensor {
			return ints.Gather(numbers, axis, indices)
		}, func(z, numbers *ints.Tensor) { z.Put(numbers, axis, indices) })
		return Where(where(last, g.Value), Gather(g, axis, indices), zero)
	}), x, y)
}

// GatherND returns the elements of x at indices along its first axes, as GatherND of tensors does;
// the gradients of one that is there twice add up.
func GatherND[T Tensor[T]](x *Variable[T], batch int, indices *ints.Tensor) *Variable[T] {
	value := of[T]().GatherND(x.Value, batch, indices)
	l := layout.For("GatherND", x.Shape()...)
	at := l.Choose("GatherND",
		layout.PointsOf("GatherND", x.Shape(), batch, indices.Shape(), indices.Values()))
	return record("GatherND", value, gatheringOf(
		"GatherND", x.Shape(),
		func(x T) T { return of[T]().Chosen(x, at) },
		func(sum, g T) { of[T]().AddChosen(sum, g, at) },
	), x)
}

// ScatterND returns x with the elements at indices along its first axes set to those of y, as
// ScatterND of tensors does.
func ScatterND[T Tensor[T]](x, y *Variable[T], indices *ints.Tensor) *Variable[T] {
	indices = indices.Clone()
	value := of[T]().ScatterND(x.Value, y.Value, indices)
	shape, zero := x.Shape(), y.Number(0)
	return record("ScatterND", value, graphRule[T](func(i int, g *Variable[T]) *Variable[T] {
		if i == 0 {
			return ScatterND(g, zero, indices)
		}
		last := lastOf(shape, func(numbers *ints.Tensor) *ints.Tensor {
			return ints.GatherND(numbers, 0, indices)
		}, func(z, numbers *ints.Tensor) {
			z.Select(tensor.Points(indices)).Set(numbers)
		})
		return Where(where(last, g.Value), GatherND(g, 0, indices), zero)
	}), x, y)
}

// ScatterNDAdd returns x with those of y added to the elements at indices along its first axes, as
// ScatterNDAdd of tensors does.
func ScatterNDAdd[T Tensor[T]](x, y *Variable[T], indices *ints.Tensor) *Variable[T] {
	indices = indices.Clone()
	value := of[T]().ScatterNDAdd(x.Value, y.Value, indices)
	return record("ScatterNDAdd", value, graphRule[T](func(i int, g *Variable[T]) *Variable[T] {
		if i == 0 {
			return g
		}
		return GatherND(g, 0, indices)
	}), x, y)
}

// lastOf returns where elements are put that stay: which of them get puts back of those that put
// sets elements of a shape to.
func lastOf(shape tensor.Shape, get func(x *ints.Tensor) *ints.Tensor,
	put func(z, y *ints.Tensor),
) *bools.Tensor {
	z := ints.Zeros(shape...)
	to := get(z).Shape()
	numbers := ints.Arange(0, to.Size(), 1).Reshape(to...)
	put(z, numbers)
	return ints.Equal(get(z), numbers)
}

// where returns m where x is. It panics with the error of the device if it cannot.
func where[T Tensor[T]](m *bools.Tensor, x T) *bools.Tensor {
	on, err := m.To(x.Device())
	if err != nil {
		panic(err)
	}
	return on
}
