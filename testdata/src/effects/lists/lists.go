// Package lists keeps writers and functions in lists, maps and tables, and
// copies those with the standard library.
package lists

import (
	"container/list"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"sync"
	"sync/atomic"
)

func Clone() { // want Clone:`^stdout os\.Stdout$|^stdout fmt\.Fprintln$`
	for _, w := range slices.Clone([]io.Writer{os.Stderr, os.Stdout}) {
		fmt.Fprintln(w)
	}
}

func CloneQuiet() {
	for _, w := range slices.Clone([]io.Writer{os.Stderr}) {
		fmt.Fprintln(w)
	}
}

func hello()   { fmt.Println("hello") }
func goodbye() { os.Exit(1) }
func quiet()   {}

func Insert() { // want Insert:`^stdout fmt\.Println; exit os\.Exit$`
	hooks := slices.Insert([]func(){quiet}, 0, hello, goodbye)
	for _, hook := range hooks {
		hook()
	}
}

func InsertQuiet() {
	for _, hook := range slices.Insert([]func(){quiet}, 0, quiet) {
		hook()
	}
}

func Concat() { // want Concat:`^stdout fmt\.Println; exit os\.Exit$`
	for _, hook := range slices.Concat([]func(){hello}, []func(){goodbye}) {
		hook()
	}
}

func Changed() { // want Changed:`^stdout fmt\.Println; exit os\.Exit$`
	hooks := slices.Grow(slices.Clip([]func(){hello, quiet}), 4)
	hooks = slices.Delete(hooks, 1, 2)
	hooks = slices.DeleteFunc(hooks, func(h func()) bool { return h == nil })
	hooks = slices.Replace(hooks, 0, 0, goodbye)
	for _, hook := range slices.Repeat(hooks, 2) {
		hook()
	}
}

func ChangedQuiet() {
	hooks := slices.Grow(slices.Clip([]func(){quiet}), 4)
	hooks = slices.Replace(hooks, 0, 0, quiet)
	for _, hook := range slices.Repeat(hooks, 2) {
		hook()
	}
}

// Names holds nothing that could write.
func Names() []string { return slices.Compact(slices.Clone([]string{"a"})) }

// The functions that are handed over are called, as by any other.
func Picked() { // want Picked:`^stdout fmt\.Println$`
	slices.CompactFunc([]string{"a"}, func(a, b string) bool { fmt.Println(a, b); return a == b })
}

func Least() { // want Least:`^stdout fmt\.Println$`
	slices.MinFunc([]func(){quiet, hello}, func(a, b func()) int { return 0 })()
}

var commands = map[string]func(){"hello": hello}

func Run(name string) { // want Run:`^stdout fmt\.Println$`
	maps.Clone(commands)[name]()
}

func Copied(name string) { // want Copied:`^exit os\.Exit$`
	all := map[string]func(){"quiet": quiet}
	maps.Copy(all, map[string]func(){"goodbye": goodbye})
	all[name]()
}

func CopiedQuiet(name string) {
	all := map[string]func(){"quiet": quiet}
	maps.Copy(all, map[string]func(){"quieter": quiet})
	all[name]()
}

func Queue() { // want Queue:`^stdout fmt\.Println; exit os\.Exit$`
	l := list.New()
	l.PushBack(hello)
	l.PushFront(goodbye)
	for e := l.Front(); e != nil; e = e.Next() {
		e.Value.(func())()
	}
}

func QueueQuiet() {
	var l list.List
	l.PushBack(quiet)
	for e := l.Back(); e != nil; e = e.Prev() {
		e.Value.(func())()
	}
}

func Removed() { // want Removed:`^stdout os\.Stdout$`
	var l list.List
	e := l.PushBack(io.Writer(os.Stdout))
	fmt.Fprintln(l.Remove(e).(io.Writer))
}

// A Pipeline is a list of steps in a field.
type Pipeline struct{ steps *list.List }

// NewPipeline makes one that says hello.
func NewPipeline() *Pipeline { // want NewPipeline:`.*`
	p := &Pipeline{list.New()}
	p.steps.PushBack(hello)
	return p
}

// Run runs the steps.
func (p *Pipeline) Run() { // want Run:`.*`
	for e := p.steps.Front(); e != nil; e = e.Next() {
		e.Value.(func())()
	}
}

func RunPipeline() { NewPipeline().Run() } // want RunPipeline:`^stdout fmt\.Println$`

func Table(name string) { // want Table:`^stdout fmt\.Println; exit os\.Exit$`
	var m sync.Map
	m.Store("hello", hello)
	m.Store("goodbye", goodbye)
	f, _ := m.Load(name)
	f.(func())()
}

func Pooled() { // want Pooled:`^stdout fmt\.Println; exit os\.Exit$`
	var p sync.Pool
	p.Put(hello)
	p.Put(goodbye)
	p.Get().(func())()
}

func Kept() { // want Kept:`^stdout fmt\.Println; exit os\.Exit$`
	var v atomic.Value
	v.Store(hello)
	v.CompareAndSwap(nil, goodbye)
	v.Load().(func())()
}

func Replaced() { // want Replaced:`^exit os\.Exit$`
	var v atomic.Value
	v.Store(hello)
	v.Store(goodbye)
	v.Load().(func())()
}

type shower interface{ Show() }

type loud struct{ name string }

func (loud) Show() { fmt.Println("loud") } // want Show:`^stdout fmt\.Println$`

func showAll(items ...any) {
	for _, item := range items {
		if s, ok := item.(shower); ok {
			s.Show()
		}
	}
}

// Mixed has one that shows itself among texts and numbers.
func Mixed() { showAll("a", 1, loud{"b"}, nil) } // want Mixed:`^stdout fmt\.Println$`

// Plain has only these.
func Plain(err error) { showAll("a", 1, err, []byte("b")) }
