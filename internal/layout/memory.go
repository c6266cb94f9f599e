package layout

import (
	"github.com/ashlar-go/ashlar/internal/sysmem"
	"github.com/ashlar-go/ashlar/tensor"
)

// Oversize returns the error of op that elements of l, of width bytes each, take more than
// tensor.MaxBytes, or nil if they do not.
func (l *Layout) Oversize(op string, width int) *tensor.SizeError {
	if most := min(tensor.MaxBytes, sysmem.Most); l.size > most/max(width, 1) {
		return &tensor.SizeError{Op: op, Shape: l.Shape(), Most: most}
	}
	return nil
}

// CheckBytes panics with a *tensor.SizeError that names op if elements of l, of width bytes each,
// take more than tensor.MaxBytes.
func (l *Layout) CheckBytes(op string, width int) {
	if err := l.Oversize(op, width); err != nil {
		panic(err)
	}
}

// MakeSlice returns n zero values, memory that op needs on the way to its result. It panics with a
// *tensor.SizeError that names op if they take more than tensor.MaxBytes.
func MakeSlice[T any](op string, n int) []T {
	l := For(op, n)
	l.CheckBytes(op, int(sizeOf[T]()))
	return make([]T, n)
}
