package device

import "github.com/ashlar-go/ashlar/tensor"

// Run queues a kernel of your own on a device, with so many work-items along each of 1 to 3
// dimensions. Arguments are in the kernel's order: tensors, of which it gets the memory, from
// the first element on; numbers, an int being a long; and Local, Bytes and Fault.
//
// A mistake in the source or in the arguments is an error of Sync and Read, with what the
// compiler said. Run panics with a *tensor.PlaceError unless all tensors are on the device, and
// with a *tensor.ValueError unless they are contiguous and the first in their memory.
func (k Kernel) Run(d Device, global []int, args ...any) {
	taken := make([]any, len(args))
	for i, arg := range args {
		x, ok := arg.(Tensor)
		if !ok {
			taken[i] = argument(arg)
			continue
		}
		Check(k.Name, d, x)
		a := x.Array()
		if !a.IsContiguous() || a.Start() != 0 {
			panic(&tensor.ValueError{Op: k.Name, Argument: "layout", Value: a.Strides(), Want: "contiguous, from the first element in memory"})
		}
		taken[i] = a.Buffer
	}
	d.Queue().Launch(Launch{Kernel: k, Args: taken, Global: global})
}
