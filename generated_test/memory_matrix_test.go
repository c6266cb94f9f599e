package generated_test

import (
	"bytes"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// What methods do to memory: a method that is none of these sets its receiver, and returns it.
const (
	views = "AlignTo BroadcastTo Diagonal Flip Partition ReadOnly Slice Slices Split Squeeze T " +
		"Transpose Unsqueeze View Windows"
	viewsOrCopies = "Contiguous Ravel Reshape" // views where the elements follow one another
	itself        = "Host To"                  // of what is where it should be
	copies        = "Clone Flatten SumTo WithLayout"
	writes        = "AddAt CopyFrom ReadFrom Set UnmarshalBinary UnmarshalJSON"
	reads         = "All Array At CopyTo DType Data Device Dim Elements IsContiguous IsReadOnly Layout " +
		"MarshalBinary MarshalJSON Nested Rank Rows Same Scalars Select Shape Size Strides Values WriteTo"
	skipped = "Format Free Indices Item" // which need another tensor than this test has
)

// TestMemoryMatrix calls every method of the tensors of every element type, in several layouts, and
// wants views to share memory, copies not to, and nothing to change but what should.
func TestMemoryMatrix(t *testing.T) {
	for _, d := range tensor.DTypes() {
		x := matrixOf(t, d, 0)
		for i := range x.NumMethod() {
			name := x.Type().Method(i).Name
			if isOneOf(name, skipped) {
				continue
			}
			for layout := range 3 {
				c := memoryCall{t, d, name, matrixOf(t, d, layout), matrixOf(t, d, layout)}
				c.test()
			}
		}
	}
}

func isOneOf(name, names string) bool { return slices.Contains(strings.Fields(names), name) }

// matrixOf returns a tensor of 1 to 9 in one of three layouts: contiguous, transposed, and cut out.
func matrixOf(t *testing.T, d tensor.DType, layout int) reflect.Value {
	cut := []tensor.Index{tensor.Range(1, 4), tensor.Range(0, 6).By(2)}
	numbers := ints.Zeros(4, 7)
	numbers.Slice(cut...).Assign(ints.Arange(1, 10, 1).View(3, 3))
	x, err := convert.To(numbers, d)
	if err != nil {
		t.Fatal(err)
	}
	v := callMethod(reflect.ValueOf(x), "Slice", cut[0], cut[1])[0]
	switch layout {
	case 0:
		v = callMethod(v, "Clone")[0]
	case 1:
		v = callMethod(callMethod(callMethod(v, "Transpose")[0], "Clone")[0], "Transpose")[0]
	}
	return v
}

// callMethod returns the results of a method.
func callMethod(x reflect.Value, name string, args ...any) []reflect.Value {
	in := make([]reflect.Value, len(args))
	for i, arg := range args {
		in[i] = reflect.ValueOf(arg)
	}
	return x.MethodByName(name).Call(in)
}

// A memoryCall is of a method of x, with others like it as operands.
type memoryCall struct {
	t        *testing.T
	d        tensor.DType
	name     string
	x, other reflect.Value
}

func (c memoryCall) test() {
	contiguous := callMethod(c.x, "IsContiguous")[0].Bool()
	if c.name == "Data" && !contiguous {
		return
	}
	before, operand := fmt.Sprint(c.x), fmt.Sprint(c.other)
	results := c.x.MethodByName(c.name).Call(c.args())
	if got := fmt.Sprint(c.other); got != operand {
		c.fail("changes its operand to %s", got)
	}
	isView := isOneOf(c.name, views) || isOneOf(c.name, viewsOrCopies) && contiguous
	switch {
	case isOneOf(c.name, writes):
		if fmt.Sprint(c.x) == before {
			c.fail("changes nothing")
		}
	case isView, isOneOf(c.name, copies), isOneOf(c.name, viewsOrCopies):
		c.wantUnchanged(before)
		c.wantShared(c.tensors(results), isView)
	case isOneOf(c.name, reads):
		c.wantUnchanged(before)
	case isOneOf(c.name, itself):
		c.wantUnchanged(before)
		fallthrough
	default:
		if got := c.tensors(results); len(got) != 1 || got[0].Pointer() != c.x.Pointer() {
			c.fail("returns other than its receiver")
		}
	}
}

func (c memoryCall) fail(format string, args ...any) {
	c.t.Helper()
	c.t.Errorf("%s.%s "+format, append([]any{c.d, c.name}, args...)...)
}

func (c memoryCall) wantUnchanged(before string) {
	c.t.Helper()
	if got := fmt.Sprint(c.x); got != before {
		c.fail("changes its receiver to %s", got)
	}
}

// wantShared wants results to change with the receiver if they share its memory, and not otherwise.
func (c memoryCall) wantShared(results []reflect.Value, shared bool) {
	c.t.Helper()
	if len(results) == 0 && c.name != "SumTo" { // which may be of another type
		c.fail("returns no tensors")
	}
	for _, z := range results {
		before := fmt.Sprint(z)
		callMethod(c.x, "Fill", c.zero().Interface())
		if changed := fmt.Sprint(z) != before; changed != shared {
			c.fail("shares memory: %v, want %v", changed, shared)
		}
		callMethod(c.x, "Assign", c.other.Interface())
	}
}

// zero returns the element 0, which x has not.
func (c memoryCall) zero() reflect.Value {
	zero, err := convert.To(ints.Zeros(1), c.d)
	if err != nil {
		c.t.Fatal(err)
	}
	return callMethod(reflect.ValueOf(zero), "At")[0]
}

// tensors returns the tensors among results, or those that one of them is a slice or a sequence of.
func (c memoryCall) tensors(results []reflect.Value) (tensors []reflect.Value) {
	for _, r := range results {
		switch {
		case r.Type() == c.x.Type():
			tensors = append(tensors, r)
		case r.Kind() == reflect.Slice && r.Type().Elem() == c.x.Type():
			for i := range r.Len() {
				tensors = append(tensors, r.Index(i))
			}
		case r.Kind() == reflect.Func:
			for _, z := range r.Seq2() {
				tensors = append(tensors, z)
			}
		}
	}
	return tensors
}

// args returns what the method is called with.
func (c memoryCall) args() []reflect.Value {
	y := c.other.Interface()
	zero, element := c.zero().Interface(), callMethod(c.other, "At", 0, 0)[0].Interface()
	places := ints.Zeros(3, 3)
	column := callMethod(c.other, "Unsqueeze", -1)[0].Interface()
	given := map[string][]any{
		"AlignTo": {3, 3}, "BroadcastTo": {2, 3, 3}, "Partition": {0, 2, 1}, "Slice": {tensor.From(1)},
		"Split": {0, 3}, "Unsqueeze": {0}, "View": {3, 3}, "Windows": {2, 1}, "Reshape": {9},
		"WithLayout": {1, 0}, "Set": {zero, 0, 0}, "AddAt": {element, 0, 0}, "Fuse": {"x + x", y},
		"Put": {y, 0, places}, "ScatterAdd": {y, 0, places}, "IndexAdd": {y, 0, 0, 1, 2},
	}
	for _, name := range strings.Fields("Sum Prod Max Min Mean Var Std Norm LogSumExp") {
		given[name] = []any{column, 2}
	}
	method := c.x.MethodByName(c.name).Type()
	var args []reflect.Value
	if values, ok := given[c.name]; ok {
		for _, v := range values {
			args = append(args, reflect.ValueOf(v))
		}
		return args
	}
	for i := range method.NumIn() {
		if method.IsVariadic() && i == method.NumIn()-1 {
			break
		}
		args = append(args, c.arg(i, method.In(i)))
	}
	return args
}

// arg returns an argument of a type.
func (c memoryCall) arg(i int, t reflect.Type) reflect.Value {
	zeros := callMethod(callMethod(c.other, "Clone")[0], "Fill", c.zero().Interface())[0]
	switch {
	case t == c.x.Type() && strings.HasSuffix(c.name, "Norm") && i > 0:
		return reflect.Zero(t) // no weights
	case t == c.x.Type():
		return c.other
	case t == reflect.TypeFor[*bools.Tensor]():
		return reflect.ValueOf(bools.Zeros(3, 3))
	case t == reflect.TypeFor[*tensor.Philox]():
		return reflect.ValueOf(tensor.NewPhilox(1))
	case t == reflect.TypeFor[io.Writer]():
		return reflect.ValueOf(io.Discard)
	case t == reflect.TypeFor[io.Reader]():
		return reflect.ValueOf(bytes.NewReader(make([]byte, 256)))
	case strings.HasPrefix(c.name, "Unmarshal"):
		return callMethod(zeros, "M"+c.name[3:])[0]
	case t.Kind() == reflect.Slice:
		return reflect.MakeSlice(t, 9, 9)
	case t.Kind() == reflect.Float64 || t.Kind() == reflect.Float32:
		return reflect.ValueOf(i).Convert(t) // a range that is not empty
	case t == c.zero().Type():
		return c.zero()
	}
	return reflect.Zero(t)
}
