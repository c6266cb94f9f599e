package device

import (
	"math"
	"reflect"
	"unsafe"

	"github.com/ashlar-go/ashlar/tensor"
)

// An Array is a tensor in the memory of a device: the element at an index is the one of
// Buffer at Layout.Offset of it.
type Array struct {
	*tensor.Layout
	Buffer Buffer
	Width  int    // bytes of an element
	Type   string // of an element in OpenCL C, "" if a kernel need not know
	IsMask bool   // whether elements are true or false
}

// NewArray returns an array of the layout l, the elements of which are not defined.
func NewArray(d Device, l *tensor.Layout, width int) (Array, error) {
	b, err := d.NewBuffer(bytesOf(l.Size(), width))
	return Array{Layout: l, Buffer: b, Width: width}, err
}

// MakeArray is NewArray, but that where there is no memory, work with the array fails.
func MakeArray(d Device, l *tensor.Layout, width int) Array {
	return Array{Layout: l, Buffer: newBuffer(d, bytesOf(l.Size(), width)), Width: width}
}

// bytesOf returns the bytes of n elements, or more than any memory has.
func bytesOf(n, width int) int {
	if n > math.MaxInt/width {
		return math.MaxInt
	}
	return n * width
}

// newBuffer returns memory of d. Where there is none, work with it fails.
func newBuffer(d Device, bytes int) Buffer {
	b, err := d.NewBuffer(bytes)
	if err == nil {
		return b
	}
	d.Queue().Fail(err)
	if s, ok := d.(*specialized); ok {
		return &deferred{on: s, bytes: bytes, memory: noBuffer{s.Device, bytes}}
	}
	return noBuffer{d, bytes}
}

// A noBuffer stands for memory that a device did not have.
type noBuffer struct {
	d     Device
	bytes int
}

func (b noBuffer) Device() Device { return b.d }
func (b noBuffer) Bytes() int     { return b.bytes }
func (b noBuffer) Free()          {}

// Apply queues an elementwise operation of the library, on the element type of the package
// dtype: it sets z to what op makes of its operands, which are Arrays that stretch to the
// shape of z, followed by arguments that kernels take, such as numbers. A result over an
// operand is as if that had been read before.
//
// It panics with a *tensor.DeviceError unless all are on one device.
func Apply(dtype, op string, z Array, operands ...any) {
	args := make([]any, len(operands))
	for i, arg := range operands {
		x, ok := arg.(Array)
		if !ok {
			args[i] = arg
			continue
		}
		x = x.onto(op, z)
		if x.Buffer == z.Buffer && !x.Same(z.Layout) {
			x = x.clone(dtype)
			defer x.Buffer.Free()
		}
		args[i] = x
	}
	if z.Size() == 0 {
		return
	}
	d := z.Buffer.Device()
	if s, ok := d.(*specialized); ok {
		s.apply(dtype, z, &Node{Op: op, IsMask: z.IsMask, Operands: args})
		return
	}
	layouts, inPlace := []*tensor.Layout{z.Layout}, false
	for i, arg := range args {
		x, ok := arg.(Array)
		if !ok {
			args[i] = argument(arg)
			continue
		}
		layouts, args[i] = append(layouts, x.Layout), x.Buffer
		inPlace = inPlace || x.Buffer == z.Buffer
	}
	args = append([]any{z.Buffer}, args...)
	w := newWalk(layouts...)
	if !inPlace { // what is in the caches then is to stay there
		w.moved = len(layouts) * z.Size() * z.Width
	}
	each(d, dtype+"_"+op, w, len(layouts), args...)
}

// Convert queues a kernel of the library that sets z to x with its elements converted to those of z.
// They are of one shape, and apart.
func Convert(kernel string, z, x Array) {
	if z.Size() > 0 {
		each(z.Buffer.Device(), kernel, newWalk(z.Layout, x.Layout), 2, z.Buffer, x.Buffer)
	}
}

// each queues a kernel of the library on the elements of a walk over so many tensors.
func each(d Device, kernel string, w walk, tensors int, args ...any) {
	c := classOf(d.Info())
	w.share = c.share
	d.Queue().Launch(elementwise(c, Kernel{Name: kernel}, &w, tensors, append([]any{w.bytes()}, args...)))
}

// elementwise returns the launch of a kernel on the elements of a walk over so many tensors.
func elementwise(c class, k Kernel, w *walk, tensors int, args []any) Launch {
	k.Options = c.options()
	if w.isFlat(tensors) {
		k.Options += " -D FLAT=1"
		if w.moved > c.cache/2 {
			k.Options += " -D STREAM"
		}
	}
	items := (w.n + w.share - 1) / w.share
	return Launch{Kernel: k, Args: args, Global: []int{roundUp(items, c.group)}, Group: []int{c.group}}
}

// roundUp returns the least multiple of step that is at least n.
func roundUp(n, step int) int { return (n + step - 1) / step * step }

// onto returns x stretched to the shape of z. It panics unless they fit, and are on one device.
func (x Array) onto(op string, z Array) Array {
	z.check(op, x)
	l := x.Onto(op, z.Layout)
	x.Layout = &l
	return x
}

// check panics unless x is on the device that z is on.
func (z Array) check(op string, x Array) {
	if d, e := z.device(), x.device(); d != e {
		panic(&tensor.DeviceError{Op: op, Want: name(d), Have: name(e)})
	}
}

// clone returns a contiguous copy of x. Its memory is to be freed.
func (x Array) clone(dtype string) Array {
	l := tensor.NewLayout(x.Shape()...)
	z := MakeArray(x.Buffer.Device(), &l, x.Width)
	z.IsMask = x.IsMask
	Apply(dtype, "Copy", z, x)
	return z
}

// argument returns a number as kernels take it, by its bytes: an int is a long, and a bool a byte.
func argument(arg any) any {
	if clType(arg) == "" {
		return arg
	}
	p := reflect.New(reflect.TypeOf(arg))
	p.Elem().Set(reflect.ValueOf(arg))
	return Bytes(unsafe.Slice((*byte)(p.UnsafePointer()), p.Type().Elem().Size()))
}

// clType returns the type of a number in OpenCL C, or "" for what is none.
func clType(arg any) string {
	t := reflect.TypeOf(arg)
	if t.PkgPath() != "" { // not one of Go's own
		return ""
	}
	return clTypes[t.Kind()]
}

var clTypes = map[reflect.Kind]string{
	reflect.Bool: "uchar",
	reflect.Int8: "char", reflect.Int16: "short", reflect.Int32: "int", reflect.Int64: "long", reflect.Int: "long",
	reflect.Uint8: "uchar", reflect.Uint16: "ushort", reflect.Uint32: "uint", reflect.Uint64: "ulong", reflect.Uint: "ulong",
	reflect.Float32: "float", reflect.Float64: "double",
}
