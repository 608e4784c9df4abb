// Package command is how the program makes commands.
package command

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/cobra_crosspackage/spec"
)

// Func does the work of a command.
type Func func(cmd *cobra.Command, args []string) error

// New makes a command.
func New(name string, run Func) *cobra.Command { // want New:`cobra argument 2`
	return &cobra.Command{Use: name, RunE: run}
}

// FromSpec makes a command of what another package declares.
func FromSpec(s *spec.Spec) *cobra.Command { // want FromSpec:`cobra argument 1\.Run`
	return &cobra.Command{Use: s.Name, Run: s.Run}
}

// Group is a list of commands that are made later.
type Group struct {
	Name string
	Run  Func // want Run:`cobra field`
	Help Func
}

// Commands makes them.
func Commands(groups []Group) (list []*cobra.Command) {
	for _, g := range groups {
		list = append(list, New(g.Name, g.Run))
	}
	return list
}

// Registry is a registrar with a type parameter.
type Registry[T any] struct {
	Root  *cobra.Command
	Value T
}

// Add registers with the value.
func (r *Registry[T]) Add(name string, run func(cmd *cobra.Command, v T) error) { // want Add:`cobra argument 2`
	r.Root.AddCommand(New(name, func(cmd *cobra.Command, args []string) error { // want `handler cobra argument 2 argument 2 of New`
		return run(cmd, r.Value)
	}))
}

// Root is a command that others may change.
var Root = &cobra.Command{Use: "root"}
