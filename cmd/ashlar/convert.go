package main

import (
	"context"
	"fmt"
	"reflect"
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
)

type convertCommand struct {
	In     string `arg:"" help:"File to read."`
	Out    string `arg:"" help:"File to write; one that is there is replaced."`
	DType  string `name:"dtype" help:"Element type to convert to, such as float32."`
	Layout string `enum:"keep,rows,columns" default:"keep" help:"Order in memory: as it is, rows one after another, or columns."`
}

// Help teaches the command; kong prints it.
func (convertCommand) Help() string {
	return `The names of the files say their formats: .npy of NumPy, .csv, .png and .jpg (.gif only to
read). Elements keep their type unless -dtype asks for another one: floats lose their
fractions as integers. Pictures have rows, columns and channels: of integers from 0 to
255, or of floats from 0 to 1.

Examples:

    ashlar convert measured.csv measured.npy -dtype float32
    ashlar convert cat.png cat.npy
    ashlar convert weights.npy weights.csv`
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
	if _, err := formatOf(c.Out); err != nil {
		return err // before anything is read
	}
	steps := to.bar(3)
	steps.Describe("reading")
	x, file, err := readTensor(c.In)
	if err != nil {
		return err
	}
	defer file.Close()
	_ = steps.Add(1) // only a display
	if c.DType != "" {
		steps.Describe("converting")
		if x, err = convert.To(x, tensor.DType(c.DType)); err != nil {
			return err
		}
	}
	x = inOrder(x, c.Layout)
	_ = steps.Add(1)
	if err := ctx.Err(); err != nil {
		return err
	}
	steps.Describe("writing")
	if err := writeTensor(c.Out, x); err != nil {
		return err
	}
	_ = steps.Finish()
	_, err = fmt.Fprintf(to.out, "%s: %s %v\n", c.Out, x.DType(), x.Shape())
	return err
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
