package generated_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

func TestPrinting(t *testing.T) {
	x := f32.Matrix(2, 2, 1, -2.5, 30, 4)
	for _, c := range []struct{ got, want string }{
		{fmt.Sprintf("%.2f", x), "[[ 1.00 -2.50]\n [30.00  4.00]]"},
		{fmt.Sprint(x), "[[ 1.  -2.5]\n [30.   4. ]]"},
		{fmt.Sprint(ints.Scalar(7)), "7"},
		{fmt.Sprint(ints.Zeros(0)), "[]"},
		{fmt.Sprint(new(ints.Tensor)), "[]"},
		{fmt.Sprint(sequence(2, 1, 2)), "[[[1 2]]\n\n [[3 4]]]"},
		{fmt.Sprint(sequence(1001)), "[   1    2    3 ...  999 1000 1001]"},
		{fmt.Sprint(bools.Of(true, false)), "[ true false]"},
	} {
		if c.got != c.want {
			t.Errorf("got\n%s\nwant\n%s", c.got, c.want)
		}
	}
}

func TestMovesAgainstModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawView(t)
		m := modelOf(x)
		rank := len(m.shape)
		if rank == 0 {
			return
		}
		axis := rapid.IntRange(0, rank-1).Draw(t, "axis")
		n := m.shape[axis]
		along := func(length int, from func(i int) int) model {
			shape := slices.Clone(m.shape)
			shape[axis] = length
			return build(shape, func(i []int) int {
				own := slices.Clone(i)
				if own[axis] = from(i[axis]); own[axis] < 0 {
					return 0
				}
				return m.at(own)
			})
		}
		check(t, "Concat", ints.Concat(axis-rank, x, x),
			along(2*n, func(i int) int { return i % n }))
		check(t, "Repeat", ints.Repeat(x, axis, 3), along(3*n, func(i int) int { return i / 3 }))
		check(t, "Roll", ints.Roll(x, axis, -7), along(n, func(i int) int { return (i + 7) % n }))
		times := slices.Repeat([]int{1}, rank)
		times[axis] = 2
		check(t, "Tile", ints.Tile(x, times...), along(2*n, func(i int) int { return i % n }))
		check(t, "Shift", ints.Shift(x, axis, 2), along(n, func(i int) int { return i - 2 }))
		check(t, "Shift", ints.Shift(x, axis-rank, -n),
			build(m.shape, func([]int) int { return 0 }))
		check(t, "Diff", ints.Diff(x, axis),
			build(along(max(n-1, 0), func(i int) int { return i }).shape, func(at []int) int {
				next := slices.Clone(at)
				next[axis]++
				return m.at(next) - m.at(at)
			}))
		if n > 1 {
			check(t, "Take", ints.Take(x, axis, tensor.Incl(-1, 0, 1, 0)),
				along(4, func(i int) int { return []int{n - 1, 0, 1, 0}[i] }))
			parts := x.Split(axis, 2)
			check(t, "Split", ints.Concat(axis, parts...), m)
		}
		if rank > 1 {
			i, j := rank-2, rank-1
			check(t, "Tril", ints.Tril(x, 1),
				build(m.shape, func(at []int) int { return where(at[j] <= at[i]+1, m.at(at), 0) }))
			check(t, "Triu", ints.Triu(x, -1),
				build(m.shape, func(at []int) int { return where(at[j] >= at[i]-1, m.at(at), 0) }))
		}
		widths := make([][2]int, rank)
		widths[axis] = [2]int{1, 2}
		padded := slices.Clone(m.shape)
		padded[axis] += 3
		check(t, "Pad", ints.Pad(x, -9, widths...), build(padded, func(at []int) int {
			own := slices.Clone(at)
			own[axis]--
			if own[axis] < 0 || own[axis] >= n {
				return -9
			}
			return m.at(own)
		}))
		check(t, "Map", ints.Map(x, func(v int) int { return 2 * v }),
			build(m.shape, func(at []int) int { return 2 * m.at(at) }))
		check(t, "MapIndexed", ints.MapIndexed(x,
			func(at []int, v int) int { return v - at[axis] }), build(m.shape, func(at []int) int {
			return m.at(at) - at[axis]
		}))
		check(t, "WithLayout", x.WithLayout(rapid.Permutation(identity(rank)).Draw(t,
			"axes")...), m)
		check(t, "convert", convert.Int(convert.Float32(x)), m)
		var rows []int
		for _, row := range x.Rows() {
			rows = append(rows, row...)
		}
		if !slices.Equal(rows, m.values) {
			t.Fatalf("Rows gave %v, want %v", rows, m.values)
		}
		if !x.IsReadOnly() {
			x.CopyFrom(make([]int, len(m.values)))
			check(t, "CopyFrom", x, build(m.shape, func([]int) int { return 0 }))
		}
	})
}

// where returns a if c holds, and b if not.
func where(c bool, a, b int) int {
	if c {
		return a
	}
	return b
}

