package table

import (
	"fmt"
	"slices"
)

// A Kind groups types that behave alike. Kinds combine with |.
type Kind uint

const (
	Float Kind = 1 << iota
	Integer
	Condition // true or false: in memory a byte, in vectors a lane as wide as what was compared

	Number = Float | Integer
	Any    = Number | Condition
)

// A Type is all that may be asked of a value: no rule depends on a type's name.
type Type struct {
	Kind   Kind
	Signed bool
	Bits   int // of a lane
}

// IsFloat reports whether t is a floating-point type.
func (t Type) IsFloat() bool { return t.Kind == Float }

// IsInteger reports whether t is a type of integers.
func (t Type) IsInteger() bool { return t.Kind == Integer }

// IsCondition reports whether values of t are true or false.
func (t Type) IsCondition() bool { return t.Kind == Condition }

// IsNumber reports whether t has arithmetic.
func (t Type) IsNumber() bool { return t.Kind&Number != 0 }

// Bytes returns the size of an element of t.
func (t Type) Bytes() int { return t.Bits / 8 }

// Raw returns the type of the bits of a value of t, an unsigned integer.
func (t Type) Raw() Type { return Type{Integer, false, t.Bits} }

// Condition returns the type of conditions on values of t.
func (t Type) Condition() Type { return Type{Condition, false, t.Bits} }

// String returns the name of t in Go, for conditions that of the kind with their bits.
func (t Type) String() string {
	switch {
	case t.IsFloat():
		return fmt.Sprintf("float%d", t.Bits)
	case t.IsCondition():
		return fmt.Sprintf("condition%d", t.Bits)
	case t.Signed:
		return fmt.Sprintf("int%d", t.Bits)
	}
	return fmt.Sprintf("uint%d", t.Bits)
}

// A DType is an element type of the library: a type and its names.
type DType struct {
	Type
	Name    string // Go type, and the folder of its packages
	Package string // their name, unlike Name so that importing them does not hide the type
	CL      string // OpenCL type
}

// DTypes lists the element types.
var DTypes = []DType{
	{Type{Float, true, 32}, "float32", "f32", "float"},
	{Type{Float, true, 64}, "float64", "f64", "double"},
	Index,
	Bool,
}

// Index is the element type of indices and counts, and the widest of integers.
var Index = DType{Type{Integer, true, 64}, "int", "ints", "long"}

// Bool is the element type of comparisons and masks.
var Bool = DType{Type{Condition, false, 8}, "bool", "bools", "uchar"}

// IsIndex reports whether d is Index.
func (d DType) IsIndex() bool { return d == Index }

// Ops returns the rows that are defined on d.
func (d DType) Ops() []Op { return d.Of(All()) }

// Kernels returns the rows that d has kernels for: its Ops and Parts.
func (d DType) Kernels() []Op { return append(d.Ops(), d.Of(Parts.Ops)...) }

// Of returns those of the rows that are defined on d.
func (d DType) Of(rows []Op) []Op {
	return slices.DeleteFunc(slices.Clone(rows), func(op Op) bool { return d.Kind&op.On == 0 })
}
