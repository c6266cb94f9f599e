package iterate

import (
	"fmt"
	"math"
	"reflect"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// From returns the elements of nested slices or arrays of T, in row-major order. If T is a number,
// they may be of other numbers, which become the nearest float, or else have to be integers of T.
func From[T any](nested any) (layout.Strided[T], error) {
	v := reflect.ValueOf(nested)
	shape, err := shapeOf(v, reflect.TypeFor[T]())
	if err != nil {
		return layout.Strided[T]{}, err
	}
	l := layout.New(shape...)
	data := make([]T, l.Size())
	_, err = collect(reflect.ValueOf(data), v, shape)
	return layout.Strided[T]{Layout: &l, Data: data}, err
}

// shapeOf returns the shape of nested slices of elements, by the first of each.
func shapeOf(v reflect.Value, element reflect.Type) (shape []int, err error) {
	if !v.IsValid() {
		return nil, fmt.Errorf("tensor: From: nil, want slices of %v", element)
	}
	whole := v.Type()
	for t := whole; t != element && !(isNumber(t) && isNumber(element)); t = t.Elem() {
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

// isNumber reports whether t is a type of numbers that are not complex.
func isNumber(t reflect.Type) bool {
	return isGo(t) || reflect.PointerTo(t).Implements(reflect.TypeFor[float]())
}

// isGo reports whether t is a number as isNumber does, and one of Go's.
func isGo(t reflect.Type) bool {
	return t.Kind() >= reflect.Int && t.Kind() <= reflect.Float64 && t.Kind() != reflect.Uintptr
}

// collect sets the first of z to the elements of v, which must have the given shape, and returns
// the rest of z.
func collect(z, v reflect.Value, shape []int) (rest reflect.Value, err error) {
	if len(shape) == 0 {
		return z.Slice(1, z.Len()), setElement(z.Index(0), v)
	}
	if v.Len() != shape[0] {
		return z, fmt.Errorf("tensor: From: lengths %d and %d in one dimension", shape[0], v.Len())
	}
	if len(shape) == 1 && v.Kind() == reflect.Slice && v.Type() == z.Type() {
		n := reflect.Copy(z, v)
		return z.Slice(n, z.Len()), nil
	}
	for i := 0; i < v.Len() && err == nil; i++ {
		z, err = collect(z, v.Index(i), shape[1:])
	}
	return z, err
}

// setElement sets z to v, which is of the same type, or a number as z is.
func setElement(z, v reflect.Value) error {
	if v.Type() == z.Type() {
		z.Set(v)
		return nil
	}
	if !isGo(v.Type()) {
		v = reflect.ValueOf(v.Interface().(interface{ Float32() float32 }).Float32())
	}
	switch {
	case !isGo(z.Type()):
		z.Addr().Interface().(float).Set(odd(v))
	case z.CanFloat():
		z.SetFloat(nearest(v, z.Type().Bits() == 32))
	default:
		if !setInteger(z, v) {
			return fmt.Errorf("tensor: From: %v is no %v", v, z.Type())
		}
	}
	return nil
}

// nearest returns the float that is nearest to v, of 32 bits or of 64: rounded once.
func nearest(v reflect.Value, narrow bool) float64 {
	switch {
	case v.CanInt() && narrow:
		return float64(float32(v.Int()))
	case v.CanInt():
		return float64(v.Int())
	case v.CanUint() && narrow:
		return float64(float32(v.Uint()))
	case v.CanUint():
		return float64(v.Uint())
	}
	return v.Float()
}

// odd returns the float that is to be rounded to one of fewer bits in place of v.
func odd(v reflect.Value) float64 {
	switch {
	case v.CanInt():
		return element.Odd(v.Int())
	case v.CanUint():
		return element.Odd(v.Uint())
	}
	return v.Float()
}

// setInteger sets z, an integer, to v if its type has that.
func setInteger(z, v reflect.Value) bool {
	var magnitude uint64
	negative := false
	switch {
	case v.CanInt():
		negative = v.Int() < 0
		magnitude = uint64(max(v.Int(), -v.Int())) // 1<<63 of the lowest
	case v.CanUint():
		magnitude = v.Uint()
	default:
		f := math.Abs(v.Float())
		if f != math.Trunc(f) || f >= 1<<64 {
			return false
		}
		negative, magnitude = v.Float() < 0, uint64(f)
	}
	if z.CanUint() {
		if negative && magnitude > 0 || z.OverflowUint(magnitude) {
			return false
		}
		z.SetUint(magnitude)
		return true
	}
	i := int64(magnitude)
	if negative {
		i = -i
	}
	if (i < 0) != (negative && magnitude > 0) || z.OverflowInt(i) {
		return false
	}
	z.SetInt(i)
	return true
}

// Nested returns the elements of x as nested slices, or as one element if it has no dimensions.
func Nested[T any](x layout.Strided[T]) any {
	data := packed("Nested", x).Flat()
	t := reflect.TypeFor[T]()
	for range x.Rank() {
		t = reflect.SliceOf(t)
	}
	v, _ := nest(t, reflect.ValueOf(data), x.Shape())
	return v.Interface()
}

// nest returns the first elements of data as slices of type t nested in each other, of a shape, and
// the other elements.
func nest(t reflect.Type, data reflect.Value, shape []int) (nested, rest reflect.Value) {
	if len(shape) == 0 {
		return data.Index(0), data.Slice(1, data.Len())
	}
	n := shape[0]
	v := reflect.MakeSlice(t, n, n)
	if len(shape) == 1 {
		reflect.Copy(v, data)
		return v, data.Slice(n, data.Len())
	}
	for i := range n {
		var part reflect.Value
		part, data = nest(t.Elem(), data, shape[1:])
		v.Index(i).Set(part)
	}
	return v, data
}
