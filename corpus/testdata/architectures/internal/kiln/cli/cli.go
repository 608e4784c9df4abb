// Package cli has the commands of kiln.
package cli

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"
	"os/exec"
	"syscall"
	"time"

	"github.com/alecthomas/kong"

	"example.com/architectures/internal/kiln/fail"
	"example.com/architectures/internal/kiln/logx"
	"example.com/architectures/internal/kiln/plan"
)

// Globals are the flags of all commands.
type Globals struct {
	Verbose bool `short:"v" help:"Say more."`
}

// Root is the root command.
type Root struct {
	Globals

	Build   BuildCmd   `cmd:"" help:"Build."`
	Result  ResultCmd  `cmd:"" help:"Show the result."`
	Graph   GraphCmd   `cmd:"" help:"Show the graph."`
	Walk    WalkCmd    `cmd:"" help:"Walk over the graph."`
	Check   CheckCmd   `cmd:"" help:"Check the graph."`
	Test    TestCmd    `cmd:"" help:"Run tests."`
	Lint    LintCmd    `cmd:"" help:"Lint."`
	Publish PublishCmd `cmd:"" help:"Publish."`
	Promote PromoteCmd `cmd:"" help:"Promote."`
	Args    ArgsCmd    `cmd:"" help:"Parse arguments." passthrough:""`
	Opts    OptsCmd    `cmd:"" help:"Parse options." passthrough:""`
	Less    LessCmd    `cmd:"" help:"Page a file."`
	Watch   WatchCmd   `cmd:"" help:"Watch."`
	Raw     RawCmd     `cmd:"" help:"Write raw bytes."`
	Config  ConfigCmd  `cmd:"" help:"Show the configuration."`
	Doctor  DoctorCmd  `cmd:"" help:"Look for trouble."`
}

// BuildCmd builds.
type BuildCmd struct{}

// Run builds.
func (c *BuildCmd) Run(g *Globals) error { // ok: the core of zap is on stderr, and the standard logger too since main
	l := logx.Build()
	defer l.Sync()
	l.Infow("build", "target", "app")
	log.Print("built")
	return nil
}

// ResultCmd shows the result.
type ResultCmd struct{}

// Run shows the result.
func (c *ResultCmd) Run(g *Globals) error { // bad: the core of zap is on stdout
	l := logx.Result() // want stdoutwrite
	l.Infof("built %d targets", 3)
	return nil
}

// GraphCmd shows the graph.
type GraphCmd struct {
	Raw bool `help:"Without names."`
}

// Run shows the graph.
func (c *GraphCmd) Run(k *kong.Context, g *Globals) error { // ok: encoded to the writer of kong
	enc := json.NewEncoder(k.Stdout)
	if !c.Raw {
		enc.SetIndent("", " ")
	}
	return enc.Encode(plan.Graph())
}

// WalkCmd walks.
type WalkCmd struct{}

// Run walks.
func (c *WalkCmd) Run(g *Globals) error { // bad: the observer prints to a bufio.Writer on stdout that is flushed in the end
	w := bufio.NewWriter(os.Stdout) // want stdoutwrite
	defer w.Flush()
	return plan.Walk(plan.Graph(), plan.Observer{
		Leave: func(t *plan.Target, d time.Duration) { fmt.Fprintln(w, "left", t.Name) },
	})
}

// CheckCmd checks.
type CheckCmd struct{}

// Run checks.
func (c *CheckCmd) Run(g *Globals) error { // ok: the observer only counts
	n := 0
	err := plan.Walk(plan.Graph(), plan.Observer{Enter: func(*plan.Target) { n++ }})
	if err == nil && n == 0 {
		err = errors.New("nothing to build")
	}
	return err
}

// runner runs a child.
type runner struct {
	stdout, stderr io.Writer
	start          func(*exec.Cmd) error
}

func newRunner() *runner {
	return &runner{stdout: os.Stderr, stderr: os.Stderr, start: (*exec.Cmd).Run}
}

func (r *runner) run(ctx context.Context, name string, args ...string) error {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Stdout, cmd.Stderr = r.stdout, r.stderr
	return r.start(cmd)
}

// TestCmd runs tests.
type TestCmd struct {
	Count int `default:"1"`
}

// Run runs tests.
func (c *TestCmd) Run(g *Globals) error { // ok: the runner sends both streams of the child to stderr
	r := newRunner()
	for range c.Count {
		if err := r.run(context.Background(), "echo", "PASS"); err != nil {
			return err
		}
	}
	return nil
}

// LintCmd lints.
type LintCmd struct{}

// Run lints.
func (c *LintCmd) Run(g *Globals) error { // bad: a prefixing writer around stdout
	w := plan.NewPrefixed(os.Stdout, "lint: ") // want stdoutwrite
	l := slog.New(slog.NewTextHandler(w, &slog.HandlerOptions{ReplaceAttr: untimed}))
	l.Warn("unused", "target", "assets")
	return nil
}

