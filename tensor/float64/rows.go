// Code generated from templates/rows.go.tmpl. DO NOT EDIT.

package f64

import (
	"slices"

	kernels "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/tensor"
)

// A rowKernel is an operation on the rows of tensors, or what gives its gradients: see gen/table.
type rowKernel struct {
	name     string
	device   deviceops.Op // the kernel of devices, unless it is an operation on elements
	defaults []float64    // of parameters that are nil
	sums     int          // how many gradients of parameters it gives

	// The kernel for rows that follow one another, of operands and scalars: one makes rows of rows,
	// the other a number of one. Both are nil of an operation on elements.
	rows   func(z []float64, sums, of [][]float64, n int, scalars []float64)
	number func(x, scalars []float64) float64

	// parts is the operation by others, on any rows: it sets z, which has length 1 along the axes if
	// it is of numbers.
	parts func(p *rowParts, z *Tensor)
}

// rowOperands are what a rowKernel is called with.
type rowOperands struct {
	rows       []*Tensor // of one shape
	numbers    []*Tensor // which have one element for each row
	parameters []*Tensor // which have one element for each of a row, or are nil
	sums       []*Tensor // for the gradients of parameters
	scalars    []float64
	axes       []int // along which rows lie
}

// ofRows sets z to what a kernel makes of operands, and returns z.
func (z *Tensor) ofRows(k *rowKernel, o *rowOperands) *Tensor {
	x := o.rows[0]
	for _, y := range o.rows[1:] {
		wantOneShape(k.name, x, y)
	}
	if len(o.sums) > 0 {
		_, lengths := layout.Last(k.name, x.Shape(), o.axes...)
		for _, t := range o.sums {
			t.layout.CheckShape(k.name, lengths...)
			deviceops.Check(k.name, x.Device(), t)
		}
	}
	kept, folded := reduce.Split(k.name, &x.layout, o.axes)
	switch ofNumber := k.number != nil; {
	case !x.isOnHost() && ofNumber:
		return z.numbersOnDevice(k, o)
	case !x.isOnHost():
		return z.rowsOnDevice(k, o)
	case ofNumber && folded.IsRun() && 0 < folded.Size() && reduce.Alone(folded.Size()):
		return z.numbersOfRows(k, o, &kept, &folded)
	case ofNumber || k.rows == nil || len(o.numbers) > 0 && !folded.IsRun():
		return z.byParts(k, o)
	}
	return z.rowsOfRows(k, o)
}

// numbersOfRows is ofRows of a kernel that makes numbers, on the host.
func (z *Tensor) numbersOfRows(k *rowKernel, o *rowOperands, kept, folded *reduce.Axes) *Tensor {
	x, scalars := o.rows[0].onHost(k.name), o.elements()
	z = z.resultOf(k.name, kept.AppendLengths(nil)...)
	values := z.valuesFrom(x)
	reduce.EachRow(k.name, x.data, x.layout.Start(), kept, folded, func(i int, row []float64) {
		values[i] = k.number(row, scalars)
	})
	return z.setValues(values)
}

// rowsOfRows is ofRows of a kernel that makes rows, on the host.
func (z *Tensor) rowsOfRows(k *rowKernel, o *rowOperands) *Tensor {
	scalars := o.elements()
	var numbers, parameters [][]float64
	for _, t := range o.numbers {
		numbers = append(numbers, t.values(k.name))
	}
	for i, t := range o.parameters {
		parameters = append(parameters, o.parameter(k, i, t))
	}
	run := func(z []float64, sums, rows [][]float64, n, first int) {
		of := slices.Clone(rows)
		for _, x := range numbers {
			of = append(of, x[first:first+len(z)/n])
		}
		k.rows(z, sums, append(of, parameters...), n, scalars)
	}
	if len(o.sums) > 0 {
		return z.summedRows(k, o, run)
	}
	sums := make([][]float64, k.sums)
	return z.eachRow(k.name, func(z []float64, rows [][]float64, n, first int) { run(z, sums, rows, n, first) }, o.axes, o.rows...)
}

