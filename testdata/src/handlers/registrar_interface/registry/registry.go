// Package registry shows its registrars as interfaces only.
package registry

import "github.com/spf13/cobra"

// Registry takes commands.
type Registry interface {
	Add(use string, run func(args []string) error) // want Add:`cobra argument 2`
	Describe(use string, text func() string)
}

// Hooks takes functions of which one implementation makes commands, and the other
// does something else.
type Hooks interface {
	On(name string, f func(args []string) error)
}

type commands struct{ root *cobra.Command }

func (c *commands) Add(use string, run func(args []string) error) { // want Add:`cobra argument 2`
	c.root.AddCommand(&cobra.Command{
		Use:  use,
		RunE: func(cmd *cobra.Command, args []string) error { return run(args) }, // want `handler cobra RunE RunE of command use`
	})
}

func (c *commands) Describe(use string, text func() string) {
	c.root.AddCommand(&cobra.Command{Use: use, Long: text()})
}

func (c *commands) On(name string, f func(args []string) error) { // want On:`cobra argument 2`
	c.Add(name, f)
}

// group is a part of the commands.
type group struct{ *commands }

// events keeps functions for what happens.
type events struct {
	on map[string]func(args []string) error
}

func (e *events) On(name string, f func(args []string) error) { e.on[name] = f }

// New makes a registry.
func New(root *cobra.Command) Registry { return &commands{root} }

// Group makes a registry for a part.
func Group(root *cobra.Command) Registry { return group{&commands{root}} }

// HooksOf returns what takes functions.
func HooksOf(root *cobra.Command, dry bool) Hooks {
	if dry {
		return &events{}
	}
	return &commands{root}
}
