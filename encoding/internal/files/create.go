package files

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
)

// Create writes the file name: what write writes goes to another file of the same folder, which is
// then renamed. If write fails, or panics, no file by that name has changed. What is no regular
// file, such as a pipe, is written to as it is. Space is made for so many bytes before, if their
// number is known and not 0: so a disk is found to be full at once, and 80 MB took 11 ms in place
// of 17, and 5 in place of 25 to replace a file by.
func Create(name string, size int64, write func(w io.Writer) error) error {
	if target, err := filepath.EvalSymlinks(name); err == nil {
		name = target // rather than the link
	}
	info, err := os.Stat(name)
	if err == nil && !info.Mode().IsRegular() {
		return writeTo(name, os.O_WRONLY, 0, write)
	}
	temporary := filepath.Join(filepath.Dir(name), fmt.Sprintf(".%s.%x", filepath.Base(name), rand.Uint64()))
	defer os.Remove(temporary) // if it is still there
	if err := writeTo(temporary, os.O_WRONLY|os.O_CREATE|os.O_EXCL, size, write); err != nil {
		return err
	}
	if info != nil {
		if err := os.Chmod(temporary, info.Mode().Perm()); err != nil {
			return err
		}
	}
	return os.Rename(temporary, name)
}

// buffer is what is written together, so that elements after a short header go to whole pages of a
// file: 80 MB took 17 ms, and 28 where each page was copied in two parts.
const buffer = 64 << 10

// writeTo opens a file, has it written, and closes it.
func writeTo(name string, flag int, size int64, write func(w io.Writer) error) error {
	f, err := os.OpenFile(name, flag, 0o666)
	if err != nil {
		return err
	}
	defer f.Close() // if write panics
	if size > buffer {
		if err := allocate(f, size); err != nil {
			return err
		}
	}
	b := bufio.NewWriterSize(f, buffer)
	if err := write(b); err != nil {
		return err
	}
	if err := b.Flush(); err != nil {
		return err
	}
	return f.Close()
}
