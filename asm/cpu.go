// Package asm chooses between the kernels that its folders have for each
// element type.
package asm

import (
	"os"

	"github.com/klauspost/cpuid/v2"
)

// UseAVX2 reports whether to run the kernels in AVX2: this processor can, and
// the environment variable ASHLAR_KERNELS is not "generic".
var UseAVX2 = cpuid.CPU.Supports(cpuid.AVX2, cpuid.FMA3) && os.Getenv("ASHLAR_KERNELS") != "generic"
