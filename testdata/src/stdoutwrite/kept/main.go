// Command kept has progress bars of a library, which keep os.Stdout. That is a
// finding where something is written to one, and else a hint.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/bars"
)

func main() {
	root := &cobra.Command{Use: "kept", RunE: count}
	root.AddCommand(&cobra.Command{Use: "show", RunE: show}, &cobra.Command{Use: "own", RunE: own})
	root.AddCommand(&cobra.Command{Use: "elsewhere", RunE: elsewhere}, &cobra.Command{Use: "held", RunE: held})
	root.AddCommand(&cobra.Command{Use: "asked", RunE: asked}, &cobra.Command{Use: "left", RunE: left})
	root.AddCommand(&cobra.Command{Use: "board", RunE: board}, &cobra.Command{Use: "empty", RunE: empty})
	root.Execute()
}

func count(cmd *cobra.Command, args []string) error {
	if bars.New("files").Done() > 0 {
		return nil
	}
	return cmd.Usage()
}

func show(cmd *cobra.Command, args []string) error {
	bar := bars.New("files") // want `call of bars.New in handler show writes to stdout with os.Stdout at example.com/toolkit/bars/bars.go:\d+`
	for range args {
		bar.Add(1)
	}
	return nil
}

func own(cmd *cobra.Command, args []string) error {
	newBar().Add(len(args))
	return nil
}

func newBar() *bars.Bar {
	return bars.New("arguments") // want `call of bars.New in function newBar, called by handler own, writes to stdout with os.Stdout`
}

func elsewhere(cmd *cobra.Command, args []string) error {
	bar := bars.New("files")
	bar.On(os.Stderr)
	bar.Add(1)
	return nil
}

// A view has a bar.
type view struct{ bar *bars.Bar }

func (v *view) step() { v.bar.Add(1) }

func held(cmd *cobra.Command, args []string) error {
	v := &view{bar: bars.New("files")} // want `call of bars.New in handler held writes to stdout`
	v.step()
	return nil
}

func asked(cmd *cobra.Command, args []string) error {
	bars.With(bars.Options{Text: "files", Out: os.Stderr}).Add(1)
	return nil
}

func left(cmd *cobra.Command, args []string) error {
	bars.With(bars.Options{Text: "files"}).Add(1) // want `call of bars.With in handler left writes to stdout`
	return nil
}

func board(cmd *cobra.Command, args []string) error {
	var b bars.Board
	b.Start("files") // want `call of bars.Board.Start in handler board writes to stdout`
	b.Tick()
	return nil
}

func empty(cmd *cobra.Command, args []string) error {
	var b bars.Board
	b.Start("files")
	return nil
}
