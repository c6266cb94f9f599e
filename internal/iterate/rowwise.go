package iterate

import "github.com/ashlar-go/ashlar/internal/layout"

// Rowwise returns an array of the shape of x, in row-major order, of which f sets each row z along
// an axis, given that of x. It panics with a *tensor.AxisError that names op if there is no such
// axis.
func Rowwise[Z, X any](op string, x layout.Strided[X], axis int, f func(z []Z, x []X),
) layout.Strided[Z] {
	order, lengths := layout.Last(op, x.Shape(), axis)
	rows := packed(op, transposed(x, order))
	l := layout.For(op, rows.Shape()...)
	z, from := layout.Make[Z](op, &l), rows.Flat()
	for n, i := lengths[0], 0; i < len(from); i += n {
		f(z.Data[i:i+n], from[i:i+n])
	}
	back := make([]int, len(order))
	for i, axis := range order {
		back[axis] = i
	}
	return packed(op, transposed(z, back))
}

// FoldRows returns what f makes of the elements of x along axes, or of all if there are none, in
// row-major order, which it may not write to. It panics with a *tensor.AxisError that names op if
// there is no such axis, or one is named twice.
func FoldRows[Z, X any](op string, x layout.Strided[X], axes []int, f func(x []X) Z,
) layout.Strided[Z] {
	order, lengths := layout.Last(op, x.Shape(), axes...)
	if len(axes) == 0 {
		lengths = x.Shape()
	}
	rows := packed(op, transposed(x, order))
	l := layout.For(op, rows.Shape()[:len(order)-len(lengths)]...)
	z := layout.Make[Z](op, &l)
	from, n := rows.Flat(), lengths.Size()
	for i := range z.Data {
		z.Data[i] = f(from[i*n : (i+1)*n])
	}
	return z
}

// packed returns x, or a copy in row-major order unless it is so.
func packed[T any](op string, x layout.Strided[T]) layout.Strided[T] {
	if x.IsContiguous() {
		return x
	}
	return Clone(op, x)
}

// transposed returns the view of x whose dimension i is dimension axes[i] of x.
func transposed[T any](x layout.Strided[T], axes []int) layout.Strided[T] {
	l := x.Transpose(axes...)
	return layout.Strided[T]{Layout: &l, Data: x.Data}
}
