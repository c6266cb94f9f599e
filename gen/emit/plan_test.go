package emit

import (
	"testing"

	"github.com/ashlar-go/ashlar/gen/table"
)

// TestPlans shows how the kernels of words are computed.
func TestPlans(t *testing.T) {
	for _, d := range table.DTypes[:2] {
		for _, op := range d.Kernels() {
			if p := table.Inline(op.Expr, d); len(p.Steps) > 20 {
				t.Logf("%s %s: %d steps, %+v", d.Name, op.Name, len(p.Steps), choose(op, d))
			}
		}
	}
}
