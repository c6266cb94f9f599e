package tensor

import (
	"errors"
	"fmt"
	"testing"

	"github.com/ashlar-go/ashlar/asm"
)

// TestCatch returns mistakes, wrapped ones and those of kernels among them, and lets other panics
// go on.
func TestCatch(t *testing.T) {
	for _, want := range []error{
		ErrReadOnly, &ShapeError{Op: "Add"}, &SizeError{Op: "Zeros"},
		&asm.LengthError{Kernel: "float32.Add"},
		fmt.Errorf("wrapped: %w", &AxisError{Op: "Sum"}),
	} {
		if err := Catch(func() { panic(want) }); err != want {
			t.Errorf("%v was caught as %v", want, err)
		}
	}
	if err := Catch(func() {}); err != nil {
		t.Errorf("nothing was caught as %v", err)
	}
	for _, other := range []any{errors.New("another"), "a text", 3} {
		func() {
			defer func() {
				if v := recover(); v != other {
					t.Errorf("%v became %v", other, v)
				}
			}()
			err := Catch(func() { panic(other) })
			t.Errorf("%v was caught as %v", other, err)
		}()
	}
}
