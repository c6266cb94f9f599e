// Code generated from templates/types_test.go.tmpl. DO NOT EDIT.

package generated_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/asm"
	kbools "github.com/ashlar-go/ashlar/asm/bool"
	kf32 "github.com/ashlar-go/ashlar/asm/float32"
	kf64 "github.com/ashlar-go/ashlar/asm/float64"
	kints "github.com/ashlar-go/ashlar/asm/int"
	ki32 "github.com/ashlar-go/ashlar/asm/int32"
	ku8 "github.com/ashlar-go/ashlar/asm/uint8"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
	"github.com/ashlar-go/ashlar/internal/support"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

var float32Support = support.Of[support.Autograd[*f32.Tensor, *bools.Tensor, *ints.Tensor]]()

var float32Suite = suite[float32, kf32.Kernels, *f32.Tensor]{
	needsDouble: false,
	rows:        float32Rows,
	parts:       float32Parts,
	best:        kf32.Best,
	all:         named(kf32.All, func(k kf32.Kernels) string { return k.Name }),
	classes: map[string]string{
		"Dot":              "xx",
		"LayerNorm":        "rrcc",
		"LayerNormGrad":    "rnnrrn",
		"LayerNormGradSum": "xxx",
		"LogSoftmax":       "rr",
		"LogSoftmaxGrad":   "rrr",
		"LogSumExp":        "X",
		"LogSumExpGrad":    "rr11",
		"LogSumExpGradSum": "xx",
		"Max":              "X",
		"Min":              "X",
		"Normalize":        "rr",
		"NormalizeGrad":    "rrrr",
		"NormalizeGradSum": "x",
		"Prod":             "x",
		"RMSNorm":          "rrc",
		"RMSNormGrad":      "rnrrn",
		"Softmax":          "rr",
		"SoftmaxGrad":      "rrr",
		"SoftmaxSum":       "xx",
		"Std":              "x",
		"StdGrad":          "rr11",
		"Sum":              "x",
		"SumExp":           "x",
		"SumProducts":      "xx",
		"SumSquares":       "x",
		"Var":              "x",
		"VarDDOF":          "x",
		"VarDDOFGrad":      "rr1",
		"VarGrad":          "rr1",
	},
	create: f32.New,
	functions: map[string]any{
		"Equal":           f32.Equal,
		"NotEqual":        f32.NotEqual,
		"Less":            f32.Less,
		"LessEqual":       f32.LessEqual,
		"Greater":         f32.Greater,
		"GreaterEqual":    f32.GreaterEqual,
		"IsNaN":           f32.IsNaN,
		"IsInf":           f32.IsInf,
		"IsPosInf":        f32.IsPosInf,
		"IsNegInf":        f32.IsNegInf,
		"IsFinite":        f32.IsFinite,
		"DivGradY":        float32Support.DivGradY,
		"RemGradY":        float32Support.RemGradY,
		"ModGradY":        float32Support.ModGradY,
		"MaximumGradX":    float32Support.MaximumGradX,
		"MaximumGradY":    float32Support.MaximumGradY,
		"MinimumGradX":    float32Support.MinimumGradX,
		"MinimumGradY":    float32Support.MinimumGradY,
		"LerpGradX":       float32Support.LerpGradX,
		"LerpGradW":       float32Support.LerpGradW,
		"AbsGrad":         float32Support.AbsGrad,
		"SquareGrad":      float32Support.SquareGrad,
		"RecipGrad":       float32Support.RecipGrad,
		"SqrtGrad":        float32Support.SqrtGrad,
		"Exp2Grad":        float32Support.Exp2Grad,
		"Expm1Grad":       float32Support.Expm1Grad,
		"Log2Grad":        float32Support.Log2Grad,
		"Log10Grad":       float32Support.Log10Grad,
		"Log1pGrad":       float32Support.Log1pGrad,
		"PowGradX":        float32Support.PowGradX,
		"PowGradY":        float32Support.PowGradY,
		"CbrtGrad":        float32Support.CbrtGrad,
		"RsqrtGrad":       float32Support.RsqrtGrad,
		"NormCDF":         float32Support.NormCDF,
		"SinGrad":         float32Support.SinGrad,
		"CosGrad":         float32Support.CosGrad,
		"TanGrad":         float32Support.TanGrad,
		"AsinGrad":        float32Support.AsinGrad,
		"AcosGrad":        float32Support.AcosGrad,
		"AtanGrad":        float32Support.AtanGrad,
		"Atan2GradX":      float32Support.Atan2GradX,
		"Atan2GradY":      float32Support.Atan2GradY,
		"HypotGradX":      float32Support.HypotGradX,
		"HypotGradY":      float32Support.HypotGradY,
		"ErfGrad":         float32Support.ErfGrad,
		"NormCDFGrad":     float32Support.NormCDFGrad,
		"SinhGrad":        float32Support.SinhGrad,
		"CoshGrad":        float32Support.CoshGrad,
		"TanhGrad":        float32Support.TanhGrad,
		"AsinhGrad":       float32Support.AsinhGrad,
		"AcoshGrad":       float32Support.AcoshGrad,
		"AtanhGrad":       float32Support.AtanhGrad,
		"SELU":            float32Support.SELU,
		"HardSigmoid":     float32Support.HardSigmoid,
		"ReLUGrad":        float32Support.ReLUGrad,
		"SoftplusGrad":    float32Support.SoftplusGrad,
		"GELUGrad":        float32Support.GELUGrad,
		"SigmoidGrad":     float32Support.SigmoidGrad,
		"SiLUGrad":        float32Support.SiLUGrad,
		"MishGrad":        float32Support.MishGrad,
		"HardTanhGrad":    float32Support.HardTanhGrad,
		"SELUGrad":        float32Support.SELUGrad,
		"HardSigmoidGrad": float32Support.HardSigmoidGrad,
		"WhereGradX":      float32Support.WhereGradX,
		"WhereGradY":      float32Support.WhereGradY,
		"ClipGrad":        support.Of[support.Scaled[*f32.Tensor, float32]]().ClipGrad,
		"LeakyReLUGrad":   support.Of[support.Scaled[*f32.Tensor, float32]]().LeakyReLUGrad,
		"ELUGrad":         support.Of[support.Scaled[*f32.Tensor, float32]]().ELUGrad,
	},
}

