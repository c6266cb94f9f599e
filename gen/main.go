// Command gen writes the generated files of the library, and removes those that
// it writes no more. It runs from any folder of the module.
package main

//go:generate go run .

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/gen/emit"
)

var only = flag.String("only", "", "print the `kernel` of a row, such as float32/Exp, in each language, and write nothing")

func main() {
	log.SetFlags(0)
	flag.Parse()
	if *only != "" {
		text, err := emit.Show(*only)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Print(text)
		return
	}
	root, err := findRoot()
	if err != nil {
		log.Fatal(err)
	}
	files, err := emit.All()
	if err != nil {
		log.Fatal(err)
	}
	for _, f := range files {
		if err := write(filepath.Join(root, f.Path), f.Text); err != nil {
			log.Fatal(err)
		}
	}
	orphans, err := orphans(root, files)
	if err != nil {
		log.Fatal(err)
	}
	for _, path := range orphans {
		if err := os.Remove(filepath.Join(root, path)); err != nil {
			log.Fatal(err)
		}
	}
}

// findRoot returns the root of the module, which is the current folder or one around it: in others
// there are files of others, which the command must not remove.
func findRoot() (string, error) {
	folder, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for ; ; folder = filepath.Dir(folder) {
		text, err := os.ReadFile(filepath.Join(folder, "go.mod"))
		if line, _, _ := strings.Cut(string(text), "\n"); err == nil &&
			strings.TrimSpace(line) == "module "+emit.Module {
			return folder, nil
		}
		if folder == filepath.Dir(folder) {
			return "", errors.New("this folder is not within the module " + emit.Module)
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
func orphans(root string, files []emit.Output) (paths []string, err error) {
	known := map[string]bool{}
	for _, f := range files {
		known[f.Path] = true
	}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !slices.Contains([]string{".go", ".s", ".cl"},
			filepath.Ext(path)) {
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
