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

// instructions returns how many instructions a plan has: more if values, or what is in memory to
// begin with, come to a register again.
func (p plan) instructions() (n int) {
	for _, b := range p.batches {
		n += len(b.Code) + len(b.then.Code)
	}
	return n
}

// pinned returns the best of a plan without constants that stay in registers, and those that try
// makes with so many at most: that which stores the fewest values, then that of the fewest
// instructions, then that of the most constants.
func pinned(without plan, most int, try func(pins int) (plan, error)) plan {
	best := without
	for pins := 1; pins <= most; pins++ {
		p, err := try(pins)
		if err != nil || len(p.pins) < pins {
			break
		}
		stores := p.spills() - best.spills()
		if stores < 0 || stores == 0 && p.instructions() <= best.instructions() {
			best = p
		}
	}
	return best
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
