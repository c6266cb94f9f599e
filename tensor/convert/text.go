// Code generated from templates/convert_text.go.tmpl. DO NOT EDIT.

package convert

import (
	"fmt"
	"strconv"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/internal/text"
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

// applied returns what a loop makes of x, on the host, of the types that the tables are of.
func applied[V, Z, W, X any](op string, to *support.Tensors[V, Z], from *support.Tensors[W, X], x W,
	loop func(z []Z, x []X),
) V {
	raw := from.Raw(x)
	z := to.Result(op, raw.Layout, nil)
	iterate.Apply1(loop, to.Raw(z), raw)
	return z
}

// SaturateInt returns x in int as Int does, but that integers beyond those of int become the
// lowest or the highest of them too.
func SaturateInt[T Element](x Tensor[T]) *ints.Tensor {
	return Int(x)
}

// SaturateInt32 returns x in int32 as Int32 does, but that integers beyond those of int32 become the
// lowest or the highest of them too.
func SaturateInt32[T Element](x Tensor[T]) *i32.Tensor {
	switch x := any(x).(type) {
	case *ints.Tensor:
		if d := x.Device(); d != nil {
			z := i32Support.ResultOn(d, "SaturateInt32", x.Shape()...)
			deviceops.Int.Convert(deviceops.OpSaturateInt32, z.Array(), x.Array())
			return z
		}
		return applied("SaturateInt32", i32Support, intsSupport, x, element.Saturate[int32, int])
	}
	return Int32(x)
}

// SaturateUint8 returns x in uint8 as Uint8 does, but that integers beyond those of uint8 become the
// lowest or the highest of them too.
func SaturateUint8[T Element](x Tensor[T]) *u8.Tensor {
	switch x := any(x).(type) {
	case *ints.Tensor:
		if d := x.Device(); d != nil {
			z := u8Support.ResultOn(d, "SaturateUint8", x.Shape()...)
			deviceops.Int.Convert(deviceops.OpSaturateUint8, z.Array(), x.Array())
			return z
		}
		return applied("SaturateUint8", u8Support, intsSupport, x, element.Saturate[uint8, int])
	case *i32.Tensor:
		if d := x.Device(); d != nil {
			z := u8Support.ResultOn(d, "SaturateUint8", x.Shape()...)
			deviceops.Int32.Convert(deviceops.OpSaturateUint8, z.Array(), x.Array())
			return z
		}
		return applied("SaturateUint8", u8Support, i32Support, x, element.Saturate[uint8, int32])
	}
	return Uint8(x)
}

var strsSupport = support.Of[support.Tensors[*strs.Tensor, string]]()

// String returns x as texts, the shortest from which functions Parse… give the same back: 0.1, 1e+21,
// -7, true. It panics with a *tensor.DeviceError if x is on a device.
func String[T Element](x Tensor[T]) *strs.Tensor {
	x.Array().Check("String", nil)
	var z *strs.Tensor
	switch x := any(x).(type) {
	case *f32.Tensor:
		z = applied("String", strsSupport, f32Support, x, text.Floats[float32])
	case *f64.Tensor:
		z = applied("String", strsSupport, f64Support, x, text.Floats[float64])
	case *ints.Tensor:
		z = applied("String", strsSupport, intsSupport, x, text.Integers[int])
	case *i32.Tensor:
		z = applied("String", strsSupport, i32Support, x, text.Integers[int32])
	case *u8.Tensor:
		z = applied("String", strsSupport, u8Support, x, text.Integers[uint8])
	case *bools.Tensor:
		z = applied("String", strsSupport, boolsSupport, x, text.Bools)
	case *f16.Tensor:
		z = applied("String", strsSupport, f16Support, x, text.Halves[half.Float16])
	case *bf16.Tensor:
		z = applied("String", strsSupport, bf16Support, x, text.Halves[half.BFloat16])
	}
	return z
}

// ParseFloat32 returns the float32 that each text of x says, as strconv.ParseFloat reads it, in base ten. The
// error is of the first that says none.
func ParseFloat32(x *strs.Tensor) (*f32.Tensor, error) {
	z := f32Support.ResultOn(nil, "ParseFloat32", x.Shape()...)
	if err := text.Parse(f32Support.Raw(z).Flat(), x.Values(), text.Float[float32]); err != nil {
		return nil, fmt.Errorf("tensor: ParseFloat32: %w", err)
	}
	return z, nil
}

// ParseFloat64 returns the float64 that each text of x says, as strconv.ParseFloat reads it, in base ten. The
// error is of the first that says none.
func ParseFloat64(x *strs.Tensor) (*f64.Tensor, error) {
	z := f64Support.ResultOn(nil, "ParseFloat64", x.Shape()...)
	if err := text.Parse(f64Support.Raw(z).Flat(), x.Values(), text.Float[float64]); err != nil {
		return nil, fmt.Errorf("tensor: ParseFloat64: %w", err)
	}
	return z, nil
}

// ParseInt returns the int that each text of x says, as strconv.ParseInt reads it, in base ten. The
// error is of the first that says none.
func ParseInt(x *strs.Tensor) (*ints.Tensor, error) {
	z := intsSupport.ResultOn(nil, "ParseInt", x.Shape()...)
	if err := text.Parse(intsSupport.Raw(z).Flat(), x.Values(), text.Integer[int]); err != nil {
		return nil, fmt.Errorf("tensor: ParseInt: %w", err)
	}
	return z, nil
}

// ParseInt32 returns the int32 that each text of x says, as strconv.ParseInt reads it, in base ten. The
// error is of the first that says none.
func ParseInt32(x *strs.Tensor) (*i32.Tensor, error) {
	z := i32Support.ResultOn(nil, "ParseInt32", x.Shape()...)
	if err := text.Parse(i32Support.Raw(z).Flat(), x.Values(), text.Integer[int32]); err != nil {
		return nil, fmt.Errorf("tensor: ParseInt32: %w", err)
	}
	return z, nil
}

// ParseUint8 returns the uint8 that each text of x says, as strconv.ParseUint reads it, in base ten. The
// error is of the first that says none.
func ParseUint8(x *strs.Tensor) (*u8.Tensor, error) {
	z := u8Support.ResultOn(nil, "ParseUint8", x.Shape()...)
	if err := text.Parse(u8Support.Raw(z).Flat(), x.Values(), text.Integer[uint8]); err != nil {
		return nil, fmt.Errorf("tensor: ParseUint8: %w", err)
	}
	return z, nil
}

// ParseBool returns the bool that each text of x says, as strconv.ParseBool reads it. The
// error is of the first that says none.
func ParseBool(x *strs.Tensor) (*bools.Tensor, error) {
	z := boolsSupport.ResultOn(nil, "ParseBool", x.Shape()...)
	if err := text.Parse(boolsSupport.Raw(z).Flat(), x.Values(), strconv.ParseBool); err != nil {
		return nil, fmt.Errorf("tensor: ParseBool: %w", err)
	}
	return z, nil
}

// ParseFloat16 returns the float16 that each text of x says, as strconv.ParseFloat reads it, in base ten. The
// error is of the first that says none.
func ParseFloat16(x *strs.Tensor) (*f16.Tensor, error) {
	z := f16Support.ResultOn(nil, "ParseFloat16", x.Shape()...)
	if err := text.Parse(f16Support.Raw(z).Flat(), x.Values(), half.ParseFloat16); err != nil {
		return nil, fmt.Errorf("tensor: ParseFloat16: %w", err)
	}
	return z, nil
}

// ParseBFloat16 returns the bfloat16 that each text of x says, as strconv.ParseFloat reads it, in base ten. The
// error is of the first that says none.
func ParseBFloat16(x *strs.Tensor) (*bf16.Tensor, error) {
	z := bf16Support.ResultOn(nil, "ParseBFloat16", x.Shape()...)
	if err := text.Parse(bf16Support.Raw(z).Flat(), x.Values(), half.ParseBFloat16); err != nil {
		return nil, fmt.Errorf("tensor: ParseBFloat16: %w", err)
	}
	return z, nil
}
