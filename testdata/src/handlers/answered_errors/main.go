// Command jobs calls the functions that do the work, and answers with their errors.
package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"github.com/spf13/cobra"
)

// guarded says which command failed.
func guarded(use string, run func() error) *cobra.Command {
	return &cobra.Command{Use: use, RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command use`
		if err := run(); err != nil {
			return fmt.Errorf("%s: %w", use, err)
		}
		return nil
	}}
}

// counted says it by an error of its own.
func counted(ctx context.Context, use string, run func(context.Context) error) *cobra.Command {
	return &cobra.Command{Use: use, RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command use`
		return failed(use, run(ctx))
	}}
}

func failed(use string, err error) error {
	if err != nil {
		return fmt.Errorf("%s: %w", use, err)
	}
	return nil
}

// ended ends the process.
func ended(use string, run func() error) *cobra.Command {
	return &cobra.Command{Use: use, Run: func(cmd *cobra.Command, args []string) { // want `handler cobra Run Run of command use`
		if run() != nil {
			os.Exit(1)
		}
	}}
}

// plain has no error.
func plain(use string, run func()) *cobra.Command {
	return &cobra.Command{Use: use, Run: func(*cobra.Command, []string) { run() }} // want `handler cobra Run Run of command use`
}

// A job has what is to be done, and what that needs.
type job struct {
	name string
	do   func() error
	now  func() time.Time
	load func() (string, error)
	done func() error
	warn func() error
	note func() error
	free func() error
	tell func()
}

var jobs = []job{{
	name: "all",
	do:   all, // want `handler cobra do all`
	now:  time.Now,
	load: load,
	done: done,
	warn: done,
	note: done,
	free: done,
	tell: tell,
}}

func (j job) command() *cobra.Command {
	return &cobra.Command{Use: j.name, RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command j\.name`
		defer j.done()
		_ = j.now()
		if _, err := j.load(); err != nil {
			return err
		}
		j.tell()
		j.note()
		go j.free()
		_ = j.warn()
		err := j.do()
		return err
	}}
}

func build() error                 { return nil }
func test(_ context.Context) error { return nil }
func clean() error                 { return nil }
func all() error                   { return nil }
func done() error                  { return nil }
func load() (string, error)        { return "", nil }
func tell()                        {}

func main() {
	root := guarded("build", build)                              // want `handler cobra argument 2 build`
	root.AddCommand(counted(context.Background(), "test", test)) // want `handler cobra argument 3 test`
	root.AddCommand(ended("clean", clean))                       // want `handler cobra argument 2 clean`
	root.AddCommand(plain("tell", tell))                         // want `handler cobra argument 2 tell`
	root.AddCommand(jobs[0].command())
	root.Execute()
}
