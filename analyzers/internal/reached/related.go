package reached

import (
	"fmt"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/position"
)

// Related returns the positions that explain the finding: the handler, the
// calls on the way to its nearest sink, then the sinks, nearest first: not those that would be a hint
// beside others that are known. verb says what a sink does, as in "writes to stdout".
func (f *Finding) Related(pass *analysis.Pass, verb string) []analysis.RelatedInformation {
	r := related{resolver: f.resolver, verb: verb}
	if f.Handler.Pos.IsValid() {
		r.add(f.Handler.Pos, "handler %s is registered here (%s %s)", f.Handler.Name, f.Handler.Framework, f.Handler.Role)
	}
	first := f.First()
	for _, s := range first.Steps {
		r.add(s.Pos, "calls %s", short(s.Func))
	}
	r.trail(&first.Effect, first.entry, first.hops, first.Pos)
	for i := range f.Sinks {
		s := &f.Sinks[i]
		if s.group() > first.group() {
			break
		}
		if s.InPackage(pass) {
			r.add(s.Pos, "%s", does(verb, &s.Effect))
		} else {
			r.sink(s.Pos, &s.Effect)
		}
	}
	if f.More > 0 {
		r.add(first.Pos, "and %d more", f.More)
	}
	return r.out
}

// RelatedEffects returns the positions that explain effects of other packages,
// the first in full, which show at pos in the package under analysis.
func RelatedEffects(pass *analysis.Pass, pos token.Pos, effects []summary.Effect, verb string) []analysis.RelatedInformation {
	r := related{resolver: position.NewResolver(pass), verb: verb}
	for i := range effects {
		if i == 0 {
			r.trail(&effects[i], 0, -1, token.NoPos)
		}
		r.sink(pos, &effects[i])
	}
	return r.out
}

type related struct {
	resolver *position.Resolver
	verb     string
	out      []analysis.RelatedInformation
}

func (r *related) add(pos token.Pos, format string, args ...any) {
	if pos.IsValid() {
		r.out = append(r.out, analysis.RelatedInformation{Pos: pos, Message: fmt.Sprintf(format, args...)})
	}
}

// trail adds the calls on the way to e, those from the given index on. That of
// index here stands at pos, of which its site only knows the line.
func (r *related) trail(e *summary.Effect, from, here int, pos token.Pos) {
	known := len(e.Trail)
	if e.Elided > 0 {
		known /= 2
	}
	for i, h := range e.Trail {
		if i < from {
			continue
		}
		at := r.resolver.Pos(h.Site)
		if i == here {
			at = pos
		}
		r.add(at, "calls %s", short(h.Func))
		if i == known-1 && e.Elided > 0 {
			r.add(at, "%d more calls", e.Elided)
		}
	}
}

// sink adds where e happens. Where that is in a file that is not known it adds
// the last call on the way there that is, or pos, where the way begins.
func (r *related) sink(pos token.Pos, e *summary.Effect) {
	if at := r.resolver.Pos(e.Site); at.IsValid() {
		r.add(at, "%s", does(r.verb, e))
		return
	}
	for _, h := range slices.Backward(e.Trail) {
		if at := r.resolver.Pos(h.Site); at.IsValid() {
			pos = at
			break
		}
	}
	r.add(pos, "%s at %s", does(r.verb, e), e.Site)
}
