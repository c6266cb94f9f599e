package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/ashlar-go/ashlar/gen/emit"
)

func TestGeneratedFilesAreUpToDate(t *testing.T) {
	root, err := findRoot()
	if err != nil {
		t.Fatal(err)
	}
	files, err := emit.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if text, err := os.ReadFile(filepath.Join(root, f.Path)); err != nil ||
			!bytes.Equal(text, f.Text) {
			t.Errorf("%s is out of date: run go generate ./...", f.Path)
		}
		if line, _, _ := bytes.Cut(f.Text, []byte("\n")); !bytes.Contains(line, []byte(emit.Mark)) {
			t.Errorf("%s does not say that it is generated", f.Path)
		}
	}
	orphans, err := orphans(root, files)
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range orphans {
		t.Errorf("%s is generated no more: run go generate ./...", path)
	}
}
