// Command gen writes the generated files of the library, and removes those that
// it writes no more.
package main

//go:generate go run .

import (
	"bufio"
	"errors"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/gen/emit"
)

// root is the root of the module, from the folder that go generate runs in.
const root = ".."

func main() {
	log.SetFlags(0)
	if _, err := os.Stat(filepath.Join(root, "go.mod")); err != nil {
		log.Fatal("there is no module around this folder; run: go generate ./gen") // or it removes files of others
	}
	files := emit.All()
	for _, f := range files {
		if err := write(filepath.Join(root, f.Path), f.Text); err != nil {
			log.Fatal(err)
		}
	}
	orphans, err := orphans(files)
	if err != nil {
		log.Fatal(err)
	}
	for _, path := range orphans {
		if err := os.Remove(filepath.Join(root, path)); err != nil {
			log.Fatal(err)
		}
	}
}

func write(path string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(path, text, 0o666)
}

// orphans lists the generated files that are none of files.
func orphans(files []emit.Output) (paths []string, err error) {
	known := map[string]bool{}
	for _, f := range files {
		known[f.Path] = true
	}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !slices.Contains([]string{".go", ".s", ".cl"}, filepath.Ext(path)) {
			return err
		}
		path, err = filepath.Rel(root, path)
		if err == nil && !known[filepath.ToSlash(path)] && generated(filepath.Join(root, path)) {
			paths = append(paths, path)
		}
		return err
	})
	return paths, err
}

// generated reports whether the first line of a file says that it is by this command.
func generated(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return !errors.Is(err, fs.ErrNotExist)
	}
	defer f.Close()
	line, _ := bufio.NewReader(f).ReadString('\n')
	return strings.Contains(line, emit.Mark) && strings.Contains(line, "DO NOT EDIT.")
}
