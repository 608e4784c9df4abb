// Package pools takes what it needs from pools.
package pools

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"sync"
)

// An Event is a line of a log, as in zerolog.
type Event struct {
	w    io.Writer
	done func(string)
}

var events = &sync.Pool{New: func() any { return &Event{} }}

func newEvent(w io.Writer) *Event {
	e := events.Get().(*Event)
	e.w = w
	e.done = nil
	return e
}

func putEvent(e *Event) { events.Put(e) }

func (e *Event) Msg(s string) { // want Msg:`writes p0\.w; calls p0\.done`
	fmt.Fprintln(e.w, s)
	if e.done != nil {
		e.done(s)
	}
	putEvent(e)
}

type Logger struct{ w io.Writer }

func (l *Logger) Info() *Event { return newEvent(l.w) } // want Info:`^r0 = \{w: p0\.w\}$`

func (l *Logger) Fatal() *Event { // want Fatal:`r0 = \{done: func\(exit os\.Exit\), w: p0\.w\}`
	e := newEvent(l.w)
	e.done = func(string) { os.Exit(1) }
	return e
}

func Info() { (&Logger{os.Stdout}).Info().Msg("x") } // want Info:`^stdout os\.Stdout$`

func InfoErr() { (&Logger{os.Stderr}).Info().Msg("x") }

func FatalErr() { (&Logger{os.Stderr}).Fatal().Msg("x") } // want FatalErr:`^exit os\.Exit$`

// What one puts back, another one fills again.

type Printer struct{ w io.Writer }

func (p *Printer) Line(s string) { fmt.Fprintln(p.w, s) } // want Line:`^writes p0\.w$`

var printers = sync.Pool{New: func() any { return new(Printer) }}

func Out() { // want Out:`stdout os\.Stdout`
	p := printers.Get().(*Printer)
	defer printers.Put(p)
	p.w = os.Stdout
	p.Line("x")
}

func Err() {
	p := printers.Get().(*Printer)
	defer printers.Put(p)
	p.w = os.Stderr
	p.Line("x")
}

func To(w io.Writer) { // want To:`writes p0`
	p := printers.Get().(*Printer)
	defer printers.Put(p)
	p.w = w
	p.Line("x")
}

func ToErr() { To(os.Stderr) }

var muted = sync.Pool{New: func() any { return &Printer{w: io.Discard} }}

func Muted() { muted.Get().(*Printer).Line("x") }

func Unmuted() { // want Unmuted:`stdout os\.Stdout`
	p := muted.Get().(*Printer)
	p.w = os.Stdout
	p.Line("x")
}

func loud() any {
	return &Printer{w: os.Stdout}
}

var loudly = sync.Pool{New: loud}

func Loudly() { // want Loudly:`stdout os\.Stdout`
	loudly.Get().(*Printer).Line("x")
}

// What is taken is given another writer, whatever it was made with.
var reset = sync.Pool{New: func() any { return bufio.NewWriter(nil) }}

func Reset() { // want Reset:`stdout os\.Stdout`
	w := reset.Get().(*bufio.Writer)
	w.Reset(os.Stdout)
	fmt.Fprintln(w, "x")
	w.Flush()
	reset.Put(w)
}

func ResetErr() {
	w := reset.Get().(*bufio.Writer)
	w.Reset(os.Stderr)
	fmt.Fprintln(w, "x")
	w.Flush()
	reset.Put(w)
}

// A pool in a struct, and one that makes what it is told to.

type Pool struct{ pool sync.Pool }

func NewPool(f func() *Printer) *Pool { // want NewPool:`r0 = `
	return &Pool{sync.Pool{New: func() any { return f() }}}
}

func (p *Pool) Get() *Printer { return p.pool.Get().(*Printer) } // want Get:`calls p0\.pool\.New; r0 = p0\.pool\.New\.\(\)`

type shouter struct{}

func (shouter) Write(b []byte) (int, error) { // want Write:`^stdout fmt\.Println; r1 is nil$`
	fmt.Println(string(b))
	return len(b), nil
}

var shouters = NewPool(func() *Printer { return &Printer{w: shouter{}} })

func Shout() { shouters.Get().Line("x") } // want Shout:`^stdout fmt\.Println$`

var quiets = NewPool(func() *Printer { return &Printer{w: io.Discard} })

func Quiet() { quiets.Get().Line("x") }

// A pool that makes nothing has what was put there.

var filled sync.Pool

func init() { filled.Put(&Printer{w: shouter{}}) }

func Filled() { filled.Get().(*Printer).Line("x") } // want Filled:`^stdout fmt\.Println$`

var empty sync.Pool

func Empty() {
	p, _ := empty.Get().(*Printer)
	if p == nil {
		p = &Printer{w: os.Stderr}
	}
	p.Line("x")
}

// A Generic pool, as zap has: what it makes is of any type.
type Generic[T any] struct{ pool sync.Pool }

func NewGeneric[T any](f func() T) *Generic[T] { // want NewGeneric:`r0 = `
	return &Generic[T]{pool: sync.Pool{New: func() any { return f() }}}
}

func (p *Generic[T]) Get() T { return p.pool.Get().(T) } // want Get:`calls p0\.pool\.New; r0 = p0\.pool\.New\.\(\)`

func (p *Generic[T]) Put(v T) { p.pool.Put(v) } // want Put:``

type Level int

const (
	Low Level = iota
	High
)

type Hook interface{ OnWrite(*Checked) }

type exits struct{ code int }

func (e exits) OnWrite(*Checked) { os.Exit(e.code) } // want OnWrite:`^exit os\.Exit; never returns$`

// A Checked is an entry that is written.
type Checked struct {
	after Hook
	level Level
}

var checkeds = NewGeneric(func() *Checked { return &Checked{} })

func getChecked() *Checked {
	c := checkeds.Get()
	c.after = nil
	return c
}

func (c *Checked) Then(f Hook) *Checked { // want Then:`r0 = `
	if c == nil {
		c = getChecked()
	}
	c.after = f
	return c
}

func (c *Checked) Write() { // want Write:`calls p0\.after\.OnWrite`
	if hook := c.after; hook != nil {
		hook.OnWrite(c)
	}
	checkeds.Put(c)
}

func check(level Level) *Checked {
	c := getChecked()
	c.level = level
	switch level {
	case High:
		c = c.Then(exits{1})
	}
	return c
}

func CheckLow() { check(Low).Write() }

func CheckHigh() { check(High).Write() } // want CheckHigh:`^exit os\.Exit$`
