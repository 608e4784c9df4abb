// Shelf, step 1: a command-line tool that is made with cobra and prints text.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/examples/cobra/internal/shelf"
)

var (
	books *shelf.Shelf
	file  string
)

func main() {
	if err := newRoot().Execute(); err != nil {
		os.Exit(1)
	}
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use: "shelf", Short: "Keep books", SilenceUsage: true,
		PersistentPreRunE: func(*cobra.Command, []string) (err error) {
			books, err = shelf.Open(file)
			return err
		},
	}
	root.PersistentFlags().StringVar(&file, "file", "shelf.json", "where the books are kept")
	loan := &cobra.Command{Use: "loan", Short: "Lend books"}
	loan.AddCommand(newLoanOut(), newLoanBack())
	root.AddCommand(newList(), newShow(), newAdd(), loan)
	return root
}
