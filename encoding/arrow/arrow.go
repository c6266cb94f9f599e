// Package arrows goes between tensors and those, arrays and record batches of Apache Arrow, without
// copying where both have elements alike:
//
//	x, release, err := arrows.FromTensor[*f64.Tensor](t) // over the memory of t, until release
//	columns, release, err := arrows.FromRecord(batch)    // tensors of one dimension, by their names
//	batch, err := arrows.ToRecord(arrows.Column{Name: "speed", Values: x})
//
// The package is a module of its own, of the folder encoding/arrow, so that others do not download
// Arrow. The conventions of package encoding hold.
//
//   - Numbers are shared both ways, in any layout that Arrow has: of tensors, steps that are not
//     negative; of arrays, elements one after another. Others are copied, as are bools, of which
//     Arrow has eight in a byte, and strings. Integers of other widths than those of tensors are
//     converted.
//   - What shares the memory of Arrow is read-only, and the memory is retained until release is
//     called, after which the tensor must not be used any more. It is always to be called; a second
//     call does nothing.
//   - What Arrow shares of a tensor changes when that is written to, which the documentation of
//     Arrow does not expect.
//   - Elements that are null are NaN of floats, of which there is a copy then. Of other types that
//     is an *encoding.TypeError. NaN stays NaN, and does not become null.
//   - Arrow has no bfloat16. Times, decimals, lists and other types that are no numbers, bools or
//     strings are not read.
package arrows

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	arrowtensor "github.com/apache/arrow-go/v18/arrow/tensor"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/elements"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

// format is as errors name it.
const format = "arrow"

// fault returns the error of what is not as it should be.
func fault(mistake string, args ...any) error {
	return &encoding.FormatError{Format: format, Mistake: fmt.Sprintf(mistake, args...)}
}

// types are those of numbers.
var types = []struct {
	elements.Type
	arrow arrow.DataType
}{
	{elements.Type{Kind: elements.Float, Bits: 16}, arrow.FixedWidthTypes.Float16},
	{elements.Type{Kind: elements.Float, Bits: 32}, arrow.PrimitiveTypes.Float32},
	{elements.Type{Kind: elements.Float, Bits: 64}, arrow.PrimitiveTypes.Float64},
	{elements.Type{Kind: elements.Int, Bits: 8}, arrow.PrimitiveTypes.Int8},
	{elements.Type{Kind: elements.Int, Bits: 16}, arrow.PrimitiveTypes.Int16},
	{elements.Type{Kind: elements.Int, Bits: 32}, arrow.PrimitiveTypes.Int32},
	{elements.Type{Kind: elements.Int, Bits: 64}, arrow.PrimitiveTypes.Int64},
	{elements.Type{Kind: elements.Uint, Bits: 8}, arrow.PrimitiveTypes.Uint8},
	{elements.Type{Kind: elements.Uint, Bits: 16}, arrow.PrimitiveTypes.Uint16},
	{elements.Type{Kind: elements.Uint, Bits: 32}, arrow.PrimitiveTypes.Uint32},
	{elements.Type{Kind: elements.Uint, Bits: 64}, arrow.PrimitiveTypes.Uint64},
}

// typeOf returns the type of numbers of Arrow. The error is of what are none.
func typeOf(d arrow.DataType) (elements.Type, error) {
	for _, t := range types {
		if t.arrow.ID() == d.ID() {
			return t.Type, nil
		}
	}
	return elements.Type{}, fault("elements of type %s are not read", d)
}

// arrowType returns the type that Arrow has numbers of an element type as. The error is of what are
// none there.
func arrowType(d tensor.DType) (arrow.DataType, error) {
	for _, t := range types {
		if t.Type == elements.Of(d) {
			return t.arrow, nil
		}
	}
	return nil, fmt.Errorf("%s: there are no numbers of type %s", format, d)
}

// A retained is what Arrow counts references to.
type retained interface {
	Retain()
	Release()
}

// shared retains of what x is over, and returns what releases it, if x is over anything.
func shared(of retained, isShared bool) (release func()) {
	if !isShared {
		return func() {}
	}
	of.Retain()
	return sync.OnceFunc(of.Release)
}

// FromTensor returns a tensor of Arrow as V: of a named element type, or of the nearest if V is
// tensor.Any. See the package for what release does.
func FromTensor[V tensor.Any](t arrowtensor.Interface) (x V, release func(), err error) {
	flat, isShared, err := numbers(t.Data(), elements.DTypeOf[V]())
	if err == nil {
		flat, err = strided(flat, t)
	}
	if err != nil {
		return x, nil, err
	}
	return flat.(V), shared(t, isShared), nil
}

