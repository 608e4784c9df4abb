package lsp

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
)

// checkLine refuses what a command line asks for that no editor can have: its
// findings are those of the open files, in the protocol's own form.
func checkLine(line cmdline.Line) error {
	if line.Write || line.List || line.Named {
		words := line.Patterns
		if line.Write {
			words = append([]string{"baseline"}, words...)
		}
		if line.List {
			words = append([]string{"handlers"}, words...)
		}
		return fmt.Errorf("lsp takes no packages, but %s; the editor says what is open", strings.Join(words, " "))
	}
	overlay := slices.ContainsFunc(line.VetFlags, func(f string) bool { return strings.HasPrefix(f, "-overlay=") })
	for _, flag := range []struct {
		name  string
		given bool
		why   string
	}{
		{"-C", line.Dir != "", "each file is checked in its own folder"},
		{"-o", line.Output != cmdline.Outputs[0], "findings go to the editor"},
		{"-schema", line.Schema, "findings go to the editor"},
		{"-new-from", line.NewFrom != "", "findings of open files are all shown"},
		{"-fix", line.Fix, "the editor offers fixes"},
		{"-diff", line.Diff, "the editor offers fixes"},
		{"-nocache", line.NoCache, "the go command checks, and keeps its results"},
		{"-overlay", overlay, "unsaved text is an overlay"},
	} {
		if flag.given {
			return fmt.Errorf("lsp: %s means nothing here, as %s; leave it out", flag.name, flag.why)
		}
	}
	return nil
}
