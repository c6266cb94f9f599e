//go:build unix

package kerneltest

// Pages that fault find what a kernel reads.
func init() {
	faults["reads beyond"] = fault{func(z, x, y []float32) {
		add(z, x, y)
		if len(x) == between {
			z[0] += 0 * *beyond(x)
		}
	}, "Add"}
}
