package expr

import (
	"slices"
	"strings"
	"testing"
)

func TestBody(t *testing.T) {
	for body, want := range map[string][]Line{
		"x + 1":                                {{"", "x + 1"}},
		"\n\t\ta := f(x)\n\t\treturn a / x":    {{"a", "f(x)"}, {"", "a / x"}},
		"a := x // once\n\nb := a*a\nreturn b": {{"a", "x"}, {"b", "a*a"}, {"", "b"}},
		"return x":                             {{"", "x"}},
	} {
		if got, err := Body(body); err != nil || !slices.Equal(got, want) {
			t.Errorf("%q is %q, %v; want %q", body, got, err, want)
		}
	}
}

func TestBodyMistakes(t *testing.T) {
	for body, want := range map[string]string{
		"a := x\nb := a":           "there is no result",
		"":                         "there is no result",
		"a := x\nreturn a\nb := x": `"b := x": there is a result before it`,
		"x\nx":                     `"x": there is a result before it`,
		"a, b := x\nreturn a":      `"a, b := x": it neither`,
		"1 := x\nreturn a":         `"1 := x": it neither`,
		" := x\nreturn a":          `":= x": it neither`,
		"a := x\na":                `"a": it neither`,
	} {
		if _, err := Body(body); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", body, err, want)
		}
	}
}
