package kerneltest

import (
	"runtime"
	"time"
)

// Time returns how long f computes, apart from the garbage of what was before and, where the
// system tells, from what else the machine does.
func Time(f func()) time.Duration {
	runtime.GC()
	start := processorTime()
	f()
	return processorTime() - start
}
