package emit

import (
	"fmt"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/gen/table"
)

// TestLoopsOf checks which rows share loops, and in which order these take their operands.
func TestLoopsOf(t *testing.T) {
	float := table.DTypes[0]
	for _, c := range []struct {
		d         table.DType
		row, want string
	}{
		{float, "Less", "Less[x y]"},
		{float, "Greater", "Less[y x]"},
		{float, "GreaterEqual", "LessEqual[y x]"},
		{float, "Sub", "Sub[x y]"},
		{float, "MinimumGradY", "MaximumGradY[g y x]"},
		{float, "HypotGradY", "HypotGradX[g r y]"},
		{table.Index, "Greater", "Less[y x]"},
		{table.Bool, "Xor", "NotEqual[x y]"},
	} {
		rows := c.d.Kernels()
		op := rows[slices.IndexFunc(rows, func(op table.Op) bool { return op.Name == c.row })]
		for _, on := range targets() {
			of, operands := loopsOf(op, c.d, on)
			if got := of.Name + fmt.Sprint(operands); got != c.want {
				t.Errorf("%s of %s in %s: got %s, want %s", c.row, c.d.Name, on.Name, got, c.want)
			}
		}
	}
}
