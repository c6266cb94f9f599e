package arrows_test

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	arrowtensor "github.com/apache/arrow-go/v18/arrow/tensor"
	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/encoding"
	arrows "github.com/ashlar-go/ashlar/encoding/arrow"
	"github.com/ashlar-go/ashlar/encoding/internal/filestest"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	bf16 "github.com/ashlar-go/ashlar/tensor/bfloat16"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// A failing is a test.
type failing interface {
	Helper()
	Fatalf(format string, args ...any)
}

// same fails the test unless y is x.
func same(t failing, y tensor.Any, err error, x tensor.Any) {
	t.Helper()
	if err != nil || y.DType() != x.DType() || !y.Shape().Equal(x.Shape()) ||
		!reflect.DeepEqual(y.Nested(), x.Nested()) {
		t.Fatalf("%v, error %v, want %v", y, err, x)
	}
}

// first returns where the first element of x is in memory.
func first(x tensor.Any) *byte {
	m := support.StorageOf(x.DType()).Memory(x)
	return &m.Bytes[m.Start()*m.Width]
}

// isReadOnly reports whether x must not be written to.
func isReadOnly(x tensor.Any) bool { return support.StorageOf(x.DType()).Memory(x).IsReadOnly() }

// noTensors are the element types that Arrow has no tensors of.
var noTensors = map[tensor.DType]bool{
	"float16": true, "bfloat16": true, tensor.Bool: true, tensor.String: true,
}

// TestTensors gives tensors of any element type and layout to Arrow, over their memory unless steps
// are negative, and takes them back.
func TestTensors(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := rapid.SampledFrom(tensor.DTypes()).Draw(t, "type")
		x := filestest.Tensor(t, d, rapid.IntRange(0, 4).Draw(t, "rank"))
		a, err := arrows.ToTensor(x)
		if noTensors[d] {
			if err == nil {
				t.Fatalf("there are tensors of %s", d)
			}
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		defer a.Release()
		y, release, err := arrows.FromTensor[tensor.Any](a)
		same(t, y, err, x)
		release()
		release()
		if a.Len() != x.Size() || a.DataType().(arrow.FixedWidthDataType).Bytes() == 0 {
			t.Fatalf("%d elements of %v", a.Len(), a.DataType())
		}
		if x.Size() == 0 {
			return
		}
		mayShare := true
		for axis, step := range support.StorageOf(d).Memory(x).Strides() {
			mayShare = mayShare && (step >= 0 || x.Shape()[axis] == 1)
		}
		if shares := first(x) == first(y); shares != mayShare || !isReadOnly(y) {
			t.Fatalf("shares %v of strides %v", shares, a.Strides())
		}
		if x, ok := x.(*f64.Tensor); ok {
			for index, v := range x.All() {
				at := make([]int64, len(index))
				for i := range index {
					at[i] = int64(index[i])
				}
				if got := a.(*arrowtensor.Float64).Value(at); got != v {
					t.Fatalf("%v at %v, want %v", got, at, v)
				}
			}
		}
	})
}

// TestArrays gives tensors of one dimension to Arrow, and takes them back.
func TestArrays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := rapid.SampledFrom(tensor.DTypes()).Draw(t, "type")
		x := filestest.Tensor(t, d, 1)
		a, err := arrows.ToArray(x)
		if d == "bfloat16" {
			if err == nil {
				t.Fatalf("there are arrays of %s", d)
			}
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		y, release, err := arrows.FromArray[tensor.Any](a)
		same(t, y, err, x)
		release()
		if m := support.StorageOf(d).Memory(x); m.Texts == nil && d != tensor.Bool && x.Size() > 0 &&
			((first(x) == first(y)) != m.IsContiguous() || !isReadOnly(y)) {
			t.Fatalf("shares %v of strides %v", first(x) == first(y), m.Strides())
		}
		from := rapid.IntRange(0, x.Size()).Draw(t, "from")
		part := array.NewSlice(a, int64(from), int64(x.Size()))
		defer part.Release()
		z, release, err := arrows.FromArray[tensor.Any](part)
		if err != nil || z.Shape()[0] != x.Size()-from {
			t.Fatalf("shape %v from %d on, error %v", z.Shape(), from, err)
		}
		all, rest := reflect.ValueOf(x.Nested()), reflect.ValueOf(z.Nested())
		for i := range rest.Len() {
			if rest.Index(i).Interface() != all.Index(from+i).Interface() {
				t.Fatalf("%v from %d on is %v", x, from, z)
			}
		}
		release()
		a.Release()
	})
}

