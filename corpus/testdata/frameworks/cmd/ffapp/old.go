package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"runtime/debug"
	"time"

	"github.com/peterbourgon/ff/v3/ffcli"

	"example.com/frameworks/internal/app"
	"example.com/frameworks/internal/logx"
	"example.com/frameworks/internal/runner"
	"example.com/frameworks/internal/ui"
)

// measurer is shared by the old commands.
type measurer struct {
	verbose bool
	errW    io.Writer
}

func oldRoot() *ffcli.Command {
	fs := flag.NewFlagSet("ffapp", flag.ExitOnError)
	m := &measurer{errW: os.Stderr}
	fs.BoolVar(&m.verbose, "v", false, "log more")
	return &ffcli.Command{
		Name:    "ffapp",
		FlagSet: fs,
		Exec:    func(context.Context, []string) error { return flag.ErrHelp }, // ok: help of the framework
		Subcommands: []*ffcli.Command{
			{Name: "time", Exec: m.time},
			{Name: "size", Exec: m.size},
			{Name: "heap", Exec: heap},
			{Name: "gc", Exec: gc},
			{Name: "env", Exec: m.env},
			{Name: "self", Exec: self},
			m.repeatCmd(),
			{Name: "stamp", Exec: logged("stamp", stamp)},
			{Name: "touch", Exec: quietly(touch)},
		},
	}
}

func (m *measurer) time(ctx context.Context, args []string) error { // bad: the package variable that main set
	start := time.Now()
	if len(args) > 0 {
		if _, err := runner.Output(ctx, args[0], args[1:]...); err != nil {
			return err
		}
	}
	fmt.Fprintf(stdout, "%s\n", time.Since(start)) // want stdoutwrite
	return nil
}

func (m *measurer) size(ctx context.Context, args []string) error { // ok: stderr only
	for _, a := range args {
		info, err := os.Stat(a)
		if err != nil {
			return app.Exit(2, "size: %w", err)
		}
		if m.verbose {
			fmt.Fprintf(m.errW, "%s: %d\n", a, info.Size())
		}
	}
	return nil
}

func heap(ctx context.Context, args []string) error { // bad: the heap is dumped to the descriptor of stdout
	f := os.NewFile(uintptr(1), "/dev/stdout") // want stdoutwrite
	var stats debug.GCStats
	debug.ReadGCStats(&stats)
	return json.NewEncoder(f).Encode(stats)
}

func gc(ctx context.Context, args []string) error { // ok: into a temporary file
	f, err := os.CreateTemp("", "gc-*.json")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	defer f.Close()
	var stats debug.GCStats
	debug.ReadGCStats(&stats)
	return json.NewEncoder(f).Encode(stats)
}

func (m *measurer) env(ctx context.Context, args []string) error { // bad: the required variable is fatal
	for _, a := range args {
		m.require(a)
	}
	return nil
}

func (m *measurer) require(name string) string {
	v, ok := os.LookupEnv(name)
	if !ok {
		log.Fatalf("%s is not set", name) // want exitcall
	}
	return v
}

func self(ctx context.Context, args []string) error { // ok: the log that panics is no exit
	info, ok := debug.ReadBuildInfo()
	if !ok {
		log.Panicf("no build info for %v", args)
	}
	logx.FromContext(ctx).Debugf("%s", info.Main.Path)
	return nil
}

func (m *measurer) repeatCmd() *ffcli.Command {
	fs := flag.NewFlagSet("ffapp repeat", flag.ContinueOnError)
	n := fs.Int("n", 3, "how often")
	loud := fs.Bool("loud", false, "tell each time")
	return &ffcli.Command{
		Name:    "repeat",
		FlagSet: fs,
		Exec: func(ctx context.Context, args []string) error { // bad: a notice to stdout with -loud
			ch := ui.Nowhere
			if *loud {
				ch = ui.ToStdout
			}
			for range *n {
				if err := m.size(ctx, args); err != nil {
					return err
				}
				ui.Notice(ch, "again") // want stdoutwrite
			}
			return nil
		},
	}
}

type execFunc = func(context.Context, []string) error

// logged prints before and after.
func logged(name string, next execFunc) execFunc {
	return func(ctx context.Context, args []string) error { // bad: the wrapper prints
		fmt.Println("begin", name)     // want stdoutwrite
		defer fmt.Println("end", name) // want stdoutwrite
		return next(ctx, args)
	}
}

// quietly adds a logger to the context.
func quietly(next execFunc) execFunc {
	return func(ctx context.Context, args []string) error { // ok: the wrapper and what it wraps log to nothing
		return next(logx.NewContext(ctx, logx.New(io.Discard, logx.Error)), args)
	}
}

func stamp(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return errors.New("nothing to stamp")
	}
	return os.Chtimes(args[0], time.Now(), time.Now())
}

func touch(ctx context.Context, args []string) error {
	l := logx.FromContext(ctx)
	for _, a := range args {
		f, err := os.OpenFile(a, os.O_CREATE, 0o644)
		if l.Failed(err, "touch") {
			return err
		}
		f.Close()
	}
	return nil
}
