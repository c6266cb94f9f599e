// Code generated from templates/folds.go.tmpl. DO NOT EDIT.

package kernels

import (
	"bytes"
	"unsafe"
)

// Any reports whether an element of x holds.
func (k *Kernels) Any(x []bool) bool { return bytes.IndexByte(asBytes(x), 1) >= 0 }

// All reports whether every element of x holds.
func (k *Kernels) All(x []bool) bool { return bytes.IndexByte(asBytes(x), 0) < 0 }

// Count returns how many elements of x hold.
func (k *Kernels) Count(x []bool) int { return bytes.Count(asBytes(x), []byte{1}) }

// asBytes returns the memory of x, of ones and zeros.
func asBytes(x []bool) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(x))), len(x))
}
