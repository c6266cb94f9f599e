// Code generated from templates/conv.go.tmpl. DO NOT EDIT.

package kernels

import (
	"slices"
	"unsafe"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/parallel"
)

// A convolution is the product of a matrix of filters and of one of patches, of which a
// few columns at a time are packed into panels. The matrix of patches never is in memory.
//
// Every element is one chain of fused multiply-adds in the order of the channels and of
// the taps of filters, or for few filters the sum of a chain for each tap, whatever the
// layouts, blocks and threads.
type convolution struct {
	kernels         *microKernels
	z, x            Images
	groups          int
	outputs, inputs int // channels of a group
	rows, cols      axis
	padded          bool      // count the products with the zeros around images
	byTaps          bool      // multiply images with each tap, and add up where these meet outputs
	filters         view      // the rows are filters, or taps of filters
	around          []float32 // the products of the rows with zeros, of those that are added up
}

// convolve sets z to x ∗ w: element n, o, y, x is the sum of the products of
// w[o, c, a, b] and x[n, c, …] where they meet, over the channels c of the group of o.
func convolve(kernels *microKernels, z, x, w Images, by asm.Convolution) {
	const kernel = "float32.Conv"
	checkConv(kernel, [3]string{"z", "x", "w"}, &z, &x, &w, by)
	z.checkResult(kernel, "z")
	v := convolution{
		kernels: kernels, z: z, x: x, groups: by.Groups, padded: true,
		outputs: w.Shape[0] / by.Groups, inputs: w.Shape[1],
		rows: forward(w.Shape[2], 0, by), cols: forward(w.Shape[3], 1, by),
	}
	v.run(w, v.outputs*w.Strides[0])
}

// forward returns how n taps of filters move along an axis.
func forward(n, along int, by asm.Convolution) axis {
	a := axis{stride: by.Stride[along]}
	for i := range n {
		a.taps = append(a.taps, tap{i, i*by.Dilation[along] - by.Padding[along]})
	}
	return a
}

// convolveBack sets z to the gradient of x, where g is that of x ∗ w. For each position
// that elements of z have in a stride, these are g convolved with those taps that meet it.
// Patches of g have zeros around it, which no products with filters belong to: what may have become
// NaN by them is computed again, tap by tap.
func convolveBack(kernels *microKernels, z, g, w Images, by asm.Convolution) {
	const kernel = "float32.ConvGradX"
	checkConv(kernel, [3]string{"g", "z", "w"}, &g, &z, &w, by)
	z.checkResult(kernel, "z")
	if g.size() == 0 {
		z.clear()
		return
	}
	gradient := func(byTaps bool) {
		turned := w
		turned.Shape[0], turned.Shape[1] = w.Shape[1], w.Shape[0]/by.Groups
		turned.Strides[0], turned.Strides[1] = w.Strides[1], w.Strides[0]
		for y := range min(by.Stride[0], z.Shape[2]) {
			for x := range min(by.Stride[1], z.Shape[3]) {
				v := convolution{
					kernels: kernels, z: z.every(y, x, by.Stride), x: g, groups: by.Groups, byTaps: byTaps,
					outputs: turned.Shape[0], inputs: turned.Shape[1],
					rows: backward(w.Shape[2], y, 0, by), cols: backward(w.Shape[3], x, 1, by),
				}
				v.run(turned, v.inputs*w.Strides[0])
			}
		}
	}
	gradient(false)
	if neitherIsFinite(kernels, z, w) {
		gradient(true)
	}
}

// neitherIsFinite reports whether both have elements that are not finite. It mostly looks at the
// smaller one only, which takes no time beside a convolution.
func neitherIsFinite(kernels *microKernels, a, b Images) bool {
	if a.size() > b.size() {
		a, b = b, a
	}
	return !a.isFinite(kernels) && !b.isFinite(kernels)
}

// isFinite reports whether no element of m is infinite or NaN.
func (m Images) isFinite(kernels *microKernels) bool {
	run, axis := 1, len(m.Shape) // elements that follow one another, and their first axis
	for axis > 0 && m.Strides[axis-1] == run {
		axis--
		run *= m.Shape[axis]
	}
	runs := 1
	for _, n := range m.Shape[:axis] {
		runs *= n
	}
	for i := range runs {
		at := m.Start
		for d := axis - 1; d >= 0; d-- {
			at, i = at+i%m.Shape[d]*m.Strides[d], i/m.Shape[d]
		}
		if !areFinite(kernels, m.Data[at:][:run]) {
			return false
		}
	}
	return true
}

