package emit

import (
	"slices"
	"strings"
	"unicode/utf8"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
)

// rowKernels returns the kernels of the row operations of d, which call others on each row.
func rowKernels(d table.DType) Output {
	f := newFile("asm/"+d.Name, "kernels")
	for _, op := range d.RowOps() {
		for _, p := range []table.RowProgram{op.Program(), op.GradProgram()} {
			switch {
			case p.ToNumber:
				f.Add(rowNumber(p, d)).Line()
			case p.HasReductions():
				f.Add(rowLoop(p, d)).Line()
			}
		}
	}
	return render("asm/"+d.Name+"/rowops.go", f)
}

// rowNumber returns the method that makes a number of a row.
func rowNumber(p table.RowProgram, d table.DType) *Statement {
	params := []Code{List(ids(p.Rows...)...).Index().Id(d.Name)}
	if len(p.Scalars) > 0 {
		params = append(params, List(ids(p.Scalars...)...).Id(d.Name))
	}
	b := rowBody{d: d, length: Len(Id(p.Rows[0]))}
	// // LogSumExp returns the logarithm of the sum of the exponentials of x, computed without
	// // overflow.
	// func (k *Kernels) LogSumExp(x []float32) float32 {
	// 	lengths.AtLeast("float32.LogSumExp", "len(x)", len(x), 1)
	// 	largest := k.Max(x)
	// 	c := where(abs(largest) < inf, largest, 0)
	// 	total := k.SumExp(x, c)
	// 	return c + log(total)
	// }
	return comment(p.Name + " returns " + p.Doc + ".").
		Func().Params(Id("k").Op("*").Id("Kernels")).Id(p.Name).Params(params...).Id(d.Name).Block(append(
		checkCode(d, p.Name, rowNumberChecks(p)),
		b.calls(p)...,
	)...)
}

// rowLoop returns the method that makes rows of rows.
func rowLoop(p table.RowProgram, d table.DType) *Statement {
	rows := append([]string{"z"}, p.Rows...)
	var slices, sums []string
	for _, parameter := range p.Sums() {
		sums = append(sums, table.SumName(parameter))
	}
	slices = append(append(append(append(append(slices, "z"), sums...), p.Rows...), p.Numbers...),
		p.Parameters...)
	params := []Code{List(ids(slices...)...).Index().Id(d.Name), Id("n").Int()}
	if len(p.Scalars) > 0 {
		params = append(params, List(ids(p.Scalars...)...).Id(d.Name))
	}
	b := rowBody{d: d, length: Id("n")}
	var rest, first, names []Code
	for _, name := range rows {
		names, rest = append(names, Id(name)), append(rest, Id(name).Index(Id("n").Op(":")))
		first = append(first, Id(name).Index(Op(":").Id("n")))
	}
	for _, name := range p.Numbers {
		names, rest = append(names, Id(name)), append(rest, Id(name).Index(Lit(1).Op(":")))
		first = append(first, Id(name).Index(Lit(0)))
	}
	body := append([]Code{List(names...).Op(":=").List(first...)}, b.calls(p)...)
	memory := checkCode(d, p.Name, rowChecks(p))
	for _, sum := range sums {
		memory = append(memory, If(Id(sum).Op("!=").Nil()).Block(checkCode(d, p.Name,
			[]check{equal(sum, "n")})...))
	}
	if b.numbers > 0 {
		memory = append(memory, Id("numbers").Op(":=").Make(Index().Id(d.Name), Lit(b.numbers)))
	}
	for _, name := range b.stored {
		row := Min(Id("n"), Len(Id(p.Rows[0]))) // there may be none
		memory = append(memory, Id(name).Op(":=").Make(Index().Id(d.Name), row))
	}
	// // Softmax sets each row of n elements of z to the exponentials of x, divided by their sum.
	// func (k *Kernels) Softmax(z, x []float32, n int) {
	// 	lengths.AtLeast("float32.Softmax", "n", n, 1)
	// 	lengths.Multiple("float32.Softmax", "len(x)", len(x), n)
	// 	lengths.Equal("float32.Softmax", "len(z)", len(z), len(x))
	// 	numbers := make([]float32, 1)
	// 	for ; len(x) > 0; z, x = z[n:], x[n:] {
	// 		z, x := z[:n], x[:n]
	// 		largest := k.Max(x)
	// 		total := k.SoftmaxSum(z, x, largest)
	// 		number := 1 / total
	// 		numbers[0] = number
	// 		k.Mul(z, z, numbers[0:1])
	// 	}
	// }
	return comment(p.Name + " sets each row of n elements of z to " + p.Doc + "." + sumsDoc(p)).
		Func().Params(Id("k").Op("*").Id("Kernels")).Id(p.Name).Params(params...).Block(append(
		memory,
		For(Empty(), Len(Id(p.Rows[0])).Op(">").Lit(0),
			List(names...).Op("=").List(rest...)).Block(body...),
	)...)
}

