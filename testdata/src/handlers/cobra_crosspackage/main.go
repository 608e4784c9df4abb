// Command crosspackage registers through packages of its own.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/cobra_crosspackage/command"
	"github.com/envvet/envvet/testdata/src/handlers/cobra_crosspackage/hop"
	"github.com/envvet/envvet/testdata/src/handlers/cobra_crosspackage/list"
	"github.com/envvet/envvet/testdata/src/handlers/cobra_crosspackage/spec"
)

func main() {
	command.Root.AddCommand(
		command.New("list", list.Run),      // want `handler cobra argument 2 list\.Run`
		command.New("all", list.All{}.Run), // want `handler cobra argument 2 list\.All\.Run`
		command.FromSpec(&spec.Spec{
			Name: "spec",
			Run:  func(cmd *cobra.Command, args []string) {}, // want `handler cobra Run "spec"`
			Help: func(cmd *cobra.Command, args []string) {},
		}),
	)
	command.Root.AddCommand(command.Commands([]command.Group{
		{Name: "group", Run: list.Run, Help: list.Run}, // want `handler cobra Run list\.Run`
	})...)
	hop.Add(func(cmd *cobra.Command, args []string) error { return nil }, "hop") // want `handler cobra argument 1 "hop"`
	s := spec.Spec{Name: "later", Run: later}                                    // want `handler cobra Run later`
	hop.AddSpec(s)
	reg := &command.Registry[int]{Root: command.Root}
	reg.Add("typed", typed) // want `handler cobra argument 2 typed`
	command.Root.Execute()
}

func later(cmd *cobra.Command, args []string) {}

func typed(cmd *cobra.Command, v int) error { return nil }
