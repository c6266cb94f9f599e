// Package device has what all devices share, that tensors can be on: what there is,
// memory, and a queue of work. It knows no element types, and needs no cgo.
//
// Devices are found by drivers, which register themselves as those of database/sql do:
//
//	import _ "github.com/ashlar-go/ashlar/device/opencl"
//
//	dev, err := device.Open("opencl:0")
//
// Work is queued, and done in order, while the program goes on; reading waits for it.
// The first thing that goes wrong is kept, and returned by Queue.Sync or Queue.Read.
// Several goroutines may use one device. On what Specialized makes of one, kernels are compiled for
// the shapes at hand, and elementwise operations that follow one another become one.
package device

import (
	"errors"
	"fmt"
	"math"
	"math/bits"
)

// A Device is one that has been opened. After Close, all that can fail does, with an *Error of
// ErrClosed; work that is queued is lost, which Sync and Read say whenever they are called.
type Device interface {
	// Info tells what the device is.
	Info() Info
	// NewBuffer returns memory of so many bytes, which are not defined. If there is
	// none left, or bytes are negative, it fails with an *Error.
	NewBuffer(bytes int) (Buffer, error)
	// Queue returns where the work of the device is queued.
	Queue() Queue
	// Counters tells what is in use, and what has been done.
	Counters() Counters
	// Close ends what Open began. The last of as many calls as there were of Open waits for the work
	// that is queued, and frees all memory, that of buffers too. Any after it do no harm.
	Close() error
}

// ErrClosed is the error below those of using a device after Close.
var ErrClosed = errors.New("the device is closed")

// An Info is what a device is.
type Info struct {
	Name        string // as Open takes it, and ", closed" after Close
	Model       string
	Platform    string // the software below it, and its version
	Kind        string // "CPU", "GPU" or "accelerator"
	Units       int    // that compute at a time
	Memory      int64  // bytes
	MaxBuffer   int64  // bytes of the largest buffer
	LocalMemory int64  // bytes that a work-group shares
	Cache       int64  // bytes of the last cache before memory
	MaxGroup    int    // work-items of the largest work-group
	Vector      int    // bytes of the numbers that it computes in one instruction
	Float64     bool   // whether it computes with float64
}

// Counters are of one device, since it was opened.
type Counters struct {
	Buffers  int   // live: made, and neither freed nor closed
	Bytes    int64 // of live buffers
	Pooled   int64 // bytes of freed buffers, kept for the next ones
	Launches int64 // of kernels
	Writes   int64 // transfers to the device
	Reads    int64 // transfers from it
}

// A Buffer is memory of a device. It is freed once work that is queued has been done,
// whenever Free is called; one that the program has lost is freed some time.
type Buffer interface {
	Device() Device
	Bytes() int
	Free()
}

// A Queue is the work of a device, which it does in order.
type Queue interface {
	// Write copies data to a buffer, from byte offset on; it is done with data when it
	// returns.
	Write(z Buffer, offset int, data []byte) error
	// Read waits for all work before it, and copies from a buffer, from byte offset on,
	// to data. It returns the first error that there was in the work, as Sync does. To no data, it
	// does not wait, and returns the first error so far, such as that there was no memory for x.
	Read(data []byte, x Buffer, offset int) error
	// Launch queues a kernel.
	Launch(l Launch)
	// Fail makes an error that of work that is queued.
	Fail(err error)
	// Sync waits for all work. It returns the first error that there was since the
	// last one was returned.
	Sync() error
}

// A Kernel names a function that runs on devices. See Run for those of your own.
type Kernel struct {
	Name string
	// of the program that has it, in the device's language; "" of those of the library
	Source  string
	Options string // of its compiler
	// the package of the element type whose functions the source calls, such as "f32"
	Library string
}

// A Launch is a call of a kernel.
type Launch struct {
	Kernel Kernel
	// each a Buffer, a Local, a Bytes, a Fault, or a number of a type that says its size, such as
	// int32
	Args []any
	// of Args, to be checked, as the device's language names them: "float*"; nil leaves that out
	Types []string
	// how many work-items there are, a multiple of Group along each of 1 to 3 dimensions
	Global []int
	Group  []int // how many of them are a work-group; nil leaves that to the driver
}

// wantGlobal says what sizes of a launch can be.
const wantGlobal = "1 to 3 sizes, none of them negative, whose product is an int"

// Check returns an error unless the arguments can be told apart from their types, and the sizes are
// of work-items in whole work-groups. Drivers check what they are to launch by it.
func (l Launch) Check() error {
	switch {
	case l.Types != nil && len(l.Types) != len(l.Args):
		return fmt.Errorf("%d types of %d arguments", len(l.Types), len(l.Args))
	case !areSizes(l.Global):
		return fmt.Errorf("the work-items are %v, want %s", l.Global, wantGlobal)
	case l.Group == nil:
		return nil
	case len(l.Group) != len(l.Global) || !areSizes(l.Group):
		return fmt.Errorf("a work-group is %v of the work-items %v", l.Group, l.Global)
	}
	for i, n := range l.Group {
		if n == 0 || l.Global[i]%n != 0 {
			return fmt.Errorf("work-groups of %v do not divide the work-items %v", l.Group,
				l.Global)
		}
	}
	return nil
}

// areSizes reports whether a launch can have so many work-items along dimensions.
func areSizes(sizes []int) bool {
	product := uint(1)
	for _, n := range sizes {
		if n < 0 {
			return false
		}
		high, low := bits.Mul(product, uint(max(n, 1)))
		if high > 0 || low > math.MaxInt {
			return false
		}
		product = low
	}
	return len(sizes) >= 1 && len(sizes) <= 3
}

// Local is an argument of a kernel: so many bytes of memory that a work-group shares.
type Local int

// Bytes is an argument of a kernel that it takes by value, as it is in memory.
type Bytes []byte

// Fault is an argument of a kernel: a place for an int, which it sets to 1 to report an
// error, as Sync and Read do then.
type Fault struct{ Err error }

// An Error is a failure of a device.
type Error struct {
	Device string // its name
	Call   string // what failed, by its name in the driver's library
	Err    error
}

func (e *Error) Error() string { return fmt.Sprintf("device: %s: %s: %v", e.Device, e.Call, e.Err) }

// Unwrap returns the error below e.
func (e *Error) Unwrap() error { return e.Err }

// A MissingError says why there is no device of a driver, and what to do about it.
type MissingError struct {
	Driver string
	Reason string
	Remedy string
}

func (e *MissingError) Error() string {
	return fmt.Sprintf("device: no %s device: %s; %s", e.Driver, e.Reason, e.Remedy)
}
