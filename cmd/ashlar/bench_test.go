package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestBench(t *testing.T) {
	dir := t.TempDir()
	code, out, log := ashlar("bench", "-out", dir, "-op", "add,Index,Less,matmul", "-size", "100,5")
	if code != 0 {
		t.Fatalf("ashlar bench gave %d: %s", code, log)
	}
	for _, want := range []string{"ns/element", "GB/s", "GFLOP/s", "float32", "MatMul", "generic", "bench.svg"} {
		if !strings.Contains(out, want) {
			t.Errorf("the table lacks %s:\n%s", want, out)
		}
	}
	picture, err := os.ReadFile(filepath.Join(dir, "bench.svg"))
	if err != nil || !strings.Contains(string(picture), "</svg>") || !strings.Contains(string(picture), "Add float32 100") {
		t.Errorf("the picture is missing, or lacks a kernel: %v", err)
	}
}

// TestBenchMeasuresEveryKernel also checks that the command knows the form of each.
func TestBenchMeasuresEveryKernel(t *testing.T) {
	code, out, log := ashlar("bench", "-out", t.TempDir(), "-json", "-kernels", "generic", "-size", "1")
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
		if measured[k.Package] != k.AVX2+k.Go {
			t.Errorf("%d kernels of %s were measured, of %d", measured[k.Package], k.Package, k.AVX2+k.Go)
		}
	}
}

func TestBenchRefuses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"-op Dance":            "-op Dance: there is no such kernel",
		"-type bool -op Exp":   "-op Exp: there is no such kernel",
		"-kernels avx1024":     "-kernels avx1024",
		"-size 0":              "-size is 0",
		"-op Add -out " + file: "not a directory",
	} {
		code, out, log := ashlar(append([]string{"bench"}, strings.Fields(args)...)...)
		if code != exitFailure || out != "" || !strings.Contains(log, want) {
			t.Errorf("ashlar bench %s gave %d and %q, %q; want %d and a message with %q", args, code, out, log, exitFailure, want)
		}
	}
}
