package main

import (
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
)

var author, to string // of add and loan out

func newAdd() *cobra.Command {
	cmd := &cobra.Command{Use: "add TITLE", Short: "Add a book", Args: cobra.ExactArgs(1)}
	cmd.Flags().StringVarP(&author, "author", "a", "", "who wrote it")
	_ = cmd.MarkFlagRequired("author")
	return cmd
}

func newLoanOut() *cobra.Command {
	cmd := &cobra.Command{Use: "out ID", Short: "Lend a book", Args: oneNumber}
	cmd.Flags().StringVarP(&to, "to", "t", "", "who takes it")
	_ = cmd.MarkFlagRequired("to")
	return cmd
}

func newLoanBack() *cobra.Command {
	return &cobra.Command{Use: "back ID", Short: "Take a book back", Args: oneNumber}
}

// answer has the commands that are cobra's still answer with envelopes.
func answer(app *envelope.App, add, out, back *cobra.Command) {
	envcobra.Answer(app, add, envcobra.Declaration{Effect: envelope.Mutating},
		func(_ *cobra.Command, args []string) (Change, error) {
			b, err := books.Add(args[0], author)
			if err != nil {
				return Change{}, err
			}
			return created(b), nil
		})
	envcobra.Answer(app, out, envcobra.Declaration{Effect: envelope.Mutating, ExitCodes: notFoundOrLent},
		func(_ *cobra.Command, args []string) (Change, error) {
			b, err := books.Lend(number(args), to)
			if err != nil {
				return Change{}, known(err)
			}
			return lent(b), nil
		})
	envcobra.Answer(app, back, envcobra.Declaration{Effect: envelope.Mutating, ExitCodes: notFound},
		func(_ *cobra.Command, args []string) (Change, error) {
			b, wasLent, err := books.Return(number(args))
			if err != nil {
				return Change{}, known(err)
			}
			return returned(b, wasLent), nil
		})
}

// oneNumber wants one argument, which is the number of a book.
var oneNumber = cobra.MatchAll(cobra.ExactArgs(1), func(_ *cobra.Command, args []string) error {
	if _, err := strconv.Atoi(args[0]); err != nil {
		return fmt.Errorf("%q is no number of a book", args[0])
	}
	return nil
})

// number returns the number that oneNumber has found.
func number(args []string) int {
	id, _ := strconv.Atoi(args[0])
	return id
}
