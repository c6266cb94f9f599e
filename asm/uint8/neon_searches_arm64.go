// Code generated from templates/searches.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

// indexNEON is indexGeneric.
func indexNEON(x []uint8, c uint8) int {
	if len(x) < 16 {
		return indexGeneric(x, c)
	}
	return indexLoopsNEON(x, c)
}

//go:noescape
func indexLoopsNEON(x []uint8, c uint8) (ret int)

// argMaxNEON is argMaxGeneric.
func argMaxNEON(x []uint8) int {
	const group, block = 64, 4032
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
func argMaxLoopsNEON(x []uint8) (most uint8, at int)

// argMinNEON is argMinGeneric.
func argMinNEON(x []uint8) int {
	const group, block = 64, 4032
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
func argMinLoopsNEON(x []uint8) (most uint8, at int)
