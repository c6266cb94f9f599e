package sysmem

import (
	"syscall"
	"unsafe"
)

// memoryStatus is MEMORYSTATUSEX of the Windows API.
type memoryStatus struct {
	length, load               uint32
	total, available           uint64
	totalPage, availablePage   uint64
	totalSpace, availableSpace uint64
	extended                   uint64
}

// total returns the memory of the machine, or 0 if the system does not say.
func total() uint64 {
	s := memoryStatus{length: uint32(unsafe.Sizeof(memoryStatus{}))}
	call := syscall.NewLazyDLL("kernel32.dll").NewProc("GlobalMemoryStatusEx")
	if done, _, _ := call.Call(uintptr(unsafe.Pointer(&s))); done == 0 {
		return 0
	}
	return s.total
}
