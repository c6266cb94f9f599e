package npy

import (
	"slices"
	"strconv"
	"strings"

	"github.com/ashlar-go/ashlar/tensor"
)

// parseHeader parses a header: a dictionary as Python writes it, of three entries.
func parseHeader(text string) (h Header, err error) {
	p := parser{rest: text}
	var found []string
	p.sequence("{", "}", func() {
		key := p.text()
		if slices.Contains(found, key) {
			p.fail("the entry " + key + " twice")
		}
		found = append(found, key)
		p.want(":")
		switch key {
		case "descr":
			h.Descr = p.descr()
		case "fortran_order":
			h.Fortran = p.bool()
		case "shape":
			p.sequence("(", ")", func() { h.Shape = append(h.Shape, p.length()) })
		default:
			p.fail("an entry " + strconv.Quote(key))
		}
	})
	p.space()
	if p.rest != "" {
		p.fail("more than a dictionary")
	}
	if len(found) < 3 {
		p.fail("not all of descr, fortran_order and shape")
	}
	if p.mistake != "" {
		return Header{}, fault("the header has %s: %.80q", p.mistake, text)
	}
	if len(h.Shape) > tensor.MaxRank {
		return Header{}, fault("%d dimensions, more than %d", len(h.Shape), tensor.MaxRank)
	}
	return h, nil
}

// A parser reads what Python writes. After a mistake it reads no more.
type parser struct {
	rest    string
	mistake string // the first one
}

// fail notes a mistake, and ends the text.
func (p *parser) fail(mistake string) {
	if p.mistake == "" {
		p.mistake = mistake
	}
	p.rest = ""
}

func (p *parser) space() { p.rest = strings.TrimLeft(p.rest, " \t\r\n") }

// next reports whether a text follows, and reads it if so.
func (p *parser) next(text string) (ok bool) {
	p.space()
	p.rest, ok = strings.CutPrefix(p.rest, text)
	return ok
}

// want reads a text that must follow.
func (p *parser) want(text string) {
	if !p.next(text) {
		p.fail("no " + text + " where there must be one")
	}
}

// sequence reads items between brackets, with commas between them and perhaps after the last.
func (p *parser) sequence(open, end string, item func()) {
	p.want(open)
	for p.mistake == "" && !p.next(end) {
		item()
		if !p.next(",") {
			p.want(end)
			return
		}
	}
}

// text reads a text in quotes, without escapes.
func (p *parser) text() string {
	for _, quote := range []string{"'", `"`} {
		if p.next(quote) {
			text, rest, ok := strings.Cut(p.rest, quote)
			if !ok || strings.ContainsAny(text, "\\\n") {
				p.fail("a text that does not end, or has a \\")
				return ""
			}
			p.rest = rest
			return text
		}
	}
	p.fail("no text where there must be one")
	return ""
}

// descr reads an element type: a text, or the list of the fields of records, of which it returns
// the bracket.
func (p *parser) descr() string {
	if !p.next("[") {
		return p.text()
	}
	for depth := 1; depth > 0; {
		i := strings.IndexAny(p.rest, "[]")
		if i < 0 {
			p.fail("a list that does not end")
			break
		}
		if p.rest[i] == '[' {
			depth++
		} else {
			depth--
		}
		p.rest = p.rest[i+1:]
	}
	return "["
}

// bool reads True or False.
func (p *parser) bool() bool {
	if p.next("True") {
		return true
	}
	if !p.next("False") {
		p.fail("an order that is not True or False")
	}
	return false
}

// length reads the length of a dimension, after which Python 2 may have written an L.
func (p *parser) length() int {
	p.space()
	digits := p.rest[:len(p.rest)-len(strings.TrimLeft(p.rest, "0123456789"))]
	n, err := strconv.Atoi(digits)
	if err != nil {
		p.fail("a shape with what is no length")
		return 0
	}
	p.rest = strings.TrimPrefix(p.rest[len(digits):], "L")
	return n
}
