// Code generated from templates/fuse.go.tmpl. DO NOT EDIT.

package u8

import (
	"strconv"

	masks "github.com/ashlar-go/ashlar/asm/bool"
	kernels "github.com/ashlar-go/ashlar/asm/uint8"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/fuse"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// Fuse returns the value of an expression of elementwise operations on operands, in one pass over
// memory: what the operations would give one after another, without tensors between them.
//
//	z := u8.Fuse("(x/y - y) * (x/y - y) * x", x, y)
//
// Operands are in the order in which their names first occur in the expression. It is one of Go:
// of these names, numerals, parentheses, operators, and calls of the elementwise functions
// of this package on numbers and conditions, by their names in lower or upper case:
// "where(x < 0 || y == 0, -1, x << y)".
// Besides, min, max and clamp are Minimum, Maximum and Clip. What occurs twice is computed once.
//
// It panics with a *tensor.ExprError if there is a mistake in the expression, or operands are not
// as many as its names, or more than 5; and otherwise as its operations do. On
// a device, it is one kernel, compiled when the expression is first used.
func Fuse(expr string, operands ...*Tensor) *Tensor { return new(Tensor).Fuse(expr, operands...) }

// Fuse sets z to what the function Fuse returns, and returns z.
func (z *Tensor) Fuse(expr string, operands ...*Tensor) *Tensor {
	defer iterate.Division()
	p := plans.Get(expr, len(operands))
	layouts := make([]*layout.Layout, len(operands))
	raw := make([]layout.Strided[uint8], len(operands))
	for i, x := range operands {
		if !x.isOnHost() {
			return z.fuseOnDevice(p, operands)
		}
		raw[i] = x.raw()
		layouts[i] = raw[i].Layout
	}
	z = z.result("Fuse", layouts...)
	p.Run(z.raw(), raw)
	return z
}

// plans are those of expressions that Fuse has had.
var plans = fuse.Plans[uint8]{Words: fuse.Words[uint8]{
	Number: func(literal string) (uint8, error) {
		v, err := strconv.ParseUint(literal, 0, 8)
		return uint8(v), err
	},
	Numbers:     kernels.Best.Lookup,
	Masks:       masks.Best.Lookup,
	NonTemporal: kernels.NonTemporal.Lookup,
}}

// fuseOnDevice is Fuse of operands on a device.
func (z *Tensor) fuseOnDevice(p *fuse.Plan[uint8], operands []*Tensor) *Tensor {
	all := make([]any, len(operands))
	for i, x := range operands {
		all[i] = x
	}
	d, arrays, layouts := deviceops.Operands("Fuse", all...)
	shape := layout.Result("Fuse", layouts...)
	z = z.resultOn(d, "Fuse", shape.Shape()...)
	values := make([]any, len(p.Values))
	for i, v := range p.Values {
		switch {
		case v.Operand >= 0:
			values[i] = arrays[v.Operand]
		case v.Op == "":
			values[i] = v.Number
		default:
			values[i] = nodeOf(p, v, values)
		}
	}
	deviceops.Uint8.Fuse(z.Array(), &deviceops.Node{Op: deviceops.OpCopy, Element: deviceops.Uint8.Element, Operands: values[len(values)-1:]})
	return z
}

// nodeOf returns the operation that v is, of values before it.
func nodeOf(p *fuse.Plan[uint8], v fuse.Value[uint8], values []any) *deviceops.Node {
	n := &deviceops.Node{Op: deviceops.OpNamed(v.Op), Element: deviceops.Uint8.Element, OfMasks: v.OfMasks}
	if v.IsMask {
		n.Element = deviceops.Bool.Element
	}
	for k, arg := range v.Args {
		if k < len(v.Args)-v.Scalars {
			n.Operands = append(n.Operands, values[arg])
		} else {
			n.Operands = append(n.Operands, p.NumberAt(v.Op, arg))
		}
	}
	switch v.Op {
	case "Div", "Rem", "Mod":
		n.Operands = append(n.Operands, device.Fault{Err: tensor.ErrDivision})
	}
	return n
}
