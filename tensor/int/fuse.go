// Code generated from templates/fuse.go.tmpl. DO NOT EDIT.

package ints

import (
	"strconv"

	masks "github.com/ashlar-go/ashlar/asm/bool"
	kernels "github.com/ashlar-go/ashlar/asm/int"
	"github.com/ashlar-go/ashlar/internal/fuse"
	"github.com/ashlar-go/ashlar/tensor"
)

// Fuse returns the value of an expression of elementwise operations on operands, in one pass over
// memory: what the operations would give one after another, without tensors between them.
//
//	z := ints.Fuse("(x/y - y) * (x/y - y) * x", x, y)
//
// Operands are in the order in which their names first occur in the expression. It is one of Go:
// of these names, numerals, parentheses, operators, and calls of the elementwise functions
// of this package on numbers and conditions, by their names in lower or upper case:
// "where(x < 0 || y == 0, -1, x << y)".
// Besides, min, max and clamp are Minimum, Maximum and Clip. What occurs twice is computed once.
//
// It panics with a *tensor.ExprError if there is a mistake in the expression, or operands are not
// as many as its names, or more than tensor.MaxOperands-1; and otherwise as its operations do.
func Fuse(expr string, operands ...*Tensor) *Tensor { return new(Tensor).Fuse(expr, operands...) }

// Fuse sets z to what the function Fuse returns, and returns z.
func (z *Tensor) Fuse(expr string, operands ...*Tensor) *Tensor {
	defer tensor.Division()
	p := plans.Get(expr, len(operands))
	layouts, raw := make([]*tensor.Layout, len(operands)), make([]tensor.Raw[int], len(operands))
	for i, x := range operands {
		raw[i] = x.Raw()
		layouts[i] = raw[i].Layout
	}
	z = z.Result("Fuse", layouts...)
	p.Run(z.Raw(), raw)
	return z
}

// plans are those of expressions that Fuse has had.
var plans = fuse.Plans[int]{Words: fuse.Words[int]{
	Number: func(literal string) (int, error) {
		v, err := strconv.ParseInt(literal, 0, strconv.IntSize)
		return int(v), err
	},
	Numbers: kernels.Best.Named,
	Masks:   masks.Best.Named,
	Past:    kernels.Past.Named,
}}
