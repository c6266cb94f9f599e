package support

import (
	"fmt"

	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// A Memory is a tensor as it is in memory, for code that does not know its element type.
type Memory struct {
	*layout.Layout
	Width int      // of an element, in bytes
	Bytes []byte   // the elements, as the machine has them
	Texts []string // or, if they are strings, these
}

// A Storage is the table of an element type, for code that learns the type when it runs.
type Storage interface {
	DType() tensor.DType

	// Memory returns x, which is of the element type, as it is in memory. It must not be written to
	// if its layout is read-only. Memory panics with a *tensor.DeviceError if x is on a device.
	Memory(x tensor.Any) Memory

	// Make returns memory of a layout, of numbers that may be anything. It panics with a
	// *tensor.SizeError that names op if they take more than tensor.MaxBytes.
	Make(op string, l *layout.Layout) Memory

	// Tensor returns a tensor over the elements of m, which it does not copy. Bytes must be where an
	// element may be.
	Tensor(m Memory) tensor.Any
}

// Storages returns the tables of all element types whose packages are part of the program.
func Storages() (all []Storage) {
	for _, t := range tables {
		if s, ok := t.(Storage); ok {
			all = append(all, s)
		}
	}
	return all
}

// StorageOf returns the table of an element type. It panics if there is none.
func StorageOf(d tensor.DType) Storage {
	for _, s := range Storages() {
		if s.DType() == d {
			return s
		}
	}
	panic(fmt.Sprintf("support: there is no element type %q", string(d)))
}

// DType returns the element type.
func (t *Tensors[V, T]) DType() tensor.DType {
	var x V
	return any(x).(tensor.Any).DType()
}

// Memory returns x as it is in memory.
func (t *Tensors[V, T]) Memory(x tensor.Any) Memory { return memoryOf(t.Raw(any(x).(V))) }

// Make returns memory of a layout.
func (t *Tensors[V, T]) Make(op string, l *layout.Layout) Memory {
	if element.HasPointers[T]() {
		return memoryOf(layout.Make[T](op, l))
	}
	return memoryOf(layout.MakeUnset[T](op, l))
}

// memoryOf returns the memory of raw without its type.
func memoryOf[T any](raw layout.Strided[T]) Memory {
	m := Memory{Layout: raw.Layout, Width: element.Size[T]()}
	if texts, ok := any(raw.Data).([]string); ok {
		m.Texts = texts
	} else {
		m.Bytes = deviceops.Memory(raw.Data)
	}
	return m
}

// Tensor returns a tensor over the elements of m.
func (t *Tensors[V, T]) Tensor(m Memory) tensor.Any {
	data, ok := any(m.Texts).([]T)
	if !ok {
		data = element.OfBytes[T](m.Bytes)
	}
	return any(t.Wrap(layout.Strided[T]{Layout: m.Layout, Data: data})).(tensor.Any)
}
