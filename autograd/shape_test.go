package autograd_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// A move rearranges elements: of a variable as the function or method of tensors does.
type move struct {
	name   string
	of     func(x *variable) *variable
	ofThat func(x *f64.Tensor) *f64.Tensor
}

var moves = []move{
	{
		"Reshape", func(x *variable) *variable { return x.Reshape(4, -1) },
		func(x *f64.Tensor) *f64.Tensor { return x.Reshape(4, -1) },
	},
	{
		"Ravel", func(x *variable) *variable { return x.Ravel() },
		func(x *f64.Tensor) *f64.Tensor { return x.Ravel() },
	},
	{
		"Transpose", func(x *variable) *variable { return x.Transpose() },
		func(x *f64.Tensor) *f64.Tensor { return x.Transpose() },
	},
	{
		"Transpose axes", func(x *variable) *variable { return x.Transpose(-1, 0, 1) },
		func(x *f64.Tensor) *f64.Tensor { return x.Transpose(-1, 0, 1) },
	},
	{
		"T", func(x *variable) *variable { return x.T() },
		func(x *f64.Tensor) *f64.Tensor { return x.T() },
	},
	{
		"Unsqueeze", func(x *variable) *variable { return x.Unsqueeze(-1) },
		func(x *f64.Tensor) *f64.Tensor { return x.Unsqueeze(-1) },
	},
	{
		"Squeeze", func(x *variable) *variable { return x.Unsqueeze(1).Squeeze(1) },
		func(x *f64.Tensor) *f64.Tensor { return x },
	},
	{
		"Flip", func(x *variable) *variable { return x.Flip() },
		func(x *f64.Tensor) *f64.Tensor { return x.Flip() },
	},
	{
		"Flip axes", func(x *variable) *variable { return x.Flip(0, -1) },
		func(x *f64.Tensor) *f64.Tensor { return x.Flip(0, -1) },
	},
	{
		"Slice",
		func(x *variable) *variable {
			return x.Slice(tensor.At(1), tensor.NewAxis, tensor.All.By(-2), tensor.From(1))
		},
		func(x *f64.Tensor) *f64.Tensor {
			return x.Slice(tensor.At(1), tensor.NewAxis, tensor.All.By(-2), tensor.From(1))
		},
	},
	{
		"Diagonal", func(x *variable) *variable { return x.Diagonal() },
		func(x *f64.Tensor) *f64.Tensor { return x.Diagonal() },
	},
	{
		"Windows that overlap", func(x *variable) *variable { return x.Windows(3, 1) },
		func(x *f64.Tensor) *f64.Tensor { return x.Windows(3, 1) },
	},
	{
		"Windows apart", func(x *variable) *variable { return x.Windows(1, 3) },
		func(x *f64.Tensor) *f64.Tensor { return x.Windows(1, 3) },
	},
	{
		"Split", func(x *variable) *variable { return x.Split(-1, 3)[0] },
		func(x *f64.Tensor) *f64.Tensor { return x.Split(-1, 3)[0] },
	},
	{
		"Partition", func(x *variable) *variable { return x.Partition(1, 2, 2)[1] },
		func(x *f64.Tensor) *f64.Tensor { return x.Partition(1, 2, 2)[1] },
	},
	{"BroadcastTo", func(x *variable) *variable {
		return x.Slice(tensor.All, tensor.Range(0, 1)).BroadcastTo(2, 2, 5, 4)
	}, func(x *f64.Tensor) *f64.Tensor {
		return x.Slice(tensor.All, tensor.Range(0, 1)).BroadcastTo(2, 2, 5, 4)
	}},
	{
		"AlignTo the last", func(x *variable) *variable { return x.AlignTo(5, 2, 3, 4) },
		func(x *f64.Tensor) *f64.Tensor { return x.AlignTo(5, 2, 3, 4) },
	},
	{
		"AlignTo the first", func(x *variable) *variable { return x.AlignTo(2, 3, 4, 5) },
		func(x *f64.Tensor) *f64.Tensor { return x.AlignTo(2, 3, 4, 5) },
	},
	{
		"View", func(x *variable) *variable { return x.View(1, 2, 3, 4) },
		func(x *f64.Tensor) *f64.Tensor { return x.View(1, 2, 3, 4) },
	},
	{
		"Flatten", func(x *variable) *variable { return x.Flatten() },
		func(x *f64.Tensor) *f64.Tensor { return x.Flatten() },
	},
	{"Slices", func(x *variable) *variable {
		var last *variable
		for _, last = range x.Slices(-1) {
		}
		return last
	}, func(x *f64.Tensor) *f64.Tensor { return x.Slice(tensor.Ellipsis, tensor.Last) }},
	{
		"Select",
		func(x *variable) *variable {
			return x.Select(tensor.All, tensor.Incl(2, 0, 2), tensor.Excl(1))
		},
		func(x *f64.Tensor) *f64.Tensor {
			return x.Select(tensor.All, tensor.Incl(2, 0, 2), tensor.Excl(1)).Tensor()
		},
	},
	{
		"Select by points",
		func(x *variable) *variable {
			return x.Select(tensor.Pointwise(ints.Of(1, 0, 1), ints.Of(2).Unsqueeze(1)))
		},
		func(x *f64.Tensor) *f64.Tensor {
			return x.Select(tensor.Pointwise(ints.Of(1, 0, 1), ints.Of(2).Unsqueeze(1))).Tensor()
		},
	},
	{
		"Take by a matrix",
		func(x *variable) *variable { return autograd.Take(x, 1, ints.Matrix(2, 2, 2, 0, 2, 1)) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Take(x, 1, ints.Matrix(2, 2, 2, 0, 2, 1)) },
	},
	{
		"SumTo", func(x *variable) *variable { return x.SumTo(3, 1) },
		func(x *f64.Tensor) *f64.Tensor { return x.SumTo(3, 1) },
	},
	{"Gather", func(x *variable) *variable {
		return autograd.Gather(x, -1, ints.Of(3, 0, 3).Reshape(1, 1, 3))
	}, func(x *f64.Tensor) *f64.Tensor {
		return f64.Gather(x, -1, ints.Of(3, 0, 3).Reshape(1, 1, 3))
	}},
	{
		"Take", func(x *variable) *variable { return autograd.Take(x, -1, tensor.Incl(3, 0, 3)) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Take(x, -1, tensor.Incl(3, 0, 3)) },
	},
	{
		"Roll", func(x *variable) *variable { return autograd.Roll(x, -1, 5) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Roll(x, -1, 5) },
	},
	{
		"Roll back", func(x *variable) *variable { return autograd.Roll(x, 1, -1) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Roll(x, 1, -1) },
	},
	{
		"Repeat", func(x *variable) *variable { return autograd.Repeat(x, -2, 2) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Repeat(x, -2, 2) },
	},
	{
		"Tile", func(x *variable) *variable { return autograd.Tile(x, 1, 2, 3) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Tile(x, 1, 2, 3) },
	},
	{"Pad", func(x *variable) *variable {
		return autograd.Pad(x, 7, [2]int{0, 1}, [2]int{2, 0}, [2]int{0, 0})
	}, func(x *f64.Tensor) *f64.Tensor {
		return f64.Pad(x, 7, [2]int{0, 1}, [2]int{2, 0}, [2]int{0, 0})
	}},
	{
		"Tril", func(x *variable) *variable { return autograd.Tril(x, 1) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Tril(x, 1) },
	},
	{
		"Triu", func(x *variable) *variable { return autograd.Triu(x, -1) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Triu(x, -1) },
	},
}

