// Command set has the logger of a library write to standard output: whatever logs a
// line then, in whichever package, mixes it with the answer.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/plog"
)

func main() {
	plog.SetOutput(os.Stdout)
	root := &cobra.Command{Use: "set", PersistentPreRun: before, RunE: run}
	root.AddCommand(&cobra.Command{Use: "quiet", RunE: quiet}, &cobra.Command{Use: "apart", RunE: apart})
	root.AddCommand(&cobra.Command{Use: "later", RunE: later}, &cobra.Command{Use: "own", RunE: own})
	root.Execute()
}

func before(cmd *cobra.Command, args []string) {
	plog.SetOutput(os.Stdout) // want `handler before writes to stdout with os.Stdout`
}

func run(cmd *cobra.Command, args []string) error {
	logTo(os.Stdout) // want `handler run writes to stdout with os.Stdout`
	return nil
}

func logTo(w io.Writer) { plog.SetOutput(w) }

func quiet(cmd *cobra.Command, args []string) error {
	plog.SetOutput(os.Stderr)
	plog.Print("begun")
	return nil
}

// apart has a logger to itself, and logs nothing.
func apart(cmd *cobra.Command, args []string) error {
	l := plog.New(os.Stderr)
	l.SetOutput(os.Stdout)
	return nil
}

// later hands over a function, which is not called before the command has answered.
func later(cmd *cobra.Command, args []string) error {
	plog.AtExit(func() { fmt.Println("bye") })
	return nil
}

var out io.Writer

func setOut(w io.Writer) { out = w }

// own has set what nobody in the package writes to.
func own(cmd *cobra.Command, args []string) error {
	setOut(os.Stdout)
	return nil
}
