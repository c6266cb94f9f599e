package generated_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
)

// einsum returns what an expression with an arrow says, by its definition.
func einsum(expr string, lengths map[rune]int, xs ...*ints.Tensor) *ints.Tensor {
	in, out, _ := strings.Cut(expr, "->")
	var letters []rune
	for l := range lengths {
		if strings.ContainsRune(in, l) {
			letters = append(letters, l)
		}
	}
	at := map[rune]int{}
	index := func(labels string) (index []int) {
		for _, l := range labels {
			index = append(index, at[l])
		}
		return index
	}
	var shape []int
	for _, l := range out {
		shape = append(shape, lengths[l])
	}
	z := ints.Zeros(shape...)
	var visit func(left []rune)
	visit = func(left []rune) {
		if len(left) == 0 {
			product := 1
			for i, labels := range strings.Split(in, ",") {
				product *= xs[i].At(index(labels)...)
			}
			z.AddAt(product, index(out)...)
			return
		}
		for at[left[0]] = range lengths[left[0]] {
			visit(left[1:])
		}
	}
	visit(letters)
	return z
}

func TestEinsum(t *testing.T) {
	lengths := map[rune]int{'i': 2, 'j': 3, 'k': 4, 'l': 2, 'm': 5, 'n': 1, 'o': 0}
	for _, expr := range []string{
		"ij,jk->ik", "ij,jk->ki", "ij,jk->", "ij,jk->j", "ij,jk->ijk", "ij->ji", "ij->", "ij->i",
		"ii->i", "ii->", "iij->ji", "jiij->ij",
		"i,j->ij", "i,i->", "i,i->i", "kij,kjm->kim", "ijk,jkm->im", "ijkm,mkj->i",
		"ij,kj,kl,lm->im", "ij,ij->ij", "ij,m->m",
		"->", "i->i", "o->o", ",i->i", "i,->i", ",->", "n,nj->j", "on,nj->oj", "io,oj->ij",
		"iljk,kmj->milk",
	} {
		in, _, _ := strings.Cut(expr, "->")
		var xs []*ints.Tensor
		var narrow []*i32.Tensor
		for number, labels := range strings.Split(in, ",") {
			var shape []int
			for _, l := range labels {
				shape = append(shape, lengths[l])
			}
			x := ints.RandInt(nil, 9, shape...)
			if number%2 == 1 { // the axes in memory reversed
				x = x.Transpose().Clone().Transpose()
			}
			xs, narrow = append(xs, x), append(narrow, convert.Int32(x))
		}
		want := einsum(expr, lengths, xs...)
		if got := ints.Einsum(expr, xs...); !got.Same(want) {
			t.Errorf("%s: %v, want %v", expr, got, want)
		}
		if got := i32.Einsum(expr, narrow...); !got.Same(want) {
			t.Errorf("%s of int32: %v, want %v", expr, got, want)
		}
	}
	x, y := ints.RandInt(nil, 9, 2, 3), ints.RandInt(nil, 9, 3, 4)
	for expr, want := range map[string]*ints.Tensor{"bj, ja": ints.MatMul(x, y).T(), "ba": x.T()} {
		if got := ints.Einsum(expr, []*ints.Tensor{
			x,
			y,
		}[:strings.Count(expr, ",")+1]...); !got.Same(want) {
			t.Errorf("%s without an arrow: %v, want %v", expr, got, want)
		}
	}
}

