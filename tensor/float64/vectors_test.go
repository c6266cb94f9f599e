// Code generated from templates/vectors_test.go.tmpl. DO NOT EDIT.

package f64

import (
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
)

// epsilon is half a unit in the last place of 1.
const epsilon = 1.0 / (1 << 53)

// layoutsOf returns x, of which the last dimensions are elements of a rank, in several layouts.
func layoutsOf(x *Tensor, rank int) map[string]*Tensor {
	apart := Zeros(append(x.Shape(), 2)...).Slice(tensor.Ellipsis, tensor.At(1)).Assign(x)
	views := map[string]*Tensor{
		"contiguous": x, "apart": apart, "flipped": x.Flip(0, -1),
		"stretched": x.Slice(tensor.At(0)).BroadcastTo(x.Shape()...),
	}
	if rank == 2 {
		views["transposed"] = x.T().Clone().T()
	}
	return views
}

// TestSmallMatMul compares products of many small matrices with those of one after the other, to the
// bit.
func TestSmallMatMul(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range 4 * 4 * 4 {
		m, k, n := i/16+1, i/4%4+1, i%4+1
		xs := layoutsOf(Randn(rng, 3, 70, m, k), 2)
		ys := layoutsOf(Randn(rng, 3, 70, k, n), 2)
		for nameX, x := range xs {
			for nameY, y := range ys {
				z := MatMul(x, y)
				for i := range 3 {
					for j := range 70 {
						at := []tensor.Index{tensor.At(i), tensor.At(j)}
						if want := MatMul(x.Slice(at...), y.Slice(at...)); !z.Slice(at...).Same(want) {
							t.Fatalf("%d×%d %s by %d×%d %s: %v, want %v", m, k, nameX, k, n, nameY,
								z.Slice(at...), want)
						}
					}
				}
			}
		}
	}
}

// TestVectorProducts compares dot products, and products of matrices and vectors, with sums.
func TestVectorProducts(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for n := range 6 {
		a, x, y := Randn(rng, 5, 1, 3, n), Randn(rng, 7, n), Randn(rng, 5, 1, n)
		tolerance := Tolerance{Absolute: 1e-5}
		if got, want := VecDot(x, y), Sum(Mul(x, y), -1); !AllClose(got, want, tolerance) {
			t.Errorf("VecDot of %d: %v, want %v", n, got, want)
		}
		want := Sum(Mul(a, x.Unsqueeze(-2)), -1)
		if got := MatVec(a, x); !AllClose(got, want, tolerance) {
			t.Errorf("MatVec of %d: %v, want %v", n, got, want)
		}
	}
	shape := []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3}
	if x := Ones(shape...); !VecDot(x, x).Same(Full(3, shape[:11]...)) {
		t.Error("VecDot of the highest rank is not right")
	}
}

// exact returns the determinant of rows of numbers and how large its terms are together.
func exact(x [][]float64) (det, size *big.Float) {
	number := func() *big.Float { return new(big.Float).SetPrec(2000) }
	det, size = number(), number()
	if len(x) == 0 {
		return det.SetInt64(1), size.SetInt64(1)
	}
	for j, v := range x[0] {
		d, s := exact(without(x, 0, j))
		d.Mul(d, number().SetFloat64(float64(v)))
		s.Mul(s, number().SetFloat64(math.Abs(float64(v))))
		if j%2 == 1 {
			d.Neg(d)
		}
		det.Add(det, d)
		size.Add(size, s)
	}
	return det, size
}

// without returns x without a row and a column.
func without(x [][]float64, row, col int) (rest [][]float64) {
	for i, r := range x {
		if i != row {
			rest = append(rest, append(append([]float64{}, r[:col]...), r[col+1:]...))
		}
	}
	return rest
}

// matrixAt returns the rows of a matrix of a batch.
func matrixAt(x *Tensor, i int) (rows [][]float64) {
	for _, row := range x.Slice(tensor.At(i)).Slices(0) {
		rows = append(rows, row.Values())
	}
	return rows
}

// TestNoMatrices has batches without vectors and matrices.
func TestNoMatrices(t *testing.T) {
	for name, x := range map[string]*Tensor{
		"Det": Det(Zeros(0, 3, 3)), "Inv": Inv(Zeros(2, 0, 2, 2)), "Cross": Cross(Zeros(0, 3), Zeros(3)),
	} {
		if x.Size() != 0 {
			t.Errorf("%s of nothing has shape %v", name, x.Shape())
		}
	}
}

