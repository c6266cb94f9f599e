package main

import (
	"errors"
	"math/rand/v2"

	"github.com/viterin/vek"
	"github.com/viterin/vek/vek32"
	"gonum.org/v1/gonum/blas/blas32"
	"gonum.org/v1/gonum/blas/blas64"
	gonumblas "gonum.org/v1/gonum/blas/gonum"
	"gonum.org/v1/gonum/floats"
	gonumlapack "gonum.org/v1/gonum/lapack/gonum"
	"gonum.org/v1/gonum/lapack/lapack64"
	"gonum.org/v1/gonum/mat"
	gorgonia "gorgonia.org/tensor"
)

func init() {
	served["gonum"] = gonum
	served["vek"] = vekWork
	served["gorgonia"] = gorgoniaWork
}

var errNoSuchWork = errors.New("it does no such work")

// random returns n numbers from 0.1 to 4.1.
func random[T float32 | float64](n int) []T {
	rng := rand.New(rand.NewPCG(1, 2))
	x := make([]T, n)
	for i := range x {
		x[i] = T(0.1 + 4*rng.Float64())
	}
	return x
}

func gonum(w work) (func(), error) {
	// Packages of ours that this program imports have theirs below gonum.
	blas64.Use(gonumblas.Implementation{})
	blas32.Use(gonumblas.Implementation{})
	lapack64.Use(gonumlapack.Implementation{})
	if f := onMat(w); f != nil {
		return f, nil
	}
	if w.Type != "float64" {
		return nil, errNoSuchWork
	}
	switch w.Op {
	case "matmul":
		m, k, n := w.Shape[0], w.Shape[1], w.Shape[2]
		a, b, c := mat.NewDense(m, k, random[float64](m*k)),
			mat.NewDense(k, n, random[float64](k*n)), mat.NewDense(m, n, nil)
		return func() { c.Mul(a, b) }, nil
	case "add":
		n := w.size()
		x, y, z := random[float64](n), random[float64](n), make([]float64, n)
		return func() { floats.AddTo(z, x, y) }, nil
	case "sum":
		x := random[float64](w.size())
		return func() { floats.Sum(x) }, nil
	}
	return nil, errNoSuchWork
}

func vekWork(w work) (func(), error) {
	if w.Op == "matmul" && w.Type == "float32" {
		m, k, n := w.Shape[0], w.Shape[1], w.Shape[2]
		a, b, c := random[float32](m*k), random[float32](k*n), make([]float32, m*n)
		return func() { vek32.MatMul_Into(c, a, b, k) }, nil
	}
	if f := vekNearest(w); f != nil {
		return f, nil
	}
	n := w.size()
	switch w.Type {
	case "float32":
		x, y, z := random[float32](n), random[float32](n), make([]float32, n)
		switch w.Op {
		case "add":
			return func() { vek32.Add_Into(z, x, y) }, nil
		case "exp":
			return func() { vek32.Exp_Into(z, x) }, nil
		case "log":
			return func() { vek32.Log_Into(z, x) }, nil
		case "sum":
			return func() { vek32.Sum(x) }, nil
		}
	case "float64":
		x, y, z := random[float64](n), random[float64](n), make([]float64, n)
		switch w.Op {
		case "add":
			return func() { vek.Add_Into(z, x, y) }, nil
		case "sum":
			return func() { vek.Sum(x) }, nil
		}
	}
	return nil, errNoSuchWork
}

func gorgoniaWork(w work) (func(), error) {
	dense := func(shape ...int) *gorgonia.Dense {
		n := work{Shape: shape}.size()
		if w.Type == "float32" {
			return gorgonia.New(gorgonia.WithShape(shape...),
				gorgonia.WithBacking(random[float32](n)))
		}
		return gorgonia.New(gorgonia.WithShape(shape...), gorgonia.WithBacking(random[float64](n)))
	}
	switch w.Op {
	case "matmul":
		a, b, c := dense(w.Shape[:2]...), dense(w.Shape[1:]...), dense(w.Shape[0], w.Shape[2])
		return must(func() error {
			_, err := gorgonia.MatMul(a, b, gorgonia.WithReuse(c))
			return err
		})
	case "add":
		x, y, z := dense(w.Shape...), dense(w.Shape...), dense(w.Shape...)
		return must(func() error {
			_, err := gorgonia.Add(x, y, gorgonia.WithReuse(z))
			return err
		})
	case "exp":
		x, z := dense(w.Shape...), dense(w.Shape...)
		return must(func() error { _, err := gorgonia.Exp(x, gorgonia.WithReuse(z)); return err })
	}
	return nil, errNoSuchWork
}

// must returns f as work, if it does it.
func must(f func() error) (func(), error) {
	return func() { _ = f() }, f() // it did it once
}
