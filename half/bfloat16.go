// Code generated from templates/halves.go.tmpl. DO NOT EDIT.

package half

import (
	"fmt"

	"github.com/ashlar-go/ashlar/internal/element"
)

// A BFloat16 is a float with 8 bits of exponent and 7 of fraction. It prints
// as the shortest text that no other BFloat16 has. To compare numbers, compare what Float32 returns:
// operator == compares bits, of which 0 and -0 have different ones.
type BFloat16 struct{ bits uint16 }

// BFloat16Of returns the BFloat16 that is nearest to x.
func BFloat16Of[X element.Number](x X) BFloat16 { return BFloat16{bfloat16.round(element.Odd(x))} }

// BFloat16FromBits returns the BFloat16 that is so in memory.
func BFloat16FromBits(bits uint16) BFloat16 { return BFloat16{bits} }

// ParseBFloat16 returns the BFloat16 that is nearest to the number of a text, as strconv.ParseFloat
// reads it. The error is that of strconv.ParseFloat.
func ParseBFloat16(text string) (BFloat16, error) {
	bits, err := parse(text, bfloat16.round)
	return BFloat16{bits}, err
}

// Bits returns x as it is in memory.
func (x BFloat16) Bits() uint16 { return x.bits }

// Float32 returns x, exactly.
func (x BFloat16) Float32() float32 { return widen(x.bits, 7, 8) }

// IsNaN reports whether x is NaN.
func (x BFloat16) IsNaN() bool { return x.Float32() != x.Float32() }

// Set sets z to the number nearest to x.
func (z *BFloat16) Set(x float64) { z.bits = bfloat16.round(x) }

// String returns Text('g', -1).
func (x BFloat16) String() string { return x.Text('g', -1) }

// Text returns x as strconv.FormatFloat does, in its formats: with -1 digits, as many as tell x
// from other numbers of its type.
func (x BFloat16) Text(format byte, digits int) string { return text(x, format, digits) }

// Format prints x by verbs of floats: %v and %g as Text('g', -1).
func (x BFloat16) Format(f fmt.State, verb rune) { formatted(f, verb, x) }

func (BFloat16) kernels() *kernels { return &bfloat16 }

// bfloat16 has what is done in Go, or by kernels of the processor.
var bfloat16 = kernels{
	narrow: func(z []uint16, x []float32) {
		for i, v := range x {
			z[i] = round(float64(v), 7, 8)
		}
	},
	widen: func(z []float32, x []uint16) {
		for i, bits := range x {
			z[i] = widen(bits, 7, 8)
		}
	},
	round: func(x float64) uint16 { return round(x, 7, 8) },
}
