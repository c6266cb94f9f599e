// Code generated from templates/conv_test.go.tmpl. DO NOT EDIT.

package kernels

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/asm"
)

// images returns images of a shape whose axes lie in memory in an order, the outermost
// first, every second element being a guard.
func images(shape [4]int, order []int) Images {
	m := Images{Start: 2, Shape: shape}
	stride := 2
	for _, axis := range slices.Backward(order) {
		m.Strides[axis] = stride
		stride *= max(shape[axis], 1)
	}
	m.Data = make([]float64, stride+3)
	for i := range m.Data {
		m.Data[i] = guard
	}
	return m
}

// contiguous returns images in row-major order.
func contiguous(shape [4]int) Images {
	return DenseImages(make([]float64, shape[0]*shape[1]*shape[2]*shape[3]), shape)
}

// elements calls f for each element of m, with its index.
func (m Images) elements(f func(i [4]int, v *float64)) {
	for n := range m.Shape[0] {
		for c := range m.Shape[1] {
			for y := range m.Shape[2] {
				for x := range m.Shape[3] {
					f([4]int{n, c, y, x}, &m.Data[m.at(n, c, y, x)])
				}
			}
		}
	}
}

func (m Images) fill(next func() float64) Images {
	m.elements(func(_ [4]int, v *float64) { *v = next() })
	return m
}

// pairs calls f for each product that convolution sums up: elements of z, x and w. Of x, one is a
// zero of its own where a filter meets what is outside.
func pairs(z, x, w Images, by asm.Convolution, f func(z, x, w *float64)) {
	outputs := w.Shape[0] / by.Groups
	z.elements(func(i [4]int, out *float64) {
		for c := range w.Shape[1] {
			for a := range w.Shape[2] {
				for b := range w.Shape[3] {
					row := i[2]*by.Stride[0] + a*by.Dilation[0] - by.Padding[0]
					col := i[3]*by.Stride[1] + b*by.Dilation[1] - by.Padding[1]
					in := new(float64)
					if row >= 0 && row < x.Shape[2] && col >= 0 && col < x.Shape[3] {
						in = &x.Data[x.at(i[0], i[1]/outputs*w.Shape[1]+c, row, col)]
					}
					f(out, in, &w.Data[w.at(i[1], c, a, b)])
				}
			}
		}
	})
}

// small returns small integers, of which floats have exact sums.
func small(r *rand.Rand) func() float64 {
	return func() float64 { return float64(r.IntN(9) - 4) }
}

// special returns what small does, and now and then a number that is not finite.
func special(r *rand.Rand) func() float64 {
	finite, others := small(r), []float64{math.Inf(1), math.Inf(-1), math.NaN()}
	return func() float64 {
		if i := r.IntN(100); i < len(others) {
			return float64(others[i])
		}
		return finite()
	}
}

// TestConv compares convolutions and their gradients with the definition, by which what is outside
// of images is 0, which makes NaN with filters that are not finite.
func TestConv(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	rapid.Check(t, func(t *rapid.T) {
		n := func(name string, lo, hi int) int { return rapid.IntRange(lo, hi).Draw(t, name) }
		order := func(name string) []int { return rapid.Permutation([]int{0, 1, 2, 3}).Draw(t, name) }
		by := asm.Convolution{Groups: n("groups", 1, 3)}
		wShape := [4]int{by.Groups * n("outputs", 0, 20), rapid.SampledFrom([]int{0, 1, 3, manyInputs + 1}).Draw(t, "inputs"), n("taps down", 1, 4), n("taps across", 1, 4)}
		xShape := [4]int{n("batch", 0, 3), by.Groups * wShape[1], n("height", 1, 12), n("width", 1, 40)}
		zShape := [4]int{xShape[0], wShape[0]}
		for i, name := range []string{"down", "across"} {
			by.Stride[i], by.Dilation[i], by.Padding[i] = n("stride "+name, 1, 3), n("dilation "+name, 1, 3), n("padding "+name, 0, 4)
			by.Extra[i] = n("extra "+name, -3, 3)
			zShape[2+i] = max((xShape[2+i]+2*by.Padding[i]+by.Extra[i]-by.Dilation[i]*(wShape[2+i]-1)-1+by.Stride[i])/by.Stride[i], 0)
		}
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		next := func() func() float64 {
			if n("not finite", 0, 3) == 0 {
				return special(r)
			}
			return small(r)
		}
		x, w := images(xShape, order("layout of x")).fill(next()), images(wShape, order("layout of w")).fill(next())
		g := contiguous(zShape).fill(next())
		z, dx, dw := images(zShape, order("layout of z")), images(xShape, order("layout of the gradient")), contiguous(wShape)
		wantZ, wantX, wantW := contiguous(zShape), contiguous(xShape), contiguous(wShape)
		pairs(wantZ, x, w, by, func(z, x, w *float64) { *z += *x * *w })
		pairs(g, wantX, w, by, func(g, x, w *float64) { *x += *g * *w })
		pairs(g, x, wantW, by, func(g, x, w *float64) { *w += *g * *x })
		runtime.GOMAXPROCS(n("threads", 1, 3))
		for _, kernels := range All {
			kernels.Conv(z, x, w, by)
			kernels.ConvGradX(dx, g, w, by)
			kernels.ConvGradW(dw, g, x, by)
			for name, pair := range map[string][2]Images{"x ∗ w": {z, wantZ}, "gradient of x": {dx, wantX}, "gradient of w": {dw, wantW}} {
				got, want := pair[0], pair[1]
				want.elements(func(i [4]int, v *float64) {
					at := &got.Data[got.at(i[0], i[1], i[2], i[3])]
					if *at != *v && (*at == *at || *v == *v) {
						t.Fatalf("%s: %s is %v at %v, want %v", kernels.Name, name, *at, i, *v)
					}
					*at = guard
				})
				for i, v := range got.Data {
					if v != guard {
						t.Fatalf("%s: %s wrote %v at %d, outside of its elements", kernels.Name, name, v, i)
					}
				}
			}
		}
	})
}

