// Command shelf has cobra commands that answer with envelopes.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
)

type book struct {
	Title string `json:"title" description:"Its title"`
}

func show(cmd *cobra.Command, args []string) (book, error) { return book{args[0]}, nil }

func list(cmd *cobra.Command, args []string) error { return nil }

// answer registers what it is given.
func answer[Out any](app *envelope.App, cmd *cobra.Command, run func(*cobra.Command, []string) (Out, error)) {
	envcobra.Answer(app, cmd, envcobra.Declaration{Effect: envelope.Safe}, run)
}

func main() {
	app := envelope.New("shelf")
	root := &cobra.Command{Use: "shelf"}
	showCmd, countCmd := &cobra.Command{Use: "show"}, &cobra.Command{Use: "count"}
	listCmd := &cobra.Command{Use: "list", RunE: list} // want `handler cobra RunE list`
	root.AddCommand(showCmd, countCmd, listCmd)
	envcobra.Answer(app, showCmd, envcobra.Declaration{Effect: envelope.Safe}, show) // want `handler envelope Answer show`
	envcobra.Answer[book](app, countCmd, envcobra.Declaration{Effect: envelope.Safe},
		func(*cobra.Command, []string) (book, error) { return book{}, nil }) // want `handler envelope Answer "count"`
	answer(app, countCmd, show) // want `handler envelope argument 3 show`
	envcobra.Wrap(app, listCmd, envcobra.Declaration{Effect: envelope.Safe})
	envcobra.Mount(root, app)
	os.Exit(envcobra.Status(root.Execute()))
}
