package main

import (
	"context"
	"io"
	"os"

	"github.com/schollz/progressbar/v3"

	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/internal/wholefile"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
)

// A progress shows how many bytes of files are read and written, until a context ends.
type progress struct {
	ctx context.Context
	to  console
}

// elementBytes returns how many bytes the elements of x take in files: 0 of strings, of which that
// is not known.
func elementBytes(x tensor.Any) int64 {
	m := support.StorageOf(x.DType()).Memory(x)
	if m.Texts != nil {
		return 0
	}
	return int64(m.Width) * int64(m.Size())
}

// write writes a file of about so many bytes, or of any number if that is 0, whole or not at all.
func (p progress) write(name string, size int64, write func(w io.Writer) error) error {
	bar := p.to.bytes("writing", size)
	err := wholefile.Create(name, size, func(w io.Writer) error {
		return write(&countedWriter{counted{p.ctx, bar}, w})
	})
	_ = bar.Clear() // only a display
	return err
}

// convert returns x in an element type, in the order in memory that x has: a part after another,
// but for texts, whose errors name elements of the whole.
func (p progress) convert(x tensor.Any, d tensor.DType) (tensor.Any, error) {
	if x.DType() == tensor.String || d == tensor.String {
		return convert.To(x, d)
	}
	from, to := support.StorageOf(x.DType()), support.StorageOf(d)
	m := from.Memory(x)
	order := m.Order()
	l := layout.For("convert", m.Shape()...)
	l = l.Ordered("convert", order...)
	z := to.Make("convert", &l)
	inMemory, rest := m.Permute("convert", order...), z.Bytes
	bar := p.to.bytes("converting", elementBytes(x))
	defer func() { _ = bar.Clear() }()
	err := iterate.EachPart(&inMemory, partSize, func(l layout.Layout) error {
		m.Layout = &l
		part, err := convert.To(from.Tensor(m), d)
		if err != nil {
			return err
		}
		rest = rest[copy(rest, to.Memory(part).Bytes):]
		_ = bar.Add(m.Width * l.Size())
		return p.ctx.Err()
	})
	return to.Tensor(z), err
}

// open opens a file of some size to read.
func (p progress) open(name string) (file *countedFile, size int64, err error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, 0, err
	}
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, 0, err
	}
	return &countedFile{counted{p.ctx, p.to.bytes("reading", info.Size())}, f}, info.Size(), nil
}

// A counted shows bytes that have been read or written.
type counted struct {
	ctx context.Context
	bar *progressbar.ProgressBar
}

// add shows n more bytes, and returns err, or that of the context if it has ended.
func (c counted) add(n int, err error) (int, error) {
	_ = c.bar.Add(n)
	if err == nil {
		err = c.ctx.Err()
	}
	return n, err
}

// A countedWriter writes to w in parts.
type countedWriter struct {
	counted
	w io.Writer
}

func (c *countedWriter) Write(b []byte) (n int, err error) {
	const most = 4 << 20
	for n < len(b) && err == nil {
		var k int
		k, err = c.add(c.w.Write(b[n:min(n+most, len(b))]))
		n += k
	}
	return n, err
}

// A countedFile is a file that is read.
type countedFile struct {
	counted
	file *os.File
}

func (c *countedFile) Read(b []byte) (int, error) { return c.add(c.file.Read(b)) }

func (c *countedFile) ReadAt(b []byte, at int64) (int, error) { return c.add(c.file.ReadAt(b, at)) }

// pause removes the display until more is read.
func (c *countedFile) pause() { _ = c.bar.Clear() }

func (c *countedFile) Close() error {
	c.pause()
	return c.file.Close()
}
