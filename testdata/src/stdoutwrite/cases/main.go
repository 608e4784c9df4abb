// Fixture cases: a program that carries out the cases of a switch by itself.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"os"

	"github.com/alecthomas/kong"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/cases/store"
)

var cli struct {
	Verbose bool
	List    struct{} `cmd:""`
	Export  struct{} `cmd:""`
	Sync    struct{} `cmd:""`
	Watch   struct{} `cmd:""`
	Version struct{} `cmd:""`
	Quiet   struct{} `cmd:""`
	Find    struct{} `cmd:""`
	Each    struct{} `cmd:""`
}

// printer is what main chooses how to print by.
type printer interface{ print(note string) }

type plain struct{}

func (plain) print(note string) {
	fmt.Println(note) // want `function plain\.print, called by handler "find", writes to stdout with fmt\.Println`
}

type hidden struct{}

func (hidden) print(note string) {}

func main() {
	ctx := kong.Parse(&cli)
	fmt.Println("notes") // before any command
	status := io.Writer(os.Stderr)
	log.SetOutput(os.Stderr)
	var p printer = plain{}
	if len(os.Args) > 3 {
		p = hidden{}
	}
	switch ctx.Command() {
	case "find":
		find(p)
	case "each":
		each(show)
	case "list":
		if err := list(os.Stdout); err != nil { // want `handler "list" writes to stdout with os\.Stdout`
			fatal(err)
		}
	case "export":
		json.NewEncoder(os.Stdout).Encode(store.All()) // want `handler "export" writes to stdout with os\.Stdout`
	case "sync":
		if err := store.Sync(); err != nil { // want `call of store\.Sync in handler "sync" writes to stdout with fmt\.Println`
			fatal(err)
		}
		report(len(store.All()))
		fmt.Fprintln(status, "done")
	case "watch":
		done := make(chan error)
		go func() { done <- watch() }()
		if err := <-done; err != nil {
			fatal(err)
		}
	case "version":
		fmt.Println("notes 1.0") // want `handler "version" writes to stdout with fmt\.Println`
	case "quiet":
		log.Print("nothing to say")
	default:
		fmt.Println(ctx.Command()) // no command
	}
	fmt.Println("bye") // after every command
}

func list(w io.Writer) error {
	_, err := fmt.Fprintln(w, store.All())
	return err
}

func find(p printer) { p.print(store.All()[0]) }

func each(do func(string)) {
	for _, note := range store.All() {
		do(note)
	}
}

func show(note string) {
	fmt.Println(note) // want `function show, called by handler "each", writes to stdout with fmt\.Println`
}

func report(n int) {
	fmt.Println(n, "notes") // want `function report, called by handler "sync", writes to stdout with fmt\.Println`
}

func watch() error {
	fmt.Println("watching") // want `function watch, called by handler "watch", writes to stdout with fmt\.Println`
	return errors.New("nothing to watch")
}

// fatal is how main ends.
func fatal(err error) {
	fmt.Println("notes:", err)
	os.Exit(1)
}
