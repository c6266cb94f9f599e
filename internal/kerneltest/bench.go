package kerneltest

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/element"
)

// BenchmarkKernels runs every row with every implementation, under names such
// that benchstat -col /kernels compares these.
func BenchmarkKernels[K any, T element.Any](b *testing.B, rows []Row[K, T],
	all []Implementation[K],
) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, r := range rows {
		for _, n := range []int{64, 4096} {
			z := newVector[T](n, r.Condition)
			bytes := z.bytes()
			var x []Vector[T]
			for i := range r.Operands {
				v := newVector[T](n, r.isBools(i))
				for j := range v.Elements {
					v.Elements[j] = common[T](rng)
				}
				x = append(x, v)
				bytes += v.bytes()
			}
			if r.divides() {
				divisible(x[1].Elements)
			}
			for _, k := range all {
				b.Run(fmt.Sprintf("%s/n=%d/kernels=%s", r.Name, n, k.Name), func(b *testing.B) {
					b.SetBytes(bytes)
					for b.Loop() {
						r.Run(k.Kernels, z, x)
					}
				})
			}
		}
	}
}

// bytes returns the size of the elements of v.
func (v Vector[T]) bytes() int64 {
	var e T
	return int64(len(v.Elements))*int64(unsafe.Sizeof(e)) + int64(len(v.Bools))
}
