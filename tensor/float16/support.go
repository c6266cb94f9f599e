// Code generated from templates/support.go.tmpl. DO NOT EDIT.

package f16

import (
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// What packages of other types need of these tensors, and this one of others.
var (
	f16Support = &support.Tensors[*Tensor, half.Float16]{
		Raw:  (*Tensor).raw,
		Wrap: wrap,
		ResultOn: func(d device.Device, op string, shape ...int) *Tensor {
			return new(Tensor).resultOn(d, op, shape...)
		},
		Result: func(op string, x, y *layout.Layout) *Tensor {
			if y == nil {
				return new(Tensor).result(op, x)
			}
			return new(Tensor).result(op, x, y)
		},
		OnDevice: func(p *deviceops.Program, op deviceops.Op, operands ...any) *Tensor {
			return new(Tensor).onDevice(p, op, operands...)
		},
		Version: (*Tensor).memoryVersion,
	}
	boolsSupport = support.Of[support.Tensors[*bools.Tensor, bool]]()
	intsSupport  = support.Of[support.Tensors[*ints.Tensor, int]]()
	f32Support   = support.Of[support.Tensors[*f32.Tensor, float32]]()
)

func init() { support.Register(f16Support) }
