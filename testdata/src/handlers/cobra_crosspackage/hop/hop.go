// Package hop hands on to package command and does not import the framework.
package hop

import (
	"github.com/envvet/envvet/testdata/src/handlers/cobra_crosspackage/command"
	"github.com/envvet/envvet/testdata/src/handlers/cobra_crosspackage/spec"
)

// Add is a registrar two packages away from the framework.
func Add(run command.Func, name string) { // want Add:`cobra argument 1`
	command.Root.AddCommand(command.New(name, run))
}

// AddSpec takes its function out of a struct.
func AddSpec(s spec.Spec) { // want AddSpec:`cobra argument 1\.Run`
	command.Root.AddCommand(command.FromSpec(&s))
}
