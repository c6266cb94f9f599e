// Code generated from templates/order_test.go.tmpl. DO NOT EDIT.

package f64

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestKeepDims keeps dimensions of results of all types.
func TestKeepDims(t *testing.T) {
	x := Of(3, 0, 1, 5, 4, 0).Reshape(2, 3)
	for name, c := range map[string]struct {
		got  any
		want string
	}{
		"Sum":          {KeepDims(Sum, x, 1), "[[4][9]]"},
		"Prod":         {KeepDims(Prod, x), "[[0]]"},
		"Max":          {KeepDims(Max, x, 0), "[[5 4 1]]"},
		"Min":          {KeepDims(Min, x, -1), "[[0][0]]"},
		"ArgMax":       {KeepDims(ArgMax, x, 1), "[[0][0]]"},
		"ArgMin":       {KeepDims(ArgMin, x), "[[1]]"},
		"CountNonzero": {KeepDims(CountNonzero, x, 0), "[[2 1 1]]"},
		"Mean":         {KeepDims(Mean, Of(1, 3)), "[2]"},
		"Var":          {KeepDims(Var, Of(1, 3)), "[1]"},
		"Std":          {KeepDims(Std, Of(1, 3)), "[1]"},
		"Norm":         {KeepDims(Norm, Of(3, 4)), "[5]"},
		"LogSumExp":    {KeepDims(LogSumExp, Zeros(2, 1), 1), "[[0][0]]"},
		"Median":       {KeepDims(Median, x, 0), "[[4 2 0.5]]"},
		"Quantile": {KeepDims(func(x *Tensor, axes ...int) *Tensor {
			return Quantile(x, 0.5, axes...)
		}, x, 1), "[[1][4]]"},
	} {
		if got := shownAs(c.got); got != c.want {
			t.Errorf("%s is %s, want %s", name, got, c.want)
		}
	}
}

