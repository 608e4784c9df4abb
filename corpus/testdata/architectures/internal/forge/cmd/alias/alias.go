// Package alias has the commands for aliases.
package alias

import (
	"bytes"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"example.com/architectures/internal/forge/factory"
)

type store map[string]string

func (s store) writeTo(w io.Writer) error {
	for _, name := range slices.Sorted(maps.Keys(s)) {
		if _, err := fmt.Fprintf(w, "%s: %s\n", name, s[name]); err != nil {
			return err
		}
	}
	return nil
}

type columns struct{ *tabwriter.Writer }

func newColumns() columns {
	return columns{tabwriter.NewWriter(os.Stdout, 0, 8, 1, ' ', 0)} // want stdoutwrite
}

func (c columns) row(cells ...any) {
	for _, cell := range cells {
		fmt.Fprintf(c, "%v\t", cell)
	}
	fmt.Fprintln(c)
}

// NewCmdAlias returns the group.
func NewCmdAlias(f *factory.Factory) *cobra.Command {
	aliases := store{"co": "pr checkout", "ls": "pr list"}
	cmd := &cobra.Command{Use: "alias", Short: "Aliases"}
	cmd.AddCommand(newCmdSet(f, aliases), newCmdList(aliases))
	return cmd
}

func newCmdSet(f *factory.Factory, aliases store) *cobra.Command {
	return &cobra.Command{
		Use:  "set <name> <expansion>",
		Args: cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error { // ok: the aliases are written to a buffer and a file
			aliases[args[0]] = args[1]
			var buf bytes.Buffer
			if err := aliases.writeTo(&buf); err != nil {
				return err
			}
			file, err := os.CreateTemp("", "aliases")
			if err != nil {
				return err
			}
			defer os.Remove(file.Name())
			defer file.Close()
			return aliases.writeTo(io.MultiWriter(file, f.IO().ErrOut))
		},
	}
}

func newCmdList(aliases store) *cobra.Command {
	return &cobra.Command{
		Use: "list",
		RunE: func(cmd *cobra.Command, args []string) error { // bad: the columns are flushed to stdout
			c := newColumns()
			for _, name := range slices.Sorted(maps.Keys(aliases)) {
				c.row(name, aliases[name])
			}
			return c.Flush()
		},
	}
}
