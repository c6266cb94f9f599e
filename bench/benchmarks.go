package main

import (
	"fmt"
	"slices"
	"strings"
)

// A benchmark is work for us and a baseline, and how many times as fast we want to be, or 0. Of the
// baseline named limit, the ratio is the part of the limit that we reach.
type benchmark struct {
	Group    string  `json:"group"`
	Work     work    `json:"work"`
	Baseline string  `json:"baseline"`
	Threads  int     `json:"threads"`
	Goal     float64 `json:"goal"`
}

func (c benchmark) name() string {
	return fmt.Sprintf("%s/%s/%s/threads=%d", c.Group, c.Work, c.Baseline, c.Threads)
}

func (c benchmark) baseline() (baseline, error) { return newBaseline(c.Baseline, c.Threads) }

// benchmarks lists all there are. Goals are against baselines that have the same instructions as
// we: if they may use newer ones, it is to know.
func benchmarks() []benchmark {
	var all []benchmark
	add := func(group, op, dtype string, threads int, goals map[string]float64, shape ...int) {
		for _, baseline := range baselineOrder {
			if goal, ok := goals[strings.TrimSuffix(baseline, " AVX2")]; ok {
				if slices.Contains(baselineOrder, baseline+" AVX2") {
					goal = 0
				}
				all = append(all, benchmark{group, work{op, dtype, shape}, baseline, threads, goal})
			}
		}
	}
	type goals = map[string]float64
	widths := []string{"float32", "float64"}

	for _, t := range widths {
		for _, n := range []int{256, 512, 1024, 2048} {
			add("products", "matmul", t, 1,
				goals{"limit": 0.92, "OpenBLAS": 1.03, "BLIS": 1.03, "oneDNN": 1.03}, n, n, n)
		}
		for _, shape := range [][]int{
			{64, 64, 64},
			{128, 128, 128},
			{4096, 64, 64},
			{1000, 37, 513},
		} {
			add("products", "matmul", t, 1,
				goals{"limit": 0.9, "OpenBLAS": 1.3, "BLIS": 1.03, "oneDNN": 1.03}, shape...)
		}
		for _, n := range []int{512, 1024} {
			add("products", "matmul", t, 2,
				goals{
					"limit": 0, "ashlar, 1 thread": 1.9, "OpenBLAS": 1.03, "BLIS": 1.03,
					"oneDNN": 1.03,
				}, n, n, n)
		}
		for _, op := range []string{"matmulta", "matmultb"} {
			add("products", op, t, 1, goals{"limit": 0.9, "OpenBLAS": 1.03}, 512, 512, 512)
		}
		add("products", "matmul", t, 1, goals{"gonum": 10, "vek": 3, "gorgonia": 8}, 512, 512, 512)
		add("products", "matmulbatch", t, 1, goals{"numpy": 1, "torch": 3}, 1000, 8, 8, 8)
		add("products", "matmulbatch", t, 1, goals{"numpy": 1.1, "torch": 1}, 100, 64, 64, 64)
		for _, op := range []string{"matvec", "vecmat"} {
			for _, n := range []int{64, 300, 1000, 4096} {
				add("products", op, t, 1, goals{"limit": 0.95, "OpenBLAS": 1}, n, n)
			}
			add("products", op, t, 2, goals{"OpenBLAS": 1}, 4096, 4096)
		}
	}
	for _, t := range widths {
		for _, shape := range [][]int{{32, 3, 32, 32, 64, 3, 3}, {8, 64, 56, 56, 64, 3, 3}} {
			add("convolutions", "conv2d", t, 1, goals{"limit": 0.85, "torch": 1}, shape...)
			add("convolutions", "convgradx", t, 1, goals{"torch": 1}, shape...)
			add("convolutions", "convgradw", t, 1, goals{"torch": 1}, shape...)
			add("convolutions", "conv2d", t, 2,
				goals{"limit": 0, "ashlar, 1 thread": 1.8, "torch": 1}, shape...)
		}
		add("convolutions", "conv3d", t, 1, goals{"limit": 0, "torch": 1},
			2, 16, 16, 32, 32, 32, 3, 3, 3)
		for _, op := range []string{"resizelinear", "resizecubic"} {
			add("convolutions", op, t, 1, goals{"torch": 1}, 4, 16, 128, 128)
		}
		add("convolutions", "maxpool", t, 1, goals{"limit": 0, "torch": 2}, 8, 64, 56, 56)
		add("convolutions", "avgpool", t, 1, goals{"limit": 0, "torch": 2}, 8, 64, 56, 56)
		add("convolutions", "maxpoolback", t, 1, goals{"torch": 2}, 8, 64, 56, 56)
	}
	add("products", "matmul", "int", 1, goals{"numpy": 10}, 256, 256, 256)

	const each = 20 // elements of a row
	for _, t := range widths {
		for _, n := range []int{2000, 20_000} {
			add("sparse", "sparsevec", t, 1, goals{"scipy": 1}, n, each)
			add("sparse", "vecsparse", t, 1, goals{"scipy": 1}, n, each)
			add("sparse", "sparsemat", t, 1, goals{"scipy": 1}, n, each, 16)
			add("sparse", "matsparse", t, 1, goals{"scipy": 1}, n, each, 16)
		}
		add("sparse", "sparsemat", t, 1, goals{"scipy": 1}, 2000, each, 64)
	}
	for _, n := range []int{64, 100, 128, 384, 768, 1536} {
		add("search", "dot", "float32", 1, goals{"vek": 1}, n)
	}
	for _, op := range []string{"solve", "cholesky", "qr", "svd", "eigsym"} {
		for _, n := range []int{100, 500} {
			add("linear algebra", op, "float64", 1, goals{"numpy": 0.8}, n, n)
		}
	}
	const vectors, length, queries = 100_000, 384, 64
	add("search", "nearest", "float32", 1, goals{"limit": 0.9, "vek": 1.5}, vectors, length)
	add("search", "nearestmany", "float32", 1, goals{"limit": 0.8}, queries, length, vectors)
	threads := func(n int) int { return min(1+n/100, 2) } // what is small does not share its work
	for _, f := range []struct {
		op, dtype string
		at        int // the size of the goal
		goal      float64
	}{
		{"mat.Mul", "float64", 1000, 8},
		{"mat.LU", "float64", 1000, 4},
		{"mat.Inverse", "float64", 1000, 0},
		{"mat.Cholesky", "float64", 1000, 4},
		{"mat.QR", "float64", 1000, 5},
		{"mat.SVD", "float64", 500, 2},
		{"mat.EigenSym", "float64", 500, 2},
		{"blas32.Gemm", "float32", 1000, 8},
		{"blas32.Trsm", "float32", 1000, 0},
	} {
		for _, n := range []int{16, 100, 500, 1000} {
			goal := map[int]float64{16: 1, f.at: f.goal}[n]
			add("gonum", f.op, f.dtype, threads(n), goals{"gonum": goal}, n, n)
		}
	}
	for _, op := range []string{"elements", "all", "rows", "cursor"} {
		add("elements", op, "float64", 1, goals{"loop": 0.5}, 1000, 1000)
	}

	for _, t := range widths {
		for _, n := range []int{1000, 30_000, 1_000_000} {
			add("memory", "add", t, 1, goals{
				"limit": 0.95, "numpy": 1, "gonum": 1, "vek": 1,
				"gorgonia": 1,
			}, n)
			add("memory", "sum", t, 1, goals{"limit": 0.95, "numpy": 1, "gonum": 1, "vek": 1}, n)
		}
		add("memory", "add", t, 1, goals{"limit": 0.95, "numpy": 1.4}, 30_000_000)
		add("memory", "add", t, 2, goals{"torch": 1.4}, 30_000_000)
		for _, op := range []string{"clip", "sqrt"} {
			add("memory", op, t, 1, goals{"limit": 0.95, "numpy": 1.4}, 30_000_000)
			add("memory", op, t, 2, goals{"torch": 1.4}, 30_000_000)
		}
		for _, op := range []string{"greater", "where"} {
			add("memory", op, t, 1, goals{"numpy": 1}, 30_000_000)
			add("memory", op, t, 2, goals{"torch": 1}, 30_000_000)
		}
		add("memory", "sum0", t, 1, goals{"limit": 0.95, "numpy": 1}, 1000, 1000)
	}

	functions := []string{"exp", "log", "sin", "cos", "tanh", "pow", "erf", "sigmoid", "gelu"}
	for _, op := range functions {
		add("mathematics", op, "float32", 1, goals{"SLEEF": 1, "torch": 2, "numpy": 1}, 1_000_000)
		add("mathematics", op, "float64", 1, goals{"SLEEF": 1, "torch": 1.5, "numpy": 3}, 1_000_000)
	}

	for _, t := range widths {
		add("fused", "fuse", t, 1, goals{"limit": 0.9, "numpy": 3, "torch": 3}, 4000, 4000)
		add("fused", "fuse", t, 2, goals{"numpy": 3, "torch": 3}, 4000, 4000)
		for _, op := range []string{
			"softmax", "logsoftmax", "logsumexp", "layernorm", "topk",
			"cumsum", "cumsum0",
		} {
			add("fused", op, t, 1, goals{"limit": 0, "torch": 2}, 1000, 1000)
		}
		add("fused", "sort", t, 1, goals{"torch": 2}, 1000, 1000)
		add("fused", "median", t, 1, goals{"torch": 2, "numpy": 2}, 1000, 1000)
		add("fused", "var", t, 1, goals{"limit": 0, "torch": 10, "numpy": 1}, 1000, 1000)
		add("fused", "argmax", t, 1, goals{"limit": 0, "torch": 10, "numpy": 1}, 1000, 1000)
		add("fused", "max", t, 1, goals{"limit": 0.95}, 1000, 1000)
		for _, n := range []int{1000, 4096} {
			add("fused", "addt", t, 1, goals{"limit": 0, "torch": 2, "numpy": 2}, n, n)
			add("fused", "transpose", t, 1, goals{"limit": 0, "torch": 2, "numpy": 2}, n, n)
		}
	}

	for _, t := range widths {
		add("training", "step", t, 1, goals{"torch": 1.45}, 64)
		add("training", "step", t, 1, goals{"torch": 1.08}, 1024)
		for _, n := range []int{1, 1000} {
			add("training", "chain", t, 1, goals{"torch": 10}, n)
		}
		for _, op := range []string{"softmaxback", "logsoftmaxback", "layernormback"} {
			add("training", op, t, 1, goals{"torch": 2}, 1000, 1000)
		}
		add("training", "chain", t, 1, goals{"torch": 3}, 1_000_000)
	}

	for _, op := range []string{"save", "load"} {
		add("files", op, "float64", 2, goals{"numpy": 1}, 10_000_000)
	}

	for _, t := range widths {
		add("calls", "add", t, 1, goals{"numpy": 10, "torch": 10, "gorgonia": 10}, 4)
		add("calls", "addnew", t, 1, goals{"numpy": 3, "torch": 10}, 4)
	}

	for _, t := range widths {
		for _, n := range []int{256, 1024} {
			add(devices, "matmul", t, 2, goals{"CLBlast": 1.5}, n, n, n)
		}
		for _, op := range []string{
			"add", "exp", "log", "sin", "tanh", "pow", "sigmoid", "round",
			"floor", "cbrt", "sum", "fuse",
		} {
			add(devices, op, t, 2, goals{"ashlar on the host": 0.8}, 4_000_000)
		}
		for _, op := range []string{
			"softmax", "logsoftmax", "logsumexp", "layernorm", "var",
			"softmaxback", "layernormback",
		} {
			add(devices, op, t, 2, goals{"ashlar on the host": 0.8}, 4000, 1000)
		}
	}
	return all
}

// devices is the group of benchmarks in which we are on the first device that there is.
const devices = "devices"

// baselineOrder is that of the results of the same work.
var baselineOrder = []string{
	"limit", "ashlar, 1 thread", "ashlar on the host", "CLBlast", "OpenBLAS AVX2", "OpenBLAS",
	"BLIS AVX2", "oneDNN AVX2", "SLEEF",
	"torch AVX2", "torch", "numpy AVX2", "numpy", "scipy", "loop", "gonum", "vek", "gorgonia",
}
