//go:build unix

package kerneltest

import (
	"syscall"
	"time"
)

// processorTime returns how long this process has computed.
func processorTime() time.Duration {
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		panic(err)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}
