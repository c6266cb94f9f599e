package emit

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/cpuid/v2"
	"github.com/mmcloughlin/avo/ir"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/kernel"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
	"github.com/ashlar-go/ashlar/gen/target/arm64"
	"github.com/ashlar-go/ashlar/gen/target/x86"
)

// tried are expressions that together take each rule of each target, for the kinds of element that
// have them.
var tried = map[table.Kind][]string{
	table.Number: {
		"x + y", "x - y", "x * y", "-x", "abs(x)", "max(x, y)", "min(x, y)", "clamp(x, y, w)",
		"x == y", "x != y", "x < y", "x <= y", "x > y", "x >= y", "!(x < y)", "!(x <= y)",
		"!(x > y)", "!(x >= y)",
		"where(m, x, y)", "where(x < y && x < w, x, y)", "where(x < y || x < w, x, y)",
		"x < y && !(y < w) || x == w",
		"where((x < y) == (y < w), x, y)", "where((x < y) != (y < w), x, y)", "x * 3 + 100",
	},
	table.Float: {
		"x / y", "sqrt(x)", "round(x)", "floor(x)", "ceil(x)", "trunc(x)",
		"fma(x, y, w)", "fma(-x, y, w)", "fma(x, y, -w)", "fma(-x, y, -w)", "fma(x, y, 2.5)",
		"fma(x, y, x) + y", "fma(x, 3, y) + x",
		"where(signbit(x), y, w)", "signbit(x) && x < y", "sign(x)", "x & y", "x | y", "x ^ y",
		"addbits(x, y)", "subbits(x, y)", "x << 3", "x >> 5",
		"gather(where(x < 4, floor(clamp(abs(x), 0, 3)), 2), 10, 20, 30, 40)",
		"exp(x)", "sin(x)", "tanh(x)", "pow(x, y)", "x > 0 && exp(x) < y",
	},
	table.Integer:   {"^x", "x & y", "x | y", "x ^ y", "x << y", "x >> y"},
	table.Condition: {"x == y", "x != y", "x && y", "x || y", "!x", "where(m, x, y)"},
}

// triedTypes are all types that a target may meet.
func triedTypes() (types []table.DType) {
	for _, bits := range []int{8, 16, 32, 64} {
		for _, signed := range []bool{false, true} {
			types = append(types, table.DType{Type: table.Type{
				Kind: table.Integer, Signed: signed,
				Bits: bits,
			}})
		}
		if bits >= 32 {
			types = append(types, table.DType{Type: table.Type{
				Kind: table.Float, Signed: true,
				Bits: bits,
			}})
		}
	}
	for i, t := range types {
		types[i].Name, types[i].Package = t.Type.String(), t.Type.String()
	}
	return append(types, table.Bool)
}

// triedOps returns tried as rows of a type.
func triedOps(d table.DType) (ops []table.Op) {
	for _, kind := range []table.Kind{table.Float, table.Integer, table.Condition, table.Number} {
		if d.Kind&kind == 0 {
			continue
		}
		for _, source := range tried[kind] {
			if !d.Signed && source == "-x" {
				continue
			}
			ops = append(ops, table.Op{
				Name: fmt.Sprintf("Try%d", len(ops)), Expr: source,
				On: kind,
			})
		}
	}
	return ops
}

// TestRules compares what each rule of the targets of this machine computes, for each type, with
// Go: once more for a type with so few registers that most values go to memory and back. It writes
// a program for each target with kernels of the expressions above, and runs it.
func TestRules(t *testing.T) {
	for _, on := range targets() {
		t.Run(on.Name, func(t *testing.T) {
			p := tryProgram{T: t, root: t.TempDir()}
			test := testsOn(t, on)
			used := map[string]bool{}
			on.Taken = func(r target.Rule) { used[r.Line] = true }
			defer func() { on.Taken = nil }()
			for _, d := range triedTypes() {
				p.add(strings.ToLower(d.Name), d, on)
			}
			few := *on
			few.Registers, few.Masks = 7, min(on.Masks, 2)
			p.add("few_registers", table.DTypes[0], &few)
			p.run(test)
			for _, r := range on.Rules {
				if !used[r.Line] {
					t.Errorf("no expression takes the rule %s", r.Line)
				}
			}
		})
	}
}

