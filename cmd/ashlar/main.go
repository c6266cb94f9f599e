// Command ashlar shows what the library does on this machine: it says which
// kernels run, measures them, and trains networks with them.
//
// Run ashlar --help, or ashlar fit --help, to learn more.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/alecthomas/kong"
	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// Exit codes, besides 0.
const (
	exitFailure     = 1
	exitUsage       = 2
	exitInterrupted = 130 // 128 + SIGINT, as shells have it
)

// commands is the command line, in kong's terms.
type commands struct {
	Info   infoCommand   `cmd:"" help:"Say what this machine has and which kernels the library runs on it."`
	Doctor doctorCommand `cmd:"" help:"Say why there are the devices that there are, and what to do about it."`
	Bench  benchCommand  `cmd:"" help:"Measure kernels, and how near they come to the limits of this machine."`
	Fit    fitCommand    `cmd:"" help:"Train a network to reproduce a picture."`
	Train  trainCommand  `cmd:"" help:"Train a network to tell handwritten digits from each other."`
}

const description = `Tensors cut to their element type: what the library does on this machine.

Flags may have one dash or two. Environment: ASHLAR_KERNELS=generic runs the
kernels in Go, as a processor without AVX2 does.`

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program at once
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// run runs the command line of args and returns the exit code.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	exited := false
	parser, err := kong.New(
		new(commands),
		kong.Name("ashlar"),
		kong.Description(description),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
		kong.Writers(stdout, stderr),
		kong.Exit(func(int) { exited = true }),
		kong.BindTo(ctx, (*context.Context)(nil)),
		kong.Bind(console{stdout, stderr}),
	)
	if err != nil {
		panic(err) // a mistake in commands
	}
	command, err := parser.Parse(twoDashes(args))
	if exited {
		return 0 // help was asked for, and printed
	}
	if err != nil {
		fmt.Fprintf(stderr, "ashlar: %v\nashlar --help says more.\n", err)
		return exitUsage
	}
	switch err := command.Run(); {
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(stderr, "ashlar: interrupted, nothing written")
		return exitInterrupted
	case err != nil:
		fmt.Fprintf(stderr, "ashlar: %v\n", err)
		return exitFailure
	}
	return 0
}

// A console is where a command writes: results to out, progress to log.
type console struct{ out, log io.Writer }

// bar returns a display of how many of so many steps are done, for somebody who looks on.
func (to console) bar(steps int) *progressbar.ProgressBar {
	file, isFile := to.log.(*os.File)
	return progressbar.NewOptions(steps, progressbar.OptionSetWriter(to.log), progressbar.OptionShowIts(), progressbar.OptionSetItsString("steps"),
		progressbar.OptionSetVisibility(isFile && term.IsTerminal(int(file.Fd()))))
}

// twoDashes gives the flags of args the two dashes that kong asks for; Go's own
// commands take one.
func twoDashes(args []string) []string {
	out := make([]string, len(args))
	for i, arg := range args {
		if len(arg) > 2 && arg[0] == '-' && 'a' <= arg[1] && arg[1] <= 'z' {
			arg = "-" + arg
		}
		out[i] = arg
	}
	return out
}
