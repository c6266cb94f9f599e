package deviceops

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
)

// An expression is elementwise operations of a program on tensors of one shape, those that
// are operands stretched to it. It becomes one kernel.
type expression struct {
	program *Program
	shape   layout.Layout // contiguous
	root    *Node
}

// A Node is what an operation of the library makes of operands: Nodes, Arrays, numbers and Faults,
// in the order in which its function takes them. Of the operation Fill, it is the number.
type Node struct {
	Op       Op
	Element  device.Element // of the result
	OfMasks  bool           // whether Op is of conditions alone, in an expression of numbers
	Operands []any
}

// A leaf is a tensor in memory.
type leaf struct {
	of      device.Buffer
	layout  *layout.Layout
	element device.Element
}

// leafOf returns the leaf of an array, to be in place of it.
func leafOf(x device.Array) any { return &leaf{x.Buffer, x.Layout, x.Element} }

// leaves are tensors in memory that differ. They are compared by layout, since a tensor that is
// broadcast to a shape twice has two.
type leaves []*leaf

// add returns the leaf of all that is the tensor l: l itself if there was none.
func (all *leaves) add(l *leaf) *leaf {
	for _, known := range *all {
		if known.of == l.of && known.layout.Same(l.layout) {
			return known
		}
	}
	*all = append(*all, l)
	return l
}

// Fuse queues one kernel that sets z to the value of an expression of Arrays that stretch to the
// shape of z, at most layout.MaxOperands-1. A result over an operand is as if that had been read
// before.
//
// It panics with a *tensor.DeviceError unless all are on one device.
func (p *Program) Fuse(z device.Array, root *Node) {
	var copies []device.Buffer
	known := map[device.Array]device.Array{} // by operand, each of which may occur often
	root = root.replaced(func(operand device.Array) any {
		x, ok := known[operand]
		if !ok {
			x = onto("Fuse", operand, z)
			if x.Buffer == z.Buffer && !x.Same(z.Layout) {
				x = p.clone(x)
				copies = append(copies, x.Buffer)
			}
			known[operand] = x
		}
		return x
	})
	defer func() {
		for _, b := range copies {
			b.Free()
		}
	}()
	if z.Size() == 0 {
		return
	}
	d := z.Buffer.Device()
	if s, ok := d.(*specialized); ok {
		s.apply(p, z, root)
		return
	}
	e := expression{program: p, root: root.replaced(leafOf)}
	d.Queue().Launch(e.launch(classOf(d.Info()), z, false))
}

// replaced returns the node n with something else in place of each Array below it.
func (n *Node) replaced(with func(x device.Array) any) *Node {
	known := map[*Node]*Node{}
	var replace func(n *Node) *Node
	replace = func(n *Node) *Node {
		if known[n] != nil {
			return known[n]
		}
		c := &Node{Op: n.Op, Element: n.Element, OfMasks: n.OfMasks}
		known[n] = c
		for _, x := range n.Operands {
			switch operand := x.(type) {
			case *Node:
				x = replace(operand)
			case device.Array:
				x = with(operand)
			}
			c.Operands = append(c.Operands, x)
		}
		return c
	}
	return replace(n)
}

// mostNodes is how many nodes an expression has at most. It cannot have more leaves than walks have
// tensors beside the result.
const mostNodes, mostLeaves = 32, layout.MaxOperands - 1

// eachNode calls f once with each node and each leaf below x, and x, after those that it needs.
func eachNode(x any, f func(x any)) {
	seen := map[any]bool{}
	var visit func(x any)
	visit = func(x any) {
		n, inner := x.(*Node)
		_, outer := x.(*leaf)
		if !inner && !outer || seen[x] {
			return
		}
		seen[x] = true
		if inner {
			for _, operand := range n.Operands {
				visit(operand)
			}
		}
		f(x)
	}
	visit(x)
}

// leaves returns the leaves of e, and whether it is small enough for a kernel.
func (e *expression) leaves() (all leaves, fits bool) {
	nodes := 0
	eachNode(e.root, func(x any) {
		if l, ok := x.(*leaf); ok {
			all.add(l)
		} else {
			nodes++
		}
	})
	return all, nodes <= mostNodes && len(all) <= mostLeaves
}

// A fusion is a kernel that computes an expression, as it is written.
type fusion struct {
	params []string
	args   []any
	body   strings.Builder
	leaves leaves
	names  map[any]string // of the values of nodes and leaves
}

