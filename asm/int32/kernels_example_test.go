// Code generated from templates/kernels_example_test.go.tmpl. DO NOT EDIT.

package kernels_test

import (
	"fmt"

	kernels "github.com/ashlar-go/ashlar/asm/int32"
)

// Kernels are useful alone, on slices. An operand of one element stands for all.
func Example() {
	z := make([]int32, 3)
	kernels.Best.Add(z, []int32{1, 2, 3}, []int32{10})
	fmt.Println(z, kernels.Best.Sum(z))
	// Output: [11 12 13] 36
}
