package search

import (
	"math"
	"slices"

	kernels "github.com/ashlar-go/ashlar/asm/float32"
)

// candidates are the vectors that may be among the k nearest to a query, as far as a goroutine has
// come.
type candidates struct {
	k     int
	found []candidate
	// a heap of the k largest of what scores are at least, the smallest first
	sure []float64
	room int // of found, until those are left out that cannot be among the nearest
}

// A candidate is a vector, with the most that its score may be.
type candidate struct {
	vector int
	most   float64
}

func (c *candidates) begin(k int) {
	c.k, c.found, c.sure, c.room = k, c.found[:0], c.sure[:0], 2*k+width
}

// least returns a number that scores of the k nearest are not below.
func (c *candidates) least() float64 {
	switch {
	case c.k == 0:
		return math.Inf(1)
	case len(c.sure) < c.k:
		return math.Inf(-1)
	}
	return c.sure[0]
}

// offer takes the vectors from first on whose scores, of which each may be wrong by slack, can be
// among the largest; if there is a mask, those for which it holds.
func (c *candidates) offer(scores []float32, mask []bool, first int, slack float64) {
	least := c.least()
	if float64(kernels.Best.Max(scores))+slack < least { // not if one is NaN
		return
	}
	for i, score := range scores {
		most := float64(score) + slack
		if most < least || mask != nil && !mask[i] {
			continue
		}
		c.found = append(c.found, candidate{first + i, most})
		c.push(float64(score) - slack)
		least = c.least()
	}
	if len(c.found) > c.room {
		c.found = slices.DeleteFunc(c.found, func(v candidate) bool { return v.most < least })
		c.room = 2*len(c.found) + width
	}
}

// push puts a number into the heap, unless it is smaller than all.
func (c *candidates) push(v float64) {
	switch {
	case v != v:
	case len(c.sure) < c.k:
		c.sure = append(c.sure, v)
		for i := len(c.sure) - 1; i > 0 && c.sure[i] < c.sure[(i-1)/2]; i = (i - 1) / 2 {
			c.sure[i], c.sure[(i-1)/2] = c.sure[(i-1)/2], c.sure[i]
		}
	case v > c.sure[0]:
		c.sure[0] = v
		for i := 0; ; {
			child := 2*i + 1
			if child+1 < len(c.sure) && c.sure[child+1] < c.sure[child] {
				child++
			}
			if child >= len(c.sure) || c.sure[i] <= c.sure[child] {
				return
			}
			c.sure[i], c.sure[child] = c.sure[child], c.sure[i]
			i = child
		}
	}
}
