// Command tasks has its own functions to register commands with.
package main

import "github.com/spf13/cobra"

type action func(args []string) error

type cli struct{ root *cobra.Command }

// Add is a registrar.
func (c *cli) Add(use string, run func(*cobra.Command, []string) error) { // want Add:`cobra argument 2`
	c.root.AddCommand(&cobra.Command{Use: use, RunE: run})
}

// AddTo hands on to another registrar, which is declared below.
func AddTo(c *cli, run func(*cobra.Command, []string) error, names ...string) { // want AddTo:`cobra argument 2`
	for _, name := range names {
		addOne(c, name, run)
	}
}

func addOne(c *cli, name string, run func(*cobra.Command, []string) error) {
	c.Add(name, run)
}

// Table is what table-driven programs are made of.
type Table struct {
	Name string
	Run  func(cmd *cobra.Command, args []string) // want Run:`cobra field`
	Log  func(args ...string)
	done action
}

var table = []Table{
	{Name: "start", Run: start, Log: func(args ...string) {}},      // want `handler cobra Run start`
	{"stop", func(cmd *cobra.Command, args []string) {}, nil, nil}, // want `handler cobra Run "stop"`
	{Name: "wait", done: func(args []string) error { return nil }}, // want `handler cobra done "wait"`
}

func start(cmd *cobra.Command, args []string) {}

func addTable(c *cli) {
	for _, t := range table {
		c.root.AddCommand(&cobra.Command{
			Use:      t.Name,
			Run:      t.Run,
			PostRunE: func(cmd *cobra.Command, args []string) error { return t.done(args) }, // want `handler cobra PostRunE PostRunE of command t\.Name`
		})
	}
}

// AddAll takes any number of functions.
func AddAll(c *cli, runs ...action) { // want AddAll:`cobra argument 2`
	each(c, runs...)
}

func each(c *cli, runs ...action) {
	for i := range runs {
		_ = i
	}
	if len(runs) > 0 {
		c.root.RunE = adapt(c, runs...) // want `handler cobra RunE RunE of c\.root`
	}
}

func adapt(c *cli, runs ...action) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error { return runs[0](args) }
}

// AddTyped is generic.
func AddTyped[T any](c *cli, use string, zero T, run func(*cobra.Command, T) error) { // want AddTyped:`cobra argument 4`
	c.root.AddCommand(&cobra.Command{Use: use, RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command use`
		return run(cmd, zero)
	}})
}

func typed[T any](cmd *cobra.Command, in T) error { return nil }

// Not is no registrar: it only keeps and calls what it is given.
func Not(run func(*cobra.Command, []string) error) error { return run(nil, nil) }

func main() {
	c := &cli{root: &cobra.Command{Use: "tasks"}}
	c.Add("list", list)         // want `handler cobra argument 2 list`
	(*cli).Add(c, "edit", list) // want `handler cobra argument 3 list`
	add := c.Add
	add("show", list) // want `handler cobra argument 2 list`
	c.Add("none", nil)
	AddTo(c, list, "a", "b")         // want `handler cobra argument 2 list`
	AddAll(c, one, action(one))      // want `handler cobra argument 2 one` `handler cobra argument 3 one`
	AddTyped(c, "typed", 1, typed)   // want `handler cobra argument 4 typed`
	AddTyped[string](c, "typed", "", // want +1 `handler cobra argument 4 "typed"`
		func(cmd *cobra.Command, in string) error { return nil })
	AddTyped(c, "typed", "", typed[string]) // want `handler cobra argument 4 typed`
	local := func(use string, run func(*cobra.Command, []string) error) {
		c.root.AddCommand(&cobra.Command{Use: use, RunE: run})
	}
	local("local", list) // want `handler cobra argument 2 list`
	addTable(c)
	Not(list)
	c.root.Execute()
}

func one(args []string) error { return nil }

func list(cmd *cobra.Command, args []string) error { return nil }