var float64Support = support.Of[support.Autograd[*f64.Tensor, *bools.Tensor, *ints.Tensor]]()

var float64Suite = suite[float64, kf64.Kernels, *f64.Tensor]{
	needsDouble: true,
	rows:        float64Rows,
	parts:       float64Parts,
	best:        kf64.Best,
	all:         named(kf64.All, func(k kf64.Kernels) string { return k.Name }),
	classes: map[string]string{
		"Dot":              "xx",
		"LayerNorm":        "rrcc",
		"LayerNormGrad":    "rnnrrn",
		"LayerNormGradSum": "xxx",
		"LogSoftmax":       "rr",
		"LogSoftmaxGrad":   "rrr",
		"LogSumExp":        "X",
		"LogSumExpGrad":    "rr11",
		"LogSumExpGradSum": "xx",
		"Max":              "X",
		"Min":              "X",
		"Normalize":        "rr",
		"NormalizeGrad":    "rrrr",
		"NormalizeGradSum": "x",
		"Prod":             "x",
		"RMSNorm":          "rrc",
		"RMSNormGrad":      "rnrrn",
		"Softmax":          "rr",
		"SoftmaxGrad":      "rrr",
		"SoftmaxSum":       "xx",
		"Std":              "x",
		"StdGrad":          "rr11",
		"Sum":              "x",
		"SumExp":           "x",
		"SumProducts":      "xx",
		"SumSquares":       "x",
		"Var":              "x",
		"VarDDOF":          "x",
		"VarDDOFGrad":      "rr1",
		"VarGrad":          "rr1",
	},
	create: f64.New,
	functions: map[string]any{
		"Equal":           f64.Equal,
		"NotEqual":        f64.NotEqual,
		"Less":            f64.Less,
		"LessEqual":       f64.LessEqual,
		"Greater":         f64.Greater,
		"GreaterEqual":    f64.GreaterEqual,
		"IsNaN":           f64.IsNaN,
		"IsInf":           f64.IsInf,
		"IsPosInf":        f64.IsPosInf,
		"IsNegInf":        f64.IsNegInf,
		"IsFinite":        f64.IsFinite,
		"DivGradY":        float64Support.DivGradY,
		"RemGradY":        float64Support.RemGradY,
		"ModGradY":        float64Support.ModGradY,
		"MaximumGradX":    float64Support.MaximumGradX,
		"MaximumGradY":    float64Support.MaximumGradY,
		"MinimumGradX":    float64Support.MinimumGradX,
		"MinimumGradY":    float64Support.MinimumGradY,
		"LerpGradX":       float64Support.LerpGradX,
		"LerpGradW":       float64Support.LerpGradW,
		"AbsGrad":         float64Support.AbsGrad,
		"SquareGrad":      float64Support.SquareGrad,
		"RecipGrad":       float64Support.RecipGrad,
		"SqrtGrad":        float64Support.SqrtGrad,
		"Exp2Grad":        float64Support.Exp2Grad,
		"Expm1Grad":       float64Support.Expm1Grad,
		"Log2Grad":        float64Support.Log2Grad,
		"Log10Grad":       float64Support.Log10Grad,
		"Log1pGrad":       float64Support.Log1pGrad,
		"PowGradX":        float64Support.PowGradX,
		"PowGradY":        float64Support.PowGradY,
		"CbrtGrad":        float64Support.CbrtGrad,
		"RsqrtGrad":       float64Support.RsqrtGrad,
		"NormCDF":         float64Support.NormCDF,
		"SinGrad":         float64Support.SinGrad,
		"CosGrad":         float64Support.CosGrad,
		"TanGrad":         float64Support.TanGrad,
		"AsinGrad":        float64Support.AsinGrad,
		"AcosGrad":        float64Support.AcosGrad,
		"AtanGrad":        float64Support.AtanGrad,
		"Atan2GradX":      float64Support.Atan2GradX,
		"Atan2GradY":      float64Support.Atan2GradY,
		"HypotGradX":      float64Support.HypotGradX,
		"HypotGradY":      float64Support.HypotGradY,
		"ErfGrad":         float64Support.ErfGrad,
		"NormCDFGrad":     float64Support.NormCDFGrad,
		"SinhGrad":        float64Support.SinhGrad,
		"CoshGrad":        float64Support.CoshGrad,
		"TanhGrad":        float64Support.TanhGrad,
		"AsinhGrad":       float64Support.AsinhGrad,
		"AcoshGrad":       float64Support.AcoshGrad,
		"AtanhGrad":       float64Support.AtanhGrad,
		"SELU":            float64Support.SELU,
		"HardSigmoid":     float64Support.HardSigmoid,
		"ReLUGrad":        float64Support.ReLUGrad,
		"SoftplusGrad":    float64Support.SoftplusGrad,
		"GELUGrad":        float64Support.GELUGrad,
		"SigmoidGrad":     float64Support.SigmoidGrad,
		"SiLUGrad":        float64Support.SiLUGrad,
		"MishGrad":        float64Support.MishGrad,
		"HardTanhGrad":    float64Support.HardTanhGrad,
		"SELUGrad":        float64Support.SELUGrad,
		"HardSigmoidGrad": float64Support.HardSigmoidGrad,
		"WhereGradX":      float64Support.WhereGradX,
		"WhereGradY":      float64Support.WhereGradY,
		"ClipGrad":        support.Of[support.Scaled[*f64.Tensor, float64]]().ClipGrad,
		"LeakyReLUGrad":   support.Of[support.Scaled[*f64.Tensor, float64]]().LeakyReLUGrad,
		"ELUGrad":         support.Of[support.Scaled[*f64.Tensor, float64]]().ELUGrad,
	},
}

