package elements

import (
	"bytes"
	"encoding/binary"
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// TestTypes has the type of each element type of tensors.
func TestTypes(t *testing.T) {
	for _, d := range tensor.DTypes() {
		if u := Of(d); !u.isText() && (u.Width() == 0 || u.digits() == 0) {
			t.Errorf("%s is %v", d, u)
		} else if Nearest(u) != d {
			t.Errorf("%s is read as %s", d, Nearest(u))
		}
	}
	if got, want := Of("bfloat16"), (Type{Brain, 16}); got != want {
		t.Errorf("bfloat16 is %v", got)
	}
}

// TestSmallFloats reads upper halves of float32.
func TestSmallFloats(t *testing.T) {
	e := Encoding{Type: Type{Brain, 16}}
	a, err := e.Array(tensor.Shape{3}, false, tensor.Float32)
	if err != nil {
		t.Fatal(err)
	}
	x, err := a.Read(bytes.NewReader([]byte{0x80, 0x3f, 0x49, 0xc0, 0x80, 0x7f}))
	if want := f32.Of(1, -3.140625, float32(math.Inf(1))); err != nil || !x.(*f32.Tensor).Same(want) {
		t.Errorf("%v, error %v, want %v", x, err, want)
	}
}

// TestOrders writes numbers in both orders of bytes, in blocks of any length.
func TestOrders(t *testing.T) {
	n := blockBytes/8 + 3
	x := make([]uint64, n)
	for i := range x {
		x[i] = uint64(i) * 0x0123456789abcdef
	}
	want := map[bool][]byte{}
	for _, v := range x {
		want[false] = binary.LittleEndian.AppendUint64(want[false], v)
		want[true] = binary.BigEndian.AppendUint64(want[true], v)
	}
	l := layout.New(n)
	for bigEndian, want := range want {
		e := Encoding{Type: Type{Uint, 64}, BigEndian: bigEndian}
		var got bytes.Buffer
		write := func(b []byte) error {
			_, err := got.Write(b)
			return err
		}
		if e.isSwapped() {
			write = e.writeSwapped(&got)
		}
		err := blocks(layout.Strided[uint64]{Layout: &l, Data: x}, write)
		if err != nil || !bytes.Equal(got.Bytes(), want) {
			t.Errorf("big-endian %v: other bytes, error %v", bigEndian, err)
		}
	}
}
