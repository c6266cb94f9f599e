// Code generated from templates/autograd.go.tmpl. DO NOT EDIT.

package f32

import (
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

func init() {
	support.Register(&support.Autograd[*Tensor, *bools.Tensor, *ints.Tensor]{
		Operations: support.Operations[*Tensor, *bools.Tensor]{
			DivGradY:        (*Tensor).divGradY,
			RemGradY:        (*Tensor).remGradY,
			ModGradY:        (*Tensor).modGradY,
			MaximumGradX:    (*Tensor).maximumGradX,
			MaximumGradY:    (*Tensor).maximumGradY,
			MinimumGradX:    (*Tensor).minimumGradX,
			MinimumGradY:    (*Tensor).minimumGradY,
			LerpGradX:       (*Tensor).lerpGradX,
			LerpGradW:       (*Tensor).lerpGradW,
			AbsGrad:         (*Tensor).absGrad,
			SquareGrad:      (*Tensor).squareGrad,
			RecipGrad:       (*Tensor).recipGrad,
			SqrtGrad:        (*Tensor).sqrtGrad,
			Exp2Grad:        (*Tensor).exp2Grad,
			Expm1Grad:       (*Tensor).expm1Grad,
			Log2Grad:        (*Tensor).log2Grad,
			Log10Grad:       (*Tensor).log10Grad,
			Log1pGrad:       (*Tensor).log1pGrad,
			PowGradX:        (*Tensor).powGradX,
			PowGradY:        (*Tensor).powGradY,
			CbrtGrad:        (*Tensor).cbrtGrad,
			RsqrtGrad:       (*Tensor).rsqrtGrad,
			NormCDF:         (*Tensor).normCDF,
			SinGrad:         (*Tensor).sinGrad,
			CosGrad:         (*Tensor).cosGrad,
			TanGrad:         (*Tensor).tanGrad,
			AsinGrad:        (*Tensor).asinGrad,
			AcosGrad:        (*Tensor).acosGrad,
			AtanGrad:        (*Tensor).atanGrad,
			Atan2GradX:      (*Tensor).atan2GradX,
			Atan2GradY:      (*Tensor).atan2GradY,
			HypotGradX:      (*Tensor).hypotGradX,
			HypotGradY:      (*Tensor).hypotGradY,
			ErfGrad:         (*Tensor).erfGrad,
			NormCDFGrad:     (*Tensor).normCDFGrad,
			SinhGrad:        (*Tensor).sinhGrad,
			CoshGrad:        (*Tensor).coshGrad,
			TanhGrad:        (*Tensor).tanhGrad,
			AsinhGrad:       (*Tensor).asinhGrad,
			AcoshGrad:       (*Tensor).acoshGrad,
			AtanhGrad:       (*Tensor).atanhGrad,
			SELU:            (*Tensor).sELU,
			HardSigmoid:     (*Tensor).hardSigmoid,
			ReLUGrad:        (*Tensor).reluGrad,
			SoftplusGrad:    (*Tensor).softplusGrad,
			GELUGrad:        (*Tensor).geluGrad,
			SigmoidGrad:     (*Tensor).sigmoidGrad,
			SiLUGrad:        (*Tensor).siluGrad,
			MishGrad:        (*Tensor).mishGrad,
			HardTanhGrad:    (*Tensor).hardTanhGrad,
			SELUGrad:        (*Tensor).sELUGrad,
			HardSigmoidGrad: (*Tensor).hardSigmoidGrad,
			WhereGradX:      (*Tensor).whereGradX,
			WhereGradY:      (*Tensor).whereGradY,
		},
		Conditions: support.Conditions[*Tensor, *bools.Tensor]{
			Equal:        Equal,
			NotEqual:     NotEqual,
			Less:         Less,
			LessEqual:    LessEqual,
			Greater:      Greater,
			GreaterEqual: GreaterEqual,
			IsNaN:        IsNaN,
			IsInf:        IsInf,
			IsPosInf:     IsPosInf,
			IsNegInf:     IsNegInf,
			IsFinite:     IsFinite,
		},
		RowOperations: support.RowOperations[*Tensor]{
			VarDDOF:   VarDDOF,
			Normalize: Normalize,
		},
		Conv:          (*Tensor).convBy,
		ConvTranspose: ConvTranspose,
		Functions: support.Functions[*Tensor, *bools.Tensor, *ints.Tensor]{
			Concat:       Concat,
			Take:         Take,
			Gather:       Gather,
			Tril:         Tril,
			Triu:         Triu,
			Shift:        Shift,
			Compress:     Compress,
			ArgSort:      ArgSort,
			TopK:         TopK,
			BottomK:      BottomK,
			Median:       Median,
			Quantile:     Quantile,
			Cross:        Cross,
			Det:          Det,
			Inv:          Inv,
			GatherND:     GatherND,
			ScatterND:    ScatterND,
			ScatterNDAdd: ScatterNDAdd,
			PadEdge:      PadEdge,
			PadReflect:   PadReflect,
			PadWrap:      PadWrap,
			SplitSizes:   SplitSizes,
		},
		ConvGradX:   (*Tensor).convGradX,
		ConvGradW:   (*Tensor).convGradW,
		MaxPool:     (*Tensor).maxPool,
		MaxPoolGrad: (*Tensor).maxPoolGrad,
		MaxPoolTake: (*Tensor).maxPoolTake,
		AvgPool:     (*Tensor).avgPool,
		AvgPoolGrad: (*Tensor).avgPoolGrad,
		Gemm: func(alpha float64, a, b *Tensor, beta float64, c *Tensor) *Tensor {
			return Gemm(float32(alpha), a, b, float32(beta), c)
		},
		Resize:      Resize,
		ResizeGrad:  resizeGrad,
		RowGrad:     (*Tensor).rowGrad,
		Number:      (*Tensor).number,
		Numbers:     (*Tensor).numbers,
		OfNumbers:   ofNumbers,
		Zeros:       (*Tensor).zeros,
		Ones:        OnesLike,
		Chosen:      func(x *Tensor, c layout.Chosen) *Tensor { return x.chosen("Select", c).Tensor() },
		AddChosen:   func(z, y *Tensor, c layout.Chosen) { z.chosen("Select", c).Add(y) },
		Cofactors:   cofactors,
		CompressAdd: (*Tensor).compressAdd,
		CheckSize:   (*Tensor).checkSize,
		SameShape:   (*Tensor).sameShape,
		SameMemory:  func(x, y *Tensor) bool { return x == y || SameMemory(x, y) },
		Version:     (*Tensor).memoryVersion,
	})
	support.Register(&support.Scaled[*Tensor, float32]{
		ClipGrad:      (*Tensor).clipGrad,
		LeakyReLUGrad: (*Tensor).leakyReLUGrad,
		ELUGrad:       (*Tensor).eluGrad,
	})
}

// number returns a tensor of rank 0 with the number v, on the device that x is on, or on the host
// if x is nil.
func (x *Tensor) number(v float64) *Tensor {
	if x == nil || x.isOnHost() {
		return Scalar(float32(v))
	}
	return new(Tensor).resultOn(x.Device(), "Number").Fill(float32(v))
}

// numbers returns a copy of the elements of x, in row-major order.
func (x *Tensor) numbers() []float64 {
	numbers := layout.MakeSlice[float64]("Numbers", x.Size())[:0]
	for v := range x.Elements() {
		numbers = append(numbers, float64(v))
	}
	return numbers
}

// ofNumbers returns a tensor of the given shape with a copy of the elements v, in row-major
// order. It panics with a *tensor.ShapeError if they are not so many.
func ofNumbers(v []float64, shape ...int) *Tensor {
	data := make([]float32, len(v))
	for i, v := range v {
		data[i] = float32(v)
	}
	return New(data, shape...)
}

// zeros returns a tensor of the given shape, of zeros, on the device that x is on.
func (x *Tensor) zeros(shape ...int) *Tensor {
	if x == nil || x.isOnHost() {
		return Zeros(shape...)
	}
	return new(Tensor).resultOn(x.Device(), "Zeros", shape...).Fill(0)
}

// sameShape reports whether x and y have the same shape.
func (x *Tensor) sameShape(y *Tensor) bool { return x.layout.SameShape(&y.layout) }

// compressAdd adds y to the elements of z that Compress returns, and returns z.
func (z *Tensor) compressAdd(y *Tensor, m *bools.Tensor, axis ...int) *Tensor {
	if len(axis) > 0 {
		along, indices := z.heldAlong(m, axis)
		return z.IndexAdd(y, along, indices...)
	}
	z.held(m).Add(y)
	return z
}
