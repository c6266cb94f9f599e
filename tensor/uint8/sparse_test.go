// Code generated from templates/sparse_test.go.tmpl. DO NOT EDIT.

package u8

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// scattered returns sparse tensors of a shape that keep some elements, which a tensor has too: one
// of them set in row-major order, the other in any.
func scattered(rng *rand.Rand, shape ...int) (x *Tensor, s []*Sparse) {
	x = Zeros(shape...)
	ordered, other := SparseOf(x), NewSparse(1, shape...)
	order := rng.Perm(x.Size())[:x.Size()/3]
	for range 2 {
		for _, place := range order {
			index := make([]int, len(shape))
			for axis := len(shape) - 1; axis >= 0; axis-- {
				index[axis], place = place%shape[axis], place/shape[axis]
			}
			v := uint8(place%7 + len(index) + 1)
			x.Set(v, index...)
			other.Set(v, index...)
		}
		rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	for index, v := range x.All() {
		if v != 0 {
			ordered.AddAt(v, index...)
		}
	}
	return x, []*Sparse{ordered, other, SparseOf(x),
		SparseFrom(other.Indices(), other.Values(), shape...)}
}

// TestSparse compares sparse tensors with those that keep all elements.
func TestSparse(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, shape := range [][]int{{}, {0}, {9}, {4, 0}, {5, 7}, {3, 2, 4}} {
		x, all := scattered(rng, shape...)
		for i, s := range all {
			if !s.Tensor().Same(x) || !s.Clone().ReadOnly().Tensor().Same(x) {
				t.Errorf("%d: %v is %v, want %v", i, s, s.Tensor(), x)
			}
			for index, v := range x.All() {
				if s.At(index...) != v {
					t.Errorf("%d: %v is %v, want %v", i, index, s.At(index...), v)
				}
			}
			if !s.Indices().Shape().Equal(tensor.Shape{s.Len(), len(shape)}) {
				t.Errorf("%d: indices %v", i, s.Indices())
			}
			if twice := s.WithValues(Add(s.Values(), s.Values())); !twice.Tensor().Same(Add(x, x)) {
				t.Errorf("%d: twice %v is %v", i, s, twice)
			}
		}
	}
	s := NewSparse(0, 2, 3)
	s.Set(1, 1, 2)
	s.Set(2, 0, 1)
	s.Set(3, 1, 2)
	s.Set(0, 0, 0)
	if want := "sparse [2 3]\n[1 2] 3\n[0 1] 2\n[0 0] 0"; s.String() != want || s.Len() != 3 {
		t.Errorf("got %v, want %s", s, want)
	}
	s.Values().Fill(5)
	if s.At(0, 1) != 5 || s.At(1, 1) != 0 {
		t.Errorf("filled with 5: %v", s)
	}
}

// TestSparseProducts compares products with those of tensors that keep all elements.
func TestSparseProducts(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, n := range [][3]int{{0, 3, 2}, {4, 0, 3}, {1, 1, 1}, {13, 17, 0}, {13, 17, 19},
		{70, 150, 33}} {
		x, all := scattered(rng, n[0], n[1])
		y := Zeros(n[2], n[1])
		for i := range y.data {
			y.data[i] = uint8(i % 11)
		}
		for i, s := range all {
			for _, y := range []*Tensor{y.T(), y.T().Clone(), y.T().Flip(0)} {
				if got, want := SparseMatMul(s, y), MatMul(x, y); !got.Same(want) {
					t.Errorf("%v, %d: %v, want %v", n, i, got, want)
				}
				left := y.T() // [n[2], n[1]]
				if got, want := MatMulSparse(left, transposed(s)), MatMul(left,
					x.T()); !got.Same(want) {
					t.Errorf("%v, %d from the left: %v, want %v", n, i, got, want)
				}
			}
			if n[2] == 0 {
				continue
			}
			v := y.Slice(tensor.At(0))
			if got, want := SparseMatMul(s, v), MatMul(x, v); !got.Same(want) {
				t.Errorf("%v, %d times a vector: %v, want %v", n, i, got, want)
			}
			if got, want := MatMulSparse(v, transposed(s)), MatMul(v, x.T()); !got.Same(want) {
				t.Errorf("%v, a vector times %d: %v, want %v", n, i, got, want)
			}
		}
	}
}

// transposed returns a sparse matrix with its axes exchanged.
func transposed(s *Sparse) *Sparse {
	return SparseFrom(s.Indices().Flip(1), s.Values(), s.Shape()[1], s.Shape()[0])
}

// TestSparseMisuse wants each mistake to panic with an error that names it.
func TestSparseMisuse(t *testing.T) {
	s := NewSparse(4, 2, 3)
	s.Set(1, 1, 1)
	x, kept := Zeros(2, 3), s.Clone()
	for want, f := range map[string]func(){
		"tensor: NewSparse: capacity is -1, want 0 or more": func() { NewSparse(-1, 2) },
		"tensor: NewSparse: no tensor can have shape [-1]":  func() { NewSparse(0, -1) },
		"tensor: Set: no index [2 0] in shape [2 3]":        func() { s.Set(1, 2, 0) },
		"tensor: AddAt: no index [0] in shape [2 3]":        func() { s.AddAt(1, 0) },
		"tensor: At: no index [0 -4] in shape [2 3]":        func() { s.At(0, -4) },
		tensor.ErrReadOnly.Error():                          func() { s.ReadOnly().Set(1, 0, 0) },
		"tensor: SparseFrom: shapes [[2 1] [2] [2 3]]: want a row of indices for each of a vector of values": func() {
			SparseFrom(ints.Zeros(2, 1), Zeros(2), 2, 3)
		},
		"tensor: SparseFrom: no index [0 3] in shape [2 3]": func() {
			SparseFrom(ints.Matrix(1, 2, 0, 3), Zeros(1), 2, 3)
		},
		"tensor: WithValues: shapes [[2] [1]]: want a vector of as many values": func() {
			s.WithValues(Zeros(2))
		},
		"tensor: SparseMatMul: shapes [[2 3] [2 3]]: want a matrix with as many columns as the other has rows": func() {
			SparseMatMul(s, x)
		},
		"tensor: MatMulSparse: shapes [[2 3] [2 3]]: want a matrix with as many columns as the other has rows": func() {
			MatMulSparse(x, s)
		},
	} {
		err := tensor.Catch(f)
		if err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	if err := tensor.Catch(func() { s.ReadOnly().Values().Fill(2) }); !errors.Is(err,
		tensor.ErrReadOnly) {
		t.Errorf("values of a read-only tensor were written: %v", err)
	}
	if fmt.Sprint(s) != fmt.Sprint(kept) || !slices.Equal(s.Shape(), kept.Shape()) {
		t.Errorf("%v after mistakes, want %v", s, kept)
	}
}