func TestMaking(t *testing.T) {
	if got := f64.Arange(0, 1, 0.1).Size(); got != 10 {
		t.Errorf("Arange(0, 1, 0.1) has %d elements, want 10", got)
	}
	x, err := ints.From([][]int{{1, 2, 3}, {4, 5, 6}})
	if err != nil || !x.Same(sequence(2, 3)) {
		t.Errorf("From gave %v, %v", x, err)
	}
	for _, nested := range []any{[][]int{{1}, {2, 3}}, []string{"a"}, nil, 1.5} {
		if x, err := ints.From(nested); err == nil {
			t.Errorf("From(%v) gave %v", nested, x)
		}
	}
	if got := f32.Linspace(0, 1, 5); !got.Same(f32.Of(0, 0.25, 0.5, 0.75, 1)) {
		t.Errorf("Linspace gave %v", got)
	}
	tensor.Seed(3)
	a := f32.Randn(nil, 100)
	tensor.Seed(3)
	if b := f32.Randn(nil, 100); !a.Same(b) {
		t.Error("the same seed gave other numbers")
	}
}

func TestClose(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	x := f64.Of(1, 1, inf, inf, nan, 0, 1)
	y := f64.Of(1+1e-6, 1.1, inf, -inf, nan, 1e-9, inf)
	if got := f64.IsClose(x, y); !got.Same(bools.Of(true, false, true, false, false, true, false)) {
		t.Errorf("IsClose gave %v", got)
	}
	if !f64.AllClose(x.Slice(tensor.First), y.Slice(tensor.First)) {
		t.Error("AllClose gave false")
	}
}

func TestSelections(t *testing.T) {
	x := sequence(3, 4)
	s := x.T().Select(tensor.Incl(-1, 0), bools.Of(true, false, true))
	if got := s.Tensor(); !got.Same(ints.Matrix(2, 2, 4, 12, 1, 9)) {
		t.Errorf("Select gave\n%v", got)
	}
	s.Set(ints.Of(100, 200))
	if want := ints.Matrix(3, 4, 100, 2, 3, 100, 5, 6, 7, 8, 200, 10, 11, 200); !x.Same(want) {
		t.Errorf("Set gave\n%v", x)
	}
	x = ints.Zeros(3)
	x.Select(ints.Of(1, 1, 2)).Add(ints.Scalar(1))
	if !x.Same(ints.Of(0, 2, 1)) {
		t.Errorf("Add gave %v", x)
	}
	for _, f := range []func(){
		func() { x.Select(tensor.Incl(3)) },
		func() { x.Select(tensor.All, tensor.All) },
		func() { x.Select(bools.Of(true)) },
		func() { x.ReadOnly().Select(tensor.All).Fill(1) },
	} {
		if tensor.Catch(f) == nil {
			t.Error("misuse of Select did not panic")
		}
	}
}

func TestGather(t *testing.T) {
	x := sequence(3, 4)
	at := ints.Matrix(3, 2, 3, 0, -1, 1, 2, 2)
	if got := ints.Gather(x, 1, at); !got.Same(ints.Matrix(3, 2, 4, 1, 8, 6, 11, 11)) {
		t.Errorf("Gather gave\n%v", got)
	}
	if got := ints.Gather(x.T(), -1, ints.Matrix(1, 2, 2, 0)); !got.Same(ints.Matrix(4, 2, 9, 1, 10,
		2, 11, 3, 12, 4)) {
		t.Errorf("Gather of a view, by indices that stretch, gave\n%v", got)
	}
	if got := ints.Gather(x, 0, ints.Zeros(0, 4)); !slices.Equal(got.Shape(), []int{0, 4}) {
		t.Errorf("Gather of nothing has shape %v", got.Shape())
	}
	if x.T().ScatterAdd(ints.Scalar(100), 0,
		at.T()); !x.Same(ints.Matrix(3, 4, 101, 2, 3, 104, 5, 106, 7, 108, 9, 10, 211, 12)) {
		t.Errorf("ScatterAdd gave\n%v", x)
	}
	if x.Put(ints.Of(0, -1), 1, at); !x.Same(ints.Matrix(3, 4, -1, 2, 3, 0, 5, -1, 7, 0, 9, 10, -1,
		12)) {
		t.Errorf("Put gave\n%v", x)
	}
	for _, f := range []func(){
		func() { ints.Gather(x, 2, at) },
		func() { ints.Gather(x, 1, ints.Of(0)) },
		func() { ints.Gather(x, 1, ints.Zeros(2, 2)) },
		func() { ints.Gather(x, 1, ints.Full(4, 3, 1)) },
		func() { x.Put(ints.Zeros(3), 1, at) },
		func() { x.ReadOnly().ScatterAdd(x, 1, at) },
	} {
		if tensor.Catch(f) == nil {
			t.Error("misuse of Gather did not panic")
		}
	}
}

