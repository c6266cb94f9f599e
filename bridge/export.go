//go:build cgo

package main

// #include <stdlib.h>
// #include "dlpack.h"
import "C"

import (
	"fmt"
	"reflect"
	"slices"
	"unsafe"

	"github.com/ashlar-go/ashlar/tensor"
)

// ashlar_call calls a function; see call. The first word of what it returns, which ashlar_free
// frees, is how many others there are.
//
//export ashlar_call
func ashlar_call(words *C.int64_t, n C.int64_t) *C.int64_t {
	results := call(unsafe.Slice((*int64)(words), n))
	size := len(results) + 1
	memory := (*int64)(C.malloc(C.size_t(8 * size)))
	all := unsafe.Slice(memory, size)
	all[0] = int64(len(results))
	copy(all[1:], results)
	return (*C.int64_t)(memory)
}

// ashlar_release forgets a handle.
//
//export ashlar_release
func ashlar_release(handle C.int64_t) { handles.release(int64(handle)) }

func init() {
	functions["Memory"] = reflect.ValueOf(memoryAt)
	functions["Export"] = reflect.ValueOf(export)
	functions["Import"] = reflect.ValueOf(imported)
}

// memoryAt returns where the first element of a tensor is, which stays there until h is released,
// whether it must not be written to, and how many elements neighbours are apart.
func memoryAt(h *held) (address int, readOnly bool, strides []int) {
	first, l := handles.pin(h)
	return int(uintptr(first)), l.IsReadOnly(), l.Strides()
}

// export returns a managed tensor of DLPack over the memory of a tensor, which its deleter
// releases, of version 1.0 or of none, which cannot say that a tensor is read-only.
func export(h *held, versioned, copied bool) int {
	shared := &held{value: h.value, memories: h.memories}
	first, l := handles.pin(shared)
	e := typeOf(h.value.(tensor.Any).DType())
	rank := l.Rank()
	size := C.size_t(unsafe.Sizeof(C.DLManagedTensorVersioned{}))
	block := C.calloc(1, size+C.size_t(2*8*rank))
	numbers := unsafe.Slice((*int64)(unsafe.Add(block, size)), 2*rank)
	for axis, n := range l.Shape() {
		numbers[axis], numbers[rank+axis] = int64(n), int64(l.Stride(axis))
	}
	t := C.DLTensor{
		data: first, ndim: C.int32_t(rank), device: C.DLDevice{device_type: C.DL_CPU},
		dtype: C.DLDataType{code: C.uint8_t(e.kind), bits: C.uint8_t(e.bits), lanes: 1},
		shape: (*C.int64_t)(unsafe.Add(block, size)),
	}
	t.strides = (*C.int64_t)(unsafe.Add(block, int(size)+8*rank))
	owner := unsafe.Add(nil, handles.hold(shared))
	if !versioned {
		m := (*C.DLManagedTensor)(block)
		m.dl_tensor, m.manager_ctx = t, owner
		m.deleter = (*[0]byte)(C.give_back_managed)
		return int(uintptr(block))
	}
	m := (*C.DLManagedTensorVersioned)(block)
	m.version.major = 1
	if l.IsReadOnly() {
		m.flags |= C.DL_READ_ONLY
	}
	if copied {
		m.flags |= C.DL_COPIED
	}
	m.dl_tensor, m.manager_ctx = t, owner
	m.deleter = (*[0]byte)(C.give_back_versioned)
	return int(uintptr(block))
}

// imported returns a tensor over the memory of a DLTensor, which is given back to its owner when no
// handle is over it.
func imported(address, owner, kind int, readOnly bool) *held {
	t := (*C.DLTensor)(unsafe.Add(nil, address))
	if t.device.device_type != C.DL_CPU {
		panic(&callError{"BufferError", "the memory is not that of the host"})
	}
	e := typeOfDLPack(t.dtype)
	shape, strides := make([]int, t.ndim), make([]int, t.ndim)
	next := 1
	for axis, n := range slices.Backward(unsafe.Slice(t.shape, t.ndim)) {
		shape[axis], strides[axis] = int(n), next
		if t.strides != nil {
			strides[axis] = int(unsafe.Slice(t.strides, t.ndim)[axis])
		}
		next *= shape[axis]
	}
	first := unsafe.Add(t.data, t.byte_offset)
	if uintptr(first)%uintptr(e.bits/8) != 0 {
		panic(&callError{"BufferError", "the memory is not aligned"})
	}
	x := e.over(first, shape, strides, readOnly)
	return &held{value: x, memories: []*memory{{free: func() {
		C.drop(unsafe.Add(nil, owner), C.int(kind))
	}}}}
}

// typeOfDLPack returns the element type of elements that DLPack has.
func typeOfDLPack(d C.DLDataType) *elementType {
	for i := range elementTypes {
		e := &elementTypes[i]
		if e.kind == int(d.code) && e.bits == int(d.bits) && d.lanes == 1 {
			return e
		}
	}
	panic(&callError{"TypeError", fmt.Sprintf(
		"there are no tensors of elements of kind %d of DLPack, of %d bits", d.code, d.bits,
	)})
}
