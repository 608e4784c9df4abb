// Command shelf moves from cobra to envelopes: a function that returns data for
// envcobra must not print, and a wrapped command still does.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/envcobra"
)

type book struct {
	Title string `json:"title" description:"Its title"`
}

// Text is what people see.
func (b book) Text() string { return fmt.Sprintln("title:", b.Title) }

func show(cmd *cobra.Command, args []string) (book, error) {
	fmt.Println("showing", args[0])          // want `handler show writes to stdout with fmt.Println, which mixes with the command's answer; return the value, or write to stderr \(stdoutwrite\)`
	fmt.Fprintln(os.Stderr, "showing")       // right
	fmt.Fprintln(cmd.OutOrStdout(), args[0]) // of the framework, not reported unless asked for
	return book{args[0]}, nil
}

func main() {
	app := envelope.New("shelf")
	root := &cobra.Command{Use: "shelf"}
	showCmd := &cobra.Command{Use: "show"}
	countCmd := &cobra.Command{Use: "count"}
	listCmd := &cobra.Command{Use: "list", RunE: func(*cobra.Command, []string) error {
		fmt.Println("a list") // want `handler "list" writes to stdout with fmt.Println, which mixes with the command's answer; return the value, or write to stderr \(stdoutwrite\)`
		return nil
	}}
	root.AddCommand(showCmd, countCmd, listCmd)
	envcobra.Answer(app, showCmd, envcobra.Declaration{Effect: envelope.Safe}, show)
	envcobra.Answer(app, countCmd, envcobra.Declaration{Effect: envelope.Safe},
		func(*cobra.Command, []string) (map[string]int, error) { return map[string]int{"books": 1}, nil })
	envcobra.Wrap(app, listCmd, envcobra.Declaration{Effect: envelope.Safe})
	envcobra.Mount(root, app)
	if err := root.Execute(); err != nil {
		fmt.Println(err) // in main, not in a command
		os.Exit(envcobra.Status(err))
	}
}
