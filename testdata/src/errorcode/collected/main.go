// Command load collects what is wrong before it answers.
package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/envvet/envvet/envelope"
)

type in struct {
	Files []string `name:"file" help:"Files to load"`
}

type none struct{}

func validate(ctx context.Context, in in) error {
	var errs []error
	for _, file := range in.Files {
		if file == "" {
			errs = append(errs, &envelope.Error{Exit: envelope.NotFound, Message: "no name"}) // want `^exit code 5 NOT_FOUND comes from Validate of command load, where every failure is an ARG_ERROR`
		}
	}
	return errors.Join(errs...)
}

func load(ctx context.Context, in in) (none, error) {
	var errs []error
	for _, file := range in.Files {
		if err := one(file); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", file, err))
		}
	}
	return none{}, errors.Join(errs...)
}

func one(file string) error {
	return envelope.Errorf(envelope.Conflict, "there is one") // want `^exit code 6 CONFLICT ends command load, which does not declare it`
}

// Each has its place.
func check(ctx context.Context, in in) (none, error) {
	errs := make([]error, len(in.Files))
	for i := range in.Files {
		errs[i] = envelope.Errorf(envelope.Precondition, "locked") // want `^exit code 4 PRECONDITION ends command check, which does not declare it`
	}
	return none{}, errors.Join(errs...)
}

func each(ctx context.Context, in in) (none, error) {
	var errs []error
	visit(in.Files, func(file string) {
		errs = append(errs, envelope.Errorf(envelope.PermissionDenied, "%s", file)) // want `^exit code 7 PERMISSION_DENIED ends command each, which does not declare it`
	})
	return none{}, errors.Join(errs...)
}

func visit(files []string, f func(string)) {
	for _, file := range files {
		f(file)
	}
}

// What is collected is told in words, or not at all.
func count(ctx context.Context, in in) (none, error) {
	var errs, others []error
	for range in.Files {
		errs = append(errs, envelope.Errorf(envelope.Conflict, "there is one"))
	}
	if len(errs) > 0 {
		return none{}, fmt.Errorf("%d files failed: %v", len(errs), errs)
	}
	return none{}, errors.Join(others...)
}

func main() {
	app := envelope.New("load")
	envelope.Register(app, envelope.Command[in, none]{Name: "load", Summary: "L", Effect: envelope.Safe, Validate: validate, Run: load})
	envelope.Register(app, envelope.Command[in, none]{Name: "check", Summary: "C", Effect: envelope.Safe, Run: check})
	envelope.Register(app, envelope.Command[in, none]{Name: "each", Summary: "E", Effect: envelope.Safe, Run: each})
	envelope.Register(app, envelope.Command[in, none]{Name: "count", Summary: "C", Effect: envelope.Safe, Run: count})
	app.Main()
}
