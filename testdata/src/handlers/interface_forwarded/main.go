// Command notes knows what its commands do by interfaces, of which function
// literals call a method.
package main

import (
	"context"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/interface_forwarded/command"
	"github.com/envvet/envvet/testdata/src/handlers/interface_forwarded/notes"
)

// starter starts what has no answer.
type starter interface {
	start(args []string)
	stop(args []string) error
	lock(args []string) error
	sync(ctx context.Context) error
}

type daemon struct{}

func (daemon) start(args []string)            {}
func (daemon) stop(args []string) error       { return nil }
func (daemon) lock(args []string) error       { return nil }
func (daemon) sync(ctx context.Context) error { return nil }

func add(root *cobra.Command, s starter) {
	root.AddCommand(
		&cobra.Command{Use: "start", Run: func(cmd *cobra.Command, args []string) { s.start(args) }}, // want `handler cobra Run "start"`
		&cobra.Command{Use: "stop", Run: func(cmd *cobra.Command, args []string) { // want `handler cobra Run "stop"`
			if err := s.lock(args); err != nil {
				return
			}
			if err := s.stop(args[1:]); err != nil {
				os.Exit(1)
			}
		}},
		// What is given nothing of the command but the context may be a part of any.
		&cobra.Command{Use: "sync", RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE "sync"`
			return s.sync(cmd.Context())
		}},
	)
}

func main() {
	root := command.New(notes.List(), notes.Console{}, notes.Files{})
	root.AddCommand(command.New(&notes.Edit{}, notes.Console{}, notes.Files{})) // want `handler cobra Do notes\.Edit\.Do`
	add(root, daemon{})                                                         // want `handler cobra start daemon\.start` `handler cobra stop daemon\.stop`
	root.Execute()
}
