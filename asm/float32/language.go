// Code generated from templates/language.go.tmpl. DO NOT EDIT.

package f32

import "math"

// The words of gen/ops that the others are made of. Conversions round, lest a
// compiler fuse what was not written with fma.

var inf, nan = float32(math.Inf(1)), float32(math.NaN())

func where(c bool, a, b float32) float32 {
	if c {
		return a
	}
	return b
}

// fma is exact up to its rounding to float64: the product is.
func fma(x, y, z float32) float32 { return float32(float64(x)*float64(y) + float64(z)) }

func abs(x float32) float32   { return float32(math.Abs(float64(x))) }
func sqrt(x float32) float32  { return float32(math.Sqrt(float64(x))) }
func round(x float32) float32 { return float32(math.RoundToEven(float64(x))) }
func floor(x float32) float32 { return float32(math.Floor(float64(x))) }

func signbit(x float32) bool { return math.Signbit(float64(x)) }

func clamp(x, low, high float32) float32 { return min(max(x, low), high) }

func bits(x float32) uint32 { return math.Float32bits(x) }
func of(b uint32) float32   { return math.Float32frombits(b) }

func shl(x float32, n int) float32 { return of(bits(x) << n) }
func shr(x float32, n int) float32 { return of(bits(x) >> n) }
func or(x, y float32) float32      { return of(bits(x) | bits(y)) }
func xor(x, y float32) float32     { return of(bits(x) ^ bits(y)) }
func addbits(x, y float32) float32 { return of(bits(x) + bits(y)) }
func subbits(x, y float32) float32 { return of(bits(x) - bits(y)) }
func sign(x float32) float32       { return of(bits(x) & (1 << (32 - 1))) }
