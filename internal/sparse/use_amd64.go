//go:build !purego

package sparse

import "github.com/ashlar-go/ashlar/asm"

func init() {
	if asm.UseAVX2 {
		available = []any{
			kernels[float32]{float32TimesVectorAVX2, float32TimesRowsAVX2},
			kernels[float64]{float64TimesVectorAVX2, float64TimesRowsAVX2},
		}
	}
}
