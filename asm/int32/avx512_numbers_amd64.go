// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

// What assembly reads, and nothing writes.
var (
	num0_64AVX512               = [8]uint64{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}
	num100000001_64AVX512       = [8]uint64{0x100000001, 0x100000001, 0x100000001, 0x100000001, 0x100000001, 0x100000001, 0x100000001, 0x100000001}
	num101010101010101_64AVX512 = [8]uint64{0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101, 0x101010101010101}
	num1010101_4AVX512          = [1]uint32{0x1010101}
	num1_4AVX512                = [1]uint32{0x1}
	num400_4AVX512              = [1]uint32{0x400}
	numffffffff_4AVX512         = [1]uint32{0xffffffff}
)
