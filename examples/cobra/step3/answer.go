package main

import (
	"errors"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
	"github.com/envvet/envvet/examples/cobra/internal/shelf"
)

var author string // of list

func newList() *cobra.Command {
	cmd := &cobra.Command{Use: "list", Short: "List the books", Args: cobra.NoArgs}
	cmd.Flags().StringVarP(&author, "author", "a", "", "only those that this author wrote")
	return cmd
}

func newShow() *cobra.Command {
	return &cobra.Command{Use: "show ID", Short: "Show one book", Args: oneNumber}
}

// answer has the commands of the tree answer with envelopes.
func answer(root, list, show *cobra.Command) {
	app := envelope.New("shelf", envelope.Version("1.4.0"))
	wrap := func(effect envelope.Effect, codes envelope.ExitCodes, path ...string) {
		cmd, _, _ := root.Find(path)
		run := cmd.RunE
		cmd.RunE = func(cmd *cobra.Command, args []string) error { return known(run(cmd, args)) }
		envcobra.Wrap(app, cmd, envcobra.Declaration{Effect: effect, ExitCodes: codes})
	}
	envcobra.Answer(app, list, envcobra.Declaration{Effect: envelope.Safe}, func(*cobra.Command, []string) (Books, error) {
		return books.By(author), nil
	})
	envcobra.Answer(app, show, envcobra.Declaration{Effect: envelope.Safe, ExitCodes: notFound},
		func(_ *cobra.Command, args []string) (Book, error) {
			b, err := books.Find(number(args))
			if err != nil {
				return Book{}, known(err)
			}
			return Book{*b}, nil
		})
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
