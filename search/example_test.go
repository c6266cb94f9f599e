package search_test

import (
	"fmt"
	"strings"

	"github.com/ashlar-go/ashlar/search"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

func ExampleIndex_Nearest() {
	x := search.New(2, search.Euclidean)
	x.Add([]float32{0, 0})
	x.Add([]float32{3, 4})
	x.Add([]float32{1, 1})
	fmt.Println(x.Nearest(nil, []float32{0, 1}, 2, nil))
	// Output: [{0 1} {2 1}]
}

func ExampleIndex_NearestOfAll() {
	x := search.New(2, search.Cosine, search.Float16)
	x.AddAll(f32.Matrix(3, 2, 1, 0, 0, 1, -1, -1))
	vectors, scores := x.NearestOfAll(f32.Matrix(2, 2, 2, 0, 0, 0.5), 1, nil)
	fmt.Println(vectors, scores)
	// Output:
	// [[0]
	//  [1]] [[1.]
	//  [1.]]
}

// A library finds texts by what they are about.
type library struct {
	texts    []string
	isPoem   []bool
	contents *search.Index
}

// contents counts words in 256 places. A program would ask a language model.
func contents(text string) []float32 {
	v := make([]float32, 256)
	for _, word := range strings.Fields(strings.ToLower(text)) {
		hash := 0
		for _, letter := range strings.Trim(word, ".,") {
			hash = hash*31 + int(letter)
		}
		v[hash%len(v)]++
	}
	return v
}

func (l *library) add(text string, isPoem bool) {
	l.texts, l.isPoem = append(l.texts, text), append(l.isPoem, isPoem)
	l.contents.Add(contents(text))
}

func (l *library) about(text string, k int, where *bools.Tensor) (found []string) {
	for _, m := range l.contents.Nearest(nil, contents(text), k, where) {
		found = append(found, fmt.Sprintf("%.2f %s", m.Score, l.texts[m.Vector]))
	}
	return found
}

// A small vector database: what is nearest to a question, and among poems alone.
func Example_database() {
	l := &library{contents: search.New(256, search.Cosine, search.Int8)}
	l.add("The sea is deep and the waves are high.", false)
	l.add("Waves of the sea, carry me home.", true)
	l.add("Bread needs flour, water, salt and time.", false)
	l.add("My love is a field of flour and gold.", true)

	for _, text := range l.about("waves on the deep sea", 2, nil) {
		fmt.Println(text)
	}
	poems := bools.Of(l.isPoem...)
	fmt.Println("Poems:", l.about("flour", 1, poems))
	// Output:
	// 0.68 Waves of the sea, carry me home.
	// 0.67 The sea is deep and the waves are high.
	// Poems: [0.30 My love is a field of flour and gold.]
}
