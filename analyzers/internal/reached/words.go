package reached

import (
	"strings"

	"github.com/envvet/envvet/passes/effects/summary"
)

// Subject returns the first half of a message: who does what, with which
// expression, where. verb is "writes to stdout" or "ends the process".
func (f *Finding) Subject(verb string) string {
	who := "handler " + f.Handler.Name
	if name := f.First().container(); name != "" && f.Where != AtRegistration {
		who = name + ", called by " + who + ","
	}
	if f.Where == AtCall {
		who = "call of " + f.First().callee() + " in " + who
	}
	return strings.TrimPrefix(who, "a ") + " " + f.Does(verb)
}

// Does returns what is done with which expression, and where unless that is on
// the line of the finding.
func (f *Finding) Does(verb string) string {
	first := f.First()
	text := does(verb, &first.Effect)
	if f.Where != AtSink {
		text += " at " + first.Site.String()
	}
	return text
}

// does returns what e does; a go statement is named by the verb.
func does(verb string, e *summary.Effect) string {
	switch {
	case e.Kind == summary.Goroutine:
		return verb
	case e.EndsGoroutine():
		verb = "ends its goroutine"
	}
	return verb + " with " + e.What
}

// callee names what the reported call calls.
func (s *Sink) callee() string {
	if s.hops < len(s.Trail) {
		return short(s.Trail[s.hops].Func)
	}
	return s.What
}

// container names the function that holds the reported place, if it is not
// the handler itself.
func (s *Sink) container() string {
	var name string
	switch {
	case s.hops > s.entry:
		name = s.Trail[s.hops-1].Func
	case len(s.Steps) > 0:
		name = s.Steps[len(s.Steps)-1].Func
	default:
		return ""
	}
	if strings.HasPrefix(name, literal) {
		return short(name)
	}
	return "function " + name
}

// short returns how to call a function: a literal in a literal is a literal.
func short(name string) string {
	for strings.HasPrefix(name, literal+" in "+literal) {
		name = strings.TrimPrefix(name, literal+" in ")
	}
	return name
}

// literal is how the passes begin the name of a function without one.
const literal = "a function literal"
