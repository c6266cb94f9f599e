package strided

import "github.com/ashlar-go/ashlar/tensor"

// pieces are parts of rows, of elements numbered in the order of the walk.
type pieces struct {
	rows     *tensor.Rows
	row      tensor.Row
	from, to int // elements left
	most     int // elements of a piece

	first int // of the current piece, in its row
	n     int // elements of the current piece
}

// newPieces returns the pieces with elements from, …, to-1, short enough to be
// packed if one of the operands is not contiguous along a row.
func newPieces(rows *tensor.Rows, operands, from, to int) pieces {
	p := pieces{rows: rows, from: from, to: to, most: callMost}
	for _, step := range rows.Steps[:operands] {
		if step != 0 && step != 1 {
			p.most = blockLength
		}
	}
	if from < to {
		p.row = rows.Seek(from / rows.Length)
		p.first = from % rows.Length
	}
	return p
}

// next moves on to the next piece, and reports whether there is one.
func (p *pieces) next() bool {
	p.first += p.n
	p.from += p.n
	if p.from >= p.to {
		return false
	}
	if p.first == p.rows.Length {
		p.rows.Next(&p.row)
		p.first = 0
	}
	p.n = min(p.rows.Length-p.first, p.to-p.from, p.most)
	return true
}

// A port gives the pieces of one operand: as they are where its elements follow one
// another, or through a block.
type port[T any] struct {
	data    []T
	operand int
	step    int
	block   []T
}

func newPort[T any](data []T, p *pieces, operand int) port[T] {
	port := port[T]{data: data, operand: operand, step: p.rows.Steps[operand]}
	if port.step != 0 && port.step != 1 {
		port.block = make([]T, min(blockLength, p.rows.Length, p.to-p.from))
	}
	return port
}

// at returns where the current piece starts.
func (port *port[T]) at(p *pieces) int { return p.row.At[port.operand] + p.first*port.step }

// in returns the current piece to read: one element if that stands for all.
func (port *port[T]) in(p *pieces) []T {
	at := port.at(p)
	switch port.step {
	case 0:
		return port.data[at : at+1]
	case 1:
		return port.data[at : at+p.n]
	}
	block := port.block[:p.n]
	for i := range block {
		block[i] = port.data[at]
		at += port.step
	}
	return block
}

// out returns where to write the current piece, for store.
func (port *port[T]) out(p *pieces) []T {
	if port.step == 1 {
		at := port.at(p)
		return port.data[at : at+p.n]
	}
	return port.block[:p.n]
}

// store puts what out returned in its place.
func (port *port[T]) store(p *pieces) {
	if port.step == 1 {
		return
	}
	at := port.at(p)
	for _, v := range port.block[:p.n] {
		port.data[at] = v
		at += port.step
	}
}
