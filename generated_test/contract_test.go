package generated_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// want checks the shape and the elements of x.
func want(t *testing.T, what string, x *ints.Tensor, shape []int, values ...int) {
	t.Helper()
	if !slices.Equal(x.Shape(), shape) || !slices.Equal(x.Values(), values) {
		t.Errorf("%s is %v %v, want %v %v", what, x.Shape(), x.Values(), shape, values)
	}
}

func TestViewsShareMemoryAndCopiesDoNot(t *testing.T) {
	x := sequence(2, 3)
	for name, v := range map[string]*ints.Tensor{
		"Ravel": x.Ravel(), "Squeeze": x.Unsqueeze(1).Squeeze(),
		"Squeeze(1)": x.Unsqueeze(1).Squeeze(1), "View": x.View(3, 2),
		"Reshape": x.Reshape(-1, 2), "AlignTo": x.Ravel().AlignTo(6), "ReadOnly": x.ReadOnly(),
		"Diagonal": x.Diagonal(),
	} {
		if !ints.SameMemory(x, v) {
			t.Errorf("%s copies", name)
		}
	}
	for name, v := range map[string]*ints.Tensor{
		"Flatten": x.Flatten(), "Clone": x.Clone(), "Reshape": x.T().Reshape(6),
		"WithLayout": x.WithLayout(1, 0), "Ravel": x.T().Ravel(),
	} {
		if ints.Overlap(x, v) {
			t.Errorf("%s shares memory", name)
		}
	}
	want(t, "the transpose flattened", x.T().Flatten(), []int{6}, 1, 4, 2, 5, 3, 6)
	if c := x.T().Contiguous(); x.Contiguous() != x || !c.IsContiguous() || !c.Same(x.T()) ||
		ints.SameMemory(c, x) {
		t.Errorf("Contiguous gives %v of %v", c, x.T())
	}
	if c := x.T().Clone(); !c.IsContiguous() || x.T().IsContiguous() {
		t.Error("a clone is not contiguous, or a transpose is")
	}
}

func TestWindowsPartitionsAndSlices(t *testing.T) {
	x := sequence(5)
	want(t, "Windows", x.Windows(3, 2), []int{2, 3}, 1, 2, 3, 3, 4, 5)
	parts := x.Partition(0, 2, 2)
	if len(parts) != 3 {
		t.Fatalf("%d partitions, want 3", len(parts))
	}
	want(t, "the last partition, which is short", parts[2], []int{1}, 5)
	halves := sequence(2, 4).Split(1, 2)
	want(t, "the second half", halves[1], []int{2, 2}, 3, 4, 7, 8)
	y := sequence(2, 2)
	for i, column := range y.Slices(1) {
		column.Fill(i)
	}
	want(t, "columns written through Slices", y, []int{2, 2}, 0, 1, 0, 1)
	want(t, "Even of rows, Odd of columns", sequence(3, 4).Slice(tensor.Even, tensor.Odd),
		[]int{2, 2}, 2, 4, 10, 12)
}

func TestAlignTo(t *testing.T) {
	want(t, "2 as columns of 2 by 3", sequence(2).AlignTo(2, 3), []int{2, 3}, 1, 1, 1, 2, 2, 2)
	want(t, "3 as rows of 2 by 3", sequence(3).AlignTo(2, 3), []int{2, 3}, 1, 2, 3, 1, 2, 3)
	if !sequence(2).AlignTo(2, 3).IsReadOnly() {
		t.Error("a view that shows elements twice can be written to")
	}
	if err := tensor.Catch(func() { sequence(4).AlignTo(2, 3) }); err == nil {
		t.Error("4 was aligned to 2 by 3")
	}
}

func TestLayoutOfMemory(t *testing.T) {
	x := sequence(2, 3).WithLayout(1, 0)
	if !slices.Equal(x.Layout(), []int{1, 0}) || !slices.Equal(x.Strides(), []int{1, 2}) {
		t.Errorf("layout %v with strides %v", x.Layout(), x.Strides())
	}
	want(t, "another layout of memory", x, []int{2, 3}, 1, 2, 3, 4, 5, 6)
}