// TestCompressAlong takes slices by masks.
func TestCompressAlong(t *testing.T) {
	x := Arange(0, 6, 1).Reshape(2, 3)
	for name, c := range map[string]struct {
		got  *Tensor
		want string
	}{
		"columns":    {Compress(bools.Of(true, false, true), x, 1), "[[0 2][3 5]]"},
		"rows":       {Compress(bools.Of(false, true), x, -2), "[[3 4 5]]"},
		"transposed": {Compress(bools.Of(false, true), x.T(), 1), "[[3][4][5]]"},
		"shorter":    {Compress(bools.Of(false, true), x.Flip(1), 1), "[[1][4]]"},
		"none":       {Compress(bools.Of(false), x, 0), "[]"},
		"vector":     {Compress(bools.Of(false, true), x.Slice(tensor.At(1)), -1), "[4]"},
	} {
		if got := shownAs(c.got); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
	var (
		shape *tensor.ShapeError
		axis  *tensor.AxisError
		value *tensor.ValueError
	)
	for name, c := range map[string]struct {
		f    func()
		want any
	}{
		"an axis too many": {func() { Compress(bools.Of(true), x, 2) }, &axis},
		"two axes":         {func() { Compress(bools.Of(true), x, 0, 1) }, &value},
		"a long mask":      {func() { Compress(bools.Ones(3), x, 0) }, &shape},
		"a matrix":         {func() { Compress(bools.Ones(2, 3), x, 0) }, &shape},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
}

// TestScans sums up and multiplies without each element, and from the end.
func TestScans(t *testing.T) {
	x := Of(1, 2, 3, 4, 5, 6).Reshape(2, 3)
	for name, c := range map[string]struct {
		got  any
		want string
	}{
		"sums":                 {CumSum(x, 1), "[[1 3 6][4 9 15]]"},
		"exclusive":            {CumSum(x, 1, tensor.Exclusive), "[[0 1 3][0 4 9]]"},
		"reversed":             {CumSum(x, -1, tensor.Reversed), "[[6 5 3][15 11 6]]"},
		"both":                 {CumSum(x, 1, tensor.Reversed, tensor.Exclusive), "[[5 3 0][11 6 0]]"},
		"columns":              {CumSum(x, 0, tensor.Reversed), "[[5 7 9][4 5 6]]"},
		"transposed":           {CumSum(x.T(), 0, tensor.Exclusive), "[[0 0][1 4][3 9]]"},
		"products":             {CumProd(x, 1, tensor.Exclusive), "[[1 1 2][1 4 20]]"},
		"products from behind": {CumProd(x, 1, tensor.Reversed), "[[6 6 3][120 30 6]]"},
		"of nothing":           {CumSum(Zeros(2, 0), 1, tensor.Exclusive).Shape(), "[2 0]"},
		"in place":             {x.Clone().scanned(1), "[[5 3 0][11 6 0]]"},
	} {
		if got := shownAs(c.got); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
	var value *tensor.ValueError
	if err := tensor.Catch(func() { CumSum(x, 0, tensor.Scan(7)) }); !errors.As(err, &value) || value.Op != "CumSum" {
		t.Errorf("a scan that says nothing: %v", err)
	}
}

// scanned sets x to its own sums along an axis, without each and from the end.
func (x *Tensor) scanned(axis int) *Tensor {
	return x.CumSum(x, axis, tensor.Exclusive, tensor.Reversed)
}

// TestOrders sorts, and looks for what is there once.
func TestOrders(t *testing.T) {
	x := Of(3, 1, 2, 1, 3, 1, 3, 1, 2).Reshape(3, 3)
	list := func(v ...any) any { return v }
	first, at := BottomK(x, 2, -1)
	none, nowhere := BottomK(x, 0, 0)
	values, from, inverse, counts := UniqueAll(x)
	rows, rowsFrom, rowsInverse, rowsCounts := UniqueAll(x, 0)
	for name, c := range map[string]struct {
		got  any
		want string
	}{
		"BottomK":           {list(first, at), "[[[1 2][1 1][1 2]][[1 2][0 2][1 2]]]"},
		"none":              {list(none.Shape(), nowhere.Shape()), "[[0 3][0 3]]"},
		"Unique":            {Unique(x.T()), "[1 2 3]"},
		"of rows":           {Unique(x, 0), "[[1 3 1][3 1 2]]"},
		"of columns":        {Unique(x, -1), "[[1 2 3][3 1 1][1 2 3]]"},
		"UniqueAll":         {list(values, from, counts), "[[1 2 3][1 2 0][4 2 3]]"},
		"inverse":           {inverse, "[[2 0 1][0 2 0][2 0 1]]"},
		"UniqueAll of rows": {list(rows, rowsFrom, rowsInverse, rowsCounts), "[[[1 3 1][3 1 2]][1 0][1 0 1][1 2]]"},
		"of nothing":        {Unique(Zeros(0, 2), 0).Shape(), "[0 2]"},
		"Any":               {Any(Of(0, 0, 0, 2).Reshape(2, 2), 1), "[false true]"},
		"Any of all":        {Any(Zeros(2, 2)), "false"},
		"Any of nothing":    {Any(Zeros(0)), "false"},
		"All":               {All(x.T(), 0), "[true true true]"},
		"All of all":        {All(Of(1, 0)), "false"},
		"All kept":          {KeepDims(All, x, 1), "[[true][true][true]]"},
		"Any kept":          {KeepDims(Any, Zeros(1, 2)), "[[false]]"},
		"Any of NaN":        {Any(Of(float64(math.NaN()))), "true"},
		"NaN last":          {list(BottomK(Of(float64(math.NaN()), 2, 1), 2, 0)), "[[1 2][2 1]]"},
		"Unique NaN":        {list(UniqueAll(Of(float64(math.NaN()), 2, float64(math.NaN())))), "[[2 nan][1 0][1 0 1][1 2]]"},
	} {
		if got := shownAs(c.got); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestMaking makes tensors of ones and zeros, and windows as NumPy does.
func TestMaking(t *testing.T) {
	for name, c := range map[string]struct {
		got  any
		want string
	}{
		"OneHot":          {OneHot(ints.Of(2, -3), 3), "[[0 0 1][1 0 0]]"},
		"OneHot of one":   {OneHot(ints.Scalar(1), 2), "[0 1]"},
		"OneHot of none":  {OneHot(ints.Zeros(0, 2), 3).Shape(), "[0 2 3]"},
		"EyeOffset":       {EyeOffset(2, 3, 1), "[[0 1 0][0 0 1]]"},
		"EyeOffset below": {EyeOffset(3, 2, -1), "[[0 0][1 0][0 1]]"},
		"EyeOffset out":   {EyeOffset(1, 2, 2), "[[0 0]]"},
		"EyeOffset far":   {EyeOffset(1, 2, -int(^uint(0)>>1)-1), "[[0 0]]"},
		"Hann of one":     {Hann(1), "[1]"},
		"Hann":            {Hann(3), "[0 1 0]"},
		"Hamming of none": {Hamming(0), "[]"},
	} {
		if got := shownAs(c.got); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
	// By numpy.hanning(5), numpy.hamming(4) and numpy.blackman(6).
	for name, c := range map[string][2]*Tensor{
		"Hann":     {Hann(5), Of(0, 0.5, 1, 0.5, 0)},
		"Hamming":  {Hamming(4), Of(0.08, 0.77, 0.77, 0.08)},
		"Blackman": {Blackman(6), Of(0, 0.2007701432625305, 0.8492298567374694, 0.8492298567374694, 0.2007701432625305, 0)},
	} {
		if !AllClose(c[0], c[1], Tolerance{Absolute: 1e-16, Relative: 1e-15}) {
			t.Errorf("%s is %v, want %v", name, c[0], c[1])
		}
	}
	var index *tensor.IndexError
	if err := tensor.Catch(func() { OneHot(ints.Of(0, 3), 3) }); !errors.As(err, &index) || index.Op != "OneHot" {
		t.Errorf("OneHot beyond: %v", err)
	}
}

// TestPoints gathers and scatters at indices along several axes.
func TestPoints(t *testing.T) {
	x := Arange(0, 8, 1).Reshape(2, 2, 2)
	pairs := ints.Of(0, 1, 1, 0, 0, 1).Reshape(3, 2)
	after := func(set func(s Selection, y *Tensor)) *Tensor {
		z := Of(3, 5, 7, 2)
		set(z.Select(tensor.Points(ints.Of(1, 3, 1).Reshape(3, 1))), Of(2, 4, 9))
		return z
	}
	for name, c := range map[string]struct {
		got  any
		want string
	}{
		"slices":       {GatherND(x, 0, pairs), "[[2 3][4 5][2 3]]"},
		"transposed":   {GatherND(x.Transpose(), 0, pairs), "[[2 6][1 5][2 6]]"},
		"elements":     {GatherND(x, 0, ints.Of(1, 0, -1)), "5"},
		"batches":      {GatherND(x, 1, ints.Of(1, 0).Reshape(2, 1)), "[[2 3][4 5]]"},
		"two batches":  {GatherND(x, 2, ints.Of(1, 0, 0, 1).Reshape(2, 2, 1)), "[[1 2][4 7]]"},
		"none":         {GatherND(x, 0, ints.Zeros(0, 2)).Shape(), "[0 2]"},
		"ScatterND":    {ScatterND(Zeros(2, 2, 2), Of(1, 2, 3, 4, 5, 6).Reshape(3, 2), pairs), "[[[0 0][5 6]][[3 4][0 0]]]"},
		"stretched":    {ScatterND(Zeros(2, 2), Scalar(7), ints.Of(1).Reshape(1, 1)), "[[0 0][7 7]]"},
		"ScatterNDAdd": {ScatterNDAdd(Ones(2, 2), Of(1, 2, 3), pairs), "[[1 5][3 1]]"},
		"Mul":          {after(Selection.Mul), "[3 90 7 8]"},
		"Max":          {after(Selection.Max), "[3 9 7 4]"},
		"Min":          {after(Selection.Min), "[3 2 7 2]"},
		"Add":          {after(Selection.Add), "[3 16 7 6]"},
	} {
		if got := shownAs(c.got); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
	var (
		shape *tensor.ShapeError
		index *tensor.IndexError
	)
	for name, c := range map[string]struct {
		f    func()
		want any
	}{
		"GatherND":           {func() { GatherND(x, 0, ints.Of(2)) }, &index},
		"GatherND of 4 axes": {func() { GatherND(x, 0, ints.Zeros(1, 4)) }, &shape},
		"GatherND no axis":   {func() { GatherND(x, 0, ints.Scalar(0)) }, &shape},
		"GatherND batches":   {func() { GatherND(x, 1, ints.Zeros(3, 1)) }, &shape},
		"GatherND a batch":   {func() { GatherND(x, 1, ints.Zeros(2)) }, &shape},
		"GatherND negative":  {func() { GatherND(x, -1, pairs) }, &shape},
		"ScatterND":          {func() { ScatterND(x, Ones(2, 2), pairs) }, &shape},
		"ScatterNDAdd":       {func() { ScatterNDAdd(x, Ones(1), ints.Of(0, 2)) }, &index},
	} {
		op, _, _ := strings.Cut(name, " ")
		if err := tensor.Catch(c.f); !errors.As(err, c.want) || !strings.Contains(err.Error(), op+":") {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
	z := Ones(2)
	if err := tensor.Catch(func() { z.Select(tensor.Incl(0, 2)).Mul(z) }); err == nil || !z.Same(Ones(2)) {
		t.Errorf("half-written: %v, error %v", z, err)
	}
}
