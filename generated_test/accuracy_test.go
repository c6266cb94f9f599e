package generated_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	f64 "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/generated_test/harness"
)

// The flags of the command that measures the accuracy of words:
//
//	go test ./generated_test -run TestAccuracy -timeout 0 -args -every 1 -samples 1000000 -table ../docs/ACCURACY.md
var (
	every   = flag.Uint64("every", 65521, "measure functions of one float32 on every so many of all; 1 proves their bounds, in minutes a word")
	samples = flag.Int("samples", 2048, "measure others on so many random samples")
	word    = flag.String("word", "", "measure these functions, by names with commas; empty for all")
	only    = flag.String("kernels", "", "measure these kernels, by names with commas; empty for all")
	output  = flag.String("table", "", "write the table to this file")
)

// TestAccuracy measures the rows that have an error and are no gradients, compares
// with the error that they state, and shows a table.
func TestAccuracy(t *testing.T) {
	var lines strings.Builder
	fmt.Fprintf(&lines, "| function | type | kernels | worst ULP | stated | at | differs from the first | on |\n|---|---|---|---|---|---|---|---|\n")
	wide := float64Kernels()
	for _, r := range selected(float32Rows) {
		if len(r.Operands) > 1 {
			report(t, &lines, r, harness.SampleAccuracy(r, chosen(float32Kernels()), *samples/256), sampled())
			continue
		}
		exact := float64Rows[slices.IndexFunc(float64Rows, func(w harness.Row[f64.Kernels, float64]) bool { return w.Name == r.Name })]
		run := func(z, x []float64) {
			exact.Run(wide[len(wide)-1].Kernels, harness.Vector[float64]{Elements: z}, []harness.Vector[float64]{{Elements: x}})
		}
		on := fmt.Sprintf("every %dth float32", *every)
		if *every == 1 {
			on = "all float32"
		}
		report(t, &lines, r, harness.Float32Accuracy(r, chosen(float32Kernels()), run, *every), on)
	}
	for _, r := range selected(float64Rows) {
		report(t, &lines, r, harness.SampleAccuracy(r, chosen(float64Kernels()), *samples/256), sampled())
	}
	if *output == "" {
		t.Log("\n" + lines.String())
		return
	}
	head := "# Accuracy\n\nThe largest errors found, in units in the last place, and the operands that they are at. All of float32 are measured by `go test ./generated_test -run TestAccuracy -timeout 0 -args -every 1 -samples 1000000 -table ../docs/ACCURACY.md`.\n\n"
	if err := os.WriteFile(*output, []byte(head+lines.String()), 0o666); err != nil {
		t.Fatal(err)
	}
}

func sampled() string { return fmt.Sprintf("%d samples", *samples) }

// selected returns the rows to measure.
func selected[K any, T harness.Element](rows []harness.Row[K, T]) (some []harness.Row[K, T]) {
	for _, r := range rows {
		gradient := slices.Contains(r.Operands, "g") || slices.Contains(r.Operands, "r")
		if r.ULP > 0 && !gradient && among(*word, r.Name) {
			some = append(some, r)
		}
	}
	return some
}

// chosen returns the implementations to measure.
func chosen[K any](all []harness.Implementation[K]) (some []harness.Implementation[K]) {
	for _, k := range all {
		if among(*only, k.Name) {
			some = append(some, k)
		}
	}
	return some
}

// among reports whether names has name, in any case, or is empty.
func among(names, name string) bool {
	return names == "" || slices.Contains(strings.Split(strings.ToLower(names), ","), strings.ToLower(name))
}

// report writes a line to each implementation of a row.
func report[K any, T harness.Element](t *testing.T, lines *strings.Builder, r harness.Row[K, T], measured []harness.Accuracy[T], on string) {
	for _, m := range measured {
		fmt.Fprintf(lines, "| %s | %T | %s | %.3f | %.4g | %v | %d | %s |\n", r.Name, m.At[0], m.Kernels, m.ULP, r.ULP, m.At, m.Different, on)
		if m.ULP > r.ULP {
			t.Errorf("%s: %s of %v: an error of %.3f ulp, more than the %.4g stated", m.Kernels, r.Name, m.At, m.ULP, r.ULP)
		}
	}
}
