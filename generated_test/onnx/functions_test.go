package onnx_test

import (
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// Functions of the library, for tensors of all types that have them.
var (
	abs     = over(f32.Abs, f64.Abs, ints.Abs, i32.Abs, u8.Abs)
	acos    = over(f32.Acos, f64.Acos)
	acosh   = over(f32.Acosh, f64.Acosh)
	add     = over(f32.Add, f64.Add, ints.Add, i32.Add, u8.Add, strs.Add)
	addC    = over(f32.AddC, f64.AddC, ints.AddC, i32.AddC, u8.AddC, strs.AddC)
	and     = over(ints.And, i32.And, u8.And, bools.And)
	arange  = over(f32.Arange, f64.Arange, ints.Arange, i32.Arange, u8.Arange)
	argSort = over(
		f32.ArgSort, f64.ArgSort, ints.ArgSort, i32.ArgSort, u8.ArgSort,
		bools.ArgSort[*ints.Tensor], strs.ArgSort,
	)
	asin     = over(f32.Asin, f64.Asin)
	asinh    = over(f32.Asinh, f64.Asinh)
	atan     = over(f32.Atan, f64.Atan)
	atanh    = over(f32.Atanh, f64.Atanh)
	avgPool  = over(f32.AvgPool, f64.AvgPool)
	bottomK  = over(f32.BottomK, f64.BottomK, ints.BottomK, i32.BottomK, u8.BottomK)
	ceil     = over(f32.Ceil, f64.Ceil)
	clip     = over(f32.Clip, f64.Clip, ints.Clip, i32.Clip, u8.Clip)
	compress = over(
		f32.Compress, f64.Compress, ints.Compress, i32.Compress, u8.Compress,
		bools.Compress, strs.Compress,
	)
	concat = over(
		f32.Concat, f64.Concat, ints.Concat, i32.Concat, u8.Concat, bools.Concat,
		strs.Concat,
	)
	conv1D        = over(f32.Conv1D, f64.Conv1D, ints.Conv1D, i32.Conv1D, u8.Conv1D)
	conv2D        = over(f32.Conv2D, f64.Conv2D, ints.Conv2D, i32.Conv2D, u8.Conv2D)
	conv3D        = over(f32.Conv3D, f64.Conv3D, ints.Conv3D, i32.Conv3D, u8.Conv3D)
	convTranspose = over(
		f32.ConvTranspose, f64.ConvTranspose, ints.ConvTranspose, i32.ConvTranspose,
		u8.ConvTranspose,
	)
	cos    = over(f32.Cos, f64.Cos)
	cosh   = over(f32.Cosh, f64.Cosh)
	cumSum = over(f32.CumSum, f64.CumSum, ints.CumSum, i32.CumSum, u8.CumSum)
	det    = over(f32.Det, f64.Det)
	div    = over(f32.Div, f64.Div, ints.Div, i32.Div, u8.Div)
	divC   = over(f32.DivC, f64.DivC, ints.DivC, i32.DivC, u8.DivC)
	einsum = over(f32.Einsum, f64.Einsum, ints.Einsum, i32.Einsum, u8.Einsum)
	elu    = over(f32.ELU, f64.ELU)
	equal  = over(
		f32.Equal, f64.Equal, ints.Equal, i32.Equal, u8.Equal, bools.Equal, strs.Equal,
	)
	erf   = over(f32.Erf, f64.Erf)
	exp   = over(f32.Exp, f64.Exp)
	floor = over(f32.Floor, f64.Floor)
	full  = over(
		f32.Full, f64.Full, ints.Full, i32.Full, u8.Full, bools.Full, strs.Full,
	)
	fuse   = over(f32.Fuse, f64.Fuse, ints.Fuse, i32.Fuse, u8.Fuse)
	gather = over(
		f32.Gather, f64.Gather, ints.Gather, i32.Gather, u8.Gather, bools.Gather,
		strs.Gather,
	)
	gatherND = over(
		f32.GatherND, f64.GatherND, ints.GatherND, i32.GatherND, u8.GatherND,
	)
	greater = over(
		f32.Greater, f64.Greater, ints.Greater, i32.Greater, u8.Greater, strs.Greater,
	)
	greaterEqual = over(
		f32.GreaterEqual, f64.GreaterEqual, ints.GreaterEqual, i32.GreaterEqual,
		u8.GreaterEqual, strs.GreaterEqual,
	)
	isInf     = over(f32.IsInf, f64.IsInf)
	isNaN     = over(f32.IsNaN, f64.IsNaN)
	isNegInf  = over(f32.IsNegInf, f64.IsNegInf)
	isPosInf  = over(f32.IsPosInf, f64.IsPosInf)
	layerNorm = over(f32.LayerNorm, f64.LayerNorm)
	leakyReLU = over(f32.LeakyReLU, f64.LeakyReLU)
	less      = over(f32.Less, f64.Less, ints.Less, i32.Less, u8.Less, strs.Less)
	lessEqual = over(
		f32.LessEqual, f64.LessEqual, ints.LessEqual, i32.LessEqual, u8.LessEqual,
		strs.LessEqual,
	)
	log            = over(f32.Log, f64.Log)
	logSoftmax     = over(f32.LogSoftmax, f64.LogSoftmax)
	matMul         = over(f32.MatMul, f64.MatMul, ints.MatMul, i32.MatMul, u8.MatMul)
	maxPool        = over(f32.MaxPool, f64.MaxPool, ints.MaxPool, i32.MaxPool, u8.MaxPool)
	maxPoolIndices = over(
		f32.MaxPoolIndices, f64.MaxPoolIndices, ints.MaxPoolIndices, i32.MaxPoolIndices,
		u8.MaxPoolIndices,
	)
	maximum  = over(f32.Maximum, f64.Maximum, ints.Maximum, i32.Maximum, u8.Maximum)
	maximumC = over(
		f32.MaximumC, f64.MaximumC, ints.MaximumC, i32.MaximumC, u8.MaximumC,
	)
	minimum  = over(f32.Minimum, f64.Minimum, ints.Minimum, i32.Minimum, u8.Minimum)
	minimumC = over(
		f32.MinimumC, f64.MinimumC, ints.MinimumC, i32.MinimumC, u8.MinimumC,
	)
	mod     = over(f32.Mod, f64.Mod, ints.Mod, i32.Mod, u8.Mod)
	mul     = over(f32.Mul, f64.Mul, ints.Mul, i32.Mul, u8.Mul)
	mulC    = over(f32.MulC, f64.MulC, ints.MulC, i32.MulC, u8.MulC)
	neg     = over(f32.Neg, f64.Neg, ints.Neg, i32.Neg, u8.Neg)
	nonZero = over(
		f32.NonZero, f64.NonZero, ints.NonZero, i32.NonZero, u8.NonZero,
		bools.NonZero[*ints.Tensor],
	)
	not     = over(ints.Not, i32.Not, u8.Not, bools.Not)
	or      = over(ints.Or, i32.Or, u8.Or, bools.Or)
	pad     = over(f32.Pad, f64.Pad, ints.Pad, i32.Pad, u8.Pad, bools.Pad, strs.Pad)
	padEdge = over(
		f32.PadEdge, f64.PadEdge, ints.PadEdge, i32.PadEdge, u8.PadEdge, bools.PadEdge,
		strs.PadEdge,
	)
	padReflect = over(
		f32.PadReflect, f64.PadReflect, ints.PadReflect, i32.PadReflect, u8.PadReflect,
		bools.PadReflect, strs.PadReflect,
	)
	pow       = over(f32.Pow, f64.Pow, ints.Pow, i32.Pow, u8.Pow)
	recip     = over(f32.Recip, f64.Recip)
	relu      = over(f32.ReLU, f64.ReLU)
	rem       = over(f32.Rem, f64.Rem, ints.Rem, i32.Rem, u8.Rem)
	round     = over(f32.Round, f64.Round)
	rsqrt     = over(f32.Rsqrt, f64.Rsqrt)
	scatterND = over(
		f32.ScatterND, f64.ScatterND, ints.ScatterND, i32.ScatterND, u8.ScatterND,
	)
	scatterNDAdd = over(
		f32.ScatterNDAdd, f64.ScatterNDAdd, ints.ScatterNDAdd, i32.ScatterNDAdd,
		u8.ScatterNDAdd,
	)
	shl        = over(ints.Shl, i32.Shl, u8.Shl)
	shr        = over(ints.Shr, i32.Shr, u8.Shr)
	selu       = over(f32.SELU, f64.SELU)
	sigmoid    = over(f32.Sigmoid, f64.Sigmoid)
	sign       = over(f32.Sign, f64.Sign, ints.Sign, i32.Sign, u8.Sign)
	sin        = over(f32.Sin, f64.Sin)
	sinh       = over(f32.Sinh, f64.Sinh)
	softmax    = over(f32.Softmax, f64.Softmax)
	softplus   = over(f32.Softplus, f64.Softplus)
	splitSizes = over(
		f32.SplitSizes, f64.SplitSizes, ints.SplitSizes, i32.SplitSizes, u8.SplitSizes,
		bools.SplitSizes, strs.SplitSizes,
	)
	sqrt   = over(f32.Sqrt, f64.Sqrt)
	square = over(f32.Square, f64.Square, ints.Square, i32.Square, u8.Square)
	sub    = over(f32.Sub, f64.Sub, ints.Sub, i32.Sub, u8.Sub)
	take   = over(
		f32.Take, f64.Take, ints.Take, i32.Take, u8.Take, bools.Take, strs.Take,
	)
	tan  = over(f32.Tan, f64.Tan)
	tanh = over(f32.Tanh, f64.Tanh)
	tile = over(
		f32.Tile, f64.Tile, ints.Tile, i32.Tile, u8.Tile, bools.Tile, strs.Tile,
	)
	topK = over(f32.TopK, f64.TopK, ints.TopK, i32.TopK, u8.TopK)
	tril = over(
		f32.Tril, f64.Tril, ints.Tril, i32.Tril, u8.Tril, bools.Tril, strs.Tril,
	)
	triu = over(
		f32.Triu, f64.Triu, ints.Triu, i32.Triu, u8.Triu, bools.Triu, strs.Triu,
	)
	uniqueAll = over(
		f32.UniqueAll, f64.UniqueAll, ints.UniqueAll, i32.UniqueAll, u8.UniqueAll,
	)
	where = over(
		f32.Where, f64.Where, ints.Where, i32.Where, u8.Where, bools.Where, strs.Where,
	)
	xor = over(ints.Xor, i32.Xor, u8.Xor, bools.Xor)
)

// Methods: views, and what sets elements of its receiver.
var (
	assign = over(
		(*f32.Tensor).Assign, (*f64.Tensor).Assign, (*ints.Tensor).Assign,
		(*i32.Tensor).Assign, (*u8.Tensor).Assign, (*bools.Tensor).Assign,
		(*strs.Tensor).Assign,
	)
	broadcastTo = over(
		(*f32.Tensor).BroadcastTo, (*f64.Tensor).BroadcastTo, (*ints.Tensor).BroadcastTo,
		(*i32.Tensor).BroadcastTo, (*u8.Tensor).BroadcastTo, (*bools.Tensor).BroadcastTo,
		(*strs.Tensor).BroadcastTo,
	)
	clone = over(
		(*f32.Tensor).Clone, (*f64.Tensor).Clone, (*ints.Tensor).Clone,
		(*i32.Tensor).Clone, (*u8.Tensor).Clone, (*bools.Tensor).Clone,
		(*strs.Tensor).Clone,
	)
	flip = over(
		(*f32.Tensor).Flip, (*f64.Tensor).Flip, (*ints.Tensor).Flip, (*i32.Tensor).Flip,
		(*u8.Tensor).Flip, (*bools.Tensor).Flip, (*strs.Tensor).Flip,
	)
	itemOf = over(
		(*f32.Tensor).Item, (*f64.Tensor).Item, (*ints.Tensor).Item, (*i32.Tensor).Item,
		(*u8.Tensor).Item, (*bools.Tensor).Item, (*strs.Tensor).Item,
	)
	put = over(
		(*f32.Tensor).Put, (*f64.Tensor).Put, (*ints.Tensor).Put, (*i32.Tensor).Put,
		(*u8.Tensor).Put, (*bools.Tensor).Put, (*strs.Tensor).Put,
	)
	reshape = over(
		(*f32.Tensor).Reshape, (*f64.Tensor).Reshape, (*ints.Tensor).Reshape,
		(*i32.Tensor).Reshape, (*u8.Tensor).Reshape, (*bools.Tensor).Reshape,
		(*strs.Tensor).Reshape,
	)
	scatterAdd = over(
		(*f32.Tensor).ScatterAdd, (*f64.Tensor).ScatterAdd, (*ints.Tensor).ScatterAdd,
		(*i32.Tensor).ScatterAdd, (*u8.Tensor).ScatterAdd,
	)
	slice = over(
		(*f32.Tensor).Slice, (*f64.Tensor).Slice, (*ints.Tensor).Slice,
		(*i32.Tensor).Slice, (*u8.Tensor).Slice, (*bools.Tensor).Slice,
		(*strs.Tensor).Slice,
	)
	split = over(
		(*f32.Tensor).Split, (*f64.Tensor).Split, (*ints.Tensor).Split,
		(*i32.Tensor).Split, (*u8.Tensor).Split, (*bools.Tensor).Split,
		(*strs.Tensor).Split,
	)
	squeeze = over(
		(*f32.Tensor).Squeeze, (*f64.Tensor).Squeeze, (*ints.Tensor).Squeeze,
		(*i32.Tensor).Squeeze, (*u8.Tensor).Squeeze, (*bools.Tensor).Squeeze,
		(*strs.Tensor).Squeeze,
	)
	swapLast = over(
		(*f32.Tensor).T, (*f64.Tensor).T, (*ints.Tensor).T, (*i32.Tensor).T,
		(*u8.Tensor).T, (*bools.Tensor).T, (*strs.Tensor).T,
	)
	transpose = over(
		(*f32.Tensor).Transpose, (*f64.Tensor).Transpose, (*ints.Tensor).Transpose,
		(*i32.Tensor).Transpose, (*u8.Tensor).Transpose, (*bools.Tensor).Transpose,
		(*strs.Tensor).Transpose,
	)
	unsqueeze = over(
		(*f32.Tensor).Unsqueeze, (*f64.Tensor).Unsqueeze, (*ints.Tensor).Unsqueeze,
		(*i32.Tensor).Unsqueeze, (*u8.Tensor).Unsqueeze, (*bools.Tensor).Unsqueeze,
		(*strs.Tensor).Unsqueeze,
	)
	windows = over(
		(*f32.Tensor).Windows, (*f64.Tensor).Windows, (*ints.Tensor).Windows,
		(*i32.Tensor).Windows, (*u8.Tensor).Windows, (*bools.Tensor).Windows,
		(*strs.Tensor).Windows,
	)
	withLayout = over(
		(*f32.Tensor).WithLayout, (*f64.Tensor).WithLayout, (*ints.Tensor).WithLayout,
		(*i32.Tensor).WithLayout, (*u8.Tensor).WithLayout, (*bools.Tensor).WithLayout,
		(*strs.Tensor).WithLayout,
	)
)

// Conversions of all types.
var (
	toBool = over(
		convert.Bool[float32], convert.Bool[float64], convert.Bool[int],
		convert.Bool[int32], convert.Bool[uint8], convert.Bool[bool],
	)
	toFloat32 = over(
		convert.Float32[float32], convert.Float32[float64], convert.Float32[int],
		convert.Float32[int32], convert.Float32[uint8], convert.Float32[bool],
	)
	toFloat64 = over(
		convert.Float64[float32], convert.Float64[float64], convert.Float64[int],
		convert.Float64[int32], convert.Float64[uint8], convert.Float64[bool],
	)
	toInt = over(
		convert.Int[float32], convert.Int[float64], convert.Int[int],
		convert.Int[int32], convert.Int[uint8], convert.Int[bool],
	)
	toInt32 = over(
		convert.Int32[float32], convert.Int32[float64], convert.Int32[int],
		convert.Int32[int32], convert.Int32[uint8], convert.Int32[bool],
	)
	toString = over(
		convert.String[float32], convert.String[float64], convert.String[int],
		convert.String[int32], convert.String[uint8], convert.String[bool],
	)
	toUint8 = over(
		convert.Uint8[float32], convert.Uint8[float64], convert.Uint8[int],
		convert.Uint8[int32], convert.Uint8[uint8], convert.Uint8[bool],
	)
)

// item returns the element of a tensor, or nil of none.
func item(x value) any {
	if x == nil {
		return nil
	}
	return itemOf(x)
}
