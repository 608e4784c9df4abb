// Shelf, step 5: all commands are registered. The tree has what cobra does for
// all of them: the flag --file, the hook that opens the shelf, help, completion.
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
	root.AddCommand(&cobra.Command{Use: "loan", Short: "Lend books"})

	app := envelope.New("shelf", envelope.Version("1.4.0"))
	envelope.Register(app, list)
	envelope.Register(app, show)
	envelope.Register(app, add)
	envelope.Register(app, loanOut)
	envelope.Register(app, loanBack)
	envcobra.Mount(root, app)
	return root
}
