package table

import (
	"fmt"
	"go/token"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/internal/expr"
)

// A RowProgram is what a kernel of a row operation does on a row, statement by statement: its
// values, or those of its gradient. Every back end starts from it.
type RowProgram struct {
	Name       string   // of the kernel: Softmax, SoftmaxGrad
	Doc        string   // what it computes
	Rows       []string // operands that are rows
	Numbers    []string // and those that are one number for each row
	Parameters []string // those that all rows have in common
	Scalars    []string
	Statements []RowStatement // the last is that of the result
	ToNumber   bool           // whether the result is one number
}

// A RowStatement gives a value a name. What it is of has names already: it is an expression of
// operands and earlier statements.
type RowStatement struct {
	Kind RowKind
	Name string
	Word string // of a reduction
	Mean string // the name of the mean, which deviations come with; "" if it is not used
	Expr string
}

// A RowKind is what a RowStatement computes.
type RowKind int

const (
	RowNumber    RowKind = iota // a number, of numbers
	RowReduction                // a number, of a row
	RowStored                   // a row that is used more than once
	RowSum                      // an addition to the gradient of a parameter, by its name
	RowResult                   // the result
)

// rowReductions lists the words that make one number of a row, with the names of their results.
var rowReductions = map[string]string{
	"sum": "total", "prod": "product", "max": "largest", "min": "smallest", "mean": "mean",
	"deviations": "squares",
}

// Operands returns the names of the operands of p, in the order in which kernels have them.
func (p RowProgram) Operands() []string {
	return slices.Concat(p.Rows, p.Numbers, p.Parameters, p.Scalars)
}

// Sums returns the parameters whose gradients p sums up.
func (p RowProgram) Sums() (all []string) {
	for _, s := range p.Statements {
		if s.Kind == RowSum {
			all = append(all, s.Name)
		}
	}
	return all
}

// HasReductions reports whether p makes numbers of rows: if not, it is an elementwise operation.
func (p RowProgram) HasReductions() bool {
	return slices.ContainsFunc(p.Statements,
		func(s RowStatement) bool { return s.Kind == RowReduction })
}

// Stored returns the statement of a stored row, if there is one of the name.
func (p RowProgram) Stored(name string) (s RowStatement, ok bool) {
	for _, s := range p.Statements {
		if s.Kind == RowStored && s.Name == name {
			return s, true
		}
	}
	return s, false
}

// Results returns the statements of the gradients of parameters, and of the result, which is last.
func (p RowProgram) Results() (all []RowStatement) {
	for _, s := range p.Statements {
		if s.Kind == RowSum || s.Kind == RowResult {
			all = append(all, s)
		}
	}
	return all
}

// A RowPass is what one pass over a row makes of it: reductions, none of which needs another, and
// the numbers that follow from those so far.
type RowPass struct{ Reductions, Numbers []RowStatement }

// Passes returns the passes of p over a row before that which makes the results.
func (p RowProgram) Passes() []RowPass {
	var passes []RowPass
	pass := map[string]int{} // after which a name is known, from 1 on
	at := func(i int) *RowPass {
		for len(passes) <= i {
			passes = append(passes, RowPass{})
		}
		return &passes[i]
	}
	for _, s := range p.Statements {
		known := 0
		for _, name := range Operands(s.Expr) {
			known = max(known, pass[name])
		}
		switch s.Kind {
		case RowReduction:
			at(known).Reductions = append(at(known).Reductions, s)
			known++
			pass[s.Mean] = known
		case RowNumber:
			before := at(max(known, 1) - 1)
			before.Numbers = append(before.Numbers, s)
		}
		pass[s.Name] = known
	}
	return passes
}

// Operands returns the names of the operands of op: x, its parameters and its scalars.
func (op RowOp) Operands() []string {
	names := []string{"x"}
	for _, p := range op.Parameters {
		names = append(names, p.Name)
	}
	for _, s := range op.Scalars {
		names = append(names, s.Name)
	}
	return names
}

// Program returns what the kernel of op does. It panics if there is a mistake in Body.
func (op RowOp) Program() RowProgram {
	r := newRowReader(op)
	result := r.read(op.Body, "Body")
	return r.program(op.Name, op.Doc, []rowOutput{{step: result}})
}

// ToNumber reports whether the result of op is one number for a row.
func (op RowOp) ToNumber() bool { return op.Program().ToNumber }

