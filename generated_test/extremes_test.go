package generated_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// A floating is what tests of extremes need of tensors of an element type of floats.
type floating[T float32 | float64, V any] interface {
	To(device.Device) (V, error)
	T() V
	Clone() V
	Values() []T
	Slice(indices ...tensor.Index) V
	Var(x V, axes ...int) V
	Std(x V, axes ...int) V
	LayerNorm(x, weight, bias V, epsilon float64, axes ...int) V
}

// TestVarianceOverflows takes variances of numbers whose squares overflow, along rows, columns and
// what is neither: they are infinite, unless a number is not finite.
func TestVarianceOverflows(t *testing.T) {
	lengths := []int{2, 3, 8, 63, 64, 65, 100, 4097, 600_001}
	testVarianceOverflows(t, nil, lengths, math.MaxFloat32, f32.New,
		func() *f32.Tensor { return new(f32.Tensor) })
	testVarianceOverflows(t, nil, lengths, math.MaxFloat64, f64.New,
		func() *f64.Tensor { return new(f64.Tensor) })
}

func TestDeviceVarianceOverflows(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) {
		lengths := []int{2, 101}
		testVarianceOverflows(t, d, lengths, math.MaxFloat32, f32.New,
			func() *f32.Tensor { return new(f32.Tensor) })
		if d.Info().Float64 {
			testVarianceOverflows(t, d, lengths, math.MaxFloat64, f64.New,
				func() *f64.Tensor { return new(f64.Tensor) })
		}
	})
}

func testVarianceOverflows[T float32 | float64, V floating[T, V]](t *testing.T, d device.Device,
	lengths []int, most T, create func(data []T, shape ...int) V, none func() V,
) {
	inf, of := math.Inf(1), support.Of[support.Autograd[V, *bools.Tensor, *ints.Tensor]]()
	for _, n := range lengths {
		rows := 40 // enough for the kernels of rows of devices
		if n > 1<<18 {
			rows = 1
		}
		for _, c := range []struct {
			last, want float64 // the last element of each row, and the variance
		}{{0, inf}, {1, inf}, {inf, math.NaN()}, {math.NaN(), math.NaN()}} {
			x := make([]T, rows*n)
			for i := range x {
				switch sign := T(1 - 2*(i%n/2%2)); {
				case i%n < n-1 || c.last == 0:
					x[i] = sign * most // of which sums overflow both ways
				default:
					x[i] = T(c.last)
				}
			}
			if n == 2 && c.last == 0 {
				for i := range rows {
					x[2*i+1] = -most
				}
			}
			dense, wide := to(d, create(x, rows, n)), make([]T, 2*rows*n)
			for i, v := range x {
				wide[2*i], wide[2*i+1] = v, v
			}
			for name, v := range map[string]V{
				"rows": none().Var(dense, 1), "columns": none().Var(dense.T().Clone(), 0),
				"Std": none().Std(dense, 1),
				"across": none().Var(to(d, create(wide, rows, n, 2)).Slice(tensor.All, tensor.All,
					tensor.At(0)), 1),
				"two axes": none().Var(to(d, create(wide, rows, n, 2)), 1, 2),
				"two more": none().Var(to(d, create(wide, rows, n, 2)).Slice(tensor.All, tensor.All,
					tensor.All.By(-1)), 1, 2),
			} {
				for i, got := range v.Values() {
					if !sameNumber(float64(got), c.want) {
						t.Fatalf("%T, %d with %v, %s: the variance %d is %v, want %v", x, n, c.last,
							name, i, got, c.want)
					}
				}
			}
			want := T(c.want * 0) // of an infinite variance, 0 and the bias
			if c.last == 0 || c.last == 1 {
				want = 1
			}
			ones := of.Ones(dense)
			all := map[string]V{
				"LayerNorm": none().LayerNorm(dense, ones.Slice(tensor.At(0)),
					ones.Slice(tensor.At(0)), 1e-5, 1),
				"LayerNorm of columns": none().LayerNorm(to(d,
					create(wide, rows, n, 2)).Slice(tensor.All, tensor.All, tensor.At(0)),
					ones.Slice(tensor.At(0)), ones.Slice(tensor.At(0)), 1e-5, 1),
			}
			for name, z := range all {
				for i, got := range z.Values() {
					if !sameNumber(float64(got), float64(want)) {
						t.Fatalf("%T, %d with %v: %s has %v at %d, want %v", x, n, c.last, name,
							got, i, want)
					}
				}
			}
			if want != 1 {
				continue
			}
			grad := of.RowGrad(none(), "LayerNorm", nil, ones, ones, dense,
				[]V{ones.Slice(tensor.At(0))}, []float64{1e-5}, 1)
			if i := slices.IndexFunc(grad.Values(), func(v T) bool { return v != 0 }); i >= 0 {
				t.Fatalf("%T, %d with %v: the gradient has %v at %d, want 0", x, n, c.last,
					grad.Values()[i], i)
			}
		}
	}
	x := to(d, create([]T{1, 2, 3, 3}, 2, 2))
	for ddof, want := range map[int][]float64{
		1: {0.5, 0}, 2: {inf, math.NaN()}, 3: {inf, math.NaN()}, math.MaxInt: {inf, math.NaN()},
		-2: {0.125, 0},
	} {
		for name, v := range map[string]V{
			"rows":    of.VarDDOF(x, ddof, 1),
			"columns": of.VarDDOF(x.T(), ddof, 0),
		} {
			for i, got := range v.Values() {
				if !sameNumber(float64(got), want[i]) {
					t.Errorf("%s of %v with ddof %d: %v, want %v", name, x.Values(), ddof,
						v.Values(), want)
					break
				}
			}
		}
	}
}

