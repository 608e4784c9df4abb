// Command notes ends the process in packages of its own.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/crosspackage/config"
	"github.com/envvet/envvet/testdata/src/exitcall/crosspackage/list"
	"github.com/envvet/envvet/testdata/src/exitcall/crosspackage/logx"
)

func main() {
	log := logx.New(os.Stderr)
	root := &cobra.Command{Use: "notes"}
	root.AddCommand(
		&cobra.Command{Use: "list", RunE: list.Run}, // want `^handler list\.Run ends the process with os\.Exit at github\.com/envvet/envvet/testdata/src/exitcall/crosspackage/list/list\.go:13, so its caller gets no answer; return an error \(exitcall\)$`
		&cobra.Command{Use: "count", RunE: list.Count},
		&cobra.Command{Use: "show", RunE: show},
		&cobra.Command{Use: "log", RunE: func(cmd *cobra.Command, args []string) error {
			log.Printf("%d", len(args))
			log.Fatalf("%d", len(args)) // want `^call of logx\.Logger\.Fatalf in handler "log" ends the process with os\.Exit at .*/logx/logx\.go:\d+, `
			return nil
		}},
	)
	if err := root.Execute(); err != nil {
		log.Fatalf("%v", err)
	}
}

func show(cmd *cobra.Command, args []string) error {
	c := config.MustLoad("notes.json") // want `^call of config\.MustLoad in handler show ends the process with log\.Fatalf at .*/config/config\.go:\d+, `
	d, err := config.Load("notes.json")
	if err != nil {
		return err
	}
	config.Each(c, func(string) {})
	config.Each(d, func(s string) {
		if s == "" {
			os.Exit(4) // want `^function literal in show, called by handler show, ends the process with os\.Exit, `
		}
	})
	config.Check(d, logx.New(os.Stderr).Printf)
	config.Check(d, logx.New(os.Stderr).Fatalf) // want `^call of config\.Check in handler show ends the process with os\.Exit at .*/logx/logx\.go:\d+, `
	return nil
}
