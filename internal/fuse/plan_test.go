package fuse_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	masks "github.com/ashlar-go/ashlar/asm/bool"
	kernels "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/internal/fuse"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

var words = fuse.Words[float64]{
	Number:      func(literal string) (float64, error) { return strconv.ParseFloat(literal, 64) },
	Numbers:     kernels.Generic.Lookup,
	Masks:       masks.Generic.Lookup,
	NonTemporal: kernels.Generic.Lookup,
}

// longs are long expressions of x, of n operations or more.
var longs = []struct {
	name string
	of   func(n int) string
	at2  func(n int) float64 // the value at x = 2
}{
	{
		"a sum of numbers", func(n int) string { return "x" + each(n, "+%d") },
		func(n int) float64 { return 2 + float64(n*(n-1)/2) },
	},
	{
		"a sum of a variable", func(n int) string { return "x" + strings.Repeat("+x", n) },
		func(n int) float64 { return 2 + 2*float64(n) },
	},
	{
		"a sum of calls, of which each is used twice",
		func(n int) string { return "0" + each(n, "+abs(x-%d)") + each(n, "-abs(x-%d)") },
		func(int) float64 { return 0 },
	},
}

func each(n int, format string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// run returns the value of a plan at x.
func run(p *fuse.Plan[float64], x float64) float64 {
	z := []float64{0}
	l := layout.New(1)
	p.Run(layout.Strided[float64]{Layout: &l, Data: z},
		[]layout.Strided[float64]{{Layout: &l, Data: []float64{x}}})
	return z[0]
}

// TestLongExpressions checks the values of long expressions, and that the time to plan one is
// proportional to its length: what is 32 times as long takes about 32 times as long, not 1000. In
// short mode, since a plan is the same as compiled otherwise, expressions are shorter.
func TestLongExpressions(t *testing.T) {
	n, times := 1000, 32
	if testing.Short() {
		n, times = 300, 4
	}
	for _, c := range longs {
		best := func(n int) (d time.Duration) {
			source := c.of(n)
			for range 3 {
				var p *fuse.Plan[float64]
				if took := kerneltest.Time(func() { p = fuse.New(source, words) }); d == 0 ||
					took < d {
					d = took
				}
				if got, want := run(p, 2), c.at2(n); got != want {
					t.Errorf("%s: %v, want %v", c.name, got, want)
				}
			}
			return d
		}
		if short, long := best(n), best(times*n); long > 8*time.Duration(times)*short {
			t.Errorf("%s: %v, but %v for a length %d times that", c.name, short, long, times)
		}
	}
}

// TestDeepExpressions checks that nesting gives the right value, or an error.
func TestDeepExpressions(t *testing.T) {
	nested := func(depth int) string {
		return strings.Repeat("-(1-", depth) + "x" + strings.Repeat(")", depth)
	}
	if got := run(fuse.New(nested(4_000), words), 2); got != 2-4_000 {
		t.Errorf("nested 4000 deep: %v", got)
	}
	err := tensor.Catch(func() { fuse.New(nested(1_000_000), words) })
	if _, is := err.(*tensor.ExprError); !is {
		t.Errorf("nested 10⁶ deep: %v", err)
	}
}

// BenchmarkNew plans sums of numbers.
func BenchmarkNew(b *testing.B) {
	for _, n := range []int{2_500, 5_000, 10_000} {
		b.Run(fmt.Sprint("numbers=", n), func(b *testing.B) {
			source := longs[0].of(n)
			for b.Loop() {
				fuse.New(source, words)
			}
		})
	}
}
