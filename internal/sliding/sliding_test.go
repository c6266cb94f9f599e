package sliding

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/tensor"
)

// count returns at how many places a window is within an image with its padding, by trying them.
func count(length, size, stride, before, after, dilation int) (n int) {
	for at := -before; at+(size-1)*dilation < length+after; at += stride {
		n++
	}
	return n
}

// numbers returns a generator of lists of n numbers.
func draw(t *rapid.T, n int) func(name string, least, most int) []int {
	return func(name string, least, most int) []int {
		return rapid.SliceOfN(rapid.IntRange(least, most), n, n).Draw(t, name)
	}
}

// drawPadding returns the padding of so many dimensions in one of the forms that it may have, and
// what it is before and after each.
func drawPadding(t *rapid.T, dims, most int) (padding, before, after []int) {
	switch rapid.IntRange(0, 2).Draw(t, "sides") {
	case 0:
		padding = draw(t, 1)("padding", 0, most)
		before = slices.Repeat(padding, dims)
		return padding, before, before
	case 1:
		padding = draw(t, dims)("padding", 0, most)
		return padding, padding, padding
	}
	padding = draw(t, 2*dims)("padding", 0, most)
	return padding, padding[:dims], padding[dims:]
}

// TestConv compares shapes with those that counting gives.
func TestConv(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dims, groups := rapid.IntRange(1, 3).Draw(t, "dims"), rapid.IntRange(1, 3).Draw(t, "groups")
		number := draw(t, dims)
		padding, before, after := drawPadding(t, dims, 3)
		c := tensor.Conv{
			Stride: number("stride", 1, 4), Padding: padding,
			Dilation: number("dilation", 1, 3), Groups: groups,
		}
		images, windows := number("images", 0, 12), number("windows", 1, 5)
		x, w := append(tensor.Shape{2, 3 * groups}, images...),
			append(tensor.Shape{5 * groups, 3}, windows...)
		want := tensor.Shape{2, 5 * groups}
		for i := range dims {
			want = append(want, count(images[i], windows[i], c.Stride[i], before[i], after[i],
				c.Dilation[i]))
		}
		var v Windows
		err := tensor.Catch(func() { v = Conv("test", dims, c, x, w) })
		if misfit := slices.Contains(want[2:], 0); misfit != (err != nil) {
			t.Fatalf("%+v of %v and %v: %v, want shape %v", c, x, w, err, want)
		}
		if err != nil {
			return
		}
		axes := [3]Axis{still, still, still}
		for i := range dims {
			axes[3-dims+i] = Axis{
				images[i], windows[i], c.Stride[i], c.Dilation[i], before[i], after[i], want[2+i],
			}
		}
		if !v.Shape.Equal(want) || v.Axes != axes || v.Filters().Groups != groups {
			t.Fatalf("%+v of %v and %v: %+v, want %v by %+v", c, x, w, v, want, axes)
		}
	})
}

