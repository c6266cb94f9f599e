// Code generated from templates/language.go.tmpl. DO NOT EDIT.

package kernels

import "math"

// The words of gen/table that the others are made of. Conversions round, lest a
// compiler fuse what was not written with fma.

var inf, nan = float64(math.Inf(1)), float64(math.NaN())

func where(c bool, a, b float64) float64 {
	if c {
		return a
	}
	return b
}

func fma(x, y, z float64) float64 { return math.FMA(x, y, z) }

func abs(x float64) float64    { return float64(math.Abs(float64(x))) }
func sqrt(x float64) float64   { return float64(math.Sqrt(float64(x))) }
func round(x float64) float64  { return float64(math.RoundToEven(float64(x))) }
func floor(x float64) float64  { return float64(math.Floor(float64(x))) }
func ceil(x float64) float64   { return float64(math.Ceil(float64(x))) }
func trunc(x float64) float64  { return float64(math.Trunc(float64(x))) }
func rem(x, y float64) float64 { return float64(math.Mod(float64(x), float64(y))) }

func signbit(x float64) bool { return math.Signbit(float64(x)) }

func bits(x float64) uint64 { return math.Float64bits(x) }
func of(b uint64) float64   { return math.Float64frombits(b) }

func shl(x float64, n int) float64 { return of(bits(x) << n) }
func shr(x float64, n int) float64 { return of(bits(x) >> n) }
func and(x, y float64) float64     { return of(bits(x) & bits(y)) }
func or(x, y float64) float64      { return of(bits(x) | bits(y)) }
func xor(x, y float64) float64     { return of(bits(x) ^ bits(y)) }
func addbits(x, y float64) float64 { return of(bits(x) + bits(y)) }
func subbits(x, y float64) float64 { return of(bits(x) - bits(y)) }

// gather returns number i of a list.
func gather(i float64, list ...float64) float64 { return list[int(i)] }

func sign(x float64) float64 { return of(bits(x) & (1 << (64 - 1))) }

// clamp gives NaN of a NaN.
func clamp(x, low, high float64) float64 {
	if x < low {
		x = low
	}
	if x > high {
		x = high
	}
	return x
}
