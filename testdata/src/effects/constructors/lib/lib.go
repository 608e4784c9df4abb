// Package lib has loggers whose constructors fill in what their methods ask for. // want package:`init set by [^ ]*/constructors/lib\.Traced}$`
package lib

import (
	"errors"
	"fmt"
	"io"
	"os"
)

type Level int

const (
	Debug Level = iota
	Info
	Quiet
)

// A Logger prints what is at its level.
type Logger struct {
	out   io.Writer
	level Level
	trace bool
	color bool // nothing sets it but what makes the whole
	Exit  func(int)
}

func New(out io.Writer, level Level) *Logger { // want New:`r0.Exit is not nil; r0.color stays false; r0.level is p1; r0.trace is false`
	return &Logger{out: out, level: level, Exit: func(int) {}}
}

// Default leaves the level as it is.
func Default() *Logger { // want Default:`r0.Exit is nil; r0.color stays false; r0.level is 0; r0.trace is false`
	return new(Logger)
}

// Open may fail.
func Open(name string) (*Logger, error) { // want Open:`r0.Exit is nil; r0.color stays false; r0.level is 2; r0.trace is false`
	if name == "" {
		return nil, errors.New("no name")
	}
	return &Logger{level: Quiet}, nil
}

// Either makes loggers of two levels, but all of them without an exit.
func Either(loud bool) *Logger { // want Either:`^r0.Exit is nil; r0.color stays false; r0.trace is false; r0 is not nil$`
	if loud {
		return &Logger{}
	}
	return &Logger{level: Quiet}
}

// An Option sets up a logger.
type Option func(*Logger)

// Traced says what happens.
func Traced() Option { // want Traced:`sets \.trace to true$`
	return func(l *Logger) { l.trace = true }
}

// With calls what may set the level, and may not take the exit away.
func With(options ...Option) *Logger { // want With:`r0.Exit is not nil; r0.color stays false; r0.level is p0.#set 2 level; r0.trace is p0.#set false trace; r0 is not nil$`
	l := &Logger{level: Quiet, Exit: func(int) {}}
	for _, o := range options {
		o(l)
	}
	return l
}

// SetLevel changes the level.
func (l *Logger) SetLevel(level Level) { l.level = level } // want SetLevel:`^sets \.level to p1; sets level of p0 only$`

// Print prints at a level.
func (l *Logger) Print(s string) { // want Print:`stdout`
	if l.level <= Info {
		fmt.Println(s)
	}
}

// Color prints in colours.
func (l *Logger) Color(s string) { // want Color:`stdout`
	if l.color {
		fmt.Println(s)
	}
}

// Colored makes what does.
func Colored() *Logger { // want Colored:`r0.color stays true`
	return &Logger{color: true}
}

// Trace prints if it is wanted.
func (l *Logger) Trace(s string) { // want Trace:`stdout`
	if l.trace {
		fmt.Println(s)
	}
}

// Fatal ends the process if nobody says how.
func (l *Logger) Fatal() { // want Fatal:`exit`
	if l.Exit == nil {
		os.Exit(1)
	}
	l.Exit(1)
}

// A Table is drawn by what it makes if it has none.
type Table struct {
	draw  func(string)
	count int
}

// NewTable brings its own.
func NewTable(draw func(string)) *Table { // want NewTable:`r0.draw is p0`
	return &Table{draw: draw}
}

// Append makes what prints if there is none.
func (t *Table) Append(s string) { // want Append:`stdout`
	t.count++
	if t.draw == nil {
		fmt.Println("no way to draw")
		t.draw = func(string) {}
	}
	t.draw(s)
}

// AppendAll asks once more after others had the table.
func (t *Table) AppendAll(all []string) { // want AppendAll:`stdout`
	for _, s := range all {
		t.Append(s)
	}
	if t.draw == nil {
		fmt.Println("no way to draw")
	}
}

// A Pipe is emptied when it is closed, or begins again.
type Pipe struct {
	sink func(string)
}

func NewPipe() *Pipe { // want NewPipe:`^r0.sink is not nil, until it is cleared; r0 is not nil$`
	return &Pipe{sink: func(string) {}}
}

// Close lets go of the sink.
func (p *Pipe) Close() { p.sink = nil } // want Close:`^sets \.sink to nil$`

// Send prints what goes nowhere.
func (p *Pipe) Send(s string) { // want Send:`stdout`
	if p.sink == nil {
		fmt.Println(s)
	}
}

// Finish closes what it has not before.
func (p *Pipe) Finish() { // want Finish:`stdout`
	p.Close()
	if p.sink == nil {
		fmt.Println("closed")
	}
}

// Station begins again.
type Station struct {
	name string
	send func(string)
}

func NewStation(name string) *Station { // want NewStation:`r0.send is not nil, until it is cleared; r0 is not nil$`
	return &Station{name: name, send: func(string) {}}
}

func (s *Station) Reset() { *s = Station{name: s.name} } // want Reset:`^$`

func (s *Station) Send(text string) { // want Send:`stdout`
	s.name += text
	if s.send == nil {
		fmt.Println(text)
	}
}

// Checked never fails yet, which counts for those of other modules only.
func Checked() error { return nil } // want Checked:`^r0 is nil$`

// Must ends the process.
func Must(err error) { // want Must:`exit`
	if err != nil {
		os.Exit(1)
	}
}
