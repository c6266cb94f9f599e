package tensor_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
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
