// Command gen writes the generated files of the library.
package main

//go:generate go run .

import (
	"log"
	"os"
	"path/filepath"

	"github.com/ashlar-go/ashlar/gen/emit"
)

// root is the root of the module, from the folder that go generate runs in.
const root = ".."

func main() {
	for _, f := range emit.All() {
		if err := os.WriteFile(filepath.Join(root, f.Path), f.Text, 0o666); err != nil {
			log.Fatal(err)
		}
	}
}
