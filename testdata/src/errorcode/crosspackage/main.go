// Package main answers with failures that other packages make.
package main

import (
	"context"
	"errors"

	"github.com/envvet/envvet/envelope"

	"github.com/envvet/envvet/testdata/src/errorcode/crosspackage/commands"
	"github.com/envvet/envvet/testdata/src/errorcode/crosspackage/store"
)

type none struct{}

func main() {
	app := envelope.New("crosspackage")
	add(app, "load", load)
	add(app, "sentinel", sentinel) // want `exit code 4 PRECONDITION, made by package store at github\.com/envvet/envvet/testdata/src/errorcode/crosspackage/store/store\.go:10, ends the command of sentinel, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	add(app, "handed", handed)
	add(app, "parametric", parametric)
	register(app, "foreign", commands.Show) // want `exit code 8 AUTH_REQUIRED, made by commands\.Show at github\.com/envvet/envvet/testdata/src/errorcode/crosspackage/commands/commands\.go:11, ends the command of commands\.Show, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	add(app, "through", through)
	add(app, "hidden", hidden)
	add(app, "method", method)
	declares(app, "declared", load)
	declares(app, "open", open)
	app.Main()
}

func add(app *envelope.App, name string, run func(context.Context, none) (none, error)) {
	register(app, name, run)
}

func register[In, Out any](app *envelope.App, name string, run func(context.Context, In) (Out, error)) {
	envelope.Register(app, envelope.Command[In, Out]{Name: name, Summary: name, Effect: envelope.Safe, Run: run})
}

func declares[In, Out any](app *envelope.App, name string, run func(context.Context, In) (Out, error)) {
	envelope.Register(app, envelope.Command[In, Out]{
		Name: name, Summary: name, Effect: envelope.Safe, Run: run,
		ExitCodes: envelope.ExitCodes{envelope.NotFound: {Description: "There is none"}},
	})
}

func load(context.Context, none) (none, error) {
	_, err := store.Get("x") // want `exit code 5 NOT_FOUND, made by store\.notFound at github\.com/envvet/envvet/testdata/src/errorcode/crosspackage/store/store\.go:24, ends the command of load, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	return none{}, err
}

// Each exit code is told of, but for the one that is declared.
func open(context.Context, none) (none, error) {
	return none{}, store.Open("x") // want `exit code 4 PRECONDITION, made by package store at .*, ends the command of open, which does not declare it` `exit code 6 CONFLICT, made by store\.Open at .*, ends the command of open, which does not declare it`
}

func sentinel(context.Context, none) (none, error) { return none{}, store.ErrLocked }

func handed(context.Context, none) (none, error) {
	err := store.With(func() error { return envelope.Errorf(envelope.Conflict, "changed meanwhile") }) // want `exit code 6 CONFLICT ends the command of handed, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	return none{}, store.Wrap(err)
}

func parametric(context.Context, none) (none, error) {
	return none{}, store.Fail(envelope.PaymentRequired, "pay first") // want `exit code 9 PAYMENT_REQUIRED ends the command of parametric, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
}

func through(context.Context, none) (none, error) {
	_, err := store.GetAll() // want `exit code 5 NOT_FOUND, made by store\.notFound at github\.com/envvet/envvet/testdata/src/errorcode/crosspackage/store/store\.go:24, ends the command of through, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
	return none{}, err
}

// What comes from an interface is not known.
func hidden(context.Context, none) (none, error) {
	var s store.Source = store.Memory{}
	return none{}, s.Read()
}

func method(context.Context, none) (none, error) {
	if err := (store.Memory{}).Read(); err != nil { // want `exit code 12 UNAVAILABLE, made by store\.Memory\.Read at github\.com/envvet/envvet/testdata/src/errorcode/crosspackage/store/store\.go:44, ends the command of method, which does not declare it, callers cannot prepare for it; add it to ExitCodes \(errorcode\)`
		var e *envelope.Error
		if errors.As(err, &e) {
			return none{}, e.WithData(none{})
		}
	}
	return none{}, nil
}
