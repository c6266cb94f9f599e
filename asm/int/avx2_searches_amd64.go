// Code generated from templates/searches.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

// indexAVX2 is indexGeneric.
func indexAVX2(x []int, c int) int {
	if len(x) < 4 {
		return indexGeneric(x, c)
	}
	return indexLoopsAVX2(x, c)
}

//go:noescape
func indexLoopsAVX2(x []int, c int) (ret int)

// argMaxAVX2 is argMaxGeneric.
func argMaxAVX2(x []int) int {
	const group, block = 16, 16368
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
func argMaxLoopsAVX2(x []int) (most int, at int)

// argMinAVX2 is argMinGeneric.
func argMinAVX2(x []int) int {
	const group, block = 16, 16368
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
func argMinLoopsAVX2(x []int) (most int, at int)
