package main

import (
	"context"

	"github.com/envvet/envvet/envelope"
)

// ListIn are the parameters of list.
type ListIn struct {
	Author string `name:"author" short:"a" help:"only those that this author wrote"`
}

var list = envelope.Command[ListIn, Books]{
	Name: "list", Summary: "List the books", Effect: envelope.Safe,
	Run: func(_ context.Context, in ListIn) (Books, error) { return books.By(in.Author), nil },
}

// BookIn are the parameters of a command that is about one book.
type BookIn struct {
	ID int `name:"id" help:"number of the book" required:"true" arg:"true"`
}

var show = envelope.Command[BookIn, Book]{
	Name: "show", Summary: "Show one book", Effect: envelope.Safe, ExitCodes: notFound,
	Run: func(_ context.Context, in BookIn) (Book, error) {
		b, err := books.Find(in.ID)
		if err != nil {
			return Book{}, known(err)
		}
		return Book{*b}, nil
	},
}
