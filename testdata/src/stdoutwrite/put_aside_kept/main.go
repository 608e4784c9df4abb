// Command kept puts aside os.Stdout for what functions are given, and for what fields and
// variables have.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "kept"}
	root.AddCommand(
		&cobra.Command{Use: "given", RunE: given},
		&cobra.Command{Use: "either", RunE: either},
		&cobra.Command{Use: "captured", RunE: captured},
		&cobra.Command{Use: "stopped", RunE: stopped},
		&cobra.Command{Use: "chosen", RunE: chosen},
		&cobra.Command{Use: "named", RunE: named},
		&cobra.Command{Use: "silent", RunE: silent},
		&cobra.Command{Use: "spoken", RunE: spoken},
		&cobra.Command{Use: "noted", RunE: noted},
	)
	root.Execute()
}

func given(cmd *cobra.Command, args []string) error {
	f, err := os.Create("given.log")
	if err != nil {
		return err
	}
	with(f, func() { fmt.Println("in the file") })
	with(os.Stderr, func() { fmt.Println("for the user") })
	return f.Close()
}

func with(w *os.File, do func()) {
	saved := os.Stdout
	os.Stdout = w
	defer func() { os.Stdout = saved }()
	do()
}

// Who calls into once has it print to standard output.
func either(cmd *cobra.Command, args []string) error {
	into(os.Stderr, func() { fmt.Println("for the user") }) // want `function literal in either.* writes to stdout`
	into(os.Stdout, func() { fmt.Println("the answer") })   // want `function literal in either.* writes to stdout`
	return nil
}

func into(w *os.File, do func()) {
	saved := os.Stdout
	os.Stdout = w
	defer func() { os.Stdout = saved }()
	do()
}

type capture struct {
	saved, file *os.File
}

func (c *capture) start() (err error) {
	c.saved = os.Stdout
	if c.file, err = os.Create("captured"); err != nil {
		return err
	}
	os.Stdout = c.file
	return nil
}

func (c *capture) stop() { os.Stdout = c.saved }

func captured(cmd *cobra.Command, args []string) error {
	var c capture
	if err := c.start(); err != nil {
		return err
	}
	defer c.stop()
	fmt.Println("captured")
	return nil
}

func stopped(cmd *cobra.Command, args []string) error {
	c := new(capture)
	if err := c.start(); err != nil {
		return err
	}
	c.stop()
	fmt.Println("the answer") // want `handler stopped writes to stdout`
	return nil
}

// A sink is for standard output where no name is given.
type sink struct{ file *os.File }

func newSink(name string) *sink {
	if name == "" {
		return &sink{os.Stdout} // want `newSink, called by handler chosen, writes to stdout`
	}
	f, _ := os.Create(name)
	return &sink{file: f}
}

func (s *sink) start() { os.Stdout = s.file }

func chosen(cmd *cobra.Command, args []string) error {
	newSink("").start()
	fmt.Println("the answer") // want `handler chosen writes to stdout`
	return nil
}

// A target is set by its address, too.
type target struct{ file *os.File }

func (t *target) start() { os.Stdout = t.file }

func set(file **os.File, to *os.File) { *file = to }

func named(cmd *cobra.Command, args []string) error {
	t := &target{file: os.Stderr}
	set(&t.file, os.NewFile(1, "stdout"))
	t.start()
	fmt.Println("the answer") // want `handler named writes to stdout`
	return nil
}

var null, before *os.File

func silence() {
	before = os.Stdout
	null, _ = os.Open(os.DevNull)
	os.Stdout = null
}

func restore() { os.Stdout = before }

func silent(cmd *cobra.Command, args []string) error {
	silence()
	fmt.Println("unheard")
	restore()
	return nil
}

func spoken(cmd *cobra.Command, args []string) error {
	silence()
	restore()
	fmt.Println("the answer") // want `handler spoken writes to stdout`
	return nil
}

var notes io.Writer = os.Stdout

func toNotes(w io.Writer, do func()) {
	saved := notes
	notes = w
	defer func() { notes = saved }()
	do()
}

func noted(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(notes, "the answer") // want `handler noted writes to stdout`
	toNotes(os.Stderr, func() { fmt.Fprintln(notes, "for the user") })
	return nil
}
