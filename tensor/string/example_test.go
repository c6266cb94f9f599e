// Code generated from templates/example_test.go.tmpl. DO NOT EDIT.

package strs_test

import (
	"bytes"
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

func Example() {
	x := strs.Matrix(2, 2, "pear", "fig", "lime", "fig")
	fmt.Println(x.T())
	fmt.Println(strs.Equal(x, strs.Scalar("fig")))
	fmt.Println(strs.AddC(strs.Unique(x), "s"))
	x.Slice(tensor.All, tensor.At(0)).Fill("plum") // a view: x changes
	fmt.Printf("%s\n", x)
	// Output:
	// [["pear" "lime"]
	//  [ "fig"  "fig"]]
	// [[false  true]
	//  [false  true]]
	// [ "figs" "limes" "pears"]
	// [[plum  fig]
	//  [plum  fig]]
}

func ExampleFixedLength() {
	x := strs.Of("fig", "lime")
	b, err := strs.FixedLength(x, 4, ' ')
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%q\n", b.Data())
	fmt.Println(strs.FromFixedLength(b, ' '))
	_, err = strs.FixedLength(x, 3, ' ')
	fmt.Println(err)
	// Output:
	// "fig lime"
	// [ "fig" "lime"]
	// tensor: FixedLength: element 1, "lime", is longer than 3 bytes or ends with the padding ' '
}

func ExampleTensor_WriteTo() {
	var file bytes.Buffer
	if _, err := strs.Of("fig", "").WriteTo(&file); err != nil {
		fmt.Println(err)
	}
	fmt.Printf("%q\n", file.String()) // each after the number of its bytes
	x := strs.Zeros(2)
	if _, err := x.ReadFrom(&file); err != nil {
		fmt.Println(err)
	}
	fmt.Println(x)
	// Output:
	// "\x03\x00\x00\x00fig\x00\x00\x00\x00"
	// ["fig"    ""]
}
