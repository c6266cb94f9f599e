package table

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/internal/expr"
)

// A RowCall is a step of the kernel of a row operation on the host: it calls kernels on a row in a
// cache.
type RowCall struct {
	Kind    RowCallKind
	Results []string // the numbers that it names
	// the row that it writes, if any: "z", the gradient of a parameter, or what is stored
	Into   string
	Kernel string // of Kernels
	// one that does the same and writes z, which brings that to the caches where it is over no operand
	Storing string
	Args    []RowArg // of the kernel, after Into
	Expr    string   // of a number
}

// A RowCallKind is what a RowCall does.
type RowCallKind int

const (
	CallNumber  RowCallKind = iota // computes Expr
	CallFold                       // calls a fold, which may write a row as well
	CallMoments                    // calls Moments
	CallMap                        // calls an operation on elements
	CallReturn                     // returns Expr, the result
)

// A RowArg is an argument of a kernel.
type RowArg struct {
	Text     string // a row, or an expression of numbers
	IsNumber bool   // whether it is a number
	ByValue  bool   // whether the kernel takes that by value, not as a slice of one
}

// RowCalls returns the calls of the kernel of a program.
func RowCalls(p RowProgram) []RowCall { return rowKernels.calls[p.Name] }

// rowKernels are those that row operations call, beside those of the table, and what is wrong with
// an entry, if anything.
var rowKernels, errRows = newRowKernels(RowOps)

func newRowKernels(ops []RowOp) (k *rowKernelSet, err error) {
	k = &rowKernelSet{calls: map[string][]RowCall{}}
	defer func() {
		switch v := recover().(type) {
		case nil:
		case rowMistake:
			err = v
		default:
			panic(v)
		}
	}()
	for _, op := range ops {
		op.validate()
		program := op.Program()
		if !program.HasReductions() {
			panic(mistake(op.Name, "it makes no number of a row: it is an operation on elements"))
		}
		for _, p := range []RowProgram{program, op.GradProgram()} {
			if p.HasReductions() {
				k.add(p)
			}
		}
	}
	return k, nil
}

// A rowKernelSet is kernels made for row operations.
type rowKernelSet struct {
	maps  []Op
	folds []Fold
	calls map[string][]RowCall
}

// add makes the calls of a program, and the kernels that they lack.
func (k *rowKernelSet) add(p RowProgram) {
	b := rowCaller{rowKernelSet: k, RowProgram: p}
	together := map[string]bool{} // sums that are computed with what they are of
	for _, s := range p.Statements {
		switch s.Kind {
		case RowNumber:
			b.call(RowCall{Kind: CallNumber, Results: []string{s.Name}, Expr: s.Expr})
		case RowReduction:
			if !together[s.Name] {
				b.reduction(s, nil)
			}
		case RowStored:
			if sum := b.sumOf(s.Name); sum != nil && b.canFold(s.Expr) {
				b.reduction(*sum, &s)
				together[sum.Name] = true
			} else {
				b.mapTo(s.Name, s.Name, s.Expr)
			}
		case RowSum:
			b.mapTo(SumName(s.Name), s.Name, plus(SumName(s.Name), s.Expr))
		case RowResult:
			b.result(s)
		}
	}
	b.store()
	k.calls[p.Name] = b.made
}

// A rowCaller makes the calls of a program.
type rowCaller struct {
	*rowKernelSet
	RowProgram
	made []RowCall
}

// isRow reports whether a name is that of a row.
func (b *rowCaller) isRow(name string) bool {
	if slices.Contains(b.Rows, name) || slices.Contains(b.Parameters, name) {
		return true
	}
	return slices.ContainsFunc(b.Statements, func(s RowStatement) bool {
		return s.Kind == RowStored && s.Name == name || s.Kind == RowSum && SumName(s.Name) == name
	})
}

// SumName names the gradient of a parameter, to which rows are added.
func SumName(parameter string) string { return "of" + title(parameter) }

// title returns a name as part of a longer one: Slope of slope.
func title(name string) string { return strings.ToUpper(name[:1]) + name[1:] }

// plus returns the expression of a sum and one more, a product not being rounded before.
func plus(sum, source string) string {
	var n expr.Numbering
	last := expr.Lower(source, &n)
	if product := n.Steps[last]; product.Kind == expr.Operation && product.Text == "*" {
		factor := func(step int) string {
			if n.Steps[step].Kind == expr.Operation {
				return spell(n.Steps, step, func(int) string { return "" })
			}
			return n.Steps[step].Text
		}
		return fmt.Sprintf("fma(%s, %s, %s)", factor(product.Args[0]), factor(product.Args[1]), sum)
	}
	return sum + " + " + source
}

