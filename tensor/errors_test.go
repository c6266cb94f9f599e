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

// TestErrors shows what people read.
func TestErrors(t *testing.T) {
	for want, err := range map[string]error{
		"tensor: write to a read-only tensor":                                                 ErrReadOnly,
		"tensor: integer division by zero":                                                    ErrDivision,
		"tensor: Add: shapes [[2] [3]]: want equal lengths":                                   &ShapeError{"Add", []Shape{{2}, {3}}, "want equal lengths"},
		"tensor: Sum: no axis 2 in rank 2":                                                    &AxisError{"Sum", 2, 2},
		"tensor: Sum: no axis -3 in rank 2":                                                   &AxisError{"Sum", -3, 2},
		"tensor: Sum: axis -2 is named twice":                                                 &AxisError{"Sum", -2, 2},
		"tensor: At: no index [2 0] in shape [2 3]":                                           &IndexError{"At", []int{2, 0}, Shape{2, 3}},
		"tensor: [0 0] is no permutation of the axes of rank 2":                               &LayoutError{[]int{0, 0}, 2},
		"tensor: Zeros: no tensor can have shape [-1]":                                        &SizeError{Op: "Zeros", Shape: Shape{-1}},
		"tensor: Zeros: shape [9] takes more than 8 bytes, which is tensor.MaxBytes":          &SizeError{"Zeros", Shape{9}, 8},
		"tensor: Arange: step is 0, want another number":                                      &ValueError{"Arange", "step", 0, "another number"},
		`tensor: Fuse: "x+?", at "?": no word`:                                                &ExprError{"x+?", 2, "no word"},
		"tensor: Add on cl:0, of a tensor on host":                                            &DeviceError{"Add", "cl:0", "host"},
		"tensor: derivative of Mul: a tensor of shape [2] that it needs was changed in place": &ChangedError{"Mul", Shape{2}},
	} {
		if got := err.Error(); got != want {
			t.Errorf("%T says %q, want %q", err, got, want)
		}
		if got := Catch(func() { panic(err) }); got != err {
			t.Errorf("%T was caught as %v", err, got)
		}
	}
}
