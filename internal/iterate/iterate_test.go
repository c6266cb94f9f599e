package iterate

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/layouttest"
	"github.com/ashlar-go/ashlar/tensor"
)

// indicesOf returns the indices of a shape in row-major order.
func indicesOf(shape []int) (all [][]int) {
	all = [][]int{{}}
	for _, n := range shape {
		var longer [][]int
		for _, index := range all {
			for i := range n {
				longer = append(longer, append(slices.Clone(index), i))
			}
		}
		all = longer
	}
	return all
}

func TestHeld(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shape := layouttest.Shape(t, 4, 300)
		x := layouttest.Tensor(t, shape, true)
		of := shape[rapid.IntRange(0, len(shape)).Draw(t, "missing"):]
		numbers := layouttest.Tensor(t, of, true)
		mask := layout.Strided[bool]{Layout: numbers.Layout}
		for _, v := range numbers.Data {
			mask.Data = append(mask.Data, v*v%7 < 3)
		}
		onto := mask.Onto("test", x.Layout)
		holds := layouttest.Elements(layout.Strided[bool]{Layout: &onto, Data: mask.Data})
		var want []int
		for i, at := range layouttest.Places(x.Layout) {
			if holds[i] {
				want = append(want, at)
			}
		}
		if got := Held("test", mask, x.Layout); !slices.Equal(got, want) {
			t.Fatalf("held at %v, want %v", got, want)
		}
	})
}

func TestTake(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shape := append(layouttest.Shape(t, 3, 200), rapid.IntRange(1, 5).Draw(t, "last"))
		x := layouttest.Tensor(t, shape, true)
		axis := rapid.IntRange(0, len(shape)-1).Draw(t, "axis")
		if shape[axis] == 0 {
			return
		}
		indices := rapid.SliceOfN(rapid.IntRange(0, shape[axis]-1), 0, 6).Draw(t, "indices")
		got := Take("test", x, axis, indices)
		taken := slices.Clone(shape)
		taken[axis] = len(indices)
		if !got.Shape().Equal(taken) {
			t.Fatalf("shape %v, want %v", got.Shape(), taken)
		}
		elements, strides := layouttest.Elements(got), x.Strides()
		for n, index := range indicesOf(taken) {
			at := x.Start()
			for k, i := range index {
				if k == axis {
					i = indices[i]
				}
				at += i * strides[k]
			}
			if elements[n] != x.Data[at] {
				t.Fatalf("element %v is %d, want %d", index, elements[n], x.Data[at])
			}
		}
	})
	l := layout.New(2, 3)
	x := layout.Strided[int]{Layout: &l, Data: make([]int, 6)}
	for name, take := range map[string]func(){
		"axis":  func() { Take("Gather", x, 2, []int{0}) },
		"index": func() { Take("Gather", x, 1, []int{3}) },
	} {
		if err := tensor.Catch(take); err == nil || !strings.Contains(err.Error(), "Gather") {
			t.Errorf("a wrong %s gave %v", name, err)
		}
	}
}

func TestTriangle(t *testing.T) {
	for _, shape := range [][]int{{3, 4}, {4, 3}, {2, 3, 3}, {0, 3}, {3, 0}, {1, 1}} {
		l := layout.New(shape...)
		x := layout.Strided[int]{Layout: &l, Data: make([]int, l.Size())}
		for i := range x.Data {
			x.Data[i] = i + 1
		}
		for k := -5; k <= 5; k++ {
			for name, part := range map[string]struct {
				keep func(row, cols int) (lo, hi int)
				has  func(row, col int) bool
			}{
				"below": {Below(k), func(row, col int) bool { return col <= row+k }},
				"above": {Above(k), func(row, col int) bool { return col >= row+k }},
			} {
				got := layouttest.Elements(Triangle("test", x, part.keep))
				for n, index := range indicesOf(shape) {
					want := 0
					if part.has(index[len(index)-2], index[len(index)-1]) {
						want = n + 1
					}
					if got[n] != want {
						t.Errorf("%s diagonal %d of shape %v: element %v is %d, want %d", name, k,
							shape, index, got[n], want)
					}
				}
			}
		}
	}
}

func TestFrom(t *testing.T) {
	for _, c := range []struct {
		nested any
		shape  []int
		data   []int
	}{
		{7, nil, []int{7}},
		{[]int{}, []int{0}, nil},
		{[]int{1, 2}, []int{2}, []int{1, 2}},
		{[2][3]int{{1, 2, 3}, {4, 5, 6}}, []int{2, 3}, []int{1, 2, 3, 4, 5, 6}},
		{[][]int{{1, 2}, {3, 4}, {5, 6}}, []int{3, 2}, []int{1, 2, 3, 4, 5, 6}},
		{[][2]int{}, []int{0, 2}, nil},
		{[][]int{{}, {}}, []int{2, 0}, nil},
	} {
		x, err := From[int](c.nested)
		if err != nil || !slices.Equal(x.Shape(), c.shape) || !slices.Equal(x.Data, c.data) {
			t.Errorf("%v gave %v of shape %v, %v", c.nested, x.Data, x.Shape(), err)
		}
	}
	deep := reflect.TypeFor[int]()
	for range tensor.MaxRank + 1 {
		deep = reflect.SliceOf(deep)
	}
	for _, nested := range []any{
		nil, "text",
		[]string{"a"},
		[][]int{{1}, {1, 2}},
		[][]int{{1}, nil},
		reflect.Zero(deep).Interface(),
	} {
		if _, err := From[int](nested); err == nil ||
			!strings.HasPrefix(err.Error(), "tensor: From: ") {
			t.Errorf("%v gave %v, want an error", nested, err)
		}
	}
}

// printed is a tensor that Format prints.
type printed struct{ layout.Strided[int] }

func (p printed) Format(f fmt.State, verb rune) { Format(f, verb, p.Strided) }

func TestFormat(t *testing.T) {
	tensorOf := func(shape ...int) printed {
		l := layout.New(shape...)
		x := layout.Strided[int]{Layout: &l, Data: make([]int, l.Size())}
		for i := range x.Data {
			x.Data[i] = i - 1
		}
		return printed{x}
	}
	for _, c := range []struct {
		format string
		x      printed
		want   string
	}{
		{"%v", tensorOf(), "-1"},
		{"%v", tensorOf(0), "[]"},
		{"%v", tensorOf(3, 0), "[]"},
		{"%d", tensorOf(4), "[-1  0  1  2]"},
		{"%s", tensorOf(2), "[-1  0]"},
		{"%03d", tensorOf(2, 2), "[[-01 000]\n [001 002]]"},
		{"%v", tensorOf(2, 1, 2), "[[[-1  0]]\n\n [[ 1  2]]]"},
		{"%v", tensorOf(1001), "[ -1   0   1 ... 997 998 999]"},
	} {
		if got := fmt.Sprintf(c.format, c.x); got != c.want {
			t.Errorf("%s of shape %v is %q, want %q", c.format, c.x.Shape(), got, c.want)
		}
	}
}
