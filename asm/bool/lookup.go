// Code generated from templates/lookup.go.tmpl. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/asm"

// Lookup returns the operation of a name in lower case, or of an operator or a function in
// expressions: Add is "add" and "+", Maximum is "maximum" and "max".
func (k *Kernels) Lookup(word string) asm.Operation[bool] {
	switch word {
	case "equal", "==":
		return asm.Operation[bool]{Description: &Descriptions[0], Kernel: k.Equal}
	case "notequal", "!=":
		return asm.Operation[bool]{Description: &Descriptions[1], Kernel: k.NotEqual}
	case "where":
		return asm.Operation[bool]{Description: &Descriptions[2], Kernel: k.Where}
	case "and", "&&":
		return asm.Operation[bool]{Description: &Descriptions[3], Kernel: k.And}
	case "or", "||":
		return asm.Operation[bool]{Description: &Descriptions[4], Kernel: k.Or}
	case "xor":
		return asm.Operation[bool]{Description: &Descriptions[5], Kernel: k.Xor}
	case "not", "!":
		return asm.Operation[bool]{Description: &Descriptions[6], Kernel: k.Not}
	}
	return asm.Operation[bool]{}
}
