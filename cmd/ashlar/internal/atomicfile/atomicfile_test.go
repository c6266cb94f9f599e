package atomicfile

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
)

func TestWrite(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.txt")
	say := func(text string, err error) error {
		return Write(name, func(w io.Writer) error {
			_, _ = io.WriteString(w, text)
			return err
		})
	}
	broken := errors.New("broken")
	for _, c := range []struct {
		text string
		err  error
		want string
	}{
		{"one", nil, "one"},
		{"half of tw", broken, "one"},
		{"three", nil, "three"},
	} {
		if err := say(c.text, c.err); !errors.Is(err, c.err) {
			t.Errorf("Write gave error %v, want %v", err, c.err)
		}
		if got, err := os.ReadFile(name); err != nil || string(got) != c.want {
			t.Errorf("the file has %q, %v; want %q", got, err, c.want)
		}
		if files, _ := os.ReadDir(filepath.Dir(name)); len(files) != 1 {
			t.Errorf("the folder has %d files, want 1", len(files))
		}
	}
}

func TestWriteWithoutFolder(t *testing.T) {
	err := Write(filepath.Join(t.TempDir(), "none", "a.txt"), func(io.Writer) error { return nil })
	if !errors.Is(err, os.ErrNotExist) {
		t.Errorf("Write gave error %v, want %v", err, os.ErrNotExist)
	}
}

func TestMakeFolder(t *testing.T) {
	name := filepath.Join(t.TempDir(), "new", "folder")
	for range 2 {
		if err := MakeFolder(name); err != nil {
			t.Error(err)
		}
	}
	if files, err := os.ReadDir(name); err != nil || len(files) > 0 {
		t.Errorf("the folder has %v, %v", files, err)
	}
	file := filepath.Join(name, "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := MakeFolder(file); err == nil {
		t.Error("a file was taken for a folder")
	}
}
