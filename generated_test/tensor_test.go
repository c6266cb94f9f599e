package generated_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// A model is a tensor as plain as can be: its elements in row-major order.
type model struct {
	shape  []int
	values []int
}

// modelOf reads x an element at a time.
func modelOf(x *ints.Tensor) model {
	m := model{x.Shape(), make([]int, 0, x.Size())}
	each(m.shape, func(i []int) { m.values = append(m.values, x.At(i...)) })
	if len(m.shape) == 0 {
		m.values = append(m.values[:0], x.At())
	}
	return m
}

// build returns the model of a shape with the elements that f gives.
func build(shape []int, f func(i []int) int) model {
	m := model{shape: slices.Clone(shape)}
	each(shape, func(i []int) { m.values = append(m.values, f(i)) })
	return m
}

func (m model) at(i []int) int {
	at := 0
	for k, n := range m.shape {
		at = at*n + i[k]
	}
	return m.values[at]
}

// stretched returns the element of m, broadcast to a shape, at index i of that.
func (m model) stretched(i []int) int {
	own := slices.Clone(i[len(i)-len(m.shape):])
	for k, n := range m.shape {
		if n == 1 {
			own[k] = 0
		}
	}
	return m.at(own)
}

// each calls f with each index of a shape, in row-major order.
func each(shape []int, f func(i []int)) {
	i := make([]int, len(shape))
	var walk func(k int)
	walk = func(k int) {
		if k == len(shape) {
			f(i)
			return
		}
		for i[k] = 0; i[k] < shape[k]; i[k]++ {
			walk(k + 1)
		}
		i[k] = 0
	}
	walk(0)
}

func check(t *rapid.T, what string, x *ints.Tensor, want model) {
	t.Helper()
	if got := modelOf(x); !slices.Equal(got.shape, want.shape) ||
		!slices.Equal(got.values, want.values) {
		t.Fatalf("%s: got %v, want %v", what, got, want)
	}
	if got := x.Values(); !slices.Equal(got, want.values) {
		t.Fatalf("%s: Values() = %v, want %v", what, got, want.values)
	}
}

// sequence returns a tensor of 1, 2, 3, ….
func sequence(shape ...int) *ints.Tensor {
	x := ints.Zeros(shape...)
	for i, data := 0, x.Data(); i < len(data); i++ {
		data[i] = i + 1
	}
	return x
}

// drawView returns a tensor after some views.
func drawView(t *rapid.T) *ints.Tensor {
	x := sequence(rapid.SliceOfN(rapid.IntRange(0, 4), 0, 4).Draw(t, "shape")...)
	for range rapid.IntRange(0, 4).Draw(t, "views") {
		x = changeView(t, x)
	}
	return x
}

