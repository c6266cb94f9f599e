// Code generated from templates/example_test.go.tmpl. DO NOT EDIT.

package bf16_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/tensor"
	bf16 "github.com/ashlar-go/ashlar/tensor/bfloat16"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

func Example() {
	x := f32.Matrix(2, 2, 0.1, 2, 3, 50)
	y := convert.BFloat16(x) // in half of the memory
	fmt.Println(y)
	y.Slice(tensor.At(0)).Fill(half.BFloat16Of(4)) // a view: y changes
	fmt.Println(f32.MulC(convert.Float32(y), 2))
	// Output:
	// [[ 0.1  2. ]
	//  [ 3.  50. ]]
	// [[  8.   8.]
	//  [  6. 100.]]
}

func ExampleFrom() {
	x, err := bf16.From([]float64{1, 0.1, 0.25})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(x)
	fmt.Printf("%T %v %v\n", x.Nested(), x.At(1), bf16.Less(x, bf16.Scalar(half.BFloat16Of(0.2))))
	// Output:
	// [1.   0.1  0.25]
	// []half.BFloat16 0.1 [false  true false]
}
