package generated_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	k64 "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// TestNormKernels compares the kernels of all implementations with the definitions.
func TestNormKernels(t *testing.T) {
	const rows, epsilon = 3, 0.01
	for _, k := range k64.All {
		for _, n := range []int{1, 2, 5, 8, 33, 1000, 5000} {
			x, w, b := make([]float64, rows*n), make([]float64, n), make([]float64, n)
			for i := range x {
				x[i], w[i%n], b[i%n] = 1000+rand.NormFloat64(), rand.Float64(), rand.Float64()
			}
			layer, rms := make([]float64, rows*n), make([]float64, rows*n)
			k.LayerNorm(layer, x, w, b, n, epsilon)
			k.RMSNorm(rms, x, w, n, epsilon)
			for at := 0; at < len(x); at += n {
				row := x[at : at+n]
				mean, scale, norm := k.Mean(row), math.Sqrt(k.Var(row)+epsilon), k.Norm(row)
				root := math.Sqrt(norm*norm/float64(n) + epsilon)
				for i, x := range row {
					want := (x-mean)/scale*w[i] + b[i]
					if got := layer[at+i]; math.Abs(got-want) > 1e-12 {
						t.Fatalf("%s: LayerNorm of %d: %v, want %v", k.Name, n, got, want)
					}
					want = x / root * w[i]
					if got := rms[at+i]; math.Abs(got-want) > 1e-12 {
						t.Fatalf("%s: RMSNorm of %d: %v, want %v", k.Name, n, got, want)
					}
				}
			}
		}
	}
}

// TestNorms compares norms along any axes of any views, into new tensors, views and operands,
// with what other operations give.
func TestNorms(t *testing.T) {
	defer tensor.SetThreads(0)
	for range trials(300) {
		x := someTensor()
		if x.Rank() == 0 {
			continue
		}
		axes := rand.Perm(x.Rank())[:1+rand.IntN(x.Rank())]
		order, lengths := layout.Last("test", x.Shape(), axes...)
		w, b := f64.Rand(nil, lengths...), f64.Rand(nil, lengths...)
		y, last := x.Transpose(order...), make([]int, len(axes))
		for i := range last {
			last[i] = -1 - i
		}
		mean := func(x *f64.Tensor) *f64.Tensor { return f64.KeepDims(f64.Mean, x, last...) }
		norms := map[string]struct {
			f    func(z, x *f64.Tensor) *f64.Tensor
			want *f64.Tensor // with the axes last
		}{
			"LayerNorm": {
				func(z, x *f64.Tensor) *f64.Tensor { return z.LayerNorm(x, w, b, 0.5, axes...) },
				f64.Fuse("(y - mean) / sqrt(variance + 0.5) * w + b", y, mean(y),
					f64.KeepDims(f64.Var, y, last...), w, b),
			},
			"RMSNorm": {
				func(z, x *f64.Tensor) *f64.Tensor { return z.RMSNorm(x, w, 0.5, axes...) },
				f64.Fuse("y / sqrt(mean + 0.5) * w", y, mean(f64.Square(y)), w),
			},
		}
		for name, norm := range norms {
			got := norm.f(nil, x)
			if z := got.Transpose(order...); !f64.AllClose(z, norm.want) {
				t.Fatalf("%s of shape %v along %v is %v, want %v", name, x.Shape(), axes, z,
					norm.want)
			}
			tensor.SetThreads(1 + rand.IntN(4))
			over := x.Clone()
			for _, z := range []*f64.Tensor{f64.Zeros(x.Transpose().Shape()...).Transpose(), over} {
				if norm.f(z, x); !z.Same(got) {
					t.Fatalf("%s of shape %v along %v into a receiver is %v, want %v", name,
						x.Shape(), axes, z, got)
				}
			}
			if over.Assign(x); !norm.f(over, over).Same(got) {
				t.Fatalf("%s of shape %v along %v in place is %v, want %v", name, x.Shape(), axes,
					over, got)
			}
		}
	}
}

func TestNormsOverTheirParameters(t *testing.T) {
	x := f64.Matrix(2, 2, 1, 2, 3, 5)
	w := x.Slice(tensor.At(1))
	want := f64.LayerNorm(x.Clone(), w.Clone(), w.Clone(), 0.5)
	if x.LayerNorm(x, w, w, 0.5); !x.Same(want) {
		t.Errorf("got %v, want %v", x, want)
	}
	if z := f64.LayerNorm(f64.Of(3, 5), f64.Scalar(2), f64.Of(1), 3); !f64.AllClose(z,
		f64.Of(0, 2)) {
		t.Error(z)
	}
}

func TestNormMistakes(t *testing.T) {
	x := f32.Zeros(2, 3)
	for name, f := range map[string]func(){
		"no axis":  func() { f32.LayerNorm(x, nil, nil, 1, 2) },
		"twice":    func() { f32.RMSNorm(x, nil, 1, 1, -1) },
		"rank 0":   func() { f32.RMSNorm(f32.Scalar(1), nil, 1) },
		"weight":   func() { f32.LayerNorm(x, f32.Zeros(2), nil, 1) },
		"bias":     func() { f32.LayerNorm(x, nil, f32.Zeros(2, 3), 1) },
		"receiver": func() { f32.Zeros(3, 2).LayerNorm(x, nil, nil, 1) },
	} {
		var axis *tensor.AxisError
		var shape *tensor.ShapeError
		if err := tensor.Catch(f); !errors.As(err, &axis) && !errors.As(err, &shape) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