func TestContractions(t *testing.T) {
	x, y := ints.RandInt(nil, 9, 2, 3, 4), ints.RandInt(nil, 9, 4, 3, 5)
	lengths := map[rune]int{'a': 2, 'b': 3, 'c': 4, 'd': 5, 'e': 3, 'f': 4}
	u, v := ints.RandInt(nil, 9, 4), ints.RandInt(nil, 9, 4)
	for name, pair := range map[string][2]*ints.Tensor{
		"Dot": {ints.Dot(u, v), einsum("c,c->", lengths, u, v)},
		"Inner": {
			ints.Inner(x, y.T().Transpose(2, 1, 0)),
			einsum("abc,fec->abfe", map[rune]int{'a': 2, 'b': 3, 'c': 4, 'f': 3, 'e': 5}, x,
				y.T().Transpose(2, 1, 0)),
		},
		"Inner of vectors": {ints.Inner(u, v), einsum("c,c->", lengths, u, v)},
		"Outer": {
			ints.Outer(x, v),
			einsum("a,c->ac", map[rune]int{'a': 24, 'c': 4}, x.Ravel(), v),
		},
		"TensorDot": {
			ints.TensorDot(x, y, []int{2, 1}, []int{0, -2}),
			einsum("abc,cbd->ad", lengths, x, y),
		},
		"TensorDot of none": {ints.TensorDot(u, v, nil, nil), einsum("c,f->cf", lengths, u, v)},
	} {
		if !pair[0].Same(pair[1]) {
			t.Errorf("%s: %v, want %v", name, pair[0], pair[1])
		}
	}
}

func TestContractionMisuse(t *testing.T) {
	x, y := f64.Zeros(2, 3), f64.Zeros(4, 5)
	var shape *tensor.ShapeError
	var value *tensor.ValueError
	var axis *tensor.AxisError
	for name, c := range map[string]struct {
		f    func()
		want any
	}{
		"tensor: Einsum: shapes [[2 3] [4 5]]: want one length of j in \"ij,jk->ik\"": {func() {
			f64.Einsum("ij,jk->ik", x, y)
		}, &shape},
		"tensor: Einsum: expression is \"ij,jk->ik\", want as many terms as operands, 1": {func() {
			f64.Einsum("ij,jk->ik", x)
		}, &value},
		"tensor: Einsum: expression is \"ijk->ik\", want 2 letters for shape [2 3]": {func() {
			f64.Einsum("ijk->ik", x)
		}, &value},
		"tensor: Einsum: expression is \"ij->ik\", want letters of operands in the result, each once": {func() {
			f64.Einsum("ij->ik", x)
		}, &value},
		"tensor: Einsum: expression is \"i1->i\", want letters, commas, one arrow, and an ellipsis ... in each term": {func() {
			f64.Einsum("i1->i", x)
		}, &value},
		"tensor: Dot: shapes [[2 3] [4 5]]: want vectors of one length": {func() {
			f64.Dot(x, y)
		}, &shape},
		"tensor: Inner: shapes [[2 3] [4 5]]: want axes [-1] and [-1] of equal lengths": {func() {
			f64.Inner(x, y)
		}, &shape},
		"tensor: TensorDot: axes is [[0] [0 1]], want as many of one operand as of the other": {func() {
			f64.TensorDot(x, y, []int{0}, []int{0, 1})
		}, &value},
		"tensor: TensorDot: axis 0 is named twice": {func() {
			f64.TensorDot(x, x, []int{0, 0}, []int{0, 1})
		}, &axis},
		"tensor: Inner: shapes [[] [4 5]]: want at least one axis": {func() {
			f64.Inner(f64.Scalar(1), y)
		}, &shape},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) || err.Error() != name {
			t.Errorf("%v, want %s", err, name)
		}
	}
}

// TestOuterKeepsSigns multiplies zeros of both signs without adding anything to their products.
func TestOuterKeepsSigns(t *testing.T) { testOuterKeepsSigns(t, nil) }

func TestDeviceOuterKeepsSigns(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		if d.Info().Float64 {
			testOuterKeepsSigns(t, d)
		}
	})
}