// GradProgram returns what the kernel of the gradients of op does. It panics if there is a mistake
// in Grad.
func (op RowOp) GradProgram() RowProgram {
	r := newRowReader(op)
	result := r.read(op.Body, "Body")
	r.kinds["g"], r.kinds["r"] = r.isRow(result), r.isRow(result)
	if want := 1 + len(op.Parameters); len(op.Grad) != want {
		r.fail("Grad", fmt.Errorf("%d gradients of %d operands", len(op.Grad), want))
	}
	outputs := make([]rowOutput, len(op.Grad))
	for i, body := range op.Grad {
		names := len(r.names)
		outputs[i] = rowOutput{step: r.read(body, "Grad of "+op.Operands()[i])}
		r.names = r.names[:names]
		if i > 0 {
			outputs[i].parameter = op.Parameters[i-1].Name
		}
	}
	// Sums first, as the gradient of x may be stored over g.
	return r.program(op.Name+"Grad", "the gradient of "+op.Name, append(outputs[1:], outputs[0]))
}

// A rowOutput is a value that a program is to compute: the gradient of a parameter, or the result.
type rowOutput struct {
	step      int
	parameter string
}

// A rowReader reads bodies as steps, and lowers expressions to the numbers of these.
type rowReader struct {
	op RowOp
	expr.Numbering
	rows  []bool          // which steps are rows
	names []rowName       // of lines that can be used, the last of one name being the one meant
	known []rowName       // of all lines
	kinds map[string]bool // operands, and whether they are rows
}

type rowName struct {
	name string
	step int
}

func newRowReader(op RowOp) *rowReader {
	r := &rowReader{op: op, kinds: map[string]bool{"x": true, "n": false}}
	for _, p := range op.Parameters {
		r.kinds[p.Name] = true
	}
	for _, s := range op.Scalars {
		r.kinds[s.Name] = false
	}
	return r
}

// A rowMistake is what is wrong with an entry.
type rowMistake struct{ error }

// mistake returns one in the entry of a name.
func mistake(name, format string, args ...any) rowMistake {
	return rowMistake{fmt.Errorf("%s: %s", name, fmt.Sprintf(format, args...))}
}

// fail panics with a mistake in a part of the entry.
func (r *rowReader) fail(part string, err error) { panic(mistake(r.op.Name, "%s: %v", part, err)) }

// validate panics if something but the bodies of op is wrong.
func (op RowOp) validate() {
	switch {
	case !token.IsExported(op.Name):
		panic(mistake(op.Name, "it has no exported name"))
	case op.Doc == "":
		panic(mistake(op.Name, "it has no Doc"))
	case op.On == 0 || op.On&^Float != 0:
		panic(mistake(op.Name, "it is on other elements than floats"))
	}
}

// rowTaken lists names that generated code has for something else: that of package asm, of tensors
// and variables, and of devices.
var rowTaken = []string{
	"k", "n", "z", "g", "r", "numbers", "moments", "axes", "steps",
	"p", "v", "operand", "scalars", "of",
	"walk", "lanes", "lane", "together", "part", "parts", "partial", "sums", "id", "row", "some",
	"length",
	"run", "at", "i", "l", "next",
}

// read reads a body, and returns the step that is its result.
func (r *rowReader) read(body, part string) (result int) {
	lines, err := expr.Body(body)
	if err != nil {
		r.fail(part, err)
	}
	for i, line := range lines {
		at := fmt.Sprintf("%s: line %d", part, i+1)
		_, isOperand := r.kinds[line.Name]
		if isOperand || slices.Contains(rowTaken, line.Name) || rowReductions[line.Name] != "" {
			r.fail(at, fmt.Errorf("the name %s is taken", line.Name))
		}
		result = r.lower(line.Expr, at)
		if line.Name != "" {
			r.names = append(r.names, rowName{line.Name, result})
			r.known = append(r.known, rowName{line.Name, result})
		}
	}
	return result
}

// lower returns the step that an expression is.
func (r *rowReader) lower(source, part string) int {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case *expr.Error:
			r.fail(part, v)
		default:
			panic(v)
		}
	}()
	return expr.Lower(source, r)
}

// note returns step i, of which it notes whether it is a row.
func (r *rowReader) note(i int, isRow bool) int {
	if i == len(r.rows) {
		r.rows = append(r.rows, isRow)
	}
	return i
}

func (r *rowReader) isRow(i int) bool { return r.rows[i] }

// Var implements expr.Lowering.
func (r *rowReader) Var(name string) int {
	for _, n := range slices.Backward(r.names) {
		if n.name == name {
			return n.step
		}
	}
	if expr.IsConstant(name) {
		return r.Num(name)
	}
	isRow, ok := r.kinds[name]
	if !ok {
		panic(expr.Mistake("there is no " + name + " here"))
	}
	return r.note(r.Numbering.Var(name), isRow)
}

