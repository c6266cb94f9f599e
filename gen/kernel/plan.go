package kernel

import "github.com/ashlar-go/ashlar/gen/target"

// A plan is a block, and how it got its registers. A loop takes a group of vectors, so many at a
// time.
type plan struct {
	batches        []batch
	group, vectors int
	pins           []pin          // constants that stay in registers
	numbers        map[string]int // registers
}

// A batch is the code of some vectors of a group.
type batch struct {
	target.Assigned
	results []int
	rare    int             // the condition, or -1
	then    target.Assigned // of a reduction, what follows if nothing rare happened
}

// A pin is a constant in a register.
type pin struct {
	register int
	constant target.Place
}

// spills returns how many values a plan stores.
func (p plan) spills() (n int) {
	for _, b := range p.batches {
		n += b.Spills
	}
	return n
}

// slots returns how many vectors on the stack a plan takes.
func (p plan) slots() (n int) {
	for _, b := range p.batches {
		n = max(n, b.Slots)
	}
	return n
}

// pin loads the constants that stay in registers.
func (p plan) pin(w target.Writer) {
	for _, p := range p.pins {
		w.Move(target.Place{Kind: target.VectorRegister, N: p.register}, p.constant)
	}
}
