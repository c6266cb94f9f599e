package iterate

import (
	"encoding/binary"
	"iter"
	"math/bits"

	"github.com/ashlar-go/ashlar/internal/element"
)

// Chosen says where elements of a tensor are in memory, in row-major order: in runs, or where a
// mask holds.
type Chosen struct {
	Offsets []int // of runs
	Run     int   // elements of each

	Mask  []bool // of all elements of a contiguous tensor, or nil if there are runs
	Start int    // of these
}

// eight is how many elements of a mask go together, and allHeld how these are read if all hold.
const (
	eight   = 8
	allHeld = 0x0101010101010101
)

// eights iterates over the elements of a mask by eights: the index of the first of them, and their
// bytes, unless none holds.
func eights(mask []bool) iter.Seq2[int, uint64] {
	m := element.As[uint8](mask)
	return func(yield func(int, uint64) bool) {
		i := 0
		for ; i+eight <= len(m); i += eight {
			for i+4*eight <= len(m) && noneOf((*[4 * eight]uint8)(m[i:])) {
				i += 4 * eight
			}
			if i+eight > len(m) {
				break
			}
			if word := binary.LittleEndian.Uint64(m[i:]); word != 0 && !yield(i, word) {
				return
			}
		}
		var word uint64
		for k, held := range m[i:] {
			word |= uint64(held) << (8 * k)
		}
		if word != 0 {
			yield(i, word)
		}
	}
}

// noneOf reports whether no element of a mask holds.
func noneOf(m *[4 * eight]uint8) bool {
	word := func(i int) uint64 { return binary.LittleEndian.Uint64(m[i*eight:]) }
	return word(0)|word(1)|word(2)|word(3) == 0
}

// CountHeld returns how many elements of a mask hold.
func CountHeld(mask []bool) (n int) {
	m := element.As[uint8](mask)
	for ; len(m) >= eight; m = m[eight:] {
		n += bits.OnesCount64(binary.LittleEndian.Uint64(m))
	}
	for _, held := range m {
		n += int(held)
	}
	return n
}

// All iterates over the offsets of the elements.
func (c *Chosen) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, word := range eights(c.Mask) {
			for ; word != 0; word &= word - 1 {
				if !yield(c.Start + i + bits.TrailingZeros64(word)/8) {
					return
				}
			}
		}
		for _, at := range c.Offsets {
			for i := range c.Run {
				if !yield(at + i) {
					return
				}
			}
		}
	}
}

// TakeChosen sets z to the elements of memory x that c chooses.
func TakeChosen[T any](z, x []T, c *Chosen) {
	all, k := x[c.Start:], 0
	for i, word := range eights(c.Mask) {
		if word == allHeld {
			*(*[eight]T)(z[k:]) = *(*[eight]T)(all[i:])
			k += eight
			continue
		}
		for ; word != 0; word &= word - 1 {
			z[k] = all[i+bits.TrailingZeros64(word)/8]
			k++
		}
	}
	if c.Run == 1 {
		for i, at := range c.Offsets {
			z[i] = x[at]
		}
		return
	}
	for i, at := range c.Offsets {
		copy(z[i*c.Run:], x[at:][:c.Run])
	}
}

// PutChosen sets the elements of memory x that c chooses to y.
func PutChosen[T any](x []T, c *Chosen, y []T) {
	all, k := x[c.Start:], 0
	for i, word := range eights(c.Mask) {
		if word == allHeld {
			*(*[eight]T)(all[i:]) = *(*[eight]T)(y[k:])
			k += eight
			continue
		}
		for ; word != 0; word &= word - 1 {
			all[i+bits.TrailingZeros64(word)/8] = y[k]
			k++
		}
	}
	if c.Run == 1 {
		for i, at := range c.Offsets {
			x[at] = y[i]
		}
		return
	}
	for i, at := range c.Offsets {
		copy(x[at:], y[i*c.Run:][:c.Run])
	}
}

// FillChosen sets the elements of memory x that c chooses to v.
func FillChosen[T any](x []T, c *Chosen, v T) {
	all, same := x[c.Start:], [eight]T{v, v, v, v, v, v, v, v}
	for i, word := range eights(c.Mask) {
		if word == allHeld {
			*(*[eight]T)(all[i:]) = same
			continue
		}
		for ; word != 0; word &= word - 1 {
			all[i+bits.TrailingZeros64(word)/8] = v
		}
	}
	for _, at := range c.Offsets {
		run := x[at:][:c.Run]
		for i := range run {
			run[i] = v
		}
	}
}

// AddChosen adds y to the elements of memory x that c chooses, one after the other.
func AddChosen[T element.Number](x []T, c *Chosen, y []T) {
	all, k := x[c.Start:], 0
	for i, word := range eights(c.Mask) {
		for ; word != 0; word &= word - 1 {
			all[i+bits.TrailingZeros64(word)/8] += y[k]
			k++
		}
	}
	if c.Run == 1 {
		for i, at := range c.Offsets {
			x[at] += y[i]
		}
		return
	}
	for i, at := range c.Offsets {
		run := x[at:][:c.Run]
		for j, v := range y[i*c.Run:][:c.Run] {
			run[j] += v
		}
	}
}
