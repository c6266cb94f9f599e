//go:build opencl

package opencl

import (
	"embed"
	"fmt"
	"strings"

	"github.com/jgillich/go-opencl/cl"

	"github.com/ashlar-go/ashlar/device"
)

// sources has the kernels of the library, by element type.
//
//go:embed *.cl
var sources embed.FS

// files names them by what the names of their kernels begin with.
var files = map[string]string{"f32": "float32.cl", "f64": "float64.cl", "ints": "int.cl", "bools": "bool.cl"}

// A program is what a compiler makes one program of.
type program struct{ source, options string }

// kernel returns a kernel, compiling its program if that is new.
func (d *opened) kernel(k device.Kernel) (*cl.Kernel, error) {
	if known := d.kernels[k]; known != nil {
		return known, nil
	}
	p := program{k.Source, k.Options}
	if p.source == "" {
		var err error
		if p, err = d.libraryProgram(k); err != nil {
			return nil, err
		}
	}
	compiled, err := d.compile(p)
	if err != nil {
		return nil, err
	}
	var created *cl.Kernel
	err = d.call("clCreateKernel", func() (err error) {
		created, err = compiled.CreateKernel(k.Name)
		return err
	})
	if err != nil {
		return nil, err
	}
	d.kernels[k] = created
	return created, nil
}

// libraryProgram returns the program that has a kernel of the library.
func (d *opened) libraryProgram(k device.Kernel) (program, error) {
	dtype, _, _ := strings.Cut(k.Name, "_")
	source, err := sources.ReadFile(files[dtype])
	switch {
	case err != nil:
		err = fmt.Errorf("the library has no kernel %s", k.Name)
	case dtype == "f64" && !d.info.Float64:
		err = fmt.Errorf("%s does not compute with float64", d.info.Model)
	case dtype == "f32":
		return program{string(source), "-w -cl-fp32-correctly-rounded-divide-sqrt " + k.Options}, nil
	}
	if err != nil {
		return program{}, &device.Error{Device: d.info.Name, Call: "Launch", Err: err}
	}
	return program{string(source), "-w " + k.Options}, nil
}

// compile returns a compiled program. An error has what the compiler said.
func (d *opened) compile(p program) (*cl.Program, error) {
	if known := d.programs[p]; known != nil {
		return known, nil
	}
	var created *cl.Program
	err := d.call("clCreateProgramWithSource", func() (err error) {
		created, err = d.context.CreateProgramWithSource([]string{p.source})
		return err
	})
	if err != nil {
		return nil, err
	}
	err = d.call("clBuildProgram", func() error {
		return created.BuildProgram([]*cl.Device{d.id}, p.options)
	})
	if err != nil {
		created.Release()
		return nil, err
	}
	d.programs[p] = created
	return created, nil
}
