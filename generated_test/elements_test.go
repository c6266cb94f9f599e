package generated_test

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// An iterable is what tensors X of elements T have to go over these.
type iterable[X, T, C any] interface {
	Rank() int
	Shape() tensor.Shape
	Strides() []int
	At(index ...int) T
	Transpose(axes ...int) X
	Flip(axes ...int) X
	Slice(indices ...tensor.Index) X
	BroadcastTo(shape ...int) X
	ReadOnly() X
	IsReadOnly() bool

	All() iter.Seq2[[]int, T]
	Elements() iter.Seq[T]
	Rows() iter.Seq2[[]int, []T]
	Scalars() C
}

type cursor[T any] interface {
	Next() bool
	Get() T
	Put(v T)
}

// TestIterators goes over tensors of all types and layouts, to the end and to what is searched.
func TestIterators(t *testing.T) {
	n := ints.Arange(0, 24, 1).Reshape(2, 3, 4)
	iterates(t, n)
	iterates(t, convert.Float64(n))
	iterates(t, convert.Float32(n))
	iterates(t, convert.Int32(n))
	iterates(t, convert.Uint8(n))
	iterates(t, convert.String(n))
	iterates(t, ints.Equal(ints.ModC(n, 3), ints.Scalar(1)))
}

func iterates[X iterable[X, T, C], T comparable, C cursor[T]](t *testing.T, whole X) {
	at, by := tensor.At, tensor.All.By
	for _, x := range []X{
		whole, whole.Transpose(), whole.Transpose(1, 0, 2), whole.Transpose(0, 2, 1), whole.Flip(), whole.Flip(1),
		whole.Slice(tensor.All, by(-2), by(3)), whole.Slice(tensor.All, tensor.All, tensor.To(1)),
		whole.Slice(at(1), at(2), at(3)), whole.Slice(at(1), at(2)), whole.Slice(tensor.To(0)),
		whole.Slice(tensor.All, tensor.All, tensor.To(0)), whole.ReadOnly(),
		whole.Slice(tensor.All, at(1)).BroadcastTo(2, 2, 4),
		whole.Slice(tensor.All, tensor.To(1), tensor.To(1)).BroadcastTo(2, 3, 4),
	} {
		shape, rows := x.Shape(), max(x.Rank()-1, 0)
		var indices [][]int
		var want []T
		for i := range shape.Size() {
			indices = append(indices, tensor.UnravelIndex(i, shape...))
			want = append(want, x.At(indices[i]...))
		}
		for most := range len(want) + 1 { // elements before the search ends
			name := fmt.Sprintf("%T %v %v: %d elements", *new(T), shape, x, most)
			var all, elements, ofRows, scalars []T
			for index, v := range x.All() {
				if !slices.Equal(index, indices[len(all)]) {
					t.Fatalf("%s of All: %v at %v", name, index, indices[len(all)])
				}
				if all = append(all, v); len(all) >= most {
					break
				}
			}
			for v := range x.Elements() {
				if elements = append(elements, v); len(elements) >= most {
					break
				}
			}
			for index, row := range x.Rows() {
				if !slices.Equal(index, indices[len(ofRows)][:rows]) {
					t.Fatalf("%s of Rows: %v at %v", name, row, index)
				}
				if ofRows = append(ofRows, row...); len(ofRows) >= most {
					break
				}
			}
			for c := x.Scalars(); len(scalars) < max(most, 1) && c.Next(); {
				scalars = append(scalars, c.Get())
			}
			for of, got := range map[string][]T{
				"All": all, "Elements": elements, "Rows": ofRows, "Scalars": scalars,
			} {
				from := len(got)
				if of == "Rows" {
					from = min(max(most, 1), len(got))
				}
				if n := min(max(most, 1), len(want)); from != n || !slices.Equal(got, want[:len(got)]) {
					t.Fatalf("%s of %s: %v, want %v", name, of, got, want[:n])
				}
			}
		}
		puts(t, x, want)
	}
}

