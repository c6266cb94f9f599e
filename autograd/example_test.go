package autograd_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/autograd"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func Example() {
	x := autograd.New(f64.Of(1, 2, 3))
	y := autograd.Sum(autograd.Square(x))
	y.Backward()
	fmt.Println(y.Value, x.Grad)
	// Output: 14 [2 4 6]
}

func ExampleGradients() {
	x := autograd.New(f64.Scalar(2))
	y := autograd.Mul(autograd.Square(x), x) // x³
	first := autograd.Gradients(y, x)[0]
	second := autograd.Gradients(first, x)[0]
	fmt.Println(first.Value, second.Value)
	// Output: 12 12
}
