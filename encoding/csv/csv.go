// Package csv reads and writes tables of comma-separated values as tensors of two dimensions, a row
// for each line:
//
//	t, err := csv.ReadFile[*f64.Tensor]("measured.csv", csv.Options{Header: true})
//	t.Columns, t.Cells // []string{"time", "speed"}, of shape [lines 2]
//
// The conventions of package encoding hold. The format is that of RFC 4180, as package encoding/csv
// of Go's library reads and writes it.
//
//   - Cells are spelt as the functions Parse… of package convert read them. Spaces around them do not
//     count, unless they are strings.
//   - A cell that is empty, or that Options.Missing has, is NaN for floats. Other numbers and bools
//     have no such value, which is an error.
//   - Reading takes memory in proportion to the file, up to some hundred bytes for each of its own.
//   - As a tensor.Any, cells are read as int if all of them are integers, as float64 if all are
//     numbers or missing, as bool if all are true or false, and as strings otherwise.
package csv

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/elements"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/internal/wholefile"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

// Options are how a file is written. The zero Options are those of most.
type Options struct {
	Comma   rune     // between cells; ',' if it is 0
	Comment rune     // that lines start with which do not count; none if it is 0
	Header  bool     // whether the first line names the columns
	Missing []string // cells without a value, beside empty ones
}

// A Table is what a file has.
type Table[V tensor.Any] struct {
	Columns []string // their names, if Options.Header says that there are such
	Cells   V        // of shape [lines columns], without the line of names
}

// Read reads a table of cells of the element type of V, or of what they are if V is tensor.Any. The
// error is an *encoding.FormatError of lines that differ in length, or of a cell that is none,
// whose line and column it names.
func Read[V tensor.Any](r io.Reader, o Options) (Table[V], error) {
	p := newReader(r, o)
	t := Table[V]{Columns: p.header()}
	cells, err := elements.To[V](p.cells(elements.DTypeOf[V]()))
	if err != nil {
		return Table[V]{}, err
	}
	t.Cells = cells
	return t, nil
}

// ReadFile reads a file as Read does.
func ReadFile[V tensor.Any](name string, o Options) (Table[V], error) {
	f, err := os.Open(name)
	if err != nil {
		return Table[V]{}, err
	}
	defer f.Close()
	t, err := Read[V](f, o)
	if err != nil {
		return t, fmt.Errorf("%s: %w", name, err)
	}
	return t, nil
}

// A reader reads cells, up to the first error.
type reader struct {
	Options
	lines   *csv.Reader
	columns int // of each line
	err     error
}

func newReader(r io.Reader, o Options) *reader {
	lines := csv.NewReader(r)
	lines.ReuseRecord = true
	lines.Comment = o.Comment
	if o.Comma != 0 {
		lines.Comma = o.Comma
	}
	return &reader{Options: o, lines: lines}
}

// header reads the names of the columns, if there are such.
func (p *reader) header() []string {
	if !p.Header {
		return nil
	}
	return slices.Clone(p.line())
}

// line reads a line, or nil after the last. It is there until the next is read.
func (p *reader) line() []string {
	if p.err != nil {
		return nil
	}
	cells, err := p.lines.Read()
	if err != nil {
		p.fail(err)
		return nil
	}
	p.columns = len(cells)
	return cells
}

// fail keeps the first error of the lines.
func (p *reader) fail(err error) {
	if err == io.EOF {
		return
	}
	p.err = err
	var parse *csv.ParseError
	if errors.As(err, &parse) {
		p.err = &encoding.FormatError{Format: "csv", Mistake: err.Error()}
	}
}

// cellsAtOnce is how many cells are converted at a time.
const cellsAtOnce = 1 << 12

// cells reads the lines that are left as elements of a type, or of what they are if that is "".
func (p *reader) cells(d tensor.DType) (tensor.Any, error) {
	if d == "" {
		return p.any()
	}
	var parts []support.Memory
	rows := 0
	var b block
	spelt := p.spelling(d)
	for line := p.line(); line != nil; rows++ {
		for i, cell := range line {
			b.cells = append(b.cells, spelt(cell))
			row, column := p.lines.FieldPos(i)
			b.at = append(b.at, [2]int{row, column})
		}
		if line = p.line(); line != nil && len(b.cells) < cellsAtOnce {
			continue
		}
		part, err := p.converted(b, d)
		if err != nil {
			return nil, err
		}
		parts = append(parts, part)
		b = block{at: b.at[:0]}
	}
	if p.err != nil {
		return nil, p.err
	}
	return joined(parts, d, rows, p.columns), nil
}

// A block is cells that are converted together.
type block struct {
	cells []string
	at    [][2]int // the line and the column of each
}

// spelling returns what makes of a cell what functions Parse… read.
func (p *reader) spelling(d tensor.DType) func(cell string) string {
	if d == tensor.String {
		return func(cell string) string { return cell }
	}
	hasMissing := hasMissing(d)
	return func(cell string) string {
		cell = strings.TrimSpace(cell)
		if hasMissing && p.isMissing(cell) {
			return nan
		}
		return cell
	}
}

// nan is how floats spell what is missing.
const nan = "NaN"

// hasMissing reports whether an element type has a value for what is missing.
func hasMissing(d tensor.DType) bool {
	_, err := convert.To(strs.Of(nan), d)
	return err == nil
}

// isMissing reports whether a cell has no value.
func (p *reader) isMissing(cell string) bool {
	return cell == "" || slices.Contains(p.Missing, cell)
}

