package main

import (
	"syscall"
	"time"
)

// A clock says how much time has passed since some moment.
type clock func() time.Duration

// clocks are those that benchmarks are timed by. What else a machine does takes turns of its
// processors, which that of the processor leaves out: it is what this process has used. Work on
// several threads is about getting them.
var clocks = map[string]clock{
	"wall":      func() time.Duration { return time.Since(started) },
	"processor": processorTime,
}

var started = time.Now()

func processorTime() time.Duration {
	var use syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &use); err != nil {
		panic(err)
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}

// clockOf returns the name of the clock of work on so many threads.
func clockOf(threads int) string {
	if threads > 1 {
		return "wall"
	}
	return "processor"
}