// areFinite reports whether no element is infinite or NaN, by their products with zeros.
func areFinite(kernels *microKernels, elements []float32) bool {
	const most = 1 << 10 // products of nr elements each
	if len(elements) >= nr {
		buffer := get(most)
		defer buffers.Put(buffer)
		for len(elements) >= nr {
			n := min(len(elements)/nr, most)
			products := (*buffer)[:n]
			clear(products)
			kernels.dots(n, nr, &elements[0], nr, &zeros[0], &products[0], false)
			if slices.ContainsFunc(products, isNot0) {
				return false
			}
			elements = elements[n*nr:]
		}
	}
	return !slices.ContainsFunc(elements, func(v float32) bool { return isNot0(v * 0) })
}

func isNot0(v float32) bool { return v != 0 }

// backward returns how those of n taps move that meet elements which are a stride apart
// from start on.
func backward(n, start, along int, by asm.Convolution) axis {
	a := axis{stride: 1}
	for i := range n {
		if d := start + by.Padding[along] - i*by.Dilation[along]; d%by.Stride[along] == 0 {
			a.taps = append(a.taps, tap{i, d / by.Stride[along]})
		}
	}
	return a
}

// every returns the elements of m that are strides apart from y, x on.
func (m Images) every(y, x int, strides [2]int) Images {
	m.Start += y*m.Strides[2] + x*m.Strides[3]
	for i, first := range []int{y, x} {
		m.Shape[2+i] = count(m.Shape[2+i]-first, strides[i])
		m.Strides[2+i] *= strides[i]
	}
	return m
}

// checkConv panics unless z has the shape of x ∗ w, which a kernel calls by names, and all have
// their elements.
func checkConv(kernel string, names [3]string, z, x, w *Images, by asm.Convolution) {
	z.check(kernel, names[0])
	x.check(kernel, names[1])
	w.check(kernel, names[2])
	lengths.AtLeast(kernel, "by.Groups", by.Groups, 1)
	lengths.Equal(kernel, "images in x ∗ w", z.Shape[0], x.Shape[0])
	lengths.Equal(kernel, "channels of x ∗ w", z.Shape[1], w.Shape[0])
	lengths.Multiple(kernel, "filters in w", w.Shape[0], by.Groups)
	lengths.Multiple(kernel, "channels of x", x.Shape[1], by.Groups)
	lengths.Equal(kernel, "channels of w", w.Shape[1], x.Shape[1]/by.Groups)
	checkWindows(kernel, z, x, [2]int{w.Shape[2], w.Shape[3]}, by)
	lengths.Product(kernel, "products of an image and filters", x.Shape[2], x.Shape[3], w.Shape[0], w.Shape[2], w.Shape[3])
}

// mostMoved is the largest number of elements to move by, of which sums and products do not
// overflow.
const mostMoved = 1 << 30

// checkWindows panics unless z has an element for each place that windows of a size have in x.
func checkWindows(kernel string, z, x *Images, size [2]int, by asm.Convolution) {
	for i, n := range size {
		lengths.AtLeast(kernel, "the size of windows", n, 1)
		lengths.AtLeast(kernel, "by.Stride", by.Stride[i], 1)
		lengths.AtLeast(kernel, "by.Dilation", by.Dilation[i], 1)
		lengths.AtLeast(kernel, "by.Padding", by.Padding[i], 0)
		lengths.AtMost(kernel, "the size of windows", n, mostMoved)
		lengths.AtMost(kernel, "by.Stride", by.Stride[i], mostMoved)
		lengths.AtMost(kernel, "by.Dilation", by.Dilation[i], mostMoved)
		lengths.AtMost(kernel, "by.Padding", by.Padding[i], mostMoved)
		lengths.AtLeast(kernel, "by.Extra", by.Extra[i], -mostMoved)
		lengths.AtMost(kernel, "by.Extra", by.Extra[i], mostMoved)
		lengths.AtMost(kernel, "the size of images", x.Shape[2+i], lengths.Most)
		places := 0
		if free := x.Shape[2+i] + 2*by.Padding[i] + by.Extra[i] - 1 - (n-1)*by.Dilation[i]; free >= 0 {
			places = free/by.Stride[i] + 1
		}
		lengths.Equal(kernel, "places of windows", z.Shape[2+i], places)
	}
	lengths.Product(kernel, "elements of windows", x.Shape[1], size[0]+1, size[1]+1, z.Shape[2], z.Shape[3])
}

