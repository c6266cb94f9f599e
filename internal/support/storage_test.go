package support_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

// TestStorages makes a tensor of each element type of the memory of another, in another order.
func TestStorages(t *testing.T) {
	var types []tensor.DType
	for _, s := range support.Storages() {
		types = append(types, s.DType())
	}
	slices.Sort(types)
	if want := slices.Sorted(slices.Values(tensor.DTypes())); !slices.Equal(types, want) {
		t.Fatalf("there are storages of %v, want %v", types, want)
	}
	for _, d := range types {
		s := support.StorageOf(d)
		x, err := convert.To(ints.Of(0, 1, 2, 1, 0, 1).Reshape(2, 3), d)
		if err != nil || s.DType() != d {
			t.Fatalf("%s: %s, error %v", d, s.DType(), err)
		}
		from := s.Memory(x)
		l := layout.For("Make", 2, 3)
		l = l.Ordered("Make", 1, 0)
		z := s.Make("Make", &l)
		if z.Width != from.Width || len(z.Bytes) != len(from.Bytes) || len(z.Texts) != len(from.Texts) {
			t.Fatalf("%s: %d bytes an element, of %d and %d; want %d, %d and %d", d, z.Width,
				len(z.Bytes), len(z.Texts), from.Width, len(from.Bytes), len(from.Texts))
		}
		at := layout.NewCursor(&l)
		for k := 0; at.Next(); k++ {
			copy(z.Bytes[min(at.At*z.Width, len(z.Bytes)):], from.Bytes[min(k*z.Width, len(from.Bytes)):][:min(z.Width, len(from.Bytes))])
			if z.Texts != nil {
				z.Texts[at.At] = from.Texts[k]
			}
		}
		y := s.Tensor(z)
		if fmt.Sprint(y) != fmt.Sprint(x) || y.DType() != d {
			t.Errorf("%s: %v, want %v", d, y, x)
		}
	}
}

// TestMemory shares memory with tensors, of which views start elsewhere.
func TestMemory(t *testing.T) {
	x := f64.Of(1, 2, 3, 4)
	m := support.StorageOf(tensor.Float64).Memory(x.Slice(tensor.From(2)).ReadOnly())
	if len(m.Bytes) != 4*8 || m.Width != 8 || m.Start() != 2 || !m.IsReadOnly() || m.Texts != nil {
		t.Errorf("%d bytes from %d on, read-only %t", len(m.Bytes), m.Start(), m.IsReadOnly())
	}
	clear(m.Bytes[16:24])
	if x.At(2) != 0 || x.At(1) != 2 || x.At(3) != 4 {
		t.Errorf("written to, it is %v", x)
	}
	words := strs.Of("a", "b")
	texts := support.StorageOf(tensor.String).Memory(words)
	if texts.Texts[1] = "c"; words.At(1) != "c" || texts.Bytes != nil {
		t.Errorf("strings are %v", words)
	}
	defer func() {
		if text := fmt.Sprint(recover()); !strings.Contains(text, `"complex64"`) {
			t.Errorf("panics with %q", text)
		}
	}()
	support.StorageOf("complex64")
}
