package text

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/internal/element"
)

// TestLoops compares loops with what cmp says, of operands as long as the result and of one for
// all.
func TestLoops(t *testing.T) {
	letters := rapid.StringMatching(`[ab]{0,3}`)
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 5).Draw(t, "n")
		x := rapid.SliceOfN(letters, n, n).Draw(t, "x")
		y := rapid.SliceOfN(letters, 1, 1).Draw(t, "y")
		if rapid.Bool().Draw(t, "as many") {
			y = rapid.SliceOfN(letters, n, n).Draw(t, "y")
		}
		order := func(i int) int { return cmp.Compare(x[i], y[min(i, len(y)-1)]) }
		equal, notEqual := make([]bool, n), make([]bool, n)
		less, lessEqual := make([]bool, n), make([]bool, n)
		joined, chosen, lengths := make([]string, n), make([]string, n), make([]int, n)
		Equal(equal, x, y)
		NotEqual(notEqual, x, y)
		Less(less, x, y)
		LessEqual(lessEqual, x, y)
		Join(joined, x, y)
		element.Choose(chosen, less, x, y)
		Len(lengths, x)
		for i, v := range x {
			w := y[min(i, len(y)-1)]
			if equal[i] != (order(i) == 0) || notEqual[i] == equal[i] || less[i] != (order(i) < 0) ||
				lessEqual[i] != (order(i) <= 0) || joined[i] != v+w || lengths[i] != len(v) ||
				chosen[i] != min(v, w) {
				t.Fatalf("%q and %q: %v %v %v %v %q %q %d", v, w, equal[i], notEqual[i], less[i],
					lessEqual[i], joined[i], chosen[i], lengths[i])
			}
		}
	})
}

// TestOrder wants sorted elements, equal ones in their order, and places among them.
func TestOrder(t *testing.T) {
	x := []string{"b", "", "é", "a", "b", "Z"}
	sorted, at, places := make([]string, len(x)), make([]int, len(x)), make([]int, 3)
	Sort(sorted, x)
	ArgSort(at, x)
	Search(sorted)(places, []string{"", "aa", "zz"})
	if !slices.Equal(sorted, []string{"", "Z", "a", "b", "b", "é"}) ||
		!slices.Equal(at, []int{1, 5, 3, 0, 4, 2}) || !slices.Equal(places, []int{0, 3, 5}) {
		t.Errorf("%q at %v, places %v", sorted, at, places)
	}
}

// TestPad wants bytes with padding, the strings back, and errors of those that would not come back.
func TestPad(t *testing.T) {
	x, b := []string{"ab", "", "a_b"}, make([]byte, 9)
	if err := Pad(b, x, 3, '_'); err != nil || string(b) != "ab____a_b" {
		t.Errorf("%q, error %v", b, err)
	}
	back := make([]string, 3)
	if Unpad(back, b, 3, '_'); !slices.Equal(back, x) {
		t.Errorf("%q came back as %q", x, back)
	}
	for _, v := range []string{"abcd", "a_", "_"} {
		if err := Pad(b, []string{"", v}, 3, '_'); err == nil ||
			!strings.Contains(err.Error(), "element 1") {
			t.Errorf("%q: error %v", v, err)
		}
	}
}

// TestWrite wants strings back from what was written, and no byte read after them.
func TestWrite(t *testing.T) {
	x := []string{"", "é", strings.Repeat("long", 50_000), "\x00"}
	var b bytes.Buffer
	n, err := Write(&b, x)
	if want := 4*4 + 2 + 200_000 + 1; err != nil || n != int64(want) || b.Len() != want {
		t.Fatalf("%d of %d bytes, want %d, error %v", n, b.Len(), want, err)
	}
	if head := b.Bytes()[:10]; !bytes.Equal(head, []byte{0, 0, 0, 0, 2, 0, 0, 0, 0xc3, 0xa9}) {
		t.Errorf("it starts with %x", head)
	}
	b.WriteString("rest")
	back := make([]string, len(x))
	if m, err := Read(iotest.OneByteReader(&b), back, 1<<20); err != nil || m != n ||
		!slices.Equal(back, x) || b.String() != "rest" {
		t.Errorf("read %d of %d bytes, error %v; after them %q", m, n, err, b.String())
	}
	failed := errors.New("failed")
	if n, err := Write(&limited{5, failed}, []string{"abc"}); n != 5 || err != failed {
		t.Errorf("wrote %d bytes, error %v", n, err)
	}
}

// A limited writes so many bytes, and then fails.
type limited struct {
	left int
	err  error
}

func (w *limited) Write(b []byte) (int, error) {
	n := min(w.left, len(b))
	w.left -= n
	if n < len(b) {
		return n, w.err
	}
	return n, nil
}

// TestReadHostile reads lengths that are not true, without taking as much memory.
func TestReadHostile(t *testing.T) {
	for text, want := range map[string]string{
		"":                                 "element 0: unexpected EOF",
		"\x01":                             "element 0: unexpected EOF",
		"\x02\x00\x00\x00a":                "element 0: unexpected EOF",
		"\xff\xff\xff\x7fabcd":             "element 0: unexpected EOF",
		"\xff\xff\xff\xffabcd":             "element 0: the strings have more than 2147483647 bytes",
		"\x00\x00\x00\x00\x09\x00\x00\x00": "element 1: unexpected EOF",
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := Read(strings.NewReader(text), make([]string, 2), 1<<31-1)
		runtime.ReadMemStats(&after)
		if err == nil || err.Error() != want {
			t.Errorf("%q: error %v, want %s", text, err, want)
		}
		if more := after.TotalAlloc - before.TotalAlloc; more > 1<<20 {
			t.Errorf("%q takes %d bytes", text, more)
		}
	}
	if _, err := Read(iotest.ErrReader(io.ErrClosedPipe), make([]string, 1), 9); !errors.Is(err,
		io.ErrClosedPipe) {
		t.Errorf("error %v", err)
	}
}

// FuzzRead reads any bytes as strings: what it accepts is what Write gives.
func FuzzRead(f *testing.F) {
	f.Add([]byte("\x01\x00\x00\x00a\x00\x00\x00\x00"), uint8(2))
	f.Add([]byte("\xff\xff\xff\xffa"), uint8(1))
	f.Fuzz(func(t *testing.T, b []byte, count uint8) {
		x := make([]string, count)
		n, err := Read(bytes.NewReader(b), x, 1<<20)
		if n > int64(len(b)) {
			t.Fatalf("read %d of %d bytes", n, len(b))
		}
		if err != nil {
			return
		}
		var back bytes.Buffer
		if m, err := Write(&back, x); m != n || err != nil || !bytes.Equal(back.Bytes(), b[:n]) {
			t.Errorf("%q came back as %q, error %v", b[:n], back.Bytes(), err)
		}
	})
}
