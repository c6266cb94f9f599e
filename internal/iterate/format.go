package iterate

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/ashlar-go/ashlar/internal/layout"
)

const (
	printedWhole = 1000 // elements; of more, the middle of each dimension is left out
	printedEdge  = 3    // what is left of a dimension at each of its ends
)

// Format writes x as nested brackets, with elements by the verb and its flags, aligned, or as [] if
// it has none.
func Format[T any](f fmt.State, verb rune, x layout.Strided[T]) {
	p := printer[T]{x: x, shape: x.Shape(), strides: x.Strides(), format: fmt.FormatString(f, verb)}
	if verb == 's' {
		p.format = "%v"
	}
	p.write(io.Discard, 0, x.Start()) // finds the width
	p.write(f, 0, x.Start())
}

type printer[T any] struct {
	x       layout.Strided[T]
	shape   []int
	strides []int
	format  string // of an element
	width   int    // of the widest element
}

// write writes the part of the tensor from an axis on, whose first element is at a place.
func (p *printer[T]) write(w io.Writer, axis, at int) {
	if p.x.Size() == 0 {
		io.WriteString(w, "[]")
		return
	}
	if axis == len(p.shape) {
		p.element(w, at)
		return
	}
	io.WriteString(w, "[")
	n := p.shape[axis]
	for i := 0; i < n; i++ {
		if i > 0 {
			p.separate(w, axis)
		}
		if p.x.Size() > printedWhole && i == printedEdge && n > 2*printedEdge {
			io.WriteString(w, "...")
			p.separate(w, axis)
			i = n - printedEdge
		}
		p.write(w, axis+1, at+i*p.strides[axis])
	}
	io.WriteString(w, "]")
}

func (p *printer[T]) element(w io.Writer, at int) {
	text := fmt.Sprintf(p.format, p.x.Data[at])
	n := utf8.RuneCountInString(text)
	p.width = max(p.width, n)
	io.WriteString(w, strings.Repeat(" ", p.width-n)+text)
}

// separate writes what is between neighbours along an axis: a space in a row, or else
// as many line ends as dimensions are in each.
func (p *printer[T]) separate(w io.Writer, axis int) {
	if inner := len(p.shape) - axis - 1; inner == 0 {
		io.WriteString(w, " ")
	} else {
		io.WriteString(w, strings.Repeat("\n", inner)+strings.Repeat(" ", axis+1))
	}
}
