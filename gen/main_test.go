package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/ashlar-go/ashlar/gen/emit"
)

func TestGeneratedFilesAreUpToDate(t *testing.T) {
	for _, f := range emit.All() {
		if text, err := os.ReadFile(filepath.Join(root, f.Path)); err != nil || !bytes.Equal(text, f.Text) {
			t.Errorf("%s is out of date: run go generate ./...", f.Path)
		}
	}
}
