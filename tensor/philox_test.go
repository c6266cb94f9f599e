package tensor

import (
	"math/rand/v2"
	"testing"
)

var _ rand.Source = (*Philox)(nil)

// TestPhiloxRounds has the known answers of the authors' library Random123.
func TestPhiloxRounds(t *testing.T) {
	for _, v := range []struct {
		c    [4]uint32
		k    [2]uint32
		want [4]uint32
	}{
		{want: [4]uint32{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
		{
			[4]uint32{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
			[2]uint32{0xffffffff, 0xffffffff},
			[4]uint32{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd},
		},
		{
			[4]uint32{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
			[2]uint32{0xa4093822, 0x299f31d0},
			[4]uint32{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1},
		},
	} {
		c, k := v.c, v.k
		for range 10 {
			c, k = philoxRound(c, k)
		}
		if c != v.want {
			t.Errorf("%x, %x: got %x, want %x", v.c, v.k, c, v.want)
		}
	}
}

func TestPhilox(t *testing.T) {
	p := NewPhilox(0)
	if first, second := p.Uint64(), p.Uint64(); first != 0xe169c58d6627e8d5 ||
		second != 0x9b00dbd8bc57ac4c {
		t.Errorf("%x, %x", first, second)
	}
	for skipped := range 5 {
		p, q := NewPhilox(7), NewPhilox(7)
		p.Uint64()
		seed, number := p.Skip(skipped)
		for range 1 + skipped {
			q.Uint64()
		}
		if seed != 7 || number != 1 || p.Uint64() != q.Uint64() || p.Uint64() != q.Uint64() {
			t.Errorf("after skipping %d", skipped)
		}
	}
}