// sumOf returns the statement that sums up a row that is stored, if any.
func (b *rowCaller) sumOf(row string) *RowStatement {
	i := slices.IndexFunc(b.Statements, func(s RowStatement) bool {
		return s.Kind == RowReduction && s.Word == "sum" && s.Expr == row
	})
	if i < 0 {
		return nil
	}
	return &b.Statements[i]
}

// canFold reports whether a kernel can sum up an expression of rows: if it is of one number at
// most.
func (b *rowCaller) canFold(source string) bool {
	return len(slices.DeleteFunc(Operands(source), b.isRow)) <= 1
}

// reduction calls the kernel that makes a number of a row, or of what is stored as well.
func (b *rowCaller) reduction(s RowStatement, stored *RowStatement) {
	switch s.Word {
	case "deviations":
		b.call(RowCall{
			Kind: CallMoments, Results: []string{s.Mean, s.Name}, Kernel: "Moments",
			Args: []RowArg{{Text: s.Expr}},
		})
	case "sum":
		call := RowCall{Kind: CallFold, Results: []string{s.Name}}
		source := s.Expr
		if stored != nil {
			source, call.Into = stored.Expr, stored.Name
		}
		if !b.canFold(source) {
			panic(mistake(b.Name, "the sum of %s is of several numbers: give the row a name",
				source))
		}
		f, bound := b.fold(source, stored != nil)
		call.Kernel = f.Name
		if g := b.storing(f); g != nil && stored == nil && len(b.Rows) == 1 && !b.ToNumber {
			call.Storing = g.Name
		}
		for _, slice := range f.Slices() {
			call.Args = append(call.Args, RowArg{Text: bound[slice]})
		}
		if f.About() {
			call.Args = append(call.Args, RowArg{bound["c"], true, true})
		}
		b.call(call)
	default:
		b.call(RowCall{
			Kind: CallFold, Results: []string{s.Name}, Kernel: title(s.Word),
			Args: []RowArg{{Text: s.Expr}},
		})
	}
}

// storing returns the fold of what f is of that stores that too, if there is one.
func (b *rowCaller) storing(f Fold) *Fold {
	i := slices.IndexFunc(b.folds, func(g Fold) bool {
		return g.Keep && g.Of == f.Of && len(g.Slices()) == 1
	})
	if i < 0 {
		return nil
	}
	return &b.folds[i]
}

func (b *rowCaller) call(c RowCall) { b.made = append(b.made, c) }

// fold returns the fold that sums up an expression of rows, and maybe keeps it, with what its
// operands are.
func (b *rowCaller) fold(source string, keep bool) (f Fold, bound map[string]string) {
	for _, f := range slices.Concat(baseFolds, b.folds) {
		if f.Combine == "a + b" && f.Keep == keep {
			if bound := b.bind(f.Of, source, []string{"c"}); bound != nil {
				return f, bound
			}
		}
	}
	names := b.canonical(source, []string{"c"})
	f = Fold{
		Name: b.Name + "Sum", Of: renamed(source, names), Combine: "a + b", Start: "0", Keep: keep,
		On:  Float,
		Doc: "the sum of " + renamed(source, names),
	}
	if keep {
		f.Doc += ", which it stores in z"
	}
	b.folds = append(b.folds, f)
	return f, inverse(names)
}

// mapTo calls the operation on elements that sets a row to an expression.
func (b *rowCaller) mapTo(into, part, source string) {
	op, bound := b.operation(part, source)
	call := RowCall{Kind: CallMap, Into: into, Kernel: op.Name}
	for _, operand := range op.Operands() {
		name := bound[operand]
		call.Args = append(call.Args, RowArg{name, !b.isRow(name), op.IsNumber(operand)})
	}
	b.call(call)
}

// operation returns the operation that an expression of rows is, with what its operands are: one of
// the table or a part.
func (b *rowCaller) operation(part, source string) (op Op, bound map[string]string) {
	for _, op := range append(Table(), b.maps...) {
		if op.On&Float == 0 || len(op.Scalars) > 0 || IsCondition(op.Expr) ||
			slices.Contains(op.Operands(), "m") {
			continue
		}
		if bound := b.bind(op.Expr, source, op.Numbers); bound != nil {
			return op, bound
		}
	}
	numbers := []string{"a", "b", "c", "d"}
	names := b.canonical(source, numbers)
	op = Op{
		Name: b.Name + title(part), Expr: renamed(source, names), On: Float,
		Doc: renamed(source, names),
	}
	for _, name := range Operands(op.Expr) {
		if slices.Contains(numbers, name) {
			op.Numbers = append(op.Numbers, name)
		}
	}
	b.maps = append(b.maps, op)
	return op, inverse(names)
}

