package device

import "github.com/ashlar-go/ashlar/tensor"

// Run queues a kernel of your own on a device, with so many work-items along each of 1 to 3
// dimensions. Arguments are in the kernel's order: tensors, of which it gets the memory, from
// the first element on; numbers, an int being a long; and Local, Bytes and Fault.
//
// A mistake in the source or in the arguments is an error of Sync and Read, with what the
// compiler said: a wrong number of arguments, a tensor or a number of another type, a read-only tensor
// that the kernel does not take as const, text that does not compile.
//
// Run panics with a *tensor.DeviceError unless all tensors are on the device, and
// with a *tensor.ValueError unless they are contiguous and the first in their memory, k has a Source,
// and global are 1 to 3 sizes that are not negative, whose product is an int.
func (k Kernel) Run(d Device, global []int, args ...any) {
	if !areSizes(global) {
		panic(&tensor.ValueError{Op: k.Name, Argument: "global", Value: global, Want: wantGlobal})
	}
	if k.Source == "" {
		panic(&tensor.ValueError{Op: k.Name, Argument: "source", Value: "empty", Want: "that of a program"})
	}
	taken, types := make([]any, len(args)), make([]string, len(args))
	for i, arg := range args {
		x, ok := arg.(Tensor)
		if !ok {
			taken[i], types[i] = argument(arg), argumentType(arg)
			continue
		}
		Check(k.Name, d, x)
		a := x.Array()
		if !a.IsContiguous() || a.Start() != 0 {
			panic(&tensor.ValueError{Op: k.Name, Argument: "layout", Value: a.Strides(), Want: "contiguous, from the first element in memory"})
		}
		taken[i], types[i] = a.Buffer, a.Type+"*"
		if a.IsReadOnly() {
			types[i] = "const " + types[i]
		}
	}
	d.Queue().Launch(Launch{Kernel: k, Args: taken, Types: types, Global: global})
}

// argumentType returns the type of what kernels get for an argument, or "" if it can be anything.
func argumentType(arg any) string {
	if _, ok := arg.(Fault); ok {
		return "int*"
	}
	return clType(arg)
}
