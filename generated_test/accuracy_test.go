package generated_test

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	f64 "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
)

// The flags of the command that measures the accuracy of words: see head.
var (
	every = flag.Uint64("every", 65521,
		"measure functions of one float32 on every so many of all; 1 proves their bounds, in minutes a word")
	samples = flag.Int("samples", 2048, "measure others on so many random samples")
	word    = flag.String("word", "", "measure these functions, by names with commas; empty for all")
	only    = flag.String("kernels", "generic,avx2",
		"measure these kernels, by names with commas; empty for all")
	output = flag.String("table", "", "bring the table in this file up to date")
)

const head = `# Accuracy

The largest errors found, in units in the last place, the operands that they are at, and the bounds
that the functions state. All functions and kernels are measured by

	go test ./generated_test -run TestAccuracy -v -timeout 0 -args -every 127 -samples 20000 -table ../docs/ACCURACY.md

and then those with AVX2, some functions at a time, on every float32 there is, which is a minute or two for each, and on more samples, as by

	go test ./generated_test -run TestAccuracy -v -timeout 0 -args -every 1 -samples 300000 -kernels avx2 -word exp,log -table ../docs/ACCURACY.md

Of float32, exact values are taken to be those of the same function on float64, and at the largest error
found those of package internal/refmath, by math/big. Samples are compared with that package: they
are numbers of all sizes, many near 1 or a multiple of π/2, and special ones. The last column says on which.

`

// TestAccuracy measures the rows that have an error and are no gradients, compares
// with the error that they state, and shows a table. In short mode, it takes fewer operands.
func TestAccuracy(t *testing.T) {
	lines := table{}
	if *output != "" {
		lines.read(t, *output)
	}
	if testing.Short() {
		*every, *samples = *every*8, *samples/8
	}
	wide := float64Suite.all
	for _, r := range selected(float32Rows) {
		if len(r.Operands) > 1 {
			report(t, lines, r, kerneltest.SampleAccuracy(r, chosen(float32Suite.all),
				*samples/256), sampled())
			continue
		}
		exact := float64Rows[slices.IndexFunc(float64Rows,
			func(w kerneltest.Row[f64.Kernels, float64]) bool { return w.Name == r.Name })]
		run := func(z, x []float64) {
			exact.Run(wide[len(wide)-1].Kernels, kerneltest.Vector[float64]{Elements: z},
				[]kerneltest.Vector[float64]{{Elements: x}})
		}
		on := fmt.Sprintf("every %dth float32", *every)
		if *every == 1 {
			on = "all float32"
		}
		report(t, lines, r, kerneltest.Float32Accuracy(r, chosen(float32Suite.all), run,
			*every), on)
	}
	for _, r := range selected(float64Rows) {
		report(t, lines, r, kerneltest.SampleAccuracy(r, chosen(float64Suite.all), *samples/256),
			sampled())
	}
	text := "| function | type | kernels | worst ULP | stated | at | on |\n|---|---|---|---|---|---|---|\n" +
		strings.Join(inOrder(lines, float32Rows, float32Suite.all), "") +
		strings.Join(inOrder(lines, float64Rows, float64Suite.all), "")
	if *output == "" {
		t.Log("\n" + text)
		return
	}
	if err := os.WriteFile(*output, []byte(head+text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// A table has lines by what key says of them.
type table map[string]string

// key is how a line of the table begins.
func key[T element.Any](function, kernels string) string {
	var t T
	return fmt.Sprintf("| %s | %T | %s |", function, t, kernels)
}

// read takes the lines of the file of a name, if there is one.
func (lines table) read(t *testing.T, name string) {
	text, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if cells := strings.SplitAfterN(line, "|", 5); len(cells) == 5 {
			lines[strings.Join(cells[:4], "")] = line
		}
	}
}

// inOrder returns the lines of rows.
func inOrder[K any, T element.Any](lines table, rows []kerneltest.Row[K, T],
	all []kerneltest.Implementation[K],
) (some []string) {
	for _, r := range rows {
		for _, k := range all {
			some = append(some, lines[key[T](r.Name, k.Name)])
		}
	}
	return some
}

func sampled() string { return fmt.Sprintf("%d samples", *samples) }

// selected returns the rows to measure.
func selected[K any, T element.Any](rows []kerneltest.Row[K, T]) (some []kerneltest.Row[K, T]) {
	for _, r := range rows {
		gradient := slices.Contains(r.Operands, "g") || slices.Contains(r.Operands, "r")
		if r.ULP > 0 && !gradient && among(*word, r.Name) {
			some = append(some, r)
		}
	}
	return some
}

// chosen returns the implementations to measure.
func chosen[K any](all []kerneltest.Implementation[K]) (some []kerneltest.Implementation[K]) {
	for _, k := range all {
		if among(*only, k.Name) {
			some = append(some, k)
		}
	}
	return some
}

// among reports whether names has name, in any case, or is empty.
func among(names, name string) bool {
	return names == "" || slices.Contains(strings.Split(strings.ToLower(names), ","),
		strings.ToLower(name))
}

// report notes in a table what was measured of a row.
func report[K any, T element.Any](t *testing.T, lines table, r kerneltest.Row[K, T],
	measured []kerneltest.Accuracy[T], on string,
) {
	for _, m := range measured {
		begin := key[T](r.Name, m.Kernels)
		lines[begin] = fmt.Sprintf("%s %.3f | %.4g | %v | %s |\n", begin, m.ULP, r.ULP, m.At, on)
		if m.ULP > r.ULP {
			t.Errorf("%s: %s of %v: an error of %.3f ulp, more than the %.4g stated", m.Kernels,
				r.Name, m.At, m.ULP, r.ULP)
		}
		if m.Different > 0 {
			t.Errorf("%s: %s: %d results are not those of %s", m.Kernels, r.Name, m.Different,
				measured[0].Kernels)
		}
	}
}
