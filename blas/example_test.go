package blas_test

import (
	"fmt"

	"gonum.org/v1/gonum/mat"

	"github.com/ashlar-go/ashlar/blas"
)

// A program of gonum's is faster by one line.
func Example() {
	blas.Use()

	a := mat.NewDense(2, 2, []float64{4, 1, 2, 3})
	var product, inverse mat.Dense
	product.Mul(a, a)
	fmt.Println(mat.Formatted(&product))
	if err := inverse.Inverse(a); err != nil {
		fmt.Println(err)
	}
	fmt.Printf("%.1f\n", mat.Formatted(&inverse))
	// Output:
	// ⎡18   7⎤
	// ⎣14  11⎦
	// ⎡ 0.3  -0.1⎤
	// ⎣-0.2   0.4⎦
}