func TestConstructors(t *testing.T) {
	want(t, "Full", ints.Full(7, 2, 1), []int{2, 1}, 7, 7)
	want(t, "OnesLike", ints.OnesLike(sequence(3)), []int{3}, 1, 1, 1)
	want(t, "FullLike", ints.FullLike(4, sequence(1, 2)), []int{1, 2}, 4, 4)
	want(t, "Identity", ints.Identity(2, 3), []int{2, 3}, 1, 0, 0, 0, 1, 0)
	want(t, "Eye", ints.Eye(2), []int{2, 2}, 1, 0, 0, 1)
	want(t, "a tensor of no elements", ints.Zeros(3, 0), []int{3, 0})
	want(t, "a scalar", ints.Scalar(5), nil, 5)
	if n := f64.Arange(0, 1, 0.1).Size(); n != 10 {
		t.Errorf("Arange(0, 1, 0.1) has %d elements, want 10", n)
	}
	if err := tensor.Catch(func() { f64.Arange(0, 1, 0) }); err == nil {
		t.Error("Arange took steps of 0")
	}
	data := []int{1, 2}
	ints.New(data, 2).Set(9, 0)
	ints.Of(data...).Set(8, 1)
	if !slices.Equal(data, []int{9, 2}) {
		t.Errorf("New does not share, or Of does: %v", data)
	}
}

func TestRandomNumbers(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	const n = 10_000
	for name, c := range map[string]struct {
		x                *f64.Tensor
		lo, hi, mean, sd float64
	}{
		"Rand":    {f64.Rand(rng, n), 0, 1, 0.5, math.Sqrt(1.0 / 12)},
		"Uniform": {f64.Uniform(rng, -2, 4, n), -2, 4, 1, math.Sqrt(3)},
		"Normal":  {f64.Normal(rng, 3, 2, n), -30, 30, 3, 2},
		"Randn":   {f64.Randn(rng, n), -10, 10, 0, 1},
	} {
		if f64.Min(c.x).Item() < c.lo || f64.Max(c.x).Item() >= c.hi {
			t.Errorf("%s is out of [%g, %g)", name, c.lo, c.hi)
		}
		if m, sd := f64.Mean(c.x).Item(), f64.Std(c.x).Item(); math.Abs(m-c.mean) > 0.05*c.sd ||
			math.Abs(sd-c.sd) > 0.05*c.sd {
			t.Errorf("%s has mean %g and standard deviation %g, want %g and %g", name, m, sd,
				c.mean, c.sd)
		}
	}
	for v := range ints.RandInt(rng, 3, 1000).Elements() {
		if v < 0 || v > 2 {
			t.Fatalf("RandInt(3) gave %d", v)
		}
	}
	p := ints.Permutation(rng, 50).Values()
	slices.Sort(p)
	if !slices.Equal(p, ints.Arange(0, 50, 1).Values()) {
		t.Errorf("no permutation: %v", p)
	}
	draw := func() []float32 {
		tensor.Seed(7)
		return f32.Rand(nil, 5).Values()
	}
	if a, b := draw(), draw(); !slices.Equal(a, b) {
		t.Errorf("after the same seed, %v and %v", a, b)
	}
}

func TestMaps(t *testing.T) {
	x := sequence(2, 2)
	want(t, "Map", ints.Map(x.T(), func(v int) int { return 10 * v }), []int{2, 2}, 10, 30, 20, 40)
	want(t, "Map2", ints.Map2(x, sequence(2), func(x, y int) int { return 10*x + y }), []int{2, 2},
		11, 22, 31, 42)
	want(t, "MapIndexed", ints.MapIndexed(x,
		func(i []int, v int) int { return 100*i[0] + 10*i[1] + v }), []int{2, 2}, 1, 12, 103, 114)
}