// TestConvThreads tests that large convolutions and their gradients have the same bits
// by any implementation and on any number of threads.
func TestConvThreads(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	r := rand.New(rand.NewPCG(3, 4))
	next := func() float64 { return float64(r.NormFloat64()) }
	threads := []int{1, 2, 3, 7}
	if testing.Short() {
		threads = []int{1, 3}
	}
	for _, shape := range [][8]int{ // of x, and of w
		{2, 12, 33, 29, 24, 12, 3, 3},
		{1, 3, 1, 8000, 24, 3, 1, 9},
		{3, 120, 7, 7, 40, 120, 3, 3},
		{2, 32, 33, 40, 5, 32, 3, 3},
	} {
		by := asm.Convolution{Stride: [2]int{1, 1}, Padding: [2]int{shape[6] / 2, shape[7] / 2}, Dilation: [2]int{1, 1}, Groups: 1}
		x, w := contiguous([4]int(shape[:4])).fill(next), contiguous([4]int(shape[4:])).fill(next)
		g := contiguous([4]int{shape[0], shape[4], shape[2], shape[3]}).fill(next)
		var first []Images
		for _, kernels := range All {
			for _, threads := range threads {
				runtime.GOMAXPROCS(threads)
				z, dx, dw := contiguous(g.Shape), contiguous(x.Shape), contiguous(w.Shape)
				kernels.Conv(z, x, w, by)
				kernels.ConvGradX(dx, g, w, by)
				kernels.ConvGradW(dw, g, x, by)
				got := []Images{z, dx, dw}
				if first == nil {
					first = got
				}
				for i, m := range got {
					if !slices.Equal(m.Data, first[i].Data) {
						t.Errorf("%s, %d threads: result %d of %v differs", kernels.Name, threads, i, shape)
					}
				}
			}
		}
	}
}

// BenchmarkConv has a sub-benchmark for each convolution, shape and implementation, for
// benchstat -col /kernels.
func BenchmarkConv(b *testing.B) {
	for _, s := range [][4]int{{32, 3, 32, 64}, {8, 64, 56, 64}} { // batch, channels, height and width, filters
		x, w, z := contiguous([4]int{s[0], s[1], s[2], s[2]}), contiguous([4]int{s[3], s[1], 3, 3}), contiguous([4]int{s[0], s[3], s[2], s[2]})
		by := asm.Convolution{Stride: [2]int{1, 1}, Padding: [2]int{1, 1}, Dilation: [2]int{1, 1}, Groups: 1}
		r := rand.New(rand.NewPCG(5, 6))
		for _, m := range []Images{x, w, z} {
			m.fill(small(r))
		}
		for _, kernels := range All {
			for name, f := range map[string]func(){
				"Conv":      func() { kernels.Conv(z, x, w, by) },
				"ConvGradX": func() { kernels.ConvGradX(x, z, w, by) },
				"ConvGradW": func() { kernels.ConvGradW(w, z, x, by) },
			} {
				b.Run(fmt.Sprintf("kernel=%s/size=%dx%dx%dx%d/kernels=%s", name, s[0], s[1], s[2], s[3], kernels.Name), func(b *testing.B) {
					for b.Loop() {
						f()
					}
					b.ReportMetric(2*9*float64(s[0]*s[1]*s[2]*s[2]*s[3])*float64(b.N)/b.Elapsed().Seconds()/1e9, "GFLOP/s")
				})
			}
		}
	}
}
