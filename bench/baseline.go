package main

import (
	"bufio"
	_ "embed" // baselines.py
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/ashlar-go/ashlar/internal/limits"
)

// Work is an operation on operands of an element type: of one shape, or of matrices of m×k
// and k×n if the shape is m, k, n, or of images and filters that follow each other in the shape,
// whose convolution has images of the same size; or of a sparse matrix and another, see
// sparseProduct.
type work struct {
	Op    string `json:"op"`
	Type  string `json:"type"`
	Shape []int  `json:"shape"`
}

func (w work) String() string {
	return fmt.Sprintf("%s %s %s", w.Op, w.Type,
		strings.ReplaceAll(strings.Trim(fmt.Sprint(w.Shape), "[]"), " ", "×"))
}

// size returns the number of elements of an operand.
func (w work) size() int {
	n := 1
	for _, d := range w.Shape {
		n *= d
	}
	return n
}

// A timer says how long it takes to do work so many times.
type timer func(times int) time.Duration

// repeat is the timer of a function, by a clock.
func repeat(f func(), now clock) timer {
	return func(times int) time.Duration {
		start := now()
		for range times {
			f()
		}
		return now() - start
	}
}

// A baseline does work.
type baseline interface {
	prepare(w work) (timer, error)
	close()
}

// newBaseline returns the baseline of a name, which uses so many threads. With AVX2 behind its
// name, it is told to use no newer instructions, as we do not.
func newBaseline(name string, threads int) (baseline, error) {
	if name == "limit" {
		return limit{threads}, nil
	}
	clock := clockOf(threads)
	switch name {
	case "ashlar, 1 thread":
		name, threads = "ashlar", 1
	case "ashlar on the host":
		name = "ashlar"
	}
	n := strconv.Itoa(threads)
	environment := []string{
		"OPENBLAS_NUM_THREADS=" + n, "BLIS_NUM_THREADS=" + n,
		"OMP_NUM_THREADS=" + n, "GOMAXPROCS=" + n,
	}
	name, old := strings.CutSuffix(name, " AVX2")
	if old {
		environment = append(environment, "OPENBLAS_CORETYPE=Haswell", "BLIS_ARCH_TYPE="+blisZen3,
			"ATEN_CPU_CAPABILITY=avx2", "DNNL_MAX_CPU_ISA=AVX2", "ONEDNN_MAX_CPU_ISA=AVX2",
			"NPY_DISABLE_CPU_FEATURES=AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL")
	}
	command := exec.Command(os.Args[0], "-serve", name)
	if name == "numpy" || name == "torch" || name == "scipy" {
		command = exec.Command(*interpreter, "-c", python, name)
	}
	p, err := startBaseline(environment, command)
	if err != nil {
		return nil, err
	}
	p.clock = clock
	if threads > 1 {
		p.rest = threadsQuiet
	}
	return p, nil
}

// blisZen3 is the number that BLIS 0.9 has for Zen 3; newer processors it does not know, and
// multiplies there without vectors.
const blisZen3 = "6"

//go:embed baselines.py
var python string

// served are the baselines that this program can be itself. Some need libraries, and build tags.
var served = map[string]func(w work) (func(), error){"ashlar": run}

// A process is a baseline that reads commands from its standard input, and answers each by a
// line: to "prepare op type shape…", ok or what is wrong, and to "run n clock", nanoseconds.
type process struct {
	command *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
	clock   string
	rest    time.Duration // after work, until its threads are quiet
}

// threadsQuiet is how long the threads of OpenMP and OpenBLAS may look for more work in a loop
// before they sleep: 200 ms in OpenMP if nothing else is asked for, less in OpenBLAS. All that
// time they take a processor from whoever works next.
const threadsQuiet = 250 * time.Millisecond

func startBaseline(environment []string, command *exec.Cmd) (*process, error) {
	p := &process{command: command}
	p.command.Env = append(os.Environ(), environment...)
	p.command.Stderr = os.Stderr
	in, err := p.command.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.in, p.out = in, bufio.NewReader(out)
	return p, p.command.Start()
}

func (p *process) prepare(w work) (timer, error) {
	answer, err := p.ask("prepare %s %s %s", w.Op, w.Type, strings.Trim(fmt.Sprint(w.Shape), "[]"))
	if err != nil {
		return nil, err
	}
	if answer != "ok" {
		return nil, errors.New(answer)
	}
	return func(times int) time.Duration {
		answer, err := p.ask("run %d %s", times, p.clock)
		if err != nil {
			panic(err)
		}
		nanoseconds, err := strconv.ParseInt(answer, 10, 64)
		if err != nil {
			panic(err)
		}
		time.Sleep(p.rest)
		return time.Duration(nanoseconds)
	}, nil
}

func (p *process) ask(format string, args ...any) (string, error) {
	if _, err := fmt.Fprintf(p.in, format+"\n", args...); err != nil {
		return "", err
	}
	line, err := p.out.ReadString('\n')
	return strings.TrimSpace(line), err
}

func (p *process) close() {
	p.in.Close()
	_ = p.command.Wait() // it ends at the end of its input
}

