// Code generated from templates/convert.go.tmpl. DO NOT EDIT.

// Package convert returns tensors with their elements converted to another type.
//
// Floats become integers toward zero, NaN 0, and what is beyond the integers of the type the lowest
// or the highest of them. Integers become others of their last bits, as in Go. Numbers become the
// nearest float, of two the even one. True is 1, and a number is true unless it is 0; NaN is true.
//
// Functions Saturate… make the lowest or the highest of integers that are beyond those of the type. String
// and Parse… go to texts and back. New, From and To are for programs that choose the type when they run.
package convert

import (
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/iterate"
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
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// An Element is an element type that others convert to.
type Element interface {
	float32 | float64 | int | int32 | uint8 | bool | half.Float16 | half.BFloat16
}

// A Tensor has elements of type T, like *f32.Tensor those of float32.
type Tensor[T any] interface {
	Shape() tensor.Shape
	Values() []T
	Device() device.Device
	Array() device.Array
}

// Float32 returns x in float32, on the device that x is on.
func Float32[T Element](x Tensor[T]) *f32.Tensor {
	c := toFloat32[T]()
	if x.Device() != nil {
		z := f32Support.ResultOn(x.Device(), "Float32", x.Shape()...)
		c.program.Convert(c.op, z.Array(), x.Array())
		return z
	}
	from := c.raw(x)
	z := f32Support.Result("Float32", from.Layout, nil)
	iterate.Apply1(c.onHost, f32Support.Raw(z), from)
	return z
}

// toFloat32 returns what converts elements of type T to float32.
func toFloat32[T Element]() *conversion[float32, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32Float32
	case float64:
		c = &f64Float32
	case int:
		c = &intsFloat32
	case int32:
		c = &i32Float32
	case uint8:
		c = &u8Float32
	case bool:
		c = &boolsFloat32
	case half.Float16:
		c = &f16Float32
	case half.BFloat16:
		c = &bf16Float32
	}
	return c.(*conversion[float32, T])
}

// Float64 returns x in float64, on the device that x is on.
func Float64[T Element](x Tensor[T]) *f64.Tensor {
	c := toFloat64[T]()
	if x.Device() != nil {
		z := f64Support.ResultOn(x.Device(), "Float64", x.Shape()...)
		c.program.Convert(c.op, z.Array(), x.Array())
		return z
	}
	from := c.raw(x)
	z := f64Support.Result("Float64", from.Layout, nil)
	iterate.Apply1(c.onHost, f64Support.Raw(z), from)
	return z
}

// toFloat64 returns what converts elements of type T to float64.
func toFloat64[T Element]() *conversion[float64, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32Float64
	case float64:
		c = &f64Float64
	case int:
		c = &intsFloat64
	case int32:
		c = &i32Float64
	case uint8:
		c = &u8Float64
	case bool:
		c = &boolsFloat64
	case half.Float16:
		c = &f16Float64
	case half.BFloat16:
		c = &bf16Float64
	}
	return c.(*conversion[float64, T])
}

// Int returns x in int, on the device that x is on.
func Int[T Element](x Tensor[T]) *ints.Tensor {
	c := toInt[T]()
	if x.Device() != nil {
		z := intsSupport.ResultOn(x.Device(), "Int", x.Shape()...)
		c.program.Convert(c.op, z.Array(), x.Array())
		return z
	}
	from := c.raw(x)
	z := intsSupport.Result("Int", from.Layout, nil)
	iterate.Apply1(c.onHost, intsSupport.Raw(z), from)
	return z
}

// toInt returns what converts elements of type T to int.
func toInt[T Element]() *conversion[int, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32Int
	case float64:
		c = &f64Int
	case int:
		c = &intsInt
	case int32:
		c = &i32Int
	case uint8:
		c = &u8Int
	case bool:
		c = &boolsInt
	case half.Float16:
		c = &f16Int
	case half.BFloat16:
		c = &bf16Int
	}
	return c.(*conversion[int, T])
}

