package gonum_test

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"gonum.org/v1/gonum/blas/blas32"
	"gonum.org/v1/gonum/blas/blas64"
	"gonum.org/v1/gonum/mat"
	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/internal/layouttest"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	"github.com/ashlar-go/ashlar/tensor/gonum"
)

// drawn draws a tensor of a shape, of any layout, with elements that differ.
func drawn(t *rapid.T, shape ...int) *f64.Tensor {
	in := layouttest.Tensor(t, shape, true)
	x := f64.Arange(1, float64(len(in.Data)+1), 1)
	raw := support.Of[support.Tensors[*f64.Tensor, float64]]()
	strided := raw.Raw(x)
	strided.Layout = in.Layout
	return raw.Wrap(strided)
}

// same fails the test unless m has the elements of x.
func same(t *rapid.T, what string, m mat.Matrix, x *f64.Tensor) {
	rows, cols := m.Dims()
	if !x.Shape().Equal(tensor.Shape{rows, cols}) {
		t.Fatalf("%s: %d by %d of shape %v", what, rows, cols, x.Shape())
	}
	for i := range rows {
		for j := range cols {
			if m.At(i, j) != x.At(i, j) {
				t.Fatalf("%s: %v at %d, %d, want %v", what, m.At(i, j), i, j, x.At(i, j))
			}
		}
	}
}

// shares reports whether a write by set is seen in x, and undoes it.
func shares(x *f64.Tensor, set func(v float64), index ...int) bool {
	was := x.At(index...)
	set(-1)
	defer set(was)
	return x.At(index...) == -1
}

// isRows reports whether rows of x are in row-major order, as BLAS has them.
func isRows(x *f64.Tensor) bool {
	s := x.Strides()
	return !x.IsReadOnly() && (x.Dim(1) == 1 || s[1] == 1) && (x.Dim(0) == 1 || s[0] >= x.Dim(1))
}

// TestMatrices gives tensors of any layout to gonum, which sees and shares what it is said to, and
// takes them back.
func TestMatrices(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lengths := rapid.IntRange(1, 4)
		x := drawn(t, lengths.Draw(t, "rows"), lengths.Draw(t, "columns"))
		d := gonum.Dense(x)
		same(t, "Dense", d, x)
		m := gonum.Matrix(x)
		same(t, "Matrix", m, x)
		g, shared := gonum.General(x)
		same(t, "General", gonum.Dense(gonum.FromGeneral(g)), x)
		if shared != isRows(x) {
			t.Fatalf("General shares: %v, of strides %v", shared, x.Strides())
		}
		last := []int{x.Dim(0) - 1, x.Dim(1) - 1}
		if shares(x, func(v float64) { d.Set(last[0], last[1], v) }, last...) != isRows(x) {
			t.Fatalf("Dense of strides %v", x.Strides())
		}
		set := func(v float64) {
			if d, ok := m.(*mat.Dense); ok {
				d.Set(last[0], last[1], v)
			} else {
				m.T().(*mat.Dense).Set(last[1], last[0], v)
			}
		}
		if shares(x, set, last...) != (isRows(x) || isRows(x.T())) {
			t.Fatalf("Matrix of strides %v", x.Strides())
		}
		for what, m := range map[string]mat.Matrix{"Dense": d, "Matrix": m} {
			back, transposed := gonum.From(m), gonum.From(m.T())
			same(t, what+" and back", m, back)
			same(t, what+" transposed", m.T(), transposed)
			if !f64.SameMemory(back, transposed.T()) {
				t.Fatalf("%s: From copies", what)
			}
		}
	})
}

