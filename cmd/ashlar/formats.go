package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/csv"
	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/encoding/npz"
	"github.com/ashlar-go/ashlar/encoding/picture"
	"github.com/ashlar-go/ashlar/encoding/safetensors"
	"github.com/ashlar-go/ashlar/tensor"
)

// A format is how files whose names end in one of its suffixes have tensors.
type format struct {
	suffixes []string
	open     func(name string, p progress) (*archive, error)

	// write writes a file, or is nil if such files are only read. One that is no format of several
	// tensors is given one.
	write   func(name string, c contents, p progress) error
	several bool

	isPicture bool
}

// formats lists the formats that files may have.
var formats = []format{
	{suffixes: []string{".npy"}, open: openNPY, write: writeNPY},
	{suffixes: []string{".npz"}, open: openNPZ, write: writeNPZ, several: true},
	{
		suffixes: []string{".safetensors"}, open: openSafetensors, write: writeSafetensors,
		several: true,
	},
	{suffixes: []string{".safetensors.index.json"}, open: openSafetensors, several: true},
	{suffixes: []string{".csv"}, open: openCSV, write: writeCSV},
	{
		suffixes: []string{".png", ".jpg", ".jpeg"}, open: openPicture, write: writePicture,
		isPicture: true,
	},
	{suffixes: []string{".gif"}, open: openPicture, isPicture: true},
}

// An archive is a file that is open, of tensors by their names.
type archive struct {
	names    []string
	describe func(name string) (string, tensor.Shape, error) // the element type and the shape
	read     func(name string) (tensor.Any, error)
	metadata map[string]string
	io.Closer
}

// contents are the tensors of a file.
type contents struct {
	tensors  map[string]tensor.Any
	metadata map[string]string
}

// only returns the tensor of contents that have one.
func (c contents) only() (x tensor.Any) {
	for _, x = range c.tensors {
	}
	return x
}

// bytes returns how many bytes the elements take, but for strings.
func (c contents) bytes() (n int64) {
	for _, x := range c.tensors {
		n += elementBytes(x)
	}
	return n
}

// one returns the archive of a file with one tensor, which is named as the file.
func one(name string, x tensor.Any, file io.Closer) *archive {
	name = filepath.Base(name)
	name = strings.TrimSuffix(name, filepath.Ext(name))
	return &archive{
		names: []string{name},
		describe: func(string) (string, tensor.Shape, error) {
			return string(x.DType()), x.Shape(), nil
		},
		read:   func(string) (tensor.Any, error) { return x, nil },
		Closer: file,
	}
}

func openNPY(name string, _ progress) (*archive, error) {
	x, file, err := npy.Map[tensor.Any](name)
	if err != nil {
		return nil, err
	}
	return one(name, x, file), nil
}

func writeNPY(name string, c contents, p progress) error {
	return p.write(name, c.bytes(), func(w io.Writer) error { return npy.Write(w, c.only()) })
}

