// Package asm chooses between the kernels that its folders have for each
// element type.
//
// The folders are useful alone, on slices: float32.Best.Add(z, x, y). Kernels in
// AVX2 run where the processor and the operating system have AVX2, FMA, BMI2 and F16C, and
// kernels in AVX-512 where they have its parts F, DQ, BW and VL too; those in NEON run
// on every arm64. The environment variable ASHLAR_KERNELS asks for no more than "avx2"
// or for "generic" kernels, in Go; so does the build tag purego. Any other value ends the program
// as it begins.
package asm

import (
	"fmt"
	"os"
	"runtime"

	"github.com/klauspost/cpuid/v2"
)

// chosen is what the environment variable ASHLAR_KERNELS asks for.
var chosen = choice(os.Getenv("ASHLAR_KERNELS"))

// choice returns name. It panics unless ASHLAR_KERNELS may have that value, lest a misspelt one be
// taken for the fastest kernels.
func choice(name string) string {
	switch name {
	case "", "generic", "avx2":
		return name
	}
	const want = "generic or avx2, or none for the fastest kernels"
	panic(fmt.Sprintf("asm: ASHLAR_KERNELS is %q, want %s", name, want))
}

// UseAVX2, UseAVX512 and UseNEON report whether to run the kernels in AVX2, in AVX-512 and in NEON.
var (
	UseAVX2   = cpuid.CPU.Supports(cpuid.AVX2, cpuid.FMA3, cpuid.BMI2, cpuid.F16C) && chosen != "generic"
	UseAVX512 = UseAVX2 && cpuid.CPU.Supports(cpuid.AVX512F, cpuid.AVX512DQ, cpuid.AVX512BW,
		cpuid.AVX512VL) && chosen != "avx2"
	UseNEON = runtime.GOARCH == "arm64" && chosen != "generic"
)

// IndexMask returns a mask for indices of an operand of n elements, of which one
// stands for all: x[i&IndexMask(len(x))] is x[i], or x[0].
func IndexMask(n int) int {
	if n == 1 {
		return 0
	}
	return -1
}

// L1, L2 and L3 are the sizes in bytes of the caches for data that a core reaches;
// where the processor does not say, those of a small one.
var (
	L1 = max(32<<10, cpuid.CPU.Cache.L1D)
	L2 = max(256<<10, cpuid.CPU.Cache.L2)
	L3 = max(4<<20, cpuid.CPU.Cache.L3)
)

// NonTemporalBytes is the size in bytes from which on results are written bypassing the caches:
// those that leave little in them for what reads the results next. Operations on elements count
// what they read too, and never do so in place of an operand, which is in the caches already.
var NonTemporalBytes = L3 / 2
