// Command sources hands the work of its commands to stores, of which some are used by
// others than commands.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/interface_sources/store"
)

type syncer interface{ sync(names []string) error }

type remote struct{}

func (remote) sync(names []string) error { return nil }

type local struct{}

func (local) sync(names []string) error { return nil }

type demo struct{}

func (demo) sync(names []string) error { return nil }

type mirror struct{}

func (mirror) sync(names []string) error { return nil }

// check asks any of them to do nothing.
func check(s syncer) error { return s.sync(nil) }

type app struct {
	to   syncer
	from syncer
}

func (a *app) push(cmd *cobra.Command, args []string) error { return a.to.sync(args) }

var current syncer = local{} // want `handler cobra sync local\.sync`

func pull(cmd *cobra.Command, args []string) error { return current.sync(args) }

// chosen returns one of two.
func chosen(far bool) syncer {
	if far {
		return remote{} // want `handler cobra sync remote\.sync`
	}
	return local{} // want `handler cobra sync local\.sync`
}

func main() {
	if len(os.Args) == 1 {
		check(demo{})
		return
	}
	a := &app{to: remote{}, from: mirror{}} // want `handler cobra sync remote\.sync`
	check(a.from)
	var s syncer = local{} // want `handler cobra sync local\.sync`
	root := &cobra.Command{Use: "sources"}
	root.AddCommand(
		&cobra.Command{Use: "push", RunE: a.push}, // want `handler cobra RunE app\.push`
		&cobra.Command{Use: "pull", RunE: pull},   // want `handler cobra RunE pull`
		&cobra.Command{Use: "sync", RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE "sync"`
			return s.sync(args)
		}},
		&cobra.Command{Use: "far", RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE "far"`
			return chosen(len(args) > 1).sync(args)
		}},
		store.New().Command(),
	)
	root.Execute()
}
