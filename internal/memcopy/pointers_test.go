package memcopy

import (
	"slices"
	"testing"
	"unsafe"
)

// TestPointers copies strings, which no kernel may: the garbage collector has to know of each
// pointer that is written.
func TestPointers(t *testing.T) {
	kernels := best
	defer func() { best = kernels }()
	best.copyRows = func(*byte, int, *byte, int, int, int) { t.Error("a kernel copies pointers") }
	best.nonTemporalRows = best.copyRows
	x := []string{"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"}
	for name, copies := range map[string]func(z, x []string, rows, n, zStride, xStride int){
		"Rows": Rows[string], "NonTemporalRows": NonTemporalRows[string],
	} {
		z := make([]string, 2*len(x))
		first := 0 // from where on rows start at lines of the cache
		for uintptr(unsafe.Pointer(&z[first]))%LineBytes != 0 {
			first++
		}
		z = z[first:][:len(x)]
		if copies(z, x, 3, 4, 4, 4); !slices.Equal(z, x) {
			t.Errorf("%s makes %q of %q", name, z, x)
		}
	}
}
