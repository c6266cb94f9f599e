package generated_test

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// steps are operations on tensors V of elements T, by what they are in expressions.
type steps[T element.Any, V kerneltest.Tensor[T, V]] struct {
	unary      map[string]func(x V) V
	binary     map[string]func(x, y V) V
	conditions map[string]func(x, y V) *bools.Tensor
	where      func(m *bools.Tensor, x, y V) V
	number     func(v T) V
	create     func(data []T, shape ...int) V
	fuse       func(z V, expr string, operands ...V) V
}

var (
	steps32 = steps[float32, *f32.Tensor]{
		unary: map[string]func(x *f32.Tensor) *f32.Tensor{
			"exp(%s)":  f32.Exp,
			"Sqrt(%s)": f32.Sqrt, "-(%s)": f32.Neg, "relu(%s)": f32.ReLU,
		},
		binary: map[string]func(x, y *f32.Tensor) *f32.Tensor{
			"(%s + %s)": f32.Add,
			"(%s / %s)": f32.Div, "(%s * %s)": f32.Mul, "max(%s, %s)": f32.Maximum,
		},
		conditions: map[string]func(x, y *f32.Tensor) *bools.Tensor{
			"%s < %s":  f32.Less,
			"%s == %s": f32.Equal,
		},
		where: f32.Where, number: f32.Scalar, create: f32.New, fuse: (*f32.Tensor).Fuse,
	}
	steps64 = steps[float64, *f64.Tensor]{
		unary: map[string]func(x *f64.Tensor) *f64.Tensor{
			"tanh(%s)": f64.Tanh,
			"log(%s)":  f64.Log, "-(%s)": f64.Neg, "recip(%s)": f64.Recip,
		},
		binary: map[string]func(x, y *f64.Tensor) *f64.Tensor{
			"(%s - %s)": f64.Sub,
			"(%s / %s)": f64.Div, "(%s * %s)": f64.Mul, "min(%s, %s)": f64.Minimum,
		},
		conditions: map[string]func(x, y *f64.Tensor) *bools.Tensor{
			"%s >= %s": f64.GreaterEqual,
			"%s != %s": f64.NotEqual,
		},
		where: f64.Where, number: f64.Scalar, create: f64.New, fuse: (*f64.Tensor).Fuse,
	}
	stepsInt = steps[int, *ints.Tensor]{
		unary: map[string]func(x *ints.Tensor) *ints.Tensor{
			"abs(%s)": ints.Abs,
			"^(%s)":   ints.Not, "-(%s)": ints.Neg, "square(%s)": ints.Square,
		},
		binary: map[string]func(x, y *ints.Tensor) *ints.Tensor{
			"(%s + %s)":      ints.Add,
			"((%s) << (%s))": ints.Shl, "(%s * %s)": ints.Mul, "max(%s, %s)": ints.Maximum,
		},
		conditions: map[string]func(x, y *ints.Tensor) *bools.Tensor{
			"%s < %s":  ints.Less,
			"%s == %s": ints.Equal,
		},
		where: ints.Where, number: ints.Scalar, create: ints.New, fuse: (*ints.Tensor).Fuse,
	}
)

// A chain is an expression that is drawn, with what it is of.
type chain[T element.Any, V kerneltest.Tensor[T, V]] struct {
	steps[T, V]
	*rapid.T
	shape    []int
	operands []V // in the order in which they were drawn
	texts    []string
	values   []V // of texts
}

// value draws an expression of some depth, or one drawn before, and returns its value step by step.
func (c *chain[T, V]) value(depth int) (string, V) {
	if i := rapid.IntRange(-2, len(c.texts)-1).Draw(c.T, "again"); i >= 0 && depth < 6 {
		return c.texts[i], c.values[i]
	}
	text, value := c.newValue(depth)
	c.texts, c.values = append(c.texts, text), append(c.values, value)
	return text, value
}

