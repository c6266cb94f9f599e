package kerneltest

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"runtime/debug"
	"testing"

	"github.com/ashlar-go/ashlar/internal/element"
)

// An Implementation is a set of kernels and its name.
type Implementation[K any] struct {
	Name    string
	Kernels K
}

// TestKernels tests every row with every implementation, of which the first
// defines what the others compute. In short mode, which is for kernels that another run has
// tested already, as compiled otherwise, it takes fewer samples and lengths.
func TestKernels[K any, T element.Any](t *testing.T, rows []Row[K, T], all []Implementation[K]) {
	var memory [maxOperands + 1]*Guarded
	for i := range memory {
		memory[i] = NewGuarded(guardBytes)
	}
	for _, r := range rows {
		t.Run(r.Name, func(t *testing.T) {
			debug.SetPanicOnFault(true) // of this goroutine
			rng := rand.New(rand.NewPCG(1, 2))
			x := r.samples(rng)
			want := r.wanted(x)
			var defined Vector[T]
			for _, k := range all {
				z := newVector[T](x[0].len(), r.Condition)
				c := &kernelTest[K, T]{t, r, k, x, z, rng, memory[0], memory[1:]}
				c.Row.Run(k.Kernels, z, x)
				if defined.len() == 0 {
					defined = z
				}
				c.values(want)
				c.agrees(defined)
				c.lengths()
				c.singles()
				c.aliases()
				c.divisionByZero()
			}
		})
	}
}

// maxOperands is the number of operands of the largest rows.
const maxOperands = 6

// A kernelTest is a test of one kernel, by its results z of operands x.
type kernelTest[K any, T element.Any] struct {
	*testing.T
	Row[K, T]
	kernels Implementation[K]
	x       []Vector[T]
	z       Vector[T]
	rng     *rand.Rand
	memoryZ *Guarded
	memoryX []*Guarded
}

// values compares the results with those wanted.
func (c *kernelTest[K, T]) values(want []wanted) {
	const reports = 5
	wrong := 0
	for i := range c.z.len() {
		if err := want[i].check(c.z.real(i)); err != nil {
			if wrong++; wrong <= reports {
				c.Errorf("%s: %s: %v", c.kernels.Name, c.operands(i), err)
			}
		}
	}
	if wrong > reports {
		c.Errorf("%s: and %d more of %d", c.kernels.Name, wrong-reports, c.z.len())
	}
}

// operands returns the operands of element i for people to read.
func (c *kernelTest[K, T]) operands(i int) string {
	text := c.Name
	for j, v := range c.x {
		text += fmt.Sprintf(" %s=%v", c.Operands[j], v.at(i))
	}
	return text
}

// agrees compares the results with those of the defining implementation, which are the same to the
// bit, whatever NaN is.
func (c *kernelTest[K, T]) agrees(defined Vector[T]) {
	if i := c.z.difference(defined); i >= 0 {
		c.Errorf("%s: %s: got %v, and %v in another implementation", c.kernels.Name, c.operands(i),
			c.z.at(i), defined.at(i))
	}
}

// lengths runs the kernel on all short lengths, between guards and not aligned.
func (c *kernelTest[K, T]) lengths() {
	all := someLengths
	if !testing.Short() {
		all = nil
		for n := range maxLength + 1 {
			all = append(all, n)
		}
	}
	for _, n := range all {
		for _, p := range []Place{AtStart, AtEnd, Inside} {
			c.run(call{n: n, place: p})
		}
	}
}

// maxLength is the largest length that kernels are run on between guards.
const maxLength = 257

// someLengths are about the lengths of vectors and of the steps of loops.
var someLengths = []int{
	0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 64, 97, 128, 131,
	maxLength,
}

// singles runs the kernel with all choices of operands of one element.
func (c *kernelTest[K, T]) singles() {
	for _, n := range someLengths {
		for s := uint(1); s < 1<<len(c.x); s++ {
			c.run(call{n: n, place: AtEnd, singles: s})
			c.run(call{n: n, place: Inside, singles: s})
		}
	}
}

