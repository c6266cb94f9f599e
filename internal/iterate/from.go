package iterate

import (
	"fmt"
	"reflect"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// From returns the elements of nested slices or arrays of T, in row-major order.
func From[T any](nested any) (layout.Strided[T], error) {
	v := reflect.ValueOf(nested)
	shape, err := shapeOf(v, reflect.TypeFor[T]())
	if err != nil {
		return layout.Strided[T]{}, err
	}
	l := layout.New(shape...)
	data, err := collect(make([]T, 0, l.Size()), v, shape)
	return layout.Strided[T]{Layout: &l, Data: data}, err
}

// shapeOf returns the shape of nested slices of elements, by the first of each.
func shapeOf(v reflect.Value, element reflect.Type) (shape []int, err error) {
	if !v.IsValid() {
		return nil, fmt.Errorf("tensor: From: nil, want slices of %v", element)
	}
	whole := v.Type()
	for t := whole; t != element; t = t.Elem() {
		if t.Kind() != reflect.Slice && t.Kind() != reflect.Array || len(shape) == tensor.MaxRank {
			return nil, fmt.Errorf("tensor: From: %v, want at most %d dimensions of %v", whole,
				tensor.MaxRank, element)
		}
		n := 0
		if t.Kind() == reflect.Array {
			n = t.Len()
		}
		if v.IsValid() {
			n = v.Len()
			if n > 0 {
				v = v.Index(0)
			} else {
				v = reflect.Value{}
			}
		}
		shape = append(shape, n)
	}
	return shape, nil
}

// collect appends the elements of v, which must have the given shape.
func collect[T any](data []T, v reflect.Value, shape []int) (_ []T, err error) {
	if len(shape) == 0 {
		return append(data, v.Interface().(T)), nil
	}
	if v.Len() != shape[0] {
		return nil, fmt.Errorf("tensor: From: lengths %d and %d in one dimension", shape[0],
			v.Len())
	}
	for i := 0; i < v.Len() && err == nil; i++ {
		data, err = collect(data, v.Index(i), shape[1:])
	}
	return data, err
}
