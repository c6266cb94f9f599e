// Package elements reads and writes the elements of tensors in the types that files have.
package elements

import (
	"cmp"
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	_ "github.com/ashlar-go/ashlar/tensor/convert" // which has all element types
)

// A Kind says what the bits of an element mean.
type Kind uint8

// The kinds of elements. Those of strings are of fixed length, with zeros at the end that are not
// part of them.
const (
	Float Kind = 1 + iota
	Brain      // the upper half of a float32
	Int
	Uint
	Bool
	Text       // a string of any length, as tensors have them
	Bytes      // the bytes of a string
	Characters // the characters of a string, of 32 bits each
)

// A Type is a type of elements: what their bits mean, and how many there are.
type Type struct {
	Kind Kind
	Bits int
}

// names are those that element types have, but for their bits.
var names = map[string]Type{
	"float": {Kind: Float}, "bfloat": {Kind: Brain},
	"int": {Int, bits.UintSize}, "uint": {Uint, bits.UintSize}, "bool": {Bool, 8}, "string": {Kind: Text},
}

// Of returns the type of elements of tensors.
func Of(d tensor.DType) Type {
	name := strings.TrimRight(string(d), "0123456789")
	t, ok := names[name]
	if !ok {
		panic(fmt.Sprintf("elements: there is no element type %q", string(d)))
	}
	if width, err := strconv.Atoi(string(d)[len(name):]); err == nil {
		t.Bits = width
	}
	return t
}

// Width returns the bytes of an element in a file.
func (t Type) Width() int { return t.Bits / 8 }

// isText reports whether elements are strings.
func (t Type) isText() bool { return t.Kind >= Text }

// isFloat reports whether elements are floats.
func (t Type) isFloat() bool { return t.Kind <= Brain }

// digits returns how many binary digits a number of t has.
func (t Type) digits() int {
	switch {
	case t.Kind == Brain:
		return 8
	case t.Kind == Float:
		return map[int]int{16: 11, 32: 24, 64: 53}[t.Bits]
	case t.Kind == Int:
		return t.Bits - 1
	case t.Kind == Bool:
		return 1
	}
	return t.Bits
}

// hasAll reports whether each number of type u is one of t, floats of at least 32 bits or integers.
func (t Type) hasAll(u Type) bool {
	return t.digits() >= u.digits() && (t.Kind != Uint || u.Kind != Int)
}

// holds reports whether elements of type u are converted to t: if each value of u is one of t, or
// if both are integers, of which those that are not are found as they are converted.
func (t Type) holds(u Type) bool {
	switch {
	case t.isText() || u.isText():
		return t.isText() && u.isText()
	case t == u:
		return true
	case t.Kind == Bool:
		return false
	case !t.isFloat():
		return !u.isFloat()
	}
	return t.Bits >= 32 && t.hasAll(u) // narrower floats are converted from, and not to
}

// Nearest returns the element type of tensors that elements of type t are read as: t itself or the
// narrowest that has all its values, an integer for integers, or the widest integer there is.
func Nearest(t Type) tensor.DType {
	var best tensor.DType
	for _, s := range support.Storages() {
		if d := s.DType(); Of(d).holds(t) && (best == "" || nearer(t, Of(d), Of(best)) < 0) {
			best = d
		}
	}
	return best
}

// nearer is negative if elements of type t are rather read as u than as v, which hold it.
func nearer(t, u, v Type) int {
	return cmp.Or(
		first(u == t, v == t),
		first(u.isFloat() == t.isFloat(), v.isFloat() == t.isFloat()),
		first(u.hasAll(t), v.hasAll(t)),
		first(!u.hasAll(t) && u.Bits > v.Bits, !u.hasAll(t) && u.Bits < v.Bits),
		cmp.Compare(u.Bits, v.Bits),
	)
}

// first is negative if u holds and v does not, and positive if it is the other way.
func first(u, v bool) int {
	switch {
	case u == v:
		return 0
	case u:
		return -1
	}
	return 1
}
