// Code generated from templates/results_test.go.tmpl. DO NOT EDIT.

package generated_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// testResults compares what functions make of small integers as elements of each type, on a device or
// the host, with what they make of them as float64 on the host.
func testResults(t *testing.T, d device.Device) {
	want := float64Results(nil)
	t.Run("float32", func(t *testing.T) {
		compareResults(t, float32Results(d), want)
	})
	t.Run("float64", func(t *testing.T) {
		wantDouble(t, d)
		compareResults(t, float64Results(d), want)
	})
	t.Run("int", func(t *testing.T) {
		compareResults(t, intResults(d), want)
	})
	t.Run("int32", func(t *testing.T) {
		wantDouble(t, d)
		compareResults(t, int32Results(d), want)
		x := i32.Full(1<<31-1, 3, 70)
		x.Slice(tensor.At(1)).Fill(-1 << 31)
		testWide(t, int(-1<<31), int(1<<31-1), wideResults[*i32.Tensor]{
			to(d, x), (*i32.Tensor).T, i32.Sum, i32.Prod, i32.Mean[*f64.Tensor], i32.CumSum, i32.MatMul,
		})
	})
	t.Run("uint8", func(t *testing.T) {
		wantDouble(t, d)
		compareResults(t, uint8Results(d), want)
		x := u8.Full(1<<8-1, 3, 70)
		x.Slice(tensor.At(1)).Fill(0)
		testWide(t, int(0), int(1<<8-1), wideResults[*u8.Tensor]{
			to(d, x), (*u8.Tensor).T, u8.Sum, u8.Prod, u8.Mean[*f64.Tensor], u8.CumSum, u8.MatMul,
		})
	})
}

