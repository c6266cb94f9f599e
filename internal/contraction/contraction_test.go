package contraction

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/tensor"
)

// An array is the plainest tensor: its elements in row-major order.
type array struct {
	shape tensor.Shape
	data  []int
}

// plain has operations on arrays that go element by element, by indices.
var plain = Operations[array]{
	Shape:     func(x array) tensor.Shape { return x.shape },
	Transpose: transpose,
	Reshape: func(x array, shape ...int) array {
		if i := slices.Index(shape, -1); i >= 0 {
			shape[i] = 1
			shape[i] = len(x.data) / tensor.Shape(shape).Size()
		}
		return array{shape, x.data}
	},
	CheckSize: func(op string, _ array, shape ...int) {
		if size := tensor.Shape(shape).Size(); size > most {
			panic(&tensor.SizeError{Op: op, Shape: shape})
		}
	},
	Flatten:  func(x array) array { return array{tensor.Shape{len(x.data)}, x.data} },
	Diagonal: diagonal,
	Sum:      sum,
	MatMul:   matMul,
	Mul: func(x, y array) array {
		return made(x.shape, func(index []int) int { return x.at(index...) * y.at(index...) })
	},
	Outer: matMul,
}

// most is how many elements an array may have.
const most = 1 << 12

// made sets each element of a new array to what at gives of its index.
func made(shape tensor.Shape, at func(index []int) int) array {
	x := array{slices.Clone(shape), nil}
	index := make([]int, len(shape))
	for range shape.Size() {
		x.data = append(x.data, at(index))
		for axis := len(shape) - 1; axis >= 0; axis-- {
			if index[axis]++; index[axis] < shape[axis] {
				break
			}
			index[axis] = 0
		}
	}
	return x
}

// at returns the element of x at an index.
func (x array) at(index ...int) int {
	n := 0
	for axis, i := range index {
		n = n*x.shape[axis] + i
	}
	return x.data[n]
}

func transpose(x array, axes ...int) array {
	shape := make(tensor.Shape, len(axes))
	for i, axis := range axes {
		shape[i] = x.shape[axis]
	}
	return made(shape, func(index []int) int {
		from := make([]int, len(axes))
		for i, axis := range axes {
			from[axis] = index[i]
		}
		return x.at(from...)
	})
}

func diagonal(x array) array {
	n := len(x.shape)
	shape := append(slices.Clone(x.shape[:n-2]), min(x.shape[n-2], x.shape[n-1]))
	return made(shape, func(index []int) int {
		return x.at(append(slices.Clone(index), index[n-2])...)
	})
}

func sum(x array, axes ...int) array {
	var shape tensor.Shape
	for axis, n := range x.shape {
		if !slices.Contains(axes, axis) {
			shape = append(shape, n)
		}
	}
	z := made(shape, func([]int) int { return 0 })
	made(x.shape, func(index []int) int {
		n := 0
		for axis, i := range index {
			if !slices.Contains(axes, axis) {
				n = n*x.shape[axis] + i
			}
		}
		z.data[n] += x.at(index...)
		return 0
	})
	return z
}

func matMul(x, y array) array {
	if len(x.shape) == 1 {
		n := 0
		for i, v := range x.data {
			n += v * y.data[i]
		}
		return array{nil, []int{n}}
	}
	n := len(x.shape)
	shape := append(slices.Clone(x.shape[:n-1]), y.shape[n-1])
	return made(shape, func(index []int) (v int) {
		i, j := slices.Clone(index), slices.Clone(index)
		for k := range x.shape[n-1] {
			i[n-1], j[n-2] = k, k
			v += x.at(i...) * y.at(j...)
		}
		return v
	})
}

// someArray returns an array of numbers that differ from their neighbours.
func someArray(shape tensor.Shape, from int) array {
	i := from
	return made(shape, func([]int) int { i += 7; return i%23 - 11 })
}

// byLoops computes a sum of products by one loop over all labels.
func byLoops(terms []string, out string, lengths map[rune]int, xs []array) array {
	var labels []rune
	for _, l := range out + strings.Join(terms, "") {
		if !slices.Contains(labels, l) {
			labels = append(labels, l)
		}
	}
	var all, shape tensor.Shape
	for _, l := range labels {
		all = append(all, lengths[l])
	}
	for _, l := range out {
		shape = append(shape, lengths[l])
	}
	z := made(shape, func([]int) int { return 0 })
	made(all, func(index []int) int {
		of := func(labels2 string) (at []int) {
			for _, l := range labels2 {
				at = append(at, index[slices.Index(labels, l)])
			}
			return at
		}
		product := 1
		for i, term := range terms {
			product *= xs[i].at(of(term)...)
		}
		n := 0
		for k, i := range of(out) {
			n = n*shape[k] + i
		}
		z.data[n] += product
		return 0
	})
	return z
}

