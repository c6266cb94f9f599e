package emit

import (
	"fmt"
	"slices"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// autogradOps returns the differentiable operations on variables, and their derivatives.
func autogradOps() Output {
	f := newFile("autograd", "autograd")
	var ofTensors, ofNumbers []Code
	for _, op := range table.All() {
		if op.On&table.Float == 0 || !op.IsMethod() || table.IsCondition(op.Expr) {
			continue
		}
		method := Id(op.Name).Add(autogradParams(op, Id("T")))
		if len(op.Scalars) == 0 {
			ofTensors = append(ofTensors, method.Id("T"))
		} else {
			ofNumbers = append(ofNumbers, method.Id("T"))
		}
	}
	f.Comment("operations are the elementwise ones of a tensor type.")
	f.Type().Id("operations").Types(Id("T").Any()).Interface(ofTensors...).Line()
	f.Comment("Scaled is a type of tensors with elements of type E, as those operations have it that take a")
	f.Comment("number.")
	f.Type().Id("Scaled").Types(List(Id("T"),
		Id("E")).Any()).Interface(append([]Code{Id("Tensor").Types(Id("T"))},
		ofNumbers...)...).Line()
	for _, op := range differentiable() {
		autogradFunction(f, op)
		if !isFlat(op) {
			autogradRule(f, op)
		}
		if op.TakesNumber(table.Double) {
			autogradNumberForm(f, op)
		}
	}
	return render("autograd/ops.go", f)
}

// unexported lists the operations on d that tensors have no exported methods of: those that take
// numbers, or the others.
func unexported(d table.DType, scaled bool) []table.Op {
	return slices.DeleteFunc(d.Ops(), func(op table.Op) bool {
		return op.IsMethod() || op.Result(d) != d || len(op.Scalars) > 0 != scaled
	})
}

// conditions lists the operations on d whose results are masks.
func conditions(d table.DType) []table.Op {
	return slices.DeleteFunc(d.Ops(), func(op table.Op) bool { return op.Result(d) == d })
}

// autogradSupport returns the tables of functions by which autograd finds the operations that are
// methods of no tensor, derivatives before all, and comparisons.
func autogradSupport() Output {
	f := newFile("internal/support", "support")
	// // Operations are those on tensors V, with masks M, that are no methods of theirs: derivatives
	// // before all. They set z and return it.
	// type Operations[V, M any] struct {
	// 	AbsGrad    func(z, g, x V) V
	// 	WhereGradX func(z, g V, m M) V
	// }
	write := func(name string, doc []string, params []string, ops []table.Op, result Code) {
		var fields []Code
		for _, op := range ops {
			names := op.Operands()
			if !table.IsCondition(op.Expr) {
				names = append([]string{"z"}, names...)
			}
			fields = append(fields, Id(op.Name).Func().Params(declared(op, names, Id("V"),
				Id("M"))...).Add(result))
		}
		for _, line := range doc {
			f.Comment(line)
		}
		f.Type().Id(name).Types(List(ids(params...)...).Any()).Struct(fields...).Line()
	}
	write(
		"Operations", []string{
			"Operations are those on tensors V, with masks M, that are no methods of theirs: derivatives",
			"before all. They set z and return it.",
		},
		[]string{"V", "M"}, unexported(table.Double, false), Id("V"),
	)
	write(
		"Scaled", []string{"Scaled are such operations on tensors V with elements E that take numbers."},
		[]string{"V", "E"}, unexported(table.Double, true), Id("V"),
	)
	write(
		"Conditions", []string{"Conditions are the operations on tensors V whose results are masks M."},
		[]string{"V", "M"}, conditions(table.Double), Id("M"),
	)
	var rows []Code
	for _, op := range rowFunctions() {
		rows = append(rows, Id(op.Name).Func().Add(autogradRowParams(op, Id("V"))).Id("V"))
	}
	f.Comment("RowOperations are the operations on rows of tensors V that are no methods of theirs.")
	f.Type().Id("RowOperations").Types(Id("V").Any()).Struct(rows...)
	return render("internal/support/autograd.go", f)
}

// autogradFunction writes the function of op on variables.
func autogradFunction(f *File, op table.Op) {
	// // Clip returns the number nearest to x that is within [lo, hi], NaN if x is.
	// func Clip[T Scaled[T, E], E float32 | float64](x *Variable[T], lo, hi E) *Variable[T] {
	// 	return record("Clip", none[T]().Clip(x.Value, lo, hi), clipRule[T, E]{lo, hi}, x)
	// }
	var values []Code
	for _, name := range op.Operands() {
		value := Id(name)
		if isVariable(op, name) {
			value.Dot("Value")
		}
		values = append(values, value)
	}
	var held []Code
	for _, name := range settings(op) {
		if name == "m" {
			held = append(held, Id("hold").Call(Id(name)))
		} else {
			held = append(held, Id(name))
		}
	}
	value := none().Dot(op.Name).Call(values...)
	if op.NoMethod {
		value = of(op, op.Operands()).Dot(op.Name).Call(append([]Code{none()}, values...)...)
	}
	result := Id("record").Call(append([]Code{Lit(op.Name), value, ruleOf(op).Values(held...)},
		ids(variables(op)...)...)...)
	f.Commentf("%s returns %s.", op.Name, op.Doc)
	if isFlat(op) {
		f.Comment("Its derivative is 0.")
		result = Id("Constant").Call(value)
	}
	f.Func().Id(op.Name).Types(typeParams(op)...).Add(autogradParams(op,
		variable())).Add(variable()).Block(Return(result)).Line()
}

// autogradNumberForm writes the function of op with a number in place of its second operand.
func autogradNumberForm(f *File, op table.Op) {
	// // MulC returns Mul(x, y) for a y of which each element is the number y.
	// func MulC[T Tensor[T]](x *Variable[T], y float64) *Variable[T] {
	// 	return Mul(x, x.Number(y))
	// }
	signature := Types(typeParams(op)...).Params(Id("x").Add(variable()), Id("y").Float64()).
		Add(variable())
	withNumber(f, op, signature, []Code{
		Return(Id(op.Name).Call(Id("x"), Id("x").Dot("Number").Call(Id("y")))),
	})
}

// autogradRule writes the derivative of op.
func autogradRule(f *File, op table.Op) {
	// type mulRule[T Tensor[T]] struct{}
	//
	// func (p mulRule[T]) Kernel(v *Variable[T], operand int, g, _ T) T {
	// 	if operand == 0 {
	// 		y := v.operand(1)
	// 		return none[T]().Mul(g, y.Value)
	// 	}
	// 	x := v.operand(0)
	// 	return none[T]().Mul(g, x.Value)
	// }
	//
	// func (p mulRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] { … }
	f.Type().Id(ruleName(op)).Types(typeParams(op)...).Struct(declared(op, settings(op), nil,
		Id("mask"))...).Line()
	method := func(name string, g Code, of *Statement,
		branch func(op table.Op, operand int) []Code,
	) {
		f.Func().Params(Id("p").Add(ruleOf(op))).Id(name).
			Params(Id("v").Add(variable()), Id("operand").Int(),
				g).Add(of).Block(byOperand(op, branch)...).Line()
	}
	method("Kernel", List(Id("g"), Id("z")).Id("T"), Id("T"), fused)
	method("Graph", Id("g").Add(variable()), variable(), composed)
}

// byOperand returns statements of which those are for an operand that branch makes.
func byOperand(op table.Op, branch func(op table.Op, operand int) []Code) []Code {
	otherwise := branch(op, len(op.Grad)-1)
	var body []Code
	for n, name := range variables(op) {
		then := branch(op, slices.Index(op.Operands(), name))
		if Block(then...).GoString() != Block(otherwise...).GoString() {
			body = append(body, If(Id("operand").Op("==").Lit(n)).Block(then...))
		}
	}
	return append(body, otherwise...)
}

// reading returns the declaration of the result and the operands that grad depends on.
func reading(op table.Op, grad string) []Code {
	// r, x := v.result(), v.operand(0)
	var names, values []Code
	for _, name := range table.Operands(grad) {
		switch {
		case name == "r":
			values = append(values, Id("v").Dot("result").Call())
		case isVariable(op, name):
			values = append(values, Id("v").Dot("operand").Call(Lit(slices.Index(variables(op),
				name))))
		default:
			continue
		}
		names = append(names, Id(name))
	}
	if len(names) == 0 {
		return nil
	}
	return []Code{List(names...).Op(":=").List(values...)}
}

// fused returns statements that return the gradient of an operand of op, computed by a kernel.
func fused(op table.Op, i int) []Code {
	args := table.Operands(op.Grad[i])
	var run *Statement
	var values []Code
	switch same, operands, ok := table.Find(op.Grad[i]); {
	case op.Grad[i] == "g":
		return []Code{Return(Id("g"))}
	case op.Grad[i] == "0":
		return []Code{Return(none())}
	case ok && same.NoMethod:
		run, args, values = of(same, operands).Dot(same.Name), operands, ids("z")
	case ok:
		run, args = Id("z").Dot(same.Name), operands
	default: // a function of a table
		run, values = of(op, args).Dot(op.GradNames()[i]), ids("z")
	}
	for _, arg := range args {
		value := Id(arg)
		switch {
		case arg == "r" || isVariable(op, arg):
			value.Dot("Value")
		case arg != "g":
			value = setting(arg)
		}
		values = append(values, value)
	}
	return append(reading(op, op.Grad[i]), Return(run.Call(values...)))
}

// composed returns statements that return the gradient of an operand of op, made of
// operations on variables. One that chooses between numbers times g is a kernel.
func composed(op table.Op, i int) []Code {
	if op.Grad[i] == "0" {
		return []Code{Return(Nil())}
	}
	if t := expr.Lower(op.Grad[i], degrees{op}); t.chosen && t.degree == linear {
		return []Code{Return(Id("piecewise").Call(ids("p", "v", "operand", "g")...))}
	}
	l := inVars{op: op}
	result := expr.Lower(op.Grad[i], &l).of(func(name string) *Statement { return Id(name) })
	return append(append(reading(op, op.Grad[i]), l.masks...), Return(result))
}

// degrees lowers an expression to how it depends on g, the numbers that an operation takes
// counting as constant.
type degrees struct{ op table.Op }

// A term is an expression as degrees sees it.
type term struct {
	degree degree
	chosen bool // whether there is a choice in it
}

type degree int

const (
	zero     degree = iota
	constant        // a number
	linear          // g times numbers, which may depend on the element
	other
)

func (d degrees) Var(name string) term {
	switch {
	case name == "g":
		return term{degree: linear}
	case name == "r" || isVariable(d.op, name):
		return term{degree: other}
	}
	return term{degree: constant}
}

func (degrees) Num(lit string) term {
	if lit == "0" {
		return term{degree: zero}
	}
	return term{degree: constant}
}

func (degrees) Call(word string, x ...term) term {
	switch {
	case word == "()" || word == "neg":
		return x[0]
	case word == "where" && max(x[1].degree, x[2].degree) == linear && x[1].degree != constant &&
		x[2].degree != constant:
		return term{degree: linear, chosen: true}
	case word == "*" && min(x[0].degree, x[1].degree) == constant &&
		max(x[0].degree, x[1].degree) == linear:
		return term{degree: linear, chosen: x[0].chosen || x[1].chosen}
	}
	return term{degree: other}
}

// inVars lowers an expression to calls of the operations on variables.
type inVars struct {
	op     table.Op
	masked int    // how many conditions are declared before
	masks  []Code // declarations of the conditions
}

// A varValue is an expression on variables.
type varValue struct {
	of    func(operand func(name string) *Statement) *Statement // the variable, of operands
	value *Statement                                            // the tensor, as conditions have it
}

func (l *inVars) Var(name string) varValue {
	switch {
	case name == "g":
		return varValue{of: func(func(string) *Statement) *Statement { return Id("g") }}
	case name == "m":
		return varValue{value: setting(name)}
	case name == "r" || isVariable(l.op, name):
		return varValue{
			of:    func(operand func(string) *Statement) *Statement { return operand(name) },
			value: Id(name).Dot("Value"),
		}
	}
	return numberInVars(Float64().Call(setting(name)))
}

func (l *inVars) Num(lit string) varValue { return numberInVars(Op(lit)) }

func numberInVars(x *Statement) varValue {
	number := Id("v").Dot("Number").Call(x)
	return varValue{
		of:    func(func(string) *Statement) *Statement { return number },
		value: number.Clone().Dot("Value"),
	}
}

func (l *inVars) Call(word string, x ...varValue) varValue {
	switch word {
	case "()":
		return x[0]
	case "where":
		return l.choice(x[0].value, x[1], x[2])
	}
	var values []Code
	for _, x := range x {
		values = append(values, x.value)
	}
	switch word {
	case "&&":
		return varValue{value: Qual(Module+"/tensor/bool", "And").Call(values...)}
	case "||":
		return varValue{value: Qual(Module+"/tensor/bool", "Or").Call(values...)}
	}
	i := slices.IndexFunc(table.Table(), func(op table.Op) bool {
		return op.On&table.Float != 0 && len(op.Operands()) == len(x) &&
			table.IsCall(op.Expr, word, op.Operands())
	})
	if i < 0 {
		panic("emit: no operation for " + word + " in a derivative")
	}
	op, operations := table.Table()[i], none()
	if table.IsCondition(op.Expr) || op.NoMethod {
		operations = Id("of").Types(Id("T")).Call()
	}
	if op.NoMethod && !table.IsCondition(op.Expr) {
		values = append([]Code{none()}, values...)
	}
	return varValue{
		of: func(operand func(string) *Statement) *Statement {
			var args []Code
			for _, x := range x {
				args = append(args, x.of(operand))
			}
			return Id(op.Name).Call(args...)
		},
		value: operations.Dot(op.Name).Call(values...),
	}
}

// choice returns x where a condition holds and y elsewhere. What an operand is where an
// expression of it is not chosen must not matter to derivatives, so there it is 1.
func (l *inVars) choice(condition *Statement, x, y varValue) varValue {
	// m1 := of[T]().Equal(y.Value, v.Number(0).Value)
	// … Where(m1, v.Number(0), Mul(g, Log(only(m1, false, x))))
	mask := fmt.Sprint("m", l.masked+len(l.masks)+1)
	l.masks = append(l.masks, Id(mask).Op(":=").Add(condition))
	only := func(holds bool, operand func(string) *Statement) func(string) *Statement {
		return func(name string) *Statement {
			return Id("only").Call(Id(mask), Lit(holds), operand(name))
		}
	}
	return varValue{of: func(operand func(string) *Statement) *Statement {
		return Id("Where").Call(Id(mask), x.of(only(true, operand)), y.of(only(false, operand)))
	}}
}

// autogradTests returns the cases of the differentiable operations.
func autogradTests() Output {
	f := newFile("autograd_test", "autograd_test")
	f.ImportName(Module+"/autograd", "autograd")
	var rows []Code
	for _, op := range differentiable() {
		// {"Clip", 1, func(x ...*variable) *variable { return autograd.Clip(x[0], 0.25, 1.25) }},
		var args []Code
		for _, name := range op.Operands() {
			switch {
			case name == "m":
				args = append(args, Id("mask").Call(Id("x").Index(Lit(0)).Dot("Value")))
			case isVariable(op, name):
				args = append(args, Id("x").Index(Lit(slices.Index(variables(op), name))))
			default:
				args = append(args, Lit(0.25+float64(slices.Index(op.Scalars, name))))
			}
		}
		rows = append(rows, Values(Lit(op.Name), Lit(len(variables(op))),
			Func().Params(Id("x").Op("...").Op("*").Id("variable")).Op("*").Id("variable").
				Block(Return(Qual(Module+"/autograd", op.Name).Call(args...)))))
	}
	f.Var().Id("rows").Op("=").Index().Id("row").Add(lines("{", "}", rows...))
	return render("autograd/rows_test.go", f)
}

// differentiable returns the rows that have derivatives.
func differentiable() []table.Op {
	return slices.DeleteFunc(table.Table(),
		func(op table.Op) bool { return op.On&table.Float == 0 || op.Grad == nil })
}

// isFlat reports whether the derivative of op is zero.
func isFlat(op table.Op) bool {
	return !slices.ContainsFunc(op.Grad, func(grad string) bool { return grad != "0" })
}

// isVariable reports whether an operand of op is one to differentiate by.
func isVariable(op table.Op, name string) bool { return slices.Contains(variables(op), name) }

// variables returns the operands of op to differentiate by, and settings the others.
func variables(op table.Op) []string {
	return slices.DeleteFunc(op.Tensors(), func(name string) bool { return name == "m" })
}

func settings(op table.Op) []string {
	return slices.DeleteFunc(op.Operands(),
		func(name string) bool { return slices.Contains(variables(op), name) })
}

// setting returns an operand of settings, as the derivative has it.
func setting(name string) *Statement {
	if name == "m" {
		return Id("p").Dot(name).Dot("of").Call(Id("v").Dot("op"))
	}
	return Id("p").Dot(name)
}

// autogradParams returns the parameters of op, of which those to differentiate by have a
// type.
func autogradParams(op table.Op, of *Statement) *Statement {
	return Params(declared(op, op.Operands(), of, Op("*").Qual(Module+"/tensor/bool", "Tensor"))...)
}

// declared returns declarations of operands of op, of which those to differentiate by have
// a type, and the mask another.
func declared(op table.Op, names []string, of, mask *Statement) []Code {
	types := map[string]*Statement{"T": of, "m": mask, "E": Id("E")}
	var declarations []Code
	for _, r := range runs(names, func(name string) string {
		switch {
		case name == "m":
			return "m"
		case slices.Contains(op.Scalars, name):
			return "E"
		}
		return "T"
	}) {
		declarations = append(declarations, List(ids(r.names...)...).Add(types[r.of]))
	}
	return declarations
}

// typeParams returns the type parameters of what there is of op.
func typeParams(op table.Op) []Code {
	if len(op.Scalars) == 0 {
		return []Code{Id("T").Id("Tensor").Types(Id("T"))}
	}
	return []Code{Id("T").Id("Scaled").Types(Id("T"), Id("E")), Id("E").Float32().Op("|").Float64()}
}

// ruleOf returns the type of the derivative of op.
func ruleOf(op table.Op) *Statement {
	if len(op.Scalars) == 0 {
		return Id(ruleName(op)).Types(Id("T"))
	}
	return Id(ruleName(op)).Types(Id("T"), Id("E"))
}

func ruleName(op table.Op) string { return unexport(op.Name) + "Rule" }

func variable() *Statement { return Op("*").Id("Variable").Types(Id("T")) }

func none() *Statement { return Id("none").Types(Id("T")).Call() }

// of returns the table that has the derivative of op with operands args.
func of(op table.Op, args []string) *Statement {
	if slices.ContainsFunc(args, func(name string) bool {
		return slices.Contains(op.Scalars, name)
	}) {
		return Id("scaledOf").Types(Id("T"), Id("E")).Call()
	}
	return Id("of").Types(Id("T")).Call()
}
