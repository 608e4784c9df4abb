// Package lib has no handlers, and accepts some of its writes for all callers.
package lib

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

// Accepted is quiet for callers, too.
func Accepted() {
	fmt.Println("a") //envvet:ignore stdoutwrite only with -debug
}

// Loud is not.
func Loud() { fmt.Println("a") }

// Both has one of each.
func Both() {
	fmt.Println("a") //envvet:ignore stdoutwrite only with -debug
	fmt.Print("b")
}

// Run is a handler that another package registers.
func Run(cmd *cobra.Command, args []string) error {
	fmt.Println(args)
	return nil
}

// Default prints to standard output.
var Default = New(os.Stdout)

// Printer prints.
type Printer struct{ w io.Writer }

// New returns a Printer.
func New(w io.Writer) *Printer { return &Printer{w} }

// Line prints a line.
func (p *Printer) Line(s string) { fmt.Fprintln(p.w, s) }

// Accepted prints a line wherever it may go.
func (p *Printer) Accepted(s string) {
	fmt.Fprintln(p.w, s) //envvet:ignore stdoutwrite only with -debug
}
