// Shelf, step 4: list and show are registered, with their parameters, and mounted
// on the tree; what changes something returns what it did.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
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
	add, out, back := newAdd(), newLoanOut(), newLoanBack()
	loan.AddCommand(out, back)
	root.AddCommand(add, loan)

	app := envelope.New("shelf", envelope.Version("1.4.0"))
	envelope.Register(app, list)
	envelope.Register(app, show)
	answer(app, add, out, back)
	envcobra.Mount(root, app)
	return root
}
