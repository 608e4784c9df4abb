// Package guards falls back to standard output where nothing else is given. // want package:`is told where it writes`
package guards

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"os"
)

type Options struct{ Out io.Writer }

func Run(o Options) { // want Run:`^writes p0\.Out; defaults p0\.Out$`
	if o.Out == nil {
		o.Out = os.Stdout
	}
	fmt.Fprintln(o.Out, "x")
}

func RunDefault() { Run(Options{}) } // want RunDefault:`^stdout os\.Stdout$`

func RunNil() { Run(Options{Out: nil}) } // want RunNil:`^stdout os\.Stdout$`

func RunErr() { Run(Options{Out: os.Stderr}) }

func RunBuffer() string {
	var b bytes.Buffer
	o := Options{}
	o.Out = &b
	Run(o)
	return b.String()
}

func RunPointer(o *Options) { // want RunPointer:`defaults p0\.Out`
	if nil == o.Out {
		o.Out = os.Stdout
	}
	fmt.Fprintln(o.Out, "x")
}

func RunPointerDefault() { RunPointer(&Options{}) } // want RunPointerDefault:`^stdout os\.Stdout$`

func RunPointerNew() { RunPointer(new(Options)) } // want RunPointerNew:`^stdout os\.Stdout$`

func RunPointerErr() { RunPointer(&Options{Out: os.Stderr}) }

// Write has the writer as a parameter.
func Write(w io.Writer) { // want Write:`^writes p0; defaults p0$`
	if w == nil {
		w = os.Stdout
	}
	fmt.Fprintln(w, "x")
}

func WriteNil() { Write(nil) } // want WriteNil:`^stdout os\.Stdout$`

func WriteErr() { Write(os.Stderr) }

func WriteOut() { Write(os.Stdout) } // want WriteOut:`^stdout os\.Stdout$`

// Else has the default in the other branch.
func Else(w io.Writer) { // want Else:`defaults p0`
	var out io.Writer
	if w != nil {
		out = w
	} else {
		out = os.Stdout
	}
	fmt.Fprintln(out, "x")
}

func ElseNil() { Else(nil) } // want ElseNil:`^stdout os\.Stdout$`

func ElseErr() { Else(os.Stderr) }

// Through two functions.

func Outer(o Options) { Run(o) } // want Outer:`writes p0\.Out; defaults p0\.Out`

func OuterDefault() { Outer(Options{}) } // want OuterDefault:`^stdout os\.Stdout$`

func OuterErr() { Outer(Options{Out: os.Stderr}) }

// A method that returns the writer, as cobra's OutOrStdout.

type Command struct{ out io.Writer }

func (c *Command) OutOrStdout() io.Writer { // want OutOrStdout:`defaults p0\.out`
	if c.out != nil {
		return c.out
	}
	return os.Stdout
}

func (c *Command) SetOut(w io.Writer) { c.out = w } // want SetOut:`^p0\.out = p1; sets \.out to p1$`

func (c *Command) Print(s string) { fmt.Fprintln(c.OutOrStdout(), s) } // want Print:`defaults p0\.out`

func PrintDefault() { new(Command).Print("x") } // want PrintDefault:`^stdout os\.Stdout$`

func PrintErr() {
	c := new(Command)
	c.SetOut(os.Stderr)
	c.Print("x")
}

// A constructor with a default.

type Logger struct{ w io.Writer }

func NewLogger(w io.Writer) *Logger { // want NewLogger:`defaults p0; r0 = `
	if w == nil {
		w = os.Stdout
	}
	return &Logger{w: w}
}

func (l *Logger) Log(s string) { fmt.Fprintln(l.w, s) } // want Log:`^writes p0\.w$`

func LogDefault() { NewLogger(nil).Log("x") } // want LogDefault:`stdout os\.Stdout`

func LogErr() { NewLogger(os.Stderr).Log("x") }

