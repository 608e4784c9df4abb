package main

import (
	"errors"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
	"github.com/envvet/envvet/examples/cobra/internal/shelf"
)

// answer has the commands of the tree answer with envelopes.
func answer(root *cobra.Command) {
	app := envelope.New("shelf", envelope.Version("1.4.0"))
	wrap := func(effect envelope.Effect, codes envelope.ExitCodes, path ...string) {
		cmd, _, _ := root.Find(path)
		run := cmd.RunE
		cmd.RunE = func(cmd *cobra.Command, args []string) error { return known(run(cmd, args)) }
		envcobra.Wrap(app, cmd, envcobra.Declaration{Effect: effect, ExitCodes: codes})
	}
	wrap(envelope.Safe, nil, "list")
	wrap(envelope.Safe, notFound, "show")
	wrap(envelope.Mutating, nil, "add")
	wrap(envelope.Mutating, notFoundOrLent, "loan", "out")
	wrap(envelope.Mutating, notFound, "loan", "back")
	envcobra.Mount(root, app) // nothing yet but the manifest
}

// The exit codes of commands that take the number of a book.
var (
	notFound       = envelope.ExitCodes{envelope.NotFound: {Description: "No such book"}}
	notFoundOrLent = envelope.ExitCodes{
		envelope.NotFound: {Description: "No such book"},
		envelope.Conflict: {Description: "The book is lent", FixRequired: "take the book back first"},
	}
)

// known gives the errors that callers tell apart their exit codes.
func known(err error) error {
	switch {
	case errors.Is(err, shelf.ErrNotFound):
		return envelope.Errorf(envelope.NotFound, "%w", err)
	case errors.Is(err, shelf.ErrLent):
		return envelope.Errorf(envelope.Conflict, "%w", err)
	}
	return err
}
