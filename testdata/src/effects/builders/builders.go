// Package builders has methods that return their receivers.
package builders

import "fmt"

// A Builder builds printers.
type Builder struct {
	quiet bool
	names []string
}

func New() *Builder { return &Builder{} } // want New:`^r0\.quiet is false$`

func (b *Builder) Quiet() *Builder { // want Quiet:`^returns its receiver; sets \.quiet to true; sets quiet of p0 only$`
	b.quiet = true
	return b
}

func (b *Builder) Say(quiet bool) *Builder { // want Say:`^returns its receiver; sets \.quiet to p1; sets quiet of p0 only$`
	b.quiet = quiet
	return b
}

func (b *Builder) Name(name string) *Builder { // want Name:`^r0\.quiet is p0\.quiet; returns its receiver; sets names of p0 only$`
	b.names = append(b.names, name)
	return b
}

func (b *Builder) Muted() *Builder { return b.Name("muted").Quiet() } // want Muted:`^returns its receiver; sets \.quiet to true; sets names, quiet of p0 only$`

// Other may return another one.
func (b *Builder) Other() *Builder {
	if b.quiet {
		return &Builder{names: b.names}
	}
	return b
}

func (b *Builder) Build() *Printer { return &Printer{b.quiet} } // want Build:`^r0\.quiet stays p0\.quiet; leaves p0 alone$`

// Builds returns what builds as this builder does, and names another one.
func (b *Builder) Builds() func(*Builder) *Printer { // want Builds:`^leaves p0 alone$`
	return func(other *Builder) *Printer {
		other.Name("x")
		return &Printer{b.quiet}
	}
}

// A Printer prints unless it is quiet.
type Printer struct{ quiet bool }

func (p *Printer) Print() { // want Print:`^stdout fmt\.Println; leaves p0 alone$`
	if !p.quiet {
		fmt.Println("printed")
	}
}

func (p *Printer) Self() *Printer { return p } // want Self:`^r0\.quiet stays p0\.quiet; returns its receiver; leaves p0 alone$`

// Nothing is decided by a Counter.
type Counter struct{ n int }

func (c *Counter) Add() *Counter {
	c.n++
	return c
}
