// Code generated from templates/sources.go.tmpl. DO NOT EDIT.

//go:build opencl

package opencl

// libraries are the programs of the library, by what the names of their kernels begin with.
var libraries = map[string]library{
	"f32":   {file: "float32.cl", options: " -cl-fp32-correctly-rounded-divide-sqrt"},
	"f64":   {file: "float64.cl", needsDouble: true},
	"ints":  {file: "int.cl"},
	"i32":   {file: "int32.cl"},
	"u8":    {file: "uint8.cl"},
	"bools": {file: "bool.cl"},
}
