package main

import (
	"reflect"
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
)

// What DLPack calls kinds of elements.
const (
	dlInt    = 0
	dlUint   = 1
	dlFloat  = 2
	dlBfloat = 4
	dlBool   = 6
)

// An elementType is what the bridge knows of an element type.
type elementType struct {
	dtype      tensor.DType
	kind, bits int            // as DLPack has them
	functions  map[string]any // and method expressions, by name

	// raw returns where the first element of a tensor is, nil if it has none, and the layout.
	raw func(x tensor.Any) (unsafe.Pointer, *layout.Layout)

	// sameMemory reports whether two tensors are over the same memory, if they are of the type.
	sameMemory func(x, y tensor.Any) bool

	// over returns a tensor over memory that is not of Go; first is where its element is whose
	// indices are 0. It panics as the function Strided does.
	over func(first unsafe.Pointer, shape, strides []int, readOnly bool) tensor.Any
}

// newElementType returns the element type of tensors V of elements T.
func newElementType[V tensor.Any, T any](d tensor.DType, kind, bits int,
	functions map[string]any,
) elementType {
	of := support.Of[support.Tensors[V, T]]()
	return elementType{
		dtype: d, kind: kind, bits: bits, functions: functions,
		raw: func(x tensor.Any) (unsafe.Pointer, *layout.Layout) {
			raw := of.Raw(x.(V))
			if raw.Size() == 0 {
				return nil, raw.Layout
			}
			return unsafe.Pointer(&raw.Data[raw.Start()]), raw.Layout
		},
		sameMemory: func(x, y tensor.Any) bool {
			v, ok := x.(V)
			w, too := y.(V)
			return ok && too && layout.SameMemory(of.Raw(v), of.Raw(w))
		},
		over: func(first unsafe.Pointer, shape, strides []int, readOnly bool) tensor.Any {
			data, offset := memoryOf[T](first, shape, strides)
			l := layout.Foreign("from_dlpack", len(data), offset, shape, strides)
			if readOnly {
				l = l.ReadOnly()
			}
			return of.Wrap(layout.Strided[T]{Layout: &l, Data: data})
		},
	}
}

// memoryOf returns the elements from the lowest to the highest that a shape with strides has about
// the first one, which is at an offset.
func memoryOf[T any](first unsafe.Pointer, shape, strides []int) (data []T, offset int) {
	if tensor.Shape(shape).Size() == 0 {
		return nil, 0
	}
	low, high := 0, 0
	for axis, n := range shape {
		reach := (n - 1) * strides[axis]
		low, high = low+min(reach, 0), high+max(reach, 0)
	}
	var zero T
	lowest := unsafe.Add(first, low*int(unsafe.Sizeof(zero)))
	return unsafe.Slice((*T)(lowest), high-low+1), -low
}

// typeOf returns the element type of tensors of d, or nil.
func typeOf(d tensor.DType) *elementType {
	for i := range elementTypes {
		if elementTypes[i].dtype == d {
			return &elementTypes[i]
		}
	}
	return nil
}

// functions are all that can be called, by their names: those of element types have the name of the
// type before theirs, as in "float64.Sum", "float64.Tensor.Slice" and "float64.Selection.Set".
var functions = func() map[string]reflect.Value {
	all := map[string]reflect.Value{}
	for _, e := range elementTypes {
		for name, f := range e.functions {
			all[string(e.dtype)+"."+name] = reflect.ValueOf(f)
		}
	}
	for name, f := range ownFunctions {
		all[name] = reflect.ValueOf(f)
	}
	return all
}()