// summedRows is rowsOfRows that gives the gradients of parameters too: run adds those of rows,
// which are summed up in blocks.
func (z *Tensor) summedRows(k *rowKernel, o *rowOperands, run func(z []float64, sums, rows [][]float64, n, first int)) *Tensor {
	x := o.rows[0]
	_, lengths := layout.Last(k.name, x.Shape(), o.axes...)
	n := lengths.Size()
	rows := x.Size() / max(n, 1)
	together := max(8, min(rows/8, 64)) // are summed up one after another
	blocks := (rows + together - 1) / together
	sums := zeros(k.name, []int{len(o.sums), blocks, n})
	defer sums.Free()
	z = z.asRows(k.name, func(z []float64, of [][]float64, n int) {
		reduce.Share(blocks, together*n, func(low, high int) {
			for block := low; block < high; block++ {
				ofBlock := make([][]float64, k.sums)
				for i := range o.sums {
					ofBlock[i] = sums.data[(i*blocks+block)*n:][:n]
				}
				from, to := block*together*n, min((block+1)*together*n, len(z))
				run(z[from:to], ofBlock, parts(of, from, to), n, block*together)
			}
		})
	}, nil, o.axes, o.rows...)
	for i, ofBlocks := range sums.Slices(0) {
		sum := Sum(ofBlocks, 0)
		o.sums[i].Assign(sum.View(lengths...))
		sum.Free()
	}
	return z
}

// elements returns the scalars as elements.
func (o *rowOperands) elements() []float64 {
	scalars := make([]float64, len(o.scalars))
	for i, v := range o.scalars {
		scalars[i] = float64(v)
	}
	return scalars
}

// parameter returns a copy of parameter i, t, stretched to the lengths along the axes.
func (o *rowOperands) parameter(k *rowKernel, i int, t *Tensor) []float64 {
	_, lengths := layout.Last(k.name, o.rows[0].Shape(), o.axes...)
	if t == nil {
		return slices.Repeat([]float64{float64(k.defaults[i])}, lengths.Size())
	}
	l := layout.New(lengths...)
	return t.onHost(k.name).view(t.layout.Onto(k.name, &l)).values(k.name)
}

// stretched returns t, which has the lengths of x along axes, as it stretches to x.
func (t *Tensor) stretched(op string, x *Tensor, axes []int) *Tensor {
	_, lengths := layout.Last(op, x.Shape(), axes...)
	l, shape := layout.New(lengths...), x.Shape()
	for axis, n := range layout.KeepDims(op, x.Shape(), axes...) {
		if n == shape[axis] {
			shape[axis] = 1 // along which parameters stay the same
		}
	}
	return t.view(t.layout.Onto(op, &l)).Reshape(shape...)
}

// numbersOnDevice is ofRows of a kernel that makes numbers, on a device.
func (z *Tensor) numbersOnDevice(k *rowKernel, o *rowOperands) *Tensor {
	x := o.rows[0]
	if x.Size() == 0 {
		return z.byParts(k, o)
	}
	p := newRowParts(k, o)
	z = z.resultOn(x.Device(), k.name, p.folded...)
	ofRows := z.View(p.kept...).BroadcastTo(x.Shape()...)
	operands := []any{x}
	for _, v := range o.elements() {
		operands = append(operands, v)
	}
	if deviceops.Float64.Rows(k.device, x.foldedAxes(o.axes), ofRows.Array(), ofRows.ontoIt(k.name, operands...)...) {
		return z
	}
	return z.byParts(k, o)
}

// rowsOnDevice is ofRows of a kernel that makes rows, on a device.
func (z *Tensor) rowsOnDevice(k *rowKernel, o *rowOperands) *Tensor {
	x := o.rows[0]
	z = z.resultOn(x.Device(), k.name, x.Shape()...)
	if x.Size() == 0 || k.rows == nil || !z.rowsByKernel(k, o) {
		return z.byParts(k, o)
	}
	return z
}

