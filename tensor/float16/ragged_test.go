// Code generated from templates/ragged_test.go.tmpl. DO NOT EDIT.

package f16

import (
	"fmt"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/tensor"
)

// TestRagged grows rows by elements and by tensors.
func TestRagged(t *testing.T) {
	v, zero := []half.Float16{half.Float16Of(1), half.Float16Of(2), half.Float16Of(3), half.Float16Of(4), half.Float16Of(5), half.Float16Of(6)}, *new(half.Float16)
	r := NewRagged(2, -1)
	r.Set(v[0], 1, 2)
	r.Append(Of(v[3:]...), 0)
	r.Append(r.Row(1), 1)
	r.Set(v[4], -1, -1)
	rows := [][]half.Float16{v[3:], {zero, zero, v[0], zero, zero, v[4]}}
	for i, want := range rows {
		if got := r.Row(i); !slices.Equal(got.Values(), want) {
			t.Errorf("row %d is %v, want %v", i, got, want)
		}
		for j, v := range want {
			if r.At(i, j) != v || r.At(i, j-len(want)) != v {
				t.Errorf("(%d, %d) is %v, want %v", i, j, r.At(i, j), v)
			}
		}
	}
	want := fmt.Sprintf("ragged [2 -1]\n[0] %v\n[1] %v", Of(rows[0]...), Of(rows[1]...))
	if got := r.Lengths(); !slices.Equal(got, []int{3, 6}) || r.String() != want {
		t.Errorf("%v, of lengths %v; want %s", r, got, want)
	}
	padded := Full(v[5], 2, 6)
	copy(padded.Data(), v[3:])
	copy(padded.Data()[6:], rows[1])
	if got := r.Tensor(v[5]); !got.Same(padded) {
		t.Errorf("padded: %v, want %v", got, padded)
	}
	frozen := r.Freeze()
	r.Row(1).Fill(v[5])
	if !slices.Equal(frozen.Values(), slices.Concat(rows...)) || r.At(1, 0) != v[5] ||
		!frozen.IsReadOnly() {
		t.Errorf("frozen: %v; filled: %v", frozen, r)
	}
	if again := RaggedOf(rows...); again.String() != frozen.String() {
		t.Errorf("made again: %v, want %v", again, frozen)
	}
}

// TestRaggedOfAnyRank has dimensions before and after the ragged one, also of no elements.
func TestRaggedOfAnyRank(t *testing.T) {
	v := []half.Float16{half.Float16Of(1), half.Float16Of(2), half.Float16Of(3), half.Float16Of(4), half.Float16Of(5), half.Float16Of(6)}
	r := NewRagged(2, 3, -1, 2)
	r.Set(v[0], 1, 2, 1, 0)
	r.Append(Of(v...).Reshape(3, 2), 0, 1)
	if got := r.Row(1, 2); !got.Shape().Equal(tensor.Shape{2, 2}) || got.At(1, 0) != v[0] {
		t.Errorf("row [1 2] is %v", got)
	}
	if got := r.Lengths(); !slices.Equal(got, []int{0, 3, 0, 0, 0, 2}) {
		t.Errorf("lengths %v", got)
	}
	if got := r.Tensor(v[0]); !got.Shape().Equal(tensor.Shape{2, 3, 3, 2}) ||
		got.At(0, 1, 2, 1) != v[5] {
		t.Errorf("padded: %v", got)
	}
	list := NewRagged(-1)
	list.Append(Of(v...))
	list.Set(v[0], 7)
	if got := list.Row(); got.Size() != 8 || got.At(5) != v[5] || list.Lengths()[0] != 8 {
		t.Errorf("a list is %v", list)
	}
	for _, shape := range [][]int{{0, -1}, {-1, 0}} {
		r := NewRagged(shape...)
		if len(shape) > 1 && shape[1] == 0 {
			r.Append(Zeros(5, 0))
		}
		if got := r.Tensor(v[0]); got.Size() != 0 || len(r.Freeze().Values()) != 0 {
			t.Errorf("%v of shape %v", got, shape)
		}
	}
}

// TestRaggedMisuse wants each mistake to panic with an error that names it, and changes nothing.
func TestRaggedMisuse(t *testing.T) {
	v := []half.Float16{half.Float16Of(1), half.Float16Of(2), half.Float16Of(3), half.Float16Of(4), half.Float16Of(5), half.Float16Of(6)}
	r := RaggedOf(v[:2], v[:5])
	before := r.String()
	for want, f := range map[string]func(){
		"tensor: NewRagged: shape is [2 3], want just one dimension of -1": func() {
			NewRagged(2, 3)
		},
		"tensor: NewRagged: shape is [-1 -1], want just one dimension of -1": func() {
			NewRagged(-1, -1)
		},
		"tensor: NewRagged: no tensor can have shape [-2]": func() {
			NewRagged(-2, -1)
		},
		"tensor: At: no index [0 2] in shape [2 -1]": func() { r.At(0, 2) },
		"tensor: At: no index [0] in shape [2 -1]":   func() { r.At(0) },
		"tensor: Set: no index [2 0] in shape [2 -1]": func() {
			r.Set(v[0], 2, 0)
		},
		"tensor: Set: no index [0 -3] in shape [2 -1]": func() {
			r.Set(v[0], 0, -3)
		},
		"tensor: Row: no index [0 1] in shape [2]": func() {
			r.Row(0, 1)
		},
		"tensor: Append: no index [5] in shape [2 -1]": func() {
			r.Append(Of(v...), 5)
		},
		"tensor: Append: shapes [[1 6] [-1]]: want the dimensions after the ragged one": func() {
			r.Append(Matrix(1, 6, v...), 0)
		},
		tensor.ErrReadOnly.Error(): func() { r.Freeze().Set(v[0], 0, 0) },
	} {
		if err := tensor.Catch(f); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	for _, place := range []int{1 << 50, 1<<63 - 2} {
		if err, ok := tensor.Catch(func() { r.Set(v[0], 0, place) }).(*tensor.SizeError); !ok ||
			err.Op != "Set" {
			t.Errorf("a row of %d elements: %v", place, err)
		}
	}
	if r.String() != before {
		t.Errorf("%v after mistakes, want %s", r, before)
	}
}