// Int32 returns x in int32, on the device that x is on.
func Int32[T Element](x Tensor[T]) *i32.Tensor {
	c := toInt32[T]()
	if x.Device() != nil {
		z := i32Support.ResultOn(x.Device(), "Int32", x.Shape()...)
		c.program.Convert(c.op, z.Array(), x.Array())
		return z
	}
	from := c.raw(x)
	z := i32Support.Result("Int32", from.Layout, nil)
	iterate.Apply1(c.onHost, i32Support.Raw(z), from)
	return z
}

// toInt32 returns what converts elements of type T to int32.
func toInt32[T Element]() *conversion[int32, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32Int32
	case float64:
		c = &f64Int32
	case int:
		c = &intsInt32
	case int32:
		c = &i32Int32
	case uint8:
		c = &u8Int32
	case bool:
		c = &boolsInt32
	case half.Float16:
		c = &f16Int32
	case half.BFloat16:
		c = &bf16Int32
	}
	return c.(*conversion[int32, T])
}

// Uint8 returns x in uint8, on the device that x is on.
func Uint8[T Element](x Tensor[T]) *u8.Tensor {
	c := toUint8[T]()
	if x.Device() != nil {
		z := u8Support.ResultOn(x.Device(), "Uint8", x.Shape()...)
		c.program.Convert(c.op, z.Array(), x.Array())
		return z
	}
	from := c.raw(x)
	z := u8Support.Result("Uint8", from.Layout, nil)
	iterate.Apply1(c.onHost, u8Support.Raw(z), from)
	return z
}

// toUint8 returns what converts elements of type T to uint8.
func toUint8[T Element]() *conversion[uint8, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32Uint8
	case float64:
		c = &f64Uint8
	case int:
		c = &intsUint8
	case int32:
		c = &i32Uint8
	case uint8:
		c = &u8Uint8
	case bool:
		c = &boolsUint8
	case half.Float16:
		c = &f16Uint8
	case half.BFloat16:
		c = &bf16Uint8
	}
	return c.(*conversion[uint8, T])
}

// Bool returns x in bool, on the device that x is on.
func Bool[T Element](x Tensor[T]) *bools.Tensor {
	c := toBool[T]()
	if x.Device() != nil {
		z := boolsSupport.ResultOn(x.Device(), "Bool", x.Shape()...)
		c.program.Convert(c.op, z.Array(), x.Array())
		return z
	}
	from := c.raw(x)
	z := boolsSupport.Result("Bool", from.Layout, nil)
	iterate.Apply1(c.onHost, boolsSupport.Raw(z), from)
	return z
}

// toBool returns what converts elements of type T to bool.
func toBool[T Element]() *conversion[bool, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32Bool
	case float64:
		c = &f64Bool
	case int:
		c = &intsBool
	case int32:
		c = &i32Bool
	case uint8:
		c = &u8Bool
	case bool:
		c = &boolsBool
	case half.Float16:
		c = &f16Bool
	case half.BFloat16:
		c = &bf16Bool
	}
	return c.(*conversion[bool, T])
}

// Float16 returns x in float16. It panics with a *tensor.DeviceError if x is on a device.
func Float16[T Element](x Tensor[T]) *f16.Tensor {
	c := toFloat16[T]()
	x.Array().Check("Float16", nil)
	from := c.raw(x)
	z := f16Support.Result("Float16", from.Layout, nil)
	iterate.Apply1(c.onHost, f16Support.Raw(z), from)
	return z
}

// toFloat16 returns what converts elements of type T to float16.
func toFloat16[T Element]() *conversion[half.Float16, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32Float16
	case float64:
		c = &f64Float16
	case int:
		c = &intsFloat16
	case int32:
		c = &i32Float16
	case uint8:
		c = &u8Float16
	case bool:
		c = &boolsFloat16
	case half.Float16:
		c = &f16Float16
	case half.BFloat16:
		c = &bf16Float16
	}
	return c.(*conversion[half.Float16, T])
}

// BFloat16 returns x in bfloat16. It panics with a *tensor.DeviceError if x is on a device.
func BFloat16[T Element](x Tensor[T]) *bf16.Tensor {
	c := toBFloat16[T]()
	x.Array().Check("BFloat16", nil)
	from := c.raw(x)
	z := bf16Support.Result("BFloat16", from.Layout, nil)
	iterate.Apply1(c.onHost, bf16Support.Raw(z), from)
	return z
}

