// Code generated from templates/matmul.go.tmpl. DO NOT EDIT.

package kernels

import (
	"sync"
	"unsafe"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/parallel"
)

// A Matrix is a view of Rows x Cols elements of a slice: element i, j is
// Data[Start+i*RowStride+j*ColStride]. Strides may be negative, and in operands 0. A product of
// matrices that do not fit one another, or of which elements are outside of their slices, panics
// with an *asm.LengthError before it reads or writes.
type Matrix struct {
	Data                 []float64
	Start                int
	Rows, Cols           int
	RowStride, ColStride int
}

// Dense returns the matrix whose rows lie one after another in data.
func Dense(data []float64, rows, cols int) Matrix {
	return Matrix{Data: data, Rows: rows, Cols: cols, RowStride: cols, ColStride: 1}
}

// T returns the transpose of m, a view of the same elements.
func (m Matrix) T() Matrix {
	m.Rows, m.Cols, m.RowStride, m.ColStride = m.Cols, m.Rows, m.ColStride, m.RowStride
	return m
}

// multiply sets c, or adds to it, a·b.
//
// Every element is one chain of fused multiply-adds in the order of the columns of
// a, whatever the layouts, blocks and threads. Only where a vector is multiplied with
// a matrix along whose memory the sums run are they sums of interleaved chains, for
// they would wait for each other.
func multiply(kernels *microKernels, c, a, b *Matrix, accumulate bool) {
	checkProduct(c, a, b, accumulate)
	p := product{kernels: kernels, accumulate: accumulate}
	p.c.set(c)
	if p.c.col != 1 && p.c.row == 1 || p.c.rows == 1 && p.c.cols > 1 { // the transposes, b·a
		p.c.transpose()
		p.a.set(b)
		p.a.transpose()
		p.b.set(a)
		p.b.transpose()
	} else {
		p.a.set(a)
		p.b.set(b)
	}
	switch {
	case c.Rows == 0 || c.Cols == 0:
	case p.a.cols == 0:
		if !accumulate {
			p.c.clear()
		}
	default:
		p.run()
	}
}

// checkProduct panics unless a·b fits c, and all have their elements.
func checkProduct(c, a, b *Matrix, accumulate bool) {
	kernel := "float64.MatMul"
	if accumulate {
		kernel = "float64.MatMulAdd"
	}
	lengths.Equal(kernel, "a.Rows", a.Rows, c.Rows)
	lengths.Equal(kernel, "b.Cols", b.Cols, c.Cols)
	lengths.Equal(kernel, "b.Rows", b.Rows, a.Cols)
	lengths.AtMost(kernel, "a.Cols", a.Cols, lengths.Most)
	c.check(kernel, "c", true)
	a.check(kernel, "a", false)
	b.check(kernel, "b", false)
}

// check panics unless Data has all elements, apart if m is a result.
func (m *Matrix) check(kernel, name string, isResult bool) {
	if lengths.Plain(len(m.Data), m.Start, m.Rows, m.Cols, m.RowStride, m.ColStride) {
		return
	}
	shape, strides := []int{m.Rows, m.Cols}, []int{m.RowStride, m.ColStride}
	lengths.Inside(kernel, name, len(m.Data), m.Start, shape, strides)
	if isResult {
		lengths.Apart(kernel, name, len(m.Data), shape, strides)
	}
}

// microKernels are the inner loops of products. Pointers are to first elements;
// r are the distances between rows and c those between columns, in elements.
type microKernels struct {
	// panel sets m rows of c, which has the n <= nr columns of b, to from + a·b.
	// Unless packed is nil, the first mr rows copy b to it, for the others to read. Each
	// tile has so many lines of the cache fetched from next on, or none.
	panel func(m, n, k int, a *float64, ra, ca int, b *float64, rb int, packed, from *float64, rf int, c *float64, rc int, next *float64, lines int)
	// packTransposed copies as many columns as a vector has lanes, each of k elements
	// in a row, to k rows, and has those fetched that come so many elements later. k is a
	// positive multiple of the lanes.
	packTransposed func(k int, to *float64, rt int, b *float64, cb, later int)
	// packRuns sets k > 0 rows of nr elements, which are rt apart, to n > 0 runs: from
	// element runs[r][0] of row l on, until the next run, are the elements that follow
	// taps[l]+runs[r][1] of from. Up to nr elements after a run may be read, and after a
	// row written.
	packRuns func(k int, to *float64, rt int, from *float64, taps *int, runs *[2]int, n int)
	// takeSecond takes n elements of which each is the second after the one before, and
	// reads one more. n is a positive multiple of the lanes.
	takeSecond func(n int, to, from *float64)
	// add sets z to x + y.
	add func(z, x, y []float64)
	// dots adds a·b to m elements of c, where rows of a, b and c are contiguous. It reads some
	// rows of a together, or one after the other as a stream.
	dots func(m, k int, a *float64, ra int, b, c *float64, stream bool)
	// combine adds a·b to n elements of c, where rows of b and c are contiguous.
	combine func(n, k int, a *float64, ca int, b *float64, rb int, c *float64)
}