func TestReadingAndWriting(t *testing.T) {
	x := sequence(2, 3)
	x.AddAt(10, 1, 0)
	x.T().Set(0, 2, 1)
	want(t, "elements set", x, []int{2, 3}, 1, 2, 3, 14, 5, 0)
	if got := slices.Collect(x.T().Elements()); !slices.Equal(got, []int{1, 14, 2, 5, 3, 0}) {
		t.Errorf("Elements of the transpose: %v", got)
	}
	part := make([]int, 3)
	x.CopyTo(part, 1)
	if !slices.Equal(part, []int{14, 5, 0}) {
		t.Errorf("CopyTo gave %v", part)
	}
	longer := []int{-1, -2, -3, -4}
	x.CopyTo(longer, 0)
	if !slices.Equal(longer, []int{1, 2, 3, -4}) {
		t.Errorf("CopyTo of a longer slice gave %v", longer)
	}
	for name, f := range map[string]func(){
		"CopyTo": func() { x.CopyTo(part[:2], 1) }, "CopyFrom": func() { x.CopyFrom(part[:2], 1) },
	} {
		var shape *tensor.ShapeError
		if err := tensor.Catch(f); !errors.As(err, &shape) || shape.Op != name {
			t.Errorf("%s of a shorter slice: %v", name, err)
		}
	}
	x.CopyFrom([]int{7, 8, 9, 10}, 0)
	want(t, "CopyFrom", x, []int{2, 3}, 7, 8, 9, 14, 5, 0)
	x.CopyFrom([]int{1, 2}, 0, 0) // as copy of the NdArray proposal, from an element on
	want(t, "CopyFrom from an element on", x, []int{2, 3}, 1, 2, 9, 14, 5, 0)
	x.CopyFrom([]int{7, 8}, 0, 0)
	if ints.Scalar(4).At() != 4 || ints.Full(3, 1, 1).Item() != 3 {
		t.Error("At of a scalar or Item")
	}
	if err := tensor.Catch(func() { x.Item() }); err == nil {
		t.Error("Item of six elements")
	}
}

func TestScalars(t *testing.T) {
	for _, x := range []*ints.Tensor{
		sequence(2, 3), sequence(3, 2).T(),
		sequence(2, 6).Slice(tensor.All, tensor.All.By(-2)), sequence(), sequence(0, 3),
	} {
		before := x.Values()
		var read []int
		for c := x.Scalars(); c.Next(); c.Put(-c.Get()) {
			read = append(read, c.Get())
		}
		c := x.Scalars()
		for c.Next() {
		}
		if c.Next() || tensor.Catch(func() { c.Get() }) == nil || tensor.Catch(func() { c.Put(1) }) == nil {
			t.Errorf("a cursor after the last of %v goes on", x)
		}
		if !slices.Equal(read, before) {
			t.Errorf("the cursor read %v, want %v", read, before)
		}
		for i, v := range x.Values() {
			if v != -before[i] {
				t.Errorf("after Put(-Get()): %v of %v", x.Values(), before)
				break
			}
		}
	}
	x := sequence(2)
	version := intss.Version(x)
	c := x.Scalars()
	if err := tensor.Catch(func() { c.Get() }); err == nil {
		t.Error("Get before Next")
	}
	c.Next()
	c.Put(1)
	if intss.Version(x) == version {
		t.Error("Put does not change the version")
	}
	fixed := x.ReadOnly().Scalars()
	fixed.Next()
	if err := tensor.Catch(func() { fixed.Put(1) }); err != tensor.ErrReadOnly {
		t.Errorf("Put to a read-only tensor: %v", err)
	}
}

func TestCumulativeFolds(t *testing.T) {
	x := ints.Matrix(2, 3, 1, 2, 3, 4, 5, 6)
	want(t, "CumSum along rows", ints.CumSum(x, 1), []int{2, 3}, 1, 3, 6, 4, 9, 15)
	want(t, "CumSum along columns", ints.CumSum(x, 0), []int{2, 3}, 1, 2, 3, 5, 7, 9)
	want(t, "CumProd of a transpose", ints.CumProd(x.T(), -1), []int{3, 2}, 1, 4, 2, 10, 3, 18)
	want(t, "CumSum of nothing", ints.CumSum(ints.Zeros(2, 0), 1), []int{2, 0})
	y := x.Clone()
	y.CumSum(y, 0)
	want(t, "CumSum in place", y, []int{2, 3}, 1, 2, 3, 5, 7, 9)
	square := sequence(2, 2)
	square.CumSum(square.T(), 1)
	want(t, "CumSum over its own transpose", square, []int{2, 2}, 1, 4, 2, 6)
	if err := tensor.Catch(func() { ints.CumSum(x, 2) }); err == nil {
		t.Error("CumSum along axis 2 of a matrix")
	}
}

