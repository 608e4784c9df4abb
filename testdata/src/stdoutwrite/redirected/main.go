// Command redirected has handlers that redirect the logger, each in a process of
// its own, and handlers that only use it.
package main

import (
	"io"
	"log"
	"log/slog"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/redirected/lib"
)

var (
	console io.Writer = os.Stdout
	notes   io.Writer = os.Stderr
)

func main() {
	root := &cobra.Command{Use: "redirected", RunE: quiet}
	root.AddCommand(
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "foreign", RunE: func(cmd *cobra.Command, args []string) error {
			log.SetOutput(lib.Console)
			log.Print("a") // want `^handler "foreign" writes to stdout with log\.Print, `
			return nil
		}},
		&cobra.Command{Use: "part", RunE: func(cmd *cobra.Command, args []string) error {
			log.SetOutput(lib.Screen.W)
			log.Print("a") // want `^handler "part" writes to stdout with log\.Print, `
			return nil
		}},
		&cobra.Command{Use: "elsewhere", RunE: func(cmd *cobra.Command, args []string) error {
			lib.Redirect()
			log.Print("a") // want `^handler "elsewhere" writes to stdout with log\.Print, `
			return nil
		}},
		&cobra.Command{Use: "noted", RunE: func(cmd *cobra.Command, args []string) error {
			lib.Note("a")
			return nil
		}},
		&cobra.Command{Use: "any", RunE: func(cmd *cobra.Command, args []string) error {
			log.SetOutput(last[io.Writer](lib.Screen.W))
			log.Print("a") // want `^handler "any" writes to stdout with log\.Print, `
			return nil
		}},
		&cobra.Command{Use: "both", RunE: func(cmd *cobra.Command, args []string) error {
			log.SetOutput(io.MultiWriter(os.Stderr, console))
			log.Print("a") // want `^handler "both" writes to stdout with log\.Print, `
			return nil
		}},
		&cobra.Command{Use: "structured", RunE: func(cmd *cobra.Command, args []string) error {
			slog.SetDefault(slog.New(slog.NewTextHandler(console, nil)))
			slog.Info("a") // want `^handler "structured" writes to stdout with slog\.Info, `
			return nil
		}},
		&cobra.Command{Use: "by", RunE: byHelpers},
		&cobra.Command{Use: "own", RunE: own},
		&cobra.Command{Use: "pair", RunE: func(cmd *cobra.Command, args []string) error {
			notes = [...]struct{ w io.Writer }{{lib.Screen.W}}[0].w
			io.WriteString(notes, "a") // want `^handler "pair" writes to stdout with io\.WriteString, `
			return nil
		}},
		&cobra.Command{Use: "end", RunE: func(cmd *cobra.Command, args []string) error {
			notes = last(struct{ w io.Writer }{lib.Screen.W}).w
			io.WriteString(notes, "a") // want `^handler "end" writes to stdout with io\.WriteString, `
			return nil
		}},
		&cobra.Command{Use: "only", RunE: func(cmd *cobra.Command, args []string) error {
			notes = last[io.Writer](lib.Screen.W)
			io.WriteString(notes, "a") // want `^handler "only" writes to stdout with io\.WriteString, `
			return nil
		}},
		&cobra.Command{Use: "kept", RunE: func(cmd *cobra.Command, args []string) error {
			notes = lib.Kept()
			io.WriteString(notes, "a") // want `^handler "kept" writes to stdout with io\.WriteString, `
			return nil
		}},
		&cobra.Command{Use: "handed", RunE: handed},
		&cobra.Command{Use: "quietly", RunE: func(cmd *cobra.Command, args []string) error {
			log.Print("a")
			slog.Info("a")
			io.WriteString(notes, "a")
			return nil
		}},
	)
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) error {
	log.Print("a") // to standard error: nothing in this process says otherwise
	return nil
}

func loud(cmd *cobra.Command, args []string) error {
	log.SetOutput(console)
	log.Print("a") // want `^handler loud writes to stdout with log\.Print, `
	return nil
}

// One helper redirects the logger, and another one uses it: both of one handler.
func byHelpers(cmd *cobra.Command, args []string) error {
	redirect()
	note("a")
	return nil
}

func redirect() { log.SetOutput(console) }

func note(text string) { log.Print(text) } // want `^function note, called by handler byHelpers, writes to stdout with log\.Print, `

// A variable of the program's own is no different.
func own(cmd *cobra.Command, args []string) error {
	notes = console
	io.WriteString(notes, "a") // want `^handler own writes to stdout with io\.WriteString, `
	return nil
}

// The writer takes a long way round.
func handed(cmd *cobra.Command, args []string) error {
	log.SetOutput(later(sent(console))())
	log.Print("a") // want `^handler handed writes to stdout with log\.Print, `
	return nil
}

func sent(w io.Writer) io.Writer {
	c := make(chan io.Writer)
	go func() { c <- w }()
	return <-c
}

func last[T any](all ...T) T { return all[len(all)-1] }

func later(w io.Writer) func() io.Writer {
	return func() io.Writer { return w }
}
