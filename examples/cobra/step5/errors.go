package main

import (
	"errors"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/examples/cobra/internal/shelf"
)

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
