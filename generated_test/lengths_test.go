package generated_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"math"
	"math/big"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/internal/kerneltest"
)

// testLengths calls everything that a kernel package exports, functions among that, with lengths
// that fit and others that do not.
func (s suite[T, K, V]) testLengths(t *testing.T, folder string, functions map[string]any) {
	given, exported := slices.Sorted(maps.Keys(functions)), exportedFunctions(t, "../asm/"+folder)
	if !slices.Equal(given, exported) {
		t.Errorf("testing functions %v, and asm/%s has %v", given, folder, exported)
	}
	rules := maps.Clone(lengthRules)
	for _, r := range slices.Concat(s.rows, s.parts) {
		rules[r.Name] = kerneltest.Elementwise
	}
	for kernel, classes := range s.classes {
		rules[kernel] = ofClasses(classes)
		if len(classes) == 1 { // folds of one slice
			rules[kernel+"Columns"] = ofColumns
		}
	}
	kerneltest.TestLengths(t, folder, s.all, functions, rules)
}

// exportedFunctions returns the names of the functions with slices that the package in a folder
// exports, sorted.
func exportedFunctions(t *testing.T, folder string) (names []string) {
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	isOfSlices := func(param *ast.Field) bool {
		name, ok := param.Type.(*ast.Ident)
		return !ok || name.IsExported()
	}
	for _, path := range files {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if ok && f.Recv == nil && f.Name.IsExported() &&
				slices.ContainsFunc(f.Type.Params.List, isOfSlices) {
				names = append(names, f.Name.Name)
			}
		}
	}
	slices.Sort(names)
	return names
}

// lengthRules are the rules of kernels that are neither operations of the table nor made of such.
var lengthRules = map[string]kerneltest.Rule{
	"PrefixSums": ofClasses("xx"), "CumSum": ofClasses("rr"), "CumProd": ofClasses("rr"),
	"ArgMax": ofClasses("X"), "ArgMin": ofClasses("X"),
	"MatMul": ofProduct, "MatMulAdd": ofProduct,
	"Conv": ofConv(0, 1, 2), "ConvGradX": ofConv(1, 0, 2), "ConvGradW": ofConv(1, 2, 0),
	"MaxPool": ofPool, "SumPool": ofPool,

	"Deviations": kerneltest.Any, "Index": kerneltest.Any, "CountNonzero": kerneltest.Any,
	"Mean": kerneltest.Any, "Moments": kerneltest.Any, "Norm": kerneltest.Any,
	"Any": kerneltest.Any, "All": kerneltest.Any,
	"Count": kerneltest.Any, "Lookup": kerneltest.Any,
	"Dense": kerneltest.Any, "DenseImages": kerneltest.Any,
}

// ofClasses returns the rule of kernels whose first arguments are slices, of a class each:
//
//	x  of as many elements as others of this class
//	X  the same, and at least one
//	r  as many as others of this class, rows of n, which follows the slices
//	1  one for each row
//	n  n
//	c  n, or one
func ofClasses(classes string) kerneltest.Rule {
	hasRows := strings.Contains(classes, "r")
	return kerneltest.Rule{
		Judge: func(args []reflect.Value) kerneltest.Verdict {
			n, elements, fits := 1, args[0].Len(), true
			if hasRows {
				n = int(args[len(classes)].Int())
				fits = n > 0 && elements%max(n, 1) == 0
			}
			for i, class := range classes {
				have := args[i].Len()
				switch class {
				case 'x', 'r':
					fits = fits && have == elements
				case 'X':
					fits = fits && have == elements && have > 0
				case '1':
					fits = fits && have == elements/n
				case 'n':
					fits = fits && have == n
				case 'c':
					fits = fits && (have == n || have == 1)
				}
			}
			return kerneltest.Fits(fits)
		},
		Start: func(n int) (start []int) {
			const rows = 3
			for _, class := range classes {
				length := map[rune]int{
					'r': rows * n, '1': rows, 'n': n, 'c': n, 'x': n,
					'X': n,
				}[class]
				start = append(start, length)
			}
			return append(start, n)
		},
	}
}

