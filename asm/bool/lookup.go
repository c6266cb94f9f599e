// Code generated from templates/named.go.tmpl. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/asm"

// Lookup returns the operation of a name in lower case, or of an operator or a function in
// expressions: Add is "add" and "+", Maximum is "maximum" and "max".
func (k *Kernels) Lookup(word string) asm.Operation {
	switch word {
	case "equal", "==":
		return asm.Operation{Name: "Equal", Kernel: k.Equal}
	case "notequal", "!=":
		return asm.Operation{Name: "NotEqual", Kernel: k.NotEqual}
	case "where":
		return asm.Operation{Name: "Where", Kernel: k.Where}
	case "and", "&&":
		return asm.Operation{Name: "And", Kernel: k.And}
	case "or", "||":
		return asm.Operation{Name: "Or", Kernel: k.Or}
	case "xor":
		return asm.Operation{Name: "Xor", Kernel: k.Xor}
	case "not", "!":
		return asm.Operation{Name: "Not", Kernel: k.Not}
	}
	return asm.Operation{}
}
