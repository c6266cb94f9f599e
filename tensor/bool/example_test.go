// Code generated from templates/example_test.go.tmpl. DO NOT EDIT.

package bools_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

func Example() {
	x := bools.Matrix(2, 2, true, true, false, true)
	fmt.Println(bools.And(x, x.T()))
	// Output:
	// [[ true false]
	//  [false  true]]
}

func ExampleTensor_Select() {
	x := bools.Zeros(5)
	x.Select(tensor.Excl(0, -1)).Fill(true)
	fmt.Println(x)
	// Output: [false  true  true  true false]
}

func ExampleNonZero() {
	x := bools.Matrix(2, 2, true, true, false, true)
	fmt.Println(bools.NonZero[*ints.Tensor](x))
	fmt.Println(bools.CountNonzero[*ints.Tensor](x, 1)) // in each row
	// Output:
	// [[0 0]
	//  [0 1]
	//  [1 1]]
	// [2 1]
}
