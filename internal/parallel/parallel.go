// Package parallel runs loops on several goroutines.
package parallel

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// limit is the number given to SetThreads, or 0.
var limit atomic.Int64

// SetThreads lets loops use n goroutines; with n < 1, as many as Go runs at a time.
func SetThreads(n int) { limit.Store(int64(max(n, 0))) }

// Threads returns how many goroutines a loop may use.
func Threads() int {
	if n := limit.Load(); n > 0 {
		return int(n)
	}
	return runtime.GOMAXPROCS(0)
}

// For calls f(0), …, f(n-1), and returns when all have returned. The caller takes
// part, and each goroutine takes the next index when it is done with one, so that a
// slow core delays its last index only. If a call panics, indices not yet taken
// are dropped, and For panics with the same value.
func For(n int, f func(i int)) {
	threads := min(n, Threads())
	if threads <= 1 {
		for i := range n {
			f(i)
		}
		return
	}
	(&loop{n: int64(n), f: f}).run(threads)
}

// A loop is a call of For that several goroutines share.
type loop struct {
	n        int64
	f        func(i int)
	next     atomic.Int64
	panicked atomic.Pointer[any]
	others   sync.WaitGroup
}

func (l *loop) run(threads int) {
	for range threads - 1 {
		l.others.Go(l.work)
	}
	l.work()
	l.others.Wait()
	if v := l.panicked.Load(); v != nil {
		panic(*v)
	}
}

// work takes indices until there are none. It keeps the first panic for run.
func (l *loop) work() {
	defer func() {
		if v := recover(); v != nil {
			l.panicked.CompareAndSwap(nil, &v)
			l.next.Store(l.n)
		}
	}()
	for i := l.next.Add(1) - 1; i < l.n; i = l.next.Add(1) - 1 {
		l.f(int(i))
	}
}
