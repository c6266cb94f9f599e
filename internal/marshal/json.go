package marshal

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"unicode/utf8"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// JSON has no word for what is no number. These are strings, as in the JSON of protocol buffers:
// https://protobuf.dev/programming-guides/json/.
var words = map[string]string{"NaN": `"NaN"`, "+Inf": `"Infinity"`, "-Inf": `"-Infinity"`}

// A Spelling is how elements are spelt: the texts z of x, and the element of a text.
type Spelling[T any] struct {
	Texts func(z []string, x []T)
	Parse func(text string) (T, error)
}

// Strings is the spelling of strings, which are JSON's.
var Strings = Spelling[string]{
	Texts: func(z, x []string) { copy(z, x) },
	Parse: func(text string) (string, error) { return text, nil },
}

// JSON returns x as nested arrays, or as one element if it has no dimensions.
func (s Spelling[T]) JSON(x layout.Strided[T]) ([]byte, error) {
	p := printer[T]{Spelling: s, x: iterate.Clone("MarshalJSON", x).Data, shape: x.Shape()}
	p.texts = make([]string, min(len(p.x), textsAtOnce))
	err := p.block(0)
	return p.b, err
}

// textsAtOnce is how many elements are spelt at a time.
const textsAtOnce = 256

// A printer appends elements to b.
type printer[T any] struct {
	Spelling[T]
	b     []byte
	x     []T // elements left
	shape []int
	texts []string // of elements, of which the last are left
	left  int
}

// block appends the array of the elements along an axis and those after it.
func (p *printer[T]) block(axis int) error {
	if axis == len(p.shape) {
		return p.element()
	}
	p.b = append(p.b, '[')
	for i := range p.shape[axis] {
		if i > 0 {
			p.b = append(p.b, ',')
		}
		if err := p.block(axis + 1); err != nil {
			return err
		}
	}
	p.b = append(p.b, ']')
	return nil
}

// element appends the next element.
func (p *printer[T]) element() (err error) {
	if p.left == 0 {
		p.texts = p.texts[:min(len(p.x), len(p.texts))]
		p.Texts(p.texts, p.x)
		p.left, p.x = len(p.texts), p.x[len(p.texts):]
	}
	s := p.texts[len(p.texts)-p.left]
	p.left--
	word, isWord := words[s]
	switch {
	case !element.HasPointers[T]() && isWord:
		p.b = append(p.b, word...)
	case !element.HasPointers[T]():
		p.b = append(p.b, s...)
	case !utf8.ValidString(s):
		return fmt.Errorf("%.40q is no UTF-8, which strings of JSON are", s)
	default:
		var quoted []byte
		quoted, err = json.Marshal(s)
		p.b = append(p.b, quoted...)
	}
	return err
}

// FromJSON returns the tensor of nested arrays of elements. The error is of what is no JSON, of
// arrays that differ in length, or of what is no element.
func (s Spelling[T]) FromJSON(b []byte) (z layout.Strided[T], err error) {
	if !json.Valid(b) {
		var any json.RawMessage
		return z, json.Unmarshal(b, &any)
	}
	p := parser[T]{Spelling: s, b: b}
	rank := 0
	for _, c := range b {
		if c == '[' {
			rank++
		} else if !isSpace(c) {
			break
		}
	}
	if rank > tensor.MaxRank {
		return z, fmt.Errorf("%d dimensions, of at most %d", rank, tensor.MaxRank)
	}
	p.shape = slices.Repeat([]int{-1}, rank)
	if err := p.block(0); err != nil {
		return z, err
	}
	for i := range p.shape { // inside of arrays without elements
		p.shape[i] = max(p.shape[i], 0)
	}
	l := layout.For("UnmarshalJSON", p.shape...)
	return layout.Strided[T]{Layout: &l, Data: p.z}, nil
}

// A parser takes elements off valid JSON.
type parser[T any] struct {
	Spelling[T]
	b     []byte
	at    int
	shape []int // -1 for what is not known yet
	z     []T
}

var errRagged = errors.New("arrays that differ in their lengths, or in how deep they are")

// block takes off the array of the elements along an axis and those after it.
func (p *parser[T]) block(axis int) error {
	isArray := p.next() == '['
	if isArray != (axis < len(p.shape)) {
		return errRagged
	}
	if !isArray {
		return p.element()
	}
	n := 0
	for p.at++; p.next() != ']'; n++ {
		if p.next() == ',' {
			p.at++
		}
		if err := p.block(axis + 1); err != nil {
			return err
		}
	}
	p.at++
	if p.shape[axis] >= 0 && p.shape[axis] != n {
		return errRagged
	}
	p.shape[axis] = n
	return nil
}

// next returns the next character that is no space.
func (p *parser[T]) next() byte {
	for isSpace(p.b[p.at]) {
		p.at++
	}
	return p.b[p.at]
}

// isSpace reports whether c is white space of JSON.
func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

// element takes off an element.
func (p *parser[T]) element() error {
	from := p.at
	isString := p.b[from] == '"'
	if isString {
		p.skipString()
	} else {
		for p.at < len(p.b) && p.b[p.at] != ',' && p.b[p.at] != ']' && !isSpace(p.b[p.at]) {
			p.at++
		}
	}
	v, err := p.parse(p.b[from:p.at], isString)
	if err != nil {
		return fmt.Errorf("element %d, %.40s: %w", len(p.z), p.b[from:p.at], err)
	}
	p.z = append(p.z, v)
	return nil
}

// skipString moves to the end of a string.
func (p *parser[T]) skipString() {
	for p.at++; p.b[p.at] != '"'; p.at++ {
		if p.b[p.at] == '\\' {
			p.at++
		}
	}
	p.at++
}

var errNotElement = errors.New("no element")

// parse returns the element that is spelt as said.
func (p *parser[T]) parse(spelt []byte, isString bool) (v T, err error) {
	switch {
	case !isString && element.HasPointers[T]():
		return v, errNotElement
	case !isString:
		return p.Parse(string(spelt))
	case element.HasPointers[T]():
		var s string
		if err := json.Unmarshal(spelt, &s); err != nil {
			return v, err
		}
		return p.Parse(s)
	}
	for plain, word := range words {
		if string(spelt) == word {
			return p.Parse(plain)
		}
	}
	return v, errNotElement
}
