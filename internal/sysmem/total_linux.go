package sysmem

import "syscall"

// total returns the memory of the machine, or 0 if the system does not say.
func total() uint64 {
	var info syscall.Sysinfo_t
	if err := syscall.Sysinfo(&info); err != nil {
		return 0
	}
	return uint64(info.Totalram) * uint64(info.Unit)
}
