// Package reached finds what the handlers of a package reach, and says how.
// The rules about effects differ in which they report and in their words.
package reached

import (
	"cmp"
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/position"
	"github.com/envvet/envvet/passes/wiring"
)

// Requires are the passes that the functions here ask.
var Requires = []*analysis.Analyzer{handlers.Analyzer, effects.Analyzer, wiring.Analyzer}

// A Finding is one place to report, with all sinks that handlers reach there.
type Finding struct {
	Handler handlers.Handler // whose the first sink is
	Where   Where            // likewise
	Sinks   []Sink           // distinct, those of the first class in front, then those of MCP servers, nearest first
	More    int              // further ones

	resolver *position.Resolver // of all findings of a pass
}

// A Sink is what a handler reaches, and where that shows in the package.
type Sink struct {
	effects.Reached
	Span
	handler    handlers.Handler
	rank       int // of the handler: those of a lower one are told of first
	chosen     bool
	handed     bool
	goexit     bool
	incidental bool
	entry      int // of the trail, those by which the handler itself is called
	hops       int // of the trail, those before the place
}

// Where says which place a finding is reported at.
type Where int

const (
	AtSink         Where = iota // the sink itself
	AtCall                      // the call that leads out of the package
	AtRegistration              // where the handler is registered
)

// First returns the sink that the finding is reported for.
func (f *Finding) First() *Sink { return &f.Sinks[0] }

// InHandler reports whether the sink stands in the handler itself.
func (f *Finding) InHandler() bool { return f.Where == AtSink && f.First().container() == "" }

// Selects accepts what a handler reaches.
type Selects func(*handlers.Handler, *effects.Event) bool

// Each accepts what selects does, by whichever handler.
func Each(selects func(*summary.Effect) bool) Selects {
	return func(_ *handlers.Handler, e *effects.Event) bool { return selects(&e.Effect) }
}

// Find returns what handlers that choose accepts reach of the effects that
// selects accepts, one finding for each place, by position.
//
// A place that handlers of MCP servers share with others is reported for the
// former: of those, more is known to break.
func Find(pass *analysis.Pass, s *settings.Settings, choose func(*handlers.Handler) bool, selects Selects) []*Finding {
	var servers, others []handlers.Handler
	for _, h := range pass.ResultOf[handlers.Analyzer].(*handlers.Result).Handlers(s.Handlers) {
		switch {
		case !choose(&h) || !s.Wants(pass, h.Pos):
		case h.OfMCP():
			servers = append(servers, h)
		default:
			others = append(others, h)
		}
	}
	result := pass.ResultOf[effects.Analyzer].(*effects.Result)
	reach := func(result *effects.Result) (sinks []Sink) {
		for rank, hs := range [][]handlers.Handler{servers, others} {
			for _, r := range result.Reach(wiring.Starts(hs)) {
				if selects(&hs[r.Start], r.Event) && s.Wants(pass, r.Pos) {
					sink := newSink(pass, r, hs[r.Start])
					sink.rank = rank
					sinks = append(sinks, sink)
				}
			}
		}
		return sinks
	}
	return find(pass, s, result, func(result *effects.Result) []Sink {
		wired := pass.ResultOf[wiring.Analyzer].(*wiring.Result)
		if result != pass.ResultOf[effects.Analyzer] {
			wired = wired.Unaccepted()
		}
		return append(reach(result), connected(pass, s, wired.Calls(), choose, selects)...)
	})
}

// connected returns what handlers of other packages reach by what this one gives to the
// functions that register them, by calls.
func connected(pass *analysis.Pass, s *settings.Settings, calls []wiring.Call, choose func(*handlers.Handler) bool, selects Selects) (sinks []Sink) {
	for _, c := range calls {
		if !choose(&c.Handler) || !s.Wants(pass, c.Pos) {
			continue
		}
		for _, r := range c.Reached {
			if !selects(&c.Handler, r.Event) || !s.Wants(pass, r.Pos) {
				continue
			}
			sink := newSink(pass, r, c.Handler)
			if !c.Handler.OfMCP() {
				sink.rank = 1
			}
			sinks = append(sinks, sink)
		}
	}
	return sinks
}

// Initial returns what initializing the package does of the effects that
// select accepts, one finding for each place, by position. They have no handler.
func Initial(pass *analysis.Pass, s *settings.Settings, selects func(*summary.Effect) bool) []*Finding {
	result := pass.ResultOf[effects.Analyzer].(*effects.Result)
	reach := func(result *effects.Result) (sinks []Sink) {
		for _, r := range result.Initial() {
			if selects(&r.Effect) && s.Wants(pass, r.Pos) {
				sinks = append(sinks, newSink(pass, r, handlers.Handler{}))
			}
		}
		return sinks
	}
	return find(pass, s, result, reach)
}

// find groups what is reached. What is reached only because comments are not
// looked at makes findings of its own.
func find(pass *analysis.Pass, s *settings.Settings, result *effects.Result, reach func(*effects.Result) []Sink) []*Finding {
	sinks := reach(result)
	found := group(pass, sinks)
	if !s.Suppressed {
		return found
	}
	type identity struct {
		summary.Key
		pos token.Pos
	}
	told := make(map[identity]bool)
	for _, sink := range sinks {
		told[identity{sink.Key().Anyway(), sink.Pos}] = true
	}
	accepted := slices.DeleteFunc(reach(result.Unaccepted()), func(sink Sink) bool { return told[identity{sink.Key().Anyway(), sink.Pos}] })
	for _, f := range group(pass, accepted) {
		there := slices.ContainsFunc(found, func(g *Finding) bool { return g.First().Begin == f.First().Begin })
		if !there && s.Accepted(pass, effects.Rule(f.First().Kind), f.First().Pos) {
			found = append(found, f)
		}
	}
	return found
}

