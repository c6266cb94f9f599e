package tensor

import (
	"math/bits"
	"slices"

	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/internal/sysmem"
)

// A Selector lists indices of a dimension of n elements, for Select. An Index, Incl, Excl,
// tensors of ints (indices) and of bools (a mask) are Selectors.
type Selector interface {
	Indices(n int) []int
}

// Incl chooses the elements at the given indices, in this order.
func Incl(indices ...int) Selector { return incl(indices) }

// Excl chooses the elements at all but the given indices.
func Excl(indices ...int) Selector { return excl(indices) }

type incl []int

func (s incl) Indices(int) []int { return s }

type excl []int

func (s excl) Indices(n int) []int {
	out := s.within(n)
	indices := makeIndices(n - len(out))
	i := 0
	for k := range indices {
		for ; len(out) > 0 && out[0] == i; i++ {
			out = out[1:]
		}
		indices[k] = i
		i++
	}
	return indices
}

// Count returns how many of n elements s chooses.
func (s excl) Count(n int) int { return n - len(s.within(n)) }

// within returns the indices of n elements that s leaves out, in ascending order.
func (s excl) within(n int) (out []int) {
	for _, i := range s {
		if i, ok := extent.FromStart(i, n); ok {
			out = append(out, i)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// makeIndices returns n zeros, for Select. It panics with a *SizeError if they take more than
// MaxBytes.
func makeIndices(n int) []int {
	if most := min(MaxBytes, sysmem.Most); n > most/(bits.UintSize/8) {
		panic(&SizeError{Op: "Select", Shape: Shape{n}, Most: most})
	}
	return make([]int, n)
}
