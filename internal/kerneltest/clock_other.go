//go:build !unix

package kerneltest

import "time"

var started = time.Now()

func processorTime() time.Duration { return time.Since(started) }
