// Code generated from templates/dtypes.go.tmpl. DO NOT EDIT.

package tensor

// A DType is an element type, by its name in Go.
type DType string

// The element types that there are tensors of.
const (
	Float32  DType = "float32"
	Float64  DType = "float64"
	Int      DType = "int"
	Int32    DType = "int32"
	Uint8    DType = "uint8"
	Bool     DType = "bool"
	Float16  DType = "float16"
	BFloat16 DType = "bfloat16"
	String   DType = "string"
)

// DTypes lists the element types.
func DTypes() []DType {
	return []DType{Float32, Float64, Int, Int32, Uint8, Bool, Float16, BFloat16, String}
}
