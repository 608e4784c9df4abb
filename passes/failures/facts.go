package failures

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/position"
)

// A Failure is one that a function can answer with.
type Failure struct {
	Exit   int    // the exit code
	Param  int    // which parameter is the exit code, counted from 1 with the receiver; 0 for none
	Code   string // the error code; "" if it is that of the exit code, or not known
	Coded  bool   // it may say one, known or not
	Plain  bool   // it says no exit code
	Chosen bool   // it depends on what the function is asked
	Retry  bool   // it says when to call again
	Fix    bool   // it says what has to be put right
	Held   string // the package variable that it was read from, with its package; "" if it was made by the way
	Func   string // the function that makes it, with its package
	Site   position.Site
}

// String returns the name of the exit code and the error code.
func (f Failure) String() string {
	s := spec.ExitName(f.Exit)
	if f.Param > 0 {
		s = fmt.Sprintf("exit of parameter %d", f.Param)
	}
	if f.Code != "" {
		s += " " + f.Code
	}
	if f.Chosen {
		s += " if chosen"
	}
	return s
}

func (f Failure) compare(g Failure) int {
	return cmp.Or(
		cmp.Compare(f.Exit, g.Exit), cmp.Compare(f.Param, g.Param), strings.Compare(f.Code, g.Code), f.Site.Compare(g.Site),
		strings.Compare(f.Held, g.Held),
	)
}

// Handed is a parameter of which a function answers with the failures.
type Handed struct {
	Param  int  // counted from 0, with the receiver
	Call   bool // the failures of calling it
	Chosen bool
}

// Answers is the fact of a function that answers with failures.
type Answers struct {
	Failures []Failure // sorted
	Handed   []Handed  // sorted
	More     int       // further failures
}

func (*Answers) AFact() {}

func (f *Answers) String() string {
	list := describe(f.Failures)
	for _, h := range f.Handed {
		s := fmt.Sprintf("parameter %d", h.Param)
		if h.Call {
			s = "call of " + s
		}
		if h.Chosen {
			s += " if chosen"
		}
		list = append(list, s)
	}
	if f.More > 0 {
		list = append(list, fmt.Sprintf("%d more", f.More))
	}
	return "answers with " + strings.Join(list, ", ")
}

// Makes is the fact of a function that returns a function which answers with failures:
//
//	func handler(run func() error) func() error {
//		return func() error { return run() }
//	}
type Makes struct {
	Failures []Failure // sorted
	Handed   []Handed  // sorted: parameters of the function that returns it, of which the failures of calling them
}

func (*Makes) AFact() {}

func (f *Makes) String() string {
	return "makes what " + (&Answers{Failures: f.Failures, Handed: f.Handed}).String()
}

// Held is the fact of a package variable that holds failures.
type Held struct {
	Failures []Failure // sorted
}

func (*Held) AFact() {}

func (f *Held) String() string { return "holds " + strings.Join(describe(f.Failures), ", ") }

func describe(failures []Failure) (list []string) {
	for _, f := range failures {
		list = append(list, f.String())
	}
	return list
}