func (c *chain[T, V]) newValue(depth int) (string, V) {
	kind := rapid.IntRange(0, 4).Draw(c.T, "kind")
	switch {
	case depth == 0 && kind > 0:
		return c.operand()
	case kind == 0:
		v := rapid.IntRange(0, 3).Draw(c.T, "number")
		return fmt.Sprint(v), c.number(kerneltest.Of[T](float64(v)))
	case kind == 1:
		form := rapid.SampledFrom(slices.Sorted(maps.Keys(c.unary))).Draw(c.T, "unary")
		text, x := c.value(depth - 1)
		return fmt.Sprintf(form, text), c.unary[form](x)
	case kind < 4:
		form := rapid.SampledFrom(slices.Sorted(maps.Keys(c.binary))).Draw(c.T, "binary")
		left, x := c.value(depth - 1)
		right, y := c.value(depth - 1)
		return fmt.Sprintf(form, left, right), c.binary[form](x, y)
	}
	condition, m := c.condition(depth - 1)
	left, x := c.value(depth - 1)
	right, y := c.value(depth - 1)
	return fmt.Sprintf("where(%s, %s, %s)", condition, left, right), c.where(m, x, y)
}

func (c *chain[T, V]) condition(depth int) (string, *bools.Tensor) {
	form := rapid.SampledFrom(slices.Sorted(maps.Keys(c.conditions))).Draw(c.T, "condition")
	left, x := c.value(depth)
	right, y := c.value(depth)
	text, m := fmt.Sprintf(form, left, right), c.conditions[form](x, y)
	switch rapid.IntRange(0, 3).Draw(c.T, "word") {
	case 0:
		return "!(" + text + ")", bools.Not(m)
	case 1:
		other, n := c.condition(depth)
		return text + " && " + other, bools.And(m, n)
	}
	return text, m
}

// operand draws one that there is already, or a new one.
func (c *chain[T, V]) operand() (string, V) {
	i := rapid.IntRange(0, min(len(c.operands), layout.MaxOperands-2)).Draw(c.T, "operand")
	if i == len(c.operands) {
		shape := slices.Clone(c.shape)
		for axis := range shape {
			if rapid.IntRange(0, 4).Draw(c.T, "stretched") == 0 {
				shape[axis] = 1
			}
		}
		c.operands = append(c.operands,
			c.laidOut(shape[rapid.IntRange(0, len(shape)).Draw(c.T, "missing"):]))
	}
	return string(rune('a' + i)), c.operands[i]
}

// laidOut draws a tensor of a shape and some layout.
func (c *chain[T, V]) laidOut(shape []int) V {
	layouts := kerneltest.Layouts(func(shape ...int) V {
		data := make([]T, tensor.Shape(shape).Size())
		for i := range data {
			data[i] = kerneltest.Of[T](float64(i*7%11 - 3))
		}
		return c.create(data, shape...)
	}, shape)
	return layouts[rapid.SampledFrom(slices.Sorted(maps.Keys(layouts))).Draw(c.T, "layout")]()
}

// sameElements reports whether x and y have the same bits, or NaN in the same places.
func sameElements[T element.Any](x, y []T) bool { return slices.EqualFunc(x, y, kerneltest.Same) }

// TestFuse compares expressions with their operations one after another, on operands and results
// of all layouts, of sizes that are shared among goroutines too.
func TestFuse(t *testing.T) {
	t.Run("float32", func(t *testing.T) { testFuse(t, steps32) })
	t.Run("float64", func(t *testing.T) { testFuse(t, steps64) })
	t.Run("int", func(t *testing.T) { testFuse(t, stepsInt) })
}

func testFuse[T element.Any, V kerneltest.Tensor[T, V]](t *testing.T, s steps[T, V]) {
	defer tensor.SetThreads(0)
	shapes := [][]int{{}, {0}, {3, 0, 2}, {1}, {5}, {513}, {4, 5, 6}, {40, 3}, {3, 700}, {1, 1}}
	if !testing.Short() {
		shapes = append(shapes, []int{700, 611})
	}
	rapid.Check(t, func(t *rapid.T) {
		c := chain[T, V]{steps: s, T: t, shape: rapid.SampledFrom(shapes).Draw(t, "shape")}
		text, want := c.value(6)
		tensor.SetThreads(rapid.SampledFrom([]int{1, 2, 3, 7}).Draw(t, "threads"))
		var none V
		got := s.fuse(none, text, c.operands...)
		if !got.Shape().Equal(want.Shape()) || !sameElements(got.Values(), want.Values()) {
			t.Fatalf("%s of shape %v is %v, want %v", text, c.shape, got, want)
		}
		var z V
		if i := rapid.IntRange(0, 2*len(c.operands)).Draw(t, "over"); i < len(c.operands) &&
			c.operands[i].Shape().Equal(want.Shape()) {
			z = c.operands[i] // as if the operands had been read before
		} else {
			z = c.laidOut(want.Shape())
		}
		err := tensor.Catch(func() { s.fuse(z, text, c.operands...) })
		if err != nil && !errors.Is(err, tensor.ErrReadOnly) {
			t.Fatal(err)
		}
		if err == nil && !sameElements(z.Values(), want.Values()) {
			t.Fatalf("%s of shape %v in place is %v, want %v", text, c.shape, z, want)
		}
	})
}

