// Command backups has functions that return an error already: the name of the field
// that they are put into is that of one of the framework's, and means something else.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/own_names/app"
)

func backup(args []string) error {
	if len(args) == 0 {
		os.Exit(2) // want `^handler backup ends the process with os\.Exit, so its caller gets no answer; return an error \(exitcall\)$`
	}
	return nil
}

type restore struct{}

func (restore) Run(cmd *cobra.Command, args []string) error {
	os.Exit(2) // want `^handler restore\.Run ends the process with os\.Exit, so its caller gets no answer; return an error \(exitcall\)$`
	return nil
}

func main() {
	root := app.App{Run: backup, PreRun: func(args []string) error {
		os.Exit(2) // want `^handler PreRun of a command ends the process with os\.Exit, so its caller gets no answer; return an error \(exitcall\)$`
		return nil
	}}.Command()
	app.Add(root, restore{})
	root.Run = func(cmd *cobra.Command, args []string) {
		os.Exit(1) // want `ends the process with os\.Exit, so its caller gets no answer; return an error, with RunE \(exitcall\)$`
	}
	root.Execute()
}
