package iterate

import (
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// fewElements are those of a slice that are not worth a loop of their own for each slice.
const fewElements = 8

// Take returns the elements of x at indices along an axis.
func Take[T any](op string, x layout.Strided[T], axis int, indices []int) layout.Strided[T] {
	axis = x.Axis(op, axis)
	shape := x.Shape()
	shape[axis] = len(indices)
	l := layout.For(op, shape...)
	z := layout.Make[T](op, &l)
	from, to := x.Drop(axis), l.Drop(axis)
	if from.Size() <= fewElements {
		offsets, step := x.Offsets(op, axis, indices...), l.Stride(axis)
		of, at := layout.NewCursor(&from), layout.NewCursor(&to)
		for of.Next() && at.Next() {
			first, k := of.At, at.At
			for _, offset := range offsets {
				z.Data[k] = x.Data[first+offset]
				k += step
			}
		}
		return z
	}
	for k, i := range indices {
		to, from := l.Sub(op, axis, k), x.Sub(op, axis, i)
		Copy(layout.Strided[T]{Layout: &to, Data: z.Data}, layout.Strided[T]{Layout: &from, Data: x.Data})
	}
	return z
}

// IndexAdd adds slices of y along an axis to some of z, one after the other, each by kernel add or
// in a loop. The memory of z and y does not overlap.
func IndexAdd[T element.Number](z, y layout.Strided[T], axis int, slices layout.Slices,
	add func(z, x, y []T),
) {
	zs, ys := z.Drop(axis), y.Drop(axis)
	rows := layout.NewIterator(&zs, &ys)
	run := func(from, to int) { // of the elements of a slice
		p, first := rows.Seek(from/rows.Length), from%rows.Length
		for from < to {
			n := min(rows.Length-first, to-from)
			at, of := p.At[0]+first*rows.Steps[0], p.At[1]+first*rows.Steps[1]
			indexAdd(z.Data, y.Data, at, of, n, &rows, &slices, y.Stride(axis), add)
			from, first = from+n, 0
			rows.Next(&p)
		}
	}
	if size := rows.Count * rows.Length; size*len(slices.Indices) < parallelFrom {
		run(0, size)
	} else {
		share(size, run)
	}
}

// indexAdd is IndexAdd of n elements along a row of each slice, from at in z and of in y on, where
// slices are a step apart.
func indexAdd[T element.Number](z, y []T, at, of, n int, rows *layout.Iterator,
	slices *layout.Slices, step int, add func(z, x, y []T),
) {
	axis := slices.Axis // whose copy stays in registers
	switch zStep, yStep := rows.Steps[0], rows.Steps[1]; {
	case n == 1 || zStep != 1 || yStep != 1:
		for i := range n {
			scatterRow(z, y, at+i*zStep, of+i*yStep, 0, step, axis, slices.Indices)
		}
	case n < shortRow:
		for _, index := range slices.Indices {
			row := z[at+axis.Offset(index):][:n]
			for i, v := range y[of:][:n] {
				row[i] += v
			}
			of += step
		}
	default:
		for _, index := range slices.Indices {
			row := z[at+axis.Offset(index):][:n]
			add(row, row, y[of:][:n])
			of += step
		}
	}
}

// ScatterAdd adds the elements of y to those of z in slices along an axis, whose indices have a
// shape that stretches to that of y, one after the other. The memory of z and y does not overlap.
func ScatterAdd[T element.Number](op string, z, y layout.Strided[T], axis int,
	slices layout.Slices, shape tensor.Shape,
) {
	rowMajor, indices := layout.For(op, y.Shape()...), layout.For(op, shape...)
	given := indices.Onto(op, &rowMajor)
	starts := z.Starts(op, axis, y.Dim(axis))
	rows := layout.NewIterator(&rowMajor, &starts, y.Layout, &given)
	for row, p := 0, rows.Seek(0); row < rows.Count; row++ {
		along := slices.Indices[p.At[3]:]
		if step := rows.Steps[3]; step != 1 {
			along = slices.Indices[:0:0]
			for k := range rows.Length {
				along = append(along, slices.Indices[p.At[3]+k*step])
			}
		}
		scatterRow(z.Data, y.Data, p.At[1], p.At[2], rows.Steps[1], rows.Steps[2], slices.Axis,
			along[:rows.Length])
		rows.Next(&p)
	}
}

// scatterRow adds elements of y, from one on and a step after the other, to those of z at indices
// along an axis, each from an element that is a step after the other too.
func scatterRow[T element.Number](z, y []T, at, of, zStep, yStep int, axis layout.AxisSteps,
	indices []int,
) {
	if yStep == 1 {
		for i, v := range y[of:][:len(indices)] {
			z[at+axis.Offset(indices[i])] += v
			at += zStep
		}
		return
	}
	for _, index := range indices {
		z[at+axis.Offset(index)] += y[of]
		at, of = at+zStep, of+yStep
	}
}

// Triangle returns a copy of x with zero values but where keep gives the columns, from lo
// up to hi, of a row of the last two dimensions.
func Triangle[T any](op string, x layout.Strided[T],
	keep func(row, cols int) (lo, hi int),
) layout.Strided[T] {
	l := layout.Result(op, x.Layout)
	z := layout.Make[T](op, &l)
	if z.Size() == 0 {
		return z
	}
	cols := l.Dim(-1)
	for i := range l.Dim(-2) {
		lo, hi := keep(i, cols)
		lo, hi = min(max(lo, 0), cols), min(max(hi, 0), cols)
		to, from := l.Sub(op, -2, i), x.Sub(op, -2, i)
		axis := to.Rank() - 1
		to, from = to.Stretch(axis, lo, max(lo, hi)), from.Stretch(axis, lo, max(lo, hi))
		Copy(layout.Strided[T]{Layout: &to, Data: z.Data}, layout.Strided[T]{Layout: &from, Data: x.Data})
	}
	return z
}

// Below keeps the diagonal k above the main one, and what is below it.
func Below(k int) func(row, cols int) (lo, hi int) {
	return func(row, _ int) (lo, hi int) { return 0, row + k + 1 }
}

// Above keeps the diagonal k above the main one, and what is above it.
func Above(k int) func(row, cols int) (lo, hi int) {
	return func(row, cols int) (lo, hi int) { return row + k, cols }
}
