// Package app has names of its own for what a command does, which are those of the
// framework's fields.
package app

import "github.com/spf13/cobra"

// An App is a command.
type App struct {
	Run    func(args []string) error
	PreRun func(args []string) error
}

// Command makes the command.
func (a App) Command() *cobra.Command {
	return &cobra.Command{
		Use:     "backup",
		PreRunE: func(cmd *cobra.Command, args []string) error { return a.PreRun(args) },
		RunE:    func(cmd *cobra.Command, args []string) error { return a.Run(args) },
	}
}

// A Task is one, too.
type Task interface {
	Run(cmd *cobra.Command, args []string) error
}

// Add adds a task.
func Add(root *cobra.Command, t Task) { root.AddCommand(&cobra.Command{RunE: t.Run}) }
