// Command columns asks about standard output, which writes nothing to it.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/asking/term"
)

func main() {
	root := &cobra.Command{Use: "columns", RunE: ask, PreRunE: askOthers}
	root.Execute()
}

func ask(cmd *cobra.Command, args []string) error {
	if info, err := os.Stdout.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
		return nil
	}
	fd := os.Stdout.Fd()
	_ = os.Stdout.Name()
	if os.Stdout == nil || os.Stderr == os.Stdout {
		return nil
	}
	if w := cmd.ErrOrStderr(); w == os.Stdout {
		return nil
	}
	_, same := cmd.InOrStdin().(*os.File)
	if os.Stdin != os.Stdout && same && fd > 2 {
		return os.Stdout.Sync()
	}
	return nil
}

func askOthers(cmd *cobra.Command, args []string) error {
	width := 80
	if term.IsTerminal(int(os.Stdout.Fd())) && term.IsTerminalFile(os.Stdout) && isColor(os.Stdout) {
		width = term.Width(os.Stdout)
	}
	out := os.Stdout
	if !term.IsTerminalFile(out) && !term.IsTerminalWriter(out) {
		width = 0
	}
	fmt.Fprintln(os.Stderr, width)
	if width > 0 {
		term.Clear(os.Stdout) // want `^handler askOthers writes to stdout with os\.Stdout, `
	}
	return nil
}

func isColor(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && f == os.Stdout && os.Getenv("NO_COLOR") == ""
}