// float32Results returns what functions make of small integers as float32, on a device or the host.
func float32Results(d device.Device) map[string]result {
	images, filters := to(d, convert.Float32(digits(2, 3, 5, 6))), to(d, convert.Float32(digits(4, 3, 2, 2)))
	x := images.Slice(tensor.At(1)).Transpose(2, 0, 1)
	row, rows := x.Slice(tensor.At(0), tensor.At(1)), x.Slice(tensor.All, tensor.At(2))
	sorted := f32.Sort(images, 3)
	top, places := f32.TopK(x, 2, 0)
	set := x.Clone()
	set.Select(tensor.Incl(3, 3, -1), tensor.Odd).Set(x.Slice(tensor.To(3), tensor.Odd))
	two := to(d, f32.Scalar(2))
	low, lowest := f32.BottomK(x, 2, 1)
	points := ints.Of(0, 1, 2, 2, 0, 1).Reshape(3, 2)
	added := f32.ZerosLike(x).IndexAdd(f32.Take(x, 0, tensor.Incl(1, 2)), 0, 2, 2)
	results := map[string]result{
		"Sum":          of(f32.Sum(images)),
		"Sum along":    of(f32.Sum(x, 0, 2)),
		"Prod":         of(f32.Prod(x, 1)),
		"Max":          of(f32.Max(x, -1)),
		"Min":          of(f32.Min(x)),
		"ArgMax":       of(f32.ArgMax(x, 0)),
		"ArgMin":       of(f32.ArgMin(x, 1, 2)),
		"nonzero":      of(f32.CountNonzero(x, 1)),
		"KeepDims":     of(f32.KeepDims(f32.Sum, x, 1)),
		"CumSum":       of(f32.CumSum(x, 1)),
		"CumSum as":    of(f32.CumSum(x, 1, tensor.Exclusive, tensor.Reversed)),
		"CumProd":      of(f32.CumProd(x, -1)),
		"MatMul":       of(f32.MatMul(x, images.Slice(tensor.At(0), tensor.At(0)))),
		"Dot":          of(f32.Dot(row, row)),
		"Inner":        of(f32.Inner(x, row)),
		"Outer":        of(f32.Outer(row, x)),
		"TensorDot":    of(f32.TensorDot(x, x, []int{0, 1}, []int{0, 1})),
		"Einsum":       of(f32.Einsum("ij,kj->ki", rows, rows)),
		"Conv2D":       of(f32.Conv2D(images, filters, tensor.Conv{Padding: []int{1}, Stride: []int{2, 1}})),
		"Conv1D":       of(f32.Conv1D(x, filters.Reshape(8, 3, 2), tensor.Conv{})),
		"MaxPool":      of(f32.MaxPool(images, tensor.Pool{Size: []int{2, 3}, Padding: []int{1, 0}})),
		"Sort":         of(f32.Sort(x, 2)),
		"ArgSort":      of(f32.ArgSort(x, 0)),
		"TopK":         of(top),
		"BottomK":      of(low),
		"BottomK at":   of(lowest),
		"Any":          of(convert.Float32(f32.Any(x, 2))),
		"All":          of(convert.Float32(f32.All(x, 0))),
		"GatherND":     of(f32.GatherND(x, 0, points)),
		"ScatterND":    of(f32.ScatterND(x, two, points)),
		"ScatterNDAdd": of(f32.ScatterNDAdd(x, two, points)),
		"TopK at":      of(places),
		"search":       of(f32.SearchSorted(f32.Sort(row, 0), x)),
		"Diff":         of(f32.Diff(sorted, 3)),
		"Where":        of(f32.Where(f32.Less(x, two), x, two)),
		"Equal":        of(f32.Where(f32.Equal(x, two), two, x)),
		"Fuse":         of(f32.Fuse("where(x < y, max(x, 1), x*y + 1)", x, two)),
		"Mod":          of(f32.Mod(x, two)),
		"Abs":          of(f32.Abs(x)),
		"Sign":         of(f32.Sign(x)),
		"Clip":         of(f32.Clip(x, 1, 3)),
		"Take":         of(f32.Take(x, 1, tensor.Incl(2, 0, 2, -1))),
		"Gather":       of(f32.Gather(x, 0, to(nil, places))),
		"Concat":       of(f32.Concat(1, x, x.Flip(0), x.Slice(tensor.All, tensor.To(1)))),
		"Stack":        of(f32.Stack(2, x, x)),
		"Tile":         of(f32.Tile(x, 2, 1, 3)),
		"Repeat":       of(f32.Repeat(x, 1, 2)),
		"Roll":         of(f32.Roll(x, 0, 2)),
		"Shift":        of(f32.Shift(x, 2, -1)),
		"SumTo":        of(x.SumTo(x.Dim(1), 1)),
		"IndexAdd":     of(added),
		"Compress":     of(f32.Compress(bools.Of(true, false, true), x, 2)),
		"Pad":          of(f32.Pad(x, 5, [2]int{1, 0}, [2]int{}, [2]int{0, 2})),
		"Tril":         of(f32.Tril(x, 1)),
		"Triu":         of(f32.Triu(x, 0)),
		"Select":       of(x.Select(tensor.Excl(1), tensor.Incl(2, 0)).Tensor()),
		"Set":          of(set),
		"Assign":       of(f32.ZerosLike(x).Assign(row)),
		"Fill":         of(f32.FullLike(7, x)),
		"Reshape":      of(x.Reshape(-1, 2)),
		"Bool":         of(f32.Where(convert.Bool(x), x, two)),
		"int":          of(convert.Int(x)),
	}
	if d != nil { // others are done on the host alone
		return results
	}
	results["Unique"] = of(f32.Unique(x))
	results["NonZero"] = of(f32.NonZero(x))
	results["Compress all"] = of(f32.Compress(f32.Less(x, two), x))
	results["Histogram"] = of(f32.Histogram(x, f32.Of(0, 2, 3, 7)))
	results["Map"] = of(f32.Map(x, func(v float32) float32 { return v + 1 }))
	return results
}

