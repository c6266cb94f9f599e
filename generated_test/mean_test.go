package generated_test

import (
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// TestMeanOfIntegers has means of each type of integers, on the host.
func TestMeanOfIntegers(t *testing.T) { testMeans(t, nil) }

// TestMeanOfIntegersOnDevices has the same on devices.
func TestMeanOfIntegersOnDevices(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		wantDouble(t, d)
		testMeans(t, d)
	})
}

func testMeans(t *testing.T, d device.Device) {
	t.Run("int", func(t *testing.T) {
		testMean(t, d, ints.New, ints.Mean[*f64.Tensor])
		for _, c := range []struct {
			want float64
			of   []int
		}{
			{math.MaxInt, []int{math.MaxInt, math.MaxInt, math.MaxInt}},
			{math.MinInt, []int{math.MinInt, math.MinInt}},
			{-1, []int{-1, -1, -1, -1, -1}},
		} {
			x := to(d, ints.Of(c.of...))
			if got := ints.Mean[*f64.Tensor](x).Item(); got != c.want {
				t.Errorf("the mean of %v is %g, want %g", c.of, got, c.want)
			}
		}
		x := to(d, ints.Matrix(2, 2, 1, 2, 3, 5))
		rows := ints.KeepDims(ints.Mean[*f64.Tensor], x, 1)
		compareResults(t, map[string]result{"KeepDims": of(rows)},
			map[string]result{"KeepDims": of(f64.Matrix(2, 1, 1.5, 4))})
	})
	t.Run("int32", func(t *testing.T) { testMean(t, d, i32.New, i32.Mean[*f64.Tensor]) })
	t.Run("uint8", func(t *testing.T) { testMean(t, d, u8.New, u8.Mean[*f64.Tensor]) })
}

// testMean checks means of tensors V of integers T, whose rows are views too.
func testMean[T element.Integer, V interface {
	To(device.Device) (V, error)
	T() V
	Flip(axes ...int) V
}](t *testing.T, d device.Device, tensorOf func(data []T, shape ...int) V,
	mean func(x V, axes ...int) *f64.Tensor,
) {
	x := to(d, tensorOf([]T{1, 2, 4, 10, 100, 127}, 2, 3))
	for _, c := range []struct {
		name      string
		got, want *f64.Tensor
	}{
		{"all", mean(x), f64.Scalar(244. / 6)},
		{"rows", mean(x, 1), f64.Of(7./3, 79)},
		{"columns", mean(x, -2), f64.Of(5.5, 51, 65.5)},
		{"both", mean(x, 1, 0), f64.Scalar(244. / 6)},
		{"rows of a view", mean(x.T().Flip(0), 1), f64.Of(65.5, 51, 5.5)},
		{"no rows", mean(to(d, tensorOf(nil, 0, 2)), 0), f64.Of(math.NaN(), math.NaN())},
		{"nothing", mean(to(d, tensorOf(nil, 0))), f64.Scalar(math.NaN())},
		{"no results", mean(to(d, tensorOf(nil, 2, 0)), 0), f64.Zeros(0)},
	} {
		if got, want := fmt.Sprint(of(c.got)), fmt.Sprint(of(c.want)); got != want {
			t.Errorf("%s: %s, want %s", c.name, got, want)
		}
	}
	var axis *tensor.AxisError
	if err := tensor.Catch(func() { mean(x, 2) }); !errors.As(err, &axis) || axis.Op != "Mean" {
		t.Errorf("axis 2: %v", err)
	}
}
