package sysmem

import (
	"encoding/binary"
	"syscall"
)

// total returns the memory of the machine, or 0 if the system does not say.
func total() uint64 {
	text, err := syscall.Sysctl("hw.memsize") // a number of 8 bytes, without its last if that is 0
	if err != nil || len(text) < 7 {
		return 0
	}
	return binary.LittleEndian.Uint64([]byte(text + "\x00")[:8])
}
