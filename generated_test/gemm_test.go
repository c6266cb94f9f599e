package generated_test

import (
	"errors"
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// TestGemm compares Gemm of small integers, in any layouts, with what MatMul, Mul and Add make.
func TestGemm(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := func(name string, lo, hi int) int { return rapid.IntRange(lo, hi).Draw(t, name) }
		batch := []int{n("batch", 0, 3)}[:n("batches", 0, 1)]
		rows, depth, cols := n("rows", 0, 20), n("depth", 0, 9), n("columns", 0, 20)
		a := digitsOf(t, append(batch, rows, depth)...)
		b := digitsOf(t, append(batch[len(batch):], depth, cols)...)
		shapes := [][]int{{}, {1}, {cols}, {rows, 1}, {rows, cols}}
		c := digitsOf(t, shapes[n("shape", 0, len(shapes)-1)]...)
		alpha, beta := float64(n("alpha", -2, 2)), float64(n("beta", -2, 2))
		want := f64.Add(f64.MulC(f64.MatMul(a, b), alpha), f64.MulC(c, beta))
		if got := f64.Gemm(alpha, a, b, beta, c); !got.Same(want) {
			t.Errorf("%v, want %v", got, want)
		}
		of := func(x *f64.Tensor) *f32.Tensor { return convert.Float32(x) }
		if got := f32.Gemm(float32(alpha), of(a), of(b), float32(beta), of(c)); !got.Same(of(want)) {
			t.Errorf("float32: %v, want %v", got, want)
		}
	})
	small := u8.Matrix(2, 2, 200, 1, 2, 3)
	if got := u8.Gemm(-1, small, small, 2, small); got.At(0, 0) != 400-40002 {
		t.Errorf("uint8: %v", got)
	}
}

// TestGemmZeros leaves out what a factor of 0 is multiplied with, and refuses what does not fit.
func TestGemmZeros(t *testing.T) {
	nan, x := f32.Full(float32(math.NaN()), 2, 2), f32.Matrix(2, 2, 1, 2, 3, 4)
	if got := f32.Gemm(1, x, f32.Eye(2), 0, nil); !got.Same(x) {
		t.Errorf("beta 0: %v", got)
	}
	if got := f32.Gemm(0, nan, nan, 1, x); !got.Same(x) || f32.Overlap(got, x) {
		t.Errorf("alpha 0: %v", got)
	}
	var shape *tensor.ShapeError
	for name, f := range map[string]func(){
		"vector": func() { f32.Gemm(1, x.Slice(tensor.At(0)), x, 0, nil) },
		"inner":  func() { f32.Gemm(1, x, f32.Zeros(3, 2), 0, nil) },
		"c":      func() { f32.Gemm(1, x, x, 1, f32.Zeros(3)) },
		"rank":   func() { f32.Gemm(1, x, x, 1, f32.Zeros(1, 2, 2)) },
	} {
		if err := tensor.Catch(f); !errors.As(err, &shape) || shape.Op != "Gemm" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestDeviceGemm(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		a, b := f32.Round(f32.Uniform(nil, -9, 9, 3, 5, 7)), f32.Round(f32.Uniform(nil, -9, 9, 7, 4))
		c := f32.Round(f32.Uniform(nil, -9, 9, 4))
		for _, factors := range [][2]float32{{1, 1}, {2, -3}, {0, 2}, {2, 0}} {
			got := to(nil, f32.Gemm(factors[0], to(d, a), to(d, b), factors[1], to(d, c)))
			if want := f32.Gemm(factors[0], a, b, factors[1], c); !got.Same(want) {
				t.Errorf("%v: %v, want %v", factors, got, want)
			}
		}
	})
}
