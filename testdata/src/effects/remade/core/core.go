// Package core writes entries. What a method of a core makes is a core again.
package core

import (
	"io"
	"os"
)

type Core interface {
	With(field string) Core
	On(out io.Writer) Core
	Check(to *Entry) *Entry
	Write(text string)
}

// An Entry is written by each core that takes it.
type Entry struct{ cores []Core }

func (e *Entry) Write(text string) { // want Write:`^calls p0\.cores\.\[\]\.Write$`
	for _, c := range e.cores {
		c.Write(text)
	}
}

type ioCore struct {
	fields []string
	out    io.Writer
}

func New(out io.Writer) Core { // want New:`^r0 = \{out: p0\} Check\(p1\.cores = \{\[\]: p0 again\}; r0 = p1 \| \{cores: p1\.cores \| \{\[\]: p0 again\}\}\) On\(r0 = \{out: p1\} another\) With\(r0 = \{out: p0\.out\} another\) Write\(writes p0\.out\); r0 is not nil$`
	return &ioCore{out: out}
}

func (c *ioCore) With(field string) Core { // want With:`^r0 = \{out: p0\.out\} Check`
	return &ioCore{append(c.fields, field), c.out}
}

func (c *ioCore) On(out io.Writer) Core { return &ioCore{c.fields, out} } // want On:`^r0 = \{out: p1\} Check`

func (c *ioCore) Check(to *Entry) *Entry { // want Check:`cores = `
	if to == nil {
		to = new(Entry)
	}
	to.cores = append(to.cores, c)
	return to
}

func (c *ioCore) Write(text string) { io.WriteString(c.out, text) } // want Write:`^writes p0\.out$`

// A Gate ends the process if it is a strict one.
type Gate interface {
	Strict() Gate
	Same() Gate
	Fail()
}

type gate struct{ strict bool }

func NewGate() Gate { return &gate{} } // want NewGate:`^r0 = Fail\(exit os\.Exit\) Same\(r0 = again\) Strict\(r0 = another\); r0 is not nil$`

func (g *gate) Strict() Gate { return &gate{strict: true} } // want Strict:`exit os\.Exit`

func (g *gate) Same() Gate { return g } // want Same:`exit os\.Exit`

func (g *gate) Fail() { // want Fail:`^exit os\.Exit; leaves p0 alone$`
	if g.strict {
		os.Exit(1)
	}
}
