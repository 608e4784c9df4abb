// Command option_last has options put something where later ones put something else.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/option_last/tape"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", Run: quiet},
		&cobra.Command{Use: "loud", Run: loud},
		&cobra.Command{Use: "listed", Run: listed},
		&cobra.Command{Use: "own", Run: own},
		&cobra.Command{Use: "own-loud", Run: ownLoud},
	)
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) {
	tape.New(tape.To(os.Stdout), tape.To(os.Stderr)).Add("x")
	tape.New(tape.Standard(), tape.Beside(io.Discard), tape.To(os.Stderr)).Add("x")
	tape.New(tape.Standard(), tape.To(os.Stderr), tape.Titled("x"), tape.Buffered()).Add("x")
	tape.Printing(tape.To(os.Stderr)).Add("x")
	tape.Printing(tape.Standard(), tape.To(os.Stderr)).Add("x")
	tape.Hissing("x", tape.To(os.Stderr)).Add("x")
}

func loud(cmd *cobra.Command, args []string) {
	tape.New(tape.To(os.Stderr), tape.To(os.Stdout)).Add("x")                // want `handler loud writes to stdout with os.Stdout`
	tape.New(tape.Standard(), tape.Beside(os.Stderr)).Add("x")               // want `call of tape.Standard in handler loud writes to stdout with os.Stdout`
	tape.New(tape.Standard(), tape.If(len(args) > 0, os.Stderr)).Add("x")    // want `call of tape.Standard in handler loud writes to stdout with os.Stdout`
	tape.New(tape.Standard(), tape.Titled("x"), tape.To(os.Stderr)).Add("x") // want `call of tape.Standard in handler loud writes to stdout with os.Stdout`
	tape.New(tape.Standard(), tape.Buffered()).Add("x")                      // want `call of tape.Standard in handler loud writes to stdout with os.Stdout`
	tape.New(tape.Standard(), tape.Swapped(), tape.To(os.Stderr)).Add("x")   // want `call of tape.Standard in handler loud writes to stdout with os.Stdout`
	tape.Printing().Add("x")                                                 // want `call of tape.Printing in handler loud writes to stdout with os.Stdout`
	tape.Printing(tape.Beside(os.Stderr)).Add("x")                           // want `call of tape.Printing in handler loud writes to stdout with os.Stdout`
	tape.Printing(tape.If(len(args) > 0, os.Stderr)).Add("x")                // want `call of tape.Printing in handler loud writes to stdout with os.Stdout`
	tape.Hissing("x", tape.Beside(os.Stderr)).Add("x")                       // want `call of tape.Hissing in handler loud writes to stdout with os.Stdout`
	tape.Hissing("x", tape.Titled("x"), tape.To(os.Stderr)).Add("x")         // want `call of tape.Hissing in handler loud writes to stdout with os.Stdout`
}

func listed(cmd *cobra.Command, args []string) {
	options := []tape.Option{tape.To(os.Stdout)} // want `handler listed writes to stdout with os.Stdout`
	if len(args) > 0 {
		options = append(options, tape.To(os.Stderr))
	}
	tape.New(options...).Add("x")

	others := []tape.Option{tape.To(os.Stdout)}
	others = append(others, tape.To(os.Stderr))
	tape.New(others...).Add("x")
}

type reel struct{ out io.Writer }

type option func(*reel)

func to(w io.Writer) option { return func(r *reel) { r.out = w } }

func newReel(options ...option) *reel {
	r := &reel{out: io.Discard}
	for _, set := range options {
		set(r)
	}
	return r
}

func printingReel(options ...option) *reel {
	return newReel(append([]option{to(os.Stdout)}, options...)...) // want `function printingReel, called by handler ownLoud, writes to stdout with os.Stdout`
}

func hissingReel(options ...option) *reel {
	return newReel(append([]option{to(os.Stdout)}, options...)...)
}

func (r *reel) add(text string) { fmt.Fprintln(r.out, text) }

func own(cmd *cobra.Command, args []string) {
	newReel(to(os.Stdout), to(os.Stderr)).add("x")
	printingReel(to(os.Stderr)).add("x")
	hissingReel(to(os.Stderr)).add("x")
}

func ownLoud(cmd *cobra.Command, args []string) {
	newReel(to(os.Stderr), to(os.Stdout)).add("x") // want `handler ownLoud writes to stdout with os.Stdout`
	printingReel().add("x")
	loud := to(os.Stdout) // want `handler ownLoud writes to stdout with os.Stdout`
	newReel(loud, to(os.Stderr), loud).add("x")
	more := []option{to(os.Stderr)}
	if len(args) > 0 {
		more = append(more, to(os.Stdout)) // want `handler ownLoud writes to stdout with os.Stdout`
	}
	if len(args) > 1 {
		more = append(more, more[0])
	}
	newReel(more...).add("x")
}
