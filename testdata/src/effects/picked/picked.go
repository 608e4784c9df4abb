// Package picked calls functions that capture nothing, plainly named ones and literals,
// where what a caller says put them in place.
package picked

import (
	"fmt"
	"os"
)

type Level int

const (
	Info Level = iota
	Debug
	Fatal
)

func quiet(string) {}

func trace(text string) { fmt.Println(text) }

func die(string) { os.Exit(1) }

func log(level Level, text string) {
	f := quiet
	if level == Debug {
		f = trace
	}
	f(text)
}

func LogInfo(text string) { log(Info, text) }

func LogDebug(text string) { log(Debug, text) } // want LogDebug:`^stdout fmt\.Println$`

func Log(level Level, text string) { log(level, text) } // want Log:`^stdout fmt\.Println$`

// unless is told what it must not do.
func unless(silent bool, text string) {
	f := trace
	if silent {
		f = quiet
	}
	f(text)
}

func Silent(text string) { unless(true, text) }

func Loud(text string) { unless(false, text) } // want Loud:`^stdout fmt\.Println$`

// logger returns one of three.
func logger(level Level) func(string) {
	switch level {
	case Debug:
		return trace
	case Fatal:
		return die
	}
	return func(string) {}
}

func Logger(level Level) func(string) { return logger(level) } // want Logger:`^r0 = func\(stdout fmt\.Println\) \| func\(exit os\.Exit\)$`

func InfoLogger(text string) { logger(Info)(text) }

func DebugLogger(text string) { logger(Debug)(text) } // want DebugLogger:`^stdout fmt\.Println$`

func FatalLogger(text string) { logger(Fatal)(text) } // want FatalLogger:`^exit os\.Exit$`

// process has a list of what is to be done.
func process(verbose bool) {
	hooks := []func(){func() {}}
	if verbose {
		hooks = append(hooks, func() { fmt.Println("processed") })
	}
	for _, h := range hooks {
		defer h()
	}
}

func Process() { process(false) }

func ProcessVerbose() { process(true) } // want ProcessVerbose:`^stdout fmt\.Println$`

// either puts the same in place for one reason or another.
func either(verbose bool, level Level) {
	var f func(string)
	if verbose {
		f = trace
	}
	if level == Debug {
		f = trace
	}
	if f != nil {
		f("either")
	}
}

func First() { either(true, Info) } // want First:`^stdout fmt\.Println$`

func Second() { either(false, Debug) } // want Second:`^stdout fmt\.Println$`

// always has it in place in any case.
func always(verbose bool) {
	m := map[string]func(string){"": trace}
	if verbose {
		m["verbose"] = trace
	}
	m[""]("always")
}

func Always() { always(false) } // want Always:`^stdout fmt\.Println$`

// A Server has fields for what it is asked to tell of, and for what tells.
type Server struct {
	opened, closed func(string)
}

type config struct{ verbose bool }

func newServer(c config) *Server {
	s := &Server{opened: quiet, closed: quiet}
	if c.verbose {
		s.opened = trace
		s.closed = func(text string) { fmt.Println("closed", text) }
	}
	return s
}

func (s *Server) serve() {
	s.opened("x")
	s.closed("x")
}

func Serve() { newServer(config{}).serve() }

func ServeVerbose() { newServer(config{verbose: true}).serve() } // want ServeVerbose:`^stdout fmt\.Println$`

// ServeBoth has two, which are made in one place.
func ServeBoth() { // want ServeBoth:`^stdout fmt\.Println$`
	var all []*Server
	for _, verbose := range []bool{true, false} {
		all = append(all, newServer(config{verbose}))
	}
	for _, s := range all {
		s.serve()
	}
}

// watch is called for the same server again, which has what the first call put there.
func (s *Server) watch(verbose bool) {
	if verbose {
		s.opened = trace
	}
	if !verbose && s.opened != nil {
		s.opened("x")
	}
}

func Watch() {
	var s Server
	s.watch(false)
}

func WatchAgain() { // want WatchAgain:`^stdout fmt\.Println$`
	var s Server
	s.watch(true)
	s.watch(false)
}

// descend calls itself with another argument.
func (s *Server) descend(verbose bool, depth int) {
	if verbose {
		s.closed = trace
	}
	if depth > 0 {
		s.descend(false, depth-1)
		return
	}
	s.closed("x")
}

func Descend() { // want Descend:`^stdout fmt\.Println$`
	new(Server).descend(true, 1)
}

// counter keeps what one call of it was told for the next ones.
func counter() func(verbose bool) {
	var hooks []func()
	return func(verbose bool) {
		if verbose {
			hooks = append(hooks, func() { fmt.Println("counted") })
			return
		}
		for _, h := range hooks {
			h()
		}
	}
}

func Count() { // want Count:`^stdout fmt\.Println$`
	count := counter()
	count(true)
	count(false)
}

// kept are for all that come later.
var kept []func(string)

func keep(verbose bool) {
	if verbose {
		kept = append(kept, trace)
		return
	}
	for _, f := range kept {
		f("kept")
	}
}

func Keep() { keep(true) }

func Tell() { keep(false) } // want Tell:`^stdout fmt\.Println$`

var last = quiet

func setLast(verbose bool) func(string) {
	if verbose {
		last = trace
	}
	return last
}

func Last() { setLast(false)("last") } // want Last:`^stdout fmt\.Println$`

// A sender may be sent what another one has to do.
func send(verbose bool, to chan<- func(string)) {
	if verbose {
		to <- trace
	}
}

func Send() {
	c := make(chan func(string), 1)
	send(false, c)
	(<-c)("sent")
}

func SendVerbose() { // want SendVerbose:`^stdout fmt\.Println$`
	c := make(chan func(string), 1)
	send(true, c)
	(<-c)("sent")
}

type printer func(string)

func (p printer) Print(text string) { p(text) } // want Print:`^calls p0$`

// printerFor has an interface value made of what is picked.
func printerFor(level Level) interface{ Print(string) } {
	p := printer(quiet)
	if level == Debug {
		p = trace
	}
	return p
}

func PrintInfo() { printerFor(Info).Print("x") }

func PrintDebug() { printerFor(Debug).Print("x") } // want PrintDebug:`^stdout fmt\.Println$`

// fallback is in place where the caller has none.
func fallback(f func(string)) {
	if f == nil {
		f = trace
	}
	f("x")
}

func Fallback() { fallback(nil) } // want Fallback:`^stdout fmt\.Println$`

func OwnFallback() { fallback(quiet) }

// later is handed what to do, and when.
func later(verbose bool) (tell func()) {
	tell = func() {}
	defer func() { tell() }()
	if verbose {
		tell = func() { fmt.Println("later") }
	}
	return tell
}

func Later() { later(false) }

func LaterVerbose() { later(true) } // want LaterVerbose:`^stdout fmt\.Println$`

// debugging is never set.
const debugging = false

func constant(text string) {
	f := quiet
	if debugging {
		f = trace
	}
	f(text)
}

func Constant() { constant("x") }
