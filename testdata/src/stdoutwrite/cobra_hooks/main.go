// Command notes has hooks of commands, wrappers of handlers, and hooks that
// are none of a command.
package main

import (
	"bytes"
	"fmt"
	"net/http"
	"os"

	"github.com/spf13/cobra"
)

type runFunc func(cmd *cobra.Command, args []string) error

func main() {
	root := &cobra.Command{
		Use: "notes",
		PersistentPreRun: func(cmd *cobra.Command, args []string) {
			fmt.Println("before all") // want `^handler "notes" writes to stdout`
		},
		PersistentPostRunE: after,
		Args: func(cmd *cobra.Command, args []string) error {
			fmt.Println("args are checked before a command runs")
			return nil
		},
	}
	cobra.OnInitialize(func() { fmt.Println("of the whole framework") })
	root.SetHelpFunc(func(cmd *cobra.Command, args []string) { fmt.Println("help") })
	root.AddCommand(newCommand("list", list), &cobra.Command{Use: "count", RunE: logged(count)}, serve())
	steps := []step{{"build", func() { fmt.Println("building") }}}
	for _, s := range steps {
		s.Run()
	}
	root.Execute()
}

func after(cmd *cobra.Command, args []string) error {
	cmd.Println("to the framework's standard error")
	cmd.Printf("%d\n", len(args))
	fmt.Fprintln(cmd.OutOrStdout(), "the framework's writer may be set")
	cmd.SetOut(new(bytes.Buffer))
	return cmd.Help()
}

func newCommand(use string, run runFunc) *cobra.Command {
	return &cobra.Command{Use: use, RunE: func(cmd *cobra.Command, args []string) error {
		fmt.Println("running", use) // want `^handler RunE of command use writes to stdout`
		return run(cmd, args)
	}}
}

func list(cmd *cobra.Command, args []string) error {
	fmt.Println("listing") // want `^handler list writes to stdout`
	return nil
}

func logged(run runFunc) runFunc {
	return func(cmd *cobra.Command, args []string) error {
		fmt.Fprintln(os.Stderr, "running")
		return run(cmd, args)
	}
}

func count(cmd *cobra.Command, args []string) error {
	fmt.Println(len(args)) // want `^function count, called by handler "count", writes to stdout`
	return nil
}

// serve handles requests, which are no commands.
func serve() *cobra.Command {
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintln(w, "to the client")
	})
	return &cobra.Command{Use: "serve", RunE: func(cmd *cobra.Command, args []string) error {
		return http.ListenAndServe(":8080", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			fmt.Fprintln(w, "to the client")
			fmt.Println("request") // want `^function literal in serve, called by handler "serve", writes to stdout`
		}))
	}}
}

// step looks like a command.
type step struct {
	Use string
	Run func()
}
