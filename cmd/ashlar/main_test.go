package main

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"testing"
)

// ashlar runs the command line, and returns its exit code and what it wrote.
func ashlar(args ...string) (code int, stdout, stderr string) {
	var out, log bytes.Buffer
	code = run(context.Background(), args, &out, &log)
	return code, out.String(), log.String()
}

func TestHelp(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--help"}, "ashlar <command> --help"},
		{[]string{"-help"}, "ashlar <command> --help"},
		{[]string{"info", "--help"}, "ashlar info --json"},
	} {
		code, out, log := ashlar(c.args...)
		if code != 0 || log != "" || !strings.Contains(out, c.want) {
			t.Errorf("ashlar %q gave %d and %q, %q; want 0 and a text with %q", c.args, code, out, log, c.want)
		}
	}
}

func TestMisuse(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, "expected"},
		{[]string{"dance"}, "unexpected argument dance"},
		{[]string{"info", "-wrong"}, "unknown flag --wrong"},
	} {
		code, out, log := ashlar(c.args...)
		if code != exitUsage || out != "" || !strings.Contains(log, c.want) {
			t.Errorf("ashlar %q gave %d and %q, %q; want %d and a message with %q", c.args, code, out, log, exitUsage, c.want)
		}
	}
}

func TestInfo(t *testing.T) {
	code, out, log := ashlar("info")
	if code != 0 || log != "" || !strings.Contains(out, "asm/float32") {
		t.Errorf("ashlar info gave %d and %q, %q", code, out, log)
	}
	code, out, log = ashlar("info", "-json")
	var m info
	if err := json.Unmarshal([]byte(out), &m); code != 0 || log != "" || err != nil {
		t.Fatalf("ashlar info -json gave %d and %q, %q: %v", code, out, log, err)
	}
	for _, k := range m.Kernels {
		if k.AVX2+k.Go == 0 || (k.Implementation == "generic") != (k.AVX2 == 0) {
			t.Errorf("%s runs %s with %d kernels in AVX2, %d in Go", k.Package, k.Implementation, k.AVX2, k.Go)
		}
	}
	if m.Processor == "" || m.Threads < 1 || len(m.Features) == 0 {
		t.Errorf("ashlar info -json lacks the processor, threads or features: %+v", m)
	}
}
