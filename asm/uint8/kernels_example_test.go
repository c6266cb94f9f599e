// Code generated from templates/kernels_example_test.go.tmpl. DO NOT EDIT.

package kernels_test

import (
	"fmt"

	kernels "github.com/ashlar-go/ashlar/asm/uint8"
)

// Kernels are useful alone, on slices. An operand of one element stands for all.
func Example() {
	z := make([]uint8, 3)
	kernels.Best.Add(z, []uint8{1, 2, 3}, []uint8{10})
	fmt.Println(z, kernels.Best.Sum(z))
	// Output: [11 12 13] 36
}
