package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/ashlar-go/ashlar/encoding/idx"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// digits are pictures of digits, and which they are.
type digits struct {
	size   int    // pixels of a picture
	pixels []byte // of one picture after another
	labels []byte
}

// maxPixels is the size of the largest pictures: the first layer has 256 numbers for each pixel.
const maxPixels = 1 << 16

func (d digits) len() int { return len(d.labels) }

// images returns some of the pictures: a row for each, of brightnesses from 0 to 1.
func (d digits) images(indices []int) *f32.Tensor {
	x := f32.Zeros(len(indices), d.size)
	to := x.Data()
	for i, index := range indices {
		for j, v := range d.pixels[index*d.size:][:d.size] {
			to[i*d.size+j] = float32(v) / 255
		}
	}
	return x
}

// classes returns which digits some of them are.
func (d digits) classes(indices []int) []int {
	classes := make([]int, len(indices))
	for i, index := range indices {
		classes[i] = int(d.labels[index])
	}
	return classes
}

// split returns the first n digits and the others.
func (d digits) split(n int) (first, others digits) {
	return digits{d.size, d.pixels[:n*d.size], d.labels[:n]},
		digits{d.size, d.pixels[n*d.size:], d.labels[n:]}
}

// readDigits reads the digits to train on and those to test, in the files of MNIST. It checks what
// the headers of all files say before it takes memory for what they hold.
func readDigits(dir string) (train, test digits, err error) {
	testFiles, err := openDigits(dir, "t10k")
	if err != nil {
		return train, test, err
	}
	defer testFiles.close()
	trainFiles, err := openDigits(dir, "train")
	alone := errors.Is(err, fs.ErrNotExist)
	if err != nil && !alone {
		return train, test, err
	}
	toTest, toTrain := testFiles.count(), 0
	if alone {
		toTrain = toTest * 4 / 5
		toTest -= toTrain
	} else {
		defer trainFiles.close()
		toTrain = trainFiles.count()
		if n, want := trainFiles.pixels(), testFiles.pixels(); n != want {
			return train, test, fmt.Errorf(
				"%s: pictures of %d pixels to train on, but of %d to test", dir, n, want,
			)
		}
	}
	if toTrain == 0 || toTest == 0 {
		return train, test, fmt.Errorf(
			"%s: %d digits to train on and %d to test; both must be some", dir, toTrain, toTest,
		)
	}
	if test, err = testFiles.read(); err != nil {
		return train, test, err
	}
	if alone {
		train, test = test.split(toTrain)
		return train, test, nil
	}
	train, err = trainFiles.read()
	return train, test, err
}

// digitFiles are open files of as many pictures as labels.
type digitFiles struct{ images, labels *idx.Reader }

// openDigits opens the files of a name, and checks their headers. If there is no file of pictures,
// its error is an fs.ErrNotExist.
func openDigits(dir, name string) (f digitFiles, err error) {
	defer func() {
		if err != nil {
			f.close()
		}
	}()
	if f.images, err = openIDX(filepath.Join(dir, name+"-images-idx3-ubyte"), 3); err != nil {
		return f, err
	}
	f.labels, err = openIDX(filepath.Join(dir, name+"-labels-idx1-ubyte"), 1)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return f, fmt.Errorf("%s: labels of %s are missing: %v", dir, name, err)
	case err != nil:
		return f, err
	case f.count() != f.labels.Shape[0]:
		return f, fmt.Errorf("%s: %d pictures but %d labels of %s", dir, f.count(),
			f.labels.Shape[0], name)
	case f.pixels() < 1 || f.pixels() > maxPixels:
		return f, fmt.Errorf("%s: pictures of %d pixels of %s, want from 1 to %d", dir, f.pixels(),
			name, maxPixels)
	}
	return f, nil
}

// openIDX opens a file of an array of a rank, or that file gzipped.
func openIDX(name string, rank int) (*idx.Reader, error) {
	r, err := idx.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		if zipped, zerr := idx.Open(name + ".gz"); !errors.Is(zerr, fs.ErrNotExist) {
			name, r, err = name+".gz", zipped, zerr
		}
	}
	if err == nil && len(r.Shape) != rank {
		r.Close()
		return nil, fmt.Errorf("%s: shape %v, want %d dimensions", name, r.Shape, rank)
	}
	return r, err
}

// count returns the number of pictures.
func (f digitFiles) count() int { return f.images.Shape[0] }

// pixels returns the number of pixels of a picture.
func (f digitFiles) pixels() int { return f.images.Shape[1] * f.images.Shape[2] }

// read reads the files.
func (f digitFiles) read() (digits, error) {
	labels, err := f.labels.Array()
	if err != nil {
		return digits{}, err
	}
	images, err := f.images.Array()
	return digits{f.pixels(), images.Data, labels.Data}, err
}

// close closes those of the files that are open, which were only read.
func (f digitFiles) close() {
	for _, r := range []*idx.Reader{f.images, f.labels} {
		if r != nil {
			r.Close()
		}
	}
}
