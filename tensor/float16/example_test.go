// Code generated from templates/example_test.go.tmpl. DO NOT EDIT.

package f16_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f16 "github.com/ashlar-go/ashlar/tensor/float16"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

func Example() {
	x := f32.Matrix(2, 2, 0.1, 2, 3, 50)
	y := convert.Float16(x) // in half of the memory
	fmt.Println(y)
	y.Slice(tensor.At(0)).Fill(half.Float16Of(4)) // a view: y changes
	fmt.Println(f32.MulC(convert.Float32(y), 2))
	// Output:
	// [[ 0.1  2. ]
	//  [ 3.  50. ]]
	// [[  8.   8.]
	//  [  6. 100.]]
}

func ExampleFrom() {
	x, err := f16.From([]float64{1, 0.1, 0.25})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(x)
	fmt.Printf("%T %v %v\n", x.Nested(), x.At(1), f16.Less(x, f16.Scalar(half.Float16Of(0.2))))
	// Output:
	// [1.   0.1  0.25]
	// []half.Float16 0.1 [false  true false]
}
