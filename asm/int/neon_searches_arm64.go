// Code generated from templates/searches.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

// indexNEON is indexGeneric.
func indexNEON(x []int, c int) int {
	if len(x) < 2 {
		return indexGeneric(x, c)
	}
	return indexLoopsNEON(x, c)
}

//go:noescape
func indexLoopsNEON(x []int, c int) (ret int)

// argMaxNEON is argMaxGeneric.
func argMaxNEON(x []int) int {
	const group, block = 8, 8184
	if len(x) < group {
		return argMaxGeneric(x)
	}
	most, at := argMaxLoopsNEON(x[:min(block, len(x))])
	for from := block; from < len(x); from += block {
		first := min(from, len(x)-group)
		if m, i := argMaxLoopsNEON(x[first:min(from+block, len(x))]); m > most {
			most, at = m, first+i
		}
	}
	return at
}

//go:noescape
func argMaxLoopsNEON(x []int) (most int, at int)

// argMinNEON is argMinGeneric.
func argMinNEON(x []int) int {
	const group, block = 8, 8184
	if len(x) < group {
		return argMinGeneric(x)
	}
	most, at := argMinLoopsNEON(x[:min(block, len(x))])
	for from := block; from < len(x); from += block {
		first := min(from, len(x)-group)
		if m, i := argMinLoopsNEON(x[first:min(from+block, len(x))]); m < most {
			most, at = m, first+i
		}
	}
	return at
}

//go:noescape
func argMinLoopsNEON(x []int) (most int, at int)