const (
	size  = 8         // bytes of an element
	lanes = 4         // elements of a vector
	mr    = 6         // rows of a tile, the part of c that is in registers
	nr    = 2 * lanes // columns of a tile
)

// Sizes of blocks, in the terms of Goto and van de Geijn, "Anatomy of
// High-Performance Matrix Multiplication". Times in a kernel stay below 50 µs, as
// Go cannot interrupt it.
var (
	kc         = asm.L1 / 3 * 2 / ((nr + mr) * size)           // rows of a panel of b, which stays in L1 with the rows of a for a tile
	blockBytes = min(asm.L2, 1<<20) / 2                        // of a block of a, which stays in L2
	ncMost     = max(min(asm.L3, 32<<20)/4/size/kc/nr, 1) * nr // columns of a block, whose panels of b stay in L3
	nearBytes  = asm.L1 / 4 * 3                                // of b that is read where it is
)

const (
	fewRows = 24        // of a, that do not pay for packing b if it is in L2
	mcMost  = 1 << 10   // rows of a block of a
	worth   = nr << 18  // multiplications that are worth a second goroutine
	apart   = 64 / size // keeps packed rows of a from the same sets of a cache
)

// A product is the work of one call: c = a·b, or c += a·b.
type product struct {
	kernels    *microKernels
	c, a, b    view
	accumulate bool
	patches    *patches // what b is, or nil if it is in memory
}

// run computes a product in which no dimension is 0.
func (p *product) run() {
	switch {
	case p.c.cols == 1 && p.vector():
	case p.c.col != 1:
		p.throughBuffer()
	default:
		p.inBlocks()
	}
}

// throughBuffer computes a product whose c is contiguous along neither dimension.
func (p product) throughBuffer() {
	buffer, c := get(p.c.rows*p.c.cols), p.c
	p.c = view{unsafe.SliceData(*buffer), c.rows, c.cols, c.cols, 1}
	if p.accumulate {
		p.c.copy(c)
	}
	p.run()
	c.copy(p.c)
	buffers.Put(buffer)
}

// threads returns how many goroutines the product is worth.
func (p *product) threads() int {
	if p.c.rows*p.c.cols*p.a.cols < worth {
		return 1
	}
	return parallel.Threads()
}

// inBlocks computes c in blocks, for several goroutines in at least 16 for each: the last
// to end keeps the others waiting for no longer than a block takes.
func (p *product) inBlocks() {
	threads := p.threads()
	if threads == 1 {
		p.inBlocksAlone()
		return
	}
	m, n := p.c.rows, p.c.cols
	mc, nc := p.blockRows(m), n
	for count(m, mc)*count(n, nc) < 16*threads && (mc > 4*mr || nc > 4*nr) {
		if mc > 4*mr && mc*2 > nc || nc <= 4*nr {
			mc = multiple(mc/2, mr)
		} else {
			nc = multiple(nc/2, nr)
		}
	}
	p.inBlocksParallel(mc, nc)
}

// inBlocksAlone computes c on this goroutine.
func (p *product) inBlocksAlone() {
	for j := 0; j < p.c.cols; j += ncMost {
		p.block(0, p.c.rows, j, min(ncMost, p.c.cols-j))
	}
}

func (p product) inBlocksParallel(mc, nc int) {
	m, n := p.c.rows, p.c.cols
	across := count(n, nc)
	parallel.For(count(m, mc)*across, func(t int) {
		i, j := t/across*mc, t%across*nc
		p.block(i, min(mc, m-i), j, min(nc, n-j))
	})
}

// depth returns the number of columns of a to multiply at a time: equal parts of at most kc.
func (p *product) depth() int {
	k := p.a.cols
	if k <= kc {
		return k
	}
	return multiple(count(k, count(k, kc)), lanes)
}

// blockRows returns how many of m rows of c to compute at a time: equal parts, for which
// those of a fit blockBytes.
func (p *product) blockRows(m int) int {
	k := p.depth()
	if m*k*size <= blockBytes && m <= mcMost {
		return m
	}
	most := max(min(blockBytes/size/k, mcMost), mr)
	return multiple(count(m, count(m, most)), mr)
}

