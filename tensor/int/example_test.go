// Code generated from templates/example_test.go.tmpl. DO NOT EDIT.

package ints_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

func Example() {
	x := ints.Matrix(2, 3, 1, 2, 3, 4, 5, 6)
	fmt.Println(ints.Add(x, ints.Of(10, 20, 30)))
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
	x := ints.Arange(0, 12, 1).View(3, 4)
	x.Slice(tensor.At(1), tensor.Even).Fill(0) // a view: x changes
	fmt.Println(x)
	// Output:
	// [[ 0  1  2  3]
	//  [ 0  5  0  7]
	//  [ 8  9 10 11]]
}

func ExampleTensor_Select() {
	x := ints.Of(1, -2, 3, -4)
	x.Select(ints.Less(x, ints.Scalar(0))).Fill(0)
	fmt.Println(x)
	// Output: [1 0 3 0]
}

func ExampleAdd_broadcast() {
	row, column := ints.Of(0, 1, 2), ints.Of(10, 20).Unsqueeze(1)
	fmt.Println(ints.Add(row, column))
	// Output:
	// [[10 11 12]
	//  [20 21 22]]
}

func ExampleBroadcast() {
	x, y := ints.Broadcast(ints.Of(1, 2, 3), ints.Of(4, 5).Unsqueeze(1))
	fmt.Println(x.Shape(), y.Shape())
	fmt.Println(y)
	// Output:
	// [2 3] [2 3]
	// [[4 4 4]
	//  [5 5 5]]
}

func ExampleZerosIn() {
	columns := ints.ZerosIn([]int{1, 0}, 2, 3) // one after another
	fmt.Println(columns.Strides(), columns.Clone().Strides())
	// Output: [1 2] [1 2]
}

func ExampleStrided() {
	memory := []int{0, 1, 2, 3, 4, 5, 6, 7}
	x := ints.Strided(memory, 1, []int{2, 3}, []int{4, 1}) // rows that are 4 apart
	fmt.Println(x)
	// Output:
	// [[1 2 3]
	//  [5 6 7]]
}

func ExamplePadReflect() {
	x := ints.Of(1, 2, 3)
	around := [2]int{1, 2} // elements before and after
	fmt.Println(ints.PadReflect(x, around), ints.PadEdge(x, around), ints.PadWrap(x, around))
	// Output: [2 1 2 3 2 1] [1 1 2 3 3 3] [3 1 2 3 1 2]
}

func ExampleFuse() {
	x, y := ints.Of(1, 5, 3), ints.Of(10, 2).Unsqueeze(1)
	fmt.Println(ints.Fuse("where(x < y, (y - x)*(y - x), 0) + 1", x, y))
	// Output:
	// [[82 26 50]
	//  [ 2  1  1]]
}

func ExampleGemm() {
	a, b := ints.Matrix(2, 2, 1, 2, 3, 4), ints.Matrix(2, 2, 0, 1, 1, 0)
	fmt.Println(ints.Gemm(10, a.T(), b, 1, ints.Of(5, 6)))
	// Output:
	// [[35 16]
	//  [45 26]]
}

func ExampleConvTranspose() {
	image := ints.Matrix(2, 2, 1, 2, 3, 4).View(1, 1, 2, 2)
	cross := ints.Matrix(3, 3, 0, 1, 0, 1, 2, 1, 0, 1, 0).View(1, 1, 3, 3)
	fmt.Println(ints.ConvTranspose(image, cross, tensor.Conv{Stride: []int{2}, Padding: []int{1, 1, 0, 0}}))
	// Output:
	// [[[[2 3 4 2]
	//    [4 0 6 0]
	//    [6 7 8 4]
	//    [3 0 4 0]]]]
}

func ExampleMaxPoolIndices() {
	image := ints.Matrix(2, 4, 1, 7, 3, 4, 5, 6, 2, 8).View(1, 1, 2, 4)
	fmt.Println(ints.MaxPoolIndices(image, tensor.Pool{Size: []int{2, 2}}))
	// Output: [[[[7 8]]]] [[[[1 7]]]]
}

func ExampleConv2D() {
	image := ints.Arange(0, 12, 1).View(1, 1, 3, 4)
	edges := ints.New([]int{-1, 1}, 1, 1, 1, 2) // differences along rows
	fmt.Println(ints.Conv2D(image, edges, tensor.Conv{Padding: []int{0, 1}, Stride: []int{1, 2}}))
	// Output:
	// [[[[  0   1  -3]
	//    [  4   1  -7]
	//    [  8   1 -11]]]]
}

func ExampleMaxPool() {
	image := ints.Arange(0, 16, 1).View(1, 1, 4, 4)
	fmt.Println(ints.MaxPool(image, tensor.Pool{Size: []int{2, 2}}))
	// Output:
	// [[[[ 5  7]
	//    [13 15]]]]
}

func ExampleEinsum() {
	x, y := ints.Arange(0, 6, 1).View(2, 3), ints.Ones(3, 2)
	fmt.Println(ints.Einsum("ij,jk->ki", x, y)) // a product, transposed
	fmt.Println(ints.Einsum("ij,ij->i", x, x))  // squares of lengths of rows
	// Output:
	// [[ 3 12]
	//  [ 3 12]]
	// [ 5 50]
}

func ExampleFrom() {
	x, err := ints.From([][]uint16{{1, 2}, {3, 4}})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(x.T())
	fmt.Printf("%T\n", x.Nested())
	// Output:
	// [[1 3]
	//  [2 4]]
	// [][]int
}

func ExampleAddC() {
	x := ints.Of(1, 2, 3)
	fmt.Println(ints.AddC(x, 10), ints.PowC(x, 3))
	// Output: [11 12 13] [ 1  8 27]
}

func ExampleSparse() {
	s := ints.NewSparse(0, 2, 1000) // zeros, but for what is set
	s.Set(5, 1, 998)
	s.Set(7, 0, 2)
	fmt.Println(s)
	fmt.Println(ints.SparseMatMul(s, ints.Ones(1000)))
	// Output:
	// sparse [2 1000]
	// [1 998] 5
	// [0 2] 7
	// [7 5]
}

func ExampleRagged() {
	r := ints.NewRagged(2, -1) // each row has a length of its own
	r.Append(ints.Of(1, 2, 3), 0)
	r.Set(9, 1, 1)
	fmt.Println(r)
	fmt.Println(r.Tensor(7)) // as long as the longest
	// Output:
	// ragged [2 -1]
	// [0] [1 2 3]
	// [1] [0 9]
	// [[1 2 3]
	//  [0 9 7]]
}