// float64Results returns what functions make of small integers as float64, on a device or the host.
func float64Results(d device.Device) map[string]result {
	images, filters := to(d, convert.Float64(digits(2, 3, 5, 6))), to(d, convert.Float64(digits(4, 3, 2, 2)))
	x := images.Slice(tensor.At(1)).Transpose(2, 0, 1)
	row, rows := x.Slice(tensor.At(0), tensor.At(1)), x.Slice(tensor.All, tensor.At(2))
	sorted := f64.Sort(images, 3)
	top, places := f64.TopK(x, 2, 0)
	set := x.Clone()
	set.Select(tensor.Incl(3, 3, -1), tensor.Odd).Set(x.Slice(tensor.To(3), tensor.Odd))
	two := to(d, f64.Scalar(2))
	low, lowest := f64.BottomK(x, 2, 1)
	points := ints.Of(0, 1, 2, 2, 0, 1).Reshape(3, 2)
	added := f64.ZerosLike(x).IndexAdd(f64.Take(x, 0, tensor.Incl(1, 2)), 0, 2, 2)
	results := map[string]result{
		"Sum":          of(f64.Sum(images)),
		"Sum along":    of(f64.Sum(x, 0, 2)),
		"Prod":         of(f64.Prod(x, 1)),
		"Max":          of(f64.Max(x, -1)),
		"Min":          of(f64.Min(x)),
		"ArgMax":       of(f64.ArgMax(x, 0)),
		"ArgMin":       of(f64.ArgMin(x, 1, 2)),
		"nonzero":      of(f64.CountNonzero(x, 1)),
		"KeepDims":     of(f64.KeepDims(f64.Sum, x, 1)),
		"CumSum":       of(f64.CumSum(x, 1)),
		"CumSum as":    of(f64.CumSum(x, 1, tensor.Exclusive, tensor.Reversed)),
		"CumProd":      of(f64.CumProd(x, -1)),
		"MatMul":       of(f64.MatMul(x, images.Slice(tensor.At(0), tensor.At(0)))),
		"Dot":          of(f64.Dot(row, row)),
		"Inner":        of(f64.Inner(x, row)),
		"Outer":        of(f64.Outer(row, x)),
		"TensorDot":    of(f64.TensorDot(x, x, []int{0, 1}, []int{0, 1})),
		"Einsum":       of(f64.Einsum("ij,kj->ki", rows, rows)),
		"Conv2D":       of(f64.Conv2D(images, filters, tensor.Conv{Padding: []int{1}, Stride: []int{2, 1}})),
		"Conv1D":       of(f64.Conv1D(x, filters.Reshape(8, 3, 2), tensor.Conv{})),
		"MaxPool":      of(f64.MaxPool(images, tensor.Pool{Size: []int{2, 3}, Padding: []int{1, 0}})),
		"Sort":         of(f64.Sort(x, 2)),
		"ArgSort":      of(f64.ArgSort(x, 0)),
		"TopK":         of(top),
		"BottomK":      of(low),
		"BottomK at":   of(lowest),
		"Any":          of(convert.Float64(f64.Any(x, 2))),
		"All":          of(convert.Float64(f64.All(x, 0))),
		"GatherND":     of(f64.GatherND(x, 0, points)),
		"ScatterND":    of(f64.ScatterND(x, two, points)),
		"ScatterNDAdd": of(f64.ScatterNDAdd(x, two, points)),
		"TopK at":      of(places),
		"search":       of(f64.SearchSorted(f64.Sort(row, 0), x)),
		"Diff":         of(f64.Diff(sorted, 3)),
		"Where":        of(f64.Where(f64.Less(x, two), x, two)),
		"Equal":        of(f64.Where(f64.Equal(x, two), two, x)),
		"Fuse":         of(f64.Fuse("where(x < y, max(x, 1), x*y + 1)", x, two)),
		"Mod":          of(f64.Mod(x, two)),
		"Abs":          of(f64.Abs(x)),
		"Sign":         of(f64.Sign(x)),
		"Clip":         of(f64.Clip(x, 1, 3)),
		"Take":         of(f64.Take(x, 1, tensor.Incl(2, 0, 2, -1))),
		"Gather":       of(f64.Gather(x, 0, to(nil, places))),
		"Concat":       of(f64.Concat(1, x, x.Flip(0), x.Slice(tensor.All, tensor.To(1)))),
		"Stack":        of(f64.Stack(2, x, x)),
		"Tile":         of(f64.Tile(x, 2, 1, 3)),
		"Repeat":       of(f64.Repeat(x, 1, 2)),
		"Roll":         of(f64.Roll(x, 0, 2)),
		"Shift":        of(f64.Shift(x, 2, -1)),
		"SumTo":        of(x.SumTo(x.Dim(1), 1)),
		"IndexAdd":     of(added),
		"Compress":     of(f64.Compress(bools.Of(true, false, true), x, 2)),
		"Pad":          of(f64.Pad(x, 5, [2]int{1, 0}, [2]int{}, [2]int{0, 2})),
		"Tril":         of(f64.Tril(x, 1)),
		"Triu":         of(f64.Triu(x, 0)),
		"Select":       of(x.Select(tensor.Excl(1), tensor.Incl(2, 0)).Tensor()),
		"Set":          of(set),
		"Assign":       of(f64.ZerosLike(x).Assign(row)),
		"Fill":         of(f64.FullLike(7, x)),
		"Reshape":      of(x.Reshape(-1, 2)),
		"Bool":         of(f64.Where(convert.Bool(x), x, two)),
		"int":          of(convert.Int(x)),
	}
	if d != nil { // others are done on the host alone
		return results
	}
	results["Unique"] = of(f64.Unique(x))
	results["NonZero"] = of(f64.NonZero(x))
	results["Compress all"] = of(f64.Compress(f64.Less(x, two), x))
	results["Histogram"] = of(f64.Histogram(x, f64.Of(0, 2, 3, 7)))
	results["Map"] = of(f64.Map(x, func(v float64) float64 { return v + 1 }))
	return results
}

