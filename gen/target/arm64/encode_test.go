package arm64

import (
	"encoding/binary"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/gen/target"
)

// TestEncodings has a disassembler say what each instruction is, on several registers, and of each
// arrangement and number that it may have.
func TestEncodings(t *testing.T) {
	var code []byte
	var want []string
	try := func(opcode string, args ...target.Place) {
		word, text := Encode(opcode, args)
		code, want = binary.LittleEndian.AppendUint32(code, word), append(want, text)
	}
	v := func(n int) target.Place { return target.Place{Kind: target.VectorRegister, N: n} }
	for _, name := range slices.Sorted(maps.Keys(encodings)) {
		e := encodings[name]
		for _, arrangement := range arrangements(name, e) {
			opcode := name + "." + arrangement
			switch e.kind {
			case three:
				try(opcode, v(0), v(1), v(2))
				try(opcode, v(31), v(17), v(9))
			case left, right:
				for n := 1; n < 8<<sizes[arrangement]; n++ {
					try(opcode, v(5), v(22), target.Place{Kind: target.Immediate, N: n})
				}
			case extract:
				for n := range 16 {
					try(opcode, v(3), v(20), v(21), target.Place{Kind: target.Immediate, N: n})
				}
			default:
				try(opcode, v(30), v(13))
				try(opcode, v(1), v(18))
			}
		}
	}
	for _, n := range []int{0, 21, 31} {
		for _, encode := range []func(n int) (uint32, string){anyLane, halfBytes} {
			word, text := encode(n)
			code, want = binary.LittleEndian.AppendUint32(code, word), append(want, text)
		}
	}
	got := disassembled(t, code)
	if len(got) != len(want) {
		t.Fatalf("%d instructions, not %d", len(got), len(want))
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("%s is %s", want[i], got[i])
		}
	}
}

// arrangements lists those that an instruction has.
func arrangements(name string, e encoding) []string {
	switch {
	case e.kind == narrow:
		return []string{"8b", "4h", "2s"}
	case e.kind == widen:
		return []string{"8h", "4s", "2d"}
	case e.size == ofFloat:
		return []string{"4s", "2d"}
	case slices.Contains([]string{"mul", "smax", "umax", "smin", "umin"}, name):
		return []string{"16b", "8h", "4s"}
	case strings.HasPrefix(name, "rev"):
		return map[string][]string{
			"rev64": {"16b", "8h", "4s"}, "rev32": {"16b", "8h"},
			"rev16": {"16b"},
		}[name]
	case e.size == ofInteger || e.kind == left || e.kind == right:
		return []string{"16b", "8h", "4s", "2d"}
	}
	return []string{"16b"}
}

// disassembled returns what binutils say of code, an instruction each.
func disassembled(t *testing.T, code []byte) (texts []string) {
	const objdump = "aarch64-linux-gnu-objdump"
	if _, err := exec.LookPath(objdump); err != nil {
		t.Skip("SKIPPED: encodings are not checked, for lack of " + objdump +
			", of Debian's package binutils-aarch64-linux-gnu")
	}
	file := filepath.Join(t.TempDir(), "code")
	if err := os.WriteFile(file, code, 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(objdump, "-D", "-b", "binary", "-m", "aarch64", file).Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range regexp.MustCompile(`(?m)^ +[0-9a-f]+:\t[0-9a-f]{8} \t(.*)$`).FindAllStringSubmatch(string(out), -1) {
		texts = append(texts, strings.ReplaceAll(line[1], "\t", " "))
	}
	return texts
}

// TestTable checks that rules name no instruction that there is no encoding of, and use all that
// there are.
func TestTable(t *testing.T) {
	used := map[string]bool{"gather": true}
	for _, r := range NEON.Rules {
		if strings.HasPrefix(r.Code, "=") {
			continue
		}
		for _, instruction := range regexp.MustCompile(`[;|]`).Split(r.Code, -1) {
			name, _, _ := strings.Cut(strings.Fields(instruction)[0], ".")
			if _, ok := encodings[name]; !ok && name != "gather" {
				t.Errorf("there is no encoding of %s, in %s", name, r.Line)
			}
			used[name] = true
		}
	}
	for name := range encodings {
		if !used[name] {
			t.Errorf("no rule uses %s", name)
		}
	}
}

// ExampleEncode shows an instruction that rules may name.
func ExampleEncode() {
	word, text := Encode("fmla.4s", []target.Place{{N: 1}, {N: 2}, {N: 3}})
	fmt.Printf("%#08x %s\n", word, text)
	// Output: 0x4e23cc41 fmla v1.4s, v2.4s, v3.4s
}
