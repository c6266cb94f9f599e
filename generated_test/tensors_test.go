package generated_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/internal/kerneltest"
)

// TestThreads checks that the number of threads changes no bit.
func TestThreads(t *testing.T) {
	rows := float32Rows
	if testing.Short() {
		rows = rows[:8]
	}
	s := float32Suite
	kerneltest.TestLargeTensors(t, rows, s.best, s.create, s.functions, 1, 2, 3, 7)
}
