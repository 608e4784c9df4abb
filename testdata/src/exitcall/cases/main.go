// Fixture cases: a program that carries out the cases of a switch by itself, and ends the process
// after that.
package main

import (
	"errors"
	"fmt"
	"log"
	"log/slog"
	"os"

	"github.com/alecthomas/kingpin/v2"
	"github.com/envvet/envvet/testdata/src/exitcall/cases/store"
)

var (
	app   = kingpin.New("notes", "Keep notes.")
	list  = app.Command("list", "List notes.")
	check = app.Command("check", "Check notes.")
	load  = app.Command("load", "Load notes.")
	merge = app.Command("merge", "Merge notes.")
	serve = app.Command("serve", "Serve notes.")
	prune = app.Command("prune", "Drop notes.")
)

func main() {
	switch kingpin.MustParse(app.Parse(os.Args[1:])) {
	case list.FullCommand():
		os.Exit(runList())
	case check.FullCommand():
		kingpin.FatalIfError(runCheck(), "")
	case load.FullCommand():
		if err := store.Load(); err != nil { // want `call of store\.Load in handler "load" ends the process with log\.Fatal`
			log.Fatal(err)
		}
	case merge.FullCommand():
		must(runMerge())
		if len(os.Args) > 3 {
			usage()
		}
	case serve.FullCommand():
		go func() {
			log.Fatal(runServe())
		}()
		slog.Info("serving")
		select {}
	case prune.FullCommand():
		if err := store.Prune(); err != nil {
			store.Fatal("could not prune", err)
		}
	}
}

func runList() int {
	if len(os.Args) > 2 {
		log.Fatal("too many arguments") // want `function runList, called by handler "list", ends the process with log\.Fatal`
	}
	return 0
}

func runCheck() error {
	must(store.Prune())
	return nil
}

func runMerge() error { return errors.New("nothing to merge") }

func runServe() error {
	if os.Getenv("PORT") == "" {
		os.Exit(2) // want `function runServe, called by handler "serve", ends the process with os\.Exit`
	}
	return nil
}

// must ends the process for main, and for those who should return an error.
func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1) // want `function must, called by handler "check", ends the process with os\.Exit`
	}
}

func usage() {
	fmt.Fprintln(os.Stderr, "usage: notes merge NAME")
	os.Exit(2)
}
