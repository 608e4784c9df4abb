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
