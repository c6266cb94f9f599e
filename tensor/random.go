package tensor

import "github.com/ashlar-go/ashlar/internal/random"

// Seed resets the source of random numbers that nil stands for: after the same seed, the
// same calls give the same values.
func Seed(n uint64) { random.Seed(n) }
