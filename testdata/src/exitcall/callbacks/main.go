// Command walk ends the process in functions that it hands on, defers and
// starts.
package main

import (
	"log"
	"os"
	"path/filepath"
	"sync"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "walk", RunE: walk, PostRunE: twins}
	must(root.Execute())
}

// must ends the process for main and for a handler.
func must(err error) {
	if err != nil {
		log.Fatal(err) // want `^function must, called by handler walk, ends the process with log\.Fatal, `
	}
}

func walk(cmd *cobra.Command, args []string) error {
	must(os.Chdir("."))
	filepath.WalkDir(".", func(path string, d os.DirEntry, err error) error {
		if err != nil {
			os.Exit(2) // want `^function literal in walk, called by handler walk, ends the process with os\.Exit, `
		}
		return nil
	})
	onError(os.Exit, args)
	try(func(err error) { log.Fatal(err) }) // want `^function literal in walk, called by handler walk, ends the process with log\.Fatal, `
	defer func() {
		if recover() != nil {
			os.Exit(3) // want `^function literal in walk, called by handler walk, ends the process with os\.Exit, `
		}
	}()
	var wg sync.WaitGroup
	wg.Go(func() {
		log.Fatal("in a group") // want `^function literal in walk, called by handler walk, ends the process with log\.Fatal, `
	})
	go func() {
		log.Fatal("in a goroutine") // want `^function literal in walk, called by handler walk, ends the process with log\.Fatal, `
	}()
	wg.Wait()
	return nil
}

func onError(exit func(int), args []string) {
	if len(args) == 0 {
		exit(1) // want `^function onError, called by handler walk, ends the process with os\.Exit, `
	}
}

func try(failed func(error)) { failed(os.ErrExist) }

// twins hands on the same functions to what calls none of them.
func twins(cmd *cobra.Command, args []string) error {
	onError(func(int) {}, args)
	try(func(err error) { log.Print(err) })
	keep(os.Exit)
	keep(func(int) { log.Fatal("never") })
	return nil
}

func keep(f func(int)) bool { return f != nil }
