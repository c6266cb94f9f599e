package matrix

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/linalg"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

type v64 = autograd.Variable[*f64.Tensor]

// A differentiable function is one of variables, which is smooth at random matrices.
type differentiable struct {
	f      func(x ...*v64) *v64
	shapes [][]int
}

func must(x *v64, err error) *v64 {
	if err != nil {
		panic(err)
	}
	return x
}

// definite returns a matrix that is positive definite.
func definite(x *v64) *v64 { return autograd.Add(autograd.MatMul(x, x.T()), identity(x)) }

// functions are those of this package: of results that are defined up to signs, what does not
// depend on these.
var functions = map[string]differentiable{
	"Solve": {func(x ...*v64) *v64 {
		return must(Solve(x[0], x[1]))
	}, [][]int{{2, 3, 3}, {3, 2}}},
	"Solve of a vector": {func(x ...*v64) *v64 {
		return must(Solve(x[0], x[1]))
	}, [][]int{{3, 3}, {3}}},
	"Inv":        {func(x ...*v64) *v64 { return must(Inv(x[0])) }, [][]int{{2, 5, 5}}},
	"Det":        {func(x ...*v64) *v64 { return Det(x[0]) }, [][]int{{2, 5, 5}}},
	"Det of few": {func(x ...*v64) *v64 { return Det(x[0]) }, [][]int{{2, 3, 3}}},
	"SlogDet": {func(x ...*v64) *v64 {
		_, z := SlogDet(x[0])
		return z
	}, [][]int{{2, 3, 3}}},
	"Cholesky": {func(x ...*v64) *v64 {
		return must(Cholesky(definite(x[0])))
	}, [][]int{{2, 3, 3}}},
	"Cholesky of what it reads": {func(x ...*v64) *v64 {
		return must(Cholesky(autograd.Add(x[0], autograd.MulC(identity(x[0]), 9))))
	}, [][]int{{3, 3}}},
	"CholeskySolve": {func(x ...*v64) *v64 {
		return must(CholeskySolve(x[0], x[1]))
	}, [][]int{{3, 3}, {3, 2}}},
	"TriangularSolve": {func(x ...*v64) *v64 {
		return must(TriangularSolve(x[0], x[1], true))
	}, [][]int{{3, 3}, {2, 3, 1}}},
	"TriangularSolve below": {func(x ...*v64) *v64 {
		return must(TriangularSolve(x[0], x[1], false))
	}, [][]int{{3, 3}, {3}}},
	"L": {func(x ...*v64) *v64 {
		_, l, _ := LU(x[0])
		return l
	}, [][]int{{2, 3, 3}}},
	"U": {func(x ...*v64) *v64 {
		_, _, u := LU(x[0])
		return u
	}, [][]int{{2, 3, 3}}},
	"L of wide": {func(x ...*v64) *v64 {
		_, l, _ := LU(x[0])
		return l
	}, [][]int{{2, 4}}},
	"U of wide": {func(x ...*v64) *v64 {
		_, _, u := LU(x[0])
		return u
	}, [][]int{{2, 4}}},
	"L of tall": {func(x ...*v64) *v64 {
		_, l, _ := LU(x[0])
		return l
	}, [][]int{{4, 2}}},
	"U of tall": {func(x ...*v64) *v64 {
		_, _, u := LU(x[0])
		return u
	}, [][]int{{4, 2}}},
	"Q": {func(x ...*v64) *v64 {
		q, _ := QR(x[0])
		return q
	}, [][]int{{2, 3, 3}}},
	"R": {func(x ...*v64) *v64 {
		_, r := QR(x[0])
		return r
	}, [][]int{{2, 3, 3}}},
	"Q of wide": {func(x ...*v64) *v64 { q, _ := QR(x[0]); return q }, [][]int{{2, 4}}},
	"R of wide": {func(x ...*v64) *v64 { _, r := QR(x[0]); return r }, [][]int{{2, 4}}},
	"Q of tall": {func(x ...*v64) *v64 { q, _ := QR(x[0]); return q }, [][]int{{4, 2}}},
	"R of tall": {func(x ...*v64) *v64 { _, r := QR(x[0]); return r }, [][]int{{4, 2}}},
	"SVDVals": {func(x ...*v64) *v64 {
		return must(SVDVals(x[0]))
	}, [][]int{{2, 3, 2}}},
	"U and V":           {vectorsOfSVD, [][]int{{2, 3, 2}}},
	"U and V of wide":   {vectorsOfSVD, [][]int{{2, 4}}},
	"U and V of square": {vectorsOfSVD, [][]int{{3, 3}}},
	"Pinv":              {func(x ...*v64) *v64 { return must(Pinv(x[0])) }, [][]int{{2, 3, 2}}},
	"Pinv of wide":      {func(x ...*v64) *v64 { return must(Pinv(x[0])) }, [][]int{{2, 3}}},
	"Lstsq": {func(x ...*v64) *v64 {
		return must(Lstsq(x[0], x[1]))
	}, [][]int{{4, 2}, {4, 2}}},
	"Lstsq of a vector": {func(x ...*v64) *v64 {
		return must(Lstsq(x[0], x[1]))
	}, [][]int{{2, 3}, {2}}},
	"EigSymVals": {func(x ...*v64) *v64 {
		return must(EigSymVals(x[0]))
	}, [][]int{{2, 3, 3}}},
	"vectors of EigSym": {func(x ...*v64) *v64 {
		w, v, err := EigSym(x[0])
		weighted := autograd.Mul(v, autograd.Exp(w).Unsqueeze(-2))
		return must(autograd.MatMul(weighted, cube(v).T()), err)
	}, [][]int{{3, 3}}},
	"MatrixPower": {func(x ...*v64) *v64 {
		return must(MatrixPower(x[0], 5))
	}, [][]int{{2, 2, 2}}},
	"MatrixPower, negative": {func(x ...*v64) *v64 {
		return must(MatrixPower(x[0], -2))
	}, [][]int{{3, 3}}},
	"Expm": {func(x ...*v64) *v64 { return Expm(x[0]) }, [][]int{{2, 3, 3}}},
	"Kron": {func(x ...*v64) *v64 {
		return Kron(x[0], x[1])
	}, [][]int{{2, 2, 3}, {3, 1}}},
	"Trace": {func(x ...*v64) *v64 { return Trace(x[0]) }, [][]int{{2, 2, 3}}},
}

