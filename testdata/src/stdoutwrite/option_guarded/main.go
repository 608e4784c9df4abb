// Package main draws bars whose options are called where there are any.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/option_guarded/bar"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", Run: quiet},
		&cobra.Command{Use: "loud", Run: loud},
		&cobra.Command{Use: "anyway", Run: anyway},
	)
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) {
	bar.New(bar.To(os.Stderr)).Draw()
	bar.New(bar.Hidden()).Draw()
	bar.Early(bar.To(os.Stderr)).Draw()
	bar.Early(bar.Hidden(), bar.To(cmd.ErrOrStderr())).Draw()
	bar.Parted(bar.To(os.Stderr)).Draw()
	bar.Applied(bar.To(os.Stderr)).Draw()
	bar.Applied(bar.Hidden()).Draw()
}

func loud(cmd *cobra.Command, args []string) {
	bar.New().Draw()                      // want `call of bar.New in handler loud writes to stdout with os.Stdout`
	bar.New(bar.To(os.Stdout)).Draw()     // want `handler loud writes to stdout with os.Stdout`
	bar.Early().Draw()                    // want `call of bar.Early in handler loud writes to stdout with os.Stdout`
	bar.Early(bar.To(os.Stdout)).Draw()   // want `handler loud writes to stdout with os.Stdout`
	bar.Parted().Draw()                   // want `call of bar.Parted in handler loud writes to stdout with os.Stdout`
	bar.Applied().Draw()                  // want `call of bar.Applied in handler loud writes to stdout with os.Stdout`
	bar.Applied(bar.To(os.Stdout)).Draw() // want `handler loud writes to stdout with os.Stdout`
}

func anyway(cmd *cobra.Command, args []string) {
	bar.Several(bar.To(os.Stderr)).Draw()      // want `call of bar.Several in handler anyway writes to stdout with os.Stdout`
	bar.Rest(bar.Hidden(), bar.To(nil)).Draw() // want `call of bar.Rest in handler anyway writes to stdout with os.Stdout`
	bar.Asked(len(args), bar.Hidden()).Draw()  // want `call of bar.Asked in handler anyway writes to stdout with os.Stdout`
	bar.Unasked(bar.To(os.Stderr)).Draw()      // want `call of bar.Unasked in handler anyway writes to stdout with os.Stdout`
}
