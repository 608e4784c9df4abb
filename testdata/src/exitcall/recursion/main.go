// Command recursion has functions that call themselves with another argument.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/recursion/countdown"
)

func main() {
	root := &cobra.Command{Use: "recursion"}
	root.AddCommand(
		&cobra.Command{Use: "here", RunE: here},
		&cobra.Command{Use: "there", RunE: there},
		&cobra.Command{Use: "between", RunE: between},
		&cobra.Command{Use: "quiet", RunE: quiet},
	)
	root.Execute()
}

func here(cmd *cobra.Command, args []string) error {
	wait(3)
	return nil
}

func wait(n int) {
	if n > 0 {
		wait(n - 1)
		return
	}
	os.Exit(3) // want `^function wait, called by handler here, ends the process with os\.Exit, `
}

func there(cmd *cobra.Command, args []string) error {
	countdown.Wait(3) // want `^call of countdown\.Wait in handler there ends the process with os\.Exit at `
	return nil
}

func between(cmd *cobra.Command, args []string) error {
	ping(2)
	return nil
}

func ping(n int) {
	if n == 0 {
		os.Exit(4) // want `^function ping, called by handler between, ends the process with os\.Exit, `
	}
	pong(n - 1)
}

func pong(n int) { ping(n) }

func quiet(cmd *cobra.Command, args []string) error {
	say(1, "a", 3)
	countdown.Say(1, "a", 3)
	return nil
}

// say hands its level on as it is: level 9 is never reached from level 1.
func say(level int, text string, times int) {
	if level == 9 {
		os.Exit(5)
	}
	if times > 0 {
		say(level, text, times-1)
	}
}