func untimed(groups []string, a slog.Attr) slog.Attr {
	if a.Key == slog.TimeKey {
		return slog.Attr{}
	}
	return a
}

// PublishCmd publishes.
type PublishCmd struct {
	Token string `env:"KILN_TOKEN"`
}

// Run publishes.
func (c *PublishCmd) Run(g *Globals) error { // ok: main has replaced fail.Exit, which only unwinds
	if c.Token == "" {
		fail.Now(errors.New("no token")) // false exitcall: main has replaced what exits
	}
	return nil
}

// PromoteCmd promotes.
type PromoteCmd struct {
	Token string `env:"KILN_TOKEN"`
}

// Run promotes.
func (c *PromoteCmd) Run(g *Globals) error { // bad: without a token the process ends at once
	check := func(token string, otherwise func(error)) {
		if token == "" {
			otherwise(errors.New("no token")) // want exitcall
		}
	}
	check(c.Token, fail.Hard)
	return nil
}

func flags(handling flag.ErrorHandling) (*flag.FlagSet, *int) {
	fs := flag.NewFlagSet("kiln", handling)
	fs.SetOutput(os.Stderr)
	return fs, fs.Int("n", 1, "how many")
}

// ArgsCmd parses arguments.
type ArgsCmd struct {
	Rest []string `arg:"" optional:""`
}

// Run parses arguments.
func (c *ArgsCmd) Run(g *Globals) error { // bad: a flag set that exits for an unknown flag
	fs, n := flags(flag.ExitOnError)
	if err := fs.Parse(c.Rest); err != nil { // want exitcall
		return err
	}
	log.Println(*n)
	return nil
}

// OptsCmd parses options.
type OptsCmd struct {
	Rest []string `arg:"" optional:""`
}

// Run parses options.
func (c *OptsCmd) Run(g *Globals) error { // ok: a flag set that returns its errors
	fs, n := flags(flag.ContinueOnError)
	if err := fs.Parse(c.Rest); err != nil {
		return err
	}
	log.Println(*n)
	return nil
}

// LessCmd pages.
type LessCmd struct{}

type pager struct {
	cmd *exec.Cmd
	in  io.WriteCloser
}

func startPager(name string) (*pager, error) {
	cmd := &exec.Cmd{Path: name, Args: []string{name}, Stdout: os.Stdout, Stderr: os.Stderr} // want stdoutwrite
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	return &pager{cmd, in}, cmd.Start()
}

func (p *pager) Close() error {
	p.in.Close()
	return p.cmd.Wait()
}

// Run pages.
func (c *LessCmd) Run(g *Globals) error { // bad: the pager is a child that has our stdout
	p, err := startPager("/bin/cat")
	if err != nil {
		return err
	}
	defer p.Close()
	_, err = fmt.Fprintln(p.in, "a page")
	return err
}

// WatchCmd watches.
type WatchCmd struct {
	Times int `default:"2"`
}

// Run watches.
func (c *WatchCmd) Run(g *Globals) error { // bad: in verbose mode the leveled logger is on stdout
	level := logx.LevelError
	if g.Verbose {
		level = logx.LevelInfo
	}
	l := logx.NewLeveled(level, os.Stdout) // want stdoutwrite
	for i := range c.Times {
		l.Infof("round %d", i)
	}
	return nil
}

// RawCmd writes raw bytes.
type RawCmd struct{}

// Run writes raw bytes.
func (c *RawCmd) Run(g *Globals) error { // bad: the file descriptor is that of stdout
	_, err := syscall.Write(1, []byte("raw\n")) // want stdoutwrite
	return err
}

// ConfigCmd shows the configuration.
type ConfigCmd struct{}

// Run shows the configuration.
func (c *ConfigCmd) Run(k *kong.Context, g *Globals) error { // ok: the buffer is written with kong's own printer
	var buf bytes.Buffer
	l := logx.NewLeveled(logx.LevelError, io.Discard)
	l.Errorf("no configuration file")
	fmt.Fprintf(&buf, "verbose=%v", g.Verbose)
	_, err := fmt.Fprintln(k.Stdout, buf.String())
	return err
}

// DoctorCmd looks for trouble.
type DoctorCmd struct{}

// Run looks for trouble.
func (c *DoctorCmd) Run(g *Globals) error { // ok: the state of stdout is only looked at
	fi, err := os.Stdout.Stat()
	if err != nil {
		return err
	}
	if fi.Mode()&os.ModeCharDevice != 0 {
		log.Print("stdout is a terminal")
	}
	fmt.Fprintln(os.Stderr, "no trouble")
	return nil
}