// sameNumber reports whether x is y, or both are NaN.
func sameNumber(x, y float64) bool { return x == y || x != x && y != y }

// TestArangeOfIntegers counts up to the largest int, and down to the smallest.
func TestArangeOfIntegers(t *testing.T) {
	const low, high = math.MinInt, math.MaxInt
	for _, c := range []struct {
		start, stop, step int
		want              []int
	}{
		{1 << 60, 1<<60 + 3, 1, []int{1 << 60, 1<<60 + 1, 1<<60 + 2}},
		{1 << 53, 1<<53 + 3, 1, []int{1 << 53, 1<<53 + 1, 1<<53 + 2}},
		{low, high, high, []int{low, -1, high - 1}},
		{high, low, low, []int{high, -1}},
		{high, low, -high, []int{high, 0, -high}},
		{high - 1, high, 1, []int{high - 1}},
		{low + 1, low, -1, []int{low + 1}},
		{low, high, 1 << 62, []int{low, -1 << 62, 0, 1 << 62}},
		{0, 7, 3, []int{0, 3, 6}},
		{7, 0, -3, []int{7, 4, 1}},
		{0, 6, 3, []int{0, 3}},
		{5, 5, 1, nil},
		{0, 5, -1, nil},
		{5, 0, 1, nil},
		{low, low, low, nil},
	} {
		if got := ints.Arange(c.start, c.stop, c.step).Values(); !slices.Equal(got, c.want) {
			t.Errorf("Arange(%d, %d, %d) is %d, want %d", c.start, c.stop, c.step, got, c.want)
		}
	}
	for _, c := range [][3]int{{low, high, 1}, {high, low, -1}, {0, high, 1}} {
		var size *tensor.SizeError
		if err := tensor.Catch(func() { ints.Arange(c[0], c[1], c[2]) }); !errors.As(err, &size) ||
			size.Op != "Arange" {
			t.Errorf("Arange(%v) gave %v", c, err)
		}
	}
	var value *tensor.ValueError
	if err := tensor.Catch(func() { ints.Arange(1, 2, 0) }); !errors.As(err, &value) ||
		value.Op != "Arange" {
		t.Errorf("steps of 0 gave %v", err)
	}
}