// converted returns cells as elements of a type.
func (p *reader) converted(b block, d tensor.DType) (support.Memory, error) {
	x, err := convert.To(strs.New(b.cells, len(b.cells)), d)
	if err == nil {
		return support.StorageOf(d).Memory(x), nil
	}
	for i, cell := range b.cells { // which of them it is
		if _, err := convert.To(strs.Of(cell), d); err != nil {
			mistake := fmt.Sprintf("line %d, column %d: %.40q is no %s", b.at[i][0], b.at[i][1], cell, d)
			if p.isMissing(cell) {
				mistake += ", which has no value for what is missing"
			}
			return support.Memory{}, &encoding.FormatError{Format: "csv", Mistake: mistake}
		}
	}
	return support.Memory{}, err
}

// joined returns the tensor of a shape of parts that follow one another.
func joined(parts []support.Memory, d tensor.DType, rows, columns int) tensor.Any {
	s := support.StorageOf(d)
	l := layout.For("Read", rows, columns)
	z := s.Make("Read", &l)
	bytes, texts := z.Bytes, z.Texts
	for _, part := range parts {
		bytes = bytes[copy(bytes, part.Bytes):]
		texts = texts[copy(texts, part.Texts):]
	}
	return s.Tensor(z)
}

// guesses are the types that cells are read as, the first that fits, if none is asked for.
var guesses = []tensor.DType{tensor.Int, tensor.Float64, tensor.Bool}

// any reads the lines that are left as what they are.
func (p *reader) any() (tensor.Any, error) {
	x, err := p.cells(tensor.String)
	if err != nil {
		return nil, err
	}
	texts := x.(*strs.Tensor)
	for _, d := range guesses {
		if z, err := convert.To(strs.Map(texts, p.spelling(d)), d); err == nil {
			return z, nil
		}
	}
	return texts, nil
}

// Write writes x, a row on each line, after a line of the names of columns if there are such. A
// vector is a column. Floats are written with the fewest digits that say what they are. It panics
// with a *tensor.ShapeError if x has other than one or two dimensions, or other columns than there
// are names, and with a *tensor.DeviceError if x is on a device.
func Write(w io.Writer, x tensor.Any, o Options, columns ...string) error {
	return tableOf(x, columns).write(w, o)
}

// WriteFile writes x to a file as Write does. If it fails, no file has changed.
func WriteFile(name string, x tensor.Any, o Options, columns ...string) error {
	t := tableOf(x, columns)
	return wholefile.Create(name, 0, func(w io.Writer) error { return t.write(w, o) })
}

// A table is what is written.
type table struct {
	columns []string
	of      support.Storage
	memory  support.Memory // of two dimensions
}

// tableOf returns the table of x.
func tableOf(x tensor.Any, columns []string) table {
	m := elements.MemoryOf("Write", x)
	if m.Rank() == 1 {
		column := m.Unsqueeze(1)
		m.Layout = &column
	}
	if m.Rank() != 2 {
		panic(&tensor.ShapeError{
			Op: "Write", Shapes: []tensor.Shape{x.Shape()}, Want: "want a table or a vector",
		})
	}
	if len(columns) > 0 && len(columns) != m.Dim(1) {
		panic(&tensor.ShapeError{
			Op: "Write", Shapes: []tensor.Shape{x.Shape(), {len(columns)}},
			Want: "want a name for each column",
		})
	}
	return table{columns, support.StorageOf(x.DType()), m}
}

func (t table) write(w io.Writer, o Options) error {
	lines := newWriter(w, o)
	if len(t.columns) > 0 {
		if err := lines.write(t.columns); err != nil {
			return err
		}
	}
	n := t.memory.Dim(1)
	for i := 0; i < t.memory.Dim(0); {
		next := min(i+max(cellsAtOnce/max(n, 1), 1), t.memory.Dim(0))
		cells, err := t.cells(i, next)
		if err != nil {
			return err
		}
		for ; i < next; i++ {
			if err := lines.write(cells[:n]); err != nil {
				return err
			}
			cells = cells[n:]
		}
	}
	lines.Flush()
	return lines.Error()
}

// A writer writes lines.
type writer struct {
	*csv.Writer
	comment rune
	to      io.Writer // that Writer writes to
}

func newWriter(w io.Writer, o Options) *writer {
	lines := csv.NewWriter(w)
	if o.Comma != 0 {
		lines.Comma = o.Comma
	}
	return &writer{lines, o.Comment, w}
}

// write writes a line. Its first cell is quoted, which package csv does not do, where the line
// would be empty or a comment, and not count.
func (p *writer) write(cells []string) error {
	isEmpty := len(cells) == 1 && cells[0] == ""
	isComment := len(cells) > 0 && p.comment != 0 && strings.HasPrefix(cells[0], string(p.comment))
	if !isEmpty && !isComment {
		return p.Write(cells)
	}
	if p.Flush(); p.Error() != nil {
		return p.Error()
	}
	first := `"` + strings.ReplaceAll(cells[0], `"`, `""`) + `"`
	if len(cells) > 1 {
		first += string(p.Comma)
	}
	if _, err := io.WriteString(p.to, first); err != nil {
		return err
	}
	return p.Write(cells[1:])
}

// cells returns those of the rows from, …, to-1 as they are spelt.
func (t table) cells(from, to int) ([]string, error) {
	rows, part := t.memory, t.memory.Stretch(0, from, to)
	rows.Layout = &part
	texts, err := convert.To(t.of.Tensor(rows), tensor.String)
	if err != nil {
		return nil, err
	}
	return texts.(*strs.Tensor).Values(), nil
}
