package export

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

// A Panel keeps what it has made of what its options left.
type Panel struct {
	out   io.Writer
	title string
	term  *terminal
	lines *bufio.Writer
}

type terminal struct{ out io.Writer }

func newTerminal(out io.Writer) *terminal { return &terminal{out} }

// A PanelOption changes a panel.
type PanelOption func(*Panel)

// On has a panel written to w.
func On(w io.Writer) PanelOption { return func(p *Panel) { p.out = w } }

// Titled gives a panel a title.
func Titled(title string) PanelOption { return func(p *Panel) { p.title = title } }

// NewPanel makes what it writes by when it knows where to.
func NewPanel(options ...PanelOption) (*Panel, error) {
	p := &Panel{out: os.Stdout}
	for _, set := range options {
		set(p)
	}
	p.term = newTerminal(p.out)
	p.lines = bufio.NewWriter(p.out)
	return p, nil
}

// Draw writes by the terminal.
func (p *Panel) Draw() { fmt.Fprintln(p.term.out, p.title) }

// Flush writes by the buffer.
func (p *Panel) Flush() error {
	fmt.Fprintln(p.lines, p.title)
	return p.lines.Flush()
}

// A Window has a terminal of its own in any case, also if an option has set one.
type Window struct {
	out  io.Writer
	term *terminal
}

// A WindowOption changes a window.
type WindowOption func(*Window)

// By has a window write to w by a terminal, which it does not.
func By(w io.Writer) WindowOption { return func(p *Window) { p.term = newTerminal(w) } }

// NewWindow has it write to standard output.
func NewWindow(options ...WindowOption) *Window {
	p := &Window{out: os.Stdout}
	for _, set := range options {
		set(p)
	}
	p.term = newTerminal(p.out)
	return p
}

// Draw writes by the terminal.
func (p *Window) Draw() { fmt.Fprintln(p.term.out, "x") }
