package onnx_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

const heading = `# Operators of ONNX

Which function of the library each operator of ONNX's node tests is, or what it is composed of, and
how many tests of it pass. The tests are the %d of ONNX 1.12.0, as Debian's package libonnx-testdata
has them: where it is missing, they are skipped. Integers that the library has no tensors of are in
wider ones. This page is written by

	go test ./generated_test/onnx -update

| of | in scope | pass | by one function | composed |
|---|---|---|---|---|
| operators | %d | %d | %d | %d |
| expansions of operators into simpler ones | %d | %d | | |

Out of scope are %d tests, of
%s.
All others are in scope, whether they pass or not. Floats are within 1e-5 of the size of expected
ones, but in tests that name a reason.

| operator | is | by one function | composed | missing |
|---|---|---|---|---|
`

// describe returns the page.
func describe(own, expanded counts, operators map[string]counts) string {
	reasons := slices.Sorted(maps.Keys(noArrays))
	last := len(reasons) - 1
	var b strings.Builder
	fmt.Fprintf(&b, heading, tests,
		own.inScope(), own.passed(), own[byFunction], own[composed],
		expanded.inScope(), expanded.passed(),
		own[outside]+expanded[outside], strings.Join(reasons[:last], ", ")+" and "+reasons[last])
	for _, op := range slices.Sorted(maps.Keys(operators)) {
		c := operators[op]
		if c.inScope() == 0 {
			continue
		}
		var is []string
		for _, e := range table[op] {
			if !slices.Contains(is, e.by) {
				is = append(is, e.by)
			}
		}
		fmt.Fprintf(&b, "| %s | %s | %d | %d | %d |\n", op,
			strings.ReplaceAll(strings.Join(is, "; "), "|", "\\|"),
			c[byFunction], c[composed], c[missing]+c[failed])
	}
	return b.String()
}
