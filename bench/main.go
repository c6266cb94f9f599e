// Command bench measures Ashlar beside its baselines and beside the limits of the machine.
//
// Work is done by Ashlar and by a baseline in turns, in one run, so that what else the machine
// does slows both. What counts is the ratio of their times. Results are kept in
// results.json, where new ones replace those of the same work, and shown in RESULTS.md and
// roofline.svg.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"regexp"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
)

// interpreter is that of NumPy, SciPy and torch; the packages of Debian are for its own.
var interpreter = flag.String("python", "/usr/bin/python3",
	"`program` that runs NumPy, SciPy and torch")

func main() {
	log.SetFlags(0)
	log.SetPrefix("bench: ")
	var (
		only  = flag.String("run", "", "measure only what matches this `expression`, as go test does")
		turns = flag.Int("turns", 15, "how often each does its work")
		serve = flag.String("serve", "", "be that `baseline`; the command runs itself so")
		list  = flag.Bool("list", false, "say what would be measured")
	)
	flag.Parse()
	if *serve != "" {
		serveStdin(served[*serve])
		return
	}
	chosen, err := regexp.Compile(*only)
	if err != nil {
		log.Fatal(err)
	}
	results, err := readResults()
	if err != nil {
		log.Fatal(err)
	}
	for _, c := range benchmarks() {
		switch {
		case !chosen.MatchString(c.name()):
		case *list:
			fmt.Println(c.name())
		default:
			r, err := c.hold(*turns)
			if err != nil {
				fmt.Printf("%s: left out: %v\n", c.name(), err)
				continue
			}
			r.Command = "go run -tags cblas,sleef,opencl . " + strings.Join(os.Args[1:], " ")
			r.Date = time.Now().Format(time.DateOnly)
			fmt.Println(r)
			results.put(r)
			if err := results.write(); err != nil {
				log.Fatal(err)
			}
		}
	}
	if *list {
		return
	}
	if err := drawRoofline("roofline.svg"); err != nil {
		log.Fatal(err)
	}
}

// hold measures both sides of a benchmark in turns.
func (c benchmark) hold(turns int) (result, error) {
	defer os.Remove(saved)
	debug.FreeOSMemory() // of the benchmarks before: the baseline starts anew too
	runtime.GOMAXPROCS(c.Threads)
	tensor.SetThreads(c.Threads)
	us := ashlar{clock: clocks[clockOf(c.Threads)]}
	if c.Group == devices {
		d, err := device.Open("")
		if err != nil {
			return result{}, err
		}
		defer d.Close()
		us.on = d
	}
	ours, err := us.prepare(c.Work)
	if err != nil {
		return result{}, err
	}
	p, err := c.baseline()
	if err != nil {
		return result{}, err
	}
	defer p.close()
	theirs, err := p.prepare(c.Work)
	if err != nil {
		return result{}, err
	}
	r := c.result(compare(ours, theirs, turns))
	if us.on != nil {
		r.Machine += ", OpenCL device " + us.on.Info().Model
	}
	return r, nil
}
