// Package logger has a logger behind an interface, as go-hclog has, some methods of
// which make other loggers.
package logger

import (
	"fmt"
	"io"
	"sync"
)

type Logger interface {
	Adapter() io.Writer
	Child(name string) Logger
	Debug(text string)
	Error(text string)
	Fields(fields ...any) Logger
	Fork(name string) Logger
	Fresh(name string) Logger
	Info(text string)
	Named(name string) Logger
	Trace(text string)
	Warn(text string)
	With(fields ...any) Logger
}

type Options struct {
	Name   string
	Output io.Writer
	Lock   sync.Locker
	Filter func(text string) bool
	Hook   func(Logger) Logger
}

type plain struct {
	name   string
	fields []any
	lock   sync.Locker
	filter func(text string) bool
	hook   func(Logger) Logger
	writer *writer
}

type writer struct{ w io.Writer }

func (w *writer) flush(text string) { fmt.Fprintln(w.w, text) }

func New(o *Options) Logger { // want New:`r0 = `
	return made(o)
}

func made(o *Options) *plain {
	p := &plain{name: o.Name, lock: o.Lock, filter: o.Filter, hook: o.Hook, writer: &writer{o.Output}}
	if p.hook == nil {
		p.hook = func(l Logger) Logger { return l }
	}
	return p
}

func (p *plain) log(text string) {
	p.lock.Lock()
	defer p.lock.Unlock()
	if p.filter(text) {
		p.writer.flush(p.name + text)
	}
}

func (p *plain) Debug(text string) { p.log(text) } // want Debug:`writes p0\.writer\.w`
func (p *plain) Error(text string) { p.log(text) } // want Error:`writes p0\.writer\.w`
func (p *plain) Info(text string)  { p.log(text) } // want Info:`writes p0\.writer\.w`
func (p *plain) Trace(text string) { p.log(text) } // want Trace:`writes p0\.writer\.w`
func (p *plain) Warn(text string)  { p.log(text) } // want Warn:`writes p0\.writer\.w`

// Adapter has a writer that logs.
func (p *plain) Adapter() io.Writer { // want Adapter:`r0 = `
	return &adapter{p.Fresh("adapter"), p.Child("adapter")}
}

type adapter struct{ fresh, child Logger }

func (a *adapter) Write(b []byte) (int, error) { // want Write:`calls p0\.child\.Info; calls p0\.fresh\.Info`
	a.fresh.Info(string(b))
	a.child.Info(string(b))
	return len(b), nil
}

func (p *plain) Child(name string) Logger { return p.Named(p.name + name) } // want Child:`r0 = `

func (p *plain) Fields(fields ...any) Logger { return p.With(fields...) } // want Fields:`r0 = `

// Fork tells of the loggers that it makes.
func (p *plain) Fork(name string) Logger { // want Fork:`^stdout fmt\.Println; .*r0 = `
	fmt.Println("fork", name)
	return p.Child(name).Fields(p.fields)
}

func (p *plain) Fresh(name string) Logger { return p.Named(name).With() } // want Fresh:`r0 = `

func (p *plain) Named(name string) Logger { // want Named:`r0 = `
	q := *p
	q.name = name
	return q.hook(&q)
}

func (p *plain) With(fields ...any) Logger { // want With:`r0 = `
	q := *p
	q.fields = append(q.fields, fields...)
	return q.hook(&q)
}
