// Package reached finds what the handlers of a package reach, and says how.
// The rules about effects differ in which they report and in their words.
package reached

import (
	"cmp"
	"fmt"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/position"
)

// Requires are the passes that the functions here ask.
var Requires = []*analysis.Analyzer{handlers.Analyzer, effects.Analyzer}

// A Finding is one place to report, with all sinks that handlers reach there.
type Finding struct {
	Handler handlers.Handler // the nearest
	Where   Where
	Sinks   []effects.Reached // distinct, nearest first
	More    int               // further ones

	hops int // of the first sink's trail, those within the package before the place
}

// Where says which place a finding is reported at.
type Where int

const (
	AtSink         Where = iota // the sink itself
	AtCall                      // the call that leads out of the package
	AtRegistration              // where the handler is registered
)

// First returns the nearest sink.
func (f *Finding) First() *effects.Reached { return &f.Sinks[0] }

// InHandler reports whether the place stands in the handler's own body.
func (f *Finding) InHandler() bool { return len(f.First().Steps)+f.hops == 0 }

// Find returns what handlers that choose accepts reach of the effects that
// select accepts, one finding for each place, by position.
func Find(pass *analysis.Pass, s *settings.Settings, choose func(*handlers.Handler) bool, selects func(*summary.Effect) bool) []*Finding {
	var hs []handlers.Handler
	var starts []effects.Start
	for _, h := range pass.ResultOf[handlers.Analyzer].(*handlers.Result).Handlers(s.Handlers) {
		if choose(&h) && s.Wants(pass, h.Pos) {
			hs = append(hs, h)
			starts = append(starts, effects.Start{Expr: h.Expr, Func: h.Func, Pos: h.Pos, Name: h.Name})
		}
	}
	if len(starts) == 0 {
		return nil
	}
	byPos := make(map[token.Pos]*Finding)
	var out []*Finding
	for _, r := range pass.ResultOf[effects.Analyzer].(*effects.Result).Reach(starts) {
		if !selects(&r.Effect) || !s.Wants(pass, r.Pos) {
			continue
		}
		f := byPos[r.Pos]
		if f == nil {
			f = &Finding{Handler: hs[r.Start], Where: where(pass, &r, hs[r.Start].Pos)}
			byPos[r.Pos] = f
			out = append(out, f)
		}
		f.add(r)
	}
	for _, f := range out {
		f.hops = inside(pass, f.First())
	}
	slices.SortFunc(out, func(a, b *Finding) int { return cmp.Compare(a.First().Pos, b.First().Pos) })
	return out
}

func where(pass *analysis.Pass, r *effects.Reached, registration token.Pos) Where {
	switch {
	case r.Site == position.Of(pass, r.Pos):
		return AtSink
	case r.Pos == registration:
		return AtRegistration
	}
	return AtCall
}

// inside returns how many calls of the trail stand in the package before the
// place where r is reported, as where a writer that a caller holds is written
// to by what it calls.
func inside(pass *analysis.Pass, r *effects.Reached) int {
	at := position.Of(pass, r.Pos)
	if r.Site == at {
		return len(r.Trail)
	}
	for i, h := range r.Trail {
		if h.Site == at {
			return i
		}
	}
	return 0
}

func (f *Finding) add(r effects.Reached) {
	for _, old := range f.Sinks {
		if old.Key() == r.Key() {
			return
		}
	}
	f.Sinks = append(f.Sinks, r)
	slices.SortStableFunc(f.Sinks, func(a, b effects.Reached) int {
		return cmp.Compare(len(a.Steps)+a.Len(), len(b.Steps)+b.Len())
	})
	if len(f.Sinks) > summary.MaxSinks {
		f.Sinks = f.Sinks[:summary.MaxSinks]
		f.More++
	}
}

// AnyHandler accepts every handler.
func AnyHandler(*handlers.Handler) bool { return true }

// Subject returns the first half of a message: who does what, with which
// expression, where. verb is "writes to stdout" or "ends the process".
func (f *Finding) Subject(verb string) string {
	first, handler := f.First(), f.Handler.Name
	switch {
	case f.Where == AtRegistration:
		return fmt.Sprintf("handler %s %s with %s at %s", handler, verb, first.What, first.Site)
	case f.Where == AtCall:
		return fmt.Sprintf("call of %s in handler %s %s with %s at %s", f.callee(), handler, verb, first.What, first.Site)
	case f.InHandler():
		return fmt.Sprintf("handler %s %s with %s", handler, verb, first.What)
	}
	return fmt.Sprintf("%s, called by handler %s, %s with %s", f.container(), handler, verb, first.What)
}

// callee names what the reported call calls.
func (f *Finding) callee() string {
	if t := f.First().Trail; len(t) > f.hops {
		return t[f.hops].Func
	}
	return f.First().What
}

// container names the function that holds the reported place.
func (f *Finding) container() string {
	var name string
	if first := f.First(); f.hops > 0 {
		name = first.Trail[f.hops-1].Func
	} else {
		name = first.Steps[len(first.Steps)-1].Func
	}
	if strings.HasPrefix(name, "a function literal") {
		return name
	}
	return "function " + name
}
