//go:build !race

package nn_test

import (
	"math"
	"runtime"
	"runtime/debug"
	"testing"
)

// TestStepKeepsMemory checks that results and gradients, which have 400 KB, take the memory of
// those of the step before, and that what is new is variables and headers alone. The race detector
// loses memory that is kept. So does a goroutine that is moved to another processor between steps:
// the step that allocates the least counts.
func TestStepKeepsMemory(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // the collector gives memory back that is kept
	step := newStep()
	step()
	least := uint64(math.MaxUint64)
	for range 5 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		step()
		runtime.ReadMemStats(&after)
		least = min(least, after.TotalAlloc-before.TotalAlloc)
	}
	if least > 100_000 {
		t.Errorf("each step after the first allocates %d bytes or more", least)
	}
}
