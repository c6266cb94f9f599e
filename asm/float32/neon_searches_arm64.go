// Code generated from templates/searches.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

// indexNEON is indexGeneric.
func indexNEON(x []float32, c float32) int {
	if len(x) < 4 {
		return indexGeneric(x, c)
	}
	if c != c {
		return indexNaNLoopsNEON(x)
	}
	return indexLoopsNEON(x, c)
}

//go:noescape
func indexLoopsNEON(x []float32, c float32) (ret int)

//go:noescape
func indexNaNLoopsNEON(x []float32) (ret int)

// argMaxNEON is argMaxGeneric.
func argMaxNEON(x []float32) int {
	const group, block = 16, 16368
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
func argMaxLoopsNEON(x []float32) (most float32, at int)

// argMinNEON is argMinGeneric.
func argMinNEON(x []float32) int {
	const group, block = 16, 16368
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
func argMinLoopsNEON(x []float32) (most float32, at int)
