package tensor

import (
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/sysmem"
)

// MaxBytes is how many bytes a tensor in the memory of the host may take, or what an operation
// needs on the way to one. An operation that would take more panics with a *SizeError before it
// allocates anything. At the start it is the memory of the machine, or of the container that the
// program runs in.
//
// It is for the start of a program to set, in init or main: operations read it on all their
// goroutines. It does not limit what tensors take together. Devices have limits of their own.
var MaxBytes = sysmem.Bytes()

// mostBytes is more than any machine has, and the most that Go allocates on amd64.
const mostBytes = 1 << min(47, unsafe.Sizeof(uintptr(0))*8-2)

// Oversize returns the error of op that elements of l, of width bytes each, take more than
// MaxBytes, or nil if they do not.
func (l *Layout) Oversize(op string, width int) *SizeError {
	if most := min(MaxBytes, mostBytes); l.size > most/max(width, 1) {
		return &SizeError{Op: op, Shape: l.Shape(), Most: most}
	}
	return nil
}

// CheckBytes panics with a *SizeError that names op if elements of l, of width bytes each, take
// more than MaxBytes.
func (l *Layout) CheckBytes(op string, width int) {
	if err := l.Oversize(op, width); err != nil {
		panic(err)
	}
}

// MakeSlice returns n zero values, memory that op needs on the way to its result. It panics with a
// *SizeError that names op if they take more than MaxBytes.
func MakeSlice[T any](op string, n int) []T {
	l := LayoutFor(op, n)
	l.CheckBytes(op, int(sizeOf[T]()))
	return make([]T, n)
}