// sumsDoc says of the kernel of a program what it does with the gradients of parameters, if any.
func sumsDoc(p table.RowProgram) string {
	if len(p.Sums()) == 0 {
		return ""
	}
	return " It adds that of each parameter to its n numbers, unless they are nil."
}

// comment returns lines of at most so many columns that say a text.
func comment(text string) *Statement {
	const columns = 100 - len("// ")
	s, line := Null(), ""
	for _, word := range strings.Fields(text) {
		if utf8.RuneCountInString(line+word) > columns {
			s.Comment(strings.TrimSpace(line)).Line()
			line = ""
		}
		line += word + " "
	}
	return s.Comment(strings.TrimSpace(line)).Line()
}

// A rowBody writes the calls of a program.
type rowBody struct {
	d       table.DType
	length  *Statement // of a row
	numbers int        // that kernels take as slices
	stored  []string   // rows that need memory of their own
}

// value returns an expression of numbers.
func (b *rowBody) value(source string) *Statement {
	return goExpr(source, b.d, func(name string) *Statement {
		if name == "n" {
			return Id(b.d.Name).Call(b.length.Clone())
		}
		return Id(name)
	})
}

// calls returns the statements of a program.
func (b *rowBody) calls(p table.RowProgram) (body []Code) {
	for _, c := range table.RowCalls(p) {
		sum := c.Kind == table.CallMap &&
			slices.ContainsFunc(p.Sums(), func(s string) bool { return table.SumName(s) == c.Into })
		if c.Into != "" && c.Into != "z" && !sum && !slices.Contains(b.stored, c.Into) {
			b.stored = append(b.stored, c.Into)
		}
		statements := b.call(c)
		if sum {
			statements = []Code{If(Id(c.Into).Op("!=").Nil()).Block(statements...)}
		}
		body = append(body, statements...)
	}
	return body
}

// call returns the statements of a call.
func (b *rowBody) call(c table.RowCall) (body []Code) {
	var args []Code
	if c.Into != "" {
		args = append(args, Id(c.Into))
	}
	held := 0 // numbers
	for _, arg := range c.Args {
		switch {
		case !arg.IsNumber:
			args = append(args, Id(arg.Text))
		case arg.ByValue:
			args = append(args, b.value(arg.Text))
		default:
			body = append(body, Id("numbers").Index(Lit(held)).Op("=").Add(b.value(arg.Text)))
			args = append(args, Id("numbers").Index(Lit(held).Op(":").Lit(held+1)))
			held++
		}
	}
	b.numbers = max(b.numbers, held)
	kernel := Id("k").Dot(c.Kernel).Call(args...)
	switch c.Kind {
	case table.CallNumber:
		return append(body, Id(c.Results[0]).Op(":=").Add(b.value(c.Expr)))
	case table.CallReturn:
		return append(body, Return(b.value(c.Expr)))
	case table.CallFold:
		if c.Storing != "" {
			// var total float32
			// if &z[0] == &x[0] {
			// 	total = k.SumExp(x, largest)
			// } else {
			// 	total = k.SoftmaxSum(z, x, largest) // brings z to the caches
			// }
			first := func(slice string) *Statement { return Op("&").Id(slice).Index(Lit(0)) }
			storing := Id("k").Dot(c.Storing).Call(append([]Code{Id("z")}, args...)...)
			return append(body,
				Var().Id(c.Results[0]).Id(b.d.Name),
				If(first("z").Op("==").Add(first(c.Args[0].Text))).Block(Id(c.Results[0]).Op("=").Add(kernel)).
					Else().Block(Id(c.Results[0]).Op("=").Add(storing).Comment("brings z to the caches")))
		}
		return append(body, Id(c.Results[0]).Op(":=").Add(kernel))
	case table.CallMoments:
		body = append(body, Id("moments").Op(":=").Add(kernel))
		for i, field := range []string{"Mean", "Squares"} {
			if name := c.Results[i]; name != "" {
				body = append(body, Id(name).Op(":=").Id("moments").Dot(field))
			}
		}
		return body
	}
	return append(body, kernel)
}
