// Package tools makes commands of types.
package tools

import "github.com/spf13/cobra"

// A Runner is what a command does.
type Runner interface {
	Name() string
	Run(args []string) error
}

// Add adds the command that a type is.
func Add[T Runner](root *cobra.Command) { // want Add:`cobra type argument 1\.Run`
	var c T
	root.AddCommand(&cobra.Command{Use: c.Name(), RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command c\.Name\(\)`
		return c.Run(args)
	}})
}

// New makes the command that a pointer to a type is.
func New[T any, P interface { // want New:`cobra type argument 2\.Run`
	*T
	Runner
}]() *cobra.Command {
	p := P(new(T))
	return &cobra.Command{Use: p.Name(), RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command p\.Name\(\)`
		return p.Run(args)
	}}
}

// Both adds two commands.
func Both[A, B Runner](root *cobra.Command) { // want Both:`cobra type argument 1\.Run, cobra type argument 2\.Run`
	Add[A](root)
	Add[B](root)
}

// Title asks a command for its name.
func Title[T Runner]() string {
	var c T
	return c.Name()
}
