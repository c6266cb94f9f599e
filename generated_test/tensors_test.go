package generated_test

import (
	"testing"

	kbools "github.com/ashlar-go/ashlar/asm/bool"
	k32 "github.com/ashlar-go/ashlar/asm/float32"
	k64 "github.com/ashlar-go/ashlar/asm/float64"
	kints "github.com/ashlar-go/ashlar/asm/int"
	"github.com/ashlar-go/ashlar/generated_test/harness"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

func TestTensors(t *testing.T) {
	t.Run("float32", func(t *testing.T) { harness.TestTensors(t, float32Rows, k32.Best, f32.New) })
	t.Run("float64", func(t *testing.T) { harness.TestTensors(t, float64Rows, k64.Best, f64.New) })
	t.Run("int", func(t *testing.T) { harness.TestTensors(t, intRows, kints.Best, ints.New) })
	t.Run("bool", func(t *testing.T) { harness.TestTensors(t, boolRows, kbools.Best, bools.New) })
}

// TestThreads checks that the number of threads changes no bit.
func TestThreads(t *testing.T) {
	defer tensor.SetThreads(0)
	for _, threads := range []int{1, 2, 3, 7} {
		tensor.SetThreads(threads)
		harness.TestLargeTensors(t, float32Rows, k32.Best, f32.New)
	}
}
