// Code generated from templates/searches.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

// indexAVX2 is indexGeneric.
func indexAVX2(x []int32, c int32) int {
	if len(x) < 8 {
		return indexGeneric(x, c)
	}
	return indexLoopsAVX2(x, c)
}

//go:noescape
func indexLoopsAVX2(x []int32, c int32) (ret int)

// argMaxAVX2 is argMaxGeneric.
func argMaxAVX2(x []int32) int {
	const group, block = 32, 32736
	if len(x) < group {
		return argMaxGeneric(x)
	}
	most, at := argMaxLoopsAVX2(x[:min(block, len(x))])
	for from := block; from < len(x); from += block {
		first := min(from, len(x)-group)
		if m, i := argMaxLoopsAVX2(x[first:min(from+block, len(x))]); m > most {
			most, at = m, first+i
		}
	}
	return at
}

//go:noescape
func argMaxLoopsAVX2(x []int32) (most int32, at int)

// argMinAVX2 is argMinGeneric.
func argMinAVX2(x []int32) int {
	const group, block = 32, 32736
	if len(x) < group {
		return argMinGeneric(x)
	}
	most, at := argMinLoopsAVX2(x[:min(block, len(x))])
	for from := block; from < len(x); from += block {
		first := min(from, len(x)-group)
		if m, i := argMinLoopsAVX2(x[first:min(from+block, len(x))]); m < most {
			most, at = m, first+i
		}
	}
	return at
}

//go:noescape
func argMinLoopsAVX2(x []int32) (most int32, at int)