// canonical returns the names that operands of a new kernel have: rows x, y and w, numbers those
// given.
func (b *rowCaller) canonical(source string, numbers []string) map[string]string {
	rows, names := []string{"x", "y", "w"}, map[string]string{}
	take := func(of *[]string, name string) {
		if len(*of) == 0 {
			panic(mistake(b.Name, "no kernel has as many operands as %s: give a part of it a name",
				source))
		}
		names[name], *of = (*of)[0], (*of)[1:]
	}
	for _, name := range InOrder(source) {
		if b.isRow(name) {
			take(&rows, name)
		} else {
			take(&numbers, name)
		}
	}
	return names
}

// InOrder returns the variables of an expression in order of use.
func InOrder(source string) []string {
	var vars operands
	expr.Lower(source, &vars)
	return vars
}

// renamed returns an expression with other names.
func renamed(source string, names map[string]string) string {
	return expr.Lower(source, expr.Rename(func(name string) string {
		if other, ok := names[name]; ok {
			return other
		}
		return name
	}))
}

func inverse(names map[string]string) map[string]string {
	inverse := map[string]string{}
	for from, to := range names {
		inverse[to] = from
	}
	return inverse
}

// bind returns what the operands of a kernel are for it to compute an expression, or nil if it does
// not. Of operands that are numbers, 0 is one where x - 0 is x.
func (b *rowCaller) bind(kernel, source string, numbers []string) map[string]string {
	for zeros := range 1 << len(numbers) {
		bound := map[string]string{}
		for i, name := range numbers {
			if zeros>>i&1 != 0 {
				bound[name] = "0"
			}
		}
		var pattern, steps expr.Numbering
		of, is := expr.Lower(kernel, zeroed{&pattern, bound}), expr.Lower(source, &steps)
		u := unifier{pattern.Steps, steps.Steps, bound, func(operand, name string) bool {
			return !b.isRow(name) || !slices.Contains(numbers, operand)
		}}
		if u.unify(of, is) {
			return bound
		}
	}
	return nil
}

// zeroed lowers an expression to steps, in which x less a variable that is 0 is x.
type zeroed struct {
	*expr.Numbering
	bound map[string]string
}

func (z zeroed) Call(word string, args ...int) int {
	if word == "-" {
		if y := z.Steps[args[1]]; y.Kind == expr.Variable && z.bound[y.Text] == "0" {
			return args[0]
		}
	}
	return z.Numbering.Call(word, args...)
}

// A unifier finds what the variables of a pattern are for it to be an expression.
type unifier struct {
	pattern, steps expr.Steps
	bound          map[string]string
	fits           func(operand, name string) bool
}

func (u unifier) unify(of, is int) bool {
	p, s := u.pattern[of], u.steps[is]
	switch {
	case p.Kind == expr.Variable && s.Kind == expr.Variable:
		if name, ok := u.bound[p.Text]; ok {
			return name == s.Text
		}
		u.bound[p.Text] = s.Text
		return u.fits(p.Text, s.Text)
	case p.Kind != s.Kind || p.Text != s.Text || len(p.Args) != len(s.Args):
		return false
	}
	for i := range p.Args {
		if !u.unify(p.Args[i], s.Args[i]) {
			return false
		}
	}
	return true
}

// result calls the kernel of the result, or returns it.
func (b *rowCaller) result(s RowStatement) {
	if b.ToNumber {
		b.call(RowCall{Kind: CallReturn, Expr: s.Expr})
		return
	}
	b.mapTo("z", "row", s.Expr)
}

// store lets rows that are stored be where the result will be, if nothing reads what that may be
// over any more: the first operand.
func (b *rowCaller) store() {
	free := 0 // the call from which on nothing is stored in z
	for i, c := range b.made {
		if c.Into == "" || c.Into == "z" || b.isSum(c.Into) {
			continue
		}
		last, over := i, false
		for j, later := range b.made[i+1:] {
			for _, arg := range later.Args {
				if arg.Text == c.Into {
					last = i + 1 + j
				}
				over = over || arg.Text == b.Rows[0]
			}
		}
		if over || i < free || b.ToNumber {
			continue
		}
		free = last
		stored := c.Into
		b.made[i].Into = "z"
		for _, later := range b.made[i+1:] {
			for k := range later.Args {
				if later.Args[k].Text == stored {
					later.Args[k].Text = "z"
				}
			}
		}
	}
}

func (b *rowCaller) isSum(name string) bool {
	return slices.ContainsFunc(b.Sums(),
		func(parameter string) bool { return SumName(parameter) == name })
}
