package main

import (
	"fmt"
	"strconv"

	"github.com/spf13/cobra"
)

func newAdd() *cobra.Command {
	var author string
	cmd := &cobra.Command{
		Use: "add TITLE", Short: "Add a book", Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			b, err := books.Add(args[0], author)
			if err != nil {
				return err
			}
			fmt.Printf("added book %d\n", b.ID)
			return nil
		},
	}
	cmd.Flags().StringVarP(&author, "author", "a", "", "who wrote it")
	_ = cmd.MarkFlagRequired("author")
	return cmd
}

func newLoanOut() *cobra.Command {
	var to string
	cmd := &cobra.Command{
		Use: "out ID", Short: "Lend a book", Args: oneNumber,
		RunE: func(_ *cobra.Command, args []string) error {
			b, err := books.Lend(number(args), to)
			if err != nil {
				return err
			}
			fmt.Printf("%s has %s\n", b.LentTo, b.Title)
			return nil
		},
	}
	cmd.Flags().StringVarP(&to, "to", "t", "", "who takes it")
	_ = cmd.MarkFlagRequired("to")
	return cmd
}

func newLoanBack() *cobra.Command {
	return &cobra.Command{
		Use: "back ID", Short: "Take a book back", Args: oneNumber,
		RunE: func(_ *cobra.Command, args []string) error {
			b, lent, err := books.Return(number(args))
			switch {
			case err != nil:
				return err
			case !lent:
				fmt.Printf("%s was not lent\n", b.Title)
			default:
				fmt.Printf("%s is back\n", b.Title)
			}
			return nil
		},
	}
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
