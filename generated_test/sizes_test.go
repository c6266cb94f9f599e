package generated_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestSizesAreRefused has operations make what is larger than MaxBytes. They name themselves, up to
// a word in brackets, which is there where several cases are of one operation.
func TestSizesAreRefused(t *testing.T) {
	defer func(bytes int) { tensor.MaxBytes = bytes }(tensor.MaxBytes)
	tensor.MaxBytes = 1 << 20
	const n = 1 << 20
	wide := f32.Scalar(2).BroadcastTo(n)
	wide64, wideBools := f64.Scalar(2).BroadcastTo(n), bools.Of(true).BroadcastTo(n)
	row, column := wide.Unsqueeze(0), wide.Unsqueeze(1)
	square := f32.Scalar(1).BroadcastTo(1<<10, 1<<10)
	images := f32.Scalar(1).BroadcastTo(1, 1, 1<<10, 1<<10)
	for name, f := range map[string]func(){
		"Zeros":         func() { f32.Zeros(n) },
		"Ones":          func() { ints.Ones(n) },
		"Full":          func() { f64.Full(3, n) },
		"ZerosLike":     func() { f32.ZerosLike(wide) },
		"OnesLike":      func() { f32.OnesLike(wide) },
		"FullLike":      func() { f32.FullLike(3, wide) },
		"Arange":        func() { f32.Arange(0, n, 1) },
		"Arange (ints)": func() { ints.Arange(0, n, 1) },
		"Linspace":      func() { f32.Linspace(0, 1, n) },
		"Identity":      func() { f32.Identity(1<<10, 1<<10) },
		"Eye":           func() { f32.Eye(1 << 10) },
		"Rand":          func() { f32.Rand(nil, n) },
		"Uniform":       func() { f32.Uniform(nil, 0, 1, n) },
		"Normal":        func() { f32.Normal(nil, 0, 1, n) },
		"Randn":         func() { f32.Randn(nil, n) },
		"RandInt":       func() { ints.RandInt(nil, 5, n) },
		"Permutation":   func() { ints.Permutation(nil, n) },
		"Values":        func() { wide.Values() },
		"Clone":         func() { wide.Clone() },
		"Flatten":       func() { wide.Flatten() },
		"Ravel":         func() { f32.Of(1, 2).Unsqueeze(1).BroadcastTo(2, n).T().Ravel() },
		"Reshape":       func() { f32.Of(1, 2).Unsqueeze(1).BroadcastTo(2, n).Reshape(2 * n) },
		"WithLayout":    func() { wide.WithLayout(0) },
		"Numbers":       func() { of32.Numbers(wide) },
		"Map":           func() { f32.Map(wide, func(v float32) float32 { return v }) },
		"Map2": func() {
			f32.Map2(wide, wide, func(v, _ float32) float32 { return v })
		},
		"MapIndexed": func() {
			f32.MapIndexed(wide, func(_ []int, v float32) float32 { return v })
		},
		"Add":              func() { f32.Add(wide, wide) },
		"Mul":              func() { f32.Mul(row, column) },
		"Where":            func() { f32.Where(wideBools, wide, wide) },
		"Less":             func() { f32.Less(wide, column) },
		"Not":              func() { bools.Not(wideBools.Unsqueeze(0).BroadcastTo(2, n)) },
		"IsClose":          func() { f32.IsClose(wide, wide) },
		"Fuse":             func() { f32.Fuse("x + y", wide, wide) },
		"Float64":          func() { convert.Float64(wide) },
		"Int":              func() { convert.Int(wide) },
		"Concat":           func() { f32.Concat(0, wide, wide) },
		"Stack":            func() { f32.Stack(0, wide, wide) },
		"Take":             func() { f32.Take(row, 0, tensor.Incl(0, 0)) },
		"Roll":             func() { f32.Roll(wide, 0, 1) },
		"Shift":            func() { f32.Shift(wide, 0, 1) },
		"Diff":             func() { f32.Diff(wide, 0) },
		"Repeat":           func() { f32.Repeat(f32.Of(1), 0, n) },
		"Tile":             func() { f32.Tile(f32.Of(1), n) },
		"Pad":              func() { f32.Pad(f32.Of(1), 0, [2]int{n, 0}) },
		"Tril":             func() { f32.Tril(square, 0) },
		"Triu":             func() { f32.Triu(square, 0) },
		"CumSum":           func() { f32.CumSum(wide, 0) },
		"CumProd":          func() { f32.CumProd(wide, 0) },
		"Softmax":          func() { f32.Softmax(wide, 0) },
		"LogSoftmax":       func() { f32.LogSoftmax(wide, 0) },
		"LayerNorm":        func() { f32.LayerNorm(wide, nil, nil, 1) },
		"LayerNorm (ones)": func() { f32.LayerNorm(wide, f32.Scalar(1), nil, 1) },
		"RMSNorm":          func() { f32.RMSNorm(wide, nil, 1) },
		"Sort":             func() { f32.Sort(wide, 0) },
		"ArgSort":          func() { f32.ArgSort(wide, 0) },
		"TopK":             func() { f32.TopK(wide, 2, 0) },
		"Unique":           func() { f32.Unique(wide) },
		"SearchSorted":     func() { f32.SearchSorted(f32.Of(1, 2), wide) },
		"Quantile":         func() { f32.Quantile(wide, 0.5) },
		"Median":           func() { f32.Median(wide) },
		"Sum":              func() { f32.Sum(row, 0) },
		"Prod":             func() { f32.Prod(row, 0) },
		"Mean":             func() { f32.Mean(row, 0) },
		"Max":              func() { f32.Max(row, 0) },
		"ArgMax":           func() { f32.ArgMax(row, 0) },
		"CountNonzero":     func() { f32.CountNonzero(row, 0) },
		"Var":              func() { f32.Var(row, 0) },
		"VarDDOF":          func() { f32.VarDDOF(row, 1, 0) },
		"Std":              func() { f32.Std(row, 0) },
		"Norm":             func() { f32.Norm(row, 0) },
		"LogSumExp":        func() { f32.LogSumExp(row, 0) },
		"All":              func() { bools.All(wideBools.Unsqueeze(0).BroadcastTo(2, 2, n), 0) },
		"Compress":         func() { f32.Compress(wideBools, wide) },
		"NonZero":          func() { f32.NonZero(wide) },
		"Select":           func() { wide.Select(tensor.All) },
		"Select (list)":    func() { wide.Select(tensor.Excl(1)) },
		"Select (bools)": func() {
			row.BroadcastTo(2, n).Reshape(2 * n).Select(bools.Of(true).BroadcastTo(2 * n))
		},
		"Gather":         func() { f32.Gather(wide, 0, ints.Scalar(1).BroadcastTo(n)) },
		"Same":           func() { wide.Same(f32.Scalar(2).BroadcastTo(n)) },
		"SumTo":          func() { row.BroadcastTo(2, n).SumTo(1, n) },
		"Einsum":         func() { f32.Einsum("i,j->ij", wide, wide) },
		"Einsum (sum)":   func() { f32.Einsum("ij->j", row) },
		"Einsum (batch)": func() { f32.Einsum("i,i->i", wide, wide) },
		"Outer":          func() { f32.Outer(f32.Zeros(1<<10), f32.Zeros(1<<10)) },
		"TensorDot":      func() { f32.TensorDot(wide, wide, nil, nil) },
		"Inner":          func() { f32.Inner(column, column) },
		"MatMul":         func() { f32.MatMul(column, row) },
		"Conv1D": func() {
			f32.Conv1D(row.Unsqueeze(0), f32.Ones(1, 1, 1), tensor.Conv{})
		},
		"Conv2D":    func() { f32.Conv2D(images, f32.Ones(1, 1, 1, 1), tensor.Conv{}) },
		"MaxPool":   func() { f32.MaxPool(images, tensor.Pool{Size: []int{1, 1}}) },
		"AvgPool":   func() { f32.AvgPool(images, tensor.Pool{Size: []int{1, 1}}) },
		"Split":     func() { f32.Of(1, 2).Split(0, n) },
		"Partition": func() { wide64.Partition(0, 1, 1) },
	} {
		op, _, _ := strings.Cut(name, " (")
		var size *tensor.SizeError
		if err := tensor.Catch(f); !errors.As(err, &size) || size.Op != op ||
			size.Most != tensor.MaxBytes {
			t.Errorf("%s: %v", name, err)
		}
	}
}
