package tensor

import "math/bits"

// A Philox is a source of random numbers that can be made in any order, on devices too: each is a
// function of the seed and of how many were before it. It is Philox4x32-10 of Salmon, Moraes, Dror
// and Shaw, "Parallel random numbers: as easy as 1, 2, 3" (2011), and a rand.Source. Several
// goroutines must not use one.
type Philox struct {
	seed, next uint64
	pair       [2]uint64 // the numbers next/2*2 and the one after it, but where next is even
}

// NewPhilox returns a source that is at its first number.
func NewPhilox(seed uint64) *Philox { return &Philox{seed: seed} }

// Uint64 returns the next number.
func (p *Philox) Uint64() uint64 {
	if p.next%2 == 0 {
		p.pair = philox(p.seed, p.next/2)
	}
	p.next++
	return p.pair[(p.next-1)%2]
}

// Skip goes on by n numbers. It returns the seed of p, and how many numbers were before those.
func (p *Philox) Skip(n int) (seed, number uint64) {
	number = p.next
	p.next += uint64(n)
	if p.next%2 == 1 {
		p.pair = philox(p.seed, p.next/2)
	}
	return p.seed, number
}

// philox returns the block of two numbers that has the given place among blocks.
func philox(seed, block uint64) [2]uint64 {
	c := [4]uint32{uint32(block), uint32(block >> 32)}
	k := [2]uint32{uint32(seed), uint32(seed >> 32)}
	for range 10 {
		c, k = philoxRound(c, k)
	}
	return [2]uint64{uint64(c[1])<<32 | uint64(c[0]), uint64(c[3])<<32 | uint64(c[2])}
}

// philoxRound returns what a round makes of a counter, and the key of the next round.
func philoxRound(c [4]uint32, k [2]uint32) ([4]uint32, [2]uint32) {
	high0, low0 := bits.Mul32(0xD2511F53, c[0])
	high1, low1 := bits.Mul32(0xCD9E8D57, c[2])
	return [4]uint32{high1 ^ c[1] ^ k[0], low1, high0 ^ c[3] ^ k[1], low0},
		[2]uint32{k[0] + 0x9E3779B9, k[1] + 0xBB67AE85}
}
