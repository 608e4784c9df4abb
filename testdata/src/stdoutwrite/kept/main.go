// Command kept has progress bars of a library, which keep os.Stdout. That is a
// finding where something is written to one, and else a hint.
package main

import (
	"io"
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
	root.AddCommand(&cobra.Command{Use: "begin", RunE: begin}, &cobra.Command{Use: "splits", RunE: splits})
	root.AddCommand(&cobra.Command{Use: "hooked", PreRunE: before, RunE: after}, &cobra.Command{Use: "several", RunE: several}, &cobra.Command{Use: "other", RunE: other})
	placed, aside = bars.New("all"), bars.New("all")
	root.AddCommand(&cobra.Command{Use: "place", RunE: place}, &cobra.Command{Use: "look", RunE: look})
	root.AddCommand(&cobra.Command{Use: "all", RunE: all}, &cobra.Command{Use: "start", RunE: start})
	root.AddCommand(&cobra.Command{Use: "render", RunE: render}, &cobra.Command{Use: "hold", RunE: hold})
	root.AddCommand(&cobra.Command{Use: "set", RunE: set}, &cobra.Command{Use: "options", RunE: options})
	root.AddCommand(&cobra.Command{Use: "steps", RunE: steps}, &cobra.Command{Use: "loud", RunE: loud})
	root.AddCommand(&cobra.Command{Use: "drawn", RunE: drawn}, &cobra.Command{Use: "draw", RunE: draw})
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

// What is kept in a variable, others write to.

var shared *bars.Bar

func begin(cmd *cobra.Command, args []string) error {
	shared = bars.New("files") // want `call of bars.New in handler begin writes to stdout with os.Stdout`
	return step()
}

func step() error {
	shared.Add(1)
	return nil
}

var apart *bars.Bar

func makes() { apart = bars.New("files") } // want `call of bars.New in function makes, called by handler splits, writes to stdout with os.Stdout`

func splits(cmd *cobra.Command, args []string) error {
	makes()
	return adds()
}

func adds() error {
	apart.Add(1)
	return nil
}

var hooked *bars.Bar

func before(cmd *cobra.Command, args []string) error {
	hooked = bars.New("files") // want `call of bars.New in handler before writes to stdout with os.Stdout`
	return nil
}

func after(cmd *cobra.Command, args []string) error {
	hooked.Add(1)
	return nil
}

// What one writes to is none that the other one keeps.
func several(cmd *cobra.Command, args []string) error {
	bar := bars.New("files") // want `call of bars.New in handler several writes to stdout with os.Stdout`
	bar.Add(1)
	return only()
}

func only() error {
	bars.New("more").Done()
	bars.New("most").Add(1) // want `call of bars.New in function only, called by handler several, writes to stdout with os.Stdout`
	return nil
}

// A bar in the place of another one, which nobody has seen.
func other(cmd *cobra.Command, args []string) error {
	v := &view{bar: bars.New("files")}
	v.bar = bars.New("more") // want `call of bars.New in handler other writes to stdout with os.Stdout`
	v.step()
	return nil
}

// What main has put there before is in place.
var placed *bars.Bar

func place(cmd *cobra.Command, args []string) error {
	placed.Add(1) // want `call of bars.Bar.Add in handler place writes to stdout with fmt.Fprintf`
	return nil
}

var aside *bars.Bar

func look(cmd *cobra.Command, args []string) error {
	aside.Done()
	return nil
}

// The library does both, or only begins.
func all(cmd *cobra.Command, args []string) error {
	bars.All("files", 3) // want `call of bars.All in handler all writes to stdout with os.Stdout`
	return nil
}

func start(cmd *cobra.Command, args []string) error {
	bars.Begin("files")
	return nil
}

// Render is set by nobody who is known.
var Render func(io.Writer, string)

func render(cmd *cobra.Command, args []string) error {
	out := bars.Out() // want `call of bars.Out in handler render writes to stdout with os.Stdout`
	Render(out, "files")
	return nil
}

func hold(cmd *cobra.Command, args []string) error {
	out := bars.Out()
	_ = out
	return nil
}

// set has its bar on standard error, whatever it was made with.
func set(cmd *cobra.Command, args []string) error {
	bars.Set(bars.WithText("files"), bars.WithOut(os.Stderr)).Add(1)
	return nil
}

func options(cmd *cobra.Command, args []string) error {
	bars.Set(bars.WithText("files")).Add(1) // want `call of bars.Set in handler options writes to stdout with os.Stdout at `
	var list []bars.Option
	if len(args) > 0 {
		list = append(list, bars.WithOut(os.Stderr))
	}
	bars.Set(list...).Add(1) // want `call of bars.Set in handler options writes to stdout with os.Stdout at `
	return nil
}

// What is called hands the options on.
func steps(cmd *cobra.Command, args []string) error {
	bars.Steps(3, bars.WithText("files"), bars.WithOut(os.Stderr)).Add(1)
	bars.Steps(3, bars.WithText("files")).Add(1) // want `call of bars.Steps in handler steps writes to stdout with os.Stdout at `
	return nil
}

func loud(cmd *cobra.Command, args []string) error {
	bars.Loud(bars.WithOut(os.Stderr)).Add(1) // want `call of bars.Loud in handler loud writes to stdout with os.Stdout at `
	return nil
}

// Who makes a bar that the library draws knows where.
func drawn(cmd *cobra.Command, args []string) error {
	bars.Drawn(bars.WithOut(os.Stderr)).Add(1)
	bars.Drawn(bars.WithText("files")).Add(1) // want `call of bars.Drawn in handler drawn writes to stdout with os.Stdout at `
	return nil
}

// draw has no bar that would tell.
func draw(cmd *cobra.Command, args []string) error {
	bars.Draw(bars.WithText("files")) // want `call of bars.Draw in handler draw writes to stdout with os.Stdout at `
	return nil
}
