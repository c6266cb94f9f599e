package iterate

import "github.com/ashlar-go/ashlar/internal/layout"

// EachBlock calls f with the elements of x in row-major order: all as they are in memory, if they
// are contiguous, or else copies of so many at most.
func EachBlock[T any](x layout.Strided[T], most int, f func(block []T) error) error {
	if x.IsContiguous() {
		return f(x.Flat())
	}
	memory := make([]T, min(most, x.Size()))
	return EachPart(x.Layout, most, func(part layout.Layout) error {
		l := layout.New(part.Shape()...)
		block := memory[:part.Size()]
		Copy(layout.Strided[T]{Layout: &l, Data: block}, layout.Strided[T]{Layout: &part, Data: x.Data})
		return f(block)
	})
}

// EachPart calls f with views of l of so many elements at most, which follow one another.
func EachPart(l *layout.Layout, most int, f func(part layout.Layout) error) error {
	if l.Size() <= most {
		return f(*l)
	}
	n := l.Dim(0)
	inner := l.Size() / n
	per := most / inner
	for i := 0; i < n; i += max(per, 1) {
		var err error
		if per == 0 {
			part := l.Sub("Write", 0, i)
			err = EachPart(&part, most, f)
		} else {
			err = f(l.Stretch(0, i, min(i+per, n)))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// RowMajor returns the elements of x in row-major order, as they are in memory, if they are
// contiguous, or else copies, for op.
func RowMajor[T any](op string, x layout.Strided[T]) []T {
	if x.IsContiguous() {
		return x.Flat()
	}
	return Clone(op, x).Data
}
