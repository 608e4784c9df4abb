// Command prompts loads what a library may ask for, or not, as who makes it says: what
// it points to keeps that for ever.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/prompts/login"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/prompts/rules"
)

func main() {
	root := &cobra.Command{Use: "prompts", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	login.New("me").Load()
	login.NewAsking("me", os.Stdin).Load()
	login.NewAsking("", os.Stdin).Load() // want `^call of login\.direct\.Load in handler run writes to stdout with fmt\.Printf at `

	c := login.NewDeferred("me")
	c.Load()
	c.Load()
	login.NewDeferredAsking("me", os.Stdin).Load() // want `^call of login\.deferred\.Load in handler run writes to stdout with fmt\.Printf at `

	login.NewDeferredAsking("", nil).Load()
	deferred("").Load()

	changing := login.NewChanging()
	login.Ask(changing, os.Stdin)
	changing.Load() // want `^call of login\.Changing\.Load in handler run writes to stdout with fmt\.Printf at `

	login.NewLate(os.Stdin).Load() // want `^call of login\.late\.Load in handler run writes to stdout with fmt\.Printf at `

	login.Nobody.Load()
	login.Somebody.Load() // want `^call of login\.Known\.Load in handler run writes to stdout with fmt\.Printf at `
	login.AskAnybody(os.Stdin)
	login.Anybody.Load() // want `^call of login\.Told\.Load in handler run writes to stdout with fmt\.Printf at `
	login.Noone = login.Somebody
	login.Noone.Load() // want `^call of login\.Known\.Load in handler run writes to stdout with fmt\.Printf at `

	rules.Quiet().Load()
	rules.Asking().Load() // want `^call of login\.Rules\.Load in handler run writes to stdout with fmt\.Printf at `
	return nil
}

func deferred(name string) login.Config { return login.NewDeferredAsking(name, nil) }