var intSuite = suite[int, kints.Kernels, *ints.Tensor]{
	needsDouble: false,
	rows:        intRows,
	parts:       intParts,
	best:        kints.Best,
	all:         named(kints.All, func(k kints.Kernels) string { return k.Name }),
	classes: map[string]string{
		"Max":  "X",
		"Min":  "X",
		"Prod": "x",
		"Sum":  "x",
	},
	create: ints.New,
	functions: map[string]any{
		"Equal":        ints.Equal,
		"NotEqual":     ints.NotEqual,
		"Less":         ints.Less,
		"LessEqual":    ints.LessEqual,
		"Greater":      ints.Greater,
		"GreaterEqual": ints.GreaterEqual,
	},
}

var int32Suite = suite[int32, ki32.Kernels, *i32.Tensor]{
	needsDouble: false,
	rows:        int32Rows,
	parts:       int32Parts,
	best:        ki32.Best,
	all:         named(ki32.All, func(k ki32.Kernels) string { return k.Name }),
	classes: map[string]string{
		"Max":  "X",
		"Min":  "X",
		"Prod": "x",
		"Sum":  "x",
	},
	create: i32.New,
	functions: map[string]any{
		"Equal":        i32.Equal,
		"NotEqual":     i32.NotEqual,
		"Less":         i32.Less,
		"LessEqual":    i32.LessEqual,
		"Greater":      i32.Greater,
		"GreaterEqual": i32.GreaterEqual,
	},
}

