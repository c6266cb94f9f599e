// Code generated from templates/random.go.tmpl. DO NOT EDIT.

package f32

import (
	"math/rand/v2"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
)

// A nil rng is the source that tensor.Seed resets.

// Rand returns a tensor of the given shape of random numbers, uniform in [0, 1).
func Rand(rng *rand.Rand, shape ...int) *Tensor {
	rng = tensor.Random(rng)
	z := Zeros(shape...)
	for i := range z.data {
		z.data[i] = rng.Float32()
	}
	return z
}

// Rand sets z to the next numbers of p in row-major order, uniform in [0, 1), and returns z. They
// are made where z is, on the host or on a device, and are those that the function Rand gives of
// rand.New(p).
func (z *Tensor) Rand(p *tensor.Philox) *Tensor {
	if z.OnHost() {
		return z.Assign(Rand(rand.New(p), z.Shape()...))
	}
	z.layout.CheckResult("Rand")
	z.written()
	device.Random("f32", z.Array(), p)
	return z
}

// Uniform returns a tensor of the given shape of random numbers, uniform in [lo, hi).
func Uniform(rng *rand.Rand, lo, hi float32, shape ...int) *Tensor {
	z := Rand(rng, shape...)
	for i, u := range z.data {
		z.data[i] = lo + float32(u*(hi-lo))
	}
	return z
}

// Uniform sets z to the next numbers of p, as Rand does, but uniform in [lo, hi): those that the
// function Uniform gives of rand.New(p).
func (z *Tensor) Uniform(p *tensor.Philox, lo, hi float32) *Tensor {
	low, width := z.Number(float64(lo)), z.Number(float64(hi-lo))
	defer low.Free()
	defer width.Free()
	return z.Fuse("low + u*width", low, z.Rand(p), width)
}

// Normal returns a tensor of the given shape of random numbers, normal with the given mean
// and standard deviation.
func Normal(rng *rand.Rand, mean, sd float32, shape ...int) *Tensor {
	rng = tensor.Random(rng)
	z := Zeros(shape...)
	for i := range z.data {
		z.data[i] = mean + float32(float32(rng.NormFloat64())*sd)
	}
	return z
}

// Normal sets z to numbers of p, where z is, as Rand does, but normal with the given mean and
// standard deviation, by the formula of Box and Muller (1958): other numbers than those of the
// function Normal, of which two of p are used for each. On a device, they may differ by rounding from
// those on the host.
func (z *Tensor) Normal(p *tensor.Philox, mean, sd float32) *Tensor {
	angles, mu, sigma := ZerosLike(z).Rand(p), z.Number(float64(mean)), z.Number(float64(sd))
	for _, x := range []*Tensor{angles, mu, sigma} {
		defer x.Free()
	}
	return z.Fuse("mu + sigma*(sqrt(-2*log1p(-u)) * cos(6.283185307179586*v))", mu, sigma, z.Rand(p), angles)
}

// Randn returns a tensor of the given shape of random numbers, normal with mean 0 and
// standard deviation 1.
func Randn(rng *rand.Rand, shape ...int) *Tensor { return Normal(rng, 0, 1, shape...) }
