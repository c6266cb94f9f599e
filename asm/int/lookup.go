// Code generated from templates/lookup.go.tmpl. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/asm"

// Lookup returns the operation of a name in lower case, or of an operator or a function in
// expressions: Add is "add" and "+", Maximum is "maximum" and "max".
func (k *Kernels) Lookup(word string) asm.Operation[int] {
	switch word {
	case "add", "+":
		return asm.Operation[int]{Description: &Descriptions[0], Kernel: k.Add}
	case "sub", "-":
		return asm.Operation[int]{Description: &Descriptions[1], Kernel: k.Sub}
	case "mul", "*":
		return asm.Operation[int]{Description: &Descriptions[2], Kernel: k.Mul}
	case "div", "/":
		return asm.Operation[int]{Description: &Descriptions[3], Kernel: k.Div}
	case "rem", "%":
		return asm.Operation[int]{Description: &Descriptions[4], Kernel: k.Rem}
	case "mod":
		return asm.Operation[int]{Description: &Descriptions[5], Kernel: k.Mod}
	case "maximum", "max":
		return asm.Operation[int]{Description: &Descriptions[6], Kernel: k.Maximum}
	case "minimum", "min":
		return asm.Operation[int]{Description: &Descriptions[7], Kernel: k.Minimum}
	case "neg":
		return asm.Operation[int]{Description: &Descriptions[8], Kernel: k.Neg}
	case "abs":
		return asm.Operation[int]{Description: &Descriptions[9], Kernel: k.Abs}
	case "sign":
		return asm.Operation[int]{Description: &Descriptions[10], Kernel: k.Sign}
	case "square":
		return asm.Operation[int]{Description: &Descriptions[11], Kernel: k.Square}
	case "clip", "clamp":
		return asm.Operation[int]{Description: &Descriptions[12], Scalars: 2, Kernel: k.Clip}
	case "equal", "==":
		return asm.Operation[int]{Description: &Descriptions[13], Kernel: k.Equal}
	case "notequal", "!=":
		return asm.Operation[int]{Description: &Descriptions[14], Kernel: k.NotEqual}
	case "less", "<":
		return asm.Operation[int]{Description: &Descriptions[15], Kernel: k.Less}
	case "lessequal", "<=":
		return asm.Operation[int]{Description: &Descriptions[16], Kernel: k.LessEqual}
	case "greater", ">":
		return asm.Operation[int]{Description: &Descriptions[17], Kernel: k.Greater}
	case "greaterequal", ">=":
		return asm.Operation[int]{Description: &Descriptions[18], Kernel: k.GreaterEqual}
	case "where":
		return asm.Operation[int]{Description: &Descriptions[19], Kernel: k.Where}
	case "and", "&":
		return asm.Operation[int]{Description: &Descriptions[20], Kernel: k.And}
	case "or", "|":
		return asm.Operation[int]{Description: &Descriptions[21], Kernel: k.Or}
	case "xor", "^":
		return asm.Operation[int]{Description: &Descriptions[22], Kernel: k.Xor}
	case "not":
		return asm.Operation[int]{Description: &Descriptions[23], Kernel: k.Not}
	case "shl", "<<":
		return asm.Operation[int]{Description: &Descriptions[24], Kernel: k.Shl}
	case "shr", ">>":
		return asm.Operation[int]{Description: &Descriptions[25], Kernel: k.Shr}
	}
	return asm.Operation[int]{}
}
