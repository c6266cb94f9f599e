package files_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/files"
	"github.com/ashlar-go/ashlar/encoding/internal/filestest"
)

// TestAvailable has readers that say how much they have, and some that do not.
func TestAvailable(t *testing.T) {
	text := []byte(strings.Repeat("0123456789", 30_000))
	name := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(name, text, 0o666); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for _, r := range []io.Reader{
		bytes.NewReader(text), bytes.NewBuffer(bytes.Clone(text)), strings.NewReader(string(text)), f,
		io.NewSectionReader(f, 0, int64(len(text))),
		filestest.Stream{Reader: bytes.NewReader(text)},
		iotest.HalfReader(bytes.NewReader(text)),
	} {
		if _, err := io.ReadFull(r, make([]byte, 10)); err != nil {
			t.Fatal(err)
		}
		const n = 200_000
		available, err := files.Available(r, n)
		if err != nil {
			t.Fatalf("%T: %v", r, err)
		}
		got := make([]byte, n)
		if _, err := io.ReadFull(available, got); err != nil || !bytes.Equal(got, text[10:n+10]) {
			t.Errorf("%T: error %v, or other bytes", r, err)
		}
		_, err = files.Available(r, n)
		if want := "99990 bytes of 200000: unexpected EOF"; err == nil || err.Error() != want {
			t.Errorf("%T: error %v, want %s", r, err, want)
		}
	}
	_, err = files.Available(iotest.ErrReader(filestest.ErrFailed), 1)
	if err != filestest.ErrFailed {
		t.Errorf("error %v", err)
	}
	if r, err := files.Available(iotest.ErrReader(filestest.ErrFailed), 0); err != nil {
		t.Errorf("no bytes: %v, error %v", r, err)
	}
}

// TestFault has errors of a file, and of the system.
func TestFault(t *testing.T) {
	var format *encoding.FormatError
	for _, err := range []error{io.EOF, fmt.Errorf("3 bytes: %w", io.ErrUnexpectedEOF)} {
		got := files.Fault("npy", "header", err)
		if !errors.As(got, &format) || !errors.Is(got, io.ErrUnexpectedEOF) {
			t.Errorf("%v is %v", err, got)
		}
	}
	if got := files.Fault("npy", "header", filestest.ErrFailed); errors.As(got, &format) ||
		got.Error() != "npy: header: failed" {
		t.Errorf("%v", got)
	}
}
