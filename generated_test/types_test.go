// Code generated from templates/types_test.go.tmpl. DO NOT EDIT.

package generated_test

import (
	"testing"

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

var float32Suite = suite[float32, kf32.Kernels, *f32.Tensor]{
	needsDouble: false,
	rows:        float32Rows,
	parts:       float32Parts,
	best:        kf32.Best,
	all:         named(kf32.All, func(k kf32.Kernels) string { return k.Name }),
	classes: map[string]string{
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
		"Equal":         f32.Equal,
		"NotEqual":      f32.NotEqual,
		"Less":          f32.Less,
		"LessEqual":     f32.LessEqual,
		"Greater":       f32.Greater,
		"GreaterEqual":  f32.GreaterEqual,
		"IsNaN":         f32.IsNaN,
		"IsInf":         f32.IsInf,
		"IsFinite":      f32.IsFinite,
		"DivGradY":      of32.DivGradY,
		"RemGradY":      of32.RemGradY,
		"ModGradY":      of32.ModGradY,
		"MaximumGradX":  of32.MaximumGradX,
		"MaximumGradY":  of32.MaximumGradY,
		"MinimumGradX":  of32.MinimumGradX,
		"MinimumGradY":  of32.MinimumGradY,
		"LerpGradX":     of32.LerpGradX,
		"LerpGradW":     of32.LerpGradW,
		"AbsGrad":       of32.AbsGrad,
		"SquareGrad":    of32.SquareGrad,
		"RecipGrad":     of32.RecipGrad,
		"SqrtGrad":      of32.SqrtGrad,
		"Exp2Grad":      of32.Exp2Grad,
		"Expm1Grad":     of32.Expm1Grad,
		"Log2Grad":      of32.Log2Grad,
		"Log10Grad":     of32.Log10Grad,
		"Log1pGrad":     of32.Log1pGrad,
		"PowGradX":      of32.PowGradX,
		"PowGradY":      of32.PowGradY,
		"CbrtGrad":      of32.CbrtGrad,
		"RsqrtGrad":     of32.RsqrtGrad,
		"SinGrad":       of32.SinGrad,
		"CosGrad":       of32.CosGrad,
		"TanGrad":       of32.TanGrad,
		"AsinGrad":      of32.AsinGrad,
		"AcosGrad":      of32.AcosGrad,
		"AtanGrad":      of32.AtanGrad,
		"Atan2GradX":    of32.Atan2GradX,
		"Atan2GradY":    of32.Atan2GradY,
		"HypotGradX":    of32.HypotGradX,
		"HypotGradY":    of32.HypotGradY,
		"ErfGrad":       of32.ErfGrad,
		"NormCDFGrad":   of32.NormCDFGrad,
		"SinhGrad":      of32.SinhGrad,
		"CoshGrad":      of32.CoshGrad,
		"TanhGrad":      of32.TanhGrad,
		"AsinhGrad":     of32.AsinhGrad,
		"AcoshGrad":     of32.AcoshGrad,
		"AtanhGrad":     of32.AtanhGrad,
		"ReLUGrad":      of32.ReLUGrad,
		"SoftplusGrad":  of32.SoftplusGrad,
		"GELUGrad":      of32.GELUGrad,
		"SigmoidGrad":   of32.SigmoidGrad,
		"SiLUGrad":      of32.SiLUGrad,
		"MishGrad":      of32.MishGrad,
		"HardTanhGrad":  of32.HardTanhGrad,
		"WhereGradX":    of32.WhereGradX,
		"WhereGradY":    of32.WhereGradY,
		"ClipGrad":      support.Of[support.Scaled[*f32.Tensor, float32]]().ClipGrad,
		"LeakyReLUGrad": support.Of[support.Scaled[*f32.Tensor, float32]]().LeakyReLUGrad,
		"ELUGrad":       support.Of[support.Scaled[*f32.Tensor, float32]]().ELUGrad,
	},
}

var float64Suite = suite[float64, kf64.Kernels, *f64.Tensor]{
	needsDouble: true,
	rows:        float64Rows,
	parts:       float64Parts,
	best:        kf64.Best,
	all:         named(kf64.All, func(k kf64.Kernels) string { return k.Name }),
	classes: map[string]string{
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
		"Equal":         f64.Equal,
		"NotEqual":      f64.NotEqual,
		"Less":          f64.Less,
		"LessEqual":     f64.LessEqual,
		"Greater":       f64.Greater,
		"GreaterEqual":  f64.GreaterEqual,
		"IsNaN":         f64.IsNaN,
		"IsInf":         f64.IsInf,
		"IsFinite":      f64.IsFinite,
		"DivGradY":      of64.DivGradY,
		"RemGradY":      of64.RemGradY,
		"ModGradY":      of64.ModGradY,
		"MaximumGradX":  of64.MaximumGradX,
		"MaximumGradY":  of64.MaximumGradY,
		"MinimumGradX":  of64.MinimumGradX,
		"MinimumGradY":  of64.MinimumGradY,
		"LerpGradX":     of64.LerpGradX,
		"LerpGradW":     of64.LerpGradW,
		"AbsGrad":       of64.AbsGrad,
		"SquareGrad":    of64.SquareGrad,
		"RecipGrad":     of64.RecipGrad,
		"SqrtGrad":      of64.SqrtGrad,
		"Exp2Grad":      of64.Exp2Grad,
		"Expm1Grad":     of64.Expm1Grad,
		"Log2Grad":      of64.Log2Grad,
		"Log10Grad":     of64.Log10Grad,
		"Log1pGrad":     of64.Log1pGrad,
		"PowGradX":      of64.PowGradX,
		"PowGradY":      of64.PowGradY,
		"CbrtGrad":      of64.CbrtGrad,
		"RsqrtGrad":     of64.RsqrtGrad,
		"SinGrad":       of64.SinGrad,
		"CosGrad":       of64.CosGrad,
		"TanGrad":       of64.TanGrad,
		"AsinGrad":      of64.AsinGrad,
		"AcosGrad":      of64.AcosGrad,
		"AtanGrad":      of64.AtanGrad,
		"Atan2GradX":    of64.Atan2GradX,
		"Atan2GradY":    of64.Atan2GradY,
		"HypotGradX":    of64.HypotGradX,
		"HypotGradY":    of64.HypotGradY,
		"ErfGrad":       of64.ErfGrad,
		"NormCDFGrad":   of64.NormCDFGrad,
		"SinhGrad":      of64.SinhGrad,
		"CoshGrad":      of64.CoshGrad,
		"TanhGrad":      of64.TanhGrad,
		"AsinhGrad":     of64.AsinhGrad,
		"AcoshGrad":     of64.AcoshGrad,
		"AtanhGrad":     of64.AtanhGrad,
		"ReLUGrad":      of64.ReLUGrad,
		"SoftplusGrad":  of64.SoftplusGrad,
		"GELUGrad":      of64.GELUGrad,
		"SigmoidGrad":   of64.SigmoidGrad,
		"SiLUGrad":      of64.SiLUGrad,
		"MishGrad":      of64.MishGrad,
		"HardTanhGrad":  of64.HardTanhGrad,
		"WhereGradX":    of64.WhereGradX,
		"WhereGradY":    of64.WhereGradY,
		"ClipGrad":      support.Of[support.Scaled[*f64.Tensor, float64]]().ClipGrad,
		"LeakyReLUGrad": support.Of[support.Scaled[*f64.Tensor, float64]]().LeakyReLUGrad,
		"ELUGrad":       support.Of[support.Scaled[*f64.Tensor, float64]]().ELUGrad,
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
			"MaxPoolGrad": kf32.MaxPoolGrad, "MaxPoolTake": kf32.MaxPoolTake,
		})
	})
	t.Run("float64", func(t *testing.T) {
		float64Suite.testLengths(t, "float64", map[string]any{
			"Dense": kf64.Dense, "DenseImages": kf64.DenseImages,
			"MaxPoolGrad": kf64.MaxPoolGrad, "MaxPoolTake": kf64.MaxPoolTake,
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

// TestConvert converts all element types to all.
func TestConvert(t *testing.T) { testConversions(t, nil) }

// testConversions tests conversions on a device, or on the host.
func testConversions(t *testing.T, d device.Device) {
	t.Run("float32 to float32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []float32, n int) []float32 {
			return convert.Float32(to(d, f32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("float32 to float64", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []float32, n int) []float64 {
			return convert.Float64(to(d, f32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("float32 to int", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []float32, n int) []int {
			return convert.Int(to(d, f32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("float32 to int32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []float32, n int) []int32 {
			return convert.Int32(to(d, f32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("float32 to uint8", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []float32, n int) []uint8 {
			return convert.Uint8(to(d, f32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("float32 to bool", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []float32, n int) []bool {
			return convert.Bool(to(d, f32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("float64 to float32", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []float64, n int) []float32 {
			return convert.Float32(to(d, f64.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("float64 to float64", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []float64, n int) []float64 {
			return convert.Float64(to(d, f64.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("float64 to int", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []float64, n int) []int {
			return convert.Int(to(d, f64.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("float64 to int32", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []float64, n int) []int32 {
			return convert.Int32(to(d, f64.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("float64 to uint8", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []float64, n int) []uint8 {
			return convert.Uint8(to(d, f64.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("float64 to bool", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []float64, n int) []bool {
			return convert.Bool(to(d, f64.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int to float32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []int, n int) []float32 {
			return convert.Float32(to(d, ints.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int to float64", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []int, n int) []float64 {
			return convert.Float64(to(d, ints.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int to int", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []int, n int) []int {
			return convert.Int(to(d, ints.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int to int32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []int, n int) []int32 {
			return convert.Int32(to(d, ints.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int to uint8", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []int, n int) []uint8 {
			return convert.Uint8(to(d, ints.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int to bool", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []int, n int) []bool {
			return convert.Bool(to(d, ints.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int32 to float32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []int32, n int) []float32 {
			return convert.Float32(to(d, i32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int32 to float64", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []int32, n int) []float64 {
			return convert.Float64(to(d, i32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int32 to int", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []int32, n int) []int {
			return convert.Int(to(d, i32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int32 to int32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []int32, n int) []int32 {
			return convert.Int32(to(d, i32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int32 to uint8", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []int32, n int) []uint8 {
			return convert.Uint8(to(d, i32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("int32 to bool", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []int32, n int) []bool {
			return convert.Bool(to(d, i32.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("uint8 to float32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []uint8, n int) []float32 {
			return convert.Float32(to(d, u8.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("uint8 to float64", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []uint8, n int) []float64 {
			return convert.Float64(to(d, u8.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("uint8 to int", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []uint8, n int) []int {
			return convert.Int(to(d, u8.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("uint8 to int32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []uint8, n int) []int32 {
			return convert.Int32(to(d, u8.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("uint8 to uint8", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []uint8, n int) []uint8 {
			return convert.Uint8(to(d, u8.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("uint8 to bool", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []uint8, n int) []bool {
			return convert.Bool(to(d, u8.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("bool to float32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []bool, n int) []float32 {
			return convert.Float32(to(d, bools.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("bool to float64", func(t *testing.T) {
		wantDouble(t, d)
		kerneltest.TestConversion(t, func(x []bool, n int) []float64 {
			return convert.Float64(to(d, bools.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("bool to int", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []bool, n int) []int {
			return convert.Int(to(d, bools.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("bool to int32", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []bool, n int) []int32 {
			return convert.Int32(to(d, bools.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("bool to uint8", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []bool, n int) []uint8 {
			return convert.Uint8(to(d, bools.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
	t.Run("bool to bool", func(t *testing.T) {
		kerneltest.TestConversion(t, func(x []bool, n int) []bool {
			return convert.Bool(to(d, bools.New(x, len(x))).BroadcastTo(n)).Values()
		})
	})
}