// run computes z. The first filters of groups are so far apart in w.
func (v *convolution) run(w Images, group int) {
	if v.z.size() == 0 {
		return
	}
	taps := len(v.rows.taps) * len(v.cols.taps)
	if v.inputs*taps == 0 || v.outputs == 0 {
		v.z.clear()
		return
	}
	v.byTaps = v.byTaps || v.outputs <= fewFilters && v.inputs >= manyInputs && taps > 1 && v.rows.stride == 1 && v.cols.stride == 1
	size := v.rectangle()
	down, across := count(v.z.Shape[2], size.height), count(v.z.Shape[3], size.width)
	tasks := v.z.Shape[0] * v.groups * down * across
	filters, k, compute := v.groups*v.outputs, v.inputs*taps, v.compute
	if v.byTaps {
		filters, k, compute = filters*taps, v.inputs, v.computeByTaps
	}
	buffer := get(filters * (k + apart + 1))
	v.filters = view{unsafe.SliceData(*buffer), filters, k, k + apart, 1}
	v.packFilters(*buffer, w, group)
	if v.byTaps && v.padded {
		v.around = (*buffer)[filters*(k+apart):]
		q := product{
			kernels: v.kernels, c: view{&v.around[0], filters, 1, 1, 1},
			a: v.filters, b: view{&zeros[0], k, 1, 0, 1},
		}
		q.run()
	}
	task := func(t int) {
		y, x := t/across%down*size.height, t%across*size.width
		r := rectangle{y, x, min(size.height, v.z.Shape[2]-y), min(size.width, v.z.Shape[3]-x)}
		t /= down * across
		compute(t/v.groups, t%v.groups, r)
	}
	if v.threads() == 1 {
		for t := range tasks {
			task(t)
		}
	} else {
		parallel.For(tasks, task)
	}
	buffers.Put(buffer)
}

// threads returns how many goroutines v is worth.
func (v *convolution) threads() int {
	if v.filters.rows*v.filters.cols*v.z.Shape[0]*v.z.Shape[2]*v.z.Shape[3] < worth {
		return 1
	}
	return parallel.Threads()
}

// rectangle returns the size of parts of the outputs, for which the inputs, or products with
// taps, fit in half of L2, and of which there are at least 4 for each thread.
func (v *convolution) rectangle() rectangle {
	height, width := v.z.Shape[2], v.z.Shape[3]
	room := roomFor(v.inputs, v.rows, v.cols)
	if v.byTaps {
		room = roomFor(v.outputs*len(v.rows.taps)*len(v.cols.taps), v.rows, v.cols)
	}
	if width > room {
		width = max(room/nr, 4) * nr
	}
	r := rectangle{height: min(max(room/max(width, 1), 1), max(height, 1)), width: max(width, 1)}
	for threads := parallel.Threads(); threads > 1 && v.z.Shape[0]*v.groups*count(height, r.height)*count(width, r.width) < 4*threads; {
		switch {
		case r.height > 1:
			r.height = count(r.height, 2)
		case r.width > 8*nr:
			r.width = multiple(r.width/2, nr)
		default:
			return r
		}
	}
	return r
}

// roomFor returns for how many outputs some channels of inputs fit in half of L2.
func roomFor(channels int, rows, cols axis) int {
	const far = 64 // strides that are as good as any further
	return asm.L2 / 2 / size / (channels * min(rows.stride, far) * min(cols.stride, far))
}

// packFilters copies the filters to rows in the order of channels and taps, or a row for
// each tap.
func (v *convolution) packFilters(to []float32, w Images, group int) {
	var taps []int // where they are from the first element of a channel
	inOrder := !v.byTaps
	for _, a := range v.rows.taps {
		for _, b := range v.cols.taps {
			at := a.index*w.Strides[2] + b.index*w.Strides[3]
			inOrder = inOrder && at == len(taps)
			taps = append(taps, at)
		}
	}
	inOrder = inOrder && w.Strides[1] == len(taps)
	distance, next := 1, len(taps) // in to, between taps and between channels
	if v.byTaps {
		distance, next = v.filters.row, 1
	}
	for i := range v.groups * v.outputs {
		start := w.Start + i/v.outputs*group + i%v.outputs*w.Strides[0]
		filter := to[i*v.filters.rows/v.groups/v.outputs*v.filters.row:]
		if inOrder {
			copy(filter[:v.filters.cols], w.Data[start:])
			continue
		}
		for c := range v.inputs {
			for t, at := range taps {
				filter[c*next+t*distance] = w.Data[start+at+c*w.Strides[1]]
			}
		}
	}
}

