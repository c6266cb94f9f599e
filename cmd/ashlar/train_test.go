package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/binary"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/encoding/idx"
	"github.com/ashlar-go/ashlar/tensor"
)

// writeIDX writes a file, gzipped if its name says so.
func writeIDX(t *testing.T, name string, data []byte, shape ...int) {
	t.Helper()
	var b bytes.Buffer
	if err := idx.Encode(&b, idx.Array{Shape: shape, Data: data}); err != nil {
		t.Fatal(err)
	}
	if strings.HasSuffix(name, ".gz") {
		var zipped bytes.Buffer
		z := gzip.NewWriter(&zipped)
		_, _ = z.Write(b.Bytes()) // to memory
		_ = z.Close()
		b = zipped
	}
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// writeStripes writes n pictures with a bright row, labelled by its number.
func writeStripes(t *testing.T, dir, set, suffix string, n int) {
	t.Helper()
	const side = 4
	images, labels := make([]byte, n*side*side), make([]byte, n)
	for i := range n {
		labels[i] = byte(i % side)
		for j := range side {
			images[i*side*side+i%side*side+j] = byte(255 - i%7)
		}
	}
	writeIDX(t, filepath.Join(dir, set+"-images-idx3-ubyte"+suffix), images, n, side, side)
	writeIDX(t, filepath.Join(dir, set+"-labels-idx1-ubyte"+suffix), labels, n)
}

func TestTrain(t *testing.T) {
	both, one := t.TempDir(), t.TempDir()
	writeStripes(t, both, "train", "", 100)
	writeStripes(t, both, "t10k", ".gz", 12)
	writeStripes(t, one, "t10k", ".gz", 200)
	for dir, want := range map[string]string{
		both: "100.00 % of 12 digits right, after training on 100 others\n",
		one:  "100.00 % of 40 digits right, after training on 160 others\n",
	} {
		if code, out, log := ashlar("train", "-data", dir, "-epochs", "30"); code != 0 ||
			out != want {
			t.Errorf("ashlar train gave %d and %q, want %q; %s", code, out, want, log)
		}
	}
}

func TestTrainDoesNotDependOnThreads(t *testing.T) {
	dir := t.TempDir()
	writeStripes(t, dir, "t10k", "", 100)
	defer tensor.SetThreads(0)
	var outputs []string
	for _, threads := range []int{1, 3} {
		tensor.SetThreads(threads)
		_, out, _ := ashlar("train", "-data", dir, "-epochs", "2")
		outputs = append(outputs, out)
	}
	if outputs[0] != outputs[1] {
		t.Errorf("one thread gives %q, three give %q", outputs[0], outputs[1])
	}
}

func TestTrainRefusesWrongFiles(t *testing.T) {
	folder := func(spoil func(dir string)) string {
		dir := t.TempDir()
		writeStripes(t, dir, "t10k", "", 20)
		spoil(dir)
		return dir
	}
	images, labels := "t10k-images-idx3-ubyte", "t10k-labels-idx1-ubyte"
	for _, c := range []struct {
		dir, want string
	}{
		{filepath.Join(t.TempDir(), "none"), images + ": no such file"},
		{
			folder(func(dir string) { os.Remove(filepath.Join(dir, labels)) }),
			"labels of t10k are missing",
		},
		{
			folder(func(dir string) { os.Truncate(filepath.Join(dir, images), 300) }),
			"284 elements of 320",
		},
		{folder(func(dir string) {
			os.WriteFile(filepath.Join(dir, labels), []byte("text"), 0o644)
		}), "not an IDX file"},
		{
			folder(func(dir string) { writeIDX(t, filepath.Join(dir, labels), make([]byte, 19), 19) }),
			"20 pictures but 19 labels",
		},
		{folder(func(dir string) {
			writeIDX(t, filepath.Join(dir, images), make([]byte, 320), 20, 16)
		}), "want 3 dimensions"},
		{folder(func(dir string) { writeStripes(t, dir, "t10k", "", 0) }), "0 digits to train on"},
		{folder(func(dir string) {
			os.Remove(filepath.Join(dir, images))
			os.Mkdir(filepath.Join(dir, images), 0o755)
		}), images + ": is a directory"},
		{filepath.Join(folder(func(string) {}), images), "not a directory"},
		{folder(func(dir string) {
			writeHeader(t, filepath.Join(dir, images), 0, 1<<32-1, 1<<32-1)
		}), "the product more than"},
		{
			folder(func(dir string) { writeHeader(t, filepath.Join(dir, images), 20, 257, 256) }),
			"65792 pixels of t10k, want from 1 to 65536",
		},
		{
			folder(func(dir string) { writeHeader(t, filepath.Join(dir, images), 20, 0, 28) }),
			"0 pixels of t10k",
		},
		{
			folder(func(dir string) { writeHeader(t, filepath.Join(dir, labels), 1<<32-1) }),
			"the product more than",
		},
		{folder(func(dir string) {
			writeIDX(t, filepath.Join(dir, "train-images-idx3-ubyte.gz"), make([]byte, 9), 1, 3, 3)
			writeIDX(t, filepath.Join(dir, "train-labels-idx1-ubyte"), make([]byte, 1), 1)
		}), "9 pixels to train on, but of 16"},
	} {
		code, out, log := ashlar("train", "-data", c.dir)
		if code != exitFailure || out != "" || !strings.Contains(log, c.want) {
			t.Errorf("ashlar train gave %d and %q, %q; want %d and a message with %q", code, out,
				log, exitFailure, c.want)
		}
	}
	for _, args := range []string{
		"train", "train -data . -epochs 0",
		"train -data . -epochs 1000001",
	} {
		if code, _, log := ashlar(strings.Fields(args)...); code != exitUsage {
			t.Errorf("ashlar %s gave %d, want %d: %s", args, code, exitUsage, log)
		}
	}
}

// writeHeader writes a file of an array of no elements, whatever its shape.
func writeHeader(t *testing.T, name string, shape ...uint32) {
	t.Helper()
	file := []byte{0, 0, 8, byte(len(shape))}
	for _, d := range shape {
		file = binary.BigEndian.AppendUint32(file, d)
	}
	if err := os.WriteFile(name, file, 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestReadDigitsTakesLittleMemory reads a file of 40 KB that has 50,000 pictures of 784 pixels,
// beside other numbers of labels and beside theirs.
func TestReadDigitsTakesLittleMemory(t *testing.T) {
	const n, side = 50_000, 28
	dir := t.TempDir()
	labels := filepath.Join(dir, "t10k-labels-idx1-ubyte")
	writeIDX(t, filepath.Join(dir, "t10k-images-idx3-ubyte.gz"), make([]byte, n*side*side), n, side,
		side)
	for _, c := range []struct {
		labels int
		most   uint64
		fails  bool
	}{{0, 0, true}, {n - 1, 0, true}, {n, 2 * n * (side*side + 1), false}} {
		writeIDX(t, labels, make([]byte, c.labels), c.labels)
		var train, test digits
		var err error
		if took := allocated(func() { train, test, err = readDigits(dir) }); took > c.most+1<<20 {
			t.Errorf("%d labels: %d bytes of memory, want at most 1 MiB more than %d", c.labels,
				took, c.most)
		}
		if (err != nil) != c.fails || !c.fails && (train.len() != n*4/5 || test.len() != n/5) {
			t.Errorf("%d labels gave %d and %d digits, %v", c.labels, train.len(), test.len(), err)
		}
	}
}

func TestTrainIsInterrupted(t *testing.T) {
	dir := t.TempDir()
	writeStripes(t, dir, "t10k", "", 20)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var out, log bytes.Buffer
	if code := run(ctx, []string{"train", "-data", dir}, &out, &log); code != exitInterrupted ||
		out.Len() > 0 {
		t.Errorf("interrupted, ashlar train gave %d and %q, want %d and nothing", code, &out,
			exitInterrupted)
	}
}

// TestTrainOnDigits needs the files of MNIST in the folder that ASHLAR_MNIST names.
func TestTrainOnDigits(t *testing.T) {
	dir := os.Getenv("ASHLAR_MNIST")
	if dir == "" {
		t.Skip("no folder of digits: ASHLAR_MNIST is not set")
	}
	code, out, log := ashlar("train", "-data", dir)
	percent, err := strconv.ParseFloat(regexp.MustCompile(`^[0-9.]+`).FindString(out), 64)
	if code != 0 || err != nil || percent < 95 {
		t.Errorf("ashlar train gave %d and %q, want at least 95 %%: %s", code, out, log)
	}
}
