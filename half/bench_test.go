package half

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	oracle "github.com/x448/float16"

	"github.com/ashlar-go/ashlar/internal/limits"
)

// BenchmarkConvert measures conversions on one core, in turns with how fast that moves as many
// bytes and with those of package github.com/x448/float16: go test ./half -run '^$' -bench Convert.
func BenchmarkConvert(b *testing.B) {
	for _, size := range []struct {
		name string
		n    int
	}{{"size=4096", 4096}, {"size=1e6", 1_000_000}} {
		n := size.n
		wide, float16s, bfloat16s := make([]float32, n), make([]Float16, n), make([]BFloat16, n)
		theirs := make([]oracle.Float16, n)
		for i := range wide {
			wide[i] = rand.Float32()
		}
		narrow := func() {
			for i, v := range wide {
				theirs[i] = oracle.Fromfloat32(v)
			}
		}
		widen := func() {
			for i, v := range theirs {
				wide[i] = v.Float32()
			}
		}
		for _, c := range []struct {
			name         string
			ours, theirs func()
		}{
			{"to=float16", func() { Narrow(float16s, wide) }, narrow},
			{"from=float16", func() { Widen(wide, float16s) }, widen},
			{"to=bfloat16", func() { Narrow(bfloat16s, wide) }, narrow},
			{"from=bfloat16", func() { Widen(wide, bfloat16s) }, widen},
		} {
			b.Run(c.name+"/"+size.name, func(b *testing.B) {
				bytes := 6 * n
				limit := limits.Move(limits.Traffic{Reads: 1, Write: true}, bytes)
				rounds := max(1, int(limit.Amount)/bytes) // as the limit has, in the caches too
				again := func(f func()) func() {
					return func() {
						for range rounds {
							f()
						}
					}
				}
				best := [3]time.Duration{math.MaxInt64, math.MaxInt64, math.MaxInt64}
				for b.Loop() {
					for i, f := range []func(){limit.Run, again(c.ours), again(c.theirs)} {
						if f != nil {
							start := time.Now()
							f()
							best[i] = min(best[i], time.Since(start))
						}
					}
				}
				rate := float64(rounds*bytes) / best[1].Seconds()
				b.ReportMetric(rate/1e9, "GB/s")
				b.ReportMetric(rate/(limit.Amount/best[0].Seconds()), "of-limit")
				b.ReportMetric(best[2].Seconds()/best[1].Seconds(), "x-theirs")
			})
		}
	}
}
