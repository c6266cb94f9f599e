package deviceops

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// A walk is the argument of kernels that says where elements of tensors are; kernels know it
// as Walk.
type walk struct {
	n     int // elements
	share int // those of a work-item
	rank  int
	start [layout.MaxOperands]int
	along [tensor.MaxRank + 1]dimension

	moved int // bytes that decide on non-temporal stores; kernels do not know it
}

// A dimension of a walk is so many elements, in steps of each tensor.
type dimension struct {
	length int
	steps  [layout.MaxOperands]int
}

// newWalk returns the walk over layouts of one shape.
func newWalk(layouts ...*layout.Layout) (w walk) {
	rows := layout.NewIterator(layouts...)
	w.n, w.rank, w.start = rows.Length*rows.Count, rows.Dimensions(), rows.Seek(0).At
	for d := range w.rank {
		w.along[d].length, w.along[d].steps = rows.Dimension(d)
	}
	return w
}

// rowMajor returns the walk over layouts of one shape in row-major order.
func rowMajor(layouts ...*layout.Layout) walk {
	first := layouts[0]
	w := walk{n: first.Size(), rank: max(first.Rank(), 1)}
	w.along[0].length = 1
	for k, l := range layouts {
		w.start[k] = l.Start()
		for d, stride := range l.Strides() {
			w.along[d].length, w.along[d].steps[k] = l.Dim(d), stride
		}
	}
	return w
}

// isFlat reports whether all elements of so many tensors follow one another.
func (w *walk) isFlat(tensors int) bool { return w.rank == 1 && w.along[0].follow(tensors) }

// follow reports whether elements of so many tensors follow one another along d.
func (d *dimension) follow(tensors int) bool {
	return !slices.ContainsFunc(d.steps[:tensors], func(step int) bool { return step != 1 })
}

// bytes returns w as kernels read it.
func (w *walk) bytes() device.Bytes {
	const size = 3 + layout.MaxOperands + (tensor.MaxRank+1)*(1+layout.MaxOperands)
	b := make([]byte, 0, 8*size)
	words := func(values ...int) {
		for _, v := range values {
			b = binary.NativeEndian.AppendUint64(b, uint64(v))
		}
	}
	words(w.n, w.share, w.rank)
	words(w.start[:]...)
	for _, d := range w.along {
		words(d.length)
	}
	for _, d := range w.along {
		words(d.steps[:]...)
	}
	return b
}

// constant returns w as it is written in the language of devices.
func (w *walk) constant() string {
	list := func(values []int) string {
		var texts []string
		for _, v := range values {
			texts = append(texts, strconv.Itoa(v))
		}
		return "{" + strings.Join(texts, ", ") + "}"
	}
	var shape []int
	var strides []string
	for _, d := range w.along[:w.rank] {
		shape, strides = append(shape, d.length), append(strides, list(d.steps[:]))
	}
	return fmt.Sprintf("{%d, %d, %d, %s, %s, {%s}}", w.n, w.share, w.rank, list(w.start[:]),
		list(shape), strings.Join(strides, ", "))
}
