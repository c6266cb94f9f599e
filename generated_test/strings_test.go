package generated_test

import (
	"bytes"
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// namesOf returns strings in the order of numbers from 0 to 9.
func namesOf(x *ints.Tensor) *strs.Tensor {
	z := strs.Zeros(x.Shape()...)
	for index, v := range x.All() {
		z.Set(strings.Repeat("é", v)+"\x00b", index...)
	}
	return z
}

// TestStrings compares functions of strings with those of integers that are in the same order, on
// all layouts.
func TestStrings(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shape := rapid.SliceOfN(rapid.IntRange(0, 5), 0, 4).Draw(t, "shape")
		size := tensor.Shape(shape).Size()
		values := rapid.SliceOfN(rapid.IntRange(0, 9), size, size).Draw(t, "values")
		others := rapid.SliceOfN(rapid.IntRange(0, 9), size, size).Draw(t, "others")
		view := rapid.IntRange(0, 4).Draw(t, "view")
		x, y := viewOf(ints.New(values, shape...), view), viewOf(ints.New(others, shape...), view)
		s := viewOf(namesOf(ints.New(values, shape...)), view)
		r := viewOf(namesOf(ints.New(others, shape...)), view)
		axis, n := rapid.IntRange(-1, 4).Draw(t, "axis"), rapid.IntRange(-7, 7).Draw(t, "n")
		one := ints.Scalar(5)
		less := ints.Less(x, y)
		// integers in place of strings, by their lengths
		lengths := func(f func() *strs.Tensor) func() any {
			return func() any { return ints.DivC(ints.SubC(strs.Len(f()), 2), 2) }
		}
		lengthsAll := func(f func() (*strs.Tensor, []*ints.Tensor)) func() any {
			return func() any {
				values, others := f()
				return append([]*ints.Tensor{ints.DivC(ints.SubC(strs.Len(values), 2), 2)}, others...)
			}
		}
		few := rapid.IntRange(0, 2).Draw(t, "few")
		points := ints.Zeros(2, few)
		for name, f := range map[string][2]func() any{
			"Equal": {
				func() any { return strs.Equal(s, r) },
				func() any { return ints.Equal(x, y) },
			},
			"NotEqual": {
				func() any { return strs.NotEqual(s, r) },
				func() any { return ints.NotEqual(x, y) },
			},
			"Less": {func() any { return strs.Less(s, r) }, func() any { return less }},
			"LessEqual": {
				func() any { return strs.LessEqual(s, r) },
				func() any { return ints.LessEqual(x, y) },
			},
			"Greater": {
				func() any { return strs.Greater(s, namesOf(one)) },
				func() any { return ints.Greater(x, one) },
			},
			"GreaterEqual": {
				func() any { return strs.GreaterEqual(namesOf(one), r) },
				func() any { return ints.GreaterEqual(one, y) },
			},
			"Same": {func() any { return s.Same(r) }, func() any { return x.Same(y) }},
			"Where": {
				lengths(func() *strs.Tensor { return strs.Where(less, s, r) }),
				func() any { return ints.Where(less, x, y) },
			},
			"Max": {
				lengths(func() *strs.Tensor { return strs.Max(s, axis) }),
				func() any { return ints.Max(x, axis) },
			},
			"Min": {
				lengths(func() *strs.Tensor { return strs.Min(s) }),
				func() any { return ints.Min(x) },
			},
			"Sort": {
				lengths(func() *strs.Tensor { return strs.Sort(s, axis) }),
				func() any { return ints.Sort(x, axis) },
			},
			"Unique": {
				lengths(func() *strs.Tensor { return strs.Unique(s) }),
				func() any { return ints.Unique(x) },
			},
			"Unique along an axis": {
				lengths(func() *strs.Tensor { return strs.Unique(s, axis) }),
				func() any { return ints.Unique(x, axis) },
			},
			"UniqueAll": {
				lengthsAll(func() (*strs.Tensor, []*ints.Tensor) {
					values, first, inverse, counts := strs.UniqueAll(s)
					return values, []*ints.Tensor{first, inverse, counts}
				}),
				func() any {
					values, first, inverse, counts := ints.UniqueAll(x)
					return []*ints.Tensor{values, first, inverse, counts}
				},
			},
			"TopK": {
				lengthsAll(func() (*strs.Tensor, []*ints.Tensor) {
					values, places := strs.TopK(s, few, axis)
					return values, []*ints.Tensor{places}
				}),
				func() any {
					values, places := ints.TopK(x, few, axis)
					return []*ints.Tensor{values, places}
				},
			},
			"BottomK": {
				lengthsAll(func() (*strs.Tensor, []*ints.Tensor) {
					values, places := strs.BottomK(s, few, axis)
					return values, []*ints.Tensor{places}
				}),
				func() any {
					values, places := ints.BottomK(x, few, axis)
					return []*ints.Tensor{values, places}
				},
			},
			"GatherND": {
				lengths(func() *strs.Tensor { return strs.GatherND(s, 0, points) }),
				func() any { return ints.GatherND(x, 0, points) },
			},
			"ScatterND": {
				lengths(func() *strs.Tensor { return strs.ScatterND(s, namesOf(one), points) }),
				func() any { return ints.ScatterND(x, one, points) },
			},
			"SearchSorted": {
				func() any { return strs.SearchSorted(namesOf(ints.Arange(0, 9, 2)), s) },
				func() any { return ints.SearchSorted(ints.Arange(0, 9, 2), x) },
			},
			"Compress": {
				lengths(func() *strs.Tensor { return strs.Compress(less, s) }),
				func() any { return ints.Compress(less, x) },
			},
			"Roll": {
				lengths(func() *strs.Tensor { return strs.Roll(s, axis, n) }),
				func() any { return ints.Roll(x, axis, n) },
			},
			"Repeat": {
				lengths(func() *strs.Tensor { return strs.Repeat(s, axis, 2) }),
				func() any { return ints.Repeat(x, axis, 2) },
			},
			"Stack": {
				lengths(func() *strs.Tensor { return strs.Stack(0, s, r) }),
				func() any { return ints.Stack(0, x, y) },
			},
			"Reshape": {
				lengths(func() *strs.Tensor { return s.Reshape(-1) }),
				func() any { return x.Reshape(-1) },
			},
			"WithLayout": {
				lengths(func() *strs.Tensor { return s.WithLayout(ordered(s.Rank())...) }),
				func() any { return x.WithLayout(ordered(x.Rank())...) },
			},
			"KeepDims": {
				lengths(func() *strs.Tensor { return strs.KeepDims(strs.Max, s, axis) }),
				func() any { return ints.KeepDims(ints.Max, x, axis) },
			},
		} {
			if got, want := outcome(f[0]), outcome(f[1]); got != want {
				t.Fatalf("%s of %v and %v: %s, of integers %s", name, s, r, got, want)
			}
		}
		if got := strs.Add(s, r); !got.Same(strs.Map2(s, r, func(v, w string) string { return v + w })) ||
			!strs.AddC(s, "c").Same(strs.Add(s, strs.Scalar("c"))) {
			t.Fatalf("%v and %v are %v", s, r, got)
		}
		testBytes(t, s)
		if axis >= x.Rank() || axis < -x.Rank() || x.Size() == 0 {
			return
		}
		at := ints.ArgSort(x, axis)
		if !strs.ArgSort(s, axis).Same(at) || !strs.Gather(s, axis, at).Same(strs.Sort(s, axis)) ||
			!s.Clone().Put(r, axis, at).Same(namesOf(x.Clone().Put(y, axis, at))) {
			t.Fatalf("ArgSort, Gather or Put of %v along %d by %v", s, axis, at)
		}
	})
}

