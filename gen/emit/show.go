package emit

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/mmcloughlin/avo/ir"

	"github.com/ashlar-go/ashlar/gen/kernel"
	"github.com/ashlar-go/ashlar/gen/mathfn"
	"github.com/ashlar-go/ashlar/gen/table"
)

// validate returns the first mistake in the table, or in the functions of mathematics.
func validate() error {
	if err := mathfn.Validate(); err != nil {
		return err
	}
	if err := table.Validate(); err != nil {
		return err
	}
	for _, d := range table.DTypes {
		for _, op := range d.Kernels() {
			if _, err := kernel.Program(op, d); err != nil {
				return fmt.Errorf("table: %w", err)
			}
		}
	}
	return nil
}

// Show returns the kernel of a row, such as float32/Exp, in each language.
func Show(name string) (string, error) {
	if err := validate(); err != nil {
		return "", err
	}
	dtype, row, _ := strings.Cut(name, "/")
	i := slices.IndexFunc(table.DTypes, func(d table.DType) bool { return d.Name == dtype })
	if i < 0 {
		return "", fmt.Errorf("there is no element type %q; name a kernel like float32/Exp", dtype)
	}
	d := table.DTypes[i]
	rows := slices.DeleteFunc(d.Kernels(), func(op table.Op) bool { return op.Name != row })
	if len(rows) == 0 {
		return "", fmt.Errorf("there is no row %q on %s", row, d.Name)
	}
	var b bytes.Buffer
	if err := genericRows(d, rows).Render(&b); err != nil {
		return "", err
	}
	for _, t := range targets() {
		if _, err := kernel.NewElementwise(rows[0], d, t); err != nil {
			fmt.Fprintf(&b, "\n// %v\n", err)
			continue
		}
		f, _ := preparingRows(d, rows, t)
		b.WriteByte('\n')
		if err := f.Render(&b); err != nil {
			return "", err
		}
		b.WriteByte('\n')
		w, text := newListing(t, map[string]*ir.Global{})
		loops, _ := loopsOf(rows[0], d, t)
		writeRows(w, d, []table.Op{loops}, t)
		b.Write(text("asm/" + d.Name + "/"))
	}
	for _, block := range strings.SplitAfter(string(openCLKernels(d).Text), "\n\n") {
		if strings.Contains(block, " op_"+row+"(") ||
			strings.Contains(block, " "+d.Package+"_"+row+"(") {
			b.WriteString("\n" + strings.TrimSpace(block) + "\n")
		}
	}
	return b.String(), nil
}