// The guard asks for something else: whoever calls it may write.
func Quiet(quiet bool, w io.Writer) { // want Quiet:`^stdout os\.Stdout; writes p1$`
	if quiet {
		w = os.Stdout
	}
	fmt.Fprintln(w, "x")
}

// Guarded twice.
func Twice(a, b io.Writer) { // want Twice:`defaults p`
	w := a
	if w == nil {
		w = b
	}
	if w == nil {
		w = os.Stdout
	}
	fmt.Fprintln(w, "x")
}

// ErrDefault falls back to stderr.
func ErrDefault(w io.Writer) { // want ErrDefault:`^writes p0$`
	if w == nil {
		w = os.Stderr
	}
	fmt.Fprintln(w, "x")
}

func ErrDefaultNil() { ErrDefault(nil) }

// Or uses cmp.Or, which says the same as Default.
func Or(w *os.File) { // want Or:`^writes p0; defaults p0$`
	fmt.Fprintln(cmp.Or(w, os.Stdout), "x")
}

func OrErr(w *os.File) { // want OrErr:`^writes p0$`
	fmt.Fprintln(cmp.Or(w, os.Stderr), "x")
}

// Context is handed on by value, with more in it each time.
type Context struct {
	Out   io.Writer
	depth int
}

func (c Context) Deeper() Context { // want Deeper:`^r0 = \{: p0\}; r0\.Out is p0\.Out$`
	c.depth++
	return c
}

func (c *Context) Print() { // want Print:`defaults p0\.Out`
	if c.Out == nil {
		c.Out = os.Stdout
	}
	fmt.Fprintln(c.Out, c.depth)
}

// Again puts what it got from a variable back into it.
func Again(n int) { // want Again:`^stdout os\.Stdout$`
	var c Context
	for range n {
		c = c.Deeper()
	}
	c.Print()
}

// AgainErr does so with a writer.
func AgainErr(n int) {
	c := Context{Out: os.Stderr}
	for range n {
		c = c.Deeper()
	}
	c.Print()
}

// Swap has two variables change places.
func Swap(n int) { // want Swap:`^stdout os\.Stdout$`
	var front, back Context
	for range n {
		front, back = back, front
	}
	front.Print()
}

// SwapErr does so with writers.
func SwapErr(n int) {
	front, back := Context{Out: os.Stderr}, Context{Out: os.Stderr}
	for range n {
		front, back = back, front
	}
	front.Print()
}

// Made leaves the writer unset on one way.
func Made(quiet bool) *Options {
	if quiet {
		return &Options{Out: os.Stderr}
	}
	return &Options{}
}

func RunMade(quiet bool) { RunPointer(Made(quiet)) } // want RunMade:`^stdout os\.Stdout$`

// MadeTwice sets it on both.
func MadeTwice(quiet bool) *Options { // want MadeTwice:`^r0\.Out is not nil; r0 is not nil$`
	if quiet {
		return &Options{Out: os.Stderr}
	}
	return &Options{Out: new(bytes.Buffer)}
}

func RunMadeTwice(quiet bool) { RunPointer(MadeTwice(quiet)) }

// Found has nothing in it where nothing was kept.
func Found(kept map[string]*Options, name string) Options { // want Found:`^r0 = p0\.\[\]$`
	if o := kept[name]; o != nil {
		return *o
	}
	return Options{}
}

func RunFound(kept map[string]*Options) { Run(Found(kept, "x")) } // want RunFound:`stdout os\.Stdout`

// FoundOr says whether something was kept.
func FoundOr(kept map[string]*Options, name string) (Options, bool) { // want FoundOr:`^r0 = p0\.\[\]$`
	if o := kept[name]; o != nil {
		return *o, true
	}
	return Options{}, false
}

func RunFoundOr(kept map[string]*Options) { // want RunFoundOr:`^writes p0\.\[\]\.Out; defaults p0\.\[\]\.Out$`
	if o, ok := FoundOr(kept, "x"); ok {
		Run(o)
	}
}
