package onnx_test

import (
	"maps"
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
)

// An entry is how the library has an operator, or what it does of it: run panics with unsupported
// where another entry is for the operands, the attributes or their types.
type entry struct {
	kind outcome // byFunction or composed
	by   string  // the function, or the composition in a line
	run  func(n *node, in operands) []value
}

// ops are entries of operators, in the order in which they are tried.
type ops map[string][]entry

// table has all of them.
var table = merge(elementwise, reductions, shapes, networks, products, recurrents,
	quantized, signals, samples, images, resizes)

func merge(tables ...ops) ops {
	all := ops{}
	for _, t := range tables {
		maps.Copy(all, t)
	}
	return all
}

// one returns an entry for an operator that is one function.
func one(by string, run func(n *node, in operands) value) entry {
	return entry{byFunction, by, results(run)}
}

// several returns an entry for an operator that is several functions.
func several(by string, run func(n *node, in operands) value) entry {
	return entry{composed, by, results(run)}
}

func results(run func(n *node, in operands) value) func(n *node, in operands) []value {
	return func(n *node, in operands) []value {
		r := run(n, in)
		if several, ok := r.([]value); ok {
			return several
		}
		return []value{r}
	}
}

// plain runs a function of the operands alone.
func plain(f function) func(n *node, in operands) value {
	return func(_ *node, in operands) value { return f(in...) }
}

// operands are those of a node; those left out are nil.
type operands []value

func (in operands) at(i int) value {
	if i < len(in) {
		return in[i]
	}
	return nil
}

// has reports whether there is an operand.
func (in operands) has(i int) bool { return in.at(i) != nil }

// integers returns those of an operand, or else of an attribute, where they were in older versions;
// nil if there are neither.
func (n *node) integers(in operands, i int, name string) []int {
	if in.has(i) {
		return integersOf(in[i])
	}
	return n.ints(name)
}

func (n *node) ints(name string, otherwise ...int) []int {
	if a := n.attributes[name]; a != nil {
		return a.ints
	}
	return otherwise
}

func (n *node) int(name string, otherwise int) int {
	if a := n.attributes[name]; a != nil {
		return a.integer
	}
	return otherwise
}

// flag returns an attribute that is 1 or 0.
func (n *node) flag(name string, otherwise bool) bool {
	if a := n.attributes[name]; a != nil {
		return a.integer != 0
	}
	return otherwise
}

func (n *node) float(name string, otherwise float64) float64 {
	if a := n.attributes[name]; a != nil {
		return float64(a.float)
	}
	return otherwise
}

func (n *node) text(name, otherwise string) string {
	if a := n.attributes[name]; a != nil {
		return a.text
	}
	return otherwise
}

// only panics unless attributes are what an entry is for.
func only(holds bool, why string) {
	if !holds {
		panic(unsupported(why))
	}
}

// rank and dim are those of tensors of all types.
func rank(x value) int          { return x.(array).Rank() }
func dim(x value, axis int) int { return x.(array).Dim(axis) }

// axesFrom lists the axes of a tensor from one on.
func axesFrom(x value, first int) (axes []int) {
	for axis := first; axis < rank(x); axis++ {
		axes = append(axes, axis)
	}
	return axes
}

// positive returns an axis of a tensor counted from its first.
func positive(axis int, x value) int {
	if axis < 0 {
		return axis + rank(x)
	}
	return axis
}

// indices returns those of Slice that choose all, but along some axes.
func indices(x value, along map[int]tensor.Index) []tensor.Index {
	all := slices.Repeat([]tensor.Index{tensor.All}, rank(x))
	for axis, i := range along {
		all[positive(axis, x)] = i
	}
	return all
}
