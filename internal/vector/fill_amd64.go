//go:build !purego

package vector

// fill sets some vectors of 32 or 64 bytes to 64 bits, as often as they have them. It stores
// vectors as loops load them: processors hand on what was stored together.
func fill(at *byte, bits uint64, size, vectors int) {
	if size == 64 {
		fillAVX512(at, bits, vectors)
		return
	}
	fillAVX2(at, bits, vectors)
}
