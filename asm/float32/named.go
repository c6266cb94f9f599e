// Code generated from templates/named.go.tmpl. DO NOT EDIT.

package f32

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
	case "fma":
		return asm.Operation{Name: "FMA", Word: word, Kernel: k.FMA}
	case "lerp":
		return asm.Operation{Name: "Lerp", Word: word, Kernel: k.Lerp}
	case "neg":
		return asm.Operation{Name: "Neg", Word: word, Kernel: k.Neg}
	case "abs":
		return asm.Operation{Name: "Abs", Word: word, Kernel: k.Abs}
	case "sign":
		return asm.Operation{Name: "Sign", Word: word, Kernel: k.Sign}
	case "square":
		return asm.Operation{Name: "Square", Word: word, Kernel: k.Square}
	case "recip":
		return asm.Operation{Name: "Recip", Word: word, Kernel: k.Recip}
	case "sqrt":
		return asm.Operation{Name: "Sqrt", Word: word, Kernel: k.Sqrt}
	case "clip", "clamp":
		return asm.Operation{Name: "Clip", Word: word, Scalars: 2, Kernel: k.Clip}
	case "floor":
		return asm.Operation{Name: "Floor", Word: word, Kernel: k.Floor}
	case "ceil":
		return asm.Operation{Name: "Ceil", Word: word, Kernel: k.Ceil}
	case "trunc":
		return asm.Operation{Name: "Trunc", Word: word, Kernel: k.Trunc}
	case "round":
		return asm.Operation{Name: "Round", Word: word, Kernel: k.Round}
	case "exp":
		return asm.Operation{Name: "Exp", Word: word, Kernel: k.Exp}
	case "exp2":
		return asm.Operation{Name: "Exp2", Word: word, Kernel: k.Exp2}
	case "expm1":
		return asm.Operation{Name: "Expm1", Word: word, Kernel: k.Expm1}
	case "log":
		return asm.Operation{Name: "Log", Word: word, Kernel: k.Log}
	case "log2":
		return asm.Operation{Name: "Log2", Word: word, Kernel: k.Log2}
	case "log10":
		return asm.Operation{Name: "Log10", Word: word, Kernel: k.Log10}
	case "log1p":
		return asm.Operation{Name: "Log1p", Word: word, Kernel: k.Log1p}
	case "pow":
		return asm.Operation{Name: "Pow", Word: word, Kernel: k.Pow}
	case "cbrt":
		return asm.Operation{Name: "Cbrt", Word: word, Kernel: k.Cbrt}
	case "rsqrt":
		return asm.Operation{Name: "Rsqrt", Word: word, Kernel: k.Rsqrt}
	case "sin":
		return asm.Operation{Name: "Sin", Word: word, Kernel: k.Sin}
	case "cos":
		return asm.Operation{Name: "Cos", Word: word, Kernel: k.Cos}
	case "tan":
		return asm.Operation{Name: "Tan", Word: word, Kernel: k.Tan}
	case "asin":
		return asm.Operation{Name: "Asin", Word: word, Kernel: k.Asin}
	case "acos":
		return asm.Operation{Name: "Acos", Word: word, Kernel: k.Acos}
	case "atan":
		return asm.Operation{Name: "Atan", Word: word, Kernel: k.Atan}
	case "atan2":
		return asm.Operation{Name: "Atan2", Word: word, Kernel: k.Atan2}
	case "hypot":
		return asm.Operation{Name: "Hypot", Word: word, Kernel: k.Hypot}
	case "erf":
		return asm.Operation{Name: "Erf", Word: word, Kernel: k.Erf}
	case "normcdf", "phi":
		return asm.Operation{Name: "NormCDF", Word: word, Kernel: k.NormCDF}
	case "sinh":
		return asm.Operation{Name: "Sinh", Word: word, Kernel: k.Sinh}
	case "cosh":
		return asm.Operation{Name: "Cosh", Word: word, Kernel: k.Cosh}
	case "tanh":
		return asm.Operation{Name: "Tanh", Word: word, Kernel: k.Tanh}
	case "asinh":
		return asm.Operation{Name: "Asinh", Word: word, Kernel: k.Asinh}
	case "acosh":
		return asm.Operation{Name: "Acosh", Word: word, Kernel: k.Acosh}
	case "atanh":
		return asm.Operation{Name: "Atanh", Word: word, Kernel: k.Atanh}
	case "relu":
		return asm.Operation{Name: "ReLU", Word: word, Kernel: k.ReLU}
	case "leakyrelu":
		return asm.Operation{Name: "LeakyReLU", Word: word, Scalars: 1, Kernel: k.LeakyReLU}
	case "softplus":
		return asm.Operation{Name: "Softplus", Word: word, Kernel: k.Softplus}
	case "gelu":
		return asm.Operation{Name: "GELU", Word: word, Kernel: k.GELU}
	case "sigmoid":
		return asm.Operation{Name: "Sigmoid", Word: word, Kernel: k.Sigmoid}
	case "silu":
		return asm.Operation{Name: "SiLU", Word: word, Kernel: k.SiLU}
	case "elu":
		return asm.Operation{Name: "ELU", Word: word, Scalars: 1, Kernel: k.ELU}
	case "mish":
		return asm.Operation{Name: "Mish", Word: word, Kernel: k.Mish}
	case "hardclip":
		return asm.Operation{Name: "HardClip", Word: word, Kernel: k.HardClip}
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
	case "isnan":
		return asm.Operation{Name: "IsNaN", Word: word, Kernel: k.IsNaN}
	case "isinf":
		return asm.Operation{Name: "IsInf", Word: word, Kernel: k.IsInf}
	case "isfinite":
		return asm.Operation{Name: "IsFinite", Word: word, Kernel: k.IsFinite}
	case "where":
		return asm.Operation{Name: "Where", Word: word, Kernel: k.Where}
	}
	return asm.Operation{}
}
