package table

import "slices"

// A DType is an element type of the library.
type DType struct {
	Name    string // Go type, and the folder of its packages
	Package string // their name, unlike Name lest importing them hide the type
	Kind    Kind
	Bytes   int    // on amd64
	CL      string // OpenCL type
}

// Kind groups element types that behave alike. Kinds combine with |.
type Kind uint

const (
	Float Kind = 1 << iota
	Int
	Bool
	Number = Float | Int
	Any    = Number | Bool
)

// DTypes lists the element types.
var DTypes = []DType{
	{Name: "float32", Package: "f32", Kind: Float, Bytes: 4, CL: "float"},
	{Name: "float64", Package: "f64", Kind: Float, Bytes: 8, CL: "double"},
	{Name: "int", Package: "ints", Kind: Int, Bytes: 8, CL: "long"},
	Truth,
}

// Truth is the element type of comparisons and masks.
var Truth = DType{Name: "bool", Package: "bools", Kind: Bool, Bytes: 1, CL: "uchar"}

// Ops returns the rows that are defined on d.
func (d DType) Ops() []Op { return d.Of(All()) }

// Kernels returns the rows that d has kernels for: its Ops and Parts.
func (d DType) Kernels() []Op { return append(d.Ops(), d.Of(Parts.Ops)...) }

// Of returns those of the rows that are defined on d.
func (d DType) Of(rows []Op) []Op {
	return slices.DeleteFunc(slices.Clone(rows), func(op Op) bool { return d.Kind&op.On == 0 })
}
