package wholefile_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/ashlar-go/ashlar/internal/wholefile"
)

var errFailed = errors.New("failed")

// writes returns what writes a text, in parts.
func writes(text string) func(w io.Writer) error {
	return func(w io.Writer) error {
		for _, part := range strings.SplitAfter(text, " ") {
			if _, err := io.WriteString(w, part); err != nil {
				return err
			}
		}
		return nil
	}
}

// content returns the text of a file, and fails the test unless it is alone in its folder.
func content(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	entries, dirErr := os.ReadDir(filepath.Dir(name))
	if err != nil || dirErr != nil || len(entries) != 1 {
		t.Errorf("%v, %v, %v", err, dirErr, entries)
	}
	return string(text)
}

// TestCreate writes a new file and over it, as it says its size to be or not.
func TestCreate(t *testing.T) {
	name := filepath.Join(t.TempDir(), "file")
	long := strings.Repeat("many words ", 20_000)
	for _, text := range []string{"some words", long, ""} {
		for _, size := range []int64{0, int64(len(text)), 1 << 20} {
			err := wholefile.Create(name, size, writes(text))
			if got := content(t, name); err != nil || got != text {
				t.Errorf("%d bytes of %d written, error %v", len(got), len(text), err)
			}
		}
	}
	if err := os.Chmod(name, 0o640); err != nil {
		t.Fatal(err)
	}
	err := wholefile.Create(name, 0, writes("new"))
	if info, statErr := os.Stat(name); err != nil || statErr != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("%v, %v, %v", info.Mode(), err, statErr)
	}
}

// TestCreateFails leaves files as they were when writing fails or panics.
func TestCreateFails(t *testing.T) {
	name := filepath.Join(t.TempDir(), "file")
	if err := wholefile.Create(name, 0, writes("old")); err != nil {
		t.Fatal(err)
	}
	fails := func(w io.Writer) error {
		writes("new")(w)
		return errFailed
	}
	if err := wholefile.Create(name, 0, fails); !errors.Is(err, errFailed) {
		t.Errorf("error %v", err)
	}
	func() {
		defer func() { recover() }()
		wholefile.Create(name, 0, func(w io.Writer) error { panic(fails(w)) })
		t.Error("the panic is gone")
	}()
	if got := content(t, name); got != "old" {
		t.Errorf("the file has %q", got)
	}
	none := filepath.Join(t.TempDir(), "none", "file")
	if err := wholefile.Create(none, 0, writes("new")); !os.IsNotExist(err) {
		t.Errorf("in no folder: error %v", err)
	}
}

// TestCreateThrough writes the file that a link is to, and to what is no file.
func TestCreateThrough(t *testing.T) {
	name, link := filepath.Join(t.TempDir(), "file"), filepath.Join(t.TempDir(), "link")
	err := errors.Join(wholefile.Create(name, 0, writes("old")), os.Symlink(name, link))
	if err != nil {
		t.Skip("SKIPPED: ", err)
	}
	if err := wholefile.Create(link, 0, writes("new")); err != nil || content(t, name) != "new" {
		t.Errorf("the file has %q, error %v", content(t, name), err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is %v, error %v", info, err)
	}
	if err := wholefile.Create(os.DevNull, 1<<20, writes("nothing")); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat(os.DevNull); err != nil || info.Mode().IsRegular() {
		t.Errorf("%s is %v, error %v", os.DevNull, info, err)
	}
}

// TestCreateCloses wants files that were replaced to be closed.
func TestCreateCloses(t *testing.T) {
	const opened = "/proc/self/fd"
	count := func() int {
		entries, err := os.ReadDir(opened)
		if err != nil {
			t.Skip("SKIPPED: ", err)
		}
		return len(entries)
	}
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // which would close them
	before, name := count(), filepath.Join(t.TempDir(), "file")
	for range 100 {
		if err := wholefile.Create(name, 0, writes("text")); err != nil {
			t.Fatal(err)
		}
	}
	for range 10_000 {
		if count() < before+10 {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Errorf("%d files are open, %d before", count(), before)
}

// TestCreateAll writes files and their index, all of them or none.
func TestCreateAll(t *testing.T) {
	folder := t.TempDir()
	path := func(name string) string { return filepath.Join(folder, name) }
	all := func(texts ...string) error {
		var parts []wholefile.File
		for i, text := range texts {
			write := writes(text)
			if text == "fails" {
				write = func(io.Writer) error { return errFailed }
			}
			parts = append(parts, wholefile.File{Name: path(fmt.Sprint(i)), Write: write})
		}
		last := len(parts) - 1
		return wholefile.CreateAll(parts[:last], parts[last])
	}
	wants := func(texts ...string) {
		t.Helper()
		entries, err := os.ReadDir(folder)
		if err != nil || len(entries) != len(texts) {
			t.Fatalf("%v, error %v", entries, err)
		}
		for i, want := range texts {
			if text, err := os.ReadFile(path(fmt.Sprint(i))); err != nil || string(text) != want {
				t.Errorf("file %d has %q, want %q, error %v", i, text, want, err)
			}
		}
	}
	if err := all("fails", "b"); !errors.Is(err, errFailed) {
		t.Errorf("error %v", err)
	}
	wants()
	if err := all("a", "b", "c"); err != nil {
		t.Error(err)
	}
	wants("a", "b", "c")
	for i := range 3 {
		texts := []string{"x", "y", "z"}
		texts[i] = "fails"
		if err := all(texts...); !errors.Is(err, errFailed) {
			t.Errorf("error %v", err)
		}
		wants("a", "b", "c")
	}
	if err := errors.Join(os.Remove(path("1")), os.Mkdir(path("1"), 0o777)); err != nil {
		t.Fatal(err)
	}
	if err := all("x", "y", "z"); err == nil {
		t.Error("a folder is replaced")
	}
	if err := os.Remove(path("1")); err != nil {
		t.Fatal(err)
	}
	if err := all("x", "y", "z"); err != nil {
		t.Error(err)
	}
	wants("x", "y", "z")
	// A part that cannot be replaced any more leaves no index of other parts.
	err := wholefile.CreateAll([]wholefile.File{{Name: path("0"), Write: writes("a")}}, wholefile.File{
		Name: path("2"),
		Write: func(w io.Writer) error {
			return errors.Join(writes("c")(w), os.Remove(path("0")), os.Mkdir(path("0"), 0o777))
		},
	})
	if _, readErr := os.ReadFile(path("2")); err == nil || !os.IsNotExist(readErr) {
		t.Errorf("error %v, and then %v", err, readErr)
	}
}
