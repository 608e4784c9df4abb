// Command notes registers its handlers in composite literals.
package main

import (
	"fmt"
	"net/http"
	"os"

	"github.com/spf13/cobra"
)

var rootCmd = &cobra.Command{
	Use:                "notes",
	PersistentPreRunE:  setup,                                      // want `handler cobra PersistentPreRunE setup`
	PersistentPostRun:  func(cmd *cobra.Command, args []string) {}, // want `handler cobra PersistentPostRun "notes"`
	PersistentPreRun:   nil,
	PersistentPostRunE: (func(cmd *cobra.Command, args []string) error)(nil),
}

var listCmd = cobra.Command{
	Use:   "list [flags]",
	Short: "List notes",
	Args:  func(cmd *cobra.Command, args []string) error { return nil },
	PreRun: func(cmd *cobra.Command, args []string) { // want `handler cobra PreRun "list"`
		fmt.Println("listing")
	},
	PreRunE:  (setup),                                       // want `handler cobra PreRunE setup`
	Run:      func(cmd *cobra.Command, args []string) {},    // want `handler cobra Run "list"`
	PostRun:  func(cmd *cobra.Command, args []string) {},    // want `handler cobra PostRun "list"`
	PostRunE: (func(*cobra.Command, []string) error)(setup), // want `handler cobra PostRunE setup`
	RunE:     runner(setup),                                 // want `handler cobra RunE "list"`
}

func setup(cmd *cobra.Command, args []string) error { return nil }

func runner(f func(*cobra.Command, []string) error) func(*cobra.Command, []string) error { return f }

type app struct{ path string }

func (a *app) add(cmd *cobra.Command, args []string) error { return nil }

func (a app) Remove(cmd *cobra.Command, args []string) error { return nil }

func commands(a *app) []*cobra.Command {
	const use = "edit NOTE"
	return []*cobra.Command{
		{Use: "add", RunE: a.add},   // want `handler cobra RunE app\.add`
		{Use: "rm", RunE: a.Remove}, // want `handler cobra RunE app\.Remove`
		{Use: use, RunE: func(cmd *cobra.Command, args []string) error { return nil }}, // want `handler cobra RunE "edit"`
		{Run: func(cmd *cobra.Command, args []string) {}},                              // want `handler cobra Run Run of a command`
		{Use: "help-topic", Long: "No function, so no handler."},
	}
}

// step only looks like a command.
type step struct {
	Use  string
	RunE func(cmd *cobra.Command, args []string) error
}

func (step) Run(cmd *cobra.Command, args []string) {}

var steps = []step{{Use: "list", RunE: setup}, {"add", setup}}

func main() {
	cobra.OnInitialize(func() { fmt.Println("config read") })
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {})
	rootCmd.SetHelpFunc(func(cmd *cobra.Command, args []string) { fmt.Println("help") })
	rootCmd.AddCommand(&listCmd)
	rootCmd.AddCommand(commands(&app{})...)
	for _, s := range steps {
		s.RunE(rootCmd, nil)
	}
	if err := rootCmd.Execute(); err != nil {
		os.Exit(1)
	}
}
