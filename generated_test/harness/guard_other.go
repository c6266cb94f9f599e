//go:build !unix

package harness

// newGuarded returns memory without guards but canaries.
func newGuarded() *guarded { return &guarded{memory: make([]byte, guardBytes)} }