// TestRangesDoNotOverflow makes ranges of numbers whose distance is not finite.
func TestRangesDoNotOverflow(t *testing.T) {
	const m, m32 = math.MaxFloat64, math.MaxFloat32
	inf := math.Inf(1)
	for name, c := range map[string]struct{ got, want *f64.Tensor }{
		"Linspace": {f64.Linspace(-m, m, 3), f64.Of(-m, 0, m)},
		"Linspace of 5": {
			f64.Linspace(0x1p1023, -0x1p1023, 5),
			f64.Of(0x1p1023, 0x1p1022, 0, -0x1p1022, -0x1p1023),
		},
		"Linspace of many": {f64.Linspace(0, m, 5).Slice(tensor.Range(1, 3)), f64.Of(m/4, m/2)},
		"Linspace of 1":    {f64.Linspace(-m, m, 1), f64.Of(-m)},
		"Linspace of 0":    {f64.Linspace(-m, m, 0), f64.Zeros(0)},
		"Linspace to +Inf": {f64.Linspace(2, inf, 3), f64.Of(2, inf, inf)},
		"Linspace, float32": {
			convert.Float64(f32.Linspace(-3e38, 3e38, 5)),
			convert.Float64(f32.Of(-3e38, -1.5e38, 0, 1.5e38, 3e38)),
		},
		"Linspace, largest": {convert.Float64(f32.Linspace(-m32, m32, 3)), f64.Of(-m32, 0, m32)},
		"Linspace of few":   {f64.Linspace(1, 2, 5), f64.Of(1, 1.25, 1.5, 1.75, 2)},
		"Arange":            {f64.Arange(-m, m, m), f64.Of(-m, 0)},
		"Arange down":       {f64.Arange(m, -m, -m/2), f64.Of(m, m/2, 0, -m/2)},
		"Arange, float32": {
			convert.Float64(f32.Arange(-m32, m32, m32/2)),
			f64.Of(-m32, -m32/2, 0, m32/2),
		},
		"Arange of few": {f64.Arange(1, 2, 0.25), f64.Of(1, 1.25, 1.5, 1.75)},
	} {
		if !c.got.Same(c.want) {
			t.Errorf("%s is %v, want %v", name, c.got, c.want)
		}
	}
	for argument, f := range map[string]func(){
		"start": func() { f64.Arange(-inf, 0, 1) }, "stop": func() { f64.Arange(0, inf, 1) },
		"step": func() { f64.Arange(0, 1, inf) },
	} {
		var value *tensor.ValueError
		if err := tensor.Catch(f); !errors.As(err, &value) || value.Argument != argument {
			t.Errorf("Arange with an infinite %s gave %v", argument, err)
		}
	}
	var size *tensor.SizeError
	if err := tensor.Catch(func() { f64.Arange(0, 1, 1e-300) }); !errors.As(err, &size) ||
		size.Op != "Arange" {
		t.Errorf("Arange of 1e300 numbers gave %v", err)
	}
}

// constant is a source of one number over and over.
type constant uint64

func (c constant) Uint64() uint64 { return uint64(c) }

