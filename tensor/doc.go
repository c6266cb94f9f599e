// Package tensor has what users of tensors of every element type name: shapes, indices, options
// and errors. The tensors are in the packages below, one for each element type.
//
// # Conventions
//
// These hold in all of them.
//
//   - A tensor is a shape, strides and a start over one slice. It has 0 to MaxRank
//     dimensions; without dimensions it has one element, and a length may be 0.
//   - Functions leave their operands as they are, and return a new tensor in
//     row-major order. Arithmetic methods set their receiver and return it: in place
//     is x.Add(x, y). A nil or zero receiver gets memory of its own; any other must
//     have the shape of the result, and is written through its layout, so that a view
//     can be a destination. A result written over an operand is as if the operand had
//     been read before.
//   - Fuse takes an expression of elementwise operations in one pass over memory.
//   - Methods such as Transpose and Slice return views, which share the elements of
//     their receiver. A view in which an element shows twice is read-only.
//   - Operands of elementwise operations are broadcast: their shapes are aligned at
//     the last dimension, and a length of 1, or one that is missing, repeats.
//   - Negative axes and indices count from the end.
//   - Misuse panics with one of this package's errors: *ShapeError, *AxisError,
//     *IndexError, *LayoutError, *SizeError, *ValueError, *ExprError, *ChangedError, *DeviceError or
//     ErrReadOnly. Catch returns them at the edge of a program.
//   - Operations on tensors that To has put on a device queue work there and return at once;
//     reading waits. Nothing goes to a device or comes back by itself: operands in different
//     places, and operations that devices do not have, panic with a *DeviceError.
//   - Several goroutines may read one tensor. Large operations run on several
//     goroutines themselves, of which SetThreads sets the number; results do not
//     depend on it.
package tensor

import "github.com/ashlar-go/ashlar/internal/parallel"

// SetThreads lets an operation use n goroutines; with n < 1, as many as Go runs at a
// time (GOMAXPROCS), which is where a program starts.
func SetThreads(n int) { parallel.SetThreads(n) }

// Threads returns how many goroutines an operation may use.
func Threads() int { return parallel.Threads() }
