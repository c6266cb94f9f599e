package sliding

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/tensor"
)

// count returns at how many places a window is within an image with its padding, by trying them.
func count(length, size, stride, padding, dilation int) (n int) {
	for at := -padding; at+(size-1)*dilation < length+padding; at += stride {
		n++
	}
	return n
}

// TestConv compares shapes with those that counting gives.
func TestConv(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dims, groups := rapid.IntRange(1, 2).Draw(t, "dims"), rapid.IntRange(1, 3).Draw(t, "groups")
		number := func(name string, least, most int) []int {
			return rapid.SliceOfN(rapid.IntRange(least, most), dims, dims).Draw(t, name)
		}
		c := tensor.Conv{
			Stride: number("stride", 1, 4), Padding: number("padding", 0, 3),
			Dilation: number("dilation", 1, 3), Groups: groups,
		}
		images, windows := number("images", 0, 12), number("windows", 1, 5)
		x, w := append(tensor.Shape{2, 3 * groups}, images...),
			append(tensor.Shape{5 * groups, 3}, windows...)
		want := tensor.Shape{2, 5 * groups}
		for i := range dims {
			want = append(want, count(images[i], windows[i], c.Stride[i], c.Padding[i],
				c.Dilation[i]))
		}
		var shape tensor.Shape
		var by asm.Convolution
		err := tensor.Catch(func() { shape, by = Conv("test", dims, c, x, w) })
		if misfit := slices.Contains(want[2:], 0); misfit != (err != nil) {
			t.Fatalf("%+v of %v and %v: %v, want shape %v", c, x, w, err, want)
		}
		if err != nil {
			return
		}
		pair := func(list []int, none int) [2]int {
			return [2]int(append(slices.Repeat([]int{none}, 2-dims), list...))
		}
		moves := asm.Convolution{
			Stride: pair(c.Stride, 1), Padding: pair(c.Padding, 0),
			Dilation: pair(c.Dilation, 1), Groups: groups,
		}
		if !shape.Equal(want) || by != moves {
			t.Fatalf("%+v of %v and %v: shape %v by %+v, want %v by %+v", c, x, w, shape, by, want,
				moves)
		}
	})
}

// TestConvDefaults leaves fields out, or gives one number for both dimensions.
func TestConvDefaults(t *testing.T) {
	x, w := tensor.Shape{1, 2, 9, 8}, tensor.Shape{3, 2, 3, 2}
	for _, c := range []struct {
		conv  tensor.Conv
		shape tensor.Shape
	}{
		{tensor.Conv{}, tensor.Shape{1, 3, 7, 7}},
		{tensor.Conv{Stride: []int{2}}, tensor.Shape{1, 3, 4, 4}},
		{tensor.Conv{Padding: []int{1}}, tensor.Shape{1, 3, 9, 9}},
		{tensor.Conv{Padding: []int{1, 0}}, tensor.Shape{1, 3, 9, 7}},
		{tensor.Conv{Dilation: []int{2}, Groups: 1}, tensor.Shape{1, 3, 5, 6}},
	} {
		if shape, by := Conv("test", 2, c.conv, x, w); !shape.Equal(c.shape) || by.Groups != 1 {
			t.Errorf("%+v gave %v in %d groups, want %v", c.conv, shape, by.Groups, c.shape)
		}
	}
}

// TestConvRefuses gives what does not fit, and looks for what the error says.
func TestConvRefuses(t *testing.T) {
	x, w := tensor.Shape{1, 4, 9, 8}, tensor.Shape{6, 4, 3, 2}
	for _, c := range []struct {
		conv tensor.Conv
		x, w tensor.Shape
		want string
	}{
		{tensor.Conv{}, x[:3], w, "rank 4"},
		{tensor.Conv{}, x, w[:3], "rank 4"},
		{tensor.Conv{}, x, tensor.Shape{6, 3, 3, 2}, "channels"},
		{tensor.Conv{Groups: 2}, x, w, "channels"},
		{tensor.Conv{Groups: 3}, x, w, "groups"},
		{tensor.Conv{Groups: -1}, x, w, "groups"},
		{tensor.Conv{}, x, tensor.Shape{6, 4, 10, 1}, "as large as filters"},
		{tensor.Conv{}, x, tensor.Shape{6, 4, 0, 1}, "as large as filters"},
		{tensor.Conv{Dilation: []int{1 << 30}}, x, w, "as large as filters"},
		{tensor.Conv{Stride: []int{0}}, x, w, "stride"},
		{tensor.Conv{Stride: []int{1, 1, 1}}, x, w, "stride"},
		{tensor.Conv{Stride: []int{1<<30 + 1}}, x, w, "stride"},
		{tensor.Conv{Padding: []int{-1}}, x, w, "padding"},
		{tensor.Conv{Dilation: []int{1, 0}}, x, w, "dilation"},
	} {
		err := tensor.Catch(func() { Conv("Conv2D", 2, c.conv, c.x, c.w) })
		if err == nil || !strings.Contains(err.Error(), c.want) ||
			!strings.Contains(err.Error(), "Conv2D") {
			t.Errorf("%+v of %v and %v: %v, want an error with %q that names the operation", c.conv,
				c.x, c.w, err, c.want)
		}
	}
}

