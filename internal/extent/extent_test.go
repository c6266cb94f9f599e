package extent

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// TestBroadcast has lengths that fit and those that do not, of any ranks in either order.
func TestBroadcast(t *testing.T) {
	for _, c := range []struct {
		s, t, want []int
		fits       bool
	}{
		{[]int{5, 1}, []int{4}, []int{5, 4}, true},
		{[]int{4}, []int{5, 1}, []int{5, 4}, true},
		{nil, []int{2, 3}, []int{2, 3}, true},
		{[]int{2, 3}, nil, []int{2, 3}, true},
		{[]int{1, 0}, []int{3, 1}, []int{3, 0}, true},
		{[]int{2}, []int{3}, []int{2}, false},
		{[]int{0}, []int{2}, []int{0}, false},
		{[]int{2, 3}, []int{2, 1, 4}, []int{2, 2, 3}, false},
	} {
		var all Lengths
		fits := all.Broadcast(c.s) && all.Broadcast(c.t)
		if fits != c.fits || !slices.Equal(all.Shape(), c.want) {
			t.Errorf("%v and %v: %v, %t, want %v, %t", c.s, c.t, all.Shape(), fits, c.want, c.fits)
		}
	}
}

// TestSize has products that are negative, overflow, or would but for a length of 0.
func TestSize(t *testing.T) {
	for _, c := range []struct {
		lengths []int
		n       int
		ok      bool
	}{
		{nil, 1, true},
		{[]int{2, 3, 4}, 24, true},
		{[]int{math.MaxInt}, math.MaxInt, true},
		{[]int{1 << 32, 1 << 32, 0}, 0, true},
		{[]int{0, -1}, 0, false},
		{[]int{-2, -3}, 0, false},
	} {
		if n, ok := Size(c.lengths); n != c.n || ok != c.ok {
			t.Errorf("%v: %d, %t, want %d, %t", c.lengths, n, ok, c.n, c.ok)
		}
	}
	for _, lengths := range [][]int{{1 << 32, 1 << 31}, {1 << 32, 1 << 32}, {1 << 32, 1 << 32, 3}} {
		if _, ok := Size(lengths); ok {
			t.Errorf("%v fits", lengths)
		}
	}
}

func TestFromStart(t *testing.T) {
	for i, want := range map[int]string{
		0: "0 true", 2: "2 true", -1: "2 true", -3: "0 true", 3: "3 false", -4: "-1 false",
	} {
		index, ok := FromStart(i, 3)
		if got := fmt.Sprint(index, ok); got != want {
			t.Errorf("%d of 3: %s, want %s", i, got, want)
		}
	}
}

// TestBounds compares what a Stretch chooses with a loop that takes Python's definition word by
// word.
func TestBounds(t *testing.T) {
	for n := range 5 {
		for lo := -7; lo <= 7; lo++ {
			for hi := -7; hi <= 7; hi++ {
				for _, step := range []int{1, 2, 3, 9, -1, -2, -3, -9} {
					for has := range 4 {
						c := Choice{
							Lo: lo, Hi: hi, Step: step,
							HasLow: has&1 != 0, HasHigh: has&2 != 0,
						}
						first, count := c.Bounds(n)
						got := make([]int, count)
						for k := range got {
							got[k] = first + k*step
						}
						if want := chosen(c, n); !slices.Equal(got, want) {
							t.Fatalf("%+v of %d: %v, want %v", c, n, got, want)
						}
					}
				}
			}
		}
	}
}

// chosen lists the indices of n elements that c chooses.
func chosen(c Choice, n int) (indices []int) {
	lo, hi := c.Lo, c.Hi
	if lo < 0 {
		lo += n
	}
	if hi < 0 {
		hi += n
	}
	var in []int // the indices that may be chosen, in the order of the step
	for i := range n {
		if c.Step > 0 {
			in = append(in, i)
		} else {
			in = append([]int{i}, in...)
		}
	}
	begun := 0 // those since the first
	for _, i := range in {
		if c.Step > 0 && (c.HasLow && i < lo || c.HasHigh && i >= hi) {
			continue
		}
		if c.Step < 0 && (c.HasLow && i > lo || c.HasHigh && i <= hi) {
			continue
		}
		if begun%max(c.Step, -c.Step) == 0 {
			indices = append(indices, i)
		}
		begun++
	}
	return indices
}