// aliases runs the kernel with all choices of operands that are z, the others
// being slices or of one element.
func (c *kernelTest[K, T]) aliases() {
	for a := uint(1); a < 1<<len(c.x); a++ {
		if !c.canAlias(a) {
			continue
		}
		for _, n := range someLengths {
			c.run(call{n: n, place: Inside, aliases: a})
			c.run(call{n: n, place: AtEnd, aliases: a, singles: 1<<len(c.x) - 1})
		}
	}
}

// canAlias reports whether the operands of a set have the type of the result.
func (c *kernelTest[K, T]) canAlias(set uint) bool {
	for i := range c.x {
		if set&(1<<i) != 0 && c.isBools(i) != c.Condition {
			return false
		}
	}
	return true
}

// A call is a way to run a kernel: on n elements at some place in memory. Bit i
// of singles says that operand i is one element for all, and bit i of aliases
// that it is the slice of the result.
type call struct {
	n                int
	place            Place
	singles, aliases uint
}

// run runs the kernel on a part of the samples, between guards, and compares
// with what it gives of them elsewhere.
func (c *kernelTest[K, T]) run(how call) {
	n := how.n
	at := c.rng.IntN(c.z.len() - n + 1)
	// the operand that those that are z have elements of; the last, since it may divide
	shared := bits.Len(how.aliases) - 1

	z := vectorIn[T](c.memoryZ, n, c.Condition, how.place, c.rng.IntN(8))
	var x, source []Vector[T]
	for i := range c.x {
		from := c.x[i].slice(at, at+n)
		operand := z
		switch {
		case how.aliases&(1<<i) != 0:
			from = c.x[shared].slice(at, at+n)
		case how.singles&(1<<i) != 0:
			j := c.rng.IntN(c.z.len())
			from = c.x[i].slice(j, j+1)
			fallthrough
		default:
			operand = vectorIn[T](c.memoryX[i], from.len(), c.isBools(i), how.place, c.rng.IntN(8))
		}
		operand.copyFrom(from)
		x, source = append(x, operand), append(source, from)
	}
	want := c.z.slice(at, at+n)
	if how.singles != 0 || how.aliases != 0 {
		want = c.elsewhere(source, n)
	}

	defer func() {
		if err := recover(); err != nil {
			c.Fatalf("%s: %+v: %v", c.kernels.Name, how, err)
		}
	}()
	c.Row.Run(c.kernels.Kernels, z, x)
	if i := z.difference(want); i >= 0 {
		c.Fatalf("%s: %+v: element %d is %v, want %v", c.kernels.Name, how, i, z.at(i), want.at(i))
	}
	if !c.memoryZ.Intact() {
		c.Fatalf("%s: %+v: wrote outside of the result", c.kernels.Name, how)
	}
	for i := range x {
		if how.aliases&(1<<i) == 0 && (x[i].difference(source[i]) >= 0 || !c.memoryX[i].Intact()) {
			c.Fatalf("%s: %+v: wrote to operand %s", c.kernels.Name, how, c.Operands[i])
		}
	}
}

// elsewhere returns what the kernel gives of n elements of operands, or of one for all, where
// nothing is an alias and no operand of one element.
func (c *kernelTest[K, T]) elsewhere(operands []Vector[T], n int) Vector[T] {
	var x []Vector[T]
	for i, v := range operands {
		whole := newVector[T](n, c.isBools(i))
		whole.copyFrom(v)
		x = append(x, whole)
	}
	z := newVector[T](n, c.Condition)
	c.Row.Run(c.kernels.Kernels, z, x)
	return z
}

// divisionByZero checks that integers panic.
func (c *kernelTest[K, T]) divisionByZero() {
	if !c.divides() {
		return
	}
	defer func() {
		if recover() == nil {
			c.Errorf("%s: no panic at a division by zero", c.kernels.Name)
		}
	}()
	c.Row.Run(c.kernels.Kernels, newVector[T](9, false),
		[]Vector[T]{newVector[T](9, false), newVector[T](9, false)})
}