// serveStdin is a process.
func serveStdin(prepare func(w work) (func(), error)) {
	var f func()
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		fields := strings.Fields(in.Text())
		switch {
		case prepare == nil:
			fmt.Println("this program was built without it; see the tags in the Makefile")
		case fields[0] == "prepare":
			w := work{Op: fields[1], Type: fields[2]}
			for _, d := range fields[3:] {
				n, _ := strconv.Atoi(d) // from newBaseline's own format
				w.Shape = append(w.Shape, n)
			}
			var err error
			if f, err = prepare(w); err != nil {
				fmt.Println(err)
			} else {
				fmt.Println("ok")
			}
		default:
			times, _ := strconv.Atoi(fields[1])
			fmt.Println(repeat(f, clocks[fields[2]])(times).Nanoseconds())
		}
	}
}

// limit is the baseline that takes as long as the machine needs to move the memory of the work, or
// to do the multiply-adds of a product on so many threads at once.
type limit struct{ threads int }

func (limit) close() {}

func (l limit) prepare(w work) (timer, error) {
	width := limits.Float64
	if w.Type == "float32" {
		width = limits.Float32
	}
	if strings.HasPrefix(w.Op, "matmul") || w.Op == "conv2d" || w.Op == "conv3d" ||
		w.Op == "nearestmany" {
		return l.share(2*float64(w.size()), l.together(limits.Multiply(width)))
	}
	traffic, ok := traffics[w.Op]
	if !ok {
		return nil, errors.New("its limit is not known")
	}
	streams := traffic.Reads
	if traffic.Write {
		streams++
	}
	bytes := streams * w.size() * width / 8
	return l.share(float64(bytes), limits.Move(traffic, bytes))
}

// together returns the loop that all threads run at once.
func (l limit) together(one limits.Loop) limits.Loop {
	if one.Run == nil {
		return one
	}
	run := func() {
		var running sync.WaitGroup
		for range l.threads {
			running.Go(one.Run)
		}
		running.Wait()
	}
	return limits.Loop{Run: run, Amount: one.Amount * float64(l.threads)}
}

// traffics are what work does at least with memory.
var traffics = map[string]limits.Traffic{
	"add": {Reads: 2, Write: true}, "addt": {Reads: 2, Write: true},
	"fuse": {Reads: 2, Write: true},
	"clip": {Reads: 1, Write: true}, "sqrt": {Reads: 1, Write: true},
	"transpose": {Reads: 1, Write: true},
	"softmax":   {Reads: 1, Write: true}, "logsoftmax": {Reads: 1, Write: true},
	"layernorm": {Reads: 1, Write: true},
	"cumsum":    {Reads: 1, Write: true}, "cumsum0": {Reads: 1, Write: true},
	"maxpool": {Reads: 1}, "avgpool": {Reads: 1}, // and a quarter of it written
	"sum": {Reads: 1}, "sum0": {Reads: 1}, "max": {Reads: 1}, "argmax": {Reads: 1},
	"var": {Reads: 1}, "logsumexp": {Reads: 1}, "topk": {Reads: 1},
	"matvec": {Reads: 1}, "vecmat": {Reads: 1}, "nearest": {Reads: 1},
}

// share is the timer of so much of what a loop does.
func (l limit) share(amount float64, loop limits.Loop) (timer, error) {
	if loop.Run == nil {
		return nil, errors.New("no limit is known without AVX2")
	}
	return func(times int) time.Duration {
		wanted := float64(times) * amount
		runs := math.Ceil(wanted / loop.Amount)
		elapsed := repeat(loop.Run, clocks[clockOf(l.threads)])(int(runs))
		return time.Duration(float64(elapsed) * wanted / (runs * loop.Amount))
	}, nil
}

// A comparison is of the times that two took in turns.
type comparison struct {
	Ours   float64 `json:"ours"` // nanoseconds, medians
	Theirs float64 `json:"theirs"`
	Ratio  float64 `json:"ratio"` // theirs by ours: the median of all turns, and the quartiles
	Low    float64 `json:"low"`
	High   float64 `json:"high"`
}

// compare runs two timers in turns.
func compare(ours, theirs timer, turns int) comparison {
	n, m := calibrate(ours), calibrate(theirs)
	var a, b, ratios []float64
	for range turns {
		x := float64(ours(n)) / float64(n)
		y := float64(theirs(m)) / float64(m)
		a, b, ratios = append(a, x), append(b, y), append(ratios, y/x)
	}
	slices.Sort(ratios)
	return comparison{
		median(a), median(b), median(ratios), ratios[turns/4],
		ratios[turns-1-turns/4],
	}
}

// calibrate returns how often to do work so that it takes some milliseconds.
func calibrate(t timer) int {
	const enough = 10 * time.Millisecond
	t(1)
	n := 1
	for t(n) < enough && n < 1<<24 {
		n *= 2
	}
	return n
}

func median(x []float64) float64 {
	x = slices.Sorted(slices.Values(x))
	return x[len(x)/2]
}
