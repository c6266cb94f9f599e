package slicepool_test

import (
	"runtime/debug"
	"testing"

	"github.com/ashlar-go/ashlar/internal/slicepool"
)

// TestPool checks that memory comes back for any type of elements of the same size, and for
// no other size. Under the race detector, a sync.Pool loses some of it.
func TestPool(t *testing.T) {
	found := false
	for range 100 {
		s := make([]float64, 1000)
		s[999] = 7
		slicepool.Put(s)
		if slicepool.Get[float64](999) != nil || slicepool.Get[float64](1001) != nil {
			t.Fatal("memory of another size")
		}
		again := slicepool.Get[int](1000)
		if again == nil {
			continue
		}
		found = true
		if len(again) != 1000 || again[999] != 0x401C000000000000 {
			t.Fatalf("%d elements, the last %#x", len(again), again[999])
		}
		again[999] = 1
	}
	if !found {
		t.Error("memory never comes back")
	}
	slicepool.Put(make([]bool, 10))
	if slicepool.Get[bool](10) != nil {
		t.Error("little memory is kept")
	}
}

// TestManySizes checks that the pool does not grow with each size that was ever used, and
// keeps the last.
func TestManySizes(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // which empties the pool
	// the pool forgets twice a thousand, and has half of one
	const first, last = 1 << 10, 7 << 9
	for n := first; n < last; n++ {
		slicepool.Put(make([]uint8, n))
	}
	kept := 0
	for n := first; n < last; n++ {
		if slicepool.Get[uint8](n) != nil {
			kept++
		}
	}
	if kept == 0 || kept > 1<<10 {
		t.Errorf("memory of %d sizes", kept)
	}
}