// intResults returns what functions make of small integers as int, on a device or the host.
func intResults(d device.Device) map[string]result {
	images, filters := to(d, convert.Int(digits(2, 3, 5, 6))), to(d, convert.Int(digits(4, 3, 2, 2)))
	x := images.Slice(tensor.At(1)).Transpose(2, 0, 1)
	row, rows := x.Slice(tensor.At(0), tensor.At(1)), x.Slice(tensor.All, tensor.At(2))
	sorted := ints.Sort(images, 3)
	top, places := ints.TopK(x, 2, 0)
	set := x.Clone()
	set.Select(tensor.Incl(3, 3, -1), tensor.Odd).Set(x.Slice(tensor.To(3), tensor.Odd))
	two := to(d, ints.Scalar(2))
	low, lowest := ints.BottomK(x, 2, 1)
	points := ints.Of(0, 1, 2, 2, 0, 1).Reshape(3, 2)
	added := ints.ZerosLike(x).IndexAdd(ints.Take(x, 0, tensor.Incl(1, 2)), 0, 2, 2)
	results := map[string]result{
		"Sum":          of(ints.Sum(images)),
		"Sum along":    of(ints.Sum(x, 0, 2)),
		"Prod":         of(ints.Prod(x, 1)),
		"Max":          of(ints.Max(x, -1)),
		"Min":          of(ints.Min(x)),
		"ArgMax":       of(ints.ArgMax(x, 0)),
		"ArgMin":       of(ints.ArgMin(x, 1, 2)),
		"nonzero":      of(ints.CountNonzero(x, 1)),
		"KeepDims":     of(ints.KeepDims(ints.Sum, x, 1)),
		"CumSum":       of(ints.CumSum(x, 1)),
		"CumSum as":    of(ints.CumSum(x, 1, tensor.Exclusive, tensor.Reversed)),
		"CumProd":      of(ints.CumProd(x, -1)),
		"MatMul":       of(ints.MatMul(x, images.Slice(tensor.At(0), tensor.At(0)))),
		"Dot":          of(ints.Dot(row, row)),
		"Inner":        of(ints.Inner(x, row)),
		"Outer":        of(ints.Outer(row, x)),
		"TensorDot":    of(ints.TensorDot(x, x, []int{0, 1}, []int{0, 1})),
		"Einsum":       of(ints.Einsum("ij,kj->ki", rows, rows)),
		"Conv2D":       of(ints.Conv2D(images, filters, tensor.Conv{Padding: []int{1}, Stride: []int{2, 1}})),
		"Conv1D":       of(ints.Conv1D(x, filters.Reshape(8, 3, 2), tensor.Conv{})),
		"MaxPool":      of(ints.MaxPool(images, tensor.Pool{Size: []int{2, 3}, Padding: []int{1, 0}})),
		"Sort":         of(ints.Sort(x, 2)),
		"ArgSort":      of(ints.ArgSort(x, 0)),
		"TopK":         of(top),
		"BottomK":      of(low),
		"BottomK at":   of(lowest),
		"Any":          of(convert.Int(ints.Any(x, 2))),
		"All":          of(convert.Int(ints.All(x, 0))),
		"GatherND":     of(ints.GatherND(x, 0, points)),
		"ScatterND":    of(ints.ScatterND(x, two, points)),
		"ScatterNDAdd": of(ints.ScatterNDAdd(x, two, points)),
		"TopK at":      of(places),
		"search":       of(ints.SearchSorted(ints.Sort(row, 0), x)),
		"Diff":         of(ints.Diff(sorted, 3)),
		"Where":        of(ints.Where(ints.Less(x, two), x, two)),
		"Equal":        of(ints.Where(ints.Equal(x, two), two, x)),
		"Fuse":         of(ints.Fuse("where(x < y, max(x, 1), x*y + 1)", x, two)),
		"Mod":          of(ints.Mod(x, two)),
		"Abs":          of(ints.Abs(x)),
		"Sign":         of(ints.Sign(x)),
		"Clip":         of(ints.Clip(x, 1, 3)),
		"Take":         of(ints.Take(x, 1, tensor.Incl(2, 0, 2, -1))),
		"Gather":       of(ints.Gather(x, 0, to(nil, places))),
		"Concat":       of(ints.Concat(1, x, x.Flip(0), x.Slice(tensor.All, tensor.To(1)))),
		"Stack":        of(ints.Stack(2, x, x)),
		"Tile":         of(ints.Tile(x, 2, 1, 3)),
		"Repeat":       of(ints.Repeat(x, 1, 2)),
		"Roll":         of(ints.Roll(x, 0, 2)),
		"Shift":        of(ints.Shift(x, 2, -1)),
		"SumTo":        of(x.SumTo(x.Dim(1), 1)),
		"IndexAdd":     of(added),
		"Compress":     of(ints.Compress(bools.Of(true, false, true), x, 2)),
		"Pad":          of(ints.Pad(x, 5, [2]int{1, 0}, [2]int{}, [2]int{0, 2})),
		"Tril":         of(ints.Tril(x, 1)),
		"Triu":         of(ints.Triu(x, 0)),
		"Select":       of(x.Select(tensor.Excl(1), tensor.Incl(2, 0)).Tensor()),
		"Set":          of(set),
		"Assign":       of(ints.ZerosLike(x).Assign(row)),
		"Fill":         of(ints.FullLike(7, x)),
		"Reshape":      of(x.Reshape(-1, 2)),
		"Bool":         of(ints.Where(convert.Bool(x), x, two)),
		"int":          of(convert.Int(x)),
	}
	if d != nil { // others are done on the host alone
		return results
	}
	results["Unique"] = of(ints.Unique(x))
	results["NonZero"] = of(ints.NonZero(x))
	results["Compress all"] = of(ints.Compress(ints.Less(x, two), x))
	results["Histogram"] = of(ints.Histogram(x, ints.Of(0, 2, 3, 7)))
	results["Map"] = of(ints.Map(x, func(v int) int { return v + 1 }))
	return results
}

