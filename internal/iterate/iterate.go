package iterate

import (
	"iter"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// All iterates over the elements of x in row-major order. The index is valid until the
// next.
func All[T any](x layout.Strided[T]) iter.Seq2[[]int, T] {
	return func(yield func([]int, T) bool) {
		shape := x.Shape()
		index := make([]int, len(shape))
		for range x.Size() {
			if !yield(index, x.Data[x.Offset("All", index...)]) {
				return
			}
			advance(index, shape)
		}
	}
}

// RowsOf iterates over the stretches of x along its last dimension, in row-major order.
func RowsOf[T any](x layout.Strided[T]) iter.Seq2[[]int, []T] {
	n, step := x.Dim(x.Axis("Rows", -1)), x.Stride(-1)
	return func(yield func([]int, []T) bool) {
		if x.Size() == 0 {
			return
		}
		first := x.Drop(-1)
		shape := first.Shape()
		index := make([]int, len(shape))
		var row []T
		for range first.Size() {
			at := first.Offset("Rows", index...)
			if step == 1 && !x.IsReadOnly() {
				row = x.Data[at : at+n : at+n]
			} else {
				row = row[:0]
				for i := range n {
					row = append(row, x.Data[at+i*step])
				}
			}
			if !yield(index, row) {
				return
			}
			advance(index, shape)
		}
	}
}

// advance moves index on by one element, in row-major order.
func advance(index []int, shape tensor.Shape) {
	for k := len(shape) - 1; k >= 0; k-- {
		if index[k]++; index[k] < shape[k] {
			return
		}
		index[k] = 0
	}
}
