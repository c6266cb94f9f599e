package generated_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/asm"
	f32 "github.com/ashlar-go/ashlar/asm/float32"
)

// TestLengthSamples calls kernels in ways that once reached beyond slices, or wrapped around in
// checks of them.
func TestLengthSamples(t *testing.T) {
	type (
		matrix = f32.Matrix
		images = f32.Images
	)
	one, four, m := []float32{1}, make([]float32, 4), make([]float32, 106)
	column := func(data []float32, rows, stride int) matrix {
		return matrix{Data: data, Rows: rows, Cols: 1, RowStride: stride, ColStride: 1}
	}
	dense := func(shape ...int) images {
		return f32.DenseImages(make([]float32, size([4]int(shape))), [4]int(shape))
	}
	// same returns images of one element, again and again.
	same := func(shape ...int) images { return images{Data: one, Shape: [4]int(shape)} }
	still := asm.Convolution{Stride: [2]int{1, 1}, Dilation: [2]int{1, 1}, Groups: 1}
	wrapped := still
	wrapped.Stride[0] = math.MinInt
	far := matrix{Data: one, Rows: 1, Cols: 1<<62 + 1}
	wide := column(one, 1<<32, 0)
	for _, k := range f32.All {
		for name, call := range map[string]func(){
			"PrefixSums, z shorter": func() { k.PrefixSums(m[:8:8], make([]float32, 106), 0) },
			"SumColumns, x shorter": func() { k.SumColumns(four, m[:8:8], 3, 4) },
			"SumColumns, many rows": func() { k.SumColumns(four, m[:8:8], 1e6, 4) },
			"SumColumns, wrapped":   func() { k.SumColumns(four, m[:8:8], 1<<62+1, 4) },
			"MatMul, wrapped rows": func() {
				k.MatMul(column(m, 1<<62+1, 4), column(m, 1<<62+1, 4), f32.Dense(m, 1, 1))
			},
			"MatMul, wrapped columns": func() { k.MatMul(f32.Dense(m, 1, 1), far, far.T()) },
			"MatMul, result in one": func() {
				k.MatMul(matrix{Data: one, Rows: 1 << 32, Cols: 1 << 32}, wide, wide.T())
			},
			"Conv, wrapped patches": func() {
				k.Conv(dense(1, 1, 2, 2), same(1, 1<<57, 2, 2), same(1, 1<<57, 1, 1), still)
			},
			"Conv, wrapped products": func() {
				k.Conv(dense(1, 1, 1, 1), same(1, 1, 1<<30, 1<<29), same(1, 1, 1<<30, 1<<29), still)
			},
			"ConvGradW, g not in runs": func() {
				g := images{Data: m, Shape: [4]int{1, 1, 4, 100}, Strides: [4]int{0, 0, 1, 0}}
				k.ConvGradW(dense(1, 1, 1, 1), g, dense(1, 1, 4, 100), still)
			},
			"MaxPool, wrapped stride": func() {
				k.MaxPool(dense(1, 1, 2, 1), dense(1, 1, 2, 1), [2]int{1, 1}, wrapped)
			},
		} {
			func() {
				defer func() {
					err, ok := recover().(*asm.LengthError)
					if kernel, _, _ := strings.Cut(name, ","); !ok ||
						err.Kernel != "float32."+kernel {
						t.Errorf("%s: %s: no *asm.LengthError of it, but %v", k.Name, name, err)
					}
				}()
				call()
			}()
		}
		if !slices.Equal(m, make([]float32, len(m))) {
			t.Errorf("%s wrote", k.Name)
		}
	}
}