// block computes m rows at i of n columns at j of c, with memory for what it packs: panels
// of b in the place of each other, unless they are needed again for more rows of c.
func (p *product) block(i, m, j, n int) {
	mc, depth, forA, forB, next := p.blockRows(m), p.depth(), 0, 0, 0
	if p.a.col != 1 {
		forA = mc * (depth + apart)
	}
	if p.packs(m) {
		if m > mc {
			next = depth * nr
		}
		forB = (count(n, nr)-1)*next + (depth+1)*nr // patches write past the last row
	}
	if forA+forB == 0 {
		p.panels(i, m, mc, j, n, nil, nil, 0)
		return
	}
	buffer := get(forB + forA)
	p.panels(i, m, mc, j, n, first((*buffer)[forB:]), first((*buffer)[:forB]), next)
	buffers.Put(buffer)
}

// panels computes a block, mc rows at a time, a panel of b after the other. It reads rows
// of a where they are, unless their elements are apart. The first tile copies a panel, if
// there is place for it, which then stays in L1.
func (p *product) panels(i, m, mc, j, n int, rows, panels *float64, next int) {
	from, depth := p.start(), p.depth()
	for l := 0; l < p.a.cols; l += depth {
		k := min(depth, p.a.cols-l)
		for r := i; r < i+m; r += mc {
			a := p.a.part(r, l, min(mc, i+m-r), k)
			if a.col != 1 {
				a.packTo(p.kernels, rows, k+apart)
				a = view{rows, a.rows, k, k + apart, 1}
			}
			for q := 0; q < n; q += nr {
				to, cols, lines := offset(panels, q/nr*next), min(nr, n-q), 0
				b, rb, packed := to, nr, (*float64)(nil)
				if r > i && panels != nil { // it is there from the rows before
					lines = count(k*nr*size/64, max(a.rows/mr, 1))
				} else {
					b, rb, packed = p.panel(l, j+q, k, cols, to)
				}
				p.kernels.panel(a.rows, cols, k, a.p, a.row, a.col, b, rb, packed, from.at(r, j+q), from.row, p.c.at(r, j+q), p.c.row, offset(to, next), lines)
			}
		}
		from = p.c
	}
}

// panel returns a panel of b, the distance of its rows, and where the first tile is to
// copy it. What is not in rows in memory it packs itself.
func (p *product) panel(l, q, k, cols int, to *float64) (b *float64, row int, packed *float64) {
	switch {
	case p.patches != nil:
		p.patches.pack(p.kernels, l, k, to, nr, q)
	case p.b.col != 1:
		p.b.part(l, q, k, cols).packTo(p.kernels, to, nr)
	default:
		return p.b.at(l, q), p.b.row, to
	}
	return to, nr, nil
}

// packs reports whether to copy panels of b for products with m rows of a: that costs
// little where it has to come from beyond L2.
func (p *product) packs(m int) bool {
	if p.patches != nil || p.b.col != 1 {
		return true
	}
	bytes := p.b.rows * max(p.b.row, -p.b.row) * size
	return m >= fewRows && bytes > nearBytes || m >= mr && bytes > blockBytes
}

// start returns what the sums start from: c, or one row of zeros for all of it.
func (p *product) start() view {
	if p.accumulate {
		return p.c
	}
	return view{p: &zeros[0]}
}

var zeros [nr]float64

// vector computes a product whose c and b are columns, and reports whether it was one.
func (p *product) vector() bool {
	switch {
	case p.a.col != 1 && p.a.row != 1:
		return false
	case p.c.row != 1:
		p.throughBuffer()
	case p.a.col == 1 && p.b.row != 1:
		p.withCopyOfB()
	default:
		p.inParts()
	}
	return true
}

// withCopyOfB computes a product with a copy of b whose elements follow one another.
func (p product) withCopyOfB() {
	buffer := get(p.b.rows)
	b := view{unsafe.SliceData(*buffer), p.b.rows, 1, 1, 1}
	b.copy(p.b)
	p.b = b
	p.inParts()
	buffers.Put(buffer)
}

const (
	together   = 8            // rows of a that are multiplied with a vector at a time
	vectorWork = 1 << 16      // multiplications of one call of a kernel
	vectorWide = 16384 / size // elements of c that stay in L1 while columns of a are combined
	streamed   = 2048 / size  // columns of a row of a, beyond L2, that pay for reading it alone
)