// compute computes a part of the outputs of image n and a group of channels.
func (v *convolution) compute(n, group int, of rectangle) {
	k, pixels := v.filters.cols, of.height*of.width
	p := newPatches(v.kernels, v.x, n, group*v.inputs, v.inputs, v.rows, v.cols, of, 0)
	v.z.part(n, group*v.outputs, v.outputs, of).write(func(c view) {
		q := product{
			kernels: v.kernels, c: c, patches: p, b: view{rows: k, cols: pixels},
			a: v.filters.part(group*v.outputs, 0, v.outputs, k),
		}
		q.ofPatches()
	})
	p.free()
}

// ofPatches computes a product with patches, on this goroutine.
func (p *product) ofPatches() {
	if m, ok := p.patches.matrix(); ok {
		p.b, p.patches = m, nil
	}
	p.inBlocksAlone()
}

const (
	fewFilters = 12 // that do not pay for packing patches
	manyInputs = 16 // channels, that pay for adding up a product for each tap
)

// here is an axis along which filters do nothing.
var here = axis{stride: 1, taps: make([]tap, 1)}

// computeByTaps computes a part of the outputs of image n and a group of channels: first the
// products of all taps with what they meet of the image, and then their sums.
func (v *convolution) computeByTaps(n, group int, of rectangle) {
	var met rectangle
	met.y, met.height = v.rows.meet(of.y, of.height, v.x.Shape[2])
	met.x, met.width = v.cols.meet(of.x, of.width, v.x.Shape[3])
	rows, pixels := v.filters.rows/v.groups, met.height*met.width
	buffer := get(rows * pixels)
	products := view{unsafe.SliceData(*buffer), rows, pixels, pixels, 1}
	if pixels > 0 {
		p := newPatches(v.kernels, v.x, n, group*v.inputs, v.inputs, here, here, met, 0)
		q := product{
			kernels: v.kernels, c: products, patches: p, b: view{rows: v.inputs, cols: pixels},
			a: v.filters.part(group*rows, 0, rows, v.inputs),
		}
		q.ofPatches()
		p.free()
	}
	v.z.part(n, group*v.outputs, v.outputs, of).write(func(c view) {
		for i := range v.outputs {
			taps := rows / v.outputs
			z := unsafe.Slice(c.at(i, 0), c.cols)
			v.sum(z, (*buffer)[i*taps*pixels:][:taps*pixels], of, met)
			if v.padded {
				v.addAround(z, v.around[group*rows+i*taps:][:taps], of)
			}
		}
	})
	buffers.Put(buffer)
}

// meet returns the elements of an axis of n that taps meet, for outputs from start on.
func (a axis) meet(start, outputs, n int) (first, length int) {
	lo, hi := n, 0
	for _, t := range a.taps {
		lo, hi = min(lo, start+t.offset), max(hi, start+t.offset+outputs)
	}
	lo, hi = max(lo, 0), min(hi, n)
	return lo, max(hi-lo, 0)
}

// sum sets z, the outputs of a channel in a rectangle, to the sums of the products of each
// tap with the rectangle that taps meet.
func (v *convolution) sum(z, products []float32, of, met rectangle) {
	clear(z)
	for _, a := range v.rows.taps {
		for _, b := range v.cols.taps {
			n := met.height * met.width
			v.add(z, products[:n], of, met, of.y+a.offset-met.y, of.x+b.offset-met.x)
			products = products[n:]
		}
	}
}

// addAround adds to z, the outputs of a channel in a rectangle, the product of each tap with zeros,
// of those that are NaN, where the tap meets them.
func (v *convolution) addAround(z, products []float32, of rectangle) {
	for t, product := range products {
		if product == 0 {
			continue
		}
		y, x := of.y+v.rows.taps[t/len(v.cols.taps)].offset, of.x+v.cols.taps[t%len(v.cols.taps)].offset
		for i := range z {
			y, x := y+i/of.width, x+i%of.width
			if y < 0 || y >= v.x.Shape[2] || x < 0 || x >= v.x.Shape[3] {
				z[i] += product
			}
		}
	}
}

