package iterate

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/layouttest"
)

// TestRowwise reverses rows along an axis, which is Flip, and joins those along axes.
func TestRowwise(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shape := layouttest.Shape(t, 4, 500)
		x := layouttest.Tensor(t, shape, true)
		before := layouttest.Elements(x)
		var axes []int
		for axis := range shape {
			if rapid.Bool().Draw(t, "folded") {
				axes = append(axes, axis)
			}
		}
		texts := FoldRows("Test", x, axes, func(row []int) string { return fmt.Sprint(row) })
		if want := joined(x, axes); !slices.Equal(texts.Flat(), want) {
			t.Fatalf("rows along %v are %v, want %v", axes, texts.Flat(), want)
		}
		if len(axes) == 0 {
			return
		}
		flip := x.Flip(axes[0])
		want := layouttest.Elements(layout.Strided[int]{Layout: &flip, Data: x.Data})
		got := Rowwise("Test", x, axes[0], func(z, row []int) {
			copy(z, row)
			slices.Reverse(z)
		})
		if !slices.Equal(got.Flat(), want) || !slices.Equal(layouttest.Elements(x), before) {
			t.Fatalf("rows along %d in reverse are %v, want %v", axes[0], got.Flat(), want)
		}
	})
}

// joined returns the elements of x along axes, or all if there are none, for each index along the
// others.
func joined(x layout.Strided[int], axes []int) []string {
	kept := slices.Clone([]int(x.Shape()))
	for axis := range kept {
		if len(axes) == 0 || slices.Contains(axes, axis) {
			kept[axis] = 1
		}
	}
	rows := map[string][]int{}
	for i, index := range indicesOf(x.Shape()) {
		for axis := range index {
			if kept[axis] == 1 {
				index[axis] = 0
			}
		}
		key := fmt.Sprint(index)
		rows[key] = append(rows[key], layouttest.Elements(x)[i])
	}
	var texts []string
	for _, index := range indicesOf(kept) {
		texts = append(texts, fmt.Sprint(rows[fmt.Sprint(index)]))
	}
	return texts
}
