package layout

import "github.com/ashlar-go/ashlar/tensor"

// Scan returns what a list of tensor.Scan says. It panics with a *tensor.ValueError that names op
// if one says nothing.
func Scan(op string, how []tensor.Scan) (exclusive, reversed bool) {
	for _, h := range how {
		switch h {
		case tensor.Exclusive:
			exclusive = true
		case tensor.Reversed:
			reversed = true
		default:
			panic(valueError(op, "scan", int(h), "tensor.Exclusive or tensor.Reversed"))
		}
	}
	return exclusive, reversed
}
