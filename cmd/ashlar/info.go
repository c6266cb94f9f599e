package main

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/klauspost/cpuid/v2"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/device"
	_ "github.com/ashlar-go/ashlar/device/opencl"
)

type infoCommand struct {
	JSON bool `help:"Write JSON."`
}

// Help teaches the command; kong prints it.
func (infoCommand) Help() string {
	return `Examples:

    ashlar info
    ashlar info --json
    ASHLAR_KERNELS=generic ashlar info`
}

// Run writes what the machine has.
func (c infoCommand) Run(to console) error {
	if c.JSON {
		return writeJSON(to.out, machine())
	}
	return machine().print(to.out)
}

// writeJSON writes v for people and programs to read.
func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// An info is what the machine has, and what the library makes of it.
type info struct {
	Processor string    `json:"processor"`
	Cores     int       `json:"cores"`        // physical
	CPUs      int       `json:"logical_cpus"` // that the program may use
	Features  []feature `json:"features"`
	Caches    []cache   `json:"caches"`
	Threads   int       `json:"threads"`
	Kernels   []kernels `json:"kernels"`
	Devices   []gadget  `json:"devices"`
	Go        string    `json:"go"`
}

// A feature is a set of instructions.
type feature struct {
	Name  string `json:"name"`
	Found bool   `json:"found"`
	Used  bool   `json:"used"`
}

// A cache holds Bytes of data.
type cache struct {
	Name  string `json:"name"`
	Bytes int    `json:"bytes"`
}

// A gadget is a device that tensors can be on.
type gadget struct {
	Name     string `json:"name"`
	Model    string `json:"model"`
	Platform string `json:"platform"`
	Kind     string `json:"kind"`
	Units    int    `json:"units"`
	Memory   int64  `json:"memory"`
	Float64  bool   `json:"float64"`
}

func (d gadget) precision() string {
	if d.Float64 {
		return "float64"
	}
	return "no float64"
}

// Kernels are what a package of asm runs: an implementation, of whose functions
// some may be the generic ones.
type kernels struct {
	Package        string `json:"package"`
	Implementation string `json:"implementation"`
	Assembly       int    `json:"assembly"`
	Go             int    `json:"go"`
}

// machine looks at the machine.
func machine() info {
	cpu := cpuid.CPU
	m := info{
		Processor: cpu.BrandName,
		Cores:     cpu.PhysicalCores,
		CPUs:      runtime.NumCPU(),
		Threads:   runtime.GOMAXPROCS(0),
		Devices:   []gadget{},
		Go:        strings.Join([]string{runtime.Version(), runtime.GOOS, runtime.GOARCH}, " "),
	}
	for _, p := range kernelPackages {
		m.Kernels = append(m.Kernels, p.use())
	}
	if m.Processor == "" {
		m.Processor = "unknown processor"
	}
	found, _ := device.List() // ashlar doctor says why there are none
	for _, d := range found {
		m.Devices = append(m.Devices, gadget{
			d.Name, d.Model, d.Platform, d.Kind, d.Units, d.Memory,
			d.Float64,
		})
	}
	used := m.Kernels[0].Assembly > 0
	features := map[cpuid.FeatureID]bool{
		cpuid.AVX2: used, cpuid.FMA3: used, cpuid.BMI2: used, cpuid.F16C: used,
		cpuid.AVX512F: used && asm.UseAVX512,
	}
	if runtime.GOARCH == "arm64" {
		features = map[cpuid.FeatureID]bool{cpuid.ASIMD: used}
	}
	for _, id := range slices.Sorted(maps.Keys(features)) {
		m.Features = append(m.Features, feature{id.String(), cpu.Supports(id), features[id]})
	}
	for _, c := range []cache{{"L1", cpu.Cache.L1D}, {"L2", cpu.Cache.L2}, {"L3", cpu.Cache.L3}} {
		if c.Bytes > 0 {
			m.Caches = append(m.Caches, c)
		}
	}
	return m
}

// use counts the functions that run, and are not those of Generic.
func (p kernelPackage) use() kernels {
	k := kernels{Package: "asm/" + p.element, Implementation: name(p.best)}
	best, generic := reflect.ValueOf(p.best), reflect.ValueOf(p.generic)
	for i := range best.NumField() {
		switch {
		case best.Field(i).Kind() != reflect.Func:
		case best.Field(i).Pointer() == generic.Field(i).Pointer():
			k.Go++
		default:
			k.Assembly++
		}
	}
	return k
}

// print writes m as text.
func (m info) print(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintf(t, "Processor\t%s\n", m.Processor)
	fmt.Fprintf(t, "Cores\t%d, of %d logical CPUs\n", m.Cores, m.CPUs)
	fmt.Fprintf(t, "Threads\t%d (GOMAXPROCS)\n", m.Threads)
	for i, f := range m.Features {
		fmt.Fprintf(t, "%s\t%s\t%s\n", first(i, "Features"), f.Name, f.state())
	}
	for i, c := range m.Caches {
		fmt.Fprintf(t, "%s\t%s\t%s\n", first(i, "Caches"), c.Name, size(c.Bytes))
	}
	for i, k := range m.Kernels {
		fmt.Fprintf(t, "%s\t%s\t%s: %d in assembly, %d in Go\n", first(i, "Kernels"), k.Package,
			k.Implementation, k.Assembly, k.Go)
	}
	for i, d := range m.Devices {
		fmt.Fprintf(t, "%s\t%s\t%s: %s of %d units, %s, %s\n", first(i, "Devices"), d.Name, d.Model,
			d.Kind, d.Units, size(int(d.Memory)), d.precision())
	}
	if len(m.Devices) == 0 {
		fmt.Fprintf(t, "Devices\tnone\tashlar doctor says why\n")
	}
	fmt.Fprintf(t, "Go\t%s\n", m.Go)
	if err := t.Flush(); err != nil {
		return err
	}
	if why := m.whyGeneric(); why != "" {
		_, err := fmt.Fprintf(w, "\nThe kernels in Go run: %s.\n", why)
		return err
	}
	return nil
}

// whyGeneric says why the kernels in Go run, or nothing where those in assembly do.
func (m info) whyGeneric() string {
	switch {
	case m.Kernels[0].Assembly > 0:
		return ""
	case runtime.GOARCH != "amd64" && runtime.GOARCH != "arm64":
		return "those in assembly are for amd64 and arm64"
	case runtime.GOARCH == "amd64" &&
		!cpuid.CPU.Supports(cpuid.AVX2, cpuid.FMA3, cpuid.BMI2, cpuid.F16C):
		return "the processor lacks AVX2, FMA, BMI2 or F16C"
	case !asm.UseAVX2 && !asm.UseNEON:
		return "ASHLAR_KERNELS is generic"
	}
	return "the build has the tag purego"
}

func (f feature) state() string {
	switch {
	case f.Used:
		return "found, used"
	case f.Found:
		return "found, not used"
	}
	return "not found"
}

// first returns the title of the first line of a group, and nothing for others.
func first(i int, title string) string {
	if i > 0 {
		return ""
	}
	return title
}

// size returns n in the largest unit that it is a multiple of.
func size(n int) string {
	unit := 0
	for n >= 1024 && n%1024 == 0 {
		n /= 1024
		unit++
	}
	return fmt.Sprintf("%d %s", n, []string{"B", "KiB", "MiB", "GiB"}[unit])
}
