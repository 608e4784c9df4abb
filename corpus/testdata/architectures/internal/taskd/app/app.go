// Package app has the commands.
package app

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"strings"
	"sync"

	"github.com/urfave/cli/v2"
	"golang.org/x/sync/errgroup"

	"example.com/architectures/internal/taskd/console"
	"example.com/architectures/internal/taskd/logctx"
	"example.com/architectures/internal/taskd/pool"
	"example.com/architectures/internal/taskd/ui"
)

// New returns the program.
func New() *cli.App {
	return &cli.App{
		Name:           "taskd",
		Before:         before,
		ExitErrHandler: func(*cli.Context, error) {},
		Commands: []*cli.Command{
			{Name: "run", Action: run},
			{Name: "queue", Action: queue},
			{Name: "drain", Action: drain},
			{Name: "fan", Action: fan},
			{Name: "watch", Action: watch},
			{Name: "inspect", Action: inspect},
			{Name: "plan", Action: plan},
			{Name: "apply", Action: apply, Flags: []cli.Flag{&cli.BoolFlag{Name: "quiet"}}},
			{Name: "tail", Action: tail},
			{Name: "dump", Action: dump},
			{Name: "clean", Action: clean},
			{Name: "sweep", Action: sweep},
			{Name: "status", Action: status},
			{Name: "table", Action: table},
			{Name: "hook", Action: hook},
			{Name: "shell", Action: shell},
		},
	}
}

func before(c *cli.Context) error { // ok: only puts the logger into the context
	c.Context = logctx.With(c.Context, os.Stderr)
	return nil
}

func run(c *cli.Context) error { // bad: the jobs that are sent to the workers print
	p := pool.New(2)
	defer p.Close()
	for _, name := range c.Args().Slice() {
		p.Submit(func() { fmt.Println("ran", name) }) // want stdoutwrite
	}
	return nil
}

func queue(c *cli.Context) error { // ok: the jobs talk to the console, which main has redirected
	p := pool.New(2)
	for _, name := range c.Args().Slice() {
		p.Submit(func() { console.Say("queued %s", name) }) // false stdoutwrite: main has sent this elsewhere
	}
	p.Close()
	return nil
}

func drain(c *cli.Context) error { // bad: one of the writers in the channel is stdout
	sinks := make(pool.Sinks, 2)
	sinks <- &bytes.Buffer{}
	sinks <- os.Stdout // want stdoutwrite
	close(sinks)
	return sinks.Drain("drained\n")
}

func fan(c *cli.Context) error { // ok: the channel carries a file and a buffer
	writers := make(chan io.Writer)
	var g errgroup.Group
	g.Go(func() error {
		defer close(writers)
		writers <- os.Stderr
		writers <- new(bytes.Buffer)
		return nil
	})
	g.Go(func() error {
		for w := range writers {
			fmt.Fprintln(w, "fan")
		}
		return nil
	})
	return g.Wait()
}

func watch(c *cli.Context) error { // bad: the detached context has no logger, so that the fallback logs to stdout
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var g errgroup.Group
	g.Go(func() error {
		logctx.Logf(ctx, "watching %d paths", c.NArg()) // want stdoutwrite
		return nil
	})
	return g.Wait()
}

func inspect(c *cli.Context) error { // ok: the bar is drawn where main said
	bar := ui.NewBar(3)
	for range 3 {
		bar.Add(1) // false stdoutwrite: main has set where bars are drawn
	}
	return nil
}

type planner struct {
	dryRun bool
	out    io.Writer
}

func newPlanner() *planner { return &planner{dryRun: true, out: os.Stderr} }

func (p *planner) step(name string) error {
	if p.dryRun {
		_, err := fmt.Fprintln(p.out, "would do", name)
		return err
	}
	return exec.Command("touch", name).Run()
}

func plan(c *cli.Context) error { // ok: the planner writes to stderr
	p := newPlanner()
	for _, name := range []string{"a", "b"} {
		if err := p.step(name); err != nil {
			return err
		}
	}
	return nil
}

func apply(c *cli.Context) error { // bad: unless --quiet, what is logged is copied to stdout
	var journal bytes.Buffer
	var w io.Writer = &journal
	if !c.Bool("quiet") {
		w = io.MultiWriter(&journal, os.Stdout) // want stdoutwrite
	}
	l := log.New(w, "", 0)
	l.Print("applied")
	return nil
}

func tail(c *cli.Context) error { // ok: the copy goes to stderr
	r := io.TeeReader(strings.NewReader("one\ntwo\n"), os.Stderr)
	sc := bufio.NewScanner(r)
	n := 0
	for sc.Scan() {
		n++
	}
	fmt.Fprintln(c.App.Writer, n)
	return sc.Err()
}

func dump(c *cli.Context) error { // bad: the other end of the pipe is copied to stdout
	pr, pw := io.Pipe()
	done := make(chan error, 1)
	go func() {
		_, err := io.Copy(os.Stdout, pr) // want stdoutwrite
		done <- err
	}()
	bw := bufio.NewWriter(pw)
	fmt.Fprintln(bw, "dump")
	if err := bw.Flush(); err != nil {
		return err
	}
	pw.Close()
	return <-done
}

func clean(c *cli.Context) error { // bad: the deferred stack gives up when a function on it fails
	var stack pool.Cleanup
	defer stack.Run(giveUp)
	for _, name := range c.Args().Slice() {
		stack.Push(func() error { return os.Remove(name) })
	}
	return nil
}

func giveUp(err error) {
	log.SetPrefix("clean: ")
	log.Fatalln(err) // want exitcall
}

func sweep(c *cli.Context) (err error) { // ok: failures of the stack are collected
	var stack pool.Cleanup
	defer stack.Run(func(e error) { err = errors.Join(err, e) })
	stack.Push(func() error { return os.Remove("/nonexistent/file") })
	return nil
}

func status(c *cli.Context) error { // ok: the status is in the error
	theme := ui.Theme{Red: "\x1b[31m", Reset: "\x1b[0m"}
	return cli.Exit(theme.Paint("2 tasks are late"), 3)
}

var rows = sync.OnceValue(func() [][]string { return [][]string{{"a", "late"}, {"b", "late"}} })

func table(c *cli.Context) error { // bad: the table is drawn on a variable that nothing replaces
	ui.Table(rows()) // want stdoutwrite
	return nil
}

type hooks struct{ before, after []func(*bytes.Buffer) }

func (h *hooks) fire(list []func(*bytes.Buffer)) string {
	var buf bytes.Buffer
	for _, fn := range list {
		fn(&buf)
	}
	return buf.String()
}

var defaults = hooks{
	before: []func(*bytes.Buffer){func(b *bytes.Buffer) { b.WriteString("before\n") }},
	after:  []func(*bytes.Buffer){flushHook},
}

func flushHook(b *bytes.Buffer) {
	b.WriteString("after\n")
	b.WriteTo(os.Stdout) // want stdoutwrite
}

func hook(c *cli.Context) error { // bad: one of the hooks flushes its buffer to stdout
	text := defaults.fire(defaults.before)
	defer defaults.fire(defaults.after)
	_, err := io.WriteString(os.Stderr, text)
	return err
}

func shell(c *cli.Context) error { // ok: the output of the child is captured
	cmd := exec.CommandContext(c.Context, "sh", "-c", "echo hello; echo oops >&2")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, os.Stderr
	if err := cmd.Run(); err != nil {
		return err
	}
	console.Say("child: %s", strings.TrimSpace(out.String())) // false stdoutwrite: main has sent this elsewhere
	return nil
}
