package asm

import "fmt"

// A LengthError is the panic of a kernel called with arguments whose lengths do not fit one
// another, or that reach beyond a slice. Nothing was read or written.
type LengthError struct {
	Kernel   string // such as "float32.Add"
	Argument string // what is wrong of the arguments, such as "len(x)"
	Have     int    // its value
	Want     string // what would have fitted
}

func (e *LengthError) Error() string {
	return fmt.Sprintf("asm/%s: %s is %d, want %s", e.Kernel, e.Argument, e.Have, e.Want)
}
