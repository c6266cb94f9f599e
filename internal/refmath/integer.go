package refmath

import "math/big"

// Range returns the lowest and the highest integer of so many bits.
func Range(bits int, signed bool) (lowest, highest Real) {
	count := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	low := new(big.Int)
	if signed {
		low.Rsh(count, 1)
		low.Neg(low)
	}
	return fromInteger(low), fromInteger(count.Add(count, low).Sub(count, big.NewInt(1)))
}

// Wrap returns the Rounding of integers of so many bits in Go: to the one of them that differs
// from the integer x by a multiple of 2 to the power of bits.
func Wrap(bits int, signed bool) Rounding {
	modulus := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	return func(x Real) Real {
		n := new(big.Int).Mod(x.integer(), modulus)
		if signed && n.Bit(bits-1) == 1 {
			n.Sub(n, modulus)
		}
		return fromInteger(n)
	}
}

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
