// Code generated from templates/random.go.tmpl. DO NOT EDIT.

package ints

import (
	"github.com/ashlar-go/ashlar/tensor"
	"math/rand/v2"
)

// A nil rng is the source that tensor.Seed resets.

// RandInt returns a tensor of the given shape of random numbers in [0, n). It panics if n
// is not positive.
func RandInt(rng *rand.Rand, n int, shape ...int) *Tensor {
	if n < 1 {
		panic(&tensor.ValueError{Op: "RandInt", Argument: "n", Value: n, Want: "1 or more"})
	}
	rng = tensor.Random(rng)
	z := new(Tensor).ResultOf("RandInt", shape...)
	for i := range z.data {
		z.data[i] = rng.IntN(n)
	}
	return z
}

// Permutation returns the vector of 0, …, n-1 in random order. It panics with a *tensor.ValueError if n
// is negative.
func Permutation(rng *rand.Rand, n int) *Tensor {
	if n < 0 {
		panic(&tensor.ValueError{Op: "Permutation", Argument: "n", Value: n, Want: "0 or more"})
	}
	z := new(Tensor).ResultOf("Permutation", n)
	for i := range z.data {
		z.data[i] = i
	}
	tensor.Random(rng).Shuffle(n, func(i, j int) { z.data[i], z.data[j] = z.data[j], z.data[i] })
	return z
}
