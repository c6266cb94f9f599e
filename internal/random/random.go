// Package random has the source of random numbers that tensors share.
package random

import (
	"math/rand/v2"
	"sync"
)

// Seed resets the shared source.
func Seed(n uint64) {
	shared.mu.Lock()
	defer shared.mu.Unlock()
	shared.pcg.Seed(n, seedHigh)
}

// Source returns rng, or the shared source for nil, which several goroutines may use.
func Source(rng *rand.Rand) *rand.Rand {
	if rng == nil {
		return sharedRand
	}
	return rng
}

// seedHigh is the other half of the seed of a PCG, arbitrary.
const seedHigh = 0x9e3779b97f4a7c15

var (
	shared     = &lockedSource{pcg: rand.NewPCG(rand.Uint64(), seedHigh)}
	sharedRand = rand.New(shared)
)

// A lockedSource is a source for several goroutines.
type lockedSource struct {
	mu  sync.Mutex
	pcg *rand.PCG
}

func (s *lockedSource) Uint64() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.pcg.Uint64()
}
