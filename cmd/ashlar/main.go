// Command ashlar shows what the library does on this machine: it says which
// kernels run, measures them, shows and converts files, and trains networks.
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
	"runtime"
	"runtime/debug"
	"strings"
	"syscall"
	"time"

	"github.com/alecthomas/kong"
	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// Exit codes, besides 0. The description documents them.
const (
	exitFailure     = 1
	exitUsage       = 2
	exitInterrupted = 130 // 128 + SIGINT, as shells have it
)

// commands is the command line, in kong's terms.
type commands struct {
	Info    infoCommand    `cmd:"" help:"Say what this machine has and which kernels the library runs on it."`
	Doctor  doctorCommand  `cmd:"" help:"Say why there are the devices that there are, and what to do about it."`
	Bench   benchCommand   `cmd:"" help:"Measure kernels, and how near they come to the limits of this machine."`
	Show    showCommand    `cmd:"" help:"Say what a file of numbers, a table or a picture has."`
	Convert convertCommand `cmd:"" help:"Convert a file to another format, element type or order in memory."`
	Fit     fitCommand     `cmd:"" help:"Train a network to reproduce a picture."`
	Train   trainCommand   `cmd:"" help:"Train a network to tell handwritten digits from each other."`

	Version kong.VersionFlag `help:"Say which version this is."`
}

const description = `Tensors cut to their element type: what the library does on this machine.

Flags may have one dash or two. Environment: ASHLAR_KERNELS=generic runs the
kernels in Go, as a processor without AVX2 or NEON does.

Exit codes: 0 done, 1 failed, 2 a wrong command line, of which nothing was done,
130 interrupted.`

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program at once
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// run runs the command line of args and returns the exit code. Nothing succeeds whose results could
// not all be written.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	out := &checked{Writer: stdout}
	err := execute(ctx, args, console{out, stderr})
	if out.err != nil {
		err = fmt.Errorf("results could not be written: %w", out.err)
	}
	var misuse usageError
	switch {
	case errors.As(err, &misuse):
		fmt.Fprintf(stderr, "ashlar: %v\nashlar --help says more.\n", err)
		return exitUsage
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(stderr, "ashlar: interrupted, nothing written")
		return exitInterrupted
	case err != nil:
		fmt.Fprintf(stderr, "ashlar: %v\n", err)
		return exitFailure
	}
	return 0
}

// A usageError says what is wrong with a command line.
type usageError struct{ error }

// execute parses the command line of args and runs its command.
func execute(ctx context.Context, args []string, to console) error {
	exited := false
	parser, err := kong.New(
		new(commands),
		kong.Name("ashlar"),
		kong.Description(description),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
		kong.Writers(to.out, to.log),
		kong.Exit(func(int) { exited = true }),
		kong.Vars{"version": version()},
		kong.BindTo(ctx, (*context.Context)(nil)),
		kong.Bind(to),
	)
	if err != nil {
		panic(err) // a mistake in commands
	}
	command, err := parser.Parse(twoDashes(args))
	if exited {
		return nil // help or the version was asked for, and printed
	}
	if empty := noEmptyValue(args); empty != nil {
		err = empty
	}
	if err != nil {
		return usageError{err}
	}
	return command.Run()
}

// A checked writer keeps its first error.
type checked struct {
	io.Writer
	err error
}

func (w *checked) Write(p []byte) (int, error) {
	n, err := w.Writer.Write(p)
	if w.err == nil {
		w.err = err
	}
	return n, err
}

// A console is where a command writes: results to out, progress to log.
type console struct{ out, log io.Writer }

// bar returns a display of how many of so many steps are done, for somebody who looks on.
func (to console) bar(steps int) *progressbar.ProgressBar {
	return to.display(int64(steps),
		progressbar.OptionShowIts(), progressbar.OptionSetItsString("steps"))
}

// bytes returns a display of how many of so many bytes, if that is not 0, have been read or
// written, which is gone in the end.
func (to console) bytes(doing string, n int64) *progressbar.ProgressBar {
	if n == 0 {
		n = -1 // not known
	}
	const often = 100 * time.Millisecond
	return to.display(n, progressbar.OptionSetDescription(doing), progressbar.OptionShowBytes(true),
		progressbar.OptionThrottle(often), progressbar.OptionClearOnFinish(),
		progressbar.OptionSpinnerType(14))
}

// display returns a progress bar that is seen if the log is a terminal.
func (to console) display(n int64, o ...progressbar.Option) *progressbar.ProgressBar {
	file, isFile := to.log.(*os.File)
	return progressbar.NewOptions64(n, append(o, progressbar.OptionSetWriter(to.log),
		progressbar.OptionSetVisibility(isFile && term.IsTerminal(int(file.Fd()))))...)
}

// version says which version of the program runs, and what compiled it.
func version() string {
	v := "(devel)"
	if build, ok := debug.ReadBuildInfo(); ok && build.Main.Version != "" {
		v = build.Main.Version
	}
	return fmt.Sprintf("ashlar %s %s %s/%s", v, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// maxSteps is how often commands repeat what they do at most: for days.
const maxSteps = 1_000_000

// within returns an error unless the value of a flag is from 1 to most.
func within(flag string, value, most int) error {
	if value < 1 || value > most {
		return fmt.Errorf("%s is %d, want 1 to %d", flag, value, most)
	}
	return nil
}

// noEmptyValue returns an error if a flag of args has an empty value, which none may have.
func noEmptyValue(args []string) error {
	for i, arg := range args {
		flag, value, given := strings.Cut(arg, "=")
		switch {
		case arg == "" && i > 0:
			return fmt.Errorf("%s has an empty value", args[i-1])
		case given && value == "" && strings.HasPrefix(arg, "-"):
			return fmt.Errorf("%s has an empty value", flag)
		}
	}
	return nil
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