// ofColumns is the rule of kernels of z and x, maybe c, rows and stride.
var ofColumns = kerneltest.Rule{Judge: func(args []reflect.Value) kerneltest.Verdict {
	n := len(args)
	columns, rows, stride := args[0].Len(), int(args[n-2].Int()), int(args[n-1].Int())
	span := product(rows-1, stride)
	span.Add(span, big.NewInt(int64(columns)))
	if rows < 0 || stride < 0 || rows > 0 && span.Cmp(big.NewInt(int64(args[1].Len()))) > 0 ||
		n == 5 && args[2].Len() != columns {
		return kerneltest.Wrong
	}
	return work(rows)
}}

// mostCounted is the largest number of elements that kernels take.
const mostCounted = math.MaxInt / 8

// product returns that of numbers.
func product(factors ...int) *big.Int {
	p := big.NewInt(1)
	for _, n := range factors {
		p.Mul(p, big.NewInt(int64(n)))
	}
	return p
}

// isTooMuch reports whether a product is more than kernels take.
func isTooMuch(factors ...int) bool { return product(factors...).Cmp(big.NewInt(mostCounted)) > 0 }

// work returns Right if a product, but for what is 0, is work that a test can wait for.
func work(factors ...int) kerneltest.Verdict {
	factors = slices.DeleteFunc(factors, func(n int) bool { return n == 0 })
	if product(factors...).Cmp(big.NewInt(1<<26)) > 0 {
		return kerneltest.Endless
	}
	return kerneltest.Right
}

// An array is a Matrix or Images of any elements.
type array struct {
	length, start  int
	shape, strides []int
}

// arrayOf returns a Matrix, or Images, as an array.
func arrayOf(v reflect.Value) array {
	number := func(name string) int { return int(v.FieldByName(name).Int()) }
	numbers := func(name string) (all []int) {
		for i := range v.FieldByName(name).Len() {
			all = append(all, int(v.FieldByName(name).Index(i).Int()))
		}
		return all
	}
	a := array{length: v.FieldByName("Data").Len(), start: number("Start")}
	if v.FieldByName("Rows").IsValid() {
		a.shape = []int{number("Rows"), number("Cols")}
		a.strides = []int{number("RowStride"), number("ColStride")}
	} else {
		a.shape, a.strides = numbers("Shape"), numbers("Strides")
	}
	return a
}

// leaves returns the length and the numbers of an array of a shape that is dense in its slice.
func leaves(shape ...int) []int {
	strides, elements := make([]int, len(shape)), 1
	for i := len(shape) - 1; i >= 0; i-- {
		strides[i] = elements
		elements *= shape[i]
	}
	return slices.Concat([]int{elements, 0}, shape, strides)
}

func (a array) isEmpty() bool { return slices.Contains(a.shape, 0) }

// isInside reports whether all elements of a are in its slice.
func (a array) isInside() bool {
	low, high := big.NewInt(int64(a.start)), big.NewInt(int64(a.start))
	for i, n := range a.shape {
		if n < 0 {
			return false
		}
		if far := product(n-1, a.strides[i]); far.Sign() < 0 {
			low.Add(low, far)
		} else {
			high.Add(high, far)
		}
	}
	return a.isEmpty() ||
		low.Sign() >= 0 && high.Cmp(big.NewInt(int64(a.length))) < 0 && !isTooMuch(a.shape...)
}

// areApart reports whether elements of a may be written: no stride is 0, and there are not more
// than its slice has.
func (a array) areApart() bool {
	for i, n := range a.shape {
		if n > 1 && a.strides[i] == 0 && !a.isEmpty() {
			return false
		}
	}
	return a.isEmpty() || product(a.shape...).Cmp(big.NewInt(int64(a.length))) <= 0
}

// isRun reports whether elements along the axes from one on follow one another.
func (a array) isRun(axis int) bool {
	stride := 1
	for i := len(a.shape) - 1; i >= axis && !a.isEmpty(); i-- {
		if a.shape[i] > 1 && a.strides[i] != stride {
			return false
		}
		stride *= a.shape[i]
	}
	return true
}

