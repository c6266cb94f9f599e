//go:build !linux && !darwin && !windows

package sysmem

// total returns the memory of the machine, or 0 if the system does not say.
func total() uint64 { return 0 }
