// Package commands has the commands of sonde.
package commands

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/peterbourgon/ff/v4"

	"example.com/architectures/internal/sonde/report"
)

type app struct {
	probe  func(ctx context.Context, host string) error
	onFail map[string]func(error) error
}

// Root returns the root command.
func Root() *ff.Command {
	a := &app{
		probe: func(ctx context.Context, host string) error {
			if host == "down" {
				return errors.New("no answer")
			}
			return nil
		},
	}
	a.onFail = map[string]func(error) error{"return": a.pass, "abort": a.abort}
	return &ff.Command{
		Name: "sonde",
		Subcommands: []*ff.Command{
			{Name: "once", Exec: a.once},
			{Name: "many", Exec: a.many},
			{Name: "save", Exec: a.save},
			{Name: "spin", Exec: a.spin},
			{Name: "hush", Exec: a.hush},
			{Name: "strict", Exec: a.strict},
			{Name: "lenient", Exec: a.lenient},
			{Name: "guard", Exec: a.guard},
		},
	}
}

func (a *app) pass(err error) error { return fmt.Errorf("probe: %w", err) }

func (a *app) abort(err error) error {
	fmt.Fprintln(os.Stderr, "aborted:", err)
	os.Exit(9) // want exitcall
	return nil
}

func (a *app) each(ctx context.Context, format string, hosts []string) (err error) {
	r, err := report.New(format, filepath.Join(os.TempDir(), "sonde.json"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, r.Close()) }() // want stdoutwrite
	for _, host := range hosts {
		if err := r.Report(report.Result{Host: host, OK: a.probe(ctx, host) == nil}); err != nil { // want stdoutwrite
			return err
		}
	}
	return nil
}

func (a *app) once(ctx context.Context, args []string) error { // ok: the text reporter is on stderr
	return a.each(ctx, "text", args)
}

func (a *app) many(ctx context.Context, args []string) error { // bad: the reporter of dots prints
	return a.each(ctx, "dots", args)
}

func (a *app) save(ctx context.Context, args []string) error { // ok: the JSON reporter writes to a file
	return a.each(ctx, "json", args)
}

func (a *app) spin(ctx context.Context, args []string) error { // bad: a spinner without a writer turns on stdout
	s := report.Spin() // want stdoutwrite
	defer s.Stop()
	time.Sleep(20 * time.Millisecond)
	return nil
}

func (a *app) hush(ctx context.Context, args []string) error { // ok: the spinner is given a writer that discards
	s := report.Spin(report.On(io.Discard))
	defer s.Stop()
	time.Sleep(20 * time.Millisecond)
	return nil
}

func (a *app) check(ctx context.Context, args []string, onFail func(error) error) error {
	for _, host := range args {
		if err := a.probe(ctx, host); err != nil {
			return onFail(err)
		}
	}
	return nil
}

func (a *app) strict(ctx context.Context, args []string) error { // bad: the method value that handles failures exits
	return a.check(ctx, args, a.onFail["abort"])
}

func (a *app) lenient(ctx context.Context, args []string) error { // ok: failures are returned by a method value
	return a.check(ctx, args, a.pass)
}

func (a *app) guard(ctx context.Context, args []string) (err error) { // ok: a panic becomes an error
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("guard: %v", v)
		}
	}()
	return a.check(ctx, args, func(e error) error { panic(e) })
}
