// Package fuse evaluates expressions over tensors in one pass over memory: block by block, each
// of which stays in a near cache while the kernels of asm compute one step of the expression
// after another.
package fuse

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/expr"
	"github.com/ashlar-go/ashlar/tensor"
)

// Words says what the words of expressions on elements of type T mean.
type Words[T any] struct {
	Number      func(literal string) (T, error)
	Numbers     Kernels[T]    // on numbers
	Masks       Kernels[bool] // on conditions alone
	NonTemporal Kernels[T]    // on numbers, with non-temporal stores
}

// Kernels returns the operation of an operator, or of the name of a function in lower case.
type Kernels[T any] func(word string) asm.Operation[T]

// A Plan is an expression as calls of kernels.
type Plan[T any] struct {
	Values      []Value[T]         // each of earlier ones; the last is that of the expression
	Names       []string           // of the operands, in the order in which the expression has them
	operands    []int              // the values that are operands
	calls       []call[T]          // what the others but numbers are of
	nonTemporal func(v *values[T]) // the last of calls, so
	blocks      int                // of memory that they need
	idle        sync.Pool          // of machines that run it
}

// A Value is an operand, a number, or what an operation makes of other values.
type Value[T any] struct {
	Operand int    // its place among the names, or -1
	Number  T      // unless it is an operand or there is an Op
	Op      string // the name of the operation, or ""
	Scalars int    // operands of Op, the last ones, that are one number for all elements
	Args    []int  // the values that Op is of
	IsMask  bool   // whether it is a condition
	OfMasks bool   // whether Args are conditions alone
}

// A call makes a value by a kernel.
type call[T any] struct {
	value int
	run   func(v *values[T])
	block int // where the value is
}

// New returns the plan of an expression. It panics with a *tensor.ExprError if there is a
// mistake in it.
func New[T any](source string, words Words[T]) *Plan[T] {
	defer func() {
		v := recover()
		if e, ok := v.(*expr.Error); ok {
			v = &tensor.ExprError{Expr: source, Offset: e.Offset, Mistake: string(e.Mistake)}
		}
		if v != nil {
			panic(v)
		}
	}()
	b := builder[T]{Words: words, Plan: new(Plan[T])}
	last := expr.Lower(source, &b)
	b.Values = b.Values[:last+1]
	if b.Values[last].IsMask {
		panic(&expr.Error{Expr: source, Mistake: "the value is a condition, not a number"})
	}
	b.place()
	if v := b.Values[last]; v.Op != "" {
		name := strings.ToLower(b.numbering.Steps[last].Text)
		b.nonTemporal = onNumbers(b.NonTemporal(name), last, v.Args)
	}
	return b.Plan
}

// NumberAt returns the number that value i is. It panics with a *tensor.ValueError that names op if
// that is another value.
func (p *Plan[T]) NumberAt(op string, i int) T {
	v := p.Values[i]
	if v.Operand >= 0 || v.Op != "" {
		panic(&tensor.ValueError{
			Op: op, Argument: "a number on a device", Value: "computed",
			Want: "a numeral in the expression",
		})
	}
	return v.Number
}

// A builder lowers an expression to the numbers of values.
type builder[T any] struct {
	Words[T]
	*Plan[T]
	numbering expr.Numbering
}

func (b *builder[T]) Var(name string) int { return b.note(b.numbering.Var(name)) }
func (b *builder[T]) Num(lit string) int  { return b.note(b.numbering.Num(lit)) }

func (b *builder[T]) Call(word string, args ...int) int {
	return b.note(b.numbering.Call(word, args...))
}

// note adds the value of step i, if that is new.
func (b *builder[T]) note(i int) int {
	if i < len(b.Values) {
		return i
	}
	s := b.numbering.Steps[i]
	v := Value[T]{Operand: -1, Args: s.Args}
	switch s.Kind {
	case expr.Variable:
		v.Operand = len(b.Names)
		b.operands = append(b.operands, i)
		b.Names = append(b.Names, s.Text)
	case expr.Numeral:
		n, err := b.Number(s.Text)
		if err != nil {
			panic(expr.Mistake(fmt.Sprintf("%s is no %T", s.Text, n)))
		}
		v.Number = n
	case expr.Operation:
		b.find(&v, s.Text)
	}
	b.Values = append(b.Values, v)
	return i
}

// find makes v a call of a word on its Args.
func (b *builder[T]) find(v *Value[T], word string) {
	var kinds []asm.Kind
	v.OfMasks = true
	for _, arg := range v.Args {
		kinds = append(kinds, kindOf(b.Values[arg].IsMask))
		v.OfMasks = v.OfMasks && b.Values[arg].IsMask
	}
	c := call[T]{value: len(b.Values)}
	word = strings.ToLower(word)
	switch op, ofMasks := b.Numbers(word), b.Masks(word); {
	case v.OfMasks && fits(ofMasks.Description,
		slices.Repeat([]asm.Kind{asm.Elements}, len(kinds))):
		v.Op, v.Scalars, v.IsMask = ofMasks.Name, ofMasks.Scalars, true
		c.run = onMasks[T](ofMasks, c.value, v.Args)
	case !v.OfMasks && fits(op.Description, kinds):
		v.Op, v.Scalars, v.IsMask = op.Name, op.Scalars, op.Operands[0] == asm.Masks
		c.run = onNumbers(op, c.value, v.Args)
	default:
		panic(expr.Mistake(fmt.Sprintf("there is no %s of %s", word, textOf(kinds))))
	}
	b.calls = append(b.calls, c)
}

// place finds memory for the values of calls, in as few blocks as they need while a later one is of
// them. The last needs none.
func (b *builder[T]) place() {
	// by the number of a value
	last, blocks := make([]int, len(b.Values)), make([]int, len(b.Values))
	const none = -1
	for i := range blocks {
		blocks[i] = none
	}
	for _, c := range b.calls {
		for _, arg := range b.Values[c.value].Args {
			last[arg] = c.value
		}
	}
	var free []int
	for i := range b.calls {
		c := &b.calls[i]
		for _, arg := range b.Values[c.value].Args {
			if last[arg] == c.value && blocks[arg] != none {
				free = append(free, blocks[arg])
				blocks[arg] = none // it may be an argument twice
			}
		}
		if n := len(free); n > 0 {
			c.block, free = free[n-1], free[:n-1]
		} else if c.value < len(b.Values)-1 {
			c.block = b.blocks
			b.blocks++
		}
		blocks[c.value] = c.block
	}
}
