package lengths

import (
	"errors"
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/asm"
)

// refused returns the error that check panics with, or nil. It fails unless that is an
// *asm.LengthError of the kernel and argument that checks are called with here.
func refused(t *testing.T, check func()) (err *asm.LengthError) {
	t.Helper()
	defer func() {
		t.Helper()
		v := recover()
		if v == nil {
			return
		}
		mistake, ok := v.(error)
		if !ok || !errors.As(mistake, &err) || err.Kernel != "k" {
			t.Errorf("panics with %v", v)
		}
	}()
	check()
	return nil
}

// TestChecks has the numbers next to each bound.
func TestChecks(t *testing.T) {
	checks := map[string]func(kernel, argument string, have, n int){
		"Fit": Fit, "Equal": Equal, "Multiple": Multiple, "AtLeast": AtLeast, "AtMost": AtMost,
	}
	for _, c := range []struct {
		check   string
		have, n int
		want    string // or "" if it passes
	}{
		{"Fit", 4, 4, ""},
		{"Fit", 1, 4, ""},
		{"Fit", 0, 4, "4, or 1"},
		{"Fit", 3, 4, "4, or 1"},
		{"Fit", 5, 4, "4, or 1"},
		{"Fit", 1, 0, ""},
		{"Fit", 2, 0, "0, or 1"},
		{"Equal", 4, 4, ""},
		{"Equal", 1, 4, "4"},
		{"Equal", 5, 4, "4"},
		{"Multiple", 8, 4, ""},
		{"Multiple", 0, 4, ""},
		{"Multiple", 9, 4, "a multiple of 4"},
		{"AtLeast", 4, 4, ""},
		{"AtLeast", 3, 4, "at least 4"},
		{"AtLeast", -1, 0, "at least 0"},
		{"AtMost", 4, 4, ""},
		{"AtMost", 5, 4, "at most 4"},
	} {
		err := refused(t, func() { checks[c.check]("k", "len(x)", c.have, c.n) })
		switch {
		case err == nil && c.want != "":
			t.Errorf("%s lets %d pass, want %s", c.check, c.have, c.want)
		case err != nil && (err.Argument != "len(x)" || err.Have != c.have || err.Want != c.want):
			t.Errorf("%s of %d and %d: %v, want %q", c.check, c.have, c.n, err, c.want)
		}
	}
}

// TestSpan has rows that overlap, follow one another and are apart, and products that overflow.
func TestSpan(t *testing.T) {
	for _, c := range []struct{ rows, n, stride, want int }{
		{0, 5, 7, 0},
		{1, 5, 7, 5},
		{3, 5, 7, 19},
		{3, 5, 5, 15},
		{3, 5, 0, 5},
		{math.MaxInt, 5, math.MaxInt, Most + 5},
		{2, math.MaxInt, 1, Most + 1},
	} {
		if got := Span(c.rows, c.n, c.stride); got != c.want {
			t.Errorf("%d rows of %d, %d apart: %d, want %d", c.rows, c.n, c.stride, got, c.want)
		}
	}
}

func TestProduct(t *testing.T) {
	for _, c := range []struct {
		factors []int
		fits    bool
	}{
		{nil, true},
		{[]int{Most}, true},
		{[]int{Most, 2}, false},
		{[]int{1 << 31, 1 << 31, 1 << 2}, false}, // is 0 modulo 2⁶⁴
		{[]int{math.MaxInt, math.MaxInt, 0}, true},
	} {
		if err := refused(t, func() { Product("k", "rows", c.factors...) }); (err == nil) != c.fits {
			t.Errorf("the product of %v: %v", c.factors, err)
		}
	}
}

// TestMatrices compares Inside, Plain and Apart with the places of all elements of small matrices.
func TestMatrices(t *testing.T) {
	strides := []int{-4, -3, -1, 0, 1, 2, 3, 4}
	plain := 0
	for elements := range 10 {
		for start := -1; start <= elements; start++ {
			for rows := range 4 {
				for cols := range 4 {
					for _, down := range strides {
						for _, across := range strides {
							if matrix(t, elements, start, rows, cols, down, across) {
								plain++
							}
						}
					}
				}
			}
		}
	}
	if plain == 0 {
		t.Error("no matrix is plain")
	}
}

// matrix checks what is said of a matrix in a slice, and reports whether it is plain.
func matrix(t *testing.T, elements, start, rows, cols, down, across int) bool {
	inside, apart := true, true
	at := map[int]bool{}
	for i := range rows {
		for j := range cols {
			place := start + i*down + j*across
			inside = inside && place >= 0 && place < elements
			apart = apart && !at[place]
			at[place] = true
		}
	}
	shape, strides := []int{rows, cols}, []int{down, across}
	err := refused(t, func() { Inside("k", "x", elements, start, shape, strides) })
	if (err == nil) != inside {
		t.Fatalf("%v from %d of %d, strides %v: %v", shape, start, elements, strides, err)
	}
	isPlain := Plain(elements, start, rows, cols, down, across)
	if isPlain && !inside {
		t.Fatalf("%v from %d of %d, strides %v, is plain", shape, start, elements, strides)
	}
	// Apart is right of what it refuses, and of strides of 0.
	err = refused(t, func() { Apart("k", "x", elements, shape, strides) })
	if inside && err != nil && apart {
		t.Fatalf("%v of %d, strides %v, is not apart: %v", shape, elements, strides, err)
	}
	if err == nil && (rows > 1 && down == 0 || cols > 1 && across == 0) && rows*cols > 0 {
		t.Fatalf("%v, strides %v, is apart", shape, strides)
	}
	return isPlain
}

// TestInsideOverflows has arrays whose extent is beyond an int.
func TestInsideOverflows(t *testing.T) {
	for _, c := range []struct{ shape, strides []int }{
		{[]int{2}, []int{math.MinInt}},
		{[]int{3}, []int{math.MaxInt}},
		{[]int{1 << 32, 1 << 32}, []int{0, 0}},
		{[]int{-1}, []int{1}},
		{[]int{0, -1}, []int{1, 1}},
	} {
		if err := refused(t, func() { Inside("k", "x", 10, 5, c.shape, c.strides) }); err == nil {
			t.Errorf("shape %v, strides %v, is inside", c.shape, c.strides)
		}
	}
}
