// Code generated from templates/named.go.tmpl. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/asm"

// Lookup returns the operation of a name in lower case, or of an operator or a function in
// expressions: Add is "add" and "+", Maximum is "maximum" and "max".
func (k *Kernels) Lookup(word string) asm.Operation {
	switch word {
	case "add", "+":
		return asm.Operation{Name: "Add", Kernel: k.Add}
	case "sub", "-":
		return asm.Operation{Name: "Sub", Kernel: k.Sub}
	case "mul", "*":
		return asm.Operation{Name: "Mul", Kernel: k.Mul}
	case "div", "/":
		return asm.Operation{Name: "Div", Kernel: k.Div}
	case "rem", "%":
		return asm.Operation{Name: "Rem", Kernel: k.Rem}
	case "mod":
		return asm.Operation{Name: "Mod", Kernel: k.Mod}
	case "maximum", "max":
		return asm.Operation{Name: "Maximum", Kernel: k.Maximum}
	case "minimum", "min":
		return asm.Operation{Name: "Minimum", Kernel: k.Minimum}
	case "neg":
		return asm.Operation{Name: "Neg", Kernel: k.Neg}
	case "abs":
		return asm.Operation{Name: "Abs", Kernel: k.Abs}
	case "sign":
		return asm.Operation{Name: "Sign", Kernel: k.Sign}
	case "square":
		return asm.Operation{Name: "Square", Kernel: k.Square}
	case "clip", "clamp":
		return asm.Operation{Name: "Clip", Scalars: 2, Kernel: k.Clip}
	case "equal", "==":
		return asm.Operation{Name: "Equal", Kernel: k.Equal}
	case "notequal", "!=":
		return asm.Operation{Name: "NotEqual", Kernel: k.NotEqual}
	case "less", "<":
		return asm.Operation{Name: "Less", Kernel: k.Less}
	case "lessequal", "<=":
		return asm.Operation{Name: "LessEqual", Kernel: k.LessEqual}
	case "greater", ">":
		return asm.Operation{Name: "Greater", Kernel: k.Greater}
	case "greaterequal", ">=":
		return asm.Operation{Name: "GreaterEqual", Kernel: k.GreaterEqual}
	case "where":
		return asm.Operation{Name: "Where", Kernel: k.Where}
	case "and", "&":
		return asm.Operation{Name: "And", Kernel: k.And}
	case "or", "|":
		return asm.Operation{Name: "Or", Kernel: k.Or}
	case "xor", "^":
		return asm.Operation{Name: "Xor", Kernel: k.Xor}
	case "not":
		return asm.Operation{Name: "Not", Kernel: k.Not}
	case "shl", "<<":
		return asm.Operation{Name: "Shl", Kernel: k.Shl}
	case "shr", ">>":
		return asm.Operation{Name: "Shr", Kernel: k.Shr}
	}
	return asm.Operation{}
}