// rowsByKernel sets z by a kernel of the device, and reports whether there is one for such rows.
func (z *Tensor) rowsByKernel(k *rowKernel, o *rowOperands) bool {
	p := newRowParts(k, o)
	defer p.free()
	var operands []any
	for _, t := range slices.Concat(o.rows, p.numbers, p.parameters) {
		operands = append(operands, t)
	}
	var scalars []any
	for _, v := range o.elements() {
		scalars = append(scalars, v)
	}
	axes := p.x.foldedAxes(o.axes)
	if k.sums == 0 {
		return deviceops.Float64.Rows(k.device, axes, z.Array(), z.ontoIt(k.name, append(operands, scalars...)...)...)
	}
	_, lengths := layout.Last(k.name, p.x.Shape(), o.axes...)
	parts := deviceops.PartsOfRows(p.x.Device(), p.x.Size()/max(lengths.Size(), 1))
	sums := new(Tensor).resultOn(p.x.Device(), k.name, append([]int{max(len(o.sums), 1), parts}, lengths...)...)
	defer sums.Free()
	first := sums.Slice(tensor.At(0), tensor.At(0)).stretched(k.name, p.x, o.axes)
	operands = slices.Concat(operands, []any{first}, scalars, []any{len(o.sums), parts})
	if !deviceops.Float64.RowParts(k.device, axes, parts, z.Array(), z.ontoIt(k.name, operands...)...) {
		return false
	}
	for i, t := range o.sums {
		t.Sum(sums.Slice(tensor.At(i)), 0)
	}
	return true
}

// byParts is ofRows by several operations.
func (z *Tensor) byParts(k *rowKernel, o *rowOperands) *Tensor {
	p := newRowParts(k, o)
	defer p.free()
	if k.number == nil {
		z = z.resultOn(p.x.Device(), k.name, p.x.Shape()...)
		if z.Size() > 0 {
			k.parts(p, z)
			return z
		}
		for _, t := range o.sums {
			t.Fill(0)
		}
		return z
	}
	z = z.resultOn(p.x.Device(), k.name, p.folded...)
	k.parts(p, z.View(p.kept...))
	return z
}

// rowParts are operands of an operation that is done by several others, as they stretch to rows,
// and what these give.
type rowParts struct {
	*rowOperands
	op         string
	x          *Tensor   // the first operand
	kept       []int     // the shape of one number for each row, which has length 1 along the axes
	folded     []int     // that without these
	numbers    []*Tensor // which have the shape kept
	parameters []*Tensor
	made       []*Tensor // along the way
}

func newRowParts(k *rowKernel, o *rowOperands) *rowParts {
	p := &rowParts{rowOperands: o, op: k.name, x: o.rows[0]}
	kept, _ := reduce.Split(k.name, &p.x.layout, o.axes)
	p.kept, p.folded = layout.KeepDims(k.name, p.x.Shape(), o.axes...), kept.AppendLengths(nil)
	for _, t := range o.numbers {
		p.numbers = append(p.numbers, t.Reshape(p.kept...))
	}
	for i, t := range o.parameters {
		if t == nil {
			p.parameters = append(p.parameters, p.number(k.defaults[i]))
		} else {
			p.parameters = append(p.parameters, t.stretched(k.name, p.x, o.axes))
		}
	}
	return p
}

// keep returns t, which is freed with p.
func (p *rowParts) keep(t *Tensor) *Tensor {
	p.made = append(p.made, t)
	return t
}

func (p *rowParts) free() {
	for _, t := range p.made {
		t.Free()
	}
}

// number returns a number where the operands are.
func (p *rowParts) number(v float64) *Tensor { return p.keep(p.x.number(v)) }

// scalar returns scalar i.
func (p *rowParts) scalar(i int) *Tensor { return p.number(p.scalars[i]) }

// length returns how many elements a row has.
func (p *rowParts) length() *Tensor { return p.number(count(p.op, p.x, p.axes)) }

// fuse returns what Fuse does.
func (p *rowParts) fuse(expr string, operands ...*Tensor) *Tensor {
	return p.keep(Fuse(expr, operands...))
}

