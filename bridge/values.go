package main

import (
	"fmt"
	"math"
	"reflect"
	"strings"
	"unsafe"

	"github.com/ashlar-go/ashlar/tensor"
)

// Values cross the border as words of 64 bits: what they are, and their contents. The other side is
// python/ashlar/_library.py.
const (
	ofNone     = iota // of Python, or a nil tensor
	ofInt             // an integer
	ofFloat           // the bits of a float64
	ofHandle          // a handle; of a result that is a tensor, its element type, rank and shape too
	ofList            // how many, and these
	ofText            // how many bytes, and these in as many words as they need
	ofSlice           // of an axis: its start, stop and step
	ofEllipsis        // all axes that others leave
	ofRecord          // how many fields, and of each its name, as of a text, and its value
)

// An axisSlice is Python's slice. Its parts are nil or an int64.
type axisSlice struct{ start, stop, step any }

// An ellipsis is Python's.
type ellipsis struct{}

// A reader reads values, and collects what they have handles of.
type reader struct {
	words    []int64
	operands []*held
}

// word returns the next word.
func (r *reader) word() int64 {
	w := r.words[0]
	r.words = r.words[1:]
	return w
}

// value returns the next value: nil, an int64, a float64, a *held, a []any, a string, an axisSlice,
// an ellipsis, or a map[string]any.
func (r *reader) value() any {
	switch kind := r.word(); kind {
	case ofNone:
		return nil
	case ofInt:
		return r.word()
	case ofFloat:
		return math.Float64frombits(uint64(r.word()))
	case ofHandle:
		h := handles.get(r.word())
		r.operands = append(r.operands, h)
		return h
	case ofList:
		list := make([]any, r.word())
		for i := range list {
			list[i] = r.value()
		}
		return list
	case ofText:
		return strings.Clone(r.text())
	case ofSlice:
		return axisSlice{r.value(), r.value(), r.value()}
	case ofEllipsis:
		return ellipsis{}
	case ofRecord:
		fields := map[string]any{}
		for range r.word() {
			name := strings.Clone(r.text())
			fields[name] = r.value()
		}
		return fields
	default:
		panic(fmt.Errorf("ashlar: there is no value of kind %d", kind))
	}
}

// text returns the text that follows. It is valid as long as the words.
func (r *reader) text() string {
	n := int(r.word())
	words := r.words[:(n+7)/8]
	r.words = r.words[len(words):]
	return unsafe.String((*byte)(unsafe.Pointer(unsafe.SliceData(words))), n)
}

// appendText appends a text to words.
func appendText(words []int64, s string) []int64 {
	words = append(words, ofText, int64(len(s)))
	text := make([]int64, (len(s)+7)/8)
	copy(unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(text))), 8*len(text)), s)
	return append(words, text...)
}

// appendResult appends a result of a call on operands to words, and holds it if it is a tensor or
// another value that has to stay in Go.
func appendResult(words []int64, v reflect.Value, operands []*held) []int64 {
	if v.Kind() == reflect.Interface {
		v = v.Elem()
	}
	switch x := v.Interface().(type) {
	case tensor.Any:
		return appendHeld(words, resultOf(x, operands))
	case *held:
		return appendHeld(words, x)
	case interface{ Float32() float32 }: // a number of 16 bits
		return append(words, ofFloat, int64(math.Float64bits(float64(x.Float32()))))
	}
	switch {
	case v.CanInt():
		return append(words, ofInt, v.Int())
	case v.CanUint():
		return append(words, ofInt, int64(v.Uint()))
	case v.CanFloat():
		return append(words, ofFloat, int64(math.Float64bits(v.Float())))
	case v.Kind() == reflect.Bool:
		is := int64(0)
		if v.Bool() {
			is = 1
		}
		return append(words, ofInt, is)
	case v.Kind() == reflect.String:
		return appendText(words, v.String())
	case v.Kind() == reflect.Slice:
		words = append(words, ofList, int64(v.Len()))
		for i := range v.Len() {
			words = appendResult(words, v.Index(i), operands)
		}
		return words
	}
	return appendHeld(words, resultOf(v.Interface(), operands))
}

// appendHeld holds h, and appends its handle to words.
func appendHeld(words []int64, h *held) []int64 {
	words = append(words, ofHandle, handles.hold(h))
	x, ok := h.value.(tensor.Any)
	if !ok {
		return append(words, 0)
	}
	words = appendText(append(words, 1), string(x.DType()))
	words = append(words, int64(x.Rank()))
	for _, n := range x.Shape() {
		words = append(words, int64(n))
	}
	return words
}

