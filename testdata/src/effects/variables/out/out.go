// Package out has the streams of the program as variables. // want package:`is told where it writes`
package out

import (
	"fmt"
	"io"
	"os"
)

var Stdout io.Writer = os.Stdout // want Stdout:`^holds stdout`

var Stderr io.Writer = os.Stderr

var File = os.Stdout // want File:`^holds stdout`

// Default is set in init.
var Default io.Writer // want Default:`^holds stdout`

// Unset is set by main, if at all.
var Unset io.Writer

var Printf = fmt.Printf // want Printf:`^holds func\(stdout fmt\.Printf\)$`

var Sprintf = fmt.Sprintf

var Fatal = os.Exit // want Fatal:`^holds func\(exit os\.Exit\)$`

// Streams holds two, one in each field.
var Streams = struct{ Out, Err io.Writer }{os.Stdout, os.Stderr} // want Streams:`^holds \{.*Out: stdout`

// Console is a pointer to a struct.
var Console = NewPrinter(os.Stdout) // want Console:`^holds \{w: stdout`

var ErrConsole = NewPrinter(os.Stderr)

// ByName holds functions.
var ByName = map[string]func(string){ // want ByName:`stdout fmt\.Println`
	"out": func(s string) { fmt.Println(s) },
	"err": func(s string) { fmt.Fprintln(os.Stderr, s) },
}

func init() { Default = os.Stdout }

type Printer struct{ w io.Writer }

func NewPrinter(w io.Writer) *Printer { return &Printer{w} } // want NewPrinter:`^r0 = \{w: p0\}; r0 is not nil$`

func (p *Printer) Line(s string) { fmt.Fprintln(p.w, s) } // want Line:`^writes p0\.w$`

// Say writes to the variable of its own package.
func Say(s string) { fmt.Fprintln(Stdout, s) } // want Say:`^stdout fmt\.Fprintln$`

func SayErr(s string) { fmt.Fprintln(Stderr, s) }

func SayDefault(s string) { fmt.Fprintln(Default, s) } // want SayDefault:`^stdout fmt\.Fprintln$`

func SayUnset(s string) { fmt.Fprintln(Unset, s) }

func Die() { Fatal(1) } // want Die:`^exit `

// Ask asks.
func Ask() bool { return Stdout == nil || Default == Stderr }
