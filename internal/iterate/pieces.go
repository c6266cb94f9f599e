package iterate

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/memcopy"
	"github.com/ashlar-go/ashlar/internal/slicepool"
)

// shortRow is from how many elements on a row is worth a call of a kernel. Shorter ones
// are packed, many into a block.
const shortRow = 32

// pieces are parts of rows, or several short rows, of elements numbered in the order of
// the walk: panel by panel, and row by row in each.
type pieces struct {
	rows     *layout.Iterator
	row      layout.Position
	from, to int // elements left
	most     int // elements of a piece

	width  int // of panels, but for the last: parts of all rows, of so many elements
	left   int // where rows of the current panel start, in their rows
	length int // of the rows of the current panel

	group   int                     // short rows at equal distances, or 1 if rows are not short
	strides [layout.MaxOperands]int // from a row to the next of its group

	number int // of the row the current piece starts in
	count  int // rows of the current piece
	first  int // of the current piece, in its row
	n      int // elements of the current piece
}

// newPieces returns the pieces with elements from, …, to-1, short enough to be
// packed if one of the operands is not contiguous along a row.
func newPieces(rows *layout.Iterator, operands, from, to int) pieces {
	p := pieces{
		rows: rows, from: from, to: to, most: callMost, width: rows.Length, group: 1,
		count: 1,
	}
	for k, step := range rows.Steps[:operands] {
		switch {
		case step == 0 || step == 1:
		case crosses(rows, k):
			p.width = panelWidth(rows.Length)
		default:
			p.most = blockLength
		}
	}
	if d := rows.Dimensions() - 2; d >= 0 && rows.Length < shortRow {
		p.group, p.strides = rows.Dimension(d)
	}
	if from < to {
		p.panel(from / (rows.Count * p.width) * p.width)
		within := from - p.left*rows.Count
		p.number = within / p.length
		p.row = rows.Seek(p.number)
		p.first = within % p.length
	}
	return p
}

// panel makes that the current panel which starts at a place in all rows.
func (p *pieces) panel(left int) { p.left, p.length = left, min(p.width, p.rows.Length-left) }

// next moves on to the next piece, and reports whether there is one. After the last, all that
// was written can be seen.
func (p *pieces) next() bool {
	p.first += p.n
	p.from += p.n
	if p.from >= p.to {
		const mostMoved = 4 * 8 // bytes for an element
		if p.rows.Count*p.rows.Length*mostMoved >= asm.NonTemporalBytes {
			memcopy.Fence()
		}
		return false
	}
	if p.first == p.count*p.length {
		p.skip()
	}
	rest := p.to - p.from
	if p.group > 1 && p.first == 0 {
		p.count = max(1, min(p.group-p.number%p.group, min(rest, blockLength)/p.length))
	}
	p.n = min(p.count*p.length-p.first, rest, p.most)
	return true
}

// skip moves on to the row after those of the current piece, of the next panel if there is none.
func (p *pieces) skip() {
	p.number += p.count
	p.first = 0
	if p.count == 1 {
		p.rows.Next(&p.row)
	} else {
		p.row = p.rows.Seek(p.number)
	}
	p.count = 1
	if p.number == p.rows.Count {
		p.number = 0
		p.panel(p.left + p.length)
	}
}

// A port gives the pieces of one operand: as they are where its elements follow one
// another, or through a block.
type port[T any] struct {
	data    []T
	operand int
	step    int  // from an element to the next of its row
	stride  int  // from a row to the next of its group
	isOne   bool // one element stands for all of a piece
	isRun   bool // the elements of a piece follow one another
	block   []T
	tile    tile[T]
}

func newPort[T any](data []T, p *pieces, operand int) port[T] {
	port := port[T]{
		data: data, operand: operand, step: p.rows.Steps[operand],
		stride: p.strides[operand],
	}
	port.isOne = port.step == 0 && (p.group == 1 || port.stride == 0)
	port.isRun = port.step == 1 && (p.group == 1 || port.stride == p.rows.Length)
	switch {
	case port.isOne || port.isRun:
	case crosses(p.rows, operand):
		port.tile = newTile[T](p)
	default:
		port.block = make([]T, min(blockLength, p.group*p.rows.Length, p.to-p.from))
	}
	return port
}