// fold returns the folds of the rows of x, given numbers c or none, in the shape kept.
func (p *rowParts) fold(f *fold, x, c *Tensor) *Tensor {
	if c != nil {
		c = c.View(p.folded...)
	}
	z := new(Tensor)
	if f == largest || f == smallest {
		z = z.extreme(p.op, f, x, p.axes)
	} else {
		z = z.fold(p.op, f, x, p.axes, c)
	}
	return p.keep(z).View(p.kept...)
}

// deviations returns the means of the rows of x, and the sums of the squares of x less these, in
// the shape kept.
func (p *rowParts) deviations(x *Tensor) (mean, squaresOf *Tensor) {
	kept, folded := reduce.Split(p.op, &x.layout, p.axes)
	if x.isOnHost() && folded.IsRun() {
		return p.moments(x, &kept, &folded)
	}
	mean = p.keep(new(Tensor).mean(p.op, x, p.axes))
	if !x.isOnHost() {
		mean.notNaN()
	} else if total := kernels.Best.Sum(mean.raw().Flat()); total-total != 0 {
		return p.moments(x, &kept, &folded) // which tells overflow from infinities
	}
	return mean.View(p.kept...), p.fold(squares, x, mean.View(p.kept...))
}

// moments is deviations of rows on the host.
func (p *rowParts) moments(x *Tensor, kept, folded *reduce.Axes) (mean, squaresOf *Tensor) {
	mean, squaresOf = p.keep(zeros(p.op, p.kept)), p.keep(zeros(p.op, p.kept))
	of := kernels.Best.Moments
	reduce.EachRow(p.op, x.data, x.layout.Start(), kept, folded, func(i int, row []float64) {
		m := reduce.Pairs(row, of, kernels.Moments.Combine)
		mean.data[i], squaresOf.data[i] = m.Mean, m.Squares
	})
	return mean, squaresOf
}

// sum sets the gradient of parameter i to the sum of t over rows.
func (p *rowParts) sum(i int, t *Tensor) {
	others := []int{0} // a dimension of length 1 before all, as there may be no other
	along := p.x.foldedAxes(p.axes)
	for axis := range p.x.Rank() {
		if !along[axis] {
			others = append(others, axis+1)
		}
	}
	p.sums[i].Sum(t.BroadcastTo(p.x.Shape()...).Unsqueeze(0), others...)
}

// notNaN sets NaN in z, a mean on a device, to +Inf, and returns z: of numbers whose sums overflow
// both ways, deviations are infinite then, and NaN still of what is not finite.
func (z *Tensor) notNaN() *Tensor { return z.Fuse("where(isnan(z), inf, z)", z) }

// orLast returns axes, or the last one if there are none.
func orLast(axes []int) []int {
	if len(axes) == 0 {
		return []int{-1}
	}
	return axes
}

// orAll returns axes, or all of x if there are none.
func (x *Tensor) orAll(axes []int) []int {
	if len(axes) > 0 {
		return axes
	}
	for axis := range x.Rank() {
		axes = append(axes, axis)
	}
	return axes
}

// ontoIt returns operands, tensors on a device, stretched to the shape of z, and numbers.
func (z *Tensor) ontoIt(op string, operands ...any) []any {
	for i, operand := range operands {
		if x, ok := operand.(*Tensor); ok {
			operands[i] = x.view(x.layout.Onto(op, &z.layout)).Array()
		}
	}
	return operands
}

// alongAxes sets z to what kernel makes of the rows of n elements of x along axes.
func (z *Tensor) alongAxes(op string, kernel func(z, x []float64, n int), x *Tensor, axes ...int) *Tensor {
	return z.eachRow(op, func(z []float64, of [][]float64, n, _ int) { kernel(z, of[0], n) }, axes, x)
}

