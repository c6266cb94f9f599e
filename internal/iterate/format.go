package iterate

import (
	"fmt"
	"io"
	"reflect"
	"strings"
	"unicode/utf8"

	"github.com/ashlar-go/ashlar/internal/layout"
)

// These are NumPy's defaults.
const (
	printedWhole  = 1000 // elements; of more, the middle of each dimension is left out
	printedEdge   = 3    // what is left of a dimension at each of its ends
	printedDigits = 8    // after the point
	printedWidth  = 75   // columns of a line
)

// Format writes x as nested brackets, or as [] if it has no elements: by %v as NumPy does, by %#v
// so that every number has all its digits, and by other verbs and flags, or with a precision, as
// fmt does each element, aligned.
func Format[T any](f fmt.State, verb rune, x layout.Strided[T]) {
	p := printer[T]{Strided: x, shape: x.Shape(), strides: x.Strides()}
	if x.Size() == 0 {
		io.WriteString(f, "[]")
		return
	}
	var shown []T
	p.each(0, x.Start(), func(at int) { shown = append(shown, x.Data[at]) })
	p.words = words(f, verb, shown, len(p.shape) == 0)
	if len(p.shape) == 0 {
		io.WriteString(f, p.words[0])
		return
	}
	p.block(0)
	io.WriteString(f, p.text.String())
}

// words returns how elements are printed, all equally long. One without dimensions has all digits.
func words[T any](f fmt.State, verb rune, elements []T, alone bool) []string {
	_, precise := f.Precision()
	if verb != 'v' && verb != 's' || precise || f.Flag('+') || f.Flag(' ') || f.Flag('0') {
		return aligned(elements, 0, func(v T) string { return fmt.Sprintf(fmt.FormatString(f, verb), v) })
	}
	width, _ := f.Width()
	if numbers, of, ok := floats(elements); ok {
		if alone {
			return aligned(numbers, width, func(v float64) string { return numberAlone(v, of) })
		}
		digits := printedDigits
		if f.Flag('#') {
			digits = allDigits
		}
		return aligned(numbersAligned(numbers, of, digits), width, func(s string) string { return s })
	}
	switch kind := reflect.TypeFor[T]().Kind(); {
	case kind == reflect.Bool && !alone:
		width = max(width, len("false"))
	case kind == reflect.String && verb == 'v':
		return aligned(elements, width, func(v T) string { return fmt.Sprintf("%q", any(v)) })
	}
	return aligned(elements, width, func(v T) string { return fmt.Sprint(v) })
}

// aligned returns texts of elements with spaces before them, so that they are equally long, and not
// shorter than width.
func aligned[T any](elements []T, width int, text func(v T) string) []string {
	texts := make([]string, len(elements))
	for i, v := range elements {
		texts[i] = text(v)
		width = max(width, utf8.RuneCountInString(texts[i]))
	}
	for i, s := range texts {
		texts[i] = strings.Repeat(" ", width-utf8.RuneCountInString(s)) + s
	}
	return texts
}

// A printer writes a tensor that has dimensions.
type printer[T any] struct {
	layout.Strided[T]
	shape   []int
	strides []int
	words   []string // of the elements that are still to be written
	text    strings.Builder
}

// indices calls f with the indices along an axis that are shown, and gap where some are left out.
func (p *printer[T]) indices(axis int, f func(i int), gap func()) {
	n := p.shape[axis]
	for i := 0; i < n; i++ {
		if p.Size() > printedWhole && i == printedEdge && n > 2*printedEdge {
			gap()
			i = n - printedEdge
		}
		f(i)
	}
}

// each calls f with where the elements that are shown are, from an axis and a place on.
func (p *printer[T]) each(axis, at int, f func(at int)) {
	if axis == len(p.shape) {
		f(at)
		return
	}
	p.indices(axis, func(i int) { p.each(axis+1, at+i*p.strides[axis], f) }, func() {})
}

// block writes the part of the tensor from an axis on.
func (p *printer[T]) block(axis int) {
	p.text.WriteString("[")
	indent := strings.Repeat(" ", axis+1)
	if inner := len(p.shape) - axis - 1; inner == 0 {
		p.row(axis, indent)
	} else {
		between, apart := "", strings.Repeat("\n", inner)+indent
		part := func(write func()) {
			p.text.WriteString(between)
			write()
			between = apart
		}
		p.indices(axis, func(int) { part(func() { p.block(axis + 1) }) },
			func() { part(func() { p.text.WriteString("...") }) })
	}
	p.text.WriteString("]")
}

// row writes the elements of a row, along the last axis, in lines of printedWidth with brackets.
func (p *printer[T]) row(axis int, indent string) {
	most := printedWidth - axis - 1
	line, width := "", len(indent)
	add := func(word string) {
		n := utf8.RuneCountInString(word)
		if width > len(indent) && width+n > most {
			p.text.WriteString(strings.TrimRight(line, " ") + "\n" + indent)
			line, width = "", len(indent)
		}
		line += word + " "
		width += n + 1
	}
	p.indices(axis, func(int) {
		add(p.words[0])
		p.words = p.words[1:]
	}, func() { add("...") })
	p.text.WriteString(line[:len(line)-1])
}
