// Code generated from templates/kernels_example_test.go.tmpl. DO NOT EDIT.

package bools_test

import (
	"fmt"

	bools "github.com/ashlar-go/ashlar/asm/bool"
)

// Kernels are useful alone, on slices. An operand of one element stands for all.
func Example() {
	z := make([]bool, 3)
	bools.Best.And(z, []bool{true, false, true}, []bool{true})
	fmt.Println(z, bools.Best.Count(z))
	// Output: [true false true] 2
}
