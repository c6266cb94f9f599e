// Code generated from templates/example_test.go.tmpl. DO NOT EDIT.

package f32_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

func Example() {
	x := f32.Matrix(2, 3, 1, 2, 3, 4, 5, 6)
	fmt.Println(f32.Add(x, f32.Of(10, 20, 30)))
	x.Mul(x, x) // in place
	fmt.Println(x.T())
	// Output:
	// [[11. 22. 33.]
	//  [14. 25. 36.]]
	// [[ 1. 16.]
	//  [ 4. 25.]
	//  [ 9. 36.]]
}

func ExampleTensor_Slice() {
	x := f32.Arange(0, 12, 1).View(3, 4)
	x.Slice(tensor.At(1), tensor.Even).Fill(0) // a view: x changes
	fmt.Println(x)
	// Output:
	// [[ 0.  1.  2.  3.]
	//  [ 0.  5.  0.  7.]
	//  [ 8.  9. 10. 11.]]
}

func ExampleTensor_Select() {
	x := f32.Of(1, -2, 3, -4)
	x.Select(f32.Less(x, f32.Scalar(0))).Fill(0)
	fmt.Println(x)
	// Output: [1. 0. 3. 0.]
}

func ExampleAdd_broadcast() {
	row, column := f32.Of(0, 1, 2), f32.Of(10, 20).Unsqueeze(1)
	fmt.Println(f32.Add(row, column))
	// Output:
	// [[10. 11. 12.]
	//  [20. 21. 22.]]
}

func ExampleBroadcast() {
	x, y := f32.Broadcast(f32.Of(1, 2, 3), f32.Of(4, 5).Unsqueeze(1))
	fmt.Println(x.Shape(), y.Shape())
	fmt.Println(y)
	// Output:
	// [2 3] [2 3]
	// [[4. 4. 4.]
	//  [5. 5. 5.]]
}

func ExampleZerosIn() {
	columns := f32.ZerosIn([]int{1, 0}, 2, 3) // one after another
	fmt.Println(columns.Strides(), columns.Clone().Strides())
	// Output: [1 2] [1 2]
}

func ExampleStrided() {
	memory := []float32{0, 1, 2, 3, 4, 5, 6, 7}
	x := f32.Strided(memory, 1, []int{2, 3}, []int{4, 1}) // rows that are 4 apart
	fmt.Println(x)
	// Output:
	// [[1. 2. 3.]
	//  [5. 6. 7.]]
}

func ExamplePadReflect() {
	x := f32.Of(1, 2, 3)
	around := [2]int{1, 2} // elements before and after
	fmt.Println(f32.PadReflect(x, around), f32.PadEdge(x, around), f32.PadWrap(x, around))
	// Output: [2. 1. 2. 3. 2. 1.] [1. 1. 2. 3. 3. 3.] [3. 1. 2. 3. 1. 2.]
}

func ExampleFuse() {
	x, y := f32.Of(1, 5, 3), f32.Of(10, 2).Unsqueeze(1)
	fmt.Println(f32.Fuse("where(x < y, (y - x)*(y - x), 0) + 1", x, y))
	// Output:
	// [[82. 26. 50.]
	//  [ 2.  1.  1.]]
}

func ExampleGemm() {
	a, b := f32.Matrix(2, 2, 1, 2, 3, 4), f32.Matrix(2, 2, 0, 1, 1, 0)
	fmt.Println(f32.Gemm(10, a.T(), b, 1, f32.Of(5, 6)))
	// Output:
	// [[35. 16.]
	//  [45. 26.]]
}

func ExampleConvTranspose() {
	image := f32.Matrix(2, 2, 1, 2, 3, 4).View(1, 1, 2, 2)
	cross := f32.Matrix(3, 3, 0, 1, 0, 1, 2, 1, 0, 1, 0).View(1, 1, 3, 3)
	fmt.Println(f32.ConvTranspose(image, cross, tensor.Conv{Stride: []int{2}, Padding: []int{1, 1, 0, 0}}))
	// Output:
	// [[[[2. 3. 4. 2.]
	//    [4. 0. 6. 0.]
	//    [6. 7. 8. 4.]
	//    [3. 0. 4. 0.]]]]
}

