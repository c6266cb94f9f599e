// Code generated from gen/table. DO NOT EDIT.

package support

// Operations are those on tensors V, with masks M, that are no methods of theirs: derivatives
// before all. They set z and return it.
type Operations[V, M any] struct {
	DivGradY        func(z, g, r, y V) V
	RemGradY        func(z, g, x, y V) V
	ModGradY        func(z, g, x, y V) V
	MaximumGradX    func(z, g, x, y V) V
	MaximumGradY    func(z, g, x, y V) V
	MinimumGradX    func(z, g, x, y V) V
	MinimumGradY    func(z, g, x, y V) V
	LerpGradX       func(z, g, w V) V
	LerpGradW       func(z, g, x, y V) V
	AbsGrad         func(z, g, x V) V
	SquareGrad      func(z, g, x V) V
	RecipGrad       func(z, g, r V) V
	SqrtGrad        func(z, g, r V) V
	Exp2Grad        func(z, g, r V) V
	Expm1Grad       func(z, g, r V) V
	Log2Grad        func(z, g, x V) V
	Log10Grad       func(z, g, x V) V
	Log1pGrad       func(z, g, x V) V
	PowGradX        func(z, g, x, y V) V
	PowGradY        func(z, g, r, x V) V
	CbrtGrad        func(z, g, r V) V
	RsqrtGrad       func(z, g, r, x V) V
	NormCDF         func(z, x V) V
	SinGrad         func(z, g, x V) V
	CosGrad         func(z, g, x V) V
	TanGrad         func(z, g, r V) V
	AsinGrad        func(z, g, x V) V
	AcosGrad        func(z, g, x V) V
	AtanGrad        func(z, g, x V) V
	Atan2GradX      func(z, g, x, y V) V
	Atan2GradY      func(z, g, x, y V) V
	HypotGradX      func(z, g, r, x V) V
	HypotGradY      func(z, g, r, y V) V
	ErfGrad         func(z, g, x V) V
	NormCDFGrad     func(z, g, x V) V
	SinhGrad        func(z, g, x V) V
	CoshGrad        func(z, g, x V) V
	TanhGrad        func(z, g, r V) V
	AsinhGrad       func(z, g, x V) V
	AcoshGrad       func(z, g, x V) V
	AtanhGrad       func(z, g, x V) V
	SELU            func(z, x V) V
	HardSigmoid     func(z, x V) V
	ReLUGrad        func(z, g, x V) V
	SoftplusGrad    func(z, g, x V) V
	GELUGrad        func(z, g, x V) V
	SigmoidGrad     func(z, g, r V) V
	SiLUGrad        func(z, g, x V) V
	MishGrad        func(z, g, x V) V
	HardTanhGrad    func(z, g, x V) V
	SELUGrad        func(z, g, x V) V
	HardSigmoidGrad func(z, g, x V) V
	WhereGradX      func(z, g V, m M) V
	WhereGradY      func(z, g V, m M) V
}

// Scaled are such operations on tensors V with elements E that take numbers.
type Scaled[V, E any] struct {
	ClipGrad      func(z, g, x V, lo, hi E) V
	LeakyReLUGrad func(z, g, x V, slope E) V
	ELUGrad       func(z, g, x V, alpha E) V
}

// Conditions are the operations on tensors V whose results are masks M.
type Conditions[V, M any] struct {
	Equal        func(x, y V) M
	NotEqual     func(x, y V) M
	Less         func(x, y V) M
	LessEqual    func(x, y V) M
	Greater      func(x, y V) M
	GreaterEqual func(x, y V) M
	IsNaN        func(x V) M
	IsInf        func(x V) M
	IsPosInf     func(x V) M
	IsNegInf     func(x V) M
	IsFinite     func(x V) M
}

// RowOperations are the operations on rows of tensors V that are no methods of theirs.
type RowOperations[V any] struct {
	VarDDOF   func(x V, ddof int, axes ...int) V
	Normalize func(x V, epsilon float64, axes ...int) V
}
