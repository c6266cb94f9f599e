package table

import (
	"fmt"
	"slices"
	"strings"
)

// A Kind groups types that behave alike. Kinds combine with |.
type Kind uint

const (
	Float Kind = 1 << iota
	Integer
	Condition // true or false: in memory a byte, in vectors a lane as wide as what was compared
	Text      // strings, which no operation of the table is on
	Half      // floats of 16 bits, which no operation of the table is on

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

// IsText reports whether values of t are strings.
func (t Type) IsText() bool { return t.Kind == Text }

// IsHalf reports whether t is a floating-point type that is stored, and not computed with.
func (t Type) IsHalf() bool { return t.Kind == Half }

// IsStored reports whether values of t are stored, and not computed with.
func (t Type) IsStored() bool { return t.Kind&(Half|Text) != 0 }

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
	case t.IsText():
		return fmt.Sprintf("text%d", t.Bits)
	case t.IsHalf():
		return fmt.Sprintf("half%d", t.Bits)
	case t.Signed:
		return fmt.Sprintf("int%d", t.Bits)
	}
	return fmt.Sprintf("uint%d", t.Bits)
}

// CL returns the name of t in OpenCL C: for conditions that of their bytes in memory.
func (t Type) CL() string {
	if t.IsFloat() {
		return map[int]string{32: "float", 64: "double"}[t.Bits]
	}
	name := map[int]string{8: "char", 16: "short", 32: "int", 64: "long"}[t.Bits]
	if !t.Signed {
		name = "u" + name
	}
	return name
}

// CLCondition returns the type of comparisons of values of t in OpenCL C: int, or long of what is
// as wide.
func (t Type) CLCondition() string { return Type{Integer, true, max(t.Bits, 32)}.CL() }

// NeedsDouble reports whether t is of double precision, which not every device computes with.
func (t Type) NeedsDouble() bool { return t.IsFloat() && t.Bits == 64 }

// Lowest returns the lowest integer of t as a constant in Go.
func (t Type) Lowest() string {
	if !t.Signed {
		return "0"
	}
	return fmt.Sprintf("-1 << %d", t.Bits-1)
}

// Highest returns the highest integer of t as a constant in Go.
func (t Type) Highest() string {
	bits := t.Bits
	if t.Signed {
		bits--
	}
	return fmt.Sprintf("1<<%d - 1", bits)
}

// A DType is an element type of the library: a type and its names.
type DType struct {
	Type
	Name    string // the folder of its packages, and the Go type of elements with kernels
	Package string // their name, unlike Name so that importing them does not hide the type

	Exponent int // bits of the exponent of floats
}

// Elem returns the Go type of elements of d.
func (d DType) Elem() string {
	if d.IsHalf() {
		return "half." + Exported(d.Name)
	}
	return d.Name
}

// Fraction returns the bits of the fraction of floats.
func (d DType) Fraction() int { return d.Bits - 1 - d.Exponent }

// Exported returns the name of a type as one that is exported: Int32 of int32, BFloat16 of
// bfloat16.
func Exported(name string) string {
	const acronym = "bf"
	if rest, ok := strings.CutPrefix(name, acronym); ok {
		return strings.ToUpper(acronym) + rest
	}
	return strings.ToUpper(name[:1]) + name[1:]
}

// DTypes lists the element types with kernels. Nothing else in the generator names one, but Stored
// and the variables below.
var DTypes = []DType{
	Single,
	Double,
	Index,
	{Type: Type{Integer, true, 32}, Name: "int32", Package: "i32"},
	Byte,
	Bool,
}

// Stored lists the element types without kernels: their tensors are in the memory of the host, and
// what they have of operations is in Go.
var Stored = []DType{
	{Type: Type{Half, true, 16}, Name: "float16", Package: "f16", Exponent: 5},
	{Type: Type{Half, true, 16}, Name: "bfloat16", Package: "bf16", Exponent: 8},
	{Type: Type{Text, false, 2 * 64}, Name: "string", Package: "strs"},
}

// Tensors lists the element types that there are tensors of.
func Tensors() []DType { return slices.Concat(DTypes, Stored) }

// Halves lists the floating-point types that are stored, and not computed with.
func Halves() []DType { return ofKind(Stored, Half) }

// Texts lists the types of strings.
func Texts() []DType { return ofKind(Stored, Text) }

// Converted lists the element types that all convert to each other as numbers do.
func Converted() []DType { return slices.Concat(DTypes, Halves()) }

func ofKind(types []DType, k Kind) []DType {
	return slices.DeleteFunc(slices.Clone(types), func(d DType) bool { return d.Kind != k })
}

var (
	// Index is the element type of indices and counts, and of sums of narrower integers.
	Index = DType{Type: Type{Integer, true, 64}, Name: "int", Package: "ints"}

	// Single is the element type that those of 16 bits are computed with.
	Single = DType{Type: Type{Float, true, 32}, Name: "float32", Package: "f32", Exponent: 8}

	// Double is the element type of means of integers.
	Double = DType{Type: Type{Float, true, 64}, Name: "float64", Package: "f64", Exponent: 11}

	// Byte is the element type of the bytes of strings.
	Byte = DType{Type: Type{Integer, false, 8}, Name: "uint8", Package: "u8"}

	// Bool is the element type of comparisons and masks.
	Bool = DType{Type: Type{Condition, false, 8}, Name: "bool", Package: "bools"}
)

// IsIndex reports whether d is Index.
func (d DType) IsIndex() bool { return d == Index }

// Accumulator returns the element type of sums and products of elements of d: of integers narrower
// than Index, Index, since their sums would soon overflow, and d of others.
func (d DType) Accumulator() DType {
	if d.IsInteger() && d.Bits < Index.Bits {
		return Index
	}
	return d
}

// IsAccumulator reports whether sums and products of elements of d are of d itself.
func (d DType) IsAccumulator() bool { return d.Accumulator() == d }

// HasProducts reports whether d has kernels of matrix products, and of all else that adds up
// elements of d into others of d.
func (d DType) HasProducts() bool { return d.IsNumber() && d.IsAccumulator() }

// Ops returns the rows that are defined on d.
func (d DType) Ops() []Op { return d.Of(All()) }

// Kernels returns the rows that d has kernels for: its Ops and Parts.
func (d DType) Kernels() []Op { return append(d.Ops(), d.Of(Parts.Ops)...) }

// Of returns those of the rows that are defined on d.
func (d DType) Of(rows []Op) []Op {
	return slices.DeleteFunc(slices.Clone(rows), func(op Op) bool { return d.Kind&op.On == 0 })
}

// RowOps returns the row operations that are defined on d.
func (d DType) RowOps() []RowOp {
	return slices.DeleteFunc(slices.Clone(RowOps), func(op RowOp) bool { return d.Kind&op.On == 0 })
}