// ofProduct is the rule of products of matrices.
var ofProduct = kerneltest.Rule{
	Judge: func(args []reflect.Value) kerneltest.Verdict {
		c, a, b := arrayOf(args[0]), arrayOf(args[1]), arrayOf(args[2])
		m, n, k := c.shape[0], c.shape[1], a.shape[1]
		if a.shape[0] != m || b.shape[1] != n || b.shape[0] != k || k > mostCounted ||
			!c.isInside() || !a.isInside() || !b.isInside() || !c.areApart() {
			return kerneltest.Wrong
		}
		return work(m, n, k)
	},
	Start: func(n int) (start []int) {
		for _, m := range [][]int{leaves(n, 2), leaves(n, 3), leaves(3, 2)} {
			if n%2 == 1 { // in the order of columns
				m[4], m[5] = 1, m[2]
			}
			start = append(start, m...)
		}
		return start
	},
}

// moves reports whether z has an element for each place of windows of a size in x, as v says that
// they move.
func moves(v reflect.Value, z, x array, size []int) bool {
	for i, n := range size {
		of := func(name string) int { return int(v.FieldByName(name).Index(i).Int()) }
		stride, padding, dilation, extra := of("Stride"), of("Padding"), of("Dilation"), of("Extra")
		length := x.shape[2+i]
		const most = 1 << 30
		if min(n, stride, dilation) < 1 || padding < 0 ||
			max(n, stride, dilation, padding, extra) > most || extra < -most ||
			length > mostCounted {
			return false
		}
		places := 0
		if free := length + 2*padding + extra - 1 - (n-1)*dilation; free >= 0 {
			places = free/stride + 1
		}
		if z.shape[2+i] != places {
			return false
		}
	}
	return !isTooMuch(x.shape[1], size[0]+1, size[1]+1, z.shape[2], z.shape[3])
}

// movement returns numbers of how windows of 2 by 2 move over images, in so many groups, and the
// shapes of their places and of the images.
func movement(n int) (by []int, groups int, places, image []int) {
	height, width := n+2, 4
	image = []int{1, 2, height, width}
	if n%2 == 0 {
		return []int{1, 1, 0, 0, 1, 1, 1, 0, 0}, 1, []int{1, 2, height - 1, width - 1}, image
	}
	return []int{2, 1, 1, 0, 1, 1, 2, 0, 0}, 2, []int{1, 2, height/2 + 1, width - 1}, image
}

// ofConv returns the rule of a convolution or a gradient of one, whose arguments images z, x and w
// are: the first of the arguments is the result.
func ofConv(zAt, xAt, wAt int) kerneltest.Rule {
	return kerneltest.Rule{
		Judge: func(args []reflect.Value) kerneltest.Verdict {
			z, x, w, by := arrayOf(args[zAt]), arrayOf(args[xAt]), arrayOf(args[wAt]), args[3]
			groups, size := int(by.FieldByName("Groups").Int()), w.shape[2:]
			switch {
			case !z.isInside(), !x.isInside(), !w.isInside(), !arrayOf(args[0]).areApart(),
				wAt == 0 && (!w.isRun(1) || !z.isRun(2)),
				groups < 1, w.shape[0]%groups != 0, x.shape[1]%groups != 0,
				x.shape[1]/groups != w.shape[1], z.shape[1] != w.shape[0],
				z.shape[0] != x.shape[0], !moves(by, z, x, size),
				isTooMuch(x.shape[2], x.shape[3], w.shape[0], size[0], size[1]):
				return kerneltest.Wrong
			}
			return work(slices.Concat(x.shape, z.shape, size)...)
		},
		Start: func(n int) (start []int) {
			by, groups, places, image := movement(n)
			shapes := map[int][]int{zAt: places, xAt: image, wAt: {2, 2 / groups, 2, 2}}
			for at := range 3 {
				start = append(start, leaves(shapes[at]...)...)
			}
			return append(start, by...)
		},
	}
}

// ofPool is the rule of a pool z of x.
var ofPool = kerneltest.Rule{
	Judge: func(args []reflect.Value) kerneltest.Verdict {
		z, x := arrayOf(args[0]), arrayOf(args[1])
		size := []int{int(args[2].Index(0).Int()), int(args[2].Index(1).Int())}
		if !z.isInside() || !x.isInside() || !z.areApart() ||
			!slices.Equal(z.shape[:2], x.shape[:2]) || !moves(args[3], z, x, size) {
			return kerneltest.Wrong
		}
		return work(slices.Concat(x.shape, z.shape, size)...)
	},
	Start: func(n int) (start []int) {
		by, _, places, image := movement(n)
		start = append(leaves(places...), leaves(image...)...)
		return append(append(start, 2, 2), by...)
	},
}
