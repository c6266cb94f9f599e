// Code generated from templates/named.go.tmpl. DO NOT EDIT.

package bools

import "github.com/ashlar-go/ashlar/asm"

// Named returns the operation of a name in lower case, or of an operator or a function in
// expressions: Add is "add" and "+", Maximum is "maximum" and "max".
func (k *Kernels) Named(word string) asm.Operation {
	switch word {
	case "equal", "==":
		return asm.Operation{Name: "Equal", Word: word, Kernel: k.Equal}
	case "notequal", "!=":
		return asm.Operation{Name: "NotEqual", Word: word, Kernel: k.NotEqual}
	case "where":
		return asm.Operation{Name: "Where", Word: word, Kernel: k.Where}
	case "and", "&&":
		return asm.Operation{Name: "And", Word: word, Kernel: k.And}
	case "or", "||":
		return asm.Operation{Name: "Or", Word: word, Kernel: k.Or}
	case "xor":
		return asm.Operation{Name: "Xor", Word: word, Kernel: k.Xor}
	case "not", "!":
		return asm.Operation{Name: "Not", Word: word, Kernel: k.Not}
	}
	return asm.Operation{}
}