// at returns where the current piece starts.
func (port *port[T]) at(p *pieces) int {
	return p.row.At[port.operand] + (p.left+p.first)*port.step
}

// in returns the current piece to read: one element if that stands for all.
func (port *port[T]) in(p *pieces) []T {
	at := port.at(p)
	switch {
	case port.isOne:
		return port.data[at : at+1]
	case port.isRun:
		return port.data[at : at+p.n]
	case port.block == nil:
		return port.tile.row(port, p)
	}
	block := port.block[:p.n]
	length := p.n / p.count
	if port.stride == 0 && p.count > 1 {
		port.load(block[:length], 1, at, port.step)
		for done := length; done < len(block); done *= 2 {
			copy(block[done:], block[:done])
		}
		return block
	}
	if p.count == 1 {
		port.load(block, 1, at, port.step)
		return block
	}
	for i := range length { // by columns, which are longer than short rows
		port.load(block[i:], length, at+i*port.step, port.stride)
	}
	return block
}

// load sets every so many elements of block to those of the operand that start at a place
// and are a step from each other.
func (port *port[T]) load(block []T, every, at, step int) {
	for i := 0; i < len(block); i += every {
		block[i] = port.data[at]
		at += step
	}
}

// out returns where to write the current piece, for store.
func (port *port[T]) out(p *pieces) []T {
	if port.isRun {
		at := port.at(p)
		return port.data[at : at+p.n]
	}
	return port.block[:p.n]
}

// store puts what out returned in its place.
func (port *port[T]) store(p *pieces) {
	if port.isRun {
		return
	}
	start, length := port.at(p), p.n/p.count
	for first := 0; first < p.n; first += length {
		at := start
		for _, v := range port.block[first : first+length] {
			port.data[at] = v
			at += port.step
		}
		start += port.stride
	}
}

// free gives back memory of the port, which does not go to other pieces after that. Pieces do not
// know of it, lest they need memory of their own.
func (port *port[T]) free() { slicepool.Put(port.tile.pooled) }

// crosses reports whether the rows of an operand are long, and next to each other in memory.
func crosses(rows *layout.Iterator, operand int) bool {
	d := rows.Dimensions() - 2
	if d < 0 || rows.Length < shortRow || rows.Steps[operand] <= 0 {
		return false
	}
	length, strides := rows.Dimension(d)
	return length >= leastCrossed && strides[operand] == 1
}

// A tile is copies of rows of an operand that are next to each other in memory, within a panel.
type tile[T any] struct {
	pooled []uint64 // memory, to give back
	memory []T
	most   int // rows that there is memory for
	stride int // from a row to the next
	left   int // where the panel starts
	from   int // the first row that it has, by its number
	to     int // the row after the last
}

// tileBytes is the size of most tiles. They have at least the rows whose elements are in a line of
// the cache together.
var tileBytes = asm.L2 / 2

// panelWidth returns how wide the panels of rows of a length are: long enough to be read along, and
// short enough for tiles to have many rows, whose elements follow one another in memory.
func panelWidth(length int) int {
	const most, unit = 1024, 64 // elements; the unit is of several lines
	panels := (length + most - 1) / most
	return ((length+panels-1)/panels + unit - 1) / unit * unit
}

func newTile[T any](p *pieces) tile[T] {
	line := memcopy.LineBytes / sizeOf[T]()
	stride := p.width + line // that rows do not drive each other out of the caches
	most := max(1, tileBytes/memcopy.LineBytes/stride) * line
	most = min(most, p.rows.Count)
	memory, pooled := scratch[T](most * stride)
	return tile[T]{pooled: pooled, memory: memory, most: most, stride: stride}
}

// row returns the current piece of the operand of a port.
func (t *tile[T]) row(port *port[T], p *pieces) []T {
	if p.number >= t.to || p.left != t.left {
		length, _ := p.rows.Dimension(p.rows.Dimensions() - 2)
		i, wanted := p.number%length, (p.first+p.to-p.from+p.length-1)/p.length
		n := min(t.most-i%t.most, length-i, wanted)
		first := p.row.At[port.operand] + p.left*port.step
		memcopy.Transpose(t.memory, port.data[first:], n, p.length, t.stride, port.step)
		t.left, t.from, t.to = p.left, p.number, p.number+n
	}
	return t.memory[(p.number-t.from)*t.stride+p.first:][:p.n]
}
