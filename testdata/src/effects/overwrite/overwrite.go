// Package overwrite gives variables and fields one writer after another.
package overwrite

import (
	"fmt"
	"io"
	"os"
)

func Before() {
	w := io.Writer(os.Stdout)
	w = os.Stderr
	fmt.Fprintln(w, "x")
}

func After() { // want After:`^stdout os\.Stdout$`
	w := io.Writer(os.Stdout)
	fmt.Fprintln(w, "x")
	w = os.Stderr
	fmt.Fprintln(w, "x")
}

func AfterErr() {
	w := io.Writer(os.Stderr)
	fmt.Fprintln(w, "x")
	w = os.Stdout
	if w == nil {
		return
	}
}

func Maybe(quiet bool) { // want Maybe:`^stdout os\.Stdout$`
	w := io.Writer(os.Stdout)
	if quiet {
		w = os.Stderr
	}
	fmt.Fprintln(w, "x")
}

func Either(quiet bool) {
	w := io.Writer(os.Stdout)
	if quiet {
		w = io.Discard
	} else {
		w = os.Stderr
	}
	fmt.Fprintln(w, "x")
}

func Switch(mode string) {
	var w io.Writer
	switch mode {
	case "out":
		if w == os.Stdout {
			return
		}
		w = os.Stderr
	default:
		w = io.Discard
	}
	fmt.Fprintln(w, "x")
}

func SwitchOut(mode string) { // want SwitchOut:`^stdout os\.Stdout$`
	var w io.Writer
	switch mode {
	case "out":
		w = os.Stdout
	default:
		w = io.Discard
	}
	fmt.Fprintln(w, "x")
}

// Loop writes to what the round before has set.
func Loop(n int) { // want Loop:`^stdout os\.Stdout$`
	w := io.Writer(os.Stderr)
	for range n {
		fmt.Fprintln(w, "x")
		w = os.Stdout
	}
}

func LoopErr(n int) {
	for range n {
		w := io.Writer(os.Stdout)
		w = os.Stderr
		fmt.Fprintln(w, "x")
	}
}

func Label(names []string) { // want Label:`^stdout os\.Stdout$`
	w := io.Writer(os.Stderr)
next:
	for _, name := range names {
		for _, c := range name {
			if c == '-' {
				w = os.Stdout
				continue next
			}
		}
		fmt.Fprintln(w, name)
	}
}

func Goto(n int) { // want Goto:`^stdout os\.Stdout$`
	w := io.Writer(os.Stderr)
again:
	fmt.Fprintln(w, "x")
	w = os.Stdout
	if n--; n > 0 {
		goto again
	}
}

// Fields: the same for what a pointer leads to.

type Printer struct{ w io.Writer }

func (p *Printer) Line(s string) { fmt.Fprintln(p.w, s) } // want Line:`^writes p0\.w$`

func FieldBefore() {
	p := &Printer{w: os.Stdout}
	p.w = os.Stderr
	p.Line("x")
}

func FieldAfter() { // want FieldAfter:`^stdout os\.Stdout$`
	p := &Printer{w: os.Stdout}
	p.Line("x")
	p.w = os.Stderr
	p.Line("x")
}

func FieldMaybe(quiet bool) { // want FieldMaybe:`^stdout os\.Stdout$`
	p := &Printer{w: os.Stdout}
	if quiet {
		p.w = os.Stderr
	}
	p.Line("x")
}

func set(p *Printer, w io.Writer) { p.w = w }

func setMaybe(p *Printer, w io.Writer, ok bool) {
	if ok {
		p.w = w
	}
}

func FieldByFunc() {
	p := &Printer{w: os.Stdout}
	set(p, os.Stderr)
	p.Line("x")
}

func FieldByFuncMaybe(quiet bool) { // want FieldByFuncMaybe:`^stdout os\.Stdout$`
	p := &Printer{w: os.Stdout}
	setMaybe(p, os.Stderr, quiet)
	p.Line("x")
}

func FieldByFuncLate() { // want FieldByFuncLate:`^stdout os\.Stdout$`
	p := &Printer{w: os.Stdout}
	p.Line("x")
	set(p, os.Stderr)
}

func Whole() {
	p := Printer{w: os.Stdout}
	p = Printer{w: os.Stderr}
	p.Line("x")
}

func Restored() { // want Restored:`^stdout os\.Stdout$`
	p := &Printer{w: os.Stdout}
	old := p.w
	p.w = os.Stderr
	p.Line("x")
	p.w = old
	p.Line("y")
}

// A parameter that is replaced before it is used.

func Param(w io.Writer) {
	w = os.Stderr
	fmt.Fprintln(w, "x")
}

func CallParam() { Param(os.Stdout) }

func (p *Printer) Mute() { // want Mute:``
	p.w = io.Discard
	p.Line("x")
}

func CallMute() { (&Printer{w: os.Stdout}).Mute() }

// A package variable may have been set by any function.

var current io.Writer = os.Stdout

func CurrentErr() {
	current = os.Stderr
	fmt.Fprintln(current, "x")
}

func Current() { // want Current:`^stdout fmt\.Fprintln$`
	fmt.Fprintln(current, "x")
}

// An early return keeps the store from being reached.
func Early(ok bool) {
	var w io.Writer = os.Stderr
	if ok {
		w = os.Stdout
		if w != nil {
			return
		}
	} else {
		fmt.Fprintln(w, "x")
	}
}

// Panics leaves by another way.
func Panics(ok bool) {
	w := io.Writer(os.Stderr)
	if !ok {
		w = os.Stdout
		panic(w)
	}
	fmt.Fprintln(w, "x")
}

// Array elements are one place: either may be meant.
func Array(i int) { // want Array:`^stdout os\.Stdout$`
	ws := [2]io.Writer{os.Stdout, os.Stderr}
	fmt.Fprintln(ws[i], "x")
}
