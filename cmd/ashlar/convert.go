package main

import (
	"context"
	"fmt"
	"reflect"
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
)

type convertCommand struct {
	In     string `arg:"" help:"File to read, or FILE:NAME for one tensor of several."`
	Out    string `arg:"" help:"File to write; one that is there is replaced."`
	DType  string `name:"dtype" help:"Element type to convert to, such as float32."`
	Layout string `enum:"keep,rows,columns" default:"keep" help:"Order in memory: as it is, rows one after another, or columns."`
}

// Help teaches the command; kong prints it.
func (convertCommand) Help() string {
	return `The names of the files say their formats: .npy and .npz of NumPy, .safetensors, .csv,
.png and .jpg; .gif and .safetensors.index.json are only read. Of .npz and .safetensors,
all tensors are converted, or the one that FILE:NAME names; FILE:NAME is also what a
single tensor is called in them. Elements keep their type unless -dtype asks for another
one: floats lose their fractions as integers. Pictures have rows, columns and channels: of
integers from 0 to 255, or of floats from 0 to 1.

Examples:

    ashlar convert measured.csv measured.npy -dtype float32
    ashlar convert model.safetensors model.npz
    ashlar convert model.npz:layer.weight weight.csv
    ashlar convert cat.png cat.npy`
}

// Validate checks the flags.
func (c convertCommand) Validate() error {
	if d := tensor.DType(c.DType); d != "" && !slices.Contains(tensor.DTypes(), d) {
		return fmt.Errorf("-dtype is %s, want one of %v", d, tensor.DTypes())
	}
	return nil
}

// Run reads the one file and writes the other.
func (c convertCommand) Run(ctx context.Context, to console) error {
	out, as := split(c.Out)
	f, err := formatOf(out)
	if err != nil {
		return err // before anything is read
	}
	if f.write == nil {
		return fmt.Errorf("%s: such files are read, and not written", out)
	}
	p := progress{ctx, to}
	in, _, err := openArchive(c.In, p)
	if err != nil {
		return err
	}
	defer in.Close()
	if len(in.names) != 1 && (!f.several || as != "") {
		file, _ := split(c.In)
		const text = "%s has %d tensors, of which %s takes one: name it, as %s:NAME, of %s"
		return fmt.Errorf(text, file, len(in.names), c.Out, file, listed(in.names))
	}
	all, err := c.converted(p, in)
	if err != nil {
		return err
	}
	if as != "" {
		all.tensors = map[string]tensor.Any{as: all.only()}
	}
	if err := writeContents(out, f, all, p); err != nil {
		return err
	}
	if f.several {
		_, err = fmt.Fprintf(to.out, "%s: %s\n", out, counts(len(all.tensors), "tensor"))
		return err
	}
	_, err = fmt.Fprintf(to.out, "%s: %s %v\n", out, all.only().DType(), all.only().Shape())
	return err
}

// counts returns a number of things.
func counts(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// converted reads the tensors of a file, as the flags say.
func (c convertCommand) converted(p progress, in *archive) (contents, error) {
	all := contents{make(map[string]tensor.Any), in.metadata}
	for _, name := range in.names {
		if err := p.ctx.Err(); err != nil {
			return all, err
		}
		x, err := in.read(name)
		if err != nil {
			return all, err
		}
		if c.DType != "" {
			if x, err = p.convert(x, tensor.DType(c.DType)); err != nil {
				return all, fmt.Errorf("tensor %q: %w", name, err)
			}
		}
		all.tensors[name] = inOrder(x, c.Layout)
	}
	return all, nil
}

// inOrder returns x in an order in memory.
func inOrder(x tensor.Any, order string) tensor.Any {
	axes := make([]int, x.Rank())
	for i := range axes {
		if axes[i] = i; order == "columns" {
			axes[i] = len(axes) - 1 - i
		}
	}
	if order == "keep" {
		return x
	}
	withLayout := reflect.ValueOf(x).MethodByName("WithLayout")
	return withLayout.CallSlice([]reflect.Value{reflect.ValueOf(axes)})[0].Interface().(tensor.Any)
}
