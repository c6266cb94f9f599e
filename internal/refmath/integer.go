package refmath

import "math/big"

// Wrap is the Rounding of Go's int: it returns the number from -2⁶³ to 2⁶³ - 1
// that differs from the integer x by a multiple of 2⁶⁴.
func Wrap(x Real) Real {
	n := x.integer()
	n.And(n, new(big.Int).SetUint64(1<<64-1))
	return fromInteger(new(big.Int).SetInt64(int64(n.Uint64())))
}

// Int returns the int that the integer x is.
func (x Real) Int() int { return int(x.integer().Int64()) }

// integer returns the integer that x is.
func (x Real) integer() *big.Int {
	n, _ := x.f.Int(nil)
	return n
}

func fromInteger(n *big.Int) Real { return Real{newFloat().SetInt(n)} }

// Quo returns the quotient of integers, truncated toward zero.
func Quo(x, y Real) Real { return Trunc(Div(x, y)) }

// And returns the bits that both x and y have, as numbers of two's complement.
func And(x, y Real) Real { return fromInteger(new(big.Int).And(x.integer(), y.integer())) }

// Or returns the bits that x or y has.
func Or(x, y Real) Real { return fromInteger(new(big.Int).Or(x.integer(), y.integer())) }

// Xor returns the bits that either x or y has.
func Xor(x, y Real) Real { return fromInteger(new(big.Int).Xor(x.integer(), y.integer())) }

// Not returns the bits that x has not.
func Not(x Real) Real { return fromInteger(new(big.Int).Not(x.integer())) }

// Shl returns x with its bits y places to the left, y an unsigned number of 64 bits.
func Shl(x, y Real) Real { return fromInteger(new(big.Int).Lsh(x.integer(), places(y))) }

// Shr returns x with its bits y places to the right, rounded down.
func Shr(x, y Real) Real { return fromInteger(new(big.Int).Rsh(x.integer(), places(y))) }

// places returns the count of a shift, of which 64 or more are as good as 64.
func places(y Real) uint {
	if n := y.integer(); n.Sign() >= 0 && n.Cmp(big.NewInt(64)) < 0 {
		return uint(n.Int64())
	}
	return 64
}
