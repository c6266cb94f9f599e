package iterate

import (
	"fmt"
	"math"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/internal/layouttest"
)

// from returns what From makes of nested slices, or its error.
func from[T any](nested any) string {
	x, err := From[T](nested)
	if err != nil {
		return err.Error()
	}
	return fmt.Sprint(x.Shape(), x.Data)
}

// TestFromNumbers has nested slices of other numbers, at the edges of the types.
func TestFromNumbers(t *testing.T) {
	const no = "tensor: From: "
	for _, c := range []struct{ got, want string }{
		{from[float32]([][]int{{1, -2}, {3, 4}}), "[2 2] [1 -2 3 4]"},
		{from[float32]([]int64{1<<24 + 1, 1<<54 + 1<<30 + 1}), "[2] [1.6777216e+07 1.80144e+16]"},
		{from[float64]([1][2]uint8{{255, 0}}), "[1 2] [255 0]"},
		{from[float64](float32(0.5)), "[] [0.5]"},
		{from[float32]([]float64{math.Inf(1), 0.1}), "[2] [+Inf 0.1]"},
		{from[int]([]float64{-3, 1 << 62}), "[2] [-3 4611686018427387904]"},
		{from[int]([]float64{1 << 63}), no + "9.223372036854776e+18 is no int"},
		{from[int]([]float64{-1 << 63}), "[1] [-9223372036854775808]"},
		{from[int]([]float64{0.5}), no + "0.5 is no int"},
		{from[int]([]float64{math.NaN()}), no + "NaN is no int"},
		{from[int]([]uint64{1 << 63}), no + "9223372036854775808 is no int"},
		{from[uint8]([]int{0, 255}), "[2] [0 255]"},
		{from[uint8]([]int{256}), no + "256 is no uint8"},
		{from[uint8]([]int{-1}), no + "-1 is no uint8"},
		{from[uint8]([]float64{math.Copysign(0, -1)}), "[1] [0]"},
		{from[int32]([]int64{math.MinInt64}), no + "-9223372036854775808 is no int32"},
		{from[int32]([]int64{math.MinInt32}), "[1] [-2147483648]"},
		{from[int32]([]float32{-1 << 31, 1 << 31}), no + "2.1474836e+09 is no int32"},
		{from[int]([]bool{true}), no + "[]bool, want at most 12 dimensions of int"},
		{from[bool]([]int{1}), no + "[]int, want at most 12 dimensions of bool"},
		{from[string]([]int{1}), no + "[]int, want at most 12 dimensions of string"},
		{from[string]([][]string{{"a"}, {"b"}}), "[2 1] [a b]"},
		{from[int]([][]int{{1}, {}}), no + "lengths 1 and 0 in one dimension"},
		{from[int]([][]int{}), "[0 0] []"},
	} {
		if c.got != c.want {
			t.Errorf("%s, want %s", c.got, c.want)
		}
	}
}

// TestNested wants of tensors of all layouts slices that From makes the same tensor of.
func TestNested(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := layouttest.Tensor(t, layouttest.Shape(t, 4, 300), true)
		nested := Nested(x)
		of := reflect.TypeOf(nested)
		for range x.Rank() {
			of = of.Elem()
		}
		back, err := From[int](nested)
		if err != nil || of.Kind() != reflect.Int ||
			fmt.Sprint(back.Data) != fmt.Sprint(layouttest.Elements(x)) ||
			x.Size() > 0 && fmt.Sprint(back.Shape()) != fmt.Sprint(x.Shape()) {
			t.Fatalf("%T came back as %v %v, error %v", nested, back.Shape(), back.Data, err)
		}
	})
}
