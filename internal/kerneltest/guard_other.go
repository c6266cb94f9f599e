//go:build !unix

package kerneltest

// NewGuarded returns so many bytes without guards but canaries.
func NewGuarded(bytes int) *Guarded { return &Guarded{memory: make([]byte, bytes)} }
