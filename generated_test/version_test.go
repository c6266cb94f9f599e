package generated_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestVersion checks that each way to write to a tensor changes its version, through the
// tensor itself and through views, and that reading does not.
func TestVersion(t *testing.T) {
	one := f64.Scalar(1)
	writes := map[string]func(z *f64.Tensor){
		"Add":              func(z *f64.Tensor) { z.Add(z, one) },
		"Assign":           func(z *f64.Tensor) { z.Assign(one) },
		"Fill":             func(z *f64.Tensor) { z.Fill(1) },
		"Set":              func(z *f64.Tensor) { z.Set(1, 0, 0) },
		"AddAt":            func(z *f64.Tensor) { z.AddAt(1, 0, 0) },
		"CopyFrom":         func(z *f64.Tensor) { z.CopyFrom([]float64{1, 2}, 0) },
		"Select Set":       func(z *f64.Tensor) { z.Select(tensor.Incl(0)).Set(one) },
		"Select Add":       func(z *f64.Tensor) { z.Select(tensor.Incl(0)).Add(one) },
		"Sum":              func(z *f64.Tensor) { z.Sum(f64.Ones(2, 2, 3), 2) },
		"Max":              func(z *f64.Tensor) { z.Max(f64.Ones(2, 2, 3), 2) },
		"Softmax":          func(z *f64.Tensor) { z.Softmax(z, 0) },
		"MatMul":           func(z *f64.Tensor) { z.MatMul(f64.Ones(2, 3), f64.Ones(3, 2)) },
		"IndexAdd":         func(z *f64.Tensor) { z.IndexAdd(f64.Ones(3, 2), 0, 1, 0, 1) },
		"Put":              func(z *f64.Tensor) { z.Put(one, 0, ints.Zeros(1, 2)) },
		"view":             func(z *f64.Tensor) { z.Slice(tensor.First).Fill(1) },
		"view of a view":   func(z *f64.Tensor) { z.T().Flip(0).Slice(tensor.Last).Fill(1) },
		"reshaped, by row": func(z *f64.Tensor) { z.Reshape(4).Set(1, 2) },
	}
	for name, write := range writes {
		z := f64.Matrix(2, 2, 1, 2, 3, 4)
		view := z.T()
		before := f64s.Version(z)
		write(z)
		if f64s.Version(z) == before || f64s.Version(view) != f64s.Version(z) {
			t.Errorf("%s: version %d of the tensor and %d of a view, was %d", name, f64s.Version(z),
				f64s.Version(view), before)
		}
	}
	x := f64.Ones(2, 2)
	before := f64s.Version(x)
	f64.Add(x, x).Fill(2)
	f64.MatMul(x, x.T().Clone().Fill(3))
	f64.Softmax(x, 0)
	if f64s.Version(x) != before {
		t.Error("reading changes the version")
	}
	if v := f64s.Version(new(f64.Tensor)); v != 0 {
		t.Errorf("version %d of the zero Tensor", v)
	}
}

// TestGenericMethods checks what code that is generic over tensor types calls.
func TestGenericMethods(t *testing.T) {
	var none *f64.Tensor
	x := f64.Of(1, 2, 3)
	if !of64.SameShape(x, f64.Zeros(3)) || of64.SameShape(x, f64.Zeros(1)) {
		t.Error("SameShape")
	}
	z := of64.Zeros(none, 2, 2).IndexAdd(f64.Matrix(2, 3, 1, 2, 3, 4, 5, 6), -1, 1, 0, 1)
	if want := f64.Matrix(2, 2, 2, 4, 5, 10); !z.Same(want) {
		t.Errorf("IndexAdd: %v, want %v", z, want)
	}
	if y := f64.Concat(0, x, x); !y.Same(f64.Of(1, 2, 3, 1, 2, 3)) {
		t.Errorf("Concat: %v", y)
	}
	// Softmax writes through the layout of its receiver.
	y := f64.Zeros(3, 2)
	y.T().Softmax(f64.Matrix(2, 3, 1, 2, 3, 4, 5, 6), 1)
	if !f64.AllClose(y.T(), f64.Softmax(f64.Matrix(2, 3, 1, 2, 3, 4, 5, 6), 1)) {
		t.Errorf("Softmax: %v", y)
	}
}

// TestFree checks which tensors give memory back, and that those then have none.
func TestFree(t *testing.T) {
	data := make([]float64, 1024)
	x := f64.New(data, 1024)
	x.Free()
	z := f64.Add(x, f64.Scalar(1))
	view := z.Reshape(32, 32)
	view.Free()
	if x.Size() != 1024 || view.Size() != 1024 || z.Size() != 1024 {
		t.Error("Free of memory of others")
	}
	z.Free()
	z.Free()
	if z.Size() != 0 || f64s.Version(z) != 0 {
		t.Errorf("shape %v after Free", z.Shape())
	}
	if y := f64.Zeros(1024); f64.Sum(y).Item() != 0 {
		t.Error("Zeros of memory that was given back")
	}
	if z.Add(x, x); z.Size() != 1024 || f64.Sum(z).Item() != 0 {
		t.Error("a tensor without memory is not set as the zero Tensor is")
	}
}
