package kerneltest

import (
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/ashlar-go/ashlar/internal/refmath"
)

// A wanted is what a kernel should give of some operands.
type wanted struct {
	value refmath.Real

	// In a row with an error: its bound, the format of the result, and the row's
	// expression at the operands.
	ulp     float64
	width   refmath.Width
	compute func(refmath.Rounding) refmath.Real
	fragile bool // whether roundings of steps may count
}

// wanted returns what is wanted of each of the elements of operands. In a row
// without an error that is the expression with each of its steps rounded once,
// and else its exact value.
func (r Row[K, T]) wanted(operands []Vector[T]) []wanted {
	all := make([]wanted, operands[0].len())
	round := rounding[T]()
	if r.ULP != 0 {
		round = refmath.Exact
	}
	for i := range all {
		x := make([]refmath.Real, len(operands))
		for j, v := range operands {
			x[j] = v.real(i)
		}
		compute := func(round refmath.Rounding) refmath.Real { return r.Want(round, x) }
		all[i] = wanted{compute(round), r.ULP, width[T](), compute, len(x) > 1}
	}
	return all
}

// check returns an error if got is wrong.
func (w wanted) check(got refmath.Real) error {
	if w.ulp == 0 {
		if !identical(got, w.value) {
			return fmt.Errorf("got %v, want %v", got, w.value)
		}
		return nil
	}
	e := w.width.ULP(got, w.value)
	if e <= w.ulp || w.fragile && w.excuses(got, e) {
		return nil
	}
	return fmt.Errorf("got %v, want %v: %.3g ulp, more than %.3g", got, w.value, e, w.ulp)
}

// excuses reports whether the expression itself magnifies the roundings of its
// steps to an error of got, as where terms cancel or a product overflows on the
// way: whether rounding to nearest, or at random, does so too (Monte Carlo arithmetic: Parker,
// 1997). A row of one operand has no excuse.
func (w wanted) excuses(got refmath.Real, e float64) bool {
	rng := rand.New(rand.NewPCG(3, 4))
	worst := 0.0
	for trial := range 8 {
		v := w.compute(func(x refmath.Real) refmath.Real {
			if rounded := w.width.Round(x); trial == 0 || identical(rounded, x) ||
				!rounded.IsFinite() {
				return rounded
			}
			noise := refmath.Mul(refmath.Of(2*rng.Float64()-1), w.width.Spacing(x))
			return w.width.Round(refmath.Add(x, noise))
		})
		if identical(v, got) {
			return true
		}
		if u := w.width.ULP(v, w.value); !math.IsInf(u, 1) {
			worst = max(worst, u)
		}
	}
	return e <= w.ulp+2*worst
}

// identical reports whether x and y are the same, zeros by their signs too.
func identical(x, y refmath.Real) bool {
	return x.IsNaN() && y.IsNaN() || refmath.Equal(x, y) && x.Signbit() == y.Signbit()
}
