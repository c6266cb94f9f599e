package text

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"math"
)

// Pad sets each n bytes of z to those of an element of x, followed by pad. The error is of the
// first that is longer, or that ends with pad, which would not come back.
func Pad(z []byte, x []string, n int, pad byte) error {
	for i, v := range x {
		if len(v) > n || len(v) > 0 && v[len(v)-1] == pad {
			const mistake = "element %d, %.40q, is longer than %d bytes or ends with the padding %q"
			return fmt.Errorf(mistake, i, v, n, pad)
		}
		to := z[i*n : (i+1)*n]
		for k := copy(to, v); k < n; k++ {
			to[k] = pad
		}
	}
	return nil
}

// Unpad sets z to each n bytes of b, without those at the end that are pad.
func Unpad(z []string, b []byte, n int, pad byte) {
	for i := range z {
		v := b[i*n : (i+1)*n]
		for len(v) > 0 && v[len(v)-1] == pad {
			v = v[:len(v)-1]
		}
		z[i] = string(v)
	}
}

// Strings with their lengths before them are, one after another, the number of bytes as a uint32 in
// little-endian order, and the bytes.

// atOnce is from how many bytes on they are written, together.
const atOnce = 64 << 10

// Write writes x with their lengths before them, and returns how many bytes it wrote.
func Write(w io.Writer, x []string) (written int64, err error) {
	var b []byte
	for i, v := range x {
		if uint64(len(v)) > math.MaxUint32 {
			return written, fmt.Errorf("element %d has %d bytes", i, len(v))
		}
		b = append(binary.LittleEndian.AppendUint32(b, uint32(len(v))), v...)
		if len(b) >= atOnce || i == len(x)-1 {
			n, err := w.Write(b)
			written += int64(n)
			if err != nil {
				return written, err
			}
			b = b[:0]
		}
	}
	return written, nil
}

// Read sets z to strings with their lengths before them, and returns how many bytes it read: none
// after the last. Memory grows with what has been read, whatever a length says. The error is of a
// string that is cut off, or of strings that have more than most bytes.
func Read(r io.Reader, z []string, most int) (read int64, err error) {
	var b bytes.Buffer
	left := int64(most)
	for i := range z {
		b.Reset()
		n, err := io.CopyN(&b, r, 4)
		read += n
		if err != nil {
			return read, cutOff(i, err)
		}
		size := int64(binary.LittleEndian.Uint32(b.Bytes()))
		if left -= size; left < 0 {
			return read, fmt.Errorf("element %d: the strings have more than %d bytes", i, most)
		}
		b.Reset()
		n, err = io.CopyN(&b, r, size)
		read += n
		if err != nil {
			return read, cutOff(i, err)
		}
		z[i] = b.String()
	}
	return read, nil
}

// cutOff returns the error of reading element i.
func cutOff(i int, err error) error {
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	return fmt.Errorf("element %d: %w", i, err)
}
