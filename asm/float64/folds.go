// Code generated from templates/folds.go.tmpl. DO NOT EDIT.

package kernels

import (
	"math"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// argMaxGeneric returns where the first of the largest elements of x is, or the first NaN.
func argMaxGeneric(x []float64) int {
	lengths.AtLeast("float64.ArgMax", "len(x)", len(x), 1)
	at, best := 0, x[0]
	for i, x := range x {
		if x > best || x != x && best == best {
			at, best = i, x
		}
	}
	return at
}

// argMinGeneric returns where the first of the smallest elements of x is, or the first NaN.
func argMinGeneric(x []float64) int {
	lengths.AtLeast("float64.ArgMin", "len(x)", len(x), 1)
	at, best := 0, x[0]
	for i, x := range x {
		if x < best || x != x && best == best {
			at, best = i, x
		}
	}
	return at
}

// CountNonzero returns how many elements of x are not 0. NaN counts.
func (k *Kernels) CountNonzero(x []float64) int {
	n := 0
	for _, x := range x {
		if x != 0 {
			n++
		}
	}
	return n
}

// CumSum sets each row of n elements of z to the sums of those of x, from the first up to
// each. n is positive.
func (k *Kernels) CumSum(z, x []float64, n int) {
	lengths.AtLeast("float64.CumSum", "n", n, 1)
	lengths.Multiple("float64.CumSum", "len(x)", len(x), n)
	lengths.Equal("float64.CumSum", "len(z)", len(z), len(x))
	const block = 1 << 14
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		before := float64(0)
		for from := 0; from < n; from += block {
			to := min(from+block, n)
			before = k.PrefixSums(z[from:to], x[from:to], before)
		}
	}
}

// prefixSumsGeneric adds up as many elements as a vector has together: those of each half by steps
// of 1, 2, … lanes, then the last of the low half to all of the high one, and then those before to
// all. The rest it adds one by one.
func prefixSumsGeneric(z, x []float64, before float64) float64 {
	lengths.Equal("float64.PrefixSums", "len(z)", len(z), len(x))
	before += 0 // never -0: vectors add zeros to what has nothing before it
	const lanes, half = 4, 2
	for ; len(x) >= lanes; z, x = z[lanes:], x[lanes:] {
		sums := [lanes]float64(x)
		for step := 1; step < half; step *= 2 {
			for i := half - 1; i >= step; i-- {
				sums[i] += sums[i-step]
				sums[half+i] += sums[half+i-step]
			}
		}
		for i := range sums {
			if i >= half {
				sums[i] += sums[half-1]
			}
			z[i] = before + sums[i]
		}
		before += sums[lanes-1]
	}
	for i, x := range x {
		before += x
		z[i] = before
	}
	return before
}

// CumProd sets each row of n elements of z to the products of those of x, as CumSum does
// to the sums.
func (k *Kernels) CumProd(z, x []float64, n int) {
	lengths.AtLeast("float64.CumProd", "n", n, 1)
	lengths.Multiple("float64.CumProd", "len(x)", len(x), n)
	lengths.Equal("float64.CumProd", "len(z)", len(z), len(x))
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		product, row := float64(1), z[:n]
		for i, x := range x[:n] {
			product *= x
			row[i] = product
		}
	}
}

// Moments are what a variance needs of N elements: their mean, and the sum of the squares of their
// deviations from it.
type Moments struct {
	N             int
	Mean, Squares float64
}

// Moments returns those of x, each block of which it reads once.
func (k *Kernels) Moments(x []float64) Moments {
	n := len(x)
	if n > asm.FoldBlock {
		half := asm.Half(n)
		return k.Moments(x[:half]).Combine(k.Moments(x[half:]))
	}
	if n == 0 {
		return Moments{Mean: k.Mean(x)}
	}
	const first = 64
	c := x[0]
	if n >= first {
		if mean := float64(k.Mean(x[:first])); mean-mean == 0 { // rounded, since Go multiplies in place of a division by 64
			c = mean
		}
	}
	sum, squares := k.Deviations(x, c)
	if sum*(sum/float64(n)) > squares/2 { // which is to be taken off squares: little would be left but for what was rounded
		c += sum / float64(n)
		sum, squares = k.Deviations(x, c)
	}
	if squares-squares != 0 {
		return beyond(x)
	}
	return Moments{n, c + sum/float64(n), max(0, squares-float64(sum*(sum/float64(n))))}
}

// beyond returns the moments of x if squares of its deviations overflow, or it is not finite: they
// are NaN then.
func beyond(x []float64) Moments {
	m := Moments{N: len(x), Squares: inf}
	for _, x := range x {
		m.Mean += x / float64(m.N)
		m.Squares += x - x
	}
	return m
}

// Combine returns the moments of the elements of a and b together (Chan, Golub and LeVeque,
// Algorithms for computing the sample variance, 1983). One of them must have some.
func (a Moments) Combine(b Moments) Moments {
	n := a.N + b.N
	ofB, apart := float64(b.N)/float64(n), b.Mean-a.Mean
	m := Moments{n, a.Mean + float64(apart*ofB), a.Squares + b.Squares + float64(apart*apart*ofB*float64(a.N))}
	if apart-apart != 0 { // of means that are finite, it may overflow
		m.Mean = float64(a.Mean*(1-ofB)) + float64(b.Mean*ofB)
	}
	return m
}

// Var returns the variance: Squares divided by N - ddof, or by 0 if that is negative.
func (a Moments) Var(ddof int) float64 {
	return a.Squares / float64(max(float64(a.N)-float64(ddof), 0))
}

// Mean returns the mean of x, NaN if there is none.
func (k *Kernels) Mean(x []float64) float64 { return k.Sum(x) / float64(len(x)) }

// Norm returns the square root of the sum of the squares of x. Squares that overflow or underflow
// do no harm: x is scaled by a power of 2 then.
func (k *Kernels) Norm(x []float64) float64 {
	squares := k.SumSquares(x, 0)
	if SquaresInRange(squares) || len(x) == 0 {
		return sqrt(squares)
	}
	largest := max(k.Max(x), -k.Min(x))
	if largest == 0 || largest == inf {
		return largest
	}
	const most = 1022
	_, exponent := math.Frexp(float64(largest))
	scale := float64(math.Ldexp(1, min(max(-exponent, -most), most)))
	return sqrt(k.scaledSquares(x, scale)) / scale
}

// SquaresInRange reports whether a sum of squares is what it would be without limits of exponents, but
// for what is lost to rounding. NaN is, and 0 may not be.
func SquaresInRange(sum float64) bool {
	return sum != sum || sum >= 0x1p-960 && sum < inf
}

// scaledSquares returns the sum of the squares of x times scale, in the order of SumSquares.
func (k *Kernels) scaledSquares(x []float64, scale float64) float64 {
	n := len(x)
	if n > asm.FoldBlock {
		half := asm.Half(n)
		return k.scaledSquares(x[:half], scale) + k.scaledSquares(x[half:], scale)
	}
	var scaled [asm.FoldBlock]float64
	k.Mul(scaled[:n], x, []float64{scale})
	return k.SumSquares(scaled[:n], 0)
}
