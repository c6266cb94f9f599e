// Code generated from templates/example_test.go.tmpl. DO NOT EDIT.

package u8_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

func Example() {
	x := u8.Matrix(2, 3, 1, 2, 3, 4, 5, 6)
	fmt.Println(u8.Add(x, u8.Of(10, 20, 30)))
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
	x := u8.Arange(0, 12, 1).View(3, 4)
	x.Slice(tensor.At(1), tensor.Even).Fill(0) // a view: x changes
	fmt.Println(x)
	// Output:
	// [[ 0  1  2  3]
	//  [ 0  5  0  7]
	//  [ 8  9 10 11]]
}

func ExampleAdd_broadcast() {
	row, column := u8.Of(0, 1, 2), u8.Of(10, 20).Unsqueeze(1)
	fmt.Println(u8.Add(row, column))
	// Output:
	// [[10 11 12]
	//  [20 21 22]]
}

func ExampleBroadcast() {
	x, y := u8.Broadcast(u8.Of(1, 2, 3), u8.Of(4, 5).Unsqueeze(1))
	fmt.Println(x.Shape(), y.Shape())
	fmt.Println(y)
	// Output:
	// [2 3] [2 3]
	// [[4 4 4]
	//  [5 5 5]]
}

func ExampleZerosIn() {
	columns := u8.ZerosIn([]int{1, 0}, 2, 3) // one after another
	fmt.Println(columns.Strides(), columns.Clone().Strides())
	// Output: [1 2] [1 2]
}

func ExampleStrided() {
	memory := []uint8{0, 1, 2, 3, 4, 5, 6, 7}
	x := u8.Strided(memory, 1, []int{2, 3}, []int{4, 1}) // rows that are 4 apart
	fmt.Println(x)
	// Output:
	// [[1 2 3]
	//  [5 6 7]]
}

func ExamplePadReflect() {
	x := u8.Of(1, 2, 3)
	around := [2]int{1, 2} // elements before and after
	fmt.Println(u8.PadReflect(x, around), u8.PadEdge(x, around), u8.PadWrap(x, around))
	// Output: [2 1 2 3 2 1] [1 1 2 3 3 3] [3 1 2 3 1 2]
}

func ExampleFuse() {
	x, y := u8.Of(1, 5, 3), u8.Of(10, 2).Unsqueeze(1)
	fmt.Println(u8.Fuse("where(x < y, (y - x)*(y - x), 0) + 1", x, y))
	// Output:
	// [[82 26 50]
	//  [ 2  1  1]]
}

func ExampleMaxPool() {
	image := u8.Arange(0, 16, 1).View(1, 1, 4, 4)
	fmt.Println(u8.MaxPool(image, tensor.Pool{Size: []int{2, 2}}))
	// Output:
	// [[[[ 5  7]
	//    [13 15]]]]
}

func ExampleEinsum() {
	x, y := u8.Arange(0, 6, 1).View(2, 3), u8.Ones(3, 2)
	fmt.Println(u8.Einsum("ij,jk->ki", x, y)) // a product, transposed
	fmt.Println(u8.Einsum("ij,ij->i", x, x))  // squares of lengths of rows
	// Output:
	// [[ 3 12]
	//  [ 3 12]]
	// [ 5 50]
}

func ExampleFrom() {
	x, err := u8.From([][]uint16{{1, 2}, {3, 4}})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(x.T())
	fmt.Printf("%T\n", x.Nested())
	// Output:
	// [[1 3]
	//  [2 4]]
	// [][]uint8
}

func ExampleAddC() {
	x := u8.Of(1, 2, 3)
	fmt.Println(u8.AddC(x, 10), u8.PowC(x, 3))
	// Output: [11 12 13] [ 1  8 27]
}

func ExampleSparse() {
	s := u8.NewSparse(0, 2, 1000) // zeros, but for what is set
	s.Set(5, 1, 998)
	s.Set(7, 0, 2)
	fmt.Println(s)
	fmt.Println(u8.SparseMatMul(s, u8.Ones(1000)))
	// Output:
	// sparse [2 1000]
	// [1 998] 5
	// [0 2] 7
	// [7 5]
}

func ExampleRagged() {
	r := u8.NewRagged(2, -1) // each row has a length of its own
	r.Append(u8.Of(1, 2, 3), 0)
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