// Num implements expr.Lowering.
func (r *rowReader) Num(literal string) int { return r.note(r.Numbering.Num(literal), false) }

// Call implements expr.Lowering.
func (r *rowReader) Call(word string, args ...int) int {
	isRow := slices.ContainsFunc(args, r.isRow)
	if rowReductions[word] != "" && len(args) == 1 {
		switch {
		case !isRow:
			panic(expr.Mistake(word + " is of a row, not of a number"))
		case word == "deviations" && r.Steps[args[0]].Kind != expr.Variable:
			panic(expr.Mistake(word + " is of an operand"))
		}
		isRow = false
	} else if !isRowWord(word, len(args)) {
		panic(expr.Mistake(fmt.Sprintf("there is no elementwise operation %s of %d numbers", word,
			len(args))))
	}
	return r.note(r.Numbering.Call(word, args...), isRow)
}

// isRowWord reports whether expressions of rows and numbers have a word of so many operands.
func isRowWord(word string, operands int) bool {
	switch word {
	case "()", "where", "!", "&&", "||":
		return true
	}
	return slices.ContainsFunc(Table(), func(op Op) bool {
		named := op.Word() == word || strings.ToLower(op.Name) == word
		return op.On&Float != 0 && named && len(op.Operands()) == operands
	})
}

// program returns the statements that compute outputs.
func (r *rowReader) program(name, doc string, outputs []rowOutput) RowProgram {
	stored := map[int]bool{}
	for _, n := range r.known {
		stored[n.step] = r.isRow(n.step)
	}
	for {
		w := &rowWriter{
			rowReader: r, stored: stored, defined: map[int]string{},
			uses: map[int]int{},
		}
		w.findLive(outputs)
		for _, o := range outputs {
			w.output(o)
		}
		again := false
		for step := range stored {
			if stored[step] && w.uses[step] < 2 && !w.whole[step] {
				stored[step], again = false, true
			}
		}
		if !again {
			return w.finish(name, doc)
		}
	}
}

// A rowWriter writes the statements of a program.
type rowWriter struct {
	*rowReader
	stored     map[int]bool   // rows that have a name
	whole      map[int]bool   // rows that reductions need stored
	live       map[int]bool   // steps that the outputs depend on
	defined    map[int]string // steps that have a name already
	uses       map[int]int    // of stored rows, how many statements are of them
	operands   []string       // that are used
	statements []RowStatement
	toNumber   bool // whether the result is a number
}

// findLive finds the steps that outputs depend on.
func (w *rowWriter) findLive(outputs []rowOutput) {
	w.live, w.whole = map[int]bool{}, map[int]bool{}
	var visit func(step int)
	visit = func(step int) {
		w.live[step] = true
		for _, arg := range w.Steps[step].Args {
			visit(arg)
		}
	}
	for _, o := range outputs {
		visit(o.step)
	}
}

// output writes the statement of an output.
func (w *rowWriter) output(o rowOutput) {
	s := RowStatement{Kind: RowResult, Name: "z", Expr: w.expr(o.step, w.isRow(o.step))}
	if o.parameter != "" {
		s.Kind, s.Name = RowSum, o.parameter
	}
	w.toNumber = !w.isRow(o.step)
	w.add(s)
}

func (w *rowWriter) add(s RowStatement) {
	w.statements = append(w.statements, s)
	for step, name := range w.defined {
		if w.stored[step] && slices.Contains(Operands(s.Expr), name) {
			w.uses[step]++
		}
	}
}

// expr returns the expression of a step, in an expression of rows or of numbers: a name, where it
// is a statement.
func (w *rowWriter) expr(step int, ofRows bool) string {
	if name := w.name(step, ofRows); name != "" {
		return name
	}
	return w.spelled(step, ofRows)
}

// spelled is expr with the operation of the step spelled out.
func (w *rowWriter) spelled(step int, ofRows bool) string {
	return spell(w.Steps, step, func(step int) string { return w.name(step, ofRows) })
}

// name returns the name of a step that is an operand or a statement, or the numeral that it is, or
// "".
func (w *rowWriter) name(step int, ofRows bool) string {
	s := w.Steps[step]
	switch {
	case s.Kind == expr.Variable:
		w.operands = append(w.operands, s.Text)
		return s.Text
	case s.Kind == expr.Numeral:
		return s.Text
	case w.isStatement(step, ofRows):
		return w.define(step)
	}
	return ""
}

