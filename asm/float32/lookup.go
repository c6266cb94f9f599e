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
	case "fma":
		return asm.Operation{Name: "FMA", Kernel: k.FMA}
	case "lerp":
		return asm.Operation{Name: "Lerp", Kernel: k.Lerp}
	case "neg":
		return asm.Operation{Name: "Neg", Kernel: k.Neg}
	case "abs":
		return asm.Operation{Name: "Abs", Kernel: k.Abs}
	case "sign":
		return asm.Operation{Name: "Sign", Kernel: k.Sign}
	case "square":
		return asm.Operation{Name: "Square", Kernel: k.Square}
	case "recip":
		return asm.Operation{Name: "Recip", Kernel: k.Recip}
	case "sqrt":
		return asm.Operation{Name: "Sqrt", Kernel: k.Sqrt}
	case "clip", "clamp":
		return asm.Operation{Name: "Clip", Scalars: 2, Kernel: k.Clip}
	case "floor":
		return asm.Operation{Name: "Floor", Kernel: k.Floor}
	case "ceil":
		return asm.Operation{Name: "Ceil", Kernel: k.Ceil}
	case "trunc":
		return asm.Operation{Name: "Trunc", Kernel: k.Trunc}
	case "round":
		return asm.Operation{Name: "Round", Kernel: k.Round}
	case "exp":
		return asm.Operation{Name: "Exp", Kernel: k.Exp}
	case "exp2":
		return asm.Operation{Name: "Exp2", Kernel: k.Exp2}
	case "expm1":
		return asm.Operation{Name: "Expm1", Kernel: k.Expm1}
	case "log":
		return asm.Operation{Name: "Log", Kernel: k.Log}
	case "log2":
		return asm.Operation{Name: "Log2", Kernel: k.Log2}
	case "log10":
		return asm.Operation{Name: "Log10", Kernel: k.Log10}
	case "log1p":
		return asm.Operation{Name: "Log1p", Kernel: k.Log1p}
	case "pow":
		return asm.Operation{Name: "Pow", Kernel: k.Pow}
	case "cbrt":
		return asm.Operation{Name: "Cbrt", Kernel: k.Cbrt}
	case "rsqrt":
		return asm.Operation{Name: "Rsqrt", Kernel: k.Rsqrt}
	case "sin":
		return asm.Operation{Name: "Sin", Kernel: k.Sin}
	case "cos":
		return asm.Operation{Name: "Cos", Kernel: k.Cos}
	case "tan":
		return asm.Operation{Name: "Tan", Kernel: k.Tan}
	case "asin":
		return asm.Operation{Name: "Asin", Kernel: k.Asin}
	case "acos":
		return asm.Operation{Name: "Acos", Kernel: k.Acos}
	case "atan":
		return asm.Operation{Name: "Atan", Kernel: k.Atan}
	case "atan2":
		return asm.Operation{Name: "Atan2", Kernel: k.Atan2}
	case "hypot":
		return asm.Operation{Name: "Hypot", Kernel: k.Hypot}
	case "erf":
		return asm.Operation{Name: "Erf", Kernel: k.Erf}
	case "normcdf", "phi":
		return asm.Operation{Name: "NormCDF", Kernel: k.NormCDF}
	case "sinh":
		return asm.Operation{Name: "Sinh", Kernel: k.Sinh}
	case "cosh":
		return asm.Operation{Name: "Cosh", Kernel: k.Cosh}
	case "tanh":
		return asm.Operation{Name: "Tanh", Kernel: k.Tanh}
	case "asinh":
		return asm.Operation{Name: "Asinh", Kernel: k.Asinh}
	case "acosh":
		return asm.Operation{Name: "Acosh", Kernel: k.Acosh}
	case "atanh":
		return asm.Operation{Name: "Atanh", Kernel: k.Atanh}
	case "relu":
		return asm.Operation{Name: "ReLU", Kernel: k.ReLU}
	case "leakyrelu":
		return asm.Operation{Name: "LeakyReLU", Scalars: 1, Kernel: k.LeakyReLU}
	case "softplus":
		return asm.Operation{Name: "Softplus", Kernel: k.Softplus}
	case "gelu":
		return asm.Operation{Name: "GELU", Kernel: k.GELU}
	case "sigmoid":
		return asm.Operation{Name: "Sigmoid", Kernel: k.Sigmoid}
	case "silu":
		return asm.Operation{Name: "SiLU", Kernel: k.SiLU}
	case "elu":
		return asm.Operation{Name: "ELU", Scalars: 1, Kernel: k.ELU}
	case "mish":
		return asm.Operation{Name: "Mish", Kernel: k.Mish}
	case "hardtanh":
		return asm.Operation{Name: "HardTanh", Kernel: k.HardTanh}
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
	case "isnan":
		return asm.Operation{Name: "IsNaN", Kernel: k.IsNaN}
	case "isinf":
		return asm.Operation{Name: "IsInf", Kernel: k.IsInf}
	case "isfinite":
		return asm.Operation{Name: "IsFinite", Kernel: k.IsFinite}
	case "where":
		return asm.Operation{Name: "Where", Kernel: k.Where}
	}
	return asm.Operation{}
}
