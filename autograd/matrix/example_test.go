package matrix_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/autograd/matrix"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// The derivative of the logarithm of a determinant is the transposed inverse.
func Example() {
	a := autograd.New(f64.Matrix(2, 2, 2, 1, 0, 4))
	_, logarithm := matrix.SlogDet(a)
	logarithm.Backward()
	fmt.Println(a.Grad)
	// Output:
	// [[ 0.5   -0.   ]
	//  [-0.125  0.25 ]]
}
