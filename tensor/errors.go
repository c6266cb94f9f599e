package tensor

import (
	"errors"
	"fmt"

	"github.com/ashlar-go/ashlar/asm"
)

// ErrReadOnly is the panic of writing to a tensor that cannot be written to: one
// made by ReadOnly, or one in which an element shows at several indices.
var ErrReadOnly error = &misuseError{"tensor: write to a read-only tensor"}

// ErrDivision is the panic of dividing integers by zero. What the destination then
// holds is not defined.
var ErrDivision error = &misuseError{"tensor: integer division by zero"}

// A misuseError is a mistake that needs no more than words.
type misuseError struct{ text string }

func (e *misuseError) Error() string { return e.text }

// A ShapeError is the panic of an operation on shapes that do not fit it, or one
// another.
type ShapeError struct {
	Op     string
	Shapes []Shape // of the operands, and of the destination if that is at fault
	Want   string  // what would have fitted
}

func (e *ShapeError) Error() string {
	return fmt.Sprintf("tensor: %s: shapes %v: %s", e.Op, e.Shapes, e.Want)
}

// An AxisError is the panic of an operation on an axis that a tensor does not
// have, or that was named before.
type AxisError struct {
	Op   string
	Axis int
	Rank int // of the tensor
}

func (e *AxisError) Error() string {
	if e.Axis >= -e.Rank && e.Axis < e.Rank {
		return fmt.Sprintf("tensor: %s: axis %d is named twice", e.Op, e.Axis)
	}
	return fmt.Sprintf("tensor: %s: no axis %d in rank %d", e.Op, e.Axis, e.Rank)
}

// An IndexError is the panic of using an index that is not within a shape.
type IndexError struct {
	Op    string
	Index []int
	Shape Shape
}

func (e *IndexError) Error() string {
	return fmt.Sprintf("tensor: %s: no index %v in shape %v", e.Op, e.Index, e.Shape)
}

// A LayoutError is the panic of an order of axes in memory that is no permutation
// of them.
type LayoutError struct {
	Axes []int
	Rank int // of the tensor
}

func (e *LayoutError) Error() string {
	return fmt.Sprintf("tensor: %v is no permutation of the axes of rank %d", e.Axes, e.Rank)
}

// A SizeError is the panic of an operation whose result, or what it needs on the way, has a
// shape that cannot be: with a negative length, more than MaxRank dimensions or more elements
// than an int counts; or one that takes more than MaxBytes. Nothing has been allocated then.
type SizeError struct {
	Op    string
	Shape Shape
	Most  int // bytes that it may take, if it would take more; or 0
}

func (e *SizeError) Error() string {
	if e.Most > 0 {
		return fmt.Sprintf("tensor: %s: shape %v takes more than %d bytes, which is tensor.MaxBytes", e.Op, e.Shape, e.Most)
	}
	return fmt.Sprintf("tensor: %s: no tensor can have shape %v", e.Op, e.Shape)
}

// A ValueError is the panic of an operation on an argument that makes no sense.
type ValueError struct {
	Op       string
	Argument string // its name
	Value    any
	Want     string // what would have made sense
}

func (e *ValueError) Error() string {
	return fmt.Sprintf("tensor: %s: %s is %v, want %s", e.Op, e.Argument, e.Value, e.Want)
}

// An ExprError is the panic of evaluating an expression in which there is a mistake.
type ExprError struct {
	Expr    string
	Offset  int // of the byte of Expr where the mistake is
	Mistake string
}

func (e *ExprError) Error() string {
	return fmt.Sprintf("tensor: Fuse: %q, at %q: %s", e.Expr, e.Expr[e.Offset:], e.Mistake)
}

// A ChangedError is the panic of differentiating an operation when a tensor that its
// derivative needs has been written to since.
type ChangedError struct {
	Op    string
	Shape Shape // of the tensor
}

func (e *ChangedError) Error() string {
	return fmt.Sprintf("tensor: derivative of %s: a tensor of shape %v that it needs was changed in place", e.Op, e.Shape)
}

// A DeviceError is the panic of an operation on a tensor that is not where the operation works:
// on one device with the others, or in the memory of the host.
type DeviceError struct {
	Op   string
	Want string // the name of the device, or "host"
	Have string // that of the tensor
}

func (e *DeviceError) Error() string {
	return fmt.Sprintf("tensor: %s on %s, of a tensor on %s", e.Op, e.Want, e.Have)
}

func (*misuseError) misuse()  {}
func (*ShapeError) misuse()   {}
func (*AxisError) misuse()    {}
func (*IndexError) misuse()   {}
func (*LayoutError) misuse()  {}
func (*SizeError) misuse()    {}
func (*ValueError) misuse()   {}
func (*ExprError) misuse()    {}
func (*ChangedError) misuse() {}
func (*DeviceError) misuse()  {}

// Catch calls f, and returns the error that f panicked with if it is one of this
// package, such as a *ShapeError, or an *asm.LengthError of a kernel. Any other panic goes on.
// It is for the edge of a program that works on shapes it has been given.
func Catch(f func()) (err error) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case error:
			var mistake interface{ misuse() }
			var length *asm.LengthError
			if !errors.As(v, &mistake) && !errors.As(v, &length) {
				panic(v)
			}
			err = v
		default:
			panic(v)
		}
	}()
	f()
	return nil
}