// TestUniformBounds checks that the largest random numbers do not give the upper bound, nor the
// smallest less than the lower.
func TestUniformBounds(t *testing.T) {
	last, first := rand.New(constant(math.MaxUint64)), rand.New(constant(0))
	const m, m32 = math.MaxFloat64, math.MaxFloat32
	for _, bounds := range [][2]float64{
		{1, 2},
		{0, 1},
		{-3, -1},
		{-m32, m32},
		{1, 1 + 0x1p-20},
		{0.1, 0.7},
		{-m, m},
		{1e300, 1.1e300},
	} {
		lo, hi := bounds[0], bounds[1]
		if a, b := f64.Uniform(first, lo, hi).Item(), f64.Uniform(last, lo, hi).Item(); a != lo ||
			!(b < hi && b >= lo+(hi/2-lo/2)) {
			t.Errorf("Uniform(%v, %v) is from %v to %v", lo, hi, a, b)
		}
		lo32, hi32 := float32(lo), float32(hi)
		if math.Abs(lo) > m32 || math.Abs(hi) > m32 {
			continue
		}
		if a, b := f32.Uniform(first, lo32, hi32).Item(), f32.Uniform(last, lo32,
			hi32).Item(); a != lo32 || !(b < hi32 && b >= lo32+(hi32/2-lo32/2)) {
			t.Errorf("Uniform(%v, %v) of float32 is from %v to %v", lo32, hi32, a, b)
		}
	}
	if v := f32.Uniform(last, 3, 3).Item(); v != 3 {
		t.Errorf("Uniform(3, 3) is %v", v)
	}
	inf, nan := math.Inf(1), math.NaN()
	for op, all := range map[string][]func(){
		"Uniform": {
			func() { f64.Uniform(nil, 2, 1, 3) }, func() { f64.Uniform(nil, 0, inf) },
			func() { f64.Uniform(nil, nan, 1) },
			func() { f64.Zeros(2).Uniform(tensor.NewPhilox(1), 2, 1) },
		},
		"Normal": {
			func() { f32.Normal(nil, 0, -1, 2) }, func() { f64.Normal(nil, 0, nan) },
			func() { f32.Zeros(2).Normal(tensor.NewPhilox(1), 0, -1) },
		},
	} {
		for i, f := range all {
			var value *tensor.ValueError
			if err := tensor.Catch(f); !errors.As(err, &value) || value.Op != op {
				t.Errorf("%s %d gave %v", op, i, err)
			}
		}
	}
	if v := f64.Normal(nil, 3, 0, 2).Values(); v[0] != 3 || v[1] != 3 {
		t.Errorf("Normal without deviation gave %v", v)
	}
}

// TestCloseInfinities compares numbers of which some are infinite, or their distance is.
func TestCloseInfinities(t *testing.T) {
	inf, nan, m := math.Inf(1), math.NaN(), math.MaxFloat64
	x := f64.Of(-inf, -m, inf, -inf, inf, m, nan, 1, m)
	y := f64.Of(m, inf, inf, -inf, -inf, -m, 1, nan, m)
	want := bools.Of(false, false, true, true, false, true, false, false, true)
	if got := f64.IsClose(x, y, f64.Tolerance{Absolute: 1, Relative: 2}); !got.Same(want) {
		t.Errorf("IsClose gave %v, want %v", got, want)
	}
}

// TestNormalizeIsOfAnyRange normalizes rows whose squares overflow or underflow, zeros, and rows
// whose norm is less than epsilon.
func TestNormalizeIsOfAnyRange(t *testing.T) {
	for _, c := range []struct{ x, want *f64.Tensor }{
		{f64.Of(3e200, 4e200), f64.Of(0.6, 0.8)},
		{f64.Of(-3e-200, 4e-200), f64.Of(-0.6, 0.8)},
		{f64.Of(5e-324, 0), f64.Of(1, 0)},
		{f64.Of(math.MaxFloat64, math.MaxFloat64), f64.Of(math.Sqrt(0.5), math.Sqrt(0.5))},
		{f64.Of(0, 0), f64.Of(0, 0)},
	} {
		if got := f64.Normalize(c.x, 0x1p-1074); !f64.AllClose(got, c.want) {
			t.Errorf("Normalize(%v) = %v, want %v", c.x, got, c.want)
		}
	}
	if got := f64.Normalize(f64.Of(3, 4), 10); !f64.AllClose(got, f64.Of(0.3, 0.4)) {
		t.Errorf("with an epsilon of 10: %v", got)
	}
}
