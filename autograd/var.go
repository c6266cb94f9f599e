package autograd

import (
	"slices"
	"sync/atomic"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// Tensor is a type of tensors that can be differentiated: *f32.Tensor or *f64.Tensor.
type Tensor[T any] interface {
	comparable
	operations[T]
	folds[T]
	rowOperations[T]
	views[T]
	MatMul(x, y T) T
	Fuse(expr string, operands ...T) T
	IndexAdd(y T, axis int, indices ...int) T
	ScatterAdd(y T, axis int, indices *ints.Tensor) T
	Put(y T, axis int, indices *ints.Tensor) T

	Shape() tensor.Shape
	IsReadOnly() bool
	Free()
	Clone() T
	Assign(x T) T
	Device() device.Device
	Array() device.Array
}

// of returns what there is of tensors beside their methods.
func of[T any]() *support.Autograd[T, *bools.Tensor, *ints.Tensor] {
	return support.Of[support.Autograd[T, *bools.Tensor, *ints.Tensor]]()
}

// scaledOf returns the derivatives of operations that take numbers.
func scaledOf[T, E any]() *support.Scaled[T, E] { return support.Of[support.Scaled[T, E]]() }

// A Variable is a tensor that remembers how it was computed.
type Variable[T Tensor[T]] struct {
	Value T
	// of the sum of what Backward was called on; nil until then. It is its reader's: see ZeroGrad
	Grad T

	constant bool
	retained bool // whether Backward sets Grad, though v was computed
	given    bool // whether ZeroGrad gave made back

	// How v was computed; nothing of this is there if New made it.
	op       string
	rule     rule[T]
	operands []operand[T]
	inline   [2]operand[T] // the memory of operands, if there are no more
	computed state[T]      // of v
	order    uint64        // higher than those of the operands

	gradient gradient[T] // by v, while Backward runs
	made     T           // the last Grad that Backward made, the caller's unless it was given back
}

// A rule is the derivative of an operation with the result v. Of the gradient g of v, it
// computes that of an operand: at once, or by operations on variables. Neither has to have
// the shape of the operand if that was stretched, and both are nil if zero. Kernel may set
// z, which has the shape of v or is nil; if it may replace g, z is g.
type rule[T Tensor[T]] interface {
	Kernel(v *Variable[T], operand int, g, z T) T
	Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T]
}

// A joint rule computes the gradients of all operands in one pass: Kernels returns what Kernel does
// of each, but for constants, and may set z for the first.
type jointRule[T Tensor[T]] interface {
	rule[T]
	Kernels(v *Variable[T], g, z T) []T
}

// An accumulating rule adds the gradient by an operand to sum, that by the same operand so far,
// which it may write to, in one operation. Accumulate reports whether it did; if not, the
// gradient is computed by Kernel and then added.
type accumulatingRule[T Tensor[T]] interface {
	rule[T]
	Accumulate(v *Variable[T], operand int, g, sum T) bool
}

// An operand is a variable in the state in which an operation used it.
type operand[T Tensor[T]] struct {
	*Variable[T]
	used state[T]
}

// A state of a variable is the value that it had.
type state[T Tensor[T]] struct {
	value   T
	version uint32
}

// results counts the results of operations.
var results atomic.Uint64

// New returns a variable to differentiate by. It shares the memory of value.
func New[T Tensor[T]](value T) *Variable[T] { return &Variable[T]{Value: value} }

// Constant returns a variable that is not differentiated by, such as data to learn from.
// It shares the memory of value.
func Constant[T Tensor[T]](value T) *Variable[T] {
	return &Variable[T]{Value: value, constant: true}
}

// record returns the result of an operation on operands, of which rule is the derivative.
func record[T Tensor[T]](op string, value T, rule rule[T], operands ...*Variable[T]) *Variable[T] {
	variable := func(x *Variable[T]) bool { return !x.constant }
	if !slices.ContainsFunc(operands, variable) || !recording() {
		return Constant(value)
	}
	v := &Variable[T]{Value: value, op: op, rule: rule, order: results.Add(1)}
	v.operands = v.inline[:0]
	for _, x := range operands {
		v.operands = append(v.operands, operand[T]{x, x.state()})
	}
	v.computed = v.state()
	return v
}

// state returns that in which v is.
func (v *Variable[T]) state() state[T] { return state[T]{v.Value, of[T]().Version(v.Value)} }

// operand returns an operand of v, which must have the value that v was computed from.
func (v *Variable[T]) operand(i int) *Variable[T] {
	x := &v.operands[i]
	return x.unchanged(x.used, v.op)
}

// result returns v, which must have the value that it was computed to have.
func (v *Variable[T]) result() *Variable[T] { return v.unchanged(v.computed, v.op) }

// unchanged returns v, which the gradients of op need. It panics with a *tensor.ChangedError
// if its value is not what it was, and with a *tensor.ValueError if it was freed.
func (v *Variable[T]) unchanged(was state[T], op string) *Variable[T] {
	if v.unfreed(op).Value != was.value || of[T]().Version(v.Value) != was.version {
		panic(&tensor.ChangedError{Op: op, Shape: v.Shape()})
	}
	return v
}

// Detach returns a constant of the value of v.
func (v *Variable[T]) Detach() *Variable[T] { return Constant(v.Value) }

// RetainGrad lets Backward set Grad of v, which was computed, as of variables made by New,
// and returns v.
func (v *Variable[T]) RetainGrad() *Variable[T] {
	v.retained = true
	return v
}

// Shape returns the shape of the value of v.
func (v *Variable[T]) Shape() tensor.Shape { return v.Value.Shape() }

// Number returns a constant of rank 0 with the number x, on the device that v is on.
func (v *Variable[T]) Number(x float64) *Variable[T] { return Constant(of[T]().Number(v.Value, x)) }

// rounded returns x as elements of tensors have it.
func rounded[T any](x float64) float64 { return of[T]().Numbers(of[T]().Number(none[T](), x))[0] }

// none returns the tensor that is no tensor.
func none[T any]() (z T) { return }
