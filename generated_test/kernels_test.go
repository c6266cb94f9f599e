package generated_test

import (
	"testing"

	bools "github.com/ashlar-go/ashlar/asm/bool"
	f32 "github.com/ashlar-go/ashlar/asm/float32"
	f64 "github.com/ashlar-go/ashlar/asm/float64"
	ints "github.com/ashlar-go/ashlar/asm/int"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
)

func TestKernels(t *testing.T) {
	t.Run("float32", func(t *testing.T) {
		t.Parallel()
		kerneltest.TestKernels(t, append(float32Rows, float32Parts...), float32Kernels())
	})
	t.Run("float64", func(t *testing.T) {
		t.Parallel()
		kerneltest.TestKernels(t, append(float64Rows, float64Parts...), float64Kernels())
	})
	t.Run("int", func(t *testing.T) {
		t.Parallel()
		kerneltest.TestKernels(t, intRows, intKernels())
	})
	t.Run("bool", func(t *testing.T) {
		t.Parallel()
		kerneltest.TestKernels(t, boolRows, boolKernels())
	})
}

func float32Kernels() []kerneltest.Implementation[f32.Kernels] {
	return named(f32.All, func(k f32.Kernels) string { return k.Name })
}

func float64Kernels() []kerneltest.Implementation[f64.Kernels] {
	return named(f64.All, func(k f64.Kernels) string { return k.Name })
}

func intKernels() []kerneltest.Implementation[ints.Kernels] {
	return named(ints.All, func(k ints.Kernels) string { return k.Name })
}

func boolKernels() []kerneltest.Implementation[bools.Kernels] {
	return named(bools.All, func(k bools.Kernels) string { return k.Name })
}

// named returns implementations with their names.
func named[K any](all []K, name func(K) string) (named []kerneltest.Implementation[K]) {
	for _, k := range all {
		named = append(named, kerneltest.Implementation[K]{Name: name(k), Kernels: k})
	}
	return named
}

func BenchmarkKernels(b *testing.B) {
	b.Run("float32", func(b *testing.B) {
		kerneltest.BenchmarkKernels(b, append(float32Rows, float32Parts...), float32Kernels())
	})
	b.Run("float64", func(b *testing.B) {
		kerneltest.BenchmarkKernels(b, append(float64Rows, float64Parts...), float64Kernels())
	})
	b.Run("int", func(b *testing.B) { kerneltest.BenchmarkKernels(b, intRows, intKernels()) })
	b.Run("bool", func(b *testing.B) { kerneltest.BenchmarkKernels(b, boolRows, boolKernels()) })
}
