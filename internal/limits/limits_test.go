package limits_test

import (
	"fmt"
	"testing"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/limits"
)

func Example() {
	peak := limits.FMA(limits.Float32)
	stream := limits.Bandwidth(limits.Traffic{Reads: 2, Write: true}, 3*asm.L1/4)
	fmt.Println(peak >= 0, stream >= 0)
	// Output: true true
}

func TestLimits(t *testing.T) {
	if limits.FMA(limits.Float32) == 0 {
		t.Skip("no AVX2 here")
	}
	single, double := limits.FMA(limits.Float32)/1e9, limits.FMA(limits.Float64)/1e9
	if single < 1 || single > 1000 || double < 1 || double > single {
		t.Errorf("%g and %g GFLOP/s", single, double)
	}
	for _, bytes := range []int{3 * asm.L1 / 4, asm.L2 / 2, 2 * asm.L3} {
		for _, traffic := range []limits.Traffic{
			{1, false},
			{3, false},
			{0, true},
			{1, true},
			{2, true},
		} {
			got := limits.Bandwidth(traffic, bytes) / 1e9
			t.Logf("%d bytes, %+v: %.0f GB/s", bytes, traffic, got)
			if got < 0.1 || got > 10000 {
				t.Errorf("%d bytes, %+v: %g GB/s", bytes, traffic, got)
			}
		}
	}
}