// changeView returns a view of x, checked against the model of x.
func changeView(t *rapid.T, x *ints.Tensor) *ints.Tensor {
	m := modelOf(x)
	rank := x.Rank()
	kind := rapid.IntRange(0, 8).Draw(t, "view")
	if rank == 0 && kind != 3 && kind != 7 {
		return x
	}
	axis := 0
	if rank > 0 {
		axis = rapid.IntRange(0, rank-1).Draw(t, "axis")
	}
	var y *ints.Tensor
	var want model
	switch kind {
	case 0:
		axes := rapid.Permutation(identity(rank)).Draw(t, "axes")
		y = x.Transpose(axes...)
		want = build(pick(m.shape, axes), func(i []int) int {
			own := make([]int, rank)
			for k, a := range axes {
				own[a] = i[k]
			}
			return m.at(own)
		})
	case 1:
		y = x.Flip(axis - rank)
		want = build(m.shape, func(i []int) int {
			own := slices.Clone(i)
			own[axis] = m.shape[axis] - 1 - i[axis]
			return m.at(own)
		})
	case 2:
		lo, hi := rapid.IntRange(-6, 6).Draw(t, "lo"), rapid.IntRange(-6, 6).Draw(t, "hi")
		step := rapid.SampledFrom([]int{1, 2, 3, -1, -2, math.MaxInt, math.MinInt + 1}).Draw(t,
			"step")
		indices := slices.Repeat([]tensor.Index{tensor.All}, axis)
		y = x.Slice(append(indices, tensor.Range(lo, hi).By(step))...)
		chosen := numpyRange(lo, hi, step, m.shape[axis])
		shape := slices.Clone(m.shape)
		shape[axis] = len(chosen)
		want = build(shape, func(i []int) int {
			own := slices.Clone(i)
			own[axis] = chosen[i[axis]]
			return m.at(own)
		})
	case 3:
		if rank > 5 {
			return x
		}
		y, want = x.Unsqueeze(axis), model{slices.Insert(slices.Clone(m.shape), axis, 1), m.values}
	case 4:
		if m.shape[axis] == 0 {
			return x
		}
		at := rapid.IntRange(0, m.shape[axis]-1).Draw(t, "at")
		y = x.Transpose(append(without(rank, axis), axis)...).Slice(tensor.Ellipsis,
			tensor.At(at-m.shape[axis]))
		want = build(slices.Delete(slices.Clone(m.shape), axis, axis+1), func(i []int) int {
			return m.at(slices.Insert(slices.Clone(i), axis, at))
		})
	case 5:
		shape := slices.Clone(m.shape)
		shape = append([]int{2}, shape...)
		if shape[axis+1] == 1 {
			shape[axis+1] = 3
		}
		y = x.BroadcastTo(shape...)
		want = build(shape, m.stretched)
	case 6:
		size, step := rapid.IntRange(1, 3).Draw(t, "size"), rapid.IntRange(1, 3).Draw(t, "step")
		if rank > 5 {
			return x
		}
		y = x.Windows(size, step)
		count := 0
		if n := m.shape[rank-1]; n >= size {
			count = (n-size)/step + 1
		}
		want = build(append(slices.Clone(m.shape[:rank-1]), count, size), func(i []int) int {
			return m.at(append(slices.Clone(i[:rank-1]), i[rank-1]*step+i[rank]))
		})
	case 7:
		y, want = x.Reshape(-1), model{[]int{len(m.values)}, m.values}
		if len(m.values)%2 == 0 && len(m.values) > 0 {
			y, want = x.Reshape(2, -1, 1), model{[]int{2, len(m.values) / 2, 1}, m.values}
		}
	case 8:
		if rank < 2 {
			return x
		}
		y = x.Diagonal()
		want = build(append(slices.Clone(m.shape[:rank-2]), min(m.shape[rank-2], m.shape[rank-1])),
			func(i []int) int {
				return m.at(append(slices.Clone(i), i[len(i)-1]))
			})
	}
	check(t, "view", y, want)
	return y
}

// numpyRange lists the indices of NumPy's lo:hi:step of n elements, by its definition.
func numpyRange(lo, hi, step, n int) (indices []int) {
	fix := func(i, low, high int) int {
		if i < 0 {
			i += n
		}
		return min(max(i, low), high)
	}
	if step > 0 {
		for i := fix(lo, 0, n); i < fix(hi, 0, n) && i >= 0; i += step {
			indices = append(indices, i)
		}
		return indices
	}
	for i := fix(lo, -1, n-1); i > fix(hi, -1, n-1) && i >= 0; i += step {
		indices = append(indices, i)
	}
	return indices
}

func identity(n int) []int {
	axes := make([]int, n)
	for i := range axes {
		axes[i] = i
	}
	return axes
}

func without(n, axis int) []int { return slices.Delete(identity(n), axis, axis+1) }

func pick(s, at []int) []int {
	var p []int
	for _, i := range at {
		p = append(p, s[i])
	}
	return p
}

func TestViewsAgainstModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { drawView(t) })
}

func TestReshapeIsAViewOrACopy(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawView(t)
		shape := []int(x.Shape())
		if len(shape) < 2 {
			return
		}
		k := rapid.IntRange(0, len(shape)-2).Draw(t, "merged")
		merged := slices.Concat(shape[:k], []int{shape[k] * shape[k+1]}, shape[k+2:])
		check(t, "merged", x.Reshape(merged...), model{merged, modelOf(x).values})
		if m := x.Reshape(merged...); x.Size() > 0 && ints.SameMemory(m, x) {
			check(t, "split", m.View(shape...), modelOf(x))
		}
	})
}