// toBFloat16 returns what converts elements of type T to bfloat16.
func toBFloat16[T Element]() *conversion[half.BFloat16, T] {
	var c any
	switch any(*new(T)).(type) {
	case float32:
		c = &f32BFloat16
	case float64:
		c = &f64BFloat16
	case int:
		c = &intsBFloat16
	case int32:
		c = &i32BFloat16
	case uint8:
		c = &u8BFloat16
	case bool:
		c = &boolsBFloat16
	case half.Float16:
		c = &f16BFloat16
	case half.BFloat16:
		c = &bf16BFloat16
	}
	return c.(*conversion[half.BFloat16, T])
}

// What packages of tensors have beside methods.
var (
	f32Support   = support.Of[support.Tensors[*f32.Tensor, float32]]()
	f64Support   = support.Of[support.Tensors[*f64.Tensor, float64]]()
	intsSupport  = support.Of[support.Tensors[*ints.Tensor, int]]()
	i32Support   = support.Of[support.Tensors[*i32.Tensor, int32]]()
	u8Support    = support.Of[support.Tensors[*u8.Tensor, uint8]]()
	boolsSupport = support.Of[support.Tensors[*bools.Tensor, bool]]()
	f16Support   = support.Of[support.Tensors[*f16.Tensor, half.Float16]]()
	bf16Support  = support.Of[support.Tensors[*bf16.Tensor, half.BFloat16]]()
)

func f32Raw(x Tensor[float32]) layout.Strided[float32] {
	return f32Support.Raw(x.(*f32.Tensor))
}

func f64Raw(x Tensor[float64]) layout.Strided[float64] {
	return f64Support.Raw(x.(*f64.Tensor))
}

func intsRaw(x Tensor[int]) layout.Strided[int] {
	return intsSupport.Raw(x.(*ints.Tensor))
}

func i32Raw(x Tensor[int32]) layout.Strided[int32] {
	return i32Support.Raw(x.(*i32.Tensor))
}

func u8Raw(x Tensor[uint8]) layout.Strided[uint8] {
	return u8Support.Raw(x.(*u8.Tensor))
}

func boolsRaw(x Tensor[bool]) layout.Strided[bool] {
	return boolsSupport.Raw(x.(*bools.Tensor))
}

func f16Raw(x Tensor[half.Float16]) layout.Strided[half.Float16] {
	return f16Support.Raw(x.(*f16.Tensor))
}

func bf16Raw(x Tensor[half.BFloat16]) layout.Strided[half.BFloat16] {
	return bf16Support.Raw(x.(*bf16.Tensor))
}

// A conversion of elements is a loop over slices, of which x may be one element for all, and an
// operation of a program of devices.
type conversion[Z, X any] struct {
	raw     func(x Tensor[X]) layout.Strided[X]
	onHost  func(z []Z, x []X)
	program *deviceops.Program
	op      deviceops.Op
}

