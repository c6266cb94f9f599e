package gonum_test

import (
	"fmt"
	"log"

	"gonum.org/v1/gonum/mat"

	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	"github.com/ashlar-go/ashlar/tensor/gonum"
)

// How do I solve with gonum what I have as tensors?
func ExampleDense() {
	a := f64.Matrix(2, 2, 2, 1, 1, 3)
	b := f64.Of(3, 5)

	var x mat.VecDense
	if err := x.SolveVec(gonum.Dense(a), gonum.VecDense(b)); err != nil { // no copies of a and b
		log.Fatal(err)
	}
	fmt.Printf("%.1f\n", gonum.FromVec(&x))
	// Output: [0.8 1.4]
}

// How do I compute with what gonum made?
func ExampleFrom() {
	m := mat.NewDense(2, 3, []float64{1, 2, 3, 4, 5, 6})
	x := gonum.From(m.T()) // over the elements of m
	x.Mul(x, f64.Scalar(10))
	fmt.Println(x.Shape(), f64.Sum(x, 0))
	fmt.Println(m.At(1, 2))
	// Output:
	// [3 2] [ 60. 150.]
	// 60
}
