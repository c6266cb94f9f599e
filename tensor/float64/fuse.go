// Code generated from templates/fuse.go.tmpl. DO NOT EDIT.

package f64

import (
	"strconv"

	masks "github.com/ashlar-go/ashlar/asm/bool"
	kernels "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/fuse"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// Fuse returns the value of an expression of elementwise operations on operands, in one pass over
// memory: what the operations would give one after another, without tensors between them.
//
//	z := f64.Fuse("(x/y - y) * (x/y - y) * x", x, y)
//
// Operands are in the order in which their names first occur in the expression. It is one of Go:
// of these names, numerals, inf and nan, parentheses, operators, and calls of the elementwise functions
// of this package on numbers and conditions, by their names in lower or upper case:
// "where(x < 0 || isnan(y), 0, exp(x))".
// Besides, min, max and clamp are Minimum, Maximum and Clip. What occurs twice is computed once.
//
// It panics with a *tensor.ExprError if there is a mistake in the expression, or operands are not
// as many as its names, or more than tensor.MaxOperands-1; and otherwise as its operations do. On
// a device, the operations are queued one after another.
func Fuse(expr string, operands ...*Tensor) *Tensor { return new(Tensor).Fuse(expr, operands...) }

// Fuse sets z to what the function Fuse returns, and returns z.
func (z *Tensor) Fuse(expr string, operands ...*Tensor) *Tensor {
	p := plans.Get(expr, len(operands))
	layouts, raw := make([]*tensor.Layout, len(operands)), make([]tensor.Raw[float64], len(operands))
	for i, x := range operands {
		if !x.OnHost() {
			return z.fuseOnDevice(p, operands)
		}
		raw[i] = x.Raw()
		layouts[i] = raw[i].Layout
	}
	z = z.Result("Fuse", layouts...)
	p.Run(z.Raw(), raw)
	return z
}

// plans are those of expressions that Fuse has had.
var plans = fuse.Plans[float64]{Words: fuse.Words[float64]{
	Number: func(literal string) (float64, error) {
		v, err := strconv.ParseFloat(literal, 64)
		return float64(v), err
	},
	Numbers: kernels.Best.Named,
	Masks:   masks.Best.Named,
	Past:    kernels.Past.Named,
}}

// fuseOnDevice is Fuse of operands on a device.
func (z *Tensor) fuseOnDevice(p *fuse.Plan[float64], operands []*Tensor) *Tensor {
	values := make([]device.Tensor, len(p.Values))
	last := len(values) - 1
	for i, v := range p.Values {
		var args []any
		for k, arg := range v.Args {
			if k < len(v.Args)-v.Op.Scalars {
				args = append(args, values[arg])
			} else {
				args = append(args, p.NumberAt(v.Op.Name, arg))
			}
		}
		switch {
		case v.Operand >= 0:
			values[i] = operands[v.Operand]
		case v.IsMask:
			dtype := "f64"
			if v.OfMasks {
				dtype = "bools"
			}
			m := new(bools.Tensor).OnDevice(dtype, v.Op.Name, args...)
			defer m.Free()
			values[i] = m
		case i == last && v.Op.Kernel != nil:
			return z.OnDevice("f64", v.Op.Name, args...)
		case v.Op.Kernel != nil:
			x := new(Tensor).OnDevice("f64", v.Op.Name, args...)
			defer x.Free()
			values[i] = x
		default:
			x := operands[0].Number(float64(v.Number))
			defer x.Free()
			values[i] = x
		}
	}
	return z.OnDevice("f64", "Copy", values[last])
}
