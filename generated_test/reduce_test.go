package generated_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// naive returns fold of the elements of x along axes, one list of them for each
// element of the result.
func naive(x *f64.Tensor, axes []int, fold func(x []float64) float64) []float64 {
	shape := x.Shape()
	index := make([]int, len(shape))
	var walk func(axis int, chosen func(axis int) bool, visit func())
	walk = func(axis int, chosen func(int) bool, visit func()) {
		if axis == len(shape) {
			visit()
			return
		}
		if !chosen(axis) {
			walk(axis+1, chosen, visit)
			return
		}
		for index[axis] = range shape[axis] {
			walk(axis+1, chosen, visit)
		}
	}
	folded := func(axis int) bool { return len(axes) == 0 || slices.Contains(axes, axis) }
	var results []float64
	walk(0, func(axis int) bool { return !folded(axis) }, func() {
		var elements []float64
		walk(0, folded, func() { elements = append(elements, x.At(index...)) })
		results = append(results, fold(elements))
	})
	return results
}

// someTensor returns a tensor of small integers, of any shape and layout.
func someTensor() *f64.Tensor {
	lengths := []int{0, 1, 2, 3, 5, 8, 33, 130}
	var shape []int
	for range rand.IntN(4) {
		shape = append(shape, lengths[rand.IntN(len(lengths))])
	}
	x := f64.Zeros(shape...)
	for i := range x.Data() {
		x.Data()[i] = float64(rand.IntN(9) - 4)
	}
	x = x.Transpose(rand.Perm(len(shape))...)
	if len(shape) > 0 && rand.IntN(2) == 0 {
		x = x.Flip(rand.IntN(len(shape)))
	}
	return x
}

func TestFoldsAlongAxes(t *testing.T) {
	sum := func(x []float64) (s float64) {
		for _, x := range x {
			s += x
		}
		return s
	}
	squares := func(x []float64) (s float64) {
		for _, x := range x {
			s += x * x
		}
		return s
	}
	// Sums of small integers and of their squares are exact.
	variance := func(x []float64) float64 {
		n, s := float64(len(x)), sum(x)
		return (n*squares(x) - s*s) / (n * n)
	}
	folds := map[string]struct {
		fold  func(x *f64.Tensor, axes ...int) *f64.Tensor
		naive func(x []float64) float64
	}{
		"Sum":  {f64.Sum, sum},
		"Max":  {f64.Max, slices.Max[[]float64]},
		"Min":  {f64.Min, slices.Min[[]float64]},
		"Mean": {f64.Mean, func(x []float64) float64 { return sum(x) / float64(len(x)) }},
		"Var":  {f64.Var, variance},
		"Std":  {f64.Std, func(x []float64) float64 { return math.Sqrt(variance(x)) }},
		"LogSumExp": {f64.LogSumExp, func(x []float64) (s float64) {
			for _, x := range x {
				s += math.Exp(x)
			}
			return math.Log(s)
		}},
		"Norm": {f64.Norm, func(x []float64) float64 { return math.Sqrt(squares(x)) }},
	}
	for range trials(300) {
		x := someTensor()
		axes := rand.Perm(x.Rank())[:rand.IntN(x.Rank()+1)]
		for name, f := range folds {
			if x.Size() == 0 && (name == "Max" || name == "Min" || name == "LogSumExp") {
				continue
			}
			got, want := f.fold(x, axes...), naive(x, axes, f.naive)
			for i, v := range got.Values() {
				if math.Abs(v-want[i]) > 1e-12*(1+math.Abs(want[i])) ||
					(v != v) != (want[i] != want[i]) {
					t.Fatalf("%s of shape %v strides %v along %v: element %d is %v, want %v", name,
						x.Shape(), x.Strides(), axes, i, v, want[i])
				}
			}
			if got.Size() != len(want) {
				t.Fatalf("%s of shape %v along %v has shape %v", name, x.Shape(), axes, got.Shape())
			}
			if kept := f64.KeepDims(f.fold, x, axes...); kept.Rank() != x.Rank() ||
				!slices.Equal(slices.DeleteFunc(kept.Values(), math.IsNaN),
					slices.DeleteFunc(got.Values(), math.IsNaN)) {
				t.Fatalf("KeepDims(%s) of shape %v along %v has shape %v", name, x.Shape(), axes,
					kept.Shape())
			}
		}
	}
}

