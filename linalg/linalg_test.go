package linalg

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

func normal(rng *rand.Rand, shape ...int) *f64.Tensor { return f64.Normal(rng, 0, 1, shape...) }

// positive returns symmetric matrices that are positive definite.
func positive(rng *rand.Rand, shape ...int) *f64.Tensor {
	x, n := normal(rng, shape...), shape[len(shape)-1]
	return f64.Add(f64.MatMul(x, x.T()), f64.Eye(n))
}

// near reports an error unless all elements are near, as roundings of n terms of the size of want.
func near(t *testing.T, name string, got, want *f64.Tensor) {
	t.Helper()
	if !got.Shape().Equal(want.Shape()) {
		t.Errorf("%s has shape %v, want %v", name, got.Shape(), want.Shape())
		return
	}
	if got.Size() == 0 {
		return
	}
	scale := 1 + f64.Max(f64.Abs(want)).Item()
	if off := f64.Max(f64.Abs(f64.Sub(got, want))).Item(); !(off <= 1e-12*scale) {
		t.Errorf("%s is off by %g of %g", name, off, scale)
	}
}

func must[T any](t *testing.T) func(x T, err error) T {
	return func(x T, err error) T {
		t.Helper()
		if err != nil {
			t.Error(err)
		}
		return x
	}
}

// square are shapes of square matrices, alone and in batches.
var square = [][]int{{0, 0}, {1, 1}, {3, 3}, {4, 4}, {70, 70}, {2, 3, 5, 5}, {0, 2, 2}, {2, 0, 0}}

// TestEquations checks that solutions solve, and inverses invert.
func TestEquations(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	must := must[*f64.Tensor](t)
	for _, shape := range square {
		n := shape[len(shape)-1]
		a, name := f64.Add(normal(rng, shape...), f64.MulC(f64.Eye(n), 4)), fmt.Sprint(shape)
		b := normal(rng, append(shape[:len(shape)-1:len(shape)-1], 2)...)
		identity := f64.Eye(n).BroadcastTo(shape...)
		near(t, "a·Solve"+name, f64.MatMul(a, must(Solve(a, b))), b)
		near(t, "a·Inv"+name, f64.MatMul(a, must(Inv(a))), identity)
		near(t, "a⁻³·a³"+name, f64.MatMul(must(MatrixPower(a, -3)), must(MatrixPower(a, 3))), identity)
		near(t, "a⁰"+name, must(MatrixPower(a, 0)), identity.Clone())
		near(t, "a⁵"+name, must(MatrixPower(a, 5)),
			f64.MatMul(a, f64.MatMul(f64.MatMul(a, a), f64.MatMul(a, a))))
		for _, upper := range []bool{false, true} {
			triangle := f64.Tril(a, 0)
			if upper {
				triangle = f64.Triu(a, 0)
			}
			near(t, "triangle·x"+name, f64.MatMul(triangle, must(TriangularSolve(a, b, upper))), b)
		}
		p := positive(rng, shape...)
		l := must(Cholesky(f64.Add(p, f64.Triu(f64.OnesLike(p), 1)))) // of which it reads half
		near(t, "l·lᵀ"+name, f64.MatMul(l, l.T()), p)
		near(t, "p·CholeskySolve"+name, f64.MatMul(p, CholeskySolve(l, b)), b)
	}
	a, b := normal(rng, 4, 1, 3, 3), normal(rng, 2, 3, 5)
	near(t, "batches", f64.MatMul(a, must(Solve(a, b))), b.BroadcastTo(4, 2, 3, 5).Clone())
	v := normal(rng, 3)
	near(t, "a vector", f64.MatMul(a, must(Solve(a, v)).Unsqueeze(-1)),
		v.Unsqueeze(-1).BroadcastTo(4, 1, 3, 1).Clone())
}

