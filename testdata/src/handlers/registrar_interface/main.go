// Command notes hands its registrar on as an interface.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/registrar_interface/notes"
	"github.com/envvet/envvet/testdata/src/handlers/registrar_interface/registry"
)

type runFunc = func(cmd *cobra.Command, args []string) error

// A registrar takes commands.
type registrar interface {
	add(use string, run runFunc)
}

type tree struct{ root *cobra.Command }

func (t tree) add(use string, run runFunc) {
	t.root.AddCommand(&cobra.Command{Use: use, RunE: run})
}

// A leaf is a registrar too.
type leaf struct{ cmd *cobra.Command }

func (l *leaf) add(use string, run runFunc) {
	l.cmd.Use, l.cmd.RunE = use, run
}

// A router has the method, and no registrar becomes one.
type router interface {
	add(use string, run runFunc)
}

type routes map[string]runFunc

func (r routes) add(use string, run runFunc) { r[use] = run }

func show(cmd *cobra.Command, args []string) error { return nil }

func edit(cmd *cobra.Command, args []string) error { return nil }

func serve(cmd *cobra.Command, args []string) error { return nil }

func register(r registrar) {
	r.add("show", show) // want `handler cobra argument 2 show`
	r.add("edit", edit) // want `handler cobra argument 2 edit`
}

func route(r router) { r.add("serve", serve) }

func main() {
	root := &cobra.Command{Use: "notes"}
	register(tree{root})
	register(&leaf{root})
	route(routes{})
	notes.Register(registry.New(root), registry.HooksOf(root, true))
	root.Execute()
}