// TestMissingRules checks that what an instruction set cannot do has no kernel, and why.
func TestMissingRules(t *testing.T) {
	for _, c := range []struct {
		row  string
		of   table.DType
		on   *target.Target
		want string // or nothing, if there is a kernel
	}{
		{"Mul", table.Index, arm64.NEON, "Mul of int: NEON has no rule for * on int64"},
		{"Square", table.Index, arm64.NEON, "Square of int: NEON has no rule for * on int64"},
		{"Div", table.Index, arm64.NEON, "Div of int: NEON has no rule for / on int64"},
		{"Mod", table.DTypes[0], arm64.NEON, "Mod of float32: NEON has no rule for % on float32"},
		{"Mul", table.Index, x86.AVX2, ""},
		{"Mul", table.DTypes[0], arm64.NEON, ""},
	} {
		op := c.of.Kernels()[slices.IndexFunc(c.of.Kernels(),
			func(op table.Op) bool { return op.Name == c.row })]
		k, lacking := vectorized(op, c.of, c.on), lacking(c.of, c.on)
		i := slices.IndexFunc(lacking, func(e *target.MissingRule) bool {
			return e.Error() == c.want
		})
		if (k == nil) != (c.want != "") || (i >= 0) != (c.want != "") {
			t.Errorf("%s of %s in %s: there is a kernel: %t, and no reason %q in %v", c.row,
				c.of.Name, c.on.Name, k != nil, c.want, lacking)
		}
	}
}

// A tryProgram is a module with a package of kernels for each element type, and one test of them
// all.
type tryProgram struct {
	*testing.T
	root    string
	folders []string
}

func (p *tryProgram) write(path string, text []byte) {
	if err := write(filepath.Join(p.root, path), text); err != nil {
		p.Fatal(err)
	}
}

// add writes a package with the kernels of a type in an instruction set.
func (p *tryProgram) add(folder string, d table.DType, on *target.Target) {
	p.folders = append(p.folders, folder)
	folder += "/"
	f := newFile(folder, "kernels")
	numbers := map[string]*ir.Global{}
	w, text := newListing(on, numbers)
	var rows, folds, columns []Code
	for _, op := range triedOps(d) {
		if k, err := kernel.NewElementwise(op, d, on); p.can(err) {
			k.Write(w, loopsName(op, on, false))
			rows = append(rows, tryRow(f, op, d, on))
		}
	}
	for _, fold := range d.Folds() {
		if k, err := kernel.NewReduction(fold, d, on); p.can(err) {
			k.Write(w, foldBlock(fold)+on.Name)
			folds = append(folds, tryFold(f, fold, d, on))
		}
	}
	for _, fold := range columnFolds(d) {
		if k, err := kernel.NewColumns(fold, d, on); p.can(err) {
			k.Write(w, columnsLoops(fold, on))
			columns = append(columns, tryColumns(f, fold, d, on))
		}
	}
	if d.IsNumber() {
		finds := p.addFinds(f, w, d, on)
		f.Var().Id("finds").Op("=").Index().Id("find").Add(lines("{", "}", finds...))
	} else {
		f.Var().Id("finds").Index().Id("find")
	}
	f.Var().Id("columns").Op("=").Index().Id("column").Add(lines("{", "}", columns...))
	f.Var().Id("folds").Op("=").Index().Id("fold").Add(lines("{", "}", folds...))
	f.Var().Id("rows").Op("=").Index().Id("row").Add(lines("{", "}", rows...))
	p.render(folder+"rows.go", f)
	p.write(folder+"language.go", fill("language.go", "language.go.tmpl", d).Text)
	if d.IsFloat() {
		p.write(folder+"words.go", goWords(d).Text)
	}
	p.write(folder+"kernels_"+architectureOf(on).name+".s", text(folder))
	for _, numbers := range numbersFile(d, on, numbers) {
		p.write(folder+"numbers_amd64.go", numbers.Text)
	}
	p.write(folder+"kernels.go", []byte(strings.NewReplacer("ELEM", d.Name, "VECTOR",
		fmt.Sprint(on.Bytes)).Replace(tryTest)))
}