// TestFuseOverItsOperands sets a part of a tensor to an expression of other parts of it.
func TestFuseOverItsOperands(t *testing.T) {
	x := f32.Arange(0, 81, 1).View(9, 9)
	part := func(low int) *f32.Tensor {
		return x.Slice(tensor.Range(low, low+8), tensor.Range(low, low+8))
	}
	y, w := part(1).T(), part(0).Flip(0)
	want := f32.Add(f32.Mul(y, w), y)
	if z := part(1).Fuse("y*w + y", y, w); !z.Same(want) {
		t.Errorf("got %v, want %v", z, want)
	}
}

// TestFuseNonTemporal checks results that are written bypassing the caches: all, if those hold
// nothing.
func TestFuseNonTemporal(t *testing.T) {
	x, y := f32.Randn(nil, 100, 99), f32.Randn(nil, 99)
	wide := f32.Zeros(100, 200)
	want := f32.Add(f32.Mul(x, y), x)
	defer func(bytes int) { asm.NonTemporalBytes = bytes }(asm.NonTemporalBytes)
	asm.NonTemporalBytes = 0
	for _, z := range []*f32.Tensor{
		nil, f32.ZerosLike(x),
		wide.Slice(tensor.All, tensor.Range(1, 199).By(2)), x,
	} {
		if got := z.Fuse("x*y + x", x, y); !got.Same(want) {
			t.Errorf("got %v, want %v", got, want)
		}
	}
}

func TestFuseMistakes(t *testing.T) {
	x, y := f32.Of(1, 2), f32.Of(3, 4)
	for _, c := range []struct {
		expr     string
		operands []*f32.Tensor
		at, want string
	}{
		{"x + foo(y)", []*f32.Tensor{x, y}, "foo(y)", "no foo of a number"},
		{"x + exp(x, x)", []*f32.Tensor{x}, "exp(x, x)", "no exp of a number, a number"},
		{"x + exp()", []*f32.Tensor{x}, "exp()", "no exp of"},
		{"x && y", []*f32.Tensor{x, y}, "&& y", "no && of a number, a number"},
		{"x + (x < y)", []*f32.Tensor{x, y}, "+ (x < y)", "no + of a number, a condition"},
		{"x < y", []*f32.Tensor{x, y}, "x < y", "a condition"},
		{"x ^ y", []*f32.Tensor{x, y}, "^ y", "no ^"},
		{"x + ", []*f32.Tensor{x}, "", "expected operand"},
		{"", nil, "", "expected operand"},
		{"x.y", []*f32.Tensor{x}, "x.y", "no such expression"},
		{"x[0]", []*f32.Tensor{x}, "x[0]", "no such expression"},
		{"f(x)(x)", []*f32.Tensor{x}, "f(x)(x)", "no such expression"},
		{"*x", []*f32.Tensor{x}, "*x", "unexpected"},
		{`x + "1"`, []*f32.Tensor{x}, `"1"`, "unexpected"},
		{"x + 1.2.3", []*f32.Tensor{x}, "1.2.3", "no float32"},
		{"x + 1e99", []*f32.Tensor{x}, "1e99", "no float32"},
		{"x + y", []*f32.Tensor{x}, "x + y", "1 operands for [x y]"},
		{"x + x", []*f32.Tensor{x, y}, "x + x", "2 operands for [x]"},
		{"a+b+c+d+e+f", []*f32.Tensor{x, x, x, x, x, x}, "a+b", "at most 5"},
	} {
		err := tensor.Catch(func() { f32.Fuse(c.expr, c.operands...) })
		var mistake *tensor.ExprError
		if !errors.As(err, &mistake) {
			t.Errorf("%s: %v", c.expr, err)
			continue
		}
		if at := mistake.Expr[mistake.Offset:]; !strings.HasPrefix(at, c.at) ||
			!strings.Contains(mistake.Error(), c.want) {
			t.Errorf("%s: at %q, want %q: %v, want %s", c.expr, at, c.at, err, c.want)
		}
	}
	if err := tensor.Catch(func() { ints.Fuse("x + 0.5", ints.Of(1)) }); err == nil {
		t.Error("0.5 is an int")
	}
	if err := tensor.Catch(func() { ints.Fuse("1 / x", ints.Of(1, 0)) }); !errors.Is(err,
		tensor.ErrDivision) {
		t.Error(err)
	}
	var misfit *tensor.ShapeError
	if err := tensor.Catch(func() {
		f32.Fuse("x + y", f32.Of(1, 2), f32.Of(1, 2, 3))
	}); !errors.As(err, &misfit) || misfit.Op != "Fuse" {
		t.Error(err)
	}
	if err := tensor.Catch(func() { x.ReadOnly().Fuse("x + y", x, y) }); !errors.Is(err,
		tensor.ErrReadOnly) {
		t.Error(err)
	}
}

