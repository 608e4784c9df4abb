// Command levels has helpers whose arguments decide what they do.
package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/levels/log"
)

func main() {
	root := &cobra.Command{Use: "levels"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: list},
		&cobra.Command{Use: "show", RunE: show},
	)
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	log.Write(false, "a")
	note(0, "a")
	return nil
}

func show(cmd *cobra.Command, args []string) error {
	log.Write(true, "a") // want `^call of log\.Write in handler show writes to stdout with fmt\.Println at `
	note(2, "a")
	return nil
}

func note(level int, text string) {
	if level > 1 {
		fmt.Println(text) // want `^function note, called by handler show, writes to stdout with fmt\.Println, `
	}
	if level > 2 {
		fmt.Println(text)
	}
}
