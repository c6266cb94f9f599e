package generated_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// padModes are ways to pad, each with the walk over indices of n elements that it takes: one step
// from an index in a direction, which may change.
var padModes = map[string]struct {
	pad  func(x *ints.Tensor, widths ...[2]int) *ints.Tensor
	step func(i, by, n int) (int, int)
}{
	"PadEdge": {ints.PadEdge, func(i, by, n int) (int, int) {
		return min(max(i+by, 0), n-1), by
	}},
	"PadReflect": {ints.PadReflect, func(i, by, n int) (int, int) {
		if n > 1 && (i+by < 0 || i+by >= n) {
			by = -by
		}
		return min(max(i+by, 0), n-1), by
	}},
	"PadWrap": {ints.PadWrap, func(i, by, n int) (int, int) { return (i + by + n) % n, by }},
}

// walk returns the indices of n elements with widths around them, each a step from its neighbour.
func walk(n int, w [2]int, step func(i, by, n int) (int, int)) []int {
	all := identity(n)
	for i, by, k := 0, -1, 0; k < w[0]; k++ {
		i, by = step(i, by, n)
		all = slices.Insert(all, 0, i)
	}
	for i, by, k := n-1, 1, 0; k < w[1]; k++ {
		i, by = step(i, by, n)
		all = append(all, i)
	}
	return all
}

// TestPadModes pads views by less and by more than their lengths along several axes.
func TestPadModes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawView(t)
		m := modelOf(x)
		widths, from := make([][2]int, len(m.shape)), make([][]int, len(m.shape))
		shape := slices.Clone(m.shape)
		for name, mode := range padModes {
			for axis, n := range m.shape {
				if n > 0 {
					widths[axis] = [2]int{
						rapid.IntRange(0, 7).Draw(t, "before"), rapid.IntRange(0, 7).Draw(t, "after"),
					}
				}
				from[axis] = walk(n, widths[axis], mode.step)
				shape[axis] = len(from[axis])
			}
			check(t, name, mode.pad(x, widths...), build(shape, func(at []int) int {
				own := make([]int, len(at))
				for axis, i := range at {
					own[axis] = from[axis][i]
				}
				return m.at(own)
			}))
		}
	})
}

// TestPadMistakes pads with widths that are wrong, and axes without elements.
func TestPadMistakes(t *testing.T) {
	var (
		shape *tensor.ShapeError
		value *tensor.ValueError
		size  *tensor.SizeError
	)
	x, none := ints.Zeros(2, 3), ints.Zeros(2, 0)
	for name, mode := range padModes {
		for _, c := range []struct {
			f    func()
			want any
		}{
			{func() { mode.pad(x, [2]int{1, 1}) }, &shape},
			{func() { mode.pad(x, [2]int{1, 1}, [2]int{0, -1}) }, &value},
			{func() { mode.pad(none, [2]int{}, [2]int{0, 1}) }, &shape},
			{func() { mode.pad(x, [2]int{}, [2]int{1 << 61, 1 << 61}) }, &size},
		} {
			if err := tensor.Catch(c.f); !errors.As(err, c.want) ||
				!strings.Contains(err.Error(), name) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if got := mode.pad(none, [2]int{2, 1}, [2]int{}); !got.Shape().Equal(tensor.Shape{5, 0}) {
			t.Errorf("%s of nothing has shape %v", name, got.Shape())
		}
	}
	if got := bools.PadWrap(bools.Of(true, false), [2]int{1, 0}); !got.Same(bools.Of(false, true,
		false)) {
		t.Errorf("PadWrap of booleans: %v", got)
	}
}

// TestDevicePadModes pads on devices.
func TestDevicePadModes(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		x := f32.Arange(0, 6, 1).Reshape(2, 3).T()
		for name, pad := range map[string]func(x *f32.Tensor, widths ...[2]int) *f32.Tensor{
			"PadEdge": f32.PadEdge, "PadReflect": f32.PadReflect, "PadWrap": f32.PadWrap,
		} {
			by := [][2]int{{5, 1}, {0, 3}}
			if got, want := pad(to(d, x), by...), pad(x, by...); !to(nil, got).Same(want) {
				t.Errorf("%s: %v, want %v", name, got, want)
			}
		}
	})
}

// TestSplitSizes splits views into parts of given lengths.
func TestSplitSizes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawView(t)
		if x.Rank() == 0 {
			return
		}
		axis := rapid.IntRange(-x.Rank(), x.Rank()-1).Draw(t, "axis")
		var sizes []int
		for left := x.Dim(axis); left > 0; left -= sizes[len(sizes)-1] {
			sizes = append(sizes, rapid.IntRange(0, left).Draw(t, "size"))
		}
		parts := ints.SplitSizes(x, axis, sizes...)
		for i, part := range parts {
			if part.Dim(axis) != sizes[i] || part.Size() > 0 && !ints.SameMemory(part, x) {
				t.Fatalf("part %d of %v has shape %v", i, sizes, part.Shape())
			}
		}
		if len(parts) > 0 {
			check(t, "SplitSizes", ints.Concat(axis, parts...), modelOf(x))
		}
	})
	x := ints.Zeros(2, 5)
	var (
		shape *tensor.ShapeError
		value *tensor.ValueError
		axis  *tensor.AxisError
	)
	for _, c := range []struct {
		sizes []int
		want  any
	}{
		{[]int{2, 2}, &shape},
		{[]int{2, 4}, &shape},
		{[]int{}, &shape},
		{[]int{6, -1}, &shape},
		{[]int{2, -1, 4}, &value},
		{[]int{1 << 62, 1 << 62, 1 << 62, 1<<62 + 5}, &shape},
	} {
		if err := tensor.Catch(func() { ints.SplitSizes(x, 1, c.sizes...) }); !errors.As(err, c.want) {
			t.Errorf("SplitSizes %v: %v", c.sizes, err)
		}
	}
	if err := tensor.Catch(func() { ints.SplitSizes(x, 2, 5) }); !errors.As(err, &axis) ||
		axis.Op != "SplitSizes" {
		t.Errorf("SplitSizes along no axis: %v", err)
	}
}
