package asm_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/asm"
)

// A loop over operands, of which one element may stand for all.
func ExampleIndexMask() {
	x, y := []int{1, 2, 3}, []int{10}
	xm, ym := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range 3 {
		fmt.Print(x[i&xm]+y[i&ym], " ")
	}
	// Output: 11 12 13
}
