// Command backups says what its commands do.
package main

import (
	"context"

	"github.com/envvet/envvet/testdata/src/handlers/called_function/app"
)

func run(ctx context.Context) error    { return nil }
func stop(ctx context.Context) error   { return nil }
func deep(ctx context.Context) error   { return nil }
func parse(args []string) (int, error) { return 0, nil }
func warn(err error) error             { return err }
func log(args []string)                {}

func text() string { return "" }

func main() {
	a := &app.App{
		Run:   run,  // want `handler cobra Run run`
		Stop:  stop, // want `handler cobra Stop stop`
		Parse: parse,
		Deep:  deep,
		Warn:  warn,
		Log:   log,
	}
	c := a.Command()
	c.AddCommand(app.Timed("time", run, text), app.Forever) // want `handler cobra argument 2 run`
	c.Execute()
}
