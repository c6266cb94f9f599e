package generated_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
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
				check("rows of zero stride", x,
					y.Slice(tensor.Ellipsis, tensor.Range(0, 1), tensor.All).BroadcastTo(c.y...))
			}
			i := ints.MatMul(ints.ZerosLike(ints.Zeros(c.x...)), ints.Zeros(c.y...))
			if !i.Shape().Equal(c.want) {
				t.Errorf("int: shape %v", i.Shape())
			}
		})
	}
}

// TestMatMulThreads compares products on several numbers of threads to the bit.
func TestMatMulThreads(t *testing.T) {
	defer tensor.SetThreads(0)
	cases := [][2][]int{
		{{7, 11, 40, 50}, {11, 50, 30}},
		{{2000}, {2000, 3000}},
		{{700, 300}, {300, 500}},
		{{4000, 50}, {50, 40}},
		{{20, 3000}, {3000, 300}},
		{{3000, 2000}, {2000}},
		{{300, 120, 130}, {130, 20}},
		{{5000, 8, 9}, {5000, 9, 7}},
	}
	if testing.Short() {
		cases = cases[:2]
	}
	for _, c := range cases {
		rng := rand.New(rand.NewPCG(1, 2))
		x, y := f32.Normal(rng, 0, 1, c[0]...), f32.Normal(rng, 0, 1, c[1]...)
		for name, x := range map[string]*f32.Tensor{"plain": x, "reversed": x.Flip(0)} {
			tensor.SetThreads(1)
			want := f32.MatMul(x, y)
			for _, threads := range []int{2, 3, 7} {
				tensor.SetThreads(threads)
				if got := f32.MatMul(x, y); !got.Same(want) {
					t.Errorf("%v, %s: %d threads compute something else than one", c, name, threads)
				}
			}
		}
	}
}

// TestMatMulBatches compares products of a batch with those of its matrices.
func TestMatMulBatches(t *testing.T) {
	x, y := numbers([]int{6, 5, 4, 3}), numbers([]int{6, 5, 3, 2})
	for name, c := range map[string][2]*f32.Tensor{
		"plain":             {x, y},
		"one right operand": {x, y.Slice(tensor.At(2), tensor.At(1)).BroadcastTo(6, 5, 3, 2)},
		"one left operand": {x.Slice(tensor.Range(0, 1), tensor.Range(1, 2)).BroadcastTo(6, 5, 4,
			3), y},
		"batches exchanged": {numbers([]int{5, 6, 4, 3}).Transpose(1, 0, 2, 3), y},
		"batches reversed":  {x.Flip(0), y.Flip(1)},
		"every other batch": {numbers([]int{12, 5, 4, 3}).Slice(tensor.From(0).By(2)), y},
	} {
		for _, z := range []*f32.Tensor{
			nil, f32.Zeros(2, 6, 5, 4, 2).Slice(tensor.At(1)),
			f32.Zeros(5, 6, 4, 2).Transpose(1, 0, 2, 3),
			f32.Zeros(6, 5, 8, 2).Slice(tensor.Ellipsis, tensor.From(0).By(2), tensor.All),
		} {
			z := z.MatMul(c[0], c[1])
			for i := range 6 {
				for j := range 5 {
					want := f32.MatMul(c[0].Slice(tensor.At(i), tensor.At(j)),
						c[1].Slice(tensor.At(i), tensor.At(j)))
					if got := z.Slice(tensor.At(i), tensor.At(j)); !got.Same(want) {
						t.Fatalf("%s: product %d %d is %v, want %v", name, i, j, got, want)
					}
				}
			}
		}
	}
}

// TestMatMulManyBatches compares a batch that goroutines share with its products.
func TestMatMulManyBatches(t *testing.T) {
	const n = 5000
	x, y, z := numbers([]int{n, 8, 9}), numbers([]int{n, 9, 7}), f32.Zeros(n, 8, 7)
	z.MatMul(x, y)
	for i := range n {
		if want := f32.MatMul(x.Slice(tensor.At(i)),
			y.Slice(tensor.At(i))); !z.Slice(tensor.At(i)).Same(want) {
			t.Fatalf("product %d is %v, want %v", i, z.Slice(tensor.At(i)), want)
		}
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
	if x.Rank() == 1 {
		x = x.Unsqueeze(0)
	}
	if y.Rank() == 1 {
		y = y.Unsqueeze(1)
	}
	m, k, n := x.Dim(-2), x.Dim(-1), y.Dim(-1)
	batch := tensor.Broadcast(x.Shape()[:x.Rank()-2], y.Shape()[:y.Rank()-2])
	x, y = x.BroadcastTo(append(batch, m, k)...), y.BroadcastTo(append(batch, k, n)...)
	z := f32.Zeros(append(batch, m, n)...)
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
