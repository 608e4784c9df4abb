// Package lib attaches hooks by level, and returns levels as interface values.
package lib

import "fmt"

type Target struct{ Hook func() }

func (t *Target) Say() { // want Say:`.*`
	if t.Hook != nil {
		t.Hook()
	}
}

type Attacher interface {
	Attach(t *Target)
	Hook() func()
}

type level int

const (
	info level = iota
	debug
)

func (l level) Attach(t *Target) { // want Attach:`.*`
	if l == debug {
		name := fmt.Sprint(l)
		t.Hook = func() { fmt.Println(name) }
	}
}

func (l level) Hook() func() { // want Hook:`.*`
	if l == debug {
		name := fmt.Sprint(l)
		return func() { fmt.Println(name) }
	}
	return nil
}

func Info() Attacher { return info } // want Info:`.*`

func Debug() Attacher { return debug } // want Debug:`.*`
