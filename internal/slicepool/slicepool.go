// Package slicepool keeps memory that was given back, for results of the same size. To use it
// again saves zeroing it, and the page faults of its first use: to make a slice of 10⁶ float32
// took three times as long as to add two of them.
package slicepool

import (
	"sync"
	"unsafe"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/element"
)

// least is the size in bytes from which on memory is kept: to make 1 KiB takes as long as to keep
// it, 4 KiB ten times as long.
const least = 1 << 10

// mostSizes is how many sizes of memory are kept. If there are more, all is left to the garbage
// collector.
const mostSizes = 1 << 10

var (
	mutex sync.RWMutex
	// of memory by its size in bytes, which the garbage collector empties
	sizes = map[uintptr]*sync.Pool{}
)

// An Element is a type without pointers.
type Element interface {
	element.Any | half.Float16 | half.BFloat16
}

// Get returns n elements that Put was given as they are, or nil if there are none.
func Get[T Element](n int) []T {
	size := bytes[T](n)
	if size < least {
		return nil
	}
	mutex.RLock()
	p := sizes[size]
	mutex.RUnlock()
	if p == nil {
		return nil
	}
	memory, ok := p.Get().(unsafe.Pointer)
	if !ok {
		return nil
	}
	return unsafe.Slice((*T)(memory), n)
}

// Make returns n elements, as they are or new ones.
func Make[T Element](n int) []T {
	if s := Get[T](n); s != nil {
		return s
	}
	return make([]T, n)
}

// Put keeps all of the memory of s, which must not be used any more.
func Put[T Element](s []T) {
	size := bytes[T](cap(s))
	if size < least {
		return
	}
	mutex.RLock()
	p := sizes[size]
	mutex.RUnlock()
	if p == nil {
		mutex.Lock()
		if p = sizes[size]; p == nil {
			if len(sizes) == mostSizes {
				clear(sizes)
			}
			p = new(sync.Pool)
			sizes[size] = p
		}
		mutex.Unlock()
	}
	p.Put(unsafe.Pointer(unsafe.SliceData(s)))
}

func bytes[T Element](n int) uintptr {
	var zero T
	return uintptr(n) * unsafe.Sizeof(zero)
}
