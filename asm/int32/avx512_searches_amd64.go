// Code generated from templates/searches.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

// argMaxAVX512 is argMaxGeneric.
func argMaxAVX512(x []int32) int {
	const group, block = 64, 65472
	if len(x) < group {
		return argMaxAVX2(x)
	}
	most, at := argMaxLoopsAVX512(x[:min(block, len(x))])
	for from := block; from < len(x); from += block {
		first := min(from, len(x)-group)
		if m, i := argMaxLoopsAVX512(x[first:min(from+block, len(x))]); m > most {
			most, at = m, first+i
		}
	}
	return at
}

//go:noescape
func argMaxLoopsAVX512(x []int32) (most int32, at int)

// argMinAVX512 is argMinGeneric.
func argMinAVX512(x []int32) int {
	const group, block = 64, 65472
	if len(x) < group {
		return argMinAVX2(x)
	}
	most, at := argMinLoopsAVX512(x[:min(block, len(x))])
	for from := block; from < len(x); from += block {
		first := min(from, len(x)-group)
		if m, i := argMinLoopsAVX512(x[first:min(from+block, len(x))]); m < most {
			most, at = m, first+i
		}
	}
	return at
}

//go:noescape
func argMinLoopsAVX512(x []int32) (most int32, at int)
