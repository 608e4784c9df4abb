// Package parse is a parser that can be made to tell what it does.
package parse

import (
	"flag"
	"fmt"
	"os"
	"sync/atomic"
)

// Debug has Parse print what it is given.
var Debug = false

var config = settings{checks: true}

type settings struct {
	trace  bool
	stats  bool
	checks bool
	stderr bool
	failed bool
}

type option func(*settings)

// Configure sets what options say, for all parsers.
func Configure(options ...option) {
	for _, o := range options {
		o(&config)
	}
}

// WithTrace says whether to tell of each token.
func WithTrace(on bool) option { return func(s *settings) { s.trace = on } }

// WithStats says whether to tell of times.
func WithStats(on bool) option { return func(s *settings) { s.stats = on } }

// WithChecks says whether to tell of what looks wrong.
func WithChecks(on bool) option { return func(s *settings) { s.checks = on } }

func init() {
	flag.BoolVar(&config.stderr, "parse-stderr", true, "tell of errors on standard error")
}

// Verbosity has Scan print more, and nothing at first.
var Verbosity int

var (
	debug = 0
	limit = 3
	calls int
)

// SetDebug has Scan print what it does, of a level, and as many errors as allowed.
func SetDebug(level, allowed int) { debug, limit = level, allowed }

// Scan reads a text.
func Scan(text string) {
	if debug >= 4 || Verbosity > 1 {
		fmt.Println("scanned", text)
	}
	switch Verbosity {
	case 2:
		fmt.Println(text)
	}
}

// Steps tells of what it does.
func Steps(text string) {
	if debug >= 2 {
		fmt.Println(text)
	}
}

// Count tells of every call but the first.
func Count(text string) {
	calls++
	if calls > 1 {
		fmt.Println(text)
	}
}

// Limit tells of errors as long as there are not many.
func Limit(text string) {
	if limit >= 3 {
		fmt.Println(text)
	}
}

// Parse reads a text.
func Parse(text string) {
	if Debug {
		fmt.Println(text)
	}
	if config.trace || config.stats {
		fmt.Println("parsed")
	}
}

// Fail tells of an error.
func Fail(text string) {
	if config.stderr {
		fmt.Fprintln(os.Stderr, text)
	} else {
		fmt.Println(text)
	}
}

// Tell prints what is fatal, and other errors where they do not go to standard error.
func Tell(fatal bool, text string) {
	if !config.stderr {
		show(text)
	}
	if fatal {
		show(text)
	}
}

func show(text string) { fmt.Println(text) }

// Check tells of what looks wrong, unless it is asked not to.
func Check(text string) {
	if config.checks {
		fmt.Println(text)
	}
}

// Again tells of a second error in a row, which is a matter of what came before.
func Again(text string) {
	if config.failed {
		fmt.Println(text)
	}
	config.failed = text != ""
}

// A Printer prints if whoever made it said so.
type Printer struct{ loud bool }

var quiet Printer

// Quiet is the printer that prints nothing.
func Quiet() *Printer { return &quiet }

// New returns a printer.
func New(loud bool) *Printer { return &Printer{loud: loud} }

// Print may print.
func (p *Printer) Print(text string) {
	if p.loud {
		fmt.Println(text)
	}
}

var (
	tracing atomic.Bool
	depth   atomic.Int32
	noise   uint32
)

// SetTracing has Skip tell what it skips.
func SetTracing(on bool) { tracing.Store(on) }

// SetDepth has it tell more.
func SetDepth(n int32) { depth.Store(n) }

// SetNoise has it tell all.
func SetNoise(n uint32) { atomic.StoreUint32(&noise, n) }

// Skip skips text.
func Skip(text string) {
	if tracing.Load() {
		fmt.Println("skipped", text)
	}
	if depth.Load() > 2 {
		fmt.Println("skipped", text)
	}
	if atomic.LoadUint32(&noise) != 0 {
		fmt.Println("skipped", text)
	}
}

var swapped atomic.Bool

// Turn skips every other text.
func Turn(text string) {
	if swapped.Swap(!swapped.Load()) {
		fmt.Println("skipped", text)
	}
	if swapped.Load() {
		fmt.Println("next is skipped")
	}
}