// TestShortRows checks operations on tensors with few elements in a row, of which many are
// packed into a block: with operands of all layouts, into results of all layouts.
func TestShortRows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows, n := rapid.IntRange(1, 700).Draw(t, "rows"), rapid.IntRange(1, 40).Draw(t, "n")
		wide := func(name string) *ints.Tensor {
			x := sequence(2, rows, n+3)
			return rapid.SampledFrom([]*ints.Tensor{
				x.Slice(tensor.All, tensor.All, tensor.From(3)),
				x.Slice(tensor.All, tensor.All, tensor.To(n)).Flip(-1),
				sequence(2, rows, 2*n).Slice(tensor.All, tensor.All, tensor.Even),
				sequence(n, rows, 2).Transpose(),
				sequence(rows, 2, n).Transpose(1, 0, 2),
			}).Draw(t, name)
		}
		x, z := wide("x"), wide("z")
		y := rapid.SampledFrom([]*ints.Tensor{
			sequence(n), sequence(rows, 1), sequence(2, 1, n), sequence(2, 1, 1),
			sequence(2, rows, n), x,
		}).Draw(t, "y")
		m, o := modelOf(x), modelOf(y)
		want := build(m.shape, func(i []int) int { return m.at(i) - o.stretched(i) })
		check(t, "Sub", ints.Sub(x, y), want)
		check(t, "into a view", z.Sub(x, y), want)
		check(t, "in place", x.Sub(x, y), want)
	})
}

func TestElementwiseOnViews(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawView(t)
		m := modelOf(x)
		y := sequence(m.shape[rapid.IntRange(0, len(m.shape)).Draw(t, "from"):]...)
		n := modelOf(y)
		want := build(m.shape, func(i []int) int { return m.at(i) - n.stretched(i) })
		check(t, "Sub", ints.Sub(x, y), want)
		if !x.IsReadOnly() {
			check(t, "in place", x.Sub(x, y), want)
		} else if err := tensor.Catch(func() { x.Sub(x, y) }); !errors.Is(err, tensor.ErrReadOnly) {
			t.Fatalf("a read-only receiver gave %v", err)
		}
	})
}

func TestResultOverItsOperands(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.SampledFrom([]int{1, 2, 3, 40}).Draw(t, "n")
		views := []func(x *ints.Tensor) *ints.Tensor{
			func(x *ints.Tensor) *ints.Tensor { return x.T() },
			func(x *ints.Tensor) *ints.Tensor { return x.Flip(0) },
			func(x *ints.Tensor) *ints.Tensor { return x.Flip() },
			func(x *ints.Tensor) *ints.Tensor { return x.Slice(tensor.First) },
			func(x *ints.Tensor) *ints.Tensor { return x.Slice(tensor.All, tensor.Range(1, 2)) },
			func(x *ints.Tensor) *ints.Tensor { return x.Slice(tensor.Last, tensor.Last) },
		}
		x := sequence(n, n)
		of := rapid.SampledFrom(views).Draw(t, "operand")
		if n == 1 {
			of = views[0]
		}
		m, y := modelOf(x), modelOf(of(x))
		want := build(m.shape, func(i []int) int { return m.at(i) - 3*y.stretched(i) })
		z := rapid.SampledFrom([]*ints.Tensor{x, x.T().T(), x.View(n, n)}).Draw(t, "receiver")
		z.Sub(x, ints.Mul(of(x), ints.Scalar(3)))
		check(t, "with a copy", z, want)
		x = sequence(n, n)
		want = build(m.shape, func(i []int) int { return m.at(i) - y.stretched(i) })
		check(t, "over itself", x.Sub(x, of(x)), want)
	})
}

func TestThreadsDoNotChangeResults(t *testing.T) {
	x := sequence(3, 600, 901)
	var want []int
	for _, threads := range []int{1, 2, 5} {
		tensor.SetThreads(threads)
		got := ints.Mul(x.Transpose(0, 2, 1),
			x.Slice(tensor.From(1).By(3), tensor.At(2)).Unsqueeze(-1)).Values()
		if want == nil {
			want = got
		}
		if !slices.Equal(got, want) {
			t.Fatalf("%d threads differ", threads)
		}
	}
	tensor.SetThreads(0)
}