// The conversions, by the type from which and the one to which they convert.
var (
	f32Float32    = conversion[float32, float32]{f32Raw, iterate.Fill[float32], deviceops.Float32, deviceops.OpCopy}
	f32Float64    = conversion[float64, float32]{f32Raw, element.Convert[float64, float32], deviceops.Float64, deviceops.OpFromFloat32}
	f32Int        = conversion[int, float32]{f32Raw, element.Truncate[int, float32], deviceops.Float32, deviceops.OpToInt}
	f32Int32      = conversion[int32, float32]{f32Raw, element.Truncate[int32, float32], deviceops.Float32, deviceops.OpToInt32}
	f32Uint8      = conversion[uint8, float32]{f32Raw, element.Truncate[uint8, float32], deviceops.Float32, deviceops.OpToUint8}
	f32Bool       = conversion[bool, float32]{f32Raw, element.IsNonzero[float32], deviceops.Float32, deviceops.OpToBool}
	f32Float16    = conversion[half.Float16, float32]{f32Raw, half.Narrow[half.Float16], nil, 0}
	f32BFloat16   = conversion[half.BFloat16, float32]{f32Raw, half.Narrow[half.BFloat16], nil, 0}
	f64Float32    = conversion[float32, float64]{f64Raw, element.Convert[float32, float64], deviceops.Float64, deviceops.OpToFloat32}
	f64Float64    = conversion[float64, float64]{f64Raw, iterate.Fill[float64], deviceops.Float64, deviceops.OpCopy}
	f64Int        = conversion[int, float64]{f64Raw, element.Truncate[int, float64], deviceops.Float64, deviceops.OpToInt}
	f64Int32      = conversion[int32, float64]{f64Raw, element.Truncate[int32, float64], deviceops.Float64, deviceops.OpToInt32}
	f64Uint8      = conversion[uint8, float64]{f64Raw, element.Truncate[uint8, float64], deviceops.Float64, deviceops.OpToUint8}
	f64Bool       = conversion[bool, float64]{f64Raw, element.IsNonzero[float64], deviceops.Float64, deviceops.OpToBool}
	f64Float16    = conversion[half.Float16, float64]{f64Raw, half.Round[half.Float16, float64], nil, 0}
	f64BFloat16   = conversion[half.BFloat16, float64]{f64Raw, half.Round[half.BFloat16, float64], nil, 0}
	intsFloat32   = conversion[float32, int]{intsRaw, element.Convert[float32, int], deviceops.Int, deviceops.OpToFloat32}
	intsFloat64   = conversion[float64, int]{intsRaw, element.Convert[float64, int], deviceops.Float64, deviceops.OpFromInt}
	intsInt       = conversion[int, int]{intsRaw, iterate.Fill[int], deviceops.Int, deviceops.OpCopy}
	intsInt32     = conversion[int32, int]{intsRaw, element.Convert[int32, int], deviceops.Int, deviceops.OpToInt32}
	intsUint8     = conversion[uint8, int]{intsRaw, element.Convert[uint8, int], deviceops.Int, deviceops.OpToUint8}
	intsBool      = conversion[bool, int]{intsRaw, element.IsNonzero[int], deviceops.Int, deviceops.OpToBool}
	intsFloat16   = conversion[half.Float16, int]{intsRaw, half.Round[half.Float16, int], nil, 0}
	intsBFloat16  = conversion[half.BFloat16, int]{intsRaw, half.Round[half.BFloat16, int], nil, 0}
	i32Float32    = conversion[float32, int32]{i32Raw, element.Convert[float32, int32], deviceops.Int32, deviceops.OpToFloat32}
	i32Float64    = conversion[float64, int32]{i32Raw, element.Convert[float64, int32], deviceops.Float64, deviceops.OpFromInt32}
	i32Int        = conversion[int, int32]{i32Raw, element.Convert[int, int32], deviceops.Int32, deviceops.OpToInt}
	i32Int32      = conversion[int32, int32]{i32Raw, iterate.Fill[int32], deviceops.Int32, deviceops.OpCopy}
	i32Uint8      = conversion[uint8, int32]{i32Raw, element.Convert[uint8, int32], deviceops.Int32, deviceops.OpToUint8}
	i32Bool       = conversion[bool, int32]{i32Raw, element.IsNonzero[int32], deviceops.Int32, deviceops.OpToBool}
	i32Float16    = conversion[half.Float16, int32]{i32Raw, half.Round[half.Float16, int32], nil, 0}
	i32BFloat16   = conversion[half.BFloat16, int32]{i32Raw, half.Round[half.BFloat16, int32], nil, 0}
	u8Float32     = conversion[float32, uint8]{u8Raw, element.Convert[float32, uint8], deviceops.Uint8, deviceops.OpToFloat32}
	u8Float64     = conversion[float64, uint8]{u8Raw, element.Convert[float64, uint8], deviceops.Float64, deviceops.OpFromUint8}
	u8Int         = conversion[int, uint8]{u8Raw, element.Convert[int, uint8], deviceops.Uint8, deviceops.OpToInt}
	u8Int32       = conversion[int32, uint8]{u8Raw, element.Convert[int32, uint8], deviceops.Uint8, deviceops.OpToInt32}
	u8Uint8       = conversion[uint8, uint8]{u8Raw, iterate.Fill[uint8], deviceops.Uint8, deviceops.OpCopy}
	u8Bool        = conversion[bool, uint8]{u8Raw, element.IsNonzero[uint8], deviceops.Uint8, deviceops.OpToBool}
	u8Float16     = conversion[half.Float16, uint8]{u8Raw, iterate.Narrowed[half.Float16, uint8](element.Convert[float32, uint8]), nil, 0}
	u8BFloat16    = conversion[half.BFloat16, uint8]{u8Raw, iterate.Narrowed[half.BFloat16, uint8](element.Convert[float32, uint8]), nil, 0}
	boolsFloat32  = conversion[float32, bool]{boolsRaw, element.FromBool[float32], deviceops.Bool, deviceops.OpToFloat32}
	boolsFloat64  = conversion[float64, bool]{boolsRaw, element.FromBool[float64], deviceops.Float64, deviceops.OpFromBool}
	boolsInt      = conversion[int, bool]{boolsRaw, element.FromBool[int], deviceops.Bool, deviceops.OpToInt}
	boolsInt32    = conversion[int32, bool]{boolsRaw, element.FromBool[int32], deviceops.Bool, deviceops.OpToInt32}
	boolsUint8    = conversion[uint8, bool]{boolsRaw, element.FromBool[uint8], deviceops.Bool, deviceops.OpToUint8}
	boolsBool     = conversion[bool, bool]{boolsRaw, iterate.Fill[bool], deviceops.Bool, deviceops.OpCopy}
	boolsFloat16  = conversion[half.Float16, bool]{boolsRaw, iterate.Narrowed[half.Float16, bool](element.FromBool[float32]), nil, 0}
	boolsBFloat16 = conversion[half.BFloat16, bool]{boolsRaw, iterate.Narrowed[half.BFloat16, bool](element.FromBool[float32]), nil, 0}
	f16Float32    = conversion[float32, half.Float16]{f16Raw, half.Widen[half.Float16], nil, 0}
	f16Float64    = conversion[float64, half.Float16]{f16Raw, iterate.Widened[float64, half.Float16](element.Convert[float64, float32]), nil, 0}
	f16Int        = conversion[int, half.Float16]{f16Raw, iterate.Widened[int, half.Float16](element.Truncate[int, float32]), nil, 0}
	f16Int32      = conversion[int32, half.Float16]{f16Raw, iterate.Widened[int32, half.Float16](element.Truncate[int32, float32]), nil, 0}
	f16Uint8      = conversion[uint8, half.Float16]{f16Raw, iterate.Widened[uint8, half.Float16](element.Truncate[uint8, float32]), nil, 0}
	f16Bool       = conversion[bool, half.Float16]{f16Raw, iterate.Widened[bool, half.Float16](element.IsNonzero[float32]), nil, 0}
	f16Float16    = conversion[half.Float16, half.Float16]{f16Raw, iterate.Fill[half.Float16], nil, 0}
	f16BFloat16   = conversion[half.BFloat16, half.Float16]{f16Raw, iterate.Widened[half.BFloat16, half.Float16](half.Narrow[half.BFloat16]), nil, 0}
	bf16Float32   = conversion[float32, half.BFloat16]{bf16Raw, half.Widen[half.BFloat16], nil, 0}
	bf16Float64   = conversion[float64, half.BFloat16]{bf16Raw, iterate.Widened[float64, half.BFloat16](element.Convert[float64, float32]), nil, 0}
	bf16Int       = conversion[int, half.BFloat16]{bf16Raw, iterate.Widened[int, half.BFloat16](element.Truncate[int, float32]), nil, 0}
	bf16Int32     = conversion[int32, half.BFloat16]{bf16Raw, iterate.Widened[int32, half.BFloat16](element.Truncate[int32, float32]), nil, 0}
	bf16Uint8     = conversion[uint8, half.BFloat16]{bf16Raw, iterate.Widened[uint8, half.BFloat16](element.Truncate[uint8, float32]), nil, 0}
	bf16Bool      = conversion[bool, half.BFloat16]{bf16Raw, iterate.Widened[bool, half.BFloat16](element.IsNonzero[float32]), nil, 0}
	bf16Float16   = conversion[half.Float16, half.BFloat16]{bf16Raw, iterate.Widened[half.Float16, half.BFloat16](half.Narrow[half.Float16]), nil, 0}
	bf16BFloat16  = conversion[half.BFloat16, half.BFloat16]{bf16Raw, iterate.Fill[half.BFloat16], nil, 0}
)
