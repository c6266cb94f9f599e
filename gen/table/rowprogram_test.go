package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// centred is a row operation in which every kind of statement occurs.
var centred = RowOp{
	Name: "Centred", On: Float, Parameters: []Parameter{{"weight", "1"}}, Scalars: epsilon,
	Body: `
		centre := mean(x)
		e := exp(x - centre)
		return e / sqrt(deviations(x) + epsilon) * weight + max(e)`,
	Grad: []string{"g * sum(g * r)", "g * r"},
}

func TestRowProgram(t *testing.T) {
	text := func(p RowProgram) (lines []string) {
		for _, s := range p.Statements {
			lines = append(lines, strings.Join(strings.Fields(fmt.Sprint(s.Name, " ", s.Mean, " = ",
				s.Word, " ", s.Expr)), " "))
		}
		return lines
	}
	p := centred.Program()
	if got, want := text(p), []string{
		"squares centre = deviations x",
		"e = exp(x - centre)",
		"number = sqrt(squares + epsilon)",
		"largest = max e",
		"z = e / number * weight + largest",
	}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := p.Operands(); !slices.Equal(got, []string{"x", "weight", "epsilon"}) || p.ToNumber ||
		!p.HasReductions() {
		t.Errorf("operands %v, to a number: %v", got, p.ToNumber)
	}
	grad := centred.GradProgram()
	if got, want := text(grad), []string{
		"weight = g * r", "total = sum g * r",
		"z = g * total",
	}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := grad.Operands(); !slices.Equal(got, []string{"g", "r"}) ||
		!slices.Equal(grad.Sums(), []string{"weight"}) {
		t.Errorf("operands %v, sums %v", got, grad.Sums())
	}
}

// TestRowNames has a row that is used once, which is not stored, numbers that have a name, and
// those of which two would have the same.
func TestRowNames(t *testing.T) {
	op := RowOp{Name: "Names", Body: "d := x - 1\ntotal := sum(x * x)\nreturn (d + sum(x)) * total"}
	var names []string
	for _, s := range op.Program().Statements {
		names = append(names, s.Name+" = "+s.Expr)
	}
	want := []string{"total = x", "total2 = x * x", "z = (x - 1 + total) * total2"}
	if !slices.Equal(names, want) {
		t.Errorf("%q, want %q", names, want)
	}
}

// TestRowMistakes has bad entries, which one line of error says what is wrong with.
func TestRowMistakes(t *testing.T) {
	for want, op := range map[string]RowOp{
		`Bad: Body: line 1: "x +", at "": expected operand`:               {Body: "return x +"},
		`Bad: Body: line 2: "y + 1", at "y + 1": there is no y here`:      {Body: "\na := x\nreturn y + 1"},
		`Bad: Body: line 1: "sum(n)", at "sum(n)": sum is of a row`:       {Body: "sum(n)"},
		`Bad: Body: line 1: "deviations(x * x)"`:                          {Body: "deviations(x * x)"},
		`Bad: Body: line 1: "frob(x)", at "frob(x)": there is no element`: {Body: "frob(x)"},
		`Bad: Body: line 1: "exp(x, x)"`:                                  {Body: "exp(x, x)"},
		`Bad: Body: line 1: the name x is taken`:                          {Body: "x := x + 1\nreturn x"},
		`Bad: Body: line 1: the name sum is taken`:                        {Body: "sum := x + 1\nreturn sum"},
		`Bad: Grad: 2 gradients of 1 operands`: {
			Body: "sum(x)",
			Grad: []string{"g", "g"},
		},
		`Bad: the sum of x * (x - total) * largest is of several`: {Body: "sum(x * (x - sum(x)) * max(x))", Grad: []string{"g"}},
		`Bad: it makes no number of a row`: {
			Body: "x",
			Grad: []string{"g"},
		},
		`Bad: no kernel has as many operands as `: {
			Body:       "sum(x) + x + first + second + third",
			Parameters: []Parameter{{"first", "1"}, {"second", "1"}, {"third", "1"}},
			Grad:       []string{"g", "g", "g", "g"},
		},
		`Bad: Grad of x: line 1: "w", at "w": there is no w here`: {
			Body: "sum(x)",
			Grad: []string{"w"},
		},
	} {
		t.Run(want, func(t *testing.T) {
			op.Name, op.On, op.Doc = "Bad", Float, "d"
			_, err := newRowKernels([]RowOp{op})
			if err == nil || !strings.HasPrefix(err.Error(), want) ||
				strings.Contains(err.Error(), "\n") {
				t.Error(err)
			}
		})
	}
}

// TestRowKernels checks which kernels calls are of: those of the table first, with 0 for a number
// where that changes nothing, then those made before; and where rows are stored.
func TestRowKernels(t *testing.T) {
	k := &rowKernelSet{calls: map[string][]RowCall{}}
	for _, op := range []RowOp{
		{Name: "A", Body: "e := exp(x - max(x))\nreturn e * sum(e)"},
		{Name: "B", Body: "(x - mean(x)) * sum(x * x)"},
		{Name: "C", Body: "x * sum(exp(x - max(x)))"},
		{Name: "D", Body: "e := x + sum(x)\nreturn e * max(e) + x"},
		{Name: "E", Body: "x * sum(x * (x - max(x)) * 2)"},
	} {
		k.add(op.Program())
	}
	text := func(name string) (calls []string) {
		for _, c := range k.calls[name] {
			if c.Kernel != "" {
				var args []string
				for _, arg := range c.Args {
					args = append(args, arg.Text)
				}
				calls = append(calls, strings.TrimSpace(c.Into+" "+c.Kernel)+c.Storing+"("+strings.Join(args, ", ")+")")
			}
		}
		return calls
	}
	for name, want := range map[string][]string{
		"A": {"Max(x)", "z ASum(x, largest)", "z Mul(z, total)"},
		"B": {"Sum(x)", "SumSquares(x, 0)", "z BRow(x, mean, total2)"},
		"C": {"Max(x)", "SumExpASum(x, largest)", "z Mul(x, total)"},
		"D": {"Sum(x)", "e Add(x, total)", "Max(e)", "z DRow(e, x, largest)"},
		"E": {"Max(x)", "ESum(x, largest)", "z Mul(x, total)"},
	} {
		if got := text(name); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	if got := k.maps[0]; got.Expr != "(x - a) * b" ||
		!slices.Equal(got.Numbers, []string{"a", "b"}) {
		t.Errorf("the kernel of B is %+v", got)
	}
	if f := k.folds; len(f) != 2 || f[0].Of != "exp(x - c)" || !f[0].Keep ||
		f[1].Of != "x * (x - c) * 2" || f[1].Keep {
		t.Errorf("folds %+v", f)
	}
}
