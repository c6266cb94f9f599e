// Code generated from templates/random.go.tmpl. DO NOT EDIT.

package f32

import (
	"math/rand/v2"

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

// Uniform returns a tensor of the given shape of random numbers, uniform in [lo, hi).
func Uniform(rng *rand.Rand, lo, hi float32, shape ...int) *Tensor {
	z := Rand(rng, shape...)
	for i, u := range z.data {
		z.data[i] = lo + float32(u*(hi-lo))
	}
	return z
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

// Randn returns a tensor of the given shape of random numbers, normal with mean 0 and
// standard deviation 1.
func Randn(rng *rand.Rand, shape ...int) *Tensor { return Normal(rng, 0, 1, shape...) }
