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

// AddIn are the parameters of add.
type AddIn struct {
	Title  string `name:"title" help:"its title" required:"true" arg:"true"`
	Author string `name:"author" short:"a" help:"who wrote it" required:"true"`
}

var add = envelope.Command[AddIn, Change]{
	Name: "add", Summary: "Add a book", Effect: envelope.Mutating,
	Run: func(_ context.Context, in AddIn) (Change, error) {
		b, err := books.Add(in.Title, in.Author)
		if err != nil {
			return Change{}, err
		}
		return created(b), nil
	},
}

// LoanOutIn are the parameters of loan out.
type LoanOutIn struct {
	BookIn
	To string `name:"to" short:"t" help:"who takes it" required:"true"`
}

var loanOut = envelope.Command[LoanOutIn, Change]{
	Name: "loan out", Summary: "Lend a book", Effect: envelope.Mutating, ExitCodes: notFoundOrLent,
	Run: func(_ context.Context, in LoanOutIn) (Change, error) {
		b, err := books.Lend(in.ID, in.To)
		if err != nil {
			return Change{}, known(err)
		}
		return lent(b), nil
	},
}

var loanBack = envelope.Command[BookIn, Change]{
	Name: "loan back", Summary: "Take a book back", Effect: envelope.Mutating, ExitCodes: notFound,
	Run: func(_ context.Context, in BookIn) (Change, error) {
		b, wasLent, err := books.Return(in.ID)
		if err != nil {
			return Change{}, known(err)
		}
		return returned(b, wasLent), nil
	},
}