// puts writes the elements of x in reverse by the cursor, and as they were.
func puts[X iterable[X, T, C], T comparable, C cursor[T]](t *testing.T, x X, elements []T) {
	t.Helper()
	c := x.Scalars()
	if err := tensor.Catch(func() { c.Get() }); err == nil {
		t.Error("Get before Next")
	}
	if x.IsReadOnly() {
		c.Next()
		if err := tensor.Catch(func() { c.Put(c.Get()) }); !errors.Is(err, tensor.ErrReadOnly) {
			t.Errorf("Put to a read-only tensor: %v", err)
		}
		return
	}
	for i := len(elements) - 1; c.Next(); i-- {
		c.Put(elements[i])
	}
	var value *tensor.ValueError
	for name, f := range map[string]func(){
		"Get": func() { c.Get() }, "Put": func() { var zero T; c.Put(zero) },
	} {
		if err := tensor.Catch(f); c.Next() || !errors.As(err, &value) || value.Op != name {
			t.Errorf("%s after the last element: %v", name, err)
		}
	}
	got := slices.Collect(x.Elements())
	if slices.Reverse(got); !slices.Equal(got, elements) {
		t.Errorf("Put has written the reverse of %v, want of %v", got, elements)
	}
	for c, i := x.Scalars(), 0; c.Next(); i++ {
		c.Put(elements[i])
	}
	last := x.Rank() - 1
	isShared := last < 0 || x.Shape()[last] == 1 || x.Strides()[last] == 1
	for _, row := range x.Rows() {
		slices.Reverse(row)
	}
	of := elements
	got = slices.Collect(x.Elements())
	for _, row := range x.Rows() {
		want := slices.Clone(of[:len(row)])
		if isShared {
			if cap(row) > len(row) {
				t.Errorf("rows of %v may grow over what follows them", x)
			}
			slices.Reverse(want)
			slices.Reverse(row)
		}
		if !slices.Equal(got[:len(row)], want) {
			t.Errorf("%v after rows of %v are written to", got[:len(row)], x)
		}
		got, of = got[len(row):], of[len(row):]
	}
}

// sums are ways to add up the elements of a tensor, and to add one to each: a loop over Data, and
// what goes over any layout.
var sums = []struct {
	name string
	of   func(x *f64.Tensor) float64
}{
	{"data", func(x *f64.Tensor) (sum float64) {
		for _, v := range x.Data() {
			sum += v
		}
		return sum
	}},
	{"Elements", func(x *f64.Tensor) (sum float64) {
		for v := range x.Elements() {
			sum += v
		}
		return sum
	}},
	{"All", func(x *f64.Tensor) (sum float64) {
		for _, v := range x.All() {
			sum += v
		}
		return sum
	}},
	{"Rows", func(x *f64.Tensor) (sum float64) {
		for _, row := range x.Rows() {
			for _, v := range row {
				sum += v
			}
		}
		return sum
	}},
	{"cursor", func(x *f64.Tensor) (sum float64) {
		for c := x.Scalars(); c.Next(); {
			sum += c.Get()
		}
		return sum
	}},
	{"data-put", func(x *f64.Tensor) float64 {
		data := x.Data()
		for i, v := range data {
			data[i] = v + 1
		}
		return 0
	}},
	{"cursor-put", func(x *f64.Tensor) float64 {
		for c := x.Scalars(); c.Next(); {
			c.Put(c.Get() + 1)
		}
		return 0
	}},
}

func BenchmarkElements(b *testing.B) {
	for _, n := range []int{1000, 1000000} {
		x := f64.Zeros(n/100, 100)
		for _, sum := range sums {
			b.Run(fmt.Sprintf("%s/%d", sum.name, n), func(b *testing.B) {
				for b.Loop() {
					sum.of(x)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/element")
			})
		}
	}
}
