package tensor_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

func ExampleCatch() {
	err := tensor.Catch(func() { tensor.Broadcast(tensor.Shape{2, 3}, tensor.Shape{2}) })
	fmt.Println(err)
	// Output: tensor: Broadcast: shapes [[2 3] [2]]: want equal lengths, or 1, from the last dimension on
}

func ExampleBroadcast() {
	fmt.Println(tensor.Broadcast(tensor.Shape{5, 1}, tensor.Shape{4}))
	// Output: [5 4]
}

func ExamplePoints() {
	x := f32.Arange(0, 6, 1).View(2, 3)
	corners := ints.Matrix(2, 2, 0, 0, 1, 2) // of a row and a column each
	fmt.Println(x.Select(tensor.Points(corners)).Tensor())
	x.Select(tensor.Points(corners)).Fill(9)
	fmt.Println(x)
	// Output:
	// [0. 5.]
	// [[9. 1. 2.]
	//  [3. 4. 9.]]
}

func ExamplePointwise() {
	x := f32.Arange(0, 6, 1).View(2, 3)
	rows, columns := ints.Of(0, 1), ints.Of(2, 0)
	fmt.Println(x.Select(tensor.Pointwise(rows, columns)).Tensor()) // NumPy's x[rows, columns]
	// Output: [2. 3.]
}
