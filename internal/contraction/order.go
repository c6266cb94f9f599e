package contraction

import (
	"math"
	"slices"
)

// The order in which operands are multiplied, two at a time, decides what a contraction costs. Of
// up to mostTried operands all orders are compared; of more, two whose product saves the most
// memory are multiplied first. Both are those of Smith and Gray, "opt_einsum - A Python package for
// optimizing contraction order for einsum-like expressions", JOSS 3, 2018.
const mostTried = 5

// An order lists pairs of operands: of each, the second is multiplied with the first, in whose
// place the product then is.
type order [][2]int

// A network is operands by their labels, and what is known of those.
type network struct {
	operands [][]rune
	out      []rune
	length   map[rune]int
}

// order returns the order in which to multiply the operands.
func (n network) order() order {
	if len(n.operands) <= mostTried {
		if cost, o := n.cheapest(math.Inf(1)); !math.IsInf(cost, 1) {
			return o
		}
	}
	return n.greedy()
}

// cheapest returns the order that takes the fewest multiplications, and how many, unless those are
// limit or more.
func (n network) cheapest(limit float64) (float64, order) {
	if len(n.operands) < 2 {
		return 0, nil
	}
	least, best := limit, order(nil)
	for i := range n.operands {
		for j := i + 1; j < len(n.operands); j++ {
			rest, cost := n.without(i, j)
			if cost >= least {
				continue
			}
			if more, o := rest.cheapest(least - cost); cost+more < least {
				least, best = cost+more, append(order{{i, j}}, o...)
			}
		}
	}
	if best == nil {
		return limit, nil
	}
	return least, best
}

// greedy returns the order that has the product of two first of which least is left in comparison
// with them.
func (n network) greedy() (o order) {
	for len(n.operands) > 1 {
		least, next := math.Inf(1), [2]int{0, 1}
		for i, a := range n.operands {
			for j := i + 1; j < len(n.operands); j++ {
				left := n.size(n.product(i, j)) - n.size(a) - n.size(n.operands[j])
				if left < least {
					least, next = left, [2]int{i, j}
				}
			}
		}
		o = append(o, next)
		n, _ = n.without(next[0], next[1])
	}
	return o
}

// without returns n with the product of two operands in place of the first, and what that costs.
func (n network) without(i, j int) (rest network, cost float64) {
	rest = n
	rest.operands = slices.Delete(slices.Clone(n.operands), j, j+1)
	rest.operands[i] = n.product(i, j)
	return rest, n.size(n.union(i, j))
}

// union returns the labels of two operands, but for those that one alone has and nothing needs,
// along which it is summed before it is multiplied.
func (n network) union(i, j int) []rune {
	a, b, needed := n.operands[i], n.operands[j], n.needed(i, j)
	labels := shared(a, slices.Concat(b, needed))
	for _, l := range shared(b, slices.Concat(a, needed)) {
		if !slices.Contains(labels, l) {
			labels = append(labels, l)
		}
	}
	return labels
}

// product returns the labels of the product of two operands.
func (n network) product(i, j int) []rune { return shared(n.union(i, j), n.needed(i, j)) }

// needed returns the labels of the result and of operands other than two.
func (n network) needed(i, j int) []rune {
	labels := slices.Clone(n.out)
	for k, o := range n.operands {
		if k != i && k != j {
			labels = append(labels, o...)
		}
	}
	return labels
}

// size returns how many elements there are along axes.
func (n network) size(labels []rune) float64 {
	size := 1.0
	for _, l := range labels {
		size *= float64(n.length[l])
	}
	return size
}
