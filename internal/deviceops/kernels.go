// Code generated from gen/table. DO NOT EDIT.

package deviceops

import (
	"github.com/ashlar-go/ashlar/device"
	half "github.com/ashlar-go/ashlar/half"
	"reflect"
)

// The operations that devices have kernels for.
const (
	OpAbs Op = iota
	OpAbsGrad
	OpAcos
	OpAcosGrad
	OpAcosh
	OpAcoshGrad
	OpAdd
	OpAll
	OpAnd
	OpAny
	OpAsin
	OpAsinGrad
	OpAsinh
	OpAsinhGrad
	OpAtan
	OpAtan2
	OpAtan2GradX
	OpAtan2GradY
	OpAtanGrad
	OpAtanh
	OpAtanhGrad
	OpCbrt
	OpCbrtGrad
	OpCeil
	OpClip
	OpClipGrad
	OpCopy
	OpCos
	OpCosGrad
	OpCosh
	OpCoshGrad
	OpCountNonzero
	OpCumProd
	OpCumSum
	OpDiv
	OpDivGradY
	OpELU
	OpELUGrad
	OpEqual
	OpErf
	OpErfGrad
	OpExp
	OpExp2
	OpExp2Grad
	OpExpm1
	OpExpm1Grad
	OpFMA
	OpFill
	OpFloor
	OpFromBool
	OpFromFloat32
	OpFromInt
	OpFromInt32
	OpFromUint8
	OpGELU
	OpGELUGrad
	OpGreater
	OpGreaterEqual
	OpHardSigmoid
	OpHardSigmoidGrad
	OpHardTanh
	OpHardTanhGrad
	OpHypot
	OpHypotGradX
	OpHypotGradY
	OpIndex
	OpIndexAdd
	OpIsFinite
	OpIsInf
	OpIsNaN
	OpIsNegInf
	OpIsPosInf
	OpLayerNorm
	OpLayerNormGrad
	OpLeakyReLU
	OpLeakyReLUGrad
	OpLerp
	OpLerpGradW
	OpLerpGradX
	OpLess
	OpLessEqual
	OpLog
	OpLog10
	OpLog10Grad
	OpLog1p
	OpLog1pGrad
	OpLog2
	OpLog2Grad
	OpLogSoftmax
	OpLogSoftmaxGrad
	OpLogSumExp
	OpLogSumExpGrad
	OpMatMul
	OpMax
	OpMaximum
	OpMaximumGradX
	OpMaximumGradY
	OpMerge
	OpMin
	OpMinimum
	OpMinimumGradX
	OpMinimumGradY
	OpMish
	OpMishGrad
	OpMod
	OpModGradY
	OpMul
	OpNeg
	OpNorm
	OpNormCDF
	OpNormCDFGrad
	OpNormalize
	OpNormalizeGrad
	OpNormalizeGradSum
	OpNot
	OpNotEqual
	OpOr
	OpPow
	OpPowGradX
	OpPowGradY
	OpProd
	OpPut
	OpRMSNorm
	OpRMSNormGrad
	OpRand
	OpReLU
	OpReLUGrad
	OpRecip
	OpRecipGrad
	OpRem
	OpRemGradY
	OpRound
	OpRsqrt
	OpRsqrtGrad
	OpSELU
	OpSELUGrad
	OpSaturateInt32
	OpSaturateUint8
	OpSearchSorted
	OpShl
	OpShr
	OpSiLU
	OpSiLUGrad
	OpSigmoid
	OpSigmoidGrad
	OpSign
	OpSin
	OpSinGrad
	OpSinh
	OpSinhGrad
	OpSoftmax
	OpSoftmaxGrad
	OpSoftplus
	OpSoftplusGrad
	OpSqrt
	OpSqrtGrad
	OpSquare
	OpSquareGrad
	OpStd
	OpStdGrad
	OpSub
	OpSum
	OpSumExp
	OpSumSquares
	OpTake
	OpTan
	OpTanGrad
	OpTanh
	OpTanhGrad
	OpToBool
	OpToFloat32
	OpToInt
	OpToInt32
	OpToUint8
	OpTril
	OpTriu
	OpTrunc
	OpVar
	OpVarDDOF
	OpVarDDOFGrad
	OpVarGrad
	OpWhere
	OpWhereGradX
	OpWhereGradY
	OpXor
)

// opNames are their names, in ascending order.
var opNames = [...]string{
	"Abs",
	"AbsGrad",
	"Acos",
	"AcosGrad",
	"Acosh",
	"AcoshGrad",
	"Add",
	"All",
	"And",
	"Any",
	"Asin",
	"AsinGrad",
	"Asinh",
	"AsinhGrad",
	"Atan",
	"Atan2",
	"Atan2GradX",
	"Atan2GradY",
	"AtanGrad",
	"Atanh",
	"AtanhGrad",
	"Cbrt",
	"CbrtGrad",
	"Ceil",
	"Clip",
	"ClipGrad",
	"Copy",
	"Cos",
	"CosGrad",
	"Cosh",
	"CoshGrad",
	"CountNonzero",
	"CumProd",
	"CumSum",
	"Div",
	"DivGradY",
	"ELU",
	"ELUGrad",
	"Equal",
	"Erf",
	"ErfGrad",
	"Exp",
	"Exp2",
	"Exp2Grad",
	"Expm1",
	"Expm1Grad",
	"FMA",
	"Fill",
	"Floor",
	"FromBool",
	"FromFloat32",
	"FromInt",
	"FromInt32",
	"FromUint8",
	"GELU",
	"GELUGrad",
	"Greater",
	"GreaterEqual",
	"HardSigmoid",
	"HardSigmoidGrad",
	"HardTanh",
	"HardTanhGrad",
	"Hypot",
	"HypotGradX",
	"HypotGradY",
	"Index",
	"IndexAdd",
	"IsFinite",
	"IsInf",
	"IsNaN",
	"IsNegInf",
	"IsPosInf",
	"LayerNorm",
	"LayerNormGrad",
	"LeakyReLU",
	"LeakyReLUGrad",
	"Lerp",
	"LerpGradW",
	"LerpGradX",
	"Less",
	"LessEqual",
	"Log",
	"Log10",
	"Log10Grad",
	"Log1p",
	"Log1pGrad",
	"Log2",
	"Log2Grad",
	"LogSoftmax",
	"LogSoftmaxGrad",
	"LogSumExp",
	"LogSumExpGrad",
	"MatMul",
	"Max",
	"Maximum",
	"MaximumGradX",
	"MaximumGradY",
	"Merge",
	"Min",
	"Minimum",
	"MinimumGradX",
	"MinimumGradY",
	"Mish",
	"MishGrad",
	"Mod",
	"ModGradY",
	"Mul",
	"Neg",
	"Norm",
	"NormCDF",
	"NormCDFGrad",
	"Normalize",
	"NormalizeGrad",
	"NormalizeGradSum",
	"Not",
	"NotEqual",
	"Or",
	"Pow",
	"PowGradX",
	"PowGradY",
	"Prod",
	"Put",
	"RMSNorm",
	"RMSNormGrad",
	"Rand",
	"ReLU",
	"ReLUGrad",
	"Recip",
	"RecipGrad",
	"Rem",
	"RemGradY",
	"Round",
	"Rsqrt",
	"RsqrtGrad",
	"SELU",
	"SELUGrad",
	"SaturateInt32",
	"SaturateUint8",
	"SearchSorted",
	"Shl",
	"Shr",
	"SiLU",
	"SiLUGrad",
	"Sigmoid",
	"SigmoidGrad",
	"Sign",
	"Sin",
	"SinGrad",
	"Sinh",
	"SinhGrad",
	"Softmax",
	"SoftmaxGrad",
	"Softplus",
	"SoftplusGrad",
	"Sqrt",
	"SqrtGrad",
	"Square",
	"SquareGrad",
	"Std",
	"StdGrad",
	"Sub",
	"Sum",
	"SumExp",
	"SumSquares",
	"Take",
	"Tan",
	"TanGrad",
	"Tanh",
	"TanhGrad",
	"ToBool",
	"ToFloat32",
	"ToInt",
	"ToInt32",
	"ToUint8",
	"Tril",
	"Triu",
	"Trunc",
	"Var",
	"VarDDOF",
	"VarDDOFGrad",
	"VarGrad",
	"Where",
	"WhereGradX",
	"WhereGradY",
	"Xor",
}

// programs has that of each element type.
var programs = []*Program{Float32, Float64, Int, Int32, Uint8, Bool}

