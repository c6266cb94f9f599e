package npy_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/encoding/internal/filestest"
	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

// corpus returns files of all kinds.
func corpus(t testing.TB) (files [][]byte) {
	for _, x := range []tensor.Any{
		f32.Arange(0, 6, 1).Reshape(2, 3), f32.Zeros(3, 0), ints.Scalar(1), bools.Of(true, false),
		strs.Of("a", "日本"), ints.Arange(0, 24, 1).Reshape(2, 3, 4).Transpose(), ints.Zeros(3000),
	} {
		files = append(files, []byte(written(t, x)))
	}
	for descr := range samples {
		files = append(files, []byte(array(">"+descr, "(2,)", sample(descr, true))))
	}
	return append(files, []byte(array("|S3", "(2, 2)", "abcde\x00\x00\x00\x00xyz")),
		[]byte(array("|O", "()", "pickle")), []byte(array("<i1", "(1000000000000,)", "1")))
}

// readAll reads all arrays of a file, which says how long it is, and of one that does not.
func readAll(input []byte) (all []tensor.Any) {
	for r := bytes.NewReader(input); ; {
		x, err := npy.ReadAny(r)
		if err != nil {
			return all
		}
		all = append(all, x)
	}
}

// TestBroken reads broken files, in memory that they have the bytes for.
func TestBroken(t *testing.T) {
	filestest.Broken(t, corpus(t), readAll)
	filestest.Broken(t, corpus(t), func(input []byte) []tensor.Any {
		x, err := npy.ReadAny(filestest.Stream{Reader: bytes.NewReader(input)})
		if err != nil {
			return nil
		}
		return []tensor.Any{x}
	})
}

// FuzzRead checks that no input makes ReadAny panic, or take memory that the input has no bytes for,
// and that what it gives comes back from what Write makes of it.
func FuzzRead(f *testing.F) {
	for _, file := range corpus(f) {
		f.Add(file)
	}
	f.Fuzz(func(t *testing.T, input []byte) {
		var all []tensor.Any
		filestest.Bounded(t, input, func() []tensor.Any {
			all = readAll(input)
			return all
		})
		x, err := npy.ReadAny(filestest.Stream{Reader: bytes.NewReader(input)})
		if (err == nil) != (len(all) > 0) {
			t.Fatalf("%v and %v, error %v", all, x, err)
		}
		for _, x := range all {
			y, err := npy.ReadAny(strings.NewReader(written(t, x, npy.Bytes)))
			if err != nil || x.DType() != y.DType() || fmt.Sprintf("%#v", x) != fmt.Sprintf("%#v", y) {
				t.Fatalf("%#v came back as %#v, error %v", x, y, err)
			}
		}
	})
}
