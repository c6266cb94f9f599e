package main

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/csv"
	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/encoding/picture"
	"github.com/ashlar-go/ashlar/tensor"
)

// A format is how files whose names end in one of its suffixes have a tensor.
type format struct {
	suffixes  []string
	read      func(name string) (tensor.Any, io.Closer, error)
	write     func(name string, x tensor.Any) error // nil if such files are only read
	isPicture bool
}

// formats lists the formats that files may have.
var formats = []format{
	{suffixes: []string{".npy"}, read: npy.Map[tensor.Any], write: writeNPY},
	{suffixes: []string{".csv"}, read: whole(readCSV), write: writeCSV},
	{suffixes: []string{".png", ".jpg", ".jpeg"}, read: whole(readPicture), write: writePicture, isPicture: true},
	{suffixes: []string{".gif"}, read: whole(readPicture), isPicture: true},
}

// whole returns what reads a file as a whole, which has nothing to close then.
func whole(read func(name string) (tensor.Any, error)) func(string) (tensor.Any, io.Closer, error) {
	return func(name string) (tensor.Any, io.Closer, error) {
		x, err := read(name)
		return x, io.NopCloser(nil), err
	}
}

func writeNPY(name string, x tensor.Any) error { return npy.WriteFile(name, x) }

func readCSV(name string) (tensor.Any, error) {
	t, err := csv.ReadFile[tensor.Any](name, csv.Options{})
	return t.Cells, err
}

func writeCSV(name string, x tensor.Any) error { return csv.WriteFile(name, x, csv.Options{}) }

func readPicture(name string) (tensor.Any, error) {
	return picture.ReadFile[tensor.Any](name, picture.Options{})
}

// writePicture writes integers that need more than 8 bits with 16 bits a channel.
func writePicture(name string, x tensor.Any) error {
	err := picture.WriteFile(name, x, picture.Options{})
	var tooLarge *encoding.TypeError
	if errors.As(err, &tooLarge) && tooLarge.Mistake != "" {
		return picture.WriteFile(name, x, picture.Options{Deep: true})
	}
	return err
}

// formatOf returns the format of a file, by its name.
func formatOf(name string) (format, error) {
	suffix := strings.ToLower(filepath.Ext(name))
	var known []string
	for _, f := range formats {
		if slices.Contains(f.suffixes, suffix) {
			return f, nil
		}
		known = append(known, f.suffixes...)
	}
	return format{}, fmt.Errorf("%s: files of names that end in %q are none of %s", name, suffix,
		strings.Join(known, " "))
}

// readTensor reads a file, in its format.
func readTensor(name string) (tensor.Any, io.Closer, error) {
	f, err := formatOf(name)
	if err != nil {
		return nil, nil, err
	}
	return f.read(name)
}

// writeTensor writes a file, in its format. What is no tensor of that format is an error.
func writeTensor(name string, x tensor.Any) (err error) {
	f, err := formatOf(name)
	if err != nil {
		return err
	}
	if f.write == nil {
		return fmt.Errorf("%s: such files are read, and not written", name)
	}
	if misuse := tensor.Catch(func() { err = f.write(name, x) }); misuse != nil {
		return fmt.Errorf("%s: %w", name, misuse)
	}
	return err
}