func testOuterKeepsSigns(t *testing.T, d device.Device) {
	zero := math.Copysign(0, -1)
	x, y := to(d, f64.Of(zero, 0, 2)), to(d, f64.Of(1, -1, zero))
	for name, z := range map[string]*f64.Tensor{
		"Outer": f64.Outer(x, y), "Einsum": f64.Einsum("i,j->ij", x, y),
		"transposed": f64.Einsum("i,j->ji", y, x),
		"TensorDot":  f64.TensorDot(x, y, nil, nil),
		"of views":   f64.Outer(x.BroadcastTo(1, 3), to(d, f64.Matrix(3, 1, 1, -1, zero)).T()),
		"elements": f64.Einsum("ij,ij->ij", x.Unsqueeze(1).BroadcastTo(3, 3),
			y.BroadcastTo(3, 3)),
		"of a variable": autograd.Outer(autograd.New(x), autograd.New(y)).Value,
	} {
		for i, v := range z.Values() {
			p, q := x.At(i/3), y.At(i%3)
			if v != p*q || math.Signbit(v) != math.Signbit(p*q) {
				t.Errorf("%s has %v of %v and %v", name, v, p, q)
			}
		}
	}
	v, w := autograd.New(to(d, f64.Of(1, 2))), autograd.New(to(d, f64.Of(3, 4, 5)))
	g := to(d, f64.Arange(0, 6, 1).Reshape(2, 3))
	autograd.Sum(autograd.Mul(autograd.Outer(v, w), autograd.Constant(g))).Backward()
	if got, want := v.Grad.Values(), []float64{14, 50}; !slices.Equal(got, want) {
		t.Errorf("the gradient of x is %v, want %v", got, want)
	}
	if got, want := w.Grad.Values(), []float64{6, 9, 12}; !slices.Equal(got, want) {
		t.Errorf("the gradient of y is %v, want %v", got, want)
	}
}

// TestEinsumOfMany multiplies operands in an order without a large tensor between them.
func TestEinsumOfMany(t *testing.T) {
	defer func(bytes int) { tensor.MaxBytes = bytes }(tensor.MaxBytes)
	tensor.MaxBytes = 1 << 20
	const n = 1 << 12
	x := ints.Arange(0, n, 1)
	square := ints.Sum(ints.Mul(x, x)).Item()
	want := ints.Mul(x, ints.Scalar(square))
	for _, expr := range []string{"i,j,i->j", "i,i,j->j", "j,i,i->j", "i,i,i,i,j->j"} {
		xs := slices.Repeat([]*ints.Tensor{x}, strings.Count(expr, ",")+1)
		want := want
		if len(xs) == 5 {
			want = ints.Mul(x, ints.Scalar(ints.Sum(ints.Mul(ints.Mul(x, x),
				ints.Mul(x, x))).Item()))
		}
		if got := ints.Einsum(expr, xs...); !got.Same(want) {
			t.Errorf("%s is wrong", expr)
		}
	}
}

// TestEinsumOfNothing sums over axes of length 0, which gives 0 whatever other operands have.
func TestEinsumOfNothing(t *testing.T) {
	none, y := f64.Zeros(0), f64.Of(math.Inf(1), math.NaN(), 1)
	for _, expr := range []string{"i,j->j", "j,i->j", "i,j,j->j", "i,j->"} {
		xs := []*f64.Tensor{none, y, y}
		if expr[0] == 'j' {
			xs = []*f64.Tensor{y, none}
		}
		xs = xs[:strings.Count(expr, ",")+1]
		want := f64.Zeros(3)
		if strings.HasSuffix(expr, "->") {
			want = f64.Scalar(0)
		}
		var vars []*autograd.Variable[*f64.Tensor]
		for _, x := range xs {
			vars = append(vars, autograd.New(x))
		}
		for name, got := range map[string]*f64.Tensor{
			"tensors": f64.Einsum(expr, xs...), "variables": autograd.Einsum(expr, vars...).Value,
		} {
			if !got.Same(want) {
				t.Errorf("%s of %s: %v, want %v", expr, name, got, want)
			}
		}
	}
}
