// Package hooks is a logger that ends the process after what is fatal: by a hook
// that is made where the level says so, as in zap, or by a function that is picked
// by the level, as in logrus.
package hooks

import (
	"fmt"
	"io"
	"os"
	"runtime"
)

type Level int

const (
	Info Level = iota
	Fatal
)

// An Action is a hook that is a constant.
type Action int

const (
	Nothing Action = iota
	End
	Leave
)

func (a Action) Do(e *Entry) { // want Do:`^exit os\.Exit; exit runtime\.Goexit$`
	switch a {
	case End:
		os.Exit(1)
	case Leave: // which nobody asks for
		runtime.Goexit()
	}
}

type Hook interface{ Do(*Entry) }

type Message struct {
	Level Level
	Text  string
}

type Entry struct {
	Message
	after Hook
}

func (e *Entry) write() {
	fmt.Fprintln(os.Stderr, e.Text)
	if e.after != nil {
		e.after.Do(e)
	}
}

type Logger struct{ name string }

func (l *Logger) check(level Level, text string) *Entry {
	m := Message{Level: level, Text: l.name + text}
	e := &Entry{Message: m}
	switch m.Level {
	case Fatal:
		e.after = or(End, e.after)
	}
	return e
}

func or(a, b Hook) Hook {
	if b != nil {
		return b
	}
	return a
}

func (l *Logger) Info(text string) {
	if e := l.check(Info, text); e != nil {
		e.write()
	}
}

func (l *Logger) Fatal(text string) { // want Fatal:`^exit os\.Exit$`
	l.check(Fatal, text).write()
}

// Log does what the level says, which callers of other packages know.
func (l *Logger) Log(level Level, text string) { // want Log:`^exit os\.Exit$`
	l.Check(level, text).write()
}

func (l *Logger) Check(level Level, text string) *Entry { return l.check(level, text) } // want Check:`.*`

func LogInfo(text string) { new(Logger).Log(Info, text) }

func LogFatal(text string) { new(Logger).Log(Fatal, text) } // want LogFatal:`^exit os\.Exit$`

// Two calls, one of which is of what is fatal.
func (l *Logger) Both(text string) { // want Both:`^exit os\.Exit$`
	l.check(Info, text).write()
	l.check(Fatal, text).write()
}

func (l *Logger) note(text string) { fmt.Fprintln(os.Stderr, l.name, text) }

func (l *Logger) end(text string) {
	fmt.Fprintln(os.Stderr, l.name, text)
	os.Exit(1)
}

func (l *Logger) WriterAt(level Level) { // want WriterAt:`^exit os\.Exit$`
	var print func(string)
	switch level {
	case Fatal:
		print = l.end
	default:
		print = l.note
	}
	scan(print)
}

func scan(print func(string)) { print("x") }

func (l *Logger) Writer() { l.WriterAt(Info) }

func (l *Logger) FatalWriter() { l.WriterAt(Fatal) } // want FatalWriter:`^exit os\.Exit$`

// A level that is set after it was copied.
func (l *Logger) Late(level Level) { // want Late:`^exit os\.Exit$`
	var m Message
	before := m.Level
	m.Level = level
	if before == Info {
		os.Exit(1)
	}
}

func LateFatal() { new(Logger).Late(Fatal) } // want LateFatal:`^exit os\.Exit$`

// An encoder is made by the name of a format: each of two writes to the same.
type encoder interface{ encode(string) }

type text struct {
	w   io.Writer
	sep string
}

func (t *text) encode(s string) { fmt.Fprint(t.w, s, t.sep) }

func Write(w io.Writer, format, s string) { // want Write:`^writes p0$`
	var e encoder
	switch format {
	case "table":
		e = &text{w: w, sep: "\t"}
	case "csv":
		e = &text{w: w, sep: ","}
	}
	e.encode(s)
}

func WriteTable(s string) { Write(os.Stdout, "table", s) } // want WriteTable:`^stdout os\.Stdout$`

func WriteCSV(s string) { Write(os.Stdout, "csv", s) } // want WriteCSV:`^stdout os\.Stdout$`

// A view has a part that is told something else than it.
type part struct{ quiet bool }

func (p part) Show() { // want Show:`^stdout fmt\.Println$`
	if !p.quiet {
		fmt.Println("x")
	}
}

type Shower interface{ Show() }

type view struct {
	part
	quiet bool
}

func ShowView() { Shower(view{quiet: true}).Show() } // want ShowView:`^stdout fmt\.Println$`

func ShowPart() { Shower(part{quiet: true}).Show() }