// add adds to z, the outputs in a rectangle, products with the one that is met, where the
// first output meets y, x. Where rows are as long, all are added as one, once there are
// zeros for what outputs would meet of the rows beside theirs.
func (v *convolution) add(z, products []float32, of, met rectangle, y, x int) {
	if of.width == met.width {
		width := met.width
		for row := products; len(row) > 0; row = row[width:] {
			clear(row[:min(max(x, 0), width)])
			clear(row[max(width+min(x, 0), 0):width])
		}
		of, met = rectangle{height: 1, width: len(z)}, rectangle{height: 1, width: len(products)}
		y, x = 0, y*width+x
	}
	lo, hi := max(0, -x), min(of.width, met.width-x)
	for i := max(0, -y); i < min(of.height, met.height-y) && lo < hi; i++ {
		to := z[i*of.width:][lo:hi]
		v.kernels.add(to, to, products[(y+i)*met.width+x+lo:][:hi-lo])
	}
}

// part returns some channels of a part of image n.
func (m Images) part(n, channel, channels int, of rectangle) Images {
	m.Start = m.at(n, channel, of.y, of.x)
	m.Shape = [4]int{1, channels, of.height, of.width}
	return m
}

// clear sets all elements to 0.
func (m Images) clear() {
	for i := range m.Shape[0] * m.Shape[1] * m.Shape[2] {
		row := m.at(i/m.Shape[2]/m.Shape[1], i/m.Shape[2]%m.Shape[1], i%m.Shape[2], 0)
		for x := range m.Shape[3] {
			m.Data[row+x*m.Strides[3]] = 0
		}
	}
}

// write has f set the channels of an image, as a matrix with a row for each.
func (m Images) write(f func(c view)) {
	channels, height, width := m.Shape[1], m.Shape[2], m.Shape[3]
	if m.Strides[3] == 1 && (height == 1 || m.Strides[2] == width) {
		f(view{&m.Data[m.Start], channels, height * width, m.Strides[1], 1})
		return
	}
	buffer := get(channels * height * width)
	f(view{unsafe.SliceData(*buffer), channels, height * width, height * width, 1})
	for i := range channels * height {
		put((*buffer)[i*width:][:width], m.Data, m.at(0, i/height, i%height, 0), m.Strides[3])
	}
	buffers.Put(buffer)
}

// put copies elements to those of data that are step apart from the one at start.
func put(from, data []float32, start, step int) {
	for _, v := range from {
		data[start] = v
		start += step
	}
}

// A correlation is the gradient of filters: the product of the patches and the gradients
// of what they make. Rows of images are shared out to parts, each of which has sums of its
// own, that are added in order.
type correlation struct {
	kernels         *microKernels
	g, x            Images
	groups          int
	outputs, inputs int // channels of a group
	rows, cols      axis
	height, width   int  // of what patches are made of at a time
	parts, blocks   int  // of the rows of all images, and of the channels of a group
	sums            view // for each part, group, channel and tap a row, with a sum for each output
}

const (
	mostParts = 16      // enough for as many threads to share the work
	partSums  = 1 << 22 // sums in all parts, beyond which there are fewer parts
	blockTaps = 96      // rows of patches that pay for packing gradients once more
)

