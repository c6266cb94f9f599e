package linalg_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/linalg"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func Example() {
	a := f64.Matrix(2, 2, 3, 1, 1, 2)
	x, err := linalg.Solve(a, f64.Of(9, 8))
	fmt.Printf("%.1f %v\n", x, err)

	values, _, err := linalg.EigSym(f64.Matrix(2, 2, 2, 1, 1, 2))
	fmt.Printf("%.1f %v\n", values, err)

	_, err = linalg.Inv(f64.Matrix(2, 2, 1, 2, 2, 4))
	fmt.Println(err)
	// Output:
	// [2.0 3.0] <nil>
	// [1.0 3.0] <nil>
	// linalg: Inv: matrix [] is singular: its condition number is +Inf
}

// A line through points, by least squares.
func ExampleLstsq() {
	points := f64.Matrix(4, 2, 0, 1, 1, 1, 2, 1, 3, 1)
	line, rank, err := linalg.Lstsq(points, f64.Of(-1, 0.2, 0.9, 2.1))
	fmt.Printf("%.2f, rank %v, %v\n", line.Values(), rank, err)
	// Output: [1.00 -0.95], rank 2, <nil>
}