// int32Results returns what functions make of small integers as int32, on a device or the host.
func int32Results(d device.Device) map[string]result {
	images, filters := to(d, convert.Int32(digits(2, 3, 5, 6))), to(d, convert.Int32(digits(4, 3, 2, 2)))
	x := images.Slice(tensor.At(1)).Transpose(2, 0, 1)
	row, rows := x.Slice(tensor.At(0), tensor.At(1)), x.Slice(tensor.All, tensor.At(2))
	sorted := i32.Sort(images, 3)
	top, places := i32.TopK(x, 2, 0)
	set := x.Clone()
	set.Select(tensor.Incl(3, 3, -1), tensor.Odd).Set(x.Slice(tensor.To(3), tensor.Odd))
	two := to(d, i32.Scalar(2))
	low, lowest := i32.BottomK(x, 2, 1)
	points := ints.Of(0, 1, 2, 2, 0, 1).Reshape(3, 2)
	added := i32.ZerosLike(x).IndexAdd(i32.Take(x, 0, tensor.Incl(1, 2)), 0, 2, 2)
	results := map[string]result{
		"Sum":          of(i32.Sum(images)),
		"Sum along":    of(i32.Sum(x, 0, 2)),
		"Prod":         of(i32.Prod(x, 1)),
		"Max":          of(i32.Max(x, -1)),
		"Min":          of(i32.Min(x)),
		"ArgMax":       of(i32.ArgMax(x, 0)),
		"ArgMin":       of(i32.ArgMin(x, 1, 2)),
		"nonzero":      of(i32.CountNonzero(x, 1)),
		"KeepDims":     of(i32.KeepDims(i32.Sum, x, 1)),
		"CumSum":       of(i32.CumSum(x, 1)),
		"CumSum as":    of(i32.CumSum(x, 1, tensor.Exclusive, tensor.Reversed)),
		"CumProd":      of(i32.CumProd(x, -1)),
		"MatMul":       of(i32.MatMul(x, images.Slice(tensor.At(0), tensor.At(0)))),
		"Dot":          of(i32.Dot(row, row)),
		"Inner":        of(i32.Inner(x, row)),
		"Outer":        of(i32.Outer(row, x)),
		"TensorDot":    of(i32.TensorDot(x, x, []int{0, 1}, []int{0, 1})),
		"Einsum":       of(i32.Einsum("ij,kj->ki", rows, rows)),
		"Conv2D":       of(i32.Conv2D(images, filters, tensor.Conv{Padding: []int{1}, Stride: []int{2, 1}})),
		"Conv1D":       of(i32.Conv1D(x, filters.Reshape(8, 3, 2), tensor.Conv{})),
		"MaxPool":      of(i32.MaxPool(images, tensor.Pool{Size: []int{2, 3}, Padding: []int{1, 0}})),
		"Sort":         of(i32.Sort(x, 2)),
		"ArgSort":      of(i32.ArgSort(x, 0)),
		"TopK":         of(top),
		"BottomK":      of(low),
		"BottomK at":   of(lowest),
		"Any":          of(convert.Int32(i32.Any(x, 2))),
		"All":          of(convert.Int32(i32.All(x, 0))),
		"GatherND":     of(i32.GatherND(x, 0, points)),
		"ScatterND":    of(i32.ScatterND(x, two, points)),
		"ScatterNDAdd": of(i32.ScatterNDAdd(x, two, points)),
		"TopK at":      of(places),
		"search":       of(i32.SearchSorted(i32.Sort(row, 0), x)),
		"Diff":         of(i32.Diff(sorted, 3)),
		"Where":        of(i32.Where(i32.Less(x, two), x, two)),
		"Equal":        of(i32.Where(i32.Equal(x, two), two, x)),
		"Fuse":         of(i32.Fuse("where(x < y, max(x, 1), x*y + 1)", x, two)),
		"Mod":          of(i32.Mod(x, two)),
		"Abs":          of(i32.Abs(x)),
		"Sign":         of(i32.Sign(x)),
		"Clip":         of(i32.Clip(x, 1, 3)),
		"Take":         of(i32.Take(x, 1, tensor.Incl(2, 0, 2, -1))),
		"Gather":       of(i32.Gather(x, 0, to(nil, places))),
		"Concat":       of(i32.Concat(1, x, x.Flip(0), x.Slice(tensor.All, tensor.To(1)))),
		"Stack":        of(i32.Stack(2, x, x)),
		"Tile":         of(i32.Tile(x, 2, 1, 3)),
		"Repeat":       of(i32.Repeat(x, 1, 2)),
		"Roll":         of(i32.Roll(x, 0, 2)),
		"Shift":        of(i32.Shift(x, 2, -1)),
		"SumTo":        of(x.SumTo(x.Dim(1), 1)),
		"IndexAdd":     of(added),
		"Compress":     of(i32.Compress(bools.Of(true, false, true), x, 2)),
		"Pad":          of(i32.Pad(x, 5, [2]int{1, 0}, [2]int{}, [2]int{0, 2})),
		"Tril":         of(i32.Tril(x, 1)),
		"Triu":         of(i32.Triu(x, 0)),
		"Select":       of(x.Select(tensor.Excl(1), tensor.Incl(2, 0)).Tensor()),
		"Set":          of(set),
		"Assign":       of(i32.ZerosLike(x).Assign(row)),
		"Fill":         of(i32.FullLike(7, x)),
		"Reshape":      of(x.Reshape(-1, 2)),
		"Bool":         of(i32.Where(convert.Bool(x), x, two)),
		"int":          of(convert.Int(x)),
	}
	if d != nil { // others are done on the host alone
		return results
	}
	results["Unique"] = of(i32.Unique(x))
	results["NonZero"] = of(i32.NonZero(x))
	results["Compress all"] = of(i32.Compress(i32.Less(x, two), x))
	results["Histogram"] = of(i32.Histogram(x, i32.Of(0, 2, 3, 7)))
	results["Map"] = of(i32.Map(x, func(v int32) int32 { return v + 1 }))
	return results
}

