package npy_test

import (
	"bytes"
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

// readAll reads all arrays of a file.
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

func FuzzRead(f *testing.F) {
	filestest.Fuzz(f, corpus(f), readAll, func(x tensor.Any) ([]byte, error) {
		var b bytes.Buffer
		err := npy.Write(&b, x, npy.Bytes)
		return b.Bytes(), err
	})
}
