package files

import (
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
)

// Create writes the file name: what write writes goes to another file of the same folder, which is
// then renamed. If write fails, or panics, no file by that name has changed. What is no regular file,
// such as a pipe, is written to as it is.
func Create(name string, write func(w io.Writer) error) (err error) {
	mode := os.FileMode(0o666)
	if target, err := filepath.EvalSymlinks(name); err == nil {
		name = target // rather than the link
	}
	info, err := os.Stat(name)
	if err == nil && !info.Mode().IsRegular() {
		return writeTo(name, os.O_WRONLY, 0, write)
	}
	temporary := filepath.Join(filepath.Dir(name), fmt.Sprintf(".%s.%x", filepath.Base(name), rand.Uint64()))
	defer func() { os.Remove(temporary) }() // if it is still there
	if err := writeTo(temporary, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode, write); err != nil {
		return err
	}
	if info != nil {
		if err := os.Chmod(temporary, info.Mode().Perm()); err != nil {
			return err
		}
	}
	return os.Rename(temporary, name)
}

// writeTo opens a file, has it written, and closes it.
func writeTo(name string, flag int, mode os.FileMode, write func(w io.Writer) error) error {
	f, err := os.OpenFile(name, flag, mode)
	if err != nil {
		return err
	}
	defer f.Close() // if write panics
	if err := write(f); err != nil {
		return err
	}
	return f.Close()
}
