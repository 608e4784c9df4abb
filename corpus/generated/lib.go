package main

// lib is what the cases of every program share: ways to pass things around,
// and things with harmless and with telling names.
const lib = `package lib

import (
	"bytes"
	"crypto/rand"
	"fmt"
	"io"
	"os"
	"strconv"
	"sync"
	"time"
)

// Debug is off, so that nothing behind it is executed.
const Debug = false

var Start = time.Now()

func Same[T any](v T) T           { return v }
func Last[T any](vs ...T) T       { return vs[len(vs)-1] }
func Must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

type Box[T any] struct{ v T }

func NewBox[T any](v T) *Box[T]        { return &Box[T]{v} }
func (b *Box[T]) Put(v T) *Box[T]      { b.v = v; return b }
func (b *Box[T]) Get() T               { return b.v }
func (b *Box[T]) Each(f func(T))       { f(b.v) }

type Pair[T any] struct {
	First T
	Rest  struct{ Second T }
}

type Getter[T any] interface{ Get() T }

func Ask[T any](g Getter[T]) T { return g.Get() }

type Option[T any] func(*Options[T])
type Options[T any] struct{ Value T }

func With[T any](v T) Option[T] { return func(o *Options[T]) { o.Value = v } }
func Build[T any](options ...Option[T]) *Options[T] {
	o := new(Options[T])
	for _, set := range options {
		set(o)
	}
	return o
}

func Send[T any](v T) <-chan T {
	c := make(chan T, 1)
	c <- v
	close(c)
	return c
}
func Seq[T any](vs ...T) func(yield func(T) bool) {
	return func(yield func(T) bool) {
		for _, v := range vs {
			if !yield(v) {
				return
			}
		}
	}
}

// Runner is what has something to do.
type Runner interface{ Run() }
type Func func()

func (f Func) Run() { f() }

func Call(f func())              { f() }
func CallRunner(r Runner)        { r.Run() }
func Deferred(f func())          { defer f() }
func Try(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	f()
	return nil
}
func Once(f func()) {
	var once sync.Once
	once.Do(f)
	once.Do(f)
}
func Go(f func()) {
	done := make(chan bool)
	go func() {
		defer close(done)
		defer func() { _ = recover() }()
		f()
	}()
	<-done
}
func Each(n int, f func(int)) {
	for i := range n {
		f(i)
	}
}
func Visit(keys []string, f func(string) error) error {
	for _, key := range keys {
		if err := f(key); err != nil {
			return err
		}
	}
	return nil
}

// Console writes to standard output, Notes to standard error.
var Console = Printer{os.Stdout}
var Notes = Printer{os.Stderr}

type Printer struct{ W io.Writer }

func (p Printer) Line(text string) { fmt.Fprintln(p.W, text) }
func (p *Printer) To(w io.Writer)  { p.W = w }

func Stdout() io.Writer { return os.Stdout }
func Stderr() io.Writer { return os.Stderr }

// Counter counts what is written to it.
type Counter struct{ N int }

func (c *Counter) Write(p []byte) (int, error) { c.N += len(p); return len(p), nil }

// Tee writes to another writer.
type Tee struct{ W io.Writer }

func (t Tee) Write(p []byte) (int, error) { return t.W.Write(p) }

// Fatal and Exit only sound like it.
func Fatal(text string) { fmt.Fprintln(os.Stderr, text) }

type Door struct{ open bool }

func (d *Door) Exit(code int) { d.open = code == 0 }

// Buffered is what f writes.
func Buffered(f func(io.Writer)) string {
	var b bytes.Buffer
	f(&b)
	return b.String()
}

// Token is another text each time.
func Token() string {
	b := make([]byte, 8)
	_, _ = rand.Read(b)
	return fmt.Sprintf("%x", b)
}

// Now is another text each time.
func Now() string { return strconv.FormatInt(time.Now().UnixNano(), 36) }

// Stock is the same map each time.
func Stock() map[string]int {
	m := make(map[string]int)
	for i := range 40 {
		m["key"+strconv.Itoa(i)] = i
	}
	return m
}
`