// numbers returns numbers of Arrow as a tensor of one dimension, of an element type or of the
// nearest, and whether it is over them.
func numbers(data arrow.ArrayData, d tensor.DType) (x tensor.Any, isShared bool, err error) {
	t, err := typeOf(data.DataType())
	if err != nil {
		return nil, false, err
	}
	name := data.DataType().Name()
	e := elements.Encoding{Type: t, BigEndian: element.IsBigEndian, Format: format, Name: name}
	a, err := e.Array(tensor.Shape{data.Len()}, false, d)
	if err != nil {
		return nil, false, err
	}
	var b []byte
	if buffers := data.Buffers(); len(buffers) > 1 && buffers[1] != nil {
		b = buffers[1].Bytes()
	}
	if from := data.Offset(); from < 0 || from > len(b)/t.Width() {
		return nil, false, fault("elements from %d on in %d bytes", from, len(b))
	}
	if x, err = a.Over(b[data.Offset()*t.Width():]); err != nil {
		return nil, false, err
	}
	m := elements.MemoryOf("FromTensor", x)
	return x, a.Bytes > 0 && m.IsReadOnly(), nil
}

// strided returns the tensor over the elements of x that has the shape and the strides of t.
func strided(x tensor.Any, t arrowtensor.Interface) (z tensor.Any, err error) {
	width := int64(t.DataType().(arrow.FixedWidthDataType).Bytes())
	shape, steps := make([]int, len(t.Shape())), make([]int, len(t.Strides()))
	for axis, n := range t.Shape() {
		shape[axis] = int(n)
	}
	for axis, n := range t.Strides() {
		if steps[axis] = int(n / width); n%width != 0 {
			return nil, fault("strides %v of elements of %d bytes", t.Strides(), width)
		}
	}
	s := support.StorageOf(x.DType())
	m := s.Memory(x)
	misuse := tensor.Catch(func() {
		l := layout.Foreign("FromTensor", m.Size(), 0, shape, steps)
		if m.IsReadOnly() {
			l = l.ReadOnly()
		}
		m.Layout = &l
		z = s.Tensor(m)
	})
	if misuse != nil {
		return nil, &encoding.FormatError{Format: format, Mistake: "tensor", Err: misuse}
	}
	return z, nil
}

// ToTensor returns x as a tensor of Arrow: over the elements of x, unless steps along a dimension
// are negative. The error is of elements that Arrow has no tensors of: floats of 16 bits, bools and
// strings. It panics with a *tensor.DeviceError if x is on a device, and with a *tensor.ShapeError
// if it has no shape yet. The caller releases the tensor.
func ToTensor(x tensor.Any) (arrowtensor.Interface, error) {
	m := elements.MemoryOf("ToTensor", x)
	t, err := arrowType(x.DType())
	if err != nil || t.ID() == arrow.FLOAT16 {
		return nil, fmt.Errorf("%s: there are no tensors of type %s", format, x.DType())
	}
	if slices.ContainsFunc(m.Strides(), func(step int) bool { return step < 0 }) {
		m = contiguous("ToTensor", x, m)
	}
	shape, strides := make([]int64, m.Rank()), make([]int64, m.Rank())
	last := 0
	for axis := range shape {
		shape[axis], strides[axis] = int64(m.Dim(axis)), int64(m.Stride(axis)*m.Width)
		last += (m.Dim(axis) - 1) * m.Stride(axis)
	}
	n := last + 1
	if m.Size() == 0 {
		n = 0
	}
	data := dataOf(t, m, n)
	defer data.Release()
	return arrowtensor.New(data, shape, strides, nil), nil
}

// contiguous returns a copy of x, which is m in memory, in row-major order.
func contiguous(op string, x tensor.Any, m support.Memory) support.Memory {
	l := layout.For(op, m.Shape()...)
	z := support.StorageOf(x.DType()).Make(op, &l)
	e := elements.Encoding{Type: elements.Of(x.DType()), BigEndian: element.IsBigEndian}
	_ = e.Write(bytes.NewBuffer(z.Bytes[:0]), m) // a buffer does not fail
	return z
}

// dataOf returns the n elements of memory from the first of m on.
func dataOf(t arrow.DataType, m support.Memory, n int) *array.Data {
	start := m.Start() * m.Width
	buffer := memory.NewBufferBytes(m.Bytes[start:][:n*m.Width])
	return array.NewData(t, n, []*memory.Buffer{nil, buffer}, nil, 0, 0)
}

// FromArray returns an array of Arrow, of one dimension, as V: of a named element type, or of the
// nearest if V is tensor.Any. See the package for what release does, and what is null.
func FromArray[V tensor.Any](a arrow.Array) (x V, release func(), err error) {
	y, isShared, err := fromArray(a, elements.DTypeOf[V]())
	if err != nil {
		return x, nil, err
	}
	return y.(V), shared(a, isShared), nil
}

// fromArray returns an array as a tensor of an element type, or of the nearest if that is "", and
// whether it is over the memory of that.
func fromArray(a arrow.Array, d tensor.DType) (x tensor.Any, isShared bool, err error) {
	switch a := a.(type) {
	case *array.Boolean:
		x, err = copied[bool](a, d, bools.New)
	case *array.String:
		x, err = copied[string](a, d, strs.New)
	case *array.LargeString:
		x, err = copied[string](a, d, strs.New)
	default:
		if x, isShared, err = numbers(a.Data(), d); err == nil && a.NullN() > 0 {
			isShared = false
			x, err = withoutNulls(a, x)
		}
	}
	if err != nil {
		return nil, false, err
	}
	return x, isShared, nil
}