// TestDet compares determinants, cofactors and inverses with those of exact arithmetic.
func TestDet(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for n := 1; n <= 4; n++ {
		for name, x := range layoutsOf(Randn(rng, 100, n, n), 2) {
			det, all, inv := Det(x), cofactors(x), Inv(x)
			for b := range 100 {
				rows := matrixAt(x, b)
				d, size := exact(rows)
				want, _ := d.Float64()
				terms, _ := size.Float64()
				if e := math.Abs(float64(det.At(b)) - want); e > 4*epsilon*terms {
					t.Fatalf("%s: Det(%v) is %v, want %v", name, rows, det.At(b), want)
				}
				lost := 4 * epsilon * terms / math.Abs(want)
				for k := range n * n {
					i, j := k/n, k%n
					d, size := exact(without(rows, i, j))
					c, _ := d.Float64()
					of, _ := size.Float64()
					c *= float64(1 - (i+j)%2*2)
					if e := math.Abs(float64(all.At(b, i, j)) - c); e > 4*epsilon*of {
						t.Fatalf("%s: cofactor %d, %d of %v is %v, want %v", name, i, j, rows,
							all.At(b, i, j), c)
					}
					c /= want
					of /= math.Abs(want)
					if e := math.Abs(float64(inv.At(b, j, i)) - c); e > 5*epsilon*of+2*lost*math.Abs(c) && lost < 0.1 {
						t.Fatalf("%s: Inv(%v) at %d, %d is %v, want %v", name, rows, j, i,
							inv.At(b, j, i), c)
					}
				}
			}
		}
	}
}

// TestCross compares cross products with those of exact arithmetic, also where terms almost cancel.
func TestCross(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	x := Randn(rng, 500, 3)
	near := Add(x, MulC(Randn(rng, 500, 3), 1e-6))
	for _, y := range []*Tensor{Randn(rng, 500, 3), near, x, Randn(rng, 3), Randn(rng, 2, 1, 3)} {
		for name, x := range layoutsOf(x, 1) {
			z := Cross(x, y)
			ofX, ofY := x.BroadcastTo(z.Shape()...), y.BroadcastTo(z.Shape()...)
			for index, v := range z.All() {
				i := index[len(index)-1]
				at := func(x *Tensor, i int) float64 {
					return x.At(append(index[:len(index)-1:len(index)-1], i%3)...)
				}
				d, _ := exact([][]float64{
					{at(ofX, i+1), at(ofX, i+2)}, {at(ofY, i+1), at(ofY, i+2)},
				})
				want, _ := d.Float64()
				if math.Abs(float64(v)-want) > 3*epsilon*math.Abs(want) {
					t.Fatalf("%s: element %v is %v, want %v", name, index, v, want)
				}
			}
		}
	}
}

// TestSmallMisuse checks errors of vectors and matrices.
func TestSmallMisuse(t *testing.T) {
	singular := NewMatrices(3, 3, 100)
	for name, f := range map[string]func(){
		"tensor: VecDot: shapes [[3] [4]]: want last axes of one length": func() {
			VecDot(NewVectors(3), NewVectors(4))
		},
		"tensor: VecDot: shapes [[2 3] [5 3]]: want equal lengths, or 1, from the last dimension on": func() {
			VecDot(NewVectors(3, 2), NewVectors(3, 5))
		},
		"tensor: MatVec: shapes [[3] [3]]: want last axes of one length": func() {
			MatVec(NewVectors(3), NewVectors(3))
		},
		"tensor: Cross: shapes [[2] [2]]: want vectors of 3 elements": func() {
			Cross(NewVectors(2), NewVectors(2))
		},
		"tensor: Det: shapes [[2 3]]: want square matrices of 1 to 4 rows": func() {
			Det(NewMatrices(2, 3))
		},
		"tensor: Inv: shapes [[7 5 5]]: want square matrices of 1 to 4 rows": func() {
			Inv(NewMatrices(5, 5, 7))
		},
		"tensor: Inv: x is a matrix whose determinant is 0, want invertible matrices": func() {
			Inv(singular)
		},
	} {
		if err := tensor.Catch(f); err == nil || err.Error() != name {
			t.Errorf("%v, want %s", err, name)
		}
	}
	var shape *tensor.ShapeError
	if err := tensor.Catch(func() { Det(Scalar(1)) }); !errors.As(err, &shape) {
		t.Error(err)
	}
}

// BenchmarkSmall counts as bytes the operands and the result, which the copy beside it moves.
func BenchmarkSmall(b *testing.B) {
	const n = 1 << 20
	x, y := Randn(nil, n, 3), Randn(nil, n, 3)
	m3, m4 := Randn(nil, n, 3, 3), Randn(nil, n, 4, 4)
	for name, c := range map[string]struct {
		f     func()
		moved int // elements of each
	}{
		"VecDot":  {func() { VecDot(x, y) }, 7},
		"Cross":   {func() { Cross(x, y) }, 9},
		"MatVec":  {func() { MatVec(m3, x) }, 15},
		"MatMul3": {func() { MatMul(m3, m3) }, 27},
		"MatMul4": {func() { MatMul(m4, m4) }, 48},
		"Det3":    {func() { Det(m3) }, 10},
		"Inv3":    {func() { Inv(m3) }, 18},
		"Inv4":    {func() { Inv(m4) }, 32},
		"Clone":   {func() { m4.Clone() }, 32},
	} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(n * c.moved * 8))
			for b.Loop() {
				c.f()
			}
		})
	}
}
