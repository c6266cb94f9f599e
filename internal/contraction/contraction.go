// Package contraction makes sums of products over pairs of axes from views and matrix
// products, for tensors and for variables alike.
package contraction

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// Operations are those of a type that contractions are made of.
type Operations[T any] struct {
	Shape func(x T) tensor.Shape
	// panics unless there is memory for a tensor of the type of x
	CheckSize func(op string, x T, shape ...int)
	Transpose func(x T, axes ...int) T
	Reshape   func(x T, shape ...int) T
	Flatten   func(x T) T
	Diagonal  func(x T) T
	Sum       func(x T, axes ...int) T
	MatMul    func(x, y T) T
	Mul       func(x, y T) T // of elements
	// of batches of columns x and of rows y: MatMul, but that it adds nothing to a product
	Outer func(x, y T) T
}

// A term is a tensor whose axes have labels.
type term[T any] struct {
	x      T
	labels []rune
}

// Dot returns the sum of the products of the elements of two vectors.
func (o Operations[T]) Dot(x, y T) T {
	if s, t := o.Shape(x), o.Shape(y); len(s) != 1 || !s.Equal(t) {
		panic(&tensor.ShapeError{
			Op: "Dot", Shapes: []tensor.Shape{s, t},
			Want: "want vectors of one length",
		})
	}
	return o.MatMul(x, y)
}

// Inner returns the sums of products over the last axes.
func (o Operations[T]) Inner(x, y T) T {
	s, t := o.Shape(x), o.Shape(y)
	if len(s) == 0 || len(t) == 0 {
		panic(&tensor.ShapeError{
			Op: "Inner", Shapes: []tensor.Shape{s, t},
			Want: "want at least one axis",
		})
	}
	return o.TensorDot("Inner", x, y, []int{-1}, []int{-1})
}

// OuterProduct returns the products of each element of x with each of y.
func (o Operations[T]) OuterProduct(x, y T) T {
	rows, cols := o.Shape(x).Size(), o.Shape(y).Size()
	o.CheckSize("Outer", x, rows, cols)
	return o.Outer(o.Reshape(o.Flatten(x), rows, 1), o.Reshape(o.Flatten(y), 1, cols))
}

// TensorDot returns the sums of products over pairs of axes.
func (o Operations[T]) TensorDot(op string, x, y T, xAxes, yAxes []int) T {
	s, t := o.Shape(x), o.Shape(y)
	if len(xAxes) != len(yAxes) {
		panic(&tensor.ValueError{
			Op: op, Argument: "axes", Value: [][]int{xAxes, yAxes},
			Want: "as many of one operand as of the other",
		})
	}
	a, b := numbered(x, s, 0), numbered(y, t, len(s))
	ofX, ofY := layout.New(s...), layout.New(t...)
	ofX.AxisSet(op, xAxes...) // panics if one is named twice
	ofY.AxisSet(op, yAxes...)
	out := slices.Concat(a.labels, b.labels)
	for i := range xAxes {
		p, q := ofX.Axis(op, xAxes[i]), ofY.Axis(op, yAxes[i])
		if s[p] != t[q] {
			panic(&tensor.ShapeError{
				Op: op, Shapes: []tensor.Shape{s, t},
				Want: fmt.Sprintf("want axes %v and %v of equal lengths", xAxes, yAxes),
			})
		}
		out = slices.DeleteFunc(out, func(l rune) bool {
			return l == a.labels[p] || l == b.labels[q]
		})
		b.labels[q] = a.labels[p]
	}
	o.CheckSize(op, x, slices.Concat(o.lengths(a, shared(a.labels, out)),
		o.lengths(b, shared(b.labels, out)))...)
	return o.multiply(op, a, b, out).x
}

// shared returns those of labels that are among others.
func shared(labels, others []rune) []rune {
	return slices.DeleteFunc(slices.Clone(labels),
		func(l rune) bool { return !slices.Contains(others, l) })
}

// numbered returns x with numbers from first on as labels.
func numbered[T any](x T, shape tensor.Shape, first int) term[T] {
	t := term[T]{x: x}
	for i := range shape {
		t.labels = append(t.labels, rune(first+i))
	}
	return t
}

