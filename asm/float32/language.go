// Code generated from templates/language.go.tmpl. DO NOT EDIT.

package kernels

import "math"

// The words of gen/table that the others are made of. Conversions round, lest a
// compiler fuse what was not written with fma.

var inf, nan = float32(math.Inf(1)), float32(math.NaN())

func where(c bool, a, b float32) float32 {
	if c {
		return a
	}
	return b
}

// fma rounds once: the product of float32s is exact in float64, and where the sum
// was rounded to a number halfway between two float32s, or may be subnormal, what
// it lost decides.
func fma(x, y, z float32) float32 {
	p := float64(x) * float64(y)
	s := p + float64(z)
	if b := math.Float64bits(s); b&(1<<29-1) == 1<<28 || math.Abs(s) < 0x1p-126 {
		s = roundToOdd(s, p, float64(z))
	}
	return float32(s)
}

// roundToOdd returns the sum s of p and z, rounded so that rounding it again to
// fewer bits gives what rounding the exact sum would (Boldo and Melquiond, 2008).
func roundToOdd(s, p, z float64) float64 {
	t := s - p
	lost := (p - (s - t)) + (z - t) // exact (Knuth's TwoSum)
	if b := math.Float64bits(s); lost != 0 && b&1 == 0 && lost == lost {
		if (lost > 0) == (s > 0) {
			return math.Float64frombits(b + 1)
		}
		return math.Float64frombits(b - 1)
	}
	return s
}

func abs(x float32) float32    { return float32(math.Abs(float64(x))) }
func sqrt(x float32) float32   { return float32(math.Sqrt(float64(x))) }
func round(x float32) float32  { return float32(math.RoundToEven(float64(x))) }
func floor(x float32) float32  { return float32(math.Floor(float64(x))) }
func ceil(x float32) float32   { return float32(math.Ceil(float64(x))) }
func trunc(x float32) float32  { return float32(math.Trunc(float64(x))) }
func rem(x, y float32) float32 { return float32(math.Mod(float64(x), float64(y))) }

func signbit(x float32) bool { return math.Signbit(float64(x)) }

func bits(x float32) uint32 { return math.Float32bits(x) }
func of(b uint32) float32   { return math.Float32frombits(b) }

func shl(x float32, n int) float32 { return of(bits(x) << n) }
func shr(x float32, n int) float32 { return of(bits(x) >> n) }
func and(x, y float32) float32     { return of(bits(x) & bits(y)) }
func or(x, y float32) float32      { return of(bits(x) | bits(y)) }
func xor(x, y float32) float32     { return of(bits(x) ^ bits(y)) }
func addbits(x, y float32) float32 { return of(bits(x) + bits(y)) }
func subbits(x, y float32) float32 { return of(bits(x) - bits(y)) }

// gather returns number i of a list.
func gather(i float32, list ...float32) float32 { return list[int(i)] }

func sign(x float32) float32 { return of(bits(x) & (1 << (32 - 1))) }

// clamp gives NaN of a NaN.
func clamp(x, low, high float32) float32 {
	if x < low {
		x = low
	}
	if x > high {
		x = high
	}
	return x
}