// inParts computes parts of a column c.
func (p *product) inParts() {
	threads := p.threads()
	elements := min(vectorWide, multiple(count(p.c.rows, threads), nr))
	if p.a.col == 1 {
		elements = max(vectorWork/p.a.cols/together, 1) * together
	}
	if threads > 1 {
		p.inPartsParallel(elements)
		return
	}
	for i := 0; i < p.c.rows; i += elements {
		p.part(i, min(elements, p.c.rows-i))
	}
}

func (p product) inPartsParallel(elements int) {
	parallel.For(count(p.c.rows, elements), func(t int) { p.part(t*elements, min(elements, p.c.rows-t*elements)) })
}

// part computes m elements at i of c: as dot products of rows of a, if those are
// contiguous, or as a combination of columns. The lengths of the parts of dot products
// depend on nothing but the columns of a.
func (p *product) part(i, m int) {
	c, k := p.c.at(i, 0), p.a.cols
	if !p.accumulate {
		clear(unsafe.Slice(c, m))
	}
	if p.a.col == 1 {
		stream := k >= streamed && p.a.rows*k*size > asm.L2
		for l := 0; l < k; l += vectorWork {
			p.kernels.dots(m, min(vectorWork, k-l), p.a.at(i, l), p.a.row, p.b.at(l, 0), c, stream)
		}
		return
	}
	columns := max(vectorWork/m/together, 1) * together
	for l := 0; l < k; l += columns {
		p.kernels.combine(m, min(columns, k-l), p.b.at(l, 0), p.b.row, p.a.at(i, l), p.a.col, c)
	}
}

// A view is a Matrix that was checked.
type view struct {
	p          *float64 // element 0, 0
	rows, cols int
	row, col   int // distances between rows and between columns
}

// set makes v the view of m. A distance that does not matter becomes 1, as in a contiguous matrix.
func (v *view) set(m *Matrix) {
	v.rows, v.cols, v.row, v.col = m.Rows, m.Cols, m.RowStride, m.ColStride
	if v.rows == 0 || v.cols == 0 {
		return
	}
	if v.rows == 1 {
		v.row = 1
	}
	if v.cols == 1 {
		v.col = 1
	}
	v.p = &m.Data[m.Start]
}

// transpose makes v its transpose.
func (v *view) transpose() { v.rows, v.cols, v.row, v.col = v.cols, v.rows, v.col, v.row }

func (v view) at(i, j int) *float64 { return offset(v.p, i*v.row+j*v.col) }

func (v view) part(i, j, rows, cols int) view { return view{v.at(i, j), rows, cols, v.row, v.col} }

func (v view) clear() {
	for i := range v.rows {
		for j := range v.cols {
			*v.at(i, j) = 0
		}
	}
}

func (v view) copy(from view) {
	for i := range v.rows {
		for j := range v.cols {
			*v.at(i, j) = *from.at(i, j)
		}
	}
}

// packTo copies v to rows that are a distance apart.
func (v view) packTo(kernels *microKernels, to *float64, row int) {
	switch {
	case v.col == 1:
		for i := range v.rows {
			copy(unsafe.Slice(offset(to, i*row), v.cols), unsafe.Slice(v.at(i, 0), v.cols))
		}
	case v.row == 1 && v.rows >= lanes && v.cols >= lanes:
		// What is left at the ends overlaps what is done.
		whole, last := v.rows/lanes*lanes, v.rows-lanes
		panel := v.cols * v.col
		for j := 0; ; j = min(j+lanes, v.cols-lanes) {
			kernels.packTransposed(whole, offset(to, j), row, v.at(0, j), v.col, panel)
			kernels.packTransposed(lanes, offset(to, last*row+j), row, v.at(last, j), v.col, panel)
			if j == v.cols-lanes {
				return
			}
		}
	default:
		view{to, v.rows, v.cols, row, 1}.copy(v)
	}
}

// offset returns the address of the element n after that at p.
func offset(p *float64, n int) *float64 { return (*float64)(unsafe.Add(unsafe.Pointer(p), n*size)) }

// first returns the address of the first element of s, or nil.
func first(s []float64) *float64 {
	if len(s) == 0 {
		return nil
	}
	return &s[0]
}

// count returns how many parts of d make n, and multiple how many elements they have.
func count(n, d int) int    { return (n + d - 1) / d }
func multiple(n, d int) int { return count(n, d) * d }

// buffers has *[]float64 that are not in use.
var buffers sync.Pool

// get returns a slice of n elements, with any values, which its user gives back to buffers.
func get(n int) *[]float64 {
	if b, _ := buffers.Get().(*[]float64); b != nil && cap(*b) >= n {
		*b = (*b)[:n]
		return b
	}
	b := make([]float64, n)
	return &b
}
