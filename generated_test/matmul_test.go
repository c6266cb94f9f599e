package generated_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestMatMul compares products with sums of products by definition, whose terms are
// small integers and so exact.
func TestMatMul(t *testing.T) {
	for _, c := range []struct{ x, y, want []int }{
		{[]int{2, 3}, []int{3, 4}, []int{2, 4}},
		{[]int{3}, []int{3}, []int{}},
		{[]int{3}, []int{3, 4}, []int{4}},
		{[]int{2, 3}, []int{3}, []int{2}},
		{[]int{5, 2, 3}, []int{3, 4}, []int{5, 2, 4}},
		{[]int{5, 1, 2, 3}, []int{6, 3, 4}, []int{5, 6, 2, 4}},
		{[]int{3}, []int{5, 3, 4}, []int{5, 4}},
		{[]int{5, 2, 3}, []int{3}, []int{5, 2}},
		{[]int{0, 2, 3}, []int{3, 4}, []int{0, 2, 4}},
		{[]int{2, 0}, []int{0, 4}, []int{2, 4}},
		{[]int{33, 65}, []int{65, 47}, []int{33, 47}},
	} {
		t.Run(fmt.Sprint(c.x, c.y), func(t *testing.T) {
			x, y := numbers(c.x), numbers(c.y)
			check := func(what string, x, y *f32.Tensor) {
				t.Helper()
				got := f32.MatMul(x, y)
				if !got.Shape().Equal(c.want) {
					t.Fatalf("%s: shape %v, want %v", what, got.Shape(), c.want)
				}
				if want := naiveProduct(x, y, c.want); !got.Same(want) {
					t.Errorf("%s: %v, want %v", what, got, want)
				}
			}
			check("contiguous", x, y)
			check("reversed", x.Flip(-1), y.Flip(0))
			if len(c.x) > 1 {
				check("column-major", x.T().Clone().T(), y)
			}
			if len(c.y) > 1 {
				check("right column-major", x, y.T().Clone().T())
				check("rows of zero stride", x, y.Slice(tensor.Ellipsis, tensor.Range(0, 1), tensor.All).BroadcastTo(c.y...))
			}
			i := ints.MatMul(ints.ZerosLike(ints.Zeros(c.x...)), ints.Zeros(c.y...))
			if !i.Shape().Equal(c.want) {
				t.Errorf("int: shape %v", i.Shape())
			}
		})
	}
}

func TestMatMulDestinations(t *testing.T) {
	x := numbers([]int{3, 3})
	want := naiveProduct(x, x.T(), []int{3, 3})
	columns := f32.Zeros(3, 6)
	view := columns.Slice(tensor.All, tensor.From(0).By(2))
	if view.MatMul(x, x.T()); !view.Same(want) || columns.At(0, 1) != 0 {
		t.Errorf("into every other column: %v", columns)
	}
	if x.MatMul(x, x.T()); !x.Same(want) {
		t.Errorf("into an operand: %v, want %v", x, want)
	}
}

func TestMatMulMisuse(t *testing.T) {
	for _, c := range [][2][]int{{{2, 3}, {4, 5}}, {{}, {3}}, {{2, 2, 3}, {4, 3, 5}}} {
		var e *tensor.ShapeError
		err := tensor.Catch(func() { f32.MatMul(f32.Zeros(c[0]...), f32.Zeros(c[1]...)) })
		if !errors.As(err, &e) || e.Op != "MatMul" {
			t.Errorf("%v: %v", c, err)
		}
	}
}

// numbers returns a tensor of integers from -8 to 8.
func numbers(shape []int) *f32.Tensor {
	x := f32.Zeros(shape...)
	for i := range x.Data() {
		x.Data()[i] = float32(i*7%17 - 8)
	}
	return x
}

// naiveProduct is the product by its definition, element by element.
func naiveProduct(x, y *f32.Tensor, shape []int) *f32.Tensor {
	p := tensor.NewProduct("naive", x.Shape(), y.Shape())
	if x.Rank() == 1 {
		x = x.Unsqueeze(0)
	}
	if y.Rank() == 1 {
		y = y.Unsqueeze(1)
	}
	x, y = x.BroadcastTo(p.X...), y.BroadcastTo(p.Y...)
	z := f32.Zeros(p.Full...)
	for at := range z.All() {
		n := len(at)
		for k := range x.Dim(-1) {
			i, j := append([]int(nil), at...), append([]int(nil), at...)
			i[n-1], j[n-2] = k, k
			z.AddAt(x.At(i...)*y.At(j...), at...)
		}
	}
	return z.Reshape(shape...)
}
