// Package levels has loggers whose level decides what they do.
package levels

import (
	"fmt"
	"os"
)

type Level int

const (
	Debug Level = iota
	Info
	Fatal
)

type Logger struct{ quiet bool }

func (l *Logger) output(level Level, text string) {
	fmt.Fprintln(os.Stderr, text)
	if level == Fatal {
		os.Exit(1)
	}
}

// Log ends the process at one level, which its caller chooses.
func (l *Logger) Log(level Level, text string) { // want Log:`^exit os.Exit; leaves p0 alone$`
	if l.quiet {
		return
	}
	l.output(level, text)
}

func (l *Logger) Info(text string)  { l.Log(Info, text) }  // want Info:`^leaves p0 alone$`
func (l *Logger) Fatal(text string) { l.Log(Fatal, text) } // want Fatal:`^exit os.Exit; leaves p0 alone$`

// Print is for a level that is known when the program runs.
func (l *Logger) Print(level string, text string) { // want Print:`^exit os.Exit; leaves p0 alone$`
	l.Log(parse(level), text)
}

func parse(s string) Level {
	if s == "fatal" {
		return Fatal
	}
	return Info
}

// Below is never called with Fatal, as its own condition says.
func (l *Logger) Below(level Level, text string) { // want Below:`^leaves p0 alone$`
	if level == Fatal {
		return
	}
	l.Log(level, text)
}

func (l *Logger) Either(level Level) { // want Either:`^exit os.Exit; leaves p0 alone$`
	switch level {
	case Debug:
		l.Log(Info, "debug")
	case Fatal:
		l.die(true)
	default:
		l.die(false)
	}
}

func (l *Logger) die(really bool) {
	if !really {
		return
	}
	os.Exit(1)
}

func Verbose(v int, text string) { // want Verbose:`^stdout fmt.Println$`
	if v >= 2 {
		fmt.Println(text)
	}
}

func Quiet()  { Verbose(1, "x") }
func Normal() { Verbose(2, "x") } // want Normal:`^stdout fmt.Println$`

func Emit(format string, f func()) { // want Emit:`^calls p1$`
	if format == "json" {
		f()
	}
}

func EmitText() { Emit("text", func() { fmt.Println("x") }) }
func EmitJSON() { Emit("json", func() { fmt.Println("x") }) } // want EmitJSON:`^stdout fmt.Println$`

// wrapped ends the process at other numbers than it asks for: 257 is one, too.
func wrapped(n int) {
	if uint8(n) == 1 {
		os.Exit(1)
	}
}

func Wrapped() { wrapped(257) } // want Wrapped:`^exit os.Exit$`

// outside ends the process below zero, too.
func outside(n int) {
	if uint(n) >= 10 {
		os.Exit(1)
	}
}

func Outside() { outside(-1) } // want Outside:`^exit os.Exit$`

// widened is the same number in each type.
func widened(n int8) {
	if int64(n) == -1 {
		os.Exit(1)
	}
}

func Widened() { widened(-1) } // want Widened:`^exit os.Exit$`

func Narrow() { widened(1) }

// signed is the same number in a type that has more of them.
func signed(n uint8) {
	if int(n) == 200 {
		os.Exit(1)
	}
}

func Signed() { signed(200) } // want Signed:`^exit os.Exit$`

func Unsigned() { signed(100) }

// mirrored has the constant first.
func mirrored(level Level) {
	if Info < level {
		os.Exit(1)
	}
}

func Mirrored() { mirrored(Fatal) } // want Mirrored:`^exit os.Exit$`

func Unmirrored() { mirrored(Debug) }
