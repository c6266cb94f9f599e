package kerneltest

import "testing"

// TestGuarded writes to each byte around a slice in use, and to those of the slice.
func TestGuarded(t *testing.T) {
	g := NewGuarded(64)
	for _, place := range []Place{AtStart, AtEnd, Inside} {
		for n := range 5 {
			s := SliceIn[uint16](g, n, place, 3)
			if len(s) != n || !g.Intact() {
				t.Fatalf("%d elements at place %d: a slice of %d, intact: %t", n, place, len(s),
					g.Intact())
			}
			for i := range s {
				s[i] = 7
			}
			if !g.Intact() {
				t.Errorf("%d elements at place %d: writing to them broke a guard", n, place)
			}
			for i := range g.memory {
				inUse := g.used.low <= i && i < g.used.high
				was := g.memory[i]
				g.memory[i] = 1
				if g.Intact() != inUse {
					t.Errorf("%d elements at place %d, in use from byte %d to %d: byte %d written, intact: %t", n, place, g.used.low, g.used.high, i, g.Intact())
				}
				g.memory[i] = was
			}
		}
	}
}
