package generated_test

import (
	"testing"

	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

var kept *f32.Tensor // so that results and views need memory of their own

// BenchmarkCalls measures what a call costs besides its arithmetic, on 4 elements.
func BenchmarkCalls(b *testing.B) {
	x, y, m := f32.Of(1, 2, 3, 4), f32.Of(5, 6, 7, 8), f32.Zeros(2, 2)
	z := f32.ZerosLike(x)
	for name, call := range map[string]func(){
		"receiver": func() { z.Add(x, y) },
		"new":      func() { kept = f32.Add(x, y) },
		"scalar":   func() { z.Add(x, f32.Scalar(2)) },
		"view":     func() { kept = m.T() },
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				call()
			}
		})
	}
}
