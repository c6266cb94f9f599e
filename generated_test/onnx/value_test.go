package onnx_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"reflect"
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// An elementType is a TensorProto.DataType.
type elementType int

const (
	float elementType = iota + 1
	uint8s
	int8s
	uint16s
	int16s
	int32s
	int64s
	texts
	booleans
	float16
	double
	uint32s
	uint64s
	bfloat16 elementType = 16
)

// A value is a tensor of the library, or nil for an operand that is left out.
type value = any

// array is what tensors of all types have.
type array interface {
	Shape() tensor.Shape
	Rank() int
	Dim(axis int) int
	Size() int
}

// tensorOf returns the tensor that a proto is. Integers that the library has no tensors of are in
// wider ones: int8, int16 and uint16 in int32, uint32 and (of the same bits) uint64 in int; float16
// is in float32.
func tensorOf(p *proto) value {
	if p.raw != nil {
		p.unpack()
		p.raw = nil
	}
	switch p.of {
	case float:
		return f32.New(p.floats, p.shape...)
	case float16:
		return f32.New(each(p.ints, halfToFloat), p.shape...)
	case double:
		return f64.New(p.wide, p.shape...)
	case uint8s:
		return u8.New(each(p.ints, func(v int) uint8 { return uint8(v) }), p.shape...)
	case int8s, int16s, uint16s, int32s:
		return i32.New(each(p.ints, func(v int) int32 { return int32(v) }), p.shape...)
	case uint32s, uint64s, int64s:
		return ints.New(p.ints, p.shape...)
	case texts:
		return strs.New(p.texts, p.shape...)
	case booleans:
		return bools.New(each(p.ints, func(v int) bool { return v != 0 }), p.shape...)
	}
	panic(unsupported(fmt.Sprintf("tensors of element type %d", p.of)))
}

// zeros returns a tensor of the type that those of an element type are in.
func zeros(of elementType, shape ...int) value {
	switch of {
	case float, float16:
		return f32.Zeros(shape...)
	case double:
		return f64.Zeros(shape...)
	case uint8s:
		return u8.Zeros(shape...)
	case int8s, int16s, uint16s, int32s:
		return i32.Zeros(shape...)
	case uint32s, uint64s, int64s:
		return ints.Zeros(shape...)
	case texts:
		return strs.Zeros(shape...)
	case booleans:
		return bools.Zeros(shape...)
	}
	panic(unsupported(fmt.Sprintf("tensors of element type %d", of)))
}

// unpack sets the list of a tensor's elements to those in its raw bytes, which are little-endian.
func (p *proto) unpack() {
	switch b := p.raw; p.of {
	case float:
		p.floats = float32s(b)
	case double:
		for ; len(b) >= 8; b = b[8:] {
			p.wide = append(p.wide, math.Float64frombits(binary.LittleEndian.Uint64(b)))
		}
	case uint8s, booleans:
		p.ints = each(b, func(v byte) int { return int(v) })
	case int8s:
		p.ints = each(b, func(v byte) int { return int(int8(v)) })
	default:
		size := map[elementType]int{uint16s: 2, int16s: 2, float16: 2, int32s: 4, uint32s: 4}[p.of]
		if size == 0 {
			size = 8
		}
		for ; len(b) >= size; b = b[size:] {
			var bits [8]byte
			copy(bits[:], b[:size])
			p.ints = append(p.ints, narrow(int(binary.LittleEndian.Uint64(bits[:])), p.of))
		}
	}
}

// narrow returns the number of an element type that has the last bits of v.
func narrow(v int, to elementType) int {
	switch to {
	case int8s:
		return int(int8(v))
	case int16s:
		return int(int16(v))
	case int32s:
		return int(int32(v))
	case uint16s:
		return int(uint16(v))
	case uint32s:
		return int(uint32(v))
	}
	return v
}

// halfToFloat returns the number whose bits in float16 are given.
func halfToFloat(bits int) float32 {
	exponent, fraction := bits>>10&31, float64(bits&1023)
	v := math.Ldexp(1+fraction/1024, exponent-15)
	switch {
	case exponent == 0:
		v = math.Ldexp(fraction, -24)
	case exponent == 31 && fraction == 0:
		v = math.Inf(1)
	case exponent == 31:
		v = math.NaN()
	}
	if bits>>15&1 == 1 {
		v = -v
	}
	return float32(v)
}

func each[S, T any](of []S, f func(S) T) []T {
	to := make([]T, len(of))
	for i, v := range of {
		to[i] = f(v)
	}
	return to
}