// addFinds writes the searches of a type, and returns the rows of their tests.
func (p *tryProgram) addFinds(f *File, w target.Writer, d table.DType,
	on *target.Target,
) (finds []Code) {
	for name, condition := range map[string]string{"index": isNumber, "indexNaN": isNaN} {
		if k, err := kernel.NewSearch(condition, d, on); p.can(err) {
			k.Write(w, name+"Loops"+on.Name)
			finds = append(finds, tryFind(f, name, condition, d, on))
		}
	}
	for name, word := range map[string]string{"argMax": "max", "argMin": "min"} {
		if k, err := kernel.NewArgMax(word, d, on); p.can(err) {
			k.Write(w, name+"Loops"+on.Name)
			finds = append(finds, tryArgMax(f, name, word, d, k.Elements(), on))
		}
	}
	return finds
}

// can reports whether there is a kernel: whether err, of making it, is nil, and not that the target
// lacks a rule, or registers for partial results.
func (p *tryProgram) can(err error) bool {
	var lacks *target.MissingRule
	var few *target.TooFewRegisters
	if err != nil && !errors.As(err, &lacks) && !errors.As(err, &few) {
		p.Fatal(err)
	}
	return err == nil
}

func (p *tryProgram) render(path string, f *File) {
	var b bytes.Buffer
	if err := f.Render(&b); err != nil {
		p.Fatal(err)
	}
	p.write(path, b.Bytes())
}

// run runs the tests of all packages.
func (p *tryProgram) run(test *exec.Cmd) {
	f := newFile("", "try")
	tests := Dict{}
	for _, folder := range p.folders {
		tests[Lit(folder)] = Qual("try/"+folder, "Test")
	}
	params := Params(Id("t").Op("*").Qual("testing", "T"))
	f.Func().Id("Test").Add(params).Block(
		For(List(Id("name"), Id("test")).Op(":=").Range().
			Map(String()).Func().Add(Params(Op("*").Qual("testing", "T"))).Values(tests)).
			Block(Id("t").Dot("Run").Call(Id("name"), Id("test"))),
	)
	p.render("all_test.go", f)
	p.write("go.mod", []byte("module try\n\ngo 1.24\n"))
	test.Dir = p.root
	if out, err := test.CombinedOutput(); err != nil {
		p.Errorf("%v\n%s", err, out)
	}
}

// testsOn returns the command that runs the tests of a module with an instruction set of this
// machine, or of arm64 in an emulator. It skips t where there is neither.
func testsOn(t *testing.T, on *target.Target) *exec.Cmd {
	const emulator = "qemu-aarch64-static"
	architecture := architectureOf(on).name
	if architecture == runtime.GOARCH {
		if on.Name == x86.AVX512.Name &&
			!cpuid.CPU.Supports(cpuid.AVX512F, cpuid.AVX512DQ, cpuid.AVX512BW, cpuid.AVX512VL) {
			t.Skip("this processor lacks AVX-512")
		}
		return exec.Command("go", "test", "-vet=off", ".")
	}
	if _, err := exec.LookPath(emulator); err != nil || architecture != "arm64" {
		t.Skip("this machine cannot run the kernels, not even by " + emulator)
	}
	test := exec.Command("go", "test", "-vet=off", "-exec", emulator, ".")
	test.Env = append(os.Environ(), "GOARCH=arm64", "CGO_ENABLED=0")
	return test
}

