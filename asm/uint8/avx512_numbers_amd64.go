// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

// What assembly reads, and nothing writes.
var (
	num0_64AVX512                = [8]uint64{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}
	num101010101010101_64AVX512  = [8]uint64{0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101}
	num1010101_4AVX512           = [1]uint32{0x1010101}
	numffffffff_4AVX512          = [1]uint32{0xffffffff}
	numffffffffffffffff_64AVX512 = [8]uint64{0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff}
)