// launch returns the launch that sets z to e. The numbers of operations are constants of its
// kernel, and if it is fixed, shapes and strides; numbers that tensors are filled with are
// arguments, as they change often.
func (e *expression) launch(c class, z device.Array, fixed bool) device.Launch {
	f := fusion{
		names:  map[any]string{},
		params: []string{"__global " + declared(z.Element) + " *z"}, args: []any{z.Buffer},
	}
	layouts := []*layout.Layout{z.Layout}
	eachNode(e.root, func(x any) {
		switch x := x.(type) {
		case *leaf:
			if f.leaves.add(x) == x {
				f.load(x, len(layouts))
				layouts = append(layouts, x.layout)
			}
		case *Node:
			f.compute(x)
		}
	})
	w := newWalk(layouts...)
	// of several passes, only the last writes to memory
	w.share, w.moved = c.share, z.Size()*z.Element.Bytes
	shape := ""
	if fixed {
		shape = fmt.Sprintf("\n\tconst Walk walk = %s;", w.constant())
	} else {
		f.params, f.args = append(f.params, "const Walk walk"), append(f.args, w.bytes())
	}
	source := fmt.Sprintf(`
__kernel void fused(%s) {%s
	BY(LANES, %d) {
%s		STORE%s(z, 0, %s);
	}
}
`, strings.Join(f.params, ", "), shape, len(layouts), &f.body, mask(z.Element), f.names[e.root])
	k := device.Kernel{Name: "fused", Source: source, Library: e.program.Name}
	return c.elementwise(k, &w, len(layouts), f.args)
}

// load reads an element of a leaf, which is tensor number k of the walk.
func (f *fusion) load(l *leaf, k int) {
	array := f.param("__global const "+declared(l.element)+" *", inMemory(l.of))
	f.define(l, l.element, fmt.Sprintf("LOAD%s(%s, %d)", mask(l.element), array, k))
}

// compute computes an element of a node.
func (f *fusion) compute(n *Node) {
	if n.Op == OpFill {
		v := f.param(declared(n.Element)+" ", number(n.Operands[0]))
		if n.Element.Condition {
			f.names[n] = "MASK(" + v + ")"
		} else {
			f.names[n] = "N(" + v + ")"
		}
		return
	}
	var args []string
	for _, x := range n.Operands {
		switch x := x.(type) {
		case *Node:
			args = append(args, f.names[x])
		case *leaf:
			args = append(args, f.names[f.leaves.add(x)])
		case device.Fault:
			args = append(args, f.param("__global int *", x))
		default:
			args = append(args, "N("+literal(x)+")")
		}
	}
	function := "op_"
	if n.OfMasks {
		function = "mask_"
	}
	f.define(n, n.Element, function+n.Op.String()+"("+strings.Join(args, ", ")+")")
}

// param adds a parameter, and returns its name.
func (f *fusion) param(declaration string, arg any) string {
	name := fmt.Sprintf("p%d", len(f.params))
	f.params, f.args = append(f.params, declaration+name), append(f.args, arg)
	return name
}

// define gives the value of x a name.
func (f *fusion) define(x any, e device.Element, value string) {
	f.names[x] = fmt.Sprintf("v%d", len(f.names))
	of := "V"
	if e.Condition {
		of = "C"
	}
	fmt.Fprintf(&f.body, "\t\tconst %s %s = %s;\n", of, f.names[x], value)
}

// mask returns what the names of macros for elements of a type end in.
func mask(e device.Element) string {
	if e.Condition {
		return "MASK"
	}
	return ""
}

// declared returns the type of elements as programs of the library have it: conditions, or T.
func declared(e device.Element) string {
	if e.Condition {
		return e.Name
	}
	return "T"
}

// number returns a number as kernels take it.
func number(v any) any {
	v, _ = device.Argument(v)
	return v
}

// literal returns a number as a constant.
func literal(v any) string {
	switch v := reflect.ValueOf(v); {
	case v.CanFloat() && v.Type().Size() == 4:
		return floatLiteral(v.Float(), 32, "f")
	case v.CanFloat():
		return floatLiteral(v.Float(), 64, "")
	case v.CanInt():
		return fmt.Sprintf("(long)0x%xUL", uint64(v.Int()))
	case v.CanUint():
		return fmt.Sprintf("0x%xUL", v.Uint())
	}
	panic(fmt.Sprintf("device: a number of type %T", v))
}

func floatLiteral(v float64, bits int, suffix string) string {
	switch {
	case math.IsNaN(v):
		return "NAN"
	case math.IsInf(v, 1):
		return "INFINITY"
	case math.IsInf(v, -1):
		return "-INFINITY"
	}
	return strconv.FormatFloat(v, 'x', -1, bits) + suffix
}
