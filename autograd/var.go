package autograd

import (
	"slices"
	"sync/atomic"

	"github.com/ashlar-go/ashlar/tensor"
)

// Tensor is a type of tensors that can be differentiated: *f32.Tensor or *f64.Tensor.
type Tensor[T any] interface {
	comparable
	operations[T]
	MatMul(x, y T) T
	Sum(x T, axes ...int) T
	Shape() tensor.Shape
	Reshape(shape ...int) T
	BroadcastTo(shape ...int) T
	Transpose(axes ...int) T
	T() T
	Clone() T
	Ones() T
	Number(v float64) T
	SumTo(shape ...int) T
}

// A Var is a tensor that remembers how it was computed.
type Var[T Tensor[T]] struct {
	Value T
	Grad  T // of the sum of what Backward was called on; nil until then

	*step[T]
	constant bool
}

// A step is how a variable was computed. Its gradient is sent to the operands by
// kernels, or as variables by operations.
type step[T Tensor[T]] struct {
	number   uint64 // higher than those of the operands
	operands []*Var[T]
	kernel   func(operand int, g T) T
	graph    func(operand int, g *Var[T]) *Var[T]
}

// steps counts the steps of all variables.
var steps atomic.Uint64

// New returns a variable to differentiate by. It shares the memory of value.
func New[T Tensor[T]](value T) *Var[T] { return &Var[T]{Value: value} }

// Constant returns a variable that is not differentiated by, such as data to learn from.
// It shares the memory of value.
func Constant[T Tensor[T]](value T) *Var[T] { return &Var[T]{Value: value, constant: true} }

// Detach returns a constant of the value of v.
func (v *Var[T]) Detach() *Var[T] { return Constant(v.Value) }

// ZeroGrad forgets the gradients of variables.
func ZeroGrad[T Tensor[T]](vars ...*Var[T]) {
	for _, v := range vars {
		v.Grad = none[T]()
	}
}

// Shape returns the shape of the value of v.
func (v *Var[T]) Shape() tensor.Shape { return v.Value.Shape() }

// number returns a constant of rank 0.
func (v *Var[T]) number(x float64) *Var[T] { return Constant(v.Value.Number(x)) }

// record returns the result of an operation on operands. kernel and graph give the
// gradient of an operand, nil if it is zero, of that of the result.
func record[T Tensor[T]](value T, kernel func(operand int, g T) T, graph func(operand int, g, r *Var[T]) *Var[T], operands ...*Var[T]) *Var[T] {
	variable := func(x *Var[T]) bool { return !x.constant }
	if !slices.ContainsFunc(operands, variable) || !recording() {
		return Constant(value)
	}
	r := New(value)
	r.step = &step[T]{
		number: steps.Add(1), operands: operands, kernel: kernel,
		graph: func(operand int, g *Var[T]) *Var[T] { return graph(operand, g, r) },
	}
	return r
}

// none returns the tensor that is no tensor.
func none[T any]() (z T) { return }

// trail lists what v was computed from and v itself, each once and after all that was
// computed from it.
func (v *Var[T]) trail() []*Var[T] {
	if v.step == nil {
		return nil
	}
	seen := map[*Var[T]]bool{v: true}
	trail := []*Var[T]{v}
	for i := 0; i < len(trail); i++ {
		for _, x := range trail[i].operands {
			if x.step != nil && !seen[x] {
				seen[x] = true
				trail = append(trail, x)
			}
		}
	}
	slices.SortFunc(trail, func(a, b *Var[T]) int { return int(int64(b.step.number - a.step.number)) })
	return trail
}

// piecewise returns f of g, which multiplies each element by a number that does not
// depend on g, and is its own derivative.
func piecewise[T Tensor[T]](f func(g T) T, g *Var[T]) *Var[T] {
	return record(f(g.Value), func(_ int, h T) T { return f(h) },
		func(_ int, h, _ *Var[T]) *Var[T] { return piecewise(f, h) }, g)
}
