package generated_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// A result is a tensor as float64.
type result struct {
	shape  tensor.Shape
	values []float64
}

// of returns a result.
func of[T element.Number](x interface {
	Shape() tensor.Shape
	Values() []T
},
) result {
	r := result{x.Shape(), make([]float64, x.Shape().Size())}
	if len(r.values) > 0 {
		element.Convert(r.values, x.Values())
	}
	return r
}

// digits returns a tensor of integers from 0 to 6, of which there are others in each row.
func digits(shape ...int) *f64.Tensor {
	return f64.MapIndexed(f64.Zeros(shape...), func(index []int, _ float64) float64 {
		v := 5
		for _, i := range index {
			v = v*11 + i*i
		}
		return float64(v % 7)
	})
}

// compareResults compares results of an element type with those of float64.
func compareResults(t *testing.T, got, want map[string]result) {
	for _, name := range slices.Sorted(maps.Keys(got)) {
		got, want := got[name], want[name]
		if !got.shape.Equal(want.shape) || !slices.Equal(got.values, want.values) {
			t.Errorf("%s is %v of shape %v, want %v of %v", name, got.values, got.shape,
				want.values, want.shape)
		}
	}
}

// wideResults are a matrix V, and functions that add up or multiply its elements in wider ones.
type wideResults[V any] struct {
	x         V
	transpose func(x V) V
	sum, prod func(x V, axes ...int) *ints.Tensor
	mean      func(x V, axes ...int) *f64.Tensor
	cumSum    func(x V, axis int, how ...tensor.Scan) *ints.Tensor
	matMul    func(x, y V) *ints.Tensor
}

// testWide checks that sums and products of 3 by 70 of the lowest and the highest of narrow
// integers, the lowest in row 1, are those of int.
func testWide[V any](t *testing.T, lowest, highest int, r wideResults[V]) {
	const n = 70
	power := func(x, n int) int {
		p := 1
		for range n {
			p *= x
		}
		return p
	}
	for name, c := range map[string]struct{ got, want result }{
		"Sum":       {of(r.sum(r.x)), of(ints.Scalar(n * (2*highest + lowest)))},
		"Sum along": {of(r.sum(r.x, 1)), of(ints.Of(n*highest, n*lowest, n*highest))},
		"Prod": {
			of(r.prod(r.x, 1)),
			of(ints.Of(power(highest, n), power(lowest, n), power(highest, n))),
		},
		"Mean": {
			of(r.mean(r.x, 1)),
			of(f64.Of(float64(highest), float64(lowest), float64(highest))),
		},
		"CumSum": {
			of(r.cumSum(r.x, 0).Slice(tensor.All, tensor.At(3))),
			of(ints.Of(highest, highest+lowest, 2*highest+lowest)),
		},
		"MatMul": {of(r.matMul(r.x, r.transpose(r.x))), of(ints.Matrix(3, 3,
			n*highest*highest, n*highest*lowest, n*highest*highest,
			n*highest*lowest, n*lowest*lowest, n*highest*lowest,
			n*highest*highest, n*highest*lowest, n*highest*highest))},
	} {
		compareResults(t, map[string]result{name: c.got}, map[string]result{name: c.want})
	}
}

// TestResults compares results on the host.
func TestResults(t *testing.T) { testResults(t, nil) }
