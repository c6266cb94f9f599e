package autograd

import (
	"bytes"
	"runtime"
	"sync"
	"sync/atomic"
)

// NoGrad calls f, in which results do not remember how they were computed. Calls
// nest. Other goroutines are not concerned, nor are those that f starts.
func NoGrad(f func()) {
	id := goroutine()
	outer, nested := silent.Swap(id, true)
	silenced.Add(1)
	defer func() {
		silenced.Add(-1)
		if !nested {
			silent.Delete(id)
		} else {
			silent.Store(id, outer)
		}
	}()
	f()
}

var (
	silenced atomic.Int64 // calls of NoGrad that run
	silent   sync.Map     // the goroutines that they run in
)

// recording reports whether results remember how they were computed. It asks which
// goroutine it runs in only while NoGrad runs somewhere.
func recording() bool {
	if silenced.Load() == 0 {
		return true
	}
	_, no := silent.Load(goroutine())
	return !no
}

// goroutine returns the number of the goroutine that calls it, which the runtime tells
// in the first line of a stack trace only: "goroutine 18 [running]:".
func goroutine() string {
	var line [64]byte
	n := runtime.Stack(line[:], false)
	return string(bytes.Fields(line[:n])[1])
}
