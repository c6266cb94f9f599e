package wholefile

import (
	"os"
	"syscall"
)

// allocate makes space for n bytes of a file. The error is of a disk that is full; file systems
// that do not make space are none.
func allocate(f *os.File, n int64) error {
	const keepSize = 1
	if err := syscall.Fallocate(int(f.Fd()), keepSize, 0, n); err == syscall.ENOSPC {
		return &os.PathError{Op: "fallocate", Path: f.Name(), Err: err}
	}
	return nil
}
