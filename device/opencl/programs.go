//go:build opencl && cgo

package opencl

import (
	"embed"
	"fmt"
	"strings"

	"github.com/jgillich/go-opencl/cl"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
)

// sources has the kernels of the library, by element type.
//
//go:embed *.cl
var sources embed.FS

// A program is a source for the compiler, after that of a library unless that is "".
type program struct{ library, source, options string }

// A compiled is a compiled program, with those of its kernels that have been launched.
type compiled struct {
	object  *cl.Program
	kernels map[string]*kernel
	used    int64 // the number of the last launch of one of them
}

// mostPrograms is how many programs a device keeps, but in tests.
const mostPrograms = 256

// kernel returns a kernel, compiling its program if that is new.
func (d *opened) kernel(k device.Kernel) (*kernel, error) {
	p := program{k.Library, k.Source, k.Options}
	c := d.programs[p]
	if c == nil {
		var err error
		if c, err = d.compile(p); err != nil {
			return nil, err
		}
	}
	c.used = d.counters.Launches
	if known := c.kernels[k.Name]; known != nil {
		return known, nil
	}
	made, err := create(d, "clCreateKernel",
		func() (*cl.Kernel, error) { return c.object.CreateKernel(k.Name) })
	if err != nil {
		return nil, err
	}
	err = d.call("clGetKernelArgInfo", func() (err error) {
		c.kernels[k.Name], err = describeKernel(made)
		return err
	})
	if err != nil {
		d.release(made)
	}
	return c.kernels[k.Name], err
}

// text returns the source of a program, and the options for its compiler.
func (d *opened) text(p program) (source, options string, err error) {
	if p.library == "" && p.source != "" {
		return p.source, "-cl-kernel-arg-info " + p.options, nil
	}
	library := deviceops.ProgramNamed(p.library)
	switch {
	case library == nil:
		err = fmt.Errorf("the library has no program %q", p.library)
	case library.Doubles && !d.info.Float64:
		err = fmt.Errorf("%s does not compute with float64", d.info.Model)
	}
	if err != nil {
		return "", "", d.error("Launch", err)
	}
	text, err := sources.ReadFile(library.File)
	if err != nil {
		return "", "", d.error("Launch", err)
	}
	options = strings.Join([]string{"-w", library.Options, p.options}, " ")
	if p.source != "" {
		options += " -cl-kernel-arg-info -D WITHOUT_KERNELS"
	}
	return string(text) + p.source, options, nil
}

// compile returns a compiled program, and keeps it. An error has what the compiler said.
func (d *opened) compile(p program) (*compiled, error) {
	source, options, err := d.text(p)
	if err != nil {
		return nil, err
	}
	made, err := create(d, "clCreateProgramWithSource",
		func() (*cl.Program, error) { return d.context.CreateProgramWithSource([]string{source}) })
	if err != nil {
		return nil, err
	}
	err = d.call("clBuildProgram", func() error {
		return made.BuildProgram([]*cl.Device{d.id}, options)
	})
	if err != nil {
		d.release(made)
		return nil, err
	}
	if len(d.programs) >= d.mostPrograms {
		d.releaseOldest()
	}
	c := &compiled{object: made, kernels: map[string]*kernel{}}
	d.programs[p] = c
	return c, nil
}

// releaseOldest releases the program that has not been used for longest. OpenCL keeps what
// commands that are queued need of it.
func (d *opened) releaseOldest() {
	var oldest program
	for p, c := range d.programs {
		if o := d.programs[oldest]; o == nil || c.used < o.used {
			oldest = p
		}
	}
	d.releaseProgram(d.programs[oldest])
	delete(d.programs, oldest)
}

func (d *opened) releaseProgram(c *compiled) {
	for _, k := range c.kernels {
		d.release(k.object)
	}
	d.release(c.object)
}
