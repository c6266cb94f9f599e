// Code generated from templates/lookup.go.tmpl. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/asm"

// Lookup returns the operation of a name in lower case, or of an operator or a function in
// expressions: Add is "add" and "+", Maximum is "maximum" and "max".
func (k *Kernels) Lookup(word string) asm.Operation[float32] {
	switch word {
	case "add", "+":
		return asm.Operation[float32]{Description: &Descriptions[0], Kernel: k.Add}
	case "sub", "-":
		return asm.Operation[float32]{Description: &Descriptions[1], Kernel: k.Sub}
	case "mul", "*":
		return asm.Operation[float32]{Description: &Descriptions[2], Kernel: k.Mul}
	case "div", "/":
		return asm.Operation[float32]{Description: &Descriptions[3], Kernel: k.Div}
	case "rem", "%":
		return asm.Operation[float32]{Description: &Descriptions[4], Kernel: k.Rem}
	case "mod":
		return asm.Operation[float32]{Description: &Descriptions[5], Kernel: k.Mod}
	case "maximum", "max":
		return asm.Operation[float32]{Description: &Descriptions[6], Kernel: k.Maximum}
	case "minimum", "min":
		return asm.Operation[float32]{Description: &Descriptions[7], Kernel: k.Minimum}
	case "fma":
		return asm.Operation[float32]{Description: &Descriptions[8], Kernel: k.FMA}
	case "lerp":
		return asm.Operation[float32]{Description: &Descriptions[9], Kernel: k.Lerp}
	case "neg":
		return asm.Operation[float32]{Description: &Descriptions[10], Kernel: k.Neg}
	case "abs":
		return asm.Operation[float32]{Description: &Descriptions[11], Kernel: k.Abs}
	case "sign":
		return asm.Operation[float32]{Description: &Descriptions[12], Kernel: k.Sign}
	case "square":
		return asm.Operation[float32]{Description: &Descriptions[13], Kernel: k.Square}
	case "recip":
		return asm.Operation[float32]{Description: &Descriptions[14], Kernel: k.Recip}
	case "sqrt":
		return asm.Operation[float32]{Description: &Descriptions[15], Kernel: k.Sqrt}
	case "clip", "clamp":
		return asm.Operation[float32]{Description: &Descriptions[16], Scalars: 2, Kernel: k.Clip}
	case "floor":
		return asm.Operation[float32]{Description: &Descriptions[31], Kernel: k.Floor}
	case "ceil":
		return asm.Operation[float32]{Description: &Descriptions[32], Kernel: k.Ceil}
	case "trunc":
		return asm.Operation[float32]{Description: &Descriptions[33], Kernel: k.Trunc}
	case "round":
		return asm.Operation[float32]{Description: &Descriptions[34], Kernel: k.Round}
	case "exp":
		return asm.Operation[float32]{Description: &Descriptions[35], Kernel: k.Exp}
	case "exp2":
		return asm.Operation[float32]{Description: &Descriptions[36], Kernel: k.Exp2}
	case "expm1":
		return asm.Operation[float32]{Description: &Descriptions[37], Kernel: k.Expm1}
	case "log":
		return asm.Operation[float32]{Description: &Descriptions[38], Kernel: k.Log}
	case "log2":
		return asm.Operation[float32]{Description: &Descriptions[39], Kernel: k.Log2}
	case "log10":
		return asm.Operation[float32]{Description: &Descriptions[40], Kernel: k.Log10}
	case "log1p":
		return asm.Operation[float32]{Description: &Descriptions[41], Kernel: k.Log1p}
	case "pow":
		return asm.Operation[float32]{Description: &Descriptions[42], Kernel: k.Pow}
	case "cbrt":
		return asm.Operation[float32]{Description: &Descriptions[43], Kernel: k.Cbrt}
	case "rsqrt":
		return asm.Operation[float32]{Description: &Descriptions[44], Kernel: k.Rsqrt}
	case "sin":
		return asm.Operation[float32]{Description: &Descriptions[54], Kernel: k.Sin}
	case "cos":
		return asm.Operation[float32]{Description: &Descriptions[55], Kernel: k.Cos}
	case "tan":
		return asm.Operation[float32]{Description: &Descriptions[56], Kernel: k.Tan}
	case "asin":
		return asm.Operation[float32]{Description: &Descriptions[57], Kernel: k.Asin}
	case "acos":
		return asm.Operation[float32]{Description: &Descriptions[58], Kernel: k.Acos}
	case "atan":
		return asm.Operation[float32]{Description: &Descriptions[59], Kernel: k.Atan}
	case "atan2":
		return asm.Operation[float32]{Description: &Descriptions[60], Kernel: k.Atan2}
	case "hypot":
		return asm.Operation[float32]{Description: &Descriptions[61], Kernel: k.Hypot}
	case "erf":
		return asm.Operation[float32]{Description: &Descriptions[62], Kernel: k.Erf}
	case "normcdf", "phi":
		return asm.Operation[float32]{Description: &Descriptions[63], Kernel: k.NormCDF}
	case "sinh":
		return asm.Operation[float32]{Description: &Descriptions[76], Kernel: k.Sinh}
	case "cosh":
		return asm.Operation[float32]{Description: &Descriptions[77], Kernel: k.Cosh}
	case "tanh":
		return asm.Operation[float32]{Description: &Descriptions[78], Kernel: k.Tanh}
	case "asinh":
		return asm.Operation[float32]{Description: &Descriptions[79], Kernel: k.Asinh}
	case "acosh":
		return asm.Operation[float32]{Description: &Descriptions[80], Kernel: k.Acosh}
	case "atanh":
		return asm.Operation[float32]{Description: &Descriptions[81], Kernel: k.Atanh}
	case "relu":
		return asm.Operation[float32]{Description: &Descriptions[88], Kernel: k.ReLU}
	case "leakyrelu":
		return asm.Operation[float32]{Description: &Descriptions[89], Scalars: 1, Kernel: k.LeakyReLU}
	case "softplus":
		return asm.Operation[float32]{Description: &Descriptions[90], Kernel: k.Softplus}
	case "gelu":
		return asm.Operation[float32]{Description: &Descriptions[91], Kernel: k.GELU}
	case "sigmoid":
		return asm.Operation[float32]{Description: &Descriptions[92], Kernel: k.Sigmoid}
	case "silu":
		return asm.Operation[float32]{Description: &Descriptions[93], Kernel: k.SiLU}
	case "elu":
		return asm.Operation[float32]{Description: &Descriptions[94], Scalars: 1, Kernel: k.ELU}
	case "mish":
		return asm.Operation[float32]{Description: &Descriptions[95], Kernel: k.Mish}
	case "hardtanh":
		return asm.Operation[float32]{Description: &Descriptions[96], Kernel: k.HardTanh}
	case "selu":
		return asm.Operation[float32]{Description: &Descriptions[97], Kernel: k.SELU}
	case "hardsigmoid":
		return asm.Operation[float32]{Description: &Descriptions[98], Kernel: k.HardSigmoid}
	case "equal", "==":
		return asm.Operation[float32]{Description: &Descriptions[110], Kernel: k.Equal}
	case "notequal", "!=":
		return asm.Operation[float32]{Description: &Descriptions[111], Kernel: k.NotEqual}
	case "less", "<":
		return asm.Operation[float32]{Description: &Descriptions[112], Kernel: k.Less}
	case "lessequal", "<=":
		return asm.Operation[float32]{Description: &Descriptions[113], Kernel: k.LessEqual}
	case "greater", ">":
		return asm.Operation[float32]{Description: &Descriptions[114], Kernel: k.Greater}
	case "greaterequal", ">=":
		return asm.Operation[float32]{Description: &Descriptions[115], Kernel: k.GreaterEqual}
	case "isnan":
		return asm.Operation[float32]{Description: &Descriptions[116], Kernel: k.IsNaN}
	case "isinf":
		return asm.Operation[float32]{Description: &Descriptions[117], Kernel: k.IsInf}
	case "isposinf":
		return asm.Operation[float32]{Description: &Descriptions[118], Kernel: k.IsPosInf}
	case "isneginf":
		return asm.Operation[float32]{Description: &Descriptions[119], Kernel: k.IsNegInf}
	case "isfinite":
		return asm.Operation[float32]{Description: &Descriptions[120], Kernel: k.IsFinite}
	case "where":
		return asm.Operation[float32]{Description: &Descriptions[121], Kernel: k.Where}
	}
	return asm.Operation[float32]{}
}
