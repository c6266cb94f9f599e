package csv_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/csv"
	"github.com/ashlar-go/ashlar/encoding/internal/elements"
	"github.com/ashlar-go/ashlar/encoding/internal/filestest"
	"github.com/ashlar-go/ashlar/tensor"
	bf16 "github.com/ashlar-go/ashlar/tensor/bfloat16"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f16 "github.com/ashlar-go/ashlar/tensor/float16"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

func Example() {
	const file = "time,speed\n0,1.5\n1,\n"
	t, err := csv.Read[*f64.Tensor](strings.NewReader(file), csv.Options{Header: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(t.Columns)
	fmt.Println(t.Cells)
	// Output:
	// [time speed]
	// [[0.  1.5]
	//  [1.  nan]]
}

func ExampleWrite() {
	x := f32.Matrix(2, 2, 1, 2, 3, 0.1)
	if err := csv.Write(os.Stdout, x.T(), csv.Options{Comma: ';'}, "a", "b"); err != nil {
		fmt.Println(err)
	}
	// Output:
	// a;b
	// 1;3
	// 2;0.1
}

// TestRoundTrips wants tensors of all element types and layouts back as they were written, in files
// and in blocks.
func TestRoundTrips(t *testing.T) {
	folder := t.TempDir()
	rapid.Check(t, func(t *rapid.T) {
		d := rapid.SampledFrom(tensor.DTypes()).Draw(t, "type")
		x := filestest.Tensor(t, d, rapid.IntRange(1, 2).Draw(t, "rank"))
		o := csv.Options{Comma: rapid.SampledFrom([]rune{0, ';', '\t', '·'}).Draw(t, "comma")}
		name := filepath.Join(folder, "x.csv")
		if err := csv.WriteFile(name, x, o); err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		written, err := os.ReadFile(name)
		if err := errors.Join(err, csv.Write(&b, x, o)); err != nil || !bytes.Equal(b.Bytes(), written) {
			t.Fatalf("%q, in a file %q, error %v", b.Bytes(), written, err)
		}
		if x.Size() == 0 {
			return
		}
		wantBack(t, d, name, o, x)
	})
}

// wantBack wants the elements of x from a file.
func wantBack(t *rapid.T, d tensor.DType, name string, o csv.Options, x tensor.Any) {
	read := map[tensor.DType]func() (tensor.Any, error){
		tensor.Float32: cells[*f32.Tensor](name, o), tensor.Float64: cells[*f64.Tensor](name, o),
		tensor.Float16: cells[*f16.Tensor](name, o), tensor.BFloat16: cells[*bf16.Tensor](name, o),
		tensor.Int: cells[*ints.Tensor](name, o), tensor.Int32: cells[*i32.Tensor](name, o),
		tensor.Uint8: cells[*u8.Tensor](name, o),
		tensor.Bool:  cells[*bools.Tensor](name, o), tensor.String: cells[*strs.Tensor](name, o),
	}[d]
	y, err := read()
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(words(y), words(x)) || y.Rank() != 2 {
		t.Errorf("%v came back as %v", x, y)
	}
}

// words returns the elements of x as they are printed.
func words(x tensor.Any) []string {
	return strings.Fields(strings.NewReplacer("[", " ", "]", " ").Replace(fmt.Sprint(x)))
}

func cells[V tensor.Any](name string, o csv.Options) func() (tensor.Any, error) {
	return func() (tensor.Any, error) {
		t, err := csv.ReadFile[V](name, o)
		return t.Cells, err
	}
}

// TestLarge reads more cells than are converted at a time.
func TestLarge(t *testing.T) {
	x := ints.Arange(0, 30000, 1).View(10000, 3)
	var b bytes.Buffer
	if err := csv.Write(&b, x, csv.Options{}); err != nil {
		t.Fatal(err)
	}
	y, err := csv.Read[*ints.Tensor](&b, csv.Options{})
	if err != nil || !y.Cells.Same(x) {
		t.Errorf("%v, error %v", y.Cells, err)
	}
}

// TestNearest reads cells as what they are.
func TestNearest(t *testing.T) {
	for file, want := range map[string]tensor.Any{
		"1,2\n3,4\n":         ints.Matrix(2, 2, 1, 2, 3, 4),
		"1,2\n3, 4.5\n":      f64.Matrix(2, 2, 1, 2, 3, 4.5),
		"1,\n3,-\n":          f64.Matrix(2, 2, 1, math.NaN(), 3, math.NaN()),
		"true,false\n":       bools.Matrix(1, 2, true, false),
		"a,2\n":              strs.Matrix(1, 2, "a", "2"),
		"\"a\"\"b\n\", c \n": strs.Matrix(1, 2, "a\"b\n", " c "),
		"# none\n1\n":        ints.Matrix(1, 1, 1),
		"":                   ints.Zeros(0, 0),
	} {
		o := csv.Options{Missing: []string{"-"}, Comment: '#'}
		y, err := csv.Read[tensor.Any](strings.NewReader(file), o)
		if err != nil {
			t.Errorf("%q: %v", file, err)
			continue
		}
		got, want := fmt.Sprint(y.Cells.DType(), y.Cells), fmt.Sprint(want.DType(), want)
		if got != want {
			t.Errorf("%q: %s, want %s", file, got, want)
		}
	}
	y, err := csv.Read[*f64.Tensor](strings.NewReader("a,b\n"), csv.Options{Header: true})
	if err != nil || fmt.Sprint(y.Columns, y.Cells.Shape()) != "[a b] [0 2]" {
		t.Errorf("%v of shape %v, error %v", y.Columns, y.Cells.Shape(), err)
	}
}

// TestFirstCells writes cells at starts of lines that would make them empty, or comments.
func TestFirstCells(t *testing.T) {
	for want, x := range map[string]*strs.Tensor{
		"a\n\"\"\n\"#b\"\n":          strs.Of("a", "", "#b"),
		"\"#c\",#d\n,\n\"#\"\"\",\n": strs.Matrix(3, 2, "#c", "#d", "", "", "#\"", ""),
	} {
		var b bytes.Buffer
		o := csv.Options{Comment: '#'}
		if err := csv.Write(&b, x, o); err != nil || b.String() != want {
			t.Errorf("%q, error %v, want %q", &b, err, want)
		}
		y, err := csv.Read[*strs.Tensor](&b, o)
		if err != nil || !y.Cells.Same(x.Reshape(x.Dim(0), -1)) {
			t.Errorf("%q: %v, error %v, want %v", want, y.Cells, err, x)
		}
	}
	for n := range 8 {
		w := &filestest.Failing{Left: n}
		err := csv.Write(w, strs.Of("ab", "", "cd", ""), csv.Options{})
		if !errors.Is(err, filestest.ErrFailed) {
			t.Errorf("failed after %d bytes: error %v", n, err)
		}
	}
}

// TestFaults wants errors that say where the fault is.
func TestFaults(t *testing.T) {
	for file, want := range map[string]string{
		"1,2\n3\n":          "csv: record on line 2: wrong number of fields",
		"1,\"2\n":           "csv: parse error on line 1",
		"1,2\n3,x\n":        `csv: line 2, column 3: "x" is no int`,
		"1,2\n,4\n":         `csv: line 2, column 1: "" is no int, which has no value for what is missing`,
		"1,2\n3,1e40\n":     `csv: line 2, column 3: "1e40" is no int`,
		"\n\n1\n\n2\n3.5\n": `csv: line 6, column 1: "3.5" is no int`,
	} {
		y, err := csv.Read[*ints.Tensor](strings.NewReader(file), csv.Options{})
		var fault *encoding.FormatError
		if !errors.As(err, &fault) || !strings.HasPrefix(err.Error(), want) || y.Cells != nil {
			t.Errorf("%q: %v, want %s", file, err, want)
		}
	}
	none := filepath.Join(t.TempDir(), "none")
	if _, err := csv.ReadFile[*ints.Tensor](none, csv.Options{}); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
	broken := io.MultiReader(strings.NewReader("1\n2\n"), iotest.ErrReader(errors.New("broken")))
	if _, err := csv.Read[*ints.Tensor](broken, csv.Options{}); err == nil {
		t.Error("an error of the reader is lost")
	}
	for want, f := range map[string]func(){
		"tensor: Write: shapes [[2 1 1]]: want a table or a vector": func() {
			_ = csv.Write(io.Discard, f64.Zeros(2, 1, 1), csv.Options{})
		},
		"tensor: Write: shapes [[2 2] [1]]: want a name for each column": func() {
			_ = csv.Write(io.Discard, f64.Zeros(2, 2), csv.Options{}, "a")
		},
	} {
		if err := tensor.Catch(f); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// optionsOf returns options, each of which a bit of n says.
func optionsOf(n uint8) csv.Options {
	o := csv.Options{Header: n&1 != 0}
	if n&2 != 0 {
		o.Comma = ';'
	}
	if n&4 != 0 {
		o.Comment = '#'
	}
	if n&8 != 0 {
		o.Missing = []string{"x", "NA"}
	}
	return o
}

// mostBytes is how many bytes reading takes at most for each of a file.
const mostBytes = 512

// FuzzRead wants of every file a table of each type, which comes back, or an error, in memory that
// the file bounds.
func FuzzRead(f *testing.F) {
	for i, s := range []string{
		"1,2\n3,4\n", "a,\"b\n\"\n", "true\n", "1.5,\n", "#\n\"", "x;y\n", "\"\"\n", "\"#\"\n",
		"x" + strings.Repeat(",", 1500) + "\n", // each of which took 2 kB
	} {
		f.Add(s, uint8(i))
	}
	f.Fuzz(func(t *testing.T, file string, options uint8) {
		o := optionsOf(options)
		checkRead[*strs.Tensor](t, file, o)
		checkRead[*f64.Tensor](t, file, o)
		checkRead[*u8.Tensor](t, file, o)
		checkRead[*bools.Tensor](t, file, o)
		_, textErr := csv.Read[*strs.Tensor](strings.NewReader(file), o)
		if err := checkRead[tensor.Any](t, file, o); (err == nil) != (textErr == nil) {
			t.Errorf("%q: %v", file, err)
		}
	})
}

// checkRead reads a file, and what is written of that.
func checkRead[V tensor.Any](t *testing.T, file string, o csv.Options) error {
	var x csv.Table[V]
	var err error
	took := filestest.Allocated(func() { x, err = csv.Read[V](strings.NewReader(file), o) })
	if took > mostBytes*uint64(len(file))+1<<20 {
		t.Errorf("%q took %d bytes", file, took)
	}
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := csv.Write(&b, x.Cells, o, x.Columns...); err != nil {
		t.Fatal(err)
	}
	y, err := csv.Read[V](&b, o)
	if elements.DTypeOf[V]() == "" && err == nil {
		return nil // 1.0 comes back as an integer
	}
	if err != nil || !slices.Equal(y.Columns, x.Columns) || y.Cells.DType() != x.Cells.DType() ||
		fmt.Sprintf("%#v", y.Cells) != fmt.Sprintf("%#v", x.Cells) {
		t.Errorf("%q: %q %#v, want %q %#v, error %v", file, y.Columns, y.Cells, x.Columns, x.Cells, err)
	}
	return nil
}
