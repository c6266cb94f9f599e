package convert_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor/convert"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func Example() {
	x := f64.Of(1.9, -1.9, 3)
	fmt.Println(convert.Int(x))
	fmt.Println(convert.Bool(x))
	// Output:
	// [ 1 -1  3]
	// [true true true]
}
