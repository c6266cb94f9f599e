package kernel

import (
	"errors"
	"testing"

	"github.com/ashlar-go/ashlar/gen/target"
)

// TestPinned checks how many constants stay in registers, given what plans with 0, 1, 2 and so on
// store, and how many instructions they have.
func TestPinned(t *testing.T) {
	type cost struct{ spills, instructions int }
	for _, c := range []struct {
		name  string
		costs []cost
		most  int
		want  int
	}{
		{"as many as there are", []cost{{0, 9}, {0, 8}, {0, 7}}, 9, 2},
		{"most of equals", []cost{{0, 9}, {0, 9}, {0, 9}}, 9, 2},
		{"no more than most", []cost{{0, 9}, {0, 8}, {0, 7}}, 1, 1},
		{"not where operands are read again", []cost{{0, 9}, {0, 8}, {0, 10}, {0, 11}}, 9, 1},
		{"not where values are stored", []cost{{0, 9}, {0, 8}, {1, 7}}, 9, 1},
		{"where fewer are stored", []cost{{2, 9}, {2, 8}, {1, 10}}, 9, 2},
	} {
		plans := func(pins int) (plan, error) {
			if pins >= len(c.costs) {
				return plan{}, errors.New("too few registers")
			}
			of := c.costs[pins]
			code := target.Assigned{Spills: of.spills, Code: make([]func(target.Writer), of.instructions)}
			return plan{batches: []batch{{Assigned: code}}, pins: make([]pin, pins)}, nil
		}
		without, _ := plans(0)
		if got := len(pinned(without, c.most, plans).pins); got != c.want {
			t.Errorf("%s: %d constants stay, not %d", c.name, got, c.want)
		}
	}
}
