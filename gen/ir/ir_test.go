package ir

import (
	"fmt"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/gen/table"
)

var (
	float32s = table.Type{Kind: table.Float, Signed: true, Bits: 32}
	bytes    = table.Type{Kind: table.Integer, Bits: 8}
)

// lower returns the program of an expression, in which m is a condition and other variables values.
func lower(t *testing.T, source string, elem table.Type) *Program {
	t.Helper()
	params := map[string]table.Type{"m": elem.Condition(), "x": elem, "y": elem, "w": elem}
	p, err := Lower(source, elem, params)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// text returns a program as calls: of word x y, and the words and types of what is no value of the
// element type.
func text(p *Program) string {
	var of func(i int) string
	of = func(i int) string {
		s := p.Steps[i]
		word := s.Word
		switch {
		case s.Word == Param:
			return s.Text
		case s.Word == Number:
			return fmt.Sprintf("%#x", s.Bits)
		case s.Word == Shl || s.Word == Shr:
			word = s.Word[:2] + fmt.Sprint(s.Bits)
		}
		if s.Type != p.Elem {
			word += ":" + s.Type.String()
		}
		var args []string
		for _, arg := range s.Args {
			args = append(args, of(arg))
		}
		return "[" + word + " " + strings.Join(args, " ") + "]"
	}
	result := of(p.Result)
	for _, c := range p.Rare {
		result += " unless " + of(c)
	}
	return result
}

func TestLower(t *testing.T) {
	boolean := table.Bool.Type
	for _, c := range []struct {
		source string
		elem   table.Type
		want   string
	}{
		{"x + 2", float32s, "[+ x 0x40000000]"},
		{"x + 200", bytes, "[+ x 0xc8]"},
		{"x < -1", float32s, "[<:condition32 x 0xbf800000]"},
		{"abs(x)", float32s, "[abs x]"},
		{"abs(x)", bytes, "x"},
		{"x << 3", float32s, "[value [<<3:uint32 [raw:uint32 x]]]"},
		{
			"(x << 3 | y) ^ sign(w)", float32s,
			"[value [^:uint32 [|:uint32 [<<3:uint32 [raw:uint32 x]] [raw:uint32 y]] [&:uint32 [raw:uint32 w] 0x80000000]]]",
		},
		{"x << y", bytes, "[<< x y]"},
		{"where(m && x < y, x, 0)", bytes, "[where [&&:condition8 m [<:condition8 x y]] x 0x0]"},
		{"x && !y", boolean, "[& x [^ y 0x1]]"},
		{"x == y", boolean, "[^ [^ x y] 0x1]"},
		{"copysign(x, y)", float32s, "[value [|:uint32 [raw:uint32 [abs x]] [&:uint32 [raw:uint32 y] 0x80000000]]]"},
	} {
		if got := text(lower(t, c.source, c.elem)); got != c.want {
			t.Errorf("%s of %s is %s, want %s", c.source, c.elem, got, c.want)
		}
	}
	p := lower(t, "(x + y) * (x + y) - (x + y)", float32s)
	if len(p.Steps) != 5 {
		t.Errorf("%d steps of x + y, which is one", len(p.Steps))
	}
}

func TestPaths(t *testing.T) {
	p := lower(t, "rare(x > y, fma(x, y, 1), x) * rare(x > y, y, w)", float32s)
	if got, want := text(p.Complete()), "[* [where [>:condition32 x y] [fma x y 0x3f800000] x] [where [>:condition32 x y] y w]]"; got != want {
		t.Errorf("the complete path is %s, want %s", got, want)
	}
	fast := p.Fast()
	if got, want := text(fast), "[* x w] unless [>:condition32 x y]"; got != want {
		t.Errorf("the fast path is %s, want %s", got, want)
	}
	for _, s := range fast.Steps {
		if s.Word == "fma" {
			t.Error("the fast path computes what is rare")
		}
	}
}

// TestFor lowers to a target that has fused negation and some comparisons, and does clamp and max
// by way of others.
func TestFor(t *testing.T) {
	rules := map[string]string{
		"fma": "", "fnma": "", "!<": "", "clamp": "= min(max(x, y), w)",
		"max": "= where(x < y, y, x)",
	}
	has := func(word string, on table.Type) (string, bool) {
		code, ok := rules[word]
		return strings.TrimPrefix(code, "= "), ok
	}
	for source, want := range map[string]string{
		"fma(-x, y, w)":         "[fnma x y w]",
		"fma(x, -y, w)":         "[fnma x y w]",
		"fma(-x, -y, w)":        "[fma x y w]",
		"fma(-x, y, -w)":        "[fma [neg x] y [neg w]]",
		"where(!(x < y), x, w)": "[where [!<:condition32 x y] x w]",
		"where(!(x > y), x, w)": "[where [!:condition32 [>:condition32 x y]] x w]",
		"clamp(x, y, w)":        "[min [where [<:condition32 x y] y x] w]",
		"2 * x":                 "[* x 0x40000000]",
		"2 - x":                 "[- 0x40000000 x]",
	} {
		if got := text(lower(t, source, float32s).For(has)); got != want {
			t.Errorf("%s is %s, want %s", source, got, want)
		}
	}
}

// TestForm checks which programs do the same with parameters in another order, and in which.
func TestForm(t *testing.T) {
	for _, c := range []struct {
		x, y   string
		params string // of y, in the order in which x has its own, or nothing if they differ
	}{
		{"x < y", "x > y", "[y x]"},
		{"x <= y", "y >= w", "[w y]"},
		{"where(x >= y, w, 0)", "where(x <= y, w, 0)", "[x y w]"},
		{"x * y / w", "x * w / y", "[x w y]"},
		{"x - y", "y - x", "[y x]"},
		{"x < y", "x <= y", ""},
		{"x < y", "m && x < y", ""},
		{"x + x", "x + y", ""},
		{"x + 1", "x + 2", ""},
		{"exp(x) > y", "exp(x) > x", ""},
	} {
		form, first := lower(t, c.x, float32s).Form()
		other, params := lower(t, c.y, float32s).Form()
		var got string
		if form == other {
			got = fmt.Sprint(params)
		}
		if got != c.params || fmt.Sprint(first) == "[]" {
			t.Errorf("%s as %s: got %q, want %q", c.y, c.x, got, c.params)
		}
	}
}
