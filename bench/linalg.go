package main

import (
	"github.com/ashlar-go/ashlar/linalg"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// algebra returns the work of a function of package linalg on square matrices, or nil.
func algebra(w work) func() {
	f, ok := map[string]func(x *f64.Tensor) error{
		"solve":    func(x *f64.Tensor) error { _, err := linalg.Solve(x, x); return err },
		"cholesky": func(x *f64.Tensor) error { _, err := linalg.Cholesky(x); return err },
		"qr":       func(x *f64.Tensor) error { linalg.QR(x); return nil },
		"svd":      func(x *f64.Tensor) error { _, _, _, err := linalg.SVD(x); return err },
		"eigsym":   func(x *f64.Tensor) error { _, _, err := linalg.EigSym(x); return err },
	}[w.Op]
	if !ok || w.Type != "float64" {
		return nil
	}
	n := w.Shape[0]
	x := f64.New(random[float64](w.size()), w.Shape...)
	x = f64.Add(f64.Add(x, x.T()), f64.MulC(f64.Eye(n), float64(5*n))) // positive definite
	return func() {
		if err := f(x); err != nil {
			panic(err)
		}
	}
}
