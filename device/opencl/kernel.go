//go:build opencl && cgo

package opencl

/*
#cgo CFLAGS: -DCL_TARGET_OPENCL_VERSION=120
#cgo linux pkg-config: OpenCL
#cgo darwin LDFLAGS: -framework OpenCL
#cgo windows LDFLAGS: -lOpenCL
#ifdef __APPLE__
#include <OpenCL/cl.h>
#else
#include <CL/cl.h>
#endif
*/
import "C"

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unsafe"

	"github.com/jgillich/go-opencl/cl"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
)

// A kernel is one of a compiled program, with its parameters.
type kernel struct {
	object *cl.Kernel
	params []parameter
}

// A parameter is what the driver tells of one of a kernel.
type parameter struct {
	of      string // its type, as the source has it, or ""
	isConst bool   // whether the kernel only reads what it points to
}

// describeKernel returns a kernel with its parameters.
func describeKernel(object *cl.Kernel) (*kernel, error) {
	n, err := object.NumArgs()
	if err != nil {
		return nil, err
	}
	k := &kernel{object, make([]parameter, n)}
	// Package cl has no function for types, and does not export the object of OpenCL.
	own := C.cl_kernel(reflect.ValueOf(object).Elem().FieldByName("clKernel").UnsafePointer())
	tell := func(i int, what C.cl_kernel_arg_info, size uintptr, value unsafe.Pointer) bool {
		return C.clGetKernelArgInfo(own, C.cl_uint(i), what, C.size_t(size), value,
			nil) == C.CL_SUCCESS
	}
	for i := range k.params {
		p := &k.params[i]
		var text [256]byte
		if tell(i, C.CL_KERNEL_ARG_TYPE_NAME, unsafe.Sizeof(text), unsafe.Pointer(&text)) {
			p.of, _, _ = strings.Cut(string(text[:]), "\x00")
		}
		var qualifiers C.cl_kernel_arg_type_qualifier
		if tell(i, C.CL_KERNEL_ARG_TYPE_QUALIFIER, unsafe.Sizeof(qualifiers),
			unsafe.Pointer(&qualifiers)) {
			p.isConst = qualifiers&C.CL_KERNEL_ARG_TYPE_CONST != 0
		}
	}
	return k, nil
}

// check checks the number of the arguments of a launch, since OpenCL keeps those of an earlier one,
// and their types, where the driver tells those of the parameters.
func (k *kernel) check(l device.Launch) error {
	if len(l.Args) != len(k.params) {
		return fmt.Errorf("the kernel takes %d arguments, not %d", len(k.params), len(l.Args))
	}
	for i, have := range l.Types {
		want := k.params[i]
		have, isConst := strings.CutPrefix(have, "const ")
		switch {
		case !fits(have, want.of):
			return fmt.Errorf("argument %d is a %s, not a %s", i, have, want.of)
		case isConst && !want.isConst:
			return fmt.Errorf("argument %d: %w, as the kernel does not take a const %s", i,
				tensor.ErrReadOnly, have)
		}
	}
	return nil
}

// fits reports whether an argument can be of the type that a kernel wants. Numbers without a sign
// pass for those with one, and vectors for what they are of; what is in a type with a name of its
// own is not known.
func fits(have, want string) bool {
	scalar := func(name string) string {
		return strings.TrimPrefix(strings.TrimRight(name, "*0123456789"), "u")
	}
	numbers := []string{"char", "short", "int", "long", "half", "float", "double"}
	if !slices.Contains(numbers, scalar(have)) || !slices.Contains(numbers, scalar(want)) {
		return true
	}
	return scalar(have) == scalar(want) &&
		strings.HasSuffix(have, "*") == strings.HasSuffix(want, "*")
}
