// Package atomicfile writes files that are there whole, or not at all.
package atomicfile

import (
	"bufio"
	"errors"
	"io"
	"os"
	"path/filepath"
)

// Write writes a file with what write gives. Until that is complete the file
// stays as it was: the text goes to another in the same folder, which then takes
// its name, or is removed on an error.
func Write(name string, write func(io.Writer) error) (err error) {
	f, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+"-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			f.Close()
			os.Remove(f.Name())
		}
	}()
	b := bufio.NewWriter(f)
	if err := errors.Join(write(b), b.Flush(), f.Chmod(0o644), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}

// MakeFolder makes a folder if there is none, and checks that files can be written to it,
// so that work for nothing can be avoided.
func MakeFolder(name string) error {
	if err := os.MkdirAll(name, 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(name, ".write-*")
	if err != nil {
		return err
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}
