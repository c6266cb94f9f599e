package support_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// TestOf finds what has been registered by its type, and says of which type there is none.
func TestOf(t *testing.T) {
	type mine struct{ n int }
	table := &mine{3}
	support.Register(table)
	if got := support.Of[mine](); got != table {
		t.Errorf("%p, want %p", got, table)
	}
	defer func() {
		if text := fmt.Sprint(recover()); !strings.Contains(text, "support_test.missing") {
			t.Errorf("panics with %q", text)
		}
	}()
	type missing struct{}
	support.Of[missing]()
}

// TestTables has a function in each place of each table: none is missing for any element type.
func TestTables(t *testing.T) {
	for _, table := range []any{
		support.Of[support.Tensors[*bools.Tensor, bool]](),
		support.Of[support.Tensors[*f32.Tensor, float32]](),
		support.Of[support.Tensors[*f64.Tensor, float64]](),
		support.Of[support.Tensors[*ints.Tensor, int]](),
		support.Of[support.Tensors[*i32.Tensor, int32]](),
		support.Of[support.Tensors[*u8.Tensor, uint8]](),
		support.Of[support.Autograd[*f32.Tensor, *bools.Tensor, *ints.Tensor]](),
		support.Of[support.Autograd[*f64.Tensor, *bools.Tensor, *ints.Tensor]](),
		support.Of[support.Scaled[*f32.Tensor, float32]](),
		support.Of[support.Scaled[*f64.Tensor, float64]](),
	} {
		v := reflect.ValueOf(table).Elem()
		fields := 0
		for _, f := range reflect.VisibleFields(v.Type()) {
			if f.Type.Kind() != reflect.Func {
				continue
			}
			if fields++; v.FieldByIndex(f.Index).IsNil() {
				t.Errorf("%T has no %s", table, f.Name)
			}
		}
		if fields == 0 {
			t.Errorf("%T has no functions", table)
		}
	}
}

// TestTensors calls the functions of tables of tensors.
func TestTensors(t *testing.T) {
	t.Run("float64", func(t *testing.T) { testTensors(t, f64.New, 1, 2) })
	t.Run("int32", func(t *testing.T) { testTensors(t, i32.New, 1, 2) })
	t.Run("uint8", func(t *testing.T) { testTensors(t, u8.New, 1, 2) })
	t.Run("bool", func(t *testing.T) { testTensors(t, bools.New, false, true) })
}

// testTensors checks what is said of tensors of the elements a and b.
func testTensors[T comparable, V interface {
	T() V
	Set(v T, index ...int)
	At(index ...int) T
	Shape() tensor.Shape
	Device() device.Device
}](t *testing.T, tensorOf func(data []T, shape ...int) V, a, b T) {
	of := support.Of[support.Tensors[V, T]]()
	x := tensorOf([]T{a, a, a, a, a, a}, 2, 3)
	raw := of.Raw(x.T())
	if !raw.HasShape(3, 2) || raw.Stride(0) != 1 || raw.Stride(1) != 3 {
		t.Errorf("raw: shape %v, strides %v", raw.Shape(), raw.Strides())
	}
	shared := of.Wrap(raw)
	before := of.Version(x)
	shared.Set(b, 2, 1)
	if x.At(1, 2) != b || of.Version(shared) == 0 {
		t.Error("a wrapped tensor has other memory")
	}
	x.T().Set(b, 0, 0)
	if of.Version(x) == before {
		t.Errorf("version %d after a write through a view, was %d", of.Version(x), before)
	}
	l, m := layout.New(2, 1), layout.New(3)
	for name, c := range map[string]struct {
		got  V
		want string
	}{
		"of two":     {of.Result("test", &l, &m), "[2 3]"},
		"of one":     {of.Result("test", &m, nil), "[3]"},
		"of a shape": {of.ResultOn(nil, "test", 4, 0), "[4 0]"},
	} {
		if got := fmt.Sprint(c.got.Shape()); got != c.want || c.got.Device() != nil {
			t.Errorf("the result %s: shape %s, want %s", name, got, c.want)
		}
	}
	n := layout.New(2)
	err := tensor.Catch(func() { of.Result("test", &m, &n) })
	if err == nil || !strings.Contains(err.Error(), "test") {
		t.Errorf("a result of what does not fit: %v", err)
	}
}

// TestAutograd calls functions of tables for derivatives that are no formulas.
func TestAutograd(t *testing.T) {
	of := support.Of[support.Autograd[*f32.Tensor, *bools.Tensor, *ints.Tensor]]()
	x := f32.Matrix(2, 2, 1, 2, 3, 4)
	v := of.Numbers(x.T())
	if fmt.Sprint(v) != "[1 3 2 4]" || !of.OfNumbers(v, 2, 2).Same(x.T().Clone()) {
		t.Errorf("numbers %v", v)
	}
	if n := of.Number(nil, 0.5); n.Rank() != 0 || n.Item() != 0.5 {
		t.Errorf("a number is %v", n)
	}
	if !of.Zeros(x, 3).Same(f32.Zeros(3)) || !of.Ones(x).Same(f32.Ones(2, 2)) {
		t.Error("zeros and ones")
	}
	if !of.SameShape(x, x.T()) || of.SameShape(x, x.Ravel()) || !of.SameMemory(x, x.Ravel()) ||
		of.SameMemory(x, x.Clone()) {
		t.Error("shapes and memory")
	}
	if err := tensor.Catch(func() { of.CheckSize(x, "test", 1<<40, 1<<20) }); err == nil {
		t.Error("a tensor of 2⁶⁰ elements can be")
	}
}
