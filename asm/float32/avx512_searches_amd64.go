// Code generated from templates/searches.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

// argMaxAVX512 is argMaxGeneric.
func argMaxAVX512(x []float32) int {
	const group, block = 64, 65472
	if len(x) < 1536 {
		return argMaxAVX2(x)
	}
	most, at := argMaxLoopsAVX512(x[:min(block, len(x))])
	for from := block; from < len(x) && most == most; from += block {
		first := min(from, len(x)-group)
		if m, i := argMaxLoopsAVX512(x[first:min(from+block, len(x))]); m > most || m != m {
			most, at = m, first+i
		}
	}
	if most != most {
		return indexAVX2(x, most)
	}
	return at
}

//go:noescape
func argMaxLoopsAVX512(x []float32) (most float32, at int)

// argMinAVX512 is argMinGeneric.
func argMinAVX512(x []float32) int {
	const group, block = 64, 65472
	if len(x) < 1536 {
		return argMinAVX2(x)
	}
	most, at := argMinLoopsAVX512(x[:min(block, len(x))])
	for from := block; from < len(x) && most == most; from += block {
		first := min(from, len(x)-group)
		if m, i := argMinLoopsAVX512(x[first:min(from+block, len(x))]); m < most || m != m {
			most, at = m, first+i
		}
	}
	if most != most {
		return indexAVX2(x, most)
	}
	return at
}

//go:noescape
func argMinLoopsAVX512(x []float32) (most float32, at int)
