package tensor_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

func ExampleCatch() {
	err := tensor.Catch(func() { f32.Add(f32.Zeros(2, 3), f32.Zeros(2)) })
	fmt.Println(err)
	// Output: tensor: Add: shapes [[2 3] [2]]: want equal lengths, or 1, from the last dimension on
}

func ExampleBroadcast() {
	fmt.Println(tensor.Broadcast(tensor.Shape{5, 1}, tensor.Shape{4}))
	// Output: [5 4]
}
