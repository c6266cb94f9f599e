package files

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// Open opens a file to be read by what open makes of it, and by it until it is closed.
func Open[R any](name string, open func(r io.ReaderAt, size int64) (R, error)) (r R, f *os.File, err error) {
	if f, err = os.Open(name); err != nil {
		return r, nil, err
	}
	info, err := f.Stat()
	if err == nil {
		r, err = open(f, info.Size())
	}
	if err != nil {
		f.Close()
		return r, nil, err
	}
	return r, f, nil
}

// Named returns an error of a file with the file's name, which those of the system have.
func Named(name string, err error) error {
	var path *fs.PathError
	if err == nil || errors.As(err, &path) {
		return err
	}
	return fmt.Errorf("%s: %w", name, err)
}
