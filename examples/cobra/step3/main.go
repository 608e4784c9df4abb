// Shelf, step 3: list and show return what they printed. Their data has a schema
// now; their flags and arguments are cobra's still.
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
	list, show := newList(), newShow()
	root.AddCommand(list, show, newAdd(), loan)
	answer(root, list, show)
	return root
}