func group(pass *analysis.Pass, sinks []Sink) []*Finding {
	var out []*Finding
	resolver := position.NewResolver(pass)
	for _, place := range places(pass.Fset, sinks) {
		f := &Finding{resolver: resolver}
		f.Sinks, f.More = distinct(pass, place)
		f.Handler = f.First().handler
		f.Where = f.First().where(pass)
		out = append(out, f)
	}
	slices.SortFunc(out, func(a, b *Finding) int { return cmp.Compare(a.First().Begin, b.First().Begin) })
	return out
}

func (s *Sink) where(pass *analysis.Pass) Where {
	switch {
	case s.InPackage(pass):
		return AtSink
	case s.handler.Pos.IsValid() && s.Pos == s.handler.Pos:
		return AtRegistration
	}
	return AtCall
}

func newSink(pass *analysis.Pass, r effects.Reached, h handlers.Handler) Sink {
	s := Sink{Reached: r, Span: SpanOf(pass, r.Pos), handler: h}
	foreign := !position.SameModule(pass, r.Site.Pkg)
	s.handed = onlyHanded(&r.Effect, foreign)
	if foreign && r.Class == summary.Process {
		s.goexit = r.EndsGoroutine()
		s.incidental = r.Incidental != "" && !position.SameModule(pass, r.Incidental)
	}
	s.chosen = r.Chosen && foreign || asksElsewhere(pass, r.If)
	for len(s.Steps) > 0 && s.Steps[0].Func == h.Name {
		s.Steps = s.Steps[1:] // the call in what stands for a method value
	}
	if len(s.Steps) == 0 && h.Pos.IsValid() {
		registration := position.Of(pass, h.Pos)
		for s.entry < len(r.Trail) && calls(h, r.Trail[s.entry], registration) {
			s.entry++
		}
	}
	if s.InPackage(pass) {
		s.hops = len(r.Trail)
		return s
	}
	at := position.Of(pass, r.Pos)
	for i, h := range r.Trail {
		if h.Site == at {
			s.hops = i
			break
		}
	}
	return s
}

// onlyHanded reports whether an effect is by a writer that nobody is known to write to who
// was handed it. In the module under analysis it counts as written to if code that is not
// known was handed it, or if some calls have it and others do not.
func onlyHanded(e *summary.Effect, foreign bool) bool {
	switch {
	case e.Class != summary.Process:
		return false
	case foreign:
		return e.Picked || e.Handed && !e.Spare
	}
	return e.Handed && !e.Spare && !e.Picked && !e.Lent
}

// asksElsewhere reports whether conditions ask for settings of another package, which
// nothing changes that this one imports. A value of the program's own module may have been
// made elsewhere, and handed in.
func asksElsewhere(pass *analysis.Pass, conds []summary.Cond) bool {
	return slices.ContainsFunc(conds, func(c summary.Cond) bool {
		return c.Of != "" && c.Package() != pass.Pkg.Path() && !(c.Each && position.SameModule(pass, c.Package()))
	})
}

// calls reports whether the hop is the call of h where it is registered, or in
// the function without a position that stands for a method value.
func calls(h handlers.Handler, hop summary.Hop, registration position.Site) bool {
	if hop.Site != registration && hop.Site.Valid() {
		return false
	}
	if _, ok := ast.Unparen(h.Expr).(*ast.FuncLit); ok {
		return strings.HasPrefix(hop.Func, literal)
	}
	return hop.Func == h.Name
}

// InPackage reports whether the sink itself stands at the place reported.
func (s *Sink) InPackage(pass *analysis.Pass) bool { return s.Site == position.Of(pass, s.Pos) }

func (s *Sink) distance() int { return len(s.Steps) + s.Len() }

// distinct returns the sinks without doubles, in their order, and how many were
// cut off. Those of a class that is reported anyway are in front, so that no
// setting changes what a place is reported for.
func distinct(pass *analysis.Pass, sinks []Sink) ([]Sink, int) {
	type identity struct {
		summary.Key
		pos token.Pos // two on one line have one site
	}
	out := slices.Clone(sinks)
	slices.SortStableFunc(out, func(a, b Sink) int {
		return cmp.Or(cmp.Compare(a.group(), b.group()), cmp.Compare(a.Class, b.Class), cmp.Compare(a.rank, b.rank), cmp.Compare(a.distance(), b.distance()), cmp.Compare(a.Pos, b.Pos))
	})
	seen := make(map[identity]bool)
	out = slices.DeleteFunc(out, func(s Sink) bool {
		id := identity{Key: s.Key().Sink()} // nobody asks about what happens anyway
		if s.InPackage(pass) {
			id.pos = s.Pos
		}
		again := seen[id]
		seen[id] = true
		return again
	})
	n := min(len(out), summary.MaxSinks)
	return out[:n], len(out) - n + leftOut(sinks)
}

// AnyHandler accepts every handler.
func AnyHandler(*handlers.Handler) bool { return true }

// leftOut returns how many sinks the summaries of the functions called there
// left out, at least.
func leftOut(sinks []Sink) int {
	calls := make(map[token.Pos]int)
	for _, s := range sinks {
		calls[s.Pos] = max(calls[s.Pos], s.More)
	}
	n := 0
	for _, more := range calls {
		n += more
	}
	return n
}
