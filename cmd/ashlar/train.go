package main

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/autograd/nn"
	"github.com/ashlar-go/ashlar/autograd/optim"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

type trainCommand struct {
	Data   string `required:"" help:"Folder with the IDX files of MNIST, or of data like it, gzipped or not."`
	Epochs int    `default:"20" help:"How often to go through the data, up to 1,000,000 times."`
	Seed   uint64 `default:"1" help:"Seed of random numbers."`
	place  `embed:""`
}

// Help returns what the help of the command says besides its flags.
func (trainCommand) Help() string {
	return `The folder has train-images-idx3-ubyte, train-labels-idx1-ubyte,
t10k-images-idx3-ubyte and t10k-labels-idx1-ubyte, each with or without .gz at its
end. If it has only those of t10k, the first four fifths of them are trained on,
and the others tested.

Examples:
  ashlar train -data mnist
  ashlar train -data mnist -epochs 30 -seed 7`
}

// Validate checks the flags.
func (c trainCommand) Validate() error { return within("-epochs", c.Epochs, maxSteps) }

// Run trains a network to tell digits from each other, and says how well it does on
// those that it has not seen.
func (c trainCommand) Run(ctx context.Context, to console) (err error) {
	train, test, err := readDigits(c.Data)
	if err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(c.Seed, 0))
	classes := 1 + int(max(slices.Max(train.labels), slices.Max(test.labels)))
	net := newNetwork(rng, autograd.ReLU[*f32.Tensor], he, train.size, 256, 128, classes)
	d, err := c.open()
	if err != nil {
		return err
	}
	defer closeDevice(d, &err)
	if err := net.moveTo(d); err != nil {
		return err
	}
	if err := net.learn(ctx, rng, train, c.Epochs, to); err != nil {
		return err
	}
	if err := net.moveTo(nil); err != nil {
		return err
	}
	right := net.right(test)
	_, err = fmt.Fprintf(to.out, "%.2f %% of %d digits right, after training on %d others\n",
		100*float64(right)/float64(test.len()), test.len(), train.len())
	return err
}

// he is where a network of ReLU starts (He et al., Delving Deep into Rectifiers, 2015).
func he(_, n int) (weight, bias float64) { return math.Sqrt(6 / float64(n)), 0 }

// learn trains the network on d, in batches of random digits.
func (net *network) learn(ctx context.Context, rng *rand.Rand, d digits, epochs int,
	to console,
) error {
	batch := min(64, d.len())
	batches := d.len() / batch
	bar := to.bar(epochs * batches)
	adam := optim.NewAdam(0, net.variables()...)
	var order []int
	for i := range epochs * batches {
		if err := ctx.Err(); err != nil {
			return err
		}
		at := i % batches * batch
		if at == 0 {
			order = rng.Perm(d.len())
		}
		some := order[at : at+batch]
		images, err := d.images(some).To(net.weights[0].Value.Device())
		if err != nil {
			return err
		}
		loss := nn.CrossEntropy(net.apply(autograd.Constant(images)), ints.Of(d.classes(some)...))
		loss.Backward()
		adam.Rate = 1e-3 * cosine(i, epochs*batches)
		adam.Step()
		bar.Describe(fmt.Sprintf("loss %.4f", loss.Value.Item()))
		loss.Free()
		_ = bar.Add(1) // only a display
	}
	fmt.Fprintln(to.log)
	return nil
}

// right returns how many digits the network takes for what they are.
func (net *network) right(d digits) (n int) {
	all := make([]int, d.len())
	for i := range all {
		all[i] = i
	}
	autograd.NoGrad(func() {
		for some := range slices.Chunk(all, 1024) {
			scores := net.apply(autograd.Constant(d.images(some))).Value
			classes := d.classes(some)
			for i, class := range f32.ArgMax(scores, 1).Values() {
				if class == classes[i] {
					n++
				}
			}
		}
	})
	return n
}