// uint8Results returns what functions make of small integers as uint8, on a device or the host.
func uint8Results(d device.Device) map[string]result {
	images, filters := to(d, convert.Uint8(digits(2, 3, 5, 6))), to(d, convert.Uint8(digits(4, 3, 2, 2)))
	x := images.Slice(tensor.At(1)).Transpose(2, 0, 1)
	row, rows := x.Slice(tensor.At(0), tensor.At(1)), x.Slice(tensor.All, tensor.At(2))
	sorted := u8.Sort(images, 3)
	top, places := u8.TopK(x, 2, 0)
	set := x.Clone()
	set.Select(tensor.Incl(3, 3, -1), tensor.Odd).Set(x.Slice(tensor.To(3), tensor.Odd))
	two := to(d, u8.Scalar(2))
	low, lowest := u8.BottomK(x, 2, 1)
	points := ints.Of(0, 1, 2, 2, 0, 1).Reshape(3, 2)
	added := u8.ZerosLike(x).IndexAdd(u8.Take(x, 0, tensor.Incl(1, 2)), 0, 2, 2)
	results := map[string]result{
		"Sum":          of(u8.Sum(images)),
		"Sum along":    of(u8.Sum(x, 0, 2)),
		"Prod":         of(u8.Prod(x, 1)),
		"Max":          of(u8.Max(x, -1)),
		"Min":          of(u8.Min(x)),
		"ArgMax":       of(u8.ArgMax(x, 0)),
		"ArgMin":       of(u8.ArgMin(x, 1, 2)),
		"nonzero":      of(u8.CountNonzero(x, 1)),
		"KeepDims":     of(u8.KeepDims(u8.Sum, x, 1)),
		"CumSum":       of(u8.CumSum(x, 1)),
		"CumSum as":    of(u8.CumSum(x, 1, tensor.Exclusive, tensor.Reversed)),
		"CumProd":      of(u8.CumProd(x, -1)),
		"MatMul":       of(u8.MatMul(x, images.Slice(tensor.At(0), tensor.At(0)))),
		"Dot":          of(u8.Dot(row, row)),
		"Inner":        of(u8.Inner(x, row)),
		"Outer":        of(u8.Outer(row, x)),
		"TensorDot":    of(u8.TensorDot(x, x, []int{0, 1}, []int{0, 1})),
		"Einsum":       of(u8.Einsum("ij,kj->ki", rows, rows)),
		"Conv2D":       of(u8.Conv2D(images, filters, tensor.Conv{Padding: []int{1}, Stride: []int{2, 1}})),
		"Conv1D":       of(u8.Conv1D(x, filters.Reshape(8, 3, 2), tensor.Conv{})),
		"MaxPool":      of(u8.MaxPool(images, tensor.Pool{Size: []int{2, 3}, Padding: []int{1, 0}})),
		"Sort":         of(u8.Sort(x, 2)),
		"ArgSort":      of(u8.ArgSort(x, 0)),
		"TopK":         of(top),
		"BottomK":      of(low),
		"BottomK at":   of(lowest),
		"Any":          of(convert.Uint8(u8.Any(x, 2))),
		"All":          of(convert.Uint8(u8.All(x, 0))),
		"GatherND":     of(u8.GatherND(x, 0, points)),
		"ScatterND":    of(u8.ScatterND(x, two, points)),
		"ScatterNDAdd": of(u8.ScatterNDAdd(x, two, points)),
		"TopK at":      of(places),
		"search":       of(u8.SearchSorted(u8.Sort(row, 0), x)),
		"Diff":         of(u8.Diff(sorted, 3)),
		"Where":        of(u8.Where(u8.Less(x, two), x, two)),
		"Equal":        of(u8.Where(u8.Equal(x, two), two, x)),
		"Fuse":         of(u8.Fuse("where(x < y, max(x, 1), x*y + 1)", x, two)),
		"Mod":          of(u8.Mod(x, two)),
		"Abs":          of(u8.Abs(x)),
		"Sign":         of(u8.Sign(x)),
		"Clip":         of(u8.Clip(x, 1, 3)),
		"Take":         of(u8.Take(x, 1, tensor.Incl(2, 0, 2, -1))),
		"Gather":       of(u8.Gather(x, 0, to(nil, places))),
		"Concat":       of(u8.Concat(1, x, x.Flip(0), x.Slice(tensor.All, tensor.To(1)))),
		"Stack":        of(u8.Stack(2, x, x)),
		"Tile":         of(u8.Tile(x, 2, 1, 3)),
		"Repeat":       of(u8.Repeat(x, 1, 2)),
		"Roll":         of(u8.Roll(x, 0, 2)),
		"Shift":        of(u8.Shift(x, 2, -1)),
		"SumTo":        of(x.SumTo(x.Dim(1), 1)),
		"IndexAdd":     of(added),
		"Compress":     of(u8.Compress(bools.Of(true, false, true), x, 2)),
		"Pad":          of(u8.Pad(x, 5, [2]int{1, 0}, [2]int{}, [2]int{0, 2})),
		"Tril":         of(u8.Tril(x, 1)),
		"Triu":         of(u8.Triu(x, 0)),
		"Select":       of(x.Select(tensor.Excl(1), tensor.Incl(2, 0)).Tensor()),
		"Set":          of(set),
		"Assign":       of(u8.ZerosLike(x).Assign(row)),
		"Fill":         of(u8.FullLike(7, x)),
		"Reshape":      of(x.Reshape(-1, 2)),
		"Bool":         of(u8.Where(convert.Bool(x), x, two)),
		"int":          of(convert.Int(x)),
	}
	if d != nil { // others are done on the host alone
		return results
	}
	results["Unique"] = of(u8.Unique(x))
	results["NonZero"] = of(u8.NonZero(x))
	results["Compress all"] = of(u8.Compress(u8.Less(x, two), x))
	results["Histogram"] = of(u8.Histogram(x, u8.Of(0, 2, 3, 7)))
	results["Map"] = of(u8.Map(x, func(v uint8) uint8 { return v + 1 }))
	return results
}
