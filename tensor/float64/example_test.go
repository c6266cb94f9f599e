// Code generated from templates/example_test.go.tmpl. DO NOT EDIT.

package f64_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func Example() {
	x := f64.Matrix(2, 3, 1, 2, 3, 4, 5, 6)
	fmt.Println(f64.Add(x, f64.Of(10, 20, 30)))
	x.Mul(x, x) // in place
	fmt.Println(x.T())
	// Output:
	// [[11 22 33]
	//  [14 25 36]]
	// [[ 1 16]
	//  [ 4 25]
	//  [ 9 36]]
}

func ExampleTensor_Slice() {
	x := f64.Arange(0, 12, 1).View(3, 4)
	x.Slice(tensor.At(1), tensor.Even).Fill(0) // a view: x changes
	fmt.Println(x)
	// Output:
	// [[ 0  1  2  3]
	//  [ 0  5  0  7]
	//  [ 8  9 10 11]]
}

func ExampleTensor_Select() {
	x := f64.Of(1, -2, 3, -4)
	x.Select(f64.Less(x, f64.Scalar(0))).Fill(0)
	fmt.Println(x)
	// Output: [1 0 3 0]
}

func ExampleAdd_broadcast() {
	row, column := f64.Of(0, 1, 2), f64.Of(10, 20).Unsqueeze(1)
	fmt.Println(f64.Add(row, column))
	// Output:
	// [[10 11 12]
	//  [20 21 22]]
}

func ExampleFuse() {
	x, y := f64.Of(1, 5, 3), f64.Of(10, 2).Unsqueeze(1)
	fmt.Println(f64.Fuse("where(x < y, (y - x)*(y - x), 0) + 1", x, y))
	// Output:
	// [[82 26 50]
	//  [ 2  1  1]]
}
