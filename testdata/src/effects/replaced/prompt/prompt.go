// Package prompt asks people, on a writer that programs may replace.
package prompt

import (
	"fmt"
	"io"
	"os"
)

var Stdout io.Writer = os.Stdout // want Stdout:`^holds stdout`

// Streams has a field for each.
var Streams = struct{ Out, Err io.Writer }{os.Stdout, os.Stderr} // want Streams:`^holds \{.*Out: stdout`

// Console is a pointer to what holds one.
var Console = &Printer{os.Stdout} // want Console:`^holds \{W: stdout`

// First and Second have one writer.
var First io.Writer = os.Stdout // want First:`^holds stdout`

var Second = First // want Second:`^holds stdout`

// Plain is what a function has handed out.
var Plain = plain() // want Plain:`^holds .*stdout`

// Logger holds nothing but a text.
var Logger logger = &stdLogger{"x"} // want Logger:`.*`

type logger interface{ Print(string) }

type stdLogger struct{ prefix string }

func (l *stdLogger) Print(s string) { fmt.Println(l.prefix, s) } // want Print:`^stdout fmt\.Println$`

func Log(s string) { Logger.Print(s) } // want Log:`^stdout fmt\.Println$`

func plain() io.Writer { return os.Stdout }

func SayPlain(s string) { fmt.Fprintln(Plain, s) } // want SayPlain:`^stdout fmt\.Fprintln$`

type Printer struct{ W io.Writer }

func (p *Printer) Line(s string) { fmt.Fprintln(p.W, s) } // want Line:`^writes p0\.W$`

// Config is what a prompt is told.
type Config struct{ Stdout io.Writer }

func (c *Config) init() {
	if c.Stdout == nil {
		c.Stdout = Stdout
	}
}

// Ask writes to where the configuration says, or else to Stdout.
func Ask(c *Config) string { // want Ask:`writes p0\.Stdout`
	c.init()
	fmt.Fprint(c.Stdout, "? ")
	return ""
}

func AskPlain() string { return Ask(&Config{}) } // want AskPlain:`^stdout os\.Stdout$`

// AskApart has said where.
func AskApart() string { return Ask(&Config{os.Stderr}) }

// Question is a question of a form, with a configuration that it makes.
type Question struct {
	Stdout io.Writer
	Text   string
}

func (q *Question) Ask() string { // want Ask:`writes p0\.Stdout`
	return Ask(&Config{Stdout: q.Stdout})
}

func AskForm() string { return (&Question{Text: "x"}).Ask() } // want AskForm:`^stdout os\.Stdout$`

func AskFormApart() string { return (&Question{Stdout: os.Stderr}).Ask() }

func Say(s string) { fmt.Fprintln(Stdout, s) } // want Say:`^stdout fmt\.Fprintln$`

func SayOut(s string) { fmt.Fprintln(Streams.Out, s) } // want SayOut:`^stdout fmt\.Fprintln$`

func SayConsole(s string) { Console.Line(s) } // want SayConsole:`^stdout fmt\.Fprintln$`

func SaySecond(s string) { fmt.Fprintln(Second, s) } // want SaySecond:`^stdout fmt\.Fprintln$`

// Both writes to what can be replaced, and to what cannot.
func Both(s string) { // want Both:`^stdout fmt\.Fprintln; stdout fmt\.Println$`
	fmt.Fprintln(Stdout, s)
	fmt.Println(s)
}

// Either writes to one of two in one place.
func Either(w bool) { // want Either:`stdout fmt\.Fprintln$`
	out := Stdout
	if w {
		out = Streams.Out
	}
	fmt.Fprintln(out, "x")
}
