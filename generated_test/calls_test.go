package generated_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

var kept *f32.Tensor // so that results and views need memory of their own

// BenchmarkCalls measures what a call costs besides its arithmetic, on few elements.
func BenchmarkCalls(b *testing.B) {
	x, y, m := f32.Of(1, 2, 3, 4), f32.Of(5, 6, 7, 8), f32.Zeros(8, 8)
	z, row, sum, n := f32.ZerosLike(x), f32.Zeros(8), f32.Scalar(0), f32.ZerosLike(m)
	for _, call := range []struct {
		name string
		f    func()
	}{
		{"receiver", func() { z.Add(x, y) }},
		{"new", func() { kept = f32.Add(x, y) }},
		{"scalar", func() { z.Add(x, f32.Scalar(2)) }},
		{"row", func() { n.Add(m, row) }},
		{"sum", func() { sum.Sum(x) }},
		{"clone", func() { kept = x.Clone() }},
		{"T", func() { kept = m.T() }},
		{"Transpose", func() { kept = m.Transpose() }},
		{"Slice", func() { kept = m.Slice(tensor.Range(1, 3), tensor.At(2)) }},
		{"Reshape", func() { kept = m.Reshape(4, -1) }},
		{"Unsqueeze", func() { kept = m.Unsqueeze(0) }},
		{"Flip", func() { kept = m.Flip(0) }},
		{"BroadcastTo", func() { kept = row.BroadcastTo(8, 8) }},
	} {
		b.Run(call.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				call.f()
			}
		})
	}
}