// Float32 has the kernels of float32.
var Float32 = &Program{
	Element: device.Element{
		Bytes: 4,
		Name:  "float",
	},
	File:    "float32.cl",
	Name:    "f32",
	Options: "-cl-fp32-correctly-rounded-divide-sqrt",
	Type:    reflect.TypeFor[float32](),
	kernels: [len(opNames)]kernel{
		OpAbs: {
			fuses:  true,
			name:   "f32_Abs",
			params: []string{"Walk", "float*", "float*"},
		},
		OpAbsGrad: {
			fuses:  true,
			name:   "f32_AbsGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpAcos: {
			fuses:  true,
			name:   "f32_Acos",
			params: []string{"Walk", "float*", "float*"},
		},
		OpAcosGrad: {
			fuses:  true,
			name:   "f32_AcosGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpAcosh: {
			fuses:  true,
			name:   "f32_Acosh",
			params: []string{"Walk", "float*", "float*"},
		},
		OpAcoshGrad: {
			fuses:  true,
			name:   "f32_AcoshGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpAdd: {
			fuses:  true,
			name:   "f32_Add",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpAsin: {
			fuses:  true,
			name:   "f32_Asin",
			params: []string{"Walk", "float*", "float*"},
		},
		OpAsinGrad: {
			fuses:  true,
			name:   "f32_AsinGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpAsinh: {
			fuses:  true,
			name:   "f32_Asinh",
			params: []string{"Walk", "float*", "float*"},
		},
		OpAsinhGrad: {
			fuses:  true,
			name:   "f32_AsinhGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpAtan: {
			fuses:  true,
			name:   "f32_Atan",
			params: []string{"Walk", "float*", "float*"},
		},
		OpAtan2: {
			fuses:  true,
			name:   "f32_Atan2",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpAtan2GradX: {
			fuses:  true,
			name:   "f32_Atan2GradX",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpAtan2GradY: {
			fuses:  true,
			name:   "f32_Atan2GradY",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpAtanGrad: {
			fuses:  true,
			name:   "f32_AtanGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpAtanh: {
			fuses:  true,
			name:   "f32_Atanh",
			params: []string{"Walk", "float*", "float*"},
		},
		OpAtanhGrad: {
			fuses:  true,
			name:   "f32_AtanhGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpCbrt: {
			fuses:  true,
			name:   "f32_Cbrt",
			params: []string{"Walk", "float*", "float*"},
		},
		OpCbrtGrad: {
			fuses:  true,
			name:   "f32_CbrtGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpCeil: {
			fuses:  true,
			name:   "f32_Ceil",
			params: []string{"Walk", "float*", "float*"},
		},
		OpClip: {
			fuses:  true,
			name:   "f32_Clip",
			params: []string{"Walk", "float*", "float*", "float", "float"},
		},
		OpClipGrad: {
			fuses:  true,
			name:   "f32_ClipGrad",
			params: []string{"Walk", "float*", "float*", "float*", "float", "float"},
		},
		OpCopy: {
			fuses:  true,
			name:   "f32_Copy",
			params: []string{"Walk", "float*", "float*"},
		},
		OpCos: {
			fuses:  true,
			name:   "f32_Cos",
			params: []string{"Walk", "float*", "float*"},
		},
		OpCosGrad: {
			fuses:  true,
			name:   "f32_CosGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpCosh: {
			fuses:  true,
			name:   "f32_Cosh",
			params: []string{"Walk", "float*", "float*"},
		},
		OpCoshGrad: {
			fuses:  true,
			name:   "f32_CoshGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpCountNonzero: {
			name:   "f32_CountNonzero",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "float*", "local"},
		},
		OpCumProd: {
			name:   "f32_CumProd",
			params: []string{"Walk", "float*", "long", "float*", "long", "long"},
		},
		OpCumSum: {
			name:   "f32_CumSum",
			params: []string{"Walk", "float*", "long", "float*", "long", "long"},
		},
		OpDiv: {
			fuses:  true,
			name:   "f32_Div",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpDivGradY: {
			fuses:  true,
			name:   "f32_DivGradY",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpELU: {
			fuses:  true,
			name:   "f32_ELU",
			params: []string{"Walk", "float*", "float*", "float"},
		},
		OpELUGrad: {
			fuses:  true,
			name:   "f32_ELUGrad",
			params: []string{"Walk", "float*", "float*", "float*", "float"},
		},
		OpEqual: {
			fuses:  true,
			name:   "f32_Equal",
			params: []string{"Walk", "uchar*", "float*", "float*"},
		},
		OpErf: {
			fuses:  true,
			name:   "f32_Erf",
			params: []string{"Walk", "float*", "float*"},
		},
		OpErfGrad: {
			fuses:  true,
			name:   "f32_ErfGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpExp: {
			fuses:  true,
			name:   "f32_Exp",
			params: []string{"Walk", "float*", "float*"},
		},
		OpExp2: {
			fuses:  true,
			name:   "f32_Exp2",
			params: []string{"Walk", "float*", "float*"},
		},
		OpExp2Grad: {
			fuses:  true,
			name:   "f32_Exp2Grad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpExpm1: {
			fuses:  true,
			name:   "f32_Expm1",
			params: []string{"Walk", "float*", "float*"},
		},
		OpExpm1Grad: {
			fuses:  true,
			name:   "f32_Expm1Grad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpFMA: {
			fuses:  true,
			name:   "f32_FMA",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpFill: {
			name:   "f32_Fill",
			params: []string{"Walk", "float*", "float"},
		},
		OpFloor: {
			fuses:  true,
			name:   "f32_Floor",
			params: []string{"Walk", "float*", "float*"},
		},
		OpGELU: {
			fuses:  true,
			name:   "f32_GELU",
			params: []string{"Walk", "float*", "float*"},
		},
		OpGELUGrad: {
			fuses:  true,
			name:   "f32_GELUGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpGreater: {
			fuses:  true,
			name:   "f32_Greater",
			params: []string{"Walk", "uchar*", "float*", "float*"},
		},
		OpGreaterEqual: {
			fuses:  true,
			name:   "f32_GreaterEqual",
			params: []string{"Walk", "uchar*", "float*", "float*"},
		},
		OpHardSigmoid: {
			fuses:  true,
			name:   "f32_HardSigmoid",
			params: []string{"Walk", "float*", "float*"},
		},
		OpHardSigmoidGrad: {
			fuses:  true,
			name:   "f32_HardSigmoidGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpHardTanh: {
			fuses:  true,
			name:   "f32_HardTanh",
			params: []string{"Walk", "float*", "float*"},
		},
		OpHardTanhGrad: {
			fuses:  true,
			name:   "f32_HardTanhGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpHypot: {
			fuses:  true,
			name:   "f32_Hypot",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpHypotGradX: {
			fuses:  true,
			name:   "f32_HypotGradX",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpHypotGradY: {
			fuses:  true,
			name:   "f32_HypotGradY",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpIndex: {
			name:   "f32_Index",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "float*", "float*", "local"},
		},
		OpIndexAdd: {
			name:   "f32_IndexAdd",
			params: []string{"Walk", "float*", "float*", "long*", "long*", "long*"},
		},
		OpIsFinite: {
			fuses:  true,
			name:   "f32_IsFinite",
			params: []string{"Walk", "uchar*", "float*"},
		},
		OpIsInf: {
			fuses:  true,
			name:   "f32_IsInf",
			params: []string{"Walk", "uchar*", "float*"},
		},
		OpIsNaN: {
			fuses:  true,
			name:   "f32_IsNaN",
			params: []string{"Walk", "uchar*", "float*"},
		},
		OpIsNegInf: {
			fuses:  true,
			name:   "f32_IsNegInf",
			params: []string{"Walk", "uchar*", "float*"},
		},
		OpIsPosInf: {
			fuses:  true,
			name:   "f32_IsPosInf",
			params: []string{"Walk", "uchar*", "float*"},
		},
		OpLayerNorm: {
			name:   "f32_LayerNorm",
			params: []string{"Walk", "long", "float*", "float*", "float*", "float*", "float", "local"},
		},
		OpLayerNormGrad: {
			name:   "f32_LayerNormGrad",
			params: []string{"Walk", "long", "long", "float*", "float*", "float*", "float*", "float*", "float", "long", "long", "local"},
		},
		OpLeakyReLU: {
			fuses:  true,
			name:   "f32_LeakyReLU",
			params: []string{"Walk", "float*", "float*", "float"},
		},
		OpLeakyReLUGrad: {
			fuses:  true,
			name:   "f32_LeakyReLUGrad",
			params: []string{"Walk", "float*", "float*", "float*", "float"},
		},
		OpLerp: {
			fuses:  true,
			name:   "f32_Lerp",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpLerpGradW: {
			fuses:  true,
			name:   "f32_LerpGradW",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpLerpGradX: {
			fuses:  true,
			name:   "f32_LerpGradX",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpLess: {
			fuses:  true,
			name:   "f32_Less",
			params: []string{"Walk", "uchar*", "float*", "float*"},
		},
		OpLessEqual: {
			fuses:  true,
			name:   "f32_LessEqual",
			params: []string{"Walk", "uchar*", "float*", "float*"},
		},
		OpLog: {
			fuses:  true,
			name:   "f32_Log",
			params: []string{"Walk", "float*", "float*"},
		},
		OpLog10: {
			fuses:  true,
			name:   "f32_Log10",
			params: []string{"Walk", "float*", "float*"},
		},
		OpLog10Grad: {
			fuses:  true,
			name:   "f32_Log10Grad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpLog1p: {
			fuses:  true,
			name:   "f32_Log1p",
			params: []string{"Walk", "float*", "float*"},
		},
		OpLog1pGrad: {
			fuses:  true,
			name:   "f32_Log1pGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpLog2: {
			fuses:  true,
			name:   "f32_Log2",
			params: []string{"Walk", "float*", "float*"},
		},
		OpLog2Grad: {
			fuses:  true,
			name:   "f32_Log2Grad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpLogSoftmax: {
			name:   "f32_LogSoftmax",
			params: []string{"Walk", "long", "float*", "float*", "local"},
		},
		OpLogSoftmaxGrad: {
			name:   "f32_LogSoftmaxGrad",
			params: []string{"Walk", "long", "float*", "float*", "float*", "local"},
		},
		OpLogSumExp: {
			name:   "f32_LogSumExp",
			params: []string{"Walk", "long", "float*", "float*", "local"},
		},
		OpLogSumExpGrad: {
			name:   "f32_LogSumExpGrad",
			params: []string{"Walk", "long", "float*", "float*", "float*", "float*", "local"},
		},
		OpMatMul: {
			name:   "f32_MatMul",
			params: []string{"Walk", "long", "long", "long", "float*", "long", "long", "float*", "long", "long", "float*", "long", "long"},
		},
		OpMax: {
			name:   "f32_Max",
			params: []string{"Walk", "int", "long", "long", "long", "long", "float*", "float*", "local"},
		},
		OpMaximum: {
			fuses:  true,
			name:   "f32_Maximum",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpMaximumGradX: {
			fuses:  true,
			name:   "f32_MaximumGradX",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpMaximumGradY: {
			fuses:  true,
			name:   "f32_MaximumGradY",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpMerge: {
			name:   "f32_Merge",
			params: []string{"Walk", "long", "long", "int", "float*", "long*", "float*", "long*"},
		},
		OpMin: {
			name:   "f32_Min",
			params: []string{"Walk", "int", "long", "long", "long", "long", "float*", "float*", "local"},
		},
		OpMinimum: {
			fuses:  true,
			name:   "f32_Minimum",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpMinimumGradX: {
			fuses:  true,
			name:   "f32_MinimumGradX",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpMinimumGradY: {
			fuses:  true,
			name:   "f32_MinimumGradY",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpMish: {
			fuses:  true,
			name:   "f32_Mish",
			params: []string{"Walk", "float*", "float*"},
		},
		OpMishGrad: {
			fuses:  true,
			name:   "f32_MishGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpMod: {
			fuses:  true,
			name:   "f32_Mod",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpModGradY: {
			fuses:  true,
			name:   "f32_ModGradY",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpMul: {
			fuses:  true,
			name:   "f32_Mul",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpNeg: {
			fuses:  true,
			name:   "f32_Neg",
			params: []string{"Walk", "float*", "float*"},
		},
		OpNorm: {
			name:   "f32_Norm",
			params: []string{"Walk", "int", "long", "long", "float*", "float*", "local"},
		},
		OpNormCDF: {
			fuses:  true,
			name:   "f32_NormCDF",
			params: []string{"Walk", "float*", "float*"},
		},
		OpNormCDFGrad: {
			fuses:  true,
			name:   "f32_NormCDFGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpNormalize: {
			name:   "f32_Normalize",
			params: []string{"Walk", "long", "float*", "float*", "float", "local"},
		},
		OpNormalizeGrad: {
			name:   "f32_NormalizeGrad",
			params: []string{"Walk", "long", "float*", "float*", "float*", "float*", "float", "local"},
		},
		OpNormalizeGradSum: {
			name:   "f32_NormalizeGradSum",
			params: []string{"Walk", "int", "long", "long", "long", "long", "float*", "float*", "float*", "local"},
		},
		OpNotEqual: {
			fuses:  true,
			name:   "f32_NotEqual",
			params: []string{"Walk", "uchar*", "float*", "float*"},
		},
		OpPow: {
			fuses:  true,
			name:   "f32_Pow",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpPowGradX: {
			fuses:  true,
			name:   "f32_PowGradX",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpPowGradY: {
			fuses:  true,
			name:   "f32_PowGradY",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpProd: {
			name:   "f32_Prod",
			params: []string{"Walk", "int", "long", "long", "long", "long", "float*", "float*", "local"},
		},
		OpPut: {
			name:   "f32_Put",
			params: []string{"Walk", "float*", "float*", "long*", "long*"},
		},
		OpRMSNorm: {
			name:   "f32_RMSNorm",
			params: []string{"Walk", "long", "float*", "float*", "float*", "float", "local"},
		},
		OpRMSNormGrad: {
			name:   "f32_RMSNormGrad",
			params: []string{"Walk", "long", "long", "float*", "float*", "float*", "float*", "float*", "float", "long", "long", "local"},
		},
		OpRand: {
			name:   "f32_Rand",
			params: []string{"Walk", "float*", "long", "long"},
		},
		OpReLU: {
			fuses:  true,
			name:   "f32_ReLU",
			params: []string{"Walk", "float*", "float*"},
		},
		OpReLUGrad: {
			fuses:  true,
			name:   "f32_ReLUGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpRecip: {
			fuses:  true,
			name:   "f32_Recip",
			params: []string{"Walk", "float*", "float*"},
		},
		OpRecipGrad: {
			fuses:  true,
			name:   "f32_RecipGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpRem: {
			fuses:  true,
			name:   "f32_Rem",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpRemGradY: {
			fuses:  true,
			name:   "f32_RemGradY",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpRound: {
			fuses:  true,
			name:   "f32_Round",
			params: []string{"Walk", "float*", "float*"},
		},
		OpRsqrt: {
			fuses:  true,
			name:   "f32_Rsqrt",
			params: []string{"Walk", "float*", "float*"},
		},
		OpRsqrtGrad: {
			fuses:  true,
			name:   "f32_RsqrtGrad",
			params: []string{"Walk", "float*", "float*", "float*", "float*"},
		},
		OpSELU: {
			fuses:  true,
			name:   "f32_SELU",
			params: []string{"Walk", "float*", "float*"},
		},
		OpSELUGrad: {
			fuses:  true,
			name:   "f32_SELUGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpSearchSorted: {
			name:   "f32_SearchSorted",
			params: []string{"Walk", "long*", "float*", "float*", "long"},
		},
		OpSiLU: {
			fuses:  true,
			name:   "f32_SiLU",
			params: []string{"Walk", "float*", "float*"},
		},
		OpSiLUGrad: {
			fuses:  true,
			name:   "f32_SiLUGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpSigmoid: {
			fuses:  true,
			name:   "f32_Sigmoid",
			params: []string{"Walk", "float*", "float*"},
		},
		OpSigmoidGrad: {
			fuses:  true,
			name:   "f32_SigmoidGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpSign: {
			fuses:  true,
			name:   "f32_Sign",
			params: []string{"Walk", "float*", "float*"},
		},
		OpSin: {
			fuses:  true,
			name:   "f32_Sin",
			params: []string{"Walk", "float*", "float*"},
		},
		OpSinGrad: {
			fuses:  true,
			name:   "f32_SinGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpSinh: {
			fuses:  true,
			name:   "f32_Sinh",
			params: []string{"Walk", "float*", "float*"},
		},
		OpSinhGrad: {
			fuses:  true,
			name:   "f32_SinhGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpSoftmax: {
			name:   "f32_Softmax",
			params: []string{"Walk", "long", "float*", "float*", "local"},
		},
		OpSoftmaxGrad: {
			name:   "f32_SoftmaxGrad",
			params: []string{"Walk", "long", "float*", "float*", "float*", "local"},
		},
		OpSoftplus: {
			fuses:  true,
			name:   "f32_Softplus",
			params: []string{"Walk", "float*", "float*"},
		},
		OpSoftplusGrad: {
			fuses:  true,
			name:   "f32_SoftplusGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpSqrt: {
			fuses:  true,
			name:   "f32_Sqrt",
			params: []string{"Walk", "float*", "float*"},
		},
		OpSqrtGrad: {
			fuses:  true,
			name:   "f32_SqrtGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpSquare: {
			fuses:  true,
			name:   "f32_Square",
			params: []string{"Walk", "float*", "float*"},
		},
		OpSquareGrad: {
			fuses:  true,
			name:   "f32_SquareGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpStd: {
			name:   "f32_Std",
			params: []string{"Walk", "long", "float*", "float*", "local"},
		},
		OpStdGrad: {
			name:   "f32_StdGrad",
			params: []string{"Walk", "long", "float*", "float*", "float*", "float*", "local"},
		},
		OpSub: {
			fuses:  true,
			name:   "f32_Sub",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpSum: {
			name:   "f32_Sum",
			params: []string{"Walk", "int", "long", "long", "long", "long", "float*", "float*", "local"},
		},
		OpSumExp: {
			name:   "f32_SumExp",
			params: []string{"Walk", "int", "long", "long", "long", "long", "float*", "float*", "float*", "local"},
		},
		OpSumSquares: {
			name:   "f32_SumSquares",
			params: []string{"Walk", "int", "long", "long", "long", "long", "float*", "float*", "float*", "local"},
		},
		OpTake: {
			name:   "f32_Take",
			params: []string{"Walk", "float*", "float*", "long*"},
		},
		OpTan: {
			fuses:  true,
			name:   "f32_Tan",
			params: []string{"Walk", "float*", "float*"},
		},
		OpTanGrad: {
			fuses:  true,
			name:   "f32_TanGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpTanh: {
			fuses:  true,
			name:   "f32_Tanh",
			params: []string{"Walk", "float*", "float*"},
		},
		OpTanhGrad: {
			fuses:  true,
			name:   "f32_TanhGrad",
			params: []string{"Walk", "float*", "float*", "float*"},
		},
		OpToBool: {
			name:   "f32_ToBool",
			params: []string{"Walk", "uchar*", "float*"},
		},
		OpToInt: {
			name:   "f32_ToInt",
			params: []string{"Walk", "long*", "float*"},
		},
		OpToInt32: {
			name:   "f32_ToInt32",
			params: []string{"Walk", "int*", "float*"},
		},
		OpToUint8: {
			name:   "f32_ToUint8",
			params: []string{"Walk", "uchar*", "float*"},
		},
		OpTril: {
			name:   "f32_Tril",
			params: []string{"Walk", "float*", "float*", "long", "long", "long"},
		},
		OpTriu: {
			name:   "f32_Triu",
			params: []string{"Walk", "float*", "float*", "long", "long", "long"},
		},
		OpTrunc: {
			fuses:  true,
			name:   "f32_Trunc",
			params: []string{"Walk", "float*", "float*"},
		},
		OpVar: {
			name:   "f32_Var",
			params: []string{"Walk", "long", "float*", "float*", "local"},
		},
		OpVarDDOF: {
			name:   "f32_VarDDOF",
			params: []string{"Walk", "long", "float*", "float*", "float", "local"},
		},
		OpVarDDOFGrad: {
			name:   "f32_VarDDOFGrad",
			params: []string{"Walk", "long", "float*", "float*", "float*", "float", "local"},
		},
		OpVarGrad: {
			name:   "f32_VarGrad",
			params: []string{"Walk", "long", "float*", "float*", "float*", "local"},
		},
		OpWhere: {
			fuses:  true,
			name:   "f32_Where",
			params: []string{"Walk", "float*", "uchar*", "float*", "float*"},
		},
		OpWhereGradX: {
			fuses:  true,
			name:   "f32_WhereGradX",
			params: []string{"Walk", "float*", "float*", "uchar*"},
		},
		OpWhereGradY: {
			fuses:  true,
			name:   "f32_WhereGradY",
			params: []string{"Walk", "float*", "float*", "uchar*"},
		},
	},
}

// Float64 has the kernels of float64.
var Float64 = &Program{
	Doubles: true,
	Element: device.Element{
		Bytes: 8,
		Name:  "double",
	},
	File: "float64.cl",
	Name: "f64",
	Type: reflect.TypeFor[float64](),
	kernels: [len(opNames)]kernel{
		OpAbs: {
			fuses:  true,
			name:   "f64_Abs",
			params: []string{"Walk", "double*", "double*"},
		},
		OpAbsGrad: {
			fuses:  true,
			name:   "f64_AbsGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpAcos: {
			fuses:  true,
			name:   "f64_Acos",
			params: []string{"Walk", "double*", "double*"},
		},
		OpAcosGrad: {
			fuses:  true,
			name:   "f64_AcosGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpAcosh: {
			fuses:  true,
			name:   "f64_Acosh",
			params: []string{"Walk", "double*", "double*"},
		},
		OpAcoshGrad: {
			fuses:  true,
			name:   "f64_AcoshGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpAdd: {
			fuses:  true,
			name:   "f64_Add",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpAsin: {
			fuses:  true,
			name:   "f64_Asin",
			params: []string{"Walk", "double*", "double*"},
		},
		OpAsinGrad: {
			fuses:  true,
			name:   "f64_AsinGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpAsinh: {
			fuses:  true,
			name:   "f64_Asinh",
			params: []string{"Walk", "double*", "double*"},
		},
		OpAsinhGrad: {
			fuses:  true,
			name:   "f64_AsinhGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpAtan: {
			fuses:  true,
			name:   "f64_Atan",
			params: []string{"Walk", "double*", "double*"},
		},
		OpAtan2: {
			fuses:  true,
			name:   "f64_Atan2",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpAtan2GradX: {
			fuses:  true,
			name:   "f64_Atan2GradX",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpAtan2GradY: {
			fuses:  true,
			name:   "f64_Atan2GradY",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpAtanGrad: {
			fuses:  true,
			name:   "f64_AtanGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpAtanh: {
			fuses:  true,
			name:   "f64_Atanh",
			params: []string{"Walk", "double*", "double*"},
		},
		OpAtanhGrad: {
			fuses:  true,
			name:   "f64_AtanhGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpCbrt: {
			fuses:  true,
			name:   "f64_Cbrt",
			params: []string{"Walk", "double*", "double*"},
		},
		OpCbrtGrad: {
			fuses:  true,
			name:   "f64_CbrtGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpCeil: {
			fuses:  true,
			name:   "f64_Ceil",
			params: []string{"Walk", "double*", "double*"},
		},
		OpClip: {
			fuses:  true,
			name:   "f64_Clip",
			params: []string{"Walk", "double*", "double*", "double", "double"},
		},
		OpClipGrad: {
			fuses:  true,
			name:   "f64_ClipGrad",
			params: []string{"Walk", "double*", "double*", "double*", "double", "double"},
		},
		OpCopy: {
			fuses:  true,
			name:   "f64_Copy",
			params: []string{"Walk", "double*", "double*"},
		},
		OpCos: {
			fuses:  true,
			name:   "f64_Cos",
			params: []string{"Walk", "double*", "double*"},
		},
		OpCosGrad: {
			fuses:  true,
			name:   "f64_CosGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpCosh: {
			fuses:  true,
			name:   "f64_Cosh",
			params: []string{"Walk", "double*", "double*"},
		},
		OpCoshGrad: {
			fuses:  true,
			name:   "f64_CoshGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpCountNonzero: {
			name:   "f64_CountNonzero",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "double*", "local"},
		},
		OpCumProd: {
			name:   "f64_CumProd",
			params: []string{"Walk", "double*", "long", "double*", "long", "long"},
		},
		OpCumSum: {
			name:   "f64_CumSum",
			params: []string{"Walk", "double*", "long", "double*", "long", "long"},
		},
		OpDiv: {
			fuses:  true,
			name:   "f64_Div",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpDivGradY: {
			fuses:  true,
			name:   "f64_DivGradY",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpELU: {
			fuses:  true,
			name:   "f64_ELU",
			params: []string{"Walk", "double*", "double*", "double"},
		},
		OpELUGrad: {
			fuses:  true,
			name:   "f64_ELUGrad",
			params: []string{"Walk", "double*", "double*", "double*", "double"},
		},
		OpEqual: {
			fuses:  true,
			name:   "f64_Equal",
			params: []string{"Walk", "uchar*", "double*", "double*"},
		},
		OpErf: {
			fuses:  true,
			name:   "f64_Erf",
			params: []string{"Walk", "double*", "double*"},
		},
		OpErfGrad: {
			fuses:  true,
			name:   "f64_ErfGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpExp: {
			fuses:  true,
			name:   "f64_Exp",
			params: []string{"Walk", "double*", "double*"},
		},
		OpExp2: {
			fuses:  true,
			name:   "f64_Exp2",
			params: []string{"Walk", "double*", "double*"},
		},
		OpExp2Grad: {
			fuses:  true,
			name:   "f64_Exp2Grad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpExpm1: {
			fuses:  true,
			name:   "f64_Expm1",
			params: []string{"Walk", "double*", "double*"},
		},
		OpExpm1Grad: {
			fuses:  true,
			name:   "f64_Expm1Grad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpFMA: {
			fuses:  true,
			name:   "f64_FMA",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpFill: {
			name:   "f64_Fill",
			params: []string{"Walk", "double*", "double"},
		},
		OpFloor: {
			fuses:  true,
			name:   "f64_Floor",
			params: []string{"Walk", "double*", "double*"},
		},
		OpFromBool: {
			name:   "f64_FromBool",
			params: []string{"Walk", "double*", "uchar*"},
		},
		OpFromFloat32: {
			name:   "f64_FromFloat32",
			params: []string{"Walk", "double*", "float*"},
		},
		OpFromInt: {
			name:   "f64_FromInt",
			params: []string{"Walk", "double*", "long*"},
		},
		OpFromInt32: {
			name:   "f64_FromInt32",
			params: []string{"Walk", "double*", "int*"},
		},
		OpFromUint8: {
			name:   "f64_FromUint8",
			params: []string{"Walk", "double*", "uchar*"},
		},
		OpGELU: {
			fuses:  true,
			name:   "f64_GELU",
			params: []string{"Walk", "double*", "double*"},
		},
		OpGELUGrad: {
			fuses:  true,
			name:   "f64_GELUGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpGreater: {
			fuses:  true,
			name:   "f64_Greater",
			params: []string{"Walk", "uchar*", "double*", "double*"},
		},
		OpGreaterEqual: {
			fuses:  true,
			name:   "f64_GreaterEqual",
			params: []string{"Walk", "uchar*", "double*", "double*"},
		},
		OpHardSigmoid: {
			fuses:  true,
			name:   "f64_HardSigmoid",
			params: []string{"Walk", "double*", "double*"},
		},
		OpHardSigmoidGrad: {
			fuses:  true,
			name:   "f64_HardSigmoidGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpHardTanh: {
			fuses:  true,
			name:   "f64_HardTanh",
			params: []string{"Walk", "double*", "double*"},
		},
		OpHardTanhGrad: {
			fuses:  true,
			name:   "f64_HardTanhGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpHypot: {
			fuses:  true,
			name:   "f64_Hypot",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpHypotGradX: {
			fuses:  true,
			name:   "f64_HypotGradX",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpHypotGradY: {
			fuses:  true,
			name:   "f64_HypotGradY",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpIndex: {
			name:   "f64_Index",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "double*", "double*", "local"},
		},
		OpIndexAdd: {
			name:   "f64_IndexAdd",
			params: []string{"Walk", "double*", "double*", "long*", "long*", "long*"},
		},
		OpIsFinite: {
			fuses:  true,
			name:   "f64_IsFinite",
			params: []string{"Walk", "uchar*", "double*"},
		},
		OpIsInf: {
			fuses:  true,
			name:   "f64_IsInf",
			params: []string{"Walk", "uchar*", "double*"},
		},
		OpIsNaN: {
			fuses:  true,
			name:   "f64_IsNaN",
			params: []string{"Walk", "uchar*", "double*"},
		},
		OpIsNegInf: {
			fuses:  true,
			name:   "f64_IsNegInf",
			params: []string{"Walk", "uchar*", "double*"},
		},
		OpIsPosInf: {
			fuses:  true,
			name:   "f64_IsPosInf",
			params: []string{"Walk", "uchar*", "double*"},
		},
		OpLayerNorm: {
			name:   "f64_LayerNorm",
			params: []string{"Walk", "long", "double*", "double*", "double*", "double*", "double", "local"},
		},
		OpLayerNormGrad: {
			name:   "f64_LayerNormGrad",
			params: []string{"Walk", "long", "long", "double*", "double*", "double*", "double*", "double*", "double", "long", "long", "local"},
		},
		OpLeakyReLU: {
			fuses:  true,
			name:   "f64_LeakyReLU",
			params: []string{"Walk", "double*", "double*", "double"},
		},
		OpLeakyReLUGrad: {
			fuses:  true,
			name:   "f64_LeakyReLUGrad",
			params: []string{"Walk", "double*", "double*", "double*", "double"},
		},
		OpLerp: {
			fuses:  true,
			name:   "f64_Lerp",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpLerpGradW: {
			fuses:  true,
			name:   "f64_LerpGradW",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpLerpGradX: {
			fuses:  true,
			name:   "f64_LerpGradX",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpLess: {
			fuses:  true,
			name:   "f64_Less",
			params: []string{"Walk", "uchar*", "double*", "double*"},
		},
		OpLessEqual: {
			fuses:  true,
			name:   "f64_LessEqual",
			params: []string{"Walk", "uchar*", "double*", "double*"},
		},
		OpLog: {
			fuses:  true,
			name:   "f64_Log",
			params: []string{"Walk", "double*", "double*"},
		},
		OpLog10: {
			fuses:  true,
			name:   "f64_Log10",
			params: []string{"Walk", "double*", "double*"},
		},
		OpLog10Grad: {
			fuses:  true,
			name:   "f64_Log10Grad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpLog1p: {
			fuses:  true,
			name:   "f64_Log1p",
			params: []string{"Walk", "double*", "double*"},
		},
		OpLog1pGrad: {
			fuses:  true,
			name:   "f64_Log1pGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpLog2: {
			fuses:  true,
			name:   "f64_Log2",
			params: []string{"Walk", "double*", "double*"},
		},
		OpLog2Grad: {
			fuses:  true,
			name:   "f64_Log2Grad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpLogSoftmax: {
			name:   "f64_LogSoftmax",
			params: []string{"Walk", "long", "double*", "double*", "local"},
		},
		OpLogSoftmaxGrad: {
			name:   "f64_LogSoftmaxGrad",
			params: []string{"Walk", "long", "double*", "double*", "double*", "local"},
		},
		OpLogSumExp: {
			name:   "f64_LogSumExp",
			params: []string{"Walk", "long", "double*", "double*", "local"},
		},
		OpLogSumExpGrad: {
			name:   "f64_LogSumExpGrad",
			params: []string{"Walk", "long", "double*", "double*", "double*", "double*", "local"},
		},
		OpMatMul: {
			name:   "f64_MatMul",
			params: []string{"Walk", "long", "long", "long", "double*", "long", "long", "double*", "long", "long", "double*", "long", "long"},
		},
		OpMax: {
			name:   "f64_Max",
			params: []string{"Walk", "int", "long", "long", "long", "long", "double*", "double*", "local"},
		},
		OpMaximum: {
			fuses:  true,
			name:   "f64_Maximum",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpMaximumGradX: {
			fuses:  true,
			name:   "f64_MaximumGradX",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpMaximumGradY: {
			fuses:  true,
			name:   "f64_MaximumGradY",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpMerge: {
			name:   "f64_Merge",
			params: []string{"Walk", "long", "long", "int", "double*", "long*", "double*", "long*"},
		},
		OpMin: {
			name:   "f64_Min",
			params: []string{"Walk", "int", "long", "long", "long", "long", "double*", "double*", "local"},
		},
		OpMinimum: {
			fuses:  true,
			name:   "f64_Minimum",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpMinimumGradX: {
			fuses:  true,
			name:   "f64_MinimumGradX",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpMinimumGradY: {
			fuses:  true,
			name:   "f64_MinimumGradY",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpMish: {
			fuses:  true,
			name:   "f64_Mish",
			params: []string{"Walk", "double*", "double*"},
		},
		OpMishGrad: {
			fuses:  true,
			name:   "f64_MishGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpMod: {
			fuses:  true,
			name:   "f64_Mod",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpModGradY: {
			fuses:  true,
			name:   "f64_ModGradY",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpMul: {
			fuses:  true,
			name:   "f64_Mul",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpNeg: {
			fuses:  true,
			name:   "f64_Neg",
			params: []string{"Walk", "double*", "double*"},
		},
		OpNorm: {
			name:   "f64_Norm",
			params: []string{"Walk", "int", "long", "long", "double*", "double*", "local"},
		},
		OpNormCDF: {
			fuses:  true,
			name:   "f64_NormCDF",
			params: []string{"Walk", "double*", "double*"},
		},
		OpNormCDFGrad: {
			fuses:  true,
			name:   "f64_NormCDFGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpNormalize: {
			name:   "f64_Normalize",
			params: []string{"Walk", "long", "double*", "double*", "double", "local"},
		},
		OpNormalizeGrad: {
			name:   "f64_NormalizeGrad",
			params: []string{"Walk", "long", "double*", "double*", "double*", "double*", "double", "local"},
		},
		OpNormalizeGradSum: {
			name:   "f64_NormalizeGradSum",
			params: []string{"Walk", "int", "long", "long", "long", "long", "double*", "double*", "double*", "local"},
		},
		OpNotEqual: {
			fuses:  true,
			name:   "f64_NotEqual",
			params: []string{"Walk", "uchar*", "double*", "double*"},
		},
		OpPow: {
			fuses:  true,
			name:   "f64_Pow",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpPowGradX: {
			fuses:  true,
			name:   "f64_PowGradX",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpPowGradY: {
			fuses:  true,
			name:   "f64_PowGradY",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpProd: {
			name:   "f64_Prod",
			params: []string{"Walk", "int", "long", "long", "long", "long", "double*", "double*", "local"},
		},
		OpPut: {
			name:   "f64_Put",
			params: []string{"Walk", "double*", "double*", "long*", "long*"},
		},
		OpRMSNorm: {
			name:   "f64_RMSNorm",
			params: []string{"Walk", "long", "double*", "double*", "double*", "double", "local"},
		},
		OpRMSNormGrad: {
			name:   "f64_RMSNormGrad",
			params: []string{"Walk", "long", "long", "double*", "double*", "double*", "double*", "double*", "double", "long", "long", "local"},
		},
		OpRand: {
			name:   "f64_Rand",
			params: []string{"Walk", "double*", "long", "long"},
		},
		OpReLU: {
			fuses:  true,
			name:   "f64_ReLU",
			params: []string{"Walk", "double*", "double*"},
		},
		OpReLUGrad: {
			fuses:  true,
			name:   "f64_ReLUGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpRecip: {
			fuses:  true,
			name:   "f64_Recip",
			params: []string{"Walk", "double*", "double*"},
		},
		OpRecipGrad: {
			fuses:  true,
			name:   "f64_RecipGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpRem: {
			fuses:  true,
			name:   "f64_Rem",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpRemGradY: {
			fuses:  true,
			name:   "f64_RemGradY",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpRound: {
			fuses:  true,
			name:   "f64_Round",
			params: []string{"Walk", "double*", "double*"},
		},
		OpRsqrt: {
			fuses:  true,
			name:   "f64_Rsqrt",
			params: []string{"Walk", "double*", "double*"},
		},
		OpRsqrtGrad: {
			fuses:  true,
			name:   "f64_RsqrtGrad",
			params: []string{"Walk", "double*", "double*", "double*", "double*"},
		},
		OpSELU: {
			fuses:  true,
			name:   "f64_SELU",
			params: []string{"Walk", "double*", "double*"},
		},
		OpSELUGrad: {
			fuses:  true,
			name:   "f64_SELUGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpSearchSorted: {
			name:   "f64_SearchSorted",
			params: []string{"Walk", "long*", "double*", "double*", "long"},
		},
		OpSiLU: {
			fuses:  true,
			name:   "f64_SiLU",
			params: []string{"Walk", "double*", "double*"},
		},
		OpSiLUGrad: {
			fuses:  true,
			name:   "f64_SiLUGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpSigmoid: {
			fuses:  true,
			name:   "f64_Sigmoid",
			params: []string{"Walk", "double*", "double*"},
		},
		OpSigmoidGrad: {
			fuses:  true,
			name:   "f64_SigmoidGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpSign: {
			fuses:  true,
			name:   "f64_Sign",
			params: []string{"Walk", "double*", "double*"},
		},
		OpSin: {
			fuses:  true,
			name:   "f64_Sin",
			params: []string{"Walk", "double*", "double*"},
		},
		OpSinGrad: {
			fuses:  true,
			name:   "f64_SinGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpSinh: {
			fuses:  true,
			name:   "f64_Sinh",
			params: []string{"Walk", "double*", "double*"},
		},
		OpSinhGrad: {
			fuses:  true,
			name:   "f64_SinhGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpSoftmax: {
			name:   "f64_Softmax",
			params: []string{"Walk", "long", "double*", "double*", "local"},
		},
		OpSoftmaxGrad: {
			name:   "f64_SoftmaxGrad",
			params: []string{"Walk", "long", "double*", "double*", "double*", "local"},
		},
		OpSoftplus: {
			fuses:  true,
			name:   "f64_Softplus",
			params: []string{"Walk", "double*", "double*"},
		},
		OpSoftplusGrad: {
			fuses:  true,
			name:   "f64_SoftplusGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpSqrt: {
			fuses:  true,
			name:   "f64_Sqrt",
			params: []string{"Walk", "double*", "double*"},
		},
		OpSqrtGrad: {
			fuses:  true,
			name:   "f64_SqrtGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpSquare: {
			fuses:  true,
			name:   "f64_Square",
			params: []string{"Walk", "double*", "double*"},
		},
		OpSquareGrad: {
			fuses:  true,
			name:   "f64_SquareGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpStd: {
			name:   "f64_Std",
			params: []string{"Walk", "long", "double*", "double*", "local"},
		},
		OpStdGrad: {
			name:   "f64_StdGrad",
			params: []string{"Walk", "long", "double*", "double*", "double*", "double*", "local"},
		},
		OpSub: {
			fuses:  true,
			name:   "f64_Sub",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpSum: {
			name:   "f64_Sum",
			params: []string{"Walk", "int", "long", "long", "long", "long", "double*", "double*", "local"},
		},
		OpSumExp: {
			name:   "f64_SumExp",
			params: []string{"Walk", "int", "long", "long", "long", "long", "double*", "double*", "double*", "local"},
		},
		OpSumSquares: {
			name:   "f64_SumSquares",
			params: []string{"Walk", "int", "long", "long", "long", "long", "double*", "double*", "double*", "local"},
		},
		OpTake: {
			name:   "f64_Take",
			params: []string{"Walk", "double*", "double*", "long*"},
		},
		OpTan: {
			fuses:  true,
			name:   "f64_Tan",
			params: []string{"Walk", "double*", "double*"},
		},
		OpTanGrad: {
			fuses:  true,
			name:   "f64_TanGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpTanh: {
			fuses:  true,
			name:   "f64_Tanh",
			params: []string{"Walk", "double*", "double*"},
		},
		OpTanhGrad: {
			fuses:  true,
			name:   "f64_TanhGrad",
			params: []string{"Walk", "double*", "double*", "double*"},
		},
		OpToBool: {
			name:   "f64_ToBool",
			params: []string{"Walk", "uchar*", "double*"},
		},
		OpToFloat32: {
			name:   "f64_ToFloat32",
			params: []string{"Walk", "float*", "double*"},
		},
		OpToInt: {
			name:   "f64_ToInt",
			params: []string{"Walk", "long*", "double*"},
		},
		OpToInt32: {
			name:   "f64_ToInt32",
			params: []string{"Walk", "int*", "double*"},
		},
		OpToUint8: {
			name:   "f64_ToUint8",
			params: []string{"Walk", "uchar*", "double*"},
		},
		OpTril: {
			name:   "f64_Tril",
			params: []string{"Walk", "double*", "double*", "long", "long", "long"},
		},
		OpTriu: {
			name:   "f64_Triu",
			params: []string{"Walk", "double*", "double*", "long", "long", "long"},
		},
		OpTrunc: {
			fuses:  true,
			name:   "f64_Trunc",
			params: []string{"Walk", "double*", "double*"},
		},
		OpVar: {
			name:   "f64_Var",
			params: []string{"Walk", "long", "double*", "double*", "local"},
		},
		OpVarDDOF: {
			name:   "f64_VarDDOF",
			params: []string{"Walk", "long", "double*", "double*", "double", "local"},
		},
		OpVarDDOFGrad: {
			name:   "f64_VarDDOFGrad",
			params: []string{"Walk", "long", "double*", "double*", "double*", "double", "local"},
		},
		OpVarGrad: {
			name:   "f64_VarGrad",
			params: []string{"Walk", "long", "double*", "double*", "double*", "local"},
		},
		OpWhere: {
			fuses:  true,
			name:   "f64_Where",
			params: []string{"Walk", "double*", "uchar*", "double*", "double*"},
		},
		OpWhereGradX: {
			fuses:  true,
			name:   "f64_WhereGradX",
			params: []string{"Walk", "double*", "double*", "uchar*"},
		},
		OpWhereGradY: {
			fuses:  true,
			name:   "f64_WhereGradY",
			params: []string{"Walk", "double*", "double*", "uchar*"},
		},
	},
}

// Int has the kernels of int.
var Int = &Program{
	Element: device.Element{
		Bytes: 8,
		Name:  "long",
	},
	File: "int.cl",
	Name: "ints",
	Type: reflect.TypeFor[int](),
	kernels: [len(opNames)]kernel{
		OpAbs: {
			fuses:  true,
			name:   "ints_Abs",
			params: []string{"Walk", "long*", "long*"},
		},
		OpAdd: {
			fuses:  true,
			name:   "ints_Add",
			params: []string{"Walk", "long*", "long*", "long*"},
		},
		OpAnd: {
			fuses:  true,
			name:   "ints_And",
			params: []string{"Walk", "long*", "long*", "long*"},
		},
		OpClip: {
			fuses:  true,
			name:   "ints_Clip",
			params: []string{"Walk", "long*", "long*", "long", "long"},
		},
		OpCopy: {
			fuses:  true,
			name:   "ints_Copy",
			params: []string{"Walk", "long*", "long*"},
		},
		OpCountNonzero: {
			name:   "ints_CountNonzero",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "long*", "local"},
		},
		OpCumProd: {
			name:   "ints_CumProd",
			params: []string{"Walk", "long*", "long", "long*", "long", "long"},
		},
		OpCumSum: {
			name:   "ints_CumSum",
			params: []string{"Walk", "long*", "long", "long*", "long", "long"},
		},
		OpDiv: {
			fuses:  true,
			name:   "ints_Div",
			params: []string{"Walk", "long*", "long*", "long*", "int*"},
		},
		OpEqual: {
			fuses:  true,
			name:   "ints_Equal",
			params: []string{"Walk", "uchar*", "long*", "long*"},
		},
		OpFill: {
			name:   "ints_Fill",
			params: []string{"Walk", "long*", "long"},
		},
		OpGreater: {
			fuses:  true,
			name:   "ints_Greater",
			params: []string{"Walk", "uchar*", "long*", "long*"},
		},
		OpGreaterEqual: {
			fuses:  true,
			name:   "ints_GreaterEqual",
			params: []string{"Walk", "uchar*", "long*", "long*"},
		},
		OpIndex: {
			name:   "ints_Index",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "long*", "long*", "local"},
		},
		OpIndexAdd: {
			name:   "ints_IndexAdd",
			params: []string{"Walk", "long*", "long*", "long*", "long*", "long*"},
		},
		OpLess: {
			fuses:  true,
			name:   "ints_Less",
			params: []string{"Walk", "uchar*", "long*", "long*"},
		},
		OpLessEqual: {
			fuses:  true,
			name:   "ints_LessEqual",
			params: []string{"Walk", "uchar*", "long*", "long*"},
		},
		OpMatMul: {
			name:   "ints_MatMul",
			params: []string{"Walk", "long", "long", "long", "long*", "long", "long", "long*", "long", "long", "long*", "long", "long"},
		},
		OpMax: {
			name:   "ints_Max",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "long*", "local"},
		},
		OpMaximum: {
			fuses:  true,
			name:   "ints_Maximum",
			params: []string{"Walk", "long*", "long*", "long*"},
		},
		OpMerge: {
			name:   "ints_Merge",
			params: []string{"Walk", "long", "long", "int", "long*", "long*", "long*", "long*"},
		},
		OpMin: {
			name:   "ints_Min",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "long*", "local"},
		},
		OpMinimum: {
			fuses:  true,
			name:   "ints_Minimum",
			params: []string{"Walk", "long*", "long*", "long*"},
		},
		OpMod: {
			fuses:  true,
			name:   "ints_Mod",
			params: []string{"Walk", "long*", "long*", "long*", "int*"},
		},
		OpMul: {
			fuses:  true,
			name:   "ints_Mul",
			params: []string{"Walk", "long*", "long*", "long*"},
		},
		OpNeg: {
			fuses:  true,
			name:   "ints_Neg",
			params: []string{"Walk", "long*", "long*"},
		},
		OpNot: {
			fuses:  true,
			name:   "ints_Not",
			params: []string{"Walk", "long*", "long*"},
		},
		OpNotEqual: {
			fuses:  true,
			name:   "ints_NotEqual",
			params: []string{"Walk", "uchar*", "long*", "long*"},
		},
		OpOr: {
			fuses:  true,
			name:   "ints_Or",
			params: []string{"Walk", "long*", "long*", "long*"},
		},
		OpProd: {
			name:   "ints_Prod",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "long*", "local"},
		},
		OpPut: {
			name:   "ints_Put",
			params: []string{"Walk", "long*", "long*", "long*", "long*"},
		},
		OpRem: {
			fuses:  true,
			name:   "ints_Rem",
			params: []string{"Walk", "long*", "long*", "long*", "int*"},
		},
		OpSaturateInt32: {
			name:   "ints_SaturateInt32",
			params: []string{"Walk", "int*", "long*"},
		},
		OpSaturateUint8: {
			name:   "ints_SaturateUint8",
			params: []string{"Walk", "uchar*", "long*"},
		},
		OpSearchSorted: {
			name:   "ints_SearchSorted",
			params: []string{"Walk", "long*", "long*", "long*", "long"},
		},
		OpShl: {
			fuses:  true,
			name:   "ints_Shl",
			params: []string{"Walk", "long*", "long*", "long*"},
		},
		OpShr: {
			fuses:  true,
			name:   "ints_Shr",
			params: []string{"Walk", "long*", "long*", "long*"},
		},
		OpSign: {
			fuses:  true,
			name:   "ints_Sign",
			params: []string{"Walk", "long*", "long*"},
		},
		OpSquare: {
			fuses:  true,
			name:   "ints_Square",
			params: []string{"Walk", "long*", "long*"},
		},
		OpSub: {
			fuses:  true,
			name:   "ints_Sub",
			params: []string{"Walk", "long*", "long*", "long*"},
		},
		OpSum: {
			name:   "ints_Sum",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "long*", "local"},
		},
		OpTake: {
			name:   "ints_Take",
			params: []string{"Walk", "long*", "long*", "long*"},
		},
		OpToBool: {
			name:   "ints_ToBool",
			params: []string{"Walk", "uchar*", "long*"},
		},
		OpToFloat32: {
			name:   "ints_ToFloat32",
			params: []string{"Walk", "float*", "long*"},
		},
		OpToInt32: {
			name:   "ints_ToInt32",
			params: []string{"Walk", "int*", "long*"},
		},
		OpToUint8: {
			name:   "ints_ToUint8",
			params: []string{"Walk", "uchar*", "long*"},
		},
		OpTril: {
			name:   "ints_Tril",
			params: []string{"Walk", "long*", "long*", "long", "long", "long"},
		},
		OpTriu: {
			name:   "ints_Triu",
			params: []string{"Walk", "long*", "long*", "long", "long", "long"},
		},
		OpWhere: {
			fuses:  true,
			name:   "ints_Where",
			params: []string{"Walk", "long*", "uchar*", "long*", "long*"},
		},
		OpXor: {
			fuses:  true,
			name:   "ints_Xor",
			params: []string{"Walk", "long*", "long*", "long*"},
		},
	},
}

// Int32 has the kernels of int32.
var Int32 = &Program{
	Element: device.Element{
		Bytes: 4,
		Name:  "int",
	},
	File: "int32.cl",
	Name: "i32",
	Type: reflect.TypeFor[int32](),
	kernels: [len(opNames)]kernel{
		OpAbs: {
			fuses:  true,
			name:   "i32_Abs",
			params: []string{"Walk", "int*", "int*"},
		},
		OpAdd: {
			fuses:  true,
			name:   "i32_Add",
			params: []string{"Walk", "int*", "int*", "int*"},
		},
		OpAnd: {
			fuses:  true,
			name:   "i32_And",
			params: []string{"Walk", "int*", "int*", "int*"},
		},
		OpClip: {
			fuses:  true,
			name:   "i32_Clip",
			params: []string{"Walk", "int*", "int*", "int", "int"},
		},
		OpCopy: {
			fuses:  true,
			name:   "i32_Copy",
			params: []string{"Walk", "int*", "int*"},
		},
		OpCountNonzero: {
			name:   "i32_CountNonzero",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "int*", "local"},
		},
		OpDiv: {
			fuses:  true,
			name:   "i32_Div",
			params: []string{"Walk", "int*", "int*", "int*", "int*"},
		},
		OpEqual: {
			fuses:  true,
			name:   "i32_Equal",
			params: []string{"Walk", "uchar*", "int*", "int*"},
		},
		OpFill: {
			name:   "i32_Fill",
			params: []string{"Walk", "int*", "int"},
		},
		OpGreater: {
			fuses:  true,
			name:   "i32_Greater",
			params: []string{"Walk", "uchar*", "int*", "int*"},
		},
		OpGreaterEqual: {
			fuses:  true,
			name:   "i32_GreaterEqual",
			params: []string{"Walk", "uchar*", "int*", "int*"},
		},
		OpIndex: {
			name:   "i32_Index",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "int*", "int*", "local"},
		},
		OpIndexAdd: {
			name:   "i32_IndexAdd",
			params: []string{"Walk", "int*", "int*", "long*", "long*", "long*"},
		},
		OpLess: {
			fuses:  true,
			name:   "i32_Less",
			params: []string{"Walk", "uchar*", "int*", "int*"},
		},
		OpLessEqual: {
			fuses:  true,
			name:   "i32_LessEqual",
			params: []string{"Walk", "uchar*", "int*", "int*"},
		},
		OpMax: {
			name:   "i32_Max",
			params: []string{"Walk", "int", "long", "long", "long", "long", "int*", "int*", "local"},
		},
		OpMaximum: {
			fuses:  true,
			name:   "i32_Maximum",
			params: []string{"Walk", "int*", "int*", "int*"},
		},
		OpMerge: {
			name:   "i32_Merge",
			params: []string{"Walk", "long", "long", "int", "int*", "long*", "int*", "long*"},
		},
		OpMin: {
			name:   "i32_Min",
			params: []string{"Walk", "int", "long", "long", "long", "long", "int*", "int*", "local"},
		},
		OpMinimum: {
			fuses:  true,
			name:   "i32_Minimum",
			params: []string{"Walk", "int*", "int*", "int*"},
		},
		OpMod: {
			fuses:  true,
			name:   "i32_Mod",
			params: []string{"Walk", "int*", "int*", "int*", "int*"},
		},
		OpMul: {
			fuses:  true,
			name:   "i32_Mul",
			params: []string{"Walk", "int*", "int*", "int*"},
		},
		OpNeg: {
			fuses:  true,
			name:   "i32_Neg",
			params: []string{"Walk", "int*", "int*"},
		},
		OpNot: {
			fuses:  true,
			name:   "i32_Not",
			params: []string{"Walk", "int*", "int*"},
		},
		OpNotEqual: {
			fuses:  true,
			name:   "i32_NotEqual",
			params: []string{"Walk", "uchar*", "int*", "int*"},
		},
		OpOr: {
			fuses:  true,
			name:   "i32_Or",
			params: []string{"Walk", "int*", "int*", "int*"},
		},
		OpProd: {
			name:   "i32_Prod",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "int*", "local"},
		},
		OpPut: {
			name:   "i32_Put",
			params: []string{"Walk", "int*", "int*", "long*", "long*"},
		},
		OpRem: {
			fuses:  true,
			name:   "i32_Rem",
			params: []string{"Walk", "int*", "int*", "int*", "int*"},
		},
		OpSaturateUint8: {
			name:   "i32_SaturateUint8",
			params: []string{"Walk", "uchar*", "int*"},
		},
		OpSearchSorted: {
			name:   "i32_SearchSorted",
			params: []string{"Walk", "long*", "int*", "int*", "long"},
		},
		OpShl: {
			fuses:  true,
			name:   "i32_Shl",
			params: []string{"Walk", "int*", "int*", "int*"},
		},
		OpShr: {
			fuses:  true,
			name:   "i32_Shr",
			params: []string{"Walk", "int*", "int*", "int*"},
		},
		OpSign: {
			fuses:  true,
			name:   "i32_Sign",
			params: []string{"Walk", "int*", "int*"},
		},
		OpSquare: {
			fuses:  true,
			name:   "i32_Square",
			params: []string{"Walk", "int*", "int*"},
		},
		OpSub: {
			fuses:  true,
			name:   "i32_Sub",
			params: []string{"Walk", "int*", "int*", "int*"},
		},
		OpSum: {
			name:   "i32_Sum",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "int*", "local"},
		},
		OpTake: {
			name:   "i32_Take",
			params: []string{"Walk", "int*", "int*", "long*"},
		},
		OpToBool: {
			name:   "i32_ToBool",
			params: []string{"Walk", "uchar*", "int*"},
		},
		OpToFloat32: {
			name:   "i32_ToFloat32",
			params: []string{"Walk", "float*", "int*"},
		},
		OpToInt: {
			name:   "i32_ToInt",
			params: []string{"Walk", "long*", "int*"},
		},
		OpToUint8: {
			name:   "i32_ToUint8",
			params: []string{"Walk", "uchar*", "int*"},
		},
		OpTril: {
			name:   "i32_Tril",
			params: []string{"Walk", "int*", "int*", "long", "long", "long"},
		},
		OpTriu: {
			name:   "i32_Triu",
			params: []string{"Walk", "int*", "int*", "long", "long", "long"},
		},
		OpWhere: {
			fuses:  true,
			name:   "i32_Where",
			params: []string{"Walk", "int*", "uchar*", "int*", "int*"},
		},
		OpXor: {
			fuses:  true,
			name:   "i32_Xor",
			params: []string{"Walk", "int*", "int*", "int*"},
		},
	},
}

// Uint8 has the kernels of uint8.
var Uint8 = &Program{
	Element: device.Element{
		Bytes: 1,
		Name:  "uchar",
	},
	File: "uint8.cl",
	Name: "u8",
	Type: reflect.TypeFor[uint8](),
	kernels: [len(opNames)]kernel{
		OpAbs: {
			fuses:  true,
			name:   "u8_Abs",
			params: []string{"Walk", "uchar*", "uchar*"},
		},
		OpAdd: {
			fuses:  true,
			name:   "u8_Add",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpAnd: {
			fuses:  true,
			name:   "u8_And",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpClip: {
			fuses:  true,
			name:   "u8_Clip",
			params: []string{"Walk", "uchar*", "uchar*", "uchar", "uchar"},
		},
		OpCopy: {
			fuses:  true,
			name:   "u8_Copy",
			params: []string{"Walk", "uchar*", "uchar*"},
		},
		OpCountNonzero: {
			name:   "u8_CountNonzero",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "uchar*", "local"},
		},
		OpDiv: {
			fuses:  true,
			name:   "u8_Div",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*", "int*"},
		},
		OpEqual: {
			fuses:  true,
			name:   "u8_Equal",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpFill: {
			name:   "u8_Fill",
			params: []string{"Walk", "uchar*", "uchar"},
		},
		OpGreater: {
			fuses:  true,
			name:   "u8_Greater",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpGreaterEqual: {
			fuses:  true,
			name:   "u8_GreaterEqual",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpIndex: {
			name:   "u8_Index",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "uchar*", "uchar*", "local"},
		},
		OpIndexAdd: {
			name:   "u8_IndexAdd",
			params: []string{"Walk", "uchar*", "uchar*", "long*", "long*", "long*"},
		},
		OpLess: {
			fuses:  true,
			name:   "u8_Less",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpLessEqual: {
			fuses:  true,
			name:   "u8_LessEqual",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpMax: {
			name:   "u8_Max",
			params: []string{"Walk", "int", "long", "long", "long", "long", "uchar*", "uchar*", "local"},
		},
		OpMaximum: {
			fuses:  true,
			name:   "u8_Maximum",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpMerge: {
			name:   "u8_Merge",
			params: []string{"Walk", "long", "long", "int", "uchar*", "long*", "uchar*", "long*"},
		},
		OpMin: {
			name:   "u8_Min",
			params: []string{"Walk", "int", "long", "long", "long", "long", "uchar*", "uchar*", "local"},
		},
		OpMinimum: {
			fuses:  true,
			name:   "u8_Minimum",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpMod: {
			fuses:  true,
			name:   "u8_Mod",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*", "int*"},
		},
		OpMul: {
			fuses:  true,
			name:   "u8_Mul",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpNeg: {
			fuses:  true,
			name:   "u8_Neg",
			params: []string{"Walk", "uchar*", "uchar*"},
		},
		OpNot: {
			fuses:  true,
			name:   "u8_Not",
			params: []string{"Walk", "uchar*", "uchar*"},
		},
		OpNotEqual: {
			fuses:  true,
			name:   "u8_NotEqual",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpOr: {
			fuses:  true,
			name:   "u8_Or",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpProd: {
			name:   "u8_Prod",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "uchar*", "local"},
		},
		OpPut: {
			name:   "u8_Put",
			params: []string{"Walk", "uchar*", "uchar*", "long*", "long*"},
		},
		OpRem: {
			fuses:  true,
			name:   "u8_Rem",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*", "int*"},
		},
		OpSearchSorted: {
			name:   "u8_SearchSorted",
			params: []string{"Walk", "long*", "uchar*", "uchar*", "long"},
		},
		OpShl: {
			fuses:  true,
			name:   "u8_Shl",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpShr: {
			fuses:  true,
			name:   "u8_Shr",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpSign: {
			fuses:  true,
			name:   "u8_Sign",
			params: []string{"Walk", "uchar*", "uchar*"},
		},
		OpSquare: {
			fuses:  true,
			name:   "u8_Square",
			params: []string{"Walk", "uchar*", "uchar*"},
		},
		OpSub: {
			fuses:  true,
			name:   "u8_Sub",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpSum: {
			name:   "u8_Sum",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "uchar*", "local"},
		},
		OpTake: {
			name:   "u8_Take",
			params: []string{"Walk", "uchar*", "uchar*", "long*"},
		},
		OpToBool: {
			name:   "u8_ToBool",
			params: []string{"Walk", "uchar*", "uchar*"},
		},
		OpToFloat32: {
			name:   "u8_ToFloat32",
			params: []string{"Walk", "float*", "uchar*"},
		},
		OpToInt: {
			name:   "u8_ToInt",
			params: []string{"Walk", "long*", "uchar*"},
		},
		OpToInt32: {
			name:   "u8_ToInt32",
			params: []string{"Walk", "int*", "uchar*"},
		},
		OpTril: {
			name:   "u8_Tril",
			params: []string{"Walk", "uchar*", "uchar*", "long", "long", "long"},
		},
		OpTriu: {
			name:   "u8_Triu",
			params: []string{"Walk", "uchar*", "uchar*", "long", "long", "long"},
		},
		OpWhere: {
			fuses:  true,
			name:   "u8_Where",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*", "uchar*"},
		},
		OpXor: {
			fuses:  true,
			name:   "u8_Xor",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
	},
}

// Bool has the kernels of bool.
var Bool = &Program{
	Element: device.Element{
		Bytes:     1,
		Condition: true,
		Name:      "uchar",
	},
	File: "bool.cl",
	Name: "bools",
	Type: reflect.TypeFor[bool](),
	kernels: [len(opNames)]kernel{
		OpAll: {
			name:   "bools_All",
			params: []string{"Walk", "int", "long", "long", "long", "long", "uchar*", "uchar*", "local"},
		},
		OpAnd: {
			fuses:  true,
			name:   "bools_And",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpAny: {
			name:   "bools_Any",
			params: []string{"Walk", "int", "long", "long", "long", "long", "uchar*", "uchar*", "local"},
		},
		OpCopy: {
			fuses:  true,
			name:   "bools_Copy",
			params: []string{"Walk", "uchar*", "uchar*"},
		},
		OpCountNonzero: {
			name:   "bools_CountNonzero",
			params: []string{"Walk", "int", "long", "long", "long", "long", "long*", "uchar*", "local"},
		},
		OpEqual: {
			fuses:  true,
			name:   "bools_Equal",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpFill: {
			name:   "bools_Fill",
			params: []string{"Walk", "uchar*", "uchar"},
		},
		OpNot: {
			fuses:  true,
			name:   "bools_Not",
			params: []string{"Walk", "uchar*", "uchar*"},
		},
		OpNotEqual: {
			fuses:  true,
			name:   "bools_NotEqual",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpOr: {
			fuses:  true,
			name:   "bools_Or",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
		OpPut: {
			name:   "bools_Put",
			params: []string{"Walk", "uchar*", "uchar*", "long*", "long*"},
		},
		OpTake: {
			name:   "bools_Take",
			params: []string{"Walk", "uchar*", "uchar*", "long*"},
		},
		OpToFloat32: {
			name:   "bools_ToFloat32",
			params: []string{"Walk", "float*", "uchar*"},
		},
		OpToInt: {
			name:   "bools_ToInt",
			params: []string{"Walk", "long*", "uchar*"},
		},
		OpToInt32: {
			name:   "bools_ToInt32",
			params: []string{"Walk", "int*", "uchar*"},
		},
		OpToUint8: {
			name:   "bools_ToUint8",
			params: []string{"Walk", "uchar*", "uchar*"},
		},
		OpTril: {
			name:   "bools_Tril",
			params: []string{"Walk", "uchar*", "uchar*", "long", "long", "long"},
		},
		OpTriu: {
			name:   "bools_Triu",
			params: []string{"Walk", "uchar*", "uchar*", "long", "long", "long"},
		},
		OpWhere: {
			fuses:  true,
			name:   "bools_Where",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*", "uchar*"},
		},
		OpXor: {
			fuses:  true,
			name:   "bools_Xor",
			params: []string{"Walk", "uchar*", "uchar*", "uchar*"},
		},
	},
}

// Float16 has no kernels: devices store no float16.
var Float16 = &Program{
	Element: device.Element{
		Bytes: 2,
		Name:  "float16",
	},
	Name: "f16",
	Type: reflect.TypeFor[half.Float16](),
}

// BFloat16 has no kernels: devices store no bfloat16.
var BFloat16 = &Program{
	Element: device.Element{
		Bytes: 2,
		Name:  "bfloat16",
	},
	Name: "bf16",
	Type: reflect.TypeFor[half.BFloat16](),
}

// String has no kernels: devices store no string.
var String = &Program{
	Element: device.Element{
		Bytes: 16,
		Name:  "string",
	},
	Name: "strs",
	Type: reflect.TypeFor[string](),
}
