// Package ui prints by printers, each of which is made when it is first asked for.
package ui

import (
	"fmt"
	"io"
	"os"
	"sync"
	"sync/atomic"
)

type Printer struct {
	out    io.Writer
	prefix string
}

func New(w io.Writer) *Printer { return &Printer{out: w} }

func (p *Printer) SetOut(w io.Writer) { p.out = w }

func (p *Printer) Say(text string) { fmt.Fprintln(p.out, p.prefix+text) }

var notes *Printer

func Notes() *Printer {
	if notes == nil {
		notes = New(os.Stdout)
		notes.prefix = "note: "
	}
	return notes
}

var answers *Printer

func Answers() *Printer {
	if answers != nil {
		return answers
	}
	answers = New(os.Stdout)
	return answers
}

var (
	locked *Printer
	mu     sync.Mutex
)

func Locked() *Printer {
	mu.Lock()
	defer mu.Unlock()
	if locked == nil {
		locked = New(os.Stdout)
	}
	return locked
}

var checked *Printer

func Checked() *Printer {
	if checked != nil {
		return checked
	}
	mu.Lock()
	defer mu.Unlock()
	if checked == nil {
		checked = New(os.Stdout)
	}
	return checked
}

var (
	once *Printer
	made sync.Once
)

func Once() *Printer {
	made.Do(func() {
		once = New(os.Stdout)
	})
	return once
}

var begun *Printer

func init() {
	begun = New(os.Stdout)
}

func Begun() *Printer { return begun }

var value = sync.OnceValue(func() *Printer { return New(os.Stdout) })

func Value() *Printer { return value() }

func newPrinter() *Printer { return New(os.Stdout) }

var Named = sync.OnceValue(newPrinter)

var stored atomic.Pointer[Printer]

func init() {
	stored.Store(New(os.Stdout))
}

func Stored() *Printer { return stored.Load() }

var output io.Writer

func writer() io.Writer {
	if output == nil {
		output = os.Stdout
	}
	return output
}

func SetOutput(w io.Writer) { output = w }

func Say(text string) { fmt.Fprintln(writer(), text) }

// changing is made with what is set when it is first asked for.
var (
	changing *Printer
	where    io.Writer = os.Stdout
)

func SetWhere(w io.Writer) { where = w }

func Changing() *Printer {
	if changing == nil {
		changing = New(where)
	}
	return changing
}

var loud *Printer

func newLoud() *Printer {
	fmt.Println("begin") // who first asks prints that
	return New(os.Stderr)
}

func Loud() *Printer {
	if loud == nil {
		loud = newLoud()
	}
	return loud
}

var Loudly = sync.OnceValue(newLoud)

var strict *Printer

func newStrict() *Printer {
	if os.Getenv("STRICT") == "" {
		os.Exit(1)
	}
	return New(os.Stderr)
}

func Strict() *Printer {
	if strict != nil {
		return strict
	}
	strict = newStrict()
	return strict
}

var reset *Printer

func Reset() { reset = nil }

func Again() *Printer {
	if reset == nil {
		reset = New(os.Stdout)
	}
	return reset
}

var held = &struct{ printer atomic.Pointer[Printer] }{}

func init() {
	held.printer.Store(newPrinter())
}

func Held() *Printer { return held.printer.Load() }
