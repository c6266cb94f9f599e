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
	newKernelPackage("float32", 4, true, f32.Best, f32.Generic, f32.All, prepare(fraction[float32], f32.Dense, f32.DenseImages)),
	newKernelPackage("float64", 8, true, f64.Best, f64.Generic, f64.All, prepare(fraction[float64], f64.Dense, f64.DenseImages)),
	newKernelPackage("int", 8, false, ints.Best, ints.Generic, ints.All, prepare(small[int], ints.Dense, ints.DenseImages)),
	newKernelPackage("int32", 4, false, i32.Best, i32.Generic, i32.All, prepare[int32, struct{}, struct{}](small[int32], nil, nil)),
	newKernelPackage("uint8", 1, false, u8.Best, u8.Generic, u8.All, prepare[uint8, struct{}, struct{}](small[uint8], nil, nil)),
	newKernelPackage("bool", 1, false, bools.Best, bools.Generic, bools.All, prepare[bool, struct{}, struct{}](isEven, nil, nil)),
}
