package emit

import (
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/gen/mathfn"
	"github.com/ashlar-go/ashlar/gen/table"
)

// TestMistakes puts a mistake into the table or the functions of mathematics, and expects a line
// that names it.
func TestMistakes(t *testing.T) {
	expect := func(want string) {
		t.Helper()
		files, err := All()
		if err == nil || files != nil || !strings.Contains(err.Error(), want) ||
			strings.Contains(err.Error(), "\n") {
			t.Errorf("got %v, want a line with %q", err, want)
		}
	}
	group := &table.Groups[0]
	rows := group.Ops
	defer func() { group.Ops = rows }()
	for want, op := range map[string]table.Op{
		`table: Wrong: "x +"`: {Name: "Wrong", Expr: "x +", On: table.Float, Doc: "d"},
		`table: Wrong: of float32: "sigmod(x)", at "sigmod(x)": nothing is called sigmod`: {Name: "Wrong", Expr: "sigmod(x)", On: table.Float, Doc: "d"},
		"exp takes 1 operands": {
			Name: "Wrong", Expr: "exp(x, y)",
			On: table.Float, Doc: "d",
		},
		"table: Wrong: of int64": {
			Name: "Wrong", Expr: "exp(x)",
			On: table.Number, Doc: "d",
		},
		"where of no condition": {
			Name: "Wrong", Expr: "where(x, x, y)",
			On: table.Float, Doc: "d",
		},
		`Wrong: "x * slope" has an operand slope`: {
			Name: "Wrong", Expr: "x * slope",
			On: table.Float, Doc: "d",
		},
		"Wrong: its gradient \"g * q\" has an operand q": {
			Name: "Wrong", Expr: "x * y",
			Grad: []string{"g * q", "g"}, On: table.Float, Doc: "d",
		},
		"Wrong: 1 gradients of 2 operands": {
			Name: "Wrong", Expr: "x * y",
			Grad: []string{"g"}, On: table.Float, Doc: "d",
		},
		"Wrong: it has no Doc": {
			Name: "Wrong", Expr: "x * y",
			On: table.Float,
		},
		"Wrong: it is on no kind of element": {Name: "Wrong", Expr: "x * y", Doc: "d"},
		"there are two of Tanh": {
			Name: "Tanh", Expr: "x * y",
			On: table.Float, Doc: "d",
		},
		"it has no exported name": {
			Name: "wrong", Expr: "x * y",
			On: table.Float, Doc: "d",
		},
	} {
		group.Ops = append(rows[:len(rows):len(rows)], op)
		expect(want)
	}
	group.Ops = rows

	functions := mathfn.Functions
	defer func() { mathfn.Functions = functions }()
	for want, f := range map[string]mathfn.Function{
		"mathfn: there are two of sinc": {
			Name: "sinc", Body: "return x",
			Doc: "d",
		},
		"mathfn: there are two of max": {
			Name: "max", Body: "return x",
			Doc: "d",
		},
		"mathfn: wrong of float32: \"x + q\"": {
			Name: "wrong", Body: "return x + q",
			Doc: "d",
		},
		"nothing before is called wrong": {
			Name: "wrong", Body: "return wrong(x)",
			Doc: "d",
		},
		"no list is called c": {
			Name: "wrong",
			Body: "return poly(x, c)", Doc: "d",
		},
		"mathfn: wrong of float32: a body is lines": {
			Name: "wrong", Body: "y := x",
			Doc: "d",
		},
		"mathfn: wrong has no Doc": {Name: "wrong", Body: "return x"},
		`mathfn: "a b" is no name`: {
			Name: "a b", Body: "return x",
			Doc: "d",
		},
		"mathfn: wrong of float32: 1:19: expected operand": {
			Name: "wrong", Body: "return x +",
			Doc: "d",
		},
	} {
		mathfn.Functions = append(functions[:len(functions):len(functions)], f)
		expect(want)
	}
}

func TestShow(t *testing.T) {
	text, err := Show("float32/Tanh")
	for _, part := range []string{
		"tanh(x[i&xs])", "func tanhAVX2(", "TEXT ·tanhLoopsAVX512(SB)",
		"VFMADD213PS", "__kernel void f32_Tanh(",
	} {
		if !strings.Contains(text, part) {
			t.Errorf("%q is not in the kernel of Tanh: %v", part, err)
		}
	}
	if text, err := Show("int/Div"); !strings.Contains(text,
		"// Div of int: AVX2 has no rule for / on int64\n") {
		t.Errorf("the kernel of Div does not say what is missing: %v", err)
	}
	for _, name := range []string{"", "float32", "float32/Tan h", "float33/Tanh", "bool/Tanh"} {
		if _, err := Show(name); err == nil {
			t.Errorf("there is a kernel %q", name)
		}
	}
}
