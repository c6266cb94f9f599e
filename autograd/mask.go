package autograd

import (
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// A mask is booleans that a derivative needs, as they were.
type mask struct {
	booleans *bools.Tensor
	version  uint32
}

// masks returns what there is of tensors of booleans beside their methods.
func masks() *support.Tensors[*bools.Tensor, bool] {
	return support.Of[support.Tensors[*bools.Tensor, bool]]()
}

func hold(m *bools.Tensor) mask { return mask{m, masks().Version(m)} }

// of returns the booleans for the derivative of an operation. It panics with a
// *tensor.ChangedError if they are not what they were.
func (m mask) of(op string) *bools.Tensor {
	if masks().Version(m.booleans) != m.version {
		panic(&tensor.ChangedError{Op: op, Shape: m.booleans.Shape()})
	}
	return m.booleans
}

// only returns x where m is as holds says, and 1 elsewhere: what an expression of x is where
// it is not chosen does not matter, but must not be infinite, lest 0 times it be NaN.
func only[T Tensor[T]](m *bools.Tensor, holds bool, x *Variable[T]) *Variable[T] {
	if holds {
		return Where(m, x, x.Number(1))
	}
	return Where(m, x.Number(1), x)
}
