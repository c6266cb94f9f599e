package elements

import (
	"encoding/binary"
	"fmt"
	"io"
	"unicode/utf8"

	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
)

// MemoryOf returns x as it is in memory. It panics with a *tensor.ShapeError that names op if x has
// no shape yet, and with a *tensor.DeviceError if it is on a device.
func MemoryOf(op string, x tensor.Any) support.Memory {
	m := support.StorageOf(x.DType()).Memory(x)
	m.CheckMade(op)
	return m
}

// Write writes the elements of m in row-major order, in the order of bytes that e says. They are of
// the type of e, or strings of which each fits, as Fixed finds. Contiguous ones are written as they
// are in memory, and others in blocks.
func (e *Encoding) Write(w io.Writer, m support.Memory) error {
	if e.isText() {
		return e.writeTexts(w, m)
	}
	write := func(b []byte) error {
		_, err := w.Write(b)
		return err
	}
	if e.isSwapped() {
		write = e.writeSwapped(w)
	}
	switch m.Width {
	case 1:
		return blocks(as[uint8](m), write)
	case 2:
		return blocks(as[uint16](m), write)
	case 4:
		return blocks(as[uint32](m), write)
	}
	return blocks(as[uint64](m), write)
}

// writeSwapped returns what writes numbers in the other order of bytes.
func (e *Encoding) writeSwapped(w io.Writer) func(b []byte) error {
	memory := deviceops.Memory(make([]uint64, blockBytes/8))
	return func(b []byte) error {
		for len(b) > 0 {
			n := copy(memory, b)
			e.settle(memory[:n])
			if _, err := w.Write(memory[:n]); err != nil {
				return err
			}
			b = b[n:]
		}
		return nil
	}
}

// as returns m with elements of another type of their size.
func as[T any](m support.Memory) layout.Strided[T] {
	return layout.Strided[T]{Layout: m.Layout, Data: element.OfBytes[T](m.Bytes)}
}

// blocks calls write with the bytes of x in row-major order.
func blocks[T any](x layout.Strided[T], write func(b []byte) error) error {
	return iterate.EachBlock(x, 4*blockBytes/element.Size[T](), func(block []T) error {
		return write(deviceops.Memory(block))
	})
}

// Fixed returns the type that strings have in a file as so many bytes or characters each, as long
// as the longest has, and one at least. The error is of a string that would not come back: because
// it is not UTF-8, for characters, or because it ends with a zero.
func Fixed(m support.Memory, kind Kind) (Type, error) {
	longest, i := 1, 0
	err := iterate.EachBlock(layout.Strided[string]{Layout: m.Layout, Data: m.Texts}, blockBytes/16,
		func(block []string) error {
			for _, v := range block {
				if kind == Characters && !utf8.ValidString(v) {
					return fmt.Errorf("element %d, %.40q, is not UTF-8", i, v)
				}
				if v != "" && v[len(v)-1] == 0 {
					const mistake = "element %d, %.40q, ends with a zero, which strings of fixed length do not"
					return fmt.Errorf(mistake, i, v)
				}
				n := len(v)
				if kind == Characters {
					n = utf8.RuneCountInString(v)
				}
				longest, i = max(longest, n), i+1
			}
			return nil
		})
	unit := map[Kind]int{Bytes: 8, Characters: 32}[kind]
	return Type{kind, longest * unit}, err
}

// writeTexts writes strings with zeros at their ends.
func (e *Encoding) writeTexts(w io.Writer, m support.Memory) error {
	order := binary.AppendByteOrder(binary.LittleEndian)
	if e.BigEndian {
		order = binary.BigEndian
	}
	var b []byte
	return iterate.EachBlock(layout.Strided[string]{Layout: m.Layout, Data: m.Texts}, blockBytes/16,
		func(block []string) error {
			for k, v := range block {
				end := len(b) + e.Width()
				if e.Kind == Bytes {
					b = append(b, v...)
				} else {
					for _, c := range v {
						b = order.AppendUint32(b, uint32(c))
					}
				}
				b = append(b, make([]byte, end-len(b))...)
				if len(b) < blockBytes && k < len(block)-1 {
					continue
				}
				if _, err := w.Write(b); err != nil {
					return err
				}
				b = b[:0]
			}
			return nil
		})
}
