// Code generated from templates/random.go.tmpl. DO NOT EDIT.

package i32

import (
	"github.com/ashlar-go/ashlar/internal/random"
	"github.com/ashlar-go/ashlar/tensor"
	"math/rand/v2"
)

// A nil rng is the source that tensor.Seed resets.

// RandInt returns a tensor of the given shape of random numbers in [0, n). It panics with a
// *tensor.ValueError unless n is positive and all of these are int32.
func RandInt(rng *rand.Rand, n int, shape ...int) *Tensor {
	if n < 1 || uint(n-1) > 1<<31-1 {
		panic(&tensor.ValueError{Op: "RandInt", Argument: "n", Value: n, Want: "from 1 to 1 more than the highest int32"})
	}
	rng = random.Source(rng)
	z := new(Tensor).resultOf("RandInt", shape...)
	for i := range z.data {
		z.data[i] = int32(rng.IntN(n))
	}
	return z
}

// Permutation returns the vector of 0, …, n-1 in random order. It panics with a *tensor.ValueError
// if n is negative, or one of these no int32.
func Permutation(rng *rand.Rand, n int) *Tensor {
	if n < 0 || n > 0 && uint(n-1) > 1<<31-1 {
		panic(&tensor.ValueError{Op: "Permutation", Argument: "n", Value: n, Want: "from 0 to 1 more than the highest int32"})
	}
	z := new(Tensor).resultOf("Permutation", n)
	for i := range z.data {
		z.data[i] = int32(i)
	}
	random.Source(rng).Shuffle(n, func(i, j int) { z.data[i], z.data[j] = z.data[j], z.data[i] })
	return z
}
