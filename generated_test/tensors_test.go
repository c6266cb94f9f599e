package generated_test

import (
	"testing"

	kbools "github.com/ashlar-go/ashlar/asm/bool"
	k32 "github.com/ashlar-go/ashlar/asm/float32"
	k64 "github.com/ashlar-go/ashlar/asm/float64"
	kints "github.com/ashlar-go/ashlar/asm/int"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// The functions whose results are of bools.
var (
	f32Conditions = map[string]any{
		"Equal":        f32.Equal,
		"NotEqual":     f32.NotEqual,
		"Less":         f32.Less,
		"LessEqual":    f32.LessEqual,
		"Greater":      f32.Greater,
		"GreaterEqual": f32.GreaterEqual,
		"IsNaN":        f32.IsNaN,
		"IsInf":        f32.IsInf,
		"IsFinite":     f32.IsFinite,
	}
	f64Conditions = map[string]any{
		"Equal":        f64.Equal,
		"NotEqual":     f64.NotEqual,
		"Less":         f64.Less,
		"LessEqual":    f64.LessEqual,
		"Greater":      f64.Greater,
		"GreaterEqual": f64.GreaterEqual,
		"IsNaN":        f64.IsNaN,
		"IsInf":        f64.IsInf,
		"IsFinite":     f64.IsFinite,
	}
	intsConditions = map[string]any{
		"Equal":        ints.Equal,
		"NotEqual":     ints.NotEqual,
		"Less":         ints.Less,
		"LessEqual":    ints.LessEqual,
		"Greater":      ints.Greater,
		"GreaterEqual": ints.GreaterEqual,
	}
)

func TestTensors(t *testing.T) {
	t.Run("float32", func(t *testing.T) {
		kerneltest.TestTensors(t, float32Rows, k32.Best, f32.New, bools.New, f32Conditions)
	})
	t.Run("float64", func(t *testing.T) {
		kerneltest.TestTensors(t, float64Rows, k64.Best, f64.New, bools.New, f64Conditions)
	})
	t.Run("int", func(t *testing.T) {
		kerneltest.TestTensors(t, intRows, kints.Best, ints.New, bools.New, intsConditions)
	})
	t.Run("bool", func(t *testing.T) { kerneltest.TestTensors(t, boolRows, kbools.Best, bools.New, bools.New, nil) })
}

// TestThreads checks that the number of threads changes no bit.
func TestThreads(t *testing.T) {
	rows := float32Rows
	if testing.Short() {
		rows = rows[:8]
	}
	kerneltest.TestLargeTensors(t, rows, k32.Best, f32.New, 1, 2, 3, 7)
}
