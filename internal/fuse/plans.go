package fuse

import (
	"fmt"
	"sync"

	"github.com/ashlar-go/ashlar/tensor"
)

// most is how many plans are kept. A program has few expressions, unless it makes them up: then
// it is better to forget.
const most = 1000

// Plans keeps the plans of expressions, by their text.
type Plans[T any] struct {
	Words Words[T]

	mutex sync.RWMutex
	known map[string]*Plan[T]
}

// Get returns the plan of an expression of so many operands. It panics with a *tensor.ExprError if
// there is a mistake in it.
func (p *Plans[T]) Get(source string, operands int) *Plan[T] {
	p.mutex.RLock()
	plan := p.known[source]
	p.mutex.RUnlock()
	if plan == nil {
		plan = New(source, p.Words)
		p.mutex.Lock()
		if p.known == nil || len(p.known) == most {
			p.known = map[string]*Plan[T]{}
		}
		p.known[source] = plan
		p.mutex.Unlock()
	}
	if len(plan.Names) != operands || operands >= tensor.MaxOperands {
		panic(&tensor.ExprError{Expr: source, Mistake: fmt.Sprintf("%d operands for %v, of at most %d", operands, plan.Names, tensor.MaxOperands-1)})
	}
	return plan
}