// tryRow writes what is wanted of an expression in Go, and returns the row of the tests in tryTest.
func tryRow(f *File, op table.Op, d table.DType, on *target.Target) Code {
	loops, want := loopsName(op, on, false), "want"+op.Name
	params := []Code{Id("z").Op("*").Byte(), Id("n").Int()}
	args := []Code{Id("z"), Id("n")}
	for _, x := range op.Operands() {
		params, args = append(params, Id(x).Id("operand")), append(args, Id(x))
	}
	f.Func().Id(loops).Params(params...).Line()
	all := Params(Id("m").Bool(), List(Id("x"), Id("y"), Id("w")).Id(d.Name))
	f.Func().Id(want).Add(all).Id(op.Result(d).Name).Block(Return(goExpr(op.Expr, d,
		func(name string) *Statement { return Id(name) }))).Line()
	return Values(
		Lit(op.Expr),
		Func().Params(Id("z").Op("*").Byte(), Id("n").Int(),
			List(ids("m", "x", "y", "w")...).Id("operand")).Block(Id(loops).Call(args...)),
		Func().Add(all).Any().Block(Return(Id(want).Call(ids("m", "x", "y", "w")...))),
		Func().Params(Id("n").Int()).Any().Block(Return(Make(Index().Id(op.Result(d).Name),
			Id("n")))),
	)
}

// tryFold writes a fold in Go, and returns the row of the tests in tryTest.
func tryFold(f *File, fold table.Fold, d table.DType, on *target.Target) Code {
	vectorized, generic := foldBlock(fold)+on.Name, foldBlock(fold)+"Generic"
	f.Func().Id(vectorized).Add(foldSignature(fold, d)).Line()
	f.Add(genericBlock(fold, d)).Line()
	call := func(name string) Code {
		args := ids(slicesOf(fold)...)
		if fold.About() {
			args = append(args, Id("c"))
		}
		all := Params(List(ids("z", "x", "y")...).Index().Id(d.Name), Id("c").Id(d.Name)).Id(d.Name)
		return Func().Add(all).Block(Return(Id(name).Call(args...)))
	}
	return Values(Lit(fold.Name), call(vectorized), call(generic), Lit(fold.Start == "x"))
}

// tryFind is tryFold of searches for a condition, in at least a vector.
func tryFind(f *File, name, condition string, d table.DType, on *target.Target) Code {
	least, loops := on.Lanes(d.Type), name+"Loops"+on.Name
	x, c := Id("x").Index().Id(d.Name), Id("c").Id(d.Name)
	call := Id(loops).Call(Id("x"))
	if slices.Contains(table.Operands(condition), "c") {
		f.Func().Id(loops).Params(x, c).Params(Id("ret").Int()).Line()
		call = Id(loops).Call(Id("x"), Id("c"))
	} else {
		f.Func().Id(loops).Params(x).Params(Id("ret").Int()).Line()
	}
	// func(x []float32, c float32) (got, want int) {
	// 	return indexLoopsAVX2(x, c), slices.IndexFunc(x, func(x float32) bool { return x == c })
	// }
	holds := Func().Params(Id("x").Id(d.Name)).Bool().Block(
		Return(goExpr(condition, d, func(name string) *Statement { return Id(name) })),
	)
	results := Params(List(ids("got", "want")...).Int())
	return Values(Lit(name), Lit(least), Func().Params(x, c).Add(results).Block(
		Return(call, Qual("slices", "IndexFunc").Call(Id("x"), holds)),
	))
}

// tryArgMax is tryFold of the kernel of a word of at least so many elements: of NaN, it gives one.
func tryArgMax(f *File, name, word string, d table.DType, least int, on *target.Target) Code {
	// func(x []float32, _ float32) (got, want int) {
	// 	most, at := argMaxLoopsAVX2(x)
	// 	extreme := slices.Max(x)
	// 	want = slices.Index(x, extreme)
	// 	if want < 0 && most != most {
	// 		at = want
	// 	}
	// 	return at, want
	// }
	f.Func().Id(name+"Loops"+on.Name).Params(Id("x").Index().Id(d.Name)).
		Params(Id("most").Id(d.Name), Id("at").Int()).Line()
	params := Params(Id("x").Index().Id(d.Name), Id("_").Id(d.Name))
	results := Params(List(ids("got", "want")...).Int())
	return Values(Lit(name), Lit(least), Func().Add(params).Add(results).Block(
		List(ids("most", "at")...).Op(":=").Id(name+"Loops"+on.Name).Call(Id("x")),
		Id("extreme").Op(":=").Qual("slices", table.Exported(word)).Call(Id("x")),
		Id("want").Op("=").Qual("slices", "Index").Call(Id("x"), Id("extreme")),
		If(Id("want").Op("<").Lit(0).Op("&&").Id("most").Op("!=").Id("most")).Block(
			Id("at").Op("=").Id("want"),
		),
		Return(ids("at", "want")...),
	))
}

