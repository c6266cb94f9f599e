package sliding

import (
	"fmt"
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/tensor"
)

// TestLargest compares where the largest elements of windows are with where trying all of them, in
// order, finds them.
func TestLargest(t *testing.T) {
	nan := float32(math.NaN())
	rapid.Check(t, func(t *rapid.T) {
		dims := rapid.IntRange(1, 3).Draw(t, "dims")
		number := draw(t, dims)
		p := tensor.Pool{
			Size: number("size", 1, 3), Stride: number("stride", 1, 3),
			Dilation: number("dilation", 1, 2),
		}
		images := number("images", 5, 8)
		p.Padding = []int{rapid.IntRange(0, min(p.Size[0], p.Size[dims-1])/2).Draw(t, "padding")}
		if dims == 3 {
			p.Padding[0] = min(p.Padding[0], p.Size[1]/2)
		}
		x := append(tensor.Shape{2, 3}, images...)
		w := Pool("MaxPool", p, x)
		elements := make([]float32, x.Size())
		for i := range elements {
			elements[i] = rapid.SampledFrom([]float32{0, 1, 2, -1, nan}).Draw(t, "element")
		}
		got := make([]int, w.Shape.Size())
		Largest(&w, elements, func(row, image int, at []int) {
			for i, k := range at {
				got[row+i] = image + k
			}
		})
		each := tensor.Shape(images).Size()
		places := w.Shape[2:].Size()
		for i, at := range got {
			image := i / places * each
			want := firstLargest(elements[image:image+each], images, p, tensor.UnravelIndex(i%places, w.Shape[2:]...))
			if at != image+want {
				t.Fatalf("window %d of %v is largest at %d, want %d", i, w.Shape, at, image+want)
			}
		}
	})
	empty := Pool("MaxPool", tensor.Pool{Size: []int{2}}, tensor.Shape{0, 2, 4})
	Largest[float32](&empty, nil, func(int, int, []int) { t.Error("there are rows of no images") })
}

// firstLargest returns where in an image the first largest element of the window at a place is, or
// the first NaN.
func firstLargest(image []float32, lengths []int, p tensor.Pool, place []int) int {
	found := -1
	for k := range tensor.Shape(p.Size).Size() {
		at, inside := tensor.UnravelIndex(k, p.Size...), true
		for d := range at {
			at[d] = place[d]*p.Stride[d] - p.Padding[0] + at[d]*p.Dilation[d]
			inside = inside && at[d] >= 0 && at[d] < lengths[d]
		}
		if !inside {
			continue
		}
		switch i := tensor.RavelIndex(at, lengths...); {
		case found < 0 || image[i] > image[found]:
			found = i
		case image[i] != image[i] && image[found] == image[found]:
			found = i
		}
	}
	return found
}

// TestConvTranspose wants images of which a convolution makes what was given.
func TestConvTranspose(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dims, groups := rapid.IntRange(1, 3).Draw(t, "dims"), rapid.IntRange(1, 3).Draw(t, "groups")
		number := draw(t, dims)
		padding, before, after := drawPadding(t, dims, 1)
		c := tensor.Conv{
			Stride: number("stride", 1, 3), Padding: padding, Dilation: number("dilation", 1, 2),
			Groups: groups,
		}
		rows, windows := number("rows", 2, 5), number("windows", 2, 4)
		if rapid.Bool().Draw(t, "output padding") {
			c.OutputPadding = number("outside", 0, 1)
			for i := range c.OutputPadding {
				c.OutputPadding[i] = min(c.OutputPadding[i], c.Stride[i]-1)
			}
		}
		x, w := append(tensor.Shape{2, 4 * groups}, rows...), append(tensor.Shape{4 * groups, 5}, windows...)
		shape, by := ConvTranspose("ConvTranspose", c, x, w)
		want := tensor.Shape{2, 5 * groups}
		for i := range dims {
			n := (rows[i]-1)*c.Stride[i] + (windows[i]-1)*c.Dilation[i] + 1 - before[i] - after[i]
			if c.OutputPadding != nil {
				n += c.OutputPadding[i]
			}
			want = append(want, n)
		}
		if !shape.Equal(want) {
			t.Fatalf("images of shape %v, want %v", shape, want)
		}
		if back := Conv("Conv", dims, by, shape, w); !back.Shape.Equal(x) {
			t.Fatalf("a convolution of %v makes %v, want %v", shape, back.Shape, x)
		}
	})
}

func TestOuter(t *testing.T) {
	got := fmt.Sprint(Outer([]float64{1, 2}, []float64{3, 5}, 7), Outer([]float64{1, 2}, nil, 7))
	if got != "[3 5 6 10] [7 14]" {
		t.Error(got)
	}
}
