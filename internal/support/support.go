// Package support has what packages of the library need of tensors and their users do not:
// functions in tables, which are no methods. The package of each element type registers its tables
// when it is initialized. Who knows only the type of tensors finds them by that.
package support

import (
	"fmt"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// tables are pointers to those that have been registered.
var tables []any

// Register adds a table. Only functions init call it.
func Register[T any](table *T) { tables = append(tables, table) }

// Of returns the table of type T. It panics if there is none.
func Of[T any]() *T {
	for _, t := range tables {
		if t, ok := t.(*T); ok {
			return t
		}
	}
	panic(fmt.Sprintf("support: there is no %T", *new(T)))
}

// Tensors is what packages of other types need of tensors V of elements T.
type Tensors[V, T any] struct {
	// Raw returns x as it is in memory, which must not be written to if its layout is read-only.
	// It panics with a *tensor.DeviceError if x is on a device.
	Raw func(x V) layout.Strided[T]

	// Wrap returns a tensor over the elements of raw, which it does not copy.
	Wrap func(raw layout.Strided[T]) V

	// ResultOn returns a tensor of a shape for the result of op, of any elements, on a device or,
	// if that is nil, on the host. It panics with a *tensor.SizeError that names op if that is
	// too large.
	ResultOn func(d device.Device, op string, shape ...int) V

	// Result returns a tensor on the host for the result of the elementwise operation op on x and y,
	// or on x if y is nil. It panics with a *tensor.ShapeError that names op if they do not fit
	// together.
	Result func(op string, x, y *layout.Layout) V

	// OnDevice returns what op, of a program, makes on a device of operands that are there:
	// tensors, and numbers. It panics as the operation of that name does, and with a
	// *tensor.DeviceError unless all tensors are on one device.
	OnDevice func(p *deviceops.Program, op deviceops.Op, operands ...any) V

	// Version returns a number that is another one after each write to the memory of x, by a
	// method of x or of any view that shares its memory, and 0 if x is the zero tensor. Writes to
	// what Data or New share are not seen.
	Version func(x V) uint32
}

// Autograd is what package autograd needs of tensors V of floats, masks M and indices I, beside
// their methods.
type Autograd[V, M, I any] struct {
	Operations[V, M]
	Conditions[V, M]
	RowOperations[V]
	Functions[V, M, I]

	// Conv sets z to the convolution op of x, of so many dimensions, and w, and returns z. An
	// OutputPadding is how many elements at the end of x it leaves out.
	Conv func(z V, op string, dims int, x, w V, c tensor.Conv, bias ...V) V

	// ConvTranspose is the function of that name.
	ConvTranspose func(x, w V, c tensor.Conv, bias ...V) V

	// ConvGradX sets z, of a shape, to the gradient of x, where g is that of a convolution of x
	// and w, ConvGradW to that of w. They return z.
	ConvGradX func(z, g, w V, c tensor.Conv, shape ...int) V
	ConvGradW func(z, g, x V, c tensor.Conv, shape ...int) V

	// MaxPool and AvgPool set z to what the functions of those names return, and return z.
	MaxPool, AvgPool func(z, x V, p tensor.Pool) V

	// MaxPoolGrad sets z to the gradient of x, where g is that of MaxPool(x, p), and MaxPoolTake to
	// the elements of y that are where x has the largest of each window. They return z.
	MaxPoolGrad func(z, g, x V, p tensor.Pool) V
	MaxPoolTake func(z, y, x V, p tensor.Pool) V

	// AvgPoolGrad sets z, of a shape, to the gradient of x, where g is that of AvgPool(x, p). It
	// returns z.
	AvgPoolGrad func(z, g V, p tensor.Pool, shape ...int) V

	// Gemm is the function of that name.
	Gemm func(alpha float64, a, b V, beta float64, c V) V

	// Resize is the function of that name, and ResizeGrad returns the gradient of its operand, of
	// a shape, where g is that of the result.
	Resize     func(x V, r tensor.Resize) V
	ResizeGrad func(g V, r tensor.Resize, shape ...int) V

	// RowGrad sets z to the gradient of x, where g is that of r, which the row operation op made of x,
	// parameters and scalars along axes; and sums to those of the parameters, as many as there are.
	// It returns z.
	RowGrad func(z V, op string, sums []V, g, r, x V, parameters []V, scalars []float64,
		axes ...int) V

	// Number returns a tensor of rank 0 where x is, or on the host if that is nil.
	Number func(x V, v float64) V

	// Numbers returns a copy of the elements of x in row-major order, and OfNumbers a tensor of
	// a shape with a copy of such elements.
	Numbers   func(x V) []float64
	OfNumbers func(v []float64, shape ...int) V

	// Zeros returns a tensor of a shape where x is.
	Zeros func(x V, shape ...int) V

	// Ones returns a tensor of the shape of x, of ones, where x is.
	Ones func(x V) V

	// Chosen returns a copy of the elements of x that are chosen by its shape, and AddChosen adds
	// those of y to those of z that are.
	Chosen    func(x V, c layout.Chosen) V
	AddChosen func(z, y V, c layout.Chosen)

	// Cofactors returns the cofactors of the matrices x, as Det takes them.
	Cofactors func(x V) V

	// CompressAdd adds y to the elements of z that Compress returns, and returns z.
	CompressAdd func(z, y V, m M, axis ...int) V

	// CheckSize panics with a *tensor.SizeError that names op unless there can be a tensor of a
	// shape where x is.
	CheckSize func(x V, op string, shape ...int)

	SameShape  func(x, y V) bool
	SameMemory func(x, y V) bool // or whether they are one tensor, which may be empty
	Version    func(x V) uint32  // as that of Tensors
}

// Functions are those of the same names, of tensors V, masks M and indices I.
type Functions[V, M, I any] struct {
	Concat   func(axis int, xs ...V) V
	Take     func(x V, axis int, s tensor.Selector) V
	Gather   func(x V, axis int, indices I) V
	Tril     func(x V, k int) V
	Triu     func(x V, k int) V
	Shift    func(x V, axis, n int) V
	Compress func(m M, x V, axis ...int) V
	ArgSort  func(x V, axis int) I
	TopK     func(x V, k, axis int) (V, I)
	BottomK  func(x V, k, axis int) (V, I)
	Median   func(x V, axes ...int) V
	Quantile func(x V, q float64, axes ...int) V
	Cross    func(x, y V) V
	Det      func(x V) V
	Inv      func(x V) V

	GatherND     func(x V, batch int, indices I) V
	ScatterND    func(x, y V, indices I) V
	ScatterNDAdd func(x, y V, indices I) V

	PadEdge    func(x V, widths ...[2]int) V
	PadReflect func(x V, widths ...[2]int) V
	PadWrap    func(x V, widths ...[2]int) V
	SplitSizes func(x V, axis int, sizes ...int) []V
}
