// Code generated from templates/convert_test.go.tmpl. DO NOT EDIT.

package convert_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
	bf16 "github.com/ashlar-go/ashlar/tensor/bfloat16"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f16 "github.com/ashlar-go/ashlar/tensor/float16"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// TestConvert converts all element types to all.
func TestConvert(t *testing.T) {
	t.Run("float32", func(t *testing.T) { convertToAll(t, f32.New) })
	t.Run("float64", func(t *testing.T) { convertToAll(t, f64.New) })
	t.Run("int", func(t *testing.T) { convertToAll(t, ints.New) })
	t.Run("int32", func(t *testing.T) { convertToAll(t, i32.New) })
	t.Run("uint8", func(t *testing.T) { convertToAll(t, u8.New) })
	t.Run("bool", func(t *testing.T) { convertToAll(t, bools.New) })
	t.Run("float16", func(t *testing.T) { convertToAll(t, f16.New) })
	t.Run("bfloat16", func(t *testing.T) { convertToAll(t, bf16.New) })
}

// convertToAll converts vectors that create makes to all element types.
func convertToAll[X convert.Element, V interface {
	convert.Tensor[X]
	BroadcastTo(shape ...int) V
}](t *testing.T, create func(x []X, shape ...int) V) {
	t.Run("to float32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []float32 {
			return convert.Float32(create(x, len(x)).BroadcastTo(n)).Values()
		})
	})
	t.Run("to float64", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []float64 {
			return convert.Float64(create(x, len(x)).BroadcastTo(n)).Values()
		})
	})
	t.Run("to int", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []int {
			return convert.Int(create(x, len(x)).BroadcastTo(n)).Values()
		})
	})
	t.Run("to int32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []int32 {
			return convert.Int32(create(x, len(x)).BroadcastTo(n)).Values()
		})
	})
	t.Run("to uint8", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []uint8 {
			return convert.Uint8(create(x, len(x)).BroadcastTo(n)).Values()
		})
	})
	t.Run("to bool", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []bool {
			return convert.Bool(create(x, len(x)).BroadcastTo(n)).Values()
		})
	})
	t.Run("to float16", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []half.Float16 {
			return convert.Float16(create(x, len(x)).BroadcastTo(n)).Values()
		})
	})
	t.Run("to bfloat16", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []half.BFloat16 {
			return convert.BFloat16(create(x, len(x)).BroadcastTo(n)).Values()
		})
	})
}
