package generated_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// poolOf returns what a pool of a plane of any number of dimensions is by the definition: for each
// window the index in the plane of its largest element, the sum, and how many elements count.
func poolOf(x []float64, shape, places []int, p tensor.Pool) (at []int, sums, counts []float64) {
	dims := len(shape)
	for place := range tensor.Shape(places).Size() {
		first, sum, count := -1, 0.0, 0.0
		for tap := range tensor.Shape(p.Size).Size() {
			index, inside, counted := 0, true, true
			i, j := place, tap
			for d := dims - 1; d >= 0; d-- {
				k := i%places[d]*p.Stride[d] + j%p.Size[d]*p.Dilation[d] - p.Padding[d]
				i, j = i/places[d], j/p.Size[d]
				inside = inside && k >= 0 && k < shape[d]
				counted = counted && k < shape[d]+p.Padding[dims+d]
				stride := 1
				for _, n := range shape[d+1:] {
					stride *= n
				}
				index += k * stride
			}
			if inside || counted && !p.ExcludePadding {
				count++
			}
			if !inside {
				continue
			}
			sum += x[index]
			// taps are in the order of indices
			if first < 0 || x[index] > x[first] {
				first = index
			}
		}
		at, sums, counts = append(at, first), append(sums, sum), append(counts, count)
	}
	return at, sums, counts
}

// TestPools compares pools of images of one to three dimensions, of any layout, with the
// definition: values, indices, gradients and means.
func TestPools(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dims := rapid.IntRange(1, 3).Draw(t, "dims")
		list := func(name string, n, lo, hi int) []int {
			return rapid.SliceOfN(rapid.IntRange(lo, hi), n, n).Draw(t, name)
		}
		p := tensor.Pool{
			Size: list("size", dims, 1, 4), Stride: list("stride", dims, 1, 3),
			Dilation: list("dilation", dims, 1, 2), Padding: list("padding", 2*dims, 0, 9),
			Ceil:           rapid.Bool().Draw(t, "ceil"),
			ExcludePadding: rapid.Bool().Draw(t, "exclude"),
		}
		for i := range p.Padding {
			p.Padding[i] = min(p.Padding[i], (p.Size[i%dims]-1)*p.Dilation[i%dims])
		}
		shape := append(list("batch, channels", 2, 0, 3), list("image", dims, 1, 9)...)
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		x := convert.Float64(ints.RandInt(r, 9, shape...))
		x.Sub(x, f64.Scalar(4))
		order := make([]int, len(shape))
		for i := range order {
			order[i] = i
		}
		x = x.WithLayout(rapid.Permutation(order).Draw(t, "layout")...)
		var z *f64.Tensor
		var at *ints.Tensor
		if tensor.Catch(func() { z, at = f64.MaxPoolIndices(x, p) }) != nil {
			t.Skip("no windows, or some without elements")
		}
		largest, index, means := f64.ZerosLike(z), ints.ZerosLike(at), f64.ZerosLike(z)
		spread, back, taken := f64.ZerosLike(x), f64.ZerosLike(x), f64.ZerosLike(z)
		g := convert.Float64(ints.RandInt(r, 100, z.Shape()...))
		number := f64.Arange(0, float64(x.Size()), 1).View(shape...)
		planes := shape[0] * shape[1]
		size, outputs := tensor.Shape(shape[2:]).Size(), z.Shape()[2:].Size()
		for n := range planes {
			elements := x.Values()[n*size:][:size]
			found, sums, counts := poolOf(elements, shape[2:], z.Shape()[2:], p)
			for i, k := range found {
				largest.Data()[n*outputs+i] = elements[k]
				index.Data()[n*outputs+i] = k
				means.Data()[n*outputs+i] = sums[i] / counts[i]
				spread.Data()[n*size+k] += g.Data()[n*outputs+i]
				taken.Data()[n*outputs+i] = number.Data()[n*size+k]
			}
		}
		// the transpose of a linear map, by the images of unit vectors
		for i := range min(x.Size(), 40) {
			unit := f64.ZerosLike(back)
			unit.Data()[i] = 1
			back.Data()[i] = f64.Sum(f64.Mul(f64.AvgPool(unit, p), g)).Item()
		}
		rows := of64.AvgPoolGrad(nil, g, p, shape...)
		for i := min(x.Size(), 40); i < x.Size(); i++ {
			back.Data()[i] = rows.Values()[i]
		}
		for name, pair := range map[string][2]*f64.Tensor{
			"MaxPoolIndices": {z, largest}, "MaxPool": {f64.MaxPool(x, p), largest},
			"MaxPool into a view": {
				of64.MaxPool(f64.Zeros(largest.T().Shape()...).T(), x, p), largest,
			},
			"MaxPoolGrad": {of64.MaxPoolGrad(nil, g, x, p), spread},
			"MaxPoolTake": {of64.MaxPoolTake(nil, number, x, p), taken},
			"AvgPool":     {f64.AvgPool(x, p), means},
			"int":         {convert.Float64(ints.MaxPool(convert.Int(x), p)), largest},
			"int32":       {convert.Float64(i32.MaxPool(convert.Int32(x), p)), largest},
		} {
			if !pair[0].Same(pair[1]) {
				t.Errorf("%s: %v, want %v", name, pair[0], pair[1])
			}
		}
		if !f64.AllClose(rows, back) {
			t.Errorf("AvgPoolGrad: %v, want %v", rows, back)
		}
		_, whole := ints.MaxPoolIndices(convert.Int(x), p)
		_, small := u8.MaxPoolIndices(convert.Uint8(f64.Add(x, f64.Scalar(4))), p)
		for name, got := range map[string]*ints.Tensor{"float64": at, "int": whole, "uint8": small} {
			if !got.Same(index) {
				t.Errorf("indices of %s: %v, want %v", name, got, index)
			}
		}
	})
}

