// Command option_lists makes bars with options that are in lists.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/bars"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/option_lists/group"
)

func main() {
	root := &cobra.Command{Use: "option_lists"}
	quiet := root.PersistentFlags().Bool("quiet", false, "")
	root.AddCommand(
		&cobra.Command{Use: "grown", Run: func(*cobra.Command, []string) { grown() }},
		&cobra.Command{Use: "without", Run: func(*cobra.Command, []string) { without() }},
		&cobra.Command{Use: "chosen", Run: func(*cobra.Command, []string) { chosen(*quiet) }},
		&cobra.Command{Use: "made", Run: func(*cobra.Command, []string) { bars.Draw(toStderr()...) }},
		&cobra.Command{Use: "returned", Run: func(*cobra.Command, []string) { returned() }},
		&cobra.Command{Use: "loud", Run: func(*cobra.Command, []string) { loud() }},
		&cobra.Command{Use: "grouped", Run: func(*cobra.Command, []string) { grouped() }},
		&cobra.Command{Use: "held", Run: func(*cobra.Command, []string) {
			(&installer{group.New(os.Stderr, bars.WithText("parts"))}).run()
		}},
	)
	root.Execute()
}

func grown() {
	options := []bars.Option{bars.WithText("files")}
	options = append(options, bars.WithOut(os.Stderr))
	bars.Draw(options...)
}

func without() {
	options := []bars.Option{bars.WithText("files")}
	options = append(options, bars.WithText("parts"))
	bars.Draw(options...) // want `call of bars.Draw in function without, called by handler "without", writes to stdout with os.Stdout`
}

func chosen(quiet bool) {
	options := []bars.Option{bars.WithText("files")}
	if quiet {
		options = append(options, bars.WithOut(os.Stderr))
	}
	options = append(options, bars.WithText("parts"))
	bars.Draw(options...) // want `call of bars.Draw in function chosen, called by handler "chosen", writes to stdout with os.Stdout`
}

func toStderr() []bars.Option {
	return []bars.Option{bars.WithOut(os.Stderr), bars.WithText("files")}
}

func returned() {
	options := []bars.Option{bars.WithText("files")}
	options = append(options, bars.WithOut(os.Stderr))
	bars.Set(options...).Add(1)
	bars.Set(toStderr()...).Add(1)
	bars.Drawn(toStderr()...).Add(1)
}

func loud() {
	options := []bars.Option{bars.WithText("files")}
	options = append(options, bars.WithText("parts"))
	bars.Set(options...).Add(1) // want `call of bars.Set in function loud, called by handler "loud", writes to stdout with os.Stdout`
}

func grouped() { group.New(os.Stderr).Bar() }

type installer struct{ bars *group.Group }

func (i *installer) run() { i.bars.Bar() }
