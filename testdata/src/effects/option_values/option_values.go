// Package option_values configures printers by options that hold truth values and numbers. // want package:`init set by .*`
package option_values

import "fmt"

type Printer struct {
	quiet bool
	level int
	name  string
}

type Option func(*Printer)

func Quiet() Option { return func(p *Printer) { p.quiet = true } } // want Quiet:`sets \.level|leaves \.level; sets \.quiet to true`

func Silent(p *Printer) { p.quiet = true } // want Silent:`leaves \.level; sets \.quiet to true`

func WithQuiet(quiet bool) Option { return func(p *Printer) { p.quiet = quiet } } // want WithQuiet:`leaves \.level; sets \.quiet to p0`

// Its name decides nothing.
func WithName(name string) Option { return func(p *Printer) { p.name = name } } // want WithName:`leaves \.level; leaves \.quiet`

// Of some it is not known.
func Perhaps(text string) Option { // want Perhaps:`leaves \.quiet$`
	return func(p *Printer) {
		if text != "" {
			p.level = len(text)
		}
	}
}

func New(options ...Option) *Printer { // want New:`r0\.level is 1; r0\.quiet is p0\.#set false quiet`
	p := &Printer{}
	for _, set := range options {
		set(p)
	}
	p.level = 1
	return p
}

func (p *Printer) SetLevel(level int) { p.level = level } // want SetLevel:`sets \.level to p1`

func (p *Printer) Say(text string) { // want Say:`stdout fmt\.Println`
	if !p.quiet && p.level > 0 {
		fmt.Println(text)
	}
}
