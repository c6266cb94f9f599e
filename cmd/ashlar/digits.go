package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/ashlar-go/ashlar/encoding/idx"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// digits are pictures of digits, and which they are.
type digits struct {
	images *f32.Tensor // a row for each, of brightnesses from 0 to 1
	labels []int
}

func (d digits) len() int { return len(d.labels) }

// take returns a copy of some of the digits.
func (d digits) take(indices []int) digits {
	labels := make([]int, len(indices))
	for i, index := range indices {
		labels[i] = d.labels[index]
	}
	return digits{f32.Take(d.images, 0, indices...), labels}
}

// split returns the first n digits and the others.
func (d digits) split(n int) (first, others digits) {
	return digits{d.images.Slice(tensor.To(n)), d.labels[:n]}, digits{d.images.Slice(tensor.From(n)), d.labels[n:]}
}

// readDigits reads the digits to train on and those to test, in the files of MNIST.
func readDigits(dir string) (train, test digits, err error) {
	if test, err = readSet(dir, "t10k"); err != nil {
		return train, test, err
	}
	train, err = readSet(dir, "train")
	if errors.Is(err, fs.ErrNotExist) {
		train, test = test.split(test.len() * 4 / 5)
		err = nil
	}
	switch {
	case err != nil:
	case train.len() == 0 || test.len() == 0:
		err = fmt.Errorf("%s: %d digits to train on and %d to test; both must be some", dir, train.len(), test.len())
	case train.images.Dim(1) != test.images.Dim(1):
		err = fmt.Errorf("%s: pictures of %d pixels to train on, but of %d to test", dir, train.images.Dim(1), test.images.Dim(1))
	}
	return train, test, err
}

// readSet reads the digits of the files of one name. If there is no file of pictures, its
// error is an fs.ErrNotExist.
func readSet(dir, name string) (digits, error) {
	images, err := readIDX(filepath.Join(dir, name+"-images-idx3-ubyte"), 3)
	if err != nil {
		return digits{}, err
	}
	labels, err := readIDX(filepath.Join(dir, name+"-labels-idx1-ubyte"), 1)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return digits{}, fmt.Errorf("%s: labels of %s are missing: %v", dir, name, err)
	case err != nil:
		return digits{}, err
	case images.Shape[0] != labels.Shape[0]:
		return digits{}, fmt.Errorf("%s: %d pictures but %d labels of %s", dir, images.Shape[0], labels.Shape[0], name)
	}
	d := digits{f32.Zeros(images.Shape[0], images.Shape[1]*images.Shape[2]), make([]int, labels.Shape[0])}
	for i, v := range images.Data {
		d.images.Data()[i] = float32(v) / 255
	}
	for i, v := range labels.Data {
		d.labels[i] = int(v)
	}
	return d, nil
}

// readIDX reads a file of an array of a rank, or that file gzipped.
func readIDX(name string, rank int) (idx.Array, error) {
	a, err := idx.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		if zipped, zerr := idx.ReadFile(name + ".gz"); !errors.Is(zerr, fs.ErrNotExist) {
			name, a, err = name+".gz", zipped, zerr
		}
	}
	if err == nil && len(a.Shape) != rank {
		err = fmt.Errorf("%s: shape %v, want %d dimensions", name, a.Shape, rank)
	}
	return a, err
}
