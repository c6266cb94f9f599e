// Code generated from templates/named.go.tmpl. DO NOT EDIT.

package ints

import "github.com/ashlar-go/ashlar/asm"

// Named returns the operation of a name in lower case, or of an operator or a function in
// expressions: Add is "add" and "+", Maximum is "maximum" and "max".
func (k *Kernels) Named(word string) asm.Operation {
	switch word {
	case "add", "+":
		return asm.Operation{Name: "Add", Word: word, Kernel: k.Add}
	case "sub", "-":
		return asm.Operation{Name: "Sub", Word: word, Kernel: k.Sub}
	case "mul", "*":
		return asm.Operation{Name: "Mul", Word: word, Kernel: k.Mul}
	case "div", "/":
		return asm.Operation{Name: "Div", Word: word, Kernel: k.Div}
	case "rem", "%":
		return asm.Operation{Name: "Rem", Word: word, Kernel: k.Rem}
	case "mod":
		return asm.Operation{Name: "Mod", Word: word, Kernel: k.Mod}
	case "maximum", "max":
		return asm.Operation{Name: "Maximum", Word: word, Kernel: k.Maximum}
	case "minimum", "min":
		return asm.Operation{Name: "Minimum", Word: word, Kernel: k.Minimum}
	case "neg":
		return asm.Operation{Name: "Neg", Word: word, Kernel: k.Neg}
	case "abs":
		return asm.Operation{Name: "Abs", Word: word, Kernel: k.Abs}
	case "sign":
		return asm.Operation{Name: "Sign", Word: word, Kernel: k.Sign}
	case "square":
		return asm.Operation{Name: "Square", Word: word, Kernel: k.Square}
	case "clip", "clamp":
		return asm.Operation{Name: "Clip", Word: word, Scalars: 2, Kernel: k.Clip}
	case "equal", "==":
		return asm.Operation{Name: "Equal", Word: word, Kernel: k.Equal}
	case "notequal", "!=":
		return asm.Operation{Name: "NotEqual", Word: word, Kernel: k.NotEqual}
	case "less", "<":
		return asm.Operation{Name: "Less", Word: word, Kernel: k.Less}
	case "lessequal", "<=":
		return asm.Operation{Name: "LessEqual", Word: word, Kernel: k.LessEqual}
	case "greater", ">":
		return asm.Operation{Name: "Greater", Word: word, Kernel: k.Greater}
	case "greaterequal", ">=":
		return asm.Operation{Name: "GreaterEqual", Word: word, Kernel: k.GreaterEqual}
	case "where":
		return asm.Operation{Name: "Where", Word: word, Kernel: k.Where}
	case "and", "&":
		return asm.Operation{Name: "And", Word: word, Kernel: k.And}
	case "or", "|":
		return asm.Operation{Name: "Or", Word: word, Kernel: k.Or}
	case "xor", "^":
		return asm.Operation{Name: "Xor", Word: word, Kernel: k.Xor}
	case "not":
		return asm.Operation{Name: "Not", Word: word, Kernel: k.Not}
	case "shl", "<<":
		return asm.Operation{Name: "Shl", Word: word, Kernel: k.Shl}
	case "shr", ">>":
		return asm.Operation{Name: "Shr", Word: word, Kernel: k.Shr}
	}
	return asm.Operation{}
}