func TestMoves(t *testing.T) {
	x := random(4, 2, 3).Transpose(1, 2, 0) // 2 by 3 by 4
	for _, m := range moves {
		t.Run(m.name, func(t *testing.T) {
			if got, want := m.of(autograd.New(x)).Value, m.ofThat(x); !got.Same(want) {
				t.Errorf("%v, want %v", got, want)
			}
			checkOrders(t, func(x ...*variable) *variable { return m.of(x[0]) }, x)
		})
	}
}

func TestConcatAndStack(t *testing.T) {
	x, y, z := random(2, 3), random(2, 1), random(2, 2).T()
	concat := func(x ...*variable) *variable { return autograd.Concat(-1, x[0], x[1], x[0], x[2]) }
	if got, want := concat(variables([]*f64.Tensor{x, y, z})...).Value, f64.Concat(1, x, y, x,
		z); !got.Same(want) {
		t.Errorf("Concat: %v, want %v", got, want)
	}
	checkOrders(t, concat, x, y, z)
	stack := func(x ...*variable) *variable { return autograd.Stack(-1, x[0], x[1], x[0]) }
	if got, want := stack(variables([]*f64.Tensor{x, x})...).Value, f64.Stack(-1, x, x,
		x); !got.Same(want) {
		t.Errorf("Stack: %v, want %v", got, want)
	}
	checkOrders(t, stack, x, random(2, 3))
}

