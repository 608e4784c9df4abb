// Command exit_hooks has a package do something else than to end the process.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/exit_hooks/term"
)

func main() {
	term.Exit = func(status int) { panic(fmt.Sprint("status ", status)) }
	term.Leave = leave
	term.OnEnd(func(int) {})
	term.OnGiveUp(func(status int) {
		fmt.Fprintln(os.Stderr, "giving up")
		os.Exit(status)
	})
	root := &cobra.Command{Use: "exit_hooks", RunE: func(cmd *cobra.Command, args []string) error {
		term.Fatal("no such thing")
		term.End()
		term.Quit()   // want `^call of term\.Quit in handler "exit_hooks" ends the process with os\.Exit`
		term.GiveUp() // want `^call of term\.GiveUp in handler "exit_hooks" ends the process with os\.Exit`
		return nil
	}}
	root.Execute()
}

func leave(status int) {
	if status != 0 {
		done(status)
	}
}

func done(status int) { os.Exit(status) }
