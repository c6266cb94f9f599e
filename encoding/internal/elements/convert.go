package elements

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/element"
)

// A wide is a type of numbers that has all values of several types of files.
type wide interface{ int64 | uint64 | float64 }

// convert sets z, of type t, to x, of type u, by way of a type that has all values of u. If one of
// them is no value of t, it returns which, and why.
func convert[W wide](z []byte, t Type, x []byte, u Type) (int, string) {
	numbers := make([]W, len(x)/u.Width())
	widen(numbers, x, u)
	if i := narrow(z, t, numbers); i >= 0 {
		return i, fmt.Sprintf("is %v", numbers[i])
	}
	return 0, ""
}

// widen sets z to x, of type t.
func widen[W wide](z []W, x []byte, t Type) {
	switch t {
	case Type{Float, 16}:
		smallFloats(z, x, half.Float16FromBits)
	case Type{Brain, 16}:
		smallFloats(z, x, half.BFloat16FromBits)
	case Type{Float, 32}:
		element.Convert(z, element.OfBytes[float32](x))
	case Type{Float, 64}:
		element.Convert(z, element.OfBytes[float64](x))
	case Type{Int, 8}:
		element.Convert(z, element.OfBytes[int8](x))
	case Type{Int, 16}:
		element.Convert(z, element.OfBytes[int16](x))
	case Type{Int, 32}:
		element.Convert(z, element.OfBytes[int32](x))
	case Type{Int, 64}:
		element.Convert(z, element.OfBytes[int64](x))
	case Type{Bool, 8}, Type{Uint, 8}:
		element.Convert(z, x)
	case Type{Uint, 16}:
		element.Convert(z, element.OfBytes[uint16](x))
	case Type{Uint, 32}:
		element.Convert(z, element.OfBytes[uint32](x))
	case Type{Uint, 64}:
		element.Convert(z, element.OfBytes[uint64](x))
	}
}

// narrow sets z, of type t, to x, and returns which of x is the first that is no value of t, or -1.
func narrow[W wide](z []byte, t Type, x []W) int {
	switch t {
	case Type{Float, 32}:
		element.Convert(element.OfBytes[float32](z), x)
	case Type{Float, 64}:
		element.Convert(element.OfBytes[float64](z), x)
	case Type{Int, 8}:
		return integers(element.OfBytes[int8](z), x)
	case Type{Int, 16}:
		return integers(element.OfBytes[int16](z), x)
	case Type{Int, 32}:
		return integers(element.OfBytes[int32](z), x)
	case Type{Int, 64}:
		return integers(element.OfBytes[int64](z), x)
	case Type{Uint, 8}:
		return integers(z, x)
	case Type{Uint, 16}:
		return integers(element.OfBytes[uint16](z), x)
	case Type{Uint, 32}:
		return integers(element.OfBytes[uint32](z), x)
	case Type{Uint, 64}:
		return integers(element.OfBytes[uint64](z), x)
	}
	return -1
}

// integers sets z to x, and returns which of x is the first that is no Z, or -1.
func integers[Z element.Integer, W wide](z []Z, x []W) int {
	for i, v := range x {
		if z[i] = Z(v); W(z[i]) != v || (z[i] < 0) != (v < 0) {
			return i
		}
	}
	return -1
}

// smallFloats sets z to the floats of 16 bits that x has.
func smallFloats[W wide, H half.Float](z []W, x []byte, of func(bits uint16) H) {
	for i, bits := range element.OfBytes[uint16](x) {
		z[i] = W(of(bits).Float32())
	}
}

// texts sets z to the strings of a block, without zeros at their ends. If one of them is none, it
// returns which, and why. Strings share the memory of the block.
func (e *Encoding) texts(z []string, block []byte) (int, string) {
	width := e.Width()
	if e.Kind == Bytes {
		all := string(block)
		for i := range z {
			z[i] = strings.TrimRight(all[i*width:(i+1)*width], "\x00")
		}
		return 0, ""
	}
	return characters(z, element.OfBytes[rune](block), width/4)
}

// characters sets z to the strings of so many characters each.
func characters(z []string, x []rune, width int) (int, string) {
	bytes := 0
	for i, c := range x {
		if !utf8.ValidRune(c) {
			return i / width, fmt.Sprintf("has %#x, which is no character", uint32(c))
		}
		bytes += utf8.RuneLen(c)
	}
	var all strings.Builder
	all.Grow(bytes)
	for i := range z {
		start := all.Len()
		for _, c := range trimmed(x[i*width : (i+1)*width]) {
			all.WriteRune(c)
		}
		z[i] = all.String()[start:]
	}
	return 0, ""
}

// trimmed returns x without the zeros at its end.
func trimmed(x []rune) []rune {
	n := len(x)
	for n > 0 && x[n-1] == 0 {
		n--
	}
	return x[:n]
}
