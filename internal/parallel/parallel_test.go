package parallel

import (
	"errors"
	"sync/atomic"
	"testing"
)

func TestForVisitsEachIndexOnce(t *testing.T) {
	for _, threads := range []int{1, 2, 7} {
		SetThreads(threads)
		for _, n := range []int{0, 1, 2, 3, 1000} {
			seen := make([]atomic.Int32, n)
			For(n, func(i int) { seen[i].Add(1) })
			for i := range seen {
				if c := seen[i].Load(); c != 1 {
					t.Fatalf("%d threads, n = %d: index %d was visited %d times", threads, n, i, c)
				}
			}
		}
	}
	SetThreads(0)
}

func TestForPanicsInItsCaller(t *testing.T) {
	SetThreads(3)
	defer SetThreads(0)
	want := errors.New("index 17")
	defer func() {
		if got := recover(); got != want {
			t.Fatalf("For panicked with %v, want %v", got, want)
		}
	}()
	For(1000, func(i int) {
		if i == 17 {
			panic(want)
		}
	})
}
