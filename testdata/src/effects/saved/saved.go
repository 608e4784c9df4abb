// Package saved sets structs for a while, and puts them back as they were.
package saved

import (
	"fmt"
	"io"
	"os"
)

type Config struct {
	Out  io.Writer
	Name string
}

func (c *Config) Line(s string) { fmt.Fprintln(c.Out, s) } // want Line:`^writes p0\.Out$`

func While() { // want While:`^stdout os\.Stdout$`
	c := &Config{Out: os.Stdout}
	old := *c
	c.Out = io.Discard
	c.Line("x")
	*c = old
	c.Line("y")
}

func WhileErr() {
	c := &Config{Out: os.Stderr}
	old := *c
	c.Out = io.Discard
	c.Line("x")
	*c = old
	c.Line("y")
}

// Only while it is out of sight.
func Set() {
	c := &Config{Out: os.Stderr}
	old := *c
	c.Out = os.Stdout
	c.Name = "x"
	*c = old
	c.Line("y")
}

func Only() {
	c := &Config{Out: os.Stdout}
	old := *c
	c.Out = io.Discard
	c.Line("x")
	*c = old
}

// Of a parameter.

func Given(c *Config) { // want Given:`writes p0\.Out`
	old := *c
	c.Out = io.Discard
	c.Line("x")
	*c = old
	c.Line("y")
}

func GiveOut() { Given(&Config{Out: os.Stdout}) } // want GiveOut:`^stdout os\.Stdout$`

func GiveErr() { Given(&Config{Out: os.Stderr}) }

func GivenOnly(c *Config) { // want GivenOnly:``
	old := *c
	c.Out = io.Discard
	c.Line("x")
	*c = old
}

func GiveOnly() { GivenOnly(&Config{Out: os.Stdout}) }

// Of a package variable.

var std = Config{Out: os.Stdout}

func Std() { // want Std:`^stdout fmt\.Fprintln$`
	old := std
	std.Out = io.Discard
	std.Line("x")
	std = old
	std.Line("y")
}

func StdOnly() {
	old := std
	std.Out = io.Discard
	std.Line("x")
	std = old
}

// Put back twice.
func Twice() { // want Twice:`^stdout os\.Stdout$`
	c := &Config{Out: os.Stdout}
	old := *c
	c.Out = io.Discard
	older := *c
	c.Out = os.Stderr
	c.Line("x")
	*c = older
	c.Line("y")
	*c = old
	c.Line("z")
}

func TwiceErr() {
	c := &Config{Out: os.Stderr}
	old := *c
	c.Out = io.Discard
	older := *c
	c.Out = os.Stderr
	c.Line("x")
	*c = older
	c.Line("y")
	*c = old
	c.Line("z")
}

// Another in its place.

func Replaced(c *Config, d Config) { // want Replaced:`^writes p1\.Out; p0 = p1$`
	c.Out = io.Discard
	*c = d
	c.Line("x")
}

func ReplaceErr() { Replaced(&Config{Out: os.Stdout}, Config{Out: os.Stderr}) }

func ReplaceOut() { Replaced(&Config{Out: os.Stderr}, Config{Out: os.Stdout}) } // want ReplaceOut:`^stdout os\.Stdout$`

func Either(ok bool) { // want Either:`^stdout os\.Stdout$`
	c := &Config{Out: os.Stdout}
	if ok {
		*c = Config{Name: "x"}
	}
	c.Line("x")
}

// What a pointer led to is what it was.

type Holder struct{ c *Config }

func Behind() { // want Behind:`^stdout os\.Stdout$`
	h := &Holder{&Config{Out: os.Stderr}}
	c := h.c
	h.c.Out = os.Stdout
	*h = Holder{&Config{Out: os.Stderr}}
	c.Line("x")
}

func BehindGiven(h *Holder, other Holder) { // want BehindGiven:`writes|stdout`
	c := h.c
	h.c.Out = os.Stdout
	*h = other
	c.Line("x")
}

// By a function that puts it back last.

func Deferred(c *Config) { // want Deferred:``
	old := *c
	defer func() { *c = old }()
	c.Out = io.Discard
	c.Line("x")
}

func DeferOnly() { Deferred(&Config{Out: os.Stdout}) }

func DeferErr() {
	c := &Config{Out: os.Stderr}
	Deferred(c)
	c.Line("y")
}

func GivenOut() { // want GivenOut:`^stdout os\.Stdout$`
	c := &Config{Out: os.Stdout}
	GivenOnly(c)
	c.Line("y")
}

func GivenErr() {
	c := &Config{Out: os.Stderr}
	GivenOnly(c)
	c.Line("y")
}

// What was put there in between is put back.

func Muted(c *Config) { // want Muted:``
	c.Out = io.Discard
	old := *c
	c.Out = os.Stderr
	c.Line("x")
	*c = old
}

func MuteOut() {
	c := &Config{Out: os.Stdout}
	Muted(c)
	c.Line("y")
}

func Filled(c *Config, w io.Writer) { // want Filled:`p0\.Out = p1`
	c.Out = w
	old := *c
	c.Out = os.Stderr
	c.Line("x")
	*c = old
}

func FillOut() { // want FillOut:`^stdout os\.Stdout$`
	c := &Config{Out: os.Stderr}
	Filled(c, os.Stdout)
	c.Line("y")
}

func FillErr() {
	c := &Config{Out: os.Stdout}
	Filled(c, os.Stderr)
	c.Line("y")
}

// Of a struct in another one.

type App struct {
	config Config
	name   string
}

func (a *App) Quietly() { // want Quietly:`writes p0\.config\.Out`
	old := *a
	a.config.Out = io.Discard
	a.config.Line("x")
	*a = old
	a.config.Line("y")
}

func AppOut() { (&App{config: Config{Out: os.Stdout}}).Quietly() } // want AppOut:`^stdout os\.Stdout$`

func AppErr() { (&App{config: Config{Out: os.Stderr}}).Quietly() }

// In a loop, what the round before has put there.
func Rounds(n int) { // want Rounds:`^stdout os\.Stdout$`
	c := &Config{Out: os.Stderr}
	for range n {
		c.Line("x")
		old := *c
		c.Out = os.Stdout
		c.Line("y")
		*c = old
	}
}