var uint8Suite = suite[uint8, ku8.Kernels, *u8.Tensor]{
	needsDouble: false,
	rows:        uint8Rows,
	parts:       uint8Parts,
	best:        ku8.Best,
	all:         named(ku8.All, func(k ku8.Kernels) string { return k.Name }),
	classes: map[string]string{
		"Max":  "X",
		"Min":  "X",
		"Prod": "x",
		"Sum":  "x",
	},
	create: u8.New,
	functions: map[string]any{
		"Equal":        u8.Equal,
		"NotEqual":     u8.NotEqual,
		"Less":         u8.Less,
		"LessEqual":    u8.LessEqual,
		"Greater":      u8.Greater,
		"GreaterEqual": u8.GreaterEqual,
	},
}

var boolSuite = suite[bool, kbools.Kernels, *bools.Tensor]{
	needsDouble: false,
	rows:        boolRows,
	parts:       boolParts,
	best:        kbools.Best,
	all:         named(kbools.All, func(k kbools.Kernels) string { return k.Name }),
	classes:     map[string]string{},
	create:      bools.New,
	functions:   map[string]any{},
}

func TestKernels(t *testing.T) {
	t.Run("float32", float32Suite.testKernels)
	t.Run("float64", float64Suite.testKernels)
	t.Run("int", intSuite.testKernels)
	t.Run("int32", int32Suite.testKernels)
	t.Run("uint8", uint8Suite.testKernels)
	t.Run("bool", boolSuite.testKernels)
}

// TestMistakenLengths calls everything that kernel packages export with lengths that do not fit.
func TestMistakenLengths(t *testing.T) {
	t.Run("float32", func(t *testing.T) {
		float32Suite.testLengths(t, "float32", map[string]any{
			"Dense": kf32.Dense, "DenseImages": kf32.DenseImages,
		})
	})
	t.Run("float64", func(t *testing.T) {
		float64Suite.testLengths(t, "float64", map[string]any{
			"Dense": kf64.Dense, "DenseImages": kf64.DenseImages,
		})
	})
	t.Run("int", func(t *testing.T) {
		intSuite.testLengths(t, "int", map[string]any{
			"Dense": kints.Dense, "DenseImages": kints.DenseImages,
		})
	})
	t.Run("int32", func(t *testing.T) {
		int32Suite.testLengths(t, "int32", map[string]any{})
	})
	t.Run("uint8", func(t *testing.T) {
		uint8Suite.testLengths(t, "uint8", map[string]any{})
	})
	t.Run("bool", func(t *testing.T) {
		boolSuite.testLengths(t, "bool", map[string]any{})
	})
}

