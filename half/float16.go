// Code generated from templates/halves.go.tmpl. DO NOT EDIT.

package half

import (
	"fmt"

	"github.com/ashlar-go/ashlar/internal/element"
)

// A Float16 is a float with 5 bits of exponent and 10 of fraction. It prints
// as the shortest text that no other Float16 has. To compare numbers, compare what Float32 returns:
// operator == compares bits, of which 0 and -0 have different ones.
type Float16 struct{ bits uint16 }

// Float16Of returns the Float16 that is nearest to x.
func Float16Of[X element.Number](x X) Float16 { return Float16{float16.round(element.Odd(x))} }

// Float16FromBits returns the Float16 that is so in memory.
func Float16FromBits(bits uint16) Float16 { return Float16{bits} }

// ParseFloat16 returns the Float16 that is nearest to the number of a text, as strconv.ParseFloat
// reads it. The error is that of strconv.ParseFloat.
func ParseFloat16(text string) (Float16, error) {
	bits, err := parse(text, float16.round)
	return Float16{bits}, err
}

// Bits returns x as it is in memory.
func (x Float16) Bits() uint16 { return x.bits }

// Float32 returns x, exactly.
func (x Float16) Float32() float32 { return widen(x.bits, 10, 5) }

// IsNaN reports whether x is NaN.
func (x Float16) IsNaN() bool { return x.Float32() != x.Float32() }

// Set sets z to the number nearest to x.
func (z *Float16) Set(x float64) { z.bits = float16.round(x) }

// String returns Text('g', -1).
func (x Float16) String() string { return x.Text('g', -1) }

// Text returns x as strconv.FormatFloat does, in its formats: with -1 digits, as many as tell x
// from other numbers of its type.
func (x Float16) Text(format byte, digits int) string { return text(x, format, digits) }

// Format prints x by verbs of floats: %v and %g as Text('g', -1).
func (x Float16) Format(f fmt.State, verb rune) { formatted(f, verb, x) }

func (Float16) kernels() *kernels { return &float16 }

// float16 has what is done in Go, or by kernels of the processor.
var float16 = kernels{
	narrow: func(z []uint16, x []float32) {
		for i, v := range x {
			z[i] = round(float64(v), 10, 5)
		}
	},
	widen: func(z []float32, x []uint16) {
		for i, bits := range x {
			z[i] = widen(bits, 10, 5)
		}
	},
	round: func(x float64) uint16 { return round(x, 10, 5) },
}