// TestDecompositions checks that factors are what they say, and make the matrix.
func TestDecompositions(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	oblong := [][]int{{3, 5}, {6, 2}, {2, 3, 7}, {90, 40}, {0, 3}}
	for _, shape := range slices.Concat(square, oblong) {
		a, name := normal(rng, shape...), fmt.Sprint(shape)
		m, n := a.Dim(-2), a.Dim(-1)
		k := min(m, n)
		identity := f64.Eye(k).BroadcastTo(append(shape[:len(shape)-2:len(shape)-2], k, k)...).Clone()

		q, r := QR(a)
		near(t, "q·r"+name, f64.MatMul(q, r), a)
		near(t, "qᵀ·q"+name, f64.MatMul(q.T(), q), identity)
		near(t, "r"+name, r, f64.Triu(r, 0))

		q, r = QRComplete(a)
		all := f64.Eye(m).BroadcastTo(append(shape[:len(shape)-2:len(shape)-2], m, m)...).Clone()
		near(t, "complete q·r"+name, f64.MatMul(q, r), a)
		near(t, "complete qᵀ·q"+name, f64.MatMul(q.T(), q), all)
		near(t, "complete r"+name, r, f64.Triu(r, 0))

		p, l, u := LU(a)
		near(t, "l"+name, l, f64.Tril(l, 0))
		near(t, "u"+name, u, f64.Triu(u, 0))
		near(t, "diagonal of l"+name, l.Diagonal().Clone(), f64.OnesLike(l.Diagonal()))
		rows := p.Unsqueeze(-1).BroadcastTo(shape...)
		near(t, "l·u"+name, f64.MatMul(l, u), f64.Gather(a, -2, rows.Clone()))

		u, s, vt, err := SVD(a)
		if err != nil {
			t.Fatal(err)
		}
		near(t, "u·s·vt"+name, f64.MatMul(f64.Mul(u, s.Unsqueeze(-2)), vt), a)
		near(t, "uᵀ·u"+name, f64.MatMul(u.T(), u), identity)
		near(t, "vt·vtᵀ"+name, f64.MatMul(vt, vt.T()), identity)
		near(t, "sorted"+name, s, f64.Sort(s, -1).Flip(-1))
		near(t, "SVDVals"+name, must[*f64.Tensor](t)(SVDVals(a)), s)

		z := must[*f64.Tensor](t)(Pinv(a))
		near(t, "a·Pinv·a"+name, f64.MatMul(f64.MatMul(a, z), a), a)
		near(t, "Pinv·a·Pinv"+name, f64.MatMul(f64.MatMul(z, a), z), z)
	}
	for _, shape := range square {
		a, name := positive(rng, shape...), fmt.Sprint(shape)
		w, v, err := EigSym(f64.Add(a, f64.Triu(f64.OnesLike(a), 1)))
		if err != nil {
			t.Fatal(err)
		}
		near(t, "a·v"+name, f64.MatMul(a, v), f64.Mul(v, w.Unsqueeze(-2)))
		near(t, "vᵀ·v"+name, f64.MatMul(v.T(), v), f64.Eye(a.Dim(-1)).BroadcastTo(shape...).Clone())
		near(t, "EigSymVals"+name, must[*f64.Tensor](t)(EigSymVals(a)), w)

		a = normal(rng, shape...)
		values, vectors, err := Eig(a)
		if err != nil {
			t.Fatal(err)
		}
		re, im := values.Re.Unsqueeze(-2), values.Im.Unsqueeze(-2)
		near(t, "Re(a·v)"+name, f64.MatMul(a, vectors.Re),
			f64.Sub(f64.Mul(vectors.Re, re), f64.Mul(vectors.Im, im)))
		near(t, "Im(a·v)"+name, f64.MatMul(a, vectors.Im),
			f64.Add(f64.Mul(vectors.Re, im), f64.Mul(vectors.Im, re)))
	}
}

// TestExpm has matrices whose exponentials are known.
func TestExpm(t *testing.T) {
	x := f64.Matrix(3, 3, 0, 1, 2, 0, 0, 3, 0, 0, 0) // the cube of which is 0
	near(t, "nilpotent", Expm(x), f64.Matrix(3, 3, 1, 1, 3.5, 0, 1, 3, 0, 0, 1))
	angle := 100.0
	sin, cos := math.Sincos(angle)
	near(t, "a rotation", Expm(f64.Matrix(2, 2, 0, -angle, angle, 0)),
		f64.Matrix(2, 2, cos, -sin, sin, cos))
	rng := rand.New(rand.NewPCG(5, 6))
	a := normal(rng, 3, 6, 6)
	near(t, "the inverse", f64.MatMul(Expm(a), Expm(f64.Neg(a))),
		f64.Eye(6).BroadcastTo(3, 6, 6).Clone())
	if z := Expm(f64.Full(math.Inf(1), 2, 2)); !math.IsNaN(z.At(0, 0)) {
		t.Errorf("Expm of infinities is %v", z)
	}
}

