//go:build unix

package kerneltest

import (
	"os"
	"syscall"
)

// NewGuarded returns so many bytes or more between two pages that fault on access, for the
// rest of the program.
func NewGuarded(bytes int) *Guarded {
	page := os.Getpagesize()
	size := (bytes + page - 1) / page * page
	m, err := syscall.Mmap(-1, 0, size+2*page, syscall.PROT_READ|syscall.PROT_WRITE,
		syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		panic(err)
	}
	for _, guard := range [][]byte{m[:page], m[page+size:]} {
		if err := syscall.Mprotect(guard, syscall.PROT_NONE); err != nil {
			panic(err)
		}
	}
	return &Guarded{memory: m[page : page+size]}
}
