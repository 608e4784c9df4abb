// Command kept has sessions with a log that is standard output. That is a finding
// where something is written to it, or somebody may do so who is not known, and
// else a hint.
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/kept_own/session"
)

func main() {
	root := &cobra.Command{Use: "kept", RunE: list}
	root.AddCommand(&cobra.Command{Use: "note", RunE: note}, &cobra.Command{Use: "swap", RunE: swap})
	root.AddCommand(&cobra.Command{Use: "back", RunE: back}, &cobra.Command{Use: "mute", RunE: mute}, &cobra.Command{Use: "cross", RunE: cross})
	root.AddCommand(&cobra.Command{Use: "open", RunE: open}, &cobra.Command{Use: "lend", RunE: lend})
	root.AddCommand(&cobra.Command{Use: "child", RunE: child}, &cobra.Command{Use: "turn", RunE: turn})
	root.AddCommand(&cobra.Command{Use: "report", RunE: report}, &cobra.Command{Use: "quiet", RunE: quiet}, &cobra.Command{Use: "plain", RunE: plain})
	root.Execute()
}

// list asks its session for nothing but a folder.
func list(cmd *cobra.Command, args []string) error {
	s := session.New(".")
	names, err := os.ReadDir(s.Dir)
	if err != nil {
		return err
	}
	cmd.Println(len(names))
	return nil
}

func note(cmd *cobra.Command, args []string) error {
	s := session.New(".") // want `call of session.New in handler note writes to stdout with os.Stdout`
	s.Note("begun")
	return nil
}

// swap puts standard output aside.
func swap(cmd *cobra.Command, args []string) error {
	old := aside()
	defer func() { os.Stdout = old.file }()
	null, err := os.Open(os.DevNull)
	if err != nil {
		return err
	}
	os.Stdout = null
	return nil
}

type kept struct{ file *os.File }

func aside() kept { return kept{os.Stdout} }

// back reads what was written meanwhile.
func back(cmd *cobra.Command, args []string) error {
	old := os.Stdout
	r, w, err := os.Pipe()
	if err != nil {
		return err
	}
	os.Stdout = w
	w.Close()
	os.Stdout = old
	_, err = io.Copy(cmd.OutOrStdout(), r)
	return err
}

// mute has it put aside by a function that gives back as much, whatever happens.
func mute(cmd *cobra.Command, args []string) error {
	out, errs := muted()
	defer func() { os.Stdout, os.Stderr = out, errs }()
	return nil
}

func muted() (out, errs *os.File) {
	out, errs = os.Stdout, os.Stderr
	null, err := os.Open(os.DevNull)
	if err != nil {
		log.Print(err)
		return
	}
	os.Stdout, os.Stderr = null, null
	return
}

// cross has errors on standard output.
func cross(cmd *cobra.Command, args []string) error {
	os.Stdout, os.Stderr = os.Stderr, os.Stdout // want `handler cross writes to stdout with os.Stdout`
	return nil
}

// open writes where it was told to.
func open(cmd *cobra.Command, args []string) error {
	f, err := target(args[0])
	if err != nil {
		return err
	}
	defer f.Close()
	return Save(f)
}

func target(name string) (io.WriteCloser, error) {
	if name == "-" {
		return os.Stdout, nil // want `function target, called by handler open, writes to stdout with os.Stdout`
	}
	return os.Create(name)
}

// Save is set by nobody who is known.
var Save func(io.Writer) error

// A job has somewhere to write to.
type job struct{ out io.Writer }

// Run is set by nobody who is known.
var Run func(*job) error

func lend(cmd *cobra.Command, args []string) error {
	return Run(&job{out: os.Stdout}) // want `handler lend writes to stdout with os.Stdout`
}

func child(cmd *cobra.Command, args []string) error {
	_, err := os.StartProcess("/bin/ls", args, &os.ProcAttr{Files: []*os.File{nil, os.Stdout, os.Stderr}}) // want `handler child writes to stdout with os.Stdout`
	return err
}

func turn(cmd *cobra.Command, args []string) error {
	log.SetOutput(os.Stdout) // want `handler turn writes to stdout with os.Stdout`
	return nil
}

func report(cmd *cobra.Command, args []string) error {
	s := session.Session{Dir: ".", Log: log.New(os.Stdout, "", 0)} // want `handler report writes to stdout with os.Stdout`
	fmt.Fprintln(s.Log.Writer(), args)
	return nil
}

// quiet has its session write elsewhere.
func quiet(cmd *cobra.Command, args []string) error {
	session.With(session.WithLog(log.New(os.Stderr, "", 0))).Note("begun")
	return nil
}

func plain(cmd *cobra.Command, args []string) error {
	session.With().Note("begun") // want `call of session.With in handler plain writes to stdout with os.Stdout`
	return nil
}