// TestErrors have the matrix in its batch.
func TestErrors(t *testing.T) {
	regular, singular := f64.Matrix(2, 2, 2, 1, 1, 1), f64.Matrix(2, 2, 1, 2, 2, 4)
	close := f64.Matrix(2, 2, 1, 1, 1, 1+unit)
	nan := f64.Full(math.NaN(), 2, 2)
	batch := func(last *f64.Tensor) *f64.Tensor {
		return f64.Stack(0, regular, regular, regular, regular, regular, last).Reshape(2, 3, 2, 2)
	}
	var isSingular *SingularError
	var isIndefinite *DefiniteError
	var diverges *ConvergenceError
	place := []int{1, 2}
	for name, f := range map[string]func(a *f64.Tensor) error{
		"Solve":       func(a *f64.Tensor) error { _, err := Solve(a, f64.Ones(2)); return err },
		"Inv":         func(a *f64.Tensor) error { _, err := Inv(a); return err },
		"MatrixPower": func(a *f64.Tensor) error { _, err := MatrixPower(a, -1); return err },
	} {
		if err := f(batch(singular)); !errors.As(err, &isSingular) || isSingular.Op != name ||
			!slices.Equal(isSingular.Batch, place) || !math.IsInf(isSingular.Condition, 1) {
			t.Errorf("%s of a singular matrix: %v", name, err)
		}
		if err := f(batch(close)); !errors.As(err, &isSingular) || !(isSingular.Condition > 1e15) {
			t.Errorf("%s of an almost singular matrix: %v", name, err)
		}
		if err := f(batch(nan)); err != nil {
			t.Errorf("%s of NaN: %v", name, err)
		}
	}
	if _, err := Cholesky(batch(f64.Matrix(2, 2, 1, 2, 2, 1))); !errors.As(err, &isIndefinite) ||
		!slices.Equal(isIndefinite.Batch, place) {
		t.Errorf("Cholesky: %v", err)
	}
	_, err := TriangularSolve(batch(f64.Zeros(2, 2)), f64.Ones(2), true)
	if !errors.As(err, &isSingular) {
		t.Errorf("TriangularSolve: %v", err)
	}
	for name, f := range map[string]func(a *f64.Tensor) error{
		"SVD":        func(a *f64.Tensor) error { _, _, _, err := SVD(a); return err },
		"SVDVals":    func(a *f64.Tensor) error { _, err := SVDVals(a); return err },
		"EigSym":     func(a *f64.Tensor) error { _, _, err := EigSym(a); return err },
		"Eig":        func(a *f64.Tensor) error { _, _, err := Eig(a); return err },
		"Lstsq":      func(a *f64.Tensor) error { _, _, err := Lstsq(a, f64.Ones(2)); return err },
		"Pinv":       func(a *f64.Tensor) error { _, err := Pinv(a); return err },
		"MatrixRank": func(a *f64.Tensor) error { _, err := MatrixRank(a); return err },
		"Norm":       func(a *f64.Tensor) error { _, err := Norm(a, Nuclear); return err },
		"Cond":       func(a *f64.Tensor) error { _, err := Cond(a, Two); return err },
	} {
		if err := f(batch(nan)); !errors.As(err, &diverges) || diverges.Op != name ||
			!slices.Equal(diverges.Batch, place) {
			t.Errorf("%s of NaN: %v", name, err)
		}
	}
	z := must[*f64.Tensor](t)(Cond(batch(singular), One))
	if !math.IsInf(z.At(1, 2), 1) || math.IsInf(z.At(0, 0), 1) {
		t.Errorf("condition numbers are %v", z)
	}
}