// TestSymmetric gives gonum upper triangles, and takes back both.
func TestSymmetric(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 4).Draw(t, "rows")
		x := drawn(t, n, n)
		s := gonum.SymDense(x)
		upper := f64.Triu(x, 0)
		same(t, "SymDense", s, f64.Add(upper, f64.Triu(x, 1).T()))
		back := gonum.From(s)
		same(t, "back", s, back)
		if shares(x, func(v float64) { s.SetSym(n-1, 0, v) }, 0, n-1) != isRows(x) {
			t.Fatalf("SymDense of strides %v", x.Strides())
		}
		if shares(back, func(v float64) { s.SetSym(0, 0, v) }, 0, 0) {
			t.Fatal("From shares a SymDense")
		}
	})
}

// TestVectors gives vectors of any layout to gonum, and takes them back.
func TestVectors(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 5).Draw(t, "length")
		x := drawn(t, n)
		v := gonum.VecDense(x)
		isShared := !x.IsReadOnly() && (n == 1 || x.Strides()[0] > 0)
		if shares(x, func(e float64) { v.SetVec(n-1, e) }, n-1) != isShared {
			t.Fatalf("VecDense of strides %v", x.Strides())
		}
		raw, shared := gonum.Vector(x)
		if shared != isShared || !gonum.FromVector(raw).Same(x) {
			t.Fatalf("%v of strides %v", raw, x.Strides())
		}
		same(t, "VecDense", v, x.Unsqueeze(1))
		same(t, "transposed", v.T(), x.Unsqueeze(0))
		column, row := gonum.From(v), gonum.From(v.T())
		back, transposed := gonum.FromVec(v), gonum.FromVec(v.TVec())
		if !back.Same(x) || !transposed.Same(x) || !column.Same(x.Unsqueeze(1)) ||
			!row.Same(x.Unsqueeze(0)) {
			t.Fatalf("%v, %v, %v, %v, want %v", back, transposed, column, row, x)
		}
		for _, y := range []*f64.Tensor{transposed, column, row} {
			if !f64.SameMemory(back, y) {
				t.Fatal("a vector is copied")
			}
		}
	})
}

// TestFloat32 goes to package blas32 and back.
func TestFloat32(t *testing.T) {
	x := f32.Arange(0, 12, 1).Reshape(3, 4)
	for _, c := range []struct {
		x      *f32.Tensor
		shared bool
	}{{x, true}, {x.Slice(tensor.All, tensor.To(2)), true}, {x.T(), false}} {
		g, shared := gonum.General32(c.x)
		if back := gonum.FromGeneral32(g); shared != c.shared || !back.Same(c.x) ||
			f32.SameMemory(back, x) != shared && c.x.IsContiguous() {
			t.Errorf("%v shares: %v, want %v of strides %v", g, shared, c.shared, c.x.Strides())
		}
	}
	v, shared := gonum.Vector32(x.T().Slice(tensor.At(1)))
	want := blas32.Vector{N: 3, Inc: 4, Data: x.Data()[1:10]}
	if !shared || fmt.Sprint(v) != fmt.Sprint(want) {
		t.Errorf("%v, want %v", v, want)
	}
	v.Inc = -4
	if back := gonum.FromVector32(v); !back.Same(f32.Of(9, 5, 1)) {
		t.Errorf("from the last on: %v", back)
	}
}

// others has matrices and vectors that gonum keeps otherwise.
type others struct{ mat.Vector }