// TestPoolSamples compares pools of windows that are cut at the end, with padding counted and not,
// as PyTorch's are documented, with numbers found by hand.
func TestPoolSamples(t *testing.T) {
	x := f32.Arange(1, 8, 1).View(1, 1, 7)
	p := tensor.Pool{Size: []int{3}, Stride: []int{2}, Padding: []int{1}, Ceil: true}
	exclude := p
	exclude.ExcludePadding = true
	third := float32(1) / 3
	for name, both := range map[string][2][]float32{
		"counted": {f32.AvgPool(x, p).Values(), {1, 3, 5, 13 * third}},
		// without padding, so that the mean of the first is of two
		"excluded": {f32.AvgPool(x, exclude).Values(), {1.5, 3, 5, 6.5}},
		// a window that begins in the last element, and one that would begin after it
		"ceil": {
			f32.AvgPool(x, tensor.Pool{Size: []int{2}, Ceil: true}).Values(),
			{1.5, 3.5, 5.5, 7},
		},
		"of 6": {
			f32.MaxPool(x.Slice(tensor.All, tensor.All, tensor.To(6)),
				tensor.Pool{Size: []int{1}, Stride: []int{3}, Ceil: true}).Values(),
			{1, 4},
		},
	} {
		if !slices.Equal(both[0], both[1]) {
			t.Errorf("%s: %v, want %v", name, both[0], both[1])
		}
	}
}

// TestMaxPoolIndicesOfNaN finds the first NaN of a window, in rows, planes and volumes, and the
// first of equal elements, however low.
func TestMaxPoolIndicesOfNaN(t *testing.T) {
	for dims := 1; dims <= 3; dims++ {
		shape := append([]int{1, 1}, slices.Repeat([]int{3}, dims)...)
		all := tensor.Shape(shape).Size()
		p := tensor.Pool{Size: slices.Repeat([]int{3}, dims), Padding: []int{1}}
		x := f64.Full(math.Inf(-1), shape...)
		if _, at := f64.MaxPoolIndices(x, p); at.Item() != 0 {
			t.Errorf("%d dimensions of lowest: %v", dims, at)
		}
		x.Fill(math.Inf(1))
		x.Data()[all/2], x.Data()[all/2-1] = math.NaN(), math.NaN()
		p.Padding = nil
		v, at := f64.MaxPoolIndices(x, p)
		if !math.IsNaN(v.Item()) || at.Item() != all/2-1 {
			t.Errorf("%d dimensions with NaN: %v at %v", dims, v, at)
		}
	}
}
