package expr

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// prefix lowers an expression to calls, written before their arguments.
type prefix struct{}

func (prefix) Var(name string) string { return name }
func (prefix) Num(lit string) string  { return "#" + lit }
func (prefix) Call(word string, args ...string) string {
	if word == "bad" {
		panic(Mistake("a bad word"))
	}
	return "[" + word + " " + strings.Join(args, " ") + "]"
}

func TestLower(t *testing.T) {
	for expr, want := range map[string]string{
		"x":                     "x",
		"-x + 2.5*y":            "[+ [neg x] [* #2.5 y]]",
		"(x - y) % w":           "[% [() [- x y]] w]",
		"where(!m || x < inf)":  "[where [|| [! m] [< x inf]]]",
		"^x & y << 1":           "[<< [& [not x] y] #1]",
		"fma(x, exp(y), 1) / z": "[/ [fma x [exp y] #1] z]",
	} {
		if got := Lower(expr, prefix{}); got != want {
			t.Errorf("%s is %s, want %s", expr, got, want)
		}
	}
}

func TestMistakes(t *testing.T) {
	for expr, at := range map[string]string{
		"x + bad(y)": "bad(y)", "x +": "", "": "", "x + *y": "*y", "x + y.z": "y.z", "f(x)(y) + x": "f(x)(y) + x", "x[0] + 1": "x[0] + 1", "x + $": "$",
	} {
		func() {
			defer func() {
				e, ok := recover().(*Error)
				if !ok || e.Expr != expr || e.Expr[e.Offset:] != at || !strings.Contains(e.Error(), string(e.Mistake)) {
					t.Errorf("%s: %v", expr, e)
				}
			}()
			Lower(expr, prefix{})
			t.Errorf("%s: no mistake", expr)
		}()
	}
}

func TestSteps(t *testing.T) {
	var s Steps
	last := Lower("(x + -1) * (x + -1) - -(-1)*nan", &s)
	var got []string
	for _, step := range s {
		got = append(got, fmt.Sprint(step.Text, step.Args))
	}
	want := []string{"x[]", "1[]", "-1[]", "+[0 2]", "*[3 3]", "nan[]", "*[1 5]", "-[4 6]"}
	if !slices.Equal(got, want) || last != len(want)-1 {
		t.Errorf("steps %v, the last of which is %d; want %v", got, last, want)
	}
}
