package deviceops

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
)

// array returns an array of elements of p, without memory.
func array(p *Program) device.Array {
	l := layout.New(2, 3)
	return device.Array{Layout: &l, Element: p.Element}
}

// said returns what f panics with.
func said(f func()) (text string) {
	defer func() { text = fmt.Sprint(recover()) }()
	f()
	return ""
}

// TestCalls calls kernels with arguments that are not as they take them: each is named, and what is
// wrong.
func TestCalls(t *testing.T) {
	x, i, m := array(Float32), array(Int), array(Bool)
	for _, c := range []struct {
		p    *Program
		op   Op
		args []any
		want string // besides the kernel
	}{
		{Float32, OpAdd, []any{new(walk), x, x, x}, ""},
		{Float32, OpAdd, []any{new(walk), x, x}, "4 parameters, not 3"},
		{
			Float32, OpAdd,
			[]any{new(walk), x, x, i},
			`argument 3 is a device.Array, of type "long*", not "float*"`,
		},
		{
			Float32, OpAdd,
			[]any{x, x, x, x},
			`argument 0 is a device.Array, of type "float*", not "Walk"`,
		},
		{Float32, OpAdd, []any{new(walk), x, x, nil}, `argument 3 is a <nil>`},
		{
			Float32, OpLess,
			[]any{new(walk), x, x, x},
			`argument 1 is a device.Array, of type "float*", not "uchar*"`,
		},
		{
			Float32, OpClip,
			[]any{new(walk), x, x, float32(0), 1.0},
			`argument 4 is a float64, of type "double", not "float"`,
		},
		{Float32, OpWhere, []any{new(walk), x, m, x, x}, ""},
		{Float32, OpWhere, []any{new(walk), x, x, x, m}, `argument 2`},
		{Int, OpDiv, []any{new(walk), i, i, i}, "5 parameters, not 4"},
		{Int, OpDiv, []any{new(walk), i, i, i, device.Fault{}}, ""},
		{Int, OpExp, []any{new(walk), i, i}, "there is no kernel Exp of ints"},
		{Float64, OpCopy, []any{new(walk), x, x}, `argument 1`},
		{Bool, OpCountNonzero, []any{new(walk), int32(1), 6, 1, 1, 1, i, m, device.Local(8)}, ""},
		{
			Bool, OpCountNonzero,
			[]any{new(walk), 1, 6, 1, 1, 1, i, m, device.Local(8)},
			`argument 1 is a int, of type "long", not "int"`,
		},
	} {
		got := said(func() { c.p.check(c.op, c.args) })
		if c.want == "" && got != "<nil>" && got != "" {
			t.Errorf("%s of %s: %s", c.op, c.p.Name, got)
		}
		names := strings.Contains(got, c.p.kernels[c.op].name) &&
			strings.Contains(got, c.op.String())
		if c.want != "" && (!names || !strings.Contains(got, c.want)) {
			t.Errorf("%s of %s: %s, want %s", c.op, c.p.Name, got, c.want)
		}
	}
}

// TestPrograms finds operations and programs by their names.
func TestPrograms(t *testing.T) {
	for i, name := range opNames {
		if op := OpNamed(name); int(op) != i || op.String() != name {
			t.Errorf("the operation %s is %d, %s", name, op, op)
		}
	}
	if got := said(func() { OpNamed("Nothing") }); !strings.Contains(got, "no operation Nothing") {
		t.Error(got)
	}
	for _, p := range programs {
		if ProgramNamed(p.Name) != p || ProgramOf(p.Type) != p {
			t.Errorf("there is another program of %s, %v", p.Name, p.Type)
		}
	}
	if ProgramNamed("nothing") != nil ||
		!strings.Contains(said(func() { ProgramOf(reflect.TypeFor[string]()) }), "string") {
		t.Error("a program of nothing")
	}
}

// TestFuses tests which operations waiting ones are made of: those on elements of their program.
func TestFuses(t *testing.T) {
	for op, want := range map[Op]bool{
		OpAdd: true, OpWhere: true, OpLess: true, OpCopy: true,
		OpToInt: false, OpToBool: false, OpTake: false, OpSoftmax: false, OpSum: false,
	} {
		if got := Float32.kernels[op].fuses; got != want {
			t.Errorf("%s: %v", op, got)
		}
	}
	if !slices.Contains(programs, Bool) || Bool.kernels[OpAnd].fuses != true {
		t.Error("operations on masks do not fuse")
	}
}

// BenchmarkCall prepares the launch of a kernel.
func BenchmarkCall(b *testing.B) {
	x := array(Float32)
	w := newWalk(x.Layout, x.Layout, x.Layout)
	b.ReportAllocs()
	for b.Loop() {
		Float32.call(OpAdd, &w, x, x, x)
	}
}