// TestSame compares the padding of Same with ONNX's formulas: ⌈length / stride⌉ places, of which
// the first and the last need as many elements more as there are.
func TestSame(t *testing.T) {
	for length := range 12 {
		for size := 1; size < 5; size++ {
			for stride := 1; stride < 4; stride++ {
				for dilation := 1; dilation < 3; dilation++ {
					c := tensor.Conv{
						Stride: []int{stride}, Dilation: []int{dilation},
						Same: tensor.SameUpper,
					}
					places := (length + stride - 1) / stride
					if places == 0 {
						continue
					}
					x, w := tensor.Shape{1, 1, length}, tensor.Shape{1, 1, size}
					upper := Conv("test", 1, c, x, w)
					c.Same = tensor.SameLower
					lower := Conv("test", 1, c, x, w)
					all := max((places-1)*stride+(size-1)*dilation+1-length, 0)
					u, l := upper.Axes[2], lower.Axes[2]
					if u.Places != places || l.Places != places || u.Before != all/2 ||
						u.After != all-all/2 || l.Before != u.After || l.After != u.Before {
						t.Errorf("length %d, %+v: %+v and %+v, want %d places and padding %d",
							length, c, u, l, places, all)
					}
				}
			}
		}
	}
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
		if v := Conv("test", 2, c.conv, x, w); !v.Shape.Equal(c.shape) || v.Groups != 1 {
			t.Errorf("%+v gave %v in %d groups, want %v", c.conv, v.Shape, v.Groups, c.shape)
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
		{tensor.Conv{Padding: []int{1, 1, 1}}, x, w, "padding"},
		{tensor.Conv{Padding: []int{1}, Same: tensor.SameUpper}, x, w, "padding"},
		{tensor.Conv{Same: 3}, x, w, "same"},
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
		dims := rapid.IntRange(1, 3).Draw(t, "dims")
		number := draw(t, dims)
		p, images := tensor.Pool{
			Size: number("size", 1, 9), Ceil: rapid.Bool().Draw(t, "ceil"),
		}, number("images", 1, 12)
		stride, dilation := p.Size, slices.Repeat([]int{1}, dims)
		if rapid.Bool().Draw(t, "strides") {
			p.Stride = number("stride", 1, 4)
			stride = p.Stride
		}
		if rapid.Bool().Draw(t, "dilations") {
			p.Dilation = number("dilation", 1, 3)
			dilation = p.Dilation
		}
		p.Padding = draw(t, 2*dims)("padding", 0, 8)
		for i := range p.Padding {
			p.Padding[i] = min(p.Padding[i], (p.Size[i%dims]-1)*dilation[i%dims])
		}
		want, elements := tensor.Shape{2, 3}, true
		for i, length := range images {
			before, after := p.Padding[i], p.Padding[dims+i]
			if p.Ceil { // up to a stride more than there is, before which windows begin
				more := count(length, p.Size[i], stride[i], before, after+stride[i]-1, dilation[i])
				for more > 0 && (more-1)*stride[i]-before >= length {
					more--
				}
				want = append(want, more)
			} else {
				want = append(want, count(length, p.Size[i], stride[i], before, after, dilation[i]))
			}
			for place := range want[2+i] {
				elements = elements && len(met(length, place*stride[i]-before, p.Size[i],
					dilation[i])) > 0
			}
		}
		var w Windows
		err := tensor.Catch(func() { w = Pool("test", p, append(tensor.Shape{2, 3}, images...)) })
		if misfit := slices.Contains(want[2:], 0) || !elements; misfit != (err != nil) {
			t.Fatalf("%+v of %v: %v, want shape %v", p, images, err, want)
		}
		if err != nil {
			return
		}
		if !w.Shape.Equal(want) {
			t.Fatalf("%+v of %v: %+v, want shape %v", p, images, w, want)
		}
		for i, length := range images {
			a, before, after := w.Axes[3-dims+i], p.Padding[i], p.Padding[dims+i]
			if a.floor() != a || a.Before > before || a.Size > p.Size[i] {
				t.Fatalf("%+v of %v: %+v, want as much as images can meet", p, images, a)
			}
			inside, padded := w.Counts(i, false), w.Counts(i, true)
			for place := range want[2+i] {
				at := place*stride[i] - before
				got := met(length, place*a.Stride-a.Before, a.Size, a.Dilation)
				want := met(length, at, p.Size[i], dilation[i])
				if !slices.Equal(got, want) {
					t.Fatalf("%+v of %v: window %d meets %v along axis %d, want %v", p, images,
						place, got, i, want)
				}
				both := met(length+before+after, at+before, p.Size[i], dilation[i])
				for j, counts := range [][]float64{inside, padded} {
					n := len([][]int{want, both}[j])
					if counts == nil && n != p.Size[i] || counts != nil && counts[place] != float64(n) {
						t.Fatalf("%+v of %v: counts %v along axis %d, want %d at %d", p, images,
							counts, i, n, place)
					}
				}
			}
		}
	})
}

// met returns which elements of a length a window meets.
func met(length, first, size, dilation int) (all []int) {
	for tap := range size {
		if i := first + tap*dilation; i >= 0 && i < length {
			all = append(all, i)
		}
	}
	return all
}

func TestPoolRefuses(t *testing.T) {
	x := tensor.Shape{1, 2, 9, 8}
	for _, c := range []struct {
		pool tensor.Pool
		x    tensor.Shape
		want string
	}{
		{tensor.Pool{}, x, "size"},
		{tensor.Pool{Size: []int{1, 1, 1}}, x, "rank 5"},
		{tensor.Pool{Size: []int{1, 1, 1, 1}}, x, "size"},
		{tensor.Pool{Size: []int{2}}, x, "rank 3"},
		{tensor.Pool{Size: []int{2, 2}}, x[:3], "rank 4"},
		{tensor.Pool{Size: []int{0, 2}}, x, "size"},
		{tensor.Pool{Size: []int{10, 2}}, x, "as large as windows"},
		{tensor.Pool{Size: []int{2, 2}, Padding: []int{2}}, x, "less than the size"},
		{tensor.Pool{Size: []int{2, 2}, Padding: []int{0, 0, 2, 0}}, x, "less than the size"},
		{
			tensor.Pool{Size: []int{2}, Padding: []int{1}, Dilation: []int{3}},
			tensor.Shape{1, 1, 2},
			"windows with elements",
		},
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
