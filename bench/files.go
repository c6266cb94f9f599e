package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/tensor"
)

// saved is the file that is written and read.
var saved = filepath.Join(os.TempDir(), fmt.Sprintf("ashlar-bench-%d.npy", os.Getpid()))

// save returns the work of writing x to a file, in place of one that is there.
func save(x tensor.Any) func() {
	return func() {
		if err := npy.WriteFile(saved, x); err != nil {
			panic(err)
		}
	}
}

// load returns the work of reading x from a file.
func load[T tensor.Any](x T) func() {
	save(x)()
	return func() {
		if _, err := npy.ReadFile[T](saved); err != nil {
			panic(err)
		}
	}
}
