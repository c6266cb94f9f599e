// Code generated from templates/searches.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

// indexNEON is indexGeneric.
func indexNEON(x []float64, c float64) int {
	if len(x) < 2 {
		return indexGeneric(x, c)
	}
	if c != c {
		return indexNaNLoopsNEON(x)
	}
	return indexLoopsNEON(x, c)
}

//go:noescape
func indexLoopsNEON(x []float64, c float64) (ret int)

//go:noescape
func indexNaNLoopsNEON(x []float64) (ret int)

// argMaxNEON is argMaxGeneric.
func argMaxNEON(x []float64) int {
	const group, block = 8, 8184
	if len(x) < group {
		return argMaxGeneric(x)
	}
	most, at := argMaxLoopsNEON(x[:min(block, len(x))])
	for from := block; from < len(x) && most == most; from += block {
		first := min(from, len(x)-group)
		if m, i := argMaxLoopsNEON(x[first:min(from+block, len(x))]); m > most || m != m {
			most, at = m, first+i
		}
	}
	if most != most {
		return indexNEON(x, most)
	}
	return at
}

//go:noescape
func argMaxLoopsNEON(x []float64) (most float64, at int)

// argMinNEON is argMinGeneric.
func argMinNEON(x []float64) int {
	const group, block = 8, 8184
	if len(x) < group {
		return argMinGeneric(x)
	}
	most, at := argMinLoopsNEON(x[:min(block, len(x))])
	for from := block; from < len(x) && most == most; from += block {
		first := min(from, len(x)-group)
		if m, i := argMinLoopsNEON(x[first:min(from+block, len(x))]); m < most || m != m {
			most, at = m, first+i
		}
	}
	if most != most {
		return indexNEON(x, most)
	}
	return at
}

//go:noescape
func argMinLoopsNEON(x []float64) (most float64, at int)
