package ragged

import (
	"slices"
	"testing"
)

// TestGrow wants rows to keep their elements while they grow, and to take memory less often.
func TestGrow(t *testing.T) {
	r := New[int]("test", 2, -1, 3)
	memories := map[*int]bool{}
	for step := range 1000 {
		*r.Place("test", true, 1, step, 2) = step
		row, _ := r.Row(1)
		memories[&row[0]] = true
	}
	row, shape := r.Row(1)
	for i, v := range row {
		if want := i / 3; i%3 == 2 && v != want || i%3 < 2 && v != 0 {
			t.Fatalf("element %d is %d", i, v)
		}
	}
	if !slices.Equal(shape, []int{1000, 3}) || len(memories) > 12 {
		t.Errorf("a row of shape %v took memory %d times", shape, len(memories))
	}
	if !slices.Equal(r.Longest(), []int{2, 1000, 3}) || !slices.Equal(r.Lengths, []int{0, 1000}) {
		t.Errorf("the longest of %v is of shape %v", r.Lengths, r.Longest())
	}
}

// TestJoined wants rows that follow one another, none of which can grow over the next.
func TestJoined(t *testing.T) {
	r := New[int]("test", 3, -1)
	*r.Place("test", true, 0, 1) = 1
	*r.Place("test", true, 2, 0) = 2
	z, all := r.Joined("test")
	if !slices.Equal(all, []int{0, 1, 2}) || !slices.Equal(z.Lengths, r.Lengths) {
		t.Errorf("%v, of lengths %v", all, z.Lengths)
	}
	*z.Place("test", true, 0, 2) = 3
	if z.rows[2][0] != 2 {
		t.Errorf("a row grew over another: %v", z.rows)
	}
}