// TestOthers copies matrices and vectors that are kept otherwise, and those without elements.
func TestOthers(t *testing.T) {
	upper := mat.NewTriDense(2, mat.Upper, []float64{1, 2, 0, 3})
	diagonal := mat.NewDiagDense(2, []float64{4, 5})
	v := others{mat.NewVecDense(2, []float64{6, 7})}
	for want, x := range map[string]*f64.Tensor{
		"[[1 2] [0 3]]": gonum.From(upper), "[[1 0] [2 3]]": gonum.From(upper.T()),
		"[[4 0] [0 5]]": gonum.From(diagonal), "[[6] [7]]": gonum.From(v), "[6 7]": gonum.FromVec(v),
	} {
		if got := fmt.Sprint(x.Nested()); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	var none mat.Dense
	if x := gonum.From(&none); !x.Shape().Equal(tensor.Shape{0, 0}) {
		t.Errorf("nothing has shape %v", x.Shape())
	}
	for _, shape := range []tensor.Shape{{0, 3}, {3, 0}, {0, 0}} {
		g, _ := gonum.General(f64.Zeros(shape...))
		if x := gonum.FromGeneral(g); !x.Shape().Equal(shape) || g.Stride < 1 {
			t.Errorf("%v of shape %v, want %v", g, x.Shape(), shape)
		}
	}
	nothing, shared := gonum.Vector(f64.Zeros(0))
	if x := gonum.FromVector(nothing); x.Size() != 0 || !shared {
		t.Errorf("%v, %v", nothing, x)
	}
}

// TestReadOnly copies what must not be written to.
func TestReadOnly(t *testing.T) {
	x := f64.Zeros(2, 2)
	r := x.ReadOnly()
	gonum.Dense(r).Set(0, 0, 1)
	gonum.Matrix(r.T()).(*mat.Dense).Set(0, 0, 1)
	gonum.SymDense(r).SetSym(0, 0, 1)
	gonum.VecDense(r.Slice(tensor.At(0))).SetVec(0, 1)
	if !x.Same(f64.Zeros(2, 2)) {
		t.Errorf("gonum has written %v", x)
	}
}

// TestMisuse names the function, and what is wrong.
func TestMisuse(t *testing.T) {
	for want, f := range map[string]func(){
		"Dense: shapes [[2]]: want a matrix":      func() { gonum.Dense(f64.Zeros(2)) },
		"Dense: shapes [[0 2]]: want elements":    func() { gonum.Dense(f64.Zeros(0, 2)) },
		"Matrix: shapes [[2 2 2]]: want a matrix": func() { gonum.Matrix(f64.Zeros(2, 2, 2)) },
		"Matrix: ": func() { gonum.Matrix(new(f64.Tensor)) },
		"SymDense: shapes [[2 3]]: want as many rows": func() { gonum.SymDense(f64.Zeros(2, 3)) },
		"VecDense: shapes [[1 2]]: want a vector":     func() { gonum.VecDense(f64.Zeros(1, 2)) },
		"VecDense: shapes [[0]]: want elements":       func() { gonum.VecDense(f64.Zeros(0)) },
		"General: shapes [[]]: want a matrix":         func() { gonum.General(f64.Scalar(1)) },
		"Vector32: shapes [[]]: want a vector":        func() { gonum.Vector32(f32.Scalar(1)) },
		"FromGeneral: Stride is 1, want at least Cols": func() {
			gonum.FromGeneral(blas64.General{Rows: 2, Cols: 2, Stride: 1, Data: make([]float64, 4)})
		},
		"FromGeneral: strides is [3 1], want those of elements within data": func() {
			gonum.FromGeneral(blas64.General{Rows: 2, Cols: 2, Stride: 3, Data: make([]float64, 4)})
		},
		"FromVector: Inc is 0": func() {
			gonum.FromVector(blas64.Vector{N: 2, Data: make([]float64, 4)})
		},
		"FromVector: strides": func() {
			gonum.FromVector(blas64.Vector{N: 3, Inc: 2, Data: make([]float64, 4)})
		},
		"FromVector: offset": func() {
			gonum.FromVector(blas64.Vector{N: 3, Inc: -2, Data: make([]float64, 4)})
		},
	} {
		err := tensor.Catch(f)
		if err == nil || !strings.HasPrefix(err.Error(), "tensor: "+want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestNobodyElse wants packages of tensors to have nothing to do with gonum.
func TestNobodyElse(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "../float64", "../convert", "../../autograd",
		"../../autograd/nn", "../../autograd/optim")
	out, err := list.Output()
	all := string(out)
	if err != nil || !strings.Contains(all, "tensor/float64") || strings.Contains(all, "gonum") {
		t.Errorf("error %v, or gonum among\n%s", err, all)
	}
}
