// Package spilled decides by parameters that function literals capture, and which so
// stand in variables of their own.
package spilled

import (
	"fmt"
	"os"
)

func log(level int, text string) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintln(os.Stderr, level, r)
		}
	}()
	switch level {
	case 0:
		fmt.Fprintln(os.Stderr, text)
	case 1:
		fmt.Println(text)
	case 2:
		os.Exit(1)
	}
}

func Warn(text string) { log(0, text) }

func Info(text string) { log(1, text) } // want Info:`^stdout fmt\.Println$`

func Fatal(text string) { log(2, text) } // want Fatal:`^exit os\.Exit$`

// logAt has another name for it, which a literal has.
func logAt(level int, text string) {
	same := level
	each(func() { _ = same })
	if level > 0 && same < 2 {
		log(level, text)
	}
}

func each(f func()) { f() }

func WarnAt(text string) { logAt(0, text) }

func InfoAt(text string) { logAt(1, text) } // want InfoAt:`^stdout fmt\.Println$`

func FatalAt(text string) { logAt(2, text) }

// only hands it on, and nothing else.
func only(level int, text string) {
	defer func() { _ = level }()
	log(level, text)
}

func OnlyWarn(text string) { only(0, text) }

func OnlyInfo(text string) { only(1, text) } // want OnlyInfo:`^stdout fmt\.Println$`

// raise logs at a level that a literal sets.
func raise(level int, text string) {
	up := func() { level++ }
	up()
	if level == 1 {
		fmt.Println(text)
	}
}

func Raise(text string) { raise(0, text) } // want Raise:`^stdout fmt\.Println$`

// capped sets it itself.
func capped(level int, text string) {
	defer func() { _ = level }()
	if level > 1 {
		level = 1
	}
	if level == 1 {
		fmt.Println(text)
	}
}

func Capped(text string) { capped(2, text) } // want Capped:`^stdout fmt\.Println$`

// set lets another function set it.
func set(level int, text string) {
	parse(text, &level)
	if level == 1 {
		fmt.Println(text)
	}
}

func parse(text string, level *int) { *level = len(text) }

func Set(text string) { set(0, text) } // want Set:`^stdout fmt\.Println$`

// nested lets a literal in a literal set it.
func nested(level int, text string) {
	func() {
		func() { level = len(text) }()
	}()
	if level == 1 {
		fmt.Println(text)
	}
}

func Nested(text string) { nested(0, text) } // want Nested:`^stdout fmt\.Println$`

// later sets a variable to a parameter on one way only.
func later(level int, really bool, text string) {
	var at int
	if really {
		at = level
	}
	defer func() { _ = at }()
	if at == 0 {
		fmt.Println(text)
	}
}

func Later(text string) { later(1, false, text) } // want Later:`^stdout fmt\.Println$`

// before asks before it does.
func before(level int, text string) {
	var at int
	defer func() { _ = at }()
	if at == 0 {
		fmt.Println(text)
	}
	at = level
}

func Before(text string) { before(1, text) } // want Before:`^stdout fmt\.Println$`

type Options struct {
	Verbose bool
	Out     *os.File
}

// partly is later for a field.
func partly(o Options, really bool) {
	var at Options
	if really {
		at = o
	}
	defer func() { _ = at }()
	if !at.Verbose {
		fmt.Println("x")
	}
}

func Partly() { partly(Options{Verbose: true}, false) } // want Partly:`^stdout fmt\.Println$`

func run(o Options, quiet *bool, done func()) {
	defer func() {
		_, _ = o, quiet
		if done != nil {
			done()
		}
	}()
	if o.Verbose {
		fmt.Println("x")
	}
	if quiet == nil {
		fmt.Println("y")
	}
	if done == nil {
		fmt.Println("z")
	}
}

func Run() { run(Options{}, new(bool), func() {}) }

func RunVerbose() { run(Options{Verbose: true}, new(bool), func() {}) } // want RunVerbose:`^stdout fmt\.Println$`

func RunLoud() { run(Options{}, nil, func() {}) } // want RunLoud:`^stdout fmt\.Println$`

func RunAlone() { run(Options{}, new(bool), nil) } // want RunAlone:`^stdout fmt\.Println$`

// again calls itself with another one.
func again(level int, text string) {
	defer func() { _ = level }()
	if level == 1 {
		fmt.Println(text)
	}
	if level == 0 {
		again(1, text)
	}
}

func Again(text string) { again(0, text) } // want Again:`^stdout fmt\.Println$`

// rounds has a variable of each round.
func rounds(level int, text string) {
	for i := range 3 {
		at := level
		defer func() { _ = at }()
		if at == 1 {
			fmt.Println(text, i)
		}
	}
}

func Rounds(text string) { rounds(0, text) }

func RoundsAloud(text string) { rounds(1, text) } // want RoundsAloud:`^stdout fmt\.Println$`
