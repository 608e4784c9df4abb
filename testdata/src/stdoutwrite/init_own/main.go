// Command notes prints while it is initialized, before any handler runs.
package main

import (
	"fmt"
	"log"
	"os"

	"github.com/spf13/cobra"
)

// What variables hold is made before main.
var (
	config  = load()
	stdout  = os.Stdout // is only held
	logger  = log.New(os.Stdout, "", 0)
	handler = func() { fmt.Println("not called") }
)

func load() string {
	fmt.Println("loading") // want `^package main writes to stdout with fmt\.Println while it is initialized, before any command runs; move the write into the command, or to stderr \(stdoutwrite\)$`
	fmt.Fprintln(os.Stderr, "loading")
	return "a"
}

func init() {
	fmt.Printf("init %s\n", config) // want `^package main writes to stdout with fmt\.Printf while it is initialized, `
	fmt.Fprintln(stdout, "init")    // want `^package main writes to stdout with fmt\.Fprintln while it is initialized, `
	logger.Print("init")            // want `^package main writes to stdout with log\.Logger\.Print while it is initialized, `
	log.Print("init")
	println("init")
	log.SetOutput(os.Stdout)
	root.SetOut(os.Stdout)
	helper()
}

// helper is called by init and by a handler: it may say so for both.
func helper() {
	fmt.Println("helping") // want `^package main writes to stdout with fmt\.Println while it is initialized, ` `^function helper, called by handler run, writes to stdout with fmt\.Println, `
}

var root = &cobra.Command{Use: "notes", RunE: run}

func run(cmd *cobra.Command, args []string) error {
	helper()
	log.Print("init made this a write") // want `^handler run writes to stdout with log\.Print, `
	return nil
}

func main() { root.Execute() }
