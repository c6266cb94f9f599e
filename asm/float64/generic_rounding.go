// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// floorGeneric sets z[i] = floor(x[i]).
func floorGeneric(z, x []float64) {
	lengths.Fit("float64.Floor", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = floor(x[i&xs])
	}
}

// ceilGeneric sets z[i] = ceil(x[i]).
func ceilGeneric(z, x []float64) {
	lengths.Fit("float64.Ceil", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = ceil(x[i&xs])
	}
}

// truncGeneric sets z[i] = trunc(x[i]).
func truncGeneric(z, x []float64) {
	lengths.Fit("float64.Trunc", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = trunc(x[i&xs])
	}
}

// roundGeneric sets z[i] = round(x[i]).
func roundGeneric(z, x []float64) {
	lengths.Fit("float64.Round", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = round(x[i&xs])
	}
}
