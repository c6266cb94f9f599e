package vector

import (
	"bytes"
	"testing"
	"unsafe"

	"github.com/ashlar-go/ashlar/asm"
)

// TestSpread spreads elements of all sizes, and looks at the vectors and at what is beside them.
func TestSpread(t *testing.T) {
	for vectors := 1; vectors <= 4; vectors++ {
		spread[uint8, Block32](t, 0xA5, vectors)
		spread[uint16, Block32](t, 0xA5B6, vectors)
		spread[float32, Block32](t, -1.75, vectors)
		spread[int64, Block32](t, -2, vectors)
		if asm.UseNEON {
			spread[uint8, Block16](t, 0xA5, vectors)
			spread[float32, Block16](t, -1.75, vectors)
			spread[int64, Block16](t, -2, vectors)
		}
		if asm.UseAVX512 {
			spread[uint8, Block64](t, 0xA5, vectors)
			spread[float32, Block64](t, -1.75, vectors)
			spread[int64, Block64](t, -2, vectors)
		}
	}
}

func spread[T comparable, B Block16 | Block32 | Block64](t *testing.T, e T, vectors int) {
	t.Helper()
	var b B
	size := int(unsafe.Sizeof(b)) / blockVectors
	lanes := size / int(unsafe.Sizeof(e))
	x := Spread(&b, []T{e}, 3, size, vectors)
	if x.Step != 0 || uintptr(unsafe.Pointer(x.At))%uintptr(size) != 0 {
		t.Fatalf("%T: spread at %p, step %d", e, x.At, x.Step)
	}
	for i, got := range unsafe.Slice((*T)(unsafe.Pointer(x.At)), vectors*lanes) {
		if got != e {
			t.Fatalf("%T: element %d of %d vectors is %v", e, i, vectors, got)
		}
	}
	all := unsafe.Slice((*byte)(unsafe.Pointer(&b)), unsafe.Sizeof(b))
	start := int(uintptr(unsafe.Pointer(x.At)) - uintptr(unsafe.Pointer(&b)))
	beside := append(bytes.Clone(all[:start]), all[start+vectors*size:]...)
	if len(bytes.Trim(beside, "\x00")) > 0 {
		t.Errorf("%T: %d vectors write beside themselves", e, vectors)
	}
}

func TestOperands(t *testing.T) {
	x := []int32{1, 2, 3, 4, 5, 6, 7, 8, 9}
	whole := Spread(new(Block32), x, len(x), 32, 4)
	if whole != Of(x, 32) {
		t.Error("an operand with an element for each is spread")
	}
	if at := whole.From(3, 8).At; at != (*byte)(unsafe.Pointer(&x[3])) {
		t.Error("From is not where element 3 is")
	}
	if one := (Operand{whole.At, 0}); one.From(3, 8) != one {
		t.Error("From goes on in an operand of one element")
	}
	for first := range x {
		before, groups := Lines(x[first:], 2)
		at := uintptr(unsafe.Pointer(&x[first])) + uintptr(4*before)
		if at%lineBytes != 0 && before != len(x)-first || groups%2 != 0 ||
			before+groups > len(x)-first {
			t.Errorf("from %d: %d before a line at %#x, then %d", first, before, at, groups)
		}
	}
}
