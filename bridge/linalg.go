package main

import (
	"reflect"

	"github.com/ashlar-go/ashlar/linalg"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// algebra are the functions of package linalg on tensors of a type.
func algebra[T linalg.Tensor]() map[string]any {
	return map[string]any{
		"Cholesky":   linalg.Cholesky[T],
		"Det":        linalg.Det[T],
		"EigSym":     linalg.EigSym[T],
		"EigSymVals": linalg.EigSymVals[T],
		"Inv":        linalg.Inv[T],
		"MatrixRank": linalg.MatrixRank[T],
		"Pinv":       linalg.Pinv[T],
		"QR":         linalg.QR[T],
		"QRComplete": linalg.QRComplete[T],
		"SVD":        linalg.SVD[T],
		"SVDVals":    linalg.SVDVals[T],
		"SlogDet":    linalg.SlogDet[T],
		"Solve":      linalg.Solve[T],
	}
}

func init() {
	for dtype, all := range map[tensor.DType]map[string]any{
		tensor.Float32: algebra[*f32.Tensor](), tensor.Float64: algebra[*f64.Tensor](),
	} {
		for name, f := range all {
			functions[string(dtype)+".linalg."+name] = reflect.ValueOf(f)
		}
	}
}
