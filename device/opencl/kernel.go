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
)

// A kernel is one of a compiled program, with the types of its parameters, as its source has them, or "" of
// those that the driver does not tell.
type kernel struct {
	object *cl.Kernel
	params []string
}

// describeKernel returns a kernel with the types of its parameters.
func describeKernel(object *cl.Kernel) (*kernel, error) {
	n, err := object.NumArgs()
	if err != nil {
		return nil, err
	}
	k := &kernel{object, make([]string, n)}
	// Package cl has no function for types, and does not export the object of OpenCL.
	own := C.cl_kernel(reflect.ValueOf(object).Elem().FieldByName("clKernel").UnsafePointer())
	for i := range k.params {
		var text [256]byte
		if C.clGetKernelArgInfo(own, C.cl_uint(i), C.CL_KERNEL_ARG_TYPE_NAME, C.size_t(len(text)), unsafe.Pointer(&text[0]), nil) == C.CL_SUCCESS {
			k.params[i], _, _ = strings.Cut(string(text[:]), "\x00")
		}
	}
	return k, nil
}

// check checks the number of the arguments of a launch, since OpenCL keeps those of an earlier one, and the
// types that it tells.
func (k *kernel) check(l device.Launch) error {
	if len(l.Args) != len(k.params) {
		return fmt.Errorf("the kernel takes %d arguments, not %d", len(k.params), len(l.Args))
	}
	for i, have := range l.Types {
		if want := k.params[i]; !fits(have, want) {
			return fmt.Errorf("argument %d is a %s, not a %s", i, have, want)
		}
	}
	return nil
}

// fits reports whether an argument can be of the type that a kernel wants. Numbers without a sign pass for those
// with one, and vectors for what they are of; what is in a type with a name of its own is not known.
func fits(have, want string) bool {
	scalar := func(name string) string {
		return strings.TrimPrefix(strings.TrimRight(name, "*0123456789"), "u")
	}
	numbers := []string{"char", "short", "int", "long", "half", "float", "double"}
	if !slices.Contains(numbers, scalar(have)) || !slices.Contains(numbers, scalar(want)) {
		return true
	}
	return scalar(have) == scalar(want) && strings.HasSuffix(have, "*") == strings.HasSuffix(want, "*")
}
