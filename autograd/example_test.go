package autograd_test

import (
	"fmt"
	"os"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func Example() {
	x := autograd.New(f64.Of(1, 2, 3))
	y := autograd.Sum(autograd.Square(x))
	y.Backward()
	fmt.Println(y.Value, x.Grad)
	// Output: 14.0 [2. 4. 6.]
}

func ExampleGradients() {
	x := autograd.New(f64.Scalar(2))
	y := autograd.Mul(autograd.Square(x), x) // x³
	first := autograd.Gradients(y, x)[0]
	second := autograd.Gradients(first, x)[0]
	fmt.Println(first.Value, second.Value)
	// Output: 12.0 12.0
}

func ExampleFunction() {
	// The logistic loss of a score, ln(1 + exp(-x)), with a derivative that does not overflow.
	loss := &autograd.Function[*f64.Tensor]{
		Name:    "Loss",
		Forward: func(x ...*f64.Tensor) *f64.Tensor { return f64.Softplus(f64.Neg(x[0])) },
		Gradient: func(_ int, g, _ *autograd.Variable[*f64.Tensor],
			x ...*autograd.Variable[*f64.Tensor],
		) *autograd.Variable[*f64.Tensor] {
			return autograd.Neg(autograd.Mul(g, autograd.Sigmoid(autograd.Neg(x[0]))))
		},
	}
	x := autograd.New(f64.Of(-1000, 0, 1000))
	loss.Of(x).Backward()
	fmt.Println(x.Grad)
	// Output: [-1.  -0.5 -0. ]
}

func ExampleGradCheck() {
	softmax := func(x ...*autograd.Variable[*f64.Tensor]) *autograd.Variable[*f64.Tensor] {
		return autograd.Softmax(x[0], -1)
	}
	fmt.Println(autograd.GradCheck(softmax, f64.Of(1, 2, 4)))
	// Output: <nil>
}

func ExampleNoGrad() {
	x := autograd.New(f64.Scalar(3))
	autograd.NoGrad(func() {
		autograd.Square(x).Backward()
	})
	fmt.Println(x.Grad)
	// Output: <nil>
}

func ExampleVariable_WriteDOT() {
	x := autograd.New(f64.Of(1, 2))
	_ = autograd.Sum(autograd.Exp(x)).WriteDOT(os.Stdout)
	// Output:
	// digraph {
	// 	0 [label="Sum\n[]"]
	// 	1 -> 0
	// 	1 [label="Exp\n[2]"]
	// 	2 -> 1
	// 	2 [label="variable\n[2]" shape=box]
	// }
}

func ExampleVariable_Slice() {
	x := autograd.New(f64.Of(1, 2, 3, 4))
	odd := x.Slice(tensor.Odd)
	autograd.Mul(odd, odd).Backward()
	fmt.Println(x.Grad)
	// Output: [0. 4. 0. 8.]
}

func ExampleClip() {
	x := autograd.New(f64.Of(-2, 0.5, 2))
	y := autograd.Clip(x, 0, 1)
	y.Backward()
	fmt.Println(y.Value, x.Grad)
	// Output: [0.  0.5 1. ] [0. 1. 0.]
}
