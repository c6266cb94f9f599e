package expr

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// A Line of a body gives the value of an expression a name. The last has none: it is the result.
type Line struct{ Name, Expr string }

// Body returns the lines of a function's body, which are as in Go: names for values of expressions
// of names before, and a result.
//
//	largest := max(x)
//	return x - largest
//
// A body of a result alone may be just its expression. The error is about the form of lines, not
// about their expressions.
func Body(text string) (lines []Line, err error) {
	returned := false
	for line := range strings.SplitSeq(text, "\n") {
		line, _, _ = strings.Cut(line, "//")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		name, value, isNamed := strings.Cut(line, ":=")
		name = strings.TrimSpace(name)
		result, isResult := strings.CutPrefix(line, "return ")
		switch {
		case returned:
			return nil, fmt.Errorf("%q: there is a result before it", line)
		case isNamed && isIdentifier(name):
			lines = append(lines, Line{name, strings.TrimSpace(value)})
		case isResult || len(lines) == 0 && !isNamed:
			lines, returned = append(lines, Line{Expr: strings.TrimSpace(result)}), true
		default:
			return nil, fmt.Errorf("%q: it neither names a value nor returns one", line)
		}
	}
	if !returned {
		return nil, errors.New("there is no result")
	}
	return lines, nil
}

func isIdentifier(name string) bool {
	first, _ := utf8.DecodeRuneInString(name)
	return isLetter(first) && tokenLength(name) == len(name)
}
