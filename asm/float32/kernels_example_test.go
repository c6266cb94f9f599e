// Code generated from templates/kernels_example_test.go.tmpl. DO NOT EDIT.

package f32_test

import (
	"fmt"

	f32 "github.com/ashlar-go/ashlar/asm/float32"
)

// Kernels are useful alone, on slices. An operand of one element stands for all.
func Example() {
	z := make([]float32, 3)
	f32.Best.Add(z, []float32{1, 2, 3}, []float32{10})
	fmt.Println(z, f32.Best.Sum(z))
	// Output: [11 12 13] 36
}
