package element

import (
	"bytes"
	"math"
	"testing"
)

// TestTraits tests what is said of each type.
func TestTraits(t *testing.T) {
	has(t, "float32", traits{true, true, 4}, of[float32]())
	has(t, "float64", traits{true, true, 8}, of[float64]())
	has(t, "int8", traits{false, true, 1}, of[int8]())
	has(t, "uint8", traits{false, false, 1}, of[uint8]())
	has(t, "int16", traits{false, true, 2}, of[int16]())
	has(t, "uint32", traits{false, false, 4}, of[uint32]())
	has(t, "int", traits{false, true, 8}, of[int]())
	has(t, "uint64", traits{false, false, 8}, of[uint64]())
}

type traits struct {
	isFloat, isSigned bool
	size              int
}

func of[T Number]() traits { return traits{IsFloat[T](), IsSigned[T](), Size[T]()} }

func has(t *testing.T, name string, want, got traits) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %+v, want %+v", name, got, want)
	}
}

func TestRange(t *testing.T) {
	if low, high := Range[int8](); low != -128 || high != 127 {
		t.Errorf("int8: from %d to %d", low, high)
	}
	if low, high := Range[uint16](); low != 0 || high != 65535 {
		t.Errorf("uint16: from %d to %d", low, high)
	}
	if low, high := Range[int](); low != math.MinInt || high != math.MaxInt {
		t.Errorf("int: from %d to %d", low, high)
	}
}

func TestHasPointers(t *testing.T) {
	if HasPointers[float64]() || HasPointers[bool]() || !HasPointers[string]() {
		t.Error("numbers and bools have no pointers, strings have")
	}
}

// TestAs tests that memory is seen, not copied.
func TestAs(t *testing.T) {
	x := []float32{1, -0.5}
	bits := As[uint32](x)
	if bits[0] != 0x3f800000 {
		t.Errorf("the bits of 1 are %#x", bits[0])
	}
	bits[1] |= 1
	if x[1] == -0.5 {
		t.Error("to change the bits does not change the number")
	}
	if len(As[uint64]([]float64(nil))) != 0 {
		t.Error("nothing has elements")
	}
}

// TestSwapBytes has numbers of every width.
func TestSwapBytes(t *testing.T) {
	for width, want := range map[int][]byte{
		1: {1, 2, 3, 4, 5, 6, 7, 8},
		2: {2, 1, 4, 3, 6, 5, 8, 7},
		4: {4, 3, 2, 1, 8, 7, 6, 5},
		8: {8, 7, 6, 5, 4, 3, 2, 1},
	} {
		b := []byte{1, 2, 3, 4, 5, 6, 7, 8}
		SwapBytes(b, width)
		if !bytes.Equal(b, want) {
			t.Errorf("width %d: %d, want %d", width, b, want)
		}
	}
}
