// Command interfaces draws tables and progress with a library that returns interface values
// with nothing in them, and says where they are drawn.
package main

import (
	"bytes"
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/grid"
)

func main() {
	root := &cobra.Command{Use: "interfaces", RunE: drawn}
	root.AddCommand(
		&cobra.Command{Use: "kept", RunE: kept},
		&cobra.Command{Use: "returned", RunE: returned},
		&cobra.Command{Use: "tracked", RunE: tracked},
		&cobra.Command{Use: "moved", RunE: moved},
	)
	root.Execute()
}

func drawn(cmd *cobra.Command, args []string) error {
	t := grid.NewWriter()
	t.SetMirror(os.Stdout) // want `^handler drawn writes to stdout with os\.Stdout, `
	t.AppendRow("a", 1)
	t.Render()
	return nil
}

func kept(cmd *cobra.Command, args []string) error {
	var b bytes.Buffer
	t := grid.NewWriter()
	t.SetMirror(&b)
	t.AppendRow("a", 1)
	t.Render()
	_, err := cmd.ErrOrStderr().Write(b.Bytes())
	return err
}

func returned(cmd *cobra.Command, args []string) error {
	t := grid.NewWriter()
	t.AppendRow("a", t.Length())
	cmd.PrintErrln(t.Render())
	return nil
}

func tracked(cmd *cobra.Command, args []string) error {
	grid.NewTracker().Show() // want `^call of grid\.tracker\.Show in handler tracked writes to stdout with `
	return nil
}

func moved(cmd *cobra.Command, args []string) error {
	t := grid.NewTracker()
	t.SetOutput(os.Stderr)
	t.Show()
	return nil
}
