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
		for _, c := range []struct {
			name string
			on   device.Device
		}{{"Chain", d}, {"ChainSpecialized", device.Specialized(d)}} {
			for _, n := range []int{100, 1000} {
				x, row := to(c.on, f32.Ones(n, n)), to(c.on, f32.Ones(n))
				passes(x, row).Free() // compiles
				b.Run(fmt.Sprintf("%s/%s/n=%d", info.Name, c.name, n), func(b *testing.B) {
					for b.Loop() {
						passes(x, row).Free()
					}
				})
			}
		}
		for _, n := range []int{256, 1024} {
			measure("MatMul", n, func(z, x, y *f32.Tensor) { z.MatMul(x, y) }, n, n)
		}
	}
}

// passes returns the result of five operations, once it is there.
func passes(x, row *f32.Tensor) *f32.Tensor {
	z := f32.Sub(x, row)
	z.Mul(z, z)
	z.Add(z, x)
	z.Sqrt(z)
	z.Mul(z, row)
	z.At(0, 0)
	return z
}