// copied returns the elements of an array as a tensor that make makes of them.
func copied[T any, V tensor.Any](a interface {
	arrow.Array
	Value(i int) T
}, d tensor.DType, make func(data []T, shape ...int) V,
) (tensor.Any, error) {
	var of V
	if d != "" && d != of.DType() {
		return nil, &encoding.TypeError{Format: format, Have: a.DataType().Name(), Want: d}
	}
	var all []T
	for i := range a.Len() {
		if a.IsNull(i) {
			return nil, isNull(a, i, of.DType())
		}
		all = append(all, clone(a.Value(i)))
	}
	return make(all, len(all)), nil
}

// clone returns v, of which strings do not share the memory of Arrow.
func clone[T any](v T) T {
	if text, ok := any(v).(string); ok {
		return any(strings.Clone(text)).(T)
	}
	return v
}

// isNull returns the error of an element that is null, of an element type that has no such value.
func isNull(a arrow.Array, i int, d tensor.DType) error {
	mistake := fmt.Sprintf("element %d is null", i)
	return &encoding.TypeError{Format: format, Have: a.DataType().Name(), Want: d, Mistake: mistake}
}

// withoutNulls returns a copy of x, of floats, that is NaN where a is null.
func withoutNulls(a arrow.Array, x tensor.Any) (tensor.Any, error) {
	isValid := make([]bool, a.Len())
	first := -1
	for i := range isValid {
		if isValid[i] = a.IsValid(i); !isValid[i] && first < 0 {
			first = i
		}
	}
	if k := elements.Of(x.DType()).Kind; k != elements.Float && k != elements.Brain {
		return nil, isNull(a, first, x.DType())
	}
	floats, err := convert.To(x, tensor.Float64)
	if err != nil {
		return nil, err
	}
	nan := f64.Where(bools.New(isValid, len(isValid)), floats.(*f64.Tensor), f64.Scalar(math.NaN()))
	return convert.To(nan, x.DType())
}

// ToArray returns x, of one dimension, as an array of Arrow: over the elements of x if they are
// numbers that follow one another. The error is of bfloat16, of which Arrow has none. It panics
// with a *tensor.ShapeError if x has other dimensions, and with a *tensor.DeviceError if it is on a
// device. The caller releases the array.
func ToArray(x tensor.Any) (arrow.Array, error) {
	m := elements.MemoryOf("ToArray", x)
	if m.Rank() != 1 {
		panic(&tensor.ShapeError{
			Op: "ToArray", Shapes: []tensor.Shape{x.Shape()}, Want: "want one dimension",
		})
	}
	switch x := x.(type) {
	case *bools.Tensor:
		b := array.NewBooleanBuilder(memory.DefaultAllocator)
		defer b.Release()
		b.AppendValues(x.Values(), nil)
		return b.NewArray(), nil
	case *strs.Tensor:
		b := array.NewStringBuilder(memory.DefaultAllocator)
		defer b.Release()
		b.AppendValues(x.Values(), nil)
		return b.NewArray(), nil
	}
	t, err := arrowType(x.DType())
	if err != nil {
		return nil, err
	}
	if !m.IsContiguous() {
		m = contiguous("ToArray", x, m)
	}
	data := dataOf(t, m, m.Size())
	defer data.Release()
	return array.MakeFromData(data), nil
}

// A Column is an array of a record batch.
type Column struct {
	Name   string
	Values tensor.Any // of one dimension
}

// FromRecord returns the columns of a record batch, each of the nearest element type. The error
// names the first column that is not read. See the package for what release does, and what is null.
func FromRecord(b arrow.RecordBatch) (columns []Column, release func(), err error) {
	anyShared := false
	for i, a := range b.Columns() {
		x, isShared, err := fromArray(a, "")
		if err != nil {
			return nil, nil, fmt.Errorf("column %q: %w", b.ColumnName(i), err)
		}
		anyShared = anyShared || isShared
		columns = append(columns, Column{b.ColumnName(i), x})
	}
	return columns, shared(b, anyShared), nil
}

// ToRecord returns a record batch of columns, each as ToArray gives it, that have no nulls. The
// error is as there, and names the column. It panics as ToArray does, and with a *tensor.ShapeError
// unless all columns are as long as the first. The caller releases the batch.
func ToRecord(columns ...Column) (arrow.RecordBatch, error) {
	var fields []arrow.Field
	var arrays []arrow.Array
	defer func() {
		for _, a := range arrays {
			a.Release()
		}
	}()
	rows := 0
	for i, c := range columns {
		a, err := ToArray(c.Values)
		if err != nil {
			return nil, fmt.Errorf("column %q: %w", c.Name, err)
		}
		arrays = append(arrays, a)
		fields = append(fields, arrow.Field{Name: c.Name, Type: a.DataType()})
		if i == 0 {
			rows = a.Len()
		} else if a.Len() != rows {
			panic(&tensor.ShapeError{
				Op: "ToRecord", Shapes: []tensor.Shape{{rows}, c.Values.Shape()},
				Want: "want columns of one length",
			})
		}
	}
	return array.NewRecordBatch(arrow.NewSchema(fields, nil), arrays, int64(rows)), nil
}
