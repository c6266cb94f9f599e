// Code generated from templates/convert_any.go.tmpl. DO NOT EDIT.

package convert

import (
	"fmt"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	bf16 "github.com/ashlar-go/ashlar/tensor/bfloat16"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f16 "github.com/ashlar-go/ashlar/tensor/float16"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// New returns a tensor of an element type and a shape, of zero values. The error is of a type that
// there is not.
func New(d tensor.DType, shape ...int) (tensor.Any, error) {
	switch d {
	case tensor.Float32:
		return zeros(f32Support, shape), nil
	case tensor.Float64:
		return zeros(f64Support, shape), nil
	case tensor.Int:
		return zeros(intsSupport, shape), nil
	case tensor.Int32:
		return zeros(i32Support, shape), nil
	case tensor.Uint8:
		return zeros(u8Support, shape), nil
	case tensor.Bool:
		return zeros(boolsSupport, shape), nil
	case tensor.Float16:
		return zeros(f16Support, shape), nil
	case tensor.BFloat16:
		return zeros(bf16Support, shape), nil
	case tensor.String:
		return zeros(strsSupport, shape), nil
	}
	return nil, unknown("New", d)
}

// zeros returns a tensor of zero values.
func zeros[V, T any](of *support.Tensors[V, T], shape []int) V {
	l := layout.For("New", shape...)
	return of.Wrap(layout.Make[T]("New", &l))
}

// From returns a tensor of an element type, of what the function From of its package makes of nested
// slices. The error is that of From, or of a type that there is not.
func From(d tensor.DType, nested any) (tensor.Any, error) {
	switch d {
	case tensor.Float32:
		return either(f32.From(nested))
	case tensor.Float64:
		return either(f64.From(nested))
	case tensor.Int:
		return either(ints.From(nested))
	case tensor.Int32:
		return either(i32.From(nested))
	case tensor.Uint8:
		return either(u8.From(nested))
	case tensor.Bool:
		return either(bools.From(nested))
	case tensor.Float16:
		return either(f16.From(nested))
	case tensor.BFloat16:
		return either(bf16.From(nested))
	case tensor.String:
		return either(strs.From(nested))
	}
	return nil, unknown("From", d)
}

// To returns a copy of x in an element type, as the function of its name, such as Float32, gives it,
// or of texts ParseFloat32. The error is that of parsing, or of a type that there is not.
func To(x tensor.Any, d tensor.DType) (tensor.Any, error) {
	switch x := x.(type) {
	case *f32.Tensor:
		return elementsTo(x, d)
	case *f64.Tensor:
		return elementsTo(x, d)
	case *ints.Tensor:
		return elementsTo(x, d)
	case *i32.Tensor:
		return elementsTo(x, d)
	case *u8.Tensor:
		return elementsTo(x, d)
	case *bools.Tensor:
		return elementsTo(x, d)
	case *f16.Tensor:
		return elementsTo(x, d)
	case *bf16.Tensor:
		return elementsTo(x, d)
	case *strs.Tensor:
		return textTo(x, d)
	}
	return nil, unknown("To", x.DType())
}

// elementsTo is To for numbers and bools.
func elementsTo[T Element](x Tensor[T], d tensor.DType) (tensor.Any, error) {
	switch d {
	case tensor.Float32:
		return Float32(x), nil
	case tensor.Float64:
		return Float64(x), nil
	case tensor.Int:
		return Int(x), nil
	case tensor.Int32:
		return Int32(x), nil
	case tensor.Uint8:
		return Uint8(x), nil
	case tensor.Bool:
		return Bool(x), nil
	case tensor.Float16:
		return Float16(x), nil
	case tensor.BFloat16:
		return BFloat16(x), nil
	case tensor.String:
		return String(x), nil
	}
	return nil, unknown("To", d)
}

// textTo is To for texts.
func textTo(x *strs.Tensor, d tensor.DType) (tensor.Any, error) {
	switch d {
	case tensor.Float32:
		return either(ParseFloat32(x))
	case tensor.Float64:
		return either(ParseFloat64(x))
	case tensor.Int:
		return either(ParseInt(x))
	case tensor.Int32:
		return either(ParseInt32(x))
	case tensor.Uint8:
		return either(ParseUint8(x))
	case tensor.Bool:
		return either(ParseBool(x))
	case tensor.Float16:
		return either(ParseFloat16(x))
	case tensor.BFloat16:
		return either(ParseBFloat16(x))
	case tensor.String:
		return x.Clone(), nil
	}
	return nil, unknown("To", d)
}

// either returns x, or an error.
func either[V tensor.Any](x V, err error) (tensor.Any, error) {
	if err != nil {
		return nil, err
	}
	return x, nil
}

// unknown returns the error of op that there are no tensors of an element type.
func unknown(op string, d tensor.DType) error {
	return fmt.Errorf("tensor: %s: there is no element type %q", op, string(d))
}
