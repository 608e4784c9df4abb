// Package runner has runners that are built step by step.
package runner

import (
	"fmt"
	"io"
	"os"
)

// A Builder is told by methods, which return it, what the runner is to be like.
type Builder struct {
	quiet bool
	level int
	steps []string
}

// New returns a builder.
func New() *Builder { return &Builder{level: 1} }

// Quiet has the runner print nothing.
func (b *Builder) Quiet() *Builder {
	b.quiet = true
	return b
}

// Level has it print from a level on.
func (b *Builder) Level(level int) *Builder {
	b.level = level
	return b
}

// Step adds a step.
func (b *Builder) Step(name string) *Builder {
	b.steps = append(b.steps, name)
	return b
}

// Silent has it print nothing at all.
func (b *Builder) Silent() *Builder { return b.Quiet().Level(0) }

// Loudly returns another builder unless this one has steps.
func (b *Builder) Loudly() *Builder {
	if len(b.steps) == 0 {
		return New()
	}
	return b
}

// Build returns a runner.
func (b *Builder) Build() *Runner { return &Runner{quiet: b.quiet, level: b.level, steps: b.steps} }

// A Runner runs steps.
type Runner struct {
	quiet bool
	level int
	steps []string
}

// Run runs them.
func (r *Runner) Run() {
	for _, step := range r.steps {
		if !r.quiet {
			fmt.Println("running", step)
		}
	}
}

// Trace tells more.
func (r *Runner) Trace() {
	if r.level > 2 {
		fmt.Println("running", r.steps)
	}
}

// A Style is copied by its methods.
type Style struct {
	plain bool
	width int
}

// Plain returns a plain style.
func (s Style) Plain() Style {
	s.plain = true
	return s
}

// Width returns a style of a width.
func (s Style) Width(width int) Style {
	s.width = width
	return s
}

// Wider returns a style that is as another one, but wider.
func Wider(s Style) Style {
	s.width++
	return s
}

// Show shows what is not plain.
func (s Style) Show() {
	if !s.plain {
		fmt.Println("shown")
	}
}

// A UI talks.
type UI interface{ Say(text string) }

type basic struct{ out io.Writer }

func (b *basic) Say(text string) { fmt.Fprintln(b.out, text) }

type muted struct{ UI }

func (muted) Say(string) {}

type prefixed struct {
	UI
	prefix string
}

func (p prefixed) Say(text string) { p.UI.Say(p.prefix + text) }

// NewUI returns one that is quiet, or is not.
func NewUI(quiet bool) UI {
	var ui UI = &basic{os.Stdout}
	if quiet {
		ui = muted{ui}
	}
	return ui
}

// Prefixed returns one that puts something in front.
func Prefixed(ui UI, prefix string) UI { return prefixed{ui, prefix} }