func TestArgMaxAlongAxes(t *testing.T) {
	for range 200 {
		x := someTensor()
		if x.Size() == 0 {
			continue
		}
		axes := rand.Perm(x.Rank())[:rand.IntN(x.Rank()+1)]
		most, least := f64.ArgMax(x, axes...).Values(), f64.ArgMin(x, axes...).Values()
		top := naive(x, axes, func(x []float64) float64 {
			return float64(slices.Index(x, slices.Max(x)))
		})
		bottom := naive(x, axes, func(x []float64) float64 {
			return float64(slices.Index(x, slices.Min(x)))
		})
		for i := range top {
			if most[i] != int(top[i]) || least[i] != int(bottom[i]) {
				t.Fatalf("shape %v along %v: element %d: ArgMax %d, want %v; ArgMin %d, want %v",
					x.Shape(), axes, i, most[i], top[i], least[i], bottom[i])
			}
		}
	}
}

func TestTruthAlongAxes(t *testing.T) {
	truth := func(fold func(x []float64) float64, v float64) func(x []float64) float64 {
		return func(x []float64) float64 {
			if len(x) > 0 && fold(x) == v {
				return 1
			}
			return 0
		}
	}
	for range 200 {
		x := someTensor()
		if x.Size() == 0 {
			continue
		}
		axes := rand.Perm(x.Rank())[:rand.IntN(x.Rank()+1)]
		holds := f64.Equal(x, f64.Scalar(4))
		exists, all := bools.Any(holds, axes...).Values(), bools.All(holds, axes...).Values()
		some, every := naive(x, axes, truth(slices.Max[[]float64], 4)),
			naive(x, axes, truth(slices.Min[[]float64], 4))
		count := 0
		for _, v := range x.Values() {
			if v == 4 {
				count++
			}
		}
		if got := bools.Count(holds); got != count {
			t.Fatalf("shape %v: Count %d, want %d", x.Shape(), got, count)
		}
		for i := range some {
			if exists[i] != (some[i] == 1) || all[i] != (every[i] == 1) {
				t.Fatalf("shape %v along %v: element %d: Any %t, All %t", x.Shape(), axes, i,
					exists[i], all[i])
			}
		}
	}
}

// TestFoldsDoNotDependOnThreads compares the bits of folds of a million numbers.
func TestFoldsDoNotDependOnThreads(t *testing.T) {
	defer tensor.SetThreads(0)
	rng := rand.New(rand.NewPCG(1, 2))
	x := f64.Randn(rng, 1000, 1003)
	for name, fold := range map[string]func(x *f64.Tensor, axes ...int) *f64.Tensor{
		"Sum": f64.Sum, "Prod": f64.Prod, "Mean": f64.Mean, "Var": f64.Var, "Std": f64.Std,
		"Max": f64.Max, "Min": f64.Min, "Norm": f64.Norm, "LogSumExp": f64.LogSumExp,
	} {
		for _, x := range []*f64.Tensor{x, x.T()} {
			for _, axes := range [][]int{nil, {0}, {1}} {
				tensor.SetThreads(1)
				want := fold(x, axes...).Values()
				for _, threads := range []int{2, 3, 7} {
					tensor.SetThreads(threads)
					if !slices.Equal(fold(x, axes...).Values(), want) {
						t.Errorf("%s along %v, %d threads give another result than one", name, axes,
							threads)
					}
				}
			}
		}
	}
}

func BenchmarkFoldsAlongAxes(b *testing.B) {
	x := f64.Ones(2000, 2000)
	for name, axes := range map[string][]int{"all": nil, "axis=0": {0}, "axis=1": {1}} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(8 * int64(x.Size()))
			z := f64.Sum(x, axes...)
			for b.Loop() {
				z.Sum(x, axes...)
			}
		})
	}
}