// TestEinsum draws expressions of up to three operands, with labels that repeat, and compares them
// with one loop over all labels.
func TestEinsum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lengths := map[rune]int{
			'i': 2, 'j': 3, 'k': 1, 'é': 4,
			'Z': rapid.IntRange(0, 2).Draw(t, "Z"),
		}
		label := rapid.SampledFrom([]rune("ijkéZ"))
		terms := make([]string, rapid.IntRange(1, 3).Draw(t, "operands"))
		var xs []array
		times := map[rune]int{}
		for i := range terms {
			labels := rapid.SliceOfN(label, 0, 4).Draw(t, "labels")
			var shape tensor.Shape
			for _, l := range labels {
				shape = append(shape, lengths[l])
				times[l]++
			}
			terms[i] = string(labels)
			xs = append(xs, someArray(shape, i))
		}
		var out []rune
		expr := strings.Join(terms, ",")
		if rapid.Bool().Draw(t, "arrow") {
			for _, l := range rapid.Permutation([]rune("ijkéZ")).Draw(t, "out") {
				if times[l] > 0 && rapid.Bool().Draw(t, "kept") {
					out = append(out, l)
				}
			}
			expr += " -> " + string(out)
		} else {
			for l, n := range times {
				if n == 1 {
					out = append(out, l)
				}
			}
			slices.Sort(out)
		}
		want := byLoops(terms, string(out), lengths, xs)
		got := plain.Einsum(expr, xs...)
		if !got.shape.Equal(want.shape) || !slices.Equal(got.data, want.data) {
			t.Fatalf("%q is %v, want %v", expr, got, want)
		}
	})
}

// stretched returns x with axes of length 1, missing ones among these, as long as in a shape.
func stretched(x array, shape ...int) array {
	return made(shape, func(index []int) int {
		at := slices.Clone(index[len(shape)-len(x.shape):])
		for axis, n := range x.shape {
			if n == 1 {
				at[axis] = 0
			}
		}
		return x.at(at...)
	})
}

// TestEinsumEllipsis compares expressions with an ellipsis, which broadcasts, with those that have
// letters in its place, of operands that are as long.
func TestEinsumEllipsis(t *testing.T) {
	lengths := map[rune]int{'A': 2, 'B': 3, 'i': 2, 'j': 3, 'k': 2}
	for _, c := range []struct {
		expr   string
		shapes [][]int
		terms  []string
		out    string
	}{
		{"...ij,...jk->...ik", [][]int{{2, 1, 2, 3}, {3, 3, 2}}, []string{"ABij", "ABjk"}, "ABik"},
		{"...ij, ...jk", [][]int{{2, 1, 2, 3}, {3, 3, 2}}, []string{"ABij", "ABjk"}, "ABik"},
		{"i...->...", [][]int{{2, 2, 3}}, []string{"iAB"}, "AB"},
		{"i...j->j...i", [][]int{{2, 2, 3, 3}}, []string{"iABj"}, "jABi"},
		{"i...i->...i", [][]int{{2, 2, 3, 2}}, []string{"iABi"}, "ABi"},
		{"i...i", [][]int{{2, 2, 3, 2}}, []string{"iABi"}, "AB"},
		{"...,...", [][]int{{2, 3}, {1, 3}}, []string{"AB", "AB"}, "AB"},
		{"...,...,i...", [][]int{{2, 3}, {}, {2, 1}}, []string{"AB", "AB", "iAB"}, "ABi"},
		{"...i->i", [][]int{{2, 3, 2}}, []string{"ABi"}, "i"},
		{"...,j->j...", [][]int{{}, {3}}, []string{"", "j"}, "j"},
		{"ij...,jk...->ik...", [][]int{{2, 3}, {3, 2}}, []string{"ij", "jk"}, "ik"},
	} {
		var xs, of []array
		for i, shape := range c.shapes {
			x := someArray(shape, i)
			var whole []int
			for _, l := range c.terms[i] {
				whole = append(whole, lengths[l])
			}
			if strings.HasPrefix(c.expr, "...,...,i") && i == 2 { // the letter is not the last
				x = someArray([]int{2, 1, 3}, i)
			}
			xs, of = append(xs, x), append(of, stretched(x, whole...))
		}
		want := byLoops(c.terms, c.out, lengths, of)
		got := plain.Einsum(c.expr, xs...)
		if !got.shape.Equal(want.shape) || !slices.Equal(got.data, want.data) {
			t.Errorf("%q is %v, want %v", c.expr, got, want)
		}
	}
}

