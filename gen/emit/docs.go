package emit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/gen/table"
)

// readme returns the README, with a table of the operations.
func readme() Output { return fill("README.md", "README.md.tmpl", table.Groups) }

// typesOf lists the element types of a row: "float32 float64 int".
func typesOf(op table.Op) string {
	var names []string
	for _, d := range table.DTypes {
		if d.Kind&op.On != 0 {
			names = append(names, d.Name)
		}
	}
	return strings.Join(names, " ")
}

// packages lists the packages of tensors: "`tensor/float32`, `tensor/float64` and `tensor/bool`".
func packages() string {
	var names []string
	for _, d := range table.Tensors() {
		names = append(names, "`tensor/"+d.Name+"`")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// shortNames lists the names that programs import them under: "`f32`, `f64`, `bools`".
func shortNames() string {
	var names []string
	for _, d := range table.Tensors() {
		names = append(names, "`"+d.Package+"`")
	}
	return strings.Join(names, ", ")
}

// boundOf says how exact a row is: the errors of its kernels, in units in the last place, on each
// floating-point type, once if they are the same; or that each step is rounded as IEEE 754 has it.
func boundOf(op table.Op) string {
	var bounds []string
	for _, d := range table.DTypes {
		if d.IsFloat() {
			bounds = append(bounds, fmt.Sprintf("%g", errorBound(op, d)))
		}
	}
	if bounds = slices.Compact(bounds); slices.Equal(bounds, []string{"0"}) {
		return "IEEE"
	}
	return strings.Join(bounds, ", ")
}

// cell returns text for a cell of a table in Markdown.
func cell(text string) string { return strings.ReplaceAll(text, "|", `\|`) }
