//go:build !race

package nn_test

import (
	"runtime"
	"runtime/debug"
	"testing"
)

// TestStepKeepsMemory checks that results and gradients, which have 400 KB, take the memory of
// those of the step before, and that what is new is variables and headers alone. The race detector
// loses memory that is kept.
func TestStepKeepsMemory(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // the collector gives memory back that is kept
	step := newStep()
	step()
	const steps = 3
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range steps {
		step()
	}
	runtime.ReadMemStats(&after)
	if bytes := (after.TotalAlloc - before.TotalAlloc) / steps; bytes > 100_000 {
		t.Errorf("a step after the first allocates %d bytes", bytes)
	}
}
