package expr

import (
	"fmt"
	"go/ast"
	goparser "go/parser"
	"go/token"
	"math/rand/v2"
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
		"x - y - z*-1.5e-3":     "[- [- x y] [* z [neg #1.5e-3]]]",
		"a || b && c == d":      "[|| a [&& b [== c d]]]",
		"\tfeld_1 +\n .5":       "[+ feld_1 #.5]",
		"ß - !!w << 0x1p+3":     "[- ß [<< [! [! w]] #0x1p+3]]",
		"a &^ b":                "[& a [not b]]",
		"f() + f(x,)":           "[+ [f ] [f x]]",
	} {
		if got := Lower(expr, prefix{}); got != want {
			t.Errorf("%s is %s, want %s", expr, got, want)
		}
	}
}

func TestMistakes(t *testing.T) {
	for expr, at := range map[string]string{
		"x + bad(y)": "bad(y)", "x +": "", "": "", "x + *y": "*y", "x + y.z": "y.z",
		"f(x)(y) + x": "f(x)(y) + x", "x[0] + 1": "x[0] + 1", "x + $": "$",
		"(x": "", "x)": ")", "f(x y)": "y)", "x y": "y", "1 +": "", "f(,)": ",)", "\xff": "\xff",
		strings.Repeat("(", maxDepth+1): "(",
	} {
		func() {
			defer func() {
				e, ok := recover().(*Error)
				if !ok || e.Expr != expr || e.Expr[e.Offset:] != at ||
					!strings.Contains(e.Error(), string(e.Mistake)) {
					t.Errorf("%s: %v", expr, e)
				}
			}()
			Lower(expr, prefix{})
			t.Errorf("%s: no mistake", expr)
		}()
	}
}

func TestSteps(t *testing.T) {
	var s Numbering
	last := Lower("(x + -1) * (x + -1) - -(-1)*nan", &s)
	var got []string
	for _, step := range s.Steps {
		got = append(got, fmt.Sprint(step.Text, step.Args))
	}
	want := []string{"x[]", "1[]", "-1[]", "+[0 2]", "*[3 3]", "nan[]", "*[1 5]", "-[4 6]"}
	if !slices.Equal(got, want) || last != len(want)-1 {
		t.Errorf("steps %v, the last of which is %d; want %v", got, last, want)
	}
}

// TestLikeGo compares what random tokens mean with what they mean in Go.
func TestLikeGo(t *testing.T) {
	tokens := strings.Fields("x y f f( ( ( ) ) ) , 1 2.5 - ^ ! + * / % << >> & | == != < <= > >= && ||")
	rng := rand.New(rand.NewPCG(1, 2))
	understood, tries := 0, 200_000
	if testing.Short() { // as compiled otherwise, parsers are the same
		tries /= 10
	}
	for range tries {
		var text []string
		for range 1 + rng.IntN(9) {
			text = append(text, tokens[rng.IntN(len(tokens))])
		}
		source := strings.Join(text, " ")
		want, ok := inGo(source)
		got := lowered(source)
		if ok && got != want || !ok && got != "" {
			t.Fatalf("%s is %q, in Go %q", source, got, want)
		}
		if ok {
			understood++
		}
	}
	if understood < tries/200 {
		t.Errorf("only %d expressions of %d are any", understood, tries)
	}
}

// lowered returns an expression as prefix has it, or "" if there is a mistake in it.
func lowered(source string) (text string) {
	defer func() {
		if _, ok := recover().(*Error); ok {
			text = ""
		}
	}()
	return Lower(source, prefix{})
}

// inGo does so by Go's parser.
func inGo(source string) (text string, ok bool) {
	e, err := goparser.ParseExpr(source)
	if err != nil {
		return "", false
	}
	ok = true
	var lower func(e ast.Expr) string
	all := func(list []ast.Expr) (texts []string) {
		for _, e := range list {
			texts = append(texts, lower(e))
		}
		return texts
	}
	lower = func(e ast.Expr) string {
		switch e := e.(type) {
		case *ast.ParenExpr:
			return prefix{}.Call("()", lower(e.X))
		case *ast.Ident:
			return e.Name
		case *ast.BasicLit:
			return prefix{}.Num(e.Value)
		case *ast.UnaryExpr:
			if word := unary[e.Op.String()]; word != "" {
				return prefix{}.Call(word, lower(e.X))
			}
		case *ast.BinaryExpr:
			return prefix{}.Call(e.Op.String(), lower(e.X), lower(e.Y))
		case *ast.CallExpr:
			if f, isName := e.Fun.(*ast.Ident); isName && token.IsIdentifier(f.Name) {
				return prefix{}.Call(f.Name, all(e.Args)...)
			}
		}
		ok = false
		return ""
	}
	text = lower(e)
	return text, ok
}