// TestFolds checks that implementations of folds give the same bits, and what they fold.
func TestFolds(t *testing.T) {
	t.Run("float32", func(t *testing.T) { testFolds[float32](t, float32Suite.all) })
	t.Run("float64", func(t *testing.T) { testFolds[float64](t, float64Suite.all) })
	t.Run("int", func(t *testing.T) { testFolds[int](t, intSuite.all) })
	t.Run("int32", func(t *testing.T) { testFolds[int32](t, int32Suite.all) })
	t.Run("uint8", func(t *testing.T) { testFolds[uint8](t, uint8Suite.all) })
}

// TestProductsBetweenGuards checks that what ends or begins where memory does gives the same
// product as elsewhere, and that nothing beside is touched.
func TestProductsBetweenGuards(t *testing.T) {
	t.Run("float32", products[float32, kf32.Matrix, kf32.Images]{
		names(float32Suite.all),
		func(i int) func(c, a, b kf32.Matrix) { return kf32.All[i].MatMul },
		kf32.Dense, kf32.Matrix.T,
		func(i int) [3]func(z, x, y kf32.Images, by asm.Convolution) {
			k := kf32.All[i]
			return [...]func(z, x, y kf32.Images, by asm.Convolution){k.Conv, k.ConvGradX, k.ConvGradW}
		},
		kf32.DenseImages,
	}.test)
	t.Run("float64", products[float64, kf64.Matrix, kf64.Images]{
		names(float64Suite.all),
		func(i int) func(c, a, b kf64.Matrix) { return kf64.All[i].MatMul },
		kf64.Dense, kf64.Matrix.T,
		func(i int) [3]func(z, x, y kf64.Images, by asm.Convolution) {
			k := kf64.All[i]
			return [...]func(z, x, y kf64.Images, by asm.Convolution){k.Conv, k.ConvGradX, k.ConvGradW}
		},
		kf64.DenseImages,
	}.test)
	t.Run("int", products[int, kints.Matrix, kints.Images]{
		names(intSuite.all),
		func(i int) func(c, a, b kints.Matrix) { return kints.All[i].MatMul },
		kints.Dense, kints.Matrix.T,
		func(i int) [3]func(z, x, y kints.Images, by asm.Convolution) {
			k := kints.All[i]
			return [...]func(z, x, y kints.Images, by asm.Convolution){k.Conv, k.ConvGradX, k.ConvGradW}
		},
		kints.DenseImages,
	}.test)
}

// TestQuantilesOfLong compares quantiles with elements in ascending order.
func TestQuantilesOfLong(t *testing.T) {
	t.Run("float32", quantilesOfLong[float32](f32.Sort, f32.Quantile, f32.New))
	t.Run("float64", quantilesOfLong[float64](f64.Sort, f64.Quantile, f64.New))
}

func TestDescriptions(t *testing.T) {
	t.Run("float32", func(t *testing.T) { testDescriptions(t, kf32.Descriptions, kf32.All) })
	t.Run("float64", func(t *testing.T) { testDescriptions(t, kf64.Descriptions, kf64.All) })
	t.Run("int", func(t *testing.T) { testDescriptions(t, kints.Descriptions, kints.All) })
	t.Run("int32", func(t *testing.T) { testDescriptions(t, ki32.Descriptions, ki32.All) })
	t.Run("uint8", func(t *testing.T) { testDescriptions(t, ku8.Descriptions, ku8.All) })
	t.Run("bool", func(t *testing.T) { testDescriptions(t, kbools.Descriptions, kbools.All) })
}

