// Code generated from templates/language.go.tmpl. DO NOT EDIT.

package kernels

func where(c bool, a, b bool) bool {
	if c {
		return a
	}
	return b
}