// numbers returns the elements of a tensor of whatever type, in row-major order.
func numbers(x value) []float64 {
	switch x := x.(type) {
	case *f32.Tensor:
		return each(x.Values(), func(v float32) float64 { return float64(v) })
	case *f64.Tensor:
		return x.Values()
	}
	return each(integersOf(x), func(v int) float64 { return float64(v) })
}

// integersOf returns the elements of a tensor of integers or booleans, in row-major order: shapes,
// axes and other operands that are arguments of functions.
func integersOf(x value) []int {
	switch x := x.(type) {
	case *ints.Tensor:
		return x.Values()
	case *i32.Tensor:
		return each(x.Values(), func(v int32) int { return int(v) })
	case *u8.Tensor:
		return each(x.Values(), func(v uint8) int { return int(v) })
	case *bools.Tensor:
		return each(x.Values(), func(v bool) int {
			if v {
				return 1
			}
			return 0
		})
	}
	panic(unsupported(fmt.Sprintf("%T in place of integers", x)))
}

// shapeOf returns a tensor's shape.
func shapeOf(x value) []int { return x.(array).Shape() }

// A layout is one in memory of operands.
type layout int

const (
	asItIs      layout = iota // row-major
	columnMajor               // the first dimension innermost
	flipped                   // backwards along all dimensions
	layouts
)

// of returns a copy of x in the layout.
func (l layout) of(x value) value {
	switch l {
	case columnMajor:
		axes := axesFrom(x, 0)
		slices.Reverse(axes)
		return withLayout(x, axes)
	case flipped:
		return flip(clone(flip(x, axesFrom(x, 0))), axesFrom(x, 0))
	}
	return x
}

// unsupported says what the table has not, or an entry of it does not do.
type unsupported string

func (u unsupported) Error() string { return string(u) }

// A function calls the one of several for different types of tensors that its arguments fit.
// Numbers are converted to the type of elements unless one takes them as they are, and lists are
// arguments of a variadic one. Several results, and lists, are a []value. It panics with
// unsupported if arguments fit none of them.
type function func(args ...any) value

// over returns the function that calls one of some.
func over(functions ...any) function {
	return func(args ...any) value {
		for i := range 2 * len(functions) {
			call, exact := reflect.ValueOf(functions[i%len(functions)]), i < len(functions)
			in, ok := arguments(call.Type(), args, exact)
			if !ok {
				continue
			}
			out := call.Call(in)
			if list := out[0]; list.Kind() == reflect.Slice {
				out = nil
				for i := range list.Len() {
					out = append(out, list.Index(i))
				}
			} else if len(out) == 1 {
				return list.Interface()
			}
			return each(out, reflect.Value.Interface)
		}
		panic(unsupported(fmt.Sprintf("%T of %v", functions[0], each(args, reflect.TypeOf))))
	}
}

// arguments returns those of a function of a type, and whether it takes them: numbers of other
// types too, unless exact.
func arguments(of reflect.Type, args []any, exact bool) (in []reflect.Value, ok bool) {
	for i, arg := range args {
		a := reflect.ValueOf(arg)
		variadic := of.IsVariadic() && i >= of.NumIn()-1
		if !variadic && i >= of.NumIn() {
			return nil, false
		}
		if variadic && arg != nil && a.Kind() == reflect.Slice {
			for j := range a.Len() {
				v, ok := argument(of.In(of.NumIn()-1).Elem(), a.Index(j).Interface(), exact)
				if !ok {
					return nil, false
				}
				in = append(in, v)
			}
			continue
		}
		parameter := of.In(min(i, of.NumIn()-1))
		if variadic {
			parameter = parameter.Elem()
		}
		v, ok := argument(parameter, arg, exact)
		if !ok {
			return nil, false
		}
		in = append(in, v)
	}
	return in, len(in) >= of.NumIn() || of.IsVariadic() && len(in) == of.NumIn()-1
}

// argument returns one for a parameter, and whether it fits.
func argument(parameter reflect.Type, arg any, exact bool) (reflect.Value, bool) {
	if arg == nil {
		return reflect.Zero(parameter), parameter.Kind() == reflect.Pointer
	}
	a := reflect.ValueOf(arg)
	switch {
	case a.Type().AssignableTo(parameter):
		return a, true
	case !exact && isNumber(a.Kind()) && isNumber(parameter.Kind()):
		return a.Convert(parameter), true
	}
	return a, false
}

func isNumber(k reflect.Kind) bool { return k >= reflect.Int && k <= reflect.Float64 }