func TestCounts(t *testing.T) {
	x := f32.Matrix(2, 3, 0, 1, float32(math.NaN()), 0, 0, 2)
	want(t, "CountNonzero", f32.CountNonzero(x), nil, 3)
	want(t, "CountNonzero along rows", f32.CountNonzero(x, 1), []int{2}, 2, 1)
	want(t, "CountNonzero along columns", f32.CountNonzero(x, 0), []int{3}, 0, 1, 2)
	want(t, "CountNonzero of nothing", f32.CountNonzero(f32.Zeros(2, 0), 1), []int{2}, 0, 0)
	if n := bools.Count(f32.IsNaN(x)); n != 1 {
		t.Errorf("%d NaN, want 1", n)
	}
}

func TestVarianceOfSamples(t *testing.T) {
	x := f64.Of(1, 2, 3, 4)
	if v := f64.VarDDOF(x, 1).Item(); v != 5.0/3 {
		t.Errorf("VarDDOF(1) is %g, want %g", v, 5.0/3)
	}
	if v := f64.Var(x).Item(); v != 1.25 {
		t.Errorf("Var is %g, want 1.25", v)
	}
}

func TestConversions(t *testing.T) {
	x := f64.Of(1.5, -2.75, 1e300).Slice(tensor.All.By(-1))
	if got := convert.Float32(x).Values(); !slices.Equal(got,
		[]float32{float32(math.Inf(1)), -2.75, 1.5}) {
		t.Errorf("to float32: %v", got)
	}
	want(t, "to int", convert.Int(f32.Of(1.9, -1.9, 3)), []int{3}, 1, -1, 3)
	if got := convert.Float64(ints.Of(1, -7)).Values(); !slices.Equal(got, []float64{1, -7}) {
		t.Errorf("to float64: %v", got)
	}
	want(t, "from bool", convert.Int(bools.Of(true, false)), []int{2}, 1, 0)
}

// TestTransposingCopies copies through tiles of all sizes, in all directions.
func TestTransposingCopies(t *testing.T) {
	for _, shape := range [][]int{
		{16, 16},
		{63, 65},
		{64, 128},
		{130, 17},
		{2, 70, 3, 66},
		{900, 1000},
	} {
		x := sequence(shape...)
		first, last := 0, len(shape)-1
		for name, view := range map[string]func(x *ints.Tensor) *ints.Tensor{
			"transposed":   func(x *ints.Tensor) *ints.Tensor { return x.Transpose() },
			"exchanged":    func(x *ints.Tensor) *ints.Tensor { return x.T() },
			"from below":   func(x *ints.Tensor) *ints.Tensor { return x.Transpose().Flip(first) },
			"from the end": func(x *ints.Tensor) *ints.Tensor { return x.Transpose().Flip(last) },
		} {
			from := view(x)
			to := ints.Zeros(from.Shape()...)
			for _, z := range []*ints.Tensor{to, to.Flip(first), to.Flip(last)} {
				z.Fill(0).Assign(from)
				i := 0
				for index, v := range from.All() {
					if got := z.At(index...); got != v {
						t.Fatalf("%v %s: element %v is %d, want %d", shape, name, index, got, v)
					}
					if i++; i > 20_000 {
						break // the rest of a large one is like it
					}
				}
				if ints.Sum(z).Item() != ints.Sum(x).Item() {
					t.Fatalf("%v %s: elements are missing", shape, name)
				}
			}
		}
	}
}