// ordered returns the axes of a rank, the last first.
func ordered(rank int) []int {
	axes := make([]int, rank)
	for i := range axes {
		axes[i] = rank - 1 - i
	}
	return axes
}

// testBytes wants x back from what is made of it in bytes.
func testBytes(t *rapid.T, x *strs.Tensor) {
	b, err := strs.FixedLength(x, 22, '_')
	if err != nil {
		t.Fatal(err)
	}
	if back := strs.FromFixedLength(b.WithLayout(ordered(b.Rank())...), '_'); !back.Same(x) {
		t.Fatalf("%v came back as %v from %v", x, back, b)
	}
	var file bytes.Buffer
	n, err := x.WriteTo(&file)
	if err != nil || n != int64(file.Len()) {
		t.Fatalf("wrote %d of %d bytes, error %v", n, file.Len(), err)
	}
	written := file.Bytes()
	z := strs.Full("old", x.Shape()...).WithLayout(ordered(x.Rank())...)
	if m, err := z.ReadFrom(bytes.NewReader(written)); m != n || err != nil || !z.Same(x) {
		t.Fatalf("%v came back as %v, %d bytes, error %v", x, z, m, err)
	}
	if x.Size() == 0 {
		return
	}
	z.Fill("old")
	if _, err := z.ReadFrom(bytes.NewReader(written[:n-1])); err == nil ||
		!z.Same(strs.Full("old", x.Shape()...)) {
		t.Fatalf("cut off, it came back as %v, error %v", z, err)
	}
}