// vectorsOfSVD does not depend on their signs, which those of U and V share.
func vectorsOfSVD(x ...*v64) *v64 {
	u, s, vt, err := SVD(x[0])
	weighted := autograd.Mul(u, autograd.Exp(s).Unsqueeze(-2))
	return must(autograd.MatMul(weighted, cube(vt)), err)
}

func cube(x *v64) *v64 { return autograd.Mul(x, autograd.Square(x)) }

// TestDerivatives compares first and second derivatives with differences.
func TestDerivatives(t *testing.T) {
	for order := linalg.Frobenius; order <= linalg.MinusInf; order++ {
		functions["Norm "+order.String()] = differentiable{func(x ...*v64) *v64 {
			return must(Norm(x[0], order))
		}, [][]int{{2, 3, 2}}}
		functions["Cond "+order.String()] = differentiable{func(x ...*v64) *v64 {
			return must(Cond(x[0], order))
		}, [][]int{{2, 3, 3}}}
	}
	for name, d := range functions {
		rng := rand.New(rand.NewPCG(1, uint64(len(name))))
		operands := make([]*f64.Tensor, len(d.shapes))
		for i, shape := range d.shapes {
			operands[i] = f64.Normal(rng, 0, 1, shape...)
			if n := len(shape); n > 1 && shape[n-1] == shape[n-2] {
				operands[i] = f64.Add(operands[i], f64.MulC(f64.Eye(shape[n-1]), 2))
			}
		}
		if err := autograd.GradCheck(d.f, operands...); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for operand := range operands {
			second := func(x ...*v64) *v64 {
				y := d.f(x...)
				weights := f64.Normal(rand.New(rand.NewPCG(3, 4)), 0, 1, y.Shape()...)
				return autograd.Gradients(autograd.Sum(autograd.Mul(y, autograd.Constant(weights))),
					x[operand])[0]
			}
			if err := autograd.GradCheck(second, operands...); err != nil {
				t.Errorf("second derivative of %s, operand %d: %v", name, operand, err)
			}
		}
	}
}

