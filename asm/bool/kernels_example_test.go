// Code generated from templates/kernels_example_test.go.tmpl. DO NOT EDIT.

package kernels_test

import (
	"fmt"

	kernels "github.com/ashlar-go/ashlar/asm/bool"
)

// Kernels are useful alone, on slices. An operand of one element stands for all.
func Example() {
	z := make([]bool, 3)
	kernels.Best.And(z, []bool{true, false, true}, []bool{true})
	fmt.Println(z, kernels.Best.Count(z))
	// Output: [true false true] 2
}
