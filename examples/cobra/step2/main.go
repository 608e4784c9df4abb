// Shelf, step 2: the same commands, each of them wrapped. Programs get envelopes
// with the text in data.output, and exit codes that say what went wrong.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope/envcobra"
	"github.com/envvet/envvet/examples/cobra/internal/shelf"
)

var (
	books *shelf.Shelf
	file  string
)

func main() {
	os.Exit(envcobra.Status(newRoot().Execute()))
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
	answer(root)
	return root
}