// tryColumns is tryFold of columns.
func tryColumns(f *File, fold table.Fold, d table.DType, on *target.Target) Code {
	f.Func().Id(columnsLoops(fold, on)).Add(columnsSignature(fold, d)).Line()
	f.Add(genericColumns(fold, d, nil)).Line()
	call := func(name string, stride *Statement) Code {
		args := ids("z", "x")
		if fold.About() {
			args = ids("z", "x", "c")
		}
		all := Params(
			List(ids("z", "x", "c")...).Index().Id(d.Name), List(ids("rows", "stride")...).Int(),
		)
		return Func().Add(all).Block(Id(name).Call(append(args, Id("rows"), stride)...))
	}
	return Values(
		Lit(fold.Name),
		call(columnsLoops(fold, on), Id("stride").Op("*").Lit(d.Bytes())),
		call(columnsName(fold, "Generic"), Id("stride")),
	)
}

// tryTest compares kernels with what is wanted of them.
const tryTest = `package kernels

import (
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
	"unsafe"
)

type operand struct {
	At   *byte
	Step int
}

type row struct {
	expr string
	run  func(z *byte, n int, m, x, y, w operand)
	want func(m bool, x, y, w ELEM) any
	make func(n int) any
}

type fold struct {
	name      string
	got, want func(z, x, y []ELEM, c ELEM) ELEM
	needsOne  bool
}

type find struct {
	name  string
	least int // elements
	run   func(x []ELEM, c ELEM) (got, want int)
}

type column struct {
	name      string
	got, want func(z, x, c []ELEM, rows, stride int)
}

func random(r *rand.Rand) (e ELEM) {
	v := reflect.ValueOf(&e).Elem()
	switch small := int64(r.IntN(9) - 4); {
	case v.Kind() == reflect.Bool:
		v.SetBool(small > 0)
	case v.CanFloat():
		special := []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), 0.5, 1e300, 1e-40, -2.5}
		v.SetFloat([]float64{special[r.IntN(len(special))], r.NormFloat64(), float64(small), r.NormFloat64() * 1e6}[r.IntN(4)])
	case v.CanInt():
		v.SetInt([]int64{small, int64(r.Uint64()), math.MinInt64 >> (64 - v.Type().Bits()), int64(r.IntN(70))}[r.IntN(4)])
	default:
		v.SetUint([]uint64{uint64(small), r.Uint64(), uint64(r.IntN(70))}[r.IntN(3)] & (math.MaxUint64 >> (64 - v.Type().Bits())))
	}
	return e
}

func bytes(of any) *byte { return (*byte)(reflect.ValueOf(of).UnsafePointer()) }

func Test(t *testing.T) {
	t.Parallel()
	t.Run("rows", testRows)
	t.Run("folds", testFolds)
	t.Run("columns", testColumns)
	t.Run("finds", testFinds)
}

func testRows(t *testing.T) {
	size := int(unsafe.Sizeof(*new(ELEM)))
	lanes := VECTOR / size
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 1))
		n := r.IntN(5*lanes) + 1
		m := make([]bool, n)
		x, y, w := make([]ELEM, n), make([]ELEM, n), make([]ELEM, n)
		for i := range n {
			m[i], x[i], y[i], w[i] = r.IntN(2) == 0, random(r), random(r), random(r)
			if r.IntN(4) == 0 {
				y[i] = x[i]
			}
		}
		for _, row := range rows {
			z := reflect.ValueOf(row.make(n))
			of := func(v any) operand { return operand{bytes(v), VECTOR} }
			row.run(bytes(z.Interface()), n, operand{bytes(m), lanes}, of(x), of(y), of(w))
			for i := range n {
				got, want := z.Index(i).Interface(), row.want(m[i], x[i], y[i], w[i])
				if got != want && (got == got || want == want) || signs(got) != signs(want) {
					t.Fatalf("%s of m=%v x=%v y=%v w=%v is %v, not %v", row.expr, m[i], x[i], y[i], w[i], got, want)
				}
			}
		}
	}
}

func testFolds(t *testing.T) {
	for seed := range uint64(80) {
		r := rand.New(rand.NewPCG(seed, 2))
		n := r.IntN(3 * 256 / int(unsafe.Sizeof(*new(ELEM))))
		x, y, z, kept := make([]ELEM, n), make([]ELEM, n), make([]ELEM, n+1), make([]ELEM, n+1)
		for i := range n {
			for x[i] = random(r); seed%2 > 0 && x[i] != x[i]; { // half of the time no NaN, which hides the rest
				x[i] = random(r)
			}
			y[i] = random(r)
		}
		for _, fold := range folds {
			if n == 0 && fold.needsOne {
				continue
			}
			c := random(r)
			got, want := fold.got(z[:n], x, y, c), fold.want(kept[:n], x, y, c)
			if any(got) != any(want) && (got == got || want == want) || signs(got) != signs(want) {
				t.Fatalf("%s of %v, %v, %v is %v, not %v", fold.name, x, y, c, got, want)
			}
			for i := range z {
				if any(z[i]) != any(kept[i]) && (z[i] == z[i] || kept[i] == kept[i]) {
					t.Fatalf("%s of %v, %v, %v keeps %v, not %v, of element %d", fold.name, x, y, c, z[i], kept[i], i)
				}
			}
		}
	}
}

func testColumns(t *testing.T) {
	for seed := range uint64(80) {
		r := rand.New(rand.NewPCG(seed, 3))
		n, rows := r.IntN(20*VECTOR/int(unsafe.Sizeof(*new(ELEM)))), r.IntN(5)
		stride := n + r.IntN(3)
		x, c, z := make([]ELEM, rows*stride), make([]ELEM, n), make([]ELEM, n+1)
		for _, elements := range [][]ELEM{x, c, z} {
			for i := range elements {
				for elements[i] = random(r); seed%2 > 0 && elements[i] != elements[i]; {
					elements[i] = random(r)
				}
			}
		}
		for _, column := range columns {
			got, want := append([]ELEM(nil), z...), append([]ELEM(nil), z...)
			column.got(got[:n], x, c, rows, stride)
			column.want(want[:n], x, c, rows, stride)
			for i := range z {
				v, w := got[i], want[i]
				if any(v) != any(w) && (v == v || w == w) || signs(v) != signs(w) {
					t.Fatalf("%s of %d rows of %d is %v, not %v, of column %d",
						column.name, rows, n, v, w, i)
				}
			}
		}
	}
}

func testFinds(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 4))
		for _, find := range finds {
			x := make([]ELEM, find.least+r.IntN(6*find.least))
			few := [3]ELEM{random(r), random(r), random(r)}
			for i := range x {
				for x[i] = few[r.IntN(2)]; seed%2 > 0 && x[i] != x[i]; {
					x[i] = random(r)
				}
			}
			c := random(r)
			x[r.IntN(len(x))] = few[2]
			if seed%3 > 0 {
				c = few[2]
			}
			if got, want := find.run(x, c); got != want {
				t.Fatalf("%s of %v in %v is %d, not %d", find.name, c, x, got, want)
			}
		}
	}
}

// signs tells zeros of both signs apart.
func signs(x any) bool {
	v := reflect.ValueOf(x)
	return v.CanFloat() && v.Float() == 0 && math.Signbit(v.Float())
}
`
