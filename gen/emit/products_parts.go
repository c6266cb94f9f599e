package emit

import (
	"math/bits"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// word loads a parameter of one word.
func (p *products) word(name string) reg.GPVirtual {
	r := p.GP64()
	p.Load(p.Param(name), r)
	return r
}

// stride loads a parameter that counts elements, and makes it count bytes.
func (p *products) stride(name string) reg.GPVirtual {
	s := p.word(name)
	p.SHLQ(operand.Imm(uint64(bits.TrailingZeros(uint(p.Bytes())))), s)
	return s
}

// advance adds n strides to r.
func (p *products) advance(r, stride reg.GPVirtual, n int) {
	for _, scale := range []int{8, 4, 2} {
		for ; n >= scale; n -= scale {
			p.LEAQ(operand.Mem{Base: r, Index: stride, Scale: uint8(scale)}, r)
		}
	}
	if n > 0 {
		p.ADDQ(stride, r)
	}
}

// A strided reaches rows that are a stride apart: three from each base, by the
// scales that addresses have.
type strided struct {
	bases  []reg.GPVirtual
	stride reg.GPVirtual
}

// rows returns n rows, of which the first is at first.
func (p *products) rows(first, stride reg.GPVirtual, n int) strided {
	s := strided{[]reg.GPVirtual{first}, stride}
	for r := 3; r < n; r += 3 {
		base := p.GP64()
		p.LEAQ(operand.Mem{Base: s.bases[len(s.bases)-1], Index: stride, Scale: 2}, base)
		p.ADDQ(stride, base)
		s.bases = append(s.bases, base)
	}
	return s
}

func (s strided) row(r int) operand.Mem {
	m := operand.Mem{Base: s.bases[r/3]}
	if r%3 > 0 {
		m.Index, m.Scale = s.stride, uint8(r%3)
	}
	return m
}

// advance moves all rows on by a number of bytes.
func (s strided) advance(p *products, bytes operand.Op) {
	for _, base := range s.bases {
		p.ADDQ(bytes, base)
	}
}

// maskFirst masks the first n lanes of a vector, and returns how many these are: n
// or all. n is positive.
func (p *products) maskFirst(n reg.Register) reg.GPVirtual {
	p.elementwise.first(n, p.Lanes)
	p.mask = p.elementwise.mask
	return p.elementwise.count
}

// load loads vector v of a row at m; the last of a row may be masked.
func (p *products) load(m operand.Mem, v int, y reg.VecVirtual) {
	switch m = m.Offset(32 * v); {
	case p.mask == nil || v < p.vectors-1:
		p.VMOVUPS(m, y)
	case p.Bytes() == 4:
		p.VMASKMOVPS(m, p.mask, y)
	default:
		p.VMASKMOVPD(m, p.mask, y)
	}
}

// store stores vector v of a row at m; the last of a row may be masked.
func (p *products) store(y reg.VecVirtual, v int, m operand.Mem) {
	switch m = m.Offset(32 * v); {
	case p.mask == nil || v < p.vectors-1:
		p.VMOVUPS(y, m)
	case p.Bytes() == 4:
		p.VMASKMOVPS(y, p.mask, m)
	default:
		p.VMASKMOVPD(y, p.mask, m)
	}
}

func (p *products) broadcast(m operand.Mem, y reg.VecVirtual) {
	if p.Bytes() == 4 {
		p.VBROADCASTSS(m, y)
	} else {
		p.VBROADCASTSD(m, y)
	}
}

// fma adds a·b to c.
func (p *products) fma(a operand.Op, b, c reg.VecVirtual) {
	if p.Bytes() == 4 {
		p.VFMADD231PS(a, b, c)
	} else {
		p.VFMADD231PD(a, b, c)
	}
}
