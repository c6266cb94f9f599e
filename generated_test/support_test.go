package generated_test

import (
	"maps"
	"reflect"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/internal/support"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// What there is of tensors beside their methods.
var (
	of32  = float32Support
	of64  = float64Support
	f32s  = support.Of[support.Tensors[*f32.Tensor, float32]]()
	f64s  = support.Of[support.Tensors[*f64.Tensor, float64]]()
	intss = support.Of[support.Tensors[*ints.Tensor, int]]()
)

// besideMethods returns the functions of tables that there are for the type of x beside its
// methods, by name.
func besideMethods(x reflect.Value) map[string]reflect.Value {
	all := map[string]reflect.Value{}
	var table reflect.Value
	switch x.Interface().(type) {
	case *f32.Tensor:
		table = reflect.ValueOf(of32).Elem()
	case *f64.Tensor:
		table = reflect.ValueOf(of64).Elem()
	default:
		return all
	}
	for _, f := range reflect.VisibleFields(table.Type()) {
		if f.Type.Kind() == reflect.Func {
			all[f.Name] = table.FieldByIndex(f.Index)
		}
	}
	return all
}

// operation returns the operation of a name on x: a method, or a function beside these, which is
// called with x first if that is what it sets, or what it is about.
func operation(x reflect.Value, name string) reflect.Value {
	if m := x.MethodByName(name); m.IsValid() {
		return m
	}
	f := besideMethods(x)[name]
	_, isCondition := reflect.TypeFor[support.Conditions[int, int]]().FieldByName(name)
	_, isFunction := reflect.TypeFor[support.Functions[int, int, int]]().FieldByName(name)
	_, isRows := reflect.TypeFor[support.RowOperations[int]]().FieldByName(name)
	if isCondition || isFunction || isRows || name == "OfNumbers" {
		return f
	}
	var in, out []reflect.Type
	for i := 1; i < f.Type().NumIn(); i++ {
		in = append(in, f.Type().In(i))
	}
	for i := range f.Type().NumOut() {
		out = append(out, f.Type().Out(i))
	}
	t := reflect.FuncOf(in, out, f.Type().IsVariadic())
	return reflect.MakeFunc(t, func(args []reflect.Value) []reflect.Value {
		args = append([]reflect.Value{x}, args...)
		if t.IsVariadic() {
			return f.CallSlice(args)
		}
		return f.Call(args)
	})
}

// operationsOn names the operations on x.
func operationsOn(x reflect.Value) []string {
	names := slices.Collect(maps.Keys(besideMethods(x)))
	for i := range x.NumMethod() {
		names = append(names, x.Type().Method(i).Name)
	}
	return names
}

// trials returns how many random samples to test, of n that the whole test takes: in short mode,
// fewer.
func trials(n int) int {
	if testing.Short() {
		return n / 5
	}
	return n
}