// TestOrder wants the order that takes the fewest multiplications, by comparing it with all others,
// and of many operands one that is not far from it.
func TestOrder(t *testing.T) {
	labels := []rune("abcdefg")
	rapid.Check(t, func(t *rapid.T) {
		n := network{length: map[rune]int{}}
		for _, l := range labels {
			n.length[l] = rapid.SampledFrom([]int{1, 2, 3, 10, 50}).Draw(t, string(l))
		}
		for range rapid.IntRange(1, 5).Draw(t, "operands") {
			some := rapid.Permutation(labels).Draw(t, "labels")
			n.operands = append(n.operands, some[:rapid.IntRange(0, 3).Draw(t, "rank")])
		}
		n.out = rapid.Permutation(labels).Draw(t, "out")[:rapid.IntRange(0, 2).Draw(t, "kept")]
		if got, want := cost(n, n.order()), least(n); got != want {
			t.Fatalf("%v costs %v, want %v", n.order(), got, want)
		}
		if o := n.greedy(); len(o) != len(n.operands)-1 {
			t.Fatalf("greedily %v of %d operands", o, len(n.operands))
		}
	})
	chain := network{out: []rune("ag"), length: map[rune]int{'a': 1}}
	for i := range 6 { // a row times matrices, of which products from the right cost 100 times as much
		chain.operands = append(chain.operands, labels[i:i+2])
		chain.length[labels[i+1]] = 100
	}
	if got := cost(chain, chain.order()); got > 5*100*100 {
		t.Errorf("greedily %v costs %v", chain.order(), got)
	}
}

// cost returns how many multiplications an order takes.
func cost(n network, o order) (all float64) {
	for _, pair := range o {
		rest, cost := n.without(pair[0], pair[1])
		n, all = rest, all+cost
	}
	return all
}

// least returns the fewest multiplications that any order takes.
func least(n network) float64 {
	if len(n.operands) == 1 {
		return 0
	}
	fewest := math.Inf(1)
	for i := range n.operands {
		for j := range i {
			rest, cost := n.without(j, i)
			fewest = min(fewest, cost+least(rest))
		}
	}
	return fewest
}

func TestEinsumRefuses(t *testing.T) {
	x, y := someArray(tensor.Shape{2, 3}, 0), someArray(tensor.Shape{4, 5}, 0)
	for _, c := range []struct {
		expr string
		xs   []array
		want string
	}{
		{"ij", []array{x, y}, "as many terms as operands, 2"},
		{"ij,jk", []array{x}, "as many terms as operands, 1"},
		{"i,jk", []array{x, y}, "2 letters for shape [2 3]"},
		{"i1", []array{x}, "letters, commas"},
		{"ij,jk", []array{x, y}, "one length of j"},
		{"ii", []array{x}, "one length of i"},
		{"ij->ik", []array{x}, "each once"},
		{"ij->ii", []array{x}, "each once"},
		{"...ijk", []array{x}, "2 letters for shape"},
		{"...i...", []array{x}, "an ellipsis"},
		{"..ij", []array{x}, "an ellipsis"},
		{"...,...", []array{x, y}, "one length of ..."},
	} {
		err := tensor.Catch(func() { plain.Einsum(c.expr, c.xs...) })
		if err == nil || !strings.Contains(err.Error(), c.want) ||
			!strings.Contains(err.Error(), "Einsum") {
			t.Errorf("%q: %v, want an error with %q", c.expr, err, c.want)
		}
	}
}

// TestLargeResults multiplies operands in an order in which all products are small, and refuses
// those that are too large.
func TestLargeResults(t *testing.T) {
	x := someArray(tensor.Shape{most}, 0)
	squares := plain.Dot(x, x).data[0]
	for _, expr := range []string{"i,j,i->j", "i,i,j->j", "j,i,i->j"} {
		got := plain.Einsum(expr, x, x, x)
		if want := made(x.shape, func(index []int) int {
			return x.at(index...) * squares
		}); !slices.Equal(got.data, want.data) {
			t.Errorf("%s is wrong", expr)
		}
	}
	for op, f := range map[string]func(){
		"Einsum":    func() { plain.Einsum("i,j->ij", x, x) },
		"Outer":     func() { plain.OuterProduct(x, x) },
		"TensorDot": func() { plain.TensorDot("TensorDot", x, x, nil, nil) },
		"Inner": func() {
			column := plain.Reshape(x, most, 1)
			plain.Inner(column, column)
		},
	} {
		var size *tensor.SizeError
		if err := tensor.Catch(f); !errors.As(err, &size) || size.Op != op {
			t.Errorf("%s: %v, want a *tensor.SizeError that names it", op, err)
		}
	}
}

