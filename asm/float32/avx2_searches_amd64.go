// Code generated from templates/searches.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

// indexAVX2 is indexGeneric.
func indexAVX2(x []float32, c float32) int {
	if len(x) < 8 {
		return indexGeneric(x, c)
	}
	if c != c {
		return indexNaNLoopsAVX2(x)
	}
	return indexLoopsAVX2(x, c)
}

//go:noescape
func indexLoopsAVX2(x []float32, c float32) (ret int)

//go:noescape
func indexNaNLoopsAVX2(x []float32) (ret int)

// argMaxAVX2 is argMaxGeneric.
func argMaxAVX2(x []float32) int {
	const group, block = 32, 32736
	if len(x) < group {
		return argMaxGeneric(x)
	}
	most, at := argMaxLoopsAVX2(x[:min(block, len(x))])
	for from := block; from < len(x) && most == most; from += block {
		first := min(from, len(x)-group)
		if m, i := argMaxLoopsAVX2(x[first:min(from+block, len(x))]); m > most || m != m {
			most, at = m, first+i
		}
	}
	if most != most {
		return indexAVX2(x, most)
	}
	return at
}

//go:noescape
func argMaxLoopsAVX2(x []float32) (most float32, at int)

// argMinAVX2 is argMinGeneric.
func argMinAVX2(x []float32) int {
	const group, block = 32, 32736
	if len(x) < group {
		return argMinGeneric(x)
	}
	most, at := argMinLoopsAVX2(x[:min(block, len(x))])
	for from := block; from < len(x) && most == most; from += block {
		first := min(from, len(x)-group)
		if m, i := argMinLoopsAVX2(x[first:min(from+block, len(x))]); m < most || m != m {
			most, at = m, first+i
		}
	}
	if most != most {
		return indexAVX2(x, most)
	}
	return at
}

//go:noescape
func argMinLoopsAVX2(x []float32) (most float32, at int)
