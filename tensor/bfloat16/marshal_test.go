// Code generated from templates/marshal_test.go.tmpl. DO NOT EDIT.

package bf16

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/tensor"
)

// written are elements to write and to read back.
var written = func() (elements []half.BFloat16) {
	for _, s := range []string{"0", "1", "0.1", "NaN", "+Inf", "-Inf", "-0", "1e-6", "6e4"} {
		v, err := half.ParseBFloat16(s)
		if err != nil {
			panic(err)
		}
		elements = append(elements, v)
	}
	return elements
}()

// everyLayout calls f with tensors of written elements, of several shapes in every kind of layout.
func everyLayout(f func(x *Tensor)) {
	for _, shape := range [][]int{{}, {0}, {5}, {3, 4}, {2, 0, 3}, {2, 3, 4}, {1, 1, 2, 1}} {
		x := Zeros(shape...)
		axes := make([]int, len(shape))
		for i := range x.data {
			x.data[i] = written[i%len(written)]
		}
		for i := range axes {
			axes[i] = len(axes) - 1 - i
		}
		views := []*Tensor{x, x.ReadOnly(), x.Transpose(), x.Flip(), x.WithLayout(axes...)}
		if len(shape) > 0 {
			views = append(views, x.Slice(tensor.From(1).By(2)), x.Slice(tensor.Ellipsis, tensor.ButLast),
				x.BroadcastTo(append([]int{2}, shape...)...))
		}
		for _, view := range views {
			f(view)
		}
	}
}

// wantSame fails the test unless x and y print alike, with every digit.
func wantSame(t *testing.T, called string, x, y *Tensor) {
	t.Helper()
	if got, want := fmt.Sprintf("%v %#v", x.Shape(), x), fmt.Sprintf("%v %#v", y.Shape(), y); got != want {
		t.Errorf("%s: %s, want %s", called, got, want)
	}
}

// TestWriteTo wants elements back as they were written, into every layout, and nothing of what is
// cut off.
func TestWriteTo(t *testing.T) {
	everyLayout(func(x *Tensor) {
		var file bytes.Buffer
		n, err := x.WriteTo(&file)
		if err != nil || n != int64(file.Len()) || n != int64(x.Size()*2) {
			t.Fatalf("wrote %d of %d bytes, error %v", n, file.Len(), err)
		}
		b := file.Bytes()
		z := Zeros(x.Shape()...).Flip()
		if m, err := z.ReadFrom(bytes.NewReader(append(b[:n:n], "more"...))); m != n || err != nil {
			t.Fatalf("read %d of %d bytes, error %v", m, n, err)
		}
		wantSame(t, "ReadFrom", z, x)
		for k := range n {
			z := Full(written[0], x.Shape()...)
			m, err := z.ReadFrom(bytes.NewReader(b[:k]))
			if m != k || !errors.Is(err, io.ErrUnexpectedEOF) || !strings.HasPrefix(err.Error(), "tensor: ReadFrom: element ") {
				t.Fatalf("read %d of %d bytes, error %v", m, k, err)
			}
			wantSame(t, "ReadFrom cut off", z, Full(written[0], x.Shape()...))
		}
	})
	if err := tensor.Catch(func() { _, _ = Zeros(1).ReadOnly().ReadFrom(bytes.NewReader(make([]byte, 32))) }); !errors.Is(err, tensor.ErrReadOnly) {
		t.Errorf("error %v", err)
	}
	if _, err := new(Tensor).WriteTo(io.Discard); err == nil {
		t.Error("a tensor without a shape was written")
	}
}

// TestWriteToLarge writes what is not contiguous in parts, and wants the same.
func TestWriteToLarge(t *testing.T) {
	x := Zeros(3<<20/2/512, 2, 256)
	for i := range x.data {
		x.data[i] = written[i%len(written)]
	}
	var flat, file bytes.Buffer
	for w, y := range map[*bytes.Buffer]*Tensor{&file: x.Transpose(), &flat: x.Transpose().Flatten()} {
		if _, err := y.WriteTo(w); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(flat.Bytes(), file.Bytes()) {
		t.Error("a view and its copy differ")
	}
}

// TestMarshalBinary wants tensors back from bytes and from gob, in their layout, and errors for each
// length that is cut off.
func TestMarshalBinary(t *testing.T) {
	everyLayout(func(x *Tensor) {
		b, err := x.MarshalBinary()
		if err != nil {
			t.Fatal(err)
		}
		var z Tensor
		if err := z.UnmarshalBinary(b); err != nil {
			t.Fatal(err)
		}
		wantSame(t, "UnmarshalBinary", &z, x)
		if got, want := z.Strides(), x.WithLayout(x.Layout()...).Strides(); !slices.Equal(got, want) {
			t.Errorf("strides %v, want %v", got, want)
		}
		z.Fill(written[1]) // memory of its own
		for k := range b {
			y := Of(written[1])
			if err := y.UnmarshalBinary(b[:k]); err == nil || !strings.HasPrefix(err.Error(), "tensor: UnmarshalBinary: ") {
				t.Fatalf("%d of %d bytes: error %v", k, len(b), err)
			}
			wantSame(t, "UnmarshalBinary cut off", y, Of(written[1]))
		}
		if err := z.UnmarshalBinary(append(b[:len(b):len(b)], 0)); err == nil {
			t.Error("a byte too many is no error")
		}
		type model struct{ Weights *Tensor }
		var file bytes.Buffer
		var back model
		if err := errors.Join(gob.NewEncoder(&file).Encode(model{x}), gob.NewDecoder(&file).Decode(&back)); err != nil {
			t.Fatal(err)
		}
		wantSame(t, "gob", back.Weights, x)
	})
}

// TestMarshalJSON wants tensors back from JSON, within other values too.
func TestMarshalJSON(t *testing.T) {
	everyLayout(func(x *Tensor) {
		b, err := json.Marshal(map[string]*Tensor{"x": x})
		if err != nil {
			t.Fatal(err)
		}
		var back map[string]*Tensor
		if err := json.Unmarshal(b, &back); err != nil {
			t.Fatalf("%s: %v", b, err)
		}
		if z := back["x"]; x.Size() > 0 {
			wantSame(t, "JSON", z, x)
		} else if z.Size() != 0 {
			t.Errorf("%s came back as %v", b, z)
		}
	})
	element, err := json.Marshal(Scalar(written[1]))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"", "[", "[[]", "{}", "null", "[null]", "[{}]", "[[], 1]", "[1, []]", "[[1], [1, 1]]", "[[[]], []]", "[[[]], [1]]",
		strings.Repeat("[", 13) + strings.Repeat("]", 13), `[true]`,
	} {
		text = strings.ReplaceAll(text, "1", string(element))
		z := Of(written[1])
		if err := z.UnmarshalJSON([]byte(text)); err == nil || !strings.HasPrefix(err.Error(), "tensor: UnmarshalJSON: ") {
			t.Errorf("%s: error %v", text, err)
		}
		wantSame(t, text, z, Of(written[1]))
	}
}
