package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestBench(t *testing.T) {
	dir := t.TempDir()
	code, out, log := ashlar("bench", "-out", dir, "-op", "add,Index,Less,matmul", "-size", "100,5")
	if code != 0 {
		t.Fatalf("ashlar bench gave %d: %s", code, log)
	}
	for _, want := range []string{
		"ns/element", "GB/s", "GFLOP/s", "float32", "MatMul", "generic",
		"bench.svg",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("the table lacks %s:\n%s", want, out)
		}
	}
	picture, err := os.ReadFile(filepath.Join(dir, "bench.svg"))
	if err != nil || !strings.Contains(string(picture), "</svg>") ||
		!strings.Contains(string(picture), "Add float32 100") {
		t.Errorf("the picture is missing, or lacks a kernel: %v", err)
	}
}

// TestBenchMeasuresEveryKernel also checks that the command knows the form of each.
func TestBenchMeasuresEveryKernel(t *testing.T) {
	code, out, log := ashlar("bench", "-out", t.TempDir(), "-json", "-kernels", "generic", "-size",
		"1")
	var all []measurement
	if err := json.Unmarshal([]byte(out), &all); code != 0 || err != nil {
		t.Fatalf("ashlar bench gave %d: %v, %s", code, err, log)
	}
	measured := map[string]int{}
	for _, m := range all {
		measured["asm/"+m.Type]++
		if m.PerElement <= 0 || m.Rate <= 0 || m.ToGeneric != 1 {
			t.Errorf("impossible measurement: %+v", m)
		}
	}
	for _, k := range machine().Kernels {
		if measured[k.Package] != k.Assembly+k.Go {
			t.Errorf("%d kernels of %s were measured, of %d", measured[k.Package], k.Package,
				k.Assembly+k.Go)
		}
	}
}

func TestBenchRefuses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args string
		code int
		want string
	}{
		{"-op Dance", exitUsage, "-op Dance: there is no such kernel"},
		{"-op Add,,Exp", exitUsage, "-op : there is no such kernel"},
		{"-type bool -op Exp", exitUsage, "-op Exp: there is no such kernel"},
		{"-kernels avx1024", exitUsage, "-kernels avx1024"},
		{"-size 5,0", exitUsage, "-size is 0"},
		{"-size 33554433", exitUsage, "-size is 33554433, want 1 to 33554432"},
		{"-size 1000000000000", exitUsage, "-size is 1000000000000"},
		{"-op Add -out " + file, exitFailure, "not a directory"},
		{"-op Add -out " + filepath.Join(file, "deep"), exitFailure, "not a directory"},
	} {
		code, out, log := ashlar(append([]string{"bench"}, strings.Fields(c.args)...)...)
		if code != c.code || out != "" || !strings.Contains(log, c.want) {
			t.Errorf("ashlar bench %s gave %d and %q, %q; want %d and a message with %q", c.args,
				code, out, log, c.code, c.want)
		}
	}
}

// TestDrawBenchOfOne draws a picture of a single number, about which there is no range.
func TestDrawBenchOfOne(t *testing.T) {
	for _, ns := range []float64{0.01, 1, 50_000} {
		var picture bytes.Buffer
		err := drawBench(&picture, []measurement{{
			Type: "bool", Op: "And", Size: 300,
			Kernels: "generic", PerElement: ns,
		}})
		if err != nil || !strings.Contains(picture.String(), "</svg>") {
			t.Errorf("%g ns: %v, %s", ns, err, &picture)
		}
	}
}

func TestBenchIsInterrupted(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var out, log bytes.Buffer
	code := run(ctx, []string{"bench", "-out", dir, "-op", "Exp"}, &out, &log)
	if code != exitInterrupted || out.Len() > 0 ||
		!strings.Contains(log.String(), "nothing written") {
		t.Errorf("interrupted, ashlar bench gave %d and %q, want %d and nothing: %s", code, &out,
			exitInterrupted, &log)
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) > 0 {
		t.Errorf("interrupted, ashlar bench left %v, %v", files, err)
	}
}

// TestMeasurementIsInterrupted ends a measurement of calls that take long by one of the first.
func TestMeasurementIsInterrupted(t *testing.T) {
	for last := 1; last < 5; last++ {
		ctx, cancel := context.WithCancel(context.Background())
		calls := 0
		fastest(ctx, func() {
			if calls++; calls == last {
				cancel()
			}
			time.Sleep(2 * time.Millisecond)
		})
		if calls != last {
			t.Errorf("interrupted in call %d, a measurement made %d", last, calls)
		}
	}
}