func BenchmarkKernels(b *testing.B) {
	b.Run("float32", float32Suite.benchmarkKernels)
	b.Run("float64", float64Suite.benchmarkKernels)
	b.Run("int", intSuite.benchmarkKernels)
	b.Run("int32", int32Suite.benchmarkKernels)
	b.Run("uint8", uint8Suite.benchmarkKernels)
	b.Run("bool", boolSuite.benchmarkKernels)
}

func TestTensors(t *testing.T) {
	t.Run("float32", float32Suite.testTensors)
	t.Run("float64", float64Suite.testTensors)
	t.Run("int", intSuite.testTensors)
	t.Run("int32", int32Suite.testTensors)
	t.Run("uint8", uint8Suite.testTensors)
	t.Run("bool", boolSuite.testTensors)
}

// rowsOnDevice tests one of so many rows of each element type on a device.
func rowsOnDevice(t *testing.T, d device.Device, every int) {
	t.Run("float32", func(t *testing.T) { float32Suite.testRowsOnDevice(t, d, every) })
	t.Run("float64", func(t *testing.T) { float64Suite.testRowsOnDevice(t, d, every) })
	t.Run("int", func(t *testing.T) { intSuite.testRowsOnDevice(t, d, every) })
	t.Run("int32", func(t *testing.T) { int32Suite.testRowsOnDevice(t, d, every) })
	t.Run("uint8", func(t *testing.T) { uint8Suite.testRowsOnDevice(t, d, every) })
	t.Run("bool", func(t *testing.T) { boolSuite.testRowsOnDevice(t, d, every) })
}

// tensorsOnDevice tests rows of each form on tensors of all layouts on a device, which need not be
// freed.
func tensorsOnDevice(t *testing.T, d device.Device) {
	t.Run("float32", func(t *testing.T) { float32Suite.testTensorsOnDevice(t, d) })
	t.Run("float64", func(t *testing.T) { float64Suite.testTensorsOnDevice(t, d) })
	t.Run("int", func(t *testing.T) { intSuite.testTensorsOnDevice(t, d) })
	t.Run("int32", func(t *testing.T) { int32Suite.testTensorsOnDevice(t, d) })
	t.Run("uint8", func(t *testing.T) { uint8Suite.testTensorsOnDevice(t, d) })
	t.Run("bool", func(t *testing.T) { boolSuite.testTensorsOnDevice(t, d) })
}

// convertToAll converts vectors of an element type on a device to all.
func convertToAll[X convert.Element, V interface {
	convert.Tensor[X]
	BroadcastTo(shape ...int) V
	To(device.Device) (V, error)
}](t *testing.T, d device.Device, create func(x []X, shape ...int) V) {
	t.Run("to float32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []float32 {
			return convert.Float32(to(d, create(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("to float64", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []X, n int) []float64 {
			return convert.Float64(to(d, create(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("to int", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []int {
			return convert.Int(to(d, create(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("to int32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []int32 {
			return convert.Int32(to(d, create(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("to uint8", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []uint8 {
			return convert.Uint8(to(d, create(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("to bool", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []X, n int) []bool {
			return convert.Bool(to(d, create(x, len(x))).BroadcastTo(n)).Values()
		})
	})
}

// testConversions converts all element types to all on a device.
func testConversions(t *testing.T, d device.Device) {
	t.Run("float32", func(t *testing.T) {
		convertToAll(t, d, f32.New)
	})
	t.Run("float64", func(t *testing.T) {
		wantDouble(t, d)
		convertToAll(t, d, f64.New)
	})
	t.Run("int", func(t *testing.T) {
		convertToAll(t, d, ints.New)
	})
	t.Run("int32", func(t *testing.T) {
		convertToAll(t, d, i32.New)
	})
	t.Run("uint8", func(t *testing.T) {
		convertToAll(t, d, u8.New)
	})
	t.Run("bool", func(t *testing.T) {
		convertToAll(t, d, bools.New)
	})
}