// arrayOf returns an array of a type of what JSON has.
func arrayOf(t *testing.T, d arrow.DataType, json string) arrow.Array {
	a, _, err := array.FromJSON(memory.DefaultAllocator, d, strings.NewReader(json))
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestTypes reads types that tensors do not have, and refuses what has no value of a tensor's type.
func TestTypes(t *testing.T) {
	for _, c := range []struct {
		of   arrow.DataType
		json string
		want string
	}{
		{arrow.PrimitiveTypes.Int8, "[-128, 127]", "int32 [-128  127]"},
		{arrow.PrimitiveTypes.Uint16, "[65535]", "int32 [65535]"},
		{arrow.PrimitiveTypes.Uint32, "[4294967295]", "int [4294967295]"},
		{arrow.PrimitiveTypes.Uint64, "[1]", "int [1]"},
		{arrow.BinaryTypes.LargeString, `["a", ""]`, `string ["a"  ""]`},
		{arrow.PrimitiveTypes.Float32, "[1, null, 3]", "float32 [ 1. nan  3.]"},
		{arrow.FixedWidthTypes.Float16, "[null, 2]", "float16 [nan  2.]"},
		{arrow.PrimitiveTypes.Float64, "[]", "float64 []"},
	} {
		x, release, err := arrows.FromArray[tensor.Any](arrayOf(t, c.of, c.json))
		if err != nil || fmt.Sprint(x.DType(), " ", x) != c.want {
			t.Errorf("%s: %v %v, error %v, want %s", c.of, x.DType(), x, err, c.want)
			continue
		}
		release()
	}
	y, release, err := arrows.FromArray[*f64.Tensor](arrayOf(t, arrow.PrimitiveTypes.Int32, "[7]"))
	if err != nil || !y.Same(f64.Of(7)) || y.IsReadOnly() {
		t.Errorf("%v, error %v", y, err)
	}
	release()
}

// TestRefused wants errors that say what is wrong.
func TestRefused(t *testing.T) {
	read := func(a arrow.Array) error {
		x, release, err := arrows.FromArray[tensor.Any](a)
		if x != nil || release != nil {
			t.Errorf("%v", x)
		}
		return err
	}
	var format *encoding.FormatError
	for _, d := range []arrow.DataType{
		arrow.FixedWidthTypes.Date32, arrow.FixedWidthTypes.Timestamp_s,
		arrow.ListOf(arrow.PrimitiveTypes.Int8),
	} {
		if err := read(arrayOf(t, d, "[]")); !errors.As(err, &format) {
			t.Errorf("%v: error %v", d, err)
		}
	}
	var kind *encoding.TypeError
	const large = "[9223372036854775808]"
	for want, a := range map[string]arrow.Array{
		"element 1 is null":                arrayOf(t, arrow.PrimitiveTypes.Int64, "[1, null]"),
		"element 0 is null":                arrayOf(t, arrow.FixedWidthTypes.Boolean, "[null]"),
		"element 2 is null":                arrayOf(t, arrow.BinaryTypes.String, `["", "a", null]`),
		"element 0 is 9223372036854775808": arrayOf(t, arrow.PrimitiveTypes.Uint64, large),
	} {
		if err := read(a); !errors.As(err, &kind) || kind.Mistake != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
	for _, a := range []arrow.Array{
		arrayOf(t, arrow.FixedWidthTypes.Boolean, "[true]"),
		arrayOf(t, arrow.BinaryTypes.String, `["1"]`),
		arrayOf(t, arrow.PrimitiveTypes.Float64, "[1]"),
	} {
		if x, _, err := arrows.FromArray[*ints.Tensor](a); x != nil || !errors.As(err, &kind) {
			t.Errorf("%v as integers: %v, error %v", a, x, err)
		}
	}
	// Data that says more than there is, as of a file that is broken.
	buffers := []*memory.Buffer{nil, memory.NewBufferBytes(make([]byte, 16))}
	for _, c := range [][2]int{{3, 0}, {2, 1}, {1, -1}, {math.MaxInt / 8, 0}, {1, math.MaxInt / 4}} {
		data := array.NewData(arrow.PrimitiveTypes.Float64, c[0], buffers, nil, 0, c[1])
		x, _, err := arrows.FromTensor[tensor.Any](broken{data, []int64{int64(c[0])}, []int64{8}})
		if x != nil || err == nil {
			t.Errorf("%d elements from %d on: %v", c[0], c[1], x)
		}
	}
	data := array.NewData(arrow.PrimitiveTypes.Float64, 2, buffers, nil, 0, 0)
	for _, c := range []broken{
		{data, []int64{2}, []int64{12}},
		{data, []int64{2}, []int64{16}},
		{data, []int64{3}, []int64{8}},
		{data, []int64{-1}, []int64{8}},
		{data, []int64{1 << 40, 1 << 40}, []int64{0, 0}},
		{data, []int64{2, 1}, []int64{8}},
		{data, []int64{2}, []int64{-8}},
	} {
		x, _, err := arrows.FromTensor[tensor.Any](c)
		if x != nil || !errors.As(err, &format) {
			t.Errorf("shape %v, strides %v: %v, error %v", c.shape, c.strides, x, err)
		}
	}
}

// A broken is a tensor of Arrow that its data does not have.
type broken struct {
	data           arrow.ArrayData
	shape, strides []int64
}

func (b broken) Retain()                  {}
func (b broken) Release()                 {}
func (b broken) Len() int                 { return b.data.Len() }
func (b broken) Shape() []int64           { return b.shape }
func (b broken) Strides() []int64         { return b.strides }
func (b broken) NumDims() int             { return len(b.shape) }
func (b broken) DimName(int) string       { return "" }
func (b broken) DimNames() []string       { return nil }
func (b broken) DataType() arrow.DataType { return b.data.DataType() }
func (b broken) Data() arrow.ArrayData    { return b.data }
func (b broken) IsMutable() bool          { return false }
func (b broken) IsContiguous() bool       { return false }
func (b broken) IsRowMajor() bool         { return false }
func (b broken) IsColMajor() bool         { return false }

// TestRecords takes columns of a record batch, over its memory until they are released, and gives
// them back.
func TestRecords(t *testing.T) {
	checked := memory.NewCheckedAllocator(memory.NewGoAllocator())
	defer checked.AssertSize(t, 0)
	schema := arrow.NewSchema([]arrow.Field{
		{Name: "f", Type: arrow.PrimitiveTypes.Float32, Nullable: true},
		{Name: "i", Type: arrow.PrimitiveTypes.Int64},
		{Name: "b", Type: arrow.FixedWidthTypes.Boolean},
		{Name: "s", Type: arrow.BinaryTypes.String},
	}, nil)
	b := array.NewRecordBuilder(checked, schema)
	b.Field(0).(*array.Float32Builder).AppendValues([]float32{1, 2}, []bool{true, false})
	b.Field(1).(*array.Int64Builder).AppendValues([]int64{3, 4}, nil)
	b.Field(2).(*array.BooleanBuilder).AppendValues([]bool{true, false}, nil)
	b.Field(3).(*array.StringBuilder).AppendValues([]string{"x", "yz"}, nil)
	batch := b.NewRecordBatch()
	b.Release()
	columns, release, err := arrows.FromRecord(batch)
	if err != nil {
		t.Fatal(err)
	}
	batch.Release()
	const want = `[{f [ 1. nan]} {i [3 4]} {b [ true false]} {s [ "x" "yz"]}]`
	if got := fmt.Sprint(columns); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if checked.CurrentAlloc() == 0 || !isReadOnly(columns[1].Values) ||
		isReadOnly(columns[0].Values) {
		t.Errorf("%d bytes are retained", checked.CurrentAlloc())
	}
	again, err := arrows.ToRecord(columns...)
	if err != nil || again.NumRows() != 2 || again.Column(0).NullN() != 0 {
		t.Fatalf("%v, error %v", again, err)
	}
	back, releaseBack, err := arrows.FromRecord(again)
	if err != nil || fmt.Sprint(back) != fmt.Sprint(columns) ||
		first(back[1].Values) != first(columns[1].Values) {
		t.Errorf("%v, error %v", back, err)
	}
	releaseBack()
	again.Release()
	release()
	release()
	if n := checked.CurrentAlloc(); n != 0 {
		t.Errorf("%d bytes are left", n)
	}
	none, err := arrows.ToRecord()
	if err != nil || none.NumCols() != 0 || none.NumRows() != 0 {
		t.Errorf("%v, error %v", none, err)
	}
}

// TestRelease retains what tensors and arrays are over, and nothing else.
func TestRelease(t *testing.T) {
	checked := memory.NewCheckedAllocator(memory.NewGoAllocator())
	defer checked.AssertSize(t, 0)
	b := array.NewFloat64Builder(checked)
	defer b.Release()
	b.AppendValues([]float64{1, 2, 3, 4}, nil)
	a := b.NewArray()
	matrix := arrowtensor.New(a.Data(), []int64{2, 2}, nil, nil)
	x, release, err := arrows.FromTensor[*f64.Tensor](matrix)
	if err != nil {
		t.Fatal(err)
	}
	y, releaseArray, err := arrows.FromArray[*f64.Tensor](a)
	if err != nil {
		t.Fatal(err)
	}
	_, releaseTwice, err := arrows.FromArray[*f64.Tensor](a)
	if err != nil {
		t.Fatal(err)
	}
	matrix.Release()
	a.Release()
	if !x.Same(f64.Matrix(2, 2, 1, 2, 3, 4)) || !f64.Overlap(x, y) {
		t.Errorf("%v and %v", x, y)
	}
	release()
	releaseTwice()
	releaseTwice()
	if checked.CurrentAlloc() == 0 || !y.Same(f64.Of(1, 2, 3, 4)) {
		t.Errorf("%v is released", y)
	}
	releaseArray()
	b.AppendValues([]float64{1, 2}, []bool{true, false})
	a = b.NewArray()
	x, _, err = arrows.FromArray[*f64.Tensor](a)
	if a.Release(); checked.CurrentAlloc() != 0 {
		t.Errorf("%v retains %d bytes, error %v", x, checked.CurrentAlloc(), err)
	}
}

// column returns a column of a record batch.
func column(name string, x tensor.Any) arrows.Column { return arrows.Column{Name: name, Values: x} }

// TestMisuse names the function, and what is wrong.
func TestMisuse(t *testing.T) {
	for want, f := range map[string]func(){
		"tensor: ToArray: shapes [[1 1]]: want one dimension": func() { arrows.ToArray(f64.Zeros(1, 1)) },
		"tensor: ToArray: ":  func() { arrows.ToArray(new(f64.Tensor)) },
		"tensor: ToTensor: ": func() { arrows.ToTensor(new(f64.Tensor)) },
		"tensor: ToRecord: shapes [[2] [3]]: want columns": func() {
			arrows.ToRecord(column("a", f64.Zeros(2)), column("b", u8.Zeros(3)))
		},
	} {
		if err := tensor.Catch(f); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	_, err := arrows.ToRecord(column("a", f32.Zeros(2)), column("b", bf16.Zeros(2)))
	if err == nil || !strings.HasPrefix(err.Error(), `column "b"`) {
		t.Errorf("error %v", err)
	}
	list := arrayOf(t, arrow.FixedWidthTypes.Date32, "[]")
	schema := arrow.NewSchema([]arrow.Field{{Name: "day", Type: list.DataType()}}, nil)
	_, _, err = arrows.FromRecord(array.NewRecordBatch(schema, []arrow.Array{list}, 0))
	if err == nil || !strings.HasPrefix(err.Error(), `column "day"`) {
		t.Errorf("error %v", err)
	}
}

// TestTexts copies strings and bools, which outlive the array.
func TestTexts(t *testing.T) {
	texts := arrayOf(t, arrow.BinaryTypes.String, `["a"]`)
	x, release, err := arrows.FromArray[*strs.Tensor](texts)
	copy(texts.Data().Buffers()[2].Bytes(), "b")
	if err != nil || !x.Same(strs.Of("a")) {
		t.Errorf("%v, error %v", x, err)
	}
	release()
	a := arrayOf(t, arrow.FixedWidthTypes.Boolean, "[true]")
	y, release, err := arrows.FromArray[*bools.Tensor](a)
	if err != nil || !y.Same(bools.Of(true)) {
		t.Errorf("%v, error %v", y, err)
	}
	release()
}