func ExampleMaxPoolIndices() {
	image := f32.Matrix(2, 4, 1, 7, 3, 4, 5, 6, 2, 8).View(1, 1, 2, 4)
	fmt.Println(f32.MaxPoolIndices(image, tensor.Pool{Size: []int{2, 2}}))
	// Output: [[[[7. 8.]]]] [[[[1 7]]]]
}

func ExampleResize() {
	image := f32.Matrix(2, 3, 0, 4, 8, 8, 12, 16)
	fmt.Println(f32.Resize(image, tensor.Resize{Sizes: []int{3, 5}, Mode: tensor.ResizeLinear, Coordinates: tensor.ResizeAlignCorners}))
	// Output:
	// [[ 0.  2.  4.  6.  8.]
	//  [ 4.  6.  8. 10. 12.]
	//  [ 8. 10. 12. 14. 16.]]
}

func ExampleConv2D() {
	image := f32.Arange(0, 12, 1).View(1, 1, 3, 4)
	edges := f32.New([]float32{-1, 1}, 1, 1, 1, 2) // differences along rows
	fmt.Println(f32.Conv2D(image, edges, tensor.Conv{Padding: []int{0, 1}, Stride: []int{1, 2}}))
	// Output:
	// [[[[  0.   1.  -3.]
	//    [  4.   1.  -7.]
	//    [  8.   1. -11.]]]]
}

func ExampleMaxPool() {
	image := f32.Arange(0, 16, 1).View(1, 1, 4, 4)
	fmt.Println(f32.MaxPool(image, tensor.Pool{Size: []int{2, 2}}))
	// Output:
	// [[[[ 5.  7.]
	//    [13. 15.]]]]
}

func ExampleEinsum() {
	x, y := f32.Arange(0, 6, 1).View(2, 3), f32.Ones(3, 2)
	fmt.Println(f32.Einsum("ij,jk->ki", x, y)) // a product, transposed
	fmt.Println(f32.Einsum("ij,ij->i", x, x))  // squares of lengths of rows
	// Output:
	// [[ 3. 12.]
	//  [ 3. 12.]]
	// [ 5. 50.]
}

func ExampleFrom() {
	x, err := f32.From([][]uint16{{1, 2}, {3, 4}})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(x.T())
	fmt.Printf("%T\n", x.Nested())
	// Output:
	// [[1. 3.]
	//  [2. 4.]]
	// [][]float32
}

func ExampleAddC() {
	x := f32.Of(1, 2, 3)
	fmt.Println(f32.AddC(x, 10), f32.PowC(x, 3))
	// Output: [11. 12. 13.] [ 1.  8. 27.]
}

// A batch of points, turned by a quarter.
func ExampleMatVec() {
	turn := f32.Matrix(3, 3, 0, -1, 0, 1, 0, 0, 0, 0, 1)
	points := f32.Matrix(2, 3, 1, 2, 3, 4, 5, 6)
	turned := f32.MatVec(turn, points)
	fmt.Println(turned)
	fmt.Println(f32.VecDot(points, turned), f32.Det(turn))
	fmt.Println(f32.MatVec(f32.Inv(turn), turned).Same(points))
	// Output:
	// [[-2.  1.  3.]
	//  [-5.  4.  6.]]
	// [ 9. 36.] 1.0
	// true
}

func ExampleSparse() {
	s := f32.NewSparse(0, 2, 1000) // zeros, but for what is set
	s.Set(5, 1, 998)
	s.Set(7, 0, 2)
	fmt.Println(s)
	fmt.Println(f32.SparseMatMul(s, f32.Ones(1000)))
	// Output:
	// sparse [2 1000]
	// [1 998] 5
	// [0 2] 7
	// [7. 5.]
}

func ExampleRagged() {
	r := f32.NewRagged(2, -1) // each row has a length of its own
	r.Append(f32.Of(1, 2, 3), 0)
	r.Set(9, 1, 1)
	fmt.Println(r)
	fmt.Println(r.Tensor(7)) // as long as the longest
	// Output:
	// ragged [2 -1]
	// [0] [1. 2. 3.]
	// [1] [0. 9.]
	// [[1. 2. 3.]
	//  [0. 9. 7.]]
}
