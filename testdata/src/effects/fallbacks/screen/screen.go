// Package screen has screens that are on standard output unless an option says otherwise.
package screen

import (
	"cmp"
	"fmt"
	"io"
	"os"

	"github.com/envvet/envvet/testdata/src/effects/fallbacks/colored"
)

// A Screen shows lines.
type Screen struct {
	out   io.Writer
	title string
	lines chan io.Writer
}

type Option func(*Screen)

func WithOutput(w io.Writer) Option { // want WithOutput:`r0 = func\(p0\.out = c0\)`
	return func(s *Screen) { s.out = w }
}

func WithTitle(title string) Option { // want WithTitle:`^leaves \.out$`
	return func(s *Screen) { s.title = title }
}

// WithQuiet puts something in place of the output sometimes.
func WithQuiet(quiet bool) Option { // want WithQuiet:`func`
	return func(s *Screen) {
		if quiet {
			s.out = io.Discard
		}
	}
}

// WithCopy puts a whole screen there.
func WithCopy(of Screen) Option { // want WithCopy:`func`
	return func(s *Screen) { *s = of }
}

// New has its own output where no option has set one.
func New(options ...Option) *Screen { // want New:`calls p0\.\[\]; defaults p0\.\[\]; makes {out: injected stdout[^;]*; r0 = {out: injected stdout`
	s := &Screen{}
	for _, set := range options {
		set(s)
	}
	if s.out == nil {
		s.out = os.Stdout
	}
	return s
}

// Titled hands its options on.
func Titled(title string, options ...Option) *Screen { // want Titled:`defaults p1\.\[\]`
	s := New(options...)
	s.title = title
	return s
}

// A Setter is an option that is no function.
type Setter interface{ Set(*Screen) error }

type toOutput struct{ w io.Writer }

func (t toOutput) Set(s *Screen) error { // want Set:`p1\.out = p0\.w`
	s.out = t.w
	return nil
}

func ToOutput(w io.Writer) Setter { return toOutput{w} } // want ToOutput:`r0`

// Open takes options that may fail.
func Open(setters ...Setter) (*Screen, error) { // want Open:`calls p0\.\[\]\.Set; defaults p0\.\[\]`
	s := new(Screen)
	for _, set := range setters {
		if err := set.Set(s); err != nil {
			return nil, err
		}
	}
	if s.out == nil {
		s.out = os.Stdout
	}
	return s, nil
}

// A console prints what is written to it.
type console struct{}

func (console) Write(b []byte) (int, error) { return fmt.Print(string(b)) } // want Write:`stdout fmt.Print`

// Framed has an output from the beginning, and puts a frame around what is there then.
func Framed(options ...Option) *Screen { // want Framed:`calls p0\.\[\]`
	s := &Screen{out: console{}}
	for _, set := range options {
		set(s)
	}
	s.out = &frame{s.out}
	return s
}

type frame struct{ io.Writer }

// Teed writes to its own output in any case.
func Teed(options ...Option) *Screen { // want Teed:`calls p0\.\[\]`
	s := &Screen{out: io.Discard}
	for _, set := range options {
		set(s)
	}
	s.out = io.MultiWriter(s.out, console{})
	return s
}

// Show writes.
func (s *Screen) Show() { fmt.Fprintln(s.out, s.title) } // want Show:`writes p0\.out`

// Live draws at once, on standard output if no option says otherwise.
func Live(options ...Option) { // want Live:`^goroutine a go statement; writes made\.out; calls p0\.\[\]; defaults p0\.\[\]; makes `
	s := &Screen{out: os.Stdout}
	for _, set := range options {
		if set != nil {
			set(s)
		}
	}
	s.lines = make(chan io.Writer)
	go s.draw()
}

func (s *Screen) draw() { io.WriteString(s.out, s.title) }

// Greeted writes before it calls its options.
func Greeted(options ...Option) { // want Greeted:`stdout os.Stdout; calls p0\.\[\]$`
	s := &Screen{out: os.Stdout}
	s.draw()
	for _, set := range options {
		set(s)
	}
}

// A Sheet is on what another package makes of standard output if it is on nothing.
type Sheet struct {
	Out   io.Writer
	lines int
}

// NewSheet has a sheet that is on something.
func NewSheet(of Sheet) *Sheet { // want NewSheet:`defaults p0\.Out; r0 = `
	if of.Out == nil {
		of.Out = colored.Stdout()
	}
	return &of
}

// Line writes.
func (s *Sheet) Line() { fmt.Fprintln(s.Out, "-") } // want Line:`writes p0\.Out`

// A Page has no options.
type Page struct{ Out io.Writer }

// Print has an output of its own where the page has none.
func (p *Page) Print(text string) { // want Print:`writes p0\.Out; defaults p0\.Out$`
	show(cmp.Or[io.Writer](p.Out, os.Stdout), text)
}

func show(w io.Writer, text string) { io.WriteString(w, text) }
