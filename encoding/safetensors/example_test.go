package safetensors_test

import (
	"fmt"
	"log"
	"os"
	"path/filepath"

	"github.com/ashlar-go/ashlar/encoding/safetensors"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// How do I load the weights of a model?
func ExampleMap() {
	name := filepath.Join(os.TempDir(), "ashlar-example.safetensors")
	defer os.Remove(name)
	weights := map[string]tensor.Any{"layer.weight": f32.Matrix(2, 2, 1, 2, 3, 4), "layer.bias": f32.Of(5, 6)}
	if err := safetensors.WriteFile(name, weights, map[string]string{"format": "pt"}); err != nil {
		log.Fatal(err)
	}

	r, err := safetensors.Map(name) // or model.safetensors.index.json, for all of its files
	if err != nil {
		log.Fatal(err)
	}
	defer r.Close() // after which its tensors must not be used
	fmt.Println(r.Names())
	w, err := safetensors.Read[*f32.Tensor](r, "layer.weight") // float16 and bfloat16 are converted
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(w)
	// Output:
	// [layer.bias layer.weight]
	// [[1. 2.]
	//  [3. 4.]]
}

// How do I save a model in files that are not too large?
func ExampleWriteShards() {
	folder, err := os.MkdirTemp("", "ashlar-example")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(folder)
	weights := map[string]tensor.Any{"layer.weight": f32.Matrix(2, 2, 1, 2, 3, 4), "layer.bias": f32.Of(5, 6)}
	index := filepath.Join(folder, "model.safetensors.index.json")
	if err := safetensors.WriteShards(index, weights, nil, 16); err != nil { // or 5 << 30
		log.Fatal(err)
	}

	parts, _ := filepath.Glob(filepath.Join(folder, "*.safetensors"))
	for _, part := range parts {
		fmt.Println(filepath.Base(part))
	}
	all, err := safetensors.ReadFile(index)
	fmt.Println(all["layer.bias"], err)
	// Output:
	// model-00001-of-00002.safetensors
	// model-00002-of-00002.safetensors
	// [5. 6.] <nil>
}