// Einsum returns the sums of products that an expression such as "ij,jk->ik" says.
func (o Operations[T]) Einsum(expr string, xs ...T) T {
	terms, out := o.parse(expr, xs)
	n := network{out: out, length: map[rune]int{}}
	for i, t := range terms {
		for axis, l := range t.labels {
			n.length[l] = o.Shape(t.x)[axis]
		}
		terms[i] = o.single(t)
		n.operands = append(n.operands, terms[i].labels)
	}
	if len(terms) > 1 { // one may be a view
		o.CheckSize("Einsum", xs[0], lengthsOf(n.length, out)...)
	}
	for _, t := range terms {
		if sumsNothing(t.labels, n) {
			lengths := lengthsOf(n.length, out)
			return o.Reshape(o.Sum(o.Reshape(t.x, tensor.Shape(lengths).Size(), 0), 1), lengths...)
		}
	}
	for _, pair := range n.order() {
		i, j := pair[0], pair[1]
		terms[i] = o.multiply("Einsum", terms[i], terms[j], n.needed(i, j))
		terms = slices.Delete(terms, j, j+1)
		n, _ = n.without(i, j)
	}
	return o.arrange(o.sumOthers("Einsum", terms[0], out), out).x
}

// sumsNothing reports whether a label of length 0 is summed over: sums of other operands, which may
// be infinite, are then not to be multiplied by sums of nothing.
func sumsNothing(labels []rune, n network) bool {
	return slices.ContainsFunc(labels, func(l rune) bool {
		return n.length[l] == 0 && !slices.Contains(n.out, l)
	})
}

// lengthsOf returns the lengths of axes with labels.
func lengthsOf(length map[rune]int, labels []rune) []int {
	lengths := make([]int, len(labels))
	for i, l := range labels {
		lengths[i] = length[l]
	}
	return lengths
}

// ellipsis is what stands for all axes that have no letter.
const ellipsis = "..."

// unnamed returns the label of an axis of an ellipsis, which is so many before its last.
func unnamed(before int) rune { return rune(-1 - before) }

// parse returns the operands with their labels in expr, and the labels of the result.
func (o Operations[T]) parse(expr string, xs []T) (terms []term[T], out []rune) {
	wrong := func(want string) error {
		return &tensor.ValueError{
			Op: "Einsum", Argument: "expression",
			Value: fmt.Sprintf("%q", expr), Want: want,
		}
	}
	in, result, explicit := strings.Cut(strings.ReplaceAll(expr, " ", ""), "->")
	parts := strings.Split(in, ",")
	if len(parts) != len(xs) {
		panic(wrong(fmt.Sprintf("as many terms as operands, %d", len(xs))))
	}
	times, length, most := map[rune]int{}, map[rune]int{}, 0
	for i, part := range parts {
		shape := o.Shape(xs[i])
		before, after, open := strings.Cut(part, ellipsis)
		labels, last := []rune(before), []rune(after)
		for _, l := range slices.Concat(labels, last) {
			if !unicode.IsLetter(l) {
				panic(wrong("letters, commas, one arrow, and an ellipsis ... in each term"))
			}
		}
		free := len(shape) - len(labels) - len(last)
		if free < 0 || free > 0 && !open {
			panic(wrong(fmt.Sprintf("%d letters for shape %v", len(shape), shape)))
		}
		for k := range free {
			labels = append(labels, unnamed(free-1-k))
		}
		most = max(most, free)
		t := term[T]{xs[i], append(labels, last...)}
		for axis, l := range t.labels {
			n, known := length[l]
			if stretched := l < 0 && min(n, shape[axis]) == 1; known && n != shape[axis] && !stretched {
				panic(o.misfit(expr, xs, l))
			}
			if !known || n == 1 {
				length[l] = shape[axis]
			}
			times[l]++
		}
		terms = append(terms, t)
	}
	for i, t := range terms {
		terms[i] = o.unstretched(t, length)
	}
	var all []rune // of the ellipsis
	for k := range most {
		all = append(all, unnamed(most-1-k))
	}
	if !explicit {
		for l, n := range times {
			if n == 1 && l >= 0 {
				out = append(out, l)
			}
		}
		slices.Sort(out)
		return terms, append(all, out...)
	}
	before, after, open := strings.Cut(result, ellipsis)
	for _, l := range before + after {
		if times[l] == 0 || slices.Contains(out, l) {
			panic(wrong("letters of operands in the result, each once"))
		}
		out = append(out, l)
	}
	if open {
		out = slices.Insert(out, len([]rune(before)), all...)
	}
	return terms, out
}

// unstretched returns t without the axes of an ellipsis that have length 1 where others are longer.
func (o Operations[T]) unstretched(t term[T], length map[rune]int) term[T] {
	var labels []rune
	for axis, l := range t.labels {
		if l >= 0 || o.Shape(t.x)[axis] == length[l] {
			labels = append(labels, l)
		}
	}
	if len(labels) == len(t.labels) {
		return t
	}
	return term[T]{o.Reshape(t.x, o.lengths(t, labels)...), labels}
}

