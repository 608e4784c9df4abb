// Package captured decides by what function literals have captured.
package captured

import (
	"fmt"
	"os"
)

type renderer struct{ style string }

type Option func(*renderer) error

// WithStyle asks the terminal which style to take, if that is left to it.
func WithStyle(name string) Option { // want WithStyle:`r0 = func\(.*stdout fmt\.Print`
	return func(r *renderer) error {
		r.style = name
		if name == "auto" {
			fmt.Print("\x1b]11;?\x07")
		}
		return nil
	}
}

func New(options ...Option) (*renderer, error) { // want New:`calls p0\.\[\]`
	r := new(renderer)
	for _, set := range options {
		if err := set(r); err != nil {
			return nil, err
		}
	}
	return r, nil
}

func Render(style string) { New(WithStyle(style)) } // want Render:`^stdout fmt\.Print$`

func Dark() { New(WithStyle("dark")) }

func Auto() { New(WithStyle("auto")) } // want Auto:`^stdout fmt\.Print$`

func RenderDark() { Render("dark") }

func RenderAuto() { Render("auto") } // want RenderAuto:`^stdout fmt\.Print$`

func Both() { New(WithStyle("dark"), WithStyle("auto")) } // want Both:`^stdout fmt\.Print$`

// at makes what logs at a level.
func at(level int) func(string) {
	return func(text string) {
		switch {
		case level == 0:
			fmt.Fprintln(os.Stderr, text)
		case level == 1:
			fmt.Println(text)
		default:
			os.Exit(1)
		}
	}
}

func Warn(text string) { at(0)(text) }

func Info(text string) { at(1)(text) } // want Info:`^stdout fmt\.Println$`

func Fatal(text string) { at(2)(text) } // want Fatal:`^exit os\.Exit$`

// below hands it on to another literal.
func below(level int) func(string) {
	return func(text string) { each(func() { at(level)(text) }) }
}

func each(f func()) { f() }

func Below(text string) { below(0)(text) }

func BelowInfo(text string) { below(1)(text) } // want BelowInfo:`^stdout fmt\.Println$`

// ended ends the process at its end, if it is to.
func ended(exit bool) {
	defer func() {
		if exit {
			os.Exit(1)
		}
	}()
	each(func() {
		if !exit {
			fmt.Fprintln(os.Stderr, "ends")
		}
	})
}

func Ended() { ended(false) }

func EndedExit() { ended(true) } // want EndedExit:`^exit os\.Exit$`

// started does it in a goroutine.
func started(loud bool) {
	done := make(chan bool)
	go func() {
		defer close(done)
		defer func() { recover() }()
		if loud {
			fmt.Println("x")
		}
	}()
	<-done
}

func Started() { started(false) }

func StartedLoud() { started(true) } // want StartedLoud:`^stdout fmt\.Println$`

// computed captures what it makes of a parameter.
func computed(level int) {
	loud := level > 1
	each(func() {
		if loud {
			fmt.Println("x")
		}
	})
}

func Computed() { computed(1) }

func ComputedLoud() { computed(2) } // want ComputedLoud:`^stdout fmt\.Println$`

// returned returns that, of which a caller is not told.
func returned(level int) func() {
	loud := level > 1
	return func() {
		if loud {
			fmt.Println("x")
		}
	}
}

func Returned() { returned(1)() } // want Returned:`^stdout fmt\.Println$`

// constant captures no parameter.
func constant() func() {
	loud := false
	return func() {
		if loud {
			fmt.Println("x")
		}
	}
}

func Constant() { constant()() }

// raised is what the literal sets itself.
func raised(level int) func() {
	return func() {
		if level == 1 {
			fmt.Println("x")
		}
		level++
	}
}

func Raised() { // want Raised:`^stdout fmt\.Println$`
	f := raised(0)
	f()
	f()
}

// set is what is set after the literal was made.
func set(level int) {
	g := func() {
		if level == 1 {
			fmt.Println("x")
		}
	}
	level = 1
	g()
}

func Set() { set(0) } // want Set:`^stdout fmt\.Println$`

// rounds has a literal for each round.
func rounds() {
	for _, level := range []int{0, 1} {
		each(func() {
			if level == 1 {
				fmt.Println("x")
			}
		})
	}
}

func Rounds() { rounds() } // want Rounds:`^stdout fmt\.Println$`

// last calls what it was called with before.
func last(level int, before func()) {
	f := func() {
		if level == 1 {
			fmt.Println("x")
		}
	}
	if before != nil {
		before()
		return
	}
	last(0, f)
}

func Last() { last(1, nil) } // want Last:`^stdout fmt\.Println$`

func LastQuiet() { last(0, nil) }

// A stack keeps what it calls later.
type stack struct{ all []func() }

func (s *stack) push(level int) {
	s.all = append(s.all, func() {
		if level == 1 {
			fmt.Println("x")
		}
	})
}

func (s *stack) run() {
	for _, f := range s.all {
		f()
	}
}

func Stack() { // want Stack:`^stdout fmt\.Println$`
	s := new(stack)
	s.push(1)
	s.push(0)
	s.run()
}

func StackQuiet() {
	s := new(stack)
	s.push(0)
	s.run()
}

// out falls back to standard output.
func out(to *os.File) func(string) {
	return func(text string) {
		if to == nil {
			fmt.Println(text)
			return
		}
		fmt.Fprintln(to, text)
	}
}

func Out() { out(os.Stderr)("x") }

func OutDefault() { out(nil)("x") } // want OutDefault:`^stdout fmt\.Println$`

// over calls its body for each of some things.
func over(n int) func(func(int) bool) {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
}

func ranged(loud bool) {
	for i := range over(3) {
		if loud {
			fmt.Println(i)
		}
	}
}

func Ranged() { ranged(false) }

func RangedLoud() { ranged(true) } // want RangedLoud:`^stdout fmt\.Println$`