// TestFoldIntoView checks that a fold writes through its receiver's layout, and reads
// before it writes.
func TestFoldIntoView(t *testing.T) {
	x := f64.New([]float64{1, 2, 3, 4, 5, 6}, 3, 2)
	z := f64.Zeros(2, 2)
	z.T().Slice(tensor.At(0)).Sum(x, 0)
	if got := z.Values(); !slices.Equal(got, []float64{9, 0, 12, 0}) {
		t.Errorf("column of z: %v", got)
	}
	x.Slice(tensor.At(1)).Sum(x, 0)
	if got := x.Values(); !slices.Equal(got, []float64{1, 2, 9, 12, 5, 6}) {
		t.Errorf("row of x: %v", got)
	}
}

func TestFoldMisuse(t *testing.T) {
	x := f64.Zeros(2, 0)
	for name, f := range map[string]func(){
		"Max of nothing":   func() { f64.Max(x, 1) },
		"no such axis":     func() { f64.Sum(x, 2) },
		"axis named twice": func() { f64.Sum(x, 0, -2) },
		"receiver":         func() { f64.Zeros(3).Sum(x, 1) },
	} {
		if err := tensor.Catch(f); err == nil {
			t.Errorf("%s: no panic", name)
		}
	}
}

func TestSoftmaxAlongAxes(t *testing.T) {
	for range 100 {
		x := someTensor()
		if x.Rank() == 0 {
			continue
		}
		axis := rand.IntN(x.Rank())
		exps := f64.Exp(x)
		want := f64.Div(exps, f64.KeepDims(f64.Sum, exps, axis)).Values()
		logs := f64.LogSoftmax(x, axis).Values()
		for i, v := range f64.Softmax(x, axis).Values() {
			if math.Abs(v-want[i]) > 1e-14 || math.Abs(logs[i]-math.Log(want[i])) > 1e-13 {
				t.Fatalf("shape %v axis %d: Softmax %v, LogSoftmax %v, want %v", x.Shape(), axis, v,
					logs[i], want[i])
			}
		}
	}
}

// TestScans compares sums and products up to each element, along all axes, with those of the
// elements before. Sums along rows are by steps of lanes, and round otherwise than one after
// another; on several goroutines they are the same.
func TestScans(t *testing.T) {
	defer tensor.SetThreads(0)
	for _, shape := range [][]int{
		{7, 40},
		{5, 3, 33},
		{3, 5000},
		{60, 70, 80},
		{4, 0, 40},
		{2, 33, 0},
	} {
		x := f64.Normal(rand.New(rand.NewPCG(1, 2)), 0, 1, shape...)
		for axis := range shape {
			tensor.SetThreads(1)
			alone := f64.CumSum(x, axis).Values()
			for _, threads := range []int{1, 2, 3, 7} {
				tensor.SetThreads(threads)
				sums, products := f64.CumSum(x, axis), x.Clone()
				if !slices.Equal(sums.Values(), alone) {
					t.Fatalf("%v along %d: %d threads give other sums than one", shape, axis,
						threads)
				}
				products.CumProd(products, axis)
				each(shape, func(i []int) {
					sum, product := x.At(i...), x.At(i...)
					if i[axis] > 0 {
						i[axis]--
						sum, product = sums.At(i...)+sum, products.At(i...)*product
						i[axis]++
					}
					if math.Abs(sums.At(i...)-sum) > 1e-13*(1+math.Abs(sum)) ||
						products.At(i...) != product {
						t.Fatalf("%v along %d at %v: %v and %v, want %v and %v", shape, axis, i,
							sums.At(i...), products.At(i...), sum, product)
					}
				})
			}
		}
	}
	negative := f64.Full(math.Copysign(0, -1), 2, 40)
	for axis := range 2 {
		if v := f64.CumSum(negative, axis).At(0, 0); math.Signbit(v) {
			t.Errorf("CumSum of -0 along %d is %v", axis, v)
		}
	}
}
