// Package marshal writes and reads elements: as they are in memory, with a header that says what
// they are, and as JSON.
package marshal

import (
	"fmt"
	"io"
	"slices"

	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/text"
)

// blockBytes is how much memory elements that do not follow one another are copied to.
const blockBytes = 1 << 20

// Write writes the elements of x in row-major order, in little-endian order of their bytes, or
// strings with their lengths before them, and returns how many bytes it wrote.
func Write[T any](w io.Writer, x layout.Strided[T]) (written int64, err error) {
	err = iterate.EachBlock(x, blockBytes/element.Size[T](), func(block []T) error {
		n, err := writeFlat(w, block)
		written += n
		return err
	})
	return written, err
}

// writeFlat is Write for elements that follow one another.
func writeFlat[T any](w io.Writer, x []T) (int64, error) {
	if texts, ok := any(x).([]string); ok {
		return text.Write(w, texts)
	}
	if element.IsBigEndian {
		x = slices.Clone(x)
		element.SwapBytes(deviceops.Memory(x), element.Size[T]())
	}
	n, err := w.Write(deviceops.Memory(x))
	return int64(n), err
}

// Read sets z to elements that Write has written, and returns how many bytes it read: none after
// the last. The error is of elements that are cut off, of a byte that is no bool, or of strings
// that have more bytes than most.
func Read[T any](r io.Reader, z []T, most int) (int64, error) {
	if texts, ok := any(z).([]string); ok {
		return text.Read(r, texts, most)
	}
	memory := deviceops.Memory(z)
	n, err := io.ReadFull(r, memory)
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		return int64(n), fmt.Errorf("element %d: %w", n/element.Size[T](), err)
	}
	if _, ok := any(z).([]bool); ok {
		if i := slices.IndexFunc(memory, func(b byte) bool { return b > 1 }); i >= 0 {
			clear(z)
			return int64(n), fmt.Errorf("element %d: the byte %d is no bool", i, memory[i])
		}
	}
	if element.IsBigEndian {
		element.SwapBytes(memory, element.Size[T]())
	}
	return int64(n), nil
}
