package npy_test

import (
	"bytes"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// folder is for the files of examples.
var folder = os.TempDir()

// How do I save a tensor for NumPy, and load what NumPy saved?
func ExampleReadFile() {
	name := filepath.Join(folder, "ashlar-example.npy")
	defer os.Remove(name)

	if err := npy.WriteFile(name, f32.Matrix(2, 2, 1, 2, 3, 4)); err != nil { // np.save(name, x)
		log.Fatal(err)
	}
	x, err := npy.ReadFile[*f32.Tensor](name) // np.load(name)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(x)
	// Output:
	// [[1. 2.]
	//  [3. 4.]]
}

// How do I read an array whose element type I do not know?
func ExampleReadAny() {
	var file bytes.Buffer
	npy.Write(&file, u8.Of(1, 2, 3))

	x, err := npy.ReadAny(&file)
	if err != nil {
		log.Fatal(err)
	}
	switch x := x.(type) {
	case *u8.Tensor:
		fmt.Println("bytes:", x)
	default:
		fmt.Println(x.DType())
	}
	y, err := convert.To(x, tensor.Float32)
	fmt.Println(y, err)
	// Output:
	// bytes: [1 2 3]
	// [1. 2. 3.] <nil>
}

// How do I use a file that is larger than memory?
func ExampleMap() {
	name := filepath.Join(folder, "ashlar-example-map.npy")
	defer os.Remove(name)
	npy.WriteFile(name, f64.Arange(0, 1e6, 1))

	x, file, err := npy.Map[*f64.Tensor](name)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close() // after which x must not be used
	fmt.Println(f64.Sum(x.Slice(tensor.From(-2))))
	// Output: 1999997.0
}

// What does a file say of its array?
func ExampleReadHeader() {
	var file bytes.Buffer
	if err := npy.Write(&file, f64.Of(1, 2).Unsqueeze(0)); err != nil {
		log.Fatal(err)
	}
	h, err := npy.ReadHeader(&file)
	fmt.Println(h.Descr, h.Shape, err)
	// Output: <f8 [1 2] <nil>
}
