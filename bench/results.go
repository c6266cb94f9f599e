package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"runtime"
	"slices"
	"strings"

	"github.com/klauspost/cpuid/v2"
)

// A result is what came of a benchmark, and where.
type result struct {
	benchmark
	comparison
	Machine string `json:"machine"`
	Date    string `json:"date"`
	Command string `json:"command"`
}

func (c benchmark) result(outcome comparison) result {
	return result{
		benchmark: c, comparison: outcome,
		Machine: fmt.Sprintf("%s, %d CPUs, %s", cpuid.CPU.BrandName, runtime.NumCPU(),
			runtime.Version()),
	}
}

func (r result) String() string {
	goal, reached := r.verdict()
	return strings.TrimSpace(fmt.Sprintf("%-60s %6.2f (%.2f to %.2f) %s %s", r.name(), r.Ratio,
		r.Low, r.High, goal, reached))
}

// verdict says what the goal is, and whether it was reached.
func (r result) verdict() (goal, reached string) {
	switch {
	case r.Goal == 0:
		return "", ""
	case r.Ratio >= r.Goal:
		reached = "reached"
	default:
		reached = "not"
	}
	return fmt.Sprint(r.Goal), reached
}

// results are all that were measured, in the order of benchmarks.
type results []result

const resultsFile = "results.json"

func readResults() (all results, err error) {
	text, err := os.ReadFile(resultsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return all, json.Unmarshal(text, &all)
}

// put adds r, in place of an older one.
func (all *results) put(r result) {
	*all = slices.DeleteFunc(*all, func(old result) bool { return old.name() == r.name() })
	*all = append(*all, r)
}

// write writes the results that are still of a benchmark, with its goal of today.
func (all results) write() error {
	var current results
	for _, c := range benchmarks() {
		for _, r := range all {
			if r.name() == c.name() {
				r.benchmark = c
				current = append(current, r)
			}
		}
	}
	text, err := current.json()
	if err != nil {
		return err
	}
	return errors.Join(
		os.WriteFile(resultsFile, text, 0o644),
		os.WriteFile("RESULTS.md", []byte(current.markdown()), 0o644),
	)
}

// json returns a line for each result.
func (all results) json() ([]byte, error) {
	lines := make([]string, len(all))
	for i, r := range all {
		line, err := json.Marshal(r)
		if err != nil {
			return nil, err
		}
		lines[i] = string(line)
	}
	return []byte("[\n" + strings.Join(lines, ",\n") + "\n]\n"), nil
}

// markdown returns a table for each group.
func (all results) markdown() string {
	var b strings.Builder
	b.WriteString(`# Results

Written by bench; see its [README](README.md). A ratio is the time of the baseline by ours, in turns
in one run: its median, and the quartiles. Work on one thread is timed by what its process uses of
the processor, on several by the clock. Of the baseline *limit* it is the part that we reach of what
the machine can do: for a product, fused multiply-adds of AVX2 registers; for other work, a loop
that only moves the memory. Goals are against baselines that use AVX2 as we do. Those without AVX2
behind their name choose the newest instructions of the processor.

`)
	for _, machine := range all.distinct(func(r result) string {
		return "- " + r.Machine + ", " + r.Date + "\n"
	}) {
		b.WriteString(machine)
	}
	b.WriteString("\nCommands:\n\n")
	for _, command := range all.distinct(func(r result) string {
		return "- `" + r.Command + "`\n"
	}) {
		b.WriteString(command)
	}
	groups := all.distinct(func(r result) string { return r.Group })
	b.WriteString("\n| group | goals | reached |\n|---|---|---|\n")
	for _, group := range groups {
		goals, reached := all.count(group)
		fmt.Fprintf(&b, "| %s | %d | %d |\n", group, goals, reached)
	}
	for _, group := range groups {
		fmt.Fprintf(&b, "\n## %s\n\n", group)
		b.WriteString("| work | threads | ours | baseline | ratio | quartiles | goal | |\n")
		b.WriteString("|---|---|---|---|---|---|---|---|\n")
		for _, r := range all {
			if r.Group == group {
				goal, reached := r.verdict()
				fmt.Fprintf(&b, "| %s | %d | %s | %s | %.2f | %.2f–%.2f | %s | %s |\n",
					r.Work, r.Threads, duration(r.Ours), r.Baseline, r.Ratio, r.Low, r.High, goal,
					reached)
			}
		}
	}
	b.WriteString("\n![Rooflines](roofline.svg)\n")
	return b.String()
}

// count returns how many goals a group has, and how many of them are reached.
func (all results) count(group string) (goals, reached int) {
	for _, r := range all {
		if r.Group == group && r.Goal > 0 {
			goals++
			if r.Ratio >= r.Goal {
				reached++
			}
		}
	}
	return goals, reached
}

// distinct returns what of gives of the results, each once.
func (all results) distinct(of func(r result) string) (texts []string) {
	for _, r := range all {
		if text := of(r); !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	return texts
}

// duration writes nanoseconds in a unit for people.
func duration(ns float64) string {
	switch {
	case ns < 1e3:
		return fmt.Sprintf("%.3g ns", ns)
	case ns < 1e6:
		return fmt.Sprintf("%.3g µs", ns/1e3)
	}
	return fmt.Sprintf("%.3g ms", ns/1e6)
}