func TestHostileShapes(t *testing.T) {
	shapes := [][]int{
		{-1},
		{math.MaxInt, 2},
		{1 << 31, 1 << 32},
		{1 << 62},
		{1 << 62, 4},
		{math.MinInt, 2},
		{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
		{1 << 21, 1 << 21, 1 << 22},
	}
	for _, shape := range shapes {
		err := tensor.Catch(func() { f64.Zeros(shape...) })
		if _, ok := err.(*tensor.SizeError); !ok {
			t.Errorf("Zeros(%v) gave %v, want a *SizeError", shape, err)
		}
	}
	if n := f64.Zeros(1<<62, 0, 1<<62).Size(); n != 0 {
		t.Errorf("a shape with a length of 0 has %d elements", n)
	}
}

func TestMisuse(t *testing.T) {
	x := f32.Zeros(2, 3)
	for name, f := range map[string]func(){
		"*tensor.ShapeError: Add":       func() { f32.Add(x, f32.Zeros(2)) },
		"*tensor.ShapeError: receiver":  func() { f32.Zeros(3, 2).Add(x, x) },
		"*tensor.ShapeError: smaller":   func() { f32.Zeros(3).Add(x, x) },
		"*tensor.ShapeError: Reshape":   func() { x.Reshape(-2, -3) },
		"*tensor.ShapeError: two -1":    func() { x.Reshape(-1, -1) },
		"*tensor.ShapeError: New":       func() { f32.New(make([]float32, 5), 2, 3) },
		"*tensor.AxisError: Flip":       func() { x.Flip(2) },
		"*tensor.AxisError: Transpose":  func() { x.Transpose(0, 0) },
		"*tensor.IndexError: At":        func() { x.At(2, 0) },
		"*tensor.IndexError: Slice":     func() { x.Slice(tensor.At(-3)) },
		"*tensor.LayoutError":           func() { x.WithLayout(0, 2) },
		"*tensor.ValueError: View":      func() { x.T().View(6) },
		"*tensor.ValueError: step":      func() { x.Slice(tensor.All.By(0)) },
		"*tensor.misuseError: ReadOnly": func() { x.ReadOnly().Set(1, 0, 0) },
	} {
		err := tensor.Catch(f)
		if err == nil || !startsWithType(name, err) {
			t.Errorf("%s: got %T %v", name, err, err)
		}
	}
}

func TestIntegerDivisionByZero(t *testing.T) {
	x := sequence(600, 1000)
	zero := ints.Scalar(0)
	for name, f := range map[string]func(x, y *ints.Tensor) *ints.Tensor{
		"Div": ints.Div,
		"Rem": ints.Rem, "Mod": ints.Mod,
	} {
		if err := tensor.Catch(func() { f(x, zero) }); err != tensor.ErrDivision {
			t.Errorf("%s by zero gave %v", name, err)
		}
	}
}

func startsWithType(name string, err error) bool {
	var got string
	switch err.(type) {
	case *tensor.ShapeError:
		got = "*tensor.ShapeError"
	case *tensor.AxisError:
		got = "*tensor.AxisError"
	case *tensor.IndexError:
		got = "*tensor.IndexError"
	case *tensor.LayoutError:
		got = "*tensor.LayoutError"
	case *tensor.ValueError:
		got = "*tensor.ValueError"
	default:
		got = "*tensor.misuseError"
	}
	return len(name) >= len(got) && name[:len(got)] == got
}

func BenchmarkAddOf4(b *testing.B) {
	x, y, z := f32.Ones(4), f32.Ones(4), f32.Ones(4)
	b.Run("new", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			f32.Add(x, y)
		}
	})
	b.Run("receiver", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			z.Add(x, y)
		}
	})
}

// BenchmarkShortRows adds a row, and a column, to matrices of few columns.
func BenchmarkShortRows(b *testing.B) {
	const size = 1 << 16
	for _, n := range []int{2, 4, 8, 16, 64} {
		x, z := f32.Ones(size/n, n), f32.Zeros(size/n, n)
		for name, y := range map[string]*f32.Tensor{
			"row":    f32.Ones(n),
			"column": f32.Ones(size/n, 1),
		} {
			b.Run(fmt.Sprintf("%s/n=%d", name, n), func(b *testing.B) {
				for b.Loop() {
					z.Add(x, y)
				}
			})
		}
	}
}
