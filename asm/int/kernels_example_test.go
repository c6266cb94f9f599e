// Code generated from templates/kernels_example_test.go.tmpl. DO NOT EDIT.

package ints_test

import (
	"fmt"

	ints "github.com/ashlar-go/ashlar/asm/int"
)

// Kernels are useful alone, on slices. An operand of one element stands for all.
func Example() {
	z := make([]int, 3)
	ints.Best.Add(z, []int{1, 2, 3}, []int{10})
	fmt.Println(z, ints.Best.Sum(z))
	// Output: [11 12 13] 36
}
