package main

import (
	"bytes"
	"context"
	"encoding/json"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/alecthomas/kong"
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
			t.Errorf("ashlar %q gave %d and %q, %q; want 0 and a text with %q", c.args, code, out,
				log, c.want)
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
			t.Errorf("ashlar %q gave %d and %q, %q; want %d and a message with %q", c.args, code,
				out, log, exitUsage, c.want)
		}
	}
}

// TestNoFlagMayBeEmpty tries every flag of every command.
func TestNoFlagMayBeEmpty(t *testing.T) {
	parser, err := kong.New(new(commands), kong.Vars{"version": ""})
	if err != nil {
		t.Fatal(err)
	}
	for _, command := range parser.Model.Children {
		for _, flag := range command.Flags {
			for _, args := range [][]string{
				{"-" + flag.Name + "="},
				{"--" + flag.Name + "="},
				{"-" + flag.Name, ""},
			} {
				if flag.IsBool() && len(args) > 1 {
					continue // has no value
				}
				args = append([]string{command.Name}, args...)
				code, out, log := ashlar(args...)
				if code != exitUsage || out != "" || !strings.Contains(log, flag.Name) {
					t.Errorf("ashlar %q gave %d and %q, %q; want %d and a message about %s", args,
						code, out, log, exitUsage, flag.Name)
				}
			}
		}
	}
}

// TestNumbersOfFlags gives flags that have numbers values that are none or too small or large.
func TestNumbersOfFlags(t *testing.T) {
	for _, command := range []string{
		"bench -size", "fit -steps", "fit -seed",
		"train -data . -epochs", "train -data . -seed",
	} {
		values := []string{"NaN", "Inf", "-1", "1e3", "0x", "some", "1.5", "99999999999999999999"}
		if !strings.HasSuffix(command, "-seed") {
			values = append(values, "0", "9223372036854775807")
		}
		for _, value := range values {
			for _, between := range []string{" ", "="} {
				args := strings.Fields(command + between + value)
				code, out, log := ashlar(args...)
				if code != exitUsage || out != "" || strings.Count(log, "\n") != 2 {
					t.Errorf("ashlar %q gave %d and %q, %q; want %d and two lines", args, code, out,
						log, exitUsage)
				}
			}
		}
	}
}

// full is a file on a disk that is full.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, syscall.ENOSPC }

// TestFullOutput checks that nothing succeeds whose results are lost.
func TestFullOutput(t *testing.T) {
	dir := t.TempDir()
	in := smallPicture(t, dir)
	writeStripes(t, dir, "t10k", "", 20)
	bench := []string{"bench", "-out", dir, "-op", "And", "-type", "bool", "-size", "10"}
	for _, args := range [][]string{
		{"--help"},
		{"fit", "--help"},
		{"--version"},
		{"doctor"},
		{"info"},
		{"info", "-json"},
		bench,
		append(slices.Clone(bench), "-json"),
		{"fit", "-in", in, "-out", dir, "-steps", "1"},
		{"train", "-data", dir, "-epochs", "1"},
	} {
		var log bytes.Buffer
		code := run(context.Background(), args, full{}, &log)
		if code != exitFailure || !strings.Contains(log.String(), syscall.ENOSPC.Error()) {
			t.Errorf("ashlar %q to a full disk gave %d, want %d: %s", args, code, exitFailure, &log)
		}
	}
}

func TestVersion(t *testing.T) {
	code, out, log := ashlar("--version")
	if code != 0 || log != "" || !strings.HasPrefix(out, "ashlar ") ||
		!strings.Contains(out, runtime.Version()) {
		t.Errorf("ashlar --version gave %d and %q, %q", code, out, log)
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
		if k.Assembly+k.Go == 0 || (k.Implementation == "generic") != (k.Assembly == 0) {
			t.Errorf("%s runs %s with %d kernels in assembly, %d in Go", k.Package,
				k.Implementation, k.Assembly, k.Go)
		}
	}
	if m.Processor == "" || m.Threads < 1 || len(m.Features) == 0 {
		t.Errorf("ashlar info -json lacks the processor, threads or features: %+v", m)
	}
}
