package generated_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestReadOnly tries to write to a read-only tensor in every way there is.
func TestReadOnly(t *testing.T) {
	x := f64.Arange(0, 6, 1).Reshape(2, 3)
	fixed, before := x.ReadOnly(), x.Values()
	ones, at := f64.Ones(2, 3), ints.Zeros(2, 3)
	for name, f := range map[string]func(){
		"Data":             func() { fixed.Data()[0] = 9 },
		"Data of a view":   func() { fixed.Slice(tensor.At(1)).Data()[0] = 9 },
		"Data, broadcast":  func() { f64.Of(1).BroadcastTo(1, 3).Data()[0] = 9 },
		"Set":              func() { fixed.Set(9, 0, 0) },
		"AddAt":            func() { fixed.AddAt(9, 0, 0) },
		"Fill":             func() { fixed.Fill(9) },
		"Assign":           func() { fixed.Assign(ones) },
		"Add":              func() { fixed.Add(ones, ones) },
		"a view":           func() { fixed.T().Flip().Add(ones.T(), ones.T()) },
		"Sum":              func() { fixed.Sum(f64.Ones(2, 3, 4), 2) },
		"Var":              func() { fixed.Var(f64.Ones(2, 3, 4), 2) },
		"CumSum":           func() { fixed.CumSum(ones, 0) },
		"Sort":             func() { fixed.Sort(ones, 0) },
		"MatMul":           func() { fixed.MatMul(f64.Ones(2, 2), ones) },
		"Fuse":             func() { fixed.Fuse("x + 1", ones) },
		"LayerNorm":        func() { fixed.LayerNorm(ones, nil, nil, 1) },
		"Put":              func() { fixed.Put(ones, 0, at) },
		"ScatterAdd":       func() { fixed.ScatterAdd(ones, 0, at) },
		"IndexAdd":         func() { fixed.IndexAdd(ones, 0, 0, 1) },
		"IndexAdd of none": func() { fixed.IndexAdd(ones.Slice(tensor.To(0)), 0) },
		"Selection.Set":    func() { fixed.Select(tensor.All).Set(ones) },
		"Selection.Add":    func() { fixed.Select(tensor.All).Add(ones) },
		"Selection.Fill":   func() { fixed.Select(tensor.All).Fill(9) },
		"CopyFrom":         func() { fixed.CopyFrom(make([]float64, 3), 1) },
		"Rand":             func() { fixed.Rand(tensor.NewPhilox(1)) },
		"Uniform":          func() { fixed.Uniform(tensor.NewPhilox(1), 0, 1) },
		"Scalars":          func() { c := fixed.Scalars(); c.Next(); c.Put(9) },
		"Slices":           func() { last(fixed.Slices(0)).Fill(9) },
		"Split":            func() { fixed.Split(0, 2)[1].Fill(9) },
		"Partition":        func() { fixed.Partition(1, 2, 1)[1].Fill(9) },
		"Wrap":             func() { f64s.Wrap(f64s.Raw(fixed)).Fill(9) },
		"MaxPool": func() {
			of64.MaxPool(fixed.View(1, 2, 3), ones.View(1, 2, 3), tensor.Pool{Size: []int{1}})
		},
		"RowGrad": func() {
			of64.RowGrad(nil, "LayerNorm", []*f64.Tensor{fixed}, ones, nil, ones,
				[]*f64.Tensor{nil}, []float64{1}, 0, 1)
		},
	} {
		if err := tensor.Catch(f); !errors.Is(err, tensor.ErrReadOnly) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, row := range fixed.Rows() {
		row[0] = 9
	}
	fixed.Values()[0], fixed.Reshape(3, 2).Clone().Data()[0] = 9, 9
	if !slices.Equal(x.Values(), before) {
		t.Errorf("a read-only tensor was written to: %v", x)
	}
	for _, row := range x.Rows() {
		row[0] = 9
	}
	if x.At(1, 0) != 9 {
		t.Error("Rows of a tensor that can be written to are copies")
	}
}

// last returns the last value of an iterator.
func last[K, V any](all func(func(K, V) bool)) (v V) {
	all(func(_ K, each V) bool { v = each; return true })
	return v
}

// TestIndexAdd adds slices, of the tensor itself too, as often as their index comes.
func TestIndexAdd(t *testing.T) { testIndexAdd(t, nil) }

func TestDeviceIndexAdd(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) {
		if d.Info().Float64 {
			testIndexAdd(t, d)
		}
	})
}

