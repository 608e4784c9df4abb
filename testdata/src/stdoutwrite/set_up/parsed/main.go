// Command parsed says where it shows texts once its flags are parsed.
package main

import (
	"io"
	"log"
	"os"

	"github.com/alecthomas/kong"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

var cli struct {
	Quiet bool
	Add   add `cmd:""`
}

type add struct{}

func (*add) Run() error {
	ui.Say("adding")
	log.Print("added") // want `^handler add\.Run writes to stdout with log\.Print`
	ui.Note("added")   // want `^call of ui\.Note in handler add\.Run writes to stdout with fmt\.Fprintln`
	return nil
}

func main() {
	ctx := kong.Parse(&cli)
	w := io.Writer(os.Stderr)
	if cli.Quiet {
		w = io.Discard
	}
	ui.SetOutput(w)
	log.SetOutput(os.Stdout)
	err := ctx.Run()
	ui.Notes = os.Stderr
	ctx.FatalIfErrorf(err)
}
