// Package filestest has what tests of all formats need.
package filestest

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/layouttest"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// Tensor draws a tensor of an element type, of a rank, and of any layout: with elements that have
// both signs and are no integers where the type has such.
func Tensor(t *rapid.T, d tensor.DType, rank int) tensor.Any {
	shape := make([]int, rank)
	for axis := range shape {
		shape[axis] = rapid.SampledFrom([]int{1, 2, 2, 3, 3, 4}).Draw(t, "length")
	}
	if rank > 0 && rapid.IntRange(0, 9).Draw(t, "empty") == 0 {
		shape[rapid.IntRange(0, rank-1).Draw(t, "which")] = 0
	}
	in := layouttest.Tensor(t, shape, true)
	return InMemory(d, in.Layout, len(in.Data))
}

// InMemory returns a tensor of an element type and a layout, in memory of n elements.
func InMemory(d tensor.DType, l *layout.Layout, n int) tensor.Any {
	x := f64.AddC(f64.MulC(f64.ModC(f64.Arange(0, float64(n), 1), 199), 1.25), -100)
	converted, err := convert.To(x, d)
	if d == tensor.Bool {
		converted, err = f64.Less(f64.Sin(x), f64.Scalar(0)), nil
	}
	if err != nil {
		panic(err)
	}
	s := support.StorageOf(d)
	m := s.Memory(converted)
	m.Layout = l
	return s.Tensor(m)
}

// Allocated returns the bytes of memory that f takes, freed or not.
func Allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// A Stream is a reader that does not say how many bytes it has.
type Stream struct{ io.Reader }

// ErrFailed is the error of a Failing.
var ErrFailed = errors.New("failed")

// A Failing writes so many bytes, or reads them of R, and then fails.
type Failing struct {
	Left int
	R    io.Reader
}

func (f *Failing) Write(b []byte) (int, error) {
	n := min(f.Left, len(b))
	f.Left -= n
	if n < len(b) {
		return n, ErrFailed
	}
	return n, nil
}

func (f *Failing) Read(b []byte) (int, error) {
	if f.Left == 0 {
		return 0, ErrFailed
	}
	n, err := f.R.Read(b[:min(f.Left, len(b))])
	f.Left -= n
	return n, err
}

// Bounded fails the test unless reading input took at most twice its bytes and 1 MiB, beside what
// the tensors of results have more than the file, and returns how much it took.
func Bounded(t testing.TB, input []byte, read func() []tensor.Any) (took uint64) {
	t.Helper()
	var results []tensor.Any
	took = Allocated(func() { results = read() })
	most := uint64(2*len(input) + 1<<20)
	for _, x := range results {
		if x == nil {
			continue
		}
		m := support.StorageOf(x.DType()).Memory(x)
		most += uint64(max(0, m.Width*m.Size()-len(input)))
	}
	if took > most {
		t.Errorf("%d bytes took %d of memory, more than %d", len(input), took, most)
	}
	return took
}

var inputs = flag.Int("inputs", 2000, "read so many broken `files`")

// Broken reads files that were broken at random, as Bounded does, and logs how many they were and
// the most memory that one took.
func Broken(t *testing.T, files [][]byte, read func(input []byte) []tensor.Any) {
	seed := rand.Uint64()
	rng := rand.New(rand.NewPCG(seed, 0))
	var most uint64
	var accepted int
	for range *inputs {
		input := breakFile(rng, files)
		took := Bounded(t, input, func() []tensor.Any {
			results := read(input)
			if len(results) > 0 && results[0] != nil {
				accepted++
			}
			return results
		})
		if most = max(most, took); t.Failed() {
			t.Fatalf("seed %d: %q", seed, input)
		}
	}
	t.Logf("%d files, of which %d were read; one took up to %d bytes of memory", *inputs, accepted, most)
}

// Fuzz checks that no input makes read panic, or take memory that the input has no bytes for, and
// that each tensor that it gives comes back from what write makes of it.
func Fuzz(f *testing.F, files [][]byte, read func(input []byte) []tensor.Any,
	write func(x tensor.Any) ([]byte, error),
) {
	for _, file := range files {
		f.Add(file)
	}
	f.Fuzz(func(t *testing.T, input []byte) {
		var all []tensor.Any
		Bounded(t, input, func() []tensor.Any {
			all = read(input)
			return all
		})
		for _, x := range all {
			file, err := write(x)
			if err != nil {
				t.Fatal(err)
			}
			back := read(file)
			if len(back) != 1 || back[0].DType() != x.DType() || fmt.Sprintf("%#v", back[0]) != fmt.Sprintf("%#v", x) {
				t.Fatalf("%#v came back as %#v", x, back)
			}
		}
	})
}

// Opened is what reads several tensors by their names.
type Opened interface{ Names() []string }

// ReadAll returns the tensors of a file that can be read.
func ReadAll[R Opened](file []byte, open func(r io.ReaderAt, size int64) (R, error),
	read func(r R, name string) (tensor.Any, error),
) (all []tensor.Any) {
	r, err := open(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		return nil
	}
	for _, name := range r.Names() {
		if x, err := read(r, name); err == nil {
			all = append(all, x)
		}
	}
	return all
}

// breakFile returns one of files with some changes.
func breakFile(rng *rand.Rand, files [][]byte) []byte {
	b := bytes.Clone(files[rng.IntN(len(files))])
	for range 1 + rng.IntN(4) {
		if len(b) == 0 {
			break
		}
		i := rng.IntN(len(b))
		n := 1 + rng.IntN(min(8, len(b)-i))
		switch rng.IntN(8) {
		case 0:
			b[i] ^= 1 << rng.IntN(8)
		case 1:
			b[i] = byte(rng.Uint32())
		case 2:
			b[i] = "0123456789'(){}[],:<>| \x00\xff"[rng.IntN(25)]
		case 3:
			b = slices.Delete(b, i, i+n)
		case 4:
			b = slices.Insert(b, i, bytes.Repeat(b[i:i+1], n)...)
		case 5:
			b = b[:i]
		case 6:
			copy(b[i:i+n], b[rng.IntN(len(b)-n+1):])
		case 7:
			b = slices.Insert(b, i, files[rng.IntN(len(files))]...)
		}
	}
	return b
}