func testIndexAdd(t *testing.T, d device.Device) {
	x := to(d, f64.Of(1, 2, 3))
	if x.IndexAdd(x, 0, 1, 0, 2); !slices.Equal(x.Values(), []float64{3, 3, 6}) {
		t.Errorf("itself in another order: %v", x.Values())
	}
	x = to(d, f64.Arange(1, 7, 1).Reshape(2, 3))
	if x.IndexAdd(x.T().Slice(tensor.To(2), tensor.At(0)).Unsqueeze(1), 1, 0, 0,
		2); !slices.Equal(x.Values(), []float64{3, 2, 4, 8, 5, 8}) {
		t.Errorf("a column, stretched: %v", x.Values())
	}
	x = to(d, f64.Of(1, 2, 3))
	if x.IndexAdd(x.Flip().Slice(tensor.To(2)), 0, -1, -1); !slices.Equal(x.Values(),
		[]float64{1, 2, 8}) {
		t.Errorf("twice to the last: %v", x.Values())
	}
	for name, f := range map[string]func(){
		"an index":  func() { x.IndexAdd(to(d, f64.Ones(2)), 0, 0, 3) },
		"a shape":   func() { x.IndexAdd(to(d, f64.Ones(4)), 0, 0, 1) },
		"an axis":   func() { x.IndexAdd(to(d, f64.Ones(2)), 1, 0, 1) },
		"more axes": func() { x.IndexAdd(to(d, f64.Ones(2, 2)), 0, 0, 1) },
	} {
		before, version := x.Values(), f64s.Version(x)
		if err := tensor.Catch(f); err == nil || !slices.Equal(x.Values(), before) ||
			f64s.Version(x) != version {
			t.Errorf("%s that there is not: %v, of %v, was %v", name, err, x.Values(), before)
		}
	}
}

// TestNothingIsHalfWritten gives operations that write what they cannot take all of.
func TestNothingIsHalfWritten(t *testing.T) {
	x := sequence(2, 3)
	before, version := x.Values(), intss.Version(x)
	for name, f := range map[string]func(){
		"Put":         func() { x.Put(sequence(3), 1, ints.Matrix(2, 3, 0, 1, 2, 0, 1, 3)) },
		"Put a shape": func() { x.Put(sequence(4), 1, ints.Zeros(2, 3)) },
		"ScatterAdd": func() {
			x.ScatterAdd(sequence(3), 1, ints.Matrix(2, 3, 0, 1, 2, 0, 1, -4))
		},
		"Selection.Set": func() { x.Select(tensor.All, tensor.Incl(0, 1)).Set(sequence(3)) },
		"Selection.Add": func() { x.Select(tensor.All, tensor.Incl(0, 1)).Add(sequence(3)) },
		"CopyFrom":      func() { x.CopyFrom([]int{7, 8}, 0) },
		"Set":           func() { x.Set(9, 2, 0) },
		"AddAt":         func() { x.AddAt(9, 0, 3) },
		"Assign":        func() { x.Assign(sequence(2)) },
		"Sum":           func() { x.Sum(sequence(2, 3, 4), 1) },
	} {
		if err := tensor.Catch(f); err == nil || !slices.Equal(x.Values(), before) ||
			intss.Version(x) != version {
			t.Errorf("%s: %v, and x is %v, version %d", name, err, x, intss.Version(x)-version)
		}
	}
}

// TestRowGradIsNotHalfWritten gives parameters that do not fit, after one that does.
func TestRowGradIsNotHalfWritten(t *testing.T) { testRowGradIsNotHalfWritten(t, nil) }