var (
	indexType    = reflect.TypeFor[tensor.Index]()
	selectorType = reflect.TypeFor[tensor.Selector]()
	heldType     = reflect.TypeFor[*held]()
)

// argument returns v as a parameter of type t, and whether it can be one.
func argument(v any, t reflect.Type) (reflect.Value, bool) {
	switch t {
	case indexType:
		index, ok := indexOf(v)
		return reflect.ValueOf(index), ok
	case heldType:
		h, ok := v.(*held)
		return reflect.ValueOf(h), ok
	case selectorType:
		if s, ok := selectorOf(v); ok {
			return reflect.ValueOf(s), true
		}
	}
	z := reflect.New(t).Elem()
	if narrow, ok := z.Addr().Interface().(interface{ Set(v float64) }); ok { // a number of 16 bits
		switch v := v.(type) {
		case int64:
			narrow.Set(float64(v))
		case float64:
			narrow.Set(v)
		default:
			return z, false
		}
		return z, true
	}
	switch v := v.(type) {
	case nil:
		return z, t.Kind() == reflect.Pointer
	case *held:
		x := reflect.ValueOf(v.value)
		return x, x.Type().AssignableTo(t)
	case int64:
		return z, setInt(z, v)
	case float64:
		if z.CanFloat() {
			z.SetFloat(v)
		}
		return z, z.CanFloat()
	case string:
		if t.Kind() == reflect.String {
			z.SetString(v)
		}
		return z, t.Kind() == reflect.String
	case []any:
		return z, setList(z, v)
	case map[string]any:
		return z, setFields(z, v)
	}
	return z, false
}

// setInt sets z to v, and reports whether z can have it.
func setInt(z reflect.Value, v int64) bool {
	switch {
	case z.CanInt() && !z.OverflowInt(v):
		z.SetInt(v)
	case z.CanUint() && v >= 0 && !z.OverflowUint(uint64(v)):
		z.SetUint(uint64(v))
	case z.CanFloat():
		z.SetFloat(float64(v))
	case z.Kind() == reflect.Bool:
		z.SetBool(v != 0)
	default:
		return false
	}
	return true
}

// setList sets a slice or an array to a list, and reports whether it can be that.
func setList(z reflect.Value, list []any) bool {
	switch z.Kind() {
	case reflect.Slice:
		z.Set(reflect.MakeSlice(z.Type(), len(list), len(list)))
	case reflect.Array:
		if z.Len() != len(list) {
			return false
		}
	default:
		return false
	}
	for i, v := range list {
		x, ok := argument(v, z.Type().Elem())
		if !ok {
			return false
		}
		z.Index(i).Set(x)
	}
	return true
}

// setFields sets fields of a structure, and reports whether there are such.
func setFields(z reflect.Value, fields map[string]any) bool {
	if z.Kind() != reflect.Struct {
		return false
	}
	for name, v := range fields {
		field := z.FieldByName(name)
		if !field.CanSet() {
			return false
		}
		x, ok := argument(v, field.Type())
		if !ok {
			return false
		}
		field.Set(x)
	}
	return true
}

// indexOf returns what v chooses along an axis, as Python's x[v] does, and whether it does.
func indexOf(v any) (tensor.Index, bool) {
	switch v := v.(type) {
	case nil:
		return tensor.NewAxis, true
	case ellipsis:
		return tensor.Ellipsis, true
	case int64:
		return tensor.At(int(v)), true
	case axisSlice:
		index := tensor.All
		start, hasStart := v.start.(int64)
		stop, hasStop := v.stop.(int64)
		switch {
		case hasStart && hasStop:
			index = tensor.Range(int(start), int(stop))
		case hasStart:
			index = tensor.From(int(start))
		case hasStop:
			index = tensor.To(int(stop))
		}
		if step, ok := v.step.(int64); ok {
			index = index.By(int(step))
		}
		return index, true
	}
	return tensor.Index{}, false
}

// selectorOf returns the selector that v is, if it is no tensor.
func selectorOf(v any) (tensor.Selector, bool) {
	list, ok := v.([]any)
	if !ok {
		return indexOf(v)
	}
	indices := make([]int, len(list))
	for i, v := range list {
		index, ok := v.(int64)
		if !ok {
			return nil, false
		}
		indices[i] = int(index)
	}
	return tensor.Incl(indices...), true
}
