package main

import (
	"fmt"
	"runtime"
	"sync"
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// A memory is what tensors that others hold are over: of Go, or somebody else's.
type memory struct {
	holders int    // values that are held and over it
	free    func() // gives it back
}

// A held is a value that another language has a handle of.
type held struct {
	value    any
	memories []*memory // what the value is over: of a tensor, one
	pinner   runtime.Pinner
}

// A registry is the values that others hold, by their handles.
type registry struct {
	mutex sync.Mutex
	next  int64
	held  map[int64]*held
}

var handles = registry{held: map[int64]*held{}}

// hold returns a handle of h, which is over its memories from now on.
func (r *registry) hold(h *held) int64 {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	for _, m := range h.memories {
		m.holders++
	}
	r.next++
	r.held[r.next] = h
	return r.next
}

// get returns what a handle is of. It panics if it is of nothing.
func (r *registry) get(handle int64) *held {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	h := r.held[handle]
	if h == nil {
		panic(fmt.Errorf("ashlar: %d is no handle", handle))
	}
	return h
}

// release forgets a handle, if it is one, and gives back what no other is over.
func (r *registry) release(handle int64) {
	for _, m := range r.forget(handle) {
		m.free()
	}
}

// forget is release, but that it returns what is to be given back: that may release others.
func (r *registry) forget(handle int64) (unused []*memory) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	h := r.held[handle]
	if h == nil {
		return nil
	}
	delete(r.held, handle)
	h.pinner.Unpin()
	for _, m := range h.memories {
		if m.holders--; m.holders == 0 {
			unused = append(unused, m)
		}
	}
	return unused
}

// pin returns where the first element of a tensor is, which stays there until h is released, and
// the layout.
func (r *registry) pin(h *held) (unsafe.Pointer, *layout.Layout) {
	x := h.value.(tensor.Any)
	first, l := typeOf(x.DType()).raw(x)
	if first == nil {
		return unsafe.Pointer(&nowhere), l
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	h.pinner.Pin(first)
	return first, l
}

// nowhere is where no elements are: NumPy and PyTorch take a nil pointer for none.
var nowhere int64

// count returns how many handles there are.
func (r *registry) count() int {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return len(r.held)
}

// resultOf returns the result of a call on operands as a value to hold. A tensor is over the memory
// of the operand that it shares it with, or over its own. What is no tensor may be over the memory
// of all operands, and what comes of it too.
func resultOf(value any, operands []*held) *held {
	h := &held{value: value}
	x, isTensor := value.(tensor.Any)
	for _, o := range operands {
		y, ofTensor := o.value.(tensor.Any)
		switch {
		case !isTensor || !ofTensor:
			h.memories = append(h.memories, o.memories...)
		case sameMemory(x, y):
			h.memories = o.memories
			return h
		}
	}
	if isTensor {
		h.memories = append(h.memories, &memory{free: value.(interface{ Free() }).Free})
	}
	return h
}

// sameMemory reports whether x and y are over the same memory.
func sameMemory(x, y tensor.Any) bool {
	e := typeOf(x.DType())
	return x == y || e != nil && e.sameMemory(x, y)
}