func openNPZ(name string, p progress) (*archive, error) {
	file, size, err := p.open(name)
	if err != nil {
		return nil, err
	}
	r, err := npz.NewReader(file, size)
	if err != nil {
		file.Close()
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return &archive{
		names: r.Names(),
		describe: func(name string) (string, tensor.Shape, error) {
			defer file.pause()
			h, err := r.Header(name)
			if err != nil {
				return "", nil, err
			}
			if d, err := h.DType(); err == nil {
				return string(d), h.Shape, nil
			}
			return h.Descr, h.Shape, nil
		},
		read: func(name string) (tensor.Any, error) {
			defer file.pause()
			return npz.Read[tensor.Any](r, name)
		},
		Closer: file,
	}, nil
}

func writeNPZ(name string, c contents, p progress) error {
	return p.write(name, c.bytes(), func(to io.Writer) error {
		w := npz.NewWriter(to)
		for _, n := range slices.Sorted(maps.Keys(c.tensors)) {
			if err := w.Write(n, c.tensors[n]); err != nil {
				return err
			}
		}
		return w.Close()
	})
}

func openSafetensors(name string, _ progress) (*archive, error) {
	r, err := safetensors.Map(name)
	if err != nil {
		return nil, err
	}
	return &archive{
		names: r.Names(),
		describe: func(name string) (string, tensor.Shape, error) {
			i, err := r.Info(name)
			return i.DType, i.Shape, err
		},
		read:     func(name string) (tensor.Any, error) { return safetensors.Read[tensor.Any](r, name) },
		metadata: r.Metadata(),
		Closer:   r,
	}, nil
}

func writeSafetensors(name string, c contents, p progress) error {
	return p.write(name, c.bytes(), func(w io.Writer) error {
		return safetensors.Write(w, c.tensors, c.metadata)
	})
}

func openCSV(name string, p progress) (*archive, error) {
	file, _, err := p.open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	t, err := csv.Read[tensor.Any](file, csv.Options{})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return one(name, t.Cells, io.NopCloser(nil)), nil
}

func writeCSV(name string, c contents, p progress) error {
	return p.write(name, 0, func(w io.Writer) error { return csv.Write(w, c.only(), csv.Options{}) })
}

func openPicture(name string, _ progress) (*archive, error) {
	x, err := picture.ReadFile[tensor.Any](name, picture.Options{})
	if err != nil {
		return nil, err
	}
	return one(name, x, io.NopCloser(nil)), nil
}

// writePicture writes integers that need more than 8 bits with 16 bits a channel.
func writePicture(name string, c contents, _ progress) error {
	err := picture.WriteFile(name, c.only(), picture.Options{})
	var tooLarge *encoding.TypeError
	if errors.As(err, &tooLarge) && tooLarge.Mistake != "" {
		return picture.WriteFile(name, c.only(), picture.Options{Deep: true})
	}
	return err
}

// formatOf returns the format of a file, by its name.
func formatOf(name string) (format, error) {
	var known []string
	for _, f := range formats {
		if slices.ContainsFunc(f.suffixes, func(s string) bool { return hasSuffix(name, s) }) {
			return f, nil
		}
		known = append(known, f.suffixes...)
	}
	return format{}, fmt.Errorf("%s: files of names that end in %q are none of %s", name,
		filepath.Ext(name), strings.Join(known, " "))
}

func hasSuffix(name, suffix string) bool { return strings.HasSuffix(strings.ToLower(name), suffix) }

// split divides FILE:NAME, of a file that may have several tensors. Other names are those of files.
func split(arg string) (file, name string) {
	for i := range max(len(arg)-1, 0) {
		if f, err := formatOf(arg[:i]); arg[i] == ':' && err == nil && f.several {
			return arg[:i], arg[i+1:]
		}
	}
	return arg, ""
}

// openArchive opens a file, and leaves of its tensors the one that arg names, if it does.
func openArchive(arg string, p progress) (*archive, format, error) {
	file, name := split(arg)
	f, err := formatOf(file)
	if err != nil {
		return nil, f, err
	}
	a, err := f.open(file, p)
	if err != nil || name == "" {
		return a, f, err
	}
	if !slices.Contains(a.names, name) {
		a.Close()
		return nil, f, fmt.Errorf("%s has no tensor %q, but %s", file, name, listed(a.names))
	}
	a.names = []string{name}
	return a, f, nil
}

// listed returns the first of some names.
func listed(names []string) string {
	const most = 8
	if len(names) == 0 {
		return "none"
	}
	text := strings.Join(names[:min(most, len(names))], ", ")
	if n := len(names) - most; n > 0 {
		text += fmt.Sprintf(" and %d more", n)
	}
	return text
}

// writeContents writes a file, in its format. What is no tensor of that format is an error.
func writeContents(name string, f format, c contents, p progress) (err error) {
	if misuse := tensor.Catch(func() { err = f.write(name, c, p) }); misuse != nil {
		return fmt.Errorf("%s: %w", name, misuse)
	}
	return err
}
