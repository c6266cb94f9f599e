//go:build !amd64 || purego

package vector

import "unsafe"

// fill sets some vectors of so many bytes to 64 bits, as often as they have them.
func fill(at *byte, bits uint64, size, vectors int) {
	all := unsafe.Slice((*uint64)(unsafe.Pointer(at)), size*vectors/8)
	for i := range all {
		all[i] = bits
	}
}