// TestKnownMistakes pins as right what other libraries got wrong.
func TestKnownMistakes(t *testing.T) {
	x := sequence(2, 3, 4)
	if shape := ints.ArgMax(x, 0).Shape(); !slices.Equal(shape, []int{3, 4}) {
		t.Errorf("ArgMax of rank 3 over axis 0 has shape %v", shape)
	}
	if shape := f32.MatMul(f32.Zeros(0, 2, 3), f32.Zeros(0, 3, 4)).Shape(); !slices.Equal(shape,
		[]int{0, 2, 4}) {
		t.Errorf("a product of no matrices has shape %v", shape)
	}
	for name, f := range map[string]func(){
		"Reshape(-2, -3)":             func() { sequence(6).Reshape(-2, -3) },
		"SumTo of a shape that is no": func() { f32.Zeros(2, 3).SumTo(4) },
		"Max of nothing":              func() { f32.Max(f32.Zeros(0)) },
		"ArgMin of nothing":           func() { f32.ArgMin(f32.Zeros(2, 0), 1) },
	} {
		if err := tensor.Catch(f); err == nil {
			t.Errorf("%s does not panic", name)
		}
	}
	want(t, "Sum of nothing", ints.Sum(ints.Zeros(0)), nil, 0)
	want(t, "Prod of nothing", ints.Prod(ints.Zeros(0)), nil, 1)
	if !math.IsNaN(f64.Mean(f64.Zeros(0)).Item()) {
		t.Error("the mean of nothing is a number")
	}
	want(t, "Sum of a transposed slice", ints.Sum(x.Slice(tensor.At(1), tensor.From(1)).T(), 0),
		[]int{2}, 74, 90)
	want(t, "x + its transpose, over x", func() *ints.Tensor {
		y := sequence(2, 2)
		return y.Add(y, y.T())
	}(), []int{2, 2}, 2, 5, 5, 8)
}

// TestZeroTensorAsOperand checks that a tensor that is not made yet is no operand, and that the
// error says of which operation.
func TestZeroTensorAsOperand(t *testing.T) {
	none := new(f32.Tensor)
	for name, f := range map[string]func(){
		"Add":    func() { f32.Add(none, f32.Of(1, 2)) },
		"Exp":    func() { f32.Zeros().Exp(none) },
		"Sum":    func() { f32.Sum(none) },
		"ArgMax": func() { f32.ArgMax(none) },
		"MatMul": func() { f32.MatMul(none, none) },
		"Assign": func() { f32.Zeros(2).Assign(none) },
		"Values": func() { none.Values() }, "Clone": func() { none.Clone() },
		"Slice":   func() { none.Slice() },
		"Squeeze": func() { none.Squeeze() }, "Reshape": func() {
			none.Reshape(0)
		}, "ReadOnly": func() { none.ReadOnly() }, "Fill": func() { none.Fill(1) },
		"Ravel": func() { none.Ravel() },
	} {
		var shape *tensor.ShapeError
		if err := tensor.Catch(f); !errors.As(err, &shape) || shape.Op != name {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

// TestPhilox makes numbers by methods that are those of the functions.
func TestPhilox(t *testing.T) {
	p, rng := tensor.NewPhilox(1), rand.New(tensor.NewPhilox(1))
	if got, want := f32.Zeros(9, 111).Rand(p), f32.Rand(rng, 9, 111); !got.Same(want) {
		t.Errorf("float32: got %v, want %v", got, want)
	}
	if got, want := f64.Zeros(1001).Rand(p), f64.Rand(rng, 1001); !got.Same(want) {
		t.Errorf("float64: got %v, want %v", got, want)
	}
	if got, want := f32.Zeros(9, 111).Uniform(p, -1.1, 7), f32.Uniform(rng, -1.1, 7, 9,
		111); !got.Same(want) {
		t.Errorf("float32, uniform: got %v, want %v", got, want)
	}
	if got, want := f64.Zeros(1001).Uniform(p, -1.1, 7), f64.Uniform(rng, -1.1, 7,
		1001); !got.Same(want) {
		t.Errorf("float64, uniform: got %v, want %v", got, want)
	}
	normal := f64.Zeros(10000).Normal(p, 3, 2)
	if mean, sd := f64.Mean(normal).Item(), f64.Std(normal).Item(); math.Abs(mean-3) > 0.1 ||
		math.Abs(sd-2) > 0.1 {
		t.Errorf("mean %v, standard deviation %v", mean, sd)
	}
}
