// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

// NEON is written in assembly, but for what it has no kernels of.
var NEON = Kernels{
	Name:     "neon",
	Equal:    equalNEON,
	NotEqual: notEqualNEON,
	Where:    whereNEON,
	And:      andNEON,
	Or:       orNEON,
	Xor:      xorNEON,
	Not:      notNEON,
}

func init() {
	if asm.UseNEON {
		Best = NEON
		All = append(All, NEON)
	}
}
