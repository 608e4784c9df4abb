package main

import (
	"fmt"
	"strings"

	"github.com/envvet/envvet/examples/cobra/internal/shelf"
)

// A Book is the data of a command that answers with one.
type Book struct{ shelf.Book }

// Text returns what a person sees.
func (b Book) Text() string {
	text := fmt.Sprintf("title:  %s\nauthor: %s\n", b.Title, b.Author)
	if b.LentTo != "" {
		text += fmt.Sprintf("lent to %s\n", b.LentTo)
	}
	return text
}

// Books are the data of list.
type Books []shelf.Book

// Text returns what a person sees: a line for each book.
func (books Books) Text() string {
	var text strings.Builder
	for _, b := range books {
		fmt.Fprintf(&text, "%d\t%s, %s", b.ID, b.Title, b.Author)
		if b.LentTo != "" {
			fmt.Fprintf(&text, " (lent to %s)", b.LentTo)
		}
		text.WriteByte('\n')
	}
	return text.String()
}

// A Change is the data of a command that changes something.
type Change struct {
	shelf.Book
	Effect string `json:"effect" enum:"created,updated,noop" description:"What the command did"`

	line string
}

// Text returns what a person sees.
func (c Change) Text() string { return c.line }

func created(b *shelf.Book) Change {
	return Change{*b, "created", fmt.Sprintf("added book %d", b.ID)}
}

func lent(b *shelf.Book) Change {
	return Change{*b, "updated", fmt.Sprintf("%s has %s", b.LentTo, b.Title)}
}

func returned(b *shelf.Book, lent bool) Change {
	if !lent {
		return Change{*b, "noop", fmt.Sprintf("%s was not lent", b.Title)}
	}
	return Change{*b, "updated", fmt.Sprintf("%s is back", b.Title)}
}