// correlate sets z to the gradient of w, where g is that of x ∗ w. The elements of a filter
// in z follow one another, and so do those of a channel in g.
func correlate(kernels *microKernels, z, g, x Images, by asm.Convolution) {
	const kernel = "float32.ConvGradW"
	checkConv(kernel, [3]string{"g", "x", "z"}, &g, &x, &z, by)
	z.checkResult(kernel, "z")
	z.checkRuns(kernel, "z", 1)
	g.checkRuns(kernel, "g", 2)
	if g.size() == 0 {
		z.clear()
		return
	}
	taps := z.Shape[2] * z.Shape[3]
	v := correlation{
		kernels: kernels, g: g, x: x, groups: by.Groups,
		outputs: z.Shape[0] / by.Groups, inputs: z.Shape[1],
		rows: forward(z.Shape[2], 0, by), cols: forward(z.Shape[3], 1, by),
	}
	var filters view
	filters.set(&Matrix{z.Data, z.Start, z.Shape[0], v.inputs * taps, z.Strides[0], 1})
	if filters.rows == 0 || filters.cols == 0 {
		return
	}
	room := roomFor(v.inputs, v.rows, v.cols)
	v.width = max(min(room, g.Shape[3]), 1)
	v.height = max(room/v.width, 1)
	v.parts = max(min(g.Shape[0]*g.Shape[2], mostParts, partSums/filters.rows/filters.cols), 1)
	v.blocks = max(min(mostParts/v.parts/v.groups, filters.cols/blockTaps, v.inputs), 1)
	buffer := get(v.parts * filters.rows * filters.cols)
	clear(*buffer)
	v.sums = view{unsafe.SliceData(*buffer), v.parts * v.groups * filters.cols, v.outputs, v.outputs, 1}
	v.run()
	sum := (*buffer)[:filters.rows*filters.cols]
	for rest := (*buffer)[len(sum):]; len(rest) > 0; rest = rest[len(sum):] {
		for i, x := range rest[:len(sum)] {
			sum[i] += x
		}
	}
	for group := range v.groups {
		of := v.sums.part(group*filters.cols, 0, filters.cols, v.outputs)
		of.transpose()
		of.packTo(kernels, filters.at(group*v.outputs, 0), filters.row)
	}
	buffers.Put(buffer)
}

// run adds to the sums of all parts.
func (v *correlation) run() {
	tasks := v.parts * v.groups * v.blocks
	task := func(t int) { v.compute(t/v.blocks/v.groups, t/v.blocks%v.groups, t%v.blocks) }
	if v.sums.rows/v.parts*v.outputs*v.g.Shape[0]*v.g.Shape[2]*v.g.Shape[3] >= worth {
		parallel.For(tasks, task)
		return
	}
	for t := range tasks {
		task(t)
	}
}

// compute adds to the sums of a part, for a block of the channels of a group.
func (v *correlation) compute(part, group, block int) {
	channel, end := block*v.inputs/v.blocks, (block+1)*v.inputs/v.blocks
	taps := len(v.rows.taps) * len(v.cols.taps)
	sums := v.sums.part(((part*v.groups+group)*v.inputs+channel)*taps, 0, (end-channel)*taps, v.outputs)
	height, rows := v.g.Shape[2], v.g.Shape[0]*v.g.Shape[2]
	last := (part + 1) * rows / v.parts
	for row := part * rows / v.parts; row < last; {
		of := rectangle{y: row % height}
		of.height = min(v.height, height-of.y, last-row)
		for ; of.x < v.g.Shape[3]; of.x += v.width {
			of.width = min(v.width, v.g.Shape[3]-of.x)
			v.add(sums, row/height, group, channel, end-channel, of)
		}
		row += of.height
	}
}

// add adds to sums what a part of image n has.
func (v *correlation) add(sums view, n, group, channel, channels int, of rectangle) {
	p := newPatches(v.kernels, v.x, n, group*v.inputs+channel, channels, v.rows, v.cols, of, 0)
	matrix, isMatrix := p.matrix()
	pixels := of.height * of.width
	most := min(kc, pixels)
	distance := multiple(most, nr) + nr // of rows of patches, as pack needs it
	q := product{kernels: v.kernels, c: sums, a: view{cols: most}, accumulate: true}
	block := q.blockRows(sums.rows)
	a := get(block * distance)
	g := v.g.at(n, group*v.outputs, of.y, of.x)
	for j := 0; j < pixels; j += kc {
		some := min(kc, pixels-j)
		q.b = view{&v.g.Data[g+j], some, v.outputs, 1, v.g.Strides[1]}
		for row := 0; row < sums.rows; row += block {
			rows := min(block, sums.rows-row)
			q.c = sums.part(row, 0, rows, v.outputs)
			if isMatrix {
				q.a = matrix.part(row, j, rows, some)
			} else {
				q.a = view{unsafe.SliceData(*a), rows, some, distance, 1}
				for i := 0; i < some; i += nr {
					p.pack(v.kernels, row, rows, q.a.at(0, i), distance, j+i)
				}
			}
			q.block(0, rows, 0, v.outputs)
		}
	}
	buffers.Put(a)
	p.free()
}