// TestMisuse panics with a typed value that names the function.
func TestMisuse(t *testing.T) {
	wide, vector := f64.Ones(2, 3), f64.Ones(3)
	for name, f := range map[string]func(){
		"Solve":         func() { _, _ = Solve(wide, vector) },
		"Inv":           func() { _, _ = Inv(wide) },
		"Det":           func() { Det(wide) },
		"SlogDet":       func() { SlogDet(vector) },
		"LU":            func() { LU(vector) },
		"QR":            func() { QR(vector) },
		"Cholesky":      func() { _, _ = Cholesky(wide) },
		"CholeskySolve": func() { CholeskySolve(f64.Ones(2, 2), vector) },
		"TriangularSolve": func() {
			_, _ = TriangularSolve(f64.Ones(4, 3, 3), f64.Ones(5, 3, 3), true)
		},
		"SVD":            func() { _, _, _, _ = SVD(vector) },
		"EigSym":         func() { _, _, _ = EigSym(wide) },
		"Eig":            func() { _, _, _ = Eig(wide) },
		"Lstsq":          func() { _, _, _ = Lstsq(wide, vector) },
		"Expm":           func() { Expm(wide) },
		"MatrixPower":    func() { _, _ = MatrixPower(wide, 2) },
		"Kron":           func() { Kron(wide, vector) },
		"Trace":          func() { Trace(vector) },
		"Norm":           func() { _, _ = Norm(vector, One) },
		"Norm: order":    func() { _, _ = Norm(wide, 99) },
		"Norm: a length": func() { _, _ = Norm(f64.Ones(0, 0), One) },
		"Cond":           func() { _, _ = Cond(wide, Frobenius) },
	} {
		if err := tensor.Catch(f); err == nil || !strings.HasPrefix(err.Error(), "tensor: "+name) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestLayouts checks that results do not depend on where elements are, on threads, nor on the
// width of elements but for one rounding.
func TestLayouts(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	x := normal(rng, 6, 5, 5).Flip(0).Transpose(0, 2, 1)
	y := normal(rng, 5, 6, 5).Transpose(1, 0, 2)
	all := func(x, y *f64.Tensor) []*f64.Tensor {
		q, r := QR(x)
		_, l, u := LU(x)
		left, s, vt, _ := SVD(x)
		sign, logarithm := SlogDet(x)
		solved, _ := Solve(x, y)
		return []*f64.Tensor{
			q, r, l, u, left, s, vt, sign, logarithm, solved, Det(x), Expm(x),
			Kron(x, y), Trace(x),
		}
	}
	want := all(x.Clone(), y.Clone())
	defer parallel.SetThreads(0)
	for _, threads := range []int{1, 4} {
		parallel.SetThreads(threads)
		for i, z := range all(x, y) {
			if !z.Same(want[i]) {
				t.Errorf("result %d depends on the layout or on %d threads", i, threads)
			}
		}
	}
	narrowX, narrowY := convert.Float32(x), convert.Float32(y)
	wideX, wideY := convert.Float64(narrowX), convert.Float64(narrowY)
	a, _ := Solve(narrowX, narrowY)
	b, _ := Solve(wideX, wideY)
	if !a.Same(convert.Float32(b)) {
		t.Error("float32 is not what float64 rounds to")
	}
	if z := Det(f32.Ones(0, 0)); z.Item() != 1 {
		t.Errorf("the determinant of nothing is %v", z)
	}
}

// TestRanks has matrices of known ranks, and a least-squares line through points.
func TestRanks(t *testing.T) {
	a := f64.Stack(0, f64.Eye(3), f64.Ones(3, 3), f64.Zeros(3, 3),
		f64.Matrix(3, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9))
	if rank := must[*ints.Tensor](t)(MatrixRank(a)); !rank.Same(ints.Of(3, 1, 0, 2)) {
		t.Errorf("ranks are %v", rank)
	}
	line := f64.Matrix(4, 2, 0, 1, 1, 1, 2, 1, 3, 1)
	x, rank, err := Lstsq(line, f64.Of(-1, 0.2, 0.9, 2.1))
	if err != nil || rank.Item() != 2 {
		t.Errorf("rank %v, %v", rank, err)
	}
	near(t, "Lstsq", x, f64.Of(1, -0.95))
}