// TestTensorDot pairs drawn axes, and compares with a loop over all labels.
func TestTensorDot(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shape := func(name string) tensor.Shape {
			return rapid.SliceOfN(rapid.IntRange(1, 3), 0, 3).Draw(t, name)
		}
		s, u := shape("x"), shape("y")
		xs := rapid.Permutation([]int{0, 1, 2}[:len(s)]).Draw(t, "axes of x")
		ys := rapid.Permutation([]int{0, 1, 2}[:len(u)]).Draw(t, "axes of y")
		n := rapid.IntRange(0, min(len(s), len(u))).Draw(t, "pairs")
		xs, ys = slices.Clone(xs[:n]), slices.Clone(ys[:n])
		a, b := []rune("abc")[:len(s)], []rune("xyz")[:len(u)]
		lengths, out := map[rune]int{}, string(a)+string(b)
		for i := range n {
			u[ys[i]] = s[xs[i]]
			out = strings.NewReplacer(string(a[xs[i]]), "", string(b[ys[i]]), "").Replace(out)
			b[ys[i]] = a[xs[i]]
			if rapid.Bool().Draw(t, "from the end") {
				xs[i] -= len(s)
			}
		}
		for i, l := range a {
			lengths[l] = s[i]
		}
		for i, l := range b {
			lengths[l] = u[i]
		}
		x, y := someArray(s, 0), someArray(u, 5)
		want := byLoops([]string{string(a), string(b)}, out, lengths, []array{x, y})
		got := plain.TensorDot("test", x, y, xs, ys)
		if !got.shape.Equal(want.shape) || !slices.Equal(got.data, want.data) {
			t.Fatalf("shapes %v and %v over axes %v and %v: %v, want %v", s, u, xs, ys, got, want)
		}
	})
}

func TestProducts(t *testing.T) {
	vector, matrix := someArray(tensor.Shape{3}, 0), someArray(tensor.Shape{2, 3}, 4)
	for name, c := range map[string]struct {
		got  func() array
		want array
	}{
		"Dot": {
			func() array { return plain.Dot(vector, vector) },
			byLoops([]string{"i", "i"}, "", map[rune]int{'i': 3}, []array{vector, vector}),
		},
		"Inner": {func() array {
			return plain.Inner(matrix, matrix)
		}, byLoops([]string{"ik", "jk"}, "ij", map[rune]int{'i': 2, 'j': 2, 'k': 3},
			[]array{matrix, matrix})},
		"Outer": {func() array {
			return plain.OuterProduct(matrix, vector)
		}, byLoops([]string{"i", "j"}, "ij", map[rune]int{'i': 6, 'j': 3},
			[]array{plain.Flatten(matrix), vector})},
	} {
		if got := c.got(); fmt.Sprint(got) != fmt.Sprint(c.want) {
			t.Errorf("%s is %v, want %v", name, got, c.want)
		}
	}
	scalar := someArray(nil, 0)
	for name, f := range map[string]func(){
		"Dot of a matrix":   func() { plain.Dot(matrix, vector) },
		"Dot of lengths":    func() { plain.Dot(vector, someArray(tensor.Shape{4}, 0)) },
		"Inner of a scalar": func() { plain.Inner(scalar, vector) },
		"TensorDot of axes": func() {
			plain.TensorDot("TensorDot", matrix, matrix, []int{0}, nil)
		},
		"TensorDot of one twice": func() {
			plain.TensorDot("TensorDot", matrix, matrix, []int{0, 0}, []int{0, 0})
		},
		"TensorDot of lengths": func() {
			plain.TensorDot("TensorDot", matrix, matrix, []int{0}, []int{1})
		},
		"TensorDot beyond its end": func() {
			plain.TensorDot("TensorDot", matrix, matrix, []int{2}, []int{0})
		},
	} {
		op, _, _ := strings.Cut(name, " ")
		if err := tensor.Catch(f); err == nil || !strings.Contains(err.Error(), op) {
			t.Errorf("%s: %v, want an error that names %s", name, err, op)
		}
	}
}
