package lapack_test

import (
	"fmt"

	"gonum.org/v1/gonum/mat"

	"github.com/ashlar-go/ashlar/lapack"
)

// A program of gonum's is faster by one line.
func Example() {
	lapack.Use()

	a := mat.NewSymDense(2, []float64{2, 1, 1, 2})
	var eigen mat.EigenSym
	fmt.Println(eigen.Factorize(a, true))
	fmt.Printf("%.2f\n", eigen.Values(nil))
	// Output:
	// true
	// [1.00 3.00]
}
