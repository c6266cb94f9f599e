// Code generated from templates/random.go.tmpl. DO NOT EDIT.

package f64

import (
	"math"
	"math/rand/v2"

	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/random"
	"github.com/ashlar-go/ashlar/tensor"
)

// A nil rng is the source that tensor.Seed resets.

// Rand returns a tensor of the given shape of random numbers, uniform in [0, 1).
func Rand(rng *rand.Rand, shape ...int) *Tensor { return unit("Rand", rng, shape) }

// unit is Rand for op, which the *tensor.SizeError names.
func unit(op string, rng *rand.Rand, shape []int) *Tensor {
	rng = random.Source(rng)
	z := new(Tensor).resultOf(op, shape...)
	for i := range z.data {
		z.data[i] = rng.Float64()
	}
	return z
}

// Rand sets z to the next numbers of p in row-major order, uniform in [0, 1), and returns z. They
// are made where z is, on the host or on a device, and are those that the function Rand gives of
// rand.New(p).
func (z *Tensor) Rand(p *tensor.Philox) *Tensor {
	if z.isOnHost() {
		return z.Assign(Rand(rand.New(p), z.Shape()...))
	}
	z.layout.CheckResult("Rand")
	z.written()
	deviceops.Float64.Random(z.Array(), p)
	return z
}

// Uniform returns a tensor of the given shape of random numbers, uniform in [lo, hi), or lo if that
// is hi. It panics with a *tensor.ValueError unless these are finite numbers in ascending order.
func Uniform(rng *rand.Rand, lo, hi float64, shape ...int) *Tensor {
	checkBounds(lo, hi)
	return unit("Uniform", rng, shape).within(lo, hi)
}

// Uniform sets z to the next numbers of p, as Rand does, but uniform in [lo, hi): those that the
// function Uniform gives of rand.New(p). It panics as that does.
func (z *Tensor) Uniform(p *tensor.Philox, lo, hi float64) *Tensor {
	checkBounds(lo, hi)
	return z.Rand(p).within(lo, hi)
}

// checkBounds panics unless lo and hi are bounds for Uniform.
func checkBounds(lo, hi float64) {
	if !(lo <= hi) || math.IsInf(float64(lo), 0) || math.IsInf(float64(hi), 0) {
		panic(&tensor.ValueError{Op: "Uniform", Argument: "bounds", Value: []float64{lo, hi}, Want: "finite numbers in ascending order"})
	}
}

// within sets z, of numbers from 0 to less than 1, to numbers from lo to less than hi.
func (z *Tensor) within(lo, hi float64) *Tensor {
	before := max(lo, math.Nextafter(hi, lo)) // to which what is rounded to hi goes
	low, high, width, last := z.number(float64(lo)), z.number(float64(hi)), z.number(float64(hi-lo)), z.number(float64(before))
	defer freeAll(low, high, width, last)
	if math.IsInf(float64(hi-lo), 0) {
		return z.Fuse("min(low*(1-u) + high*u, last)", low, z, high, last)
	}
	return z.Fuse("min(low + u*width, last)", low, z, width, last)
}

// Normal returns a tensor of the given shape of random numbers, normal with the given mean
// and standard deviation. It panics with a *tensor.ValueError if that is negative or NaN.
func Normal(rng *rand.Rand, mean, sd float64, shape ...int) *Tensor {
	return normal("Normal", rng, mean, sd, shape)
}

// checkDeviation panics if sd is no standard deviation for Normal.
func checkDeviation(sd float64) {
	if !(sd >= 0) {
		panic(&tensor.ValueError{Op: "Normal", Argument: "standard deviation", Value: sd, Want: "0 or more"})
	}
}

// normal is Normal for op, which the *tensor.SizeError names.
func normal(op string, rng *rand.Rand, mean, sd float64, shape []int) *Tensor {
	checkDeviation(sd)
	rng = random.Source(rng)
	z := new(Tensor).resultOf(op, shape...)
	for i := range z.data {
		z.data[i] = mean + float64(float64(rng.NormFloat64())*sd)
	}
	return z
}

// Normal sets z to numbers of p, where z is, as Rand does, but normal with the given mean and
// standard deviation, by the formula of Box and Muller (1958): other numbers than those of the
// function Normal, of which two of p are used for each. On a device, they may differ by rounding from
// those on the host.
func (z *Tensor) Normal(p *tensor.Philox, mean, sd float64) *Tensor {
	checkDeviation(sd)
	angles, mu, sigma := ZerosLike(z).Rand(p), z.number(float64(mean)), z.number(float64(sd))
	for _, x := range []*Tensor{angles, mu, sigma} {
		defer x.Free()
	}
	return z.Fuse("mu + sigma*(sqrt(-2*log1p(-u)) * cos(6.283185307179586*v))", mu, sigma, z.Rand(p), angles)
}

// Randn returns a tensor of the given shape of random numbers, normal with mean 0 and
// standard deviation 1.
func Randn(rng *rand.Rand, shape ...int) *Tensor { return normal("Randn", rng, 0, 1, shape) }
