// Command option_presets makes meters of another package, with options of that which have standard
// output themselves.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/option_presets/meter"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", Run: quiet},
		&cobra.Command{Use: "loud", Run: loud},
		&cobra.Command{Use: "kept", Run: kept},
	)
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) {
	meter.New().Count(len(args))
	meter.New(meter.Calm()).Count(len(args))
	meter.New(meter.To(os.Stderr)).Count(len(args))
}

func loud(cmd *cobra.Command, args []string) {
	meter.New(meter.Loud()).Count(len(args))    // want `call of meter.Loud in handler loud writes to stdout with os.Stdout`
	meter.New(meter.Visible()).Count(len(args)) // want `call of meter.Visible in handler loud writes to stdout with os.Stdout`
	fmt.Fprintln(meter.Output()(), len(args))   // want `call of meter.Output in handler loud writes to stdout with os.Stdout`
}

// kept is not known to write to what it has made.
func kept(cmd *cobra.Command, args []string) {
	cmd.PrintErrln(meter.New(meter.Loud()) != nil)
}
