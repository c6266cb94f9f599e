package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"text/tabwriter"
	"time"

	"github.com/ashlar-go/ashlar/internal/limits"
)

// A measurement is of a kernel of one implementation.
type measurement struct {
	Type       string  `json:"type"`
	Op         string  `json:"op"`
	Size       int     `json:"size"`
	Kernels    string  `json:"kernels"`
	PerElement float64 `json:"ns_per_element"`
	Rate       float64 `json:"rate"`
	Unit       string  `json:"unit"`                       // of Rate: GB/s or GFLOP/s
	ToGeneric  float64 `json:"times_generic,omitempty"`    // how many times as fast as Generic
	OfLimit    float64 `json:"percent_of_limit,omitempty"` // Rate, if the limit is known
}

// A task is a measurement to be made.
type task struct {
	measurement
	prepare func() call
	width   int // of an element, in bits
	isFloat bool
}

// measure returns the measurement, or an error if ctx ends before.
func (t task) measure(ctx context.Context, known ceilings) (measurement, error) {
	m, c := t.measurement, t.prepare()
	seconds := fastest(ctx, c.run)
	if err := ctx.Err(); err != nil {
		return m, err
	}
	m.PerElement = seconds * 1e9 / float64(c.elements)
	work := c.bytes
	m.Unit = "GB/s"
	if c.operations > 0 {
		work, m.Unit = c.operations, "GFLOP/s"
	}
	m.Rate = float64(work) / seconds / 1e9
	if limit := known.of(c, t.products()); limit > 0 {
		m.OfLimit = 100 * m.Rate * 1e9 / limit
	}
	return m, nil
}

// products returns the bits of the floats that products are of, or 0 if they are of no floats.
func (t task) products() int {
	if t.isFloat {
		return t.width
	}
	return 0
}

// fastest returns the least seconds that a call took, of many in some milliseconds, after
// one that is not counted. Once ctx has ended, it begins no more of them.
func fastest(ctx context.Context, run func()) float64 {
	const round, rounds = time.Millisecond, 7
	elapsed := func(calls int) time.Duration {
		start := time.Now()
		for range calls {
			run()
		}
		return time.Since(start)
	}
	run()
	calls := 1
	for ctx.Err() == nil && elapsed(calls) < round && calls < 1<<24 {
		calls *= 2
	}
	best := time.Duration(math.MaxInt64)
	for i := 0; i < rounds && ctx.Err() == nil; i++ {
		best = min(best, elapsed(calls))
	}
	return best.Seconds() / float64(calls)
}

// ceilings are the limits of the machine that were measured already.
type ceilings map[ceiling]float64

type ceiling struct {
	traffic  limits.Traffic
	bytes    int
	products int // bits of the floats that these are of
}

// of returns the limit of the rate of a call, or 0 if it is not known. Products are of floats of so
// many bits, or of integers if that is 0.
func (known ceilings) of(c call, products int) float64 {
	key := ceiling{traffic: c.traffic, bytes: c.bytes}
	key.traffic.Reads = min(key.traffic.Reads, 3)
	if c.operations > 0 {
		if products == 0 {
			return 0 // AVX2 has no instruction for them
		}
		key = ceiling{products: products}
	}
	limit, ok := known[key]
	if !ok {
		limit = key.measure()
		known[key] = limit
	}
	return limit
}

func (c ceiling) measure() float64 {
	if c.products > 0 {
		return limits.FMA(c.products)
	}
	return limits.Bandwidth(c.traffic, c.bytes)
}

// compareToGeneric sets ToGeneric of each measurement whose kernel was measured in Go too.
func compareToGeneric(all []measurement) {
	type kernel struct {
		element, op string
		size        int
	}
	generic := map[kernel]float64{}
	for _, m := range all {
		if m.Kernels == "generic" {
			generic[kernel{m.Type, m.Op, m.Size}] = m.PerElement
		}
	}
	for i, m := range all {
		all[i].ToGeneric = generic[kernel{m.Type, m.Op, m.Size}] / m.PerElement
	}
}

// printBench writes measurements as a table.
func printBench(w io.Writer, all []measurement) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "type\top\tsize\tkernels\tns/element\trate\t\t× generic\t% of limit\t")
	for _, m := range all {
		fmt.Fprintf(t, "%s\t%s\t%d\t%s\t%.3f\t%.1f\t%s\t%s\t%s\t\n", m.Type, m.Op, m.Size,
			m.Kernels, m.PerElement, m.Rate, m.Unit,
			known("%.1f", m.ToGeneric), known("%.0f", m.OfLimit))
	}
	return t.Flush()
}

// known formats x, or what is not known.
func known(format string, x float64) string {
	if x == 0 {
		return "-"
	}
	return fmt.Sprintf(format, x)
}
