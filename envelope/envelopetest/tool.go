package envelopetest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/internal/adapter"
	"github.com/envvet/envvet/envelope/spec"
)

// longest is how long a call may take.
const longest = time.Minute

// A Tool is what is tested: see [Binary] and [App].
type Tool interface {
	// Call runs the tool with the arguments, and with standard output that is
	// no terminal. The error says why there is no result.
	Call(args []string) (Result, error)
}

// A Result is what a caller sees of a call.
type Result struct {
	Exit           int
	Stdout, Stderr string
}

// Binary returns a program as a tool. The arguments stand before those of every
// call. It inherits the environment of the test.
func Binary(path string, args ...string) Tool { return &binary{path: path, args: args} }

type binary struct {
	path string
	args []string
}

func (b *binary) command(ctx context.Context, args []string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, b.path, append(b.args[:len(b.args):len(b.args)], args...)...)
	cmd.WaitDelay = time.Second // for what it left in the background
	return cmd
}

func (b *binary) Call(args []string) (Result, error) {
	ctx, cancel := context.WithTimeout(context.Background(), longest)
	defer cancel()
	cmd := b.command(ctx, args)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	return b.ended(ctx, cmd, cmd.Run(), &stdout, &stderr)
}

// callUnread runs the tool with a standard output that nobody reads.
func (b *binary) callUnread(args []string) (Result, error) {
	ctx, cancel := context.WithTimeout(context.Background(), longest)
	defer cancel()
	read, write, err := os.Pipe()
	if err != nil {
		return Result{}, err
	}
	_ = read.Close()
	defer write.Close()
	cmd := b.command(ctx, args)
	var stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = write, &stderr
	return b.ended(ctx, cmd, cmd.Run(), new(bytes.Buffer), &stderr)
}

func (b *binary) ended(ctx context.Context, cmd *exec.Cmd, err error, stdout, stderr *bytes.Buffer) (Result, error) {
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return Result{}, fmt.Errorf("%s did not end within %v", b.path, longest)
	case err != nil && !errors.As(err, &exit) && !errors.Is(err, exec.ErrWaitDelay):
		return Result{}, err
	}
	return Result{cmd.ProcessState.ExitCode(), stdout.String(), stderr.String()}, nil
}

// App returns an application of package envelope as a tool that runs in the
// process of the test. Its commands find the test's standard streams replaced
// while they run. A binary shows more: signals, pipes that nobody reads, and
// output of the program's initialisation.
func App(app *envelope.App) Tool { return inProcess{app} }

type inProcess struct{ app *envelope.App }

// speaks says of an application that answers in another dialect than the cases are about
// that it does: else each of them fails, at what is right there. Of a binary nobody knows.
func speaks(tool Tool) error {
	if p, ok := tool.(inProcess); ok {
		if dialect := adapter.Describe(p.app).Dialect; dialect != spec.DialectAgentSpec {
			return fmt.Errorf("the application answers in the dialect %s, and the cases are about %s alone", dialect, spec.DialectAgentSpec)
		}
	}
	return nil
}

// swapping guards the standard streams of the process.
var swapping sync.Mutex

func (p inProcess) Call(args []string) (r Result, err error) {
	swapping.Lock()
	defer swapping.Unlock()
	stdout, err := os.CreateTemp("", "envelopetest")
	if err != nil {
		return Result{}, err
	}
	defer discard(stdout)
	stderr, err := os.CreateTemp("", "envelopetest")
	if err != nil {
		return Result{}, err
	}
	defer discard(stderr)
	oldOut, oldErr := os.Stdout, os.Stderr
	os.Stdout, os.Stderr = stdout, stderr
	func() {
		defer func() { os.Stdout, os.Stderr = oldOut, oldErr }()
		r.Exit = int(p.app.Run(context.Background(), args))
	}()
	for file, text := range map[*os.File]*string{stdout: &r.Stdout, stderr: &r.Stderr} {
		content, err := os.ReadFile(file.Name())
		if err != nil {
			return Result{}, err
		}
		*text = string(content)
	}
	return r, nil
}

func discard(f *os.File) {
	_ = f.Close()
	_ = os.Remove(f.Name())
}

// A Call is one way to call a command.
type Call struct {
	Command string   // its name, such as "deploy rollback"; "" for the tool itself
	Args    []string // the arguments after it
}

// String returns the call as it would be typed after the name of the tool.
func (c Call) String() string { return strings.Join(c.with(), " ") }

// with returns the arguments of the call, and more flags: what follows -- is none.
func (c Call) with(more ...string) []string {
	at := slices.Index(c.Args, "--")
	if at < 0 {
		at = len(c.Args)
	}
	return slices.Concat(strings.Fields(c.Command), c.Args[:at], more, c.Args[at:])
}