func TestDeviceRowGradIsNotHalfWritten(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) { testRowGradIsNotHalfWritten(t, d) })
}

func testRowGradIsNotHalfWritten(t *testing.T, d device.Device) {
	x := to(d, f32.Arange(0, 12, 1).Reshape(3, 2, 2))
	for name, c := range map[string]struct {
		last *f32.Tensor
		want func(err error) bool
	}{
		"a shape": {to(d, f32.Full(7, 3)), func(err error) bool {
			var shape *tensor.ShapeError
			return errors.As(err, &shape) && shape.Op == "LayerNormGrad"
		}},
		"no shape": {new(f32.Tensor), func(err error) bool {
			var shape *tensor.ShapeError
			return errors.As(err, &shape) && shape.Op == "LayerNormGrad"
		}},
		"read-only": {
			to(d, f32.Full(7, 2, 2)).ReadOnly(),
			func(err error) bool { return errors.Is(err, tensor.ErrReadOnly) },
		},
	} {
		z, first := to(d, f32.Full(7, 3, 2, 2)), to(d, f32.Full(7, 2, 2))
		version := of32.Version(z)
		err := tensor.Catch(func() {
			normGrad(z, "LayerNorm", []*f32.Tensor{first, c.last}, x, x, nil, 1, 1, 2)
		})
		if !c.want(err) || of32.Version(z) != version || !z.Same(to(d, f32.Full(7, 3, 2, 2))) ||
			!first.Same(to(d, f32.Full(7, 2, 2))) {
			t.Errorf("%s: %v, and %v, %v", name, err, z, first)
		}
	}
	z, w, b := f32.ZerosLike(x), f32.ZerosLike(x.Slice(tensor.At(0))),
		f32.ZerosLike(x.Slice(tensor.At(0)))
	normGrad(z, "LayerNorm", []*f32.Tensor{w, b.T()}, x, x, nil, 1, 1, 2)
	if got, want := to(nil, b.T()), f32.Sum(to(nil, x), 0); !got.Same(want) {
		t.Errorf("the gradient of a bias that is a transpose is %v, want %v", got, want)
	}
}

// TestSelectDrops checks that At drops its dimension, of tensors and of variables, to read and to
// write.
func TestSelectDrops(t *testing.T) {
	x := sequence(2, 3, 4)
	want(t, "a row of columns", x.Select(tensor.All, tensor.At(0), tensor.Incl(0, 2)).Tensor(),
		[]int{2, 2}, 1, 3, 13, 15)
	want(t, "an element", x.Select(tensor.Last, tensor.First, tensor.At(-2)).Tensor(), nil, 15)
	want(t, "a list of one", x.Select(tensor.Incl(1), tensor.At(1)).Tensor(), []int{1, 4}, 17, 18,
		19, 20)
	x.Select(tensor.At(0), tensor.Excl(1, -1), tensor.At(3)).Set(ints.Of(-1))
	want(t, "what was written", x.Slice(tensor.First, tensor.All, tensor.Last), []int{3}, -1, 8, 12)
	v := autograd.New(f64.Arange(0, 24, 1).Reshape(2, 3, 4))
	s := v.Select(tensor.At(-1), tensor.Incl(2, 0), tensor.At(1))
	if !s.Value.Same(f64.Of(21, 13)) {
		t.Errorf("of a variable, %v", s.Value)
	}
	autograd.Sum(s).Backward()
	if g := v.Grad; f64.Sum(g).Item() != 2 || g.At(1, 2, 1) != 1 || g.At(1, 0, 1) != 1 {
		t.Errorf("the gradient is %v", g)
	}
	for name, f := range map[string]func(){
		"Select": func() { v.Select(tensor.All, tensor.All, tensor.All, tensor.At(0)) },
		"Take":   func() { v.Select(tensor.All, tensor.Incl(3)) },
	} {
		if err := tensor.Catch(f); err == nil {
			t.Errorf("%s took what there is not", name)
		}
	}
}

// TestTriangles keeps diagonals however far.
func TestTriangles(t *testing.T) { testTriangles(t, nil) }

