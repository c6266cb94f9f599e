package device

import (
	"reflect"
	"unsafe"

	"github.com/ashlar-go/ashlar/tensor"
)

// Run queues a kernel of your own on a device, with so many work-items along each of 1 to 3
// dimensions. Arguments are in the kernel's order: tensors, of which it gets the memory, from
// the first element on; numbers, an int being a long; and Local, Bytes and Fault.
//
// A mistake in the source or in the arguments is an error of Sync and Read, with what the compiler
// said: a wrong number of arguments, a tensor or a number of another type, a read-only tensor that
// the kernel does not take as const, text that does not compile.
//
// Run panics with a *tensor.DeviceError unless all tensors are on the device, and with a
// *tensor.ValueError unless they are contiguous and the first in their memory, k has a Source, and
// global are 1 to 3 sizes that are not negative, whose product is an int.
func (k Kernel) Run(d Device, global []int, args ...any) {
	if !areSizes(global) {
		panic(&tensor.ValueError{Op: k.Name, Argument: "global", Value: global, Want: wantGlobal})
	}
	if k.Source == "" {
		panic(&tensor.ValueError{
			Op: k.Name, Argument: "source", Value: "empty",
			Want: "that of a program",
		})
	}
	l := Launch{
		Kernel: k, Args: make([]any, len(args)), Types: make([]string, len(args)),
		Global: global,
	}
	for i, arg := range args {
		if x, ok := arg.(Tensor); ok {
			arg = k.operand(d, x.Array())
		}
		l.Args[i], l.Types[i] = Argument(arg)
	}
	d.Queue().Launch(l)
}

// operand returns x, of which a kernel can take the memory. It panics unless x is on d, contiguous,
// and the first in its memory.
func (k Kernel) operand(d Device, x Array) Array {
	x.Check(k.Name, d)
	if !x.IsContiguous() || x.Start() != 0 {
		panic(&tensor.ValueError{
			Op: k.Name, Argument: "layout", Value: x.Strides(),
			Want: "contiguous, from the first element in memory",
		})
	}
	return x
}

// Argument returns v as a Launch has it: the memory of an Array, and the bytes of a number or of a
// bool; and its type as the device's language names it, or "" if that can be anything. An array
// that must not be written to is const.
func Argument(v any) (arg any, of string) {
	switch v := v.(type) {
	case Array:
		of = v.Element.Name + "*"
		if v.IsReadOnly() {
			of = "const " + of
		}
		return v.Buffer, of
	case Fault:
		return v, "int*"
	}
	if t := reflect.TypeOf(v); t != nil && t.PkgPath() == "" { // one of Go's own
		of = numbers[t.Kind()]
	}
	if of == "" {
		return v, ""
	}
	p := reflect.New(reflect.TypeOf(v))
	p.Elem().Set(reflect.ValueOf(v))
	return Bytes(unsafe.Slice((*byte)(p.UnsafePointer()), p.Type().Elem().Size())), of
}

// numbers are the types of OpenCL C that numbers and bools have in memory, by their kinds.
var numbers = map[reflect.Kind]string{
	reflect.Bool: "uchar",
	reflect.Int8: "char", reflect.Int16: "short", reflect.Int32: "int", reflect.Int64: "long",
	reflect.Int:   "long",
	reflect.Uint8: "uchar", reflect.Uint16: "ushort", reflect.Uint32: "uint",
	reflect.Uint64: "ulong", reflect.Uint: "ulong",
	reflect.Float32: "float", reflect.Float64: "double",
}
