// Package fields keeps writers in the fields of structs.
package fields

import (
	"bytes"
	"fmt"
	"io"
	"os"
)

type Streams struct{ In, Out, Err io.Writer }

func System() Streams { return Streams{Out: os.Stdout, Err: os.Stderr} } // want System:`^stdout os\.Stdout; r0 = \{.*Out: .*stdout `

func (s Streams) Say(text string) { fmt.Fprintln(s.Out, text) } // want Say:`^writes p0\.Out$`

func (s Streams) Warn(text string) { fmt.Fprintln(s.Err, text) } // want Warn:`^writes p0\.Err$`

func Say() { Streams{Out: os.Stdout, Err: os.Stderr}.Say("x") } // want Say:`^stdout os\.Stdout$`

// Warn has standard output in the field that it does not use.
func Warn() { Streams{Out: os.Stdout, Err: os.Stderr}.Warn("x") }

func Swapped() { Streams{Out: os.Stderr, Err: os.Stdout}.Warn("x") } // want Swapped:`^stdout os\.Stdout$`

func Zero() { Streams{}.Say("x") }

// By pointer, with the address taken late.

func SayPointer() { // want SayPointer:`^stdout os\.Stdout$`
	s := Streams{Err: os.Stderr}
	p := &s
	p.Out = os.Stdout
	s.Say("x")
}

func WarnPointer() {
	s := Streams{Out: os.Stderr}
	p := &s
	p.Err = os.Stdout
	s.Say("x")
}

// Nested values and pointers.

type App struct {
	name    string
	streams Streams
	ui      *UI
}

type UI struct {
	out   io.Writer
	theme struct{ reset io.Writer }
}

func (u *UI) Draw() { fmt.Fprintln(u.out, "x") } // want Draw:`^writes p0\.out$`

func (u *UI) Reset() { fmt.Fprintln(u.theme.reset, "x") } // want Reset:`^writes p0\.theme\.reset$`

func (a *App) Say() { a.streams.Say(a.name) } // want Say:`^writes p0\.streams\.Out$`

func (a *App) Draw() { a.ui.Draw() } // want Draw:`^writes p0\.ui\.out$`

func (a *App) Reset() { a.ui.Reset() } // want Reset:`^writes p0\.ui\.theme\.reset$`

func NewApp(out, ui, reset io.Writer) *App { // want NewApp:`^r0 = \{streams: \{Out: p0\}, ui: \{out: p1, theme\.reset: p2\}\}; r0 is not nil$`
	a := &App{streams: Streams{Out: out}, ui: &UI{out: ui}}
	a.ui.theme.reset = reset
	return a
}

func AppSay() { NewApp(os.Stdout, os.Stderr, os.Stderr).Say() } // want AppSay:`^stdout os\.Stdout$`

func AppSayErr() { NewApp(os.Stderr, os.Stdout, os.Stdout).Say() }

func AppDraw() { NewApp(os.Stderr, os.Stdout, os.Stderr).Draw() } // want AppDraw:`^stdout os\.Stdout$`

func AppDrawErr() { NewApp(os.Stdout, os.Stderr, os.Stdout).Draw() }

func AppReset() { NewApp(os.Stderr, os.Stderr, os.Stdout).Reset() } // want AppReset:`^stdout os\.Stdout$`

func AppResetErr() { NewApp(os.Stdout, os.Stdout, os.Stderr).Reset() }

// Embedded structs and interfaces.

type Command struct {
	Streams
	*UI
	args []string
}

func (c *Command) Run() { // want Run:`^writes p0\.Streams\.Out$`
	c.Say(c.args[0])
}

func (c *Command) RunOut() { // want RunOut:`^writes p0\.Streams\.Out$`
	fmt.Fprintln(c.Out, "x")
}

func CommandRun() { // want CommandRun:`^stdout os\.Stdout$`
	c := &Command{args: []string{"x"}}
	c.Out = os.Stdout
	c.Run()
}

func CommandRunErr() {
	c := &Command{args: []string{"x"}, UI: &UI{out: os.Stdout}}
	c.Out = os.Stderr
	c.Run()
}

func CommandDraw() { // want CommandDraw:`^stdout os\.Stdout$`
	c := Command{UI: &UI{out: os.Stdout}}
	c.Draw()
}

func CommandDrawErr() {
	c := Command{UI: &UI{out: os.Stderr}, Streams: Streams{Out: os.Stdout}}
	c.Draw()
}

// A Log is a writer by embedding one.
type Log struct {
	io.Writer
	level int
}

func NewLog(w io.Writer) *Log { return &Log{Writer: w} } // want NewLog:`^r0 = \{Writer: p0\}; r0 is not nil$`

func (l *Log) Info(s string) { fmt.Fprintln(l, s) } // want Info:`p0`

func Info() { NewLog(os.Stdout).Info("x") } // want Info:`^stdout os\.Stdout$`

func InfoErr() { NewLog(os.Stderr).Info("x") }

func InfoBuffer() string {
	var b bytes.Buffer
	NewLog(&b).Info("x")
	return b.String()
}

// Setters, with the value and the pointer.

func (l *Log) SetOutput(w io.Writer) { l.Writer = w } // want SetOutput:`^p0\.Writer = p1$`

func Set() { // want Set:`^stdout os\.Stdout$`
	l := NewLog(os.Stderr)
	l.SetOutput(os.Stdout)
	l.Info("x")
}

func SetBack() { // want SetBack:`^stdout os\.Stdout$`
	l := NewLog(os.Stderr)
	l.SetOutput(os.Stdout)
	l.Info("x")
	l.SetOutput(os.Stderr)
}

func SetAway() {
	l := NewLog(os.Stderr)
	l.SetOutput(io.Discard)
	l.Info("x")
}

// WithOutput changes a copy.
func (l Log) WithOutput(w io.Writer) *Log { // want WithOutput:`r0 = `
	l.Writer = w
	return &l
}

func With() { NewLog(os.Stderr).WithOutput(os.Stdout).Info("x") } // want With:`^stdout os\.Stdout$`

func WithErr() { NewLog(os.Stderr).WithOutput(io.Discard).Info("x") }

// WithLost drops the copy.
func WithLost() {
	l := NewLog(os.Stderr)
	_ = l.WithOutput(io.Discard)
	l.Info("x")
}

// What two objects of one constructor hold is kept apart.
func Apart() {
	out, err := NewLog(os.Stdout), NewLog(os.Stderr)
	err.Info("x")
	if out == err {
		return
	}
}

// A list of structs.
type sink struct {
	name string
	w    io.Writer
}

func Sinks() { // want Sinks:`^stdout os\.Stdout$`
	for _, s := range []sink{{"err", os.Stderr}, {"out", os.Stdout}} {
		fmt.Fprintln(s.w, s.name)
	}
}

func SinksErr() {
	for _, s := range []*sink{{"err", os.Stderr}, {"discard", io.Discard}} {
		fmt.Fprintln(s.w, s.name)
	}
}

// Anonymous structs.
func Anonymous() { // want Anonymous:`^stdout os\.Stdout$`
	env := struct{ out, err io.Writer }{os.Stdout, os.Stderr}
	fmt.Fprintln(env.out, "x")
}

func AnonymousErr() {
	env := struct{ out, err io.Writer }{os.Stderr, os.Stderr}
	fmt.Fprintln(env.out, "x")
}
