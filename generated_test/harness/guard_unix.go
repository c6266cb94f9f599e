//go:build unix

package harness

import (
	"os"
	"syscall"
)

// newGuarded returns memory between two pages that fault on access, for the rest
// of the program.
func newGuarded() *guarded {
	page := os.Getpagesize()
	size := max(page, guardBytes)
	m, err := syscall.Mmap(-1, 0, size+2*page, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		panic(err)
	}
	for _, guard := range [][]byte{m[:page], m[page+size:]} {
		if err := syscall.Mprotect(guard, syscall.PROT_NONE); err != nil {
			panic(err)
		}
	}
	return &guarded{memory: m[page : page+size]}
}