// TestPool compares shapes with those that counting gives, and what windows meet of an image,
// however much of them is outside it; they move by their size unless told otherwise.
func TestPool(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dims := rapid.IntRange(1, 2).Draw(t, "dims")
		number := func(name string, least, most int) []int {
			return rapid.SliceOfN(rapid.IntRange(least, most), dims, dims).Draw(t, name)
		}
		p, images := tensor.Pool{Size: number("size", 1, 9), Padding: number("padding", 0, 4)},
			number("images", 1, 12)
		stride := p.Size
		if rapid.Bool().Draw(t, "strides") {
			p.Stride = number("stride", 1, 4)
			stride = p.Stride
		}
		for i, size := range p.Size {
			p.Padding[i] = min(p.Padding[i], size/2)
		}
		want, elements := tensor.Shape{2, 3}, 1
		for i := range dims {
			want = append(want, count(images[i], p.Size[i], stride[i], p.Padding[i], 1))
			elements *= p.Size[i]
		}
		var w Windows
		err := tensor.Catch(func() { w = Pool("test", p, append(tensor.Shape{2, 3}, images...)) })
		if misfit := slices.Contains(want[2:], 0); misfit != (err != nil) {
			t.Fatalf("%+v of %v: %v, want shape %v", p, images, err, want)
		}
		if err != nil {
			return
		}
		if !w.Shape.Equal(want) || w.Elements != elements || w.By.Groups != 3 ||
			!slices.Equal(w.By.Stride[2-dims:], stride) {
			t.Fatalf("%+v of %v: %+v, want shape %v", p, images, w, want)
		}
		for i, length := range images {
			along := 2 - dims + i
			if beyond := w.Size[along] - 2*w.By.Padding[along]; w.By.Padding[along] > length ||
				beyond != p.Size[i]-2*p.Padding[i] {
				t.Fatalf("%+v of %v: size %v and padding %v, want as much as images can meet", p,
					images, w.Size, w.By.Padding)
			}
			for window := range want[2+i] {
				got := met(length, window*stride[i]-w.By.Padding[along], w.Size[along])
				if want := met(length, window*stride[i]-p.Padding[i], p.Size[i]); got != want {
					t.Fatalf("%+v of %v: window %d meets %v along axis %d, want %v", p, images,
						window, got, i, want)
				}
			}
		}
	})
}

// met returns where what a window meets of a length begins and ends.
func met(length, first, size int) [2]int {
	return [2]int{min(max(first, 0), length), min(max(first+size, 0), length)}
}

func TestPoolRefuses(t *testing.T) {
	x := tensor.Shape{1, 2, 9, 8}
	for _, c := range []struct {
		pool tensor.Pool
		x    tensor.Shape
		want string
	}{
		{tensor.Pool{}, x, "size"},
		{tensor.Pool{Size: []int{1, 1, 1}}, x, "size"},
		{tensor.Pool{Size: []int{2}}, x, "rank 3"},
		{tensor.Pool{Size: []int{2, 2}}, x[:3], "rank 4"},
		{tensor.Pool{Size: []int{0, 2}}, x, "size"},
		{tensor.Pool{Size: []int{10, 2}}, x, "as large as windows"},
		{tensor.Pool{Size: []int{2, 2}, Padding: []int{2}}, x, "half of the size"},
		{tensor.Pool{Size: []int{2, 2}, Stride: []int{0}}, x, "stride"},
	} {
		err := tensor.Catch(func() { Pool("MaxPool", c.pool, c.x) })
		if err == nil || !strings.Contains(err.Error(), c.want) ||
			!strings.Contains(err.Error(), "MaxPool") {
			t.Errorf("%+v of %v: %v, want an error with %q that names the operation", c.pool, c.x,
				err, c.want)
		}
	}
}