func TestDeviceTriangles(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) { testTriangles(t, d) })
}

func testTriangles(t *testing.T, d device.Device) {
	x := sequence(3, 2)
	for _, k := range []int{
		math.MinInt, math.MinInt + 1, -4, -3, -2, -1, 0, 1, 2, 3,
		math.MaxInt - 1, math.MaxInt,
	} {
		lower, upper := x.Clone(), x.Clone()
		for i := range x.All() {
			if i[1]-i[0] > max(k, -9) {
				lower.Set(0, i...)
			}
			if i[1]-i[0] < min(k, 9) {
				upper.Set(0, i...)
			}
		}
		if got := ints.Tril(to(d, x), k); !got.Same(to(d, lower)) {
			t.Errorf("Tril(%d) is %v, want %v", k, got, lower)
		}
		if got := ints.Triu(to(d, x), k); !got.Same(to(d, upper)) {
			t.Errorf("Triu(%d) is %v, want %v", k, got, upper)
		}
	}
}

// TestHugeAndEmpty runs what goes over a tensor on tensors that have no elements, but a length that
// nothing can go over.
func TestHugeAndEmpty(t *testing.T) {
	const n = 1 << 50
	x := ints.Zeros(n, 0)
	y, none := x.T(), ints.Zeros(n, 0, n)
	done := make(chan string)
	go func() {
		defer close(done)
		for name, f := range map[string]func(){
			"Print":   func() { want1(t, fmt.Sprint(x), "[]"); want1(t, fmt.Sprint(none), "[]") },
			"Rows":    func() { count(t, x.Rows(), 0); count(t, y.Rows(), 0) },
			"Slices":  func() { count(t, x.Slices(0), 0); count(t, x.Slices(1), 0) },
			"All":     func() { count(t, none.All(), 0) },
			"Scalars": func() { x.Scalars().Next() },
			"Tril":    func() { want(t, "Tril", ints.Tril(x, 1), x.Shape()) },
			"Triu":    func() { want(t, "Triu", ints.Triu(y, math.MaxInt), y.Shape()) },
			"Select": func() {
				want(t, "Select", x.Select(tensor.All, tensor.All).Tensor(), []int{n, 0})
			},
			"Range": func() {
				want(t, "Select", x.Select(tensor.From(5).By(2)).Tensor(), []int{n/2 - 2, 0})
			},
			"Excl": func() {
				want(t, "Select", x.Select(tensor.Excl(3, 3, -1)).Tensor(), []int{n - 2, 0})
			},
			"At": func() { want(t, "Select", x.Select(tensor.At(5)).Tensor(), []int{0}) },
			"Incl": func() {
				want(t, "Select", x.Select(tensor.Incl(5, n-1)).Tensor(), []int{2, 0})
			},
			"Set": func() { x.Select(tensor.All).Set(ints.Scalar(1)) },
			"Gather": func() {
				want(t, "Gather", ints.Gather(x, 0, ints.Zeros(3, 0)), []int{3, 0})
			},
			"more": func() { want(t, "Gather", ints.Gather(x, 0, x), []int{n, 0}) },
			"Put":  func() { x.Put(ints.Scalar(1), 1, x) },
			"Take": func() { want(t, "Take", ints.Take(x, 0, tensor.Incl(5, 6)), []int{2, 0}) },
			"Compress": func() {
				want(t, "Compress", ints.Compress(bools.Scalar(true), none), []int{0})
			},
			"NonZero": func() { want(t, "NonZero", ints.NonZero(none), []int{0, 3}) },
			"Repeat":  func() { want(t, "Repeat", ints.Repeat(y, 0, 3), []int{0, n}) },
			"Tile":    func() { want(t, "Tile", ints.Tile(y, 3, 4), []int{0, 4 * n}) },
			"Concat":  func() { want(t, "Concat", ints.Concat(0, x, x), []int{2 * n, 0}) },
			"Roll":    func() { want(t, "Roll", ints.Roll(x, 0, 5), []int{n, 0}) },
			"Shift":   func() { want(t, "Shift", ints.Shift(x, 0, math.MinInt), []int{n, 0}) },
			"Diff":    func() { want(t, "Diff", ints.Diff(x, 0), []int{n - 1, 0}) },
			"Pad": func() {
				want(t, "Pad", ints.Pad(x, 1, [2]int{1, 2}, [2]int{}), []int{n + 3, 0})
			},
			"Sort":      func() { want(t, "Sort", ints.Sort(y, 0), []int{0, n}) },
			"ArgSort":   func() { want(t, "ArgSort", ints.ArgSort(y, 0), []int{0, n}) },
			"Unique":    func() { want(t, "Unique", ints.Unique(none), []int{0}) },
			"CumSum":    func() { want(t, "CumSum", ints.CumSum(none, 0), none.Shape()) },
			"CumProd":   func() { want(t, "CumProd", ints.CumProd(none, 1), none.Shape()) },
			"Sum":       func() { want(t, "Sum", ints.Sum(x, 0), []int{0}) },
			"all":       func() { want(t, "Sum", ints.Sum(none), nil, 0) },
			"Max":       func() { want(t, "Max", ints.Max(none, 0, 2), []int{0}) },
			"ArgMax":    func() { want(t, "ArgMax", ints.ArgMax(none, 0, 2), []int{0}) },
			"Any":       func() { bools.Any(bools.Zeros(n, 0), 0) },
			"Softmax":   func() { f64.Softmax(f64.Zeros(n, 0, n), 0) },
			"LayerNorm": func() { f64.LayerNorm(f64.Zeros(n, 0, n), nil, nil, 1, 1) },
			"Var":       func() { f64.Var(f64.Zeros(n, 0, n), 0, 2) },
			"Quantile":  func() { f64.Quantile(f64.Zeros(n, 0, n), 0.5, 0, 2) },
			"MatMul": func() {
				want(t, "MatMul", ints.MatMul(x, ints.Zeros(0, 0)), []int{n, 0})
			},
			"inner": func() { want(t, "MatMul", ints.MatMul(y, x), []int{0, 0}) },
			"Add":   func() { want(t, "Add", ints.Add(x, x), x.Shape()) },
			"Map": func() {
				want(t, "Map", ints.Map(x, func(v int) int { return v }), x.Shape())
			},
			"Clone":   func() { want(t, "Clone", none.Transpose().Clone(), none.Shape()) },
			"Reshape": func() { want(t, "Reshape", none.Reshape(0, 7), []int{0, 7}) },
			"Flatten": func() { want(t, "Flatten", none.Flatten(), []int{0}) },
			"Partition": func() {
				want(t, "Partition", x.Partition(0, n/2, n/4)[3], []int{n / 4, 0})
			},
			"Windows":  func() { want(t, "Windows", y.Windows(n/2, 1), []int{0, n/2 + 1, n / 2}) },
			"Identity": func() { want(t, "Identity", ints.Identity(n, 0), x.Shape()) },
			"Assign":   func() { want(t, "Assign", ints.Zeros(n, 0).Assign(x), x.Shape()) },
			"MaxPool":  func() { ints.MaxPool(ints.Zeros(n, 0, 3), tensor.Pool{Size: []int{1}}) },
			"Conv1D": func() {
				f64.Conv1D(f64.Zeros(0, 1, n), f64.Zeros(1, 1, 3), tensor.Conv{})
			},
		} {
			done <- name
			f()
		}
	}()
	name := ""
	for {
		select {
		case next, more := <-done:
			if !more {
				return
			}
			name = next
		case <-time.After(20 * time.Second):
			t.Fatalf("%s goes on for ever", name)
		}
	}
}

func want1(t *testing.T, got, want string) {
	if got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// count checks how many values an iterator has.
func count[K, V any](t *testing.T, all func(func(K, V) bool), want int) {
	n := 0
	all(func(K, V) bool { n++; return n <= want })
	if n != want {
		t.Errorf("%d or more values, want %d", n, want)
	}
}