// isStatement reports whether an operation is a statement: a number in an expression of rows, what
// is stored, a reduction, or a number with a name.
func (w *rowWriter) isStatement(step int, ofRows bool) bool {
	if w.isRow(step) {
		return w.stored[step]
	}
	_, isNamed := w.nameOf(step)
	return ofRows && !w.isCondition(step) || isNamed || w.isReduction(step)
}

// isReduction reports whether a step makes a number of a row.
func (w *rowWriter) isReduction(step int) bool {
	s := w.Steps[step]
	return s.Kind == expr.Operation && len(s.Args) == 1 && rowReductions[s.Text] != ""
}

func (w *rowWriter) isCondition(step int) bool {
	return conditions{}.Call(w.Steps[step].Text, false)
}

// nameOf returns the name that a line gave a step.
func (w *rowWriter) nameOf(step int) (string, bool) {
	for _, n := range w.known {
		if n.step == step {
			return n.name, true
		}
	}
	return "", false
}

// define returns the name of a step, whose statement it writes unless it is there.
func (w *rowWriter) define(step int) string {
	if name, ok := w.defined[step]; ok {
		return name
	}
	s := w.Steps[step]
	switch {
	case w.isRow(step):
		w.statement(step, RowStatement{Kind: RowStored}, "stored",
			func() string { return w.spelled(step, true) })
	case s.Text == "mean" && w.isReduction(step):
		w.mean(step, s.Args[0])
	case w.isReduction(step):
		w.reduction(step, s.Text, s.Args[0])
	default:
		w.statement(step, RowStatement{Kind: RowNumber}, "number",
			func() string { return w.spelled(step, false) })
	}
	return w.defined[step]
}

// statement writes the statement of a step, whose expression of makes; its name is that of its
// line, or one like otherwise.
func (w *rowWriter) statement(step int, s RowStatement, otherwise string, of func() string) {
	s.Expr = of()
	s.Name = w.newName(step, otherwise)
	w.add(s)
	w.defined[step] = s.Name
}

// newName returns a name for a step that no other has.
func (w *rowWriter) newName(step int, otherwise string) string {
	name, ok := w.nameOf(step)
	if !ok {
		name = otherwise
	}
	unique := name
	for i := 2; w.isTaken(unique); i++ {
		unique = fmt.Sprint(name, i)
	}
	return unique
}

func (w *rowWriter) isTaken(name string) bool {
	if _, ok := w.kinds[name]; ok || slices.Contains(rowTaken, name) {
		return true
	}
	for _, other := range w.defined {
		if other == name {
			return true
		}
	}
	return false
}

// reduction writes the statement of a reduction of a row, which sums have no need of as a whole.
func (w *rowWriter) reduction(step int, word string, row int) {
	if word != "sum" && w.Steps[row].Kind == expr.Operation {
		w.stored[row], w.whole[row] = true, true
	}
	s := RowStatement{Kind: RowReduction, Word: word}
	if mean := w.Steps.Find("mean", row); word == "deviations" && w.live[mean] {
		s.Mean = w.newName(mean, rowReductions["mean"])
		w.defined[mean] = s.Mean
	}
	w.statement(step, s, rowReductions[word], func() string { return w.expr(row, true) })
}

// mean writes the statement of the mean of a row: it comes with the deviations, or follows from the
// sum.
func (w *rowWriter) mean(step, row int) {
	if deviations := w.Steps.Find("deviations", row); w.live[deviations] {
		w.define(deviations)
		return
	}
	total := w.note(w.Numbering.Call("sum", row), false)
	w.statement(step, RowStatement{Kind: RowNumber}, rowReductions["mean"],
		func() string { return w.define(total) + " / n" })
}

// finish returns the program.
func (w *rowWriter) finish(name, doc string) RowProgram {
	p := RowProgram{Name: name, Doc: doc, Statements: w.statements, ToNumber: w.toNumber}
	for _, operand := range append([]string{"g", "r"}, w.op.Operands()...) {
		isParameter := slices.ContainsFunc(w.op.Parameters,
			func(p Parameter) bool { return p.Name == operand })
		isScalar := slices.ContainsFunc(w.op.Scalars,
			func(s Scalar) bool { return s.Name == operand })
		switch {
		case !slices.Contains(w.operands, operand):
		case isParameter:
			p.Parameters = append(p.Parameters, operand)
		case isScalar:
			p.Scalars = append(p.Scalars, operand)
		case w.kinds[operand]:
			p.Rows = append(p.Rows, operand)
		default:
			p.Numbers = append(p.Numbers, operand)
		}
	}
	return p
}
