// Command sets writes to what it holds in sets.
package main

import (
	"fmt"
	"io"
	"os"

	"example.com/toolkit/tap"
	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "sets"}
	root.AddCommand(
		&cobra.Command{Use: "tapped", RunE: func(cmd *cobra.Command, args []string) error {
			l := tap.New(&tap.Options{Output: os.Stderr})
			l.RegisterSink(tap.NewSink(&tap.Options{Output: os.Stdout})) // want `^handler "tapped" writes to stdout with os\.Stdout, `
			l.Info("tapped")
			return nil
		}},
		&cobra.Command{Use: "apart", RunE: func(cmd *cobra.Command, args []string) error {
			l := tap.New(&tap.Options{Output: os.Stderr})
			l.RegisterSink(tap.NewSink(&tap.Options{Output: os.Stderr}))
			l.Info("apart")
			return nil
		}},
		&cobra.Command{Use: "all", RunE: func(cmd *cobra.Command, args []string) error {
			return all(map[io.Writer]bool{os.Stdout: true, os.Stderr: true}) // want `^handler "all" writes to stdout with os\.Stdout, `
		}},
		&cobra.Command{Use: "asked", RunE: func(cmd *cobra.Command, args []string) error {
			special := map[io.Writer]struct{}{}
			special[os.Stdout] = struct{}{}
			if _, ok := special[os.Stderr]; ok {
				fmt.Fprintln(os.Stderr, "asked")
			}
			named := map[string]bool{"a": true}
			for name := range named {
				fmt.Fprintln(os.Stderr, name)
			}
			return nil
		}},
		&cobra.Command{Use: "hooks", RunE: func(cmd *cobra.Command, args []string) error {
			hooks := map[*hook]bool{{func() { fmt.Println("hooked") }}: true} // want `^function literal .*, called by handler "hooks", writes to stdout with fmt\.Println, `
			for h := range hooks {
				h.run()
			}
			return nil
		}},
	)
	root.Execute()
}

type hook struct{ run func() }

func all(to map[io.Writer]bool) error {
	for w := range to {
		if _, err := fmt.Fprintln(w, "all"); err != nil {
			return err
		}
	}
	return nil
}
