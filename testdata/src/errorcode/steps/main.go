// Package main goes through lists of functions and calls each.
package main

import (
	"context"
	"errors"

	"github.com/envvet/envvet/envelope"
)

type none struct{}

type step func(context.Context) error

func fine(context.Context) error { return nil }

func taken(context.Context) error {
	return envelope.Errorf(envelope.Conflict, "somebody else has it") // want `exit code 6 CONFLICT ends the command of all, which does not declare it`
}

func gone(context.Context) error {
	return envelope.Errorf(envelope.NotFound, "it is not there") // want `exit code 5 NOT_FOUND ends the command of checked, which does not declare it`
}

func late(context.Context) error {
	return envelope.Errorf(envelope.Unavailable, "it is asleep") // want `exit code 12 UNAVAILABLE ends the command of given, which does not declare it`
}

func all(ctx context.Context, _ none) (none, error) {
	for _, step := range []func(context.Context) error{fine, taken} {
		if err := step(ctx); err != nil {
			return none{}, err
		}
	}
	return none{}, nil
}

func checked(ctx context.Context, _ none) (none, error) {
	checks := []step{fine, gone}
	var errs []error
	for i := range checks {
		errs = append(errs, checks[i](ctx))
	}
	return none{}, errors.Join(errs...)
}

func each(ctx context.Context, first, second step) error {
	for _, step := range []step{first, second} {
		if err := step(ctx); err != nil {
			return err
		}
	}
	return nil
}

func given(ctx context.Context, _ none) (none, error) { return none{}, each(ctx, fine, late) }

// ignored goes on whatever they say.
func ignored(ctx context.Context, _ none) (none, error) {
	for _, step := range []step{fine, taken, gone} {
		if err := step(ctx); err != nil {
			continue
		}
	}
	return none{}, nil
}

// replaced calls another one in the place of the last.
func replaced(ctx context.Context, _ none) (none, error) {
	steps := []step{fine, taken}
	steps[1] = fine
	for _, step := range steps {
		if err := step(ctx); err != nil {
			return none{}, err
		}
	}
	return none{}, nil
}

func main() {
	app := envelope.New("steps")
	register(app, "all", all)
	register(app, "checked", checked)
	register(app, "given", given)
	register(app, "ignored", ignored)
	register(app, "replaced", replaced)
	app.Main()
}

func register(app *envelope.App, name string, run func(context.Context, none) (none, error)) {
	envelope.Register(app, envelope.Command[none, none]{Name: name, Summary: "Take steps", Effect: envelope.Safe, Run: run})
}
