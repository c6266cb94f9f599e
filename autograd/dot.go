package autograd

import (
	"bufio"
	"fmt"
	"io"
)

// WriteDOT writes a drawing of how v was computed, in the language of Graphviz: operations
// with the shapes of their results, and variables and constants in boxes. It returns the
// error of w.
func (v *Variable[T]) WriteDOT(w io.Writer) error {
	b := bufio.NewWriter(w)
	fmt.Fprintln(b, "digraph {")
	numbers := map[*Variable[T]]int{v: 0}
	for found := []*Variable[T]{v}; len(found) > 0; found = found[1:] {
		x := found[0]
		fmt.Fprintf(b, "\t%d [label=%q", numbers[x], fmt.Sprint(x.title(), "\n", x.Shape()))
		if x.rule == nil {
			fmt.Fprint(b, " shape=box")
		}
		fmt.Fprintln(b, "]")
		for _, o := range x.operands {
			if _, known := numbers[o.Variable]; !known {
				numbers[o.Variable] = len(numbers)
				found = append(found, o.Variable)
			}
			fmt.Fprintf(b, "\t%d -> %d\n", numbers[o.Variable], numbers[x])
		}
	}
	fmt.Fprintln(b, "}")
	return b.Flush()
}

// title says what v is.
func (v *Variable[T]) title() string {
	switch {
	case v.rule != nil:
		return v.op
	case v.constant:
		return "constant"
	}
	return "variable"
}
