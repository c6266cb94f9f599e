package main

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

// sleeper is the timer of work that takes as long as it says.
func sleeper(each time.Duration) timer {
	return func(times int) time.Duration { return time.Duration(times) * each }
}

func TestCompare(t *testing.T) {
	c := compare(sleeper(2*time.Microsecond), sleeper(3*time.Microsecond), 5)
	if c.Ours != 2000 || c.Theirs != 3000 || c.Ratio != 1.5 || c.Low != 1.5 || c.High != 1.5 {
		t.Errorf("3 µs by 2 µs is %+v", c)
	}
}

func TestBenchmarksAreDistinctAndDone(t *testing.T) {
	defer os.Remove(saved)
	seen := map[string]bool{}
	for _, c := range benchmarks() {
		if seen[c.name()] {
			t.Errorf("%s is there twice", c.name())
		}
		seen[c.name()] = true
		small := c.Work
		small.Shape = slices.Clone(small.Shape)
		for i := range small.Shape {
			small.Shape[i] = min(small.Shape[i], 8)
		}
		if _, err := run(small); err != nil {
			t.Errorf("%s: %v", c.name(), err)
		}
	}
}

func TestResultsReplaceOlderOnes(t *testing.T) {
	var all results
	c := benchmarks()[0]
	all.put(c.result(comparison{Ratio: 1}))
	all.put(c.result(comparison{Ratio: 2}))
	if text := all.markdown(); len(all) != 1 || !strings.Contains(text, "| 2.00 |") ||
		!strings.Contains(text, "reached") {
		t.Errorf("%d results: %s", len(all), text)
	}
}