// TestStringMistakes wants errors that name what was called.
func TestStringMistakes(t *testing.T) {
	x := strs.Of("a", "bcd")
	for want, f := range map[string]func(){
		"tensor: Add: shapes [[2] [3]]: ":                 func() { strs.Add(x, strs.Zeros(3)) },
		"tensor: Less: shapes [[2] [3]]: ":                func() { strs.Less(x, strs.Zeros(3)) },
		"tensor: Where: shapes [[3] [2] [2]]: ":           func() { strs.Where(bools.Zeros(3), x, x) },
		"tensor: Max: shapes [[0]]: at least one element": func() { strs.Max(strs.Zeros(0)) },
		"tensor: Sort: no axis 1 in rank 1":               func() { strs.Sort(x, 1) },
		"tensor: SearchSorted: shapes [[]]: want a vector": func() {
			strs.SearchSorted(strs.Scalar(""), x)
		},
		"tensor: FixedLength: no tensor can have shape [2 -1]": func() {
			_, err := strs.FixedLength(x, -1, 0)
			t.Error(err)
		},
		"tensor: FromFixedLength: no axis -1 in rank 0": func() {
			strs.FromFixedLength(u8.Scalar(1), 0)
		},
		"tensor: ReadFrom: ": func() { _, _ = new(strs.Tensor).ReadFrom(strings.NewReader("")) },
		"tensor: write to a read-only tensor": func() {
			_, _ = x.ReadOnly().ReadFrom(strings.NewReader("\x00\x00\x00\x00\x00\x00\x00\x00"))
		},
	} {
		if err := tensor.Catch(f); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("error %v, want %s", err, want)
		}
	}
	most := tensor.MaxBytes
	defer func() { tensor.MaxBytes = most }()
	tensor.MaxBytes = 1 << 10
	var size *tensor.SizeError
	if err := tensor.Catch(func() { strs.Zeros(100) }); !errors.As(err, &size) {
		t.Errorf("strings of more than tensor.MaxBytes: %v", err)
	}
}

// TestStringMemory moves strings through memory in all ways there are, while the garbage collector
// runs.
func TestStringMemory(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(1))
	done, collected := make(chan bool), make(chan bool)
	go func() {
		for {
			select {
			case <-done:
				close(collected)
				return
			default:
				runtime.GC()
			}
		}
	}()
	const n = 256
	for round := range 4 {
		x := strs.Zeros(n, n)
		for i := range x.Data() {
			x.Data()[i] = fmt.Sprint("element ", i)
		}
		z := x.T().Clone()
		joined := strs.Add(x.T(), x)
		rows := strs.Where(strs.Less(x, x.T()), x.T(), x)
		small := strs.Of(fmt.Sprint("few ", round), "of")
		x = nil
		wide := strs.Tile(z.T(), 2, 3)
		for i := range n {
			for j := range n {
				a, b := fmt.Sprint("element ", i*n+j), fmt.Sprint("element ", j*n+i)
				if z.At(j, i) != a || joined.At(i, j) != b+a || rows.At(i, j) != max(a, b) ||
					wide.At(i+n, j+2*n) != a {
					t.Fatalf("at %d, %d: %q %q %q %q", i, j, z.At(j, i), joined.At(i, j),
						rows.At(i, j), wide.At(i+n, j+2*n))
				}
			}
		}
		if small.At(0) != fmt.Sprint("few ", round) {
			t.Fatalf("%v", small)
		}
	}
	close(done)
	<-collected
}

// TestDeviceStrings wants errors of what would take strings to a device, or find a mask, indices or
// bytes there.
func TestDeviceStrings(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		x := strs.Of("a", "b")
		if z, err := x.To(d); z != nil || err == nil || !strings.Contains(err.Error(), "string") {
			t.Errorf("To gives %v, error %v", z, err)
		}
		if z, err := x.To(nil); z != x || err != nil {
			t.Errorf("To the host gives %v, error %v", z, err)
		}
		m, at := to(d, bools.Of(true, false)), to(d, ints.Zeros(2))
		for op, f := range map[string]func(){
			"Where":           func() { strs.Where(m, x, x) },
			"Compress":        func() { strs.Compress(m, x) },
			"Gather":          func() { strs.Gather(x, 0, at) },
			"FromFixedLength": func() { strs.FromFixedLength(to(d, u8.Of(1)), 0) },
		} {
			var place *tensor.DeviceError
			if err := tensor.Catch(f); !errors.As(err, &place) || place.Op != op {
				t.Errorf("%s: error %v", op, err)
			}
		}
	})
}

// TestStringFormat prints strings by verbs.
func TestStringFormat(t *testing.T) {
	x := strs.Of("a b", `"`, "é")
	for format, want := range map[string]string{
		"%v": `["a b"  "\""   "é"]`, "%s": `[a b   "   é]`, "%x": `[612062     22   c3a9]`,
	} {
		if got := fmt.Sprintf(format, x); got != want {
			t.Errorf("%s prints %s, want %s", format, got, want)
		}
	}
	from, err := strs.From([][]string{{"a"}, {"b"}})
	if err != nil || !from.Same(strs.Matrix(2, 1, "a", "b")) {
		t.Errorf("From gives %v, error %v", from, err)
	}
}
