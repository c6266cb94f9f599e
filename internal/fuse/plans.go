package fuse

import (
	"fmt"
	"sync"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// Plans of at most mostPlans expressions with mostText bytes of text are kept. A program has few
// expressions, unless it makes them up: then it is better to forget.
const (
	mostPlans = 1000
	mostText  = 1 << 20
)

// Plans keeps the plans of expressions, by their text.
type Plans[T any] struct {
	Words Words[T]

	mutex sync.RWMutex
	known map[string]*Plan[T]
	text  int // bytes of the expressions known
}

// Get returns the plan of an expression of so many operands. It panics with a *tensor.ExprError if
// there is a mistake in it.
func (p *Plans[T]) Get(source string, operands int) *Plan[T] {
	p.mutex.RLock()
	plan := p.known[source]
	p.mutex.RUnlock()
	if plan == nil {
		plan = New(source, p.Words)
		p.keep(source, plan)
	}
	if len(plan.Names) != operands || operands >= layout.MaxOperands {
		panic(&tensor.ExprError{
			Expr: source,
			Mistake: fmt.Sprintf("%d operands for %v, of at most %d", operands, plan.Names,
				layout.MaxOperands-1),
		})
	}
	return plan
}

// keep keeps a plan, and forgets the others if they are too many.
func (p *Plans[T]) keep(source string, plan *Plan[T]) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.known == nil || len(p.known) == mostPlans || p.text+len(source) > mostText {
		p.known, p.text = map[string]*Plan[T]{}, 0
	}
	if p.known[source] == nil {
		p.text += len(source)
	}
	p.known[source] = plan
}
