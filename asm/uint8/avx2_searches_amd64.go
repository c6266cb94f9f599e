// Code generated from templates/searches.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

// indexAVX2 is indexGeneric.
func indexAVX2(x []uint8, c uint8) int {
	if len(x) < 32 {
		return indexGeneric(x, c)
	}
	return indexLoopsAVX2(x, c)
}

//go:noescape
func indexLoopsAVX2(x []uint8, c uint8) (ret int)