// misfit is the error of axes that have a label, and not one length.
func (o Operations[T]) misfit(expr string, xs []T, label rune) error {
	name := string(label)
	if label < 0 {
		name = ellipsis
	}
	e := &tensor.ShapeError{
		Op:   "Einsum",
		Want: fmt.Sprintf("want one length of %s in %q", name, expr),
	}
	for _, x := range xs {
		e.Shapes = append(e.Shapes, o.Shape(x))
	}
	return e
}

// single returns t with each label once: the diagonal of axes with the same.
func (o Operations[T]) single(t term[T]) term[T] {
	for i, l := range t.labels {
		if again := i + 1 + slices.Index(t.labels[i+1:], l); again > i {
			rest := slices.Delete(slices.Clone(t.labels), again, again+1)
			rest = slices.Delete(rest, i, i+1)
			axes := make([]int, 0, len(t.labels))
			for axis := range t.labels {
				if axis != i && axis != again {
					axes = append(axes, axis)
				}
			}
			x := o.Diagonal(o.Transpose(t.x, append(axes, i, again)...))
			return o.single(term[T]{x, append(rest, l)})
		}
	}
	return t
}

// multiply returns the products of a and b, with the labels of left that they have in order
// of those, of a and then b, and summed over the others.
func (o Operations[T]) multiply(op string, a, b term[T], left []rune) term[T] {
	a, b = o.sumOthers(op, a, slices.Concat(left, b.labels)),
		o.sumOthers(op, b, slices.Concat(left, a.labels))
	var batch, rows, cols, summed []rune
	for _, l := range a.labels {
		switch inB, stays := slices.Contains(b.labels, l), slices.Contains(left, l); {
		case inB && stays:
			batch = append(batch, l)
		case inB:
			summed = append(summed, l)
		default:
			rows = append(rows, l)
		}
	}
	for _, l := range b.labels {
		if !slices.Contains(a.labels, l) {
			cols = append(cols, l)
		}
	}
	shape := append(o.lengths(a, batch), o.lengths(a, rows)...)
	shape = append(shape, o.lengths(b, cols)...)
	o.CheckSize(op, a.x, shape...)
	return term[T]{
		o.Reshape(o.product(a, b, batch, rows, summed, cols), shape...),
		slices.Concat(batch, rows, cols),
	}
}

// product returns the products of a and b over the labels of batch, as matrices of rows and cols,
// summed over those of summed.
func (o Operations[T]) product(a, b term[T], batch, rows, summed, cols []rune) T {
	multiply := o.MatMul
	switch {
	case len(summed) > 0:
	case len(rows) == 0 && len(cols) == 0:
		return o.Mul(o.arrange(a, batch).x, o.arrange(b, batch).x)
	default:
		multiply = o.Outer
	}
	return multiply(o.matrices(a, batch, rows, summed), o.matrices(b, batch, summed, cols))
}

// matrices returns t as a batch of matrices, whose rows and columns are several axes each.
func (o Operations[T]) matrices(t term[T], batch, rows, cols []rune) T {
	size := func(labels []rune) int { return tensor.Shape(o.lengths(t, labels)).Size() }
	x := o.arrange(t, slices.Concat(batch, rows, cols)).x
	if len(batch) == 0 {
		return o.Reshape(x, size(rows), size(cols))
	}
	return o.Reshape(x, size(batch), size(rows), size(cols))
}

// lengths returns those of the axes of t that have labels.
func (o Operations[T]) lengths(t term[T], labels []rune) []int {
	shape, lengths := o.Shape(t.x), make([]int, len(labels))
	for i, l := range labels {
		lengths[i] = shape[slices.Index(t.labels, l)]
	}
	return lengths
}

// sumOthers returns t summed over the axes whose labels are not kept.
func (o Operations[T]) sumOthers(op string, t term[T], kept []rune) term[T] {
	var axes []int
	var labels []rune
	for axis, l := range t.labels {
		if slices.Contains(kept, l) {
			labels = append(labels, l)
		} else {
			axes = append(axes, axis)
		}
	}
	if len(axes) == 0 {
		return t
	}
	o.CheckSize(op, t.x, o.lengths(t, labels)...)
	return term[T]{o.Sum(t.x, axes...), labels}
}

// arrange returns t with its axes in the order of labels.
func (o Operations[T]) arrange(t term[T], labels []rune) term[T] {
	if slices.Equal(t.labels, labels) {
		return t
	}
	axes := make([]int, len(labels))
	for i, l := range labels {
		axes[i] = slices.Index(t.labels, l)
	}
	return term[T]{o.Transpose(t.x, axes...), labels}
}
