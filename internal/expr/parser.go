package expr

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A parser lowers an expression while it reads it, by recursive descent and, for binary operators,
// precedence climbing (Pratt, Top down operator precedence, 1973).
type parser[V any] struct {
	source string
	in     Lowering[V]
	at     int    // byte of the token
	token  string // "" at the end
	depth  int    // of parentheses, calls and unary operators
	mark   int    // byte of what is being lowered
}

// maxDepth bounds the nesting of expressions, and so the stack that they take.
const maxDepth = 10_000

// precedence is that of the binary operators, as in Go.
var precedence = map[string]int{
	"||": 1,
	"&&": 2,
	"==": 3, "!=": 3, "<": 3, "<=": 3, ">": 3, ">=": 3,
	"+": 4, "-": 4, "|": 4, "^": 4,
	"*": 5, "/": 5, "%": 5, "<<": 5, ">>": 5, "&": 5,
}

// unary names the operators of one operand.
var unary = map[string]string{"-": "neg", "^": "not", "!": "!"}

// expression lowers all of the source.
func (p *parser[V]) expression() V {
	p.next()
	v := p.binary(1)
	if p.token != "" {
		p.unexpected()
	}
	return v
}

// binary lowers operands joined by operators of at least a precedence, from left to right.
func (p *parser[V]) binary(least int) V {
	x := p.unary()
	for {
		word, at := p.token, p.at
		level := precedence[word]
		if level < least || level == 0 {
			return x
		}
		p.next()
		y := p.binary(level + 1)
		x = p.call(at, word, x, y)
	}
}

func (p *parser[V]) unary() V {
	p.enter()
	defer p.leave()
	word, ok := unary[p.token]
	if !ok {
		return p.operand()
	}
	at := p.at
	p.next()
	return p.call(at, word, p.unary())
}

// operand lowers a name, a numeral, a call, or an expression in parentheses.
func (p *parser[V]) operand() (v V) {
	at, token := p.at, p.token
	first, _ := utf8.DecodeRuneInString(token)
	switch {
	case token == "(":
		p.next()
		v = p.binary(1)
		p.expect(")")
		p.alone(at)
		v = p.call(at, "()", v)
	case isDigit(first) || first == '.':
		p.next()
		p.alone(at)
		v = p.in.Num(token)
	case isLetter(first):
		p.next()
		if p.token == "(" {
			args := p.arguments()
			p.alone(at)
			return p.call(at, token, args...)
		}
		p.alone(at)
		v = p.in.Var(token)
	default:
		p.unexpected()
	}
	return v
}

// alone marks an operand, which nothing may select from, index or call.
func (p *parser[V]) alone(at int) {
	if p.token == "(" || p.token == "[" || p.token == "." {
		p.fail(at, "the language has no such expression")
	}
	p.mark = at
}

// arguments lowers those of a call, in parentheses.
func (p *parser[V]) arguments() (args []V) {
	for p.next(); p.token != ")"; {
		args = append(args, p.binary(1))
		if p.token != ")" {
			p.expect(",")
		}
	}
	p.next()
	return args
}

func (p *parser[V]) call(at int, word string, args ...V) V {
	p.mark = at
	return p.in.Call(word, args...)
}

func (p *parser[V]) enter() {
	if p.depth++; p.depth > maxDepth {
		p.fail(p.at, fmt.Sprintf("nested more than %d deep", maxDepth))
	}
}

func (p *parser[V]) leave() { p.depth-- }

func (p *parser[V]) expect(token string) {
	if p.token != token {
		p.fail(p.at, fmt.Sprintf("expected %q", token))
	}
	p.next()
}

func (p *parser[V]) unexpected() {
	if p.token == "" {
		p.fail(p.at, "expected operand")
	}
	p.fail(p.at, fmt.Sprintf("unexpected %q", p.token))
}

func (p *parser[V]) fail(at int, mistake string) {
	panic(&Error{p.source, at, Mistake(mistake)})
}

// next reads the token after this one.
func (p *parser[V]) next() {
	rest := p.source[p.at+len(p.token):]
	rest = strings.TrimLeft(rest, " \t\r\n")
	p.at = len(p.source) - len(rest)
	p.token = rest[:tokenLength(rest)]
}

// tokenLength returns the length of the token that a text begins with.
func tokenLength(text string) int {
	if text == "" {
		return 0
	}
	first, size := utf8.DecodeRuneInString(text)
	switch {
	case isLetter(first):
		return span(text, func(_, r rune) bool { return isLetter(r) || isDigit(r) })
	case isDigit(first), first == '.' && len(text) > 1 && isDigit(rune(text[1])):
		return span(text, func(before, r rune) bool {
			isSign := (r == '+' || r == '-') && strings.ContainsRune("eEpP", before)
			return isSign || r == '.' || isLetter(r) || isDigit(r)
		})
	case len(text) > 1 && precedence[text[:2]] > 0:
		return 2
	}
	return size
}

// span returns the length of the first rune of a text and those after it that belong to it, each
// given the one before.
func span(text string, belongs func(before, r rune) bool) int {
	var before rune
	for i, r := range text {
		if i > 0 && !belongs(before, r) {
			return i
		}
		before = r
	}
	return len(text)
}

func isLetter(r rune) bool { return r == '_' || unicode.IsLetter(r) }
func isDigit(r rune) bool  { return '0' <= r && r <= '9' }
