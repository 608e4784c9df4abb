// Command helpers says by functions of its own where it shows texts.
package main

import (
	"fmt"
	"io"
	"log"
	"log/slog"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

var (
	notes   io.Writer = os.Stderr
	results io.Writer = os.Stdout
	twice   io.Writer = os.Stderr
	undone  io.Writer = os.Stderr
	again   io.Writer = os.Stderr
	late    io.Writer = os.Stderr
	kept    io.Writer = os.Stdout
	fallen  io.Writer = os.Stderr
	given   io.Writer = os.Stderr
	answers io.Writer = os.Stderr
	events  *slog.Logger
	screen  = &display{os.Stderr}
	page    = &display{os.Stdout}
)

type display struct{ out io.Writer }

func (d *display) showOn(w io.Writer) { d.out = w }

func main() {
	setNotes(os.Stdout)
	setResults(os.Stderr)
	setBoth(os.Stdout)
	setUndone(os.Stdout)
	setUndone(os.Stderr)
	again = os.Stdout
	again = os.Stderr
	setEvents(os.Stdout)
	setKept(os.Stderr)
	setFallen(nil)
	setGiven(os.Stderr)
	setLog(os.Stderr)
	screen.showOn(os.Stdout)
	page.showOn(os.Stderr)
	ui.Other.SetOutput(os.Stderr)
	ui.Std = &ui.Printer{}
	ui.Std.SetOutput(os.Stderr)
	root := &cobra.Command{Use: "helpers"}
	root.AddCommand(&cobra.Command{Use: "quiet", RunE: quiet}, &cobra.Command{Use: "loud", RunE: loud})
	late = os.Stdout
	log.SetOutput(os.Stdout)
	root.Execute()
	late = os.Stderr
	log.SetOutput(os.Stderr)
}

func setNotes(w io.Writer)   { notes = w }
func setResults(w io.Writer) { results = w }
func setTwice(w io.Writer)   { twice = w }
func setUndone(w io.Writer)  { undone = w }
func setAnswers(w io.Writer) { answers = w }
func setLog(w *os.File)      { log.SetOutput(w) }

func setBoth(w io.Writer) {
	slog.SetDefault(slog.New(slog.NewTextHandler(w, nil)))
	setTwice(w)
}

func setEvents(w io.Writer) { events = slog.New(slog.NewJSONHandler(w, nil)) }

func setKept(w io.Writer) {
	if w != nil {
		kept = w
	}
}

func setFallen(w io.Writer) {
	if w == nil {
		w = os.Stdout
	}
	fallen = w
}

func setGiven(w io.Writer) {
	if w == nil {
		w = os.Stdout
	}
	given = w
}

// quiet shows texts on standard error, and where cobra has answers.
func quiet(cmd *cobra.Command, args []string) error {
	setAnswers(cmd.OutOrStdout())
	fmt.Fprintln(answers, "done")
	fmt.Fprintln(results, "done")
	fmt.Fprintln(undone, "done")
	fmt.Fprintln(again, "done")
	fmt.Fprintln(kept, "done")
	fmt.Fprintln(given, "done")
	fmt.Fprintln(page.out, "done")
	ui.Other.Print("done")
	ui.Std.Print("done")
	return nil
}

func loud(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(notes, "noted")      // want `^handler loud writes to stdout with fmt\.Fprintln`
	fmt.Fprintln(twice, "noted")      // want `^handler loud writes to stdout with fmt\.Fprintln`
	fmt.Fprintln(screen.out, "shown") // want `^handler loud writes to stdout with fmt\.Fprintln`
	log.Print("logged")               // want `^handler loud writes to stdout with log\.Print`
	fmt.Fprintln(fallen, "noted")     // want `^handler loud writes to stdout with fmt\.Fprintln`
	fmt.Fprintln(late, "noted")       // want `^handler loud writes to stdout with fmt\.Fprintln`
	slog.Warn("logged")               // want `^handler loud writes to stdout with slog\.Warn`
	events.Info("logged")             // want `^handler loud writes to stdout with slog\.Logger\.Info`
	return nil
}
