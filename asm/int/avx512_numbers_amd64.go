// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

// What assembly reads, and nothing writes.
var (
	num0_64AVX512               = [8]uint64{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}
	num101010101010101_64AVX512 = [8]uint64{0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101}
	num101010101010101_8AVX512  = [1]uint64{0x101010101010101}
	num1_64AVX512               = [8]uint64{0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1, 0x1}
	num1_8AVX512                = [1]uint64{0x1}
	num400_8AVX512              = [1]uint64{0x400}
	numffffffffffffffff_8AVX512 = [1]uint64{0xffffffffffffffff}
)
