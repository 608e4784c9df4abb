// Command generic_calls calls generic functions of another package that print.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/generic_calls/show"
)

func main() {
	root := &cobra.Command{Use: "list", RunE: list}
	root.AddCommand(
		&cobra.Command{Use: "again", RunE: again},
		&cobra.Command{Use: "accepted", RunE: accepted},
		&cobra.Command{Use: "declared", RunE: declared},
		&cobra.Command{Use: "given", RunE: given},
		&cobra.Command{Use: "quiet", RunE: quiet},
		&cobra.Command{Use: "table", RunE: table},
		&cobra.Command{Use: "handed", RunE: handed},
	)
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	show.Print(1)    // want `^call of show\.Print in handler list writes to stdout with fmt\.Println at .*/show/show\.go:\d+, `
	show.Print(2)    // want `^call of show\.Print in handler list writes to stdout with fmt\.Println at .*/show/show\.go:\d+, `
	show.Print(args) // want `^call of show\.Print in handler list writes to stdout with `
	return nil
}

func again(cmd *cobra.Command, args []string) error {
	show.Print(3) // want `^call of show\.Print in handler again writes to stdout with `
	return nil
}

func accepted(cmd *cobra.Command, args []string) error {
	show.Print(1) //envvet:ignore stdoutwrite for people
	//envvet:ignore stdoutwrite for people
	show.Print(2)
	show.Print(3) // want `^call of show\.Print in handler accepted writes to stdout with `
	return nil
}

//envvet:ignore stdoutwrite for people
func declared(cmd *cobra.Command, args []string) error {
	show.Print(1)
	show.New[string](os.Stderr).Echo(args[0])
	return nil
}

func given(cmd *cobra.Command, args []string) error {
	show.To(os.Stdout, 1)      // want `^handler given writes to stdout with os\.Stdout, `
	show.To(os.Stdout, 2)      // want `^handler given writes to stdout with os\.Stdout, `
	show.Default(nil, 1)       // want `^call of show\.Default in handler given writes to stdout with os\.Stdout at `
	show.Default(nil, 2)       // want `^call of show\.Default in handler given writes to stdout with os\.Stdout at `
	show.All(os.Stdout, row{}) // want `^handler given writes to stdout with os\.Stdout, `
	show.All(os.Stderr, loud{})
	show.Lines(os.Stdout, args, func(s string) string { return s }) // want `^handler given writes to stdout with os\.Stdout, `
	return nil
}

func quiet(cmd *cobra.Command, args []string) error {
	show.To(os.Stderr, 1)
	show.To(cmd.OutOrStdout(), 1)
	show.Default(os.Stderr, 1)
	show.All(os.Stderr, row{})
	show.Lines(os.Stderr, args, func(s string) string { return s })
	show.New[int](os.Stderr).Row(1)
	return nil
}

type row struct{}

func (row) Show(w io.Writer) { fmt.Fprintln(w, "row") }

type loud struct{}

func (loud) Show(io.Writer) {
	fmt.Println("row") // want `^function loud\.Show, called by handler given, writes to stdout with fmt\.Println, `
}

func table(cmd *cobra.Command, args []string) error {
	t := show.New[string](os.Stdout) // want `^handler table writes to stdout with os\.Stdout, `
	t.Row(args[0])
	u := show.New[string](os.Stderr)
	u.Row(args[0])
	u.Echo(args[0]) // want `^call of show\.Table\.Echo in handler table writes to stdout with fmt\.Println at `
	u.Echo(args[1]) // want `^call of show\.Table\.Echo in handler table writes to stdout with fmt\.Println at `
	return nil
}

func handed(cmd *cobra.Command, args []string) error {
	each(args, show.Print[string])
	each(args, func(s string) { show.To(os.Stderr, s) })
	return nil
}

func each(all []string, f func(string)) {
	for _, s := range all {
		f(s) // want `^call of show\.Print in function each, called by handler handed, writes to stdout with `
	}
}
