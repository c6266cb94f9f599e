package convert_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

func Example() {
	x := f64.Of(1.9, -1.9, 3)
	fmt.Println(convert.Int(x))
	fmt.Println(convert.Bool(x))
	// Output:
	// [ 1 -1  3]
	// [ true  true  true]
}

// The element type is known when the program runs.
func ExampleTo() {
	for _, d := range []tensor.DType{"uint8", "string", "bool"} {
		x, err := convert.To(f64.Of(1.5, 0, 300), d)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(x.DType(), x.Shape(), x)
	}
	// Output:
	// uint8 [3] [  1   0 255]
	// string [3] ["1.5"   "0" "300"]
	// bool [3] [ true false  true]
}

func ExampleParseInt() {
	x, err := convert.ParseInt(strs.Of("12", "-7"))
	fmt.Println(x, err)
	_, err = convert.ParseInt(strs.Of("12", "seven"))
	fmt.Println(err)
	// Output:
	// [12 -7] <nil>
	// tensor: ParseInt: element 1: strconv.ParseInt: parsing "seven": invalid syntax
}

func ExampleSaturateUint8() {
	x := ints.Of(-1, 7, 300)
	fmt.Println(convert.SaturateUint8(x), convert.Uint8(x))
	// Output: [  0   7 255] [255   7  44]
}

func ExampleMap() {
	x := ints.Of(1, 2, 3)
	fmt.Println(convert.Map[*bools.Tensor](x, func(v int) bool { return v > 1 }))
	fmt.Println(convert.MapInto(x, x, func(v int) int { return v * v })) // in place
	// Output:
	// [false  true  true]
	// [1 4 9]
}
