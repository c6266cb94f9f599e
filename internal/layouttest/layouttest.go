// Package layouttest draws tensors of all layouts, for tests of what goes through memory.
package layouttest

import (
	"slices"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// Shape draws a shape of at most some dimensions and about so many elements or fewer, of which none
// may be.
func Shape(t *rapid.T, rank, size int) []int {
	shape := make([]int, rapid.IntRange(0, rank).Draw(t, "rank"))
	for axis := range shape {
		n := rapid.SampledFrom([]int{1, 2, 3, 5, 8, 31, 33, 64, 300}).Draw(t, "length")
		if shape[axis] = min(n, size); shape[axis] > 0 {
			size /= shape[axis]
		}
	}
	if len(shape) > 0 && rapid.IntRange(0, 9).Draw(t, "empty") == 0 {
		shape[rapid.IntRange(0, len(shape)-1).Draw(t, "which")] = 0
	}
	return shape
}

// Tensor draws a tensor of a shape with elements 1, 2, 3, … in memory: its axes in any order there,
// and each of them whole, cut out, in steps, or reversed. If it may be broadcast, an element may
// stand for all along an axis.
func Tensor(t *rapid.T, shape []int, broadcast bool) layout.Strided[int] {
	order := make([]int, len(shape))
	for i := range order {
		order[i] = i
	}
	if rapid.Bool().Draw(t, "permuted") {
		order = rapid.Permutation(order).Draw(t, "order")
	}
	memory, back := make([]int, len(shape)), make([]int, len(shape))
	indices, flipped := make([]tensor.Index, len(shape)), []int{}
	for i, axis := range order {
		back[axis] = i
		n := shape[axis]
		memory[i], indices[axis] = n, tensor.All
		switch rapid.IntRange(0, 7).Draw(t, "axis") {
		case 0:
			memory[i], indices[axis] = n+3, tensor.Range(2, n+2)
		case 1:
			memory[i], indices[axis] = 2*n+1, tensor.Range(1, 2*n+1).By(2)
		case 2:
			flipped = append(flipped, axis)
		case 3:
			if broadcast && n > 0 {
				memory[i] = 1
			}
		}
	}
	l := layout.New(memory...)
	data := make([]int, l.Size())
	for i := range data {
		data[i] = i + 1
	}
	if len(shape) > 0 {
		l = l.Transpose(back...)
		l = l.Slice(indices...)
		if len(flipped) > 0 {
			l = l.Flip(flipped...)
		}
		l = l.BroadcastTo(shape...)
	}
	return layout.Strided[int]{Layout: &l, Data: data}
}

// Places returns where in memory the elements of a layout are, in row-major order, by its strides.
func Places(l *layout.Layout) []int {
	places, strides := []int{l.Start()}, l.Strides()
	for axis, n := range l.Shape() {
		var further []int
		for _, at := range places {
			for i := range n {
				further = append(further, at+i*strides[axis])
			}
		}
		places = further
	}
	return places
}

// Elements returns the elements of x in row-major order.
func Elements[T any](x layout.Strided[T]) []T {
	elements := make([]T, 0, x.Size())
	for _, at := range Places(x.Layout) {
		elements = append(elements, x.Data[at])
	}
	return elements
}

// Others returns what is in memory besides the elements of x, in the order of memory.
func Others[T any](x layout.Strided[T]) (others []T) {
	within := make([]bool, len(x.Data))
	for _, at := range Places(x.Layout) {
		within[at] = true
	}
	for at, v := range x.Data {
		if !within[at] {
			others = append(others, v)
		}
	}
	return others
}

// Copy returns x in memory of its own, of the same layout.
func Copy[T any](x layout.Strided[T]) layout.Strided[T] {
	l := *x.Layout
	return layout.Strided[T]{Layout: &l, Data: slices.Clone(x.Data)}
}
