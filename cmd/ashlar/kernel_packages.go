// Code generated from templates/kernel_packages.go.tmpl. DO NOT EDIT.

package main

import (
	bools "github.com/ashlar-go/ashlar/asm/bool"
	f32 "github.com/ashlar-go/ashlar/asm/float32"
	f64 "github.com/ashlar-go/ashlar/asm/float64"
	ints "github.com/ashlar-go/ashlar/asm/int"
	i32 "github.com/ashlar-go/ashlar/asm/int32"
	u8 "github.com/ashlar-go/ashlar/asm/uint8"
)

// kernelPackages are all there are.
var kernelPackages = []kernelPackage{
	newKernelPackage(
		"float32", 4, true, f32.Best, f32.Generic, f32.All,
		prepare(f32.Descriptions, newOperands(fraction[float32], f32.Dense, f32.DenseImages)),
	),
	newKernelPackage(
		"float64", 8, true, f64.Best, f64.Generic, f64.All,
		prepare(f64.Descriptions, newOperands(fraction[float64], f64.Dense, f64.DenseImages)),
	),
	newKernelPackage(
		"int", 8, false, ints.Best, ints.Generic, ints.All,
		prepare(ints.Descriptions, newOperands(small[int], ints.Dense, ints.DenseImages)),
	),
	newKernelPackage(
		"int32", 4, false, i32.Best, i32.Generic, i32.All,
		prepare(i32.Descriptions, operands[int32]{value: small[int32]}),
	),
	newKernelPackage(
		"uint8", 1, false, u8.Best, u8.Generic, u8.All,
		prepare(u8.Descriptions, operands[uint8]{value: small[uint8]}),
	),
	newKernelPackage(
		"bool", 1, false, bools.Best, bools.Generic, bools.All,
		prepare(bools.Descriptions, operands[bool]{value: isEven}),
	),
}
