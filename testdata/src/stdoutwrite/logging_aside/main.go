// Command logging_aside has the standard logger write to standard output, and handlers have it write
// elsewhere before they log.
package main

import (
	"io"
	"log"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/logging_aside/util"
)

func main() {
	log.SetOutput(os.Stdout)
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", Run: quiet},
		&cobra.Command{Use: "silenced", Run: silenced},
		&cobra.Command{Use: "loud", Run: loud},
		&cobra.Command{Use: "some", Run: some},
		&cobra.Command{Use: "back", Run: back},
		&cobra.Command{Use: "deferred", Run: deferred},
		&cobra.Command{Use: "given", Run: given},
		&cobra.Command{Use: "brief", Run: brief},
		&cobra.Command{Use: "both", Run: both},
	)
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) {
	log.SetOutput(io.Discard)
	load(args)
	util.Greet()
	log.SetOutput(cmd.ErrOrStderr())
	defer load(args)
	each(args, func(name string) { log.Println(name) })
}

func load(args []string) { log.Printf("loading %v", args) }

func each(args []string, do func(string)) {
	for _, arg := range args {
		do(arg)
	}
}

// A function leaves it so, and returns how to put back what was there.
func silenced(cmd *cobra.Command, args []string) {
	defer silence()()
	log.Println("silenced")
	store(args)
}

func silence() (restore func()) {
	old := log.Writer()
	log.SetOutput(io.Discard)
	return func() { log.SetOutput(old) }
}

func store(args []string) { log.Printf("storing %v", args) }

// Others do without, before or on some way.
func loud(cmd *cobra.Command, args []string) {
	log.Println("loud") // want `handler loud writes to stdout with log.Println`
	read(args)
	util.Greet() // want `call of util.Greet in handler loud writes to stdout with log.Println`
	log.SetOutput(io.Discard)
}

func read(args []string) { log.Printf("reading %v", args) } // want `function read, called by handler loud, writes to stdout with log.Printf`

func some(cmd *cobra.Command, args []string) {
	if len(args) > 1 {
		log.SetOutput(io.Discard)
	}
	write(args)
}

func write(args []string) { log.Printf("writing %v", args) } // want `function write, called by handler some, writes to stdout with log.Printf`

// What was there is put back.
func back(cmd *cobra.Command, args []string) {
	old := log.Writer()
	log.SetOutput(io.Discard)
	load(args)
	log.SetOutput(old)
	open(args)
}

func open(args []string) { log.Printf("opening %v", args) } // want `function open, called by handler back, writes to stdout with log.Printf`

// The last that is deferred is done first.
func deferred(cmd *cobra.Command, args []string) {
	old := log.Writer()
	log.SetOutput(io.Discard)
	defer end(args)
	defer log.SetOutput(old)
	load(args)
}

func end(args []string) { log.Printf("ending %v", args) } // want `function end, called by handler deferred, writes to stdout with log.Printf`

// Another package puts it back.
func given(cmd *cobra.Command, args []string) {
	old := log.Writer()
	log.SetOutput(io.Discard)
	util.LogTo(old)
	give(args)
}

func give(args []string) { log.Printf("giving %v", args) } // want `function give, called by handler given, writes to stdout with log.Printf`

// It was elsewhere for a while.
func brief(cmd *cobra.Command, args []string) {
	briefly(args)
	rest(args)
}

func briefly(args []string) {
	old := log.Writer()
	log.SetOutput(io.Discard)
	defer log.SetOutput(old)
	load(args)
}

func rest(args []string) { log.Printf("the rest of %v", args) } // want `function rest, called by handler brief, writes to stdout with log.Printf`

// It is standard output again, beside something else.
func both(cmd *cobra.Command, args []string) {
	log.SetOutput(io.Discard)
	log.SetOutput(io.MultiWriter(os.Stdout, io.Discard)) // want `handler both writes to stdout with os.Stdout`
	show(args)
}

func show(args []string) { log.Printf("showing %v", args) } // want `function show, called by handler both, writes to stdout with log.Printf`
