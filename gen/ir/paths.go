package ir

import (
	"slices"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// rewrite returns p with each step that the result needs replaced, in order, by the step that of
// says of it: of gets the step, with arguments in the new program.
func (p *Program) rewrite(of func(q *Program, s Step) int) *Program {
	return p.rewriteNeeded(func(s Step) []int { return s.Args }, of)
}

// rewriteNeeded does so with the arguments that are needed.
func (p *Program) rewriteNeeded(needs func(Step) []int, of func(q *Program, s Step) int) *Program {
	needed := make([]bool, len(p.Steps))
	for _, i := range append(slices.Clone(p.Rare), p.Result) {
		needed[i] = true
	}
	for i := len(p.Steps) - 1; i >= 0; i-- {
		if needed[i] {
			for _, arg := range needs(p.Steps[i]) {
				needed[arg] = true
			}
		}
	}
	q := &Program{Elem: p.Elem}
	at := make([]int, len(p.Steps))
	for i, s := range p.Steps {
		if needed[i] {
			s.Args = slices.Clone(s.Args)
			for j, arg := range s.Args {
				s.Args[j] = at[arg]
			}
			at[i] = of(q, s)
		}
	}
	for _, c := range p.Rare {
		q.Rare = append(q.Rare, at[c])
	}
	q.Result = at[p.Result]
	return q
}

// Complete returns p with both values of each rare computed.
func (p *Program) Complete() *Program {
	return p.rewrite(func(q *Program, s Step) int {
		if s.Word == Rare {
			s.Word = "where"
		}
		return q.add(s)
	})
}

// Fast returns p with the last value of each rare only, and the conditions under which that is
// wrong.
func (p *Program) Fast() *Program {
	const condition, fast = 0, 2
	var rare []int
	needs := func(s Step) []int {
		if s.Word == Rare {
			return []int{s.Args[condition], s.Args[fast]}
		}
		return s.Args
	}
	q := p.rewriteNeeded(needs, func(q *Program, s Step) int {
		if s.Word != Rare {
			return q.add(s)
		}
		if c := s.Args[condition]; !slices.Contains(rare, c) {
			rare = append(rare, c)
		}
		return s.Args[fast]
	})
	q.Rare = rare
	return q
}

// A Repertoire says what a target has a rule for: it returns the expression of what it does by way
// of other words, and whether it knows the word on values of a type.
type Repertoire func(word string, on table.Type) (expression string, ok bool)

// For returns p in the words that a target has: those that it has together, such as fma and neg,
// joined, and those that it does by way of others replaced. What it lacks stays.
func (p *Program) For(has Repertoire) *Program {
	p = p.rewrite(func(q *Program, s Step) int { // joined
		switch s.Word {
		case "fma":
			args, negative := slices.Clone(s.Args), make([]bool, len(s.Args))
			for i, arg := range args {
				if negative[i] = q.Steps[arg].Word == "neg"; negative[i] {
					args[i] = q.Steps[arg].Args[0]
				}
			}
			name := fmas[[2]bool{negative[0] != negative[1], negative[2]}]
			if _, ok := has(name, s.Type); ok {
				s.Word, s.Args = name, args
			}
		case "!":
			not := q.Steps[s.Args[0]]
			if len(not.Args) > 0 {
				if _, ok := has("!"+not.Word, on(q.Steps, not)); ok {
					s.Word, s.Args = "!"+not.Word, not.Args
				}
			}
		}
		return q.add(s)
	})
	for isDone := false; !isDone; {
		isDone = true
		p = p.replaced(has, &isDone)
	}
	return p
}

// replaced returns p with what a target does by way of other words in those; isDone is false then.
func (p *Program) replaced(has Repertoire, isDone *bool) *Program {
	return p.rewrite(func(q *Program, s Step) int {
		expression, ok := has(s.Word, on(q.Steps, s))
		if !ok || expression == "" {
			if commutes[s.Word] && q.Steps[s.Args[0]].Word == Number {
				s.Args[0], s.Args[1] = s.Args[1], s.Args[0]
			}
			return q.add(s)
		}
		*isDone = false
		named := map[string]int{}
		for i, arg := range s.Args {
			named["xyw"[i:i+1]] = arg
		}
		return expr.Lower(expression, lowering{Program: q, named: named})
	}).rewrite((*Program).add)
}

// fmas are the words that fuse fma with negation, by whether the product and whether the addend is
// negative.
var fmas = map[[2]bool]string{
	{false, false}: "fma", {true, false}: "fnma", {false, true}: "fms", {true, true}: "fnms",
}

var commutes = map[string]bool{
	"+": true, "*": true, "&": true, "|": true, "^": true, "fma": true,
	"fnma": true,
}

// Uses lists for each step those that use it, in order; the result and the rare conditions are used
// at the end.
func (p *Program) Uses() [][]int {
	uses := make([][]int, len(p.Steps))
	for i, s := range p.Steps {
		for _, arg := range s.Args {
			uses[arg] = append(uses[arg], i)
		}
	}
	for _, i := range append(slices.Clone(p.Rare), p.Result) {
		uses[i] = append(uses[i], len(p.Steps))
	}
	return uses
}
