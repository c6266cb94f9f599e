package main

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
)

// ownFunctions are those that are of no element type.
var ownFunctions = map[string]any{
	"To":    convert.To,
	"Text":  func(x tensor.Any) string { return fmt.Sprint(x) },
	"Types": types,
	"Live":  handles.count,
}

// types lists the element types: the name, and kind and bits of DLPack.
func types() (all [][]any) {
	for _, e := range elementTypes {
		all = append(all, []any{string(e.dtype), e.kind, e.bits})
	}
	return all
}

// names lists the functions that there are.
func names() []string { return slices.Sorted(maps.Keys(functions)) }

func init() { functions["Names"] = reflect.ValueOf(names) }

// call calls the function that words name first, with the other values in them as arguments. It
// returns values: none and the results; or the name of a class of errors in Python, and a text.
// Whatever goes wrong is an error there.
func call(words []int64) (results []int64) {
	defer func() {
		if v := recover(); v != nil {
			results = failure(v, debug.Stack())
		}
	}()
	r := reader{words: words}
	name := r.text()
	var values []any
	for len(r.words) > 0 {
		values = append(values, r.value())
	}
	f, ok := functions[name]
	if !ok {
		panic(&callError{"TypeError", "there is no " + strings.Clone(name)})
	}
	out := f.Call(arguments(name, f.Type(), values))
	if last := len(out) - 1; last >= 0 && out[last].Type() == errorType {
		if !out[last].IsNil() {
			return failure(out[last].Interface(), nil)
		}
		out = out[:last]
	}
	results = []int64{ofNone}
	for _, v := range out {
		results = appendResult(results, v, r.operands)
	}
	return results
}

var errorType = reflect.TypeFor[error]()

// arguments returns values as arguments of a function of type t.
func arguments(name string, t reflect.Type, values []any) []reflect.Value {
	fixed := t.NumIn()
	if t.IsVariadic() {
		fixed--
	}
	if len(values) < fixed || len(values) > fixed && !t.IsVariadic() {
		panic(&callError{"TypeError", fmt.Sprintf("%s takes %d arguments, not %d", name, fixed,
			len(values))})
	}
	all := make([]reflect.Value, len(values))
	for i, v := range values {
		parameter := t.In(min(i, t.NumIn()-1))
		if i >= fixed {
			parameter = parameter.Elem()
		}
		var ok bool
		if all[i], ok = argument(v, parameter); !ok {
			if h, ok := v.(*held); ok {
				v = fmt.Sprintf("a %T", h.value)
			}
			panic(&callError{"TypeError", fmt.Sprintf("%s: argument %d is %v, want %v", name, i+1, v,
				parameter)})
		}
	}
	return all
}

// A callError is a mistake in a call, with its class in Python.
type callError struct{ class, text string }

func (e *callError) Error() string { return "ashlar: " + e.text }

// failure returns what a call returns that has panicked with v, or returned that error: there is no
// stack then.
func failure(v any, stack []byte) []int64 {
	err, ok := v.(error)
	if !ok {
		err = fmt.Errorf("%v", v)
	}
	class, text := classOf(err), err.Error()
	switch {
	case class != "":
	case stack == nil:
		class = "ValueError"
	default: // a mistake of this library
		class, text = "RuntimeError", text+"\n"+string(stack)
	}
	return appendText(appendText(nil, class), text)
}

// classOf returns the name of the class in Python of an error that says what was misused, or "".
func classOf(err error) string {
	var (
		call  *callError
		size  *tensor.SizeError
		index *tensor.IndexError
		axis  *tensor.AxisError
	)
	switch {
	case errors.As(err, &call):
		return call.class
	case errors.As(err, &index):
		return "IndexError"
	case errors.As(err, &axis):
		return "AxisError"
	case errors.As(err, &size) && size.Most > 0:
		return "MemoryError"
	case errors.Is(err, tensor.ErrDivision):
		return "ZeroDivisionError"
	case isMisuse(err):
		return "ValueError"
	}
	return ""
}

// isMisuse reports whether tensor.Catch returns err.
func isMisuse(err error) (is bool) {
	defer func() { _ = recover() }()
	return tensor.Catch(func() { panic(err) }) != nil
}
