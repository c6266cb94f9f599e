// Package files reads files as all formats do: in memory that what is there bounds.
package files

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/ashlar-go/ashlar/encoding"
)

// Available returns a reader of the next n bytes of r when it is sure that there are as many: r
// itself if that says how many it has, or what has been read of it. So nobody takes memory for what
// a file only says it has. The error is io.ErrUnexpectedEOF of a reader that has fewer, or its own.
func Available(r io.Reader, n int64) (io.Reader, error) {
	if left, known := remaining(r); known {
		if left < n {
			return nil, short(left, n)
		}
		return r, nil
	}
	var all pieces
	const least, most = 64 << 10, 8 << 20
	for size, done := int64(least), int64(0); done < n; size = min(2*size, most) {
		piece := make([]byte, min(size, n-done))
		k, err := io.ReadFull(r, piece)
		done += int64(k)
		if err == io.EOF || err == io.ErrUnexpectedEOF {
			return nil, short(done, n)
		} else if err != nil {
			return nil, err
		}
		all = append(all, piece)
	}
	return &all, nil
}

func short(have, want int64) error {
	return fmt.Errorf("%d bytes of %d: %w", have, want, io.ErrUnexpectedEOF)
}

// remaining returns how many bytes r has, if it says so.
func remaining(r io.Reader) (n int64, known bool) {
	switch r := r.(type) {
	case *bytes.Reader:
		return int64(r.Len()), true
	case *bytes.Buffer:
		return int64(r.Len()), true
	case *strings.Reader:
		return int64(r.Len()), true
	case *Sized:
		return r.Left, true
	case *io.SectionReader:
		at, err := r.Seek(0, io.SeekCurrent)
		return r.Size() - at, err == nil
	case *os.File:
		info, err := r.Stat()
		if err != nil || !info.Mode().IsRegular() {
			return 0, false
		}
		at, err := r.Seek(0, io.SeekCurrent)
		return info.Size() - at, err == nil
	}
	return 0, false
}

// A Sized is a reader of which it is known how many bytes are left.
type Sized struct {
	io.Reader
	Left int64
}

func (s *Sized) Read(b []byte) (n int, err error) {
	n, err = s.Reader.Read(b)
	s.Left -= int64(n)
	return n, err
}

// pieces are read one after another, and kept no longer.
type pieces [][]byte

func (p *pieces) Read(b []byte) (n int, err error) {
	if len(*p) == 0 {
		return 0, io.EOF
	}
	n = copy(b, (*p)[0])
	if (*p)[0] = (*p)[0][n:]; len((*p)[0]) == 0 {
		(*p)[0], *p = nil, (*p)[1:]
	}
	return n, nil
}

// Fault returns the error of a format that reading ended with: the fault of the file if that ends
// too early, which mistake says of what, or one of the system.
func Fault(format, mistake string, err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		if err == io.EOF {
			err = io.ErrUnexpectedEOF
		}
		return &encoding.FormatError{Format: format, Mistake: mistake, Err: err}
	}
	return fmt.Errorf("%s: %s: %w", format, mistake, err)
}