func TestMatMulOfAllRanks(t *testing.T) {
	product := func(x ...*variable) *variable { return autograd.MatMul(x[0], x[1]) }
	for _, shapes := range [][2]tensor.Shape{
		{{3}, {3}},
		{{3}, {3, 2}},
		{{2, 3}, {3}},
		{{2, 3}, {3, 2}},
		{{2, 2, 3}, {3, 2}},
		{{2, 2, 3}, {3}},
		{{3}, {2, 3, 2}},
		{{2, 3}, {2, 3, 2}},
		{{2, 1, 2, 3}, {2, 3, 1}},
	} {
		x, y := random(shapes[0]...), random(shapes[1]...)
		if got, want := product(autograd.New(x), autograd.New(y)).Value, f64.MatMul(x,
			y); !got.Shape().Equal(want.Shape()) || !f64.AllClose(got, want) {
			t.Errorf("%v: %v, want %v", shapes, got, want)
		}
		checkOrders(t, product, x, y)
	}
}

func TestShapeMistakes(t *testing.T) {
	x := autograd.New(f64.Zeros(2, 3))
	for name, f := range map[string]func(){
		"Reshape":   func() { x.Reshape(4) },
		"Transpose": func() { x.Transpose(0) },
		"Flip":      func() { x.Flip(2) },
		"SumTo":     func() { x.SumTo(2, 2) },
		"Split":     func() { x.Split(5, 2) },
		"Slices":    func() { x.Slices(2) },
		"AlignTo":   func() { x.AlignTo(4, 4, 4) },
		"View":      func() { x.T().View(6) },
		"Select":    func() { x.Select(tensor.Incl(2)) },
		"Concat":    func() { autograd.Concat(0, x, x.T()) },
		"no Concat": func() { autograd.Concat[*f64.Tensor](0) },
		"Take":      func() { autograd.Take(x, 0, tensor.Incl(2)) },
		"Roll":      func() { autograd.Roll(x, 2, 1) },
		"Repeat":    func() { autograd.Repeat(x, 0, -1) },
		"Tile":      func() { autograd.Tile(x, 2) },
		"Pad":       func() { autograd.Pad(x, 0, [2]int{-1, 0}, [2]int{0, 0}) },
		"Sum":       func() { autograd.Sum(x, 1, 1) },
		"Softmax":   func() { autograd.Softmax(x, 2) },
		"MatMul":    func() { autograd.MatMul(x, x) },
		"Add":       func() { autograd.Add(x, x.T()) },
	} {
		if err := tensor.Catch(f); err == nil {
			t.Errorf("%s does not panic", name)
		}
	}
}