// eachRow sets z to what do makes of rows of n elements of operands, which must have one shape,
// along axes: of several rows, from one on.
func (z *Tensor) eachRow(op string, do func(z []float64, of [][]float64, n, first int), axes []int, operands ...*Tensor) *Tensor {
	return z.asRows(op, func(z []float64, of [][]float64, n int) {
		reduce.Share(len(z)/n, n, func(low, high int) { do(z[low*n:high*n], parts(of, low*n, high*n), n, low) })
	}, do, axes, operands...)
}

// parts returns the elements from one to another of each operand.
func parts(of [][]float64, from, to int) [][]float64 {
	all := make([][]float64, len(of))
	for i, x := range of {
		all[i] = x[from:to]
	}
	return all
}

// asRows sets z to what do makes of all rows of n elements of operands, which must have one shape,
// along axes, unless there are none. Where rows do not lie one after another, or z is over operands
// in another order, it works on copies, of a block of rows at a time, of which inBlocks does what
// do does of all, or of all if that is nil.
func (z *Tensor) asRows(
	op string, do func(z []float64, of [][]float64, n int), inBlocks func(z []float64, of [][]float64, n, first int),
	axes []int, operands ...*Tensor,
) *Tensor {
	x := operands[0].onHost(op)
	order, last := layout.Last(op, x.Shape(), axes...)
	z = z.resultOf(op, x.Shape()...)
	to, kept := z.Transpose(order...), x.Rank()-len(last)
	if to.Size() == 0 {
		return z
	}
	inOrder := to.IsContiguous()
	from := make([]*Tensor, len(operands))
	for i, y := range operands {
		from[i] = y.onHost(op).Transpose(order...)
		if Overlap(to, from[i]) && !layout.SameElements(to.raw(), from[i].raw()) {
			from[i] = from[i].clone(op)
		}
		inOrder = inOrder && from[i].IsContiguous()
	}
	if !inOrder && inBlocks != nil && kept > 0 {
		to.rowsInBlocks(from, kept, last.Size(), inBlocks)
		return z
	}
	of := make([][]float64, len(from))
	for i, x := range from {
		if !x.IsContiguous() {
			x = x.clone(op)
		}
		of[i] = x.raw().Flat()
	}
	work := to
	if !to.IsContiguous() {
		work = Zeros(to.Shape()...)
	}
	do(work.raw().Flat(), of, last.Size())
	if work != to {
		to.Assign(work)
	}
	return z
}

// rowsInBlocks sets z to what do makes of rows of n elements of operands, along the dimensions that
// are not kept, in copies of a few rows at a time, which are neighbours along the last dimension
// that is.
func (z *Tensor) rowsInBlocks(from []*Tensor, kept, n int, do func(z []float64, of [][]float64, n, first int)) {
	const blockElements, leastRows = 1 << 14, 16 // which stay in a near cache, and fill lines of it
	beside, outer := z.Dim(kept-1), z.Shape()[:kept-1]
	rows := min(max(leastRows, blockElements/n), beside)
	blocks := (beside + rows - 1) / rows
	reduce.Share(outer.Size()*blocks, rows*n, func(low, high int) {
		memory := Zeros(len(from)+1, rows*n)
		defer memory.Free()
		for block := low; block < high; block++ {
			first, index := block%blocks*rows, make([]tensor.Index, kept)
			index[kept-1] = tensor.Range(first, min(first+rows, beside))
			for axis, i := kept-2, block/blocks; axis >= 0; axis-- {
				index[axis], i = tensor.At(i%outer[axis]), i/outer[axis]
			}
			part := z.Slice(index...)
			of := make([][]float64, len(from))
			for i, x := range from {
				of[i] = memory.data[(i+1)*rows*n:][:part.Size()]
				New(of[i], part.Shape()...).Assign(x.Slice(index...))
			}
			done := memory.data[:part.Size()]
			do(done, of, n, block/blocks*beside+first)
			part.Assign(New(done, part.Shape()...))
		}
	})
}

// wantOneShape panics with a *tensor.ShapeError that names op unless x and y have one shape.
func wantOneShape(op string, x, y *Tensor) {
	if !x.layout.SameShape(&y.layout) {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x.Shape(), y.Shape()}, Want: "want one shape"})
	}
}
