package generated_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f16 "github.com/ashlar-go/ashlar/tensor/float16"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

// TestContiguous wants a tensor itself if it is contiguous, and a copy of its elements if it is not.
func TestContiguous(t *testing.T) {
	halves, err := f16.From([][]float32{{1, 2}, {3, 4}})
	if err != nil {
		t.Fatal(err)
	}
	testContiguous(t, f32.Matrix(2, 2, 1, 2, 3, 4))
	testContiguous(t, ints.Matrix(2, 2, 1, 2, 3, 4))
	testContiguous(t, bools.Matrix(2, 2, true, false, false, true))
	testContiguous(t, strs.Matrix(2, 2, "a", "b", "c", "d"))
	testContiguous(t, halves)
}

func testContiguous[V interface {
	comparable
	tensor.Any
	Contiguous() V
	Transpose(axes ...int) V
	Slice(indices ...tensor.Index) V
	ReadOnly() V
	IsContiguous() bool
	Same(V) bool
}](t *testing.T, x V) {
	t.Helper()
	if x.Contiguous() != x || x.ReadOnly().Contiguous().IsContiguous() != true {
		t.Errorf("%v is not itself", x)
	}
	for _, view := range []V{x.Transpose(), x.Slice(tensor.All, tensor.At(1))} {
		z := view.Contiguous()
		if z == view || !z.IsContiguous() || !z.Same(view) {
			t.Errorf("%v of %v", z, view)
		}
	}
}

// TestSoftmaxOfNothing wants nothing of an axis of length 0, and of one without rows.
func TestSoftmaxOfNothing(t *testing.T) {
	for _, shape := range [][]int{{0}, {2, 0}, {0, 2}, {2, 0, 3}} {
		x := f64.Zeros(shape...)
		for axis := range shape {
			for name, z := range map[string]*f64.Tensor{
				"Softmax": f64.Softmax(x, axis), "LogSoftmax": f64.LogSoftmax(x, axis),
			} {
				if fmt.Sprint(z.Shape()) != fmt.Sprint(shape) {
					t.Errorf("%s of shape %v along %d: %v", name, shape, axis, z.Shape())
				}
			}
		}
	}
}

// TestVarDDOFOfFew divides by no less than 0, as NumPy does.
func TestVarDDOFOfFew(t *testing.T) {
	for _, c := range []struct {
		x    *f64.Tensor
		ddof int
		want float64
	}{
		{f64.Of(1, 3), 1, 2},
		{f64.Of(1, 3), 2, math.Inf(1)},
		{f64.Of(1, 3), 3, math.Inf(1)},
		{f64.Of(2, 2), 2, math.NaN()},
		{f64.Of(2), 1, math.NaN()},
		{f64.Zeros(0), 1, math.NaN()},
	} {
		got := f64.VarDDOF(c.x, c.ddof).Item()
		if got != c.want && !(math.IsNaN(got) && math.IsNaN(c.want)) {
			t.Errorf("VarDDOF(%v, %d) is %v, want %v", c.x, c.ddof, got, c.want)
		}
	}
}