func TestCompress(t *testing.T) {
	x := f64.Matrix(2, 3, 0, 1, 2, 3, 0, math.NaN()).T()
	if got := f64.Compress(f64.Greater(x, f64.Scalar(0)), x); !got.Same(f64.Of(3, 1, 2)) {
		t.Errorf("Compress gave %v", got)
	}
	if got := f64.Compress(bools.Of(false, false), x); got.Size() != 0 || got.Rank() != 1 {
		t.Errorf("Compress of nothing gave shape %v", got.Shape())
	}
	if got := f64.NonZero(x); !got.Same(ints.Matrix(4, 2, 0, 1, 1, 0, 2, 0, 2, 1)) {
		t.Errorf("NonZero gave\n%v", got)
	}
	if tensor.Catch(func() { f64.Compress(bools.Of(true, true, true), x) }) == nil {
		t.Error("Compress took a mask that does not stretch")
	}
}

func TestHistogram(t *testing.T) {
	x := f64.Of(-1, 0, 0.5, 1, 1, 2.5, 3, 4, math.NaN(), math.Inf(1))
	if got := f64.Histogram(x, f64.Of(0, 1, 2, 3)); !got.Same(ints.Of(2, 2, 2)) {
		t.Errorf("Histogram gave %v", got)
	}
	if got := ints.Histogram(sequence(10), ints.Of(1, 1, 4, 4)); !got.Same(ints.Of(0, 3, 1)) {
		t.Errorf("Histogram with empty bins gave %v", got)
	}
	for _, edges := range []*f64.Tensor{
		f64.Of(1), f64.Of(1, 0), f64.Of(math.NaN(), 1),
		f64.Ones(2, 2),
	} {
		if tensor.Catch(func() { f64.Histogram(x, edges) }) == nil {
			t.Errorf("Histogram took edges %v", edges)
		}
	}
}

func TestOverlapIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		whole := sequence(4, 5, 3)
		x, y := drawPart(t, whole), drawPart(t, whole)
		shared := slices.ContainsFunc(x.Values(),
			func(v int) bool { return slices.Contains(y.Values(), v) })
		if got := ints.Overlap(x, y); got != shared {
			t.Fatalf("Overlap is %v, of\n%v\nand\n%v", got, x, y)
		}
	})
}

// drawPart returns a view of some of the elements of x.
func drawPart(t *rapid.T, x *ints.Tensor) *ints.Tensor {
	var indices []tensor.Index
	for _, n := range x.Shape() {
		lo, step := rapid.IntRange(-n, n).Draw(t, "lo"),
			rapid.SampledFrom([]int{-2, -1, 1, 2, 3}).Draw(t, "step")
		indices = append(indices, tensor.From(lo).By(step))
	}
	return x.Slice(indices...).Transpose()
}

// TestTransposedOperands adds, compares and chooses by what lies across in memory.
func TestTransposedOperands(t *testing.T) {
	defer tensor.SetThreads(0)
	for _, c := range []struct{ shape, axes []int }{
		{[]int{17, 33}, []int{1, 0}},
		{[]int{70, 3000}, []int{1, 0}},
		{[]int{700, 900}, []int{1, 0}},
		{[]int{17_000, 18}, []int{1, 0}},
		{[]int{2, 1500, 40}, []int{0, 2, 1}},
		{[]int{3, 70, 50}, []int{0, 2, 1}},
		{[]int{50, 3, 70}, []int{2, 1, 0}},
		{[]int{2, 40, 30, 35}, []int{0, 2, 3, 1}},
	} {
		for _, threads := range []int{1, 2, 3, 7} {
			tensor.SetThreads(threads)
			base := sequence(c.shape...)
			large := ints.Greater(base, ints.Scalar(base.Size()/2)).Transpose(c.axes...)
			x := base.Transpose(c.axes...)
			y := sequence(x.Shape()...)
			sum, chosen := ints.Add(y, x), ints.Where(large, x, y)
			each(x.Shape(), func(i []int) {
				v, w := x.At(i...), y.At(i...)
				if sum.At(i...) != v+w || chosen.At(i...) != where(v > base.Size()/2, v, w) {
					t.Fatalf("%v by %v on %d threads: elements %v are %v and %v", c.shape, c.axes,
						threads, i, sum.At(i...), chosen.At(i...))
				}
			})
		}
	}
}

// TestTransposedCopies copies matrices that lie across in memory, by tiles and without, in the
// caches and bypassing them.
func TestTransposedCopies(t *testing.T) {
	defer func(bytes int) { asm.NonTemporalBytes = bytes }(asm.NonTemporalBytes)
	for _, asm.NonTemporalBytes = range []int{asm.NonTemporalBytes, 0} {
		for _, shape := range [][]int{
			{16, 16},
			{17, 100},
			{128, 128},
			{300, 64},
			{3, 65, 130},
			{40, 2, 5000},
		} {
			n := tensor.Shape(shape).Size()
			x := f32.Arange(0, float32(n), 1).Reshape(shape...)
			got, rows, columns := x.T().Clone().Data(), shape[len(shape)-2], shape[len(shape)-1]
			for i, v := range got {
				matrix, place := i/(rows*columns), i%(rows*columns)
				if want := matrix*rows*columns + place%rows*columns + place/rows; v != float32(want) {
					t.Fatalf("shape %v, NonTemporalBytes %d: element %d is %v, want %d", shape,
						asm.NonTemporalBytes, i, v, want)
				}
			}
		}
	}
}