// TestFuseForgets checks that expressions made up by a program do not stay for ever.
func TestFuseForgets(t *testing.T) {
	x := f32.Of(1, 2)
	for i := range 2500 {
		if z := f32.Fuse(fmt.Sprintf("x + %d", i), x); z.At(0) != float32(1+i) {
			t.Fatalf("x + %d is %v", i, z)
		}
	}
}

// TestDeviceFuse compares expressions on devices with the host, where results are exact.
func TestDeviceFuse(t *testing.T) {
	x, y := f32.Of(1, 2, 3, 4), f32.Of(3, 2).Unsqueeze(1)
	withDevices(t, func(t *testing.T, d device.Device) {
		for expr, operands := range map[string][]*f32.Tensor{
			"x*y - y": {x, y}, "x + 0*y": {x, y}, "where(y > 2, inf, x)": {y, x}, "x": {x},
			"(x - y)*(x - y)*(x - y)":                              {x, y},
			"where(x < y && !(x == 1), clip(x, 0, 2.5), -x) + 0.5": {x, y},
		} {
			want := f32.Fuse(expr, operands...)
			var there []*f32.Tensor
			for _, x := range operands {
				there = append(there, to(d, x))
			}
			if z := f32.Fuse(expr, there...); z.Device() != d || !z.Same(want) {
				t.Errorf("%s is %v, want %v", expr, z, want)
			}
			if z := to(d, f32.Zeros(want.Shape()...)); z.Fuse(expr, there...) != z ||
				!z.Same(want) {
				t.Errorf("%s is %v, want %v", expr, z, want)
			}
		}
		n := ints.Of(3, -4)
		if z := ints.Fuse("n*n - n", to(d, n)); z.Device() != d || !z.Same(ints.Of(6, 20)) {
			t.Errorf("n*n - n is %v", z)
		}
		for _, f := range []func(){
			func() { f32.Fuse("x + y", to(d, x), y) },
			func() { f32.Fuse("x + y", x, to(d, y)) },
		} {
			var place *tensor.DeviceError
			if err := tensor.Catch(f); !errors.As(err, &place) {
				t.Error(err)
			}
		}
		if err := tensor.Catch(func() {
			f32.Fuse("clip(x, y, 1)", to(d, x), to(d, y))
		}); err == nil {
			t.Error("a tensor is a number")
		}
	})
}

// FuzzFuse checks that any text is an expression with a value, or has a mistake that is told.
func FuzzFuse(f *testing.F) {
	for _, seed := range []string{
		"(x/y - y)*(x/y - y)*x",
		"where(x < 0 || !isnan(y), 0x1p-3, exp(x))", "max(x...)", "-^!x", "1<<2", "inf - nan",
		"clip(x, 1, y",
	} {
		f.Add(seed)
	}
	x, y := f32.Of(1, 2), f32.Of(3, 4)
	n := ints.Of(1, 2)
	f.Fuzz(func(t *testing.T, expr string) {
		for _, operands := range [][]*f32.Tensor{nil, {x}, {x, y}} {
			if err := tensor.Catch(func() { f32.Fuse(expr, operands...) }); err != nil {
				_ = err.Error()
			}
		}
		_ = tensor.Catch(func() { ints.Fuse(expr, n) })
	})
}
