package npz_test

import (
	"bytes"
	"fmt"
	"log"

	"github.com/ashlar-go/ashlar/encoding/npz"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

// How do I keep several arrays in one file?
func ExampleWriter() {
	var file bytes.Buffer // or npz.WriteFile writes one by its name
	w := npz.NewWriter(&file, npz.Deflated)
	w.Write("weights", f32.Matrix(2, 2, 1, 2, 3, 4))
	w.Write("names", strs.Of("left", "right"))
	if err := w.Close(); err != nil {
		log.Fatal(err)
	}

	r, err := npz.NewReader(bytes.NewReader(file.Bytes()), int64(file.Len())) // or npz.Open
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Names())
	x, err := npz.Read[*f32.Tensor](r, "weights")
	fmt.Println(x, err)
	// Output:
	// [weights names]
	// [[1. 2.]
	//  [3. 4.]] <nil>
}
