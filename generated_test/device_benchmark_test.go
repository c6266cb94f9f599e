package generated_test

import (
	"fmt"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// BenchmarkDevice measures operations into a tensor that is there, each until it is done.
func BenchmarkDevice(b *testing.B) {
	found, err := device.List()
	if len(found) == 0 {
		b.Skip(err)
	}
	for _, info := range found {
		d, err := device.Open(info.Name)
		if err != nil {
			b.Fatal(err)
		}
		defer d.Close()
		measure := func(name string, n int, perform func(z, x, y *f32.Tensor), shape ...int) {
			x, y := to(d, f32.Ones(shape...)), to(d, f32.Ones(shape...))
			z := f32.ZerosLike(x)
			b.Run(fmt.Sprintf("%s/%s/n=%d", info.Name, name, n), func(b *testing.B) {
				b.SetBytes(int64(4 * x.Size()))
				for b.Loop() {
					perform(z, x, y)
					if err := d.Queue().Sync(); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
		for _, n := range []int{1000, 1000000} {
			measure("Add", n, func(z, x, y *f32.Tensor) { z.Add(x, y) }, n)
			measure("Exp", n, func(z, x, y *f32.Tensor) { z.Exp(x) }, n)
			measure("Sum", n, func(z, x, y *f32.Tensor) { f32.Sum(x).Free() }, n)
		}
		for _, n := range []int{256, 1024} {
			measure("MatMul", n, func(z, x, y *f32.Tensor) { z.MatMul(x, y) }, n, n)
		}
	}
}
