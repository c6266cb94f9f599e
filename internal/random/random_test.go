package random

import (
	"math/rand/v2"
	"sync"
	"testing"
)

// TestSeed gives the same numbers after the same seed and others after another, and those of a
// source that is given.
func TestSeed(t *testing.T) {
	three := func(seed uint64) (v [3]uint64) {
		Seed(seed)
		for i := range v {
			v[i] = Source(nil).Uint64()
		}
		return v
	}
	first := three(1)
	if again, other := three(1), three(2); again != first || other == first {
		t.Errorf("%v and %v after seed 1, %v after seed 2", first, again, other)
	}
	if rng := rand.New(rand.NewPCG(1, 2)); Source(rng) != rng {
		t.Error("another source than the one given")
	}
}

// TestGoroutines takes numbers on several goroutines, which the race detector watches: none comes
// twice.
func TestGoroutines(t *testing.T) {
	var seen sync.Map
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			for range 1000 {
				if v, twice := seen.LoadOrStore(Source(nil).Uint64(), true); twice {
					t.Errorf("%v twice", v)
				}
			}
		})
	}
	group.Wait()
}