// TestValues checks that variables have the values of package linalg, of float32 too.
func TestValues(t *testing.T) {
	x := f32.Normal(rand.New(rand.NewPCG(5, 6)), 0, 1, 2, 3, 3)
	v := autograd.New(x)
	want, _ := linalg.Inv(x)
	z, err := Inv(v)
	if err != nil || !z.Value.Same(want) {
		t.Errorf("Inv: %v, %v, want %v", z.Value, err, want)
	}
	u, s, vt, err := SVD(v)
	wantU, wantS, wantVT, _ := linalg.SVD(x)
	if err != nil || !u.Value.Same(wantU) || !s.Value.Same(wantS) || !vt.Value.Same(wantVT) {
		t.Errorf("SVD: %v, %v, %v, %v", u.Value, s.Value, vt.Value, err)
	}
	autograd.Sum(s).Backward()
	near := f32.MatMul(wantU, wantVT) // the gradient of the sum of singular values
	if off := f32.Max(f32.Abs(f32.Sub(v.Grad, near))).Item(); !(off < 1e-5) {
		t.Errorf("the gradient is %v, want %v", v.Grad, near)
	}
}

// TestEqualValues checks that derivatives of values are right where those of vectors are none.
func TestEqualValues(t *testing.T) {
	for name, f := range map[string]func(x *v64) *v64{
		"SVDVals":    func(x *v64) *v64 { return autograd.Sum(must(SVDVals(x))) },
		"EigSymVals": func(x *v64) *v64 { return autograd.Sum(must(EigSymVals(x))) },
	} {
		x := autograd.New(f64.Eye(3))
		f(x).Backward()
		if !x.Grad.Same(f64.Eye(3)) {
			t.Errorf("%s: the gradient at the identity is %v", name, x.Grad)
		}
	}
}

// TestErrors are those of package linalg, and of derivatives that there are not.
func TestErrors(t *testing.T) {
	singular := autograd.New(f64.Ones(5, 5))
	nan := autograd.New(f64.Full(math.NaN(), 2, 2))
	zeros, ones := autograd.New(f64.Zeros(2, 2)), autograd.New(f64.Ones(2))
	isError := func(_ any, err error) error { return err }
	var isSingular *linalg.SingularError
	for name, err := range map[string]error{
		"Solve":           isError(Solve(singular, autograd.New(f64.Ones(5)))),
		"Inv":             isError(Inv(singular)),
		"MatrixPower":     isError(MatrixPower(singular, -1)),
		"TriangularSolve": isError(TriangularSolve(zeros, ones, true)),
		"CholeskySolve":   isError(CholeskySolve(zeros, ones)),
		"Cond":            isError(Cond(singular, linalg.One)),
	} {
		if !errors.As(err, &isSingular) {
			t.Errorf("%s: %v", name, err)
		}
	}
	var diverges *linalg.ConvergenceError
	_, _, errEig := EigSym(nan)
	for name, err := range map[string]error{
		"SVDVals": isError(SVDVals(nan)), "Pinv": isError(Pinv(nan)), "EigSym": errEig,
		"Lstsq": isError(Lstsq(nan, ones)), "Norm": isError(Norm(nan, linalg.Two)),
		"Cond": isError(Cond(nan, linalg.Two)), "EigSymVals": isError(EigSymVals(nan)),
	} {
		if !errors.As(err, &diverges) {
			t.Errorf("%s: %v", name, err)
		}
	}
	var isIndefinite *linalg.DefiniteError
	if _, err := Cholesky(autograd.New(f64.Zeros(2, 2))); !errors.As(err, &isIndefinite) {
		t.Errorf("Cholesky: %v", err)
	}
	_, logarithm := SlogDet(singular)
	for _, z := range []*v64{Det(singular), logarithm} {
		err := tensor.Catch(func() { z.Backward() })
		if err == nil || !strings.Contains(fmt.Sprint(err), "derivative of") {
			t.Errorf("a derivative of a singular matrix: %v", err)
		}
	}
}
